"""The Geomancer."""

from pixtable.core.events import Seat
from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroRecruited
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing

GEOMANCER = Character("geomancer", hero=(2, 6), leader=(4, 20))

GEOMANCER.vanguard.has("intercept", "thorns", n=1)


@GEOMANCER.leader.acts("limited", n=2)
def tremor(me: Me) -> Script:
    pair = yield from me.swap_two(me.enemy_heroes)
    yield from me.deal(me.n, pair)


@GEOMANCER.flank.does(n=2)
def rolling_ground(me: Me) -> Script:
    target = yield from me.one(me.enemy_heroes)
    if target:
        yield from me.move(target, me.board.empty_spots(target.seat))
        yield from me.deal(me.n, target)


@GEOMANCER.rear.does(n=1)
def rockslide(me: Me) -> Script:
    yield from me.deal(me.n, me.enemies_in_melee)


@GEOMANCER.operation.always("no_moving")
def quagmire(me: Standing, seat: Seat, board: Board) -> bool:
    return board.are_enemies(me.seat, seat)


@GEOMANCER.operation.whenever(HeroRecruited, n=1)
def sinking_ground(me: Me, event: HeroRecruited) -> Script:
    if me.is_enemy(event.card):
        yield from me.deal(me.n, me.board.now(event.card))
