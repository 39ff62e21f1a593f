"""Teaching the opponents of Pictoric Box a word: it is like one of those they know, or said in words they know."""

from collections.abc import Sequence

from pixtable.games.pictoric.mind.meaning.clue import read
from pixtable.games.pictoric.mind.meaning.explaining import Heard, hear, words_for
from pixtable.games.pictoric.mind.meaning.teaching import is_understood
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.screens.game import GAME
from pixtable.games.pictoric.screens.teaching.taught_words import taught_words_of
from pixtable.games.pictoric.table.layout import RATIO
from pixtable.games.pictoric.table.phases.writing import ClueBox
from pixtable.games.pictoric.table.pieces.art import paint_picture
from pixtable.shell.app import App
from pixtable.shell.kit.blocks import Block, Line, Pane
from pixtable.shell.kit.paper import Page
from pixtable.shell.kit.screen_keyboard import ScreenKeyboard
from pixtable.store.saves import SaveError
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, Size, columns, flow, rows
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.choice import Segments
from pixtable.ui.widgets.textbox import TextBox

PICTURE = 300.0
BOX, FOOT = 60.0, 60.0
LONGEST_WORD = 30


class Framed(Block):
    """A box of a page, as tall as its text wants it."""

    def __init__(self, box: TextBox) -> None:
        super().__init__()
        self.box = box
        self.add(box)

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        self.rect = Rect(spot.x, spot.y, spot.w, BOX * max(1.0, canvas.text_scale**0.5))
        self.box.rect = self.rect
        return self.rect.h


class WordChoice(Block):
    """Which of several words is being explained."""

    def __init__(self, segments: Segments) -> None:
        super().__init__()
        self.segments = segments
        self.add(segments)

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        tall = self.segments.natural(canvas, spot.w).h
        self.rect = self.segments.rect = Rect(spot.x, spot.y, spot.w, tall)
        return tall


class Chips(Block):
    """Words to choose from, as many as fit the meaning."""

    def __init__(self, chips: Sequence[Button]) -> None:
        super().__init__()
        self.chips = list(chips)
        self.add(*chips)

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        tall = max(Space.TARGET, canvas.measure("X", "body_strong")[1] + Space.GRID)
        sizes = [Size(chip.natural(canvas).w + Space.ICON, tall) for chip in self.chips]
        places = flow(sizes, spot, Space.GRID)
        for chip, place in zip(self.chips, places, strict=True):
            chip.rect = place
        self.rect = Rect(spot.x, spot.y, spot.w, max(place.bottom for place in places) - spot.y)
        return self.rect.h


class Art(Node):
    def __init__(self, picture: str) -> None:
        super().__init__("teaching.picture")
        self.card = PICTURES.index(picture)

    def paint(self, canvas: Canvas) -> None:
        paint_picture(canvas, self.card, self.rect)


