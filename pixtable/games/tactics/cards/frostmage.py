"""The Frostmage."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import RoundBegan, UnitAttacked

FROSTMAGE = Character("frostmage", hero=(2, 5), leader=(2, 22))


@FROSTMAGE.leader.whenever(RoundBegan)
def winter_comes(me: Me, event: RoundBegan) -> Script:
    takers = me.open_to(me.enemy_heroes, "stunned")
    target = yield from me.may_one(takers)
    yield from me.give("stunned", target)


@FROSTMAGE.vanguard.whenever(UnitAttacked)
def ice_armour(me: Me, event: UnitAttacked) -> Script:
    if not event.is_ranged and me.is_attacked(event):
        yield from me.give("stunned", me.board.now(event.unit))


@FROSTMAGE.flank.does(n=1)
def chill(me: Me) -> Script:
    target = yield from me.one(me.enemy_heroes)
    yield from me.deal(me.n, target)
    yield from me.give("-1 attack", target)


@FROSTMAGE.rear.does(n=2)
def ice_lance(me: Me) -> Script:
    target = yield from me.one(me.enemy_heroes)
    yield from me.deal(me.n, target)
    yield from me.give("stunned", target)


@FROSTMAGE.order.does(n=1)
def blizzard(me: Me) -> Script:
    row = yield from me.row(me.enemy_heroes)
    yield from me.deal(me.n, row)
    yield from me.give("stunned", row)
