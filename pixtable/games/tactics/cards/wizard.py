"""The Wizard."""

from pixtable.core.events import Seat
from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroDefeated
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing

WIZARD = Character("wizard", hero=(4, 3), leader=(5, 20))


@WIZARD.leader.always("effect_damage", n=1)
def archmage(me: Standing, seat: Seat, board: Board) -> bool:
    return seat == me.seat


@WIZARD.vanguard.whenever(HeroDefeated, n=2)
def last_spark(me: Me, event: HeroDefeated) -> Script:
    if event.unit == me.card:
        yield from me.deal(me.n, me.enemies_in_melee)


@WIZARD.flank.does(n=3)
def bolt(me: Me) -> Script:
    target = yield from me.one(me.enemy_heroes)
    yield from me.deal(me.n, target)


@WIZARD.rear.does(n=2)
def pillar_of_fire(me: Me) -> Script:
    column = yield from me.column(me.enemy_heroes)
    yield from me.deal(me.n, column)


@WIZARD.order.does(n=3)
def wall_of_fire(me: Me) -> Script:
    row = yield from me.row(me.enemy_heroes)
    yield from me.deal(me.n, row)
