"""The Viking."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroDefeated

VIKING = Character("viking", hero=(4, 6), leader=(5, 16))

VIKING.vanguard.has("cleave", n=1)


@VIKING.leader.whenever(HeroDefeated, n=2)
def drink_to_the_fallen(me: Me, event: HeroDefeated) -> Script:
    if me.is_enemy(event.unit):
        yield from me.heal(me.n, me.leader)


@VIKING.flank.whenever(HeroDefeated)
def plunder(me: Me, event: HeroDefeated) -> Script:
    if me.is_enemy(event.unit) and me.top_cards(1) and (yield from me.may("may_draw")):
        yield from me.draw()


@VIKING.rear.does()
def sound_the_horn(me: Me) -> Script:
    hero = yield from me.one(me.able_to_attack(me.vanguard_heroes), "attacker")
    yield from me.attack_free(hero)


@VIKING.order.does(n=3)
def raid(me: Me) -> Script:
    enemies = yield from me.squad(me.enemies_in_melee)
    yield from me.deal(me.n, enemies)
