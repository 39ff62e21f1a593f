"""The outline of several rectangles taken together: zones of a garden, groups of cells. Pure geometry."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin

from pixtable.ui.draw.layout import Rect

Corner = tuple[float, float]


def union(rects: Sequence[Rect], grow: float = 0.0) -> list[list[Corner]]:
    """Closed loops round the union; each rect is grown first, so that gaps up to twice that are bridged."""
    grown = [r.grown(grow) for r in rects]
    xs = sorted({x for r in grown for x in (r.x, r.right)})
    ys = sorted({y for r in grown for y in (r.y, r.bottom)})
    filled = {
        (i, j)
        for i, (x, x2) in enumerate(pairwise(xs))
        for j, (y, y2) in enumerate(pairwise(ys))
        if any(r.contains((x + x2) / 2, (y + y2) / 2) for r in grown)
    }
    return [_straightened([(xs[i], ys[j]) for i, j in loop]) for loop in _loops(filled)]


def _loops(filled: set[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """Walks the edges between filled and empty cells, filled on the right hand."""
    edges: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for i, j in filled:
        for beside, start, end in (
            ((i, j - 1), (i, j), (i + 1, j)),
            ((i + 1, j), (i + 1, j), (i + 1, j + 1)),
            ((i, j + 1), (i + 1, j + 1), (i, j + 1)),
            ((i - 1, j), (i, j + 1), (i, j)),
        ):
            if beside not in filled:
                edges.setdefault(start, []).append(end)
    loops = []
    while edges:
        here = min(edges)
        loop = [here]
        while here in edges:
            here = _step(edges, here, loop)
            loop.append(here)
        loops.append(loop[:-1])
    return loops


def _step(
    edges: dict[tuple[int, int], list[tuple[int, int]]], here: tuple[int, int], loop: list[tuple[int, int]]
) -> tuple[int, int]:
    """Where two loops meet in a corner, turn right: diagonal cells stay apart."""
    ways = edges[here]
    if len(ways) > 1 and len(loop) > 1:
        dx, dy = here[0] - loop[-2][0], here[1] - loop[-2][1]
        ways.sort(key=lambda w: (w[0] - here[0]) * -dy + (w[1] - here[1]) * dx)
    end = ways.pop()
    if not ways:
        del edges[here]
    return end


def _straightened(loop: list[Corner]) -> list[Corner]:
    """Without the points that lie on a straight line."""
    n = len(loop)
    return [p for i, p in enumerate(loop) if not _in_line(loop[i - 1], p, loop[(i + 1) % n])]


def _in_line(a: Corner, b: Corner, c: Corner) -> bool:
    return abs((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])) < 1e-9


def rounded(loop: Sequence[Corner], radius: float, steps: int = 5) -> list[Corner]:
    """The loop with its corners rounded, closed by its first point."""
    points: list[Corner] = []
    n = len(loop)
    for i, corner in enumerate(loop):
        before, after = loop[i - 1], loop[(i + 1) % n]
        r = min(radius, _length(before, corner) / 2, _length(corner, after) / 2)
        a, b = _towards(corner, before, r), _towards(corner, after, r)
        for k in range(steps + 1):
            t = k / steps
            points.append(
                (
                    a[0] * (1 - t) ** 2 + 2 * corner[0] * t * (1 - t) + b[0] * t * t,
                    a[1] * (1 - t) ** 2 + 2 * corner[1] * t * (1 - t) + b[1] * t * t,
                )
            )
    return [*points, points[0]]


def bent(points: Sequence[Corner], radius: float, steps: int = 5) -> list[Corner]:
    """An open path from the first point to the last, with its corners rounded."""
    path = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        r = min(radius, _length(before, corner) / 2, _length(corner, after) / 2)
        path += curve(_towards(corner, before, r), corner, _towards(corner, after, r), steps)
    return [*path, points[-1]]


def _length(a: Corner, b: Corner) -> float:
    return hypot(b[0] - a[0], b[1] - a[1])


def _towards(a: Corner, b: Corner, far: float) -> Corner:
    length = _length(a, b) or 1.0
    return (a[0] + (b[0] - a[0]) * far / length, a[1] + (b[1] - a[1]) * far / length)


def curve(a: Corner, bend: Corner, b: Corner, steps: int = 24) -> list[Corner]:
    """A quadratic curve from a to b, drawn towards bend."""
    parts = [k / steps for k in range(steps + 1)]
    return [
        (
            a[0] * (1 - t) ** 2 + 2 * bend[0] * t * (1 - t) + b[0] * t * t,
            a[1] * (1 - t) ** 2 + 2 * bend[1] * t * (1 - t) + b[1] * t * t,
        )
        for t in parts
    ]


def arc(x: float, y: float, radius: float, start: float, part: float, *, steps: int = 48) -> list[Corner]:
    """`part` of a circle, clockwise; start 0 is the top."""
    n = max(2, round(steps * abs(part)))
    turns = [2 * pi * (start + part * k / n) - pi / 2 for k in range(n + 1)]
    return [(x + radius * cos(t), y + radius * sin(t)) for t in turns]
