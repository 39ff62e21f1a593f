"""The Trapper."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroRecruited, UnitAttacked, UnitsMoved

TRAPPER = Character("trapper", hero=(3, 6), leader=(5, 20))

TRAPPER.vanguard.has("intercept", "thorns", n=2, text="Intercept. Thorns {n}.")
TRAPPER.rear.has("ranged")


@TRAPPER.leader.whenever(HeroRecruited, UnitsMoved, n=1)
def snares_everywhere(me: Me, event: HeroRecruited | UnitsMoved) -> Script:
    """Whenever an opponent recruits or moves a hero, deal {n} damage to it."""
    mover, cards = (event.seat, (event.card,)) if isinstance(event, HeroRecruited) else (event.by, event.cards)
    for card in cards:
        hero = me.board.now(card)
        if hero and hero.is_hero and not me.board.are_enemies(hero.seat, mover) and me.is_enemy(card):
            yield from me.deal(me.n, hero)


@TRAPPER.flank.does()
def net(me: Me) -> Script:
    """Give an enemy hero [stunned]."""
    target = yield from me.one(unit for unit in me.enemy_heroes if not me.resists(unit))
    yield from me.give("stunned", target)


@TRAPPER.rear.whenever(UnitAttacked)
def mark_the_prey(me: Me, event: UnitAttacked) -> Script:
    """Ranged attack. After this hero attacks a hero, give that hero [marked]."""
    yield from me.give("marked", me.hero_hit_by_me(event))


@TRAPPER.operation.whenever(UnitAttacked, n=2)
def caltrops(me: Me, event: UnitAttacked) -> Script:
    """After an enemy hero attacks, deal {n} damage to it."""
    attacker = me.board.now(event.unit)
    if attacker and attacker.is_hero and me.is_enemy(attacker.card):
        yield from me.deal(me.n, attacker)
