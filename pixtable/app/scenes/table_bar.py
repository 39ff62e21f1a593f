"""The top bar: home, where the game stands, the one sentence that says what to do, and the tools."""

from collections.abc import Callable, Sequence

from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import Rect
from pixtable.ui.node import Node
from pixtable.ui.panels import bar
from pixtable.ui.theme import Line, Space
from pixtable.ui.widgets import IconButton

EMBLEM = 32.0


class TopBar(Node):
    def __init__(self, home: IconButton, tools: Sequence[IconButton]) -> None:
        super().__init__("table.bar", region="actions")
        self.home, self.tools = home, list(tools)
        self.headline = self.status = ""
        self.seat: int | None = None
        self.add(home, *self.tools)

    def arrange(self, rect: Rect) -> None:
        self.rect = rect
        side = Space.TARGET
        self.home.rect = Rect(rect.x + 2, rect.y, side, side)
        left = rect.right - side * len(self.tools)
        for number, tool in enumerate(self.tools):
            tool.rect = Rect(left + number * side, rect.y, side, side)

    def paint(self, canvas: Canvas) -> None:
        shown = ("bar", self.headline, self.status, self.seat)
        canvas.composed(shown, self.rect, lambda: self._paint_ground(canvas), is_opaque=True)

    def _paint_ground(self, canvas: Canvas) -> None:
        bar(canvas, self.rect)
        x = self.home.rect.right + Space.HALF
        x = self._divider(canvas, x)
        wide = canvas.measure(self.headline, "body_strong")[0]
        canvas.text(self.headline, Rect(x, self.rect.y, wide, self.rect.h), "body_strong", "muted", lines=1)
        x = self._divider(canvas, x + wide + Space.GRID + 4)
        if self.seat is not None:
            canvas.emblem(self.seat, Rect(x, self.rect.cy - EMBLEM / 2, EMBLEM, EMBLEM))
            x += EMBLEM + Space.GRID + 4
        room = self.tools[0].rect.x - Space.GRID - x
        canvas.text(self.status, Rect(x, self.rect.y, room, self.rect.h), "status", "amber", lines=1)

    def _divider(self, canvas: Canvas, x: float) -> float:
        canvas.fill(Rect(x, self.rect.y + 8, Line.HAIR, self.rect.h - 16), "brass", 0.6)
        return x + Space.GRID + 4


def tool(name: str, icon: str, on_press: Callable[[], None], *, tooltip: str, key: str) -> IconButton:
    return IconButton(f"table.{name}", icon, on_press, tooltip=tooltip, key=key, region="actions")
