"""The Paladin."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.choices import Asking
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import UnitAttacked
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.play.strikes import Damage
from pixtable.games.tactics.rules.state import Unit

PALADIN = Character("paladin", hero=(3, 7), leader=(3, 19))

PALADIN.vanguard.has("intercept")


@PALADIN.leader.always("armour", n=1)
def holy_bulwark(me: Standing, unit: Unit, board: Board) -> bool:
    return me.has(unit) and unit.column == 1


@PALADIN.vanguard.whenever(UnitAttacked, n=1)
def crusade(me: Me, event: UnitAttacked) -> Script:
    if event.unit == me.card:
        yield from me.heal(me.n, me.leader)


@PALADIN.flank.instead("damage")
def bodyguard(me: Me, damage: Damage) -> Asking[Damage]:
    return (yield from me.may_take_over(damage, me.leader))


@PALADIN.rear.does(n=2)
def blessing(me: Me) -> Script:
    hero = yield from me.one(me.other_heroes, "hero")
    yield from me.heal(me.n, hero)
    yield from me.give("armour", hero)


@PALADIN.order.does(n=2)
def vow(me: Me) -> Script:
    hero = yield from me.one(me.heroes, "hero")
    if hero:
        yield from me.heal(hero.damage, hero)
        yield from me.give("armour", hero)
        yield from me.give("+1 attack", hero, me.n)
