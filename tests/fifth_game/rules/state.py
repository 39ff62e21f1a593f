"""The table of a game of Stones: heaps, and whose turn it is."""

import msgspec

from pixtable.core.events import Seat


class StonesState(msgspec.Struct):
    seats: int
    heaps: list[int]
    last_loses: bool = False
    mover: Seat = 0
    last: Seat | None = None
    """Who took the last stones."""

    def copy(self) -> "StonesState":
        return StonesState(self.seats, self.heaps[:], self.last_loses, self.mover, self.last)

    @property
    def is_over(self) -> bool:
        return not any(self.heaps)
