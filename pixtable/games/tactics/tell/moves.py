"""Moves of Pixel Tactics, as one would advise them."""

from collections.abc import Callable
from typing import Any

from pixtable.core.events import Choose, Seat
from pixtable.core.telling import Moment, Sentence
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.reach import ranged_targets
from pixtable.games.tactics.rules.play.foresight import reckon
from pixtable.games.tactics.rules.play.permissions import leader_action_of
from pixtable.games.tactics.rules.state import TacticsState
from pixtable.games.tactics.rules.variants.variants import DuelDraft
from pixtable.games.tactics.tell.answers import answer
from pixtable.games.tactics.tell.pieces import into, who_of, whom_of, whose, whose_of, within


def advice(moment: Moment, seat: Seat, move: Any) -> Sentence:
    if isinstance(move, Choose):
        return answer(moment, move)
    return _ADVICE[type(move)](moment, seat, move)


def _hand(moment: Moment, seat: Seat) -> list[int]:
    return list(moment.view.hands[seat])


def _squad(moment: Moment, *seats: Seat) -> list[int]:
    return [unit.card for unit in moment.view.field if unit and unit.seat in seats]


def _leader(moment: Moment, seat: Seat, move: mv.ChooseLeader) -> Sentence:
    return moment.tell("tell.move.leader", card=whom_of(moment, move.card, moment.view.may_lead(seat)))


def _draw(moment: Moment, seat: Seat, move: mv.Draw) -> Sentence:
    return moment.tell("tell.move.draw")


def _recruit(moment: Moment, seat: Seat, move: mv.Recruit) -> Sentence:
    state: TacticsState = moment.view
    discards = state.discards[seat]
    way, pile = ("recruit_discard", discards) if move.card in discards else ("recruit", state.hands[seat])
    return moment.tell(f"tell.move.{way}", card=whom_of(moment, move.card, pile), place=into(moment, move.to))


def _attack(moment: Moment, seat: Seat, move: mv.Attack) -> Sentence:
    state: TacticsState = moment.view
    board, unit, target = Board(state), state.unit(move.unit), state.unit(move.target)
    assert unit
    assert target
    shots = [one.card for one in ranged_targets(board, unit, (target.seat,))]
    way = "melee" if move.melee else "shoot" if move.target in shots else "strike"
    said = moment.tell(
        f"tell.move.{way}",
        unit=who_of(moment, move.unit, _squad(moment, seat)),
        target=whom_of(moment, move.target, _squad(moment, *state.enemies(seat))),
    )
    return _with_outcome(moment, seat, move, said)


def _with_outcome(moment: Moment, seat: Seat, move: mv.Attack, said: Sentence) -> Sentence:
    """What it does, as far as nothing that somebody may still decide can change it."""
    seen = reckon(moment.view, seat, move)
    if seen.asked or seen.is_taken_over:
        return said
    way = "in_vain" if not seen.dealt else "dealt"
    if seen.is_lethal:
        way = "lethal_leader" if seen.is_leader else "lethal"
    return moment.tell(f"tell.move.{way}", said=said, n=seen.dealt)


def _cast(moment: Moment, seat: Seat, move: mv.Cast) -> Sentence:
    return moment.tell("tell.move.cast", unit=who_of(moment, move.unit, _squad(moment, seat)))


def _leader_action(moment: Moment, seat: Seat, move: mv.LeaderAction) -> Sentence:
    action = leader_action_of(Board(moment.view), seat)
    assert action
    return moment.tell("tell.move.leader_action", unit=whose(moment, action.card))


def _order(moment: Moment, seat: Seat, move: mv.PlayOrder) -> Sentence:
    return moment.tell("tell.move.order", card=whom_of(moment, move.card, _hand(moment, seat)))


def _operation(moment: Moment, seat: Seat, move: mv.PlayOperation) -> Sentence:
    card = whom_of(moment, move.card, _hand(moment, seat))
    if moment.view.reserves[seat].count(None) == 1:
        return moment.tell("tell.move.operation", card=card)
    return moment.tell("tell.move.operation_at", card=card, slot=move.slot + 1)


def _remove_operation(moment: Moment, seat: Seat, move: mv.RemoveOperation) -> Sentence:
    lying = [one.card for one in moment.view.reserves[seat] if one]
    return moment.tell("tell.move.remove_operation", card=whom_of(moment, move.card, lying))


def _clear(moment: Moment, seat: Seat, move: mv.Clear) -> Sentence:
    state: TacticsState = moment.view
    corpses = [unit.card for unit in state.field if unit and unit.is_corpse]
    return moment.tell("tell.move.clear", unit=whose_of(moment, move.unit, corpses))


def _move(moment: Moment, seat: Seat, move: mv.MoveHero) -> Sentence:
    state: TacticsState = moment.view
    unit = state.unit(move.unit)
    assert unit
    card = whom_of(moment, move.unit, _squad(moment, unit.seat))  # whose squad it is, is said
    way = "move" if unit.seat == seat else "move_to_me" if move.squad is None else "move_theirs"
    return moment.tell(f"tell.move.{way}", card=card, place=into(moment, move.to), name=moment.name(unit.seat))


def _castle(moment: Moment, seat: Seat, move: mv.Castle) -> Sentence:
    squad = _squad(moment, seat)
    return moment.tell("tell.move.swap", one=whom_of(moment, move.a, squad), other=whom_of(moment, move.b, squad))


def _storm(moment: Moment, seat: Seat, move: mv.Storm) -> Sentence:
    way = "storm" if moment.view.variant.walls[1 - seat][move.column] else "breach"
    unit = who_of(moment, move.unit, _squad(moment, seat))
    return moment.tell(f"tell.move.{way}", unit=unit, lane=within(moment, move.column))


def _pick(moment: Moment, seat: Seat, move: mv.Pick) -> Sentence:
    market: DuelDraft = moment.view.variant
    if move.at == len(market.row):
        return moment.tell("tell.move.pick_top", n=move.at)
    card = whom_of(moment, market.row[move.at], market.row)
    return moment.tell("tell.move.pick" if move.at else "tell.move.pick_free", card=card, n=move.at)


def _collect(moment: Moment, seat: Seat, move: mv.Collect) -> Sentence:
    market: DuelDraft = moment.view.variant
    card = who_of(moment, market.row[move.at], market.row)
    return moment.tell("tell.move.collect", card=card, n=market.lying[move.at])


def _signal(moment: Moment, seat: Seat, move: mv.SendSignal) -> Sentence:
    return moment.tell("tell.move.signal", what=moment.tell(f"table.signals.{move.what}"))


def _pass(moment: Moment, seat: Seat, move: mv.Pass) -> Sentence:
    return moment.tell("tell.move.pass")


_ADVICE: dict[type, Callable[[Moment, Seat, Any], Sentence]] = {
    mv.ChooseLeader: _leader,
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
    mv.Pass: _pass,
}
