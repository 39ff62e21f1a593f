"""The ten animals that seats are known by."""

import skia

from pixtable.studio.kit.paths import (
    SIDES,
    blob,
    circle,
    curve,
    ellipse,
    line,
    minus,
    placed,
    polygon,
    rect,
    stroked,
    symmetric,
    union,
)


def _fox() -> skia.Path:
    return minus(
        blob("-24,-24! -10,-14 10,-14 24,-24! 22,2 8,20 0,26! -8,20 -22,2"),
        union(circle(-9, 0, 3.2), circle(9, 0, 3.2), polygon([(-4, 15), (4, 15), (0, 20)])),
    )


def _bee() -> skia.Path:
    return union(
        minus(ellipse(0, 8, 12, 17), rect(-14, 3, 28, 4.4), rect(-14, 12, 28, 4.4)),
        placed(ellipse(0, -12, 7, 15), -9, 2, 1, -52),
        placed(ellipse(0, -12, 7, 15), 9, 2, 1, 52),
        circle(0, -13, 7),
        stroked(curve("-3,-18 -6,-24 -11,-25"), 2.6),
        stroked(curve("3,-18 6,-24 11,-25"), 2.6),
    )


def _frog() -> skia.Path:
    return minus(
        union(ellipse(0, 6, 25, 18), circle(-14, -12, 9.5), circle(14, -12, 9.5)),
        union(circle(-14, -13, 4.2), circle(14, -13, 4.2), stroked(curve("-15,9 0,17 15,9"), 3.2)),
    )


def _snail() -> skia.Path:
    return union(
        minus(circle(4, -3, 18), stroked(curve("4,-3 9,-6 7,-12 0,-12 -5,-5 -2,4 7,6 14,0"), 3.4)),
        blob("-26,-12 -18,-8 -16,10 0,14 24,14 27,20 10,22 -20,22 -26,8"),
        stroked(line(-25, -12, -29, -22), 2.8),
        stroked(line(-21, -12, -19, -23), 2.8),
    )


def _owl() -> skia.Path:
    eyes = [minus(circle(x, -6, 8), circle(x, -6, 3.8)) for x in (-9.4, 9.4)]
    beak, breast = polygon([(-3.4, 2), (3.4, 2), (0, 9)]), stroked(curve("-9,15 -4.5,18 0,15 4.5,18 9,15"), 2.4)
    return minus(blob("-20,-24! -8,-19 8,-19 20,-24! 23,0 16,22 0,26 -16,22 -23,0"), *eyes, beak, breast)


def _fish() -> skia.Path:
    return minus(
        blob("-27,0 -13,-15 4,-14 14,-3! 27,-14! 24,0 27,14! 14,3! 4,14 -13,15"),
        union(circle(-16, -4, 3), stroked(curve("-5,-11 0,0 -5,11"), 2.6)),
    )


def _whale() -> skia.Path:
    return union(
        minus(
            blob("-26,4 -20,-10 -4,-14 10,-4 18,2 22,-6 16,-16! 24,-14 30,-20! 29,-6 24,14 8,22 -14,20"),
            union(circle(-15, 2, 2.6), stroked(curve("-24,9 -14,12 -6,9"), 2.2)),
        ),
        stroked(curve("-8,-16 -9,-24 -15,-26"), 2.8),
        stroked(curve("-8,-16 -7,-24 -1,-26"), 2.8),
    )


def _bat() -> skia.Path:
    right = "0,-10 5,-18! 8,-8 18,-16 29,-12! 27,6! 20,2 14,10! 7,6 0,20!"
    return minus(symmetric(right), circle(-3.6, -5, 1.9), circle(3.6, -5, 1.9))


def _cat() -> skia.Path:
    eyes = [ellipse(x, -1, 4, 5.6) for x in (-10, 10)]
    whiskers = [stroked(line(side * 12, 10, side * 22, 8), 1.8) for side in SIDES]
    head = blob("-22,-25! -8,-15 8,-15 22,-25! 24,0 17,17 0,22 -17,17 -24,0")
    return minus(head, *eyes, *whiskers, polygon([(-3, 8), (3, 8), (0, 11.5)]))


def _bird() -> skia.Path:
    return minus(
        union(
            blob("-18,-12 -8,-20 4,-16 8,-4 26,2! 18,14 2,21 -14,14 -20,0"),
            polygon([(-17, -14), (-29, -9), (-18, -5)]),
            stroked(line(-4, 18, -6, 27), 3),
            stroked(line(4, 18, 4, 27), 3),
        ),
        union(circle(-9, -10, 2.8), stroked(curve("-6,4 6,8 18,4"), 2.8)),
    )


ANIMALS = {
    "fox": _fox,
    "bee": _bee,
    "frog": _frog,
    "snail": _snail,
    "owl": _owl,
    "fish": _fish,
    "whale": _whale,
    "bat": _bat,
    "cat": _cat,
    "bird": _bird,
}
