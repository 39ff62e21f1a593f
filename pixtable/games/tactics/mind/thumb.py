"""What a position looks worth to a seat: life, strength, cards, and what is about to fall."""

from functools import cache
from math import exp

from pixtable.core.events import Seat
from pixtable.games.tactics.mind.personas import PLAIN, Weights
from pixtable.games.tactics.mind.points import POINTS
from pixtable.games.tactics.mind.variant_worths import ended, of_leader_here, of_variant
from pixtable.games.tactics.rules.abilities.words import character_of
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Table, standing
from pixtable.games.tactics.rules.state import PLACES, TacticsState, Unit

LEAD_THAT_DECIDES = 14.0
"""Points that make winning about three to one."""
DOOMED_LEADER = 60.0
DEADLIEST_BLOW = 12
"""Who has more life left does not fall in one turn, by far most of the time."""
IN_REACH = 9.0
"""A leader who may fall in the next turn of those who can reach it."""
ACTION = 2.2
"""An action that is still to come in a turn."""
MARKS = {"cursed": -1.0, "blessed": 0.6, "stunned": -1.6, "threatened": -1.8, "armour": 1.4, "marked": -1.2}
"""Statuses whose worth does not show in attack and life."""


def worths(state: TacticsState, match: int, seat: Seat, weights: Weights) -> list[float]:
    """To each seat, 0 to 1: how match `match` stands or has ended. The weights are those of one seat."""
    if state.match != match or state.phase == "over":
        return ended(state)
    board = Board(state)
    sides = [_side(board, one, weights) for one in range(state.seats)]
    found = []
    for one in range(state.seats):
        mine, theirs = sides[one], sum(sides[enemy] for enemy in state.enemies(one))
        if state.in_teams:
            mine += sum(sides[partner] for partner in state.partners(one))
        factor = weights.theirs if one == seat else 1.0
        found.append(1.0 / (1.0 + exp(-(mine - factor * theirs) / LEAD_THAT_DECIDES)))
    return found


def lead(state: TacticsState, seat: Seat, weights: Weights = PLAIN) -> float:
    """In points, how far a seat is ahead."""
    board = Board(state)
    theirs = sum(_side(board, enemy, weights) for enemy in state.enemies(seat))
    return _side(board, seat, weights) - weights.theirs * theirs


def _side(board: Board, seat: Seat, weights: Weights) -> float:
    state, table = board.state, standing(board.state)
    total = weights.hand * _of_hand(len(state.hands[seat]))
    leader_counts = 1.0
    if state.variant is not None:
        total += of_variant(board, seat)
        leader_counts = of_leader_here(state, seat)
    for operation in state.reserves[seat]:
        if operation is not None:
            total += weights.operation * (1 + operation.tokens)
    if state.turn == seat:
        total += ACTION * state.actions_left + state.extra_actions
    field, first = state.field, seat * PLACES
    for column in range(first, first + 3):
        is_screened = False
        for spot in (column, column + 3, column + 6):
            unit = field[spot]
            if unit is None:
                continue
            if unit.is_corpse:
                total += weights.corpse
                continue
            if unit.is_leader:
                total += leader_counts * _of_leader(board, table, unit, is_screened, weights)
            else:
                total += _of_hero(board, table, unit, is_screened, weights)
            is_screened = True
    return total


def _of_hand(cards: int) -> float:
    """The first cards are worth most: nobody can play seven at once."""
    return min(cards, 4) + 0.4 * max(0, cards - 4)


@cache
def _printed(card: int, row: int, is_leader: bool) -> tuple[int, int, float]:
    """Attack, life, and the points of the ability."""
    character = character_of(card)
    if is_leader:
        return *character.as_leader, 0.0
    return *character.as_hero, POINTS[character.rows[row].id]


def _numbers(board: Board, table: Table, unit: Unit) -> tuple[int, int, float]:
    """Attack and life left as they are now, where most units are as they were printed, and the ability's points."""
    attack, life, points = _printed(unit.card, unit.place // 3, unit.is_leader)
    if "attack" in table or unit.statuses:
        attack = board.attack(unit)
    if "life" in table or unit.statuses:
        life = board.life(unit)
    if unit.statuses and "silenced" in unit.statuses:
        points = 0.0
    return attack, life - unit.damage, points


def _of_leader(board: Board, table: Table, unit: Unit, is_screened: bool, weights: Weights) -> float:
    attack, left, _ = _numbers(board, table, unit)
    if left <= 0:
        return -DOOMED_LEADER + left
    total = weights.leader * left + 0.5 * attack
    if not is_screened:
        total -= 0.8
    if left <= 5:
        total -= 3.0  # the last points are dear
    if left <= DEADLIEST_BLOW and left <= blow(board, unit, is_screened):
        total -= IN_REACH
    for status in unit.statuses:
        total += MARKS.get(status, 0.0)
    return total


def blow(board: Board, leader: Unit, is_screened: bool) -> int:
    """The most damage that one row of an enemy could do to a leader with the two attacks of a turn, as they stand."""
    state, most = board.state, 0
    for enemy in state.enemies(leader.seat):
        for row in range(3):
            strikes = []
            for spot in range(enemy * PLACES + row * 3, enemy * PLACES + row * 3 + 3):
                unit = state.field[spot]
                if unit is None or unit.is_corpse or (unit.statuses and "stunned" in unit.statuses):
                    continue
                if (not is_screened and board.is_in_melee(unit)) or _shoots(board, unit, leader):
                    strikes.append(board.attack(unit, leader) - board.armour(leader))
            if strikes:
                strikes.sort()
                most = max(most, sum(strikes[-2:]))
    return most


def _shoots(board: Board, unit: Unit, leader: Unit) -> bool:
    if not board.granting("ranged") or not board.says("ranged", unit):
        return False
    screen = board.front(leader)
    return screen is None or board.says("piercing", unit) or not board.says("intercept", screen)


def _of_hero(board: Board, table: Table, unit: Unit, is_screened: bool, weights: Weights) -> float:
    attack, left, points = _numbers(board, table, unit)
    if left <= 0:
        return 0.4  # it may still act in this wave, and can be healed
    can_strike = not is_screened or ("ranged" in table and board.says("ranged", unit))
    total = 1.0 + weights.attack * attack * (1.0 if can_strike else 0.5) + weights.ability * points
    total += weights.life * left
    for status in unit.statuses:
        total += MARKS.get(status, 0.0)
    return total
