"""What a level may ask a player for. Each game has goals of its own; here is what they have in common."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from pixtable.core.events import Seat, snake_case

if TYPE_CHECKING:
    from pixtable.core.match import Match


class Goal(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case, forbid_unknown_fields=True):
    """Read from a level file, asked after every move. It only looks at a match; its sentence is `goals.<type>`."""

    def is_reached(self, match: "Match", seat: Seat) -> bool:
        raise NotImplementedError

    @property
    def type(self) -> str:
        return snake_case(type(self).__name__)

    @property
    def values(self) -> dict[str, Any]:
        """What its sentence may speak of."""
        return msgspec.structs.asdict(self)


class Win(Goal, frozen=True):
    """The game is over, and the player has won it alone."""

    def is_reached(self, match: "Match", seat: Seat) -> bool:
        result = match.result
        return result is not None and result.winners == (seat,)


# Puzzles that are found in play


class Wish(NamedTuple):
    """A goal to look for in a position; where it has an `n`, these are tried for it, the last is the boldest."""

    theme: str
    goal: dict[str, Any]
    numbers: Iterable[int] | None
    moves: int
    clause: str


@dataclass(frozen=True)
class Quarry:
    """Where a game's puzzles are dug: at what table, what for, and what is told of a position and of a move.

    `position` leaves out what the player cannot know. `named` are words for the hints on a move, those that are keys of
    the game's catalogue in its own words; `way` is how the last hint is put, `title` what the puzzle is called after,
    or nothing: then it gets the next of the catalogue's `puzzles.names`.
    """

    seats: int
    options: Mapping[str, bool | int | str]
    wishes: Callable[["Match", Seat], Iterable[Wish]]
    position: Callable[[Any], dict[str, Any]]
    named: Callable[[Any], dict[str, Any]]
