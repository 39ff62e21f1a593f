"""The Monk."""

from pixtable.core.events import Seat
from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import RoundEnded, UnitsMoved
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.state import Unit

MONK = Character("monk", hero=(3, 6), leader=(3, 13))

MONK.vanguard.has("intercept", "thorns", n=1)


@MONK.leader.always("free_castle")
def flowing_step(me: Standing, seat: Seat, board: Board) -> bool:
    return seat == me.seat


@MONK.leader.whenever(UnitsMoved, n=1)
def breathe_in(me: Me, event: UnitsMoved) -> Script:
    if event.how == "castle" and event.by == me.seat:
        castled = [unit for unit in map(me.board.now, event.cards) if unit]
        yield from me.heal(me.n, castled)


@MONK.flank.always("untouchable")
def stillness(me: Standing, unit: Unit, board: Board) -> bool:
    return unit.is_hero and me.is_in_column(unit)


@MONK.rear.whenever(RoundEnded, n=2)
def meditation(me: Me, event: RoundEnded) -> Script:
    yield from me.heal(me.n, me.leader)
    yield from me.heal(me.n, me.hero_in_front())


@MONK.order.does()
def new_formation(me: Me) -> Script:
    yield from me.rearrange()
    yield from me.draw()
