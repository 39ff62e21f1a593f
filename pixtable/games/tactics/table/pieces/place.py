"""Wherever something may be brought: keys come there only while it may, and a wrong piece hears why it may not."""

from __future__ import annotations

from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw.layout import Point
from pixtable.ui.draw.marks import Mark
from pixtable.ui.node import Node


class Place(Node):
    def __init__(self, look: FieldView, id: str, region: str = "field", tooltip: str = "") -> None:
        super().__init__(id, region=region, tooltip=tooltip)
        self.look = look

    def mark(self, mark: Mark, on: bool = True, now: float = 0.0) -> None:
        """At once: the keys go to a target in the very press that takes the piece up."""
        super().mark(mark, on, now)
        self.focusable = Mark.TARGET in self.marks

    def attend(self) -> None:
        self.catches = bool(self.look.held)

    def pointer_down(self, at: Point) -> None:
        if self.look.held and Mark.TARGET not in self.marks:
            self.look.object_to_drop(self.look.held, self)
