"""The table that a round ends with: what each seat has got and what for, and who goes past whom. A hand leads on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias

from pixtable.core.events import Seat
from pixtable.table.onward import Onward
from pixtable.table.ports import Clock, Voice
from pixtable.table.stage import Recap
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect, Share, Size, centred, columns
from pixtable.ui.draw.theme import Colour, Space
from pixtable.ui.input.intent import DIRECTIONS, Intent, Want
from pixtable.ui.motion.choreo import appear, part
from pixtable.ui.motion.durations import BEATS, Motion
from pixtable.ui.motion.tween import Call, Tween
from pixtable.ui.motion.tween import Sequence as InTurn
from pixtable.ui.node import Node

PADDING, GAP = 20.0, 6.0
TITLE, HEAD, ROW, FOOT = 40.0, 34.0, 56.0, 56.0
LOWEST_ROW = 30.0
RANK, NAME, NUMBER, TOTAL = 58.0, 176.0, 72.0, 92.0
EMBLEM = 36.0
BUTTON = 300.0
ARROW = 6.0
ABOVE = 10
"""Layers: it hides whatever it lies on."""
ASKS = {Want.CONFIRM, Want.DIGIT, *DIRECTIONS}


class StandingsHost(Clock, Voice, Protocol):
    """What it asks of its host."""

    def attend_to(self, node: Node | None, *, quietly: bool = False) -> None: ...


class Column(NamedTuple):
    """A kind of points: its sign over the column, and each seat's figure in it."""

    head: Callable[[Canvas, Rect], object]
    figure: Callable[[Canvas, Rect, Seat], object]
    wide: float = NUMBER


class Score(NamedTuple):
    """What a seat had before the round, and what it got in it."""

    name: str
    emblem: int
    before: int
    gained: int


@dataclass(frozen=True)
class RoundTable:
    """All that is to be read at the end of a round."""

    title: str
    columns: Sequence[Column]
    scores: Sequence[Score]
    """By seat."""
    heads: tuple[str, str]
    """Over what was gained, and over the total."""
    figure: Callable[[int], str]
    ranks: tuple[Sequence[int], Sequence[int]]
    """Of each seat, before this round and after it."""
    adds_up: bool = True
    """Whether there is a total of several rounds."""

    def order(self, *, after: bool) -> list[Seat]:
        ranks = self.ranks[after]
        return sorted(range(len(ranks)), key=lambda seat: ranks[seat])

    @property
    def is_first(self) -> bool:
        """Nobody was ahead of anybody yet."""
        return len(set(self.ranks[0])) == 1

    @property
    def wides(self) -> list[float]:
        return wides_of([column.wide for column in self.columns], adds_up=self.adds_up)

    @property
    def wide(self) -> float:
        return sum(self.wides)


def wides_of(mine: Sequence[float], *, adds_up: bool = True) -> list[float]:
    """Rank, name, what the game shows, the points of the round, and the total."""
    return [RANK, NAME, *mine, NUMBER, *([TOTAL] if adds_up else [])]


def ranks_by(totals: Sequence[int], *, fewest_wins: bool = False) -> list[int]:
    """Seats with the same total share a rank."""
    way = 1 if fewest_wins else -1
    return [1 + sum(way * other < way * total for other in totals) for total in totals]


class Cells(NamedTuple):
    rank: Rect
    name: Rect
    columns: list[Rect]
    sums: list[Rect]


def cells_of(table: RoundTable, row: Rect) -> Cells:
    """The widths at their usual ratio, whatever room there is."""
    rank, name, *others = columns(row.inset(Space.GRID, 0), *[Share(wide) for wide in table.wides])
    count = len(table.columns)
    return Cells(rank, name, others[:count], others[count:])


Counting: TypeAlias = Callable[[float], float]
"""A game's own way to count in the lines of its table: from when on, and when it is over."""


