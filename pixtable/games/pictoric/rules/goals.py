"""What a level of Pictoric Box may ask for. Each looks at the turn that was scored last."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from pixtable.core.events import Seat
from pixtable.core.goals import Goal, Win
from pixtable.core.match import Match
from pixtable.games.pictoric.rules.state import Turn

Votes = Annotated[int, Meta(ge=1, le=5)]


class TurnGoal(Goal, frozen=True):
    def is_reached(self, match: Match, seat: Seat) -> bool:
        turn: Turn | None = match.state.last_turn
        return turn is not None and self.is_reached_by(turn, seat)

    def is_reached_by(self, turn: Turn, seat: Seat) -> bool:
        raise NotImplementedError


class Found(TurnGoal, frozen=True):
    """The player voted for the leader's picture."""

    def is_reached_by(self, turn: Turn, seat: Seat) -> bool:
        return seat in turn.finders


class Fool(TurnGoal, frozen=True):
    """So many voted for the player's picture, or more, when somebody else led."""

    n: Votes

    def is_reached_by(self, turn: Turn, seat: Seat) -> bool:
        return turn.leader != seat and len(turn.voters_for(seat)) >= self.n


class Some(TurnGoal, frozen=True):
    """The player led, and was found by some but not by all (PB-32)."""

    def is_reached_by(self, turn: Turn, seat: Seat) -> bool:
        return turn.leader == seat and 0 < len(turn.finders) < turn.guessers


class Exactly(TurnGoal, frozen=True):
    """The player led, and was found by exactly so many."""

    n: Votes

    def is_reached_by(self, turn: Turn, seat: Seat) -> bool:
        return turn.leader == seat and len(turn.finders) == self.n


PictoricGoal: TypeAlias = Found | Fool | Some | Exactly | Win
