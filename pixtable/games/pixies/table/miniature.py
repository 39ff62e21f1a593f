"""A garden at the size of a stamp, for the title and the shelf."""

from __future__ import annotations

from typing import Any

from pixtable.core.events import Seat
from pixtable.games.pixies.rules.state import PixiesState
from pixtable.games.pixies.table.pieces.cards import paint_lying
from pixtable.games.pixies.table.preview.outcome import zone_in
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size, cells, fit
from pixtable.ui.draw.lines import zone as zone_line
from pixtable.ui.draw.theme import Radius

GAP = 2.0


def paint_miniature(canvas: Canvas, rect: Rect, state: Any, seat: Seat) -> None:
    assert isinstance(state, PixiesState)
    panels.well(canvas, rect, Radius.CHIP)
    grid = fit((15, 21), rect.inset(4))
    size = Size((grid.w - 2 * GAP) / 3, (grid.h - 2 * GAP) / 3)
    rects = cells(grid.x, grid.y, size, 3, 9, gap_x=GAP)
    garden = state.gardens[seat]
    for number, (box, cell) in enumerate(zip(rects, garden, strict=True), start=1):
        paint_lying(canvas, box, number, cell, "off")
    zone = zone_in(garden, state.round)
    if zone.cells:
        zone_line(canvas, [rects[cell] for cell in zone.cells], width=1.6, grow=1.2)
