"""Melodies grown from motifs."""

from collections.abc import Set
from dataclasses import dataclass
from typing import NamedTuple

from pixtable.studio.sound.music.harmony import Chord
from pixtable.studio.sound.signal import Rng

Motif = list[tuple[float, float, int]]
"""Notes as (beat, length in beats, wished step in semitones)."""


@dataclass(frozen=True)
class Tune:
    motifs: dict[str, Motif]
    scale: Set[int]
    span: tuple[int, int]
    start: int
    form: str = ""
    """One motif a bar; a dot rests, spaces only part the lines."""


class Note(NamedTuple):
    bar: int
    beat: float
    length: float
    pitch: int


def sing(rng: Rng, chords: list[Chord], tune: Tune) -> list[Note]:
    """Notes on whole beats take chord tones, the others steps of the scale."""
    notes: list[Note] = []
    here = tune.start
    for bar, letter in enumerate(tune.form.replace(" ", "")):
        for beat, length, move in tune.motifs.get(letter, []):
            pool = chords[bar].notes(*tune.span) if beat == round(beat) else _scale_notes(tune)
            here = _nearest(rng, pool, here, move, sum(tune.span) / 2)
            notes.append(Note(bar, beat, length, here))
    return notes


def _scale_notes(tune: Tune) -> list[int]:
    low, high = tune.span
    return [note for note in range(low, high + 1) if note % 12 in tune.scale]


def _nearest(rng: Rng, pool: list[int], here: int, move: int, middle: float) -> int:
    """The note nearest to the wished step, drawn a little to the middle, rather moving than staying."""

    def cost(note: int) -> float:
        stuck = 1.5 if note == here and move else 0
        return abs(note - here - move) + 0.05 * abs(note - middle) + stuck + 0.3 * rng.random()

    return min(pool, key=lambda note: (cost(note), note))
