"""What a player of Pixies may do."""

from typing import Annotated, Literal

from msgspec import Meta

from pixtable.core.events import Move

CardId = Annotated[int, Meta(ge=0, le=69)]
CellNumber = Annotated[int, Meta(ge=1, le=9)]


class Take(Move, frozen=True):
    """Take a card of the row and place it at once (PX-11).

    `keep` says which of two twins stays face up (PX-21), `cell` where a third one goes (PX-22).
    """

    card: CardId
    keep: Literal["new", "old"] | None = None
    cell: CellNumber | None = None
