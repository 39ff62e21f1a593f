"""Outlines: smooth through points, cut from one another, swollen along a line."""

import math
import re
from collections.abc import Iterable, Sequence
from typing import TypeAlias

import skia

Point: TypeAlias = tuple[float, ...]
"""(x, y), or (x, y, 1) where a smooth outline turns a sharp corner."""
Place: TypeAlias = tuple[float, float]

SIDES = (-1, 1)
_HANDLE = 0.18  # of the chord between the neighbours; longer handles make every curve look polygonal
_ROUND = {"StrokeCap": skia.Paint.kRound_Cap, "StrokeJoin": skia.Paint.kRound_Join}


def points(text: str, side: int = 1) -> list[Point]:
    """Reads `x,y x,y! ...`; a `!` marks a sharp corner, side -1 mirrors the shape."""
    read: list[Point] = []
    for word in text.split():
        x, y = (float(number) for number in word.rstrip("!").split(","))
        read.append((x * side, y, 1) if word.endswith("!") else (x * side, y))
    return read


def smooth(through: Sequence[Point], closed: bool = True) -> skia.Path:
    """A Catmull-Rom curve through the points."""
    path, count = skia.Path(), len(through)

    def handle(i: int) -> tuple[float, float]:
        if len(through[i]) > 2 and through[i][2]:
            return 0, 0
        before = through[(i - 1) % count] if closed else through[max(i - 1, 0)]
        after = through[(i + 1) % count] if closed else through[min(i + 1, count - 1)]
        return (after[0] - before[0]) * _HANDLE, (after[1] - before[1]) * _HANDLE

    path.moveTo(*through[0][:2])
    for i in range(count if closed else count - 1):
        (x0, y0), (x1, y1) = through[i][:2], through[(i + 1) % count][:2]
        (leave_x, leave_y), (arrive_x, arrive_y) = handle(i), handle((i + 1) % count)
        path.cubicTo(x0 + leave_x, y0 + leave_y, x1 - arrive_x, y1 - arrive_y, x1, y1)
    if closed:
        path.close()
    return path


def blob(text: str, side: int = 1) -> skia.Path:
    return smooth(points(text, side))


def symmetric(half: str) -> skia.Path:
    """A smooth outline from its right half, top to bottom; the left half mirrors it."""
    return mirrored_profile(points(half))


def mirrored_profile(right: Sequence[Point]) -> skia.Path:
    left = [(-x, *rest) for x, *rest in reversed(right) if x]
    return smooth([*right, *left])


def curve(text: str, side: int = 1) -> skia.Path:
    return smooth(points(text, side), closed=False)


def polygon(corners: Sequence[Point]) -> skia.Path:
    path = polyline(corners)
    path.close()
    return path


def polyline(corners: Sequence[Point]) -> skia.Path:
    path = skia.Path()
    path.moveTo(*corners[0][:2])
    for corner in corners[1:]:
        path.lineTo(*corner[:2])
    return path


def line(x0: float, y0: float, x1: float, y1: float) -> skia.Path:
    return polyline([(x0, y0), (x1, y1)])


def circle(x: float, y: float, radius: float) -> skia.Path:
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, across: float, down: float) -> skia.Path:
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - across, y - down, x + across, y + down))
    return path


def rect(x: float, y: float, width: float, height: float) -> skia.Path:
    path = skia.Path()
    path.addRect(skia.Rect.MakeXYWH(x, y, width, height))
    return path


def round_rect(x: float, y: float, width: float, height: float, radius: float) -> skia.Path:
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeXYWH(x, y, width, height), radius, radius)
    return path


def ngon(corners: int, radius: float, x: float = 0, y: float = 0, turn: float = 0) -> skia.Path:
    """A regular polygon, one corner up."""
    return polygon([polar(x, y, turn + 360 * i / corners, radius) for i in range(corners)])


def star(rays: int, outer: float, inner: float, x: float = 0, y: float = 0) -> skia.Path:
    return polygon([polar(x, y, 180 * i / rays, inner if i % 2 else outer) for i in range(2 * rays)])


def arc(radius: float, start: float, end: float, x: float = 0, y: float = 0) -> skia.Path:
    """Part of a circle, clockwise in degrees from three o'clock."""
    path = skia.Path()
    path.addArc(skia.Rect.MakeLTRB(x - radius, y - radius, x + radius, y + radius), start, end - start)
    return path


def polar(x: float, y: float, angle: float, distance: float) -> tuple[float, float]:
    """The point at a distance; angles are degrees clockwise from straight up."""
    turn = math.radians(angle)
    return x + math.sin(turn) * distance, y - math.cos(turn) * distance


