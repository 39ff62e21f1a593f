"""The three biggest turns of a game, each a way back to it."""

from collections.abc import Callable

from pixtable.core.course import Moment
from pixtable.language.figures import signed
from pixtable.shell.kit.blocks import Block
from pixtable.shell.result.graph import MARK, numbered
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, centred, fit, rows
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS

TALL, GAP = 64.0, 8.0
PICTURE = (40.0, 56.0)
EMBLEM, ICON = 28.0, 24.0
PADDING = 12.0


class MomentRow(Node):
    """Its number, its card, who, what, and how much it brought; pressed, the table stands there."""

    ringed = False
    press_sound = PRESS

    def __init__(self, number: int, moment: Moment, emblem: int, words: str, on_press: Callable[[], None]) -> None:
        super().__init__(f"result.moment.{number}", on_press=on_press, region="moments")
        self.number, self.moment, self.emblem, self.words = number, moment, emblem, words

    @property
    def change(self) -> str:
        return signed(self.moment.change) if self.moment.change else ""

    def tall(self, canvas: Canvas, width: float) -> float:
        room = self._sentence(canvas, Rect(0, 0, width, 0)).w
        return max(TALL, canvas.measure(self.words, "body", room)[1] + Space.GRID)

    def _left(self, canvas: Canvas) -> float:
        radius = max(MARK, 0.5 * canvas.measure("0", "caption_strong")[1])
        return PADDING + 2 * radius + PADDING

    def _sentence(self, canvas: Canvas, rect: Rect) -> Rect:
        left = self._left(canvas) + PICTURE[0] + PADDING + EMBLEM + PADDING
        right = canvas.measure(self.change, "numeral")[0] + ICON + 3 * PADDING
        return rect.inset(left, 2, right, 2)

    def paint(self, canvas: Canvas) -> None:
        line = ("amber_paper", Line.RING) if self.focused else ("paper_rule", Line.PLATE)
        panels.slip(canvas, self.rect, *line)
        left, middle = self.rect.x + self._left(canvas), self.rect.cy
        radius = (self._left(canvas) - 2 * PADDING) / 2
        numbered(canvas, self.number, self.rect.x + PADDING + radius, middle, radius)
        if self.moment.picture:
            tall = min(PICTURE[1], self.rect.h - Space.GRID)
            frame = Rect(left, middle - tall / 2, PICTURE[0], tall)
            canvas.card(self.moment.picture, fit(canvas.pictures.size(self.moment.picture), frame))
        canvas.emblem(
            self.emblem, Rect(left + PICTURE[0] + PADDING, middle - EMBLEM / 2, EMBLEM, EMBLEM)
        )  # fmt: skip
        canvas.text(self.words, self._sentence(canvas, self.rect), "body", "ink")
        self._points(canvas)

    def _points(self, canvas: Canvas) -> None:
        inner = self.rect.inset(PADDING, 0)
        canvas.icon("play", centred((ICON, ICON), inner.right_part(ICON)), "ink")
        wide = canvas.measure(self.change, "numeral")[0]
        box = Rect(inner.right - ICON - PADDING - wide, self.rect.y, wide, self.rect.h)
        canvas.text(self.change, box, "numeral", "good" if self.moment.change > 0 else "bad", align="right", lines=1)


class Moments(Block):
    def __init__(self, moments: list[MomentRow], none: str) -> None:
        super().__init__("result.moments")
        self.moments, self.none = moments, none
        self.add(*moments)

    def place(self, rect: Rect) -> None:
        self.rect = rect
        parts = rows(rect, *[min(TALL, rect.h / 3 - GAP * 2 / 3)] * len(self.moments), REST, gap=GAP)
        for moment, box in zip(self.moments, parts, strict=False):
            moment.rect = box

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        y = spot.y
        for moment in self.moments:
            moment.rect = Rect(spot.x, y, spot.w, moment.tall(canvas, spot.w))
            y = moment.rect.bottom + GAP
        self.rect = Rect(spot.x, spot.y, spot.w, max(TALL, y - spot.y))
        return self.rect.h

    def paint(self, canvas: Canvas) -> None:
        if not self.moments:
            canvas.text(self.none, self.rect, "body", "muted_ink", valign="top")
