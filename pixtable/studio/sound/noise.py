"""Air, paper, cloth and console grain."""

import numpy as np

from pixtable.studio.sound.signal import RATE, Rng, Signal, Spectrum, fall, frequencies, held, rms, samples


def breath(
    rng: Rng, seconds: float, centre: float | Signal, octaves: float | Signal = 1.0, window: int = 512
) -> Signal:
    """Noise whose band moves: its centre in Hz, its width in octaves. Unit RMS."""
    length, hop = samples(seconds), window // 4
    shape = np.sqrt(np.hanning(window + 1)[:-1])
    freqs = _freqs(window)
    centres, widths = held(centre, seconds), held(octaves, seconds)
    out = np.zeros(length + 2 * window)
    for start in range(0, length + window, hop):
        now = min(max(start - window // 2, 0), length - 1)
        spectrum = _random_spectrum(rng, len(freqs)) * _bell(freqs, centres[now], widths[now])
        out[start : start + window] += np.fft.irfft(spectrum, window) * shape
    out = out[window : window + length]
    return out / (rms(out) + 1e-12)


def _freqs(window: int) -> Signal:
    freqs = frequencies(window)
    freqs[0] = freqs[1] / 4
    return freqs


def _bell(freqs: Signal, centre: float, octaves: float) -> Signal:
    """A band of unit energy."""
    bell = np.exp(-0.5 * (np.log2(freqs / centre) / (octaves / 2)) ** 2)
    return np.asarray(bell / (np.sqrt(np.sum(bell**2)) + 1e-12))


def _random_spectrum(rng: Rng, size: int) -> Spectrum:
    return rng.normal(size=size) + 1j * rng.normal(size=size)


def crackle(rng: Rng, seconds: float, rate: float, decay: float = 0.002) -> Signal:
    """Grain of paper, leaves and cloth, to multiply with: random small ticks, about one on average."""
    length = samples(seconds)
    hits = (rng.random(length) < rate / RATE) * rng.gamma(1.2, 1.0, length)
    tick = fall(samples(decay * 6) / RATE, decay, 0.0006)
    grain = np.convolve(hits, tick)[:length]
    return np.asarray(grain / (grain.mean() + 1e-9))


def grainy(x: Signal, grain: Signal, share: float) -> Signal:
    """Let the grain shape the given share of a signal."""
    return x * (1 - share + share * grain)


def bit_noise(rng: Rng, seconds: float, rate: float | Signal) -> Signal:
    """Sample-and-hold noise, the grain of old consoles; the rate is in Hz."""
    step = np.floor(np.cumsum(held(rate, seconds)) / RATE).astype(int)
    return np.asarray(rng.uniform(-1, 1, step[-1] + 1)[step])
