"""The Warlock."""

from pixtable.core.events import Seat
from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.abilities.words import Character
from pixtable.games.tactics.rules.events import OperationLaid, OrderPlayed, UnitAttacked
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Standing

WARLOCK = Character("warlock", hero=(3, 5), leader=(4, 17))


@WARLOCK.leader.whenever(OrderPlayed, OperationLaid, n=2)
def tax_every_plan(me: Me, event: OrderPlayed | OperationLaid) -> Script:
    if not me.board.are_enemies(me.seat, event.seat):
        return
    discarded = yield from me.discard(event.seat)
    if not discarded:
        yield from me.deal(me.n, me.board.state.leader(event.seat))


@WARLOCK.vanguard.whenever(UnitAttacked)
def steal_the_voice(me: Me, event: UnitAttacked) -> Script:
    yield from me.give("silenced", me.hero_hit_by_me(event))


@WARLOCK.flank.always("long_order")
def weigh_down_orders(me: Standing, seat: Seat, board: Board) -> bool:
    return board.are_enemies(me.seat, seat)


@WARLOCK.rear.does()
def pluck_a_thought(me: Me) -> Script:
    opponent = yield from me.opponent(with_cards=True)
    if opponent is None:
        return
    hand = me.board.state.hands[opponent]
    yield from me.look(hand)
    card = yield from me.card_of(hand, "discard_theirs")
    if card is not None:
        yield from me.discard_chosen(opponent, card)


@WARLOCK.order.does(n=2)
def burn_the_plans(me: Me) -> Script:
    state = me.board.state
    planning = [seat for seat in me.board.enemies(me.seat) if state.hands[seat] or any(state.reserves[seat])]
    opponent = yield from me.opponent(planning)
    if opponent is not None:
        yield from me.end_operations(opponent)
        yield from me.discard_random(opponent, me.n)
