"""Sun, weather, land and plants."""

from pixtable.studio.kit.paths import (
    blob,
    circle,
    curve,
    ellipse,
    line,
    minus,
    polygon,
    polyline,
    round_rect,
    star,
    union,
)
from pixtable.studio.pictoric.pictograms.pen import BLUE, BROWN, GREEN, INK, RED, YELLOW, Pen


def cloud(pen: Pen, x: float, y: float, k: float = 1, c: str = "#7d8aa5") -> None:
    with pen.at(x, y, k):
        pen.cut(union(circle(-15, 0, 11), circle(0, -8, 15), circle(15, -1, 12), round_rect(-26, -2, 53, 13, 6.5)), c)


def _flame(pen: Pen, k: float = 1, y: float = 0) -> None:
    with pen.at(0, y, k):
        pen.cut(blob("0,34 -22,26 -25,4 -13,-12 -9,4 -3,-14 -2,-36! 16,-16 25,6 20,26"), RED)
        pen.cut(blob("0,32 -11,24 -10,10 0,-6! 11,10 11,24"), YELLOW, shadow=0.2)


def drop(pen: Pen, x: float, y: float, k: float, c: str = BLUE) -> None:
    with pen.at(x, y, k):
        pen.cut(blob("0,-18! 9,-2 10,8 0,16 -10,8 -9,-2"), c)


def draw_sun(pen: Pen) -> None:
    for i in range(12):
        with pen.at(0, 0, turn=30 * i):
            pen.cut(polygon([(-4.4, -23), (0, -36 if i % 2 == 0 else -31), (4.4, -23)]), RED, shadow=0.3)
    pen.cut(circle(0, 0, 20), YELLOW)
    pen.line(curve("-8,4 0,9 8,4"), 2, INK)
    pen.paint(circle(-7, -4, 2), INK)
    pen.paint(circle(7, -4, 2), INK)


def draw_moon(pen: Pen) -> None:
    pen.cut(minus(circle(-2, 0, 32), circle(13, -8, 26)), YELLOW)
    pen.paint(circle(-20, 4, 2.6), "#c98320", 0.6)
    pen.paint(circle(-13, 17, 3.4), "#c98320", 0.6)
    pen.cut(star(4, 9, 3, 18, -10), INK, shadow=0.3)
    pen.cut(star(4, 5.5, 2, 24, 12), INK, shadow=0.3)


def draw_star(pen: Pen) -> None:
    pen.cut(star(5, 36, 15.5, 0, 3), YELLOW)
    pen.line(star(5, 26, 11, 0, 3), 1.6, "#fff3c8")


def draw_mountain(pen: Pen) -> None:
    pen.cut(polygon([(-36, 30), (6, -34), (36, 30)]), INK)
    pen.cut(polygon([(-36, 30), (-16, -4), (8, 30)]), "#59617f", shadow=0.3)
    pen.paint(polygon([(6, -34), (-6, -16), (0, -10), (5, -17), (10, -9), (15, -15)]))
    pen.paint(polygon([(-16, -4), (-24, 9), (-18, 6), (-14, 12), (-8, 8)]))


def draw_sea(pen: Pen) -> None:
    pen.cut(blob("-36,-4! -26,-20 -6,-28 14,-20 20,-6 10,-2 4,-10 -6,-4 6,12 36,12! 36,34! -36,34!"), BLUE)
    pen.line(curve("-28,6 -16,-8 -2,-14"), 2.4)
    pen.line(curve("-34,24 -18,18 0,24 18,19 34,24"), 2.4)


def draw_river(pen: Pen) -> None:
    pen.cut(blob("-6,-35! 8,-35! 14,-18 -6,-2 10,14 34,35! -20,35! -24,12 -20,-4 -2,-18"), BLUE)
    pen.cut(circle(-25, -20, 8), GREEN)
    pen.cut(circle(26, -4, 9), GREEN)
    pen.stroke(line(-25, -14, -25, -4), 3, BROWN)
    pen.stroke(line(26, 4, 26, 14), 3, BROWN)
    pen.line(curve("-8,8 -2,18 8,26"), 2)


def draw_road(pen: Pen) -> None:
    pen.cut(polygon([(-34, 35), (-6, -30), (6, -30), (34, 35)]), INK)
    for w, y, h in ((1.4, -24, 9), (2.3, -8, 12), (3.4, 12, 17)):
        pen.paint(polygon([(-w, y + h), (-w * 0.7, y), (w * 0.7, y), (w, y + h)]))
    pen.cut(blob("-36,-24! -20,-32 -8,-26!"), GREEN, shadow=0.2)
    pen.cut(blob("8,-26! 22,-34 36,-24!"), GREEN, shadow=0.2)
    pen.line(line(-36, -25, 36, -25), 2.6, GREEN)


def draw_tree(pen: Pen) -> None:
    pen.cut(blob("-7,34! -4,10 -4,-4 4,-4 4,10 8,34!"), BROWN)
    pen.cut(union(circle(-14, -4, 15), circle(14, -4, 15), circle(0, -19, 17), circle(0, 0, 14)), GREEN)
    for x, y in ((-15, -5), (4, -22), (14, 0), (-1, -3)):
        pen.paint(circle(x, y, 3), RED)


def draw_flower(pen: Pen) -> None:
    pen.stroke(curve("0,6 2,22 0,36"), 3.4, GREEN)
    pen.cut(blob("1,28! 14,14 25,15! 16,28"), GREEN, shadow=0.2)
    for i in range(6):
        with pen.at(0, -11, turn=60 * i):
            pen.cut(ellipse(0, -14.5, 8.4, 11), RED, shadow=0.25)
    pen.cut(circle(0, -11, 9), YELLOW, shadow=0.3)


def draw_fire(pen: Pen) -> None:
    _flame(pen)


def draw_rain(pen: Pen) -> None:
    cloud(pen, 0, -14)
    for x, y in ((-18, 12), (0, 20), (18, 12), (-9, 30), (10, 33)):
        drop(pen, x, y, 0.52)


def draw_snow(pen: Pen) -> None:
    for i in range(6):
        with pen.at(0, 0, turn=60 * i):
            pen.stroke(line(0, 0, 0, -34), 3.6, BLUE)
            pen.stroke(polyline([(-8, -28), (0, -20), (8, -28)]), 3.2, BLUE)
            pen.stroke(polyline([(-6, -15), (0, -9), (6, -15)]), 2.8, BLUE)


def draw_wind(pen: Pen) -> None:
    pen.stroke(curve("-34,-10 0,-10 18,-12 22,-24 10,-29 4,-21"), 4.4, INK)
    pen.stroke(curve("-30,3 10,3 32,2 35,-9 25,-13"), 4.4, BLUE)
    pen.stroke(curve("-34,16 -4,16 12,19 12,31 1,32"), 4.4, INK)


DRAWN = {
    "sun": draw_sun,
    "moon": draw_moon,
    "star": draw_star,
    "mountain": draw_mountain,
    "sea": draw_sea,
    "river": draw_river,
    "road": draw_road,
    "tree": draw_tree,
    "flower": draw_flower,
    "fire": draw_fire,
    "rain": draw_rain,
    "snow": draw_snow,
    "wind": draw_wind,
}
