"""Things of the house and of the hand."""

import math

from pixtable.studio.kit.paths import (
    blob,
    circle,
    curve,
    ellipse,
    line,
    minus,
    polygon,
    polyline,
    rect,
    round_rect,
    smooth,
    stroked,
    svg,
    union,
)
from pixtable.studio.pictoric.pictograms.animals import songbird
from pixtable.studio.pictoric.pictograms.pen import BLUE, BROWN, GREEN, INK, PAPER, RED, YELLOW, Pen
from pixtable.studio.pictoric.pictograms.people import heart_path


def draw_house(pen: Pen) -> None:
    pen.cut(rect(-23, -6, 46, 40), INK)
    pen.cut(polygon([(-34, -3), (0, -35), (34, -3)]), RED)
    pen.cut(rect(14, -32, 8, 16), INK, shadow=0.2)
    pen.paint(round_rect(-6, 12, 13, 22, 6), YELLOW)
    pen.paint(rect(-18, 4, 8.5, 9), YELLOW)
    pen.paint(rect(10, 4, 8.5, 9), YELLOW)


def draw_door(pen: Pen) -> None:
    pen.cut(svg("M -24 35 L -24 -12 C -24 -44 24 -44 24 -12 L 24 35 Z"), INK)
    pen.cut(svg("M -16 35 L -16 -11 C -16 -34 16 -34 16 -11 L 16 35 Z"), RED, shadow=0.2)
    pen.line(line(0, -28, 0, 35), 1.8, INK)
    pen.paint(circle(8, 8, 3.2), YELLOW)
    pen.line(line(-31, 35, 31, 35), 3.4, INK)


def draw_key(pen: Pen) -> None:
    with pen.at(0, 0, turn=-40):
        pen.cut(minus(circle(0, -21, 15), circle(0, -21, 7.5)), YELLOW)
        pen.cut(union(round_rect(-3.6, -8, 7.2, 44, 2), rect(0, 21, 13, 6), rect(0, 30, 10, 6)), YELLOW)


def draw_crown(pen: Pen) -> None:
    pen.cut(polygon([(-33, 24), (-36, -18), (-17, 2), (0, -29), (17, 2), (36, -18), (33, 24)]), YELLOW)
    pen.cut(round_rect(-33, 22, 66, 11, 3), "#d0862a", shadow=0.2)
    for x, y in ((-35, -20), (0, -30), (35, -20)):
        pen.cut(circle(x, y, 4.6), RED, shadow=0.2)
    for x, c in ((-18, BLUE), (0, RED), (18, BLUE)):
        pen.paint(circle(x, 27.5, 3), c)


def draw_sword(pen: Pen) -> None:
    with pen.at(0, 0, turn=40):
        pen.cut(polygon([(0, -38), (6, -29), (5, 12), (-5, 12), (-6, -29)]), "#8592ad")
        pen.line(line(0, -30, 0, 10), 1.6)
        pen.cut(round_rect(-17, 11, 34, 6.4, 3), YELLOW)
        pen.cut(round_rect(-3.6, 16, 7.2, 15, 2), BROWN)
        pen.cut(circle(0, 34, 5), YELLOW, shadow=0.2)


def draw_book(pen: Pen) -> None:
    pen.cut(
        polygon(
            [(-36, -20), (-4, -14), (0, -11), (4, -14), (36, -20), (36, 24), (4, 29), (0, 32), (-4, 29), (-36, 24)]
        ),
        RED,
    )
    pen.paint(blob("-32,-23! -14,-23 0,-14! 0,25! -14,17 -32,18!"))
    pen.paint(blob("32,-23! 14,-23 0,-14! 0,25! 14,17 32,18!"), "#f0e4c8")
    pen.line(line(0, -14, 0, 26), 2, INK)
    for y in (-14, -5, 4):
        pen.line(smooth([(-27, y), (-14, y + 1), (-5, y + 5)], closed=False), 1.8, INK, 0.75)
        pen.line(smooth([(27, y), (14, y + 1), (5, y + 5)], closed=False), 1.8, INK, 0.75)


def draw_letter(pen: Pen) -> None:
    pen.cut(round_rect(-35, -23, 70, 48, 4), INK)
    pen.paint(round_rect(-31, -19, 62, 40, 2))
    pen.line(polyline([(-31, -18), (0, 8), (31, -18)]), 3.2, INK)
    pen.cut(circle(0, 7, 8.5), RED, shadow=0.3)
    pen.paint(heart_path(0.13), PAPER)


