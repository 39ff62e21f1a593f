"""Choosing the pieces of a chair, in a game where everybody chooses theirs: one press takes them, or swaps them."""

from collections.abc import Callable, Sequence

from pixtable.shell.kit.blocks import Block
from pixtable.shell.kit.blocks import Line as TextLine
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import REST, Rect, columns, fit
from pixtable.ui.draw.marks import check
from pixtable.ui.draw.theme import Line, Space
from pixtable.ui.node import Node
from pixtable.ui.sound import PRESS

TALL = 60.0
EMBLEM = 22.0
OTHERS = 0.45
"""How strongly is shown what somebody else plays with."""


class PairCard(Node):
    """An emblem, and the pieces that go with it."""

    on_paper = True
    press_sound = PRESS

    def __init__(
        self, emblem: int, name: str, pictures: Sequence[str], tooltip: str, on_press: Callable[[], None]
    ) -> None:
        super().__init__(f"new_game.pair.{name}", on_press=on_press, tooltip=tooltip)
        self.emblem, self.pictures = emblem, tuple(pictures)
        self.chosen = self.is_taken = False

    def paint(self, canvas: Canvas) -> None:
        line = ("good", Line.RING) if self.chosen else ("paper_rule", Line.PLATE)
        panels.slip(canvas, self.rect, *line)
        alpha = OTHERS if self.is_taken else 1.0
        piece, small = columns(self.rect.inset(4), REST, EMBLEM, gap=2)
        canvas.emblem(self.emblem, small.top_part(EMBLEM), alpha)
        first, *rest = self.pictures
        canvas.image(first, fit(canvas.pictures.size(first), piece), alpha=alpha)
        for picture in rest[:1]:
            canvas.image(picture, fit(canvas.pictures.size(picture), small.bottom_part(EMBLEM)), alpha=alpha)
        if self.chosen:
            check(canvas, self.rect.right - Space.GRID, self.rect.y + Space.GRID, "good_light", 9)


class PairPick(Block):
    """All of them in one row below what they are called."""

    def __init__(self, label: str, cards: Sequence[PairCard]) -> None:
        super().__init__("new_game.pairs")
        self.label, self.cards = TextLine("new_game.pairs.label", label, "body_strong"), list(cards)
        self.add(self.label, *cards)

    def fit(self, canvas: Canvas, spot: Rect) -> float:
        above = self.label.fit(canvas, spot) + Space.HALF
        self.rect = Rect(spot.x, spot.y, spot.w, above + TALL)
        row = self.rect.bottom_part(TALL)
        for card, box in zip(self.cards, columns(row, *[REST] * len(self.cards), gap=Space.HALF), strict=True):
            card.rect = box
        return self.rect.h + Space.HALF
