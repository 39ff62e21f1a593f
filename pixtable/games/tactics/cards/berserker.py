"""The Berserker."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import UnitAttacked
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.state import Unit

BERSERKER = Character("berserker", hero=(4, 6), leader=(5, 17))

BERSERKER.rear.has("ranged")


@BERSERKER.leader.always("attack", n=2)
def blood_rage(me: Standing, unit: Unit, board: Board) -> bool:
    return me.has(unit) and unit.is_hero and unit.damage > 0


@BERSERKER.vanguard.always("attack", n=2)
def fury(me: Standing, unit: Unit, board: Board) -> bool:
    return me.is_me(unit) and unit.damage > 0


@BERSERKER.flank.always("attack", n=2)
def war_cry(me: Standing, unit: Unit, board: Board) -> bool:
    return me.is_before(unit)


@BERSERKER.rear.whenever(UnitAttacked, n=1)
def reckless_throw(me: Me, event: UnitAttacked) -> Script:
    if event.unit == me.card:
        yield from me.deal(me.n, me.unit)


@BERSERKER.order.does(n=2, m=2)
def rampage(me: Me) -> Script:
    hero = yield from me.one(me.heroes, "hero")
    for _ in range(me.n):
        yield from me.may_attack_free(hero)
    yield from me.deal(me.m, hero)
