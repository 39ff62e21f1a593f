"""The Assassin."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import UnitAttacked
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.state import Unit

ASSASSIN = Character("assassin", hero=(5, 2), leader=(5, 14))

ASSASSIN.vanguard.has("swift")
ASSASSIN.flank.has("stealth", "swift")


@ASSASSIN.leader.always("attack_against", n=2)
def contract(me: Standing, unit: Unit, target: Unit, board: Board) -> bool:
    return me.has(unit) and target.is_leader


@ASSASSIN.vanguard.whenever(UnitAttacked)
def strike_and_fade(me: Me, event: UnitAttacked) -> Script:
    if event.unit == me.card and (yield from me.may("may_go_home")):
        yield from me.take_back(me.unit)


@ASSASSIN.rear.does(n=2)
def death_mark(me: Me) -> Script:
    enemies = me.unless_in_vain(me.enemy_heroes, "threatened")
    target = yield from me.one(enemies)
    yield from me.give("threatened", target, me.n)


@ASSASSIN.order.does(n=5)
def dagger_in_the_dark(me: Me) -> Script:
    target = yield from me.one(unit for unit in me.enemy_units if not me.board.is_in_melee(unit))
    yield from me.deal(me.n, target)
