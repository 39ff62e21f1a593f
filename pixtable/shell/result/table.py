"""The table of the result: rounds and terms of every seat, the best of each column in green."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from pixtable.core.rules import Result, ScoreLine
from pixtable.language.figures import plain
from pixtable.shell.kit.blocks import Block
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, Share, centred, columns
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.lettering.typeset import Icon, Rich, Run
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS

HEAD_TALL, ROW_TALL, GAP = 44.0, 56.0, 8.0
NAME_SHARE, TOTAL_SHARE = Share(2.8), Share(1.4)
EMBLEM, ICON = 36.0, 28.0
PADDING = 14.0
MOST_ROUNDS = 6  # more of them are for the graph to tell
UNBROKEN = "\u00a0"
CARRIED = "carried"  # what a set position began with belongs to no term
Speakers: TypeAlias = tuple[Callable[..., str], Callable[..., str]]
"""How the sheet says its own words, and how the game says its."""


class Column(NamedTuple):
    """A round or a term, with each seat's points in it."""

    title: str
    points: tuple[int, ...]
    term: str = ""
    clause: str = ""

    def best(self, *, fewest_wins: bool) -> int | None:
        """The best figure where it tells anybody apart."""
        if len(set(self.points)) == 1:
            return None
        return min(self.points) if fewest_wins else max(self.points)


def columns_of(result: Result, words: Speakers, icons: Mapping[str, str]) -> list[Column]:
    """Rounds first, where there were a few, then terms; terms with one icon are one column."""

    def icon(line: ScoreLine) -> object:
        return icons.get(line.term, line.term)

    def round_of(line: ScoreLine) -> object:
        return line.round

    say, own = words
    lines = [line for lines in result.breakdown for line in lines]
    rounds = sorted({line.round for line in lines})
    by_round = [Column(say("round_short", n=n), _sums(result, round_of, n)) for n in rounds]
    firsts: dict[object, ScoreLine] = {}
    for line in lines:
        if line.term != CARRIED:
            firsts.setdefault(icon(line), line)
    by_term = [
        Column(own(line.term), _sums(result, icon, shared), line.term, line.clause) for shared, line in firsts.items()
    ]
    return [*(by_round if 1 < len(by_round) <= MOST_ROUNDS else []), *by_term]


def _sums(result: Result, aspect: Callable[[ScoreLine], object], value: object) -> tuple[int, ...]:
    """Each seat's points in the lines whose aspect is this value."""
    return tuple(sum(line.points for line in lines if aspect(line) == value) for lines in result.breakdown)


class TermHead(Node):
    """A term's icon; pressed, it shows the clause that grants the points."""

    ringed = False
    press_sound = PRESS

    def __init__(self, column: Column, icon: str, on_press: Callable[[], None]) -> None:
        super().__init__(f"result.term.{column.term}", on_press=on_press, tooltip=column.title, region="table")
        self.column, self.icon = column, icon

    def hit_rect(self) -> Rect:
        return centred((max(self.rect.w, Space.TARGET), max(self.rect.h, Space.TARGET)), self.rect)

    def paint(self, canvas: Canvas) -> None:
        box = centred((ICON, ICON), self.rect)
        if self.icon and canvas.pictures.assets.has(self.icon):
            canvas.image(self.icon, box)
        else:
            canvas.rounded(box, Radius.CHIP, "amber_paper")
            canvas.text(self.column.title[:1], box, "caption_strong", "dark_ink", align="centre", lines=1)
        if self.focused:
            canvas.ring(box.grown(6), Radius.PLATE, Line.RING, "amber_paper")


