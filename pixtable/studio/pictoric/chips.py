"""The six orange chips of the forfeits."""

from collections.abc import Callable

from PIL import Image

from pixtable.studio.kit.paths import blob, circle, curve, line, polygon, round_rect, softened, star, stroked, union
from pixtable.studio.kit.scene import Scene
from pixtable.studio.lettering.ink import numeral
from pixtable.studio.pictoric.pictograms import PICTOGRAMS
from pixtable.studio.pictoric.pictograms.nature import cloud
from pixtable.studio.pictoric.pictograms.pen import BLUE, BROWN, INK, PAPER, RED, SKIN, YELLOW, Pen

SIZE = 112


def draw_chip(name: str) -> Image.Image:
    scene = Scene(SIZE, SIZE, light=(-20, -70), reach=220, oversample=4, seed=3)
    with scene.at(SIZE / 2, 55):
        rim = softened(star(24, 51, 48.5), 4)
        scene.paper(rim, ("#f7a948", "#cf6a1c"), shadow=0.8, rim=0.8, edge=0, texture=0.5)
        scene.line(circle(0, 0, 44), 1.6, "#fff0cf", 0.75)
        scene.paper(circle(0, 0, 40.5), ("#ffeccb", "#f8c98a"), shadow=0.25, rim=0.3, edge=0, texture=0.4)
        CHIPS[name](Pen(scene))
    return scene.cutout()


def _clover(pen: Pen, x: float, y: float, scale: float) -> None:
    with pen.at(x, y, scale):
        pen.stroke(curve("0,4 4,16 1,28"), 4, "#2f7a4c")
        for turn in (45, 135, 225, 315):
            with pen.at(0, -2, turn=turn):
                pen.cut(blob("0,0! -13,-9 -11,-22 0,-16! 11,-22 13,-9"), "#4c9a5c", shadow=0.25)


def _lucky(pen: Pen) -> None:
    _clover(pen, -8, -3, 1)
    pen.cut(polygon([(14, 6), (14, -2), (31, 12), (14, 26), (14, 18), (3, 18), (3, 6)]), RED)


def _unlucky(pen: Pen) -> None:
    cloud(pen, 2, -13, 0.85, "#69738f")
    pen.cut(polygon([(6, -2), (-6, 12), (1, 12), (-5, 25), (11, 7), (4, 7), (10, -2)]), YELLOW)
    pen.cut(polygon([(-14, 10), (-14, 3), (-29, 15), (-14, 27), (-14, 20), (-7, 20), (-7, 10)]), INK)


def _cards(pen: Pen) -> None:
    """Two cards torn apart by a flash."""
    for x, turn, colour in ((-13, -18, BLUE), (13, 16, RED)):
        with pen.at(x, -2, turn=turn):
            card = round_rect(-12, -19, 24, 37, 4)
            pen.cut(card, PAPER, shadow=0.6)
            pen.line(card, 2, INK)
            pen.paint(round_rect(-8, -15, 16, 29, 2), colour)
    flash = polygon(
        [(3, -33), (-6, -12), (2, -11), (-5, 8), (1, 9), (-4, 32), (11, 3), (4, 2), (11, -15), (4, -16), (11, -33)]
    )
    pen.line(flash, 4, "#ffeccb")
    pen.cut(flash, "#ef7a34", shadow=0.5)


def _silence(pen: Pen) -> None:
    """A finger on the lips."""
    pen.cut(circle(0, -2, 27), YELLOW)
    for x in (-9, 9):
        pen.paint(circle(x, -9, 3.4), INK)
    pen.line(line(-12, 8, 12, 8), 3.4, INK)
    hand = union(round_rect(-4.6, -3, 9.2, 27, 4.6), blob("-11,17 11,15 15,26 9,36 -9,36 -13,27"))
    pen.cut(hand, SKIN, shadow=0.6)
    for y in (24, 29):
        pen.line(line(-2, y, 6, y - 1), 1.6, BROWN)


def _very_lucky(pen: Pen) -> None:
    """Two clovers: everything counts twice."""
    for x in (-12, 13):
        _clover(pen, x, -12, 0.8)
    with pen.at(0, 19):
        pen.cut(union(stroked(line(-13, -7, -3, 7), 5), stroked(line(-3, -7, -13, 7), 5)), RED)
    with pen.at(11, 19):
        pen.cut(numeral(2, 22, 6.4), RED)


def _theme(pen: Pen) -> None:
    """A speech balloon with three things in it."""
    pen.cut(union(round_rect(-30, -25, 60, 38, 13), polygon([(-14, 8), (-19, 29), (4, 11)])), INK)
    pen.paint(round_rect(-26, -21, 52, 30, 10))
    for x, name in ((-15, "tree"), (0, "house"), (15, "fish")):
        with pen.at(x, -6, 0.30):
            PICTOGRAMS[name](pen)


CHIPS: dict[str, Callable[[Pen], None]] = {
    "lucky": _lucky,
    "unlucky": _unlucky,
    "cards": _cards,
    "silence": _silence,
    "very_lucky": _very_lucky,
    "theme": _theme,
}
