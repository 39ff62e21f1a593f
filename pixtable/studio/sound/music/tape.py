"""A circular stereo tape: whatever runs past the end goes on at the beginning, rooms included."""

import numpy as np

from pixtable.studio.sound.signal import RATE, TAU, Signal, frequencies, rms, samples, seeded
from pixtable.studio.sound.space import echo


class Tape:
    def __init__(self, bars: int, beats: int, tempo: float) -> None:
        self.beats = beats
        self.beat = 60.0 / tempo
        self.bar = beats * self.beat
        self.length = samples(bars * beats * self.beat)
        self.seconds = self.length / RATE
        self.dry = np.zeros((self.length, 2))
        self._sent = np.zeros((self.length, 2))

    def when(self, bar: int, beat: float = 0.0) -> float:
        return (bar * self.beats + beat) * self.beat

    def put(self, seconds: float, x: Signal, gain: float, pan: float = 0.0, wet: float = 0.3) -> None:
        """Pan runs from -1 to 1 by equal power; wet is the share sent to the room."""
        sides = gain * (panned(x, pan) if x.ndim == 1 else x)
        at = samples(seconds) % self.length
        while len(sides):
            fits = min(len(sides), self.length - at)
            self.dry[at : at + fits] += sides[:fits]
            self._sent[at : at + fits] += wet * sides[:fits]
            sides, at = sides[fits:], 0

    def add_air(self, word: str, low: float, high: float, quiet: float, loud: float) -> None:
        """An endless bed of noise between two frequencies that slowly swells and sinks."""
        self.dry += self._noise(word, low, high) * self.slow(f"{word} air", quiet, loud)[:, None]

    def _noise(self, word: str, low: float, high: float) -> Signal:
        """Random phases on the circle's own harmonics."""
        rng = seeded(word)
        freqs = frequencies(self.length)
        band = 1 / (1 + (low / np.maximum(freqs, 1)) ** 4) / (1 + (freqs / high) ** 4)
        band /= np.maximum(freqs, 20) ** 0.5
        sides = [np.fft.irfft(band * np.exp(1j * rng.uniform(0, TAU, len(freqs))), self.length) for _ in range(2)]
        out = np.stack(sides, axis=1)
        return out / rms(out)

    def slow(self, word: str, low: float, high: float) -> Signal:
        """A slow curve on the circle between two values."""
        rng = seeded(word)
        share = np.arange(self.length) / self.length
        waves = np.zeros(self.length)
        for turns in (3, 5, 8):
            waves += np.sin(TAU * (turns * share + rng.random()))
        return np.asarray(low + (high - low) * (waves - waves.min()) / (waves.max() - waves.min()))

    def close(self, tail: float, bright: float, wet: float, top: float = 9000) -> Signal:
        """The finished loop in its circular room, with a soft top and no DC."""
        freqs = frequencies(self.length)
        soft = 1 / np.sqrt(1 + (freqs / top) ** 6) * (freqs / 28) ** 2 / np.sqrt(1 + (freqs / 28) ** 4)
        sides = []
        for side in range(2):
            reply = np.fft.rfft(echo(tail * 3, tail, bright, f"hall{side}"), self.length)
            answered = np.fft.irfft(np.fft.rfft(self._sent[:, side]) * reply, self.length)
            heard = np.fft.rfft(self.dry[:, side] + wet * answered)
            sides.append(np.fft.irfft(heard * soft, self.length))
        return np.stack(sides, axis=1)


def panned(x: Signal, pan: float) -> Signal:
    angle = (pan + 1) * np.pi / 4
    return np.stack([x * np.cos(angle), x * np.sin(angle)], axis=1)
