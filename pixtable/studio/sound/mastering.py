"""From a raw sound to a file: trimmed, faded, without DC, with a known peak and loudness."""

from pathlib import Path

import numpy as np

from pixtable.studio.sound import vorbis
from pixtable.studio.sound.catalogue import LEVELS, Effect
from pixtable.studio.sound.loudness import integrated, punch
from pixtable.studio.sound.music import PIECES
from pixtable.studio.sound.music.drive import DRIVES
from pixtable.studio.sound.music.tape import RING_OUT
from pixtable.studio.sound.signal import Signal, amplitude, samples
from pixtable.studio.sound.space import band

PEAK = amplitude(-3)
LEAD = 0.004
"""Silence before the attack, room for the codec to start."""
EFFECT_QUALITY = 6.0
MUSIC_QUALITY = 2.0
MUSIC_LOUDNESS = -20.0
DRIVE_QUALITY, DRIVE_BELOW = 1.0, -2.0


def bake_effect(effect: Effect, folder: Path) -> float:
    """Write all variants, equally loud, the peakiest at -3 dBFS. Returns the play gain."""
    takes = [shaped(effect.play(index)) for index in range(effect.variants)]
    takes = [x * amplitude(-punch(x)) for x in takes]
    paths = [folder / file for file in effect.files()]
    heard = _record(takes, paths, _best_scale(takes, paths))
    return amplitude(LEVELS[effect.level] - float(np.mean([punch(x) for x in heard])))


def shaped(x: Signal) -> Signal:
    """High-pass, trim what is 50 dB under the peak, round both ends, remove what mean is left."""
    x = band(np.pad(x, (0, samples(0.01))), 32, 14500)
    loud = np.nonzero(np.abs(x) > np.max(np.abs(x)) * amplitude(-50))[0]
    x = x[max(loud[0] - 30, 0) : loud[-1] + 1]
    x = x * _fades(len(x))
    hill = np.hanning(len(x))
    return np.pad(x - hill * x.mean() / hill.mean(), (samples(LEAD), samples(LEAD)))


def _fades(length: int) -> Signal:
    head, tail = 44, max(samples(0.012), length // 5)
    fade = np.ones(length)
    fade[-tail:] = 0.5 + 0.5 * np.cos(np.pi * np.arange(1, tail + 1) / tail)
    fade[:head] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(head) / head)
    return fade


def _record(takes: list[Signal], paths: list[Path], scale: float) -> list[Signal]:
    """Write the takes and read back what a player will hear."""
    for x, path in zip(takes, paths, strict=True):
        vorbis.write(path, x * scale, EFFECT_QUALITY)
    return [vorbis.read(path) for path in paths]


def _highest(takes: list[Signal]) -> float:
    return float(max(np.max(np.abs(x)) for x in takes))


def _best_scale(takes: list[Signal], paths: list[Path]) -> float:
    """The codec moves peaks, so try until the decoded peak is right; too loud is three times worse than too soft."""
    scale = PEAK / _highest(takes)
    tries: list[tuple[float, float]] = []
    for _ in range(14):
        top = _highest(_record(takes, paths, scale))
        tries.append((abs(top / PEAK - 1) * (3 if top > PEAK else 1), scale))
        if tries[-1][0] < 0.01:
            break
        scale *= (PEAK / top) ** 0.6
    return min(tries)[1]


def bake_piece(name: str, paths: list[Path]) -> list[Signal]:
    """Write the verses of a piece, each with the ring of the one before over its beginning."""
    piece = PIECES[name]
    rings = samples(RING_OUT)
    verses = [balanced(piece.compose(verse)) for verse in piece.VERSES]
    written = []
    for verse, before, path in zip(verses, [verses[-1], *verses], paths, strict=False):
        joined = verse[:-rings].copy()
        joined[:rings] += before[-rings:]
        joined /= max(np.max(np.abs(joined)) / PEAK, 1)
        vorbis.write(path, joined, MUSIC_QUALITY)
        written.append(joined)
    return written


def bake_drive(name: str, number: int, path: Path) -> Signal:
    """Write what drives a verse; it is as long as that, and softer."""
    piece = PIECES[name]
    x = DRIVES[name].compose(piece.VERSES[number].chords(piece.LINES))[: -samples(RING_OUT)]
    level = balanced(x).mean(axis=1) * amplitude(DRIVE_BELOW)
    vorbis.write(path, level, DRIVE_QUALITY)
    return level


def balanced(verse: Signal) -> Signal:
    """Both sides equally strong, at the loudness of all music, under the peak."""
    sides = np.sqrt(np.mean(verse**2, axis=0))
    verse = verse * np.sqrt(sides.prod()) / sides
    verse = verse * amplitude(MUSIC_LOUDNESS - integrated(verse))
    return np.asarray(verse / max(np.max(np.abs(verse)) / PEAK, 1))
