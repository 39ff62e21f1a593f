"""After a draft: every deck lies open, to be kept, to be played with at once, or to be looked back at pick by pick."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pixtable.app.app import App
from pixtable.app.scenes.drafted_deck import DeckSheet
from pixtable.app.scenes.paper import NamedTabs, Page
from pixtable.core.events import Seat
from pixtable.ui.layout import REST, Rect, columns, rows
from pixtable.ui.theme import Space
from pixtable.ui.units import View
from pixtable.ui.widgets import Button

if TYPE_CHECKING:
    from pixtable.app.sitting import Sitting

TABS, FOOT = 48.0, 60.0


class DraftedScene(Page):
    name = "drafted"

    def __init__(self, app: App, sitting: "Sitting") -> None:
        super().__init__(app)
        self.sitting = sitting
        self.seat: Seat = next(iter(sitting.persons), 0)

    # What is on the sheet

    def build_page(self) -> None:
        names = [(str(seat), chair.name) for seat, chair in enumerate(self.sitting.chairs)]
        self.tabs = NamedTabs("drafted.seat", names, str(self.seat), self._turn_to, region="tabs")
        self.deck = DeckSheet(self.say, lambda name: self.app.words_of("tactics").say(f"names.{name}"))
        self.buttons = self._buttons()
        self.sheet.add(self.tabs, self.deck, *self.buttons)
        self._show()
        if self.focus.current is None:
            self.focus.set(self.buttons[0])

    def _buttons(self) -> list[Button]:
        def button(name: str, icon: str, act: Callable[[], None], kind: str = "wood") -> Button:
            return Button(f"drafted.{name}", self.say(name), act, icon=icon, kind=kind, region="foot")

        return [
            button("again", "replay", lambda: self.sitting.rematch(rotate=False), "primary"),
            button("watch", "play", self._look_back),
            button("home", "home", self.app.open_title),
        ]

    def _show(self) -> None:
        state = self.sitting.match.state
        self.deck.show(state.leaders[self.seat], state.heroes[self.seat])
        name = self.app.say(f"title.tiles.{self.sitting.game.id}.name")
        self.header.remark = name

    # What it does

    def _turn_to(self, seat: str) -> None:
        self.seat = int(seat)
        self._show()

    def _look_back(self) -> None:
        self.sitting.look_at(0)
        self.close()

    def enter(self) -> None:
        self.desk.play("win_fanfare")

    # Where things are

    def arrange_page(self, room: Rect, view: View) -> None:
        scale = self.desk.canvas.text_scale
        tabs, _, deck, foot = rows(room, TABS * scale**0.5, Space.GRID, REST, FOOT * scale**0.5 + Space.GAP)
        self.tabs.place(tabs.inset(0, Space.HALF, 0, 0))
        self.deck.rect = deck
        boxes = columns(foot.inset(0, Space.GAP, 0, 0), *[REST] * len(self.buttons), gap=Space.GAP)
        for button, box in zip(self.buttons, boxes, strict=True):
            button.rect = box
