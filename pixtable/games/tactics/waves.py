"""Turns, waves and rounds: what happens between one player's last action and the next one's first."""

from pixtable.core.chance import Chance
from pixtable.core.events import Event
from pixtable.core.rules import Script
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.casualties import count_heroes, fallen_leaders
from pixtable.games.tactics.events import (
    OperationEnded,
    RoundBegan,
    RoundEnded,
    StatusesTaken,
    TokensTaken,
    TurnBegan,
    TurnEnded,
    WaveBegan,
    WaveEnded,
)
from pixtable.games.tactics.matches import end_match, end_stalemate
from pixtable.games.tactics.me import Me
from pixtable.games.tactics.state import LAST_ROUND, REAR, VANGUARD, TacticsState, Unit
from pixtable.games.tactics.statuses import THREAT, without, without_one
from pixtable.games.tactics.strikes import Damage


def begin_round(board: Board, round: int, first: int) -> Script:
    yield RoundBegan(round, first)
    yield from _begin_wave(board, VANGUARD)


def _begin_wave(board: Board, row: int) -> Script:
    yield WaveBegan(row)
    yield TurnBegan(board.state.turn_order()[0])


def end_turn(board: Board, chance: Chance) -> Script:
    state = board.state
    seat = state.turn
    assert seat is not None
    yield TurnEnded(seat)
    yield from _take_tokens(state, seat)
    for unit in board.units(seat):
        if "stunned" in unit.statuses and unit.row == state.wave:
            yield StatusesTaken(unit.card, without_one(unit.statuses, "stunned"))
    order = state.turn_order()
    position = order.index(seat) + 1
    if position < len(order):
        yield TurnBegan(order[position])
    else:
        yield from end_wave(board, chance)


def _take_tokens(state: TacticsState, seat: int) -> Script:
    """PT-46: one off each operation; where none can be taken the card goes."""
    for operation in state.reserves[seat]:
        if operation is not None and operation.tokens == 0:
            yield OperationEnded(seat, operation.card)
    if any(state.reserves[seat]):
        yield TokensTaken(seat)


def end_wave(board: Board, chance: Chance) -> Script:
    state = board.state
    yield WaveEnded(state.wave)
    if state.wave == REAR:
        yield from _count_marks(board, chance)
        yield RoundEnded(state.round)
    yield from count_heroes(board, chance)  # PT-31
    if fallen := fallen_leaders(board):
        yield from end_match(state, fallen, chance)
    elif state.wave != REAR:
        yield from _begin_wave(board, state.wave + 1)
    elif not state.stirred or state.round >= LAST_ROUND:
        yield from end_stalemate(board, chance)
    else:
        yield from begin_round(board, state.round + 1, (state.first + 1) % state.seats)  # PT-32


def _count_marks(board: Board, chance: Chance) -> Script:
    """The end of a round for statuses: first blessings and curses, then threats."""
    me = Me(board, board.state.first, chance)
    for unit in _marked(board, "blessed"):
        yield from me.heal(unit.statuses.count("blessed"), unit)
        yield from _take_off_one(board, unit, "blessed")
    cursed = _marked(board, "cursed")
    yield from me.inflict(
        [
            Damage(unit.card, unit.statuses.count("cursed") + board.total("curse_damage", unit), _enemy_of(board, unit))
            for unit in cursed
        ]
    )
    for unit in cursed:
        yield from _take_off_one(board, unit, "cursed")
    threatened = _marked(board, "threatened")
    yield from me.inflict(
        [Damage(unit.card, THREAT * unit.statuses.count("threatened"), _enemy_of(board, unit)) for unit in threatened]
    )
    gone: list[Event] = []
    for unit in _marked(board, "threatened"):
        gone.append(StatusesTaken(unit.card, without(unit.statuses, "threatened")))
    if gone:
        yield tuple(gone)


def _marked(board: Board, status: str) -> list[Unit]:
    return [unit for seat in board.state.turn_order() for unit in board.units(seat) if status in unit.statuses]


def _take_off_one(board: Board, unit: Unit, status: str) -> Script:
    now = board.now(unit)
    if now and status in now.statuses:
        yield StatusesTaken(now.card, without_one(now.statuses, status))


def _enemy_of(board: Board, unit: Unit) -> int | None:
    """Who deals such damage: the enemy, or nobody in particular where there are several."""
    enemies = board.enemies(unit.seat)
    return enemies[0] if len(enemies) == 1 else None
