"""Moves that no list can hold, because one field is the player's own: words, a drawing, any few of many cards."""

from collections.abc import Iterable
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from pixtable.core.chance import Rng
from pixtable.core.events import Move

M = TypeVar("M", bound=Move)
M_co = TypeVar("M_co", bound=Move, covariant=True)


class Open(msgspec.Struct, Generic[M_co], frozen=True):
    """A move of which `field` may also hold other things than it does in the `sample`.

    It holds `least` to `most` characters, pieces or strokes: any at all, or, where the pieces have to be `among`
    some, different ones of those in any order. The sample is itself a legal move, for those who do not care.
    """

    sample: M_co
    field: str
    least: int
    most: int
    among: tuple[int | str, ...] | None = None

    def matches(self, move: Move) -> bool:
        """Whether a move is this one with the field filled in. What words say is for the rules to judge."""
        if type(move) is not type(self.sample):
            return False
        value = getattr(move, self.field)
        if value is None or self.filled_with(value) != move or not self.least <= len(value) <= self.most:
            return False
        return self.among is None or (len(set(value)) == len(value) and set(value) <= set(self.among))

    def filled_with(self, value: Any) -> M_co:
        return msgspec.structs.replace(self.sample, **{self.field: value})


Listed: TypeAlias = M | Open[M]
"""What `Rules.legal` lists: moves, and open ones."""


def is_listed(move: Move, legal: Iterable[Listed[Any]]) -> bool:
    return any(each.matches(move) if isinstance(each, Open) else each == move for each in legal)


def sample_of(listed: Listed[M]) -> M:
    """A move to play as it stands."""
    return listed.sample if isinstance(listed, Open) else listed


def any_of(listed: Listed[M], rng: Rng) -> M:
    """A move to play, with pieces by chance where any few of them may be chosen."""
    if not isinstance(listed, Open):
        return listed
    if listed.among is None:
        return listed.sample
    return listed.filled_with(tuple(rng.sample(listed.among, rng.randint(listed.least, listed.most))))
