"""Every move that is open to the seat whose turn it is."""

from collections.abc import Iterator
from itertools import combinations

from pixtable.core.events import Seat
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.costs import can_do_more, can_pay
from pixtable.games.tactics.moves import (
    Attack,
    Cast,
    Castle,
    ChooseLeader,
    Clear,
    Draw,
    LeaderAction,
    MoveHero,
    Pass,
    PlayOperation,
    PlayOrder,
    Recruit,
    RemoveOperation,
    TacticsMove,
)
from pixtable.games.tactics.permissions import (
    does_something,
    is_operation,
    is_used_up,
    leader_action_of,
    may_act,
    may_be_castled,
    order_of,
    recruits_from_discards,
    spell_of,
)
from pixtable.games.tactics.reach import melee_targets, ranged_targets
from pixtable.games.tactics.state import HAND_TO_DRAW, PLACES, Unit


def legal_moves(board: Board, seat: Seat) -> list[TacticsMove]:
    state = board.state
    if state.phase == "leader":
        return [ChooseLeader(card) for card in state.hands[seat]]
    return [*free_and_paid(board, seat), Pass()]


def free_and_paid(board: Board, seat: Seat) -> Iterator[TacticsMove]:
    """All but passing."""
    if not can_do_more(board, seat):
        return
    yield from _draws(board, seat)
    yield from _recruits(board, seat)
    yield from _attacks_and_spells(board, seat)
    yield from _leader_actions(board, seat)
    yield from _cards_played(board, seat)
    yield from _clearings(board, seat)
    yield from _moves(board, seat)
    yield from _castlings(board, seat)


def _draws(board: Board, seat: Seat) -> Iterator[TacticsMove]:
    state = board.state
    if state.decks[seat] and len(state.hands[seat]) < HAND_TO_DRAW and can_pay(board, seat, "draw"):
        yield Draw()


def _recruits(board: Board, seat: Seat) -> Iterator[TacticsMove]:
    state = board.state
    if not can_pay(board, seat, "recruit"):
        return
    spots = [spot - seat * PLACES for spot in board.empty_spots(seat, state.wave)]
    if not spots:
        return
    cards = state.hands[seat]
    if recruits_from_discards(board, seat):
        cards = [*cards, *state.discards[seat]]
    for card in cards:
        for spot in spots:
            yield Recruit(card, spot)


def _attacks_and_spells(board: Board, seat: Seat) -> Iterator[TacticsMove]:
    first = seat * PLACES + board.state.wave * 3
    for unit in board.state.field[first : first + 3]:
        if unit is None or unit.is_corpse or not may_act(board, unit):
            continue
        if not board.state.is_truce and can_pay(board, seat, "attack", unit):
            yield from _attacks(board, unit)
        if (spell := spell_of(unit)) and can_pay(board, seat, "cast") and does_something(board, spell):
            yield Cast(unit.card)


def _attacks(board: Board, unit: Unit) -> Iterator[TacticsMove]:
    melee = [target.card for target in melee_targets(board, unit)]
    shots = [target.card for target in ranged_targets(board, unit)]
    for card in dict.fromkeys((*melee, *shots)):
        yield Attack(unit.card, card)
    for card in melee:
        if card in shots:
            yield Attack(unit.card, card, melee=True)


def _leader_actions(board: Board, seat: Seat) -> Iterator[TacticsMove]:
    action = leader_action_of(board, seat)
    if action is None or is_used_up(board, action) or not can_pay(board, seat, "leader_action"):
        return
    if does_something(board, action):
        yield LeaderAction()


def _cards_played(board: Board, seat: Seat) -> Iterator[TacticsMove]:
    state = board.state
    slots = [slot for slot, operation in enumerate(state.reserves[seat]) if operation is None]
    pays_orders, pays_operations = can_pay(board, seat, "order"), can_pay(board, seat, "operation")
    for card in state.hands[seat]:
        if is_operation(card):
            if pays_operations:
                for slot in slots:
                    yield PlayOperation(card, slot)
        elif pays_orders and (order := order_of(seat, card)) and does_something(board, order):
            yield PlayOrder(card)
    if can_pay(board, seat, "remove_operation"):
        for operation in state.reserves[seat]:
            if operation is not None:
                yield RemoveOperation(operation.card)


def _clearings(board: Board, seat: Seat) -> Iterator[TacticsMove]:
    if can_pay(board, seat, "clear"):
        for corpse in board.corpses(seat):
            yield Clear(corpse.card)


def _moves(board: Board, seat: Seat) -> Iterator[TacticsMove]:
    if not can_pay(board, seat, "move"):
        return
    places = [spot - seat * PLACES for spot in board.empty_spots(seat)]
    for hero in board.heroes(seat):
        if may_act(board, hero):
            for place in places:
                yield MoveHero(hero.card, place)


def _castlings(board: Board, seat: Seat) -> Iterator[TacticsMove]:
    if not can_pay(board, seat, "castle"):
        return
    squad = [unit for unit in board.state.squad(seat) if unit and may_be_castled(board, unit)]
    for one, other in combinations(squad, 2):
        yield Castle(one.card, other.card)
