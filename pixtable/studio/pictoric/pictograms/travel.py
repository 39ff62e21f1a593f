"""Ways of getting somewhere."""

import math

from pixtable.studio.kit.paths import (
    blob,
    circle,
    curve,
    ellipse,
    line,
    minus,
    polygon,
    rect,
    round_rect,
    smooth,
    union,
)
from pixtable.studio.pictoric.pictograms.pen import BLUE, BROWN, INK, RED, YELLOW, Pen


def _wave(pen: Pen, y: float, c: str = BLUE, w: float = 4, a: float = 5) -> None:
    pen.stroke(smooth([(-33 + i * 8.25, y + (a if i % 2 else -a) * 0.6) for i in range(9)], closed=False), w, c)


def draw_boat(pen: Pen) -> None:
    pen.cut(polygon([(-34, 14), (34, 14), (22, 32), (-22, 32)]), BROWN)
    pen.stroke(line(0, 14, 0, -34), 3.4, INK)
    pen.cut(blob("4,-33! 26,-10 29,8! 4,8!"), RED)
    pen.cut(blob("-4,-26! -20,-6 -22,8! -4,8!"), "#e9d9b4", shadow=0.3)
    pen.line(curve("-36,35 -18,31 0,35 18,31 36,35"), 3, BLUE)


def draw_train(pen: Pen) -> None:
    pen.cut(union(round_rect(-32, -6, 46, 26, 5), round_rect(2, -26, 28, 46, 3)), INK)
    pen.cut(round_rect(-1, -32, 34, 8, 3), RED, shadow=0.2)
    pen.cut(polygon([(-27, -6), (-24, -21), (-29, -25), (-11, -25), (-16, -21), (-13, -6)]), RED, shadow=0.2)
    pen.paint(round_rect(9, -18, 14, 13, 2), YELLOW)
    for x in (-22, 0, 22):
        pen.cut(circle(x, 24, 9), BROWN, shadow=0.3)
    for x in (-22, 0, 22):
        pen.paint(circle(x, 24, 3), YELLOW)
    pen.cut(polygon([(-32, 12), (-40, 24), (-32, 24)]), INK, shadow=0.1)


def draw_plane(pen: Pen) -> None:
    with pen.at(0, 0, turn=45):
        pen.cut(
            union(
                blob("0,-38 6,-28 6,24 0,30 -6,24 -6,-28"),
                polygon([(-5, -10), (-36, 10), (-36, 17), (-5, 9)]),
                polygon([(5, -10), (36, 10), (36, 17), (5, 9)]),
            ),
            BLUE,
        )
        pen.cut(polygon([(-4, 20), (-15, 30), (-15, 35), (0, 30), (15, 35), (15, 30), (4, 20)]), RED, shadow=0.2)
        pen.paint(ellipse(0, -26, 2.6, 5))


def draw_wheel(pen: Pen) -> None:
    pen.cut(minus(circle(0, 0, 34), circle(0, 0, 25)), BROWN)
    for a in (i * math.pi / 4 for i in range(8)):
        pen.stroke(line(math.cos(a) * 7, math.sin(a) * 7, math.cos(a) * 26, math.sin(a) * 26), 4, BROWN)
    pen.cut(circle(0, 0, 9), INK)
    pen.paint(circle(0, 0, 3.2), YELLOW)


def draw_bridge(pen: Pen) -> None:
    pen.cut(
        minus(
            blob("-37,4! -20,-9 0,-13 20,-9 37,4! 37,22! -37,22!"),
            union(blob("-26,23! -24,8 -14,4 -5,8 -3,23!"), blob("3,23! 5,8 14,4 24,8 26,23!")),
        ),
        INK,
    )
    pen.line(curve("-34,0 -18,-12 0,-16 18,-12 34,0"), 3, BROWN)
    for x in (-24, -12, 0, 12, 24):
        pen.line(line(x, -12 + abs(x) * 0.3, x, -22 + abs(x) * 0.3), 2.6, BROWN)
    pen.line(curve("-24,-20 0,-26 24,-20"), 2.6, BROWN)
    _wave(pen, 30, BLUE, 3.4, 4)


def draw_tower(pen: Pen) -> None:
    pen.cut(union(polygon([(-15, 34), (-12, -14), (12, -14), (15, 34)]), rect(-18, -22, 36, 9)), INK)
    pen.cut(polygon([(-19, -21), (0, -38), (19, -21)]), RED)
    pen.paint(round_rect(-4, 18, 8, 16, 4), YELLOW)
    pen.paint(round_rect(-3, -8, 6, 10, 3), YELLOW)
    for x, y in ((-9, 8), (4, 12), (-10, 24), (5, 2)):
        pen.paint(rect(x, y, 6, 2.4), "#6b7391")


DRAWN = {
    "boat": draw_boat,
    "train": draw_train,
    "plane": draw_plane,
    "wheel": draw_wheel,
    "bridge": draw_bridge,
    "tower": draw_tower,
}
