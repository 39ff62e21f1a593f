"""Whole tiles, and a table of tiles that fit."""

import random
from collections.abc import Sequence
from itertools import product

import skia
from PIL import Image

from pixtable.core.hexes import Hex, facing, neighbour
from pixtable.studio.rhombs.enamel import GLAZES
from pixtable.studio.rhombs.lattice import NEAR, Grade
from pixtable.studio.rhombs.pieces import draw_piece, draw_signed_piece

Colours = tuple[str, str, str]
"""The rhombi of a tile clockwise from the top."""


def draw_tile(colours: Colours, turns: int = 0, grade: Grade = NEAR) -> Image.Image:
    """A tile turned clockwise by so many sixths."""
    return _assembled([draw_piece(colour, (2 * i + turns) % 6, grade) for i, colour in enumerate(colours)])


def draw_signed_tile(rhombi: Sequence[tuple[str, skia.Path]]) -> Image.Image:
    """A tile whose rhombi bear motifs of radius 1 instead of the signs of their colours."""
    return _assembled([draw_signed_piece(colour, motif, 2 * i, NEAR) for i, (colour, motif) in enumerate(rhombi)])


def _assembled(pieces: Sequence[Image.Image]) -> Image.Image:
    tile = Image.new("RGBA", pieces[0].size)
    for piece in pieces:
        tile.alpha_composite(piece)
    return tile


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
    tiles = [(a, b, c) for a, b, c in product(GLAZES, repeat=3) if len({a, b, c}) > 1]
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
