"""The rail: who sits at the table and how they stand, and what has happened."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pixtable.table.seats import Plate, Sitter
from pixtable.table.stage import Recap
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, centred
from pixtable.ui.draw.panels import heading, rail, well
from pixtable.ui.draw.theme import SEATS, Line, Radius, Space
from pixtable.ui.lettering.typeset import Icon, Rich, Run
from pixtable.ui.node import Node
from pixtable.ui.widgets.scroll import ListView

EMBLEM = 40.0
LOW = 48.0
SHORTEST_NAME = 60.0
BAND = 6.0
PIECE = 40.0
NOTE = 0.45
"""The note's part of the plate below the name."""
LOG_EMBLEM = 28.0
LOG_ICON = 20.0
LOG_ROW = 48.0
"""Two lines of words, and a little air to the next entry."""
HEADING = 28.0
BAR, BAR_ROOM = 5.0, 13.0
"""A plate's bar, and what it takes of the plate's height."""
NEARLY = 0.75


class Way(NamedTuple):
    """What a plate shows beside the name and the score: a robot, the seat's piece, a short note, or a note below the
    name: who sits there, how they stand, or both."""

    robot: bool = False
    piece: bool = False
    brief: bool = False
    note: tuple[str, ...] = ()


TWO_LINES = (
    Way(piece=True, note=("who", "how")),
    Way(piece=True, robot=True, note=("how",)),
    Way(piece=True, note=("how",)),
    Way(piece=True, note=("who",)),
)
ONE_LINE = (
    Way(robot=True, piece=True, brief=True),
    Way(robot=True, piece=True),
    Way(piece=True),
    Way(robot=True),
)
"""The best first."""


class SeatPlate(Node):
    """A seat's emblem, name and score. The one to move is ringed, the next one dashed."""

    ringed = False

    def __init__(self, sitter: Sitter) -> None:
        super().__init__(f"table.seat.{sitter.seat}", focusable=False)
        self.sitter = sitter
        self.plate = Plate("")
        self.fellows: Sequence[SeatPlate] = (self,)
        self.is_now = self.is_next = False

    def paint(self, canvas: Canvas) -> None:
        plates = tuple((fellow.sitter, fellow.plate) for fellow in self.fellows)
        shown = ("plate", self.sitter, self.plate, plates, self.is_now, self.is_next)
        canvas.composed(shown, self.rect, lambda: self._paint_plate(canvas), Line.RING)

    def _paint_plate(self, canvas: Canvas) -> None:
        rect = self.rect
        well(canvas, rect, colour="active" if self.is_now else "well")
        if self.is_now:
            canvas.ring(rect.grown(1), Radius.PLATE + 1, Line.RING, "amber")
        elif self.is_next:
            canvas.dashed(rect, Radius.PLATE, Line.CHIP, "muted")
        band = rect.left_part(BAND).inset(0, 2)
        canvas.rounded(band, BAND / 2, SEATS[self.sitter.emblem])
        canvas.ring(band, BAND / 2, Line.HAIR, "muted")
        side = min(EMBLEM, rect.h - 8)
        canvas.emblem(self.sitter.emblem, Rect(rect.x + 12, rect.cy - side / 2, side, side))
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
        """The score, and beside it what there is room for on every plate, so that all of them say alike."""
        colour = "amber" if self.plate.warns else "cream"
        canvas.text(self.plate.score, inner.right_part(self._score(canvas)), "score", colour, align="right", lines=1)
        if self._names(canvas, inner, Way()).w < SHORTEST_NAME:
            return  # the emblem has to say who
        ways = TWO_LINES + ONE_LINE if self.rect.h > LOW else ONE_LINE
        said_by_all = (way for way in ways if all(fellow._can_say(canvas, inner, way) for fellow in self.fellows))
        self._say(canvas, inner, next(said_by_all, Way()))

    def _say(self, canvas: Canvas, inner: Rect, way: Way) -> None:
        names, name, note = self._names(canvas, inner, way), self._name(way), self._note(way)
        if way.piece and self.plate.piece:
            tall, w = min(inner.h, PIECE), self._piece(canvas, inner)
            canvas.image(self.plate.piece, Rect(names.right + Space.HALF, inner.cy - tall / 2, w, tall))
        if note:
            canvas.text(note, names.bottom_part(names.h * NOTE), "caption", "muted", lines=1)
            names = names.top_part(names.h * (1 - NOTE))
        elif way.brief and self.plate.brief:
            brief = self._brief(canvas)
            canvas.text(self.plate.brief, names.right_part(brief), "caption", "muted", align="right", lines=1)
            names = names.inset(0, 0, brief + Space.GRID, 0)
        canvas.text(canvas.trimmed(name, "name", names) if isinstance(name, str) else name, names, "name", lines=1)

    def _can_say(self, canvas: Canvas, inner: Rect, way: Way) -> bool:
        names, note = self._names(canvas, inner, way), self._note(way)
        wide = names.w - (self._brief(canvas) + Space.GRID if way.brief and self.plate.brief else 0)
        tall = names.h * (1 - NOTE) if note else names.h
        return (
            wide > 0
            and canvas.block(self._name(way), "name", wide, tall, shrink=True, lines=1).fits
            and (not note or canvas.block(note, "caption", names.w, names.h * NOTE, shrink=True, lines=1).fits)
            and any(fellow._note(way) for fellow in self.fellows) == bool(way.note)
        )

    def _names(self, canvas: Canvas, inner: Rect, way: Way) -> Rect:
        """What the score, and the piece before it, leave to the name and the note."""
        taken = self._score(canvas) + Space.HALF
        if way.piece and self.plate.piece:
            taken += self._piece(canvas, inner) + Space.HALF
        return inner.inset(0, 0, taken, 0)

    def _score(self, canvas: Canvas) -> float:
        return canvas.measure(self.plate.score, "score")[0] + Space.HALF

    def _brief(self, canvas: Canvas) -> float:
        return canvas.measure(self.plate.brief, "caption")[0] + 2

    def _piece(self, canvas: Canvas, inner: Rect) -> float:
        wide, high = canvas.pictures.size(self.plate.piece)
        return min(inner.h, PIECE) * wide / max(1, high)

    def _note(self, way: Way) -> str:
        notes = {"who": self.sitter.note, "how": self.plate.note}
        return " · ".join(notes[part] for part in way.note if notes[part])

    def _name(self, way: Way) -> Rich:
        """Where the note does not say it, a small robot says that nobody holds the mouse."""
        if self.sitter.is_person or not way.robot:
            return self.sitter.name
        return [Run(self.sitter.name), Icon("ui/icons/light/robot", 1.0)]


