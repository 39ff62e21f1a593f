"""What a position looks worth to a seat: life, strength, cards, and what is about to fall."""

from math import exp

from pixtable.core.events import Seat
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.personas import PLAIN, Weights
from pixtable.games.tactics.points import POINTS
from pixtable.games.tactics.standing import ability_of
from pixtable.games.tactics.state import TacticsState, Unit

LEAD_THAT_DECIDES = 14.0
"""Points that make winning about three to one."""
DOOMED_LEADER = 60.0
ACTION = 2.2
"""An action that is still to come in a turn."""
MARKS = {"cursed": -1.0, "blessed": 0.6, "stunned": -1.6, "threatened": -1.8, "armour": 1.4, "marked": -1.2}
"""Statuses whose worth does not show in attack and life."""


def worths(state: TacticsState, match: int, seat: Seat, weights: Weights) -> list[float]:
    """To each seat, 0 to 1: how match `match` stands or has ended. The weights are those of one seat."""
    if state.match != match or state.phase == "over":
        winner = state.outcomes[-1] if state.outcomes else None
        return [0.5 if winner is None else float(winner == one) for one in range(state.seats)]
    board = Board(state)
    sides = [_side(board, one, weights) for one in range(state.seats)]
    found = []
    for one in range(state.seats):
        theirs = sum(sides[enemy] for enemy in state.enemies(one))
        factor = weights.theirs if one == seat else 1.0
        found.append(1.0 / (1.0 + exp(-(sides[one] - factor * theirs) / LEAD_THAT_DECIDES)))
    return found


def lead(state: TacticsState, seat: Seat, weights: Weights = PLAIN) -> float:
    """In points, how far a seat is ahead."""
    board = Board(state)
    return _side(board, seat, weights) - sum(_side(board, enemy, weights) for enemy in state.enemies(seat))


def _side(board: Board, seat: Seat, weights: Weights) -> float:
    state = board.state
    total = weights.hand * _of_hand(len(state.hands[seat]))
    total += sum(weights.operation * (1 + operation.tokens) for operation in state.reserves[seat] if operation)
    if state.turn == seat:
        total += ACTION * state.actions_left + state.extra_actions
    for unit in state.squad(seat):
        if unit is None:
            continue
        if unit.is_corpse:
            total += weights.corpse
        elif unit.is_leader:
            total += _of_leader(board, unit, weights)
        else:
            total += _of_hero(board, unit, weights)
    return total


def _of_hand(cards: int) -> float:
    """The first cards are worth most: nobody can play seven at once."""
    return min(cards, 4) + 0.4 * max(0, cards - 4)


def _of_leader(board: Board, unit: Unit, weights: Weights) -> float:
    left = board.life(unit) - unit.damage
    if left <= 0:
        return -DOOMED_LEADER + left
    danger = 3.0 if left <= 5 else 0.0  # the last points are dear
    return weights.leader * left + 0.5 * board.attack(unit) - danger - (0.8 if board.is_in_melee(unit) else 0.0)


def _of_hero(board: Board, unit: Unit, weights: Weights) -> float:
    left = board.life(unit) - unit.damage
    if left <= 0:
        return 0.4  # it may still act in this wave, and can be healed
    can_strike = board.is_in_melee(unit) or board.says("ranged", unit)
    total = 1.0 + weights.attack * board.attack(unit) * (1.0 if can_strike else 0.5) + weights.life * left
    if ability := ability_of(unit):
        total += weights.ability * POINTS[ability.id]
    for status in unit.statuses:
        total += MARKS.get(status, 0.0)
    return total
