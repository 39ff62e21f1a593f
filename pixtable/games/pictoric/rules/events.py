"""What can happen in a game of Pictoric Box.

Cards and votes that a seat may not know reach it as `UNSEEN` and `UNDER_CUP`.
"""

from typing import Annotated, Literal

from msgspec import Meta

from pixtable.core.events import Event
from pixtable.core.rules import ScoreLine
from pixtable.games.pictoric.rules.moves import CardId, SectorNumber
from pixtable.games.pictoric.rules.state import Association

SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Face = Annotated[int, Meta(ge=1, le=6)]
Why = Literal["deal", "floor", "empty", "refill", "found"]
"""A card is drawn by PB-10, by PB-52 up to the smallest bank or into an empty one, by PB-40 or by PB-41."""


class DeckShuffled(Event, frozen=True):
    """The cards that lie nowhere else are the deck, in this order; the last one is drawn first."""

    deck: tuple[CardId, ...]


class DiscardsShuffled(Event, frozen=True):
    """The deck had run out, and the discards are the new one (PB-43)."""

    deck: tuple[CardId, ...]


class CardDrawn(Event, frozen=True):
    """A card went from the deck into a bank."""

    reveals = True
    seat: SeatNumber
    card: CardId
    why: Why


class LeadRolled(Event, frozen=True):
    """Those who may still lead first have rolled (PB-11); the others have no face here."""

    reveals = True
    faces: tuple[Face | None, ...]


class TurnBegan(Event, frozen=True):
    turn: Annotated[int, Meta(ge=1)]
    leader: SeatNumber


class ForfeitRolled(Event, frozen=True):
    """The forfeit beside that sector takes effect (PB-20)."""

    reveals = True
    seat: SeatNumber
    forfeit: Face


class StepsRolled(Event, frozen=True):
    """How many cells (PB-50, PB-51) or cards (PB-52) a forfeit is about."""

    reveals = True
    seat: SeatNumber
    face: Face


class PictoricMoved(Event, frozen=True):
    """A forfeit moved the leader's Pictoric, forward or back."""

    seat: SeatNumber
    line: ScoreLine


class CardsDemanded(Event, frozen=True):
    """The leader has to give up cards of the bank: to the discards (PB-52) or beneath the deck (PB-42)."""

    seat: SeatNumber
    count: Annotated[int, Meta(ge=1, le=8)]
    to: Literal["discards", "deck"]


class CardsDiscarded(Event, frozen=True):
    """From a bank, face up for everybody to see."""

    reveals = True
    seat: SeatNumber
    cards: tuple[CardId, ...]


class CardReturned(Event, frozen=True):
    """From a bank, face down beneath the deck."""

    seat: SeatNumber
    card: CardId


class ThemeDemanded(Event, frozen=True):
    seat: SeatNumber


class ThemeNamed(Event, frozen=True):
    reveals = True
    seat: SeatNumber
    text: str


class LeaderDrew(Event, frozen=True):
    """The leader looks at the top card of the deck and has to find an association (PB-21)."""

    reveals = True
    seat: SeatNumber
    card: CardId


class ClueGiven(Event, frozen=True):
    """Everybody knows the association; the card lies face down."""

    reveals = True
    seat: SeatNumber
    clue: Association
    card: CardId


class CardLaid(Event, frozen=True):
    """Face down, beside the leader's."""

    seat: SeatNumber
    card: CardId


class CardsShown(Event, frozen=True):
    """Face up, on sectors 1 and up, and nobody learns whose they are (PB-23)."""

    reveals = True
    cards: tuple[CardId, ...]


class VoteCast(Event, frozen=True):
    seat: SeatNumber
    sector: SectorNumber


class VotesShown(Event, frozen=True):
    """All dice at once, the answer on the leader's, and whose the cards were (PB-24); both by seat."""

    reveals = True
    dice: tuple[SectorNumber, ...]
    laid: tuple[CardId, ...]


class TurnScored(Event, frozen=True):
    """What each seat scores (PB-30 to PB-32): its Pictoric moves by as much (PB-33)."""

    lines: tuple[tuple[ScoreLine, ...], ...]


class TableCleared(Event, frozen=True):
    """The cards of the turn are discarded (PB-40)."""


class CentreReached(Event, frozen=True):
    """The game is over (PB-60)."""

    winners: tuple[SeatNumber, ...]


PictoricEvent = (
    DeckShuffled
    | DiscardsShuffled
    | CardDrawn
    | LeadRolled
    | TurnBegan
    | ForfeitRolled
    | StepsRolled
    | PictoricMoved
    | CardsDemanded
    | CardsDiscarded
    | CardReturned
    | ThemeDemanded
    | ThemeNamed
    | LeaderDrew
    | ClueGiven
    | CardLaid
    | CardsShown
    | VoteCast
    | VotesShown
    | TurnScored
    | TableCleared
    | CentreReached
)
