"""A flat pen held at a slant: stems are strong, bars light, and a stroke flares where it ends freely."""

import math
import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]
Polygon: TypeAlias = list[Point]

_NIB = math.radians(-25)
_LIGHT, _STRONG = 0.62, 0.50  # width = weight * (light + strong * |sine of the angle to the nib|)
_FLARE, _FLARE_LENGTH = 0.30, 9.0
_OVERSHOOT = 0.34  # of the weight: a free end is cut square, and must still reach as far as a round one
_CURVE_STEPS, _LINE_STEPS = 14, 6
_CORNER = math.radians(35)
_LOOP = math.radians(240)  # a polygon that bent further would cross itself
_JOINT = 1.6  # ends nearer than this to another stroke are joined to it


class Stroke(NamedTuple):
    points: list[Point]
    free_start: bool
    free_end: bool


def outlines(paths: Sequence[str], weight: float) -> list[Polygon]:
    """One closed polygon for each stroke; they overlap where strokes join."""
    lines = [line for path in paths for line in _lines(path)]
    return [_outline(_with_ends(line, lines), weight) for line in lines]


def _lines(path: str) -> list[list[Point]]:
    """The path flattened, and broken at its corners and before it closes a loop."""
    lines: list[list[Point]] = []
    for verb, arguments in re.findall(r"([MLC])([^MLC]*)", path):
        numbers = [float(number) for number in arguments.split()]
        controls = list(zip(numbers[::2], numbers[1::2], strict=True))
        if verb == "M":
            lines.append(controls)
            continue
        segment = _flattened([lines[-1][-1], *controls])
        if len(lines[-1]) > 1 and (_turn(lines[-1], segment) > _CORNER or _bend(lines[-1] + segment) > _LOOP):
            lines.append([lines[-1][-1]])
        lines[-1].extend(segment[1:])
    return lines


def _flattened(controls: list[Point]) -> list[Point]:
    if len(controls) == 2:
        (x0, y0), (x1, y1) = controls
        return [(x0 + (x1 - x0) * i / _LINE_STEPS, y0 + (y1 - y0) * i / _LINE_STEPS) for i in range(_LINE_STEPS + 1)]
    return [_bezier(controls, i / _CURVE_STEPS) for i in range(_CURVE_STEPS + 1)]


def _bezier(controls: list[Point], t: float) -> Point:
    shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    x, y = (sum(share * control[axis] for share, control in zip(shares, controls, strict=True)) for axis in (0, 1))
    return x, y


def _turn(before: list[Point], after: list[Point]) -> float:
    change = _direction(after[0], after[1]) - _direction(before[-2], before[-1])
    return abs(math.remainder(change, math.tau))


def _bend(points: list[Point]) -> float:
    steps = [(a, b) for a, b in pairwise(points) if a != b]
    headings = [_direction(a, b) for a, b in steps]
    return sum(abs(math.remainder(after - before, math.tau)) for before, after in pairwise(headings))


def _direction(start: Point, end: Point) -> float:
    return math.atan2(end[1] - start[1], end[0] - start[0])


def _with_ends(line: list[Point], lines: list[list[Point]]) -> Stroke:
    others = [point for other in lines if other is not line for point in other]
    free_start, free_end = (all(math.dist(end, point) > _JOINT for point in others) for end in (line[0], line[-1]))
    return Stroke(line, free_start, free_end)


def _outline(stroke: Stroke, weight: float) -> Polygon:
    if len(set(stroke.points)) == 1:
        return _disc(stroke.points[0], weight * 0.64)
    left, right = [], []
    for i, (x, y) in enumerate(stroke.points):
        angle = _heading(stroke.points, i)
        half = _width(stroke, i, angle) * weight / 2
        left.append((x + math.sin(angle) * half, y - math.cos(angle) * half))
        right.append((x - math.sin(angle) * half, y + math.cos(angle) * half))
    start = _end(stroke.points[0], _heading(stroke.points, 0) + math.pi, (right[0], left[0]), stroke.free_start, weight)
    end = _end(stroke.points[-1], _heading(stroke.points, -1), (left[-1], right[-1]), stroke.free_end, weight)
    return left + end + right[::-1] + start


def _heading(points: list[Point], i: int) -> float:
    if i in (0, -1):
        neighbours = points[:2] if i == 0 else points[-2:]
    else:
        neighbours = [points[i - 1], points[min(i + 1, len(points) - 1)]]
    return _direction(*neighbours)


def _width(stroke: Stroke, i: int, angle: float) -> float:
    points = stroke.points
    flare = 0.0
    if stroke.free_start:
        flare += _flare(points[: i + 1])
    if stroke.free_end:
        flare += _flare(points[i:])
    return (_LIGHT + _STRONG * abs(math.sin(angle - _NIB))) * (1 + _FLARE * flare)


def _flare(way_to_end: list[Point]) -> float:
    distance = sum(math.dist(a, b) for a, b in pairwise(way_to_end))
    return max(0.0, 1 - distance / _FLARE_LENGTH) ** 2


def _end(at: Point, angle: float, sides: tuple[Point, Point], free: bool, weight: float) -> Polygon:
    """What closes the outline behind an end: a square cut, or half a disc inside a joint."""
    ahead = (math.cos(angle), math.sin(angle))
    if free:
        reach = weight * _OVERSHOOT
        return [(x + ahead[0] * reach, y + ahead[1] * reach) for x, y in sides]
    half = math.dist(*sides) / 2
    return [
        (at[0] + math.cos(angle + turn) * half, at[1] + math.sin(angle + turn) * half)
        for turn in (math.radians(degrees) for degrees in (-60, -30, 0, 30, 60))
    ]


def _disc(centre: Point, radius: float) -> Polygon:
    angles = (math.tau * i / 18 for i in range(18))
    return [(centre[0] + math.cos(angle) * radius, centre[1] + math.sin(angle) * radius) for angle in angles]
