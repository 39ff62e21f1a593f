"""The Golem."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.choices import Asking
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroDefeated
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.play.strikes import Damage
from pixtable.games.tactics.rules.state import VANGUARD, Unit

GOLEM = Character("golem", hero=(3, 9), leader=(3, 36))

GOLEM.vanguard.has("intercept")


@GOLEM.leader.always("unhealable")
def made_of_stone(me: Standing, unit: Unit, board: Board) -> bool:
    return me.is_me(unit)


@GOLEM.leader.whenever(HeroDefeated, n=1)
def crumble(me: Me, event: HeroDefeated) -> Script:
    if me.is_mine(event.unit):
        yield from me.deal(me.n, me.leader)


@GOLEM.flank.instead("damage")
def stand_in(me: Me, damage: Damage) -> Asking[Damage]:
    return (yield from me.may_take_over(damage, me.hero_in_front()))


@GOLEM.rear.does()
def roll_forward(me: Me) -> Script:
    vanguard = [unit for unit in (*me.movable(me.heroes), *me.corpses) if unit.row == VANGUARD]
    other = yield from me.one(vanguard, "swap")
    yield from me.swap(me.unit, other)
    yield from me.give("armour", me.unit)


@GOLEM.order.does()
def landslide(me: Me) -> Script:
    targets = [unit for unit in me.enemies_in_melee if unit.is_hero]
    hero = yield from me.one((hero for hero in me.heroes if targets and me.board.life_left(hero)), "hero")
    if hero:
        target = yield from me.one(targets)
        yield from me.deal(me.board.life_left(hero), target)
