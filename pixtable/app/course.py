"""How a game went: every seat's points after every step, where its rounds ended, and its biggest turns."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pixtable.app.course_pixies import pixies_points, pixies_turn
from pixtable.app.course_rhombs import rhombs_points, rhombs_turn
from pixtable.core.events import Seat
from pixtable.core.match import Match

MOMENTS = 3


@dataclass(frozen=True)
class Turn:
    """What a step was about, as far as the game can say: a word for its sentence, a number, a picture."""

    about: str = "step"
    number: int = 0
    picture: str = ""


@dataclass(frozen=True)
class Moment:
    """A step that changed much for the seat that took it; the match stands after it at `n`."""

    n: int
    seat: Seat
    change: int
    turn: Turn


@dataclass(frozen=True)
class Chronicle:
    """What the app asks of a game to tell its course; both are handed a match to walk through."""

    points: Callable[[Match], tuple[list[list[float]], list[int]]]
    turn: Callable[[Match, int], tuple[str, int, str]]


CHRONICLES: dict[str, Chronicle] = {
    "pixies": Chronicle(pixies_points, pixies_turn),
    "rhombs": Chronicle(rhombs_points, rhombs_turn),
}


@dataclass(frozen=True)
class Course:
    """`points[n][seat]` after step n, "if the round ended now"; `ends` are the steps that ended a round."""

    points: Sequence[Sequence[float]]
    ends: Sequence[int]
    moments: Sequence[Moment]


def course_of(match: Match) -> Course:
    """The course of a game that stands at its end. The match itself is not moved."""
    walked = match.branch()
    chronicle = CHRONICLES.get(match.game.id)
    if chronicle is None:
        return _plain_course(match)
    points, ends = chronicle.points(walked)
    return Course(points, ends, _biggest(walked, points, chronicle))


def course(match: Match) -> list[list[float]]:
    """Only the points: one row a step."""
    return [list(row) for row in course_of(match).points]


def _plain_course(match: Match) -> Course:
    """A game that tells nothing of itself: from nothing to its result."""
    scores = match.result.scores if match.result else (0,) * match.deal.seats
    return Course([[0.0] * len(scores), [float(score) for score in scores]], [1], [])


def _biggest(match: Match, points: Sequence[Sequence[float]], chronicle: Chronicle) -> list[Moment]:
    """The steps with the biggest change for the mover, in the order in which they were played."""
    changes = [
        (round(points[n][step.seat] - points[n - 1][step.seat]), n) for n, step in enumerate(match.steps, start=1)
    ]
    best = sorted(changes, key=lambda pair: (-abs(pair[0]), pair[1]))[:MOMENTS]
    return [
        Moment(n, match.steps[n - 1].seat, change, Turn(*chronicle.turn(match, n)))
        for change, n in sorted(best, key=lambda pair: pair[1])
        if change
    ]