class TeachingScene(Page):
    """`words` are those to choose from, said of `picture`; without any the player writes one."""

    name, of_game = "teaching", GAME

    def __init__(self, app: App, language: str, words: Sequence[str] = (), picture: str = "") -> None:
        super().__init__(app)
        self.language, self.words = language, tuple(words)
        self.picture = picture if picture in PICTURES else ""
        self.word = self.words[0] if self.words else ""
        self.alike: set[str] = set()
        self.explained = self.notice = ""

    # Nodes

    def build_page(self) -> None:
        self.art = Art(self.picture) if self.picture else None
        self.later = Button("teaching.later", self.say("later"), self.close, region="foot")
        self.done = Button("teaching.done", self.say("teach"), self.teach, kind="primary", icon="learn", region="foot")
        self.pane = Pane("teaching.pane")
        self.pane.add(*self._asked(), *self._written(), *self._suggested())
        self.sheet.add(self.pane, self.later, self.done)
        if self.art is not None:
            self.sheet.add(self.art)
        self._judge()

    def _asked(self) -> list[Block]:
        """Which word it is about."""
        if not self.words:
            box = TextBox(
                "teaching.word", self.word, self._name_word, hint=self.say("word_hint"), longest=LONGEST_WORD,
                on_keyboard=self._open_keys,
            )  # fmt: skip
            return [Line("teaching.ask", self.say("which"), "label"), Framed(box)]
        asked: list[Block] = [Line("teaching.ask", self.say("means", word=self.word), "label")]
        if len(self.words) > 1:
            options = [(word, word) for word in self.words]
            asked.append(WordChoice(Segments("teaching.words", options, self.word, self._choose_word)))
        return asked

    def _suggested(self) -> list[Block]:
        if not self.picture:
            return []
        chips = [self._chip(word) for word in words_for(self.picture, self.language)]
        return [Line("teaching.alike", self.say("alike"), above=Space.GRID), Chips(chips)]

    def _chip(self, word: str) -> Button:
        icon = "check" if word in self.alike else "plus"
        return Button(f"teaching.alike.{word}", word, lambda: self._toggle(word), kind="paper", icon=icon)

    def _written(self) -> list[Block]:
        self.box = ClueBox(
            "teaching.box", self._hear, self._explain, on_enter=lambda _: self.teach(), on_keyboard=self._open_keys,
            role="label", hint=self.say("box_hint"),
        )  # fmt: skip
        self.box.start_over(self.explained)
        self.told = Line("teaching.told", "", "body", "muted_ink")
        return [Line("teaching.words_of", self.say("in_words"), above=Space.GRID), Framed(self.box), self.told]

    def enter(self) -> None:
        self.focus.set(self.root.find("teaching.word") or self.box)

    # Layout

    def arrange_page(self, room: Rect, view: View) -> None:
        body, foot = rows(room.inset(0, Space.GAP, 0, 0), REST, FOOT * self.desk.canvas.text_scale**0.5, gap=Space.GAP)
        if self.art is not None:
            left, body = columns(body, PICTURE, REST, gap=Space.SHEET)
            wide = min(left.w, left.h / RATIO)
            self.art.rect = Rect(left.x, left.y, wide, wide * RATIO)
        self.pane.rect = body
        self.pane.stack(self.desk.canvas)
        self.later.rect, self.done.rect = columns(foot, REST, REST, gap=Space.GAP)

    # What hands do

    def _choose_word(self, word: str) -> None:
        self.word, self.alike = word, set()
        self.box.start_over("")  # before it is made anew: what is half written outlives that
        self._explain("")
        self.rebuild()

    def _name_word(self, word: str) -> None:
        self.word = word.strip()
        self._judge()

    def _toggle(self, word: str) -> None:
        self.alike ^= {word}
        self.rebuild()

    def _hear(self, text: str) -> Heard:
        return hear(text, self.language, taught_words_of(self.app.services).words)

    def _explain(self, text: str) -> None:
        self.explained, self.notice = text, ""
        self._judge()

    def _open_keys(self, box: TextBox) -> None:
        self.desk.push(ScreenKeyboard(box, self.language))

    @property
    def explanations(self) -> list[str]:
        """All that was chosen and written, as far as the opponents understand it."""
        given = [*sorted(self.alike), self.explained.strip()]
        return [words for words in given if words and is_understood(words, self.language)]

    def _judge(self) -> None:
        """Say whether it would be understood, and let it be taught only then."""
        unknown = [word.text for word in read(self.explained, self.language).unknown]
        if self.notice:
            self.told.text = self.notice
        elif unknown:
            self.told.text = self.say("unknown", words=", ".join(unknown))
        else:
            self.told.text = self.say("known") if self.explained.strip() else ""
        self.done.enabled = bool(self.word and self.explanations)
        self.pane.stack(self.desk.canvas)

    def teach(self) -> None:
        if not (self.word and self.explanations):
            return
        try:
            taught_words_of(self.app.services).teach(self.language, self.word, *self.explanations)
        except SaveError as error:
            self.notice = self.app.say(error.key, **error.values)
            self._judge()
            return
        self.desk.play("score_total")
        left = tuple(word for word in self.words if word != self.word)
        if left:
            self.words = left
            self._choose_word(left[0])
            self.focus.set(self.box)
        else:
            self.close()
