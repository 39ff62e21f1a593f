"""Where the cells of the board lie on the screen: hexagons, their bricks, and a view that pans and zooms. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from math import cos, pi, sin, sqrt
from typing import NamedTuple

from pixtable.core.hexes import Hex, neighbours
from pixtable.ui.draw.layout import Point, Rect

ROOT3 = sqrt(3)
DESIGN = 48.0
"""The radius (centre to corner) of the target picture."""
LARGEST, SMALLEST = 96.0, 36.0 / ROOT3
"""No tile is ever narrower than 36 u."""
LARGEST_FIT = 56.0
ZOOM_STEP = 1.2
STRAY = 4
FIT_STEPS, FIT_MARGIN = 8, 10.0
SHIFTS = (0.0, 40.0, -40.0, 80.0, -80.0, 120.0, -120.0)
SHIFT_COST = 0.04
"""How much larger tiles must be, a unit aside, to be worth an uneven view."""


def corners(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """Clockwise from the top."""
    return [(x + radius * sin(pi / 3 * i), y - radius * cos(pi / 3 * i)) for i in range(6)]


def outline(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """The same, closed."""
    points = corners(x, y, radius)
    return [*points, points[0]]


def edge_middle(x: float, y: float, radius: float, edge: int) -> tuple[float, float]:
    """Edge 0 is the upper right one, between corners 0 and 1."""
    way, far = pi / 3 * edge + pi / 6, radius * ROOT3 / 2
    return x + far * sin(way), y - far * cos(way)


def brick(centre: Point, radius: float) -> Rect:
    """A hexagon's share of the ground as a rectangle: rows of them cover the board without overlapping."""
    w, h = ROOT3 * radius, 1.5 * radius
    return Rect(centre.x - w / 2, centre.y - h / 2, w, h)


def radius_of(rect: Rect) -> float:
    return rect.w / ROOT3


def is_inside(x: float, y: float, radius: float) -> bool:
    """Whether a point, seen from the centre, lies in the hexagon."""
    x, y = abs(x), abs(y)
    return x <= ROOT3 / 2 * radius and y <= radius - x / ROOT3


def unit_centre(cell: Hex) -> Point:
    """The centre of a cell on a board whose tiles have radius 1."""
    q, r = cell
    return Point(ROOT3 * (q + r / 2), 1.5 * r)


def bounds(cells: Iterable[Hex]) -> Rect:
    """What these cells take up on a board whose tiles have radius 1."""
    spots = [unit_centre(cell) for cell in cells]
    left, right = min(p.x for p in spots) - ROOT3 / 2, max(p.x for p in spots) + ROOT3 / 2
    top, bottom = min(p.y for p in spots) - 1, max(p.y for p in spots) + 1
    return Rect(left, top, right - left, bottom - top)


def rounded(q: float, r: float) -> Hex:
    """The cell that a point between cells belongs to: of three coordinates whose sum is nought, the one that was
    rounded most follows from the others."""
    s = -q - r
    near_q, near_r, near_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return near_q, near_r


class Glide(NamedTuple):
    """The radii between which the size of the tiles is changing."""

    start: float
    goal: float


