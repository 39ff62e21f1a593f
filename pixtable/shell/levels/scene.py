"""Learn and Puzzles: the levels of a game as a list, with how far one has come."""

from collections.abc import Callable

from pixtable.games import GAMES
from pixtable.levels.format import Level
from pixtable.shell.app import App
from pixtable.shell.kit.paper import NamedTabs, Page
from pixtable.shell.levels.rows import BrokenRow, LevelRow
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, centred, rows
from pixtable.ui.draw.theme import Space
from pixtable.ui.draw.units import View
from pixtable.ui.node import Node
from pixtable.ui.widgets.label import Label
from pixtable.ui.widgets.scroll import ScrollView

TABS = 56.0
CHALLENGES = {"puzzle": ("puzzle", "challenge"), "challenge": ("puzzle", "challenge"), "tutorial": ("tutorial",)}
"""Which kinds stand in one list."""


class LevelsScene(Page):
    name = "learn"

    def __init__(self, app: App, game_id: str, kind: str) -> None:
        super().__init__(app)
        self.game_id, self.kinds = game_id, CHALLENGES[kind]

    # Nodes

    def build_page(self) -> None:
        app = self.app
        self.header.text = self.say(f"titles.{self.kinds[0]}")
        games = [(game_id, app.words_of(game_id).say("game.name")) for game_id in GAMES.on_the_title]
        self.tabs = NamedTabs("learn.tab", games, self.game_id, self.show_game, region="tabs")
        self.list = ScrollView("learn.list")
        self.list.region = "rows"
        levels = [level for kind in self.kinds for level in app.services.level_shelf.levels(self.game_id, kind)]
        self.rows = [self._row(level) for level in levels]
        self.broken = [BrokenRow(app, *broken) for broken in app.services.level_shelf.broken(self.game_id)]
        self.list.add(*self.rows, *self.broken)
        done = sum(app.services.progress.is_solved(level) for level in levels)
        self.header.remark = self.say("count", n=done, of=len(levels)) if levels else ""
        self.empty = Label("learn.empty", self.say("empty"), "label", "muted_ink", align="centre")
        self.empty.visible = not levels and not self.broken
        self.sheet.add(self.tabs, self.list, self.empty)

    def _row(self, level: Level) -> LevelRow:
        return LevelRow(self.app, level, self._play(level))

    def _play(self, level: Level) -> Callable[[], None]:
        return lambda: self.app.play_level(level)

    def enter(self) -> None:
        self.focus.set(self._first_to_do())

    def _first_to_do(self) -> Node:
        undone: list[Node] = [row for row in self.rows if not row.is_solved]
        return next(iter((*undone, *self.rows, self.tabs)))

    def show_game(self, game_id: str) -> None:
        self.game_id = game_id
        self.rebuild()

    # Places

    def arrange_page(self, room: Rect, view: View) -> None:
        canvas = self.desk.canvas
        head, body = rows(room.inset(0, Space.GRID, 0, 0), TABS, REST, gap=Space.GRID)
        self.tabs.place(head, canvas)
        self.list.rect = body
        self.empty.rect = centred((body.w - 2 * Space.SHEET, body.h / 2), body)
        self._arrange_rows(canvas)

    def _arrange_rows(self, canvas: Canvas) -> None:
        tall, listed = LevelRow.tall(canvas), (*self.rows, *self.broken)
        room = self.list.room_for(len(listed) * (tall + Space.GRID)).inset(Space.HALF, 0)
        for i, row in enumerate(listed):
            row.rect = Rect(room.x, room.y + i * (tall + Space.GRID) + Space.HALF, room.w, tall)

    def close(self) -> None:
        self.app.return_to_game_page(self.game_id)
