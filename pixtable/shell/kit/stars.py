"""How well a level was solved, to be seen at a glance: full and empty stars."""

from pixtable.store.progress import MOST_STARS
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.marks import star_points
from pixtable.ui.draw.theme import Line

PITCH = 1.25


def stars_width(tall: float) -> float:
    return MOST_STARS * tall * PITCH


def draw_stars(canvas: Canvas, rect: Rect, count: int) -> None:
    """From the left, as tall as the rect."""
    r = rect.h / 2
    for i in range(MOST_STARS):
        points = star_points(rect.x + r + i * rect.h * PITCH, rect.cy, r)
        if i < count:
            canvas.polygon(points, "amber_paper")
        canvas.path([*points, points[0]], Line.CHIP, "ink" if i < count else "muted_ink")
