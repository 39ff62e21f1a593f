"""The moves of a Winston draft: all speak of the pile that is looked at."""

from typing import TypeAlias

from pixtable.core.events import Move
from pixtable.games.tactics.draft.rules.pools import Close, PutBack


class TakePile(Move, frozen=True):
    """All of it, as heroes."""


class TakeLeader(Move, frozen=True):
    """One card of it; the rest is shuffled into the deck."""

    card: int


class GoOn(Move, frozen=True):
    """Add an unseen card to it and look at the next; past the last, take the top card of the deck."""


class Keep(Move, frozen=True):
    """What becomes of the top card of the deck."""

    as_leader: bool = False


WinstonMove: TypeAlias = TakePile | TakeLeader | GoOn | Keep | PutBack | Close
