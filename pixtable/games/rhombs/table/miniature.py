"""The board at the size of a stamp, for the title and the shelf."""

from __future__ import annotations

from typing import Any

from pixtable.core.events import Seat
from pixtable.games.rhombs.rules.state import RhombsState
from pixtable.games.rhombs.table.camera import bounds, unit_centre
from pixtable.games.rhombs.table.pieces.art import paint_tile
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point, Rect
from pixtable.ui.draw.theme import Radius

LARGEST = 18.0


def paint_miniature(canvas: Canvas, rect: Rect, state: Any, seat: Seat) -> None:
    """All tiles that lie, whoever looks."""
    assert isinstance(state, RhombsState)
    panels.well(canvas, rect, Radius.CHIP)
    if not state.table:
        return
    whole, inner = bounds(laid.cell for laid in state.table), rect.inset(6)
    radius = min(LARGEST, inner.w / whole.w, inner.h / whole.h)
    for laid in state.table:
        spot = unit_centre(laid.cell)
        at = Point(inner.cx + (spot.x - whole.cx) * radius, inner.cy + (spot.y - whole.cy) * radius)
        paint_tile(canvas, laid.tile, laid.turn, at, radius)
