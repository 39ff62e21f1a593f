"""A heading that opens what lies below it."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect
from pixtable.ui.draw.panels import slip
from pixtable.ui.draw.theme import Space
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS


class Fold(Node):
    """Children are its content; they show only while it is open. `on_change` is the moment to arrange anew."""

    on_paper = True
    press_sound = PRESS

    def __init__(
        self, id: str, text: str, on_change: Callable[[bool], None], *, note: str = "", is_open: bool = False,
        rect: Rect = NOWHERE, region: str = "",
    ) -> None:  # fmt: skip
        super().__init__(id, rect, focusable=True, region=region)
        self.text, self.note, self.on_change = text, note, on_change
        self.is_open = is_open

    def add(self, *nodes: Node) -> Node:
        last = super().add(*nodes)
        self._show()
        return last

    def activate(self) -> None:
        self.is_open = not self.is_open
        self._show()
        self.on_change(self.is_open)

    def _show(self) -> None:
        for child in self.children:
            child.visible = self.is_open

    def paint(self, canvas: Canvas) -> None:
        slip(canvas, self.rect)
        x, y = self.rect.x + 22, self.rect.cy
        down, right = [(x - 6, y - 4), (x + 6, y - 4), (x, y + 5)], [(x - 4, y - 6), (x + 5, y), (x - 4, y + 6)]
        canvas.polygon(down if self.is_open else right, "ink")
        inner = self.rect.inset(42, 2, 16, 2)
        note = 0.0
        if self.note:
            note = min(inner.w / 2, canvas.measure(self.note, "body")[0] + Space.GRID)
            canvas.text(self.note, inner.right_part(note), "body", "muted_ink", align="right", lines=1)
        canvas.text(self.text, inner.inset(0, 0, note, 0), "label", "ink")
