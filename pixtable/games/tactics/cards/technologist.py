"""The Technologist."""

from pixtable.core.events import Seat
from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import TurnBegan
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing

TECHNOLOGIST = Character("technologist", hero=(3, 6), leader=(4, 28))

TECHNOLOGIST.vanguard.has("intercept", "armour", n=1)


@TECHNOLOGIST.leader.acts("free", "limited")
def upgrade(me: Me) -> Script:
    if me.heroes and (yield from me.discard()):
        hero = yield from me.one(me.heroes, "hero")
        yield from me.give("+1 attack", hero)
        yield from me.give("armour", hero)


@TECHNOLOGIST.flank.always("free_order")
def relay(me: Standing, seat: Seat, board: Board) -> bool:
    return seat == me.seat and "order" not in board.state.used


@TECHNOLOGIST.rear.does(n=3)
def run_the_numbers(me: Me) -> Script:
    yield from me.draw(me.n)
    yield from me.discard()


@TECHNOLOGIST.operation.whenever(TurnBegan, n=1)
def assembly_line(me: Me, event: TurnBegan) -> Script:
    if event.seat == me.seat:
        yield from me.gain_actions(me.n, only_chores=True)
