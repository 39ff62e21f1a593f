"""The spiral at the size of a stamp, for the title and the shelf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pixtable.core.events import Seat
from pixtable.games.pictoric.rules.state import PictoricState
from pixtable.games.pictoric.table.layout import CELL_STEP, beside_each_other, cell_at
from pixtable.games.pictoric.table.pieces.art import paint_pawn
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, centred

LARGER = 1.25
"""A Pictoric is so much higher than a cell: on a stamp it would be lost otherwise."""


def paint_miniature(canvas: Canvas, rect: Rect, state: Any, seat: Seat, emblems: Sequence[int]) -> None:
    """Where everybody stands: nothing of it is anybody's secret."""
    assert isinstance(state, PictoricState)
    side = min(rect.w, rect.h)
    board = centred((side, side), rect)
    canvas.image("pictoric/board_mini", board)
    cell = side * CELL_STEP
    for owner, place in enumerate(state.positions):
        at = cell_at(board, place)
        x = at.x + beside_each_other(state.positions, owner) * cell
        tall = LARGER * cell
        paint_pawn(
            canvas,
            emblems[owner] if owner < len(emblems) else owner,
            Rect(x - tall / 2, at.y + cell * 0.4 - tall, tall, tall),
        )
