"""The table of a game of Stones: heaps, and whose turn it is."""

import msgspec

from pixtable.core.events import Seat

SIZES = (3, 4, 5, 6)
"""Stones in the first heap, the second, ... (ST-1)."""
LARGEST = max(SIZES)


class StonesState(msgspec.Struct):
    seats: int
    heaps: list[int]
    last_loses: bool = False
    mover: Seat = 0
    last: Seat | None = None
    """Who took stones last; nobody yet at the start."""

    def copy(self) -> "StonesState":
        return StonesState(self.seats, self.heaps[:], self.last_loses, self.mover, self.last)

    @property
    def is_over(self) -> bool:
        return not any(self.heaps)
