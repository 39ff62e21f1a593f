"""Small things that fly and fade: point tokens, floating changes. None of them holds up the game."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.pixies.table.figures import change_colour
from pixtable.language.figures import signed
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point, Rect, centred
from pixtable.ui.draw.theme import Space
from pixtable.ui.motion.banner import Passing
from pixtable.ui.motion.choreo import glide, part
from pixtable.ui.motion.durations import BEATS, Motion
from pixtable.ui.motion.tween import Call, Sequence, Together
from pixtable.ui.node import Node

TOKEN = 44.0
FLOATER = 96.0


class Token(Node):
    """Points on their way from a card to the bar that counts them."""

    def __init__(self, term: str, points: int, start: Point) -> None:
        super().__init__(rect=centred((TOKEN, TOKEN), Rect(*start, 0, 0)))
        self.term, self.points = term, points

    def fly(self, end: tuple[float, float], motion: Motion, landed: Callable[[], None]) -> None:
        glide(self, centred((TOKEN, TOKEN), Rect(*end, 0, 0)), motion, "move_short")
        self.add_motion(Call(landed, motion.ms("move_short")))

    def paint(self, canvas: Canvas) -> None:
        panels.chip(canvas, self.rect, change_colour(self.points), TOKEN / 2)
        canvas.layer += 2
        canvas.text(
            signed(self.points), self.rect.inset(2), "body_strong", change_colour(self.points), align="centre", lines=1
        )
        canvas.layer -= 2


class Floater(Passing):
    """The change in score rises from the cell that brought it."""

    def __init__(self, points: int, at: Rect) -> None:
        super().__init__(rect=centred((FLOATER, Space.TARGET), at))
        self.points = points

    def rise(self, motion: Motion, delay: float, gone: Callable[[], None]) -> None:
        self.pose.alpha = 0.0
        ms, hold = motion.ms("ghost_number"), motion.ms("banner_hold")
        up = Together([
            part(self.pose, "lift", BEATS["ghost_number"].amount, ms, "ghost_number", start=0),
            part(self.pose, "alpha", 1, ms, "ghost_number", start=0),
        ])  # fmt: skip
        away = part(self.pose, "alpha", 0, motion.ms("fade"), "fade", start=1)
        self.add_motion(Sequence([Call(lambda: None, delay), up, Call(lambda: None, hold), away, Call(gone)]))

    def paint(self, canvas: Canvas) -> None:
        words = signed(self.points)
        w = min(self.rect.w, canvas.measure(words, "big")[0] + 24)
        panels.chip(canvas, centred((w, self.rect.h), self.rect), change_colour(self.points))
        canvas.layer += 3
        canvas.text(words, self.rect.inset(4, 0), "big", change_colour(self.points), align="centre", lines=1)
        canvas.layer -= 3
