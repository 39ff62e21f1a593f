"""After a draft: every deck lies open, to be kept, to be played with at once, or to be looked back at pick by pick."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pixtable.core.events import Seat
from pixtable.games.tactics.draft.rules.outcome import deck_of
from pixtable.games.tactics.draft.sequel import match_between
from pixtable.games.tactics.screens.cup.cup import cup_of
from pixtable.games.tactics.screens.decks.deck_box import deck_box
from pixtable.games.tactics.screens.drafts.drafted_deck import DeckSheet
from pixtable.games.tactics.screens.game import GAME
from pixtable.games.tactics.screens.read_cards import CardReader
from pixtable.games.tactics.screens.ways import open_tournament
from pixtable.play.seeds import new_seed
from pixtable.shell.app import App
from pixtable.shell.kit.paper import NamedTabs, Page
from pixtable.shell.kit.toast import Toast
from pixtable.store.saves import SaveError
from pixtable.ui.draw.layout import REST, Rect, columns, rows
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.choice import Segments
from pixtable.ui.widgets.label import Label

if TYPE_CHECKING:
    from pixtable.play.session import Session

TABS, FOOT = 48.0, 60.0
SAVE = 1
"""Of the buttons, the one that keeps the deck."""


class DraftedScene(Page):
    name, of_game = "drafted", GAME

    def __init__(self, app: App, session: "Session") -> None:
        super().__init__(app)
        self.session = session
        self.is_of_cup = cup_of(app.services).is_for(session)
        self.seat: Seat = next(iter(session.persons), 0)
        self.rival: Seat = (self.seat + 1) % len(session.chairs)
        self.saved: dict[Seat, str] = {}  # where the decks went that were kept

    # What is on the sheet

    def build_page(self) -> None:
        names = [(str(seat), chair.name) for seat, chair in enumerate(self.session.chairs)]
        self.tabs = NamedTabs("drafted.seat", names, str(self.seat), self._turn_to, region="tabs")
        self.reading = CardReader(self.app, self.focus)
        self.deck = DeckSheet(self.say, self.reading)
        self.against = Label("drafted.against", self.say("against"), "label", "ink", align="right", lines=1)
        self.rivals = Segments("drafted.rival", [], "", self._face, region="rivals")
        self.toast = Toast(lambda clause: None, lambda: self.deck.rect, self.desk.canvas)  # not over the buttons
        self.buttons = self._buttons()
        self.sheet.add(self.tabs, self.deck, self.against, self.rivals, *self.buttons)
        self.root.add(self.toast, self.reading)
        self._show()
        if self.focus.current is None:
            self.focus.set(self.buttons[0])

    def _buttons(self) -> list[Button]:
        def button(name: str, icon: str, act: Callable[[], None], kind: str = "wood") -> Button:
            return Button(f"drafted.{name}", self.say(name), act, icon=icon, kind=kind, region="foot")

        if self.is_of_cup:
            onward = button("tournament", "trophy", lambda: open_tournament(self.app), "primary")
        else:
            onward = button("play", "play", self.play_now, "primary")
        again = button("again", "replay", lambda: self.app.play_again(self.session, rotate=False))
        again.visible = not self.is_of_cup  # a tournament has one draft
        return [
            onward,
            button("save", "save", self.save),
            again,
            button("watch", "back", self._look_back),
            button("home", "home", self.app.open_title),
        ]

    def _show(self) -> None:
        state = self.session.match.state
        self.deck.show(state.leaders[self.seat], state.heroes[self.seat])
        name = self.app.words_of(self.session.game.id).say("game.name")
        self.header.remark = name
        others = [(str(seat), chair.name) for seat, chair in enumerate(self.session.chairs) if seat != self.seat]
        if str(self.rival) not in dict(others):
            self.rival = int(others[0][0])
        self.rivals.options, self.rivals.value = others, str(self.rival)
        self.rivals.visible = self.against.visible = len(others) > 1 and not self.is_of_cup
        self.buttons[SAVE].enabled = self.seat not in self.saved

    # What it does

    def _turn_to(self, seat: str) -> None:
        self.seat = int(seat)
        self.toast.hide()
        self._show()
        self.arrange(self.desk.view)

    def _face(self, seat: str) -> None:
        self.rival = int(seat)

    def save(self) -> None:
        """As a text file beside the player's other decks."""
        chair = self.session.chairs[self.seat]
        draft = self.app.words_of(GAME).say(f"drafts.{_kind(self.session)}")
        deck = deck_of(self.session.match.state, self.seat, self.say("deck_name", name=chair.name, draft=draft))
        try:
            key = deck_box(self.app.services).save(deck, self.app.settings.spoken)
        except SaveError as error:
            self.toast.show(self.app.say(error.key, **error.values))
            return
        self.saved[self.seat] = key
        self.desk.play("page_turn")
        self.toast.show(self.say("saved", name=deck.name))
        self._show()

    def play_now(self) -> None:
        """The one whose deck is shown goes against the other: whoever drafted a deck plays it."""
        seats = (self.seat, self.rival)
        match = match_between(self.session.match.state, seats, new_seed())
        chairs = tuple(self.session.chairs[seat] for seat in seats)
        self.session.leave()
        self.app.start_game(match.game.id, chairs, match.deal)

    def _look_back(self) -> None:
        self.session.look_at(0)
        self.close()

    def enter(self) -> None:
        self.desk.play("win_fanfare")

    # Where things are

    def arrange_page(self, room: Rect, view: View) -> None:
        scale = self.desk.canvas.text_scale
        canvas = self.desk.canvas
        beside = self.against.visible and room.inset(self._label_wide(), 0, 0, 0).w
        tall = self.rivals.natural(canvas, beside).h + Space.GRID if beside else 0.0
        tabs, _, deck, rivals, foot = rows(
            room, TABS * scale**0.5, Space.GRID, REST, tall, FOOT * scale**0.5 + Space.GAP
        )  # fmt: skip
        self.tabs.place(tabs.inset(0, Space.HALF, 0, 0), canvas)
        self.deck.arrange(canvas, deck)
        self.reading.arrange(view, canvas)
        row = rivals.inset(0, Space.GRID, 0, 0)
        self.against.rect = row.left_part(self._label_wide() - Space.GAP).top_part(Space.TARGET)
        self.rivals.rect = row.inset(self._label_wide(), 0, 0, 0)
        self.toast.arrange()
        shown = [button for button in self.buttons if button.visible]
        boxes = columns(foot.inset(0, Space.GAP, 0, 0), *[REST] * len(shown), gap=Space.GAP)
        for button, box in zip(shown, boxes, strict=True):
            button.rect = box

    def _label_wide(self) -> float:
        return self.desk.canvas.measure(self.against.text, "label")[0] + Space.GAP


def _kind(session: "Session") -> str:
    """The last word of the game's id: classic, market, winston."""
    return session.game.id.rpartition(".")[2]
