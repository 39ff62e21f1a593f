"""The field at the size of a stamp, for the title and the shelf."""

from __future__ import annotations

from typing import Any

from pixtable.core.events import Seat
from pixtable.games.tactics.rules.state import ROWS, TacticsState
from pixtable.games.tactics.table.pieces.art import portrait_name
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Radius

ACROSS, DOWN = 7, 3
MARGIN = 6.0


def paint_miniature(canvas: Canvas, rect: Rect, state: Any, seat: Seat) -> None:
    """Both squads as faces, ours at the left."""
    assert isinstance(state, TacticsState)
    panels.well(canvas, rect, Radius.CHIP)
    inner = rect.inset(MARGIN)
    side = min(inner.w / ACROSS, inner.h / DOWN)
    left, top = inner.cx - side * ACROSS / 2, inner.cy - side * DOWN / 2
    for unit in state.field:
        if unit is None or unit.seat >= 2:
            continue
        step = 2 - unit.row if unit.seat == seat else 4 + unit.row
        box = Rect(left + step * side, top + unit.column * side, side, side).inset(1)
        if unit.is_corpse:
            canvas.rounded(box, 3, "button_disabled")
        else:
            canvas.image(portrait_name(unit.card), box, radius=3)
            canvas.fill(box.bottom_part(max(2.0, side / 10)), "leader" if unit.is_leader else ROWS[unit.row])
