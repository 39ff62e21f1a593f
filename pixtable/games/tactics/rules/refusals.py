"""Why a move of Pixel Tactics is not allowed, by clause."""

from collections.abc import Callable
from typing import Any

from pixtable.core.events import Seat
from pixtable.core.rules import Refusal
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.reach import melee_targets, open_walls, ranged_targets
from pixtable.games.tactics.rules.field.standing import order_of
from pixtable.games.tactics.rules.play.costs import cost_of, payment
from pixtable.games.tactics.rules.play.permissions import (
    does_something,
    is_operation,
    is_spent,
    is_used_up,
    leader_action_of,
    may_be_castled,
    may_shift,
    may_signal,
    may_strike_now,
    recruits_from_discards,
    row_to_recruit,
    spell_of,
)
from pixtable.games.tactics.rules.state import HAND_TO_DRAW, PLACES, ROWS, TacticsState, Unit
from pixtable.games.tactics.rules.variants.variants import DuelDraft, King

Answer = Refusal | None


def refusal_of(state: TacticsState, seat: Seat, move: mv.TacticsMove) -> Answer:
    if state.phase == "over":
        return Refusal("PT-91", "over")
    if not 0 <= seat < state.seats:
        return Refusal("PT-20", "seat")
    if state.is_out(seat):
        return Refusal("PT-115", "out")
    if state.phase == "leader":
        return _refuse_leader(state, seat, move)
    if seat != state.turn:
        return Refusal("PT-30", "turn") if state.rebuilder is None else Refusal("PT-114")
    if isinstance(move, mv.Pass):
        return None
    if isinstance(move, mv.ChooseLeader):
        return Refusal("PT-20", "chosen")
    return _REFUSALS[type(move)](Board(state), seat, move)


def _refuse_leader(state: TacticsState, seat: Seat, move: mv.TacticsMove) -> Answer:
    if state.rebuilder not in (None, seat):
        return Refusal("PT-114")
    if state.chosen[seat] is not None:
        return Refusal("PT-20", "waiting")
    if not isinstance(move, mv.ChooseLeader):
        return Refusal("PT-20")
    if move.card in state.may_lead(seat):
        return None
    return Refusal("PT-20", "hand", _piece(move.card)) if state.built[seat] is None else Refusal("PT-100")


def _piece(card: int) -> str:
    return f"card {card}"


def _refuse_cost(board: Board, seat: Seat, action: str, unit: Unit | None = None) -> Answer:
    cost = cost_of(board, seat, action, unit)
    if payment(board, seat, action, cost) is not None:
        return None
    return Refusal("PT-52", "long") if cost > 1 and board.state.actions_left else Refusal("PT-30")


def _refuse_draw(board: Board, seat: Seat, move: mv.Draw) -> Answer:
    if isinstance(board.state.variant, DuelDraft):
        return Refusal("PT-112", "draw")
    if not board.state.decks[seat]:
        return Refusal("PT-40", "deck")
    if len(board.state.hands[seat]) >= HAND_TO_DRAW:
        return Refusal("PT-40", "full_hand")
    return _refuse_cost(board, seat, "draw")


