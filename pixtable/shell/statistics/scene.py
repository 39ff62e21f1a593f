"""The statistics: how people have done, against whom and by what; feats that teach; and whether chance is fair."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import NamedTuple

import msgspec

from pixtable.games import GAMES
from pixtable.shell.app import App
from pixtable.shell.kit.blocks import PAGING, Block, Line, Pane
from pixtable.shell.kit.paper import NamedTabs, Page
from pixtable.shell.shelf.rows import date_of
from pixtable.shell.statistics import figures
from pixtable.shell.statistics.blocks import FeatRow, OutcomeBars, PairRow, RateRow, TimeGraph
from pixtable.shell.statistics.figures import Fairness, Standing
from pixtable.store.free_names import free_path
from pixtable.store.safe_files import disk_errors, replace
from pixtable.store.saves import SaveError
from pixtable.store.statistics.records import GameRecord
from pixtable.store.statistics.store import Store
from pixtable.ui.draw.layout import REST, Rect, columns, rows
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.input.intent import Intent
from pixtable.ui.widgets.button import Button
from pixtable.ui.widgets.dialog import Answer, Dialog
from pixtable.ui.widgets.label import Label

PAGES = ("results", "feats", "chance")
LEVELS = ("easy", "normal", "hard", "expert")
TAB_TALL, FOOT = 48.0, 52.0
SIDE_BY_SIDE_UP_TO = 1.25
LAST_GAMES = 60
SUSPICIOUS = 0.01
"""Falls of chance as odd as this come once in a hundred pages."""


class Shown(NamedTuple):
    """What is on a page: words for all of it, and two columns; with large text the second follows the first."""

    head: Sequence[Block] = ()
    left: Sequence[Block] = ()
    right: Sequence[Block] = ()


class StatisticsScene(Page):
    name = "statistics"

    def __init__(self, app: App, game_id: str = "") -> None:
        super().__init__(app)
        self.game, self.page = game_id or GAMES.on_the_title[0], PAGES[0]
        self.store = Store(app.services.folders.statistics)
        self.reading: Iterator[float] | None = self.store.catch_up(app.services.library)
        self.done = 0.0
        self.notice = self.say("rebuilt") if self.store.was_damaged else ""
        self._records: Sequence[GameRecord] = self.store.records(app.settings.counted_since)

    def leave(self) -> None:
        self.put_away()

    def put_away(self) -> None:
        self.store.close()

    # Reading the shelf, one game a frame

    def update(self, ms: float) -> None:
        super().update(ms)
        if self.reading is None:
            return
        done = next(self.reading, None)
        if done is None:
            self.reading = None
            self._records = self.store.records(self.app.settings.counted_since)
            self.rebuild()
        else:
            self.done = done
            self._tell()

    @property
    def is_moving(self) -> bool:
        return super().is_moving or self.reading is not None

    # Nodes

    def build_page(self) -> None:
        games = [(game_id, self.app.words_of(game_id).say("game.name")) for game_id in GAMES.on_the_title]
        self.games = NamedTabs("statistics.game", games, self.game, self._turn_to_game, region="tabs")
        pages = [(page, self.say(f"pages.{page}")) for page in PAGES]
        self.pages = NamedTabs("statistics.page", pages, self.page, self._turn_to_page, region="pages")
        self.pane = Pane("statistics.pane")
        self.pane.region = "rows"
        self.told = Label("statistics.told", "", "body", "muted_ink")
        self.export = Button("statistics.export", self.say("export"), self.write, icon="save", region="foot")
        self.forget = Button("statistics.forget", self.say("forget"), self.ask_to_forget, icon="close", region="foot")
        self.sheet.add(self.games, self.pages, self.pane, self.told, self.export, self.forget)
        self._fill()
        if self.focus.current is None:
            self.focus.set(self.games)

    def _turn_to_game(self, game: str) -> None:
        self.game = game
        self.rebuild()

    def _turn_to_page(self, page: str) -> None:
        self.page = page
        self.rebuild()

    def _fill(self) -> None:
        self.own = self.app.words_of(self.game)
        self.records = [record for record in self._records if record.game == self.game]
        self.header.remark = self.say("count", n=len(self.records))
        fill = {"results": self._results, "feats": self._feats, "chance": self._chance}[self.page]
        self.shown = fill()
        self.pane.add(*self.shown.head, *self.shown.left, *self.shown.right)
        self.export.enabled = self.forget.enabled = bool(self._records)
        self._tell()

    def _tell(self) -> None:
        self.told.text = self.say("reading", n=round(100 * self.done)) if self.reading is not None else self.notice

    # What is on each page

    def _results(self) -> Shown:
        alone, helped = figures.apart(self.records)
        standing, with_help = figures.won(alone), figures.won(helped)
        if standing is None and with_help is None:
            return Shown([Line("statistics.none", self.say("none"))])
        left: list[Block] = [self._heading("won")]
        if standing is not None:
            left.append(self._rate("won", self.say("all" if with_help is None else "alone"), standing))
        if with_help is not None:
            left.append(self._rate("helped", self.say("with_help"), with_help))
            left.append(Line("statistics.apart", self.say("apart"), "caption", "muted_ink"))
        if standing is None:
            return Shown([], left)
        levels = figures.by_level(alone)
        left += self._rates("levels", {self.app.say(f"table.levels.{it}"): levels[it] for it in LEVELS if it in levels})
        personas = sorted(figures.by_persona(alone).items(), key=lambda pair: -pair[1].n)
        left += self._rates("personas", {self.app.say(f"personas.{it}.name"): standing for it, standing in personas})
        left.append(Line("statistics.ahead", self.say("ahead"), "caption", "muted_ink"))
        places = figures.course(alone)[-LAST_GAMES:]
        right: list[Block] = [self._heading("course")]
        right.append(TimeGraph("statistics.graph", places, (self.say("first_place"), self.say("last_place"))))
        return Shown([], left, [*right, *self._terms(alone)])

    def _rates(self, heading: str, standings: dict[str, Standing]) -> list[Block]:
        rates = [self._rate(heading, name, standing) for name, standing in standings.items()]
        return [self._heading(heading), *rates] if rates else []

    def _rate(self, id: str, name: str, standing: Standing) -> Block:
        percent = self.say("percent", n=round(100 * standing.rate))
        return RateRow(f"statistics.{id}.{name}", name, self.say("met", n=standing.n), standing, percent)

    def _pair(self, mean: figures.TermMean, most: float) -> PairRow:
        values = (mean.people, mean.opponents)
        told = (str(self.own.figure(mean.people)), str(self.own.figure(mean.opponents)))
        return PairRow(
            f"statistics.term.{mean.term}", self.own.say_or(mean.term, f"result.terms.{mean.term}"), values, told, most
        )

    def _terms(self, records: Sequence[GameRecord]) -> list[Block]:
        means = figures.by_term(records)
        most = max((abs(value) for mean in means for value in (mean.people, mean.opponents)), default=0.0)
        if not most:
            return []
        bars = [self._pair(mean, most) for mean in means]
        return [self._heading("terms"), *bars, Line("statistics.legend", self.say("legend"), "caption", "muted_ink")]

    def _feats(self) -> Shown:
        told, done = GAMES[self.game].feats, figures.achieved(figures.apart(self.records).alone)
        feats: list[Block] = []
        for feat in told.feats if told else ():
            title, text = (self.own.say(f"memory.feats.{feat.id}.{part}") for part in ("title", "text"))
            note = feat.clause
            if feat.id in done:
                first = date_of(self.app, datetime.fromtimestamp(done[feat.id].first))
                note = f"{feat.clause} · {self.say('achieved', n=done[feat.id].times, date=first)}"
            feats.append(FeatRow(f"statistics.feat.{feat.id}", title, text, note, is_done=feat.id in done))
        half = -(-len(feats) // 2)
        return Shown([], feats[:half], feats[half:])

    def _chance(self) -> Shown:
        sheets = [self._fairness(fair) for fair in figures.fairness(self.records)]
        if not sheets:
            return Shown([Line("statistics.none", self.say("no_chance"))])
        left = [block for sheet in sheets[::2] for block in sheet]
        right = [block for sheet in sheets[1::2] for block in sheet]
        return Shown([Line("statistics.chance", self.say("chance"), "body", "muted_ink")], left, right)

    def _fairness(self, fair: Fairness) -> list[Block]:
        what, _, seats = fair.what.partition("_of_")
        name = self.own.say(f"memory.draws.{what}")
        verdict = self.say("odd" if fair.p < SUSPICIOUS else "fair", n=fair.n, p=f"{100 * fair.p:.0f}")
        heading = f"{name} ({self.say('seats', n=int(seats))})" if seats else name
        outcomes = [(self._outcome(it.name), it) for it in fair.outcomes]
        return [
            Line(f"statistics.{fair.what}.heading", heading, "label", "title_ink", above=Space.GRID),
            OutcomeBars(f"statistics.{fair.what}.bars", outcomes),
            Line(f"statistics.{fair.what}.verdict", verdict, "caption", "muted_ink"),
        ]

    def _outcome(self, name: str) -> str:
        key = f"memory.outcomes.{name}"
        return self.own.say(key) if self.own.knows(key) else name

    def _heading(self, key: str) -> Block:
        return Line(f"statistics.{key}.heading", self.say(f"headings.{key}"), "label", "title_ink", above=Space.GRID)

    # Places

    def arrange_page(self, room: Rect, view: View) -> None:
        canvas = self.desk.canvas
        tab = TAB_TALL * max(1.0, canvas.text_scale**0.5)
        games, pages, middle, foot = rows(
            room.inset(0, Space.GRID, 0, 0), tab, tab, REST, FOOT * max(1.0, canvas.text_scale**0.5), gap=Space.GRID
        )
        self.games.place(games, canvas)
        self.pages.place(pages, canvas)
        self.pane.rect = middle.inset(0, Space.HALF, 0, 0)
        if canvas.text_scale > SIDE_BY_SIDE_UP_TO:
            self.pane.stack(canvas, Space.HALF)
        else:
            self.pane.stack_beside(canvas, self.shown.head, (self.shown.left, self.shown.right), Space.HALF)
        told, export, forget = columns(foot, REST, foot.w * 0.25, foot.w * 0.3, gap=Space.GAP)
        self.told.rect, self.export.rect, self.forget.rect = told, export, forget

    def enter(self) -> None:
        self.focus.set(self.games, by_pointer=True)

    # What it does

    def on_intent(self, intent: Intent) -> bool:
        if intent.want not in PAGING or intent.released:
            return False
        self.pane.scroll_to(self.pane.offset + PAGING[intent.want] * self.pane.rect.h)
        return True

    def write(self) -> None:
        """All records as one file of plain text, for whoever wants to count themselves."""
        try:
            path = free_path(self.app.services.folders.shared, "statistics", datetime.now(), ".json")
            with disk_errors(path):
                replace(path, msgspec.json.format(msgspec.json.encode(list(self._records)), indent=1))
        except (SaveError, OSError):
            self.notice = self.say("not_exported", path=self.app.services.folders.shared)
        else:
            self.notice = self.say("exported", path=path)
        self._tell()

    def ask_to_forget(self) -> None:
        keep = Answer("keep", self.say("keep"), kind="primary")
        forget = Answer("forget", self.say("forget"), self.forget_all, icon="close")
        self.desk.push(Dialog(self.say("forget_title"), self.say("forget_text"), [keep, forget]))

    def forget_all(self) -> None:
        """The games themselves stay on the shelf; they are only not counted any more."""
        self.app.services.keep(counted_since=max((record.played for record in self._records), default=0.0))
        self._records = []
        self.notice = self.say("forgotten")
        self.rebuild()
