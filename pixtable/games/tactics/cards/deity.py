"""The Deity."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroDefeated

DEITY = Character("deity", hero=(2, 5), leader=(3, 19))

DEITY.vanguard.has("intercept")


@DEITY.leader.acts("long")
def call_back(me: Me) -> Script:
    corpse = yield from me.one(me.corpses, "corpse")
    yield from me.revive(corpse)
    yield from me.give("-1 life", corpse)


@DEITY.vanguard.whenever(HeroDefeated)
def a_life_for_a_life(me: Me, event: HeroDefeated) -> Script:
    if event.unit == me.card:
        corpse = yield from me.one((corpse for corpse in me.corpses if corpse.card != me.card), "corpse")
        yield from me.revive(corpse)


@DEITY.flank.whenever(HeroDefeated, n=2)
def comfort(me: Me, event: HeroDefeated) -> Script:
    if event.unit != me.card and me.is_mine(event.unit):
        yield from me.heal(me.n, me.leader)


@DEITY.rear.does()
def breathe_life(me: Me) -> Script:
    corpse = yield from me.one(me.corpses, "corpse")
    yield from me.revive(corpse)


@DEITY.order.does(n=2)
def day_of_return(me: Me) -> Script:
    corpses = yield from me.up_to(me.n, me.corpses, "corpse")
    yield from me.revive(corpses)
