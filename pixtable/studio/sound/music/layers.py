"""Layers that several pieces share: held pads, far birds, a human hand."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from pixtable.studio.sound.music.tape import Tape
from pixtable.studio.sound.music.voicing import Voicing
from pixtable.studio.sound.signal import TAU, Rng, Signal, clock, curve, hertz, seeded
from pixtable.studio.sound.space import band
from pixtable.studio.sound.voices import bird_call

CHORUS = (-5, 0.5, 6)
"""Detuning of the copies of a pad tone, in cents."""


def human(rng: Rng, spread: float = 0.008) -> float:
    """How late, in seconds, a hand strikes."""
    return float(rng.normal(0, spread))


class Pad(NamedTuple):
    """How a pad swells and sinks, in seconds; the darker, the faster its harmonics fade."""

    rise: float = 1.0
    fade: float = 1.4
    dark: float = 1.7


def pad_tone(pad: Pad, note: int, seconds: float, word: str = "pad") -> Signal:
    """Stereo pad: three slightly detuned copies a side."""
    rng = seeded(word, note, round(seconds, 3))
    total = seconds + pad.fade
    t = clock(total)
    sides = [sum((_harmonics(rng, t, note, cents, pad.dark) for cents in CHORUS), np.zeros(len(t))) for _ in range(2)]
    swell = curve(total, (0, 0), (pad.rise, 1), (seconds, 0.85), (total, 0))
    return np.stack(sides, axis=1) / 3 * swell[:, None]


def _harmonics(rng: Rng, t: Signal, note: int, cents: float, dark: float) -> Signal:
    freq = hertz(note) * 2 ** ((cents + rng.uniform(-1.5, 1.5)) / 1200)
    out = np.zeros(len(t))
    for k in range(1, 7):
        if freq * k < 3600:
            out += np.sin(TAU * freq * k * t + rng.uniform(0, TAU)) / k**dark
    return out


def hold_pads(tape: Tape, voicings: list[Voicing], gain: Callable[[int], float], pad: Pad, wet: float = 0.5) -> None:
    """One voicing a bar; a note kept by the next chord is tied instead of struck again."""
    for bar, voicing in enumerate(voicings):
        for note in voicing:
            if bar and note in voicings[bar - 1]:
                continue
            tone = pad_tone(pad, note, _bars_held(voicings, bar, note) * tape.bar)
            tape.put(bar * tape.bar - pad.rise * 0.3, tone, gain(bar), 0, wet)


def _bars_held(voicings: list[Voicing], bar: int, note: int) -> int:
    end = bar + 1
    while end < len(voicings) and note in voicings[end]:
        end += 1
    return end - bar


def add_birds(tape: Tape, word: str, count: int, gain: float) -> None:
    """Birds far left and right, never two at once, mostly room."""
    rng = seeded(word)
    for share in (np.arange(count) + rng.uniform(0.1, 0.75, count)) / count:
        call = bird_call(rng, rng.uniform(2100, 3300), int(rng.integers(2, 6)))
        loud = gain * rng.uniform(0.5, 1.0)
        tape.put(share * tape.seconds, band(call, 800, 6000), loud, rng.uniform(-0.85, 0.85), 0.9)
