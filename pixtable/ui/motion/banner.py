"""Sentences to be read in passing: they come, stay a moment and go, and none of them holds up the game."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, centred
from pixtable.ui.motion.choreo import appear, part
from pixtable.ui.motion.durations import Motion
from pixtable.ui.motion.tween import Call, Sequence
from pixtable.ui.node import Node

PADDING = 20.0
WIDEST = 560.0
SIGN = 26.0
Sign = Callable[[Canvas, float, float, float], None]
"""Draws a sign of a size with its middle at a point."""


class Passing(Node):
    """Something that goes on by itself while the game goes on."""

    is_telling = is_answering = False

    def draw(self, canvas: Canvas) -> None:
        canvas.stirred = canvas.stirred or self.animator.is_moving
        super().draw(canvas)


class Banner(Passing):
    """A sentence across the middle of a space."""

    def __init__(self, id: str, words: str, space: Rect, sign: Sign | None = None) -> None:
        super().__init__(id, rect=space)
        self.words, self.sign = words, sign
        self._gone: Callable[[], None] = lambda: None

    def run(self, motion: Motion, gone: Callable[[], None], holds: int = 1) -> None:
        self._gone = gone
        appear(self, motion, beat="banner_in")
        stay = motion.ms("banner_in") + holds * motion.ms("banner_hold")
        away = part(self.pose, "alpha", 0, motion.ms("banner_out"), "fade", start=1)
        self.add_motion(Sequence([Call(lambda: None, stay), away, Call(gone)]))

    def leave(self, motion: Motion) -> None:
        """Before its time: something else is to be seen where it is."""
        self.animator.drop()
        away = part(self.pose, "alpha", 0, motion.ms("banner_out"), "fade")
        self.add_motion(Sequence([away, Call(self._gone)]))

    def paint(self, canvas: Canvas) -> None:
        room = min(WIDEST, self.rect.w - 2 * PADDING)
        w, h = canvas.measure(self.words, "label", room)
        aside = 0.0 if self.sign is None else SIGN
        box = centred((w + 2 * PADDING + aside, h + PADDING), self.rect)
        panels.chip(canvas, box, "amber")
        if self.sign is not None:
            self.sign(canvas, box.x + SIGN, box.cy, SIGN)
        canvas.layer += 4
        canvas.text(self.words, box.inset(PADDING + aside - 4, 4, PADDING - 4, 4), "label", align="centre")
        canvas.layer -= 4
