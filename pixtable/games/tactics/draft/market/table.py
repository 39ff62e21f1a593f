"""The table of the market draft: a row of five, coins on it, and what every card would cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pixtable.games.tactics.draft.market.rules.moves import Buy
from pixtable.games.tactics.draft.market.rules.state import MOST_HEROES, ROW, MarketState
from pixtable.games.tactics.draft.rules.pools import LEADERS
from pixtable.games.tactics.draft.table.miniature import paint_miniature
from pixtable.games.tactics.draft.table.offer_button import Offer
from pixtable.games.tactics.draft.table.stage import DRAFT_ANCHORS, HEROES_ID, LEADERS_ID, DraftStage
from pixtable.games.tactics.draft.table.view import DraftView
from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.table.kit import TableKit
from pixtable.ui.draw import panels
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, Rect
from pixtable.ui.draw.theme import Line, Radius
from pixtable.ui.lettering.typeset import Run
from pixtable.ui.node import Node

HEAD, LARGE_HEAD = 56.0, 72.0
SENTENCE, LARGE_SENTENCE = 52.0, 76.0
DECK = (96.0, 136.0)
FOOT, LARGE_FOOT = 76.0, 92.0
"""Below the cards of the row: the coins on them, and their price."""
COIN = 12.0
PITCH = 28.0
MOST_COINS = 7
"""More in one place are told by a number."""
GAP = 12.0
BACK = "tactics/back_red"


def paint_coin(canvas: Canvas, x: float, y: float, *, is_ghost: bool = False) -> None:
    if is_ghost:
        box = Rect(x - COIN, y - COIN, 2 * COIN, 2 * COIN)
        canvas.dashed(box, COIN, Line.CHIP, "amber")
        return
    canvas.disc(x + 1, y + 2, COIN, "night", 0.5)
    canvas.disc(x, y, COIN, "gold_deep")
    canvas.disc(x, y, COIN - 2.5, "amber")
    canvas.circle(x, y, COIN - 5, Line.CHIP, "gold_deep")


def paint_coins(canvas: Canvas, x: float, y: float, count: int, ghosts: int = 0) -> None:
    """In a row from x to the right; many of them as one and a number."""
    if count > MOST_COINS:
        paint_coin(canvas, x + COIN, y)
        room = Rect(x + 2 * COIN + 6, y - 14, 44, 28)
        canvas.text(f"× {count}", room, "body_strong", "amber", lines=1)
        x += 2 * COIN + 50
        count = 0
    for i in range(count + ghosts):
        paint_coin(canvas, x + COIN + i * PITCH, y, is_ghost=i >= count)


def coins_wide(count: int, ghosts: int = 0) -> float:
    shown = 0 if count > MOST_COINS else count
    return (2 * COIN + 50 if count > MOST_COINS else 0.0) + (shown + ghosts) * PITCH


class MarketBoard(Node):
    """All of the middle that is not a card."""

    def __init__(self, look: DraftView) -> None:
        super().__init__("draft.market")
        self.look = look
        self.ground = self.deck = self.sentence = NOWHERE
        self.places: list[Rect] = []
        self.head = Head(self)
        self.prices = [Price(self, slot) for slot in range(ROW)]
        self.add(self.head, *self.prices)

    @property
    def state(self) -> MarketState:
        state: MarketState = self.look.state
        return state

    def arrange(self, room: Rect) -> None:
        large = self.look.is_large
        self.rect = room
        self.head.rect = room.top_part(LARGE_HEAD if large else HEAD)
        self.sentence = room.bottom_part(LARGE_SENTENCE if large else SENTENCE)
        top = self.head.rect.bottom + 6
        self.ground = Rect(room.x, top, room.w, self.sentence.y - 10 - top)
        inner = self.ground.inset(16, 14, 16, 0)
        self.deck = Rect(inner.x, inner.y + 30, *DECK)
        cards = inner.inset(DECK[0] + 20, 0, 0, LARGE_FOOT if large else FOOT)
        wide = (cards.w - (ROW - 1) * GAP) / ROW
        self.places = [Rect(cards.x + i * (wide + GAP), cards.y, wide, cards.h) for i in range(ROW)]
        for price, place in zip(self.prices, self.places, strict=True):
            price.rect = Rect(place.x, place.bottom, place.w, self.ground.bottom - place.bottom)

    def place(self, index: int) -> Rect:
        """The far end is always at the right."""
        return self.places[index + ROW - len(self.state.row)]

    # what is looked at

    @property
    def wanted(self) -> int | None:
        """The card of the row that would be bought."""
        return self.look.wanted if self.look.wanted in self.state.row else None

    @property
    def price(self) -> int:
        """What that card costs."""
        return 0 if self.wanted is None else self.state.price(self.wanted)

    @property
    def is_mine(self) -> bool:
        return self.state.turn == self.look.viewer

    def paint(self, canvas: Canvas) -> None:
        if self.state.phase != "pick":
            return
        canvas.rounded(self.ground, Radius.PANEL, "night", 0.5)
        self._paint_deck(canvas)
        self._paint_sentence(canvas, self.price, self.is_mine)

    def _paint_deck(self, canvas: Canvas) -> None:
        count = len(self.state.deck)
        if count:
            canvas.image(BACK, self.deck, pixel=True, radius=8)
        else:
            canvas.dashed(self.deck, 8, Line.CHIP, "muted")
        w, h = canvas.measure(str(count), "numeral")
        panels.chip(canvas, Rect(self.deck.cx - w / 2 - 12, self.deck.cy - h / 2, w + 24, h), "brass")
        canvas.text(str(count), self.deck, "numeral", align="centre", lines=1)

    def _paint_sentence(self, canvas: Canvas, price: int, is_mine: bool) -> None:
        look, state, card = self.look, self.state, self.wanted
        panels.panel(canvas, self.sentence)
        inner = self.sentence.inset(20, 4)
        if card is None or not is_mine:
            canvas.text(look.say("market.choose" if is_mine else "market.wait"), inner, "body", "muted")
            return
        gold, gained = state.purses[look.viewer], state.coins[state.row.index(card)]
        if price > gold:
            words = look.say("market.dear", card=look.title(card), n=price)
            canvas.text(words, inner, "body", "rose")
            return
        sum_ = f"{gold} − {price} + {gained} = {gold - price + gained}"
        key = "sum" if gained else "pay"
        runs = (
            Run(look.say(f"market.{key}", card=look.title(card), paid=price, gained=gained) + "  "),
            Run(sum_.replace(" ", "\u00a0"), "amber", "bold"),
        )
        canvas.text(runs, inner, "body")


class Head(Node):
    """The rule of the row, and the purse: what lies in it, and what would be paid."""

    def __init__(self, board: MarketBoard) -> None:
        super().__init__("draft.head")
        self.board = board

    def paint(self, canvas: Canvas) -> None:
        look, state, board = self.board.look, self.board.state, self.board
        if state.phase != "pick":
            return
        gold = state.purses[look.viewer]
        paid = min(board.price, gold) if board.is_mine else 0
        words = look.say("market.purse")
        wide = coins_wide(gold - paid, paid) + canvas.measure(words, "label")[0] + 48
        purse = self.rect.right_part(max(150.0, wide)).inset(0, 2)
        panels.panel(canvas, purse)
        ink = canvas.text(words, purse.inset(16, 0), "label", lines=1)
        paint_coins(canvas, ink.right + 12, purse.cy, gold - paid, paid)
        rule = self.rect.inset(0, 2, purse.w + 12, 2)
        canvas.rounded(rule, Radius.PANEL, "night", 0.5)
        canvas.text(look.say("market.rule"), rule.inset(16, 0), "body", "cream")


class Price(Node):
    """Below a place of the row: the coins that lie there, and what its card costs."""

    def __init__(self, board: MarketBoard, slot: int) -> None:
        super().__init__(f"draft.price.{slot}")
        self.board, self.slot = board, slot

    def paint(self, canvas: Canvas) -> None:
        look, state = self.board.look, self.board.state
        index = self.slot - ROW + len(state.row)
        if state.phase != "pick" or index < 0:
            return
        card, coins = state.row[index], state.coins[index]
        is_passed = self.board.is_mine and len(state.row) - index <= self.board.price
        wide = coins_wide(coins, int(is_passed))
        paint_coins(canvas, self.rect.cx - wide / 2 + 2, self.rect.y + 24, coins, int(is_passed))
        price = state.price(card)
        words = look.say("market.price", n=price) if price else look.say("market.free")
        line = Rect(self.rect.x, self.rect.bottom - (LARGE_FOOT - 42 if look.is_large else FOOT - 40), self.rect.w, 32)
        colour = "amber" if card == self.board.wanted else "cream" if price <= state.purses[look.viewer] else "muted"
        canvas.text(words, line, "body_strong", colour, align="centre", lines=1)


class MarketStage(DraftStage):
    def middle(self) -> Sequence[Node]:
        self.board = MarketBoard(self.look)
        self.heroes.most = f" / {MOST_HEROES}"
        return (self.board,)

    def lay_out_middle(self, room: Rect) -> None:
        self.board.arrange(room)

    def shown_cards(self) -> Sequence[int]:
        return self.state.row if self.state.phase == "pick" else ()

    def card_places(self, count: int) -> Sequence[Rect]:
        return [self.board.place(index) for index in range(count)]

    def source(self, card: int) -> Rect:
        return self.board.deck

    def offers(self) -> Sequence[Offer]:
        look, state, card = self.look, self.state, self.look.chosen
        leaders, heroes = (len(part[look.viewer]) for part in (state.leaders, state.heroes))
        hero = leader = look.say("choice.first")
        if card is not None:
            attack, life = character_of(card).as_leader
            hero, leader = look.say("choice.for_good"), look.say("market.leads", attack=attack, life=life)
        into_heroes, into_leaders = (look.move(Buy, card=card, as_leader=as_leader) for as_leader in (False, True))
        return [
            Offer(look.say("choice.heroes"), hero, _grows(heroes, MOST_HEROES), into_heroes, "J"),
            Offer(look.say("choice.leaders"), leader, _grows(leaders, LEADERS), into_leaders, "K"),
        ]

    def moves_of(self, card: int) -> Mapping[str, Any]:
        found = {
            HEROES_ID: self.look.move(Buy, card=card, as_leader=False),
            LEADERS_ID: self.look.move(Buy, card=card, as_leader=True),
        }
        return {id: move for id, move in found.items() if move is not None}

    def meant(self, card: int, part: str) -> Any:
        return Buy(card, part == "leaders")


def _grows(count: int, most: int) -> str:
    return f"{count} → {count + 1} / {most}" if count < most else f"{count} / {most}"


TABLE = TableKit(
    stage=MarketStage,
    miniature=paint_miniature,
    ground="ui/table_felt",
    music="music_tactics",
    term_icons={},
    fan=tuple(f"tactics/portraits/{name}" for name in ("pyromancer", "lancer", "bard")),
    inspector=430.0,
    anchors=DRAFT_ANCHORS,
    pieces=("draft.head", "draft.card.", "draft.price.", "draft.choice."),
)
