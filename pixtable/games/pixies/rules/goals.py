"""What a level of Pixies may ask for."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from pixtable.core.events import Seat
from pixtable.core.goals import Goal, Win
from pixtable.core.match import Match
from pixtable.games.pixies.rules.moves import CardId, CellNumber
from pixtable.games.pixies.rules.scoring import largest_zone, score
from pixtable.games.pixies.rules.state import Cell, Garden, PixiesState

CardCount = Annotated[int, Meta(ge=1, le=9)]


class Score(Goal, frozen=True):
    """Points, counted as if the round ended now; those of earlier rounds too."""

    n: int

    def is_reached(self, match: Match, seat: Seat) -> bool:
        return points_now(match.state, seat) >= self.n


class RoundScore(Goal, frozen=True):
    """The round has been scored, and so many points have been made in all."""

    n: int

    def is_reached(self, match: Match, seat: Seat) -> bool:
        state: PixiesState = match.state
        return state.is_scored and state.totals[seat] >= self.n


class Deny(Goal, frozen=True):
    """The round has been scored, and none of the others has more than so many points."""

    n: int

    def is_reached(self, match: Match, seat: Seat) -> bool:
        state: PixiesState = match.state
        return state.is_scored and all(total <= self.n for other, total in enumerate(state.totals) if other != seat)


class Validate(Goal, frozen=True):
    """So many validated cards in the garden."""

    n: CardCount

    def is_reached(self, match: Match, seat: Seat) -> bool:
        garden: Garden = match.state.gardens[seat]
        return sum(cell is not None and cell.is_validated for cell in garden) >= self.n


class Show(Goal, frozen=True):
    """This card lies face up in the garden."""

    card: CardId

    def is_reached(self, match: Match, seat: Seat) -> bool:
        return any(cell is not None and cell.up == self.card for cell in match.state.gardens[seat])


class Pin(Goal, frozen=True):
    """The card on this cell is validated."""

    cell: CellNumber

    def is_reached(self, match: Match, seat: Seat) -> bool:
        lying: Cell | None = match.state.gardens[seat][self.cell - 1]
        return lying is not None and lying.is_validated


class Mosaic(Goal, frozen=True):
    """A zone of so many cards."""

    n: CardCount

    def is_reached(self, match: Match, seat: Seat) -> bool:
        return len(largest_zone(match.state.gardens[seat])) >= self.n


PixiesGoal: TypeAlias = Score | RoundScore | Deny | Validate | Show | Pin | Mosaic | Win


def points_now(state: PixiesState, seat: Seat) -> int:
    unscored = 0 if state.is_scored else score(state.gardens[seat], state.round).total
    return state.totals[seat] + unscored
