"""The rulebook of a game: contents, clauses, search, in any of the languages; opens where a clause is cited."""

from functools import partial

import pygame

from pixtable.core.match import Deal
from pixtable.games import GAMES
from pixtable.language.glossary import glossary_of
from pixtable.language.words import LANGUAGES, Words
from pixtable.shell.app import App
from pixtable.shell.kit.blocks import Pane
from pixtable.shell.kit.box_words import numbers_of
from pixtable.shell.kit.paper import MARGIN, PaperScene, Title
from pixtable.shell.kit.screen_keyboard import ScreenKeyboard
from pixtable.shell.kit.sections import field_height
from pixtable.shell.rulebook.agreed import Agreements
from pixtable.shell.rulebook.blocks import Head
from pixtable.shell.rulebook.page import ContentsRow, Reader, Told, parts_of
from pixtable.store.rulebook import load_rulebook
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.widgets.choice import Segments
from pixtable.ui.widgets.label import Label
from pixtable.ui.widgets.textbox import TextBox

SHEET = (48.0, 32.0)
HEADER = 72.0
CONTENTS_WIDE, CONTENTS_WIDEST = 280.0, 330.0
LONGEST_QUERY = 40
SLASH = "/"
PAGING = frozenset({Want.PAGE_UP, Want.PAGE_DOWN, Want.FIRST, Want.LAST})


