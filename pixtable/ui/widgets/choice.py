"""One of several: a row of segments, a row of tabs. One focus stop; left and right choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, REST, Point, Rect, Share, Size, columns, flow
from pixtable.ui.draw.marks import check, focus_ring
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.input.intent import Input, Intent, Want
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS

PADDING = 16.0
TAB_PADDING = 10.0


class _Choice(Node):
    """Options are (value, text); the chosen one is never shown by colour alone."""

    ringed = False
    tracks = True  # a click chooses by its place

    def __init__(
        self, id: str, options: Sequence[tuple[str, str]], value: str, on_change: Callable[[str], None], *,
        rect: Rect = NOWHERE, tooltip: str = "", region: str = "",
    ) -> None:  # fmt: skip
        super().__init__(id, rect, focusable=True, tooltip=tooltip, region=region)
        self.options, self.value, self.on_change = list(options), value, on_change
        self._boxes: list[Rect] = []

    def choose(self, value: str) -> None:
        if value != self.value and self.enabled:
            self.value = value
            self.play(PRESS)
            self.on_change(value)

    @property
    def index(self) -> int:
        return next((i for i, (v, _) in enumerate(self.options) if v == self.value), 0)

    def handle(self, given: Input) -> bool:
        if not isinstance(given, Intent) or given.released:
            return False
        steps = {Want.LEFT: -1, Want.RIGHT: 1, Want.FIRST: -len(self.options), Want.LAST: len(self.options)}
        if given.want not in steps:
            return False
        at = max(0, min(len(self.options) - 1, self.index + steps[given.want]))
        self.choose(self.options[at][0])
        return True

    def activate(self) -> None:
        """By key: on to the next, round and round."""
        self.choose(self.options[(self.index + 1) % len(self.options)][0])

    def pointer_up(self, at: Point) -> None:
        shift = self.screen_rect()
        inside = Point(at.x - shift.x + self.rect.x, at.y - shift.y + self.rect.y)
        for (value, _), box in zip(self.options, self._boxes, strict=False):
            if box.contains(*inside):
                self.choose(value)

    def option_rect(self, value: str) -> Rect:
        """Where an option is, for tests and tutorials."""
        return self._boxes[[v for v, _ in self.options].index(value)]


class Segments(_Choice):
    """44 high, each as wide as its text; wraps to a second row rather than shrink its words."""

    def natural(self, canvas: Canvas, width: float = 1e5) -> Size:
        boxes = self._placed(canvas, Rect(0, 0, width, Space.TARGET))
        return Size(max(b.right for b in boxes), max(b.bottom for b in boxes))

    def _placed(self, canvas: Canvas, within: Rect) -> list[Rect]:
        tall = max(Space.TARGET, canvas.measure("X", "body_strong")[1] + Space.GRID)
        wide = [max(72.0, canvas.measure(text, "body_strong")[0] + 2 * PADDING) for _, text in self.options]
        gap = Space.GRID
        return flow([Size(min(w, within.w), tall) for w in wide], within, gap)

    def paint(self, canvas: Canvas) -> None:
        boxes = self._placed(canvas, self.rect)
        self._boxes = boxes
        for (value, text), box in zip(self.options, boxes, strict=True):
            on = value == self.value
            canvas.rounded(box, Radius.PLATE, "good" if on and canvas.theme.textures else "segment")
            canvas.ring(box, Radius.PLATE, Line.CHIP, "good" if on else "segment_line")
            colour = ("cream" if canvas.theme.textures else "amber") if on else "ink"
            canvas.text(text, box.inset(6, 2), "body_strong", colour, align="centre", lines=1)
            if on and self.focused:
                focus_ring(canvas, box.inset(3), Radius.PLATE, "amber_paper")
            if on:
                check(canvas, box.right - 4, box.y + 4, "good_light", 8)


class Tabs(_Choice):
    """Tabs across the rect; the bumpers' neighbours in spirit."""

    def cut(self, canvas: Canvas, rect: Rect) -> list[Rect]:
        """Of equal width; where a name needs more than its part, each as wide as its own name asks."""
        equal = columns(rect, *[REST] * len(self.options), gap=Space.GRID)
        needed = [canvas.measure(text, "label")[0] + 2 * TAB_PADDING + 1 for _, text in self.options]
        if all(need <= box.w for need, box in zip(needed, equal, strict=True)):
            return equal
        return columns(rect, *map(Share, needed), gap=Space.GRID)

    def paint(self, canvas: Canvas) -> None:
        boxes = self.cut(canvas, self.rect)
        self._boxes = boxes
        for (value, text), box in zip(self.options, boxes, strict=True):
            on = value == self.value
            if canvas.theme.textures:
                canvas.slice("tab_on" if on else "tab_off", box)
            else:
                canvas.rounded(box, Radius.PLATE, "panel_top")
                canvas.ring(box, Radius.PLATE, Line.RIM, "amber" if on else "paper_line")
            colour = "dark_ink" if canvas.theme.textures and not on else "ink"
            ink = canvas.text(text, box.inset(TAB_PADDING, 4), "label", colour, align="centre", lines=1)
            if on:
                canvas.rounded(Rect(ink.x, box.bottom - 7, ink.w, 4), 2, "amber_paper")
            if on and self.focused:
                focus_ring(canvas, box.inset(1), Radius.PLATE, "amber_paper")
