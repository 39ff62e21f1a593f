"""The Samurai."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.choices import Asking
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroDefeated
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.state import Unit

SAMURAI = Character("samurai", hero=(4, 6), leader=(5, 18))

SAMURAI.rear.has("ranged")


@SAMURAI.leader.always("attack", n=1)
def lone_blade(me: Standing, unit: Unit, board: Board) -> bool:
    if not me.has(unit) or not unit.is_hero:
        return False
    return not any(other.is_hero and other.card != unit.card for other in board.column(unit.seat, unit.column))


@SAMURAI.vanguard.instead("defeat")
def last_stroke(me: Me, hero: Unit) -> Asking[bool]:
    if hero.card == me.card:
        yield from me.attack_free(me.unit)
    return False


@SAMURAI.flank.whenever(HeroDefeated)
def swear_revenge(me: Me, event: HeroDefeated) -> Script:
    if event.unit != me.card and me.is_mine(event.unit):
        yield from me.give("+1 attack", me.unit)


@SAMURAI.rear.always("attack", n=1)
def longbow(me: Standing, unit: Unit, board: Board) -> int:
    return -int(me.is_me(unit))


@SAMURAI.order.does(n=4)
def perfect_cut(me: Me) -> Script:
    hero = yield from me.one(me.able_to_attack(me.heroes), "attacker")
    yield from me.attack_free(hero, bonus=me.n)
