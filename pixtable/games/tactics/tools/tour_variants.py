"""The stops of the tour at the variants of Pixel Tactics: a siege, a market, two against two, three against three."""

from collections.abc import Callable, Mapping
from typing import Any

from pixtable.core.match import Match
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.moves import Attack, Pick, Storm
from pixtable.games.tactics.rules.variants.variants import SEATS
from pixtable.games.tactics.table.options import unit_id, wall_id
from pixtable.tools.tour.games import chairs_for, play_until
from pixtable.tools.visit import Stop, Visit

ME = 0
CROWD = 4
"""So many units in each squad on the average."""


def siege(visit: Visit) -> None:
    """A hero is held against an open column."""
    match = _sit_down(visit, "siege", lambda match: bool(_of(match, Storm)) and match.state.round > 2)
    storm = _of(match, Storm)[0]
    visit.pilot.click(unit_id(storm.unit)).move(wall_id(1, storm.column)).settle()


def market(visit: Visit) -> None:
    """A card was paid for, so that gold lies on others; one further on is looked at."""
    _sit_down(
        visit, "duel_draft", lambda match: match.state.round > 1 and match.state.actions_left > 1 and _of(match, Pick)
    )
    visit.pilot.click("tactics.market.2").settle().move("tactics.market.3").settle()


def cross(visit: Visit) -> None:
    match = _sit_down(visit, "cross", lambda match: bool(_of(match, Attack)) and _is_crowded(match))
    attack = _of(match, Attack)[0]
    visit.pilot.click(unit_id(attack.unit)).move(unit_id(attack.target)).settle()


def rebuilding(visit: Visit) -> None:
    """Somebody's leader fell: they begin anew, alone."""
    _sit_down(visit, "cross", lambda match: match.state.rebuilder == ME and match.state.phase == "play")


def king(visit: Visit) -> None:
    """Six squads; a knight's hero is held, so that all whom it reaches are seen."""
    match = _sit_down(
        visit, "king", lambda match: bool(_of(match, Attack)) and _is_crowded(match) and match.state.actions_left > 1
    )
    attack = next(move for move in _of(match, Attack) if not _is_doomed(match, move.unit, move.target))
    visit.pilot.click(unit_id(attack.unit)).move(unit_id(attack.target)).settle()


def _sit_down(visit: Visit, variant: str, is_there: Callable[[Match], Any]) -> Match:
    """At a moment when it is our turn, and nobody asks anything."""

    def is_ours(match: Match) -> bool:
        if match.half_made is not None or ME not in match.to_act or match.state.phase != "play":
            return False
        return bool(is_there(match))

    seats = SEATS[variant]
    match = play_until("tactics", seats, is_ours, {"variant": variant})
    visit.sit_down_at(match, chairs_for("tactics", seats))
    return match


def _of(match: Match, kind: type[Any]) -> list[Any]:
    return [move for move in match.legal(ME) if isinstance(move, kind)]


def _is_doomed(match: Match, *cards: int) -> bool:
    """Whether any of these units will fall anyway."""
    board = Board(match.state)
    return any(board.is_doomed(unit) for unit in match.state.field if unit is not None and unit.card in cards)


def _is_crowded(match: Match) -> bool:
    return bool(sum(unit is not None for unit in match.state.field) >= CROWD * match.state.seats)


VARIANT_STOPS: Mapping[str, Stop] = {
    "tactics_siege": siege,
    "tactics_market": market,
    "tactics_cross": cross,
    "tactics_rebuilding": rebuilding,
    "tactics_king": king,
}
