"""The Witch."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import UnitAttacked

WITCH = Character("witch", hero=(3, 4), leader=(3, 22))


@WITCH.leader.whenever(UnitAttacked)
def evil_eye(me: Me, event: UnitAttacked) -> Script:
    attacker = me.board.now(event.unit)
    if attacker and attacker.is_hero and me.is_enemy(attacker.card):
        yield from me.give("cursed", attacker)


@WITCH.vanguard.whenever(UnitAttacked)
def withering_touch(me: Me, event: UnitAttacked) -> Script:
    if me.is_attacked(event):
        yield from me.give("-1 attack", me.board.now(event.unit))


@WITCH.flank.does()
def hex(me: Me) -> Script:
    enemies = me.unless_in_vain(me.enemy_heroes, "-1 attack", "cursed")
    target = yield from me.one(enemies)
    yield from me.give("-1 attack", target)
    yield from me.give("cursed", target)


@WITCH.rear.does()
def hush(me: Me) -> Script:
    enemies = me.unless_in_vain(me.enemy_heroes, "silenced")
    target = yield from me.one(enemies)
    yield from me.give("silenced", target)


@WITCH.order.does(n=2)
def black_mass(me: Me) -> Script:
    enemies = me.unless_in_vain(me.enemy_heroes, "cursed")
    row = yield from me.row(enemies)
    yield from me.give("cursed", row, me.n)
