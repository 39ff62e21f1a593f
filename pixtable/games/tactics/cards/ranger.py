"""The Ranger."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import UnitAttacked
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.state import REAR, Unit

RANGER = Character("ranger", hero=(3, 4), leader=(4, 19))

RANGER.rear.has("ranged", "piercing")


@RANGER.leader.always("ranged")
def company_of_archers(me: Standing, unit: Unit, board: Board) -> bool:
    return me.has(unit) and unit.is_hero and unit.row == REAR


@RANGER.vanguard.whenever(UnitAttacked)
def hit_and_run(me: Me, event: UnitAttacked) -> Script:
    if event.unit == me.card:
        yield from me.may_move(me.unit, me.empty_spots)


@RANGER.flank.always("ranged")
def spotter(me: Standing, unit: Unit, board: Board) -> bool:
    return me.is_after(unit)


@RANGER.order.does(n=6)
def volley(me: Me) -> Script:
    yield from me.split_damage(me.n, me.enemy_heroes)
