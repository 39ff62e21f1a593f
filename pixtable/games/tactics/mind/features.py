"""What there is to see at a seat of a table, in numbers: what an evaluation can weigh, and training can learn to.

Each number stands for something of one seat's; how a table stands is told by its seats' numbers against each other.
"""

from collections.abc import Hashable
from functools import cache
from typing import NamedTuple

from pixtable.core.events import Seat
from pixtable.games.tactics.mind.points import POINTS
from pixtable.games.tactics.rules.abilities.words import CHARACTERS
from pixtable.games.tactics.rules.decks.roster import COPY_STEP, is_back
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.standing import Table, standing
from pixtable.games.tactics.rules.state import PLACES, TacticsState, Unit
from pixtable.games.tactics.rules.variants.variants import DuelDraft, Siege

NAMES = (
    "leader_life",
    "leader_below_18",
    "leader_below_12",
    "leader_below_6",
    "leader_attack",
    "leader_open",
    "leader_doomed",
    "leader_falls_next",
    "leader_falls_soon",
    "leader_threat",
    "leader_threat_soon",
    "heroes",
    "attack_free",
    "attack_blocked",
    "attack_due",
    "attack_later",
    "life",
    "frail",
    "ability",
    "doomed",
    "doomed_due",
    "front",
    "cards_1",
    "cards_2",
    "cards_3",
    "cards_4",
    "cards_5",
    "cards_more",
    "orders",
    "operations",
    "operation_points",
    "corpses",
    "room",
    "actions",
    "to_move",
    "begins_next_round",
    "boons",
    "banes",
    "stunned",
    "leader_boons",
    "leader_banes",
    "walls",
    "breaches",
    "open_columns",
    "gold",
)
COUNT = len(NAMES)
(
    _LEADER_LIFE,
    _BELOW_18,
    _BELOW_12,
    _BELOW_6,
    _LEADER_ATTACK,
    _LEADER_OPEN,
    _LEADER_DOOMED,
    _FALLS_NEXT,
    _FALLS_SOON,
    _THREAT,
    _THREAT_SOON,
    _HEROES,
    _FREE,
    _BLOCKED,
    _DUE,
    _LATER,
    _LIFE,
    _FRAIL,
    _ABILITY,
    _DOOMED,
    _DOOMED_DUE,
    _FRONT,
    _CARDS,
    _CARDS_2,
    _CARDS_3,
    _CARDS_4,
    _CARDS_5,
    _CARDS_MORE,
    _ORDERS,
    _OPERATIONS,
    _OPERATION_POINTS,
    _CORPSES,
    _ROOM,
    _ACTIONS,
    _TO_MOVE,
    _BEGINS_NEXT,
    _BOONS_AT,
    _BANES_AT,
    _STUNNED,
    _LEADER_BOONS_AT,
    _LEADER_BANES_AT,
    _WALLS,
    _BREACHES,
    _OPEN_COLUMNS,
    _GOLD,
) = range(COUNT)
BOONS = {"armour": 1.4, "blessed": 0.6}
BANES = {"cursed": 1.0, "threatened": 1.8, "marked": 1.2}
"""Statuses whose worth does not show in attack and life, in points."""
FRAIL = 2
"""Life that any blow takes."""


_CARDS_HELD = [[1.0] * cards + [0.0] * (6 - cards) for cards in range(6)]


class Seen(NamedTuple):
    """Of one seat: the numbers by `NAMES`, and the abilities of its heroes that stand and of its leader."""

    numbers: list[float]
    abilities: list[str]


class _Squad(NamedTuple):
    """What a squad alone shows: its part of the numbers, and what others need to know of it.

    By row, the two strongest blows: of all who reach a leader that nobody screens, and of those who shoot.
    """

    numbers: list[float]
    abilities: list[str]
    leader: bool
    left: int
    armour: int
    is_leader_open: bool
    strikes: list[list[int]]
    shots: list[list[int]]


_CHANGING = ("attack", "life", "ranged", "armour", "exposed")
"""All that abilities can change of what is looked at here."""
_LOOKED_OVER: dict[Hashable, _Squad] = {}
"""Squads that have been looked over: in search the same ones come up again and again, beside other hands."""
_MOST_REMEMBERED = 5000


