"""Above the card wall: the search, the rows, what a card must have, and the page."""

from collections.abc import Callable, Sequence

from pixtable.games.tactics.table.pieces.art import paint_icon
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Line, Radius, Space
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS

ICON = 24.0
BEFORE, AFTER = ICON + 12, 4.0
"""Beside the words of a tab: its icon, and air."""


class FilterTab(Node):
    """On or off; with words beside its icon where there is room for them."""

    press_sound = PRESS
    radius = Radius.PLATE
    on_paper = True

    def __init__(self, id: str, icon: str, words: str, tooltip: str, on_press: Callable[[], None]) -> None:
        super().__init__(f"builder.{id}", on_press=on_press, region="filters", tooltip=tooltip)
        self.icon, self.words, self.is_on = icon, words, False

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
        room = self.rect.inset(BEFORE, 0, AFTER, 0)
        fits = self.words and canvas.block(self.words, "body_strong", *room.size, shrink=True, lines=1).fits
        x = self.rect.x + ICON / 2 + 8 if fits else self.rect.cx
        paint_icon(canvas, self.icon, x, self.rect.cy, ICON)
        if fits:
            canvas.text(self.words, room, "body_strong", "ink", lines=1)


def shared_out(canvas: Canvas, tabs: Sequence[FilterTab], spots: Sequence[Rect]) -> list[Rect]:
    """Equal spots in a row; where a name needs more, each as its name asks: all have words of one size, or none."""
    beside = BEFORE + AFTER
    needed = [canvas.measure(tab.words, "body_strong")[0] for tab in tabs]
    if all(beside + need <= spot.w for need, spot in zip(needed, spots, strict=True)):
        return list(spots)
    room = sum(spot.w - beside for spot in spots) / sum(needed)
    found, x, gap = list[Rect](), spots[0].x, spots[1].x - spots[0].right
    for need, spot in zip(needed, spots, strict=True):
        found.append(Rect(x, spot.y, beside + need * room, spot.h))
        x = found[-1].right + gap
    return found


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
