"""When which seam lights up, and when which tile is turned up and counted. Pure data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pixtable.core.events import Seat
from pixtable.core.hexes import Hex, distance, facing, neighbour
from pixtable.games.rhombs.rules.state import UNSEEN, Laid, Sheet
from pixtable.games.rhombs.rules.tiles import BLACK, TILES
from pixtable.ui.motion.durations import COUNTED, COUNTED_BRIEFLY, Motion

HALF_OF_THE_EDGES = 3
"""Each seam has two sides: it is told of by one of them."""


class Lit(NamedTuple):
    """A seam that matches: how many cells it lies from the last tile, and when the wave comes to it."""

    cell: Hex
    edge: int
    colour: str
    ring: int
    at: float


class TurnedUp(NamedTuple):
    """A tile that was left: the how manieth of its hand, what it counts, and when it lies open."""

    seat: Seat
    place: int
    points: int
    at: float


def wave(table: Sequence[Laid], source: Hex, motion: Motion) -> list[Lit]:
    """Out from a cell, ring by ring."""
    lit = []
    for cell, edge, colour in matched_seams(table):
        ring = min(distance(side, source) for side in (cell, neighbour(cell, edge)))
        lit.append(Lit(cell, edge, colour, ring, motion.stagger("wave", ring)))
    return sorted(lit, key=lambda seam: seam.ring)


def matched_seams(table: Sequence[Laid]) -> Iterator[tuple[Hex, int, str]]:
    """Every edge at which two tiles of the board meet in a colour."""
    lying = {laid.cell: laid for laid in table}
    for laid in table:
        for edge in range(HALF_OF_THE_EDGES):
            other = lying.get(neighbour(laid.cell, edge))
            colour = TILES[laid.tile].edge(edge, laid.turn)
            if other and colour == TILES[other.tile].edge(facing(edge), other.turn) != BLACK:
                yield laid.cell, edge, colour


def turning_up(
    hands: Sequence[Sequence[int]], sheets: Sequence[Sheet], order: Sequence[Seat], viewer: Seat, motion: Motion,
    *, leisure: float = 1.0,
) -> tuple[list[TurnedUp], float]:  # fmt: skip
    """One by one, in the order of the lines and the viewer's own last; and when it is over."""
    seats = [*(seat for seat in order if seat != viewer), *(seat for seat in order if seat == viewer)]
    turned: list[TurnedUp] = []
    at = 0.0
    for seat in seats:
        spacing, part = (COUNTED, 1.0) if seat == viewer else (COUNTED_BRIEFLY, leisure)
        count = len(hands[seat])
        for place, tile in enumerate(hands[seat]):
            points = 0 if tile == UNSEEN or not sheets[seat].total else TILES[tile].points  # HX-43 forgives it all
            turned.append(TurnedUp(seat, place, points, at + motion.scaled(spacing.at(place, count)) * part))
        if count:
            at = turned[-1].at + motion.ms("sum_brief") * part
    return turned, at
