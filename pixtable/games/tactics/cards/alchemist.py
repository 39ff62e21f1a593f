"""The Alchemist."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroDefeated

ALCHEMIST = Character("alchemist", hero=(3, 4), leader=(4, 20))


@ALCHEMIST.leader.acts("limited", n=4)
def brew(me: Me) -> Script:
    wounded = {unit.card for unit in me.healable(me.units)}
    targets = [*me.enemy_heroes, *(unit for unit in me.units if unit.card in wounded)]
    if not targets or not (yield from me.discard()):
        return
    target = yield from me.one(targets)
    if target and target.card in wounded:
        yield from me.heal(me.n, target)
    else:
        yield from me.deal(me.n, target)


@ALCHEMIST.vanguard.whenever(HeroDefeated, n=2)
def broken_flask(me: Me, event: HeroDefeated) -> Script:
    if event.unit == me.card:
        yield from me.give("cursed", me.enemies_in_melee, me.n)


@ALCHEMIST.flank.does()
def tonic(me: Me) -> Script:
    hero = yield from me.one(me.other_heroes, "hero")
    yield from me.give("+1 attack", hero)
    yield from me.give("blessed", hero)


@ALCHEMIST.rear.does(n=2)
def poison(me: Me) -> Script:
    enemies = me.unless_in_vain(me.enemy_units, "cursed")
    target = yield from me.one(enemies)
    yield from me.give("cursed", target, me.n)


@ALCHEMIST.order.does(n=5)
def distill(me: Me) -> Script:
    target = yield from me.one(me.enemy_heroes)
    yield from me.deal(me.n, target)
    unit = yield from me.one(me.healable(me.units), "heal")
    yield from me.heal(me.n, unit)
