"""Faces, hands and people."""

import skia

from pixtable.studio.kit.paths import (
    blob,
    circle,
    curve,
    ellipse,
    line,
    polygon,
    polyline,
    round_rect,
    smooth,
    stroked,
    union,
)
from pixtable.studio.pictoric.pictograms.nature import drop
from pixtable.studio.pictoric.pictograms.pen import BLUE, BROWN, INK, RED, SKIN, YELLOW, Pen


def _face(pen: Pen, c: str = YELLOW) -> None:
    pen.cut(circle(0, 0, 31), c)


def _eyes(pen: Pen, y: float = -7, dx: float = 11, r: float = 3.6) -> None:
    pen.paint(circle(-dx, y, r), INK)
    pen.paint(circle(dx, y, r), INK)


def _person(
    pen: Pen, x: float = 0, y: float = 0, k: float = 1, c: str = INK, skirt: bool = False, head: str | None = None
) -> None:
    with pen.at(x, y, k):
        if skirt:
            pen.cut(blob("-6,-14! 6,-14! 20,24! 8,27 -8,27 -20,24!"), c)
            pen.stroke(line(-6, 26, -6, 35), 5.5, c)
            pen.stroke(line(6, 26, 6, 35), 5.5, c)
            pen.stroke(curve("-5,-10 -15,0 -19,9"), 5, c)
            pen.stroke(curve("5,-10 15,0 19,9"), 5, c)
        else:
            pen.cut(
                union(
                    round_rect(-11, -15, 22, 28, 7), round_rect(-10, 5, 8.6, 31, 3.5), round_rect(1.4, 5, 8.6, 31, 3.5)
                ),
                c,
            )
            pen.stroke(curve("-10,-10 -17,0 -17,11"), 5.4, c)
            pen.stroke(curve("10,-10 17,0 17,11"), 5.4, c)
        pen.cut(circle(0, -25, 9), head or c)
        if skirt:
            pen.cut(blob("-9,-22! -11,-30 0,-36 11,-30 9,-22! 5,-28 -5,-28"), RED, shadow=0.2)


def _hand(pen: Pen, c: str = INK) -> None:
    pen.cut(
        union(
            blob("-17,4 -17,22 -8,34 8,34 17,24 18,4"),
            *[
                round_rect(x, y, 8.6, h, 4.3)
                for x, y, h in ((-17.5, -22, 32), (-8.6, -32, 42), (0.4, -34, 42), (9.4, -28, 38))
            ],
            stroked(curve("-13,18 -24,8 -29,-2"), 9),
        ),
        c,
    )


def heart_path(k: float = 1) -> skia.Path:
    return smooth(
        [
            (0, 34 * k, 1),
            (-28 * k, 8 * k),
            (-31 * k, -14 * k),
            (-16 * k, -27 * k),
            (0, -13 * k, 1),
            (16 * k, -27 * k),
            (31 * k, -14 * k),
            (28 * k, 8 * k),
        ]
    )


def draw_tear(pen: Pen) -> None:
    _face(pen, "#f2cf94")
    _eyes(pen, -5)
    pen.line(curve("-9,16 0,10 9,16"), 3, INK)
    drop(pen, 14, 14, 0.75)
    pen.line(line(-17, -16, -7, -18), 2.6, INK)
    pen.line(line(17, -16, 7, -18), 2.6, INK)


def draw_smile(pen: Pen) -> None:
    _face(pen)
    _eyes(pen)
    pen.cut(blob("-17,6! 17,6! 12,19 0,23 -12,19"), INK, shadow=0)
    pen.paint(blob("-9,18 0,13 9,18 0,22"), RED)
    pen.paint(circle(-21, 3, 4), RED, 0.35)
    pen.paint(circle(21, 3, 4), RED, 0.35)


def draw_fear(pen: Pen) -> None:
    _face(pen, "#c8d3e6")
    for x in (-11, 11):
        pen.paint(circle(x, -7, 8.5))
        pen.paint(circle(x, -6, 3.2), INK)
    pen.cut(ellipse(0, 16, 7, 9.5), INK, shadow=0)
    pen.stroke(curve("-30,10 -24,22 -15,24"), 6, "#c8d3e6")
    pen.stroke(curve("30,10 24,22 15,24"), 6, "#c8d3e6")
    pen.line(line(-20, -21, -8, -24), 2.6, INK)
    pen.line(line(20, -21, 8, -24), 2.6, INK)