class Standings(Node):
    """Opens over the table when a round has been counted; lines go to their ranks, then its button leads on."""

    catches = True

    def __init__(self, id: str, host: StandingsHost) -> None:
        super().__init__(f"{id}.standings")
        self.host = host
        self.z = 90.0
        self.visible = False
        self.room, self.text_scale = NOWHERE, 1.0
        self.onward = Onward(f"{id}.onward", host, key="Enter")
        self.onward.z = self.z
        self.lines: list[LineNode] = []
        self.table: RoundTable | None = None

    # what happens

    def open(self, table: RoundTable, onward: str, begins: float = 0.0, counting: Counting | None = None) -> None:
        """In so many ms; until the button is there all of it can be hurried."""
        motion = self.host.motion
        self.close()
        self.table, self.onward.text = table, onward
        self.lines = [LineNode(table, seat) for seat in range(len(table.scores))]
        self.add(*self.lines, self.onward)
        self.onward.visible = False
        self.lay_out()
        at = begins + motion.ms("panel")
        self.add_motion(Call(self._come, begins))
        for place, seat in enumerate(table.order(after=False)):
            self.lines[seat].come_in(motion, at + motion.stagger("row_in", place))
        at += motion.stagger("row_in", len(self.lines) - 1) + motion.ms("row_in")
        at = self._count_all(at) if counting is None else counting(at)
        self.add_motion(Call(lambda: self.host.sound("score_total"), at))
        self.add_motion(Call(self._go_to_ranks, at + motion.ms("rank_rest")))

    def _count_all(self, at: float) -> float:
        for line in self.lines:
            line.run_up(self.host.motion, at)
        return at + self.host.motion.ms("big_score")

    def _come(self) -> None:
        self.visible = True
        self.lay_out()
        appear(self, self.host.motion, beat="panel")

    def _go_to_ranks(self) -> None:
        """Who has gone past whom is seen to."""
        table, motion = self.table, self.host.motion
        if table is None:
            return
        if table.order(after=False) != table.order(after=True):
            self.host.sound("card_slide")
        for line in self.lines:
            line.is_ranked = True
        before = {line: line.rect.y for line in self.lines}
        self.lay_out()
        for line in self.lines:
            line.travel(before[line] - line.rect.y, motion)
        self.add_motion(Call(self._offer, motion.ms("rank")))

    def _offer(self) -> None:
        """In a replay there is nothing to press: it goes on by itself."""
        if not self.host.is_now:
            return
        self.onward.visible = True
        appear(self.onward, self.host.motion)
        self.host.attend_to(self.onward)

    def put_away(self) -> None:
        """It was read."""
        if self.visible:
            self.onward.visible = False
            gone = part(self.pose, "alpha", 0, self.host.motion.ms("fade"), "fade")
            self.add_motion(InTurn([gone, Call(self.close)]))

    def close(self) -> None:
        self.animator.drop()
        self.pose.alpha = 1.0
        self.clear()
        self.lines, self.table, self.visible = [], None, False

    def on_intent(self, intent: Intent) -> bool:
        """While it lies there it has all keys: what it hides cannot be gone to."""
        if not self.visible or intent.released or intent.want not in ASKS:
            return False
        if intent.want == Want.CONFIRM:
            self.host.go_on()
        else:
            self.host.attend_to(self.onward)
        return True

    # where it lies

    def arrange(self, room: Rect) -> None:
        self.room = room
        self.lay_out()

    def lay_out(self) -> None:
        table = self.table
        if table is None:
            return
        scale, row = self.text_scale, self._row_tall(len(self.lines))
        title, head, foot = self._parts
        self.rect = self._place(table.wide, len(self.lines))
        inner = self.rect.inset(PADDING)
        order = table.order(after=any(line.is_ranked for line in self.lines))
        for place, seat in enumerate(order):
            self.lines[seat].rect = Rect(inner.x, inner.y + title + head + place * (row + GAP), inner.w, row)
        box = inner.bottom_part(foot - Space.GRID)
        self.onward.rect = centred((min(inner.w, BUTTON * (1 + (scale - 1) / 2)), box.h), box)

    @property
    def _parts(self) -> tuple[float, float, float]:
        """Title, heads and foot."""
        scale = self.text_scale
        return TITLE * scale, HEAD * scale, FOOT * scale**0.5

    def _row_tall(self, count: int) -> float:
        room = self.room.h - Space.GAP - sum(self._parts) - 2 * PADDING
        tall: float = max(LOWEST_ROW, min(ROW * self.text_scale**0.75, room / count - GAP))
        return tall

    def _place(self, wide: float, count: int) -> Rect:
        wide = min(self.room.w - 2 * Space.GRID, (wide + 2 * PADDING) * (1 + (self.text_scale - 1) * 0.75))
        return centred((wide, sum(self._parts) + 2 * PADDING + count * (self._row_tall(count) + GAP)), self.room)

    def rehearse(self, wide: float, count: int, canvas: Canvas) -> None:
        """Its leather is made before it is wanted: that takes longer than a frame."""
        self.text_scale = canvas.text_scale
        panels.panel(canvas, self._place(wide, count))

    def draw_all(self, canvas: Canvas) -> None:
        if canvas.text_scale != self.text_scale:  # only the canvas knows how large the words are
            self.text_scale = canvas.text_scale
            self.lay_out()
        canvas.layer += ABOVE
        super().draw_all(canvas)
        canvas.layer -= ABOVE

    def paint(self, canvas: Canvas) -> None:
        if self.table is None:
            return
        panels.panel(canvas, self.rect)
        inner = self.rect.inset(PADDING)
        title, head = TITLE * self.text_scale, HEAD * self.text_scale
        paint_head(canvas, self.table, inner.top_part(title), Rect(inner.x, inner.y + title, inner.w, head))


