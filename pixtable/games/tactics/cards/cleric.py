"""The Cleric."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import WaveEnded

CLERIC = Character("cleric", hero=(1, 7), leader=(1, 19))

CLERIC.vanguard.has("intercept")


@CLERIC.leader.whenever(WaveEnded, n=1)
def evening_prayer(me: Me, event: WaveEnded) -> Script:
    hero = yield from me.one(me.healable(me.heroes), "heal")
    yield from me.heal(me.n, hero)


@CLERIC.flank.does(n=4)
def lay_on_hands(me: Me) -> Script:
    unit = yield from me.one(me.healable(me.units), "heal")
    yield from me.heal(me.n, unit)


@CLERIC.rear.does(n=2)
def blessing_of_light(me: Me) -> Script:
    yield from me.heal(me.n, me.heroes)


@CLERIC.order.does(n=8)
def miracle(me: Me) -> Script:
    yield from me.split_heal(me.n, me.units)
