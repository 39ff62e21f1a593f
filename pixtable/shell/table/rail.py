"""The rail: who sits at the table and how they stand, and what has happened."""

from collections.abc import Sequence
from typing import NamedTuple

from pixtable.shell.table.history import LOWEST, History
from pixtable.table.seats import Plate, Sitter
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.panels import heading, rail, well
from pixtable.ui.draw.theme import SEATS, Line, Radius, Space
from pixtable.ui.lettering.typeset import Icon, Rich, Run
from pixtable.ui.node import Node

EMBLEM = 40.0
BADGE = 0.5
"""An emblem beside a portrait, in parts of that."""
LOW = 48.0
SHORTEST_NAME = 60.0
BAND = 6.0
PIECE = 40.0
NOTE = 0.45
"""The note's part of the plate below the name."""
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
    Way(piece=True, robot=True, note=("brief",)),
    Way(piece=True, note=("brief",)),
    Way(piece=True, note=("who",)),
)
ONE_LINE = (
    Way(robot=True, piece=True, brief=True),
    Way(piece=True, brief=True),
    Way(robot=True, piece=True),
    Way(piece=True),
    Way(robot=True),
)
"""The best first."""


class SeatPlate(Node):
    """A seat's emblem, name and score. The one to move is ringed, the next one dashed."""

    ringed = False
    radius = Radius.PLATE

    def __init__(self, sitter: Sitter) -> None:
        super().__init__(f"table.seat.{sitter.seat}", region="players")
        self.catches = True
        self.sitter = sitter
        self.plate = Plate("")
        self.fellows: Sequence[SeatPlate] = (self,)
        self.is_now = self.is_next = self.speaks = False

    def paint(self, canvas: Canvas) -> None:
        plates = tuple((fellow.sitter, fellow.plate) for fellow in self.fellows)
        shown = ("plate", self.sitter, self.plate, plates, self.is_now, self.is_next, self.speaks)
        canvas.composed(shown, self.rect, lambda: self._paint_plate(canvas), Line.RING)
        if self.focused and not self.hovered:
            canvas.ring(self.rect.grown(1), Radius.PLATE + 1, Line.RING, "amber")

    def attend(self, canvas: Canvas) -> None:
        """What there is no room for is told to the hand that rests here, and to the keys."""
        way = self._way(canvas, self._inner)
        is_whole = way is not None and (way.brief or not self.plate.note or {"how", "brief"} & {*way.note})
        whole = " · ".join(part for part in (self.sitter.name, self.sitter.note, self.plate.note) if part)
        self.tooltip = self.why_off = "" if is_whole else whole
        self.focusable = bool(self.tooltip) and self.rect.h >= Space.TARGET

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
        side = self._side
        self._face(canvas, Rect(rect.x + 12, rect.cy - side / 2, side, side))
        self._words(canvas, self._inner)
        if self.plate.part is not None:
            self._bar(canvas, rect.inset(20 + side, 0, 8, 4).bottom_part(BAR), self.plate.part)

    @property
    def _side(self) -> float:
        """Of the emblem or portrait."""
        return min(EMBLEM, self.rect.h - 8)

    @property
    def _inner(self) -> Rect:
        """What is left for words."""
        return self.rect.inset(20 + self._side, 2, 8, 2 if self.plate.part is None else BAR_ROOM)

    def _face(self, canvas: Canvas, rect: Rect) -> None:
        """An opponent's portrait with its emblem, which stands for it on the table; people have the emblem alone."""
        if not self.sitter.portrait:
            canvas.emblem(self.sitter.emblem, rect)
            return
        canvas.image(self.sitter.portrait, rect, radius=Radius.PLATE)
        canvas.ring(rect, Radius.PLATE, Line.RING if self.speaks else Line.HAIR, "cream" if self.speaks else "muted")
        badge = rect.w * BADGE
        canvas.emblem(self.sitter.emblem, Rect(rect.right - badge + 4, rect.bottom - badge + 3, badge, badge))

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
        if (way := self._way(canvas, inner)) is not None:
            self._say(canvas, inner, way)

    def _way(self, canvas: Canvas, inner: Rect) -> Way | None:
        """The best for which all plates have room; None where the emblem has to say who."""
        if self._names(canvas, inner, Way()).w < SHORTEST_NAME:
            return None
        ways = TWO_LINES + ONE_LINE if self.rect.h > LOW else ONE_LINE
        said_by_all = (way for way in ways if all(fellow._can_say(canvas, inner, way) for fellow in self.fellows))
        return next(said_by_all, Way())

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
        notes = {"who": self.sitter.note, "how": self.plate.note, "brief": self.plate.brief}
        return " · ".join(notes[part] for part in way.note if notes[part])

    def _name(self, way: Way) -> Rich:
        """Where the note does not say it, a small robot says that nobody holds the mouse."""
        if self.sitter.is_person or not way.robot:
            return self.sitter.name
        return [Run(self.sitter.name), Icon("ui/icons/light/robot", 1.0)]


class Rail(Node):
    """Headings and ground; its plates and rows are its children."""

    catches = True

    def __init__(self, titles: tuple[str, str, str], plates: list[SeatPlate], canvas: Canvas) -> None:
        super().__init__("table.rail", region="log")
        self.titles = titles
        self.plates = plates
        for plate in plates:
            plate.fellows = plates
        self.inspector_top = 0.0
        self.has_headings = True
        self.has_inspector = True
        self.log = History(canvas)
        self.add(*plates, self.log)

    def paint(self, canvas: Canvas) -> None:
        shown = ("rail", self.titles, self._headings(), self.has_headings)
        canvas.composed(shown, self.rect, lambda: self._paint_ground(canvas), is_opaque=True)

    def _paint_ground(self, canvas: Canvas) -> None:
        rail(canvas, self.rect)
        if not self.has_headings:
            return
        inner = self.rect.inset(Space.GAP, 0)
        for title, y, is_shown in zip(self.titles, *self._headings(), strict=True):
            if is_shown and y + HEADING <= self.rect.bottom:
                heading(canvas, Rect(inner.x, y, inner.w, HEADING), title)

    def arrange_log(self, rect: Rect) -> None:
        self.log.rect = rect
        self.log.arrange()

    @property
    def has_room_for_log(self) -> bool:
        return self.log.rect.h >= LOWEST

    def _headings(self) -> tuple[tuple[float, ...], tuple[bool, ...]]:
        """Where they stand, and which of them do."""
        tops = (self.rect.y + 6, self.inspector_top, self.log.rect.y - HEADING)
        return tops, (True, self.has_inspector, self.log.visible)
