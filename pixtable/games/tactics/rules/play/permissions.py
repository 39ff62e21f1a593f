"""Who may do what: questions that the list of legal moves and the refusals share."""

from pixtable.core.chance import Chance
from pixtable.core.events import Seat
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import LIMITED, character_of
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing, ability_of, standing_of
from pixtable.games.tactics.rules.state import TacticsState, Unit
from pixtable.games.tactics.rules.variants.variants import King

_NO_CHANCE = Chance(0, 0)
"""For scripts that are only tried as far as their first step, where chance has decided nothing yet."""


def does_something(board: Board, one: Standing) -> bool:
    """Whether any part of a spell, an order or an action could do anything: else it cannot be chosen."""
    assert one.ability.script
    return next(one.ability.script(Me(board, one.seat, _NO_CHANCE, one)), None) is not None


def spell_of(unit: Unit) -> Standing | None:
    """The spell that a unit could cast where it stands."""
    one = standing_of(unit)
    return one if one.ability.is_spell and not (unit.statuses and ability_of(unit) is None) else None


def leader_action_of(board: Board, seat: Seat) -> Standing | None:
    leader = board.state.leader(seat)
    if leader is None or not character_of(leader.card).leader.is_action:
        return None
    return standing_of(leader)


def is_operation(card: int) -> bool:
    return character_of(card).operation.is_written


def may_act(board: Board, unit: Unit) -> bool:
    """PT-41 and the limit of one * action: attack, cast or move are still open to it."""
    return not unit.did and "stunned" not in unit.statuses and (not unit.is_fresh or board.says("swift", unit))


def may_be_castled(board: Board, unit: Unit) -> bool:
    return not unit.is_leader and (unit.is_corpse or may_act(board, unit))


def may_shift(board: Board, seat: Seat) -> bool:
    """Whether nobody forbids this seat to move and castle."""
    return not board.says("no_moving", seat)


def row_to_recruit(board: Board, seat: Seat) -> int | None:
    """PT-41: that of the wave, unless the leader allows any."""
    return None if board.says("recruit_anywhere", seat) else board.state.wave


def may_strike_now(board: Board, unit: Unit) -> bool:
    """PT-42, PT-43: units attack and cast in the wave of their row, unless an operation frees them from it."""
    return unit.place // 3 == board.state.wave or board.says("any_wave", unit)


def recruits_from_discards(board: Board, seat: Seat) -> bool:
    """Once a turn, where the leader allows it."""
    return board.says("recruit_discard", seat) and "recruit_discard" not in board.state.used


def is_used_up(board: Board, one: Standing) -> bool:
    """A limited action: once a turn."""
    return "limited" in one.ability.marks and "leader_action" in board.state.used


def is_spent(board: Board, seat: Seat, action: str) -> bool:
    """PT-52: an action that a card makes limited for this seat, and that was done in this turn, whatever it cost."""
    limit = LIMITED.get(action)
    return limit is not None and action in board.state.used and bool(board.granting(limit)) and board.says(limit, seat)


def may_signal(state: TacticsState) -> bool:
    """Once a turn, where signals were agreed on (PT-115)."""
    return isinstance(state.variant, King) and state.variant.signals and "signal" not in state.used
