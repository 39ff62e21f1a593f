"""The market of a duel draft above the field: five cards in a row, the gold on them, both purses, and the deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.rules.moves import Collect, Pick
from pixtable.games.tactics.rules.variants.variants import ROW, DuelDraft
from pixtable.games.tactics.table.options import collect_deed, pick_deed
from pixtable.games.tactics.table.pieces.art import BACKS, paint_number, portrait_name
from pixtable.games.tactics.table.view import FieldView
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect
from pixtable.ui.draw.marks import Mark
from pixtable.ui.draw.theme import SMALL_NAME_ROLES, Line, Space
from pixtable.ui.node import Node

RADIUS = 8.0
COIN = 9.0
PURSE = 118.0
GAP = 6.0
Z_MARKET = 12.0
MARGIN = 6.0
NAME = 22.0
FACE, LARGE_FACE = 48.0, 56.0


class MarketCard(Node):
    """A card of the row: pressed, it is chosen; its coins are collected by a press on them."""

    radius = RADIUS

    def __init__(self, look: FieldView, at: int, play: Callable[[Any], None]) -> None:
        super().__init__(f"tactics.market.{at}", on_press=lambda: play(Pick(at)), region="market")
        self.look, self.at, self.z = look, at, Z_MARKET

    @property
    def market(self) -> DuelDraft:
        variant = self.look.state.variant
        assert isinstance(variant, DuelDraft)
        return variant

    @property
    def card(self) -> int | None:
        return self.market.row[self.at] if self.at < len(self.market.row) else None

    def attend(self) -> None:
        is_deck = self.at == len(self.market.row) and bool(self.look.state.decks[0])
        self.visible = not self.look.is_choosing_leader and (self.card is not None or is_deck)
        may = pick_deed(self.at) in self.look.options.deeds
        self.mark(Mark.PICKABLE, may and not self.look.held)
        self.enabled = self.look.may_do_anything
        self.tooltip = self.look.say("market.pick", n=self.at) if may else self.look.why_not(Pick(self.at))

    def paint(self, canvas: Canvas) -> None:
        rect, card = self.rect, self.card
        if card is None:
            self._paint_deck(canvas)
            return
        panels.shadow(canvas, rect, RADIUS)
        canvas.gradient(rect, "paper_light", "paper_bottom", RADIUS)
        name = 0.0 if self.look.is_large else NAME  # large text has room for the numbers only; the inspector names it
        face = self._face(name)
        canvas.image(portrait_name(card), face, pixel=True, radius=4)
        if name:
            label = Rect(rect.x + MARGIN, rect.y + 3, rect.w - 2 * MARGIN, name)
            canvas.name(self.look.title(card), label, "ink", align="centre", roles=SMALL_NAME_ROLES)
        attack, life = character_of(card).as_hero
        beside = Rect(face.right + 4, face.y, rect.right - face.right - 4 - MARGIN, face.h)
        half = (beside.h - 3) / 2
        paint_number(canvas, beside.top_part(half), "attack", attack, role="body_strong")
        paint_number(canvas, beside.bottom_part(half), "heart", life, role="body_strong")
        self._paint_price(canvas)

    def _face(self, name: float) -> Rect:
        rect = self.rect
        side = min(rect.h - name - 2 * MARGIN, LARGE_FACE if self.look.is_large else FACE)
        return Rect(rect.x + MARGIN, rect.y + name + (rect.h - name - side) / 2, side, side)

    def _paint_deck(self, canvas: Canvas) -> None:
        rect, count = self.rect, str(len(self.look.state.decks[0]))
        canvas.image(f"tactics/back_{BACKS[0]}", rect, pixel=True, radius=RADIUS)
        w, h = canvas.measure(count, "label")
        panels.chip(canvas, Rect(rect.cx - w / 2 - 10, rect.cy - h / 2, w + 20, h), "brass")
        canvas.text(count, rect, "label", align="centre", lines=1)
        self._paint_price(canvas)

    def _paint_price(self, canvas: Canvas) -> None:
        """Ghost coins on what would be passed, while a card further on is looked at."""
        aimed = self.look.aimed
        if not aimed.startswith("tactics.market.") or self.card is None:
            return
        if int(aimed.rpartition(".")[2]) > self.at:
            x, y = _coin_at(_coins_of(self.rect)).centre
            canvas.disc(x, y, COIN + 2, "paper_light", 0.8)
            canvas.circle(x, y, COIN, Line.RIM, "gold_deep")


class CoinNode(Node):
    """The gold that lies on a card: pressed, it is collected."""

    radius = COIN + 4

    def __init__(self, look: FieldView, at: int, play: Callable[[Any], None]) -> None:
        super().__init__(f"tactics.coins.{at}", on_press=lambda: play(Collect(at)), region="market")
        self.look, self.at, self.z = look, at, Z_MARKET + 1

    @property
    def lying(self) -> int:
        variant = self.look.state.variant
        return variant.lying[self.at] if isinstance(variant, DuelDraft) and self.at < len(variant.lying) else 0

    def attend(self) -> None:
        self.visible = self.lying > 0 and not self.look.is_choosing_leader
        may = collect_deed(self.at) in self.look.options.deeds
        self.mark(Mark.PICKABLE, may and not self.look.held)
        self.tooltip = self.look.say("market.collect", n=self.lying)

    def paint(self, canvas: Canvas) -> None:
        box = _coin_at(self.rect)
        paint_coin(canvas, *box.centre, COIN + 2)
        canvas.text(str(self.lying), box, "strip", "title_ink", align="centre", lines=1)


class MarketStrip(Node):
    def __init__(self, look: FieldView, play: Callable[[Any], None]) -> None:
        super().__init__("tactics.market")
        self.look = look
        self.cards = [MarketCard(look, at, play) for at in range(ROW + 1)]
        self.coins = [CoinNode(look, at, play) for at in range(ROW)]
        self.add(*self.cards, *self.coins)

    def arrange(self, rect: Rect) -> None:
        self.rect = rect
        if rect == NOWHERE:
            return
        room = rect.inset(PURSE + GAP, 0, PURSE + GAP, 0)
        wide = (room.w - ROW * GAP) / (ROW + 0.45)
        for at, node in enumerate(self.cards):
            node.rect = Rect(room.x + at * (wide + GAP), rect.y, wide if at < ROW else wide * 0.45, rect.h)
        variant = self.look.state.variant
        last = len(variant.row) if isinstance(variant, DuelDraft) else ROW
        for at, node in enumerate(self.cards):
            if at == last < ROW:
                node.rect = Rect(node.rect.x, rect.y, wide * 0.45, rect.h)
        for at, coin in enumerate(self.coins):
            card = self.cards[at].rect
            coin.rect = _coins_of(card)

    def attend(self) -> None:
        self.visible = not self.look.is_choosing_leader
        for card in self.cards:
            card.attend()
        for coin in self.coins:
            coin.attend()

    def paint(self, canvas: Canvas) -> None:
        variant = self.look.state.variant
        if not isinstance(variant, DuelDraft) or not variant.gold:
            return
        rect = self.rect
        for seat, box in ((self.look.viewer, rect.left_part(PURSE)), (self.look.rival, rect.right_part(PURSE))):
            self._paint_purse(canvas, box, seat, variant.gold[seat])

    def _paint_purse(self, canvas: Canvas, box: Rect, seat: int, gold: int) -> None:
        panels.well(canvas, box, RADIUS, "well", "brass")
        canvas.emblem(seat, Rect(box.x + 8, box.cy - 14, 28, 28))
        paint_coin(canvas, box.x + 56, box.cy, 13)
        canvas.text(str(gold), box.inset(72, 4, 6, 4), "numeral", "amber", align="centre", lines=1)


def _coins_of(card: Rect) -> Rect:
    """Where gold lies on a card: at its lower corner, on the face, so that name and numbers can be read."""
    return Rect(card.x, card.bottom - Space.TARGET, Space.TARGET, Space.TARGET)


def _coin_at(lying: Rect) -> Rect:
    side = 2 * COIN + 6
    return Rect(lying.x + 2, lying.bottom - side - 3, side, side)


def paint_coin(canvas: Canvas, x: float, y: float, radius: float) -> None:
    canvas.disc(x, y, radius + 1.5, "title_ink")
    canvas.disc(x, y, radius, "gold_deep")
    canvas.disc(x, y, radius - 2.5, "amber")
