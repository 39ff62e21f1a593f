"""The Chef."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroRecruited, WaveEnded

CHEF = Character("chef", hero=(1, 7), leader=(2, 21))

CHEF.vanguard.has("intercept")


@CHEF.leader.whenever(HeroRecruited, n=1)
def welcome_dinner(me: Me, event: HeroRecruited) -> Script:
    if event.seat == me.seat:
        yield from me.give("+1 life", me.board.now(event.card))
        yield from me.heal(me.n, me.leader)


@CHEF.flank.whenever(WaveEnded, n=1)
def hot_soup(me: Me, event: WaveEnded) -> Script:
    yield from me.heal(me.n, me.hero_in_front())
    yield from me.heal(me.n, me.hero_behind())


@CHEF.rear.does()
def feast(me: Me) -> Script:
    row = yield from me.row(me.heroes)
    yield from me.give("+1 life", row)
    yield from me.give("blessed", row)


@CHEF.order.does(n=4, m=2)
def banquet(me: Me) -> Script:
    yield from me.heal(me.n, me.leader)
    yield from me.heal(me.m, me.heroes)
    yield from me.draw()
