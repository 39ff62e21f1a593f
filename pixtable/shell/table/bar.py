"""The top bar: home, where the game stands, the one sentence that says what to do, and the tools."""

from collections.abc import Sequence

from pixtable.shell.table.tools import PastTools
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.panels import bar
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import IconButton

EMBLEM = 32.0
GAP = Space.GRID + 4  # between the parts
WELL_READ = 0.75
"""Of its full size: smaller than this the sentence does not get before the headline has given way."""
SHORTEST = 120.0  # of a headline that has
SEPARATOR = " · "  # between the parts of a headline


class TopBar(Node):
    """Its tools are those of play, or while the table looks back those of the past."""

    def __init__(self, home: IconButton, tools: Sequence[IconButton], past: PastTools) -> None:
        super().__init__("table.bar", region="actions")
        self.home, self.tools, self.past = home, list(tools), past
        self.headline = self.status = ""
        self.emblem: int | None = None  # of whoever is to act
        self.is_bare = False  # nobody holds this table in hand
        self.add(home, *self.tools, *past.tools)
        self.show_tools(is_past=False)

    def show_tools(self, *, is_past: bool) -> None:
        self.shown_tools = self.past.tools if is_past else self.tools
        for tool in (*self.tools, *self.past.tools):
            tool.visible = tool in self.shown_tools and not self.is_bare
        self.home.visible = not self.is_bare
        self.past.refresh()

    def arrange(self, rect: Rect) -> None:
        self.rect = rect
        side = Space.TARGET
        self.home.rect = Rect(rect.x + 2, rect.y, side, side)
        for tools in (self.tools, self.past.tools):
            left = rect.right - side * len(tools)
            for number, tool in enumerate(tools):
                tool.rect = Rect(left + number * side, rect.y, side, side)

    def paint(self, canvas: Canvas) -> None:
        shown = ("bar", self.headline, self.status, self.emblem, len(self.shown_tools))
        canvas.composed(shown, self.rect, lambda: self._paint_ground(canvas), is_opaque=True)

    def _paint_ground(self, canvas: Canvas) -> None:
        bar(canvas, self.rect)
        x = self.home.rect.right + Space.HALF
        x = self._divider(canvas, x)
        end = self.shown_tools[0].rect.x - Space.GRID
        beside = 0.0 if self.emblem is None else EMBLEM + GAP
        x = self._headline(canvas, Rect(x, self.rect.y, end - x - 2 * GAP - beside, self.rect.h))
        x = self._divider(canvas, x + GAP)
        if self.emblem is not None:
            canvas.emblem(self.emblem, Rect(x, self.rect.cy - EMBLEM / 2, EMBLEM, EMBLEM))
        x += beside
        room = end - x
        canvas.text(self.status, Rect(x, self.rect.y, room, self.rect.h), "status", "amber", lines=1)

    def _headline(self, canvas: Canvas, room: Rect) -> float:
        """Where the game stands, or its first part where what is to be done needs the room; returns where it ends."""
        role = "body_strong"
        wish = canvas.measure(self.headline, role)[0]
        left = room.w - WELL_READ * canvas.measure(self.status, "status")[0]
        box = room.left_part(min(wish, max(left, SHORTEST)))
        is_whole = canvas.block(self.headline, role, *box.size, shrink=True, lines=1).fits
        words = self.headline if is_whole else canvas.trimmed(self.headline.partition(SEPARATOR)[0], role, box)
        return canvas.text(words, box, role, "muted", lines=1).right

    def _divider(self, canvas: Canvas, x: float) -> float:
        canvas.fill(Rect(x, self.rect.y + 8, Line.HAIR, self.rect.h - 16), "brass", 0.6)
        return x + GAP
