"""A draft as a small picture: the faces of one's own deck so far."""

from __future__ import annotations

from math import ceil
from typing import Any

from pixtable.games.tactics.draft.rules.box import UNSEEN
from pixtable.games.tactics.table.pieces.art import portrait_name
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, grid
from pixtable.ui.draw.theme import Line

ACROSS = 4
MOST = 16


def paint_miniature(canvas: Canvas, rect: Rect, state: Any, seat: int) -> None:
    leaders = [card for card in state.leaders[seat] if card != UNSEEN]
    cards = [*leaders, *(card for card in state.heroes[seat] if card != UNSEEN)][:MOST]
    side = min(rect.w / ACROSS, rect.h / max(1, ceil(MOST / ACROSS)))
    room = Rect(rect.cx - side * ACROSS / 2, rect.y, side * ACROSS, side * ceil(MOST / ACROSS))
    for number, box in enumerate(grid(room, ACROSS, ceil(MOST / ACROSS), 2)):
        if number >= len(cards):
            canvas.rounded(box, 3, "night", 0.4)
            continue
        canvas.image(portrait_name(cards[number]), box, radius=3)
        if number < len(leaders):
            canvas.ring(box, 3, Line.CHIP, "brass")
