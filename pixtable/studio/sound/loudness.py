"""How loud a sound is to the ear: K-weighting and gating of ITU-R BS.1770."""

import math

import numpy as np

from pixtable.studio.sound.signal import RATE, Signal, Spectrum, frequencies, power_of_two, samples

OFFSET = -0.691
SILENCE = -70.0
"""Blocks under this many LUFS do not count."""


def _quadratic(b: tuple[float, float, float], a: tuple[float, float, float], freqs: Signal) -> Spectrum:
    """Response of a second-order filter."""
    z = np.exp(-2j * np.pi * freqs / RATE)
    return np.asarray((b[0] + b[1] * z + b[2] * z * z) / (a[0] + a[1] * z + a[2] * z * z))


def _head_shelf(freqs: Signal) -> Spectrum:
    """4 dB more above 1.5 kHz, as a head adds."""
    g, w = 10 ** (4.0 / 40), 2 * math.pi * 1500.0 / RATE
    c, r = math.cos(w), math.sqrt(g) * math.sin(w) * math.sqrt(2)
    up, down = (g + 1) + (g - 1) * c, (g + 1) - (g - 1) * c
    b = (g * (up + r), -2 * g * ((g - 1) + (g + 1) * c), g * (up - r))
    return _quadratic(b, (down + r, 2 * ((g - 1) - (g + 1) * c), down - r), freqs)


def _low_cut(freqs: Signal) -> Spectrum:
    """What the ear does not count: below 38 Hz."""
    w = 2 * math.pi * 38.0 / RATE
    c, slope = math.cos(w), math.sin(w)
    return _quadratic(((1 + c) / 2, -(1 + c), (1 + c) / 2), (1 + slope, -2 * c, 1 - slope), freqs)


def weighted(x: Signal) -> Signal:
    size = power_of_two(len(x) + 8192)
    freqs = frequencies(size)
    return np.fft.irfft(np.fft.rfft(x, size) * _head_shelf(freqs) * _low_cut(freqs), size)[: len(x)]


def _lufs(power: float | Signal) -> Signal:
    return OFFSET + 10 * np.log10(power + 1e-12)


def punch(x: Signal, window: float = 0.2) -> float:
    """Loudest 200 ms on the LUFS scale: close to how short sounds add up in the ear."""
    width = samples(window)
    power = np.pad(weighted(np.pad(x, (0, width))) ** 2, (width, width))
    total = np.cumsum(power)
    return float(_lufs(np.max(total[width:] - total[:-width]) / width))


def integrated(stereo: Signal) -> float:
    """Gated programme loudness of a (frames, 2) signal."""
    power = sum(weighted(stereo[:, side]) ** 2 for side in range(stereo.shape[1]))
    block, hop = samples(0.4), samples(0.1)
    total = np.concatenate([[0], np.cumsum(power)])
    starts = np.arange(0, len(stereo) - block, hop)
    blocks = (total[starts + block] - total[starts]) / block
    blocks = blocks[_lufs(blocks) > SILENCE]
    return float(_lufs(blocks[_lufs(blocks) > _lufs(blocks.mean()) - 10].mean()))
