"""The Valkyrie."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.choices import Asking
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroDefeated
from pixtable.games.tactics.rules.state import Unit

VALKYRIE = Character("valkyrie", hero=(3, 6), leader=(4, 18))

VALKYRIE.vanguard.has("intercept")


@VALKYRIE.leader.whenever(HeroDefeated)
def choose_the_slain(me: Me, event: HeroDefeated) -> Script:
    if me.is_mine(event.unit):
        yield from me.draw()


@VALKYRIE.flank.instead("defeat")
def carry_off(me: Me, hero: Unit) -> Asking[bool]:
    front = me.hero_in_front()
    if front and hero.card == front.card and (yield from me.may("may_return")):
        yield from me.take_back(hero)
        return True
    return False


@VALKYRIE.rear.does()
def wake_the_fallen(me: Me) -> Script:
    corpse = yield from me.one((corpse for corpse in me.corpses if corpse.column == me.unit.column), "corpse")
    yield from me.revive(corpse)


@VALKYRIE.order.does()
def ride_to_glory(me: Me) -> Script:
    corpse = yield from me.one(me.corpses, "corpse")
    yield from me.revive(corpse)
    yield from me.give("+1 attack", corpse)
    yield from me.may_attack_free(corpse)
