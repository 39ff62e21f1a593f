"""How much a clue is like what people say of a picture: in its letters, and in what its words mean.

What people say was written down beforehand, a few dozen lines a picture. A line counts by what is rare in it; of a
picture count the line most like the clue, and a part of the next few.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from heapq import nlargest
from itertools import chain
from math import log, sqrt
from typing import Generic, TypeVar

from pixtable.games.pictoric.mind.meaning.lexicon import Meaning
from pixtable.games.pictoric.mind.meaning.reading import Reading
from pixtable.games.pictoric.mind.meaning.tables import deck, people, people_meanings
from pixtable.games.pictoric.mind.meaning.text import fold, words_of

Key = TypeVar("Key", str, int)

PIECES = range(3, 6)
"""A clue's letters are compared in pieces of so many, the ends of its words among them."""
NEXT, NEXT_SHARE = 8, 2.0
SOUNDS_LIKE = 0.3
"""From here on a clue says something even where no word of it is known."""
SENSES, LESS_LIKELY = 2, 0.5
"""Of a word of several senses the likeliest counts, and the next a little."""


class Index(Generic[Key]):
    """Lines by what is in them."""

    def __init__(self, lines: Iterable[tuple[int, Mapping[Key, float]]]) -> None:
        self._column: list[int] = []
        self._with: dict[Key, list[tuple[int, float]]] = defaultdict(list)
        for number, (column, bag) in enumerate(lines):
            self._column.append(column)
            for key, weight in bag.items():
                self._with[key].append((number, weight))
        self._unheard = log(max(2, len(self._column)))
        self._rarity: dict[Key, float] = {key: self._unheard - log(len(found)) for key, found in self._with.items()}
        sizes = [0.0] * len(self._column)
        for key, found in self._with.items():
            for number, weight in found:
                sizes[number] += (weight * self._rarity[key]) ** 2
        self._size = [sqrt(size) or 1.0 for size in sizes]

    def likeness(self, bag: Mapping[Key, float]) -> list[float]:
        """Of every picture, from 0; a line that is the clue itself comes to 1."""
        shared: dict[int, float] = defaultdict(float)
        size = 0.0
        for key, weight in bag.items():
            rarity = self._rarity.get(key, self._unheard)
            size += (weight * rarity) ** 2
            for number, other in self._with.get(key, ()):
                shared[number] += weight * other * rarity * rarity
        size = sqrt(size) or 1.0
        found: dict[int, list[float]] = defaultdict(list)
        for number, worth in shared.items():
            found[self._column[number]].append(worth / (size * self._size[number]))
        likeness = [0.0] * len(deck().pictures)
        for column, worths in found.items():
            best, *others = nlargest(1 + NEXT, worths)
            likeness[column] = best + NEXT_SHARE * sum(others) / NEXT
        return likeness


@lru_cache(maxsize=1024)  # a leader weighs the same ready clues turn after turn
def in_letters(clue: str, language: str) -> Sequence[float]:
    return tuple(_by_letters(language).likeness(pieces_of(clue, language)))


def in_meaning(reading: Reading) -> Sequence[float]:
    return _by_meaning().likeness(meanings_of(reading))


def sounds_like_something(clue: str, language: str) -> bool:
    return max(in_letters(clue, language)) >= SOUNDS_LIKE


def pieces_of(text: str, language: str) -> dict[str, float]:
    plain = f" {' '.join(fold(word.text) for word in words_of(text, language))} "
    return dict.fromkeys(chain.from_iterable(_cut(plain, size) for size in PIECES), 1.0)


def _cut(text: str, size: int) -> Iterator[str]:
    return (text[start : start + size] for start in range(len(text) - size + 1))


def meanings_of(reading: Reading) -> dict[Meaning, float]:
    """What is said, not what is said to be absent."""
    bag: dict[Meaning, float] = {}
    for part in reading.parts:
        for place, meaning in enumerate(part.meanings[:SENSES]):
            weight = part.weight * (LESS_LIKELY if place else 1.0)
            if weight > bag.get(meaning, 0.0):
                bag[meaning] = weight
    return bag


@cache
def _by_letters(language: str) -> Index[str]:
    return Index((column, pieces_of(line, language)) for column, own in enumerate(people(language)) for line in own)


@cache
def _by_meaning() -> Index[int]:
    """Lines of all four languages: what is meant has none."""
    return Index(people_meanings())