@dataclass(frozen=True)
class Camera:
    """`x, y` on the board of radius 1 lie in the middle of `area`.

    Cells are an even number of pixels wide and rows a whole number apart, so that all seams look alike: `scale` is
    pixels a unit.
    """

    area: Rect
    x: float = 0.0
    y: float = 0.0
    radius: float = DESIGN
    scale: float = 1.0

    @property
    def wide(self) -> float:
        """From flat to flat."""
        return 2 * max(1, round(ROOT3 * self.radius * self.scale / 2)) / self.scale

    @property
    def pitch(self) -> float:
        """From row to row."""
        return max(1, round(1.5 * self.radius * self.scale)) / self.scale

    @property
    def shown_radius(self) -> float:
        return self.wide / ROOT3

    def centre(self, cell: Hex) -> Point:
        q, r = cell
        k, wide, pitch = self.scale, self.wide, self.pitch
        x = round((self.area.cx - self.x * wide / ROOT3) * k) / k
        y = round((self.area.cy - self.y * pitch / 1.5) * k) / k
        return Point(x + wide * (q + r / 2), y + pitch * r)

    def brick(self, cell: Hex) -> Rect:
        at = self.centre(cell)
        return Rect(at.x - self.wide / 2, at.y - self.pitch / 2, self.wide, self.pitch)

    def cell_at(self, at: Point) -> Hex:
        """The cell under a point."""
        zero = self.centre((0, 0))
        r = (at.y - zero.y) / self.pitch
        q = (at.x - zero.x) / self.wide - r / 2
        return rounded(q, r)

    def on(self, scale: float) -> Camera:
        """The same view on a screen of so many pixels a unit."""
        return replace(self, scale=scale)

    def shows(self, cell: Hex) -> bool:
        """Whether the whole hexagon is in sight."""
        at = self.centre(cell)
        wide, radius = self.wide, self.shown_radius
        return self.area.holds(Rect(at.x - wide / 2, at.y - radius, wide, 2 * radius), 1.0)

    def is_clear(self, cells: Iterable[Hex], covers: Sequence[Rect]) -> bool:
        """Whether these cells are in sight, with nothing over them."""
        bricks = [self.brick(cell) for cell in cells]
        return all(self.area.holds(brick, 1.0) for brick in bricks) and not any(
            cover.meets(brick) for cover in covers for brick in bricks
        )

    def moved(self, dx: float, dy: float) -> Camera:
        """The board follows a hand that moved so many u."""
        return replace(self, x=self.x - dx * ROOT3 / self.wide, y=self.y - dy * 1.5 / self.pitch)

    def zoomed(self, factor: float, at: Point) -> Camera:
        """Larger or smaller; what lies under the point stays there."""
        later = replace(self, radius=max(SMALLEST, min(LARGEST, self.radius * factor)))
        aside, down = at.x - self.area.cx, at.y - self.area.cy
        x = self.x + aside * ROOT3 * (1 / self.wide - 1 / later.wide)
        y = self.y + down * 1.5 * (1 / self.pitch - 1 / later.pitch)
        return replace(later, x=x, y=y)

    def between(self, other: Camera, part: float) -> Camera:
        x, y, radius = (
            here + (there - here) * part
            for here, there in ((self.x, other.x), (self.y, other.y), (self.radius, other.radius))
        )
        return replace(other, x=x, y=y, radius=radius)

    def kept_near(self, cells: Iterable[Hex]) -> Camera:
        """Nobody loses the board: its middle never leaves the tiles."""
        spots = [unit_centre(cell) for cell in cells] or [Point(0, 0)]
        x = max(min(p.x for p in spots) - STRAY, min(max(p.x for p in spots) + STRAY, self.x))
        y = max(min(p.y for p in spots) - STRAY, min(max(p.y for p in spots) + STRAY, self.y))
        return replace(self, x=x, y=y)


def with_ring(tiles: Iterable[Hex]) -> set[Hex]:
    """The tiles and every cell around them."""
    found = set(tiles)
    return found.union(*(neighbours(cell) for cell in found)) if found else {(0, 0)}


def fitted(area: Rect, inner: Rect, tiles: Iterable[Hex], scale: float) -> Camera:
    """All tiles and one ring of cells inside `inner`, as large as may be."""
    whole = bounds(with_ring(tiles))
    radius = max(SMALLEST, min(LARGEST_FIT, inner.w / whole.w, inner.h / whole.h))
    x = whole.cx - (inner.cx - area.cx) / radius
    y = whole.cy - (inner.cy - area.cy) / radius
    return Camera(area, x, y, radius, scale)


def best_fit(
    area: Rect, clear: Rect, covers: Sequence[Rect], tiles: Sequence[Hex], *, dead: Collection[Hex], scale: float
) -> Camera:
    """The largest view in which all that can be played lies clear of what covers the board, a little aside if need be.

    `clear` is a part of the area that nothing covers: a view that keeps to it always exists.
    """
    played = with_ring(tiles) - set(dead)
    best = fitted(area, clear, tiles, scale)
    most = best.radius
    for step in range(FIT_STEPS):
        part = step / FIT_STEPS
        inner = Rect(*(a + (b - a) * part for a, b in zip(area.inset(FIT_MARGIN), clear, strict=True)))
        for aside in SHIFTS:
            camera = fitted(area, inner, tiles, scale).moved(aside, 0)
            worth = camera.radius - SHIFT_COST * abs(aside)
            if worth > most and camera.is_clear(played, covers):
                best, most = camera, worth
    return best
