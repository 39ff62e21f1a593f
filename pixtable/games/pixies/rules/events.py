"""What can happen in a game of Pixies."""

from typing import Annotated

from msgspec import Meta

from pixtable.core.events import Event
from pixtable.games.pixies.rules.moves import CardId, CellNumber
from pixtable.games.pixies.rules.state import Sheet

SeatNumber = Annotated[int, Meta(ge=0, le=4)]
RoundNumber = Annotated[int, Meta(ge=1, le=3)]


class RoundBegan(Event, frozen=True):
    """The gardens are cleared and the whole deck is shuffled. Who may not know it sees no deck."""

    round: RoundNumber
    first: SeatNumber
    deck: tuple[CardId, ...]


class DeckShuffled(Event, frozen=True):
    """A set position left the order of its deck open, and chance has fixed it."""

    deck: tuple[CardId, ...]


class CardsRevealed(Event, frozen=True):
    """A turn begins: these cards lie on the table, and `first` takes first."""

    reveals = True
    first: SeatNumber
    cards: tuple[CardId, ...]


class CardPlaced(Event, frozen=True):
    """A card went from the row onto a cell: face up on top of all, or face down beneath all."""

    seat: SeatNumber
    card: CardId
    cell: CellNumber
    face_up: bool


class RoundScored(Event, frozen=True):
    sheets: tuple[Sheet, ...]
