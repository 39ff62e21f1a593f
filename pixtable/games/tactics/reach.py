"""Whom a unit can attack from where it stands (PT-61 to PT-63)."""

from collections.abc import Sequence

from pixtable.core.events import Seat
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.state import Unit


def melee_targets(board: Board, unit: Unit, enemies: Sequence[Seat] | None = None) -> list[Unit]:
    """Among those enemies; else among all whom an action reaches."""
    depth = reach_of(board, unit)
    return _challenged(board, depth, board.enemies(unit.seat) if enemies is None else enemies) if depth else []


def reach_of(board: Board, unit: Unit) -> int:
    """How many of a column a unit can reach in melee; nobody, where it is not in melee itself."""
    if not board.granting("reach"):
        return 1 if board.is_in_melee(unit) else 0
    depth = 2 if board.says("reach", unit) else 1
    ahead = board.column(unit.seat, unit.column)
    return depth if any(one.card == unit.card for one in ahead[:depth]) else 0


def _challenged(board: Board, depth: int, enemies: Sequence[Seat]) -> list[Unit]:
    """Squad by squad: the first of each column, or those with challenge where there are any in melee."""
    found: list[Unit] = []
    for enemy in enemies:
        line = board.line(enemy)
        challengers = [one for one in line if board.says("challenge", one)] if board.granting("challenge") else []
        if challengers:
            found += challengers
        elif depth == 1:
            found += line
        else:
            found += [one for column in range(3) for one in board.column(enemy, column)[:depth]]
    return found


def open_walls(board: Board, unit: Unit) -> list[int]:
    """PT-111: columns of the enemy's whose fortress this unit could attack. Challenge does not matter there."""
    if not board.state.is_siege or not reach_of(board, unit):
        return []
    return [column for enemy in board.enemies(unit.seat) for column in board.open_columns(enemy)]


def ranged_targets(board: Board, unit: Unit, enemies: Sequence[Seat] | None = None) -> list[Unit]:
    """All that no interceptor stands before, whatever its column's others do."""
    if not board.granting("ranged") or not board.says("ranged", unit):
        return []
    is_piercing = board.says("piercing", unit)
    found: list[Unit] = []
    for enemy in board.enemies(unit.seat) if enemies is None else enemies:
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
