"""What happens in a market draft."""

from typing import TypeAlias

from pixtable.core.events import Event, Seat
from pixtable.games.tactics.draft.rules.pools import DecksShown


class MarketOpened(Event, frozen=True):
    """The row from the deck on: its last card is the farthest, and free."""

    reveals = True

    deck: tuple[int, ...]
    row: tuple[int, ...]
    first: Seat


class CardBought(Event, frozen=True):
    """A coin was put on every card that was passed, and those that lay on this one were gained."""

    seat: Seat
    card: int
    as_leader: bool
    paid: int
    gained: int
    next: Seat


class RowFilled(Event, frozen=True):
    """A card from the deck, next to it."""

    reveals = True

    card: int


MarketEvent: TypeAlias = MarketOpened | CardBought | RowFilled | DecksShown
