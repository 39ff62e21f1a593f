"""The board at the size of a stamp, for the title and the shelf."""

from __future__ import annotations

from typing import Any

from pixtable.core.events import Seat
from pixtable.games.rhombs.state import RhombsState
from pixtable.games.rhombs.table_art import paint_tile
from pixtable.games.rhombs.table_camera import ROOT3, unit_centre
from pixtable.ui import panels
from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import Point, Rect
from pixtable.ui.theme import Radius

LARGEST = 18.0


def paint_miniature(canvas: Canvas, rect: Rect, state: Any, seat: Seat) -> None:
    """All tiles that lie, whoever looks."""
    assert isinstance(state, RhombsState)
    panels.well(canvas, rect, Radius.CHIP)
    spots = [unit_centre(laid.cell) for laid in state.table]
    if not spots:
        return
    left, right = min(p.x for p in spots) - ROOT3 / 2, max(p.x for p in spots) + ROOT3 / 2
    top, bottom = min(p.y for p in spots) - 1, max(p.y for p in spots) + 1
    inner = rect.inset(6)
    radius = min(LARGEST, inner.w / (right - left), inner.h / (bottom - top))
    for laid, spot in zip(state.table, spots, strict=True):
        at = Point(inner.cx + (spot.x - (left + right) / 2) * radius, inner.cy + (spot.y - (top + bottom) / 2) * radius)
        paint_tile(canvas, laid.tile, laid.turn, at, radius)
