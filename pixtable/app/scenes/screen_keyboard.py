"""Writing with a pad: the line that is being written, and a keyboard below it."""

from collections.abc import Callable

from pixtable.app.app import App
from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import REST, Rect, rows
from pixtable.ui.scene import Scene
from pixtable.ui.theme import Space
from pixtable.ui.units import View
from pixtable.ui.widgets import Keyboard, Panel, TextBox

WIDE, TALL = 960.0, 480.0


class ScreenKeyboard(Scene):
    """Lies over the page it writes for; B and Esc put everything back as it was."""

    covers = False
    fades = False

    def __init__(self, app: App, text: str, longest: int, on_done: Callable[[str], None]) -> None:
        super().__init__()
        self.app, self.text, self.longest, self.on_done = app, text, longest, on_done

    def build(self) -> None:
        self.panel = Panel("screen_keyboard.panel", "paper")
        self.line = TextBox("screen_keyboard.line", self.text, longest=self.longest)
        self.line.focusable = False
        language = self.app.settings.spoken
        self.keys = Keyboard("screen_keyboard", self._write, self._erase, self._done, language=language)
        self.panel.add(self.line, self.keys)
        self.root.add(self.panel)

    def enter(self) -> None:
        self.focus.set(self.keys.children[0])

    def arrange(self, view: View) -> None:
        wide = min(WIDE, view.width - 2 * Space.SHEET)
        self.panel.rect = Rect(view.rect.cx - wide / 2, view.rect.bottom - TALL - Space.SHEET, wide, TALL)
        self.line.rect, keys = rows(self.panel.rect.inset(Space.SHEET), Space.START, REST, gap=Space.GAP)
        self.keys.place(keys)

    def _write(self, words: str) -> None:
        self.line.write(words)
        self.text = self.line.text

    def _erase(self) -> None:
        self.line.erase(back=True)
        self.text = self.line.text

    def _done(self) -> None:
        self.close()
        self.on_done(self.text)

    def on_cancel(self) -> None:
        self.close()

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(canvas.view.rect, "night", 0.6)
