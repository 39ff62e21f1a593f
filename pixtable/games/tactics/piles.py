"""How cards come and go: the hand movements that events are made of."""

from pixtable.core.events import Seat
from pixtable.games.tactics.roster import back_of
from pixtable.games.tactics.state import PLACES, TacticsState, Unit


def unit_of(state: TacticsState, card: int) -> Unit:
    unit = state.unit(card)
    assert unit is not None
    return unit


def put(state: TacticsState, unit: Unit) -> None:
    state.field[unit.seat * PLACES + unit.place] = unit


def give(state: TacticsState, seat: Seat, cards: tuple[int, ...]) -> None:
    hand = state.hands[seat]
    hand.extend(cards)
    hand.sort()


def take(pile: list[int], card: int) -> None:
    """Out of a pile that may be seen from behind only."""
    pile.remove(card if card in pile else back_of(card))


def take_from_deck(deck: list[int], card: int) -> None:
    if deck[-1] == card:
        deck.pop()
    else:
        take(deck, card)


def take_from_discards(state: TacticsState, card: int) -> None:
    next(pile for pile in state.discards if card in pile).remove(card)


def discard(state: TacticsState, card: int, holder: Seat) -> None:
    state.discards[state.owner(card, holder)].append(card)  # PT-82
