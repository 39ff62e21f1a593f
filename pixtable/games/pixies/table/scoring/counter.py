"""The sum of a garden while it is counted: it runs up, and lands with weight."""

from __future__ import annotations

from pixtable.language.figures import plain
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Radius
from pixtable.ui.motion.choreo import appear, pop, touch_down
from pixtable.ui.motion.durations import BEATS, Motion
from pixtable.ui.motion.tween import Tween
from pixtable.ui.node import Node

LARGE = 72.0
"""A box so high has room for the largest figures."""


class Counter(Node):
    def __init__(self, seat: int, rect: Rect, motion: Motion) -> None:
        super().__init__(f"pixies.sum.{seat}", rect)
        self.seat, self.points = seat, 0
        self.has_landed = False
        appear(self, motion)

    def run_up(self, points: int, motion: Motion) -> None:
        self.points += points
        if motion.speed:
            pop(self, motion)

    def land(self, motion: Motion) -> None:
        """From above, faster and faster, until it touches down."""
        beat, ms = BEATS["slam"], motion.ms("slam")
        if ms:
            fall = Tween(lambda v: setattr(self.pose, "scale", v), beat.amount, 1.0, ms, beat.ease)
            self.add_motion(fall)
            touch_down(self, motion, ms)
        self.has_landed = True

    def paint(self, canvas: Canvas) -> None:
        rect = self.rect
        panels.chip(canvas, rect, "amber" if self.has_landed else "brass", Radius.CHIP)
        role = "hero" if rect.h >= LARGE else "total"
        canvas.layer += 3
        colour = "amber" if self.has_landed else "cream"
        canvas.text(plain(self.points), rect.inset(4, 0), role, colour, align="centre", lines=1)
        canvas.layer -= 3
