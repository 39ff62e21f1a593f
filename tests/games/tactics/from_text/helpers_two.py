"""Looking at a table as a player does who has only the printed text of the cards."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import Table, my, their

FULL_HAND = ("deity", "keeper", "warlock", "operative", "scientist")
"""Five cards that stand in no position of these tests."""


def left(table: Table, card: int) -> int:
    """Life less damage."""
    return table.life_of(card) - table.unit(card).damage


def targets(table: Table, unit: int, seat: int = 0) -> set[int]:
    """Whom a unit may attack."""
    return {move.target for move in table.match.legal(seat) if isinstance(move, mv.Attack) and move.unit == unit}


def lay(table: Table, name: str, slot: int = 0) -> Table:
    """Seat 0 plays an operation."""
    return table.play(mv.PlayOperation(my(name), slot))


def their_order(table: Table, name: str, *answers: int | str) -> Table:
    return table.play(mv.PlayOrder(their(name)), *answers)


def place(table: Table, card: int) -> int:
    return table.unit(card).place
