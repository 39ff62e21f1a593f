"""The button that passes: only for those who wish to find out alone that nothing fits."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.rhombs.table.view import MosaicView
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Space
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button


class GiveUp(Button):
    """At the right of the tray, where the keys stand while a tile is in the hand."""

    def __init__(self, look: MosaicView, give_up: Callable[[Node], None]) -> None:
        words = look.say("tray.pass")
        super().__init__("rhombs.pass", words, lambda: give_up(self), key="P", region="tray", shows_key=True)
        self.look = look
        self.visible = False

    def attend(self) -> None:
        look = self.look
        self.visible = look.may_try_passing and not look.is_chosen and look.peeked is None

    def draw(self, canvas: Canvas) -> None:
        keys = self.look.places.keys
        tall = min(keys.h, Space.TARGET * canvas.text_scale)
        self.rect = Rect(keys.x, keys.cy - tall / 2, keys.w, tall)
        super().draw(canvas)
