"""Whom a unit can attack from where it stands (PT-61 to PT-63)."""

from pixtable.games.tactics.board import Board
from pixtable.games.tactics.state import Unit


def melee_targets(board: Board, unit: Unit) -> list[Unit]:
    if not board.granting("reach"):
        return _challenged(board, unit, 1) if board.is_in_melee(unit) else []
    depth = 2 if board.says("reach", unit) else 1
    ahead = board.column(unit.seat, unit.column)
    in_reach = any(one.card == unit.card for one in ahead[:depth])
    return _challenged(board, unit, depth) if in_reach else []


def _challenged(board: Board, unit: Unit, depth: int) -> list[Unit]:
    """Squad by squad: the first of each column, or those with challenge where there are any in melee."""
    found: list[Unit] = []
    for enemy in board.enemies(unit.seat):
        line = board.line(enemy)
        challengers = [one for one in line if board.says("challenge", one)] if board.granting("challenge") else []
        if challengers:
            found += challengers
        elif depth == 1:
            found += line
        else:
            found += [one for column in range(3) for one in board.column(enemy, column)[:depth]]
    return found


def ranged_targets(board: Board, unit: Unit) -> list[Unit]:
    """All that no interceptor stands before, whatever its column's others do."""
    if not board.granting("ranged") or not board.says("ranged", unit):
        return []
    is_piercing = board.says("piercing", unit)
    found: list[Unit] = []
    for enemy in board.enemies(unit.seat):
        for column in range(3):
            for one in board.column(enemy, column):
                if not board.says("stealth", one):
                    found.append(one)
                if not is_piercing and one.is_hero and board.says("intercept", one):
                    break
    return found


def targets(board: Board, unit: Unit) -> dict[int, bool]:
    """Every target by card, and whether it is shot at: a ranged attack is made where there can be one."""
    found = {one.card: False for one in melee_targets(board, unit)}
    for one in ranged_targets(board, unit):
        found[one.card] = True
    return found


def interceptor(board: Board, unit: Unit, target: Unit) -> Unit | None:
    """Whoever keeps a ranged attack of this unit from that target (PT-63)."""
    if not board.says("ranged", unit) or board.says("piercing", unit):
        return None
    ahead = [one for one in board.column(target.seat, target.column) if one.place < target.place]
    return next((one for one in ahead if one.is_hero and board.says("intercept", one)), None)
