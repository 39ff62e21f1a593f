"""The one move of a market draft."""

from pixtable.core.events import Move


class Buy(Move, frozen=True):
    """Take a card of the row; it is a leader or a hero for good."""

    card: int
    as_leader: bool = False
