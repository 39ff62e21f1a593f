"""The bubble of a lesson: one or two sentences beside what they are about."""

from collections.abc import Callable

from pixtable.shell.levels.surroundings import TAIL, Surroundings
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.lettering.typeset import Rich, plain
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.legend import Legend

ABOVE_ALL = 400.0
NARROW, WIDE = 336.0, 600.0
NARROWER = 0.85  # part of the usual width, where that alone keeps a piece in sight
PADDING = 18.0
DOT, DOT_PITCH = 4.0, 16.0
CROSS = 20.0
HAIR = 2.0  # so much narrower a text is measured: a place on whole pixels may have lost as much


class Bubble(Node):
    """One or two sentences beside what they are about; where nothing is to be done on the table, a button goes on."""

    catches = True

    def __init__(self, go_on: str, on_next: Callable[[], None], put_away: Callable[[], None], legend: Legend) -> None:
        super().__init__("lesson.bubble", on_press=put_away, region="lesson")
        self.z = ABOVE_ALL
        self.words: Rich = ""
        self.legend = legend
        self.is_reproach = False
        self.done, self.steps = 0, 0
        self.about: Rect | None = None
        self.button = Button("lesson.next", go_on, on_next, kind="primary", key="Enter", shows_key=True)
        self.button.z = ABOVE_ALL
        self.add(self.button, self.legend)

    def show(self, words: Rich, *, has_button: bool, is_reproach: bool = False, can_go: bool = False) -> None:
        """What `can_go` is put away by a press on it."""
        self.words, self.is_reproach, self.focusable = words, is_reproach, can_go
        self.visible = bool(words) or has_button
        self.button.visible = has_button

    def place(self, canvas: Canvas, around: Surroundings) -> None:
        """Beside what it is about, and not on what must be seen. Where another shape hides less, it has that one."""
        self.about = around.meant[0] if around.meant else None
        button = self.button.natural(canvas, max(Space.TARGET, 26 * canvas.text_scale))
        widest = min(WIDE * canvas.text_scale**0.5, around.room.w - 2 * Space.GAP)
        usual = min(widest, NARROW * canvas.text_scale**0.7)
        widths = [usual, widest, NARROWER * usual]
        slim = max(around.aside - 2 * Space.GRID, self._longest_word(canvas) + 2 * PADDING + HAIR)
        if not around.meant and slim < usual:
            widths.append(slim)
        shapes = [(wide, self._tall(canvas, wide, button.h)) for wide in widths]
        self.rect = around.best_place([shape for shape in shapes if shape[1] < around.room.h] or shapes)
        w = min(self.rect.w - 2 * PADDING, button.w + Space.TARGET)
        self.button.rect = Rect(self.rect.cx - w / 2, self.rect.bottom - PADDING - button.h, w, button.h)

    def _longest_word(self, canvas: Canvas) -> float:
        return max(canvas.measure(word, "label")[0] for word in plain(self.words).split(" "))

    def _tall(self, canvas: Canvas, wide: float, button: float) -> float:
        inner = wide - 2 * PADDING - HAIR
        tall = canvas.measure(self.words, "label", inner)[1] + 2 * PADDING + DOT_PITCH if self.words else 0
        if self.button.visible:
            tall += button + (Space.GRID if self.words else 2 * PADDING)
        return tall

    def paint(self, canvas: Canvas) -> None:
        colour = "bad_light" if self.is_reproach else "amber"
        if self.about is not None:
            self._paint_tail(canvas, self.about, colour)
        panels.chip(canvas, self.rect, colour, Radius.PANEL)
        canvas.layer += 4
        inner = self.rect.inset(PADDING, PADDING, PADDING, PADDING)
        foot = self.button.rect.h + Space.GRID if self.button.visible else 0.0
        if self.words:
            room = inner.inset(0, 0, 0, DOT_PITCH + foot)
            canvas.text(self.words, room, "label", "cream", shrink=False)
            self.legend.lay(canvas.marks(self.words, room, "label", "cream", shrink=False))
            self._paint_dots(canvas, inner.bottom - foot - DOT)
        if self.focusable:
            corner = Rect(self.rect.right - CROSS - Space.GRID, self.rect.bottom - CROSS - Space.GRID, CROSS, CROSS)
            canvas.icon("close", corner)
        canvas.layer -= 4

    def draw(self, canvas: Canvas) -> None:
        canvas.layer += 5
        super().draw(canvas)
        canvas.layer -= 5

    def _paint_dots(self, canvas: Canvas, y: float) -> None:
        """How far the lesson has come."""
        x = self.rect.cx - (self.steps - 1) * DOT_PITCH / 2
        for i in range(self.steps):
            if i < self.done:
                canvas.disc(x + i * DOT_PITCH, y, DOT, "mint")
            elif i == self.done:
                canvas.disc(x + i * DOT_PITCH, y, DOT + 1, "amber")
            else:
                canvas.circle(x + i * DOT_PITCH, y, DOT, Line.CHIP, "muted")

    def _paint_tail(self, canvas: Canvas, about: Rect, colour: str) -> None:
        """A beak towards what is meant, on the side that faces it."""
        box = self.rect
        x = min(max(about.cx, box.x + 2 * TAIL), box.right - 2 * TAIL)
        y = min(max(about.cy, box.y + 2 * TAIL), box.bottom - 2 * TAIL)
        if about.right <= box.x:
            points = [(box.x + 2, y - TAIL), (box.x - TAIL, y), (box.x + 2, y + TAIL)]
        elif about.x >= box.right:
            points = [(box.right - 2, y - TAIL), (box.right + TAIL, y), (box.right - 2, y + TAIL)]
        elif about.bottom <= box.y:
            points = [(x - TAIL, box.y + 2), (x, box.y - TAIL), (x + TAIL, box.y + 2)]
        elif about.y >= box.bottom:
            points = [(x - TAIL, box.bottom - 2), (x, box.bottom + TAIL), (x + TAIL, box.bottom - 2)]
        else:
            return
        canvas.polygon(points, colour)
