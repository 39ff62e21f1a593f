"""The Jester."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character, character_of
from pixtable.games.tactics.rules.events import HeroDefeated
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing
from pixtable.games.tactics.rules.state import Unit

JESTER = Character("jester", hero=(2, 4), leader=(2, 17))

JESTER.vanguard.has("challenge")


@JESTER.leader.always("armour", n=2)
def behind_the_mask(me: Standing, unit: Unit, board: Board) -> bool:
    return me.is_me(unit)


@JESTER.leader.always("exposed", m=1)
def at_their_expense(me: Standing, unit: Unit, board: Board) -> bool:
    return me.has(unit) and unit.is_hero


@JESTER.vanguard.whenever(HeroDefeated)
def last_laugh(me: Me, event: HeroDefeated) -> Script:
    if event.unit == me.card:
        opponent = yield from me.opponent(with_cards=True)
        if opponent is not None:
            yield from me.discard(opponent)


@JESTER.flank.does()
def mockery(me: Me) -> Script:
    enemies = me.unless_in_vain(me.enemy_heroes, "-1 attack")
    target = yield from me.one(enemies)
    yield from me.give("-1 attack", target)
    hero = yield from me.one(me.heroes, "hero")
    yield from me.give("+1 attack", hero)


@JESTER.rear.does()
def juggling(me: Me) -> Script:
    opponent = yield from me.opponent(with_cards=True)
    if opponent is not None:
        yield from me.discard(opponent)
    yield from me.draw()


@JESTER.order.does()
def parody(me: Me) -> Script:
    opponent = yield from me.opponent(with_cards=True)
    if opponent is None:
        return
    for card in (yield from me.discard_random(opponent, 1)):
        if not character_of(card).order.is_written:
            yield from me.draw()
        elif (yield from me.may("may_carry_out")):
            yield from me.carry_out(card)