def _refuse_recruit(board: Board, seat: Seat, move: mv.Recruit) -> Answer:
    state = board.state
    if move.card not in state.hands[seat]:
        if move.card not in state.discards[seat] or not board.says("recruit_discard", seat):
            return Refusal("PT-41", "hand", _piece(move.card))
        if not recruits_from_discards(board, seat):
            return Refusal("PT-52", "limited")
    if row_to_recruit(board, seat) not in (None, move.to // 3):
        return Refusal("PT-41", "row", ROWS[state.wave])
    if state.field[seat * PLACES + move.to] is not None:
        return Refusal("PT-41", "taken", f"place {move.to}")
    return _refuse_cost(board, seat, "recruit")


def _refuse_actor(board: Board, unit: Unit) -> Answer:
    """Why a unit does no * action of its own now."""
    if "stunned" in unit.statuses:
        return Refusal("PT-81", "stunned", _piece(unit.card))
    if unit.did:
        return Refusal("PT-52", piece=_piece(unit.card))
    if unit.is_fresh and not board.says("swift", unit):
        return Refusal("PT-41", "new", _piece(unit.card))
    return None


def _own(board: Board, seat: Seat, card: int) -> Unit | None:
    unit = board.now(card)
    return unit if unit and unit.seat == seat else None


def _refuse_attacker(board: Board, seat: Seat, card: int) -> Answer:
    """Why a unit cannot attack anybody now."""
    if board.state.is_truce:
        return Refusal("PT-33")
    unit = _own(board, seat, card)
    if unit is None:
        return Refusal("PT-42", "unit", _piece(card))
    return _refuse_actor(board, unit) if may_strike_now(board, unit) else Refusal("PT-42", piece=_piece(card))


def _refuse_attack(board: Board, seat: Seat, move: mv.Attack) -> Answer:
    if refusal := _refuse_attacker(board, seat, move.unit):
        return refusal
    unit, target = board.now(move.unit), board.now(move.target)
    if unit is None or target is None or not board.are_enemies(seat, target.seat):
        return Refusal("PT-42", "target", _piece(move.target))
    if refusal := _refuse_reach(board, unit, target, move.melee):
        return refusal
    if target.seat not in board.far_enemies(seat):
        return _refuse_cost(board, seat, "attack", unit)
    refusal = _refuse_cost(board, seat, "far_attack", unit)
    return Refusal("PT-115", "far", _piece(move.target)) if refusal and board.state.actions_left else refusal


def _refuse_reach(board: Board, unit: Unit, target: Unit, in_melee: bool) -> Answer:
    melee = target in melee_targets(board, unit, (target.seat,))
    shot = target in ranged_targets(board, unit, (target.seat,))
    if (melee and shot) or (not in_melee and (melee or shot)):
        return None
    piece = _piece(target.card)
    if melee:
        return Refusal("PT-62", "choice", piece)  # it has no ranged attack there to do without
    if not in_melee and board.says("ranged", unit):
        return Refusal("PT-63", piece=piece)
    if not melee_targets(board, unit, (target.seat,)):
        return Refusal("PT-61", "attacker", _piece(unit.card))
    return Refusal("PT-61", "target", piece)


def _refuse_cast(board: Board, seat: Seat, move: mv.Cast) -> Answer:
    unit = _own(board, seat, move.unit)
    if unit is None:
        return Refusal("PT-43", "unit", _piece(move.unit))
    spell = spell_of(unit)
    if spell is None:
        return Refusal("PT-43", "spell", _piece(move.unit))
    if not may_strike_now(board, unit):
        return Refusal("PT-43", piece=_piece(move.unit))
    if refusal := _refuse_actor(board, unit) or _refuse_cost(board, seat, "cast"):
        return refusal
    return None if does_something(board, spell) else Refusal("PT-43", "nothing", _piece(move.unit))


def _refuse_leader_action(board: Board, seat: Seat, move: mv.LeaderAction) -> Answer:
    action = leader_action_of(board, seat)
    if action is None:
        return Refusal("PT-44", "none")
    if is_used_up(board, action):
        return Refusal("PT-52", "limited")
    if refusal := _refuse_cost(board, seat, "leader_action"):
        return refusal
    return None if does_something(board, action) else Refusal("PT-44")


def _refuse_order(board: Board, seat: Seat, move: mv.PlayOrder) -> Answer:
    if move.card not in board.state.hands[seat]:
        return Refusal("PT-45", "hand", _piece(move.card))
    order = order_of(seat, move.card)
    if order is None:
        return Refusal("PT-45", "order", _piece(move.card))
    if refusal := _refuse_cost(board, seat, "order"):
        return refusal
    return None if does_something(board, order) else Refusal("PT-45", "nothing", _piece(move.card))


def _refuse_operation(board: Board, seat: Seat, move: mv.PlayOperation) -> Answer:
    if move.card not in board.state.hands[seat]:
        return Refusal("PT-46", "hand", _piece(move.card))
    if not is_operation(move.card):
        return Refusal("PT-46", "operation", _piece(move.card))
    if board.state.reserves[seat][move.slot] is not None:
        return Refusal("PT-46", piece=f"slot {move.slot}")
    return _refuse_cost(board, seat, "operation")


def _refuse_removal(board: Board, seat: Seat, move: mv.RemoveOperation) -> Answer:
    if not any(operation and operation.card == move.card for operation in board.state.reserves[seat]):
        return Refusal("PT-47", piece=_piece(move.card))
    return _refuse_cost(board, seat, "remove_operation")


def _refuse_clear(board: Board, seat: Seat, move: mv.Clear) -> Answer:
    corpse = board.state.unit(move.unit)
    squads = (seat, *board.helped(seat))
    if corpse is None or not corpse.is_corpse or corpse.seat not in squads:
        return Refusal("PT-48", piece=_piece(move.unit))
    return _refuse_cost(board, seat, "clear")


def _refuse_move(board: Board, seat: Seat, move: mv.MoveHero) -> Answer:
    unit = board.now(move.unit)
    if unit is None or unit.seat not in (seat, *board.helped(seat)):
        return _refuse_foreign_move(board, seat, move.unit)
    if unit.is_leader:
        return Refusal("PT-10", piece=_piece(move.unit))
    if move.squad is not None and (move.squad != unit.seat or unit.seat == seat):
        return Refusal("PT-49", "squad", _piece(move.unit))
    squad = seat if move.squad is None else move.squad
    if board.state.field[squad * PLACES + move.to] is not None:
        return Refusal("PT-49", "taken", f"place {move.to}")
    if not may_shift(board, seat):
        return Refusal("PT-49", "forbidden", _piece(move.unit))
    return _refuse_actor(board, unit) or _refuse_shift(board, seat, "move")


def _refuse_foreign_move(board: Board, seat: Seat, card: int) -> Answer:
    unit = board.now(card)
    if unit is not None and board.state.in_teams and unit.seat in board.state.partners(seat):
        return Refusal("PT-114") if board.state.rebuilder is not None else Refusal("PT-115", "knights", _piece(card))
    return Refusal("PT-49", "unit", _piece(card))


def _refuse_castle(board: Board, seat: Seat, move: mv.Castle) -> Answer:
    squad = [unit for unit in board.state.squad(seat) if unit]
    places = {unit.card: place for place, unit in enumerate(squad)}
    if move.a not in places or move.b not in places:
        return Refusal("PT-50", "unit")
    if places[move.a] >= places[move.b]:
        return Refusal("PT-50", "pair")  # each pair has one name: the one nearer the vanguard first
    for unit in (squad[places[move.a]], squad[places[move.b]]):
        if unit.is_leader:
            return Refusal("PT-10", piece=_piece(unit.card))
        if not may_be_castled(board, unit):
            return _refuse_actor(board, unit)
    if not may_shift(board, seat):
        return Refusal("PT-50", "forbidden")
    return _refuse_shift(board, seat, "castle")


def _refuse_shift(board: Board, seat: Seat, action: str) -> Answer:
    return Refusal("PT-52", "limited") if is_spent(board, seat, action) else _refuse_cost(board, seat, action)


# Moves of single variants


def _refuse_storm(board: Board, seat: Seat, move: mv.Storm) -> Answer:
    if not board.state.is_siege:
        return Refusal("PT-111", "variant")
    if refusal := _refuse_attacker(board, seat, move.unit):
        return refusal
    unit = board.now(move.unit)
    assert unit
    if move.column not in open_walls(board, unit):
        is_open = move.column in board.open_columns(board.state.enemies(seat)[0])
        return Refusal("PT-61", "attacker", _piece(move.unit)) if is_open else Refusal("PT-111")
    return _refuse_cost(board, seat, "attack", unit)


def _refuse_pick(board: Board, seat: Seat, move: mv.Pick) -> Answer:
    market = board.state.variant
    if not isinstance(market, DuelDraft):
        return Refusal("PT-112", "variant")
    if len(board.state.hands[seat]) >= HAND_TO_DRAW:
        return Refusal("PT-112", "full_hand")
    if move.at > len(market.row) or (move.at == len(market.row) and not board.state.decks[0]):
        return Refusal("PT-112", "card")
    if move.at > market.gold[seat]:
        return Refusal("PT-112", "gold", numbers={"price": move.at, "gold": market.gold[seat]})
    return _refuse_cost(board, seat, "draw")


def _refuse_collect(board: Board, seat: Seat, move: mv.Collect) -> Answer:
    market = board.state.variant
    if not isinstance(market, DuelDraft):
        return Refusal("PT-112", "variant")
    if move.at >= len(market.row) or not market.lying[move.at]:
        return Refusal("PT-112", "collect")
    return _refuse_cost(board, seat, "collect")


def _refuse_signal(board: Board, seat: Seat, move: mv.SendSignal) -> Answer:
    if may_signal(board.state):
        return None
    agreed = isinstance(board.state.variant, King) and board.state.variant.signals
    return Refusal("PT-115", "once") if agreed else Refusal("PT-115", "signals")


_REFUSALS: dict[type, Callable[[Board, Seat, Any], Answer]] = {
    mv.Draw: _refuse_draw,
    mv.Recruit: _refuse_recruit,
    mv.Attack: _refuse_attack,
    mv.Cast: _refuse_cast,
    mv.LeaderAction: _refuse_leader_action,
    mv.PlayOrder: _refuse_order,
    mv.PlayOperation: _refuse_operation,
    mv.RemoveOperation: _refuse_removal,
    mv.Clear: _refuse_clear,
    mv.MoveHero: _refuse_move,
    mv.Castle: _refuse_castle,
    mv.Storm: _refuse_storm,
    mv.Pick: _refuse_pick,
    mv.Collect: _refuse_collect,
    mv.SendSignal: _refuse_signal,
}
