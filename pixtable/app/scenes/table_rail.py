"""The rail: who sits at the table and how they stand, and what has happened."""

from collections.abc import Callable
from typing import NamedTuple

from pixtable.ui.canvas import Canvas
from pixtable.ui.layout import Rect, centred
from pixtable.ui.node import Node
from pixtable.ui.panels import heading, rail, well
from pixtable.ui.stage import Plate, Recap, Sitter
from pixtable.ui.theme import SEATS, Line, Radius, Space
from pixtable.ui.typeset import Icon, Rich, Run
from pixtable.ui.widgets import ListView

EMBLEM = 40.0
LOW = 48.0
SHORTEST_NAME = 60.0
BAND = 6.0
PIECE = 40.0
LOG_EMBLEM = 28.0
LOG_ICON = 20.0
LOG_ROW = 48.0
"""Two lines of words, and a little air to the next entry."""
HEADING = 28.0
BAR, BAR_ROOM = 5.0, 13.0
"""A plate's bar, and what it takes of the plate's height."""
NEARLY = 0.75


class SeatPlate(Node):
    """A seat's emblem, name and score. The one to move is ringed, the next one dashed."""

    ringed = False

    def __init__(self, sitter: Sitter) -> None:
        super().__init__(f"table.seat.{sitter.seat}", focusable=False)
        self.sitter = sitter
        self.plate = Plate("")
        self.is_now = self.is_next = False

    def paint(self, canvas: Canvas) -> None:
        shown = ("plate", self.sitter, self.plate, self.is_now, self.is_next)
        canvas.composed(shown, self.rect, lambda: self._paint_plate(canvas), Line.RING)

    def _paint_plate(self, canvas: Canvas) -> None:
        rect = self.rect
        well(canvas, rect, colour="active" if self.is_now else "well")
        if self.is_now:
            canvas.ring(rect.grown(1), Radius.PLATE + 1, Line.RING, "amber")
        elif self.is_next:
            canvas.dashed(rect, Radius.PLATE, Line.CHIP, "muted")
        band = rect.left_part(BAND).inset(0, 2)
        canvas.rounded(band, BAND / 2, SEATS[self.sitter.seat])
        canvas.ring(band, BAND / 2, Line.HAIR, "muted")
        side = min(EMBLEM, rect.h - 8)
        canvas.emblem(self.sitter.seat, Rect(rect.x + 12, rect.cy - side / 2, side, side))
        self._words(canvas, rect.inset(20 + side, 2, 8, 2 if self.plate.part is None else BAR_ROOM))
        if self.plate.part is not None:
            self._bar(canvas, rect.inset(20 + side, 0, 8, 4).bottom_part(BAR), self.plate.part)

    def _bar(self, canvas: Canvas, rect: Rect, part: float) -> None:
        """How near the limit this seat is; the colour warns on the last quarter."""
        canvas.rounded(rect, rect.h / 2, "night")
        canvas.ring(rect, rect.h / 2, Line.HAIR, "muted", 0.6)
        if part > 0:
            full = Rect(rect.x, rect.y, max(rect.h, rect.w * min(1.0, part)), rect.h)
            canvas.rounded(full, rect.h / 2, "rose" if part >= NEARLY else "amber")

    def _words(self, canvas: Canvas, inner: Rect) -> None:
        score = canvas.measure(self.plate.score, "score")[0] + Space.HALF
        colour = "amber" if self.plate.warns else "cream"
        canvas.text(self.plate.score, inner.right_part(score), "score", colour, align="right", lines=1)
        if self.plate.piece:
            score += self._piece(canvas, inner.inset(0, 0, score + Space.HALF, 0))
        names = inner.inset(0, 0, score + Space.HALF, 0)
        if names.w < SHORTEST_NAME:
            return  # the emblem has to say who
        below = names.bottom_part(names.h * 0.45)
        note = self._note(canvas, below) if self.rect.h > LOW else ""
        if note:
            canvas.text(self.sitter.name, names.top_part(names.h * 0.55), "name", lines=1)
            canvas.text(note, below, "caption", "muted", lines=1)
        else:
            names = names.inset(0, 0, self._brief(canvas, names), 0)
            shown = self._short_name()
            if not canvas.block(shown, "name", names.w, names.h, shrink=True, lines=1).fits:
                shown = canvas.trimmed(self.sitter.name, "name", names)
            canvas.text(shown, names, "name", lines=1)

    def _brief(self, canvas: Canvas, names: Rect) -> float:
        """The short note before the score, where the name leaves room for it; how much it took."""
        if not self.plate.brief:
            return 0.0
        wide = canvas.measure(self.plate.brief, "caption")[0] + 2
        room = names.w - wide - Space.GRID
        if room <= 0 or not canvas.block(self._short_name(), "name", room, names.h, shrink=True, lines=1).fits:
            return 0.0
        canvas.text(self.plate.brief, names.right_part(wide), "caption", "muted", align="right", lines=1)
        return wide + Space.GRID

    def _piece(self, canvas: Canvas, inner: Rect) -> float:
        """The seat's own piece beside its score, where the name leaves room for it; how much it took."""
        tall = min(inner.h, PIECE)
        wide, high = canvas.pictures.size(self.plate.piece)
        w = tall * wide / max(1, high)
        if not canvas.block(self._short_name(), "name", inner.w - w - Space.GRID, inner.h, shrink=True, lines=1).fits:
            return 0.0
        canvas.image(self.plate.piece, Rect(inner.right - w, inner.cy - tall / 2, w, tall))
        return w + Space.HALF

    def _note(self, canvas: Canvas, box: Rect) -> str:
        """Who it is and how they stand, or as much of it as there is room for."""
        notes = (f"{self.sitter.note} · {self.plate.note}", self.plate.note, self.sitter.note)
        known = [note for note in notes if note and note.strip(" ·") == note]
        return next((note for note in known if canvas.block(note, "caption", *box.size, shrink=True, lines=1).fits), "")

    def _short_name(self) -> Rich:
        """Where there is no room for a second line, a small robot says that nobody holds the mouse."""
        return self.sitter.name if self.sitter.is_person else [Run(self.sitter.name), Icon("ui/icons/light/robot", 1.0)]


