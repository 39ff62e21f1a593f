"""The course of a game of Rhombs: the points still held, and the moves that decided who could go on."""

from collections.abc import Iterator

from pixtable.core.course import Course, Moment, most_telling
from pixtable.core.events import Event, Seat
from pixtable.core.match import Match
from pixtable.games.rhombs.rules.events import Passed, RoundScored, TileKept, TilePlaced, WentOut
from pixtable.games.rhombs.rules.legality import mobility
from pixtable.games.rhombs.rules.state import RhombsState, left_in
from pixtable.games.rhombs.rules.tiles import TILES

CAME_IN, BLOCKED, WON, RID_OF_BLACK = 7, 6, 5, 3
"""How telling a step is. What was kept from the bag tells as much as it counts against its owner."""


def tell_course(match: Match) -> Course:
    points, ends = [_points(match.state_at(0))], []
    weighed: list[tuple[float, Moment]] = []
    for n, step in enumerate(match.steps, start=1):
        points.append(_points(match.state_at(n)))
        if any(isinstance(event, RoundScored) for event in step.events):
            ends.append(n)
        weighed.extend(moment for event in step.events for moment in _moments(match, n, event))
    return Course(points, ends, most_telling(weighed))


def _points(state: RhombsState) -> list[float]:
    """What would count against everybody if the round ended now (HX-41)."""
    if state.is_scored:
        return [float(total) for total in state.totals]
    hands = [[*hand, *_drawn(state, seat)] for seat, hand in enumerate(state.hands)]
    return [float(total + left_in(hand).total) for total, hand in zip(state.totals, hands, strict=True)]


def _drawn(state: RhombsState, seat: Seat) -> list[int]:
    return [state.drawn] if state.drawn is not None and seat == state.mover else []


def _moments(match: Match, n: int, event: Event) -> Iterator[tuple[float, Moment]]:
    match event:
        case TilePlaced(seat, tile):
            picture = _picture(tile)
            if (other := left_without_a_move(match, n)) is not None:
                yield BLOCKED, Moment(n, seat, "blocked", other=other, picture=picture)
            elif TILES[tile].is_black:
                yield RID_OF_BLACK, Moment(n, seat, "black", change=TILES[tile].points, picture=picture)
        case TileKept(seat, tile):
            points = TILES[tile].points
            yield points, Moment(n, seat, "kept", change=-points, picture=_picture(tile))
        case WentOut(seat, 1) if event == _first_out(match, n):
            laid = [event.tile for event in match.steps[n - 1].events if isinstance(event, TilePlaced)]
            picture = _picture(laid[0]) if laid else ""
            if seat == match.steps[n - 1].seat:
                yield WON, Moment(n, seat, "out", picture=picture)
            else:  # why the empty bag made this one win is not to be seen on the table (HX-25)
                yield CAME_IN, Moment(n, seat, match.state.house.blind_ties, picture=picture)


def _first_out(match: Match, n: int) -> Event:
    """Where several share the victory, one of them stands for all."""
    return next(event for event in match.steps[n - 1].events if isinstance(event, WentOut))


def _picture(tile: int) -> str:
    return f"rhombs/kinds/{TILES[tile].kind}"


def left_without_a_move(match: Match, n: int) -> Seat | None:
    """Who could have moved before this step, and had to pass right after it."""
    if n == len(match.steps):
        return None
    passed = next((event.seat for event in match.steps[n].events if isinstance(event, Passed)), None)
    if passed is None or not mobility(match.state_at(n - 1), passed):
        return None
    return passed