def seen(state: TacticsState) -> list[Seen]:
    """Of every seat, as all can see it but for the hands."""
    order = state.turn_order()
    due = () if state.turn is None or state.turn not in order else order[order.index(state.turn) :]
    squads = _squads(state, due)
    found = []
    for seat, squad in enumerate(squads):
        numbers = squad.numbers.copy()
        _note_cards(state, seat, numbers)
        if squad.leader and squad.left > 0:
            _note_threats(state, squads, seat, numbers, due)
        found.append(Seen(numbers, squad.abilities))
    return found


def _squads(state: TacticsState, due: tuple[Seat, ...]) -> list[_Squad]:
    """What decides how a squad is seen is its units, what abilities say, the wave, and who are enemies now."""
    table, field = standing(state), state.field
    told = (*map(table.get, _CHANGING), state.wave, state.teams, state.is_truce)
    squads = []
    for seat in range(state.seats):
        is_due = seat in due
        key = (seat, is_due, told, *field[seat * PLACES : seat * PLACES + PLACES])
        squad = _LOOKED_OVER.get(key)
        if squad is None:
            if len(_LOOKED_OVER) >= _MOST_REMEMBERED:
                _LOOKED_OVER.clear()
            squad = _LOOKED_OVER[key] = _looked_over(Board(state), table, seat, is_due=is_due)
        squads.append(squad)
    return squads


def _looked_over(board: Board, table: Table, seat: Seat, *, is_due: bool) -> _Squad:
    state = board.state
    n = [0.0] * COUNT
    abilities: list[str] = []
    has_leader, leader_left, leader_armour, is_leader_open = False, 0, 0, False
    strikes, shots = _rows(), _rows()
    changes_attack, changes_life, has_shots = "attack" in table, "life" in table, "ranged" in table
    wave, field, first = state.wave, state.field, seat * PLACES
    for column in range(first, first + 3):
        is_screened = False
        for row, spot in enumerate((column, column + 3, column + 6)):
            unit = field[spot]
            if unit is None:
                n[_ROOM] += 1
                continue
            if unit.is_corpse:
                n[_CORPSES] += 1
                continue
            attack, life, points, ability = _printed(unit.card % COPY_STEP, row, unit.is_leader)
            statuses = unit.statuses
            if changes_attack or statuses:
                attack = board.attack(unit)
            left = (board.life(unit) if changes_life or statuses else life) - unit.damage
            shoots = has_shots and board.says("ranged", unit)
            if not statuses or "stunned" not in statuses:
                if shoots:
                    shots[row].append(attack)
                if shoots or not is_screened:
                    strikes[row].append(attack)
            if unit.is_leader:
                has_leader, leader_left, is_leader_open = True, left, not is_screened
                abilities.append(ability)
                _note_leader(n, unit, attack, left, is_open=not is_screened)
                if "armour" in table or statuses:
                    leader_armour = board.armour(unit)
            elif left <= 0:
                n[_DOOMED] += 1
                n[_DOOMED_DUE] += row == wave and is_due and not unit.did
            else:
                _note_hero(n, left, points, is_open=not is_screened, statuses=statuses)
                if not statuses or "silenced" not in statuses:
                    abilities.append(ability)
                if is_screened and not shoots:
                    n[_BLOCKED] += attack
                else:
                    n[_FREE] += attack
                    if row > wave:
                        n[_LATER] += attack
                    elif row == wave and is_due and not unit.did:
                        n[_DUE] += attack
            is_screened = True
    blows = _two_strongest(strikes), _two_strongest(shots)
    return _Squad(n, abilities, has_leader, leader_left, leader_armour, is_leader_open, *blows)


def _rows() -> list[list[int]]:
    return [[], [], []]


def _two_strongest(rows: list[list[int]]) -> list[list[int]]:
    return [sorted(row)[-2:] for row in rows]


def _note_hero(n: list[float], left: int, points: float, *, is_open: bool, statuses: tuple[str, ...]) -> None:
    n[_HEROES] += 1
    n[_LIFE] += left
    n[_FRONT] += is_open
    if left <= FRAIL:
        n[_FRAIL] += 1
    if not statuses:
        n[_ABILITY] += points
        return
    if "silenced" not in statuses:
        n[_ABILITY] += points
    n[_STUNNED] += "stunned" in statuses
    _note_statuses(n, statuses, _BOONS_AT, _BANES_AT)


