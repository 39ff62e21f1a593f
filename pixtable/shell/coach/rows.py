"""A row of the coach's sheet: what was played, what was better, what each brought, and why."""

from collections.abc import Callable
from typing import NamedTuple

from pixtable.shell.kit.blocks import Block
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, columns
from pixtable.ui.draw.marks import star_points
from pixtable.ui.draw.theme import Colour, Space
from pixtable.ui.lettering.typeset import Rich
from pixtable.ui.sound import PRESS

STAR = 10.0


class Choice(NamedTuple):
    """One of two moves that lie side by side: whose it is, the move, and what it brought at once."""

    title: str
    move: Rich
    outcome: str = ""


class RowWords(NamedTuple):
    """Which move it is, how good it was, and why; `choices` are what was played and what was better, `occasion` what
    these were in answer to."""

    heading: str
    grade: str
    why: str
    choices: tuple[Choice, ...] = ()
    occasion: Rich = ""


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
        self._above = canvas.measure(self.words.occasion, "caption", wide)[1] if self.words.occasion else 0.0
        self._beside = max((self._tall(canvas, choice, wide) for choice in self.words.choices), default=0.0)
        below = canvas.measure(self.words.why, "body", wide)[1] if self.words.why else 0.0
        tall = self._line + self._above + self._beside + below + Space.GAP
        self.rect = Rect(spot.x, spot.y, spot.w, max(Space.TARGET, tall))
        return self.rect.h

    def _tall(self, canvas: Canvas, choice: Choice, wide: float) -> float:
        column = self._column(wide)
        parts = [(choice.title, "caption"), (choice.move, "body_strong"), (choice.outcome, "body")]
        return sum(canvas.measure(words, role, column)[1] for words, role in parts if words) + Space.GRID

    def _column(self, wide: float) -> float:
        count = len(self.words.choices)
        return (wide - Space.GAP * (count - 1)) / count

    def paint(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect, "amber_paper" if self.focused else "paper_rule")
        if self.is_starred:
            canvas.polygon(star_points(self.rect.x + Space.GAP + STAR, self.rect.cy, STAR), "amber_paper")
        inner = self.rect.inset(2 * Space.GAP + 2 * STAR, Space.HALF, Space.GAP, Space.HALF)
        left, right = columns(inner.top_part(self._line), REST, inner.w * 0.4, gap=Space.GRID)
        canvas.text(self.words.heading, left, "label", "ink", lines=1)
        canvas.text(self.words.grade, right, "body_strong", self.colour, align="right", lines=1)
        inner = inner.inset(0, self._line, 0, 0)
        if self.words.occasion:
            box = inner.top_part(self._above)
            canvas.text(self.words.occasion, box, "caption", "muted_ink", valign="top", shrink=False)
        inner = inner.inset(0, self._above, 0, 0)
        middle = inner.top_part(self._beside)
        if self.words.choices:
            spots = columns(middle, *[REST] * len(self.words.choices), gap=Space.GAP)
            for choice, spot in zip(self.words.choices, spots, strict=True):
                self._paint_choice(canvas, choice, spot)
        if self.words.why:
            box = inner.inset(0, self._beside, 0, 0)
            canvas.text(self.words.why, box, "body", "muted_ink", valign="top", shrink=False)

    def _paint_choice(self, canvas: Canvas, choice: Choice, spot: Rect) -> None:
        y = spot.y
        parts: list[tuple[Rich, str, Colour]] = [
            (choice.title, "caption", "muted_ink"),
            (choice.move, "body_strong", "ink"),
            (choice.outcome, "body", "muted_ink"),
        ]
        for words, role, colour in parts:
            if words:
                tall = canvas.measure(words, role, spot.w)[1]
                canvas.text(words, Rect(spot.x, y, spot.w, tall), role, colour, valign="top", shrink=False)
                y += tall
