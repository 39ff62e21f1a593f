"""The Dragonling."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import RoundEnded, UnitAttacked
from pixtable.games.tactics.rules.state import REAR

DRAGONLING = Character("dragonling", hero=(3, 4), leader=(2, 16))

DRAGONLING.rear.has("ranged")


@DRAGONLING.leader.whenever(RoundEnded)
def grow_up(me: Me, event: RoundEnded) -> Script:
    yield from me.give("+1 attack", me.leader)
    yield from me.give("+1 life", me.leader)


@DRAGONLING.vanguard.whenever(UnitAttacked)
def taste_of_battle(me: Me, event: UnitAttacked) -> Script:
    if event.unit == me.card:
        yield from me.give("+1 attack", me.unit)


@DRAGONLING.flank.whenever(RoundEnded)
def grow(me: Me, event: RoundEnded) -> Script:
    yield from me.give("+1 attack", me.unit)
    yield from me.give("+1 life", me.unit)


@DRAGONLING.order.does(n=2)
def breath(me: Me) -> Script:
    near = yield from me.squad(unit for unit in me.enemy_units if unit.row != REAR)
    yield from me.deal(me.n, near)
