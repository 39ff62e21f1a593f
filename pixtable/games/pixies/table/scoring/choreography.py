"""When what is counted: gardens in turn, in each pins, then symbols, then the zone card by card. Pure data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pixtable.core.events import Seat
from pixtable.games.pixies.rules.scoring import NEIGHBOURS, largest_zone, score_items, zone_factor
from pixtable.games.pixies.rules.state import Garden
from pixtable.ui.motion.durations import COUNTED, COUNTED_BRIEFLY, Motion

PASS_OF = {"validated": "validated", "symbols": "symbols", "specials": "symbols"}
"""What special cards give belongs to the symbols (PX-41)."""


class Counted(NamedTuple):
    """Points of one card for one thing: when they set out from it, and which of its garden's they are."""

    term: str
    points: int
    cell: int
    leaves: float
    step: int


class GardenCount(NamedTuple):
    seat: Seat
    begins: float
    items: tuple[Counted, ...]
    lands: float
    """When the sum lands."""
    ends: float


def choreography(
    gardens: Sequence[Garden], round: int, viewer: Seat, motion: Motion, *, leisure: float = 1.0
) -> list[GardenCount]:
    """The others clockwise from the viewer's left, small and quick; the viewer's own last, and slowly."""
    seats = [(viewer + i) % len(gardens) for i in range(1, len(gardens) + 1)]
    counts: list[GardenCount] = []
    at = 0.0
    for seat in seats:
        is_own = seat == viewer
        counts.append(
            _garden(gardens[seat], round, seat, at, motion, is_own=is_own, leisure=1.0 if is_own else leisure)
        )
        at = counts[-1].ends
    return counts


def _garden(
    garden: Garden, round: int, seat: Seat, begins: float, motion: Motion, *, is_own: bool, leisure: float
) -> GardenCount:
    found = list(earning(garden, round))
    spacing = COUNTED if is_own else COUNTED_BRIEFLY
    at, rests = begins + motion.ms("spotlight") * leisure, 0.0
    items: list[Counted] = []
    for step, (term, points, cell) in enumerate(found):
        if is_own and items and items[-1].term != term:
            rests += motion.ms("count_rest")
        leaves = at + rests + motion.scaled(spacing.at(step, len(found))) * leisure
        items.append(Counted(term, points, cell, leaves, step))
    landed = (items[-1].leaves if items else at) + motion.ms("move_short")
    lands = landed + (motion.ms("count_rest") if is_own else 0.0) + motion.ms("slam") * leisure
    return GardenCount(seat, begins, tuple(items), lands, lands + motion.ms("sum" if is_own else "sum_brief") * leisure)


def earning(garden: Garden, round: int) -> Iterator[tuple[str, int, int]]:
    """Term, points and cell of all that counts, as people count it; the zone from card to card."""
    for item in score_items(garden, round):
        if item.term != "zone":
            yield PASS_OF[item.term], item.points, item.cells[0]
    for cell in walk_of(largest_zone(garden)):
        yield "zone", zone_factor(round), cell


def walk_of(zone: Sequence[int]) -> list[int]:
    """The cells of a zone, each beside one that was before it."""
    left, walk, open_ends = set(zone), list[int](), sorted(zone)[:1]
    while open_ends:
        cell = open_ends.pop()
        if cell in left:
            left.remove(cell)
            walk.append(cell)
            open_ends += sorted((other for other in NEIGHBOURS[cell] if other in left), reverse=True)
    return walk
