"""Where tiles fit, as bits: one whole number says for every tile in every turn whether it may lie on a cell.

A *spot* is a tile in one of its six turns, numbered `6 * tile + turn`; a mask has a bit for each of the 300. A cell
next to tiles keeps the mask of all spots that match every one of its neighbours, and laying a tile only ever takes
bits away from the cells around it. So what is legal costs the same however many tiles lie on the table.
"""

from collections.abc import Iterable
from typing import TypeAlias

from pixtable.core.hexes import DIRECTIONS, Hex, facing
from pixtable.games.rhombs.rules.tiles import BLACK, COLOURS, TILES, TURNS

Mask: TypeAlias = int
Cell: TypeAlias = int
"""A cell (q, r) as one number: its neighbours are at fixed distances."""

SPOTS = len(TILES) * TURNS
ALL_SPOTS: Mask = (1 << SPOTS) - 1
_ROW = 256  # no two cells that fifty tiles can reach are as far apart
_HALF = _ROW // 2
ORIGIN: Cell = 0


def cell_of(place: Hex) -> Cell:
    return place[0] * _ROW + place[1]


def hex_of(cell: Cell) -> Hex:
    r = (cell + _HALF) % _ROW - _HALF
    return (cell - r) // _ROW, r


def _showing() -> dict[tuple[int, str], Mask]:
    """The spots that show a colour on an edge. HX-12: against black nothing fits."""
    showing = {(edge, colour): 0 for edge in range(TURNS) for colour in (*COLOURS, BLACK)}
    for tile in TILES:
        for turn in range(TURNS):
            for edge, colour in enumerate(tile.edges):
                if colour != BLACK:
                    showing[(edge + turn) % TURNS, colour] |= 1 << TURNS * tile.id + turn
    return showing


TILE_SPOTS = tuple(((1 << TURNS) - 1) << TURNS * tile.id for tile in TILES)
BLACK_SPOTS = sum(spots for spots, tile in zip(TILE_SPOTS, TILES, strict=True) if tile.is_black)
_STEPS = tuple(cell_of(direction) for direction in DIRECTIONS)
_SHOWING = _showing()
_AROUND = tuple(
    tuple(
        (_STEPS[edge], _SHOWING[facing(edge), TILES[spot // TURNS].edge(edge, spot % TURNS)]) for edge in range(TURNS)
    )
    for spot in range(SPOTS)
)
"""For every spot: where its six neighbours lie, and which spots still fit there beside it."""


def spots_of(tiles: Iterable[int]) -> Mask:
    """All turns of these tiles."""
    mask = 0
    for tile in tiles:
        mask |= TILE_SPOTS[tile]
    return mask


class Frontier:
    """The empty cells beside tiles: those that touch one tile and those that touch more, with what fits there.

    `closed` are the cells that tiles lie on, and the dead ones: nothing will ever fit on them.
    """

    __slots__ = ("closed", "once", "twice")

    def __init__(self) -> None:
        self.closed: set[Cell] = set()
        self.once: dict[Cell, Mask] = {}
        self.twice: dict[Cell, Mask] = {}

    def copy(self) -> "Frontier":
        frontier = Frontier.__new__(Frontier)
        frontier.closed = self.closed.copy()
        frontier.once = self.once.copy()
        frontier.twice = self.twice.copy()
        return frontier

    def lay(self, cell: Cell, spot: int) -> None:
        closed, once, twice = self.closed, self.once, self.twice
        closed.add(cell)
        if twice.pop(cell, None) is None:
            once.pop(cell, None)
        for step, beside in _AROUND[spot]:
            near = cell + step
            if near in closed:
                continue
            fit = twice.pop(near, None) or once.pop(near, None)
            if fit is None:
                if beside:
                    once[near] = beside
                    continue
            elif fit & beside:
                twice[near] = fit & beside
                continue
            closed.add(near)
