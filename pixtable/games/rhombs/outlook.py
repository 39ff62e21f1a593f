"""What a position promises: the points that every hand will probably be left with.

A tile that fits on many cells will find a place; one that fits nowhere most likely stays. The counting is done for
all tiles at once: each bit of three masks is a digit of some tile's count.
"""

from typing import TypeAlias

from pixtable.games.rhombs.fast import FastRound
from pixtable.games.rhombs.fits import Mask
from pixtable.games.rhombs.tiles import POINTS, TILES, TURNS

STAYS = (1.0, 0.55, 0.35, 0.22, 0.12)
"""How likely a tile is left over that fits on no cell, on one, two, three, or more."""

Room: TypeAlias = tuple[Mask, Mask, Mask, Mask]
"""The tiles that fit on no cell, on one, on two, on three; a tile is its first spot."""

FIRST_SPOTS = sum(1 << TURNS * tile.id for tile in TILES)
_KINDS = tuple(
    (points, sum(1 << TURNS * tile.id for tile in TILES if tile.kind == kind)) for kind, points in POINTS.items()
)


def room_on(world: FastRound) -> Room:
    ones = twos = fours = 0
    for _, fit in world.open_cells():
        halves = fit | fit >> 1 | fit >> 2
        fitting = (halves | halves >> 3) & FIRST_SPOTS  # in any of the six turns
        carried = ones & fitting
        ones ^= fitting
        fours |= twos & carried
        twos ^= carried
    few = FIRST_SPOTS & ~fours
    return few & ~ones & ~twos, few & ones & ~twos, few & twos & ~ones, few & ones & twos


def left_over(hand: Mask, room: Room) -> float:
    """The points that a hand will probably be left with."""
    tiles = hand & FIRST_SPOTS
    expected = 0.0
    for points, of_kind in _KINDS:
        if mine := tiles & of_kind:
            counts = [(mine & fitting).bit_count() for fitting in room]
            counts.append(mine.bit_count() - sum(counts))
            expected += points * sum(count * stays for count, stays in zip(counts, STAYS, strict=True))
    return expected


def outlook(world: FastRound) -> list[float]:
    """For every seat."""
    room = room_on(world)
    return [left_over(hand, room) if hand else 0.0 for hand in world.hands]
