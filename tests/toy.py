"""Toy: the smallest game with questions in mid-effect and a hidden card. For tests of the kernel only.

Everybody holds a hidden card. On your turn you `draw` one more, or `offer` one of yours face down: you
choose to whom, and they choose whether to take it. If they do, it lies open before them from then on,
and you draw another in return. The game ends after `turns` turns; the highest sum of cards wins.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from pixtable.core.chance import Chance
from pixtable.core.codec import Codec
from pixtable.core.events import Ask, Choose, Event, Move, Seat
from pixtable.core.game import Budget, GameInfo, Opponent, Option, Pending, Thought
from pixtable.core.rules import BadPosition, Options, Refusal, Result, Rules, ScoreLine, Script
from pixtable.core.why import Weighed, Why

CARDS = range(1, 21)
UNSEEN = 0
"""A card, to those who may not know which."""


class Draw(Move, frozen=True):
    pass


class Offer(Move, frozen=True):
    card: int


class DeckShuffled(Event, frozen=True):
    deck: tuple[int, ...]


class CardDrawn(Event, frozen=True):
    reveals = True
    seat: Seat
    card: int


class CardOffered(Event, frozen=True):
    seat: Seat
    to: Seat
    card: int


class CardGiven(Event, frozen=True):
    reveals = True
    seat: Seat
    to: Seat
    card: int


class TurnEnded(Event, frozen=True):
    pass


ToyMove = Draw | Offer
ToyEvent = DeckShuffled | CardDrawn | CardOffered | CardGiven | TurnEnded


class ToyState(msgspec.Struct):
    """`deck` is drawn from its end; hands are kept in order, so that they give nothing away; gifts lie open."""

    turns_left: int
    actor: Seat
    deck: list[int]
    hands: list[list[int]]
    gifts: list[list[int]]

    def copy(self) -> "ToyState":
        hands, gifts = [hand[:] for hand in self.hands], [pile[:] for pile in self.gifts]
        return ToyState(self.turns_left, self.actor, self.deck[:], hands, gifts)


class ToyRules(Rules[ToyState, ToyMove, ToyEvent]):
    def setup(self, seats: int, options: Options) -> ToyState:
        return ToyState(int(options["turns"]), 0, [], [[] for _ in range(seats)], [[] for _ in range(seats)])

    def position(self, data: Mapping[str, Any], seats: int, options: Options) -> ToyState:
        try:
            state = msgspec.convert(data, ToyState)
        except msgspec.ValidationError as error:
            raise BadPosition(str(error)) from error
        if not len(state.hands) == len(state.gifts) == seats or state.actor not in range(seats):
            raise BadPosition(f"this is no table of {seats} seats")
        return state

    def opening(self, state: ToyState, chance: Chance) -> Script:
        if not any(state.hands):
            yield DeckShuffled(tuple(chance.shuffled(CARDS)))
            for seat in range(len(state.hands)):
                yield CardDrawn(seat, state.deck[-1])

    def to_act(self, state: ToyState) -> tuple[Seat, ...]:
        return (state.actor,) if state.turns_left else ()

    def legal(self, state: ToyState, seat: Seat) -> Sequence[ToyMove]:
        if seat not in self.to_act(state):
            return []
        return [Draw(), *(Offer(card) for card in state.hands[seat])]

    def refuse(self, state: ToyState, seat: Seat, move: ToyMove) -> Refusal | None:
        return None if move in self.legal(state, seat) else Refusal("TOY-1")

    def decide(self, state: ToyState, seat: Seat, move: ToyMove, chance: Chance) -> Script:
        if isinstance(move, Draw):
            yield CardDrawn(seat, state.deck[-1])
        else:
            yield from self._offer(state, seat, move.card)
        yield TurnEnded()

    def _offer(self, state: ToyState, seat: Seat, card: int) -> Script:
        others = tuple(other for other in range(len(state.hands)) if other != seat)
        to = yield Ask(seat, "offer_to", others, "TOY-2")
        yield CardOffered(seat, to, card)
        answer = yield Ask(to, "take_it", ("yes", "no"), "TOY-3")
        if answer == "yes":
            yield CardGiven(seat, to, card)
            yield CardDrawn(seat, state.deck[-1])

    def evolve(self, state: ToyState, event: ToyEvent) -> None:
        match event:
            case DeckShuffled(deck):
                state.deck = list(deck)
            case CardDrawn(seat, card):
                state.deck.pop()
                state.hands[seat] = sorted([*state.hands[seat], card])
            case CardGiven(seat, to, card):
                hand = state.hands[seat]
                hand.remove(card if card in hand else UNSEEN)
                state.gifts[to].append(card)
            case TurnEnded():
                state.turns_left -= 1
                state.actor = (state.actor + 1) % len(state.hands)

    def result(self, state: ToyState) -> Result | None:
        if state.turns_left:
            return None
        scores = tuple(sum(hand) + sum(gifts) for hand, gifts in zip(state.hands, state.gifts, strict=True))
        return Result(
            scores=scores,
            winners=tuple(seat for seat, score in enumerate(scores) if score == max(scores)),
            ranks=tuple(1 + sum(other > score for other in scores) for score in scores),
            breakdown=tuple((ScoreLine(1, "cards", "TOY-4", score),) for score in scores),
        )

    def view(self, state: ToyState, seat: Seat) -> ToyState:
        view = state.copy()
        view.deck = [UNSEEN] * len(state.deck)
        view.hands = [hand if owner == seat else [UNSEEN] * len(hand) for owner, hand in enumerate(view.hands)]
        return view

    def redact(self, event: ToyEvent, seat: Seat) -> ToyEvent:
        match event:
            case DeckShuffled(deck):
                return DeckShuffled((UNSEEN,) * len(deck))
            case CardDrawn(owner) if owner != seat:
                return msgspec.structs.replace(event, card=UNSEEN)
            case CardOffered(giver) if giver != seat:
                return msgspec.structs.replace(event, card=UNSEEN)
            case _:
                return event

    def determinize(self, view: ToyState, seat: Seat, rng: Random) -> ToyState:
        world = view.copy()
        seen = {*view.hands[seat], *(card for pile in view.gifts for card in pile)}
        unseen = [card for card in CARDS if card not in seen]
        rng.shuffle(unseen)
        for owner, hand in enumerate(view.hands):
            if owner != seat:
                world.hands[owner] = sorted(unseen.pop() for _ in hand)
        world.deck = unseen
        return world

    def picture(self, state: ToyState) -> dict[str, Any]:
        picture: dict[str, Any] = msgspec.to_builtins(state)
        return picture


class ToyMind:
    """Plays the last move that it finds, which is an offer where it has a card, and gives the first answer."""

    levels = ("easy",)
    personas = ()

    def think(
        self,
        view: ToyState,
        seat: Seat,
        opponent: Opponent,
        seed: int,
        budget: Budget,
        *,
        pending: Pending | None = None,
    ) -> Thought:
        move = ToyRules().legal(view, seat)[-1] if pending is None else Choose(pending.ask.options[0])
        return Thought(move, nodes=0, why=Why(chosen=Weighed(move=move, worth=0.0), candidates=[]))


GAME = GameInfo(
    id="toy",
    rules_version=1,
    seats=(2, 3),
    options=(Option("turns", clause="TOY-4", default=6, choices=(2, 6)),),
    rules=ToyRules(),
    codec=Codec(moves=ToyMove, events=ToyEvent, state=ToyState),
    mind=ToyMind(),
)
