"""What many tests from printed texts do the same way."""

from tests.games.tactics.squads import REAR, Table, battle, mv, my, their


def does_intercept(name: str) -> bool:
    """Whether a hero in the vanguard screens exactly those behind it, in its column, from a ranged attack."""
    mine = f"{name} rogue . oracle monk . wizard . ."
    table = battle(mine, ". . . . monk . pirate . .", wave=REAR, turn=1)
    reached = {target for target in ("rogue", "oracle", "monk", "wizard") if table.can(shot_at(target))}
    return reached == {"rogue", "monk"} and table.can(shot_at(name))


def shot_at(name: str) -> mv.Attack:
    return mv.Attack(their("pirate"), my(name))


def enemy_order(table: Table, name: str, *answers: int | str) -> Table:
    """The opponent, to move, plays an order."""
    return table.play(mv.PlayOrder(their(name)), *answers)


def enemy_kills(mine: str, **position: object) -> Table:
    """The opponent holds the order `Defeat an enemy hero` and is to move."""
    return battle(mine, turn=1, their_hand=("operative",), **position)


def place_of(table: Table, card: int) -> int:
    return table.unit(card).place
