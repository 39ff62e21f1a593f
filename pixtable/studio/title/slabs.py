"""The flared slab capitals of the word PIXTABLE, 100 units high."""

from collections.abc import Callable
from typing import NamedTuple

import skia

from pixtable.studio.kit.paths import minus, polygon, rect, smooth, svg, union

HEIGHT = 100
TRACKING = 13
KERNING = {"TA": -17, "AB": -3, "IX": 2, "XT": 6}
_STEM = 23


class Slab(NamedTuple):
    advance: float
    draw: Callable[[], skia.Path]


def _serif(left: float, right: float, y: float, *, top: bool, reach: float = 9) -> skia.Path:
    """A bracketed slab across the end of a stem."""
    down = 9 if top else -9
    edge, bracket, joint = y + down * 0.55, y + down * 1.1, y + down * 2.2
    rightward = [(right + reach, y, 1), (right + reach, edge, 1), (right + 2, bracket), (right, joint, 1)]
    leftward = [(left, joint, 1), (left - 2, bracket), (left - reach, edge, 1)]
    return smooth([(left - reach, y, 1), *rightward, *leftward])


def _stem(x: float = 11) -> skia.Path:
    ends = [_serif(x, x + _STEM, 0, top=True), _serif(x, x + _STEM, HEIGHT, top=False)]
    return union(rect(x, 0, _STEM, HEIGHT), *ends)


def _bowl(outer: str, counter: str) -> skia.Path:
    return minus(svg(outer), svg(counter))


def _p() -> skia.Path:
    bowl = _bowl("M 20 0 L 48 0 C 92 0 92 60 48 60 L 20 60 Z", "M 33 11 L 45 11 C 66 11 66 49 45 49 L 33 49 Z")
    return union(_stem(), bowl)


def _x() -> skia.Path:
    strokes = [polygon([(6, 0), (33, 0), (88, 100), (61, 100)]), polygon([(70, 0), (84, 0), (24, 100), (10, 100)])]
    heads = [_serif(9, 31, 0, top=True, reach=8), _serif(70, 83, 0, top=True)]
    feet = [_serif(64, 86, HEIGHT, top=False, reach=8), _serif(11, 25, HEIGHT, top=False)]
    return union(*strokes, *heads, *feet)


def _t() -> skia.Path:
    drops = [polygon([(6, 0), (13, 0), (11, 30), (6, 30)]), polygon([(86, 0), (79, 0), (81, 30), (86, 30)])]
    return union(rect(6, 0, 80, 13), *drops, rect(34.5, 0, _STEM, HEIGHT), _serif(34.5, 57.5, HEIGHT, top=False))


def _a() -> skia.Path:
    strokes = [polygon([(43, 0), (54, 0), (22, 100), (10, 100)]), polygon([(42, 0), (57, 0), (90, 100), (63, 100)])]
    feet = [_serif(10, 22, HEIGHT, top=False), _serif(64, 89, HEIGHT, top=False, reach=8)]
    return union(*strokes, rect(28, 60, 40, 10), *feet)


def _b() -> skia.Path:
    upper = _bowl("M 20 0 L 46 0 C 84 0 84 49 46 49 L 20 49 Z", "M 33 11 L 43 11 C 61 11 61 39 43 39 L 33 39 Z")
    lower = _bowl("M 20 44 L 48 44 C 92 44 92 100 48 100 L 20 100 Z", "M 33 54 L 46 54 C 67 54 67 89 46 89 L 33 89 Z")
    return union(_stem(), upper, lower)


def _l() -> skia.Path:
    return union(_stem(), rect(20, 87, 56, 13), polygon([(60, 90), (76, 90), (76, 62), (71, 62)]))


def _e() -> skia.Path:
    bars = [rect(20, 0, 54, 12), rect(20, 88, 56, 12), rect(30, 44, 30, 11)]
    beaks = [
        polygon([(60, 10), (74, 10), (74, 31), (69, 31)]),
        polygon([(62, 90), (76, 90), (76, 67), (71, 67)]),
        polygon([(56, 46), (60, 33), (60, 66), (56, 53)]),
    ]
    return union(_stem(), *bars, *beaks)


SLABS = {
    "P": Slab(84, _p),
    "I": Slab(46, _stem),
    "X": Slab(96, _x),
    "T": Slab(92, _t),
    "A": Slab(98, _a),
    "B": Slab(84, _b),
    "L": Slab(78, _l),
    "E": Slab(80, _e),
}
