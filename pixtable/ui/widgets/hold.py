"""Held to be meant: it fills while it is held, and acts when it is full. Two presses of Enter do the same."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Point, Rect
from pixtable.ui.draw.lines import hold_ring
from pixtable.ui.draw.theme import Radius
from pixtable.ui.input.intent import Input, Intent, Want
from pixtable.ui.motion.durations import HOLD_MS, Motion
from pixtable.ui.node import Node


class Hold(Node):
    """The behaviour; subclasses paint. `part` is how full it is, `asked` that one Enter was pressed."""

    tracks = True

    def __init__(
        self, id: str, on_full: Callable[[], None], *, ms: float = HOLD_MS, rect: Rect = NOWHERE, tooltip: str = "",
        region: str = "", key: str = "",
    ) -> None:  # fmt: skip
        super().__init__(id, rect, focusable=True, tooltip=tooltip, region=region, key=key)
        self.on_full, self.ms = on_full, ms
        self.part = 0.0
        self.asked = False
        self._held = False

    def pointer_down(self, at: Point) -> None:
        self._held = True

    def pointer_move(self, at: Point) -> None:
        self._held = self._held and self.screen_rect().contains(*at)

    def pointer_up(self, at: Point) -> None:
        self._held = False

    def handle(self, given: Input) -> bool:
        if isinstance(given, Intent) and given.want == Want.CONFIRM and not given.released and self.enabled:
            if self.asked:
                self._full()
            else:
                self.asked = True
            return True
        self.asked = False
        return False

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        if self._held and self.enabled:
            self.part = min(1.0, self.part + ms / self.ms)
            if self.part >= 1:
                self._full()
        else:
            self.part = max(0.0, self.part - 2 * ms / self.ms)

    def _full(self) -> None:
        self._held, self.asked, self.part = False, False, 0.0
        self.on_full()

    @property
    def is_answering(self) -> bool:
        return self._held or self.part > 0 or super().is_answering


class HoldEmblem(Hold):
    """A seat's emblem in a ring that fills: the way through the curtain."""

    def __init__(self, id: str, seat: int, on_full: Callable[[], None], *, rect: Rect = NOWHERE) -> None:
        super().__init__(id, on_full, rect=rect)
        self.seat = seat
        self.ringed = False

    def paint(self, canvas: Canvas) -> None:
        side = min(self.rect.w, self.rect.h)
        canvas.emblem(self.seat, self.rect.inset(side * 0.1))
        part = max(self.part, 0.5 if self.asked else 0.0)
        hold_ring(canvas, self.rect.cx, self.rect.cy, side / 2 + Radius.FOCUS, part)
        if self.focused:
            canvas.circle(self.rect.cx, self.rect.cy, side / 2 + Radius.FOCUS * 3, 3, "amber")
