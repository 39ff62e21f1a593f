"""The march of Tactics."""

import numpy as np

from pixtable.studio.sound.music.harmony import G_MAJOR, Chord, at_or_above, progression
from pixtable.studio.sound.music.layers import Pad, hold_pads, human
from pixtable.studio.sound.music.melody import Note, Tune, sing
from pixtable.studio.sound.music.tape import Tape
from pixtable.studio.sound.music.verse import Verse
from pixtable.studio.sound.music.voicing import Voicing, lead
from pixtable.studio.sound.noise import bit_noise
from pixtable.studio.sound.signal import RATE, TAU, Rng, Signal, clock, curve, fall, hertz, seeded
from pixtable.studio.sound.space import band
from pixtable.studio.sound.struck import drum
from pixtable.studio.sound.voices import pulse, triangle

LINES = {
    "A": progression("E:m7 C:maj7 G D|F#"),
    "B": progression("E:m7 C:maj7 A:m7 B:m7"),
    "C": progression("G:add9 D|F# E:m7 B:m7"),
    "D": progression("C:maj7 G|B A:m7 D:sus4"),
    "E": progression("C:maj7 D E:m7 B:m7|D"),
    "F": progression("C:maj7 A:m7 B:m7 D:sus4"),
}
TUNE = Tune(
    motifs={
        "a": [(0, 1.5, 3), (1.5, 0.5, 2), (2, 1, 2), (3, 1, -3)],
        "b": [(0, 0.5, -2), (0.5, 0.5, 2), (1, 1, 3), (2, 2, -3)],
        "c": [(0, 1, 5), (1, 0.5, -2), (1.5, 0.5, -2), (2, 1.5, -2)],
        "d": [(0, 3, -2)],
        "e": [(0, 2, 2), (2, 2, -2)],
    },
    scale=G_MAJOR,
    span=(67, 83),
    start=71,
)
VERSES = (
    Verse("tactics", "ABCDEAF", ".... abad acab acbd e.ed abac abd."),
    Verse("tactics on the wall", "CBAFEDA", ".... cbad baca cadb .eed cbad cab.", mirrored=True),
    Verse("tactics by the river", "ADCBEAD", ".... bacd abca bcad ee.d bacd bad."),
    Verse("tactics at night", "BACFEBA", ".... acbd cabd abcc d.ee acbd acd.", mirrored=True),
)
POWER = [*(power for power in (0.55, 0.75, 0.9, 1.0, 0.35, 0.9, 0.65) for _ in range(4)), 0.35]
"""How strongly each bar is played; below one half the band rests."""
DRUM_BEATS = ((0, 0.9), (2, 0.7))
SNARE_BEATS = ((1, 0.5), (1.75, 0.22), (3, 0.5), (3.5, 0.25), (3.75, 0.2))
ARPEGGIO = (0, 1, 2, 1, 0, 14, 1, 2)


def compose(verse: Verse) -> Signal:
    """E minor, 92 bpm march, 28 bars a verse: rounded pulses, triangle bass, brushed drum; sections swell and rest."""
    rng, chords = verse.rng, verse.chords(LINES)
    tape = Tape(len(chords), 4, 92)
    held = voicings(verse)
    hold_pads(tape, held, lambda bar: 0.008 + 0.026 * POWER[bar], Pad(0.5, 0.8, 1.9))
    for bar, chord in enumerate(chords):
        _bass(tape, bar, chord)
        _drums(tape, bar)
        if _marches(bar):
            _arpeggio(tape, bar, held[bar])
            _snare(tape, rng, bar)
    for note in sing(rng, chords, verse.tune(TUNE)):
        _melody(tape, rng, note)
    return tape.close(0.8, 3600, 0.7, 7000)


def voicings(verse: Verse) -> list[Voicing]:
    return lead(verse.chords(LINES), 55, 72, 3)


def _marches(bar: int) -> bool:
    return POWER[bar] > 0.5


def _bass(tape: Tape, bar: int, chord: Chord) -> None:
    low = at_or_above(chord.bass, 40)
    fifth = at_or_above(chord.fifth, low)
    resting = ((0, low, 1.8), (2, fifth, 1.6))
    walking = ((0, low, 0.9), (1, fifth, 0.45), (2, low, 0.8), (3, fifth, 0.45), (3.5, low, 0.35))
    for beat, note, length in walking if _marches(bar) else resting:
        gain = 0.14 * (0.35 + 0.65 * POWER[bar])
        tape.put(tape.when(bar, beat), _bass_tone(note, length * tape.beat + 0.1), gain, 0, 0.08)


def _bass_tone(note: int, seconds: float) -> Signal:
    x = triangle(hertz(note), seconds)
    d = len(x) / RATE
    return x * curve(d, (0, 0), (0.012, 1), (d - 0.09, 0.6), (d, 0))


def _arpeggio(tape: Tape, bar: int, voicing: Voicing) -> None:
    for k, step in enumerate(ARPEGGIO):
        octave, voice = divmod(step, 12)
        gain, pan = (0.75, -0.4) if k % 2 else (1, -0.2)
        blip = _chip(voicing[voice] + 12 * octave, 0.22, 0.5, 1500, 0.16)
        tape.put(tape.when(bar, k * 0.5), blip, 0.075 * POWER[bar] * gain, pan, 0.3)


def _drums(tape: Tape, bar: int) -> None:
    stroke = drum(seeded("march"), 70, 0.5, 0.3, 0.12)
    for beat, gain in DRUM_BEATS:
        tape.put(tape.when(bar, beat), stroke, 0.14 * gain * (0.3 + 0.7 * POWER[bar]), 0, 0.2)


def _snare(tape: Tape, rng: Rng, bar: int) -> None:
    d = 0.14
    for beat, gain in SNARE_BEATS:
        brush = band(bit_noise(seeded("snare", int(beat * 4)), d, 9000), 500, 3600) * fall(d, 0.035, 0.004)
        tape.put(tape.when(bar, beat) + human(rng, 0.004), brush, 0.085 * gain * POWER[bar], 0.15, 0.35)


def _melody(tape: Tape, rng: Rng, note: Note) -> None:
    power, when = POWER[note.bar], tape.when(note.bar, note.beat)
    duty = 0.25 if _marches(note.bar) else 0.5
    x = _chip(note.pitch, note.length * tape.beat * 0.9, duty, 2500, 0.5 + 0.3 * note.length, vibrato=0.004)
    tape.put(when + human(rng, 0.004), x, 0.17 * (0.4 + 0.6 * power), 0.12, 0.4)
    tape.put(when + 0.75 * tape.beat, x, 0.035 * power, 0.55, 0.5)


def _chip(note: int, seconds: float, duty: float, top: float, decay: float, *, vibrato: float = 0.0) -> Signal:
    """A rounded console note whose vibrato comes late."""
    t = clock(seconds + 0.08)
    d = len(t) / RATE
    bend = 1 + vibrato * np.clip((t - 0.18) / 0.2, 0, 1) * np.sin(TAU * 5.2 * t)
    return pulse(hertz(note) * bend, d, duty, top) * fall(d, decay, 0.008) * curve(d, (0, 1), (seconds, 1), (d, 0))
