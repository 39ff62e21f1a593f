"""Lines with a meaning: threads to where a card would go, trails of the last move, zones, progress rings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, cos, pi, sin

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.outline import arc, curve, rounded, union
from pixtable.ui.draw.theme import Colour, Line

ZONE_GROW = 5.0
ZONE_RADIUS = 12.0
ARROW = 14.0


def zone(
    canvas: Canvas, rects: Sequence[Rect], colour: Colour = "mint", *, dashed: bool = False, width: float = Line.ZONE,
    grow: float = ZONE_GROW, marching: bool = False,
) -> None:  # fmt: skip
    """One outline round all the cells, over night; dashed while it depends on a choice."""
    under = width * Line.ZONE_UNDER / Line.ZONE
    for path in _round_outline(tuple(rects), grow, ZONE_RADIUS if width > 3 else ZONE_RADIUS / 2):
        canvas.path(path, under, "night", alpha=0.75)
        canvas.path(path, width, colour, dash=(14, 7) if dashed else None, marching=marching)


@lru_cache(maxsize=256)
def _round_outline(rects: tuple[Rect, ...], grow: float, radius: float) -> tuple[tuple[tuple[float, float], ...], ...]:
    return tuple(tuple(rounded(loop, radius)) for loop in union(rects, grow))


def thread(
    canvas: Canvas, a: tuple[float, float], b: tuple[float, float], colour: Colour = "amber", *, bend: float = 0.18,
    width: float = Line.RING, dash: tuple[float, float] | None = (1, 8), arrow: bool = True,
) -> None:  # fmt: skip
    """A dotted curve with an arrow; bend is the part of its length it swings aside."""
    aside = (a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend
    path = curve(a, aside, b)
    canvas.path(path, width + 3, "night", dash=dash, alpha=0.5)
    canvas.path(path, width, colour, dash=dash)
    if arrow:
        arrow_head(canvas, path[-4], b, colour)


def arrow_head(
    canvas: Canvas, back: tuple[float, float], tip: tuple[float, float], colour: Colour, size: float = ARROW
) -> None:
    way = atan2(tip[1] - back[1], tip[0] - back[0])
    wings = [(tip[0] - size * cos(way + k), tip[1] - size * sin(way + k)) for k in (pi / 6, -pi / 6)]
    canvas.polygon([tip, *wings], colour)


def trail(canvas: Canvas, a: Rect, b: Rect, seat_colour: Colour) -> None:
    """The last move: thin, in the mover's colour over cream so that dark seats read on the felt."""
    trail_along(canvas, curve(a.centre, ((a.cx + b.cx) / 2, min(a.cy, b.cy) - 24), b.centre), seat_colour)


def trail_along(canvas: Canvas, path: Sequence[tuple[float, float]], seat_colour: Colour) -> None:
    canvas.path(path, 5, "cream", alpha=0.7)
    canvas.path(path, 3, seat_colour)
    arrow_head(canvas, path[-4], path[-1], "cream")


def hold_ring(canvas: Canvas, x: float, y: float, radius: float, part: float, *, width: float = 10) -> None:
    """Fills clockwise while held; in steps, so that it is kept and not made anew each frame."""
    canvas.circle(x, y, radius + width / 2, width, "night", alpha=0.6)
    steps = round(max(0.0, min(1.0, part)) * 48)
    if steps:
        area = Rect(x - radius - width, y - radius - width, 2 * (radius + width), 2 * (radius + width))
        canvas.path(arc(x, y, radius, 0, steps / 48), width, "amber", area=area)


def meter(canvas: Canvas, rect: Rect, part: float, colour: Colour, *, change: float = 0.0) -> None:
    """A bar with its trough; a change is a dashed amber piece appended to it."""
    canvas.rounded(rect, rect.h / 2, "well")
    full = max(0.0, min(1.0, part)) * rect.w
    if full >= rect.h:
        canvas.rounded(rect.left_part(full), rect.h / 2, colour)
    if change > 0:
        more = Rect(rect.x + full, rect.y, min(rect.right - rect.x - full, change * rect.w), rect.h)
        canvas.dashed(more.inset(1), rect.h / 2 - 1, 2, "amber", on=4, off=3)
