"""How near the end is, for the music."""

from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.state import TacticsState

NEAR, NEXT = 9, 5
"""Life that a leader has left."""


def tension_of(state: TacticsState) -> float:
    board = Board(state)
    leaders = [unit for seat in range(state.seats) if (unit := state.leader(seat)) is not None]
    left = min(map(board.life_left, leaders), default=NEAR + 1)
    return 1.0 if left <= NEXT else 0.5 if left <= NEAR else 0.0
