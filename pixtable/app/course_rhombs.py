"""The course of a game of Rhombs, read off its states."""

from pixtable.core.events import Seat
from pixtable.core.match import Match
from pixtable.games.rhombs.events import RoundScored, TileKept, TilePlaced
from pixtable.games.rhombs.state import RhombsState, left_in
from pixtable.games.rhombs.tiles import TILES


def rhombs_points(match: Match) -> tuple[list[list[float]], list[int]]:
    """What every seat would be left with, in a match what it has scored so far; and the steps that ended a round."""
    rows, ends = [], []
    for n in range(len(match.steps) + 1):
        state = match.state_at(n)
        rows.append([_points(state, seat) for seat in range(match.deal.seats)])
        if n and any(isinstance(event, RoundScored) for event in match.steps[n - 1].events):
            ends.append(n)
    return rows, ends


def _points(state: RhombsState, seat: Seat) -> float:
    is_counted = state.is_scored or state.house.is_match
    return float(state.totals[seat] + (0 if is_counted else left_in(state.hands[seat]).total))


def rhombs_turn(match: Match, n: int) -> tuple[str, int, str]:
    """Whether the step scored a round, got rid of a tile or brought one, and how many points that was."""
    events = match.steps[n - 1].events
    if match.state_at(n).house.is_match:
        return "round", 0, ""
    for event in events:
        if isinstance(event, TilePlaced | TileKept):
            tile = TILES[event.tile]
            return ("unload" if isinstance(event, TilePlaced) else "kept"), tile.points, f"rhombs/kinds/{tile.kind}"
    return "step", 0, ""
