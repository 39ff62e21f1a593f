"""The Operative."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import AttackEnded, UnitAttacked

OPERATIVE = Character("operative", hero=(3, 4), leader=(5, 19))


@OPERATIVE.leader.whenever(AttackEnded)
def leave_no_witness(me: Me, event: AttackEnded) -> Script:
    if event.by == me.seat:
        struck = [unit for unit in map(me.board.now, event.struck) if unit and unit.is_hero]
        yield from me.defeat([hero for hero in struck if me.is_enemy(hero.card) and me.board.is_doomed(hero)])


@OPERATIVE.vanguard.whenever(UnitAttacked, n=2)
def finish_off(me: Me, event: UnitAttacked) -> Script:
    target = me.hero_hit_by_me(event)
    if target and me.board.life_left(target) <= me.n:
        yield from me.defeat(target)


@OPERATIVE.flank.does()
def take_aim(me: Me) -> Script:
    enemies = me.unless_in_vain(me.enemy_heroes, "threatened")
    target = yield from me.one(enemies)
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
