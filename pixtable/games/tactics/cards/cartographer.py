"""The Cartographer."""

from pixtable.core.events import Seat
from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.state import Unit

CARTOGRAPHER = Character("cartographer", hero=(3, 5), leader=(3, 23))

CARTOGRAPHER.vanguard.has("intercept")


@CARTOGRAPHER.leader.always("recruit_anywhere")
def every_road(me: Standing, seat: Seat, board: Board) -> bool:
    return seat == me.seat


@CARTOGRAPHER.flank.always("free_move")
def short_cut(me: Standing, seat: Seat, board: Board) -> bool:
    return seat == me.seat


@CARTOGRAPHER.rear.does(n=2)
def new_route(me: Me) -> Script:
    waiting = me.movable(me.other_heroes) if me.empty_spots else []
    for hero in (yield from me.up_to(me.n, waiting, "mover")):
        yield from me.move(me.board.now(hero), me.empty_spots)
    yield from me.draw()


@CARTOGRAPHER.operation.always("any_wave")
def battle_plan(me: Standing, unit: Unit, board: Board) -> bool:
    return me.has(unit)
