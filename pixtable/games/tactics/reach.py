"""Whom a unit can attack from where it stands (PT-61 to PT-63)."""

from pixtable.core.events import Seat
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.state import Unit


class Reach:
    """How far the units of one squad reach, at one moment."""

    __slots__ = ("_board", "_front", "_seat")

    def __init__(self, board: Board, seat: Seat) -> None:
        self._board, self._seat = board, seat
        self._front: list[Unit] | None = None

    def melee(self, unit: Unit) -> list[Unit]:
        board = self._board
        if not board.granting("reach"):
            return self._nearest() if board.is_in_melee(unit) else []
        depth = 2 if board.says("reach", unit) else 1
        ahead = board.column(unit.seat, unit.column)
        in_reach = any(one.card == unit.card for one in ahead[:depth])
        return self._challenged(depth) if in_reach else []

    def _nearest(self) -> list[Unit]:
        """What is in melee is the same for everyone in melee, so it is looked up once."""
        if self._front is None:
            self._front = self._challenged(1)
        return self._front

    def _challenged(self, depth: int) -> list[Unit]:
        """Squad by squad: the first of each column, or those with challenge where there are any in melee."""
        board = self._board
        found: list[Unit] = []
        for enemy in board.enemies(self._seat):
            line = board.line(enemy)
            challengers = [one for one in line if board.says("challenge", one)] if board.granting("challenge") else []
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
        if not board.says("ranged", unit):
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


def melee_targets(board: Board, unit: Unit) -> list[Unit]:
    return Reach(board, unit.seat).melee(unit)


def ranged_targets(board: Board, unit: Unit) -> list[Unit]:
    return Reach(board, unit.seat).ranged(unit)


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
