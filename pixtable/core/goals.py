"""What a level may ask a player for. Each game has goals of its own; here is what they have in common."""

from typing import TYPE_CHECKING, Any

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
