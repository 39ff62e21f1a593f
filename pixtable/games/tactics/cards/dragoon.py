"""The Dragoon."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import UnitsMoved, WaveBegan
from pixtable.games.tactics.rules.state import VANGUARD

DRAGOON = Character("dragoon", hero=(4, 6), leader=(4, 19))


@DRAGOON.leader.whenever(UnitsMoved)
def strike_on_the_move(me: Me, event: UnitsMoved) -> Script:
    if event.how != "move" or event.by != me.seat or me.has_used("turn") or not me.is_mine(event.cards[0]):
        return
    hero = me.board.now(event.cards[0])
    if me.free_targets(hero) and (yield from me.may("may_attack")):
        yield from me.use("turn")
        yield from me.attack_free(hero)


@DRAGOON.vanguard.whenever(UnitsMoved)
def leap_in(me: Me, event: UnitsMoved) -> Script:
    if event.is_into_row(me.card):
        yield from me.may_attack_free(me.unit)


@DRAGOON.flank.does(n=1)
def leap_over(me: Me) -> Script:
    damage = me.board.attack(me.unit) - me.n
    if damage > 0:
        target = yield from me.one(unit for unit in me.enemy_heroes if not me.board.is_in_melee(unit))
        yield from me.deal(damage, target)


@DRAGOON.rear.whenever(WaveBegan)
def ride_up(me: Me, event: WaveBegan) -> Script:
    if event.row == VANGUARD and me.movable([me.unit]):
        yield from me.may_move(me.unit, me.board.empty_spots(me.seat, VANGUARD))


@DRAGOON.order.does(n=2)
def cavalry_charge(me: Me) -> Script:
    waiting = me.movable(me.heroes) if me.empty_spots else []
    for hero in (yield from me.up_to(me.n, waiting, "mover")):
        yield from me.move(me.board.now(hero), me.empty_spots)
        yield from me.may_attack_free(hero)
