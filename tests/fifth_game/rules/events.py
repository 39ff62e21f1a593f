"""What can happen in a game of Stones."""

from typing import TypeAlias

from pixtable.core.events import Event, Seat


class StonesTaken(Event, frozen=True):
    seat: Seat
    heap: int
    stones: int


StonesEvent: TypeAlias = StonesTaken
