"""The Rogue."""

from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import UnitAttacked, UnitDamaged

ROGUE = Character("rogue", hero=(3, 4), leader=(4, 16))

ROGUE.vanguard.has("swift")


@ROGUE.leader.whenever(UnitDamaged)
def cut_the_purse(me: Me, event: UnitDamaged) -> Script:
    victim = me.board.now(event.unit)
    if victim is None or not victim.is_leader or not me.is_enemy(victim.card) or me.has_used("turn"):
        return
    if event.attacker is not None and event.by == me.seat and me.board.state.hands[victim.seat]:
        yield from me.use("turn")
        yield from me.steal_random(victim.seat)


@ROGUE.flank.whenever(UnitAttacked)
def loot(me: Me, event: UnitAttacked) -> Script:
    if event.unit == me.card and me.top_cards(1) and (yield from me.may("may_draw")):
        yield from me.draw()


@ROGUE.rear.does()
def pickpocket(me: Me) -> Script:
    opponent = yield from me.opponent(with_cards=True)
    yield from me.steal_random(opponent)


@ROGUE.order.does()
def burglary(me: Me) -> Script:
    opponent = yield from me.opponent(with_cards=True)
    if opponent is not None:
        hand = me.board.state.hands[opponent]
        yield from me.look(hand)
        card = yield from me.card_of(hand, "take")
        yield from me.steal(opponent, card)
