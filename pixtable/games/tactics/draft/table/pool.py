"""One's own deck in the making, along the lower edge: leaders, and heroes by what they are good for."""

from __future__ import annotations

from collections.abc import Callable

from pixtable.games.tactics.draft.rules.pools import LEADERS
from pixtable.games.tactics.draft.table.view import DraftView, grouped
from pixtable.games.tactics.table.pieces.art import portrait_name
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import Line, Radius
from pixtable.ui.node import Node

HEAD = 28.0
FACE = 48.0
STRIDE = 56.0
GROUP_GAP = 10.0
MARGIN = 12.0
LEAD_PART = 0.27
"""Of the whole strip that the leaders take."""


class PoolPart(Node):
    """Leaders or heroes. A card may be brought here; pressed, it lays the whole deck open."""

    radius = Radius.PLATE

    def __init__(self, look: DraftView, part: str, open_deck: Callable[[], None]) -> None:
        super().__init__(part_id(part), on_press=open_deck, region="pool", tooltip=look.say("deck.title"))
        self.look, self.part = look, part
        self.most = ""  # what stands behind the number of heroes
        self.z = 5.0

    def paint(self, canvas: Canvas) -> None:
        look = self.look
        leads = self.part == "leaders"
        cards = tuple(look.leaders if leads else look.heroes)
        count = len(look.state.leaders[look.viewer] if leads else look.state.heroes[look.viewer])
        words = look.say("pool.leaders", n=count) if leads else look.say("pool.heroes", n=count) + self.most
        shown = ("pool", self.part, cards, words, Mark.TARGET in self.marks)
        canvas.composed(shown, self.rect, lambda: self._paint(canvas, cards, words), panels.ROOM)

    def _paint(self, canvas: Canvas, cards: tuple[int, ...], words: str) -> None:
        rect = self.rect
        panels.panel(canvas, rect)
        if Mark.TARGET in self.marks:
            canvas.rounded(rect, Radius.PLATE, "gold_light", 0.16)
        inner = rect.inset(MARGIN, 6, MARGIN, 8)
        head = inner.top_part(max(HEAD, inner.h - FACE - 4))
        canvas.text(words, head, "label", "amber", lines=1)
        side = min(FACE, inner.h - HEAD)
        row = inner.bottom_part(side)
        if self.part == "leaders":
            self._paint_leaders(canvas, row, cards)
        else:
            self._paint_heroes(canvas, row, cards)

    def _paint_leaders(self, canvas: Canvas, row: Rect, cards: tuple[int, ...]) -> None:
        places = max(LEADERS, len(cards))
        stride = min(STRIDE, (row.w - row.h) / max(1, places - 1))
        for i in range(places):
            box = Rect(row.x + i * stride, row.y, row.h, row.h)
            if i < len(cards):
                canvas.image(portrait_name(cards[i]), box, pixel=True, radius=4)
                canvas.ring(box, 4, Line.CHIP, "brass")
            else:
                canvas.dashed(box.inset(1), 4, Line.CHIP, "muted")

    def _paint_heroes(self, canvas: Canvas, row: Rect, cards: tuple[int, ...]) -> None:
        """Side by side, overlapping where they are many, with a gap between the kinds."""
        groups = grouped(cards)
        gaps = GROUP_GAP * max(0, len(groups) - 1)
        stride = min(row.h + 4, (row.w - row.h - gaps) / max(1, len(cards) - 1))
        x = row.x
        for group in groups:
            for card in group:
                canvas.image(portrait_name(card), Rect(x, row.y, row.h, row.h), pixel=True, radius=4)
                canvas.ring(Rect(x, row.y, row.h, row.h), 4, Line.HAIR, "night", 0.6)
                x += stride
            x += GROUP_GAP


def part_id(part: str) -> str:
    return f"draft.{part}"


def pool_parts(strip: Rect) -> tuple[Rect, Rect]:
    left = strip.left_part(strip.w * LEAD_PART)
    return left, Rect(left.right + 8, strip.y, strip.right - left.right - 8, strip.h)
