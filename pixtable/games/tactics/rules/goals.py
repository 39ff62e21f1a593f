"""What a level of Pixel Tactics may ask for."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from pixtable.core.events import Seat
from pixtable.core.goals import Goal, Win
from pixtable.core.match import Match
from pixtable.games.tactics.rules.decks.roster import name_of
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.moves import CardId
from pixtable.games.tactics.rules.state import TacticsState


class Lethal(Goal, frozen=True):
    """Another's leader has fallen, or will fall when the wave ends."""

    def is_reached(self, match: Match, seat: Seat) -> bool:
        state: TacticsState = match.state
        if len(state.trophies[seat]) > len(match.state_at(0).trophies[seat]):
            return True
        leaders = [state.leader(other) for other in range(state.seats) if other != seat]
        return any(leader is not None and leader.damage >= Board(state).life(leader) for leader in leaders)

    def is_missed(self, match: Match, seat: Seat) -> bool:
        return _turn_is_over(match, seat)


class OfCard(Goal, frozen=True):
    """A goal about one card, which its sentence names."""

    card: CardId

    @property
    def values(self) -> dict[str, Any]:
        return {"name": f"names.{name_of(self.card)}"}


class Defeat(OfCard, frozen=True):
    """This card is a corpse, or no longer in any squad."""

    def is_reached(self, match: Match, seat: Seat) -> bool:
        state: TacticsState = match.state
        return not any(unit is not None and unit.card == self.card and not unit.is_corpse for unit in state.field)


class Doom(Goal, frozen=True):
    """So many heroes of others have fallen, or will fall when the wave ends."""

    n: Annotated[int, Meta(ge=1, le=8)]

    def is_reached(self, match: Match, seat: Seat) -> bool:
        return _standing(match.state_at(0), seat) - _standing(match.state, seat) >= self.n

    def is_missed(self, match: Match, seat: Seat) -> bool:
        return _turn_is_over(match, seat)


class CleanSweep(Goal, frozen=True):
    """No hero of another squad lives, or will when the wave has ended."""

    def is_reached(self, match: Match, seat: Seat) -> bool:
        return _standing(match.state, seat) == 0

    def is_missed(self, match: Match, seat: Seat) -> bool:
        return _turn_is_over(match, seat)


class Hold(Goal, frozen=True):
    """The wave is over, and one's own leader still stands."""

    def is_reached(self, match: Match, seat: Seat) -> bool:
        if match.result is not None:
            return match.result.winners == (seat,)
        return _wave_is_over(match) and match.state.match == match.state_at(0).match

    def is_missed(self, match: Match, seat: Seat) -> bool:
        return _wave_is_over(match)


class Rescue(OfCard, frozen=True):
    """The wave is over, and this card lives in one's squad: doomed before, or a body."""

    def is_reached(self, match: Match, seat: Seat) -> bool:
        return _wave_is_over(match) and any(hero.card == self.card for hero in Board(match.state).heroes(seat))

    def is_missed(self, match: Match, seat: Seat) -> bool:
        return _wave_is_over(match)


TacticsGoal: TypeAlias = Lethal | Doom | Defeat | CleanSweep | Hold | Rescue | Win


def _standing(state: TacticsState, seat: Seat) -> int:
    """Heroes of the others that will still stand when the wave ends."""
    board = Board(state)
    others = (other for other in range(state.seats) if other != seat)
    return sum(not board.is_doomed(hero) for other in others for hero in board.heroes(other))


def _turn_is_over(match: Match, seat: Seat) -> bool:
    """What one turn is to do has been done by now, or not at all."""
    return match.half_made is None and (match.state.turn != seat or _wave_is_over(match))


def _wave_is_over(match: Match) -> bool:
    start, state = match.state_at(0), match.state
    return match.half_made is None and _wave_of(state) != _wave_of(start)


def _wave_of(state: TacticsState) -> tuple[int, int, int]:
    return state.match, state.round, state.wave
