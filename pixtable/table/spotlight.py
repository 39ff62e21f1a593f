"""While one part of a table is told of, all the rest lies in the dark."""

from __future__ import annotations

from itertools import pairwise

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect
from pixtable.ui.motion.durations import BEATS, Motion
from pixtable.ui.motion.tween import Tween
from pixtable.ui.node import Node

STEPS = 10


class Spotlight(Node):
    """`aim` at one thing after another inside its own rect, at nothing for a sheet to lie on; `dim` puts it out."""

    def __init__(self) -> None:
        super().__init__()
        self._lit = self._left = NOWHERE
        self._moved = 1.0
        """How much of the light is on the one and no more on the other: it does not wander, for on its way its edges
        would cut through what lies between."""
        self._strength = 0.0

    @property
    def lit(self) -> Rect:
        return self._lit

    def aim(self, rect: Rect, motion: Motion) -> None:
        self.animator.drop()
        self._left, self._lit, self._moved = self._lit if self._strength else rect, rect, 0.0
        self._go(motion, self._strength, 1.0)

    def dim(self, motion: Motion) -> None:
        """All of the table lies in the light again."""
        if not self._strength:
            return
        self.animator.drop()
        self._moved = 1.0
        self._go(motion, self._strength, 0.0)

    def drop(self) -> None:
        self.animator.drop()
        self._strength = 0.0

    def _go(self, motion: Motion, before: float, after: float) -> None:
        ms = 0.0 if motion.reduced else motion.ms("spotlight")
        stays = self._moved

        def put(part: float) -> None:
            self._strength = before + (after - before) * part
            self._moved = stays + (1 - stays) * part

        if ms:
            self.add_motion(Tween(put, 0, 1, ms, BEATS["spotlight"].ease))
        else:
            put(1.0)

    def paint(self, canvas: Canvas) -> None:
        strength, moved = (round(part * STEPS) / STEPS for part in (self._strength, self._moved))
        if not strength:
            return
        lights = [(light.overlap(self.rect), part) for light, part in ((self._lit, moved), (self._left, 1 - moved))]
        for box in _parts(self.rect, [light for light, part in lights if part]):
            lit = sum(part for light, part in lights if light.contains(*box.centre))
            canvas.fill(box, "night", strength * (1 - lit) * BEATS["spotlight"].amount)


def _parts(area: Rect, lights: list[Rect]) -> list[Rect]:
    """Rows and columns of it, along the edges of the lights."""
    lights = [light for light in lights if light.w > 0 and light.h > 0]
    xs = sorted({area.x, area.right, *(x for light in lights for x in (light.x, light.right))})
    ys = sorted({area.y, area.bottom, *(y for light in lights for y in (light.y, light.bottom))})
    return [Rect(x, y, right - x, bottom - y) for y, bottom in pairwise(ys) for x, right in pairwise(xs)]
