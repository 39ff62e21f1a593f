"""The Merchant."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import HeroDefeated, RoundBegan

MERCHANT = Character("merchant", hero=(1, 6), leader=(1, 15))

MERCHANT.vanguard.has("intercept")


@MERCHANT.leader.instead("draws", n=2)
def bulk_order(me: Me, count: int) -> int:
    is_first = me.board.state.used.count("draw") == 1  # this one has been paid for
    return me.n if is_first else count


@MERCHANT.vanguard.whenever(HeroDefeated)
def life_insurance(me: Me, event: HeroDefeated) -> Script:
    if event.unit == me.card:
        yield from me.draw()


@MERCHANT.flank.whenever(RoundBegan)
def steady_supply(me: Me, event: RoundBegan) -> Script:
    yield from me.draw()


@MERCHANT.rear.does(n=2)
def good_bargain(me: Me) -> Script:
    yield from me.draw(me.n)
    if any(me.board.state.deck_of(enemy) for enemy in me.board.enemies(me.seat)):
        opponent = yield from me.opponent()
        yield from me.draw(1, opponent)


@MERCHANT.order.does(n=2)
def buy_out(me: Me) -> Script:
    if me.empty_spots:
        cheap = [unit for unit in me.movable(me.enemy_heroes) if me.board.attack(unit) <= me.n]
        hero = yield from me.one(cheap)
        yield from me.move(hero, me.empty_spots)
