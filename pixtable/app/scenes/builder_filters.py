"""Above the card wall: the search, the rows, what a card must have, and the page."""

from collections.abc import Callable

from pixtable.games.tactics.table_art import paint_icon
from pixtable.ui import panels
from pixtable.ui.canvas import Canvas
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS
from pixtable.ui.theme import Line, Radius, Space

ICON = 24.0
BESIDE, END = 12.0, 4.0
"""Round the words of a tab: the icon's own room at the left, and the edge."""


class FilterTab(Node):
    """On or off; with words beside its icon where there is room for them."""

    press_sound = PRESS
    radius = Radius.PLATE
    on_paper = True

    def __init__(self, id: str, icon: str, words: str, tooltip: str, on_press: Callable[[], None]) -> None:
        super().__init__(f"builder.{id}", on_press=on_press, region="filters", tooltip=tooltip)
        self.icon, self.words, self.is_on = icon, words, False

    def natural(self, canvas: Canvas) -> float:
        """How wide it would be with its words in full size."""
        return ICON + BESIDE + canvas.measure(self.words, "body_strong")[0] + END

    def paint(self, canvas: Canvas) -> None:
        shown = ("filter", self.icon, self.words, self.is_on, self.focused)
        canvas.composed(shown, self.rect, lambda: self._paint(canvas), Space.GRID)

    def _paint_ground(self, canvas: Canvas) -> None:
        if canvas.theme.textures:
            canvas.slice("tab_on" if self.is_on else "tab_off", self.rect)
        else:
            panels.slip(canvas, self.rect, fill="paper_light" if self.is_on else "tab_off")
        if self.is_on:
            canvas.ring(self.rect.inset(2), self.radius, Line.RIM, "amber_paper")

    def _paint(self, canvas: Canvas) -> None:
        self._paint_ground(canvas)
        room = self.rect.inset(ICON + BESIDE, 0, END, 0)
        fits = self.words and canvas.block(self.words, "body_strong", *room.size, shrink=True, lines=1).fits
        x = self.rect.x + ICON / 2 + 8 if fits else self.rect.cx
        paint_icon(canvas, self.icon, x, self.rect.cy, ICON)
        if fits:
            canvas.text(self.words, room, "body_strong", "ink", lines=1)


class WordTab(FilterTab):
    """Words alone, which change as it is pressed: which set is looked at."""

    def _paint(self, canvas: Canvas) -> None:
        self._paint_ground(canvas)
        canvas.text(self.words, self.rect.inset(6, 2), "caption_strong", "ink", align="centre", lines=1)


class Note(Node):
    """A word on the felt: which page of how many, how many cards are found."""

    def __init__(self, id: str, align: str = "centre") -> None:
        super().__init__(f"builder.{id}")
        self.words, self.align = "", align

    def paint(self, canvas: Canvas) -> None:
        canvas.text(self.words, self.rect, "label", "cream", align=self.align, lines=1)
