"""Tuned instruments. A note of the same pitch and length is always the same note."""

from functools import cache

import numpy as np

from pixtable.studio.sound.noise import breath
from pixtable.studio.sound.signal import TAU, Signal, clock, fall, hertz, rested, seeded, smooth_step, unit
from pixtable.studio.sound.struck import modes


def string(
    freq: float, seconds: float, decay: float, bright: float, *, point: float = 0.22, word: str = "pluck"
) -> Signal:
    """Plucked string: every harmonic with its own decay, slight stiffness."""
    rng = seeded(word, round(freq, 2))
    t = clock(seconds)
    out = np.zeros(len(t))
    decay = decay * (330 / freq) ** 0.35
    for k in range(1, 15):
        partial = freq * k * np.sqrt(1 + 0.00012 * k * k)
        if partial > 9000:
            break
        gain = np.sin(np.pi * k * point) / k ** (2.3 - 0.8 * bright)
        fading = np.exp(-t * (1 + 0.16 * k**1.5) / decay)
        out += gain * np.sin(TAU * partial * t + 0.2 * rng.uniform(-1, 1)) * fading
    return unit(rested(out * smooth_step(t / 0.003), 0.35))


@cache
def harp(note: float, seconds: float, decay: float = 0.95, bright: float = 0.5) -> Signal:
    return string(hertz(note), seconds, decay, bright)


@cache
def kalimba(note: float, seconds: float, soft: float = 0.6) -> Signal:
    """Thumb piano: warm fundamental, quick high tine ring, a breath of thumb."""
    freq = hertz(note)
    rng = seeded("kalimba", round(freq, 2))
    decay = 0.62 * (440 / freq) ** 0.45
    gains = [1, 0.16, 0.05, 0.13 * (1 - soft * 0.6), 0.04 * (1 - soft)]
    decays = [decay, decay * 0.5, decay * 0.35, decay * 0.12, decay * 0.06]
    tine = modes(rng, seconds, freq * np.array([1, 2.0, 3.01, 5.42, 8.9]), gains, decays, attack=0.004)
    return unit(tine + 0.03 * breath(rng, seconds, 1800, 1.5) * fall(seconds, 0.006, 0.001))


@cache
def marimba(note: float, seconds: float, mallet: float = 0.5) -> Signal:
    freq = hertz(note)
    rng = seeded("marimba", round(freq, 2))
    decay = 0.3 * (330 / freq) ** 0.5
    freqs, gains = freq * np.array([1, 3.98, 9.6]), [1, 0.26 * mallet, 0.08 * mallet]
    bar = modes(rng, seconds, freqs, gains, [decay, decay * 0.28, decay * 0.1], attack=0.003)
    return unit(bar + 0.05 * mallet * breath(rng, seconds, 900, 1.6) * fall(seconds, 0.008, 0.002))


@cache
def celesta(note: float, seconds: float) -> Signal:
    freq = hertz(note)
    decay = 0.75 * (660 / freq) ** 0.4
    freqs, gains = freq * np.array([1, 1.002, 2.0, 4.02, 6.3]), [0.7, 0.4, 0.1, 0.16, 0.04]
    decays = [decay, decay * 0.9, decay * 0.5, decay * 0.2, decay * 0.08]
    return unit(modes(seeded("celesta", round(freq, 2)), seconds, freqs, gains, decays, attack=0.004))


@cache
def stone_bell(note: float, seconds: float) -> Signal:
    """Lithophone bar in a cave: inharmonic modes, soft felt mallet."""
    freq = hertz(note)
    rng = seeded("stonebell", round(freq, 2))
    decay = 1.5 * (262 / freq) ** 0.4
    freqs, gains = freq * np.array([0.5, 1, 1.0035, 2.756, 5.404]), [0.16, 0.8, 0.5, 0.2, 0.05]
    decays = [decay * 1.3, decay, decay * 0.9, decay * 0.25, decay * 0.08]
    bar = modes(rng, seconds, freqs, gains, decays, attack=0.006)
    return unit(bar + 0.03 * breath(rng, seconds, 1400, 1.4) * fall(seconds, 0.012, 0.002))
