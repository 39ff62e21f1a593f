"""The panel in the middle: the forecast, the comparison of twins in its place, or a rival's garden enlarged."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.pixies.table.preview.compare import Compare, button_boxes
from pixtable.games.pixies.table.preview.forecast import Forecast
from pixtable.games.pixies.table.preview.outcome import KEEP_KEYS
from pixtable.games.pixies.table.preview.peek import Peek
from pixtable.games.pixies.table.view import GardenView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Space
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.faces import face_of_button


class KeepButton(Button):
    """Keeps the old card or the new one; the better of the two is green."""

    def __init__(self, keep: str, look: GardenView, press: Callable[[Node], None]) -> None:
        super().__init__(f"pixies.keep.{keep}", on_press=lambda: press(self), key=KEEP_KEYS[keep], region="garden")
        self.keep, self.look = keep, look
        self.visible = False

    def paint(self, canvas: Canvas) -> None:
        outcomes = self.look.outcomes
        best = max((outcome.after.total for outcome in outcomes), default=0)
        mine = next((outcome for outcome in outcomes if outcome.move.keep == self.keep), None)
        kind = "primary" if mine and mine.after.total == best else "wood"
        face_of_button(canvas, self.rect, kind, self.state)
        words, box = self.look.say("compare.keep"), self.rect.inset(6, 2)
        beside = box.inset(0, 0, Space.KEY + 8, 0)
        if canvas.measure(words, "button")[0] <= beside.w:
            cap = Rect(self.rect.right - Space.KEY - 10, self.rect.cy - Space.KEY / 2, Space.KEY, Space.KEY)
            panels.key_cap(canvas, cap, self.key)
            box = beside
        canvas.text(words, box, "button", align="centre", lines=1)


class Middle(Node):
    catches = True

    def __init__(self, look: GardenView, press: Callable[[Node], None]) -> None:
        super().__init__("pixies.forecast")
        self.look = look
        self.buttons = [KeepButton(keep, look, press) for keep in ("old", "new")]
        self.forecast, self.compare, self.peek = Forecast(look), Compare(look), Peek(look)
        self.text_scale = 1.0
        self.choice = Node("pixies.compare")
        """All of it, as long as one of two cards is to be chosen."""
        self.add(self.choice, *self.buttons)

    def arrange(self, rect: Rect) -> None:
        self.rect = self.choice.rect = rect
        for button, box in zip(self.buttons, button_boxes(rect), strict=True):
            button.rect = box

    def offer(self, twins: bool) -> None:
        for node in (self.choice, *self.buttons):
            node.visible = twins

    @property
    def is_comparing(self) -> bool:
        return self.buttons[0].visible

    @property
    def reason_room(self) -> Rect:
        return self.forecast.reason_room(self.rect, self.text_scale)

    def paint(self, canvas: Canvas) -> None:
        self.text_scale = canvas.text_scale
        look, twins = self.look, self.is_comparing
        about = (look.peeked, twins, tuple(outcome.move for outcome in look.outcomes), look.aimed and look.aimed.move)
        shown = ("middle", look.stamp, about, bool(look.moves), look.host.tastes)
        canvas.composed(shown, self.rect, lambda: self._paint_panel(canvas), panels.ROOM)

    def _paint_panel(self, canvas: Canvas) -> None:
        panels.panel(canvas, self.rect)
        if self.look.peeked is not None:
            self.peek.paint(canvas, self.rect, self.look.peeked)
        elif self.is_comparing:
            self.compare.paint(canvas, self.rect)
        else:
            self.forecast.paint(canvas, self.rect)

    @property
    def sum_box(self) -> Rect:
        """Where the sum of a round runs up."""
        return self.forecast.sum_box(self.rect, self.text_scale)

    def term_spot(self, term: str) -> tuple[float, float]:
        return self.forecast.term_spot(self.rect, term, self.text_scale)
