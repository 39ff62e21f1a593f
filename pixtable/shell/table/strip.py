"""The time strip: every step of the game as a tick, and the way to any of them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from pygame import Surface

from pixtable.store.saves import Notes
from pixtable.ui.draw import shapes
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point, Rect
from pixtable.ui.draw.marks import star_points
from pixtable.ui.draw.panels import bar
from pixtable.ui.draw.theme import SEATS, Line, Space
from pixtable.ui.input.intent import Input, Intent, Want
from pixtable.ui.motion.durations import Motion
from pixtable.ui.node import Node

TICK = 6.0
SMALL_TICK = 3.0
NOW = 9.0
DIAMOND = 8.0
FLAG = 9.0
STAR = 5.0
PASSED, TO_COME = 1.0, 0.45
CROWDED = 11.0
"""Below this pitch ticks become small; the line itself carries the place."""


def within_reach(rect: Rect) -> Rect:
    """The strip is lower than a hand needs, and lies at the window's edge: so the reach goes up."""
    return Rect(rect.x, rect.bottom - Space.TARGET, rect.w, Space.TARGET)


class Tick(NamedTuple):
    emblem: int
    is_milestone: bool


class Seeker(Protocol):
    """Whoever shows the game."""

    def look_at(self, n: int) -> None: ...
    def glance_at(self, n: int) -> None: ...
    def refresh(self) -> None: ...


class TimeLine(Node):
    """The ticks. Dragging along them looks at the game as it was."""

    ringed = False
    tracks = True

    def __init__(self, seeker: Seeker) -> None:
        super().__init__("table.time", focusable=True, region="time")
        self.ticks: Sequence[Tick] = ()
        self.at = 0
        self.bookmarks: frozenset[int] = frozenset()
        self.hints: frozenset[int] = frozenset()
        self._seeker = seeker
        self._wished: int | None = None
        self._is_halfway = False

    def hit_rect(self) -> Rect:
        return within_reach(self.rect)

    def place(self, n: int) -> Point:
        inner = self.rect.inset(NOW + 2, 0)
        return Point(inner.x + inner.w * n / max(1, len(self.ticks)), inner.cy)

    def pointer_down(self, at: Point) -> None:
        self.pointer_move(at)

    def pointer_move(self, at: Point) -> None:
        """A hand moves many times a frame, and only the last of its places is looked at."""
        inner = self.rect.inset(NOW + 2, 0)
        part = (at.x - inner.x) / inner.w if inner.w else 0.0
        self._wished = round(max(0.0, min(1.0, part)) * len(self.ticks))

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        if self._is_halfway:
            self._is_halfway = False
            self._seeker.refresh()
        elif self._wished is not None:
            self._follow_hand(self._wished)
            self._wished = None

    @property
    def is_answering(self) -> bool:
        return self._is_halfway or self._wished is not None or super().is_answering

    def _follow_hand(self, n: int) -> None:
        """The table in one frame, all that lies round it in the next: both at once would come too late for either."""
        if n != self.at:
            self.at, self._is_halfway = n, True
            self._seeker.glance_at(n)

    def handle(self, given: Input) -> bool:
        if not isinstance(given, Intent) or given.released:
            return False
        goal = self._goal(given.want)
        if goal is not None:
            self._seeker.look_at(max(0, min(len(self.ticks), goal)))
        return goal is not None

    def _goal(self, want: Want) -> int | None:
        """Left and right go by a step, up and down to what is marked: bookmarks and ends of rounds.

        Nobody is led into the past who only came down from the table: from the present, up leads back there.
        """
        ends = (n for n, tick in enumerate(self.ticks, start=1) if tick.is_milestone)
        marked = sorted({0, len(self.ticks), *self.bookmarks, *ends})
        match want:
            case Want.LEFT | Want.RIGHT:
                return self.at + (1 if want == Want.RIGHT else -1)
            case Want.FIRST | Want.LAST:
                return len(self.ticks) if want == Want.LAST else 0
            case Want.UP if self.at < len(self.ticks):
                return next((n for n in reversed(marked) if n < self.at), 0)
            case Want.DOWN if self.at < len(self.ticks):
                return next(n for n in marked if n > self.at)
        return None

    def paint(self, canvas: Canvas) -> None:
        """Two pictures of all ticks, bright and faded, cut where we stand: moving along paints none of them anew.

        In the present there is nothing to come, and the faded one is not made: every move makes both of them old.
        """
        here, ticks = self.place(self.at), tuple(self.ticks)
        past = self.rect.left_part(here.x - self.rect.x)
        for strength, part in ((PASSED, past), (TO_COME, self.rect.inset(past.w, 0, 0, 0))):
            if strength == PASSED or self.at < len(ticks):
                with canvas.clipped(part):
                    canvas.kept(("time", ticks, strength), self.rect, partial(self._ticks, canvas, strength))
        shown = ("now", self.at, ticks, self.focused, self.bookmarks, self.hints)
        canvas.composed(shown, self.rect, lambda: self._paint_marks(canvas))

    def _ticks(self, canvas: Canvas, strength: float, w: int, h: int) -> Surface:
        """A long game has hundreds, and with every move all of them come to lie elsewhere: each is one plain copy."""
        made, k = shapes.blank(w, h), canvas.view.scale
        first, last = ((at.x - self.rect.x) * k for at in (self.place(0), self.place(len(self.ticks))))
        pitch, middle = (last - first) / max(1, len(self.ticks)), h / 2
        line = shapes.rounded(round(last - first), max(1, round(2 * k)), 0, canvas.rgb("brass"), 0.8)
        made.blit(line, (round(first), round(middle - k)), special_flags=shapes.PREMULTIPLIED)
        radius = TICK if pitch >= CROWDED * k else SMALL_TICK
        dots = {emblem: _dot(canvas, emblem, radius * k, strength) for emblem in {tick.emblem for tick in self.ticks}}
        diamond = _diamond(canvas, strength)
        puts = []
        for n, tick in enumerate(self.ticks, start=1):
            sign = diamond if tick.is_milestone else dots[tick.emblem]
            side = sign.get_width()
            puts.append((sign, (round(first + pitch * n - side / 2), round(middle - side / 2))))
        made.fblits(puts, shapes.PREMULTIPLIED)
        return made

    def _paint_marks(self, canvas: Canvas) -> None:
        for n in self.hints:
            self._star(canvas, self.place(n))
        here = self.place(self.at)
        canvas.disc(here.x, here.y, NOW, "night")
        canvas.circle(here.x, here.y, NOW, Line.RING if self.focused else Line.RIM, "amber")
        if self.at:
            canvas.disc(here.x, here.y, TICK, SEATS[self.ticks[self.at - 1].emblem])
        for n in self.bookmarks:
            self._flag(canvas, self.place(n))

    def _flag(self, canvas: Canvas, at: Point) -> None:
        """A bookmark: a ribbon that hangs from the strip's edge, notched below."""
        top, w = self.rect.y + 1, FLAG / 2
        ribbon = [
            (at.x - w, top),
            (at.x + w, top),
            (at.x + w, top + FLAG),
            (at.x, top + FLAG - 3),
            (at.x - w, top + FLAG),
        ]
        canvas.polygon(ribbon, "amber")

    def _star(self, canvas: Canvas, at: Point) -> None:
        """Where somebody was helped."""
        canvas.polygon(star_points(at.x, at.y, STAR), "cream")


