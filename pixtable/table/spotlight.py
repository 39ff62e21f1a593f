"""While one part of a table is told of, all the rest lies in the dark."""

from __future__ import annotations

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect
from pixtable.ui.motion.durations import BEATS, Motion
from pixtable.ui.motion.tween import Tween
from pixtable.ui.node import Node

STEPS = 10


class Spotlight(Node):
    """`aim` at one thing after another inside its own rect; it goes out with `dim`."""

    def __init__(self) -> None:
        super().__init__()
        self._lit = NOWHERE
        self._strength = 0.0

    @property
    def lit(self) -> Rect:
        return self._lit

    def aim(self, rect: Rect, motion: Motion) -> None:
        # the light does not wander: on its way its edges would cut through what lies between
        self.animator.drop()
        self._lit = rect
        self._go(motion, self._strength, 1.0)

    def dim(self, motion: Motion) -> None:
        """All of the table lies in the light again."""
        if not self._strength:
            return
        self.animator.drop()
        self._go(motion, self._strength, 0.0)

    def drop(self) -> None:
        self.animator.drop()
        self._strength = 0.0

    def _go(self, motion: Motion, before: float, after: float) -> None:
        ms = 0.0 if motion.reduced else motion.ms("spotlight")

        def put(part: float) -> None:
            self._strength = before + (after - before) * part

        if ms:
            self.add_motion(Tween(put, 0, 1, ms, BEATS["spotlight"].ease))
        else:
            put(1.0)

    def paint(self, canvas: Canvas) -> None:
        shade = round(self._strength * STEPS) / STEPS * BEATS["spotlight"].amount
        if not shade:
            return
        area, lit = self.rect, self._lit.overlap(self.rect)
        canvas.fill(Rect(area.x, area.y, area.w, lit.y - area.y), "night", shade)
        canvas.fill(Rect(area.x, lit.bottom, area.w, area.bottom - lit.bottom), "night", shade)
        canvas.fill(Rect(area.x, lit.y, lit.x - area.x, lit.h), "night", shade)
        canvas.fill(Rect(lit.right, lit.y, area.right - lit.right, lit.h), "night", shade)
