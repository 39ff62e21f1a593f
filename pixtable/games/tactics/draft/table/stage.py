"""The table of every draft: cards to take, large choices, one's own deck. Its middle is each draft's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pixtable.games.tactics.draft.rules.box import UNSEEN
from pixtable.games.tactics.draft.rules.pools import Close, DecksShown, Pools, PutBack, TrimmingBegan
from pixtable.games.tactics.draft.table import words
from pixtable.games.tactics.draft.table.card import DraftCard
from pixtable.games.tactics.draft.table.deck import DeckView
from pixtable.games.tactics.draft.table.inspector import DraftInspector
from pixtable.games.tactics.draft.table.offer_button import NOTHING, Offer, OfferButton
from pixtable.games.tactics.draft.table.pool import PoolPart, part_id, pool_parts
from pixtable.games.tactics.draft.table.view import DraftView
from pixtable.games.tactics.table.panels.reading import WholeCard
from pixtable.games.tactics.tell.pieces import card_of
from pixtable.table.ports import Host
from pixtable.table.seats import Plate
from pixtable.table.stage import Stage
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.layout import NOWHERE, REST, Rect, columns
from pixtable.ui.draw.marks import Mark
from pixtable.ui.input.drag import ON_TOP
from pixtable.ui.input.intent import Intent, Want
from pixtable.ui.motion.choreo import glide, place
from pixtable.ui.motion.durations import Motion
from pixtable.ui.node import Node

MARGIN = 16.0
GAP = 12.0
POOL, LARGE_POOL = 100.0, 116.0
TAKE_KEYS = ("j", "k")
"""Keys of the choices, where digits are the cards'."""


