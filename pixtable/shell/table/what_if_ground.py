"""The ground of a what-if: the game's own far away below squared paper, so that nobody takes it for the real table."""

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.panels import backdrop
from pixtable.ui.draw.theme import Line

SHINE = 0.35
PAPER, RULES, BOLD = 0.55, 0.16, 0.3
SQUARE, LARGE = 32.0, 4
EDGE = 6.0


def what_if_ground(canvas: Canvas, ground: str, rect: Rect) -> None:
    backdrop(canvas, ground, SHINE, rect)
    canvas.composed(("what if", rect.size), rect, lambda: _paper(canvas, rect))


def _paper(canvas: Canvas, rect: Rect) -> None:
    canvas.fill(rect, "plan", PAPER)
    for n in range(int(rect.w / SQUARE) + 1):
        line = Rect(rect.x + n * SQUARE, rect.y, Line.HAIR, rect.h)
        canvas.fill(line, "sky", RULES if n % LARGE else BOLD)
    for n in range(int(rect.h / SQUARE) + 1):
        line = Rect(rect.x, rect.y + n * SQUARE, rect.w, Line.HAIR)
        canvas.fill(line, "sky", RULES if n % LARGE else BOLD)
    canvas.dashed(rect.inset(EDGE), EDGE, Line.RING, "sky", on=18, off=10, alpha=0.9)
