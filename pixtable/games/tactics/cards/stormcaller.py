"""The Stormcaller."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import OperationLaid, OrderPlayed, TurnEnded, UnitAttacked

STORMCALLER = Character("stormcaller", hero=(3, 5), leader=(4, 20))


@STORMCALLER.leader.does(n=3, m=2)
def forked_lightning(me: Me) -> Script:
    target = yield from me.one(me.enemy_heroes)
    yield from me.deal(me.n, target)
    if target:
        others = yield from me.up_to(2, [unit for unit in me.enemy_heroes if unit.card != target.card])
        yield from me.deal(me.m, others)


@STORMCALLER.vanguard.whenever(UnitAttacked, n=1)
def static_charge(me: Me, event: UnitAttacked) -> Script:
    if me.is_attacked(event):
        target = yield from me.one(me.enemy_units)
        yield from me.deal(me.n, target)


@STORMCALLER.flank.whenever(OrderPlayed, OperationLaid, n=2)
def thunderclap(me: Me, event: OrderPlayed | OperationLaid) -> Script:
    if event.seat == me.seat:
        target = yield from me.one(me.enemy_heroes)
        yield from me.deal(me.n, target)


@STORMCALLER.rear.does(n=2, m=1)
def chain_lightning(me: Me) -> Script:
    target = yield from me.one(me.enemy_heroes)
    yield from me.deal(me.n, target)
    if target:
        other = yield from me.one(unit for unit in me.enemy_heroes if unit.card != target.card)
        yield from me.deal(me.m, other)


@STORMCALLER.operation.whenever(TurnEnded, n=1)
def gathering_storm(me: Me, event: TurnEnded) -> Script:
    if event.seat == me.seat:
        target = yield from me.one(me.enemy_units)
        yield from me.deal(me.n, target)