def draw_anger(pen: Pen) -> None:
    _face(pen, RED)
    _eyes(pen, -3)
    pen.line(line(-19, -16, -6, -9), 4.2, INK)
    pen.line(line(19, -16, 6, -9), 4.2, INK)
    pen.line(curve("-13,19 -6,12 0,15 6,12 13,19"), 3.6, INK)
    pen.cut(polygon([(-20, -26), (-27, -37), (-13, -31)]), INK, shadow=0.2)
    pen.cut(polygon([(20, -26), (27, -37), (13, -31)]), INK, shadow=0.2)


def draw_sleep(pen: Pen) -> None:
    with pen.at(-5, 6, 0.86):
        _face(pen, "#8fa9d6")
        pen.line(curve("-17,-4 -11,0 -5,-4"), 3, INK)
        pen.line(curve("5,-4 11,0 17,-4"), 3, INK)
        pen.cut(ellipse(0, 14, 5, 6), INK, shadow=0)
    for x, y, k in ((18, -12, 0.5), (28, -28, 0.72)):
        with pen.at(x, y, k):
            pen.stroke(polyline([(-8, -9), (8, -9), (-8, 9), (8, 9)]), 5, INK)


def draw_eye(pen: Pen) -> None:
    pen.cut(blob("-36,0! -18,-18 0,-23 18,-18 36,0! 18,18 0,23 -18,18"), INK)
    pen.paint(blob("-29,0! -14,-14 0,-17.5 14,-14 29,0! 14,14 0,17.5 -14,14"))
    pen.cut(circle(0, 0, 13.5), BLUE, shadow=0.2)
    pen.paint(circle(0, 0, 6.4), INK)
    pen.paint(circle(-4.5, -5, 3.2))


def draw_ear(pen: Pen) -> None:
    pen.cut(blob("-18,-6 -14,-28 6,-36 24,-24 24,-4 12,10 9,26 -4,35 -14,27 -10,14"), SKIN)
    pen.line(curve("-9,-6 -5,-20 6,-25 15,-17 13,-4 4,5 3,14"), 4, INK)
    pen.line(curve("-2,-6 4,-12 6,-3"), 3, INK)


def draw_hand(pen: Pen) -> None:
    _hand(pen, SKIN)
    pen.line(curve("-10,14 0,18 10,13"), 2.2, BROWN, 0.8)


def draw_foot(pen: Pen) -> None:
    pen.cut(blob("-6,-16 10,-18 17,-4 12,10 12,24 4,35 -9,32 -10,18 -13,2"), SKIN)
    for x, y, q in ((-15, -20, 5), (-8, -28, 5.2), (1, -32, 5.4), (11, -31, 5.8), (21, -25, 7.4)):
        pen.cut(circle(x, y, q), SKIN, shadow=0.25)


def draw_man(pen: Pen) -> None:
    _person(pen)


def draw_woman(pen: Pen) -> None:
    _person(pen, skirt=True)


def draw_child(pen: Pen) -> None:
    _person(pen, 0, 12, 0.72, BLUE)
    pen.cut(ellipse(22, -21, 9, 11), RED)
    pen.line(curve("22,-10 20,2 13,16"), 1.6, INK)


def draw_crowd(pen: Pen) -> None:
    for x, y, c in ((-21, -4, "#6f7896"), (21, -4, "#6f7896"), (0, -9, "#4b5273")):
        _person(pen, x, y, 0.72, c)
    for x, c in ((-11, INK), (11, RED)):
        _person(pen, x, 9, 0.72, c)


def draw_heart(pen: Pen) -> None:
    pen.cut(heart_path(), RED)
    pen.line(curve("-21,-10 -17,-18 -10,-19"), 3, "#ffd9c8")


DRAWN = {
    "tear": draw_tear,
    "smile": draw_smile,
    "fear": draw_fear,
    "anger": draw_anger,
    "sleep": draw_sleep,
    "eye": draw_eye,
    "ear": draw_ear,
    "hand": draw_hand,
    "foot": draw_foot,
    "man": draw_man,
    "woman": draw_woman,
    "child": draw_child,
    "crowd": draw_crowd,
    "heart": draw_heart,
}
