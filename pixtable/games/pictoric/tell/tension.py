"""How near the end is, for the music."""

from pixtable.games.pictoric.rules.deck import CENTRE
from pixtable.games.pictoric.rules.state import PictoricState

NEAR, NEXT = 12, 6
"""Cells before the centre: two good turns, and one."""


def tension_of(state: PictoricState) -> float:
    left = CENTRE - max(state.positions)
    return 1.0 if left <= NEXT else 0.5 if left <= NEAR else 0.0
