"""The whole of one's own deck, laid open: to look at in mid-draft, and in the end to put heroes back."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from pixtable.games.tactics.draft.rules.pools import Close, PutBack
from pixtable.games.tactics.draft.table.view import DraftView, trait_icon
from pixtable.games.tactics.table.pieces.art import paint_icon, portrait_name
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import Rect, grid
from pixtable.ui.draw.theme import SMALL_NAME_ROLES, Line
from pixtable.ui.node import Node
from pixtable.ui.widgets.button import Button

HEAD, LARGE_HEAD = 56.0, 84.0
FOOT = 64.0
MARGIN = 20.0
GAP = 8.0
WIDEST, LARGE_WIDEST, TALLEST = 108.0, 156.0, 112.0
NARROW, MANY = 84.0, 40
"""So many cards need narrower places."""
LABEL, LARGE_LABEL = 28.0, 36.0
FACE = 64.0
Z_DECK = 60.0


class DeckCard(Node):
    """A portrait with its name. While heroes may be put back, a press does that."""

    radius = 6.0
    lifts = True

    def __init__(self, look: DraftView, card: int, is_leader: bool) -> None:
        super().__init__(f"draft.deck.{card}", on_press=self._press, region="deck")
        self.look, self.card, self.is_leader = look, card, is_leader

    def _press(self) -> None:
        move = self.look.move(PutBack, card=self.card)
        if move is not None:
            self.look.host.commit(move)

    def paint(self, canvas: Canvas) -> None:
        shown = ("deck", self.card, self.is_leader, self.look.title(self.card), self.full_lift > 0)
        canvas.composed(shown, self.rect, lambda: self._paint(canvas), panels.ROOM)

    def _paint(self, canvas: Canvas) -> None:
        rect, look = self.rect, self.look
        panels.shadow(canvas, rect, 6)
        canvas.gradient(rect, "paper_light", "paper_bottom", 6)
        canvas.ring(rect, 6, Line.RING if self.is_leader else Line.CHIP, "brass" if self.is_leader else "key_line")
        side = min(FACE, rect.w - 8, rect.h - (LARGE_LABEL if look.is_large else LABEL))
        canvas.image(portrait_name(self.card), Rect(rect.cx - side / 2, rect.y + 5, side, side), pixel=True, radius=3)
        icon = "leader" if self.is_leader else trait_icon(self.card)
        if icon:
            paint_icon(canvas, icon, rect.right - 12, rect.y + 13, 16)
        label = Rect(rect.x + 3, rect.y + side + 6, rect.w - 6, rect.bottom - rect.y - side - 8)
        canvas.name(look.title(self.card), label, "ink", align="centre", roles=SMALL_NAME_ROLES)


class DeckView(Node):
    """Lies over everything else of the stage."""

    catches = True

    def __init__(self, look: DraftView, close: Callable[[], None]) -> None:
        super().__init__("draft.deck")
        self.look, self.z = look, Z_DECK
        self.cards: list[DeckCard] = []
        self.done = Button("draft.done", "", self._press, kind="primary", region="deck", key="J", shows_key=True)
        self._close = close
        self.add(self.done)

    @property
    def is_trimming(self) -> bool:
        return bool(self.look.state.phase == "trim")

    def _press(self) -> None:
        if self.is_trimming:
            if move := self.look.move(Close):
                self.look.host.commit(move)
        else:
            self._close()

    def sync(self) -> None:
        look = self.look
        self.visible = look.is_deck_open or look.state.phase in ("trim", "over")
        wanted = [(card, True) for card in look.leaders] + [(card, False) for card in look.heroes]
        if not self.visible:
            wanted = []
        if [(node.card, node.is_leader) for node in self.cards] != wanted:
            self.remove(*self.cards)
            self.cards = [DeckCard(look, *one) for one in wanted]
            self.add(*self.cards)
        self.arrange()

    def attend(self) -> None:
        self.done.text = self.look.say("deck.done" if self.is_trimming else "deck.back")
        self.done.visible = self.look.state.phase != "over"
        self.done.enabled = not self.is_trimming or self.look.move(Close) is not None

    def arrange(self) -> None:
        inner = self.rect.inset(MARGIN, LARGE_HEAD if self.look.is_large else HEAD, MARGIN, FOOT + 12)
        count = max(1, len(self.cards))
        widest = LARGE_WIDEST if self.look.is_large else NARROW if count > MANY else WIDEST
        across = max(1, int((inner.w + GAP) // (widest + GAP)))
        down = max(1, ceil(count / across))
        while (inner.h - (down - 1) * GAP) / down < 70 and across < count:
            across += 1
            down = ceil(count / across)
        tall = min(TALLEST, (inner.h - (down - 1) * GAP) / down)
        boxes = grid(inner.top_part(down * tall + (down - 1) * GAP), across, down, GAP)
        for node, rect in zip(self.cards, boxes, strict=False):
            node.rect = rect
        self.done.rect = Rect(self.rect.cx - 200, self.rect.bottom - FOOT - 4, 400, 56)

    def paint(self, canvas: Canvas) -> None:
        look, rect = self.look, self.rect
        canvas.fill(rect, "felt", 0.8)
        head = rect.inset(MARGIN, 6, MARGIN, 0).top_part((LARGE_HEAD if look.is_large else HEAD) - 10)
        key = "trim" if self.is_trimming and look.host.moves else "title"
        spare = look.state.spare(look.viewer)
        canvas.text(look.say(f"deck.{key}", n=spare), head, "clue", "gold_light", align="centre")
