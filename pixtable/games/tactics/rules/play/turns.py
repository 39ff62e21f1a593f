"""What each move does."""

from collections.abc import Callable
from typing import Any

from pixtable.core.chance import Chance
from pixtable.core.events import Seat
from pixtable.core.rules import Script
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.events import (
    ActionTaken,
    CardPicked,
    CorpseCleared,
    GoldCollected,
    HeroRecruited,
    LeaderChosen,
    LeadersRevealed,
    OperationEnded,
    OperationLaid,
    OrderPlayed,
    OrderRevealed,
    RowRefilled,
    Signalled,
    UnitActed,
)
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.reach import ranged_targets
from pixtable.games.tactics.rules.field.standing import Standing, order_of
from pixtable.games.tactics.rules.play.actions import may_go_on
from pixtable.games.tactics.rules.play.costs import cost_of, payment
from pixtable.games.tactics.rules.play.matches import draw_built
from pixtable.games.tactics.rules.play.permissions import leader_action_of, spell_of
from pixtable.games.tactics.rules.play.waves import begin_play, end_turn, take_new_leader
from pixtable.games.tactics.rules.state import PLACES, Unit
from pixtable.games.tactics.rules.variants.variants import ROW, DuelDraft


def carry_out(board: Board, seat: Seat, move: mv.TacticsMove, chance: Chance) -> Script:
    """A legal move, and the end of the turn where nothing is left to do in it."""
    kind = type(move)
    if kind is not mv.Pass:
        yield from do(board, seat, move, chance)
        if kind is mv.ChooseLeader or may_go_on(board, seat):
            return
    yield from end_turn(board, chance)


def do(board: Board, seat: Seat, move: mv.TacticsMove, chance: Chance) -> Script:
    """A legal move alone: whether the turn goes on can hang on cards that were drawn unseen."""
    return _DOINGS[type(move)](Me(board, seat, chance), move)


def _pass(me: Me, move: mv.Pass) -> Script:
    yield from ()


def _choose_leader(me: Me, move: mv.ChooseLeader) -> Script:
    board, seat = me.board, me.seat
    state = board.state
    yield LeaderChosen(seat, move.card)
    if state.rebuilder == seat:
        yield from take_new_leader(board, seat, move.card)
        return
    chosen = [card for card in state.chosen if card is not None]
    if len(chosen) == state.seats:
        yield LeadersRevealed(tuple(chosen))
        yield from draw_built(state)
        yield from begin_play(board)


def _paid(me: Me, action: str, unit: Unit | None = None, cost: int | None = None) -> ActionTaken:
    paid = payment(me.board, me.seat, action, cost_of(me.board, me.seat, action, unit) if cost is None else cost)
    assert paid
    return paid


def _unit(me: Me, card: int) -> Unit:
    unit = me.board.state.unit(card)
    assert unit
    return unit


def _draw(me: Me, move: mv.Draw) -> Script:
    yield _paid(me, "draw")
    yield from _draw_cards(me, _cards_to_draw(me))


def _cards_to_draw(me: Me) -> int:
    """One, or as many as a card makes of this draw action."""
    count = 1
    for one in me.board.replacing("draws"):
        if one.seat == me.seat:
            count = one.ability.replaces["draws"](me.becoming(one), count)
    return count


def _draw_cards(me: Me, count: int) -> Script:
    """From the deck: each of them in the way that a card gives to one's draw action, where one does."""
    way = next((one for one in me.board.replacing("draw") if one.seat == me.seat), None)
    if way is None:
        yield from me.draw(count)
        return
    for _ in range(count):
        yield from way.ability.replaces["draw"](me.becoming(way))


def _recruit(me: Me, move: mv.Recruit) -> Script:
    is_in_hand = move.card in me.hand
    yield _paid(me, "recruit" if is_in_hand else "recruit_discard")
    spot = me.seat * PLACES + move.to
    yield HeroRecruited(me.seat, move.card, spot, "hand" if is_in_hand else "discard")


def _attack(me: Me, move: mv.Attack) -> Script:
    unit, target = _unit(me, move.unit), _unit(me, move.target)
    is_far = target.seat in me.board.far_enemies(me.seat)
    cost = cost_of(me.board, me.seat, "far_attack" if is_far else "attack", unit)
    yield _paid(me, "attack", unit, cost), UnitActed(unit.card, "attack")
    shots = [] if move.melee else ranged_targets(me.board, unit, (target.seat,))
    is_ranged = any(one.card == target.card for one in shots)
    yield from me.attack(_unit(me, move.unit), target, is_ranged=is_ranged)


