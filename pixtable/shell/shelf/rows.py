"""One saved game on the shelf: a small picture, who played, when, how it stands, and whether its file is sound."""

from collections.abc import Callable
from datetime import datetime
from enum import Enum

from pixtable.shell.app import App
from pixtable.shell.kit.miniatures import draw_miniature, whose_turn
from pixtable.store.library import Entry
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, rows
from pixtable.ui.draw.marks import tick
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS
from pixtable.ui.widgets import IconButton

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
    """Pressed, it opens; the cross at its right puts it into the bin."""

    on_paper = True
    press_sound = PRESS

    def __init__(
        self,
        app: App,
        entry: Entry,
        on_open: Callable[[], None],
        on_delete: Callable[[], None],
        *,
        soundness: Soundness,
    ) -> None:
        stem = entry.path.stem
        super().__init__(f"shelf.row.{stem}", on_press=on_open, region="rows")
        self.app, self.entry = app, entry
        self.lines = (self._heading(), self._details(), how_it_stands(app, entry))
        tooltip = app.say("shelf.delete")
        self.bin = IconButton(f"shelf.delete.{stem}", "close", on_delete, on_paper=True, tooltip=tooltip)
        self.bin.press_sound = ""  # it slides away audibly
        self.add(self.bin)
        self.mark_as(soundness)

    def _heading(self) -> str:
        game = self.app.words_of(self.entry.match.game.id).say("game.name")
        return " · ".join((game, ", ".join(chair.name for chair in self.entry.chairs))).rstrip(" ·")

    def _details(self) -> str:
        moves = self.app.say("title.moves", n=self.entry.match.n)
        return " · ".join((date_of(self.app, self.entry.played), moves))

    def mark_as(self, soundness: Soundness) -> None:
        self.soundness = soundness
        self.tooltip = self.app.say("shelf.doubtful") if soundness is Soundness.DOUBTFUL else ""

    @staticmethod
    def tall(canvas: Canvas) -> float:
        return max(MINI, 3 * LINE * canvas.text_scale) + 2 * PADDING

    def place(self, rect: Rect) -> None:
        self.rect = rect
        self.bin.rect = Rect(rect.right - Space.TARGET - Space.GRID, rect.cy - Space.TARGET / 2, *[Space.TARGET] * 2)

    def paint(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect)
        inner = self.rect.inset(PADDING)
        draw_miniature(canvas, Rect(inner.x, inner.cy - MINI / 2, MINI, MINI), self.entry)
        right = Space.TARGET + Space.GAP + 3 * MARK
        words = inner.inset(MINI + Space.GAP, 0, right, 0)
        looks = (("label", "ink"), ("body", "muted_ink"), ("body_strong", self._state_colour))
        for words_, (role, colour), box in zip(self.lines, looks, rows(words, *[words.h / 3] * 3), strict=True):
            canvas.text(canvas.trimmed(words_, role, box), box, role, colour, lines=1)
        self._paint_mark(canvas, self.bin.rect.x - Space.GAP - MARK, self.rect.cy)

    @property
    def _state_colour(self) -> str:
        return "muted_ink" if self.entry.is_over else "good"

    def _paint_mark(self, canvas: Canvas, x: float, y: float) -> None:
        if self.soundness is Soundness.SOUND:
            canvas.circle(x, y, MARK, Line.RIM, "good")
            tick(canvas, x, y, MARK, "good")
        elif self.soundness is Soundness.DOUBTFUL:
            half = MARK * 0.5
            canvas.circle(x, y, MARK, Line.RIM, "bad")
            canvas.path([(x, y - half), (x, y + half / 3)], Line.RING, "bad")
            canvas.disc(x, y + half + 1, Line.RIM, "bad")
        else:
            canvas.circle(x, y, MARK, Line.HAIR, "paper_rule")


def date_of(app: App, when: datetime) -> str:
    day, month = app.say("shelf.day", n=when.day), app.say(f"shelf.months.{when.month}")
    return app.say("shelf.date", day=day, month=month, year=when.year, time=f"{when:%H:%M}")


def how_it_stands(app: App, entry: Entry) -> str:
    """Who won, or whose turn it is."""
    result = entry.match.result
    if result is None:
        turn = whose_turn(app, entry)
        return " · ".join(part for part in (app.say("shelf.unfinished"), turn) if part)
    if not entry.match.game.is_contest:
        return app.say("shelf.finished")
    winners = [entry.chairs[seat].name for seat in result.winners if seat < len(entry.chairs)]
    if len(winners) != 1:
        return app.say("shelf.shared", names=", ".join(winners)) if winners else app.say("shelf.finished")
    return app.say("shelf.won", name=winners[0])
