"""How much of some work is done."""

from __future__ import annotations

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Line
from pixtable.ui.node import Node

TROUGH = 14.0


class Progress(Node):
    """A bar that fills from the left. On paper or, with `on_paper` off, on the dark."""

    def __init__(self, id: str, *, on_paper: bool = True) -> None:
        super().__init__(id)
        self.part = 0.0
        self.on_paper = on_paper

    def paint(self, canvas: Canvas) -> None:
        trough = Rect(self.rect.x, self.rect.cy - TROUGH / 2, self.rect.w, TROUGH)
        canvas.rounded(trough, TROUGH / 2, "paper_rule" if self.on_paper else "well")
        filled = trough.left_part(max(TROUGH, trough.w * min(1.0, self.part)))
        canvas.rounded(filled, TROUGH / 2, "good" if self.on_paper else "amber")
        canvas.ring(trough, TROUGH / 2, Line.HAIR, "muted_ink" if self.on_paper else "muted")
