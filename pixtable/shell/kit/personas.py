"""The faces of the opponents, and the leaves that show how strong they play."""

from pixtable.core.game import home_of
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.glyphs import corner_shape
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.panels import well
from pixtable.ui.draw.theme import Line, Radius

LEAF_PITCH = 1.25  # of a leaf's height, from one to the next


def draw_portrait(canvas: Canvas, rect: Rect, game_id: str, persona: str | None) -> None:
    """The persona's own picture; the sign of a machine where it has no character."""
    if persona is None:
        well(canvas, rect, Radius.PLATE)
        canvas.icon("robot", rect.inset(rect.w / 6))
    else:
        canvas.image(f"{home_of(game_id)}/personas/{persona}", rect, radius=Radius.PLATE)
    canvas.ring(rect, Radius.PLATE, Line.CHIP, "panel_line")


def leaves_width(tall: float, count: int) -> float:
    return tall * LEAF_PITCH * count


def draw_leaves(canvas: Canvas, rect: Rect, filled: int, of: int, *, on_paper: bool = False) -> None:
    """As many full leaves as the level is high, from the left; the others are only outlined."""
    colour = "good" if on_paper else "mint"
    half = rect.h / 2
    for i in range(of):
        x = rect.x + half + i * rect.h * LEAF_PITCH
        points = [(x + px * half * 0.9, rect.cy + py * half) for px, py in corner_shape(2)]
        if i < filled:
            canvas.polygon(points, colour)
        else:
            canvas.path([*points, points[0]], Line.CHIP, colour)
