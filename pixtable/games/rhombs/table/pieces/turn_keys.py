"""Which keys turn the tile in the hand, at the right end of the tray."""

from __future__ import annotations

from pixtable.games.rhombs.table.view import MosaicView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Space
from pixtable.ui.node import Node

KEYS = ("Q", "E")


class TurnKeys(Node):
    def __init__(self, look: MosaicView) -> None:
        super().__init__("rhombs.keys")
        self.look = look

    def paint(self, canvas: Canvas) -> None:
        if not self.look.is_chosen:
            return
        box = self.rect
        sizes = [panels.key_size(canvas, key) for key in KEYS]
        x = box.cx - (sum(size.w for size in sizes) + Space.GRID) / 2
        for key, size in zip(KEYS, sizes, strict=True):
            panels.key_cap(canvas, Rect(x, box.cy - size.h - 2, *size), key)
            x += size.w + Space.GRID
        words = Rect(box.x, box.cy + 4, box.w, box.h / 2 - 6)
        turn = self.look.say("tray.turn")
        if canvas.block(turn, "body", *words.size, shrink=True, lines=1).fits:
            canvas.text(turn, words, "body", "muted", align="centre", lines=1)
