"""The album of Pictoric Box: everything that was ever said of each picture, and the words taught."""

from collections.abc import Callable

from pixtable.games.pictoric.mind.meaning.tables import columns as picture_columns
from pixtable.games.pictoric.mind.meaning.tables import titles
from pixtable.games.pictoric.mind.meaning.text import understood
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.screens.album.album import Clipping, album_of
from pixtable.games.pictoric.screens.album.parts import ClippingRow, PictureScene, Portrait, TaughtRow, Thumb
from pixtable.games.pictoric.screens.game import GAME
from pixtable.games.pictoric.screens.teaching.taught_words import taught_words_of
from pixtable.games.pictoric.screens.ways import open_teaching
from pixtable.games.pictoric.table.layout import RATIO
from pixtable.games.pictoric.table.phases.recap import RecapCard
from pixtable.shell.app import App
from pixtable.shell.kit.blocks import Block, Line, Pane
from pixtable.shell.kit.paper import NamedTabs, Page
from pixtable.shell.kit.recap import RecapScene
from pixtable.store.saves import SaveError
from pixtable.ui.draw.layout import REST, Rect, Size, cells, columns, rows
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.label import Label
from pixtable.ui.widgets.scroll import BAR, ScrollView

TABS = ("pictures", "words")
TAB_TALL, FOOT = 52.0, 60.0
GRID, ACROSS = 500.0, 5
PORTRAIT = 236.0
UNDO = 220.0


