"""Time, pitch and envelopes: the small bricks that every sound is laid from.

A signal is a mono array at `RATE` samples a second, with 1.0 at full scale.
"""

import math
import zlib

import numpy as np
import numpy.typing as npt

Signal = npt.NDArray[np.float64]
Spectrum = npt.NDArray[np.complex128]
Rng = np.random.Generator
Point = tuple[float, float]
Part = tuple[float, float, Signal]
"""When it starts in seconds, how loud it is, and the sound."""

RATE = 44100
TAU = 2 * math.pi


def seeded(*words: object) -> Rng:
    """A generator that depends on the words alone, never on the order of calls."""
    return np.random.default_rng(zlib.crc32(":".join(map(str, words)).encode()))


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def clock(seconds: float) -> Signal:
    return np.arange(samples(seconds)) / RATE


def frequencies(size: int) -> Signal:
    """Of the bins of a real transform, in Hz."""
    return np.fft.rfftfreq(size, 1 / RATE).astype(np.float64)


def power_of_two(length: int) -> int:
    """The smallest transform that holds so many samples."""
    return 1 << math.ceil(math.log2(length))


def hertz(note: float) -> float:
    """Frequency of a MIDI note; 69 is the A of 440 Hz."""
    return float(440.0 * 2 ** ((note - 69) / 12))


def held(value: float | Signal, seconds: float) -> Signal:
    """A number stretched to a signal; a signal stays as it is."""
    return np.broadcast_to(np.asarray(value, float), samples(seconds))


def smooth_step(x: Signal) -> Signal:
    """Raised cosine from 0 to 1; whatever lies outside is held."""
    return 0.5 - 0.5 * np.cos(np.pi * np.clip(x, 0, 1))


def curve(seconds: float, *points: Point) -> Signal:
    """Envelope through (time, value) points, smoothed by raised cosines."""
    times, values = zip(*points, strict=True)
    t = clock(seconds)
    left = np.clip(np.searchsorted(times, t, side="right") - 1, 0, len(times) - 2)
    start, end = np.take(times, left), np.take(times, left + 1)
    share = smooth_step((t - start) / np.maximum(end - start, 1e-9))
    return np.asarray(np.take(values, left) * (1 - share) + np.take(values, left + 1) * share)


def glide(seconds: float, *points: Point) -> Signal:
    """Curve in octaves, for frequencies."""
    return np.exp(curve(seconds, *[(time, math.log(value)) for time, value in points]))


def rested(x: Signal, share: float = 0.3) -> Signal:
    """Let the last share of a sound die away, so that no tail is ever cut."""
    tail = max(int(len(x) * share), 1)
    x = x.copy()
    x[-tail:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, tail + 1) / tail)
    return x


def fall(seconds: float, decay: float, attack: float = 0.0015) -> Signal:
    """Exponential decay behind a soft attack, silent at its end."""
    t = clock(seconds)
    return rested(smooth_step(t / attack) * np.exp(-t / decay), 0.2)


def phase(freq: float | Signal, seconds: float) -> Signal:
    """Running phase of a frequency that may move."""
    return TAU * np.cumsum(held(freq, seconds)) / RATE


def tone(freq: float | Signal, seconds: float) -> Signal:
    return np.sin(phase(freq, seconds))


def lay(*parts: Part) -> Signal:
    """Mix the parts into one signal."""
    out = np.zeros(max(samples(at) + len(x) for at, _, x in parts))
    for at, gain, x in parts:
        start = samples(at)
        out[start : start + len(x)] += gain * x
    return out


def unit(x: Signal) -> Signal:
    """The signal with its peak at one."""
    return np.asarray(x / (np.max(np.abs(x)) + 1e-12))


def soften(x: Signal, drive: float) -> Signal:
    """Gentle saturation."""
    return np.asarray(np.tanh(x * (1 + drive)) / math.tanh(1 + drive))


def decibels(amplitude: float) -> float:
    return 20 * math.log10(max(float(amplitude), 1e-9))


def amplitude(decibels: float) -> float:
    return float(10 ** (decibels / 20))


def rms(x: Signal) -> float:
    return float(np.sqrt(np.mean(x**2)))
