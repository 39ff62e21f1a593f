"""Writing without a keyboard: the line that is being written, and keys below it for mouse and pad."""

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Point, Rect, rows
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.scene import Scene
from pixtable.ui.widgets.keyboard import Keyboard
from pixtable.ui.widgets.label import Panel
from pixtable.ui.widgets.textbox import TextBox

WIDE, TALL = 960.0, 480.0


class ScreenKeyboard(Scene):
    """Lies over the page whose box it writes into, letter by letter. B, Esc and a click beside it only put it away."""

    covers = False
    fades = False

    def __init__(self, box: TextBox, language: str) -> None:
        super().__init__()
        self.box, self.language = box, language

    def build(self) -> None:
        self.panel = Panel("screen_keyboard.panel", "paper")
        self.line = TextBox("screen_keyboard.line", self.box.text, longest=self.box.longest)
        self.line.focusable = False
        self.keys = Keyboard("screen_keyboard", self._write, self._erase, self.close, language=self.language)
        self.panel.add(self.line, self.keys)
        self.root.add(self.panel)

    def enter(self) -> None:
        self.focus.set(self.keys.children[0])

    def arrange(self, view: View) -> None:
        wide, tall = min(WIDE, view.width - 2 * Space.SHEET), min(TALL, view.height - 2 * Space.SHEET)
        self.panel.rect = Rect(view.rect.cx - wide / 2, view.rect.bottom - tall - Space.SHEET, wide, tall)
        self.line.rect, keys = rows(self.panel.rect.inset(Space.SHEET), Space.START, REST, gap=Space.GAP)
        self.keys.place(keys)

    def _write(self, letters: str) -> None:
        self.box.write(letters)
        self.line.set(self.box.text)

    def _erase(self) -> None:
        self.box.erase(back=True)
        self.line.set(self.box.text)

    def on_cancel(self) -> None:
        self.close()

    def on_empty_click(self, at: Point) -> None:
        self.close()

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(canvas.view.rect, "night", 0.6)
