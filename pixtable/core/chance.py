"""Seeded randomness: one stream a step, so that any step can be decided again and come out the same."""

from collections.abc import Sequence
from random import Random
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Rng: TypeAlias = Random
"""A free-running stream, for those who only imagine: search and its determinized worlds."""


class Chance:
    """The dice and shuffles of one step of one game.

    Built on `Random.random()` alone: of all its methods only that one is promised to give the
    same numbers in every version of Python. Seeding is put off until chance is really needed,
    for most moves need none.
    """

    __slots__ = ("_seed", "_step", "_stream")

    def __init__(self, seed: int, step: int) -> None:
        self._seed, self._step = seed, step
        self._stream: Random | None = None

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        if self._stream is None:
            self._stream = Random(f"{self._seed}/{self._step}")
        return int(self._stream.random() * limit)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck
