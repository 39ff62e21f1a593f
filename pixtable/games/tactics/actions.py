"""Every move that is open to the seat whose turn it is."""

from collections.abc import Sequence
from itertools import combinations

from pixtable.core.events import Seat
from pixtable.games.tactics.board import Board
from pixtable.games.tactics.costs import Purse, can_do_more
from pixtable.games.tactics.moves import (
    Attack,
    Cast,
    Castle,
    ChooseLeader,
    Clear,
    Collect,
    Draw,
    LeaderAction,
    MoveHero,
    Pass,
    Pick,
    PlayOperation,
    PlayOrder,
    Recruit,
    RemoveOperation,
    SendSignal,
    Storm,
    TacticsMove,
)
from pixtable.games.tactics.permissions import (
    does_something,
    is_operation,
    is_used_up,
    leader_action_of,
    may_act,
    may_be_castled,
    may_signal,
    order_of,
    recruits_from_discards,
    spell_of,
)
from pixtable.games.tactics.reach import melee_targets, open_walls, ranged_targets
from pixtable.games.tactics.state import HAND_TO_DRAW, PLACES, RESERVE, Unit
from pixtable.games.tactics.variants import SIGNALS, Cross, DuelDraft


def legal_moves(board: Board, seat: Seat) -> list[TacticsMove]:
    state = board.state
    if state.phase == "leader":
        return [ChooseLeader(card) for card in state.hands[seat]]
    signals: list[TacticsMove] = [SendSignal(what) for what in SIGNALS] if may_signal(state) else []
    return [*doings(board, seat), *signals, Pass()]


def doings(board: Board, seat: Seat) -> list[TacticsMove]:
    """All but passing."""
    if not can_do_more(board, seat):
        return []
    purse = Purse(board, seat)
    return [
        *_draws(board, seat, purse),
        *_recruits(board, seat, purse),
        *_attacks_and_spells(board, seat, purse),
        *_leader_actions(board, seat, purse),
        *_cards_played(board, seat, purse),
        *_clearings(board, seat, purse),
        *_moves(board, seat, purse),
        *_castlings(board, seat, purse),
    ]


def may_go_on(board: Board, seat: Seat) -> bool:
    """Whether something may be left to do in a turn, as far as everybody can tell.

    A turn must not end by itself because there is no order in hand that could be played for nothing: that would
    tell the others so.
    """
    if board.state.actions_left:
        return True
    if not can_do_more(board, seat):
        return False
    purse = Purse(board, seat)
    if board.state.hands[seat] and (purse.pays("order") or purse.pays("operation")):
        return True
    return bool(doings(board, seat))


def _draws(board: Board, seat: Seat, purse: Purse) -> list[TacticsMove]:
    state = board.state
    if isinstance(state.variant, DuelDraft):
        return _at_the_market(board, seat, state.variant, purse)
    can_draw = state.decks[seat] and len(state.hands[seat]) < HAND_TO_DRAW and purse.pays("draw")
    return [Draw()] if can_draw else []


def _at_the_market(board: Board, seat: Seat, market: DuelDraft, purse: Purse) -> list[TacticsMove]:
    """PT-112. What a card costs is how many it lies behind."""
    state, moves = board.state, list[TacticsMove]()
    if len(state.hands[seat]) < HAND_TO_DRAW and purse.pays("draw"):
        last = len(market.row) if state.decks[0] else len(market.row) - 1
        moves += [Pick(at) for at in range(min(last, market.gold[seat]) + 1)]
    if purse.pays("collect"):
        moves += [Collect(at) for at, gold in enumerate(market.lying) if gold]
    return moves


def _recruits(board: Board, seat: Seat, purse: Purse) -> list[TacticsMove]:
    state = board.state
    if not purse.pays("recruit"):
        return []
    places = [spot - seat * PLACES for spot in board.empty_spots(seat, state.wave)]
    cards = state.hands[seat]
    if places and recruits_from_discards(board, seat):
        cards = [*cards, *state.discards[seat]]
    return [Recruit(card, place) for card in cards for place in places]


