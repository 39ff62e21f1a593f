"""Things to look at: a text, a panel, a picture."""

from __future__ import annotations

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect
from pixtable.ui.draw.panels import panel
from pixtable.ui.draw.theme import Colour
from pixtable.ui.lettering.typeset import Rich
from pixtable.ui.node import Node


class Label(Node):
    def __init__(
        self, id: str, text: Rich, role: str = "body", colour: Colour = "cream", *, rect: Rect = NOWHERE,
        align: str = "left", valign: str = "middle", lines: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(id, rect)
        self.text, self.role, self.colour = text, role, colour
        self.align, self.valign, self.lines = align, valign, lines

    def paint(self, canvas: Canvas) -> None:
        canvas.text(
            self.text, self.rect, self.role, self.colour, align=self.align, valign=self.valign, lines=self.lines
        )


class Panel(Node):
    """dark, paper or wood; takes the pointer, so that nothing below it is hit."""

    catches = True

    def __init__(self, id: str = "", kind: str = "dark", rect: Rect = NOWHERE) -> None:
        super().__init__(id, rect)
        self.kind = kind

    def paint(self, canvas: Canvas) -> None:
        panel(canvas, self.rect, self.kind)


class Picture(Node):
    def __init__(self, id: str, name: str, rect: Rect = NOWHERE, *, radius: float = 0, pixel: bool = False) -> None:
        super().__init__(id, rect)
        self.name, self.round, self.pixel = name, radius, pixel

    def paint(self, canvas: Canvas) -> None:
        canvas.image(self.name, self.rect, radius=self.round, pixel=self.pixel)
