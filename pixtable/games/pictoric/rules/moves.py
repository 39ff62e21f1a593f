"""What a player of Pictoric Box may do."""

from typing import Annotated

from msgspec import Meta

from pixtable.core.events import Move
from pixtable.games.pictoric.rules.deck import PICTURES

CardId = Annotated[int, Meta(ge=0, le=len(PICTURES) - 1)]
SectorNumber = Annotated[int, Meta(ge=1, le=6)]
Coordinate = Annotated[int, Meta(ge=0, le=255)]
Sketch = tuple[tuple[tuple[Coordinate, Coordinate], ...], ...]
"""Strokes, each of them a row of points; x runs to the right and y down."""

LONGEST_TEXT = 80
MOST_PICTOGRAMS = 3
MOST_STROKES = 60
MOST_POINTS = 200
"""In one stroke of a sketch."""


class Roll(Move, frozen=True):
    """The leader rolls for a forfeit (PB-20); whatever else a forfeit rolls for is rolled at once."""


class Theme(Move, frozen=True):
    """Whoever comes after the leader names the theme (PB-55)."""

    text: str


class Clue(Move, frozen=True):
    """The leader gives an association and lays the card down (PB-21): in exactly one of five forms.

    `text` or `spoken` aloud; in silence (PB-53) `pictograms`, a `sketch` or a `mime`. `card` says which one it is
    for, where the leader may choose.
    """

    text: str | None = None
    spoken: bool = False
    pictograms: tuple[str, ...] | None = None
    sketch: Sketch | None = None
    mime: bool = False
    card: CardId | None = None


class Lay(Move, frozen=True):
    """Lay a card of the bank face down beside the leader's (PB-22)."""

    card: CardId


class Vote(Move, frozen=True):
    """Set the die to a sector's number (PB-24)."""

    sector: SectorNumber


class Discard(Move, frozen=True):
    """Give up cards of the bank: to the discards (PB-52), or one beneath the deck (PB-42)."""

    cards: tuple[CardId, ...]


PictoricMove = Roll | Theme | Clue | Lay | Vote | Discard
