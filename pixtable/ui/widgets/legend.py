"""Words of a text that can be asked about: a spot on each for the pointer, and steps from one to the next for the keys.

Where a text is read by itself, the keys belong to whoever shows it, who passes them on, and its spots are no items of
the focus. Where it is one thing among others, they are: `attend` gives them the keys.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point, Rect
from pixtable.ui.draw.theme import Line
from pixtable.ui.input.intent import Input, Intent, Want
from pixtable.ui.node import Node

Marks = Sequence[tuple[str, Rect]]
"""As `Canvas.marks` gives them: in reading order, a word that is broken with a box on each line."""
WAYS = {Want.LEFT: -1, Want.RIGHT: 1}
GROWN = 2.0
ROUND = 4.0


class Spot(Node):
    catches = True
    ringed = False
    in_text = True

    def __init__(self, legend: Legend) -> None:
        super().__init__(on_press=lambda: legend.press(self.number))
        self.legend, self.number = legend, 0

    def lie(self, number: int, rect: Rect, tooltip: str, *, in_focus: bool) -> None:
        self.id, self.number, self.rect, self.tooltip = f"{self.legend.id}.{number}", number, rect, tooltip
        self.focusable, self.tracks = in_focus, not in_focus

    def pointer_up(self, at: Point) -> None:
        if self.tracks and self.screen_rect().contains(*at):
            self.legend.press(self.number)

    def handle(self, given: Input) -> bool:
        """The key that looks closer asks about the word, whatever a press is for; arrows go on as one reads."""
        if not isinstance(given, Intent) or given.released:
            return False
        if given.want in WAYS:
            return self.legend.enter(self.number + WAYS[given.want])
        if given.want == Want.ZOOM:
            self.legend.ask(self.legend.words[self.number][0])
        elif given.want == Want.CONFIRM:
            self.legend.press(self.number)
        return given.want in (Want.ZOOM, Want.CONFIRM)


class Legend(Node):
    """`ask` is called with a word that was chosen already when it was pressed; where there is a `tip`, at once, for
    then the hand that rests on a word was told all. With `press` a press is for whatever the text stands on.
    """

    def __init__(
        self, id: str, ask: Callable[[str], None], tip: Callable[[str], str] | None = None, *,
        attend: Callable[[Node], None] | None = None, press: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(id)
        self.ask, self.tip, self._attend, self._press = ask, tip, attend, press
        self.words: list[tuple[str, Rect]] = []  # each with its first box
        self.chosen: int | None = None
        self._marks: Marks = ()

    def lay(self, marks: Marks) -> None:
        if marks == self._marks:
            return
        self._marks = list(marks)
        self.remove(*self.children[len(marks) :])
        self.add(*(Spot(self) for _ in marks[len(self.children) :]))  # those that stay keep hand and focus
        self.words = []
        for n, (mark, rect) in enumerate(marks):
            goes_on = n > 0 and _goes_on(marks[n - 1], marks[n])
            if not goes_on:
                self.words.append((mark, rect))
            spot, tip = self.children[n], self.tip(mark) if self.tip else ""
            assert isinstance(spot, Spot)
            spot.lie(len(self.words) - 1, rect, tip, in_focus=self._attend is not None and not goes_on)
        if self.chosen is not None and self.chosen >= len(self.words):
            self.chosen = None

    @property
    def current(self) -> int | None:
        """The word under the pointer, or where the keys are; else the chosen one."""
        over = next((spot for spot in self.children if isinstance(spot, Spot) and (spot.hovered or spot.focused)), None)
        return self.chosen if over is None else over.number

    def choose(self, mark: str) -> None:
        self.chosen = next((n for n, (one, _) in enumerate(self.words) if one == mark), None)

    def enter(self, number: int) -> bool:
        """The keys go to this word, if there is one."""
        spot = next((one for one in self.children if one.focusable and one.id == f"{self.id}.{number}"), None)
        if spot is not None and self._attend is not None:
            self._attend(spot)
        return spot is not None

    def step(self, by: int) -> bool:
        """To the next word, round the text."""
        if not self.words:
            return False
        self.chosen = (
            (0 if by > 0 else -1) % len(self.words) if self.chosen is None else (self.chosen + by) % len(self.words)
        )
        for spot in self.children:
            spot.hovered = False  # the keys have it now
        return True

    def press(self, number: int) -> None:
        if self._press is not None:
            self._press()
        elif self.tip is None and self.chosen != number:
            self.chosen = number
        else:
            self.ask(self.words[number][0])

    def paint_over(self, canvas: Canvas) -> None:
        number = self.current
        for spot in self.children:
            if isinstance(spot, Spot) and spot.number == number:
                canvas.ring(spot.rect.grown(GROWN), ROUND, Line.RING, "amber_paper")


def _goes_on(before: tuple[str, Rect], after: tuple[str, Rect]) -> bool:
    """Whether a word that was broken goes on at the beginning of the next line."""
    (mark, one), (same, other) = before, after
    return mark == same and one.y < other.y < one.bottom + GROWN and other.x <= one.x
