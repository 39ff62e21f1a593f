"""A line of the settings: its label, its control, and a word beside or below it."""

from collections.abc import Callable

from pixtable.shell.kit.blocks import Block
from pixtable.shell.kit.sections import field_height
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect, Size
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.choice import Segments
from pixtable.ui.widgets.slider import Slider
from pixtable.ui.widgets.textbox import TextBox
from pixtable.ui.widgets.toggle import Toggle

LABEL_AT, LABEL_WIDE = 12.0, 284.0
CONTROL_AT = 308.0
SLIDER_WIDE, BOX_WIDE, SWITCH_WIDE = 400.0, 320.0, 80.0
VALUE_AT = SLIDER_WIDE + Space.SHEET


class SettingRow(Block):
    """Lights up as a whole when its control has the focus."""

    def __init__(
        self, id: str, label: str, control: Node, *, note: str = "", value: Callable[[], str] | None = None,
        striped: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(id)
        self.label, self.control, self.note, self.value, self.striped = label, control, note, value, striped
        self.note_rect = NOWHERE
        control.ringed = False
        self.add(control)

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        room = spot.w - CONTROL_AT - LABEL_AT
        size = self._control_size(canvas, room)
        note = self._note_size(canvas, room, size)
        beside = bool(self.note) and size.w + Space.GAP + note.w <= room
        below = note.h if self.note and not beside else 0.0
        label = canvas.measure(self.label, "label", LABEL_WIDE)[1]
        tall = max(Space.BUTTON, label + Space.GRID, size.h + below + Space.HALF)
        self.rect = Rect(spot.x, spot.y, spot.w, tall)
        left, top = spot.x + CONTROL_AT, spot.y + (tall - size.h - below) / 2
        self.control.rect = Rect(left, top, *size)
        if beside:
            self.note_rect = Rect(left + size.w + Space.GAP, top, room - size.w - Space.GAP, size.h)
        else:
            self.note_rect = Rect(left, top + size.h, room, below)
        return tall

    def _note_size(self, canvas: Canvas, room: float, control: Size) -> Size:
        wide, _ = canvas.measure(self.note, "body")
        if control.w + Space.GAP + wide <= room:
            return Size(wide, control.h)
        return Size(room, canvas.measure(self.note, "body", room)[1] + Space.HALF)

    def _control_size(self, canvas: Canvas, room: float) -> Size:
        match self.control:
            case Segments():
                return self.control.natural(canvas, room)
            case Toggle():
                words = max(canvas.measure(word, "body_strong")[0] for word in self.control.words)
                return Size(SWITCH_WIDE + Space.GAP + words, Space.TARGET)
            case Button():
                tall = max(Space.BUTTON, canvas.measure(self.control.text, "button")[1] + Space.GAP)
                return Size(min(room, self.control.natural(canvas).w), tall)
            case TextBox():
                return Size(BOX_WIDE, field_height(canvas))
            case _:
                return Size(SLIDER_WIDE, Space.TARGET)

    def paint(self, canvas: Canvas) -> None:
        if self.control.focused:
            panels.slip(canvas, self.rect, "amber_paper", Line.RING)
        elif self.striped:
            panels.row(canvas, self.rect)
        label = Rect(self.rect.x + LABEL_AT, self.rect.y, LABEL_WIDE, self.rect.h)
        canvas.text(self.label, label, "label", "ink", shrink=False)
        if self.note:
            canvas.text(self.note, self.note_rect, "body", "muted_ink")
        if self.value is not None:
            left = self.rect.x + CONTROL_AT + VALUE_AT
            box = Rect(left, self.rect.y, self.rect.right - left - LABEL_AT, self.rect.h)
            canvas.text(self.value(), box, "label", "ink", lines=1)


class TextRow(Block):
    """A label and a longer text: where things are kept."""

    def __init__(self, id: str, label: str, text: str, striped: bool = False) -> None:
        super().__init__(id)
        self.label, self.text, self.striped = label, text, striped

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        label = canvas.measure(self.label, "label", LABEL_WIDE)[1]
        text = canvas.measure(self.text, "body", spot.w - CONTROL_AT - LABEL_AT)[1]
        self.rect = Rect(spot.x, spot.y, spot.w, max(Space.BUTTON, label + Space.GRID, text + Space.GRID))
        return self.rect.h

    def paint(self, canvas: Canvas) -> None:
        if self.striped:
            canvas.rounded(self.rect, Radius.PLATE, "paper_light", 0.55)
        label = Rect(self.rect.x + LABEL_AT, self.rect.y, LABEL_WIDE, self.rect.h)
        canvas.text(self.label, label, "label", "ink", shrink=False)
        canvas.text(self.text, self.rect.inset(CONTROL_AT, 0, LABEL_AT, 0), "body", "ink", shrink=False)


def slider(id: str, value: float, on_change: Callable[[float], None], span: tuple[float, float, float]) -> Slider:
    """`span` is lowest, highest, step; the stops are drawn where they are few."""
    low, high, step = span
    count = round((high - low) / step) + 1
    stops = [low + i * step for i in range(count)] if count <= 6 else []
    return Slider(id, value, on_change, low=low, high=high, step=step, stops=stops)
