"""What a position promises: the points that every hand will probably be left with.

A tile that fits on many cells will find a place; one that fits nowhere most likely stays. The counting is done for
all tiles at once: each bit of three masks is a digit of some tile's count.
"""

from typing import TypeAlias

from pixtable.games.rhombs.fast import FastRound
from pixtable.games.rhombs.fits import Mask
from pixtable.games.rhombs.tiles import TILES, TURNS

STAYS = (1.0, 0.55, 0.35, 0.22, 0.12)
"""How likely a tile is left over that fits on no cell, on one, two, three, or more."""

Room: TypeAlias = tuple[Mask, Mask, Mask, Mask]
"""The tiles that fit on no cell, on one, on two, on three; a tile is its first spot."""

FIRST_SPOTS = sum(1 << TURNS * tile.id for tile in TILES)
_STAYS_MORE = tuple(stays - STAYS[-1] for stays in STAYS[:-1])


def _worth(points: int) -> Mask:
    """The tiles that count at least so many points (HX-41): a tile's points are how many of these it is in."""
    return sum(1 << TURNS * tile.id for tile in TILES if tile.points >= points)


_FROM_2, _FROM_3, _BLACK = _worth(2), _worth(3), _worth(5)


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


def left_over(hand: Mask, points: int, room: Room) -> float:
    """The points that a hand of so many points will probably be left with."""
    expected = points * STAYS[-1]
    for fitting, more in zip(room, _STAYS_MORE, strict=True):
        if few := hand & fitting:
            worth = few.bit_count() + (few & _FROM_2).bit_count() + (few & _FROM_3).bit_count()
            expected += more * (worth + 2 * (few & _BLACK).bit_count())
    return expected


def outlook(world: FastRound) -> list[float]:
    """For every seat."""
    room = room_on(world)
    return [left_over(hand, points, room) for hand, points in zip(world.hands, world.left, strict=True)]
