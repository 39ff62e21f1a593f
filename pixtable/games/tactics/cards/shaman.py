"""The Shaman."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import RoundBegan, TurnEnded

SHAMAN = Character("shaman", hero=(2, 6), leader=(3, 22))

SHAMAN.vanguard.has("intercept")


@SHAMAN.leader.whenever(RoundBegan, n=2)
def spirit_gift(me: Me, event: RoundBegan) -> Script:
    hero = yield from me.one(me.heroes, "hero")
    if hero:
        gift = yield from me.ask("gift", ("attack", "life", "blessing"))
        if gift == "attack":
            yield from me.give("+1 attack", hero)
        else:
            yield from me.give("+1 life" if gift == "life" else "blessed", hero, me.n)


@SHAMAN.flank.does(n=2)
def cleansing_smoke(me: Me) -> Script:
    hero = yield from me.one(me.any_heroes)
    if hero:
        yield from me.remove(hero.statuses, hero)
        options = ("heal", "harm") if me.healable([hero]) else ("harm",)
        if (yield from me.ask("heal_or_harm", options)) == "heal":
            yield from me.heal(me.n, hero)
        else:
            yield from me.deal(me.n, hero)


@SHAMAN.rear.does()
def call_the_ancestors(me: Me) -> Script:
    card = yield from me.card_of([*(corpse.card for corpse in me.corpses), *me.discards], "take")
    if card is not None:
        yield from me.clear(next((corpse for corpse in me.corpses if corpse.card == card), None))
        yield from me.recover([card])


@SHAMAN.operation.whenever(TurnEnded, n=1)
def healing_totem(me: Me, event: TurnEnded) -> Script:
    if event.seat == me.seat:
        yield from me.heal(me.n, me.heroes)
