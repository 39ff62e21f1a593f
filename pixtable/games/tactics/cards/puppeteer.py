"""The Puppeteer."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.state import Unit

PUPPETEER = Character("puppeteer", hero=(2, 6), leader=(4, 21))

PUPPETEER.vanguard.has("intercept")


def companions(me: Me, hero: Unit) -> list[Unit]:
    """The other heroes of its squad."""
    return [other for other in me.board.heroes(hero.seat) if other.card != hero.card]


def puppets(me: Me) -> list[Unit]:
    """Enemy heroes that could hurt one of their own."""
    return [hero for hero in me.enemy_heroes if me.board.attack(hero) and companions(me, hero)]


@PUPPETEER.leader.acts("limited")
def pull_the_strings(me: Me) -> Script:
    puppet = yield from me.one((hero for hero in puppets(me) if hero.row == me.board.state.wave), "puppet")
    if puppet:
        target = yield from me.one(companions(me, puppet))
        yield from me.deal(me.board.attack(puppet), target)


@PUPPETEER.flank.does()
def tangle(me: Me) -> Script:
    pair = yield from me.swap_two(me.enemy_heroes)
    target = yield from me.one(pair)
    yield from me.give("stunned", target)


@PUPPETEER.rear.does()
def second_hand(me: Me) -> Script:
    hero = yield from me.one(me.able_to_attack(me.other_heroes), "attacker")
    yield from me.attack_free(hero)


@PUPPETEER.order.does(n=2)
def puppet_show(me: Me) -> Script:
    puppet = yield from me.one(puppets(me), "puppet")
    if puppet:
        targets = yield from me.up_to(me.n, companions(me, puppet))
        yield from me.deal(me.board.attack(puppet), targets)