def _storm(me: Me, move: mv.Storm) -> Script:
    yield _paid(me, "attack", _unit(me, move.unit)), UnitActed(move.unit, "attack")
    yield from me.storm(_unit(me, move.unit), move.column)


def _pick(me: Me, move: mv.Pick) -> Script:
    """A draw by other means. The row closes up, and the deck's top card joins it.

    What a card changes about drawing, it changes here (PT-112): more cards than the one chosen come from the deck.
    """
    state = me.board.state
    assert isinstance(state.variant, DuelDraft)
    yield _paid(me, "draw")
    from_deck = _cards_to_draw(me)
    if move.at < len(state.variant.row):
        yield CardPicked(me.seat, move.at, state.variant.row[move.at])
        from_deck -= 1
    else:
        yield CardPicked(me.seat, move.at, None)
    if from_deck:
        yield from _draw_cards(me, from_deck)
    if state.decks[0] and len(state.variant.row) < ROW:
        yield RowRefilled(state.decks[0][-1])


def _collect(me: Me, move: mv.Collect) -> Script:
    yield _paid(me, "collect")
    yield GoldCollected(me.seat, move.at)


def _signal(me: Me, move: mv.SendSignal) -> Script:
    yield Signalled(me.seat, move.what)


def _cast(me: Me, move: mv.Cast) -> Script:
    spell = spell_of(_unit(me, move.unit))
    assert spell
    yield _paid(me, "cast"), UnitActed(move.unit, "cast")
    yield from _work(me, spell)


def _leader_action(me: Me, move: mv.LeaderAction) -> Script:
    action = leader_action_of(me.board, me.seat)
    assert action
    yield _paid(me, "leader_action")
    yield from _work(me, action)


def _order(me: Me, move: mv.PlayOrder) -> Script:
    order = order_of(me.seat, move.card)
    assert order
    yield _paid(me, "order"), OrderRevealed(me.seat, move.card)
    yield from _work(me, order)
    yield OrderPlayed(me.seat, move.card)


def _work(me: Me, one: Standing) -> Script:
    assert one.ability.script
    yield from one.ability.script(me.becoming(one))


def _operation(me: Me, move: mv.PlayOperation) -> Script:
    yield _paid(me, "operation")
    yield OperationLaid(me.seat, move.card, move.slot)


def _remove_operation(me: Me, move: mv.RemoveOperation) -> Script:
    yield _paid(me, "remove_operation")
    yield OperationEnded(me.seat, move.card)


def _clear(me: Me, move: mv.Clear) -> Script:
    yield _paid(me, "clear")
    yield CorpseCleared(move.unit)


def _move(me: Me, move: mv.MoveHero) -> Script:
    yield _paid(me, "move"), UnitActed(move.unit, "move")
    hero = _unit(me, move.unit)
    squad = me.seat if move.squad is None else move.squad
    yield from me.put(((hero, squad * PLACES + move.to),), "move" if hero.seat == me.seat else "partner")


def _castle(me: Me, move: mv.Castle) -> Script:
    heroes = [card for card in (move.a, move.b) if _unit(me, card).is_hero]
    yield _paid(me, "castle"), *[UnitActed(card, "castle") for card in heroes]
    one, other = _unit(me, move.a), _unit(me, move.b)
    yield from me.put(((one, other.spot), (other, one.spot)), "castle")


_DOINGS: dict[type, Callable[[Me, Any], Script]] = {
    mv.ChooseLeader: _choose_leader,
    mv.Pass: _pass,
    mv.Draw: _draw,
    mv.Recruit: _recruit,
    mv.Attack: _attack,
    mv.Cast: _cast,
    mv.LeaderAction: _leader_action,
    mv.PlayOrder: _order,
    mv.PlayOperation: _operation,
    mv.RemoveOperation: _remove_operation,
    mv.Clear: _clear,
    mv.MoveHero: _move,
    mv.Castle: _castle,
    mv.Storm: _storm,
    mv.Pick: _pick,
    mv.Collect: _collect,
    mv.SendSignal: _signal,
}
