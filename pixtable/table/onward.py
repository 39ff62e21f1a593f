"""The button that leads on from what is held to be read; where that goes on by itself, it shows how soon."""

from __future__ import annotations

from pixtable.table.ports import Clock
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.widgets.button import Button

WAIT = 4.0


class Onward(Button):
    def __init__(self, id: str, host: Clock, *, key: str = "") -> None:
        super().__init__(id, on_press=host.go_on, kind="primary", key=key, shows_key=True)
        self._host = host

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        gone = self._host.part_rested
        if gone is None:
            return
        line = Rect(self.rect.x, self.rect.bottom + 2, self.rect.w, WAIT)
        canvas.rounded(line, WAIT / 2, "well")
        canvas.rounded(line.left_part(max(WAIT, line.w * (1 - gone))), WAIT / 2, "amber")
        canvas.stirred = True
