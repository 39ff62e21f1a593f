"""A switch with its words: on or off."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect, Size
from pixtable.ui.draw.marks import tick
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.input.intent import Input, Intent, Want
from pixtable.ui.node import Node
from pixtable.ui.sound import OFF, ON

SIZE = Size(80, 44)
SEEN = Rect(4, 7, 72, 30)  # the switch inside its picture


class Toggle(Node):
    """80 x 44; `words` are the texts for off and on, drawn to the right when there is room."""

    radius = 18.0

    def __init__(
        self, id: str, value: bool, on_change: Callable[[bool], None], *, words: tuple[str, str] = ("", ""),
        rect: Rect = NOWHERE, on_paper: bool = True, tooltip: str = "", region: str = "",
    ) -> None:  # fmt: skip
        super().__init__(id, rect, focusable=True, tooltip=tooltip, region=region)
        self.value, self.on_change, self.words, self.on_paper = value, on_change, words, on_paper

    def activate(self) -> None:
        if self.enabled:
            self.value = not self.value
            self.play(ON if self.value else OFF)
            self.on_change(self.value)

    def handle(self, given: Input) -> bool:
        """Left is off, right is on; a second press that way leaves the switch."""
        if not isinstance(given, Intent) or given.released or given.want not in {Want.LEFT, Want.RIGHT}:
            return False
        if self.value == (given.want == Want.RIGHT):
            return False
        self.activate()
        return True

    @property
    def switch(self) -> Rect:
        return Rect(self.rect.x, self.rect.cy - SIZE.h / 2, *SIZE)

    def paint(self, canvas: Canvas) -> None:
        alpha = 1.0 if self.enabled else 0.5
        if canvas.theme.textures and canvas.pictures.assets.has("ui/toggle_on"):
            canvas.image(f"ui/toggle_{'on' if self.value else 'off'}", self.switch, alpha=alpha)
        else:
            self._plain(canvas)
        if self.words[0]:
            left = self.switch.right + Space.GRID
            box = Rect(left, self.rect.y, max(0.0, self.rect.right - left), self.rect.h)
            canvas.text(self.words[self.value], box, "body_strong", "ink" if self.on_paper else "cream", lines=1)

    def _plain(self, canvas: Canvas) -> None:
        body = SEEN.moved(self.switch.x, self.switch.y)
        canvas.rounded(body, body.h / 2, "toggle_on" if self.value else "toggle_off")
        canvas.ring(body, body.h / 2, Line.RIM, "paper_line")
        knob = body.right - body.h / 2 if self.value else body.x + body.h / 2
        canvas.disc(knob, body.cy, body.h / 2 - 3, "knob")
        if self.value:
            tick(canvas, body.x + body.h * 0.7, body.cy, 14, "cream")

    def paint_over(self, canvas: Canvas) -> None:
        home, self.rect = self.rect, self.switch.inset(3, 6)
        super().paint_over(canvas)
        self.rect = home
