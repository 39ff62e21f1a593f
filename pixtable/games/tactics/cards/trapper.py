"""The Trapper."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroRecruited, UnitAttacked, UnitsMoved

TRAPPER = Character("trapper", hero=(3, 6), leader=(5, 20))

TRAPPER.vanguard.has("intercept", "thorns", n=2)
TRAPPER.rear.has("ranged")


@TRAPPER.leader.whenever(HeroRecruited, UnitsMoved, n=1)
def snares_everywhere(me: Me, event: HeroRecruited | UnitsMoved) -> Script:
    """Whom they take over was none of theirs before."""
    mover = event.seat if isinstance(event, HeroRecruited) else event.by
    theirs = [seat for seat in range(me.board.state.seats) if not me.board.are_enemies(seat, mover)]
    cards = (event.card,) if isinstance(event, HeroRecruited) else event.out_of(theirs)
    for card in cards:
        hero = me.board.now(card)
        if hero and hero.is_hero and hero.seat in theirs and me.is_enemy(card):
            yield from me.deal(me.n, hero)


@TRAPPER.flank.does()
def net(me: Me) -> Script:
    enemies = me.unless_in_vain([unit for unit in me.enemy_heroes if not me.resists(unit)], "stunned")
    target = yield from me.one(enemies)
    yield from me.give("stunned", target)


@TRAPPER.rear.whenever(UnitAttacked)
def mark_the_prey(me: Me, event: UnitAttacked) -> Script:
    yield from me.give("marked", me.hero_hit_by_me(event))


@TRAPPER.operation.whenever(UnitAttacked, n=2)
def caltrops(me: Me, event: UnitAttacked) -> Script:
    attacker = me.board.now(event.unit)
    if attacker and attacker.is_hero and me.is_enemy(attacker.card):
        yield from me.deal(me.n, attacker)
