"""The shapes of the mouse pointer."""

import skia

from pixtable.studio.kit.paths import arc, blob, circle, line, minus, polygon, round_rect, stroked, union


def _arrow() -> skia.Path:
    return polygon([(0, 0), (0, 34), (8, 26.5), (14, 39), (20, 36), (14.4, 24.5), (25, 24)])


def _hand() -> skia.Path:
    return union(
        round_rect(-4, -20, 8.4, 30, 4.2),
        round_rect(3.6, -6, 7.6, 20, 3.8),
        round_rect(10.4, -3, 7.4, 18, 3.7),
        round_rect(17, 1, 6.6, 14, 3.3),
        blob("-4,4 23.4,6 22,20 16,28 2,28 -10,14 -14,5 -10,3 -4,10"),
    )


def _grab() -> skia.Path:
    fingers = [round_rect(-12 + i * 8.4, (-6.5, -8, -8, -6.5)[i], 8, 16, 4) for i in range(4)]
    return union(*fingers, blob("-12,0 22,0 21,14 14,24 -2,24 -10,16 -19,8 -18,1 -12,5"))


def _rotate() -> skia.Path:
    return union(stroked(arc(13, -60, 200), 5), polygon([(2, -22), (16, -12), (1, -3)]))


def _forbid() -> skia.Path:
    return union(minus(circle(0, 0, 16), circle(0, 0, 11)), stroked(line(-9, -9, 9, 9), 5))


POINTERS = {
    "arrow": (_arrow, (0, 0)),
    "hand": (_hand, (0, -20)),
    "grab": (_grab, (4, 6)),
    "rotate": (_rotate, (0, 0)),
    "forbid": (_forbid, (0, 0)),
}
"""Each with its hot spot, in the units of its shape."""
