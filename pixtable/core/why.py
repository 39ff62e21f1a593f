"""Why a mind plays as it does, as data: for the coach, the hints and the protocol alike."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from pixtable.core.events import Ask, Move
from pixtable.core.rules import ScoreLine

M = TypeVar("M", bound=Move)


class Answer(msgspec.Struct, frozen=True):
    """What a mind would choose when a question of its own move comes."""

    ask: Ask
    option: int | str


class Weighed(msgspec.Struct, Generic[M], frozen=True, kw_only=True, omit_defaults=True):
    """A move that a mind has weighed, and what it is worth.

    `visits`: how often search came by. `gain`: what it brings at once by the clauses of the score; `points`: what it
    counts at once; `left`: what it leaves its own seat and the others. `terms` are those that a mind tells somebody
    whom it advises, the most telling first; `is_uncertain`: some of them hang on chance, hidden cards or somebody's
    choice, and count as nothing; `then` is how to go on in the middle of the move, as far as that can be foreseen;
    `words` are values for its game's own sentences.
    """

    move: M
    visits: int | None = None
    worth: float
    gain: Mapping[str, int] | None = None
    points: int | None = None
    left: Mapping[str, float] | None = None
    terms: tuple[ScoreLine, ...] = ()
    is_uncertain: bool = False
    then: tuple[Answer, ...] = ()
    words: Mapping[str, Any] = {}


class Why(msgspec.Struct, Generic[M], frozen=True, kw_only=True, omit_defaults=True):
    """The move that was chosen, and the best of those that were weighed.

    Where worth is the chance to win, or in proportion to it, `standing` tells it for every seat. `about` names the
    sentences that a game has for what is to be decided, and `look` the values in the first of them.
    """

    chosen: Weighed[M]
    candidates: Sequence[Weighed[M]]
    standing: tuple[float, ...] = ()
    about: str = ""
    look: Mapping[str, Any] = {}

    @property
    def moves(self) -> Sequence[Weighed[M]]:
        """All that is told of, the chosen one first."""
        return [self.chosen, *(one for one in self.candidates if one.move != self.chosen.move)]
