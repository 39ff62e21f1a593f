"""The Pyromancer."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import RoundEnded

PYROMANCER = Character("pyromancer", hero=(4, 3), leader=(5, 18))

PYROMANCER.vanguard.has("cleave", n=2)


@PYROMANCER.leader.whenever(RoundEnded, n=1)
def smouldering_field(me: Me, event: RoundEnded) -> Script:
    yield from me.deal(me.n, me.enemy_heroes)


@PYROMANCER.flank.does(n=3)
def jet_of_flame(me: Me) -> Script:
    target = yield from me.one(me.enemies_in_melee)
    yield from me.deal(me.n, target)


@PYROMANCER.rear.does(n=3, m=1)
def fireball(me: Me) -> Script:
    target = yield from me.one(me.enemy_heroes)
    if target:
        singed = [unit for unit in me.board.beside(target) if unit.is_hero]
        yield from me.deal(me.n, target)
        yield from me.deal(me.m, singed)


@PYROMANCER.order.does(n=3, m=2)
def meteor(me: Me) -> Script:
    target = yield from me.one(me.enemy_heroes)
    if target:
        around = [*me.board.beside(target), me.board.front(target), me.board.behind(target)]
        yield from me.deal(me.n, target)
        yield from me.deal(me.m, [unit for unit in around if unit and unit.is_hero])
