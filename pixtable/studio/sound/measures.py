"""How bright, how sudden, how even: numbers to trust where nobody listens."""

from collections.abc import Set

import numpy as np

from pixtable.studio.sound.loudness import punch
from pixtable.studio.sound.signal import RATE, Signal, decibels, frequencies, hertz, rms, samples
from pixtable.studio.sound.space import band


def _power(x: Signal, size: int | None = None) -> tuple[Signal, Signal]:
    """Frequencies and their power."""
    return frequencies(size or len(x)), np.abs(np.fft.rfft(x, size)).astype(np.float64) ** 2


def centroid(x: Signal) -> float:
    """The middle of the spectrum, Hz."""
    freqs, power = _power(x)
    return float(np.sum(freqs * power) / (np.sum(power) + 1e-20))


def share_above(x: Signal, freq: float) -> float:
    freqs, power = _power(x)
    return float(np.sum(power[freqs > freq]) / (np.sum(power) + 1e-20))


def colour(x: Signal) -> Signal:
    """Spectrum in 32 bands, dB: two sounds with the same colour are hard to tell apart."""
    freqs, power = _power(x, 1 << 16)
    bands, _ = np.histogram(freqs, np.geomspace(80, 14000, 33), weights=power)
    return np.asarray(10 * np.log10(bands / bands.sum() + 1e-4))


def attack(x: Signal) -> float:
    """Milliseconds from the onset (30 dB under the peak) to the peak."""
    width = samples(0.002)
    envelope = np.sqrt(np.convolve(x**2, np.ones(width) / width, "same"))
    onset = np.argmax(envelope > envelope.max() * 10 ** (-30 / 20))
    return float(1000 * (np.argmax(envelope > 0.98 * envelope.max()) - onset) / RATE)


def lost_on_small_speakers(x: Signal) -> float:
    """Punch that a laptop cannot play, dB."""
    return punch(x) - punch(band(x, 250))


def cents_off(x: Signal, note: float) -> float:
    """Strongest partial of a ringing sound against the note it should be."""
    size = 1 << 19
    fading = np.hanning(2 * len(x))[len(x) :]
    freqs, power = _power(x * fading, size)
    heard = (freqs > 240) & (freqs < 3000)
    return float(1200 * np.log2(freqs[heard][np.argmax(power[heard])] / hertz(note)))


def share_in_key(mono: Signal, key: Set[int]) -> float:
    """How much of the energy between 110 Hz and 2 kHz lies on the pitch classes of a key."""
    size = 16384
    freqs = frequencies(size)
    heard = (freqs > 110) & (freqs < 2000)
    pitch_class = np.round(69 + 12 * np.log2(freqs[heard] / 440)).astype(int) % 12
    total = np.zeros(12)
    for start in range(0, len(mono) - size, size):
        _, power = _power(mono[start : start + size] * np.hanning(size))
        total += np.bincount(pitch_class, power[heard], 12)
    return float(total[list(key)].sum() / total.sum())


def swing(stereo: Signal) -> float:
    """How far the loudness of 3 s windows moves, dB."""
    width = samples(3)
    levels = [decibels(rms(stereo[i : i + width])) for i in range(0, len(stereo) - width, width // 3)]
    return float(np.percentile(levels, 95) - np.percentile(levels, 10))
