"""The night felt with its string of lanterns at the very top, so that pictures and clues hang below it."""

from __future__ import annotations

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Space

NIGHT = "pictoric/table_night"
LANTERNS = (66, 88, 1788, 212)
FELT = (66, 300, 1788, 834)
"""Parts of the painted table inside its wooden rim. Plain felt may be stretched, lanterns may not."""


def paint_ground(canvas: Canvas, stage: Rect, whole: Rect | None = None) -> None:
    """Down to the time strip; where nothing lies beside the stage, as far as the `whole` reaches."""
    if not canvas.theme.textures or canvas.pictures.size(NIGHT)[0] < LANTERNS[2]:
        return  # without textures the shell has filled it
    ground = Rect(stage.x, stage.y, stage.w, stage.h + Space.TARGET - Space.STRIP)
    if whole is not None:
        ground = Rect(ground.x, ground.y, ground.w, whole.bottom - ground.y)
        _paint_table(canvas, ground.moved(ground.w, 0))
    _paint_table(canvas, ground)


def _paint_table(canvas: Canvas, ground: Rect) -> None:
    top = ground.top_part(round(ground.w * LANTERNS[3] / LANTERNS[2]))
    canvas.image(NIGHT, top, crop=LANTERNS)
    canvas.image(NIGHT, Rect(ground.x, top.bottom, ground.w, ground.bottom - top.bottom), crop=FELT)
