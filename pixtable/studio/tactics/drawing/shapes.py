"""Outlines that figures are often made of, in the order of words that drawing them takes."""

from collections.abc import Sequence

import skia

from pixtable.studio.kit.paths import Point, circle, minus, polar, polygon, polyline, smooth, stroked


def bar(x: float, y: float, angle: float, length: float, start: float, end: float, gap: float = 0) -> skia.Path:
    """A straight bar from (x, y), `start` wide where it begins and `end` where it ends, `gap` away from its root."""
    first, last = polar(x, y, angle, gap), polar(x, y, angle, length)
    right = angle + 90
    corners = [polar(*first, right, start / 2), polar(*last, right, end / 2)]
    return polygon([*corners, polar(*last, right, -end / 2), polar(*first, right, -start / 2)])


def star(x: float, y: float, outer: float, inner: float, rays: int = 5, turn: float = 0) -> skia.Path:
    return polygon([polar(x, y, turn + 180 * i / rays, inner if i % 2 else outer) for i in range(2 * rays)])


def ring(x: float, y: float, outer: float, inner: float) -> skia.Path:
    return minus(circle(x, y, outer), circle(x, y, inner))


def stroke(through: Sequence[Point], width: float, curved: bool = True) -> skia.Path:
    return stroked(smooth(through, closed=False) if curved else polyline(through), width)
