"""Rectangles in logical units and the few ways a screen is cut into them. Pure: no pygame, no state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import NamedTuple


class Point(NamedTuple):
    x: float
    y: float


class Size(NamedTuple):
    w: float
    h: float


class Rect(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    @property
    def centre(self) -> Point:
        return Point(self.cx, self.cy)

    @property
    def size(self) -> Size:
        return Size(self.w, self.h)

    def moved(self, dx: float = 0, dy: float = 0) -> Rect:
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def at(self, x: float, y: float) -> Rect:
        return Rect(x, y, self.w, self.h)

    def inset(
        self, left: float, top: float | None = None, right: float | None = None, bottom: float | None = None
    ) -> Rect:
        """CSS order of thought: one value for all sides, two for x and y, four for each."""
        top = left if top is None else top
        right = left if right is None else right
        bottom = top if bottom is None else bottom
        return Rect(self.x + left, self.y + top, max(0.0, self.w - left - right), max(0.0, self.h - top - bottom))

    def grown(self, by: float) -> Rect:
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def scaled(self, k: float) -> Rect:
        """Larger or smaller about its own centre."""
        return Rect(self.cx - self.w * k / 2, self.cy - self.h * k / 2, self.w * k, self.h * k)

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlap(self, other: Rect) -> Rect:
        x, y = max(self.x, other.x), max(self.y, other.y)
        w, h = min(self.right, other.right) - x, min(self.bottom, other.bottom) - y
        return Rect(x, y, max(0.0, w), max(0.0, h))

    def meets(self, other: Rect, slack: float = 0.0) -> bool:
        # Of all rows of a log this is asked in every frame: no rect is made for the answer.
        return (
            min(self.x + self.w, other.x + other.w) - max(self.x, other.x) > slack
            and min(self.y + self.h, other.y + other.h) - max(self.y, other.y) > slack
        )

    def holds(self, other: Rect, slack: float = 0.5) -> bool:
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def left_part(self, w: float) -> Rect:
        return Rect(self.x, self.y, w, self.h)

    def right_part(self, w: float) -> Rect:
        return Rect(self.right - w, self.y, w, self.h)

    def top_part(self, h: float) -> Rect:
        return Rect(self.x, self.y, self.w, h)

    def bottom_part(self, h: float) -> Rect:
        return Rect(self.x, self.bottom - h, self.w, h)


NOWHERE = Rect(0, 0, 0, 0)


class Share(NamedTuple):
    """A part of what the fixed parts leave over."""

    weight: float = 1


REST = Share()
Part = float | Share


def _lengths(total: float, parts: Sequence[Part], gap: float) -> list[float]:
    fixed = sum(p for p in parts if not isinstance(p, Share)) + gap * max(0, len(parts) - 1)
    weights = sum(p.weight for p in parts if isinstance(p, Share)) or 1
    spare = max(0.0, total - fixed)
    return [spare * p.weight / weights if isinstance(p, Share) else p for p in parts]


def rows(rect: Rect, *parts: Part, gap: float = 0) -> list[Rect]:
    """Cut from top to bottom: rows(r, 44, REST, 28)."""
    lengths = _lengths(rect.h, parts, gap)
    starts = accumulate([0.0, *(n + gap for n in lengths[:-1])])
    return [Rect(rect.x, rect.y + s, rect.w, n) for s, n in zip(starts, lengths, strict=True)]


def columns(rect: Rect, *parts: Part, gap: float = 0) -> list[Rect]:
    """Cut from left to right: columns(r, REST, 264)."""
    lengths = _lengths(rect.w, parts, gap)
    starts = accumulate([0.0, *(n + gap for n in lengths[:-1])])
    return [Rect(rect.x + s, rect.y, n, rect.h) for s, n in zip(starts, lengths, strict=True)]


def grid(rect: Rect, across: int, down: int, gap: float = 0) -> list[Rect]:
    """Equal cells, row by row."""
    lines = rows(rect, *[REST] * down, gap=gap)
    return [cell for line in lines for cell in columns(line, *[REST] * across, gap=gap)]


def cells(
    x: float, y: float, size: Size, across: int, count: int, *, gap_x: float = 8, gap_y: float | None = None
) -> list[Rect]:
    """Cells of a fixed size from a corner, row by row."""
    gap_y = gap_x if gap_y is None else gap_y
    return [
        Rect(x + (i % across) * (size.w + gap_x), y + (i // across) * (size.h + gap_y), *size) for i in range(count)
    ]


def centred(size: Size | tuple[float, float], within: Rect) -> Rect:
    w, h = size
    return Rect(within.cx - w / 2, within.cy - h / 2, w, h)


def fit(size: Size | tuple[float, float], within: Rect) -> Rect:
    """The largest rectangle of that shape inside, centred."""
    w, h = size
    k = min(within.w / w, within.h / h)
    return centred((w * k, h * k), within)


def row_of(sizes: Iterable[Size], within: Rect, gap: float = 8, align: float = 0.5) -> list[Rect]:
    """Pieces of their own widths side by side as one group; align 0 left, 0.5 centred, 1 right."""
    pieces = list(sizes)
    total = sum(s.w for s in pieces) + gap * max(0, len(pieces) - 1)
    x = within.x + (within.w - total) * align
    placed = []
    for s in pieces:
        placed.append(Rect(x, within.cy - s.h / 2, s.w, s.h))
        x += s.w + gap
    return placed


def flow(sizes: Iterable[Size], within: Rect, gap: float = 8) -> list[Rect]:
    """Left to right, then on the next line, as words are set."""
    placed: list[Rect] = []
    x, y, tall = within.x, within.y, 0.0
    for s in sizes:
        if x > within.x and x + s.w > within.right + 0.01:
            x, y, tall = within.x, y + tall + gap, 0.0
        placed.append(Rect(x, y, *s))
        x, tall = x + s.w + gap, max(tall, s.h)
    return placed


def bounds(rects: Iterable[Rect]) -> Rect:
    found = list(rects)
    if not found:
        return NOWHERE
    x, y = min(r.x for r in found), min(r.y for r in found)
    return Rect(x, y, max(r.right for r in found) - x, max(r.bottom for r in found) - y)


def around(points: Iterable[tuple[float, float]]) -> Rect:
    """The smallest that holds all of these."""
    return bounds(Rect(x, y, 0, 0) for x, y in points)


def kept_inside(rect: Rect, within: Rect) -> Rect:
    """Pushed, not shrunk, until it lies inside."""
    x = min(max(rect.x, within.x), max(within.x, within.right - rect.w))
    y = min(max(rect.y, within.y), max(within.y, within.bottom - rect.h))
    return rect.at(x, y)
