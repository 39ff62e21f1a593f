"""Words of a text that can be asked about: a spot on each for the pointer, and steps from one to the next for the keys.

Spots are no items of the focus: a text is read, and the keys belong to whoever shows it, who passes them on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Point, Rect
from pixtable.ui.draw.theme import Line
from pixtable.ui.node import Node

Marks = Sequence[tuple[str, Rect]]
"""As `Canvas.marks` gives them: in reading order, a word that is broken with a box on each line."""
GROWN = 2.0
ROUND = 4.0


class Spot(Node):
    catches = True
    tracks = True

    def __init__(self, legend: Legend, number: int, rect: Rect) -> None:
        super().__init__(f"{legend.id}.{number}", rect)
        self.legend, self.number = legend, number

    def pointer_up(self, at: Point) -> None:
        if self.screen_rect().contains(*at):
            self.legend.press(self.number)


class Legend(Node):
    """`ask` is called with a word that was chosen already when it was pressed; where there is a `tip`, at once, for
    then the hand that rests on a word was told all.
    """

    def __init__(self, id: str, ask: Callable[[str], None], tip: Callable[[str], str] | None = None) -> None:
        super().__init__(id)
        self.ask, self.tip = ask, tip
        self.words: list[tuple[str, Rect]] = []  # each with its first box
        self.chosen: int | None = None
        self._marks: Marks = ()

    def lay(self, marks: Marks) -> None:
        if marks == self._marks:
            return
        self._marks = list(marks)
        self.clear()
        self.words = []
        for n, (mark, rect) in enumerate(marks):
            goes_on = n > 0 and marks[n - 1][0] == mark and rect.y > marks[n - 1][1].y and rect.x < marks[n - 1][1].x
            if not goes_on:
                self.words.append((mark, rect))
            spot = Spot(self, len(self.words) - 1, rect)
            spot.tooltip = self.tip(mark) if self.tip else ""
            self.add(spot)
        if self.chosen is not None and self.chosen >= len(self.words):
            self.chosen = None

    @property
    def current(self) -> int | None:
        """The word under the pointer, else the chosen one."""
        over = next((spot for spot in self.children if isinstance(spot, Spot) and spot.hovered), None)
        return self.chosen if over is None else over.number

    def choose(self, mark: str) -> None:
        self.chosen = next((n for n, (one, _) in enumerate(self.words) if one == mark), None)

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
        if self.tip is None and self.chosen != number:
            self.chosen = number
        else:
            self.ask(self.words[number][0])

    def paint_over(self, canvas: Canvas) -> None:
        number = self.current
        for spot in self.children:
            if isinstance(spot, Spot) and spot.number == number:
                canvas.ring(spot.rect.grown(GROWN), ROUND, Line.RING, "amber_paper")
