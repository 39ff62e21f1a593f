"""One file on the shelf: a small picture, who played, when, how it stands, and whether it is sound; or what ails it."""

from collections.abc import Callable
from datetime import datetime
from enum import Enum

from pixtable.games import GAMES
from pixtable.shell.app import App
from pixtable.shell.kit.miniatures import draw_miniature, paint_empty_frame, whose_turn
from pixtable.shell.shelf.unreadable import shown_name, why_in_short
from pixtable.store.library import SUFFIX
from pixtable.store.saves import Problem
from pixtable.store.shelf_index import Entry, Listed
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, rows
from pixtable.ui.draw.marks import tick
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS
from pixtable.ui.widgets.button import IconButton

MINI = 76.0
MARK = 13.0
PADDING = 10.0
LINE = 26.0  # at 100 %


class Soundness(Enum):
    """Whether a file agrees with the rules; it takes a moment to find out."""

    UNKNOWN = "unknown"
    SOUND = "sound"
    DOUBTFUL = "doubtful"


class ShelfRow(Node):
    """Pressed, it opens; the cross at its right puts it into the bin. Until its file is read only its day is known."""

    on_paper = True
    press_sound = PRESS

    def __init__(self, app: App, listed: Listed, on_open: Callable[[], None], on_delete: Callable[[], None]) -> None:
        stem = listed.name.removesuffix(SUFFIX)
        super().__init__(f"shelf.row.{stem}", on_press=on_open, region="rows")
        self.app, self.listed = app, listed
        self.entry: Entry | None = None
        self.lines = ("", date_of(app, listed.played), "")
        self.soundness = Soundness.UNKNOWN
        tooltip = app.say("shelf.delete")
        self.bin = IconButton(f"shelf.delete.{stem}", "close", on_delete, on_paper=True, tooltip=tooltip)
        self.bin.press_sound = ""  # it slides away audibly
        self.add(self.bin)

    def tell_of(self, entry: Entry) -> None:
        self.entry = entry
        self.soundness = soundness_of(entry)
        self.lines = self._regret(entry.problem) if entry.problem else self._praise(entry)
        is_doubtful = self.soundness is Soundness.DOUBTFUL and not entry.problem
        self.tooltip = self.app.say("shelf.doubtful") if is_doubtful else ""

    def _praise(self, entry: Entry) -> tuple[str, str, str]:
        game = self.app.words_of(entry.game_id).say("game.name")
        heading = " · ".join((game, ", ".join(chair.name for chair in entry.chairs))).rstrip(" ·")
        moves = self.app.say("title.moves", n=entry.summary.moves)
        return heading, " · ".join((date_of(self.app, entry.played), moves)), how_it_stands(self.app, entry)

    def _regret(self, problem: Problem) -> tuple[str, str, str]:
        day = date_of(self.app, self.listed.played)
        return shown_name(self.listed.name), day, why_in_short(self.app, problem)

    @staticmethod
    def tall(canvas: Canvas) -> float:
        return max(MINI, 3 * LINE * canvas.text_scale) + 2 * PADDING

    def place(self, rect: Rect) -> None:
        self.rect = rect
        self.bin.rect = Rect(rect.right - Space.TARGET - Space.GRID, rect.cy - Space.TARGET / 2, *[Space.TARGET] * 2)

    def paint(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect)
        inner = self.rect.inset(PADDING)
        self._paint_picture(canvas, Rect(inner.x, inner.cy - MINI / 2, MINI, MINI))
        right = Space.TARGET + Space.GAP + 3 * MARK
        words = inner.inset(MINI + Space.GAP, 0, right, 0)
        looks = (("label", "ink"), ("body", "muted_ink"), ("body_strong", self._state_colour))
        for words_, (role, colour), box in zip(self.lines, looks, rows(words, *[words.h / 3] * 3), strict=True):
            canvas.text(canvas.trimmed(words_, role, box), box, role, colour, lines=1)
        self._paint_mark(canvas, self.bin.rect.x - Space.GAP - MARK, self.rect.cy)

    def _paint_picture(self, canvas: Canvas, rect: Rect) -> None:
        if self.entry is not None and not self.entry.problem:
            draw_miniature(canvas, rect, self.entry)
            return
        paint_empty_frame(canvas, rect)
        if self.entry is not None:
            exclamation(canvas, rect.cx, rect.cy, MARK, "bad_light")

    @property
    def _state_colour(self) -> str:
        if self.entry is not None and self.entry.problem:
            return "bad"
        return "muted_ink" if self.entry is None or self.entry.summary.is_over else "good"

    def _paint_mark(self, canvas: Canvas, x: float, y: float) -> None:
        if self.soundness is Soundness.SOUND:
            canvas.circle(x, y, MARK, Line.RIM, "good")
            tick(canvas, x, y, MARK, "good")
        elif self.soundness is Soundness.DOUBTFUL:
            exclamation(canvas, x, y, MARK, "bad")
        else:
            canvas.circle(x, y, MARK, Line.HAIR, "paper_rule")


def exclamation(canvas: Canvas, x: float, y: float, radius: float, colour: str) -> None:
    half = radius * 0.5
    canvas.circle(x, y, radius, Line.RIM, colour)
    canvas.path([(x, y - half), (x, y + half / 3)], Line.RING, colour)
    canvas.disc(x, y + half + 1, Line.RIM, colour)


def soundness_of(entry: Entry) -> Soundness:
    if entry.problem is None and entry.summary.is_sound is None:
        return Soundness.UNKNOWN
    return Soundness.SOUND if entry.summary.is_sound else Soundness.DOUBTFUL


def date_of(app: App, when: datetime) -> str:
    day, month = app.say("shelf.day", n=when.day), app.say(f"shelf.months.{when.month}")
    return app.say("shelf.date", day=day, month=month, year=when.year, time=f"{when:%H:%M}")


def how_it_stands(app: App, entry: Entry) -> str:
    """Who won, or whose turn it is."""
    if not entry.summary.is_over:
        turn = whose_turn(app, entry)
        return " · ".join(part for part in (app.say("shelf.unfinished"), turn) if part)
    if not GAMES[entry.game_id].is_contest:
        return app.say("shelf.finished")
    winners = [entry.chairs[seat].name for seat in entry.summary.winners if seat < len(entry.chairs)]
    if len(winners) != 1:
        return app.say("shelf.shared", names=", ".join(winners)) if winners else app.say("shelf.finished")
    return app.say("shelf.won", name=winners[0])
