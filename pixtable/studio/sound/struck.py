"""Things on the table that can be struck: wood, stone, dice, beads, a drum."""

from collections.abc import Sequence

import numpy as np

from pixtable.studio.sound.noise import breath
from pixtable.studio.sound.signal import RATE, TAU, Rng, Signal, clock, fall, rested, smooth_step, tone


def modes(
    rng: Rng,
    seconds: float,
    freqs: Sequence[float] | Signal,
    gains: Sequence[float],
    decays: Sequence[float],
    *,
    attack: float = 0.0008,
    spread: float = 0.0,
) -> Signal:
    """A struck body: a sum of damped sines, each detuned by up to the spread."""
    t = clock(seconds)
    out = np.zeros(len(t))
    for freq, gain, decay in zip(freqs, gains, decays, strict=True):
        tuned = freq * (1 + spread * rng.uniform(-1, 1))
        if tuned < RATE * 0.45:
            out += gain * np.sin(TAU * tuned * t + 0.3 * rng.uniform(-1, 1)) * np.exp(-t / decay)
    return rested(out * smooth_step(t / attack), 0.35)


def wood(rng: Rng, size: float = 1.0, hard: float = 0.5, seconds: float = 0.2) -> Signal:
    """Wood knock: damped 220 + 347 Hz and a few short upper modes. Larger size is deeper."""
    freqs = np.array([220, 347, 611, 903, 1480, 2210]) / size
    gains = [1, 0.8, 0.45 * hard, 0.4 * hard, 0.25 * hard, 0.14 * hard]
    body = modes(rng, seconds, freqs, gains, [0.032, 0.026, 0.018, 0.013, 0.008, 0.005], attack=0.0012, spread=0.03)
    tap = breath(rng, seconds, 2600 / size, 1.6) * fall(seconds, 0.004, 0.0008)
    return body + 0.25 * hard * tap


def stone(rng: Rng, size: float = 1.0, seconds: float = 0.2, bright: float = 0.5) -> Signal:
    """Stone on a board: 110 Hz thump, gritty contact, short ceramic ring."""
    freqs = np.array([110, 236, 1320, 2050, 3120, 4400]) / size
    gains = [1, 0.5, 0.3 * bright, 0.34 * bright, 0.22 * bright, 0.1 * bright]
    grit = breath(rng, seconds, 2300 / size, 2.0) * fall(seconds, 0.008, 0.0006)
    return (
        modes(rng, seconds, freqs, gains, [0.04, 0.03, 0.02, 0.016, 0.011, 0.007], attack=0.001, spread=0.03)
        + 0.32 * grit
    )


def bone(rng: Rng, size: float = 1.0, seconds: float = 0.12) -> Signal:
    """A die touching felt or another die."""
    freqs = np.array([980, 1640, 2710, 3890]) / size
    body = modes(rng, seconds, freqs, [0.8, 1, 0.5, 0.25], [0.011, 0.009, 0.006, 0.004], attack=0.0005, spread=0.08)
    thud = modes(rng, seconds, [190 / size, 310 / size], [0.7, 0.4], [0.02, 0.015], attack=0.001, spread=0.08)
    return body + thud + 0.2 * breath(rng, seconds, 3200, 1.5) * fall(seconds, 0.003, 0.0005)


def bead(rng: Rng, freq: float, seconds: float = 0.35) -> Signal:
    """Small glass bead."""
    freqs = freq * np.array([1, 2.32, 3.85, 5.1])
    body = modes(rng, seconds, freqs, [1, 0.32, 0.14, 0.05], [0.07, 0.035, 0.018, 0.01], attack=0.0007, spread=0.003)
    return body + 0.06 * breath(rng, seconds, 5200, 1.2) * fall(seconds, 0.003, 0.0005)


def drum(rng: Rng, freq: float, seconds: float, skin: float, decay: float) -> Signal:
    """Low frame drum with a short pitch drop."""
    bent = freq * (1 + 0.5 * np.exp(-clock(seconds) / 0.025))
    x = tone(bent, seconds) * fall(seconds, decay, 0.003)
    x += 0.45 * tone(bent * 1.59, seconds) * fall(seconds, decay * 0.5, 0.003)
    x += 0.22 * tone(bent * 2.14, seconds) * fall(seconds, decay * 0.35, 0.003)
    return x + skin * 0.3 * breath(rng, seconds, 700, 2.0) * fall(seconds, 0.03, 0.002)