class DraftStage(Stage):
    """`choices_tall`: at 100 % and with large text. `most_choices`: how many a turn of this draft may offer."""

    state: Any
    most_choices: ClassVar[int] = 2
    choices_tall: ClassVar[tuple[float, float]] = (80.0, 112.0)
    digits_choose: ClassVar[bool] = False
    """Digits stand for the choices, not for the cards."""

    def attach(self, host: Host, state: Pools) -> None:
        self.host, self.state = host, state
        self.look = DraftView(host, state)
        self._space, self._rail = NOWHERE, NOWHERE
        self.cards: dict[int, DraftCard] = {}
        self._is_pointing = False
        self._chosen_before: int | None = None
        self.choices = [OfferButton(number, self._commit) for number in range(self.most_choices)]
        self.leaders = PoolPart(self.look, "leaders", self._open_deck)
        self.heroes = PoolPart(self.look, "heroes", self._open_deck)
        self.deck_view = DeckView(self.look, self._close_deck)
        self.inspector = DraftInspector(self.look, self.read)
        self.reading = WholeCard(self.look, host.attend_to)
        self.clear()
        self.own_middle = self.middle()
        self.add(*self.own_middle, *self.choices, self.leaders, self.heroes, self.deck_view, self.inspector)
        self.add(self.reading)

    # what each draft says for itself

    def middle(self) -> Sequence[Node]:
        """Its own nodes."""
        return ()

    def shown_cards(self) -> Sequence[int]:
        """Those that lie open before the viewer."""
        raise NotImplementedError

    def card_places(self, count: int) -> Sequence[Rect]:
        raise NotImplementedError

    def source(self, card: int) -> Rect:
        """Where a card comes from that has just come into sight."""
        raise NotImplementedError

    def offers(self) -> Sequence[Offer]:
        raise NotImplementedError

    def moves_of(self, card: int) -> Mapping[str, Any]:
        """By node: what is played when the card is brought there."""
        raise NotImplementedError

    def lay_out_middle(self, room: Rect) -> None: ...

    # homes

    def arrange(self, stage: Rect, inspector: Rect) -> None:
        self._space, self._rail = stage, inspector
        self._lay_out()
        self._settle(animate=False)

    def _lay_out(self) -> None:
        large = self.look.is_large
        space = self._space
        self.rect, self.inspector.rect, self.deck_view.rect = space, self._rail, space
        self.reading.rect = Rect(*space[:2], self._rail.right - space.x, space.h) if large else space
        inner = space.inset(MARGIN, 8, MARGIN, 4)
        strip = inner.bottom_part(LARGE_POOL if large else POOL)
        self.leaders.rect, self.heroes.rect = pool_parts(strip)
        tall = self.choices_tall[large]
        row = Rect(inner.x, strip.y - GAP - tall, inner.w, tall)
        shown = [choice for choice in self.choices if choice.visible] or self.choices
        for choice, rect in zip(shown, columns(row, *[REST] * len(shown), gap=GAP), strict=True):
            choice.rect = rect
        self.lay_out_middle(Rect(inner.x, inner.y, inner.w, row.y - GAP - inner.y))
        self.deck_view.arrange()

    def draw(self, canvas: Canvas) -> None:
        """Only the canvas knows how large text is."""
        if canvas.text_scale != self.look.text_scale:
            self.look.text_scale = canvas.text_scale
            self.arrange(self._space, self._rail)
        super().draw(canvas)

    def sync(self, state: Pools, *, animate: bool) -> None:
        if state is not self.state:
            self.look.demonstration.end()
        self.state = self.look.state = state
        self.look.offered = self.shown_cards()
        if self.look.chosen not in self.look.offered:
            self.look.chosen = None
        self._offer()
        self._lay_out()
        self._settle(animate=animate)
        self.deck_view.sync()
        self._uncover()
        self._attend()

    def _uncover(self) -> None:
        """What lies under the open deck is not there for hands."""
        for node in (*self.own_middle, *self.cards.values(), self.leaders, self.heroes):
            node.visible = not self.deck_view.visible
        self._offer()

    def _settle(self, *, animate: bool) -> None:
        wanted = [card for card in self.shown_cards() if card != UNSEEN]
        for card in [card for card in self.cards if card not in wanted]:
            self.remove(self.cards.pop(card))
        for i, (card, rect) in enumerate(zip(wanted, self.card_places(len(wanted)), strict=True)):
            if card not in self.cards:
                self.cards[card] = DraftCard(self.look, card)
                self.add(self.cards[card])
            node = self.cards[card]
            node.lie_at(i)
            if self.digits_choose:
                node.key = ""
            self._bring(node, rect, animate)

    def _bring(self, node: DraftCard, rect: Rect, animate: bool) -> None:
        if not animate:
            place(node, rect)
            return
        if node.rect == rect:
            return
        if node.rect == NOWHERE:
            start = self.source(node.card)
            place(node, Rect(start.cx - rect.w / 2, start.cy - rect.h / 2, rect.w, rect.h))
        glide(node, rect, self.host.motion)

    def update(self, ms: float, motion: Motion) -> None:
        super().update(ms, motion)
        self._attend()

    def _attend(self) -> None:
        look = self.look
        carried = next((node.card for node in self.cards.values() if node.z >= ON_TOP), None)
        if carried is not None:
            look.chosen = carried
        self._regard()
        for node in self.cards.values():
            node.attend(may_take=bool(self.moves_of(node.card)))
        self._offer()
        self.deck_view.attend()
        self._point_at_demonstrated()

    def _regard(self) -> None:
        """What the hand points at; else what was taken up, else the first card: there is always one to read."""
        look = self.look
        in_fan = next((node.card for node in self.cards.values() if node.focused), None)
        look.wanted = look.chosen if in_fan is None else in_fan
        in_deck = next((node.card for node in self.deck_view.cards if node.focused), None)
        shown = self.deck_view.cards[:1] if self.deck_view.visible else list(self.cards.values())[:1]
        first = shown[0].card if shown else None
        found = (card for card in (in_deck, look.wanted, first) if card is not None)
        look.regarded = next(found, None)

    def _offer(self) -> None:
        offers = () if self.deck_view.visible else self.offers()
        before = [choice.visible for choice in self.choices]
        for number, choice in enumerate(self.choices):
            choice.hold(offers[number] if number < len(offers) else NOTHING)
        if before != [choice.visible for choice in self.choices]:
            self._lay_out()

    # events

    def announce(self, move: Any) -> None:
        self.host.sound("card_pick")
        card = getattr(move, "card", None)
        if card in self.cards:
            self.cards[card].mark(Mark.HINTED, now=self.host.now)
        for choice in self.choices:
            if choice.offer.move is not None and type(choice.offer.move) is type(move):
                choice.mark(Mark.HINTED, now=self.host.now)
        for node in self.deck_view.cards:
            node.mark(Mark.HINTED, node.card == card, now=self.host.now)

    def demonstrate(self, move: Any) -> None:
        """Its card as if it were taken up, and the choice to press; of cards that go back, the card in the deck."""
        look, card = self.look, getattr(move, "card", None)
        self.host.sound("card_pick")
        self._chosen_before = look.chosen
        if card in self.cards:
            look.chosen = card
        look.demonstration.begin(move, held=look.chosen, seen=self._seen)
        self._attend()

    @property
    def shown_move(self) -> Any:
        """What the marked choice, or the marked card of the deck, would play."""
        offers = self._offers_of(self.look.demonstration.move)
        marked = [
            offer.move for offer, choice in zip(offers, self.choices, strict=False) if Mark.HINTED in choice.marks
        ]
        marked += [PutBack(node.card) for node in self.deck_view.cards if Mark.HINTED in node.marks]
        marked += [Close()] if Mark.HINTED in self.deck_view.done.marks else []
        return next(iter(marked), None)

    def _point_at_demonstrated(self) -> None:
        """Again each frame: what a choice stands for changes with the card that is looked at."""
        look = self.look
        look.demonstration.attend(held=look.chosen, seen=self._seen)
        move = look.demonstration.move
        if move is None:
            if self._is_pointing:
                self.quieten()
            return
        self._is_pointing, card, now = True, getattr(move, "card", None), self.host.now
        for node in self.cards.values():
            node.mark(Mark.HINTED, node.card == card, now)
        stand_for_it = {number for number, offer in enumerate(self._offers_of(move)) if offer.move == move}
        for number, choice in enumerate(self.choices):
            choice.mark(Mark.HINTED, choice.visible and number in stand_for_it, now)
        for one in self.deck_view.cards:
            one.mark(Mark.HINTED, one.card == card, now)
        self.deck_view.done.mark(Mark.HINTED, self.deck_view.visible and isinstance(move, Close), now)

    def _offers_of(self, move: Any) -> Sequence[Offer]:
        """What the choices would be if this move alone were allowed: none is in the past."""
        self.look.supposed = move
        offers = () if move is None or self.deck_view.visible else self.offers()
        self.look.supposed = None
        return offers

    @property
    def _seen(self) -> Node | None:
        return next((node for node in (*self.cards.values(), *self.deck_view.cards) if node.focused), None)

    def quieten(self) -> None:
        if self.look.demonstration.is_on:
            self.look.chosen = self._chosen_before
        self.look.demonstration.end()
        self._is_pointing = False
        self.deck_view.done.mark(Mark.HINTED, on=False)
        for node in (*self.cards.values(), *self.choices, *self.deck_view.cards):
            node.mark(Mark.HINTED, on=False)

    def flourish(self, event: Any, before: Pools) -> None:
        self.quieten()
        if sound := words.sound_of(event):
            self.host.sound(sound)

    # words

    def status(self) -> str:
        return words.status(self.look)

    def headline(self) -> str:
        return words.headline(self.look)

    def plates(self) -> Sequence[Plate]:
        return words.plates(self.look)

    def is_milestone(self, event: Any) -> bool:
        return isinstance(event, TrimmingBegan | DecksShown)

    # hands

    def _commit(self, move: Any) -> None:
        self.host.click_beside()
        self.host.commit(move)

    def _open_deck(self) -> None:
        self._show_deck(is_open=True)
        self.host.attend_to(self.deck_view.done)

    def _close_deck(self) -> None:
        self._show_deck(is_open=False)
        self.host.attend_to(self.heroes)

    def _show_deck(self, *, is_open: bool) -> None:
        self.look.is_deck_open = is_open
        self.deck_view.sync()
        self._uncover()
        self.deck_view.attend()

    def on_intent(self, intent: Intent) -> bool:
        if self.reading.on_intent(intent):
            return True
        if intent.released or intent.repeated:
            return False
        if intent.want is Want.ZOOM:
            self.read()
            return True
        if self.deck_view.visible:
            if intent.want == Want.LETTER and intent.key == TAKE_KEYS[0] and self.deck_view.done.enabled:
                self.deck_view.done.activate()
                return True
            return False
        match intent.want:
            case Want.DIGIT if self.digits_choose:
                return self._choose(intent.n - 1)
            case Want.DIGIT:
                node = next((node for node in self.cards.values() if node.key == str(intent.n)), None)
                if node is not None:
                    self.host.press(node)
                return node is not None
            case Want.LETTER if intent.key in TAKE_KEYS:
                return self._choose(TAKE_KEYS.index(intent.key))
        return False

    def read(self, term: str = "") -> None:
        """The card that is looked at, whole, perhaps at one of its words; pressed again, it is put away."""
        if self.reading.visible:
            self.reading.close()
        else:
            self.reading.open(self.look.regarded, None, term=term)

    def reads(self, piece: str) -> bool:
        return self.reading.open(card_of(piece), None)

    def told_of(self, piece: str) -> str:
        return self.look.whole(card_of(piece))

    def look_closer(self, node: Node | None) -> bool:
        was_open = self.reading.visible
        self.read()
        return was_open or self.reading.visible

    def _choose(self, number: int) -> bool:
        if number < len(self.choices) and self.choices[number].visible:
            self.choices[number].activate()
            return True
        return False

    def picked(self, piece: Node) -> bool:
        if isinstance(piece, DraftCard):
            self.look.chosen = piece.card
            self._attend()
        return False

    def targets(self, piece: Node) -> Sequence[Node]:
        ways = self.moves_of(piece.card) if isinstance(piece, DraftCard) else {}
        return [node for node in (self.leaders, self.heroes) if node.id in ways]

    def commit(self, piece: Node, target: Node) -> None:
        if isinstance(piece, DraftCard) and (move := self.moves_of(piece.card).get(target.id)) is not None:
            self.host.commit(move)

    def refused(self, piece: Node, over: Node | None) -> None:
        """Say why, where a move can be named that would be meant by it."""
        if isinstance(piece, DraftCard) and isinstance(over, PoolPart) and (move := self.meant(piece.card, over.part)):
            self.host.explain(move, over)

    def meant(self, card: int, part: str) -> Any:
        """The move that bringing the card there would be, if it might be made."""
        return None


LEADERS_ID, HEROES_ID = part_id("leaders"), part_id("heroes")
DRAFT_ANCHORS = ("draft.card.", "draft.choice.", "draft.piles", LEADERS_ID, HEROES_ID)
