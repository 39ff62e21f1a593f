"""What a position promises: the points that every hand will probably be left with.

A tile that fits on many cells will find a place; a triple that fits nowhere late in a round most likely stays. The
counting is done for all tiles at once: each bit of two masks is a digit of some tile's count.
"""

from typing import TypeAlias

from pixtable.games.rhombs.mind.fast import FastRound
from pixtable.games.rhombs.rules.fits import Mask
from pixtable.games.rhombs.rules.tiles import POINTS, TILES, TURNS

STAYS = {
    "black": ((27, 27, 25, 20), (32, 24, 8, 3), (46, 25, 3, 1), (65, 36, 8, 2), (87, 37, 5, 2)),
    "triple": ((47, 47, 45, 38), (53, 42, 38, 20), (62, 44, 17, 10), (76, 51, 18, 10), (93, 53, 12, 5)),
    "double": ((9, 8, 7, 6), (13, 10, 6, 4), (21, 11, 6, 3), (43, 18, 7, 2), (81, 28, 17, 6)),
    "single": ((8, 6, 5, 4), (10, 7, 5, 3), (14, 9, 6, 3), (33, 15, 7, 2), (70, 23, 11, 6)),
}
"""How often, in percent, a tile was left over that fitted on no cell, on one, on two or on more: counted in games of
opponents against each other, while 0 to 9 tiles lay on the table, 10 to 19, and so on."""
PHASE = 10

Room: TypeAlias = tuple[Mask, Mask, Mask, Mask]
"""The tiles that fit on no cell, on one, on two, on more; a tile is its first spot."""

FIRST_SPOTS = sum(1 << TURNS * tile.id for tile in TILES)
_OF_KIND = {kind: sum(1 << TURNS * tile.id for tile in TILES if tile.kind == kind) for kind in POINTS}
_EXPECTED = tuple(
    tuple(
        tuple((_OF_KIND[kind], POINTS[kind] * STAYS[kind][phase][room] / 100) for kind in POINTS) for room in range(4)
    )
    for phase in range(len(TILES) // PHASE)
)
"""By phase and by room: for each kind its tiles, and the points that one of them will probably be left to count."""


def room_on(world: FastRound) -> Room:
    ones = twos = more = 0
    for _, fit in world.open_cells():
        halves = fit | fit >> 1 | fit >> 2
        fitting = (halves | halves >> 3) & FIRST_SPOTS  # in any of the six turns
        more |= twos & fitting
        twos |= ones & fitting
        ones |= fitting
    return FIRST_SPOTS & ~ones, ones & ~twos, twos & ~more, more


def left_over(hand: Mask, lying: int, room: Room) -> float:
    """The points that a hand will probably be left with, while so many tiles lie on the table."""
    expected = 0.0
    for fitting, kinds in zip(room, _EXPECTED[min(lying // PHASE, len(_EXPECTED) - 1)], strict=True):
        if mine := hand & fitting:
            for of_kind, points in kinds:
                expected += (mine & of_kind).bit_count() * points
    return expected


def outlook(world: FastRound) -> list[float]:
    """For every seat."""
    room = room_on(world)
    return [left_over(hand, world.lying, room) if hand else 0.0 for hand in world.hands]
