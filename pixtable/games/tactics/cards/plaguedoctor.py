"""The Plaguedoctor."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import RoundBegan, TurnEnded, UnitAttacked
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.field.statuses import HARMFUL
from pixtable.games.tactics.rules.state import Unit

PLAGUEDOCTOR = Character("plaguedoctor", hero=(2, 6), leader=(3, 22))

PLAGUEDOCTOR.vanguard.has("intercept")


@PLAGUEDOCTOR.leader.whenever(RoundBegan, n=3)
def patient_zero(me: Me, event: RoundBegan) -> Script:
    target = yield from me.one(me.enemy_heroes)
    yield from me.give("cursed", target, me.n)


@PLAGUEDOCTOR.vanguard.whenever(UnitAttacked)
def contagion(me: Me, event: UnitAttacked) -> Script:
    if me.is_attacked(event):
        yield from me.give("cursed", me.board.now(event.unit))


@PLAGUEDOCTOR.flank.always("unhealable", "curse_damage", n=1)
def foul_air(me: Standing, unit: Unit, board: Board) -> bool:
    return board.are_enemies(me.seat, unit.seat)


@PLAGUEDOCTOR.rear.does(n=3)
def bitter_medicine(me: Me) -> Script:
    healable = me.healable(me.units)
    sick = [unit for unit in me.units if unit in healable or not set(HARMFUL).isdisjoint(unit.statuses)]
    unit = yield from me.one(sick, "heal")
    yield from me.remove(HARMFUL, unit)
    yield from me.heal(me.n, unit)


@PLAGUEDOCTOR.operation.whenever(TurnEnded)
def plague(me: Me, event: TurnEnded) -> Script:
    if event.seat == me.seat:
        target = yield from me.one(me.enemy_heroes)
        yield from me.give("cursed", target)
