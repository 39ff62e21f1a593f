"""What happens in a Winston draft. Cards that only move with their pile are not named again."""

from typing import TypeAlias

from pixtable.core.events import Event, Seat
from pixtable.games.tactics.draft.rules.pools import DeckClosed, DecksShown, HeroPutBack, TrimmingBegan


class PilesLaid(Event, frozen=True):
    """Face down, each with its one card; the first pile is the farthest from the deck."""

    deck: tuple[int, ...]
    piles: tuple[int, ...]


class TurnBegan(Event, frozen=True):
    seat: Seat


class PileSeen(Event, frozen=True):
    reveals = True

    seat: Seat
    pile: int
    cards: tuple[int, ...]


class PileTaken(Event, frozen=True):
    seat: Seat
    pile: int


class LeaderTaken(Event, frozen=True):
    """The rest of the pile lies in the deck now, nobody knows where."""

    seat: Seat
    pile: int
    card: int
    deck: tuple[int, ...]


class CardAdded(Event, frozen=True):
    """From the deck to a pile, unseen: because the pile was passed, or because it was empty."""

    pile: int
    card: int


class TopSeen(Event, frozen=True):
    """All piles were passed."""

    reveals = True

    seat: Seat
    card: int


class TopKept(Event, frozen=True):
    seat: Seat
    as_leader: bool


class PoolSettled(Event, frozen=True):
    """By chance, so that there are four leaders."""

    seat: Seat
    leaders: tuple[int, ...]
    heroes: tuple[int, ...]


WinstonEvent: TypeAlias = (
    PilesLaid
    | TurnBegan
    | PileSeen
    | PileTaken
    | LeaderTaken
    | CardAdded
    | TopSeen
    | TopKept
    | PoolSettled
    | TrimmingBegan
    | HeroPutBack
    | DeckClosed
    | DecksShown
)
