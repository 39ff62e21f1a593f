"""Animals, one of them never seen."""

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
from pixtable.studio.pictoric.pictograms.pen import BLUE, BROWN, GREEN, INK, PAPER, RED, YELLOW, Pen


def songbird(pen: Pen, c: str = INK) -> None:
    pen.cut(union(blob("-33,3! -22,-7 -10,-9 6,2 30,8! 34,18! 8,22 -12,18 -22,8"), circle(-18, -3, 9.5)), c)
    pen.cut(blob("-8,2! 2,-26 20,-34! 18,-10 12,6!"), BLUE)
    pen.cut(polygon([(-26, -4), (-37, 1), (-25, 3)]), YELLOW, shadow=0.1)
    pen.paint(circle(-20, -5, 2.2))


def draw_fish(pen: Pen) -> None:
    pen.cut(blob("-34,0 -18,-17 4,-17 20,-4! 35,-17! 31,0 35,17! 20,4! 4,17 -18,17"), BLUE)
    pen.line(curve("-14,-14 -8,0 -14,14"), 2.4)
    pen.paint(circle(-22, -4, 3.2))
    pen.paint(circle(-22.5, -4, 1.6), INK)
    for x in (0, 9):
        pen.line(smooth([(x, -8), (x + 5, 0), (x, 8)], closed=False), 1.8, PAPER, 0.8)


def draw_bird(pen: Pen) -> None:
    songbird(pen)


def draw_dog(pen: Pen) -> None:
    pen.cut(
        union(
            blob("-26,-6 -14,-10 12,-8 23,-4 25,14 -26,14"),
            round_rect(-25, 6, 8, 28, 3),
            round_rect(-12, 6, 8, 28, 3),
            round_rect(8, 6, 8, 28, 3),
            round_rect(18, 6, 8, 28, 3),
            stroked(curve("23,-2 32,-12 33,-22"), 6),
        ),
        BROWN,
    )
    pen.cut(union(circle(-24, -16, 12.5), round_rect(-39, -17, 20, 12, 6)), BROWN)
    pen.cut(blob("-22,-28! -12,-24 -11,-8 -17,-4 -21,-14"), INK, shadow=0.3)
    pen.paint(circle(-37, -14, 3), INK)
    pen.paint(circle(-28, -19, 2.2), INK)
    pen.line(line(-31, -3, -13, -3), 3.4, RED)


def draw_cat(pen: Pen) -> None:
    pen.cut(union(blob("-16,34! -20,14 -12,-4 8,-4 18,12 18,34!"), stroked(curve("16,30 30,26 32,8 25,-4"), 6)), INK)
    pen.cut(
        union(
            circle(-3, -14, 14.5),
            polygon([(-16, -18), (-17, -35), (-5, -26)]),
            polygon([(10, -18), (12, -35), (0, -26)]),
        ),
        INK,
    )
    for x in (-9, 4):
        pen.paint(ellipse(x, -15, 3.4, 4.6), YELLOW)
    for x in (-9, 4):
        pen.paint(ellipse(x, -15, 1.1, 4.2), INK)
    pen.paint(polygon([(-5, -9), (0, -9), (-2.5, -6)]), RED)


def draw_horse(pen: Pen) -> None:
    pen.cut(
        union(
            blob("-14,-22 -6,-12 2,-4 20,-4 27,4 25,18 -10,18 -14,4 -20,-8"),
            round_rect(-11, 8, 6.6, 27, 2.4),
            round_rect(-1, 8, 6.6, 27, 2.4),
            round_rect(14, 8, 6.6, 27, 2.4),
            round_rect(21, 8, 6.6, 27, 2.4),
            blob("-12,-32! -6,-24 -8,-14 -20,-12 -34,-4 -38,-11 -30,-20 -20,-30"),
        ),
        BROWN,
    )
    pen.cut(blob("-12,-34! -2,-28 6,-14 8,-4! -2,-10 -8,-20"), INK, shadow=0.3)
    pen.cut(blob("26,2! 36,10 33,28! 28,16"), INK, shadow=0.3)
    pen.paint(circle(-22, -21, 2.2), INK)


def draw_snake(pen: Pen) -> None:
    pen.stroke(curve("-26,26 -6,32 16,24 8,10 -14,6 -18,-8 0,-16 14,-18"), 9.5, GREEN)
    pen.cut(ellipse(19, -22, 12.5, 8.6), GREEN)
    pen.paint(circle(22, -25, 2.4))
    pen.paint(circle(22.6, -25, 1.3), INK)
    pen.line(line(31, -22, 38, -24), 1.8, RED)
    pen.line(line(31, -22, 37, -18), 1.8, RED)
    for x, y in ((-12, 30), (6, 28), (12, 17), (-4, 8), (-17, 0), (-8, -13)):
        pen.paint(circle(x, y, 1.8), PAPER, 0.8)


def draw_dragon(pen: Pen) -> None:
    for fx in (1, -1):
        pen.cut(
            polygon(
                [
                    (fx * 5, 0),
                    (fx * 12, -24),
                    (fx * 38, -33),
                    (fx * 33, -18),
                    (fx * 37, -6),
                    (fx * 27, -4),
                    (fx * 27, 8),
                    (fx * 17, 4),
                    (fx * 9, 14),
                ]
            ),
            RED,
        )
        for q in ((fx * 32, -18), (fx * 26, -4)):
            pen.line(polyline([(fx * 10, -2), q]), 1.6, "#7a1d10", 0.8)
    pen.stroke(curve("6,26 20,34 32,28 31,18"), 5, GREEN)
    pen.cut(polygon([(26, 20), (31, 9), (37, 19)]), GREEN, shadow=0.2)
    pen.cut(blob("0,-4 13,6 16,24 8,35 -8,35 -16,24 -13,6"), GREEN)
    pen.cut(blob("0,6 8,14 9,27 0,32 -9,27 -8,14"), YELLOW, shadow=0.15)
    for y in (15, 21, 27):
        pen.line(smooth([(-7, y), (0, y + 2), (7, y)], closed=False), 1.5, BROWN, 0.8)
    pen.cut(polygon([(-13, -22), (-18, -37), (-4, -29)]), INK, shadow=0.2)
    pen.cut(polygon([(13, -22), (18, -37), (4, -29)]), INK, shadow=0.2)
    pen.cut(blob("-15,-18 -9,-29 9,-29 15,-18 13,-7 8,-1 -8,-1 -13,-7"), GREEN)
    for x in (-7, 7):
        pen.paint(ellipse(x, -18, 3.6, 4.4), YELLOW)
    for x in (-7, 7):
        pen.paint(ellipse(x, -18, 1.2, 4), INK)
    for x in (-4, 4):
        pen.paint(circle(x, -7, 1.5), INK)


DRAWN = {
    "bird": draw_bird,
    "fish": draw_fish,
    "dog": draw_dog,
    "cat": draw_cat,
    "horse": draw_horse,
    "snake": draw_snake,
    "dragon": draw_dragon,
}
