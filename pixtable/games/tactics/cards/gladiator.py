"""The Gladiator."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroDefeated
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.state import Unit

GLADIATOR = Character("gladiator", hero=(3, 7), leader=(5, 19))

GLADIATOR.vanguard.has("challenge", "armour", n=1)


@GLADIATOR.leader.whenever(HeroDefeated)
def roar_of_the_crowd(me: Me, event: HeroDefeated) -> Script:
    if me.is_enemy(event.unit):
        hero = yield from me.one(me.heroes, "hero")
        yield from me.give("+1 attack", hero)


@GLADIATOR.flank.always("thorns", n=2)
def spiked_shield(me: Standing, unit: Unit, board: Board) -> bool:
    return me.is_before(unit)


@GLADIATOR.rear.does()
def net_throw(me: Me) -> Script:
    takers = me.open_to(me.enemies_in_melee, "stunned")
    target = yield from me.one(takers)
    yield from me.give("stunned", target)


@GLADIATOR.order.does()
def to_the_lions(me: Me) -> Script:
    mortal = [hero for hero in me.enemy_heroes if not me.resists(hero)]
    opponent = yield from me.opponent({hero.seat for hero in mortal})
    if opponent is not None:
        heroes = [hero for hero in mortal if hero.seat == opponent]
        card = yield from me.card_of([hero.card for hero in heroes], "sacrifice", opponent)
        yield from me.defeat([hero for hero in heroes if hero.card == card])
    yield from me.draw()
