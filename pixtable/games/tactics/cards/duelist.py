"""The Duelist."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import UnitAttacked
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.state import VANGUARD, Unit

DUELIST = Character("duelist", hero=(4, 5), leader=(5, 17))


@DUELIST.leader.always("free_attack")
def first_blood(me: Standing, unit: Unit, board: Board) -> bool:
    return me.is_me(unit)


@DUELIST.leader.always("attack_against", n=1)
def fencing_master(me: Standing, unit: Unit, target: Unit, board: Board) -> bool:
    return me.is_me(unit) and target.is_hero


@DUELIST.vanguard.whenever(UnitAttacked)
def riposte(me: Me, event: UnitAttacked) -> Script:
    if not event.is_ranged and me.is_attacked(event):
        attacker = me.board.now(event.unit)
        if attacker:
            yield from me.attack_free(me.unit, at=attacker)


@DUELIST.flank.always("attack_against", n=2)
def opening_thrust(me: Standing, unit: Unit, target: Unit, board: Board) -> bool:
    return me.is_me(unit) and not target.damage


@DUELIST.rear.does()
def step_in(me: Me) -> Script:
    vanguard = [unit for unit in (*me.movable(me.heroes), *me.corpses) if unit.row == VANGUARD]
    other = yield from me.one(vanguard, "swap")
    yield from me.swap(me.unit, other)
    yield from me.attack_free(me.unit)


@DUELIST.order.does()
def duel(me: Me) -> Script:
    mine = yield from me.one(me.heroes, "hero")
    theirs = (yield from me.one(me.enemy_heroes)) if mine else None
    yield from me.give("+1 attack", mine)
    mine = me.board.now(mine) if mine else None
    if mine and theirs:
        yield from me.deal_each({theirs: me.board.attack(mine), mine: me.board.attack(theirs)})
