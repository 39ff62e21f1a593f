"""The shelf of decks: the common set, ready ones and one's own. One of them is chosen for a chair, or built further."""

from collections.abc import Callable

from pixtable.games.tactics.rules.decks.legality import problems
from pixtable.games.tactics.screens.decks.deck_box import Kept, broken_words, deck_box, deck_title, problem_words
from pixtable.games.tactics.screens.decks.rows import DeckRow
from pixtable.games.tactics.screens.game import GAME
from pixtable.games.tactics.screens.ways import open_builder
from pixtable.shell.app import App
from pixtable.shell.kit.blocks import Line, Pane
from pixtable.shell.kit.paper import Page
from pixtable.store.free_names import open_folder
from pixtable.store.saves import SaveError
from pixtable.ui.draw.layout import REST, Rect, columns, rows
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.label import Label

FOOT = 60.0
NEW, FOLDER = 330.0, 290.0


class DecksScene(Page):
    name, of_game = "decks", GAME

    def __init__(
        self, app: App, chosen: str = "", on_choose: Callable[[str], None] | None = None, whose: str = "",
        without: str = "common",
    ) -> None:  # fmt: skip
        """Where nobody waits for a deck, to choose one is to build on it."""
        super().__init__(app)
        self.without = without
        self.chosen, self.on_choose, self.whose = chosen, on_choose, whose
        self.told = ""

    # Nodes

    def build_page(self) -> None:
        self.words = self.app.words_of(GAME)
        self.list = Pane("decks.list")
        self.list.region = "rows"
        common = DeckRow("", self.say(self.without), self.say(f"line.{self.without}"), lambda: self.choose(""))
        ready = [self._row(kept) for kept in deck_box(self.app.services).ready()]
        own = [self._row(kept) for kept in deck_box(self.app.services).own()]
        for_somebody = [common] if self.on_choose is not None else []
        self.rows = [*for_somebody, *own, *ready]
        heads = [self._head("own"), self._head("ready_made")]
        none = [] if own else [Line("decks.no_own", self.say("no_own"), "body", "muted_ink")]
        self.list.add(*for_somebody, heads[0], *own, *none, heads[1], *ready)
        for row in self.rows:
            row.is_chosen = bool(for_somebody) and row.key_of_deck == self.chosen
        self.note = Label("decks.told", self.told, "body", "muted_ink")
        build = lambda: self.build_on("")
        self.new = Button(
            "decks.new", self.say("new"), build, kind="primary", icon="plus", region="foot", role="button"
        )
        self.folder = Button("decks.folder", self.say("folder"), self.show_folder, icon="folder", region="foot")
        self.sheet.add(self.list, self.note, self.new, self.folder)
        self.header.remark = self.say("choose", name=self.whose) if self.whose else ""

    def _head(self, key: str) -> Line:
        return Line(f"decks.head.{key}", self.say(key), "label", "title_ink", above=Space.GRID)

    def _row(self, kept: Kept) -> DeckRow:
        key, deck = kept.key, kept.deck
        if deck is None:
            assert kept.problem
            why = self.say("broken", problem=broken_words(self.words, kept.problem))
            row = DeckRow(key, kept.stem, why, None)
        else:
            holds = self.say("holds", format=self.words.say(f"decks.words.{deck.format}"), n=len(deck.heroes))
            line = f"{holds} · {self.words.say(f'decks.ready.{kept.stem}.line')}" if kept.is_ready_made else holds
            wrong = problems(deck)
            if wrong:
                line = self.say("illegal", problem=f"{problem_words(self.words, wrong[0])} ({wrong[0].clause})")
            title = deck_title(self.words, kept)
            row = DeckRow(key, title, line, None if wrong else lambda: self.choose(key), deck)
            row.add_tool("settings", self.say("copy" if kept.is_ready_made else "edit"), lambda: self.build_on(key))
        if not kept.is_ready_made:
            row.add_tool("close", self.say("delete"), lambda: self.delete(kept))
        return row

    # Layout

    def arrange_page(self, room: Rect, view: View) -> None:
        above, foot = rows(room.inset(0, Space.GRID, 0, 0), REST, FOOT, gap=Space.GRID)
        self.list.rect = above
        self.list.stack(self.desk.canvas)
        self.note.rect, self.folder.rect, self.new.rect = columns(foot, REST, FOLDER, NEW, gap=Space.GAP)

    def enter(self) -> None:
        self.focus.set(next((row for row in self.rows if row.is_chosen), self.rows[0]))

    def resume(self) -> None:
        """Back from the builder: there may be a new deck."""
        self.rebuild()

    # What hands do

    def choose(self, key: str) -> None:
        if self.on_choose is None:
            self.build_on(key)
        else:
            self.on_choose(key)
            self.close()

    def _hand_on(self, key: str) -> None:
        """To whoever waits for a deck."""
        if self.on_choose is not None:
            self.on_choose(key)

    def build_on(self, key: str) -> None:
        open_builder(self.app, key, self._take_up)

    def _take_up(self, key: str) -> None:
        deck = deck_box(self.app.services).find(key)
        if deck is not None and not problems(deck):
            self.chosen = key
            self._hand_on(key)

    def delete(self, kept: Kept) -> None:
        try:
            deck_box(self.app.services).delete(kept.key)
        except SaveError as error:
            self.told = self.app.say(error.key, **error.problem.values)
        else:
            self.told = self.say("deleted", name=kept.deck.name if kept.deck else kept.stem)
            if kept.key == self.chosen:
                self.chosen = ""
                self._hand_on("")
        self.rebuild()

    def show_folder(self) -> None:
        open_folder(deck_box(self.app.services).folder)
