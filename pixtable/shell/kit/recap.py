"""A card that tells of one moment, laid over whatever is on the desk."""

from collections.abc import Callable
from typing import Protocol

from pixtable.table.stage import Recap
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Point, Size, centred, row_of, rows
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.scene import Scene
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.label import Panel

SHADE = 0.6
WIDEST_BUTTON, BUTTON_TALL = 420.0, 56.0


class Speaker(Protocol):
    """Whoever has the words on the buttons."""

    def say(self, key: str, **values: object) -> str: ...


class RecapScene(Scene):
    """Esc, B, its button and a click beside it put it away; `look_back` goes to the moment itself."""

    covers = False
    fades = False

    def __init__(self, app: Speaker, card: Recap, look_back: Callable[[], None] | None = None) -> None:
        super().__init__()
        self.app, self.card, self._look_back = app, card, look_back

    def build(self) -> None:
        say = self.app.say
        self.panel = Panel("recap.panel")
        self.buttons = [Button("recap.close", say("recap.close"), self.close, kind="primary", key="Esc")]
        if self._look_back is not None:
            self.buttons.append(Button("recap.look_back", say("recap.look_back"), self._go_back, icon="replay"))
        self.panel.add(self.card, *self.buttons)
        self.root.add(self.panel)
        self.focus.set(self.buttons[0])

    def arrange(self, view: View) -> None:
        canvas = self.desk.canvas
        tall = BUTTON_TALL * canvas.text_scale**0.5
        wish = self.card.size
        wide = min(wish.w, view.width - 2 * Space.SHEET) - 2 * Space.SHEET
        card = min(wish.h, view.height - 4 * Space.SHEET - tall - Space.GAP)
        self.panel.rect = centred((wide + 2 * Space.SHEET, card + tall + Space.GAP + 2 * Space.SHEET), view.rect)
        self.card.rect, foot = rows(self.panel.rect.inset(Space.SHEET), REST, tall, gap=Space.GAP)
        sizes = [Size(min(WIDEST_BUTTON, max(200.0, b.natural(canvas).w)), tall) for b in self.buttons]
        for button, rect in zip(self.buttons, row_of(sizes, foot, Space.GAP), strict=True):
            button.rect = rect

    def _go_back(self) -> None:
        self.close()
        if self._look_back is not None:
            self._look_back()

    def on_cancel(self) -> None:
        self.close()

    def on_empty_click(self, at: Point) -> None:
        self.close()

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(canvas.view.rect, "night", SHADE)
