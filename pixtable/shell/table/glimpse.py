"""The moment that a line of the history tells of, as it was on the table: small, beside the line."""

from collections.abc import Callable
from typing import Any

from pixtable.play.session import Session, view_for
from pixtable.shell.table.history import LogRow
from pixtable.table.kit import TableKit
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, Size, kept_inside
from pixtable.ui.draw.panels import well
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.motion.durations import TOOLTIP_DELAY, Motion
from pixtable.ui.node import Node

SIZE = Size(300, 200)


class Glimpse(Node):
    """Shown after a moment's rest on a line, gone with it. It takes no press: the line itself leads there."""

    def __init__(self, session: Session, kit: TableKit, viewer: Callable[[], int]) -> None:
        super().__init__("table.glimpse", focusable=False)
        self._session, self._kit, self._viewer = session, kit, viewer
        self._row: LogRow | None = None
        self._rested = 0.0
        self.z = 400.0

    @property
    def is_shown(self) -> bool:
        return self._row is not None and self._rested >= TOOLTIP_DELAY

    def point_at(self, node: Node | None, room: Rect) -> None:
        row = _row_of(node)
        if row is not self._row:
            self._row, self._rested = row, 0.0
        if row is not None:
            beside = row.screen_rect()
            spot = Rect(room.right - SIZE.w - Space.GRID, beside.cy - SIZE.h / 2, SIZE.w, SIZE.h)
            self.rect = kept_inside(spot, room.inset(Space.GRID))

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        if self._row is not None:
            self._rested += ms

    @property
    def is_moving(self) -> bool:
        return super().is_moving or (self._row is not None and not self.is_shown)

    def paint(self, canvas: Canvas) -> None:
        if self._row is None or not self.is_shown:
            return
        entry = self._row.entry
        seat = self._session.emblems.index(entry.emblem)
        shown = ("glimpse", entry.step, seat, self._viewer())
        canvas.composed(shown, self.rect, lambda: self._paint_moment(canvas, self._state(entry.step), seat), Line.RING)

    def _state(self, step: int) -> Any:
        return view_for(self._session.match, step, self._viewer())

    def _paint_moment(self, canvas: Canvas, state: Any, seat: int) -> None:
        """From the side of whoever acted, as far as the viewer may know it."""
        well(canvas, self.rect, Radius.PLATE)
        with canvas.clipped(self.rect):
            inner = self.rect.inset(Space.HALF)
            self._kit.paint_miniature(canvas, inner, state, seat, self._session.emblems)
        canvas.ring(self.rect, Radius.PLATE, Line.CHIP, "amber")


def _row_of(node: Node | None) -> LogRow | None:
    """The line that it is, or is a part of."""
    while node is not None and not isinstance(node, LogRow):
        node = node.parent
    return node
