"""The Lancer."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import UnitAttacked
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.state import FLANK, Unit

LANCER = Character("lancer", hero=(3, 6), leader=(4, 22))

LANCER.flank.has("reach")


@LANCER.leader.always("reach")
def long_lances(me: Standing, unit: Unit, board: Board) -> bool:
    return me.has(unit) and unit.is_hero and unit.row == FLANK


@LANCER.vanguard.whenever(UnitAttacked, n=2)
def run_through(me: Me, event: UnitAttacked) -> Script:
    yield from me.deal(me.n, me.behind_my_target(event))


@LANCER.rear.always("attack", n=1)
def momentum(me: Standing, unit: Unit, board: Board) -> bool:
    return unit.is_hero and me.is_in_column(unit) and not me.is_me(unit)


@LANCER.order.does()
def skewer(me: Me) -> Script:
    hero = yield from me.one(me.able_to_attack(me.heroes), "attacker")
    attack = yield from me.attack_free(hero)
    if attack:
        target, dealt = attack
        yield from me.deal(dealt, me.board.behind(target))
