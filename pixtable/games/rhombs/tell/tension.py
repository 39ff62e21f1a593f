"""How near the end is, for the music."""

from pixtable.games.rhombs.rules.state import RhombsState

NEAR, NEXT = 2, 1
"""So few tiles somebody has left."""


def tension_of(state: RhombsState) -> float:
    """Blind, nobody can be rid of theirs while there is a bag to draw from."""
    left = len(state.bag) if state.house.is_blind else min(map(len, state.hands), default=0)
    return 1.0 if left <= NEXT else 0.5 if left <= NEAR else 0.0
