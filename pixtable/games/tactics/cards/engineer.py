"""The Engineer."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.state import VANGUARD, Unit

ENGINEER = Character("engineer", hero=(2, 7), leader=(3, 20))

ENGINEER.vanguard.has("intercept")
ENGINEER.rear.has("ranged")


@ENGINEER.leader.acts("limited", n=2)
def turret(me: Me) -> Script:
    target = yield from me.one(me.enemies_in_melee)
    yield from me.deal(me.n, target)


@ENGINEER.flank.always("armour", n=2)
def plating(me: Standing, unit: Unit, board: Board) -> bool:
    return me.is_before(unit)


@ENGINEER.operation.always("intercept", "armour", n=1)
def barricade(me: Standing, unit: Unit, board: Board) -> bool:
    return me.has(unit) and unit.is_hero and unit.row == VANGUARD
