"""The Gunslinger."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroRecruited, UnitAttacked

GUNSLINGER = Character("gunslinger", hero=(4, 4), leader=(5, 17))

GUNSLINGER.leader.has("ranged")
GUNSLINGER.rear.has("ranged")


@GUNSLINGER.vanguard.whenever(HeroRecruited)
def quick_draw(me: Me, event: HeroRecruited) -> Script:
    if event.card == me.card:
        yield from me.may_attack_free(me.unit)


@GUNSLINGER.flank.does()
def take_aim(me: Me) -> Script:
    enemies = me.unless_in_vain(me.enemy_units, "threatened")
    target = yield from me.one(enemies)
    yield from me.give("threatened", target)


@GUNSLINGER.rear.whenever(UnitAttacked, n=1)
def shot_through(me: Me, event: UnitAttacked) -> Script:
    yield from me.deal(me.n, me.behind_my_target(event))


@GUNSLINGER.order.does(n=4)
def dead_eye(me: Me) -> Script:
    target = yield from me.one(me.enemy_units)
    yield from me.deal(me.n, target)