class AlbumScene(Page):
    name, of_game = "album", GAME

    def __init__(self, app: App, picture: str = "") -> None:
        super().__init__(app)
        self.tab = TABS[0]
        self.album, self.taught = album_of(app.services), taught_words_of(app.services)
        self.coming = self.album.catch_up()
        self.is_caught_up = False
        self.clippings = self.album.clippings()
        self.chosen = picture
        self.notice = ""
        self.forgotten: tuple[str, str, tuple[str, ...]] | None = None
        for damaged, key in ((self.album.set_aside, "damaged"), (self.taught.set_aside, "words.damaged")):
            if damaged is not None:
                self.notice = self.say(key, path=damaged)

    # Saved games, one a frame

    def update(self, ms: float) -> None:
        super().update(ms)
        if not self.is_caught_up and next(self.coming, None) is None:
            self.is_caught_up = True
            self.clippings = self.album.clippings()
            self.rebuild()

    @property
    def is_moving(self) -> bool:
        return not self.is_caught_up or super().is_moving

    def resume(self) -> None:
        """A word may have been taught meanwhile."""
        self.rebuild()

    # Nodes

    def build_page(self) -> None:
        options = [(tab, self.say(f"tabs.{tab}")) for tab in TABS]
        self.tabs = NamedTabs("album.tab", options, self.tab, self._turn_to, region="tabs")
        self.told = Label("album.told", self.notice, "body", "ink")
        self.told.visible = bool(self.notice)
        self.sheet.add(self.tabs, self.told)
        if self.tab == "pictures":
            self._build_pictures()
        else:
            self._build_words()

    def _build_pictures(self) -> None:
        order = [*self.clippings, *(picture for picture in PICTURES if picture not in self.clippings)]
        order = [picture for picture in order if picture in PICTURES]  # a later deck may lack some
        self.shown = self.chosen if self.chosen in order else order[0]
        self.header.remark = self.say("count", n=sum(map(len, self.clippings.values())))
        self.grid = ScrollView("album.grid")
        self.thumbs = [self._thumb(picture) for picture in order]
        self.grid.add(*self.thumbs)
        self.portrait = Portrait(self.shown, self.say("closer"), self.look_closer)
        said = self.clippings.get(self.shown, [])
        self.called = Label("album.called", self._called, "label", "title_ink", align="centre", valign="top")
        self.clues = Pane("album.clues")
        lines: list[Block] = [self._clipping(number, clipping) for number, clipping in enumerate(said)]
        self.clues.add(*(lines or [Line("album.nothing", self.say("nothing"), "body", "muted_ink")]))
        self.sheet.add(self.grid, self.portrait, self.called, self.clues)

    def _thumb(self, picture: str) -> Thumb:
        thumb = Thumb(picture, len(self.clippings.get(picture, ())), lambda: self.choose(picture))
        thumb.is_chosen = picture == self.shown
        return thumb

    def _clipping(self, number: int, clipping: Clipping) -> ClippingRow:
        return ClippingRow(self.app, number, clipping, lambda: self._tell(clipping))

    @property
    def _called(self) -> str:
        """The picture's title; nothing is told of one before it was seen at a table."""
        if self.shown not in self.clippings:
            return ""
        return titles(understood(self.app.settings.spoken))[picture_columns()[self.shown]]

    def _build_words(self) -> None:
        self.header.remark = ""
        self.words = Pane("album.words")
        taught: list[Block] = [
            self._taught(language, word, means)
            for language, words in self.taught.words.items()
            for word, means in sorted(words.items())
        ]
        self.words.add(*(taught or [Line("album.words.none", self.say("words.none"), "label", "muted_ink")]))
        self.teach = Button("album.teach", self.say("words.teach"), self._teach, kind="primary", icon="learn")
        self.undo = Button("album.undo", self.say("words.undo"), self.take_back, icon="undo", key="U")
        self.undo.visible = self.forgotten is not None
        self.teach.region = self.undo.region = "foot"
        self.sheet.add(self.words, self.teach, self.undo)

    def _taught(self, language: str, word: str, means: tuple[str, ...]) -> TaughtRow:
        said = self.say("words.means", word=word, meaning=", ".join(means))
        own_name = self.app.say(f"title.languages.{language}.own")
        forget = lambda: self.forget(language, word)
        return TaughtRow(f"album.word.{word}", said, own_name, forget, self.say("words.forget", word=word))

    def enter(self) -> None:
        self.focus.set(self.root.find(f"album.picture.{self.shown}"))

    # Layout

    def arrange_page(self, room: Rect, view: View) -> None:
        canvas = self.desk.canvas
        told = canvas.measure(self.notice, "body", room.w)[1] if self.notice and self.tab == "pictures" else 0.0
        tabs, notice, body = rows(room.inset(0, Space.GRID, 0, 0), TAB_TALL, told, REST, gap=Space.GRID)
        self.tabs.place(tabs, canvas)
        self.told.rect = notice
        if self.tab == "pictures":
            self._arrange_pictures(body)
        else:
            self._arrange_words(body)

    def _arrange_pictures(self, body: Rect) -> None:
        canvas = self.desk.canvas
        self.grid.rect, middle, self.clues.rect = columns(body, GRID, PORTRAIT, REST, gap=Space.GAP)
        inside = self.grid.rect.inset(Space.HALF, Space.HALF, BAR + Space.GRID, 0)
        wide = (inside.w - (ACROSS - 1) * Space.GRID) / ACROSS
        size = Size(wide, Thumb.tall(wide, canvas))
        for thumb, place in zip(self.thumbs, cells(inside.x, inside.y, size, ACROSS, len(self.thumbs)), strict=True):
            thumb.rect = place
        self.portrait.rect = middle.top_part(middle.w * RATIO).moved(0, Space.HALF)
        self.called.rect = middle.inset(0, self.portrait.rect.h + Space.GRID, 0, 0)
        self.clues.stack(canvas)

    def _arrange_words(self, body: Rect) -> None:
        self.words.rect, foot = rows(body, REST, FOOT * self.desk.canvas.text_scale**0.5, gap=Space.GRID)
        self.words.stack(self.desk.canvas)
        told, self.undo.rect, self.teach.rect = columns(foot, REST, UNDO, 2 * UNDO, gap=Space.GAP)
        self.told.rect = told

    # What hands do

    def _turn_to(self, tab: str) -> None:
        self.tab, self.notice, self.forgotten = tab, "", None
        self.rebuild()

    def choose(self, picture: str) -> None:
        offset, self.chosen = self.grid.offset, picture
        self.rebuild()
        self.grid.scroll_to(offset)

    def look_closer(self) -> None:
        self.desk.push(PictureScene(self.shown, self._called))

    def _tell(self, clipping: Clipping) -> None:
        say = self.app.words_of(GAME).say
        card = RecapCard(clipping.turn, lambda key, **values: say(f"table.{key}", **values))
        self.desk.push(RecapScene(self.app, card))

    def _teach(self) -> None:
        open_teaching(self.app, understood(self.app.settings.spoken))

    def forget(self, language: str, word: str) -> None:
        means = self.taught.words[language][word]
        if self._try(lambda: self.taught.forget(language, word), self.say("words.forgotten", word=word)):
            self.forgotten = (language, word, means)
        self.rebuild()

    def take_back(self) -> None:
        if self.forgotten is not None:
            language, word, means = self.forgotten
            if self._try(lambda: self.taught.teach(language, word, *means), ""):
                self.forgotten = None
            self.rebuild()

    def _try(self, change: Callable[[], None], told: str) -> bool:
        """Change a file, and say how it went."""
        try:
            change()
        except SaveError as error:
            self.notice = self.app.say(error.key, **error.values)
            return False
        self.notice = told
        return True

    def on_intent(self, intent: Intent) -> bool:
        if intent.released:
            return False
        if intent.want == Want.ZOOM and self.tab == "pictures":
            self.look_closer()
            return True
        if intent.want == Want.UNDO and self.forgotten is not None:
            self.take_back()
            return True
        return False
