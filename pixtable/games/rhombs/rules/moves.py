"""What a player of Rhombs may do."""

from typing import Annotated

from msgspec import Meta

from pixtable.core.events import Move

TileId = Annotated[int, Meta(ge=0, le=49)]
Coordinate = Annotated[int, Meta(ge=-60, le=60)]
"""Fifty tiles that touch one another cannot reach further from the first."""
Turn = Annotated[int, Meta(ge=0, le=5)]


class Place(Move, frozen=True):
    """Lay a tile on a cell, turned clockwise by 60 degrees a turn (HX-10)."""

    tile: TileId
    q: Coordinate
    r: Coordinate
    turn: Turn


class Draw(Move, frozen=True):
    """Take a tile from the bag (HX-21)."""


class Pass(Move, frozen=True):
    """Do nothing: allowed only to those who can do nothing (HX-24, HX-31)."""

    is_forced = True


RhombsMove = Place | Draw | Pass
