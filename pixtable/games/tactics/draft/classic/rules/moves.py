"""The moves of a classic draft."""

from typing import TypeAlias

from pixtable.core.events import Move
from pixtable.games.tactics.draft.rules.pools import Close, PutBack


class Take(Move, frozen=True):
    """A card of the packet in hand. Whether it is to lead is not asked: the first of a packet does."""

    card: int


ClassicMove: TypeAlias = Take | PutBack | Close