class RulebookScene(PaperScene):
    name = "rulebook"

    def __init__(
        self, app: App, game_id: str, clause: str | None = None, deal: Deal | None = None, term: str = ""
    ) -> None:
        super().__init__(app)
        self.book = load_rulebook(game_id)
        self.cited = f"rulebook.term.{term}" if term else f"rulebook.clause.{clause}"
        self.deal = deal
        self.language = app.settings.spoken
        self.query = ""
        self._was_typing = False

    # What is on the sheet

    def build(self) -> None:
        super().build()
        own, language = self._own_words, self.language
        self.title = Title("rulebook.title", self.say("title", game=own.say("game.name")), self.app)
        self.facts = Label("rulebook.facts", numbers_of(self.book.game, language), "body", "muted_ink", align="right")
        self.search = TextBox(
            "rulebook.search", self.query, self._searched, hint=self.say("search"), longest=LONGEST_QUERY,
            on_enter=lambda _: self.focus.set(self.reader), on_keyboard=self._open_keyboard, region="search",
        )  # fmt: skip
        names = [(code, self.app.say(f"title.languages.{code}.short")) for code in LANGUAGES]
        self.languages = Segments("rulebook.language", names, language, self._speak, region="search")
        self.found = Label("rulebook.found", "", "body", "muted_ink")
        self.contents = Pane("rulebook.contents")
        self.contents.region = "contents"
        self.reader = Reader("rulebook.text", self._scrolled)
        self.sheet.add(
            self.title, self.facts, self.search, self.found, self.languages, self.contents, self.reader
        )  # fmt: skip
        self._fill()
        if self.focus.current is None:
            self.focus.set(self.reader)

    @property
    def _own_words(self) -> Words:
        return Words(self.language, GAMES.package_of(self.book.game))

    def _fill(self) -> None:
        glossary = glossary_of(GAMES.package_of(self.book.game), self.language)
        self.reader.add(*parts_of(self.book, glossary, self._say_of_the_book, self._told()))
        for part in self.reader.parts:
            part.is_cited = part.id == self.cited
            if isinstance(part, Head):
                self.contents.add(ContentsRow(part.section, part.texts[0], partial(self._open, part)))
        self._show_matches()

    def _say_of_the_book(self, key: str, **values: object) -> str:
        """What stands on the page speaks its language, whatever the rest of the sheet does."""
        return Words(self.language).say(f"{self.name}.{key}", **values)

    def _told(self) -> Told:
        own, home = self._own_words, GAMES[self.book.game]
        facts = home.facts(own.say) if home.facts is not None else {}
        return Told(own.say("game.pitch"), facts, Agreements(home.id, self.language, self.deal).ways)

    def _open(self, head: Head) -> None:
        if self.query:
            self._clear()
        self.reader.go_to(head, self.motion)

    # Searching

    def _searched(self, text: str) -> None:
        if text == SLASH:  # the key that led here
            self.search.set("")
            return
        self.query = text
        self._show_matches()
        self.reader.animator.drop()
        self.reader.offset = 0.0
        self.arrange(self.desk.view)

    def _show_matches(self) -> None:
        count = self.reader.search(self.query)
        if not self.query.strip():
            self.found.text = ""
        elif count:
            self.found.text = self.say("found", n=count)
        else:
            self.found.text = self.say("nothing", query=self.query.strip())

    def _clear(self) -> None:
        self.search.set("")
        self._searched("")

    def _open_keyboard(self, box: TextBox) -> None:
        self.desk.push(ScreenKeyboard(box, self.language))

    # Another language

    def _speak(self, language: str) -> None:
        self.language = language
        self.rebuild()

    def rebuild(self) -> None:
        """The same place in the other language."""
        top = self.reader.top
        into = self.reader.offset - (top.rect.y - self.reader.rect.y) if top is not None else 0.0
        super().rebuild()
        again = self.root.find(top.id) if top is not None else None
        if again is not None and self.reader.longest:
            self.reader.scroll_to(again.rect.y - self.reader.rect.y + min(into, again.rect.h))

    # Life

    def enter(self) -> None:
        pygame.key.start_text_input()
        cited = next((part for part in self.reader.parts if part.is_cited), None)
        if cited is not None:
            self.reader.go_to(cited)

    def leave(self) -> None:
        pygame.key.stop_text_input()

    def update(self, ms: float) -> None:
        """Letters must arrive as text even before the search box has the focus: the first one leads there."""
        super().update(ms)
        if self._was_typing and not self.focus.is_typing:
            pygame.key.start_text_input()
        self._was_typing = self.focus.is_typing

    def _scrolled(self) -> None:
        top = self.reader.top
        at_end = bool(self.reader.longest) and self.reader.offset >= self.reader.longest - 1
        heads = [part.section for part in self.reader.parts if isinstance(part, Head) and part.visible]
        section = heads[-1] if at_end and heads else top.section if top is not None else ""
        for row in self.contents.children:
            if isinstance(row, ContentsRow):
                row.chosen = row.section == section

    def arrange(self, view: View) -> None:
        canvas = self.desk.canvas
        sheet = view.design.inset(*SHEET)
        self.place_sheet(sheet)
        inner = sheet.inset(MARGIN, HEADER, MARGIN, MARGIN)
        self.title.rect = Rect(sheet.x + 76, sheet.y + 18, inner.w * 0.56 - 48, Space.TARGET)
        self.facts.rect = Rect(inner.x + inner.w * 0.56, sheet.y + 18, inner.w * 0.44, Space.TARGET)
        side = min(CONTENTS_WIDEST, CONTENTS_WIDE * canvas.text_scale)
        tools = inner.top_part(field_height(canvas))
        codes = self.languages.natural(canvas)
        self.languages.rect = Rect(tools.right - codes.w, tools.cy - codes.h / 2, *codes)
        self.search.rect = tools.left_part(side + Space.SHEET * 2)
        left = self.search.rect.right + Space.GAP
        self.found.rect = Rect(left, tools.y, self.languages.rect.x - left - Space.GAP, tools.h)
        body = inner.inset(0, tools.h + Space.GAP, 0, 0)
        self.contents.rect = body.left_part(side)
        self.reader.rect = body.inset(side + Space.SHEET, 0, 0, 0)
        self.contents.stack(canvas, Space.HALF)
        self.reader.stack(canvas, Space.HALF)

    def on_intent(self, intent: Intent) -> bool:
        if intent.want in PAGING:
            return self.reader.handle(intent)
        if intent.source == "keys" and not intent.released and _is_letter(intent.key) and not self.focus.is_typing:
            self.focus.set(self.search)
            return True
        return False

    def on_cancel(self) -> None:
        if self.query:
            self._clear()
            self.focus.set(self.reader)
        else:
            self.close()


def _is_letter(key: str) -> bool:
    return len(key.removeprefix("shift+")) == 1
