"""The others' tiles: a tab for each seat on the tray's edge. Pointing at one shows what it holds, pressing it stays."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.core.events import Seat
from pixtable.games.rhombs.rules.state import clockwise
from pixtable.games.rhombs.table.view import MosaicView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.input.intent import Input, Intent, Want
from pixtable.ui.node import Node

EMBLEM = 28.0
GAP = 6.0
WIDEST, NARROW = 150.0, 72.0
NAMES_FOR = 4
NAMED = 40.0
"""A name gets at least this much room, or none."""


class SeatTab(Node):
    radius = Radius.CHIP
    press_sound = "button_press"

    def __init__(self, seat: Seat, look: MosaicView, on_down: Callable[[], None]) -> None:
        super().__init__(f"rhombs.tab.{seat}", focusable=True, region="opponents")
        self.seat, self.look, self.on_down = seat, look, on_down
        self.is_pinned = False
        self.z = 50.0

    def activate(self) -> None:
        self.is_pinned = not self.is_pinned

    def handle(self, given: Input) -> bool:
        """While it shows its tiles in the tray, one's own are not there to be found below it."""
        if not isinstance(given, Intent) or given.want != Want.DOWN or given.released:
            return False
        self.on_down()
        return True

    def paint(self, canvas: Canvas) -> None:
        look, seat = self.look, self.seat
        count = "✓" if seat in look.state.finished else str(len(look.hand(seat)))
        shown = ("tab", seat, look.name(seat), count, self.is_pinned or look.peeked == seat)
        canvas.composed(shown, self.rect, lambda: self._paint_tab(canvas, count), panels.ROOM / 2)

    def _paint_tab(self, canvas: Canvas, count: str) -> None:
        look, rect = self.look, self.rect
        is_shown = self.is_pinned or look.peeked == self.seat
        canvas.rounded(rect.inset(0, 0, 0, -Radius.CHIP), Radius.CHIP, "active" if is_shown else "chip", 0.96)
        canvas.ring(rect.inset(0, 0, 0, -Radius.CHIP), Radius.CHIP, Line.CHIP, "amber" if is_shown else "brass", 0.8)
        canvas.fill(rect.inset(6, 3, 6, 0).top_part(3), look.colour(self.seat))
        canvas.emblem(self.seat, Rect(rect.x + 6, rect.cy - EMBLEM / 2 + 2, EMBLEM, EMBLEM))
        wide = max(20.0, canvas.measure(count, "label")[0] + 2)
        canvas.text(count, rect.inset(0, 4, 8, 0).right_part(wide), "label", align="right", lines=1)
        name = Rect(rect.x + EMBLEM + 12, rect.y + 4, rect.right - wide - 14 - rect.x - EMBLEM - 12, rect.h - 4)
        if name.w >= NAMED * canvas.text_scale:
            canvas.text(canvas.trimmed(look.name(self.seat), "body", name), name, "body", "muted", lines=1)


def tab_width(room: float, count: int, text_scale: float) -> float:
    """Few tabs have room for names, many for emblem and count."""
    grown = 1 + (text_scale - 1) / 2
    widest = (WIDEST if count <= NAMES_FOR else NARROW) * grown
    return min(widest, (room + GAP) / count - GAP)


class SeatTabs(Node):
    def __init__(self, look: MosaicView, on_down: Callable[[], None]) -> None:
        super().__init__("rhombs.tabs")
        self.look = look
        self.tabs = [SeatTab(seat, look, on_down) for seat in range(look.state.seats)]
        self.z = 50.0
        self.add(*self.tabs)

    def arrange(self) -> None:
        """From the right; clockwise from the viewer, as the turns go."""
        look, row = self.look, self.look.places.tabs
        others = clockwise(look.state.seats, look.viewer)[1:]
        wide = tab_width(row.w, len(others), look.text_scale)
        for tab in self.tabs:
            tab.visible = tab.seat != look.viewer
            tab.tooltip = look.name(tab.seat)
        left = row.right - len(others) * (wide + GAP) + GAP
        for i, seat in enumerate(others):
            self.tabs[seat].rect = Rect(left + i * (wide + GAP), row.y, wide, Space.TARGET)

    def unpin(self) -> None:
        for tab in self.tabs:
            tab.is_pinned = False

    @property
    def peeked(self) -> Seat | None:
        """Whoever is pointed at, else whoever was pressed."""
        seen = [tab for tab in self.tabs if tab.visible]
        chosen = next((tab for tab in seen if tab.focused), None) or next((tab for tab in seen if tab.is_pinned), None)
        return None if chosen is None else chosen.seat
