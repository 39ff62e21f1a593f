"""How near the end is, for the music."""

from pixtable.games.pixies.rules.state import PixiesState

FULL = 9
NEAR, NEXT = 2, 1
"""So many cells are still empty in the fullest garden of the last round."""


def tension_of(state: PixiesState) -> float:
    if state.round < state.rounds or state.is_scored:
        return 0.0
    left = FULL - max(sum(cell is not None for cell in garden) for garden in state.gardens)
    return 1.0 if left <= NEXT else 0.5 if left <= NEAR else 0.0
