"""The eye on a stage: it is shaken, and comes nearer to what matters. Its pose is how its siblings are seen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point
from pixtable.ui.motion.choreo import part
from pixtable.ui.motion.durations import BEATS, Motion
from pixtable.ui.motion.timeflow import TimeFlow
from pixtable.ui.motion.tween import Tween
from pixtable.ui.node import Node

NEAR = 0.002


class Lens(Node):
    """Sees by the clock, whatever time it is on the stage."""

    def __init__(self, id: str, time: TimeFlow) -> None:
        super().__init__(id)
        self._time = time

    def update(self, ms: float, motion: Motion) -> None:
        super().update(self._time.clock, motion)

    def draw(self, canvas: Canvas) -> None:
        """The eye itself is not seen: its pose is of no concern to anybody who draws it."""

    @property
    def is_at_rest(self) -> bool:
        return self.pose.is_home

    def shake(self, motion: Motion, strength: float = 1.0) -> None:
        """A few damped swings across, and half as far up and down."""
        beat, ms = BEATS["quake"], motion.ms("quake")
        if not ms:
            return
        for name, amount in (("dx", beat.amount), ("dy", beat.amount / 2)):
            stands = getattr(self.pose, name)
            put = lambda v, name=name, stands=stands: setattr(self.pose, name, stands + v)
            self.add_motion(Tween(put, 0, amount * strength, ms, beat.ease))

    def come_near(self, at: Point, motion: Motion) -> None:
        """Towards a point, which comes half of the way to the middle of the view."""
        if motion.reduced or not motion.speed:
            return
        scale, ms = BEATS["come_near"].amount, motion.ms("come_near")
        middle = self.rect.centre
        for name, end in (("scale", scale), ("dx", (middle.x - at.x) / 2), ("dy", (middle.y - at.y) / 2)):
            self.add_motion(part(self.pose, name, end, ms, "come_near"))

    def go_back(self, motion: Motion) -> None:
        if not self.is_at_rest:
            for name, end in (("scale", 1.0), ("dx", 0.0), ("dy", 0.0)):
                self.add_motion(part(self.pose, name, end, motion.ms("go_back"), "go_back"))

    @contextmanager
    def over(self, canvas: Canvas) -> Iterator[None]:
        """Draw what it looks at: by whole pixels aside, so that nothing has to be made anew, or as a larger picture."""
        pose, k = self.pose, canvas.view.scale
        dx, dy = round(pose.dx * k) / k, round(pose.dy * k) / k
        if pose.scale < 1 + NEAR:
            with canvas.shifted(dx, dy):
                yield
            return
        with canvas.clipped(self.rect), canvas.shifted(dx, dy), canvas.magnified(self.rect, pose.scale):
            yield
