"""What the things of single variants are worth to a seat, in points: walls, gold, trophies of a team."""

from pixtable.core.events import Seat
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.state import TacticsState
from pixtable.games.tactics.rules.variants.variants import Cross, DuelDraft, King, Siege, is_king

WALL = 6.5
"""A card of the fortress: more than in hand, where it goes when it falls."""
BREACH, OPEN = 14.0, 2.0
"""A column without heroes: behind it nothing, or still a wall."""
COIN = 0.6
TROPHY = 18.0
KNIGHT = 0.55
"""A knight's leader beside a king's: the game goes on without it."""


def of_variant(board: Board, seat: Seat) -> float:
    match board.state.variant:
        case Siege(walls):
            return _of_fortress(board, seat, walls[seat])
        case DuelDraft(gold=gold) if gold:
            return COIN * gold[seat]
        case Cross():
            return TROPHY * len(board.state.trophies[seat])  # a team's lie before its first seat
        case _:
            return 0.0


def _of_fortress(board: Board, seat: Seat, columns: tuple[tuple[int, ...], ...]) -> float:
    total = WALL * sum(map(len, columns))
    for column in board.open_columns(seat):
        total -= OPEN if columns[column] else BREACH
    return total


def of_leader_here(state: TacticsState, seat: Seat) -> float:
    """How much of a leader's worth counts at this seat."""
    return KNIGHT if isinstance(state.variant, King) and not is_king(seat) else 1.0


def ended(state: TacticsState) -> list[float]:
    """To each seat: won, drawn or lost, with all of a team."""
    winner = state.outcomes[-1] if state.outcomes else None
    if winner is None:
        return [0.5] * state.seats
    return [float(state.teams[winner] == state.teams[seat]) for seat in range(state.seats)]


TROPHY_HELD = 1.3
"""In logits."""


def of_team(state: TacticsState, seat: Seat) -> float:
    """What a team has won so far, before whose first seat it lies."""
    return TROPHY_HELD * len(state.trophies[seat]) if isinstance(state.variant, Cross) else 0.0
