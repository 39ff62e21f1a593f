"""A stereo tape for so many bars, and the time in which the last of them rings out."""

import numpy as np

from pixtable.studio.sound.signal import RATE, TAU, Signal, curve, frequencies, rms, samples, seeded
from pixtable.studio.sound.space import echo

RING_OUT = 5.0
"""Seconds after the last bar."""
FADE_IN = 0.06


class Tape:
    def __init__(self, bars: int, beats: int, tempo: float) -> None:
        self.beats = beats
        self.beat = 60.0 / tempo
        self.bar = beats * self.beat
        self.length = samples(bars * beats * self.beat + RING_OUT)
        self.seconds = self.length / RATE
        self.dry = np.zeros((self.length, 2))
        self._sent = np.zeros((self.length, 2))

    def when(self, bar: int, beat: float = 0.0) -> float:
        return (bar * self.beats + beat) * self.beat

    def put(self, seconds: float, x: Signal, gain: float, pan: float = 0.0, wet: float = 0.3) -> None:
        """Pan runs from -1 to 1 by equal power; wet is the share sent to the room."""
        sides = gain * (panned(x, pan) if x.ndim == 1 else x)
        at = max(0, samples(seconds))
        sides = sides[: self.length - at]
        self.dry[at : at + len(sides)] += sides
        self._sent[at : at + len(sides)] += wet * sides

    def add_air(self, word: str, low: float, high: float, quiet: float, loud: float) -> None:
        """A bed of noise between two frequencies that slowly swells and sinks."""
        self.dry += self._noise(word, low, high) * self.slow(f"{word} air", quiet, loud)[:, None]

    def _noise(self, word: str, low: float, high: float) -> Signal:
        """Random phases in a band."""
        rng = seeded(word)
        freqs = frequencies(self.length)
        band = 1 / (1 + (low / np.maximum(freqs, 1)) ** 4) / (1 + (freqs / high) ** 4)
        band /= np.maximum(freqs, 20) ** 0.5
        sides = [np.fft.irfft(band * np.exp(1j * rng.uniform(0, TAU, len(freqs))), self.length) for _ in range(2)]
        out = np.stack(sides, axis=1)
        return out / rms(out)

    def slow(self, word: str, low: float, high: float) -> Signal:
        """A slow curve between two values."""
        rng = seeded(word)
        share = np.arange(self.length) / self.length
        waves = np.zeros(self.length)
        for turns in (3, 5, 8):
            waves += np.sin(TAU * (turns * share + rng.random()))
        return np.asarray(low + (high - low) * (waves - waves.min()) / (waves.max() - waves.min()))

    def close(self, tail: float, bright: float, wet: float, top: float = 9000) -> Signal:
        """The finished verse in its room, with a soft top and no DC, out of silence and back into it."""
        freqs = frequencies(self.length)
        soft = 1 / np.sqrt(1 + (freqs / top) ** 6) * (freqs / 28) ** 2 / np.sqrt(1 + (freqs / 28) ** 4)
        sides = []
        for side in range(2):
            reply = np.fft.rfft(echo(tail * 3, tail, bright, f"hall{side}"), self.length)
            answered = np.fft.irfft(np.fft.rfft(self._sent[:, side]) * reply, self.length)
            heard = np.fft.rfft(self.dry[:, side] + wet * answered)
            sides.append(np.fft.irfft(heard * soft, self.length))
        return np.stack(sides, axis=1) * self._ends()[:, None]

    def _ends(self) -> Signal:
        """Fades, for what sounds without an end of its own, such as air and drones."""
        total = self.seconds
        return curve(total, (0, 0), (FADE_IN, 1), (total - RING_OUT * 0.8, 1), (total - 0.1, 0), (total, 0))


def panned(x: Signal, pan: float) -> Signal:
    angle = (pan + 1) * np.pi / 4
    return np.stack([x * np.cos(angle), x * np.sin(angle)], axis=1)