def draw_clock(pen: Pen) -> None:
    pen.cut(circle(0, 0, 34), INK)
    pen.paint(circle(0, 0, 27))
    for a in (i * math.pi / 6 for i in range(12)):
        pen.line(line(math.sin(a) * 21, -math.cos(a) * 21, math.sin(a) * 25, -math.cos(a) * 25), 2.6, INK)
    pen.line(line(0, 0, 0, -18), 3.6, INK)
    pen.line(line(0, 0, 11, 7), 3.6, RED)
    pen.paint(circle(0, 0, 3.4), INK)


def draw_music(pen: Pen) -> None:
    pen.cut(
        union(
            stroked(line(-14, 22, -14, -24), 4.6),
            stroked(line(21, 15, 21, -31), 4.6),
            polygon([(-16.3, -26), (23.3, -34), (23.3, -21), (-16.3, -13)]),
        ),
        INK,
    )
    pen.cut(ellipse(-21, 23, 10, 8), RED)
    pen.cut(ellipse(14, 16, 10, 8), RED)


def draw_gift(pen: Pen) -> None:
    pen.cut(rect(-27, -4, 54, 38), RED)
    pen.cut(rect(-32, -14, 64, 13), RED, shadow=0.3)
    pen.paint(rect(-5, -14, 10, 48), YELLOW)
    pen.cut(blob("0,-14! -24,-17 -22,-34 -8,-30"), YELLOW, shadow=0.3)
    pen.cut(blob("0,-14! 24,-17 22,-34 8,-30"), YELLOW, shadow=0.3)


def draw_food(pen: Pen) -> None:
    pen.cut(blob("0,-14 14,-20 28,-12 30,8 18,30 6,34 0,31 -6,34 -18,30 -30,8 -28,-12 -14,-20"), RED)
    pen.stroke(curve("0,-12 2,-24 8,-32"), 4, BROWN)
    pen.cut(blob("4,-22! 14,-34 29,-33! 20,-22"), GREEN, shadow=0.3)
    pen.line(curve("-20,-4 -21,8 -15,18"), 3.4, "#ffd9c8")


def draw_cup(pen: Pen) -> None:
    pen.cut(minus(ellipse(24, 4, 13, 14), ellipse(24, 4, 6.5, 7.5)), INK)
    pen.cut(blob("-27,-14! 24,-14! 21,18 10,30 -13,30 -24,18"), INK)
    pen.paint(ellipse(-1.5, -14, 22, 4.2), BROWN)
    for x in (-11, 1, 12):
        pen.line(smooth([(x, -20), (x + 5, -26), (x, -31), (x + 4, -37)], closed=False), 2.6, INK, 0.8)
    pen.line(curve("-18,-4 -17,10 -10,20"), 2.4, PAPER, 0.7)
    pen.line(line(-30, 34, 28, 34), 3.4, INK)


def draw_mask(pen: Pen) -> None:
    pen.cut(blob("-35,-18! -18,-22 0,-15 18,-22 35,-18! 34,2 22,16 8,12 0,3 -8,12 -22,16 -34,2"), RED)
    for x in (-17, 17):
        pen.paint(smooth([(x - 11, -4), (x, -11), (x + 11, -4), (x, 3)]), INK)
    pen.cut(blob("30,-14! 38,-36 24,-34 26,-20!"), YELLOW, shadow=0.3)
    pen.line(line(-34, 0, -36, 30), 3, BROWN)


def draw_cage(pen: Pen) -> None:
    pen.stroke(svg("M -26 26 L -26 -6 C -26 -38 26 -38 26 -6 L 26 26"), 4, INK)
    pen.cut(round_rect(-30, 24, 60, 9, 4), INK)
    pen.stroke(circle(0, -34, 4.4), 2.6, INK)
    for x in (-13, 0, 13):
        pen.line(svg(f"M {x} 26 L {x} {-22 + abs(x) * 0.35} C {x} {-26 + abs(x) * 0.35} {x * 0.4} -29 0 -30"), 2.6, INK)
    with pen.at(-1, 10, 0.42):
        songbird(pen, RED)


DRAWN = {
    "house": draw_house,
    "door": draw_door,
    "key": draw_key,
    "crown": draw_crown,
    "sword": draw_sword,
    "book": draw_book,
    "letter": draw_letter,
    "clock": draw_clock,
    "music": draw_music,
    "gift": draw_gift,
    "food": draw_food,
    "cup": draw_cup,
    "mask": draw_mask,
    "cage": draw_cage,
}
