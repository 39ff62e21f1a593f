"""How cards come and go: the hand movements that events are made of.

Copies of a state share their lists, so none is ever changed in place: it is replaced. Only the field is a copy's own.
"""

from typing import TypeVar

from pixtable.core.events import Seat
from pixtable.games.tactics.rules.decks.roster import back_of
from pixtable.games.tactics.rules.state import PLACES, TacticsState, Unit

T = TypeVar("T")


def unit_of(state: TacticsState, card: int) -> Unit:
    unit = state.unit(card)
    assert unit is not None
    return unit


def put(state: TacticsState, unit: Unit) -> None:
    state.field[unit.seat * PLACES + unit.place] = unit


def replaced(things: list[T], number: int, one: T) -> list[T]:
    """The same list but for one thing in it."""
    changed = things[:]
    changed[number] = one
    return changed


def give(state: TacticsState, seat: Seat, cards: tuple[int, ...]) -> None:
    state.hands = replaced(state.hands, seat, sorted((*state.hands[seat], *cards)))


def without(pile: list[int], card: int) -> list[int]:
    """A pile that may be seen from behind only, with a card taken out of it."""
    left = pile[:]
    left.remove(card if card in left else back_of(card))
    return left


def take_from_hand(state: TacticsState, seat: Seat, card: int) -> None:
    state.hands = replaced(state.hands, seat, without(state.hands[seat], card))


def put_deck(state: TacticsState, seat: Seat, deck: list[int]) -> None:
    state.decks = replaced(state.decks, seat if len(state.decks) > 1 else 0, deck)


def take_from_deck(state: TacticsState, seat: Seat, card: int) -> None:
    deck = state.deck_of(seat)
    put_deck(state, seat, deck[:-1] if deck[-1] == card else without(deck, card))


def discard(state: TacticsState, card: int, holder: Seat) -> None:
    owner = state.owner(card, holder)  # PT-82
    state.discards = replaced(state.discards, owner, [*state.discards[owner], card])


def take_from_discards(state: TacticsState, card: int) -> None:
    owner = next(seat for seat, pile in enumerate(state.discards) if card in pile)
    state.discards = replaced(state.discards, owner, without(state.discards[owner], card))
