"""What a game's characters are known by: `arena --characters` measures it."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pixtable.core.events import Move, Seat
from pixtable.core.game import Thought


class Trait(NamedTuple):
    """A number for a decision: the table before it, whose it is, the thought. None where it says nothing.

    `direction` is 1 where a character should have more of it than plain play, -1 where it should have less.
    """

    name: str
    direction: int
    of: Callable[[Any, Seat, Thought], float | None]


def strays(state: Any, seat: Seat, thought: Thought) -> float:
    """Whether it did something else than what it thought best."""
    return float(thought.move != thought.why.candidates[0].move)


def as_it_is(move: Move) -> object:
    return move


class Characters(NamedTuple):
    """What a game's characters are known by, and what of a move is a decision of its own."""

    traits: Mapping[str, Trait]
    decision: Callable[[Any], object] = as_it_is
