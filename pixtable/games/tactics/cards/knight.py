"""The Knight."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.state import VANGUARD, Unit

KNIGHT = Character("knight", hero=(3, 8), leader=(4, 22))

KNIGHT.vanguard.has("intercept")


@KNIGHT.leader.always("armour", n=1)
def shield_wall(me: Standing, unit: Unit, board: Board) -> bool:
    return me.has(unit) and unit.is_hero and unit.row == VANGUARD


@KNIGHT.flank.always("armour", n=1)
def squire(me: Standing, unit: Unit, board: Board) -> bool:
    return me.has(unit) and (unit.is_leader or me.is_before(unit))


@KNIGHT.rear.does()
def charge(me: Me) -> Script:
    yield from me.move(me.unit, me.board.empty_spots(me.seat, VANGUARD))
    yield from me.attack_free(me.unit)


@KNIGHT.order.does()
def advance(me: Me) -> Script:
    waiting = me.vanguard_heroes
    while hero := (yield from me.may_one(me.able_to_attack(waiting), "attacker")):
        waiting = [other for other in waiting if other.card != hero.card]
        yield from me.attack_free(hero)
