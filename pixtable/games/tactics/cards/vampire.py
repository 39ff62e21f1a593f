"""The Vampire."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import UnitDamaged, WaveEnded

VAMPIRE = Character("vampire", hero=(3, 6), leader=(3, 19))

VAMPIRE.vanguard.has("drain", n=2)


@VAMPIRE.leader.whenever(UnitDamaged, n=1)
def blood_tithe(me: Me, event: UnitDamaged) -> Script:
    if event.attacker is not None and event.by == me.seat:
        yield from me.heal(me.n, me.leader)


@VAMPIRE.flank.does(n=2)
def siphon(me: Me) -> Script:
    target = yield from me.one(me.enemies_in_melee)
    yield from me.deal(me.n, target)
    hurt = yield from me.one(me.healable(me.units), "heal")
    yield from me.heal(me.n, hurt)


@VAMPIRE.rear.whenever(WaveEnded, n=1)
def scent_of_blood(me: Me, event: WaveEnded) -> Script:
    target = yield from me.one(unit for unit in me.enemy_heroes if unit.damage)
    yield from me.deal(me.n, target)
    yield from me.heal(me.n, me.unit)


@VAMPIRE.order.does(n=5)
def blood_pact(me: Me) -> Script:
    yield from me.pass_on_damage(me.n, me.units, me.enemy_heroes)
