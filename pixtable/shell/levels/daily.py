"""The puzzles of the day, one a game, and how many days in a row one has solved them. Nothing is lost by a day off."""

from collections.abc import Callable
from datetime import date

from pixtable.games import GAMES
from pixtable.levels.format import Level
from pixtable.play.daily import puzzle_of
from pixtable.shell.app import App
from pixtable.shell.kit.paper import Page
from pixtable.shell.shelf.rows import LINE, PADDING
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, centred, rows
from pixtable.ui.draw.marks import tick
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.draw.units import View
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS
from pixtable.ui.widgets.label import Label
from pixtable.ui.widgets.scroll import ScrollView

PICTURE = 96.0
MARK = 20.0


class DailyRow(Node):
    """A game's puzzle of the day."""

    on_paper = True
    press_sound = PRESS

    def __init__(self, app: App, level: Level, day: date, on_press: Callable[[], None]) -> None:
        super().__init__(f"daily.row.{level.game}", on_press=on_press, region="rows")
        self.level = level
        self.is_solved = app.services.progress.is_solved_on(level.game, day)
        streak = app.services.progress.streak(level.game, day)
        self.lines = (
            app.words_of(level.game).say("game.name"),
            level.title.in_language(app.settings.spoken),
            app.say("daily.streak", n=streak) if streak else app.say("daily.first"),
        )

    @staticmethod
    def tall(canvas: Canvas) -> float:
        return max(PICTURE, 3 * LINE * canvas.text_scale) + 2 * PADDING

    def paint(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect)
        inner = self.rect.inset(PADDING)
        picture = Rect(inner.x, inner.cy - PICTURE / 2, PICTURE, PICTURE)
        name = f"title/tile_{self.level.game}"
        wide = canvas.pictures.size(name)[0]
        canvas.image(name, picture, radius=Radius.PLATE, crop=(0, wide // 4, wide, wide))
        words = inner.inset(PICTURE + Space.GAP, 0, 2 * MARK + Space.GAP, 0)
        looks = (("label", "ink"), ("body", "ink"), ("body_strong", "good" if self.is_solved else "muted_ink"))
        for line, (role, colour), box in zip(self.lines, looks, rows(words, *[words.h / 3] * 3), strict=True):
            canvas.text(canvas.trimmed(line, role, box), box, role, colour, lines=1)
        x = inner.right - MARK - Space.HALF
        if self.is_solved:
            canvas.disc(x, inner.cy, MARK, "good")
            tick(canvas, x, inner.cy, MARK, "white")
        else:
            canvas.circle(x, inner.cy, MARK, Line.RIM, "paper_rule")


class DailyScene(Page):
    name = "daily"

    def __init__(self, app: App, today: date | None = None) -> None:
        super().__init__(app)
        self.today = today or date.today()

    def build_page(self) -> None:
        self.list = ScrollView("daily.list")
        self.list.region = "rows"
        levels = [puzzle_of(self.today, game, self.app.services.level_shelf.levels(game, "puzzle")) for game in GAMES]
        self.rows = [self._row(level) for level in levels if level is not None]
        self.list.add(*self.rows)
        self.empty = Label("daily.empty", self.say("empty"), "label", "muted_ink", align="centre")
        self.empty.visible = not self.rows
        day, month = self.app.say("shelf.day", n=self.today.day), self.app.say(f"shelf.months.{self.today.month}")
        self.header.remark = self.say("date", day=day, month=month, year=self.today.year)
        self.sheet.add(self.list, self.empty)

    def _row(self, level: Level) -> DailyRow:
        return DailyRow(self.app, level, self.today, lambda: self.app.play_level(level, self.today))

    def enter(self) -> None:
        self.focus.set(self.rows[0] if self.rows else self.back)

    def arrange_page(self, room: Rect, view: View) -> None:
        body = room.inset(0, Space.GRID, 0, 0)
        self.list.rect = body
        self.empty.rect = centred((body.w - 2 * Space.SHEET, body.h / 2), body)
        tall = DailyRow.tall(self.desk.canvas)
        room = self.list.room_for(len(self.rows) * (tall + Space.GRID)).inset(Space.HALF, 0)
        for i, row in enumerate(self.rows):
            row.rect = Rect(room.x, room.y + i * (tall + Space.GRID) + Space.HALF, room.w, tall)

    def close(self) -> None:
        self.app.open_title()
