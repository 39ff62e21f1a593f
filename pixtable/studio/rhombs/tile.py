"""Whole tiles, and a table of tiles that fit."""

import random
from collections.abc import Sequence
from functools import cache
from itertools import product

import numpy as np
import skia
from numpy.typing import NDArray
from PIL import Image

from pixtable.core.hexes import Hex, facing, neighbour
from pixtable.studio.glyphs import sign
from pixtable.studio.rhombs import enamel

RADIUS = 96
_FINE = 3
_SIGN = 0.225  # the sign's radius, as a share of the tile's
Colours = tuple[str, str, str]
"""The rhombi of a tile clockwise from the top."""


@cache
def _rhombus(colour: str) -> NDArray[np.uint8]:
    return enamel.rhombus(colour, sign(colour, RADIUS * _SIGN * _FINE), RADIUS, _FINE)


def draw_tile(colours: Colours, turns: int = 0) -> Image.Image:
    """A tile turned clockwise by so many sixths."""
    return assemble([_rhombus(colour) for colour in colours], turns)


def assemble(rhombi: Sequence[NDArray[np.uint8]], turns: int = 0) -> Image.Image:
    tile = enamel.turned(enamel.tray(RADIUS, _FINE), 3 * (turns % 2), _FINE)
    for i, rhombus in enumerate(rhombi):
        tile.alpha_composite(enamel.turned(rhombus, 2 * i + turns, _FINE))
    tile.alpha_composite(enamel.turned(enamel.gloss(RADIUS, _FINE, upturned=bool(turns % 2)), 0, _FINE))
    return tile


def with_sign(colour: str, path: skia.Path, turns: int) -> NDArray[np.uint8]:
    """A rhombus with a sign of its own that will stand upright after so many turns."""
    matrix = skia.Matrix()
    matrix.setRotate(-60 * turns)
    matrix.preScale(RADIUS * _SIGN * _FINE, RADIUS * _SIGN * _FINE)
    upright = skia.Path()
    path.transform(matrix, upright)
    return enamel.rhombus(colour, upright, RADIUS, _FINE)


def edges(colours: Colours, turns: int) -> list[str]:
    """The colour on each edge, clockwise from the upper right: every rhombus touches two."""
    shown = [""] * 6
    for i, colour in enumerate(colours):
        top = 2 * i + turns
        shown[top % 6] = shown[(top - 1) % 6] = colour
    return shown


def fitting_table(cells: Sequence[Hex], seed: int) -> dict[Hex, tuple[Colours, int]]:
    """Tiles for the cells, one by one, so that touching edges show one colour."""
    rng = random.Random(seed)
    tiles = [(a, b, c) for a, b, c in product(enamel.GLAZES, repeat=3) if len({a, b, c}) > 1]
    table: dict[Hex, tuple[Colours, int]] = {}

    def fits(cell: Hex, shown: list[str]) -> bool:
        around = [(edge, neighbour(cell, edge)) for edge in range(6)]
        return all(edges(*table[near])[facing(edge)] == shown[edge] for edge, near in around if near in table)

    def lay(i: int) -> bool:
        if i == len(cells):
            return True
        choices = [(tile, turns) for tile in tiles for turns in range(2)]
        rng.shuffle(choices)
        choices.sort(key=lambda choice: -len(set(choice[0])))
        for tile, turns in choices:
            if fits(cells[i], edges(tile, turns)):
                table[cells[i]] = (tile, turns)
                if lay(i + 1):
                    return True
                del table[cells[i]]
        return False

    lay(0)
    return table
