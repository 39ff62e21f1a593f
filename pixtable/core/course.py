"""How a game went: what it can tell of its own course, for the result sheet and whoever looks back."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from pixtable.core.events import Seat
from pixtable.core.rules import AnyMatch

MOMENTS = 3


class Moment(msgspec.Struct, frozen=True):
    """A step worth going back to; the match stands after it at `n`.

    `about` names its sentence in the game's catalogue; `other` is the seat it was done to, `said` what was said in it,
    `change` what it brought the mover in points, where it can be said in points.
    """

    n: int
    seat: Seat
    about: str
    number: int = 0
    other: Seat | None = None
    change: int = 0
    picture: str = ""
    said: str = ""


class Remark(msgspec.Struct, frozen=True):
    """What a coach says of the step after position `n`, beside the move itself, without judging it; `about` names its
    sentence, `grade` a word.

    `clauses` are those that its numbers come from.
    """

    n: int
    seat: Seat
    about: str
    grade: str
    clauses: tuple[str, str]
    numbers: Mapping[str, int]


class Course(msgspec.Struct, frozen=True):
    """`points[n][seat]` after step n; `ends` are the steps that ended a round; `moments` in the order of play.

    `counted` names in the game's catalogue what the points are of.
    `ending` names there why the game ended, where there are several reasons for it.
    Where all gather points at much the same pace, `is_a_race`: who leads by how much then tells more than the points.
    """

    points: Sequence[Sequence[float]]
    ends: Sequence[int]
    moments: Sequence[Moment]
    counted: str = "graph"
    is_a_race: bool = False
    ending: str = ""


Chronicle: TypeAlias = Callable[[AnyMatch], Course]
"""A game's own way of telling; it is handed a match to walk through, and may move it."""


def course_of(match: AnyMatch) -> Course:
    """The course of a game that stands at its end. The match itself is not moved."""
    tell: Chronicle | None = match.game.chronicle
    return tell(match.branch()) if tell is not None else _plain(match)


def leads(points: Sequence[Sequence[float]]) -> list[list[float]]:
    """How far each seat is ahead of the average, evened out over a turn: there everybody gets one move."""
    means = [sum(row) / len(row) for row in points]
    ahead = [[value - mean for value in row] for row, mean in zip(points, means, strict=True)]
    seats, last = len(points[0]), len(points) - 1
    return [[_around(ahead, seat, n, min(seats // 2, n, last - n)) for seat in range(seats)] for n in range(last + 1)]


def _around(rows: Sequence[Sequence[float]], seat: Seat, n: int, reach: int) -> float:
    near = rows[n - reach : n + reach + 1]
    return sum(row[seat] for row in near) / len(near)


def most_telling(weighed: Sequence[tuple[float, Moment]]) -> list[Moment]:
    """The heaviest few, earlier ones first among equals, in the order in which they were played."""
    best = sorted(weighed, key=lambda pair: (-pair[0], pair[1].n))[:MOMENTS]
    return sorted((moment for weight, moment in best if weight), key=lambda moment: moment.n)


def _plain(match: AnyMatch) -> Course:
    """A game that tells nothing of itself: from nothing to its result."""
    scores = match.result.scores if match.result else (0,) * match.deal.seats
    return Course([[0.0] * len(scores), [float(score) for score in scores]], [1], [])
