"""Every move that is open to the seat whose turn it is."""

from itertools import combinations, product, starmap

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
    is_used_up,
    leader_action_of,
    may_act,
    may_shift,
    may_signal,
    may_strike_now,
    recruits_from_discards,
    rows_to_recruit,
    spell_of,
)
from pixtable.games.tactics.reach import Reach
from pixtable.games.tactics.standing import order_of
from pixtable.games.tactics.state import HAND_TO_DRAW, PLACES, RESERVE, Unit
from pixtable.games.tactics.variants import SIGNALS, Cross, DuelDraft

_PASS, _DRAW, _LEADER_ACTION = Pass(), Draw(), LeaderAction()


def legal_moves(board: Board, seat: Seat) -> list[TacticsMove]:
    state = board.state
    if state.phase == "leader":
        return [ChooseLeader(card) for card in state.may_lead(seat)]
    moves = doings(board, seat)
    if may_signal(state):
        moves += [SendSignal(what) for what in SIGNALS]
    moves.append(_PASS)
    return moves


def doings(board: Board, seat: Seat) -> list[TacticsMove]:
    """All but passing."""
    if not can_do_more(board, seat):
        return []
    purse = Purse(board, seat)
    empty: list[int] = []
    corpses: list[int] = []
    ready: list[Unit] = []
    castled: list[int] = []
    for place, unit in enumerate(board.state.squad(seat)):
        if unit is None:
            empty.append(place)
        elif unit.is_corpse:
            corpses.append(unit.card)
            castled.append(unit.card)
        elif may_act(board, unit):
            ready.append(unit)
            if not unit.is_leader:
                castled.append(unit.card)
    moves = _draws(board, seat, purse)
    moves += _recruits(board, seat, purse, empty)
    moves += _attacks_and_spells(board, seat, purse, ready)
    moves += _leader_actions(board, seat, purse)
    moves += _cards_played(board, seat, purse)
    if corpses and purse.pays("clear"):
        moves += [Clear(corpse) for corpse in corpses]
    if board.state.in_teams:
        moves += _for_partners(board, seat, purse, empty)
    if not may_shift(board, seat):
        return moves
    if purse.pays("move"):
        heroes = [unit.card for unit in ready if not unit.is_leader]
        moves += starmap(MoveHero, product(heroes, empty))
    if purse.pays("castle"):
        moves += starmap(Castle, combinations(castled, 2))
    return moves


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
    return [_DRAW] if can_draw else []


def _at_the_market(board: Board, seat: Seat, market: DuelDraft, purse: Purse) -> list[TacticsMove]:
    """PT-112. What a card costs is how many it lies behind."""
    state, moves = board.state, list[TacticsMove]()
    if len(state.hands[seat]) < HAND_TO_DRAW and purse.pays("draw"):
        last = len(market.row) if state.decks[0] else len(market.row) - 1
        moves += [Pick(at) for at in range(min(last, market.gold[seat]) + 1)]
    if purse.pays("collect"):
        moves += [Collect(at) for at, gold in enumerate(market.lying) if gold]
    return moves


def _recruits(board: Board, seat: Seat, purse: Purse, empty: list[int]) -> list[TacticsMove]:
    state = board.state
    if not empty or not purse.pays("recruit"):
        return []
    rows = rows_to_recruit(board, seat)
    places = [place for place in empty if place // 3 in rows]
    if not places:
        return []
    cards = state.hands[seat]
    if recruits_from_discards(board, seat):
        cards = [*cards, *state.discards[seat]]
    return list(starmap(Recruit, product(cards, places)))


def _attacks_and_spells(board: Board, seat: Seat, purse: Purse, ready: list[Unit]) -> list[TacticsMove]:
    moves: list[TacticsMove] = []
    reach, is_truce, wave = Reach(board, seat), board.state.is_truce, board.state.wave
    is_any_wave = bool(board.granting("any_wave"))
    far = board.far_enemies(seat) if board.state.in_teams else ()
    for unit in ready:
        if unit.place // 3 != wave and not (is_any_wave and may_strike_now(board, unit)):
            continue
        if not is_truce and purse.pays("attack", unit):
            moves += _attacks(reach, unit)
            if board.state.is_siege:
                moves += [Storm(unit.card, column) for column in reach.walls(unit)]
        if far and purse.pays("far_attack", unit):
            moves += _attacks(Reach(board, seat, far), unit)
        if (spell := spell_of(unit)) and purse.pays("cast") and does_something(board, spell):
            moves.append(Cast(unit.card))
    return moves


def _attacks(reach: Reach, unit: Unit) -> list[TacticsMove]:
    melee = [target.card for target in reach.melee(unit)]
    shots = [target.card for target in reach.ranged(unit)]
    if not shots:
        return [Attack(unit.card, card) for card in melee]
    moves: list[TacticsMove] = [Attack(unit.card, card) for card in dict.fromkeys((*melee, *shots))]
    return moves + [Attack(unit.card, card, melee=True) for card in melee if card in shots]


def _leader_actions(board: Board, seat: Seat, purse: Purse) -> list[TacticsMove]:
    action = leader_action_of(board, seat)
    if action is None or is_used_up(board, action) or not purse.pays("leader_action"):
        return []
    return [_LEADER_ACTION] if does_something(board, action) else []


def _cards_played(board: Board, seat: Seat, purse: Purse) -> list[TacticsMove]:
    state = board.state
    moves: list[TacticsMove] = []
    slots = [slot for slot, operation in enumerate(state.reserves[seat]) if operation is None]
    pays_orders, pays_operations = purse.pays("order"), purse.pays("operation")
    for card in state.hands[seat] if pays_orders or pays_operations else ():
        order = order_of(seat, card)
        if order is None:  # then it is an operation (PT-1)
            if pays_operations:
                moves += [PlayOperation(card, slot) for slot in slots]
        elif pays_orders and does_something(board, order):
            moves.append(PlayOrder(card))
    if len(slots) < RESERVE and purse.pays("remove_operation"):
        moves += [RemoveOperation(operation.card) for operation in state.reserves[seat] if operation]
    return moves


def _for_partners(board: Board, seat: Seat, purse: Purse, empty: list[int]) -> list[TacticsMove]:
    """PT-113, PT-115: their heroes within and out of their squads, and in a cross duel their corpses."""
    moves: list[TacticsMove] = []
    for partner in board.helped(seat):
        if isinstance(board.state.variant, Cross) and purse.pays("clear"):
            moves += [Clear(corpse.card) for corpse in board.corpses(partner)]
        if purse.pays("move") and may_shift(board, seat):
            theirs = [spot - partner * PLACES for spot in board.empty_spots(partner)]
            for hero in board.heroes(partner):
                if may_act(board, hero):
                    moves += [MoveHero(hero.card, place) for place in empty]
                    moves += [MoveHero(hero.card, place, partner) for place in theirs]
    return moves
