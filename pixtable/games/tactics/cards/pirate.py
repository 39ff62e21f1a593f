"""The Pirate."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroDefeated, UnitAttacked

PIRATE = Character("pirate", hero=(3, 5), leader=(4, 17))

PIRATE.rear.has("ranged")


@PIRATE.leader.whenever(HeroDefeated)
def share_the_spoils(me: Me, event: HeroDefeated) -> Script:
    if me.is_enemy(event.unit) and me.top_cards(1) and (yield from me.may("may_draw")):
        yield from me.draw()


@PIRATE.vanguard.whenever(UnitAttacked)
def plunder(me: Me, event: UnitAttacked) -> Script:
    if event.unit == me.card and event.against is not None:
        yield from me.discard(event.against)


@PIRATE.flank.does(n=2)
def boarding_hook(me: Me) -> Script:
    pair = yield from me.swap_two(me.enemy_heroes)
    target = yield from me.one(pair)
    yield from me.deal(me.n, target)


@PIRATE.order.does(n=3)
def broadside(me: Me) -> Script:
    column = yield from me.column(me.enemy_units)
    yield from me.deal(me.n, column)