class LineNode(Node):
    """A seat's line: it comes in at the rank that the seat had, counts, and goes to the rank that it has."""

    def __init__(self, table: RoundTable, seat: Seat) -> None:
        super().__init__(f"standings.{seat}")
        self.table, self.seat = table, seat
        self.is_ranked = False
        self.counted = 0
        self.pose.alpha = 0.0

    def come_in(self, motion: Motion, at: float) -> None:
        ms = motion.ms("row_in")
        self.add_motion(part(self.pose, "alpha", 1, ms, "row_in", delay=at))
        if not motion.reduced:
            self.pose.dx = BEATS["row_in"].amount
            self.add_motion(part(self.pose, "dx", 0, ms, "row_in", delay=at))

    def run_up(self, motion: Motion, at: float) -> None:
        """All that was gained, quickly."""
        gained, beat = self.table.scores[self.seat].gained, BEATS["big_score"]
        self.add_motion(Tween(self._count_to, 0, gained, motion.ms("big_score"), beat.ease, delay=at))

    def _count_to(self, points: float) -> None:
        self.counted = round(points)

    def travel(self, dy: float, motion: Motion) -> None:
        if not dy:
            return
        self.z = 1.0 if dy > 0 else 0.0  # who goes up goes above
        if motion.reduced:
            appear(self, motion, beat="rank")
        else:
            self.add_motion(part(self.pose, "dy", 0, motion.ms("rank"), "rank", start=dy))

    def paint(self, canvas: Canvas) -> None:
        paint_line(canvas, self.table, self.seat, self.rect, counted=self.counted, is_ranked=self.is_ranked)


# looks


def paint_head(canvas: Canvas, table: RoundTable, title: Rect, head: Rect) -> None:
    canvas.text(table.title, title, "title" if canvas.text_scale == 1 else "label", "amber", align="centre", lines=1)
    cells = cells_of(table, head)
    for column, box in zip(table.columns, cells.columns, strict=True):
        column.head(canvas, box)
    for words, box in zip(table.heads, cells.sums, strict=False):
        canvas.text(words, box, "caption_strong", "muted", align="right", lines=1)


def paint_line(
    canvas: Canvas, table: RoundTable, seat: Seat, row: Rect, *, counted: int | None = None, is_ranked: bool = True
) -> None:
    """`counted` of its points, where not all of them are yet."""
    score, cells = table.scores[seat], cells_of(table, row)
    leads = is_ranked and table.ranks[1][seat] == 1
    panels.well(canvas, row, line="amber" if leads else None)
    _paint_rank(canvas, table, seat, cells.rank, is_ranked=is_ranked)
    side = min(EMBLEM, row.h - 6)
    canvas.emblem(score.emblem, Rect(cells.name.x, row.cy - side / 2, side, side))
    canvas.name(score.name, cells.name.inset(side + Space.GRID, 0, 4, 0), "cream")
    for column, box in zip(table.columns, cells.columns, strict=True):
        column.figure(canvas, box, seat)
    gained = score.gained if counted is None else counted
    lead: Colour = "amber" if leads else "cream"
    sums = (
        [(gained, "label", "mint"), (score.before + gained, "big", lead)] if table.adds_up else [(gained, "big", lead)]
    )
    for (points, role, colour), box in zip(sums, cells.sums, strict=True):
        canvas.text(table.figure(points), box, role, colour, align="right", lines=1)


def _paint_rank(canvas: Canvas, table: RoundTable, seat: Seat, box: Rect, *, is_ranked: bool) -> None:
    """Its number, and whether the seat has gone up or down."""
    before, after = (ranks[seat] for ranks in table.ranks)
    words = str(after) if is_ranked else "" if table.is_first else str(before)
    canvas.text(words, box.left_part(box.w / 2), "big", "cream" if is_ranked else "muted", align="centre", lines=1)
    if not is_ranked or before == after or table.is_first:
        return
    way, colour = (-1, "mint") if after < before else (1, "rose")
    x, y, size = box.x + box.w * 0.7, box.cy, ARROW * canvas.text_scale
    canvas.polygon([(x - size, y - way * size), (x + size, y - way * size), (x, y + way * size)], colour)


class RoundRecap(Recap):
    """The same to be read again, whenever its line in the log is asked."""

    def __init__(self, id: str, table: RoundTable) -> None:
        super().__init__(f"{id}.recap")
        self.table = table
        self.size = Size(table.wide + 4 * PADDING, TITLE + HEAD + len(table.scores) * (ROW + GAP) + 2 * Space.SHEET)

    def paint(self, canvas: Canvas) -> None:
        table, scale = self.table, canvas.text_scale**0.5
        title, head = TITLE * scale, HEAD * scale
        paint_head(canvas, table, self.rect.top_part(title), Rect(self.rect.x, self.rect.y + title, self.rect.w, head))
        top, room = self.rect.y + title + head, self.rect.h - title - head
        tall = min(ROW, room / len(table.scores) - GAP)
        for place, seat in enumerate(table.order(after=True)):
            row = Rect(self.rect.x, top + place * (tall + GAP), self.rect.w, tall)
            paint_line(canvas, table, seat, row)