class ScoreTable(Block):
    """Seats by rank. `heads` are the pressable icons above the terms."""

    def __init__(
        self, result: Result, names: Sequence[str], words: Speakers, icons: Mapping[str, str],
        on_clause: Callable[[str], None], *, emblems: Sequence[int],
    ) -> None:  # fmt: skip
        super().__init__("result.table")
        self.result, self.names, self.emblems, self.say = result, names, emblems, words[0]
        self.columns = columns_of(result, words, icons)
        self.seats = sorted(range(len(names)), key=lambda seat: result.ranks[seat])
        self.heads = [
            TermHead(column, icons.get(column.term, ""), partial(on_clause, column.clause))
            for column in self.columns
            if column.term
        ]
        self.add(*self.heads)
        self.legend = self._legend()
        self._legend_tall = 0.0

    def _legend(self) -> Rich:
        """What each icon stands for, in the order of the columns."""
        parts: list[Run | Icon] = []
        for head in self.heads:
            mark = Icon(head.icon) if head.icon else Run(f"{head.column.title[:1]}:")
            name = head.column.title.replace(" ", UNBROKEN)
            parts += [*([Run(" · ")] if parts else []), mark, Run(f"{UNBROKEN}{name}")]
        return parts

    def place(self, rect: Rect, canvas: Canvas) -> None:
        self._legend_tall = canvas.measure(self.legend, "caption", rect.w - 2 * PADDING)[1] if self.heads else 0.0
        self.rect = rect
        each = (rect.h - HEAD_TALL - self._legend_tall) / len(self.seats)
        self.gap = min(GAP, each / 8)
        self.row_tall = min(ROW_TALL, each - self.gap)
        cells = self._cells(rect.top_part(HEAD_TALL))[1:-1]
        terms = [cell for cell, column in zip(cells, self.columns, strict=True) if column.term]
        for head, cell in zip(self.heads, terms, strict=True):
            head.rect = centred((Space.TARGET, Space.TARGET), cell)

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        line = max(ROW_TALL, canvas.measure("X", "score")[1] + Space.HALF)
        self.place(Rect(spot.x, spot.y, spot.w, HEAD_TALL + len(self.seats) * (line + GAP)), canvas)
        self.rect = self.rect.inset(0, 0, 0, -self._legend_tall)
        self.row_tall, self.gap = line, GAP
        return self.rect.h

    def _cells(self, row: Rect) -> list[Rect]:
        return columns(row.inset(PADDING, 0), NAME_SHARE, *[REST] * len(self.columns), TOTAL_SHARE)

    def paint(self, canvas: Canvas) -> None:
        head = self.rect.top_part(HEAD_TALL - 4)
        canvas.rounded(head, Radius.CHIP, "tab_off", 0.6 if canvas.theme.textures else 1)
        cells = self._cells(head)
        canvas.text(self.say("player"), cells[0], "body_strong", "ink", lines=1)
        for column, cell in zip(self.columns, cells[1:-1], strict=True):
            if not column.term:
                canvas.text(column.title, cell, "body_strong", "ink", align="centre", lines=1)
        canvas.text(self.say("total"), cells[-1], "body_strong", "ink", align="right", lines=1)
        for i, seat in enumerate(self.seats):
            top = self.rect.y + HEAD_TALL + i * (self.row_tall + self.gap) + self.gap / 2
            self._row(canvas, seat, Rect(self.rect.x, top, self.rect.w, self.row_tall))
        end = self.rect.y + HEAD_TALL + len(self.seats) * (self.row_tall + self.gap)
        below = Rect(self.rect.x, end, self.rect.w, self._legend_tall).inset(PADDING, 0)
        canvas.text(self.legend, below, "caption", "ink", align="right", shrink=False)

    def _row(self, canvas: Canvas, seat: int, row: Rect) -> None:
        if self.result.ranks[seat] == 1:
            panels.slip(canvas, row, "amber_paper", Line.RIM)
        else:
            panels.row(canvas, row)
        cells = self._cells(row)
        first = cells[0].inset(self._rank(canvas, seat, cells[0]), 0, 0, 0)
        side = min(EMBLEM, row.h - 6)
        canvas.emblem(self.emblems[seat], Rect(first.x, row.cy - side / 2, side, side))
        name = first.inset(side + Space.GRID, 0, 2, 0)
        canvas.text(canvas.trimmed(self.names[seat], "label", name), name, "label", "ink", lines=1)
        for column, cell in zip(self.columns, cells[1:-1], strict=True):
            self._figure(canvas, column, seat, cell)
        canvas.text(f"{self.result.scores[seat]}", cells[-1], "score", "ink", align="right", lines=1)

    def _rank(self, canvas: Canvas, seat: int, cell: Rect) -> float:
        """Before the name where the points do not tell it; how much room it takes."""
        if self.result.is_told_by_points:
            return 0.0
        wide = canvas.measure(str(len(self.seats)), "label")[0] + 2
        canvas.text(str(self.result.ranks[seat]), cell.left_part(wide), "label", "ink", align="right", lines=1)
        return wide + Space.GRID

    def _figure(self, canvas: Canvas, column: Column, seat: int, cell: Rect) -> None:
        points = column.points[seat]
        is_best = points == column.best(fewest_wins=self.result.fewest_wins)
        role, colour = ("name", "good") if is_best else ("body", "ink")
        canvas.text(plain(points), cell, role, colour, align="centre", lines=1)
