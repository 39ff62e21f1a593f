"""The Scientist."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroRecruited, UnitDamaged

SCIENTIST = Character("scientist", hero=(3, 6), leader=(1, 17))


@SCIENTIST.leader.whenever(HeroRecruited, n=2)
def test_subject(me: Me, event: HeroRecruited) -> Script:
    """Whenever you recruit a hero, you may deal it {n} damage to draw a card."""
    if event.seat == me.seat and (yield from me.may()):
        yield from me.deal(me.n, me.board.now(event.card))
        yield from me.draw()


@SCIENTIST.vanguard.whenever(UnitDamaged)
def learn_from_pain(me: Me, event: UnitDamaged) -> Script:
    """Whenever an enemy deals damage to this hero, give this hero [+1 attack]."""
    if event.unit == me.card and event.by is not None and me.board.are_enemies(me.seat, event.by):
        yield from me.give("+1 attack", me.unit)


@SCIENTIST.flank.does(n=4)
def transfusion(me: Me) -> Script:
    """Move up to {n} damage from one of your heroes to an enemy hero in melee."""
    yield from me.pass_on_damage(me.n, me.heroes, [unit for unit in me.enemies_in_melee if unit.is_hero])


@SCIENTIST.rear.does(n=2)
def serum(me: Me) -> Script:
    """Give another of your heroes [+1 attack] and [+1 life] ×{n}."""
    hero = yield from me.one(me.other_heroes, "hero")
    yield from me.give("+1 attack", hero)
    yield from me.give("+1 life", hero, me.n)


@SCIENTIST.order.does(n=2)
def overdose(me: Me) -> Script:
    """Give each of your heroes in one row [+1 attack] ×{n} and [-1 life]."""
    row = yield from me.row(me.heroes)
    yield from me.give("+1 attack", row, me.n)
    yield from me.give("-1 life", row)
