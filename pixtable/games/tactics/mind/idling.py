"""What nobody at the table would understand: to pass while there is something to be had for nothing."""

from collections.abc import Iterable, Sequence

from pixtable.core.events import Move, Seat
from pixtable.games.tactics.rules.moves import Attack, Draw, Pass
from pixtable.games.tactics.rules.play.foresight import reckon
from pixtable.games.tactics.rules.state import TacticsState


def without_idling(options: Sequence[Move], state: TacticsState, seat: Seat) -> list[Move]:
    """All but passing, where it would give away an action."""
    busy = [move for move in options if not isinstance(move, Pass)]
    return busy if is_idle_to_pass(state, seat, busy) else list(options)


def is_idle_to_pass(state: TacticsState, seat: Seat, moves: Iterable[object]) -> bool:
    """There is a card to draw, or somebody who stands to be hurt for nothing."""
    if not state.actions_left:
        return False
    return any(isinstance(move, Draw) or _is_free(state, seat, move) for move in moves)


def _is_free(state: TacticsState, seat: Seat, move: object) -> bool:
    if not isinstance(move, Attack):
        return False
    told = reckon(state, seat, move)
    return told.life > 0 and told.dealt > 0 and not (told.then or told.asked or told.is_taken_over)
