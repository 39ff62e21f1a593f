"""Scrolling, where it is needed at all: a view onto a taller content, and a list of rows in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Point, Rect, bounds
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.input.intent import Input, Intent, Want
from pixtable.ui.lettering.typeset import Rich
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS

BAR = 8.0
WHEEL = 56.0
MARGIN = 6.0


class ScrollView(Node):
    """Children are placed as if there were room; what lies beyond the rect is scrolled to."""

    catches = True
    tracks = True

    def __init__(self, id: str = "", rect: Rect = NOWHERE) -> None:
        super().__init__(id, rect)
        self.offset = 0.0
        self._grabbed = 0.0

    @property
    def longest(self) -> float:
        return (
            max(0.0, bounds(c.rect for c in self.children if c.visible).bottom - self.rect.bottom)
            if self.children
            else 0.0
        )

    def room_for(self, tall: float) -> Rect:
        """Where a content of this height lies: the bar takes its part only when there is one."""
        return self.rect.inset(0, 0, BAR + Space.GRID, 0) if tall > self.rect.h else self.rect

    def scroll_to(self, offset: float) -> None:
        self.offset = max(0.0, min(self.longest, offset))

    def shift_for(self, child: Node) -> Point:
        return Point(self.pose.dx, self.pose.dy - self.offset)

    def hit(self, x: float, y: float) -> Node | None:
        return super().hit(x, y) if self.rect.moved(*self.shift).contains(x, y) else None

    def bring_into_sight(self, node: Node) -> None:
        """Bring what is focused into sight."""
        seen, box = self.screen_rect(), node.screen_rect()
        if box.y < seen.y + MARGIN:
            self.scroll_to(self.offset - (seen.y + MARGIN - box.y))
        elif box.bottom > seen.bottom - MARGIN:
            self.scroll_to(self.offset + box.bottom - seen.bottom + MARGIN)

    def wheel(self, amount: float, at: Point) -> bool:
        self.scroll_to(self.offset - amount * WHEEL)
        return self.longest > 0

    def pointer_down(self, at: Point) -> None:
        self._grabbed = at.y + self.offset

    def pointer_move(self, at: Point) -> None:
        """The content follows the hand, as on paper."""
        self.scroll_to(self._grabbed - at.y)

    def draw_all(self, canvas: Canvas) -> None:
        self.scroll_to(self.offset)
        self.paint(canvas)
        with canvas.clipped(self.rect.grown(MARGIN)), canvas.shifted(0, -self.offset):
            seen = self.rect.moved(0, self.offset)
            for child in self.below():
                if child.rect.meets(seen):
                    child.draw(canvas)
        if self.longest:
            self._bar(canvas)

    def _bar(self, canvas: Canvas) -> None:
        track = Rect(self.rect.right - BAR, self.rect.y, BAR, self.rect.h)
        tall = max(Space.TARGET, track.h * track.h / (track.h + self.longest))
        y = track.y + (track.h - tall) * self.offset / self.longest
        canvas.rounded(track, BAR / 2, "night", 0.25)
        canvas.rounded(Rect(track.x, y, BAR, tall), BAR / 2, "brass")


class Row(Node):
    """A line of a list: text, and a second text at the right."""

    ringed = False
    press_sound = PRESS

    def __init__(
        self, id: str, text: Rich, on_press: Callable[[], None] | None = None, *, note: Rich = "", on_paper: bool = True
    ) -> None:
        super().__init__(id, on_press=on_press)
        self.text, self.note, self.on_paper = text, note, on_paper
        self.chosen = False

    def paint(self, canvas: Canvas) -> None:
        ground = "paper_light" if self.on_paper else "well"
        if self.chosen or self.focused:
            canvas.rounded(self.rect, Radius.PLATE, ground)
        inner = self.rect.inset(12, 2)
        ink, quiet = ("ink", "muted_ink") if self.on_paper else ("cream", "muted")
        right = 0.0
        if self.note:
            right = canvas.measure(self.note, "body")[0] + Space.GRID
            canvas.text(self.note, inner.right_part(right), "body", quiet, align="right", lines=1)
        canvas.text(self.text, inner.inset(0, 0, right, 0), "body_strong" if self.chosen else "body", ink)
        amber = "amber_paper" if self.on_paper else "amber"
        if self.chosen:
            canvas.rounded(Rect(self.rect.x, self.rect.y + 8, 4, self.rect.h - 16), 2, amber)
        if self.focused:
            canvas.ring(self.rect, Radius.PLATE, Line.RING, amber)


class ListView(ScrollView):
    """Rows of one height under each other; scrolls only when they do not fit."""

    def __init__(self, id: str, rect: Rect = NOWHERE, row_height: float = Space.BUTTON, gap: float = 4) -> None:
        super().__init__(id, rect)
        self.row_height, self.gap = row_height, gap

    @property
    def longest(self) -> float:
        """Rows of one height need not be looked at one by one."""
        n = len(self.children)
        return max(0.0, n * self.row_height + (n - 1) * self.gap - self.rect.h) if n else 0.0

    @property
    def live(self) -> Sequence[Node]:
        """The rows in sight: hundreds of others are neither drawn nor hit, nor do they move."""
        first = int(self.offset / (self.row_height + self.gap))
        return self.children[first : first + int(self.rect.h / (self.row_height + self.gap)) + 2]

    def below(self) -> Sequence[Node]:
        return self.live

    def set_rows(self, rows: Sequence[Node]) -> None:
        self.clear()
        self.add(*rows)
        self.arrange()

    def arrange(self) -> None:
        room = BAR + Space.HALF if self.longest else 0.0
        for i, row in enumerate(self.children):
            y = self.rect.y + i * (self.row_height + self.gap)
            row.rect = Rect(self.rect.x, y, self.rect.w - room, self.row_height)

    def handle(self, given: Input) -> bool:
        if isinstance(given, Intent) and given.want in {Want.PAGE_UP, Want.PAGE_DOWN}:
            self.scroll_to(self.offset + self.rect.h * (1 if given.want == Want.PAGE_DOWN else -1))
            return True
        return False
