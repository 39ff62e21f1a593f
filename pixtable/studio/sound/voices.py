"""Voices that sing by themselves: console waves and birds."""

import numpy as np

from pixtable.studio.sound.signal import TAU, Part, Rng, Signal, clock, held, lay, phase, tone, unit


def pulse(freq: float | Signal, seconds: float, duty: float, top: float) -> Signal:
    """Band-limited pulse wave with a rounded top."""
    freqs, turn = held(freq, seconds), phase(freq, seconds)
    out = np.zeros(len(turn))
    for k in range(1, int(min(40, top * 2 / float(np.min(freqs)))) + 1):
        rolled = 1 / (1 + (k * freqs / top) ** 4)
        out += rolled * np.sin(np.pi * k * duty) / k * np.cos(k * turn)
    return out * 4 / np.pi / 2


def triangle(freq: float | Signal, seconds: float) -> Signal:
    turn = phase(freq, seconds)
    odd = range(1, 11, 2)
    return np.asarray(sum((-1) ** (k // 2) * np.sin(k * turn) / k**2 for k in odd) * 0.81)


def chirp(
    rng: Rng, low: float, high: float, seconds: float, bend: float, *, trill: float = 0.0, rate: float = 28.0
) -> Signal:
    """One bird syllable: arched sine sweep, optional trill."""
    t = clock(seconds)
    share = t / seconds
    freq = low * (high / low) ** np.sin(np.pi * share**bend)
    freq = freq * (1 + trill * np.sin(TAU * rate * t + rng.uniform(0, TAU)))
    return np.asarray((tone(freq, seconds) + 0.12 * tone(2 * freq, seconds)) * np.sin(np.pi * share) ** 1.5)


def _syllable(rng: Rng, kind: int, centre: float, seconds: float) -> Signal:
    if kind == 0:
        return chirp(rng, centre * 0.86, centre * 1.18, seconds, 0.6)
    if kind == 1:
        return chirp(rng, centre * 0.95, centre * 1.12, seconds * 1.3, 1.4, trill=0.025, rate=34)
    return chirp(rng, centre * 1.15, centre * 0.9, seconds, 0.8)


def bird_call(rng: Rng, centre: float, syllables: int) -> Signal:
    """A short phrase of a friendly garden bird."""
    parts: list[Part] = []
    at, kind = 0.0, int(rng.integers(0, 3))
    for _ in range(syllables):
        seconds = rng.uniform(0.06, 0.13)
        call = _syllable(rng, kind, centre * 2 ** rng.uniform(-0.18, 0.22), seconds)
        parts.append((at, rng.uniform(0.6, 1.0), call))
        at += seconds + rng.uniform(0.03, 0.09)
    return unit(lay(*parts))
