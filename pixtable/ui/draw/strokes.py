"""Thick lines as small tiles: a long thread covers few of the pixels between its ends, and only those are made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, sin
from typing import NamedTuple, TypeAlias

import pygame

from pixtable.ui.draw.shapes import FINE, PREMULTIPLIED, Points, blank, disc, faded
from pixtable.ui.draw.theme import Rgb

TILE = 64
SMALL = 3 * TILE * TILE
MOST_TILES = 1024
Spot: TypeAlias = tuple[int, int]
Dab: TypeAlias = tuple[Spot, Spot]
"""A straight piece of a line, or a round joint where both its ends are the same. In fine pixels, its ends in order."""


class StrokeStyle(NamedTuple):
    radius: float  # in fine pixels
    rgb: Rgb
    alpha: float


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
    size, look = (max(1, size[0]), max(1, size[1])), StrokeStyle(width * FINE / 2, rgb, alpha)
    dabs = set(_dabs(paths, round_ends))
    if size[0] * size[1] <= SMALL:  # sharing it out would cost more than it saves
        return (Tile(_drawn(size, frozenset(dabs), look), 0, 0),)
    touched: dict[tuple[int, int], set[Dab]] = {}
    reach = ceil(look.radius) + FINE
    for dab in dabs:
        for at in _places(dab, reach, size):
            touched.setdefault(at, set()).add(_seen_from(at, dab, reach))
    cut = {at: (min(TILE, size[0] - at[0]), min(TILE, size[1] - at[1])) for at in touched}
    return tuple(Tile(_kept(cut[at], frozenset(dabs), look), *at) for at, dabs in touched.items())


def dots(
    size: tuple[int, int], path: Points, every: float, width: float, rgb: Rgb, *, alpha: float = 1.0, shift: float = 0.0
) -> tuple[Tile, ...]:
    """A dotted line: one dot is made and put on whole pixels."""
    dot = disc(max(2, round(width)), rgb)
    side = dot.get_width()
    made: dict[tuple[int, int], pygame.Surface] = {}
    for x, y in _along(path, every, shift):
        left, top, spot = round(x - side / 2), round(y - side / 2), (round(x * FINE), round(y * FINE))
        for at in _places((spot, spot), (side // 2 + 2) * FINE, size):
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
        fine = [(round(x * FINE), round(y * FINE)) for x, y in path]
        yield from ((a, b) if a <= b else (b, a) for a, b in pairwise(fine))
        yield from ((point, point) for point in (fine if round_ends else fine[1:-1]))


def _places(dab: Dab, reach: int, size: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The corners of the tiles that a piece may touch."""
    (x1, y1), (x2, y2) = dab
    left, right = max(0, (x1 - reach) // FINE), min(size[0] - 1, (x2 + reach) // FINE)
    top, bottom = max(0, (min(y1, y2) - reach) // FINE), min(size[1] - 1, (max(y1, y2) + reach) // FINE)
    for x in range(left - left % TILE, right + 1, TILE):
        for y in range(top - top % TILE, bottom + 1, TILE):
            yield x, y


def _seen_from(at: tuple[int, int], dab: Dab, reach: int) -> Dab:
    """From a tile's corner; of a level or upright piece only what passes the tile, for that is the same in many."""
    (x1, y1), (x2, y2) = dab
    x, y = at[0] * FINE, at[1] * FINE
    x1, y1, x2, y2 = x1 - x, y1 - y, x2 - x, y2 - y
    if x1 == x2 or y1 == y2:
        low, high = -reach, TILE * FINE + reach
        x1, y1, x2, y2 = max(low, x1), max(low, y1), min(high, x2), min(high, y2)
    return (x1, y1), (x2, y2)


def _drawn(size: tuple[int, int], dabs: frozenset[Dab], look: StrokeStyle) -> pygame.Surface:
    large = blank(size[0] * FINE, size[1] * FINE)
    large.fill((*look.rgb, 0))  # the empty ground has that colour: edges keep their hue
    for a, b in dabs:
        _dab(large, a, b, look.radius, look.rgb)
    return faded(pygame.transform.smoothscale(large, size).premul_alpha(), look.alpha)


_kept = lru_cache(maxsize=MOST_TILES)(_drawn)
"""Outlines of the same cells share most of their tiles."""


def _dab(surface: pygame.Surface, a: Spot, b: Spot, r: float, rgb: Rgb) -> None:
    if a == b:
        pygame.draw.circle(surface, rgb, a, r)
        return
    turn = atan2(b[1] - a[1], b[0] - a[0]) + pi / 2
    dx, dy = r * cos(turn), r * sin(turn)
    corners = [(a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy), (b[0] - dx, b[1] - dy), (a[0] - dx, a[1] - dy)]
    pygame.draw.polygon(surface, rgb, corners)
