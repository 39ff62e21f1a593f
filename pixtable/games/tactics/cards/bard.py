"""The Bard."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import OrderPlayed
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.state import VANGUARD, Unit

BARD = Character("bard", hero=(1, 5), leader=(2, 17))


@BARD.leader.whenever(OrderPlayed)
def rousing_song(me: Me, event: OrderPlayed) -> Script:
    if event.seat == me.seat:
        in_row = [hero for hero in me.heroes if hero.row == me.board.state.wave]
        hero = yield from me.may_one(me.able_to_attack(in_row), "attacker")
        yield from me.attack_free(hero)


@BARD.vanguard.always("attack", n=1)
def mocking_verse(me: Standing, unit: Unit, board: Board) -> int:
    return -int(board.are_enemies(me.seat, unit.seat) and board.is_in_melee(unit))


@BARD.flank.always("attack", n=1)
def marching_song(me: Standing, unit: Unit, board: Board) -> bool:
    return me.has(unit) and unit.is_hero and unit.row == VANGUARD


@BARD.rear.does(n=2)
def ballad(me: Me) -> Script:
    hero = yield from me.one(me.other_heroes, "hero")
    yield from me.give("+1 attack", hero)
    yield from me.heal(me.n, hero)


@BARD.operation.always("attack", n=1)
def anthem(me: Standing, unit: Unit, board: Board) -> bool:
    return me.has(unit) and unit.is_hero
