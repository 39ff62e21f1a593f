"""Parts of a column on paper: each knows how tall it is for a width, and places what it holds."""

from collections.abc import Callable, Iterable, Sequence

from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import Rect
from pixtable.ui.node import Node
from pixtable.ui.theme import Colour, Space
from pixtable.ui.widgets import Label, Segments, TextBox, Toggle
from pixtable.ui.widgets.toggle import SIZE as SWITCH

SLACK = 4.0  # between the last line and the box, for tails


class Section(Node):
    """Override `tall` and `place`."""

    def tall(self, canvas: Canvas, width: float) -> float:
        raise NotImplementedError

    def place(self, rect: Rect, canvas: Canvas) -> None:
        self.rect = rect


class Note(Section):
    """A paragraph."""

    def __init__(self, id: str, words: str, role: str = "body", colour: Colour = "muted_ink") -> None:
        super().__init__(id)
        self.label = Label(id, words, role, colour, valign="top")
        self.add(self.label)

    def tall(self, canvas: Canvas, width: float) -> float:
        return canvas.measure(self.label.text, self.label.role, width)[1] + SLACK

    def place(self, rect: Rect, canvas: Canvas) -> None:
        self.rect = self.label.rect = rect


class Choice(Section):
    """A question, and its answers as segments below it."""

    def __init__(
        self, id: str, question: str, options: Sequence[tuple[str, str]], value: str, on_change: Callable[[str], None]
    ) -> None:
        super().__init__(f"{id}.section")
        self.note = Note(f"{id}.label", question, "body_strong", "ink") if question else None
        self.segments = Segments(id, options, value, on_change)
        self.add(*([self.note] if self.note else []), self.segments)

    def tall(self, canvas: Canvas, width: float) -> float:
        words = self.note.tall(canvas, width) if self.note else 0.0
        return words + self.segments.natural(canvas, width).h + SLACK

    def place(self, rect: Rect, canvas: Canvas) -> None:
        self.rect = rect
        words = self.note.tall(canvas, rect.w) if self.note else 0.0
        if self.note:
            self.note.place(rect.top_part(words), canvas)
        below = rect.inset(0, words, 0, 0)
        self.segments.rect = below.top_part(self.segments.natural(canvas, rect.w).h)


class Switch(Section):
    """A sentence that is so or not, with its toggle at the right."""

    def __init__(self, id: str, words: str, value: bool, on_change: Callable[[bool], None]) -> None:
        super().__init__(f"{id}.section")
        self.label = Label(f"{id}.label", words, "body", "ink")
        self.toggle = Toggle(id, value, on_change)
        self.add(self.label, self.toggle)

    def tall(self, canvas: Canvas, width: float) -> float:
        words = canvas.measure(self.label.text, "body", width - SWITCH.w - Space.GRID)[1]
        return max(SWITCH.h, words + SLACK)

    def place(self, rect: Rect, canvas: Canvas) -> None:
        self.rect = rect
        self.label.rect = rect.inset(0, 0, SWITCH.w + Space.GRID, 0)
        self.toggle.rect = rect.right_part(SWITCH.w)


class Field(Section):
    """A line to write in, with what belongs there above it."""

    def __init__(self, label: str, box: TextBox) -> None:
        super().__init__(f"{box.id}.section")
        self.note, self.box = Note(f"{box.id}.label", label, "body_strong", "ink"), box
        self.add(self.note, box)

    def tall(self, canvas: Canvas, width: float) -> float:
        return self.note.tall(canvas, width) + field_height(canvas) + SLACK

    def place(self, rect: Rect, canvas: Canvas) -> None:
        self.rect = rect
        words = self.note.tall(canvas, rect.w)
        self.note.place(rect.top_part(words), canvas)
        self.box.rect = rect.inset(0, words, 0, 0).top_part(field_height(canvas))


def field_height(canvas: Canvas) -> float:
    return max(Space.BUTTON, canvas.measure("X", "label")[1] + Space.GRID)


def stack(sections: Iterable[Section], room: Rect, canvas: Canvas, gap: float = Space.GRID) -> float:
    """Under each other from the top of the room; returns where the last one ends."""
    y = room.y
    for section in sections:
        tall = section.tall(canvas, room.w)
        section.place(Rect(room.x, y, room.w, tall), canvas)
        y += tall + gap
    return y
