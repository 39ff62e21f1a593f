"""The Operative."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import AttackEnded, UnitAttacked

OPERATIVE = Character("operative", hero=(3, 4), leader=(5, 19))


@OPERATIVE.leader.whenever(AttackEnded)
def leave_no_witness(me: Me, event: AttackEnded) -> Script:
    target = me.board.now(event.target)
    if target and target.is_hero and me.is_enemy(target.card) and me.is_mine(event.unit) and me.board.is_doomed(target):
        yield from me.defeat(target)


@OPERATIVE.vanguard.whenever(UnitAttacked, n=2)
def finish_off(me: Me, event: UnitAttacked) -> Script:
    target = me.hero_hit_by_me(event)
    if target and me.board.life_left(target) <= me.n:
        yield from me.defeat(target)


@OPERATIVE.flank.does()
def take_aim(me: Me) -> Script:
    target = yield from me.one(me.enemy_heroes)
    yield from me.give("threatened", target)


@OPERATIVE.rear.does()
def single_shot(me: Me) -> Script:
    wounded = [unit for unit in me.enemies_in_melee if unit.is_hero and unit.damage and not me.resists(unit)]
    target = yield from me.one(wounded)
    yield from me.defeat(target)


@OPERATIVE.order.does()
def contract(me: Me) -> Script:
    target = yield from me.one(unit for unit in me.enemy_heroes if not me.resists(unit))
    yield from me.defeat(target)
