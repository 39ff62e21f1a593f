"""Thick lines as small tiles: a long thread covers few of the pixels between its ends, and only those are made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

import pygame

from pixtable.ui.shapes import FINE, PREMULTIPLIED, Points, blank, disc, faded
from pixtable.ui.theme import Rgb

TILE = 64
SMALL = 3 * TILE * TILE
Dab = tuple[tuple[float, float], tuple[float, float]]
"""A straight piece of a line, or a round joint where both its ends are the same."""


class Tile(NamedTuple):
    """A premultiplied surface and where its corner lies."""

    surface: pygame.Surface
    x: int
    y: int


def tiles(
    size: tuple[int, int], paths: Sequence[Points], width: float, rgb: Rgb, *, alpha: float = 1.0,
    round_ends: bool = True,
) -> tuple[Tile, ...]:  # fmt: skip
    """Lines through points, joined round, in a box of this size; each tile is drawn too large, then shrunk."""
    size, look = (max(1, size[0]), max(1, size[1])), (width, rgb, alpha)
    if size[0] * size[1] <= SMALL:  # sharing it out would cost more than it saves
        return (_tile(blank(size[0] * FINE, size[1] * FINE), (0, 0), size, list(_dabs(paths, round_ends)), look),)
    touched: dict[tuple[int, int], list[Dab]] = {}
    for dab in _dabs(paths, round_ends):
        for at in _places(dab, width / 2 + 1, size):
            touched.setdefault(at, []).append(dab)
    large = blank(TILE * FINE, TILE * FINE)
    cut = {at: (min(TILE, size[0] - at[0]), min(TILE, size[1] - at[1])) for at in touched}
    return tuple(_tile(large, at, cut[at], dabs, look) for at, dabs in touched.items())


def dots(
    size: tuple[int, int], path: Points, every: float, width: float, rgb: Rgb, *, alpha: float = 1.0, shift: float = 0.0
) -> tuple[Tile, ...]:
    """A dotted line: one dot is made and put on whole pixels."""
    dot = disc(max(2, round(width)), rgb)
    side = dot.get_width()
    made: dict[tuple[int, int], pygame.Surface] = {}
    for x, y in _along(path, every, shift):
        left, top = round(x - side / 2), round(y - side / 2)
        for at in _places(((x, y), (x, y)), side / 2 + 1, size):
            tile = made.setdefault(at, blank(TILE, TILE))
            tile.blit(dot, (left - at[0], top - at[1]), special_flags=PREMULTIPLIED)
    return tuple(Tile(faded(tile, alpha), *at) for at, tile in made.items())


def _along(path: Points, every: float, shift: float) -> Iterator[tuple[float, float]]:
    """Points at equal distances along a path."""
    left = shift % every
    for (x1, y1), (x2, y2) in pairwise(path):
        length = hypot(x2 - x1, y2 - y1)
        while left <= length and length:
            yield x1 + (x2 - x1) * left / length, y1 + (y2 - y1) * left / length
            left += every
        left -= length


def stroked(
    w: int, h: int, paths: Sequence[Points], width: float, rgb: Rgb, *, alpha: float = 1.0, round_ends: bool = True
) -> pygame.Surface:
    """The same as one surface."""
    out = blank(w, h)
    for tile in tiles((w, h), paths, width, rgb, alpha=alpha, round_ends=round_ends):
        out.blit(tile.surface, (tile.x, tile.y), special_flags=PREMULTIPLIED)
    return out


def _dabs(paths: Sequence[Points], round_ends: bool) -> Iterator[Dab]:
    for path in paths:
        yield from pairwise(path)
        yield from ((point, point) for point in (path if round_ends else path[1:-1]))


def _places(dab: Dab, reach: float, size: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The corners of the tiles that a piece may touch."""
    (x1, y1), (x2, y2) = dab
    left, right = max(0, int(min(x1, x2) - reach)), min(size[0] - 1, int(max(x1, x2) + reach))
    top, bottom = max(0, int(min(y1, y2) - reach)), min(size[1] - 1, int(max(y1, y2) + reach))
    for x in range(left - left % TILE, right + 1, TILE):
        for y in range(top - top % TILE, bottom + 1, TILE):
            yield x, y


def _tile(
    large: pygame.Surface, at: tuple[int, int], size: tuple[int, int], dabs: Sequence[Dab],
    look: tuple[float, Rgb, float],
) -> Tile:  # fmt: skip
    (x, y), (w, h), (width, rgb, alpha) = at, size, look
    large.fill((*rgb, 0))  # the empty ground has that colour: edges keep their hue
    for a, b in dabs:
        _dab(
            large, ((a[0] - x) * FINE, (a[1] - y) * FINE), ((b[0] - x) * FINE, (b[1] - y) * FINE), width * FINE / 2, rgb
        )
    part = large.subsurface((0, 0, w * FINE, h * FINE))
    return Tile(faded(pygame.transform.smoothscale(part, (w, h)).premul_alpha(), alpha), x, y)


def _dab(surface: pygame.Surface, a: tuple[float, float], b: tuple[float, float], r: float, rgb: Rgb) -> None:
    if a == b:
        pygame.draw.circle(surface, rgb, a, r)
        return
    turn = atan2(b[1] - a[1], b[0] - a[0]) + pi / 2
    dx, dy = r * cos(turn), r * sin(turn)
    corners = [(a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy), (b[0] - dx, b[1] - dy), (a[0] - dx, a[1] - dy)]
    pygame.draw.polygon(surface, rgb, corners)