class LogEntry(NamedTuple):
    """A line of the log: whose emblem stands before it, the step and the event that it tells of, and the card that it
    opens, if it does."""

    emblem: int
    text: Rich
    step: int
    event: int
    card: Callable[[], Recap] | None = None


class LogRow(Node):
    """One line of the log: pressing it opens its card, or looks at that moment."""

    ringed = False

    def __init__(self, entry: LogEntry, number: int, log: ListView, on_press: Callable[[], None]) -> None:
        super().__init__(f"table.log.{number}", on_press=on_press)
        self.entry, self.log = entry, log
        self.is_latest = False

    def paint(self, canvas: Canvas) -> None:
        words = self.entry.text if isinstance(self.entry.text, str) else tuple(self.entry.text)
        shown = ("log", self.entry.emblem, words, self.is_latest, self.focused, self.entry.card is not None, self._seen)
        canvas.composed(shown, self.rect, lambda: self._paint_line(canvas))

    def _paint_line(self, canvas: Canvas) -> None:
        if self.focused:
            canvas.rounded(self.rect, Radius.PLATE, "active")
            canvas.ring(self.rect, Radius.PLATE, Line.RIM, "amber")
        box = self._box(canvas)
        canvas.emblem(self.entry.emblem, Rect(box.x, box.cy - LOG_EMBLEM / 2, LOG_EMBLEM, LOG_EMBLEM))
        if self.entry.card is not None:
            canvas.icon("log", centred((LOG_ICON, LOG_ICON), box.right_part(LOG_ICON)), alpha=0.8)
        canvas.text(self.entry.text, self._words(box), "body", "cream" if self.is_latest else "muted")

    def _box(self, canvas: Canvas) -> Rect:
        """The whole row; or as much of it as is in sight, if the sentence fits there."""
        box = self.rect.inset(4, 0)
        seen = box.top_part(self._seen)
        has_room = canvas.block(self.entry.text, "body", *self._words(seen).size, shrink=True).fits
        return seen if has_room else box

    @property
    def _seen(self) -> float:
        return min(self.rect.h, self.log.rect.h)

    def _words(self, box: Rect) -> Rect:
        return box.inset(LOG_EMBLEM + 8, 0, LOG_ICON + 4 if self.entry.card is not None else 0, 0)


class Rail(Node):
    """Headings and ground; its plates and rows are its children."""

    catches = True

    def __init__(self, titles: tuple[str, str, str], plates: list[SeatPlate]) -> None:
        super().__init__("table.rail", region="log")
        self.titles = titles
        self.plates = plates
        for plate in plates:
            plate.fellows = plates
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
        """Larger text has fewer, taller lines: a sentence is never cut, though it may have to be scrolled to."""
        self.log.rect = rect
        self.log.row_height = LOG_ROW * max(1.0, text_scale)
        self.log.arrange()

    @property
    def has_room_for_log(self) -> bool:
        return self.log.rect.h >= LOG_EMBLEM

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
            self._lines[number:] = [LogRow(entry, number, self.log, lambda: on_press(entry))]
        return self._lines[number]
