"""The course of the game as lines: one a seat, told apart by dash as well as by colour."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice, pairwise
from math import ceil, dist, floor
from typing import NamedTuple

from pixtable.core.course import Course, leads
from pixtable.language.figures import plain, signed
from pixtable.shell.kit.blocks import Block
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, centred
from pixtable.ui.draw.theme import SEATS, Line

DASHES: tuple[tuple[float, float] | None, ...] = (None, (9, 5), (1, 7), (15, 6), (4, 5))
THICK, THIN = 4.0, 3.0
EMBLEM = 24.0
STACKED_TALL = 260.0
SELDOM = 5
APART = 8.0  # between the names of two rounds
PADDING = 12.0
STROKES = 2
ROOM = 4.0  # round the whole: a line may be thicker than its edge
NICE = (5, 10, 20, 25, 50, 100, 200)
MARK = 13.0
ASIDE = (0, -2, 2, -4, 4)
"""A mark that would lie on another keeps its step, and goes up or down by so many of its radii."""


class Scale(NamedTuple):
    """Points and steps into places."""

    box: Rect
    low: float
    high: float
    steps: int

    def x(self, n: float) -> float:
        return self.box.x + self.box.w * n / max(1, self.steps)

    def y(self, points: float) -> float:
        return self.box.bottom - self.box.h * (points - self.low) / ((self.high - self.low) or 1)


def nice_step(least: float) -> int:
    """The smallest round number of points between two lines that is not less than this."""
    return next((step for step in NICE if step >= least), NICE[-1])


def spread(wished: Sequence[tuple[float, int]], gap: float, bottom: float) -> list[tuple[float, int]]:
    """Heights from the top down, none nearer to the next than the gap, none below the bottom."""
    heights = [y for y, _ in wished]
    for i in range(1, len(heights)):
        heights[i] = max(heights[i], heights[i - 1] + gap)
    heights[-1] = min(heights[-1], bottom)
    for i in reversed(range(len(heights) - 1)):
        heights[i] = min(heights[i], heights[i + 1] - gap)
    return list(zip(heights, (seat for _, seat in wished), strict=True))


class Graph(Block):
    def __init__(self, course: Course, ranks: Sequence[int], emblems: Sequence[int], say: Callable[..., str]) -> None:
        super().__init__("result.graph")
        self.course, self.emblems, self.say = course, emblems, say
        self.heights = leads(course.points) if course.is_a_race else course.points
        self.seats = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
        self._name = object()  # of its picture: nothing that it shows ever changes

    def place(self, rect: Rect) -> None:
        self.rect = rect

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        self.rect = Rect(spot.x, spot.y, spot.w, STACKED_TALL + canvas.measure("X", "caption")[1])
        return self.rect.h

    def rehearsals(self) -> Iterator[Callable[[Canvas], None]]:
        """All that it shows, a stroke at a time: at once they would hold up the frame in which they are first seen."""
        for place, seat in enumerate(self.seats):
            for n in range(STROKES):
                yield partial(self._rehearse, seat, place, n)
        yield self.paint

    def _rehearse(self, seat: int, place: int, stroke: int, canvas: Canvas) -> None:
        list(islice(self._strokes(canvas, self._scale(canvas), seat, place), stroke + 1))

    def paint(self, canvas: Canvas) -> None:
        canvas.composed(("course", self._name), self.rect, lambda: self._paint(canvas), ROOM)

    def _paint(self, canvas: Canvas) -> None:
        panels.slip(canvas, self.rect)
        scale = self._scale(canvas)
        self._ground(canvas, scale)
        for place, seat in reversed(list(enumerate(self.seats))):
            list(self._strokes(canvas, scale, seat, place))
        self._ends(canvas, scale)
        self._marks(canvas, scale)

    def _scale(self, canvas: Canvas) -> Scale:
        values = [value for row in self.heights for value in row]
        low, high = min(0.0, *values), max(1.0, *values)
        figures = canvas.measure(f"{self._figure(round(high))}0", "caption")[0]
        foot = canvas.measure("X", "caption")[1]
        box = self.rect.inset(PADDING + figures, PADDING + 4, PADDING + EMBLEM + 4, foot + PADDING)
        return Scale(box, low, high, len(self.heights) - 1)

    def _ground(self, canvas: Canvas, scale: Scale) -> None:
        """Level lines at round numbers, as many as their figures leave room for."""
        box, tall = scale.box, canvas.measure("X", "caption")[1]
        step = nice_step((scale.high - scale.low) * tall / box.h)
        for points in range(ceil(scale.low / step) * step, floor(scale.high) + 1, step):
            y = scale.y(points)
            canvas.fill(Rect(box.x, y, box.w, Line.HAIR), "paper_rule", 0.9 if points == 0 else 0.45)
            figure = Rect(self.rect.x + PADDING / 2, y - tall / 2, box.x - self.rect.x - PADDING, tall)
            canvas.text(self._figure(points), figure, "caption", "muted_ink", align="right", lines=1)
        mark_rounds(canvas, scale, self.course.ends, self.say)

    def _figure(self, points: int) -> str:
        return signed(points) if self.course.is_a_race and points else plain(points)

    def _strokes(self, canvas: Canvas, scale: Scale, seat: int, place: int) -> Iterator[None]:
        """A seat's line in its colour, over a darker one."""
        points = [(scale.x(n), scale.y(row[seat])) for n, row in enumerate(self.heights)]
        dash, width = DASHES[place % len(DASHES)], THICK if place == 0 else THIN
        if dash is not None and dash[0] <= 1:
            width += 1  # dots need body
        for wide, colour, alpha in ((width + 1.5, "ink", 0.55), (width, SEATS[self.emblems[seat]], 1.0)):
            canvas.path(points, wide, colour, dash=dash, alpha=alpha, area=scale.box.grown(6))
            yield

    def _ends(self, canvas: Canvas, scale: Scale) -> None:
        last = self.heights[-1]
        upper = sorted(self.seats, key=lambda seat: -last[seat])
        mark_ends(canvas, scale, [(scale.y(last[seat]), self.emblems[seat]) for seat in upper])

    def _marks(self, canvas: Canvas, scale: Scale) -> None:
        radius = max(MARK, 0.5 * canvas.measure("0", "caption_strong")[1])
        placed: list[tuple[float, float]] = []
        for number, moment in enumerate(self.course.moments, start=1):
            x, y = scale.x(moment.n), scale.y(self.heights[moment.n][moment.seat])
            top, bottom = scale.box.y + radius, scale.box.bottom - radius
            places = [(x, min(max(y + aside * radius, top), bottom)) for aside in ASIDE]
            free = [place for place in places if all(dist(place, other) >= 2 * radius for other in placed)]
            placed.append((free or places)[0])
            numbered(canvas, number, *placed[-1], radius)


