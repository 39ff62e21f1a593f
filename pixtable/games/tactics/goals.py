"""What a level of Pixel Tactics may ask for."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from pixtable.core.events import Seat
from pixtable.core.goals import Goal, Win
from pixtable.core.match import Match
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.moves import CardId
from pixtable.games.tactics.state import TacticsState


class Lethal(Goal, frozen=True):
    """Another's leader has fallen, or will fall when the wave ends."""

    def is_reached(self, match: Match, seat: Seat) -> bool:
        state: TacticsState = match.state
        if len(state.trophies[seat]) > len(match.state_at(0).trophies[seat]):
            return True
        leaders = [state.leader(other) for other in range(state.seats) if other != seat]
        return any(leader is not None and leader.damage >= Board(state).life(leader) for leader in leaders)


class Defeat(Goal, frozen=True):
    """This card is a corpse, or no longer in any squad."""

    card: CardId

    def is_reached(self, match: Match, seat: Seat) -> bool:
        state: TacticsState = match.state
        return not any(unit is not None and unit.card == self.card and not unit.is_corpse for unit in state.field)


class Doom(Goal, frozen=True):
    """So many heroes of others have fallen, or will fall when the wave ends."""

    n: Annotated[int, Meta(ge=1, le=8)]

    def is_reached(self, match: Match, seat: Seat) -> bool:
        return _standing(match.state_at(0), seat) - _standing(match.state, seat) >= self.n


class CleanSweep(Goal, frozen=True):
    """No living hero stands in any other squad."""

    def is_reached(self, match: Match, seat: Seat) -> bool:
        state: TacticsState = match.state
        return not any(unit is not None and unit.is_hero and unit.seat != seat for unit in state.field)


TacticsGoal: TypeAlias = Lethal | Doom | Defeat | CleanSweep | Win


def _standing(state: TacticsState, seat: Seat) -> int:
    """Heroes of the others that will still stand when the wave ends."""
    board = Board(state)
    others = (other for other in range(state.seats) if other != seat)
    return sum(not board.is_doomed(hero) for other in others for hero in board.heroes(other))
