"""Questions in a column on paper: each is a block with the control that answers it."""

from collections.abc import Callable, Sequence

from pixtable.shell.kit.blocks import Block, Line
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Space
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.choice import Segments
from pixtable.ui.widgets.label import Label
from pixtable.ui.widgets.slider import Slider
from pixtable.ui.widgets.textbox import TextBox
from pixtable.ui.widgets.toggle import SIZE as SWITCH
from pixtable.ui.widgets.toggle import Toggle

SLACK = 4.0  # between a question and what answers it, and for the tails of a last line


class Segmented(Block):
    """A question, and its answers as segments below it."""

    def __init__(
        self, id: str, question: str, options: Sequence[tuple[str, str]], value: str, on_change: Callable[[str], None]
    ) -> None:
        super().__init__(f"{id}.section")
        self.question = Line(f"{id}.label", question, "body_strong") if question else None
        self.segments = Segments(id, options, value, on_change)
        self.add(*([self.question] if self.question else []), self.segments)

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        above = self.question.fit(canvas, spot) + SLACK if self.question else 0.0
        answers = self.segments.natural(canvas, spot.w).h
        self.segments.rect = Rect(spot.x, spot.y + above, spot.w, answers)
        self.rect = Rect(spot.x, spot.y, spot.w, above + answers + SLACK)
        return self.rect.h


class Scale(Block):
    """A question with many answers in a row: a slider over them, and the answer of now in words above it."""

    def __init__(
        self, id: str, question: str, options: Sequence[tuple[str, str]], value: str, on_change: Callable[[str], None]
    ) -> None:
        super().__init__(f"{id}.section")
        self.keys, self.answers = [key for key, _ in options], [words for _, words in options]
        self.on_change = on_change
        index = self.keys.index(value)
        self.question = Line(f"{id}.label", question, "body_strong")
        self.answer = Line(f"{id}.answer", self.answers[index], "body", "good")
        self.slider = Slider(id, float(index), self._choose, high=len(self.keys) - 1, step=1)
        self.add(self.question, self.answer, self.slider)

    def _choose(self, value: float) -> None:
        index = round(value)
        self.answer.text = self.answers[index]
        self.on_change(self.keys[index])

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        y = self.question.fit(canvas, spot)
        y += max(self._tall(canvas, answer, spot.w) for answer in self.answers)  # so that nothing moves under the hand
        self.answer.fit(canvas, spot.moved(0, self.question.rect.h))
        self.slider.rect = Rect(spot.x, spot.y + y, spot.w, Space.TARGET)
        self.rect = Rect(spot.x, spot.y, spot.w, y + Space.TARGET + SLACK)
        return self.rect.h

    @staticmethod
    def _tall(canvas: Canvas, words: str, width: float) -> float:
        return canvas.measure(words, "body", width)[1]


class Switch(Block):
    """A sentence that is so or not, with its toggle at the right."""

    def __init__(self, id: str, words: str, value: bool, on_change: Callable[[bool], None]) -> None:
        super().__init__(f"{id}.section")
        self.label = Label(f"{id}.label", words, "body", "ink")
        self.toggle = Toggle(id, value, on_change)
        self.add(self.label, self.toggle)

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        words = canvas.measure(self.label.text, "body", spot.w - SWITCH.w - Space.GRID)[1]
        self.rect = Rect(spot.x, spot.y, spot.w, max(SWITCH.h, words + SLACK))
        self.label.rect = self.rect.inset(0, 0, SWITCH.w + Space.GRID, 0)
        self.toggle.rect = self.rect.right_part(SWITCH.w)
        return self.rect.h


class Field(Block):
    """A line to write in, or a button to the page of an answer, with what belongs there above it."""

    def __init__(self, label: str, box: TextBox | Button) -> None:
        super().__init__(f"{box.id}.section")
        self.label, self.box = Line(f"{box.id}.label", label, "body_strong"), box
        self.add(self.label, box)

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        above = self.label.fit(canvas, spot) + SLACK
        self.box.rect = Rect(spot.x, spot.y + above, spot.w, field_height(canvas))
        self.rect = Rect(spot.x, spot.y, spot.w, above + self.box.rect.h + SLACK)
        return self.rect.h


def field_height(canvas: Canvas) -> float:
    return max(Space.BUTTON, canvas.measure("X", "label")[1] + Space.GRID)
