"""A picture as large as the stage, at once: pictures are the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pixtable.games.pictoric.table.pieces.art import paint_picture
from pixtable.games.pictoric.table.view import RoundView
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point
from pixtable.ui.draw.theme import Lift
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.node import Node

SHADE = 0.72


class Zoom(Node):
    """Lies over everything while a picture is looked at. Any press puts it away."""

    def __init__(self, look: RoundView, cards: Callable[[], Sequence[int]]) -> None:
        super().__init__("pictoric.zoom", on_press=self.close)
        self.look, self._cards = look, cards
        self.visible = False
        self.ringed = False
        self.z = 90.0

    def open(self, card: int | None) -> bool:
        if card is None:
            return False
        self.look.zoomed = card
        self.visible = True
        return True

    def close(self) -> None:
        self.look.zoomed = None
        self.visible = False

    def attend(self) -> None:
        """What is no longer on the table cannot be looked at."""
        if self.look.zoomed is not None and self.look.zoomed not in self._cards():
            self.close()

    def on_intent(self, intent: Intent) -> bool:
        """While it is open: to the next picture, or away."""
        if intent.released or not self.visible:
            return False
        match intent.want:
            case Want.LEFT | Want.RIGHT:
                cards = list(self._cards())
                if self.look.zoomed in cards:
                    step = 1 if intent.want == Want.RIGHT else -1
                    self.look.zoomed = cards[(cards.index(self.look.zoomed) + step) % len(cards)]
            case Want.ZOOM | Want.CANCEL | Want.CONFIRM:
                self.close()
            case _:
                return False
        return True

    def wheel(self, amount: float, at: Point) -> bool:
        if amount < 0:
            self.close()
        return True

    def paint(self, canvas: Canvas) -> None:
        if self.look.zoomed is not None:
            canvas.fill(self.rect, "night", SHADE)
            paint_picture(canvas, self.look.zoomed, self.look.places.zoom, Lift.CARRIED)
