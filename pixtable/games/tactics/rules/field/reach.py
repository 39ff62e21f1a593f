"""Whom a unit can attack from where it stands (PT-61 to PT-63, PT-111)."""

from collections.abc import Sequence

from pixtable.core.events import Seat
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import standing
from pixtable.games.tactics.rules.state import Unit


class Reach:
    """How far the units of one squad reach, at one moment."""

    __slots__ = ("_board", "_enemies", "_front", "_table")

    def __init__(self, board: Board, seat: Seat, enemies: Sequence[Seat] | None = None) -> None:
        """Against these enemies; else against all whom an attack reaches."""
        self._board, self._table = board, standing(board.state)
        self._enemies = board.faced(seat) if enemies is None else enemies
        self._front: list[Unit] | None = None

    def melee(self, unit: Unit) -> list[Unit]:
        if "reach" not in self._table:
            return self._nearest() if self._board.is_in_melee(unit) else []
        depth = self._depth(unit)
        return [] if depth == 0 else self._nearest() if depth == 1 else self._challenged(depth)

    def _depth(self, unit: Unit) -> int:
        """How deep into a column it strikes in melee: not at all, where it is not in melee itself."""
        board = self._board
        if "reach" not in self._table:
            return int(board.is_in_melee(unit))
        depth = 2 if board.says("reach", unit) else 1
        ahead = board.column(unit.seat, unit.column)
        return depth if any(one.card == unit.card for one in ahead[:depth]) else 0

    def walls(self, unit: Unit) -> list[int]:
        """PT-111: columns of the enemy's whose fortress it could attack. Challenge does not matter there."""
        if not self._enemies or not self._depth(unit):
            return []
        return self._board.open_columns(self._enemies[0])

    def _nearest(self) -> list[Unit]:
        """What is in melee is the same for everyone in melee, so it is looked up once."""
        if self._front is None:
            self._front = self._challenged(1)
        return self._front

    def _challenged(self, depth: int) -> list[Unit]:
        """Squad by squad: the first of each column, or those with challenge where there are any in melee."""
        board = self._board
        found: list[Unit] = []
        for enemy in self._enemies:
            line = board.line(enemy)
            challengers = [one for one in line if board.says("challenge", one)] if "challenge" in self._table else []
            if challengers:
                found += challengers
            elif depth == 1:
                found += line
            else:
                found += [one for column in range(3) for one in board.column(enemy, column)[:depth]]
        return found

    def ranged(self, unit: Unit) -> list[Unit]:
        """All that no interceptor stands before, whatever its column's others do."""
        board = self._board
        if "ranged" not in self._table or not board.says("ranged", unit):
            return []
        is_piercing = board.says("piercing", unit)
        found: list[Unit] = []
        for enemy in self._enemies:
            for column in range(3):
                for one in board.column(enemy, column):
                    if not board.says("stealth", one):
                        found.append(one)
                    if not is_piercing and one.is_hero and board.says("intercept", one):
                        break
        return found


def melee_targets(board: Board, unit: Unit, enemies: Sequence[Seat] | None = None) -> list[Unit]:
    return Reach(board, unit.seat, enemies).melee(unit)


def ranged_targets(board: Board, unit: Unit, enemies: Sequence[Seat] | None = None) -> list[Unit]:
    return Reach(board, unit.seat, enemies).ranged(unit)


def open_walls(board: Board, unit: Unit) -> list[int]:
    return Reach(board, unit.seat).walls(unit) if board.state.is_siege else []


def targets(board: Board, unit: Unit) -> dict[int, bool]:
    """Every target by card, and whether it is shot at: a ranged attack is made where there can be one."""
    reach = Reach(board, unit.seat)
    found = {one.card: False for one in reach.melee(unit)}
    for one in reach.ranged(unit):
        found[one.card] = True
    return found


def interceptor(board: Board, unit: Unit, target: Unit) -> Unit | None:
    """Whoever keeps a ranged attack of this unit from that target (PT-63)."""
    if not board.says("ranged", unit) or board.says("piercing", unit):
        return None
    ahead = [one for one in board.column(target.seat, target.column) if one.place < target.place]
    return next((one for one in ahead if one.is_hero and board.says("intercept", one)), None)
