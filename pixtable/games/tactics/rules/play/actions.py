"""Every move that is open to the seat whose turn it is."""

from collections.abc import Set as AbstractSet
from itertools import combinations, product, starmap

from pixtable.core.events import Seat
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.reach import Reach
from pixtable.games.tactics.rules.field.standing import order_of
from pixtable.games.tactics.rules.moves import (
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
from pixtable.games.tactics.rules.play.costs import payable, pays_for_attack
from pixtable.games.tactics.rules.play.permissions import (
    does_something,
    is_spent,
    is_used_up,
    leader_action_of,
    may_act,
    may_shift,
    may_signal,
    may_strike_now,
    recruits_from_discards,
    row_to_recruit,
    spell_of,
)
from pixtable.games.tactics.rules.state import HAND_TO_DRAW, PLACES, RESERVE, Unit
from pixtable.games.tactics.rules.variants.variants import SIGNALS, DuelDraft

_STRIKES = frozenset(("attack", "far_attack", "cast"))
_PASS, _DRAW, _LEADER_ACTION = Pass(), Draw(), LeaderAction()


def legal_moves(board: Board, seat: Seat) -> list[TacticsMove]:
    state = board.state
    if state.phase == "leader":
        return [ChooseLeader(card) for card in state.may_lead(seat)]
    moves = _doings(board, seat)
    if state.variant is not None and may_signal(state):
        moves += [SendSignal(what) for what in SIGNALS]
    moves.append(_PASS)
    return moves


def _doings(board: Board, seat: Seat) -> list[TacticsMove]:
    """All but signals and passing."""
    moves: list[TacticsMove] = []
    state, paid = board.state, payable(board, seat)
    if not paid:
        return moves
    squad = state.squad(seat)
    empty = [place for place, unit in enumerate(squad) if unit is None]
    corpses: list[int] = []
    ready: list[Unit] = []
    moved: list[int] = []
    castled: list[int] = []
    for unit in filter(None, squad):
        if unit.is_corpse:
            corpses.append(unit.card)
            castled.append(unit.card)
        elif not unit.did and (not (unit.is_fresh or unit.statuses) or may_act(board, unit)):
            ready.append(unit)
            if not unit.is_leader:
                moved.append(unit.card)
                castled.append(unit.card)
    if "draw" in paid or "collect" in paid:
        moves += _draws(board, seat, paid)
    if empty and "recruit" in paid:
        moves += _recruits(board, seat, empty)
    if ready and not paid.isdisjoint(_STRIKES):
        moves += _attacks_and_spells(board, seat, paid, ready)
    if "leader_action" in paid:
        moves += _leader_actions(board, seat)
    moves += _cards_played(board, seat, paid)
    if corpses and "clear" in paid:
        moves += map(Clear, corpses)
    if state.variant is not None and state.in_teams:
        moves += _for_partners(board, seat, paid, empty)
    if may_shift(board, seat):
        if "move" in paid and not (state.used and is_spent(board, seat, "move")):
            moves += starmap(MoveHero, product(moved, empty))
        if "castle" in paid and not (state.used and is_spent(board, seat, "castle")):
            moves += starmap(Castle, combinations(castled, 2))
    return moves


def may_go_on(board: Board, seat: Seat) -> bool:
    """Whether something may be left to do in a turn, as far as everybody can tell.

    A turn must not end by itself because there is no order in hand that could be played for nothing: that would
    tell the others so.
    """
    if board.state.actions_left:
        return True
    if not (paid := payable(board, seat)):
        return False
    if board.state.hands[seat] and not paid.isdisjoint(("order", "operation")):
        return True
    return bool(_doings(board, seat))


def _draws(board: Board, seat: Seat, paid: AbstractSet[str]) -> list[TacticsMove]:
    state = board.state
    if state.variant is not None and isinstance(state.variant, DuelDraft):
        return _at_the_market(board, seat, state.variant, paid)
    can_draw = state.decks[seat] and len(state.hands[seat]) < HAND_TO_DRAW and "draw" in paid
    return [_DRAW] if can_draw else []


def _at_the_market(board: Board, seat: Seat, market: DuelDraft, paid: AbstractSet[str]) -> list[TacticsMove]:
    """PT-112. What a card costs is how many it lies behind."""
    state, moves = board.state, list[TacticsMove]()
    if len(state.hands[seat]) < HAND_TO_DRAW and "draw" in paid:
        last = len(market.row) if state.decks[0] else len(market.row) - 1
        moves += [Pick(at) for at in range(min(last, market.gold[seat]) + 1)]
    if "collect" in paid:
        moves += [Collect(at) for at, gold in enumerate(market.lying) if gold]
    return moves


def _recruits(board: Board, seat: Seat, empty: list[int]) -> list[TacticsMove]:
    state = board.state
    row = row_to_recruit(board, seat)
    places = empty if row is None else [place for place in empty if place // 3 == row]
    if not places:
        return []
    cards = state.hands[seat]
    if recruits_from_discards(board, seat):
        cards = [*cards, *state.discards[seat]]
    return list(starmap(Recruit, product(cards, places)))


def _attacks_and_spells(board: Board, seat: Seat, paid: AbstractSet[str], ready: list[Unit]) -> list[TacticsMove]:
    state, moves = board.state, list[TacticsMove]()
    if board.granting("any_wave"):
        striking = [unit for unit in ready if may_strike_now(board, unit)]
    else:
        wave = state.wave
        striking = [unit for unit in ready if unit.place // 3 == wave]
    if not striking:
        return moves
    is_classic = state.variant is None
    reach = None if state.is_truce else Reach(board, seat)
    far = () if is_classic else board.far_enemies(seat)
    for unit in striking:
        if reach is not None and pays_for_attack(board, paid, unit):
            moves += _attacks(reach, unit)
            if not is_classic and state.is_siege:
                moves += [Storm(unit.card, column) for column in reach.walls(unit)]
        if far and pays_for_attack(board, paid, unit, "far_attack"):
            moves += _attacks(Reach(board, seat, far), unit)
        if "cast" in paid and (spell := spell_of(unit)) and does_something(board, spell):
            moves.append(Cast(unit.card))
    return moves


def _attacks(reach: Reach, unit: Unit) -> list[TacticsMove]:
    near, far, card = reach.melee(unit), reach.ranged(unit), unit.card
    if not far:
        return [Attack(card, target.card) for target in near]
    melee, shots = [target.card for target in near], [target.card for target in far]
    moves: list[TacticsMove] = [Attack(unit.card, card) for card in dict.fromkeys((*melee, *shots))]
    return moves + [Attack(unit.card, card, melee=True) for card in melee if card in shots]


def _leader_actions(board: Board, seat: Seat) -> list[TacticsMove]:
    action = leader_action_of(board, seat)
    if action is None or is_used_up(board, action):
        return []
    return [_LEADER_ACTION] if does_something(board, action) else []


_EVERY_SLOT = [*range(RESERVE)]


def _cards_played(board: Board, seat: Seat, paid: AbstractSet[str]) -> list[TacticsMove]:
    state = board.state
    moves: list[TacticsMove] = []
    slots = _EVERY_SLOT
    if any(state.reserves[seat]):
        slots = [slot for slot, operation in enumerate(state.reserves[seat]) if operation is None]
    pays_orders, pays_operations = "order" in paid, "operation" in paid
    for card in state.hands[seat] if pays_orders or pays_operations else ():
        order = order_of(seat, card)
        if order is None:  # then it is an operation (PT-1)
            if pays_operations:
                moves += [PlayOperation(card, slot) for slot in slots]
        elif pays_orders and does_something(board, order):
            moves.append(PlayOrder(card))
    if len(slots) < RESERVE and "remove_operation" in paid:
        moves += [RemoveOperation(operation.card) for operation in state.reserves[seat] if operation]
    return moves


def _for_partners(board: Board, seat: Seat, paid: AbstractSet[str], empty: list[int]) -> list[TacticsMove]:
    """PT-113, PT-115: their heroes within and out of their squads, and their corpses."""
    moves: list[TacticsMove] = []
    for partner in board.helped(seat):
        if "clear" in paid:
            moves += [Clear(corpse.card) for corpse in board.corpses(partner)]
        if "move" in paid and may_shift(board, seat) and not (board.state.used and is_spent(board, seat, "move")):
            theirs = [spot - partner * PLACES for spot in board.empty_spots(partner)]
            for hero in board.heroes(partner):
                if may_act(board, hero):
                    moves += [MoveHero(hero.card, place) for place in empty]
                    moves += [MoveHero(hero.card, place, partner) for place in theirs]
    return moves
