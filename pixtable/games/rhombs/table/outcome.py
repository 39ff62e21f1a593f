"""What a placement would bring, asked of the rules themselves. Pure: reads states, draws nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from pixtable.core.events import Seat
from pixtable.core.hexes import Hex
from pixtable.games.rhombs.rules.events import TilePlaced
from pixtable.games.rhombs.rules.legality import Seam, dead_cells, mobility, placements, seams
from pixtable.games.rhombs.rules.moves import Place
from pixtable.games.rhombs.rules.rules import RhombsRules
from pixtable.games.rhombs.rules.state import UNSEEN, RhombsState, clockwise, left_in

RULES = RhombsRules()
Turns: TypeAlias = tuple[int, ...]
Options: TypeAlias = dict[int, dict[Hex, Turns]]
"""For every tile the cells it may go to, and its legal turns there."""


class Mobility(NamedTuple):
    """How many placements a seat has, before and after."""

    seat: Seat
    before: int
    after: int


class Outcome(NamedTuple):
    """One placement and the table after it."""

    place: Place
    seams: tuple[Seam, ...]
    killed: tuple[Hex, ...]
    """Cells that it makes dead for ever."""
    mine: Mobility
    theirs: Mobility | None
    """Of whoever moves next."""


def options_of(moves: Iterable[object]) -> Options:
    """The legal placements by tile and cell."""
    found: dict[int, dict[Hex, list[int]]] = {}
    for move in moves:
        if isinstance(move, Place):
            found.setdefault(move.tile, {}).setdefault((move.q, move.r), []).append(move.turn)
    return {tile: {cell: tuple(sorted(turns)) for cell, turns in cells.items()} for tile, cells in found.items()}


def places_for(state: RhombsState, tiles: Iterable[int]) -> dict[int, int]:
    """On how many cells each tile may be placed now, whoever's turn it is."""
    return {tile: len({(q, r) for q, r, _ in placements(state, tile)}) for tile in tiles if tile != UNSEEN}


def after(state: RhombsState, seat: Seat, place: Place) -> RhombsState:
    """The table right after a tile was laid, before anything else happens."""
    later = state.copy()
    RULES.evolve(later, TilePlaced(seat, place.tile, place.q, place.r, place.turn))
    return later


def outcome_of(state: RhombsState, seat: Seat, place: Place) -> Outcome:
    later = after(state, seat, place)
    met = tuple(seams(state, place.tile, place.q, place.r, place.turn))
    rival = next_mover(state, seat)
    theirs = None if rival is None else Mobility(rival, mobility(state, rival), mobility(later, rival))
    mine = Mobility(seat, mobility(state, seat), mobility(later, seat))
    return Outcome(place, met, tuple(killed_by(state, later)), mine, theirs)


def next_mover(state: RhombsState, seat: Seat) -> Seat | None:
    """Who moves after a seat: clockwise, of those who still play."""
    others = clockwise(state.seats, seat)[1:]
    return next((other for other in others if other in state.active), None)


def killed_by(before: RhombsState, now: RhombsState) -> list[Hex]:
    """Cells that are dead for ever and were not yet."""
    known = set(dead_cells(before))
    return [cell for cell in dead_cells(now) if cell not in known]


def points_held(state: RhombsState, seat: Seat) -> int:
    """HX-41, as far as the tiles are known."""
    return left_in(state.hands[seat]).total
