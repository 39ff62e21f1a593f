"""The course of a game of Pictoric Box: the places on the spiral, and the turns that moved them most."""

from collections.abc import Iterator

from pixtable.core.course import Course, Moment, most_telling
from pixtable.core.events import Event
from pixtable.core.match import Match
from pixtable.games.pictoric.deck import PICTURES
from pixtable.games.pictoric.events import PictoricMoved, TurnScored
from pixtable.games.pictoric.scoring import finders
from pixtable.games.pictoric.state import PictoricState, Turn

LEAP = 4
"""A turn that brings so many cells is worth going back to."""
ALIKE = 4.5
"""How telling it is that everybody found a picture, or nobody."""


def tell_course(match: Match) -> Course:
    points, ends = [_cells_gone(match.state_at(0))], []
    weighed: list[tuple[float, Moment]] = []
    for n, step in enumerate(match.steps, start=1):
        state = match.state_at(n)
        points.append(_cells_gone(state))
        if any(isinstance(event, TurnScored) for event in step.events):
            ends.append(n)
        weighed.extend(moment for event in step.events for moment in _moments(state, n, event))
    return Course(points, ends, most_telling(weighed))


def _cells_gone(state: PictoricState) -> list[float]:
    return [float(place) for place in state.positions]


def _moments(state: PictoricState, n: int, event: Event) -> Iterator[tuple[float, Moment]]:
    match event:
        case TurnScored() if state.last_turn is not None:
            yield from _moments_of_turn(state.last_turn, n)
        case PictoricMoved(seat, line):
            about = "lucky" if line.points > 0 else "unlucky"
            chip = f"pictoric/chips/{about}"
            yield abs(line.points) - 0.5, Moment(n, seat, about, change=line.points, picture=chip)


def _moments_of_turn(turn: Turn, n: int) -> Iterator[tuple[float, Moment]]:
    answer = turn.sectors.index(turn.laid[turn.leader]) + 1
    found = finders([answer if vote is None else vote for vote in turn.votes], turn.leader)
    picture = f"pictoric/pictures/{PICTURES[turn.laid[turn.leader]]}"
    if not found:
        yield ALIKE, Moment(n, turn.leader, "nobody", picture=picture)
    elif len(found) == len(turn.votes) - 1:
        yield ALIKE, Moment(n, turn.leader, "everybody", picture=picture)
    else:
        best = max(range(len(turn.points)), key=lambda seat: turn.points[seat])
        if turn.points[best] >= LEAP:
            own = f"pictoric/pictures/{PICTURES[turn.laid[best]]}"
            about = "led" if best == turn.leader else "leap"
            yield float(turn.points[best]), Moment(n, best, about, change=turn.points[best], picture=own)