def _note_leader(n: list[float], unit: Unit, attack: int, left: int, *, is_open: bool) -> None:
    if left <= 0:
        n[_LEADER_DOOMED] = 1
        left = 0
    n[_LEADER_LIFE] = left
    n[_BELOW_18] = max(0, 18 - left)
    n[_BELOW_12] = max(0, 12 - left)
    n[_BELOW_6] = max(0, 6 - left)
    n[_LEADER_ATTACK] = attack
    n[_LEADER_OPEN] = is_open
    if unit.statuses:
        _note_statuses(n, unit.statuses, _LEADER_BOONS_AT, _LEADER_BANES_AT)


def _note_statuses(n: list[float], statuses: tuple[str, ...], boons: int, banes: int) -> None:
    for status in statuses:
        if status in BOONS:
            n[boons] += BOONS[status]
        elif status in BANES:
            n[banes] += BANES[status]


def _note_cards(state: TacticsState, seat: Seat, n: list[float]) -> None:
    hand = state.hands[seat]
    cards = len(hand)
    n[_CARDS : _CARDS_MORE + 1] = _CARDS_HELD[cards] if cards <= 5 else [1.0] * 5 + [cards - 5]
    n[_ORDERS] = sum([_played(card % COPY_STEP) for card in hand if not is_back(card)])
    for operation in state.reserves[seat]:
        if operation is not None:
            n[_OPERATIONS] += 1
            n[_OPERATION_POINTS] += _laid(operation.card % COPY_STEP) * (1 + operation.tokens) / 5
    if state.turn == seat:
        n[_ACTIONS] = state.actions_left + 0.5 * state.extra_actions
        n[_TO_MOVE] = 1
    n[_BEGINS_NEXT] = state.first != seat
    if state.variant is not None:
        _note_variant(state, seat, n)


def _note_variant(state: TacticsState, seat: Seat, n: list[float]) -> None:
    match state.variant:
        case Siege(walls):
            n[_WALLS] = sum(map(len, walls[seat]))
            for column in Board(state).open_columns(seat):
                n[_OPEN_COLUMNS if walls[seat][column] else _BREACHES] += 1
        case DuelDraft(gold=gold) if gold:
            n[_GOLD] = gold[seat]


def _note_threats(state: TacticsState, squads: list[_Squad], seat: Seat, n: list[float], due: tuple[Seat, ...]) -> None:
    """What the rows of the enemies could do to a leader with two attacks: with those that strike next, and at all."""
    squad = squads[seat]
    next_, soon, armour = 0, 0, squad.armour
    for enemy in state.faced(seat):
        other = squads[enemy]
        is_due = enemy in due
        row_next = state.wave if is_due else (state.wave + 1) % 3
        if state.round == 1 and row_next >= state.wave and (is_due or row_next > state.wave):
            row_next = -1  # the truce holds until the next round
        for row, strikes in enumerate(other.strikes if squad.is_leader_open else other.shots):
            if strikes:
                blow = sum([max(0, attack - armour) for attack in strikes]) if armour else sum(strikes)
                soon = max(soon, blow)
                if row == row_next:
                    next_ = max(next_, blow)
    n[_FALLS_NEXT] = next_ >= squad.left
    n[_FALLS_SOON] = soon >= squad.left
    n[_THREAT] = next_
    n[_THREAT_SOON] = soon


@cache
def _printed(card: int, row: int, is_leader: bool) -> tuple[int, int, float, str]:
    """Attack, life, points of the ability, and the ability."""
    character = CHARACTERS[card]
    if is_leader:
        return *character.as_leader, 0.0, character.leader.id
    ability = character.rows[row].id
    return *character.as_hero, POINTS[ability], ability


@cache
def _played(card: int) -> float:
    order = CHARACTERS[card].order
    return POINTS[order.id] if order.is_written else 0.0


@cache
def _laid(card: int) -> float:
    return POINTS[CHARACTERS[card].operation.id]