class LogEntry(NamedTuple):
    """A line of the log, the step and the event that it tells of, and the card that it opens, if it does."""

    seat: int
    text: Rich
    step: int
    event: int
    card: Callable[[], Recap] | None = None


class LogRow(Node):
    """One line of the log: pressing it opens its card, or looks at that moment."""

    ringed = False

    def __init__(self, entry: LogEntry, number: int, on_press: Callable[[], None]) -> None:
        super().__init__(f"table.log.{number}", on_press=on_press)
        self.entry = entry
        self.is_latest = False

    def paint(self, canvas: Canvas) -> None:
        words = self.entry.text if isinstance(self.entry.text, str) else tuple(self.entry.text)
        shown = ("log", self.entry.seat, words, self.is_latest, self.focused, self.entry.card is not None)
        canvas.composed(shown, self.rect, lambda: self._paint_line(canvas))

    def _paint_line(self, canvas: Canvas) -> None:
        if self.focused:
            canvas.rounded(self.rect, Radius.PLATE, "active")
            canvas.ring(self.rect, Radius.PLATE, Line.RIM, "amber")
        box = self.rect.inset(4, 0)
        canvas.emblem(self.entry.seat, Rect(box.x, box.cy - LOG_EMBLEM / 2, LOG_EMBLEM, LOG_EMBLEM))
        colour = "cream" if self.is_latest else "muted"
        words = box.inset(LOG_EMBLEM + 8, 0, 0, 0)
        if self.entry.card is not None:
            canvas.icon("log", centred((LOG_ICON, LOG_ICON), words.right_part(LOG_ICON)), alpha=0.8)
            words = words.inset(0, 0, LOG_ICON + 4, 0)
        canvas.text(self.entry.text, words, "body", colour)


class Rail(Node):
    """Headings and ground; its plates and rows are its children."""

    catches = True

    def __init__(self, titles: tuple[str, str, str], plates: list[SeatPlate]) -> None:
        super().__init__("table.rail", region="log")
        self.titles = titles
        self.plates = plates
        self.inspector_top = 0.0
        self.has_headings = True
        self.log = ListView("table.log", row_height=LOG_ROW, gap=0)
        self._lines: list[LogRow] = []
        self._told: list[LogEntry] = []
        self.add(*plates, self.log)

    def paint(self, canvas: Canvas) -> None:
        shown = ("rail", self.titles, self._heading_tops(), self.has_headings, self.log.visible)
        canvas.composed(shown, self.rect, lambda: self._paint_ground(canvas), is_opaque=True)

    def _paint_ground(self, canvas: Canvas) -> None:
        rail(canvas, self.rect)
        if not self.has_headings:
            return
        inner = self.rect.inset(Space.GAP, 0)
        for title, y, is_shown in zip(self.titles, self._heading_tops(), (True, True, self.log.visible), strict=True):
            if is_shown and y + HEADING <= self.rect.bottom:
                heading(canvas, Rect(inner.x, y, inner.w, HEADING), title)

    def arrange_log(self, rect: Rect, text_scale: float) -> None:
        """Larger text has fewer, taller lines."""
        self.log.rect = rect
        self.log.row_height = LOG_ROW * max(1.0, text_scale)
        self.log.arrange()

    def _heading_tops(self) -> tuple[float, float, float]:
        return self.rect.y + 6, self.inspector_top, self.log.rect.y - HEADING

    def show_log(self, entries: list[LogEntry], on_press: Callable[[LogEntry], None]) -> None:
        """The newest line first: what has just happened is always in sight."""
        if entries == self._told:
            return
        lines = [self._line(number, entry, on_press) for number, entry in enumerate(entries)]
        for line in lines:
            line.is_latest = line is lines[-1]
        self._told = entries
        self.log.set_rows(lines[::-1])
        self.log.scroll_to(0)

    def _line(self, number: int, entry: LogEntry, on_press: Callable[[LogEntry], None]) -> LogRow:
        """Lines that were there stay: whoever goes back and forth in time wants hundreds of them every frame."""
        if number == len(self._lines) or self._lines[number].entry != entry:
            self._lines[number:] = [LogRow(entry, number, lambda: on_press(entry))]
        return self._lines[number]