def mark_rounds(canvas: Canvas, scale: Scale, ends: Sequence[int], say: Callable[..., str]) -> None:
    """A line at the end of every round, and its name or at least its number where there is room for all; else a
    number at every fifth."""
    spans = list(pairwise(scale.x(n) for n in (0, *ends)))
    numbers = range(1, len(spans) + 1)
    kinds = [[say(key, n=n) for n in numbers] for key in ("round", "round_short")]
    widths = [[canvas.measure(words, "caption")[0] for words in kind] for kind in kinds]
    fitting = [all(w + APART <= right - left for w, (left, right) in zip(wide, spans, strict=True)) for wide in widths]
    words, wide = (kinds[0], widths[0]) if fitting[0] else (kinds[1], widths[1])
    every = 1 if any(fitting) else SELDOM
    tall = canvas.measure("X", "caption")[1]
    for number, (left, right) in zip(numbers, spans, strict=True):
        canvas.fill(Rect(right, scale.box.y, Line.HAIR, scale.box.h), "paper_rule")
        if number % every == 0:
            room = max(right - left, wide[number - 1] + 2)
            label = Rect((left + right - room) / 2, scale.box.bottom + 4, room, tall)
            canvas.text(words[number - 1], label, "caption", "muted_ink", align="centre", lines=1)


def mark_ends(canvas: Canvas, scale: Scale, ends: Sequence[tuple[float, int]]) -> None:
    """Each line, from the highest down, ends beside its emblem; those that would meet are pushed apart."""
    x = scale.box.right + 6 + EMBLEM / 2
    for y, emblem in spread(ends, EMBLEM, scale.box.bottom):
        canvas.emblem(emblem, centred((EMBLEM, EMBLEM), Rect(x, y, 0, 0)))


def numbered(canvas: Canvas, number: int, x: float, y: float, radius: float) -> None:
    """A moment's number in a ring: the same on the graph and in the list."""
    canvas.disc(x, y, radius, "paper_light")
    canvas.circle(x, y, radius, Line.RIM, "result_ink")
    box = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
    canvas.layer += 1
    canvas.text(str(number), box, "caption_strong", "ink", align="centre", lines=1)
    canvas.layer -= 1
