"""What tests by the printed texts look at, beside what `squads` shows."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import name_of

from ..squads import REAR, Table, battle, their

FOES = """
    engineer . golem
    .      monk .
    .    pirate .
"""
"""Two heroes and the leader in melee, a hero in the leader's back; nobody here answers an attack or a spell."""


def deck(table: Table, seat: int = 0) -> list[str]:
    """From its top."""
    return [name_of(card) for card in reversed(table.state.decks[seat])]


def discard(table: Table, seat: int = 0) -> set[str]:
    return {name_of(card) for card in table.state.discards[seat]}


def operations(table: Table, seat: int = 0) -> set[str]:
    return {name_of(operation.card) for operation in table.state.reserves[seat] if operation}


def aims(table: Table, unit: int) -> set[str]:
    """Whom a unit of the player to move may attack."""
    legal = table.match.legal(table.match.to_act[0])
    return {name_of(move.target) for move in legal if isinstance(move, mv.Attack) and move.unit == unit}


def shot_at(mine: str, **position) -> set[str]:
    """Whom of my squad an archer in the enemy's rear may aim at."""
    table = battle(mine, ". . . . monk . . pirate .", wave=REAR, turn=1, **position)
    return aims(table, their("pirate"))
