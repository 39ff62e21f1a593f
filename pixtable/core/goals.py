"""What a level may ask a player for. Each game has goals of its own; here is what they have in common."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from pixtable.core.events import Move, Seat, snake_case
from pixtable.core.rules import AnyMatch


class Goal(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case, forbid_unknown_fields=True):
    """Read from a level file, asked after every move. It only looks at a match; its sentence is `goals.<type>`."""

    def is_reached(self, match: AnyMatch, seat: Seat) -> bool:
        raise NotImplementedError

    def is_missed(self, match: AnyMatch, seat: Seat) -> bool:
        """Whether it is too late for it, whatever is still played: then nobody has to play it."""
        return False

    @property
    def type(self) -> str:
        return snake_case(type(self).__name__)

    @property
    def values(self) -> dict[str, Any]:
        """What its sentence may speak of."""
        return msgspec.structs.asdict(self)


class Win(Goal, frozen=True):
    """The game is over, and the player has won it alone."""

    def is_reached(self, match: AnyMatch, seat: Seat) -> bool:
        result = match.result
        return result is not None and result.winners == (seat,)


# Puzzles that are found in play


class Wish(NamedTuple):
    """A goal to look for in a position; where it has an `n`, these are tried for it, the last is the boldest.

    Where it is to be reached against `any_answer`, doing nothing must not do: `idle` is the move that does nothing.
    """

    theme: str
    goal: dict[str, Any]
    numbers: Iterable[int] | None
    moves: int
    clause: str
    any_answer: bool = False
    idle: Move | None = None


@dataclass(frozen=True)
class PuzzleSource:
    """Where a game's puzzles are dug: at what table, what for, and what is told of a position and of a move.

    `position` leaves out what the player cannot know. `named` are words for the hints on a move, those that are keys of
    the game's catalogue in its own words; `way` is how the last hint is put, `title` what the puzzle is called after,
    or nothing: then it gets the next of the catalogue's `puzzles.names`. `lighter` are positions with one thing less on
    the table, for as long as it is too full to be read: what stays too full is no puzzle.
    """

    seats: int
    options: Mapping[str, bool | int | str]
    wishes: Callable[[AnyMatch, Seat], Iterable[Wish]]
    position: Callable[[Any], dict[str, Any]]
    named: Callable[[Any], dict[str, Any]]
    lighter: Callable[[dict[str, Any]], Iterable[dict[str, Any]]] = lambda position: ()
