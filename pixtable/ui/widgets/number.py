"""A number that is seen to change: the old value rises and fades, the new one pops."""

from __future__ import annotations

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect
from pixtable.ui.draw.theme import Colour
from pixtable.ui.motion.choreo import pop
from pixtable.ui.motion.durations import BEATS, Motion
from pixtable.ui.motion.tween import Tween
from pixtable.ui.node import Node

FADES = 8


class Number(Node):
    def __init__(
        self, id: str, text: str = "", role: str = "score", colour: Colour = "cream", *, rect: Rect = NOWHERE,
        align: str = "right",
    ) -> None:  # fmt: skip
        super().__init__(id, rect)
        self.text, self.role, self.colour, self.align = text, role, colour, align
        self._old = ""
        self._gone = 1.0

    def set(self, text: str, motion: Motion) -> None:
        """The same text changes nothing; with motion reduced the new one simply stands there."""
        if text == self.text:
            return
        self._old, self.text = self.text, text
        if motion.reduced or not motion.speed:
            return
        beat = BEATS["ghost_number"]
        self._gone = 0.0
        self.add_motion(Tween(lambda v: setattr(self, "_gone", v), 0, 1, motion.ms("ghost_number"), beat.ease))
        pop(self, motion)

    def paint(self, canvas: Canvas) -> None:
        if self._old and self._gone < 1:
            alpha = round((1 - self._gone) * FADES) / FADES
            up = BEATS["ghost_number"].amount * self._gone
            canvas.layer += 1
            canvas.text(
                self._old, self.rect.moved(0, -up), self.role, self.colour, align=self.align, lines=1, alpha=alpha
            )
            canvas.layer -= 1
        canvas.text(self.text, self.rect, self.role, self.colour, align=self.align, lines=1)
