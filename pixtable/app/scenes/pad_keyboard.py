"""Writing with a pad: a keyboard over the lower half of the screen, for one text box."""

from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import Rect
from pixtable.ui.scene import Scene
from pixtable.ui.theme import Space
from pixtable.ui.units import View
from pixtable.ui.widgets import Keyboard, Label, Panel, TextBox

WIDE, TALL = 960.0, 460.0
LINE_TALL = 48.0


class PadKeyboard(Scene):
    covers = False
    fades = False

    def __init__(self, box: TextBox, language: str) -> None:
        super().__init__()
        self.box, self.language = box, language

    def build(self) -> None:
        self.panel = Panel("typing", "dark")
        self.line = Label("typing.line", self.box.text, "score", "amber", lines=1)
        self.keys = Keyboard("typing", self._write, self._erase, self.close, language=self.language)
        self.root.add(self.panel)
        self.panel.add(self.line, self.keys)
        self.focus.ensure()

    def _write(self, letters: str) -> None:
        self.box.write(letters)
        self.line.text = self.box.text

    def _erase(self) -> None:
        self.box.erase(back=True)
        self.line.text = self.box.text

    def arrange(self, view: View) -> None:
        tall = min(TALL, view.height - 2 * Space.SHEET)
        wide = min(WIDE, view.width - 2 * Space.SHEET)
        panel = Rect((view.width - wide) / 2, view.height - tall - Space.GAP, wide, tall)
        self.panel.rect = panel
        inner = panel.inset(Space.SHEET)
        self.line.rect = inner.top_part(LINE_TALL)
        self.keys.place(inner.inset(0, LINE_TALL + Space.GRID, 0, 0))

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(canvas.view.rect, "night", 0.6)

    def on_cancel(self) -> None:
        self.close()
