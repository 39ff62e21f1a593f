"""A row of the coach's sheet."""

from collections.abc import Callable
from typing import NamedTuple

from pixtable.shell.kit.blocks import Block
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, columns
from pixtable.ui.draw.marks import star_points
from pixtable.ui.draw.theme import Colour, Space
from pixtable.ui.sound import PRESS

STAR = 10.0


class RowWords(NamedTuple):
    """Which move it is, how good it was, and why."""

    heading: str
    grade: str
    why: str


class CoachRow(Block):
    """Something said of a move. Pressed, it shows the moment on the table. A star stands at the turning points."""

    on_paper = True
    press_sound = PRESS

    def __init__(
        self, id: str, words: RowWords, colour: Colour, on_press: Callable[[], None], *, is_starred: bool = False
    ) -> None:
        super().__init__(id, on_press=on_press, focusable=True, region="rows")
        self.words, self.colour, self.is_starred = words, colour, is_starred

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        wide = spot.w - 3 * Space.GAP - 2 * STAR
        self._line = canvas.measure("X", "label")[1] + Space.HALF
        below = canvas.measure(self.words.why, "body", wide)[1] if self.words.why else 0.0
        self.rect = Rect(spot.x, spot.y, spot.w, max(Space.TARGET, self._line + below + Space.GAP))
        return self.rect.h

    def paint(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect, "amber_paper" if self.focused else "paper_rule")
        if self.is_starred:
            canvas.polygon(star_points(self.rect.x + Space.GAP + STAR, self.rect.cy, STAR), "amber_paper")
        inner = self.rect.inset(2 * Space.GAP + 2 * STAR, Space.HALF, Space.GAP, Space.HALF)
        left, right = columns(inner.top_part(self._line), REST, inner.w * 0.4, gap=Space.GRID)
        canvas.text(self.words.heading, left, "label", "ink", lines=1)
        canvas.text(self.words.grade, right, "body_strong", self.colour, align="right", lines=1)
        if self.words.why:
            box = inner.inset(0, self._line, 0, 0)
            canvas.text(self.words.why, box, "body", "muted_ink", valign="top", shrink=False)
