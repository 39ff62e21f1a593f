"""The Sentinel."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import UnitAttacked
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.state import VANGUARD, Unit

SENTINEL = Character("sentinel", hero=(2, 9), leader=(3, 21))

SENTINEL.vanguard.has("intercept", "steadfast")
SENTINEL.flank.has("intercept", "armour", n=1)


@SENTINEL.leader.always("intercept", "life", n=1)
def stone_wall(me: Standing, unit: Unit, board: Board) -> bool:
    return me.has(unit) and unit.is_hero and unit.row == VANGUARD


@SENTINEL.rear.whenever(UnitAttacked, n=1)
def watchtower(me: Me, event: UnitAttacked) -> Script:
    if event.against == me.seat and me.is_by_enemy(event):
        yield from me.deal(me.n, me.board.now(event.unit))


@SENTINEL.operation.always("armour", n=1)
def fortify(me: Standing, unit: Unit, board: Board) -> bool:
    return me.has(unit)
