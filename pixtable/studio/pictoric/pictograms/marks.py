"""Marks that say more than things."""

import skia

from pixtable.studio.kit.paths import blob, circle, curve, line, minus, polygon, round_rect, union
from pixtable.studio.pictoric.pictograms.pen import BLUE, GREEN, INK, PAPER, RED, Pen


def _arrow() -> skia.Path:
    return polygon([(0, -36), (27, -6), (11, -6), (11, 34), (-11, 34), (-11, -6), (-27, -6)])


def draw_question(pen: Pen) -> None:
    pen.stroke(curve("-16,-14 -13,-30 2,-34 17,-25 14,-9 0,0 0,12"), 9, INK)
    pen.cut(circle(0, 27, 6.6), RED)


def draw_exclamation(pen: Pen) -> None:
    pen.cut(blob("-9,-34 0,-38 9,-34 4.4,12! -4.4,12!"), INK)
    pen.cut(circle(0, 27, 7), RED)


def draw_arrow_up(pen: Pen) -> None:
    pen.cut(_arrow(), GREEN)
    pen.line(line(0, -24, 0, 24), 2, PAPER, 0.8)


def draw_arrow_down(pen: Pen) -> None:
    with pen.at(0, 0, turn=180):
        pen.cut(_arrow(), RED)
    pen.line(line(0, -24, 0, 24), 2, PAPER, 0.8)


def draw_circle(pen: Pen) -> None:
    pen.cut(minus(circle(0, 0, 34), circle(0, 0, 21)), BLUE)


def draw_cross(pen: Pen) -> None:
    with pen.at(0, 0, turn=45):
        pen.cut(union(round_rect(-7.5, -37, 15, 74, 5), round_rect(-37, -7.5, 74, 15, 5)), RED)


DRAWN = {
    "question": draw_question,
    "exclamation": draw_exclamation,
    "arrow_up": draw_arrow_up,
    "arrow_down": draw_arrow_down,
    "circle": draw_circle,
    "cross": draw_cross,
}
