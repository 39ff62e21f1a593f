"""What a level of Rhombs may ask for."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from pixtable.core.events import Seat
from pixtable.core.goals import Goal, Win
from pixtable.core.match import Match
from pixtable.games.rhombs.rules.legality import fits_somewhere
from pixtable.games.rhombs.rules.state import RhombsState, left_in


class EmptyHand(Goal, frozen=True):
    """Every tile of the player's is placed."""

    def is_reached(self, match: Match, seat: Seat) -> bool:
        state: RhombsState = match.state
        return not state.hands[seat] and state.drawn is None


class Unload(Goal, frozen=True):
    """The tiles that are left in the hand count at most so much, and none of them fits any more."""

    n: Annotated[int, Meta(ge=0, le=99)]

    def is_reached(self, match: Match, seat: Seat) -> bool:
        state: RhombsState = match.state
        hand = state.hands[seat]
        return left_in(hand).total <= self.n and not fits_somewhere(state, hand)


class Seal(Goal, frozen=True):
    """None of the others can place any of their tiles."""

    def is_reached(self, match: Match, seat: Seat) -> bool:
        state: RhombsState = match.state
        others = [hand for other, hand in enumerate(state.hands) if other != seat]
        return all(hand and not fits_somewhere(state, hand) for hand in others)


RhombsGoal: TypeAlias = EmptyHand | Unload | Seal | Win
