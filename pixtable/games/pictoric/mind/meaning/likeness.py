"""How much a clue is like what people say of a picture: in its letters, and in what its words mean.

What people say was written down beforehand, a few dozen lines a picture. A line counts by what is rare in it; of a
picture count the line most like the clue, and a part of the next few. Opponents also give some of these lines as clues:
such a one is read as if it had not been written down, so that nobody gains by knowing it by heart.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from heapq import nlargest
from itertools import chain
from math import log, sqrt
from typing import Generic, NamedTuple, TypeVar

from pixtable.games.pictoric.mind.meaning.lexicon import Meaning
from pixtable.games.pictoric.mind.meaning.reading import Reading
from pixtable.games.pictoric.mind.meaning.tables import deck, lines, people, people_meanings
from pixtable.games.pictoric.mind.meaning.text import fold, words_of

Key = TypeVar("Key", str, int)

PIECES = range(3, 6)
"""A clue's letters are compared in pieces of so many, the ends of its words among them."""
NEXT, NEXT_SHARE = 8, 2.0
SOUNDS_LIKE = 0.3
"""From here on a clue says something even where no word of it is known."""
SENSES, LESS_LIKELY = 2, 0.5
"""Of a word of several senses the likeliest counts, and the next a little."""


class Likeness(NamedTuple):
    """How much a clue is like what is said of each picture, and how much it is like the one line that is nearest."""

    pictures: Sequence[float]
    closest: float


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

    def likeness(self, bag: Mapping[Key, float], but: Collection[int] = ()) -> Likeness:
        """Of every picture, from 0; a line that is the clue itself comes to 1. Some lines may be left out."""
        shared: dict[int, float] = defaultdict(float)
        size = 0.0
        for key, weight in bag.items():
            rarity = self._rarity.get(key, self._unheard)
            size += (weight * rarity) ** 2
            for number, other in self._with.get(key, ()):
                shared[number] += weight * other * rarity * rarity
        size = sqrt(size) or 1.0
        found: dict[int, list[float]] = defaultdict(list)
        for number in but:
            shared.pop(number, None)
        for number, worth in shared.items():
            found[self._column[number]].append(worth / (size * self._size[number]))
        likeness, closest = [0.0] * len(deck().pictures), 0.0
        for column, worths in found.items():
            best, *others = nlargest(1 + NEXT, worths)
            likeness[column] = best + NEXT_SHARE * sum(others) / NEXT
            closest = max(closest, best)
        return Likeness(tuple(likeness), closest)


def in_letters(clue: str, language: str) -> Sequence[float]:
    return _in_letters(clue, language).pictures


@lru_cache(maxsize=1024)  # a leader weighs the same ready clues turn after turn
def _in_letters(clue: str, language: str) -> Likeness:
    by_heart = _given_as_clues(language).get(fold(clue), ())
    order = _in_order(language)
    return _by_letters(language).likeness(pieces_of(clue, language), [order[line] for line in by_heart])


def in_meaning(reading: Reading) -> Sequence[float]:
    by_heart = _given_as_clues(reading.language).get(fold(reading.text), ())
    meant = [_meant().get((reading.language, *line)) for line in by_heart]
    return _by_meaning().likeness(meanings_of(reading), [line for line in meant if line is not None]).pictures


def sounds_like_something(clue: str, language: str) -> bool:
    return _in_letters(clue, language).closest >= SOUNDS_LIKE


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
def _given_as_clues(language: str) -> Mapping[str, Sequence[tuple[int, int]]]:
    """Lines that opponents say themselves: the columns of their pictures, and their places among the lines of these."""
    clues = {fold(line.text) for line in lines(language)}
    found: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for column, own in enumerate(people(language)):
        for place, line in enumerate(own):
            if fold(line) in clues:
                found[fold(line)].append((column, place))
    return found


@cache
def _in_order(language: str) -> Mapping[tuple[int, int], int]:
    """Lines by picture and place, as they are counted."""
    places = ((column, place) for column, own in enumerate(people(language)) for place in range(len(own)))
    return {line: number for number, line in enumerate(places)}


@cache
def _meant() -> Mapping[tuple[str, int, int], int]:
    return {(line.language, line.column, line.place): number for number, line in enumerate(people_meanings())}


@cache
def _by_letters(language: str) -> Index[str]:
    return Index((column, pieces_of(line, language)) for column, own in enumerate(people(language)) for line in own)


@cache
def _by_meaning() -> Index[int]:
    """Lines of all four languages: what is meant has none."""
    return Index((line.column, line.meanings) for line in people_meanings())
