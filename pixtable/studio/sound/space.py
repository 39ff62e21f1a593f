"""Filters and rooms."""

from functools import cache

import numpy as np

from pixtable.studio.sound.signal import RATE, Signal, Spectrum, frequencies, power_of_two, samples, seeded


def _response(size: int, low: float | None, high: float | None, order: int) -> Spectrum:
    s = 1j * frequencies(size)
    out = np.ones(len(s), complex)
    for k in range(order):
        pole = np.exp(1j * np.pi * (2 * k + order + 1) / (2 * order))
        if high:
            out = out / (s / high - pole)
        if low:
            out = out * (s / low) / (s / low - pole)
    return out


def band(x: Signal, low: float | None = None, high: float | None = None, order: int = 2) -> Signal:
    """Causal Butterworth band between two corner frequencies in Hz."""
    size = power_of_two(len(x) + 4096)
    return np.fft.irfft(np.fft.rfft(x, size) * _response(size, low, high, order), size)[: len(x)]


@cache
def echo(seconds: float, decay: float, bright: float, word: str) -> Signal:
    """Impulse response of a soft room: a few early taps and a darkening tail."""
    rng = seeded(word, seconds, decay, bright)
    length = samples(seconds)
    t = np.arange(length) / RATE
    tail = band(rng.normal(size=length), 180, bright, 1) * np.exp(-t / decay) * np.clip(t / 0.012, 0, 1)
    dark = band(rng.normal(size=length), 140, bright * 0.4, 1) * np.exp(-t / (decay * 1.5)) * np.clip(t / 0.02, 0, 1)
    out = tail + 0.8 * dark
    for _ in range(6):
        out[samples(rng.uniform(0.004, 0.03))] += rng.uniform(-2.5, 2.5)
    return np.asarray(out / np.sqrt(np.sum(out**2)))


def room(x: Signal, wet: float = 0.18, seconds: float = 0.22, decay: float = 0.045, bright: float = 5000) -> Signal:
    """The small wooden room around every effect."""
    reply = echo(seconds, decay, bright, "table")
    length = len(x) + len(reply)
    size = power_of_two(length)
    answered = np.fft.irfft(np.fft.rfft(x, size) * np.fft.rfft(reply, size), size)[:length]
    return np.pad(x, (0, len(reply))) + wet * answered