def _dot(canvas: Canvas, emblem: int, radius: float, strength: float) -> Surface:
    """In a seat's colour, with a light rim."""
    side, rim = max(2, round(2 * radius)), max(1, round(canvas.view.scale))
    made = shapes.disc(side, canvas.rgb("cream"), strength)
    made.blit(
        shapes.disc(side - 2 * rim, canvas.rgb(SEATS[emblem]), strength), (rim, rim), special_flags=shapes.PREMULTIPLIED
    )
    return made


def _diamond(canvas: Canvas, strength: float) -> Surface:
    """The end of a round."""
    side = round(2 * DIAMOND * canvas.view.scale)
    points = [(side / 2, 0), (side, side / 2), (side / 2, side), (0, side / 2)]
    return shapes.polygon(side, side, points, canvas.rgb("brass"), strength)


class StripButton(Node):
    """First, back, forward, last: small pictures drawn by code, with a hand's room around them."""

    ringed = False
    SHAPES = {"first": (-1, True), "back": (-1, False), "forward": (1, False), "last": (1, True)}  # noqa: RUF012

    def __init__(self, name: str, tooltip: str, on_press: Callable[[], None]) -> None:
        super().__init__(f"table.time.{name}", on_press=on_press, region="time", tooltip=tooltip)
        self.way, self.to_end = self.SHAPES[name]

    def hit_rect(self) -> Rect:
        return within_reach(self.rect)

    def paint(self, canvas: Canvas) -> None:
        x, y, s = self.rect.cx, self.rect.cy, 6.0 * self.way
        colour = "amber" if self.focused else "cream"
        alpha = 1.0 if self.enabled else 0.45
        canvas.polygon([(x - s / 2, y - 6), (x - s / 2, y + 6), (x + s, y)], colour, alpha)
        if self.to_end:
            canvas.fill(Rect(x + s - 1, y - 6, 2, 12), colour, alpha)


class TimeStrip(Node):
    BUTTON = Space.TARGET
    CLOCK = 264.0

    def __init__(self, tooltips: dict[str, str], seeker: Seeker) -> None:
        super().__init__("table.strip", region="time")
        self.line = TimeLine(seeker)
        self.clock = ""
        goals: dict[str, Callable[[], int]] = {
            "first": lambda: 0,
            "back": lambda: max(0, self.line.at - 1),
            "forward": lambda: min(len(self.line.ticks), self.line.at + 1),
            "last": lambda: len(self.line.ticks),
        }
        self.buttons = [
            StripButton(name, tooltips[name], lambda goal=goal: seeker.look_at(goal()))  # type: ignore[misc]
            for name, goal in goals.items()
        ]
        self.add(*self.buttons, self.line)

    def arrange(self, rect: Rect) -> None:
        self.rect = rect
        for number, button in enumerate(self.buttons):
            button.rect = Rect(rect.x + 4 + number * self.BUTTON, rect.y, self.BUTTON, rect.h)
        left = self.buttons[-1].rect.right + Space.GRID
        self.line.rect = Rect(left, rect.y, rect.right - self.CLOCK - Space.GRID - left, rect.h)

    def show(self, ticks: Sequence[Tick], at: int, clock: str, notes: Notes) -> None:
        self.line.ticks, self.line.at, self.clock = ticks, at, clock
        self.line.bookmarks, self.line.hints = frozenset(notes.bookmarks), frozenset(notes.hints)

    def paint(self, canvas: Canvas) -> None:
        canvas.composed(("strip", self.clock), self.rect, lambda: self._paint_ground(canvas), is_opaque=True)

    def _paint_ground(self, canvas: Canvas) -> None:
        bar(canvas, self.rect, line_at="top")
        place = self.rect.right_part(self.CLOCK).inset(Space.GAP, 0)
        canvas.name(self.clock, place, "cream", roles=("strip", "caption"))
