"""What can happen in a game of Rhombs."""

from typing import Annotated

from msgspec import Meta

from pixtable.core.events import Event
from pixtable.games.rhombs.rules.moves import Coordinate, TileId, Turn
from pixtable.games.rhombs.rules.state import Sheet

SeatNumber = Annotated[int, Meta(ge=0, le=9)]
RoundNumber = Annotated[int, Meta(ge=1)]
MaybeUnseen = Annotated[int, Meta(ge=-1, le=49)]
"""A tile, or UNSEEN to those who may not know which."""


class RoundBegan(Event, frozen=True):
    """The table is cleared, all tiles are mixed in the bag and dealt as the game wants it; `first` begins.

    The first `shown` tiles of each hand lie open to all (HX-30).
    """

    reveals = True
    round: RoundNumber
    first: SeatNumber
    hands: tuple[tuple[MaybeUnseen, ...], ...]
    shown: Annotated[int, Meta(ge=0, le=25)]
    bag: tuple[MaybeUnseen, ...]


class TilesMixed(Event, frozen=True):
    """A set position left open what is in the bag and in which order, and chance has fixed it."""

    bag: tuple[MaybeUnseen, ...]


class TilePlaced(Event, frozen=True):
    seat: SeatNumber
    tile: TileId
    q: Coordinate
    r: Coordinate
    turn: Turn


class TileDrawn(Event, frozen=True):
    """A tile has come out of the bag, and can be placed or else is kept. A hidden one only its owner sees (HX-22)."""

    reveals = True
    seat: SeatNumber
    tile: MaybeUnseen
    hidden: bool = False


class TileKept(Event, frozen=True):
    """HX-21: the tile that was drawn fits nowhere and is a penalty tile from now on."""

    seat: SeatNumber
    tile: MaybeUnseen
    hidden: bool = False


class Passed(Event, frozen=True):
    seat: SeatNumber


class WentOut(Event, frozen=True):
    """A seat is rid of its tiles: the first one has won the round. Equals share their rank (HX-25, HX-32)."""

    seat: SeatNumber
    rank: Annotated[int, Meta(ge=1, le=10)]


class TurnBegan(Event, frozen=True):
    """It is this seat's turn now."""

    seat: SeatNumber


class RoundScored(Event, frozen=True):
    """All hands are laid open and counted (HX-41): a sheet for every seat, an empty one where HX-43 forgives it."""

    reveals = True
    hands: tuple[tuple[TileId, ...], ...]
    sheets: tuple[Sheet, ...]


class SeatOut(Event, frozen=True):
    """HX-42: a seat has reached the threshold and plays no more rounds."""

    seat: SeatNumber


RhombsEvent = (
    RoundBegan | TilesMixed | TilePlaced | TileDrawn | TileKept | Passed | WentOut | TurnBegan | RoundScored | SeatOut
)
