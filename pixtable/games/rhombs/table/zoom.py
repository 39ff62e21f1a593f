"""Nearer, farther, and the whole board: three buttons at its lower left."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.rhombs.table.camera import outline
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.theme import Line, Radius
from pixtable.ui.node import Node

SIGN = 9.0


class ZoomButton(Node):
    """`minus`, `whole` or `plus`."""

    radius = Radius.PLATE
    press_sound = "button_press"

    def __init__(self, kind: str, tooltip: str, on_press: Callable[[], None]) -> None:
        super().__init__(f"rhombs.zoom.{kind}", on_press=on_press, region="chips", tooltip=tooltip)
        self.kind = kind
        self.z = 50.0

    def paint(self, canvas: Canvas) -> None:
        canvas.composed(("zoom", self.kind), self.rect, lambda: self._paint_button(canvas), panels.ROOM)

    def _paint_button(self, canvas: Canvas) -> None:
        panels.chip(canvas, self.rect, "brass", Radius.PLATE)
        x, y = self.rect.centre
        if self.kind == "whole":
            canvas.path(outline(x, y, SIGN + 3), Line.RING, "cream")
            return
        canvas.path([(x - SIGN, y), (x + SIGN, y)], Line.RING, "cream")
        if self.kind == "plus":
            canvas.path([(x, y - SIGN), (x, y + SIGN)], Line.RING, "cream")
