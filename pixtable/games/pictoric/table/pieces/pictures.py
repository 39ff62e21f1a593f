"""A picture on the table that can be pointed at, looked at and chosen."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.pictoric.table.layout import RATIO
from pixtable.games.pictoric.table.pieces.art import corner_of, paint_picture
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point, Rect
from pixtable.ui.draw.theme import Lift
from pixtable.ui.node import Node

GROWN, MOST_GROWN = 0.05, 12.0
"""A picture that is pointed at reaches so much further on every side, in parts of its size and at most in u."""


class PictureNode(Node):
    """`grows`: it comes nearer while the focus is on it."""

    catches = True

    def __init__(self, id: str, card: int, zoom: Callable[[int], object], *, grows: bool = True) -> None:
        super().__init__(id)
        self.card, self._zoom, self.grows = card, zoom, grows

    @property
    def shown(self) -> Rect:
        if self.grows and self.focused and self.focusable:
            by = min(MOST_GROWN, self.rect.w * GROWN)
            return self.rect.inset(-by, -by * RATIO)
        return self.rect

    def wheel(self, amount: float, at: Point) -> bool:
        if amount > 0:
            self._zoom(self.card)
        return amount > 0

    def paint(self, canvas: Canvas) -> None:
        self.radius = corner_of(self.rect)
        lift = Lift.CARRIED if self.shown is not self.rect else Lift.CARD
        paint_picture(canvas, self.card, self.shown, lift)

    def paint_over(self, canvas: Canvas) -> None:
        home, self.rect = self.rect, self.shown
        super().paint_over(canvas)
        self.rect = home
