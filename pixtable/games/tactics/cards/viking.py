"""The Viking."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroDefeated

VIKING = Character("viking", hero=(4, 6), leader=(5, 16))

VIKING.vanguard.has("cleave", n=1, text="Cleave {n}.")


@VIKING.leader.whenever(HeroDefeated, n=2)
def drink_to_the_fallen(me: Me, event: HeroDefeated) -> Script:
    """Whenever an enemy hero is defeated, heal your leader {n}."""
    if me.is_enemy(event.unit):
        yield from me.heal(me.n, me.leader)


@VIKING.flank.whenever(HeroDefeated)
def plunder(me: Me, event: HeroDefeated) -> Script:
    """Whenever an enemy hero is defeated, you may draw a card."""
    if me.is_enemy(event.unit) and me.top_cards(1) and (yield from me.may("may_draw")):
        yield from me.draw()


@VIKING.rear.does()
def sound_the_horn(me: Me) -> Script:
    """One of your vanguard heroes makes a free attack."""
    hero = yield from me.one(me.able_to_attack(me.vanguard_heroes), "attacker")
    yield from me.attack_free(hero)


@VIKING.order.does(n=3)
def raid(me: Me) -> Script:
    """Deal {n} damage to each enemy in melee in one squad."""
    enemies = yield from me.squad(me.enemies_in_melee)
    yield from me.deal(me.n, enemies)
