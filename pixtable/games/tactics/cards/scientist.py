"""The Scientist."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroRecruited, UnitDamaged

SCIENTIST = Character("scientist", hero=(3, 6), leader=(1, 17))


@SCIENTIST.leader.whenever(HeroRecruited, n=2)
def test_subject(me: Me, event: HeroRecruited) -> Script:
    if event.seat == me.seat and (yield from me.may()):
        yield from me.deal(me.n, me.board.now(event.card))
        yield from me.draw()


@SCIENTIST.vanguard.whenever(UnitDamaged)
def learn_from_pain(me: Me, event: UnitDamaged) -> Script:
    if event.unit == me.card and event.by is not None and me.board.are_enemies(me.seat, event.by):
        yield from me.give("+1 attack", me.unit)


@SCIENTIST.flank.does(n=4)
def transfusion(me: Me) -> Script:
    yield from me.pass_on_damage(me.n, me.heroes, [unit for unit in me.enemies_in_melee if unit.is_hero])


@SCIENTIST.rear.does(n=2)
def serum(me: Me) -> Script:
    hero = yield from me.one(me.other_heroes, "hero")
    yield from me.give("+1 attack", hero)
    yield from me.give("+1 life", hero, me.n)


@SCIENTIST.order.does(n=2)
def overdose(me: Me) -> Script:
    row = yield from me.row(me.heroes)
    yield from me.give("+1 attack", row, me.n)
    yield from me.give("-1 life", row)