def svg(text: str) -> skia.Path:
    """Absolute M L C Q Z, as in an SVG path."""
    path = skia.Path()
    verbs = {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo, "Q": path.quadTo, "Z": path.close}
    for verb, arguments in re.findall(r"([MLCQZ])([^MLCQZ]*)", text):
        verbs[verb](*(float(number) for number in arguments.replace(",", " ").split()))
    return path


def union(*paths: skia.Path) -> skia.Path:
    joined = paths[0]
    for path in paths[1:]:
        joined = _combined(joined, path, skia.kUnion_PathOp)
    return joined


def minus(path: skia.Path, *holes: skia.Path) -> skia.Path:
    for hole in holes:
        path = _combined(path, hole, skia.kDifference_PathOp)
    return path


def common(first: skia.Path, second: skia.Path) -> skia.Path:
    return _combined(first, second, skia.kIntersect_PathOp)


def _combined(first: skia.Path, second: skia.Path, operation: skia.PathOp) -> skia.Path:
    return skia.Op(first, second, operation) or first  # Skia gives up on some degenerate pairs


def placed(path: skia.Path, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> skia.Path:
    matrix = skia.Matrix()
    matrix.setTranslate(x, y)
    matrix.preRotate(turn)
    matrix.preScale(scale, scale)
    return transformed(path, matrix)


def mirrored(path: skia.Path) -> skia.Path:
    matrix = skia.Matrix()
    matrix.setScale(-1, 1)
    return transformed(path, matrix)


def transformed(path: skia.Path, matrix: skia.Matrix) -> skia.Path:
    moved = skia.Path()
    path.transform(matrix, moved)
    return moved


def stroked(path: skia.Path, width: float, flat_ends: bool = False) -> skia.Path:
    """The area that a round pen covers, without inner overlaps."""
    pen = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width, **_ROUND)
    if flat_ends:
        pen.setStrokeCap(skia.Paint.kButt_Cap)
    outline = skia.Path()
    pen.getFillPath(path, outline)
    return skia.Simplify(outline) or outline


def softened(path: skia.Path, radius: float) -> skia.Path:
    """The same shape with its corners rounded off."""
    soft = skia.Path()
    skia.Paint(PathEffect=skia.CornerPathEffect.Make(radius)).getFillPath(path, soft)
    return soft


def outside(path: skia.Path, margin: float = 80) -> skia.Path:
    """All that lies round a shape: what casts its inner shadows and catches its rim of light."""
    bounds = path.getBounds()
    around = skia.Path()
    around.addRect(bounds.makeOutset(margin, margin))
    around.addPath(path)
    around.setFillType(skia.PathFillType.kEvenOdd)
    return around


def moved(path: skia.Path, x: float, y: float) -> skia.Path:
    copy = skia.Path()
    path.offset(x, y, copy)
    return copy


class Track:
    """A line to walk along: where it is, which way it goes."""

    def __init__(self, path: skia.Path) -> None:
        self._measure = skia.PathMeasure(path, False)
        self.length = self._measure.getLength()

    @classmethod
    def through(cls, stations: Sequence[Point]) -> "Track":
        return cls(smooth(stations, closed=False))

    def at(self, share: float) -> "Station":
        """`share` runs from 0 at the start to 1 at the end."""
        position, direction = self._measure.getPosTan(self.length * share)
        return Station(position.x(), position.y(), direction.x(), direction.y())

    def stations(self, count: int) -> Iterable["Station"]:
        return (self.at((i + 0.5) / count) for i in range(count))


class Station:
    def __init__(self, x: float, y: float, along_x: float, along_y: float) -> None:
        self.x, self.y = x, y
        self.along = (along_x, along_y)
        self.heading = math.degrees(math.atan2(along_x, -along_y))

    def aside(self, distance: float) -> tuple[float, float]:
        """A point to the right of the way, to the left if the distance is negative."""
        return self.x - self.along[1] * distance, self.y + self.along[0] * distance


def taper(stations: Sequence[Point], start: float, end: float, steps: int = 20) -> skia.Path:
    """A limb along a smooth line, `start` thick at one end and `end` at the other."""
    track = Track.through(stations)
    right, left = [], []
    for i in range(steps + 1):
        share = i / steps
        half = (start + (end - start) * share) / 2
        station = track.at(share)
        right.append(station.aside(half))
        left.append(station.aside(-half))
    return smooth(right + left[::-1])
