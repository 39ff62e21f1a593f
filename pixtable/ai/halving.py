"""Which of many options is best, where each can be tried in any number of worlds: the worse half is given up again and
again, and what is left is tried more often."""

from collections.abc import Callable, Sequence
from math import ceil, log2
from typing import Generic, TypeVar

from pixtable.core.events import Seat

A = TypeVar("A")


class Tried(Generic[A]):
    """An option, and what it was worth to every seat in the worlds in which it was tried, all of which are alike."""

    def __init__(self, option: A) -> None:
        self.option = option
        self.worths: list[Sequence[float]] = []

    @property
    def times(self) -> int:
        return len(self.worths)

    def worth(self, seat: Seat) -> float:
        return sum(worths[seat] for worths in self.worths) / len(self.worths)

    @property
    def standing(self) -> list[float]:
        return [sum(worths) / len(worths) for worths in zip(*self.worths, strict=True)]


def halve(
    options: Sequence[A],
    seat: Seat,
    tries: int,
    weigh: Callable[[A, int], Sequence[float]],
    is_over: Callable[[], bool],
    *,
    is_kept: Callable[[A], bool] = lambda option: False,
) -> list[Tried[A]]:
    """Those that were tried at all, the best of those that were tried most first.

    `weigh` tells what an option is worth to every seat in the world of a number: all options meet the same worlds, so
    that luck comes to all of them alike. At least the first option is tried once, and one that `is_kept` never given
    up. With fewer tries than options, the last are left out.
    """
    left = [Tried(option) for option in options[: max(1, tries)]]
    left += [Tried(option) for option in options[max(1, tries) :] if is_kept(option)]
    everything, spent = left, 0
    for stage in range(stages := max(1, ceil(log2(len(left))))):
        share = max(1, (tries - spent) // (stages - stage) // len(left))
        for number in range(left[0].times, left[0].times + share):
            for tried in left:
                if spent and is_over():
                    _make_even(left)
                    return _ranked(everything, seat)
                tried.worths.append(weigh(tried.option, number))
                spent += 1
        ranked = _ranked(left, seat)
        half = max(2, (len(ranked) + 1) // 2)
        left = ranked[:half] + [tried for tried in ranked[half:] if is_kept(tried.option)]
    return _ranked(everything, seat)


def _make_even(left: Sequence[Tried[A]]) -> None:
    """Broken off in the middle of a world: what some of them met there does not count, if they met another before."""
    fewest = max(1, min(one.times for one in left))
    for one in left:
        del one.worths[fewest:]


def _ranked(tried: Sequence[Tried[A]], seat: Seat) -> list[Tried[A]]:
    found = [one for one in tried if one.times]
    return sorted(found, key=lambda one: (-one.times, -one.worth(seat)))
