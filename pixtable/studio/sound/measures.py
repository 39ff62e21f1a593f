"""How bright, how sudden, how seamless: numbers to trust where nobody listens."""

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


def turn_click(stereo: Signal, freq: int = 6000) -> float:
    """Treble in the 20 ms laid across the turn of a loop, dBFS: a click would show here."""
    size = samples(0.02)
    window = np.hanning(size)
    mono = stereo.mean(axis=1)
    across = np.concatenate([mono[-(size // 2) :], mono[: size - size // 2]])
    treble = np.abs(np.fft.rfft(across * window))[size * freq // RATE :]
    return float(10 * np.log10(np.sum(treble**2) * 2 / (size * np.sum(window**2)) + 1e-14))


def turn_step(stereo: Signal) -> float:
    """Percentile of the step from the last sample to the first among all steps."""
    mono = stereo.mean(axis=1)
    return float(np.mean(np.abs(np.diff(mono)) < abs(mono[0] - mono[-1])) * 100)


def turn_change(stereo: Signal) -> tuple[float, float]:
    """Percentiles of the turn's level jump and spectral change among 1500 other places."""
    mono = stereo.mean(axis=1)
    lap = 4 * samples(0.05)
    ring = np.concatenate([mono[-lap:], mono, mono[:lap]])
    here = _change(ring, lap)
    others = np.array([_change(ring, int(i)) for i in np.linspace(1.5 * lap, len(mono), 1500)])
    jump, flux = np.mean(others < here, axis=0) * 100
    return float(jump), float(flux)


def _change(ring: Signal, at: int) -> tuple[float, float]:
    """Level jump of 50 ms windows and spectral change of 20 ms windows; inaudible parts count for nothing."""
    wide, narrow = samples(0.05), samples(0.02)
    before, after = (rms(ring[i : i + wide]) + 1e-6 for i in (at - wide, at))
    old, new = (_log_spectrum(ring[i : i + narrow]) for i in (at - narrow, at))
    return abs(decibels(after / before)), float(np.mean(np.abs(new - old)))


def _log_spectrum(x: Signal) -> Signal:
    return np.log(np.abs(np.fft.rfft(x * np.hanning(len(x)))) + 1e-2)