def _attacks_and_spells(board: Board, seat: Seat, purse: Purse) -> list[TacticsMove]:
    moves: list[TacticsMove] = []
    first = seat * PLACES + board.state.wave * 3
    for unit in board.state.field[first : first + 3]:
        if unit is None or unit.is_corpse or not may_act(board, unit):
            continue
        if not board.state.is_truce:
            if purse.pays("attack", unit):
                moves += _attacks(board, unit)
                moves += [Storm(unit.card, column) for column in open_walls(board, unit)]
            if (far := board.far_enemies(seat)) and purse.pays("far_attack", unit):
                moves += _attacks(board, unit, far)
        if (spell := spell_of(unit)) and purse.pays("cast") and does_something(board, spell):
            moves.append(Cast(unit.card))
    return moves


def _attacks(board: Board, unit: Unit, enemies: Sequence[Seat] | None = None) -> list[TacticsMove]:
    melee = [target.card for target in melee_targets(board, unit, enemies)]
    shots = [target.card for target in ranged_targets(board, unit, enemies)]
    if not shots:
        return [Attack(unit.card, card) for card in melee]
    moves: list[TacticsMove] = [Attack(unit.card, card) for card in dict.fromkeys((*melee, *shots))]
    return moves + [Attack(unit.card, card, melee=True) for card in melee if card in shots]


def _leader_actions(board: Board, seat: Seat, purse: Purse) -> list[TacticsMove]:
    action = leader_action_of(board, seat)
    if action is None or is_used_up(board, action) or not purse.pays("leader_action"):
        return []
    return [LeaderAction()] if does_something(board, action) else []


def _cards_played(board: Board, seat: Seat, purse: Purse) -> list[TacticsMove]:
    state, moves = board.state, list[TacticsMove]()
    slots = [slot for slot, operation in enumerate(state.reserves[seat]) if operation is None]
    pays_orders, pays_operations = purse.pays("order"), purse.pays("operation")
    for card in state.hands[seat]:
        if is_operation(card):
            if pays_operations:
                moves += [PlayOperation(card, slot) for slot in slots]
        elif pays_orders and (order := order_of(seat, card)) and does_something(board, order):
            moves.append(PlayOrder(card))
    if len(slots) < RESERVE and purse.pays("remove_operation"):
        moves += [RemoveOperation(operation.card) for operation in state.reserves[seat] if operation]
    return moves


def _clearings(board: Board, seat: Seat, purse: Purse) -> list[TacticsMove]:
    if not purse.pays("clear"):
        return []
    squads = [seat, *board.helped(seat)] if isinstance(board.state.variant, Cross) else [seat]
    return [Clear(corpse.card) for squad in squads for corpse in board.corpses(squad)]


def _moves(board: Board, seat: Seat, purse: Purse) -> list[TacticsMove]:
    if not purse.pays("move"):
        return []
    places = [spot - seat * PLACES for spot in board.empty_spots(seat)]
    moves: list[TacticsMove] = [
        MoveHero(hero.card, place) for hero in board.heroes(seat) if may_act(board, hero) for place in places
    ]
    for partner in board.helped(seat):
        theirs = [spot - partner * PLACES for spot in board.empty_spots(partner)]
        for hero in board.heroes(partner):
            if may_act(board, hero):
                moves += [MoveHero(hero.card, place) for place in places]
                moves += [MoveHero(hero.card, place, partner) for place in theirs]
    return moves


def _castlings(board: Board, seat: Seat, purse: Purse) -> list[TacticsMove]:
    if not purse.pays("castle"):
        return []
    squad = [unit.card for unit in board.state.squad(seat) if unit and may_be_castled(board, unit)]
    return [Castle(one, other) for one, other in combinations(squad, 2)]
