"""What a player of Stones may do."""

from typing import TypeAlias

from pixtable.core.events import Move


class Take(Move, frozen=True):
    """Stones from one heap, counted from 0 (ST-2)."""

    heap: int
    stones: int


StonesMove: TypeAlias = Take
