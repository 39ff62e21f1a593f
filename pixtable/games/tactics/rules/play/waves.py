"""Turns, waves and rounds: what happens between one player's last action and the next one's first."""

from operator import attrgetter

from pixtable.core.chance import Chance
from pixtable.core.events import Event, Seat
from pixtable.core.rules import Script
from pixtable.games.tactics.rules.abilities.choices import Asking
from pixtable.games.tactics.rules.abilities.me import Me
from pixtable.games.tactics.rules.events import (
    LeaderRevealed,
    MarketLaid,
    OperationEnded,
    RebuildingBegan,
    Rebuilt,
    RoundBegan,
    RoundEnded,
    RoundWasQuiet,
    StatusesTaken,
    TokensTaken,
    TurnBegan,
    TurnEnded,
    WaveBegan,
    WaveEnded,
)
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.statuses import STUNNED_NOW, THREAT, without, without_one
from pixtable.games.tactics.rules.play.casualties import count_heroes, fallen_leaders
from pixtable.games.tactics.rules.play.matches import begin_match, end_match, end_undecided, win_match
from pixtable.games.tactics.rules.play.strikes import Damage
from pixtable.games.tactics.rules.state import LAST_ROUND, QUIET_ROUNDS, REAR, VANGUARD, Reason, TacticsState, Unit
from pixtable.games.tactics.rules.variants.teams import (
    disband,
    end_team_game,
    healthier_teams,
    leave_game,
    lose_leaders,
    teams_at_goal,
    teams_without_king,
)
from pixtable.games.tactics.rules.variants.variants import CIRCLE, ROW, Cross, DuelDraft, King

TRUCE_ROUND = 1
_STATUSES = attrgetter("statuses")


def open_match(board: Board, first: Seat, chance: Chance) -> Script:
    """Leaders are chosen next, unless there is nothing to choose."""
    yield from begin_match(board.state, first, chance)
    if board.state.phase == "play":
        yield from begin_play(board)


def begin_play(board: Board) -> Script:
    """All leaders stand; at a market the row is laid now (PT-112)."""
    state = board.state
    if isinstance(state.variant, DuelDraft):
        yield MarketLaid(tuple(state.decks[0][-ROW:][::-1]))
    yield from begin_round(board, 1, state.first)


def begin_round(board: Board, round: int, first: Seat) -> Script:
    yield RoundBegan(round, first)
    yield from _begin_wave(board, VANGUARD)


def _begin_wave(board: Board, row: int) -> Script:
    yield WaveBegan(row)
    rebuilder = board.state.rebuilder
    yield TurnBegan(board.state.turn_order()[0] if rebuilder is None else rebuilder)


def end_turn(board: Board, chance: Chance) -> Script:
    state = board.state
    seat = state.turn
    assert seat is not None
    yield TurnEnded(seat)
    if any(state.reserves[seat]):
        yield from _take_tokens(state, seat)
    for unit in filter(_STATUSES, filter(None, state.squad(seat))):
        if "stunned" in unit.statuses and _is_over(state, unit):
            yield StatusesTaken(unit.card, without_one(unit.statuses, "stunned"))
    if state.variant is not None and state.rebuilder is not None:
        yield from _end_lone_wave(board, seat, chance)
        return
    order = state.turn_order()
    position = order.index(seat) + 1
    if position < len(order):
        yield TurnBegan(order[position])
    else:
        yield from end_wave(board, chance)


def _is_over(state: TacticsState, unit: Unit) -> bool:
    """A stun, in the turn in the wave of the unit's row; one that it got in this very turn stays for another round."""
    return unit.row == state.wave and STUNNED_NOW not in unit.used


def _take_tokens(state: TacticsState, seat: int) -> Script:
    """PT-46: one off each operation; where none can be taken the card goes."""
    for operation in state.reserves[seat]:
        if operation is not None and operation.tokens == 0:
            yield OperationEnded(seat, operation.card)
    if any(state.reserves[seat]):
        yield TokensTaken(seat)


def end_wave(board: Board, chance: Chance) -> Script:
    state = board.state
    yield WaveEnded(state.wave)
    if state.wave == REAR:
        yield from _count_marks(board, chance)
        yield RoundEnded(state.round)
    yield from count_heroes(board, chance)  # PT-31
    fallen = fallen_leaders(board)
    if not fallen:
        yield from _go_on(board, chance)
    elif isinstance(state.variant, Cross):
        yield from _lose_in_cross(board, fallen, chance)
    elif isinstance(state.variant, King):
        yield from _lose_among_kings(board, fallen, chance)
    else:
        yield from _next_match(board, end_match(state, fallen), chance)


def _go_on(board: Board, chance: Chance) -> Script:
    """After a wave, when all have fallen who had to."""
    state = board.state
    if state.wave != REAR:
        yield from _begin_wave(board, state.wave + 1)
        return
    if not state.stirred and state.round > TRUCE_ROUND:
        yield RoundWasQuiet(state.round)
    if state.quiet >= QUIET_ROUNDS:
        yield from _end_undecided(board, "stalemate", chance)
    elif _rounds(state) >= LAST_ROUND:
        yield from _end_undecided(board, "rounds", chance)
    else:
        yield from begin_round(board, state.round + 1, _next_first(state))


def _end_undecided(board: Board, reason: Reason, chance: Chance) -> Script:
    """PT-93: nobody has brought a leader down."""
    state = board.state
    if state.in_teams:
        yield from end_team_game(state, healthier_teams(board) if state.stalemate == "life" else (), reason)
    else:
        yield from _next_match(board, end_undecided(board, reason), chance)


def _rounds(state: TacticsState) -> int:
    """PT-93 counts from the start, or since somebody began anew: nobody does where knights are out for good."""
    variant = state.variant
    if isinstance(variant, Cross) or (isinstance(variant, King) and variant.knights == "rebuild"):
        return state.round - variant.fell_in
    return state.round


def _next_first(state: TacticsState) -> Seat:
    """PT-32; to the other king, where there are two (PT-115)."""
    step = len(CIRCLE) if isinstance(state.variant, King) else 1
    return (state.first + step) % state.seats


def _next_match(board: Board, ending: Asking[Seat | None], chance: Chance) -> Script:
    first = yield from ending
    if first is not None:
        yield from open_match(board, first, chance)


def win_siege(board: Board, winner: Seat, chance: Chance) -> Script:
    yield from _next_match(board, win_match(board.state, winner, "fortress"), chance)


# The loss of a leader in team games


def _lose_in_cross(board: Board, fallen: list[Seat], chance: Chance) -> Script:
    """PT-114: who has lost a leader begins anew, alone, before the others go on."""
    state = board.state
    losers = [seat for seat in state.turn_order() if seat in fallen]
    yield from lose_leaders(state, losers)
    if winners := teams_at_goal(state):
        yield from end_team_game(state, winners, "leader" if len(winners) == 1 else "both")
        return
    yield from _rebuild(state, losers, chance)


def _rebuild(state: TacticsState, losers: list[Seat], chance: Chance) -> Script:
    yield RebuildingBegan(tuple(losers), state.wave)
    yield from disband(state, losers[0], chance)


def take_new_leader(board: Board, seat: Seat, card: int) -> Script:
    yield LeaderRevealed(seat, card)
    yield from _begin_wave(board, VANGUARD)


def _end_lone_wave(board: Board, seat: Seat, chance: Chance) -> Script:
    state = board.state
    yield WaveEnded(state.wave)
    yield from count_heroes(board, chance)
    if state.wave != REAR:
        yield from _begin_wave(board, state.wave + 1)
        return
    yield Rebuilt(seat)
    if state.rebuilder is None:
        yield from _go_on(board, chance)
    else:
        yield from disband(state, state.rebuilder, chance)


def _lose_among_kings(board: Board, fallen: list[Seat], chance: Chance) -> Script:
    """PT-115: with a king the game is lost; a knight is out of it, or by agreement begins anew."""
    state = board.state
    yield from lose_leaders(state, fallen)
    if losers := teams_without_king(state):
        yield from end_team_game(state, set(state.teams) - losers, "leader" if len(losers) == 1 else "both")
        return
    assert isinstance(state.variant, King)
    if state.variant.knights == "rebuild":
        yield from _rebuild(state, [seat for seat in state.turn_order() if seat in fallen], chance)
        return
    for seat in fallen:
        yield from leave_game(state, seat)
    yield from _go_on(board, chance)


# Statuses at the end of a round


def _count_marks(board: Board, chance: Chance) -> Script:
    """The end of a round for statuses: first blessings and curses, then threats."""
    if not any(map(_STATUSES, filter(None, board.state.field))):
        return
    me = Me(board, board.state.first, chance)
    for unit in _marked(board, "blessed"):
        yield from me.heal(unit.statuses.count("blessed"), unit, "blessed")
        yield from _take_off_one(board, unit, "blessed")
    cursed = _marked(board, "cursed")
    yield from me.inflict(
        [
            Damage(
                unit.card,
                unit.statuses.count("cursed") + board.total("curse_damage", unit),
                _enemy_of(board, unit),
                source="cursed",
            )
            for unit in cursed
        ]
    )
    for unit in cursed:
        yield from _take_off_one(board, unit, "cursed")
    threatened = _marked(board, "threatened")
    yield from me.inflict(
        [
            Damage(
                unit.card,
                THREAT * unit.statuses.count("threatened"),
                _enemy_of(board, unit),
                source="threatened",
            )
            for unit in threatened
        ]
    )
    gone: list[Event] = []
    for unit in _marked(board, "threatened"):
        gone.append(StatusesTaken(unit.card, without(unit.statuses, "threatened")))
    if gone:
        yield tuple(gone)


def _marked(board: Board, status: str) -> list[Unit]:
    return [unit for unit in board.units(*board.state.turn_order()) if unit.statuses and status in unit.statuses]


def _take_off_one(board: Board, unit: Unit, status: str) -> Script:
    now = board.now(unit)
    if now and status in now.statuses:
        yield StatusesTaken(now.card, without_one(now.statuses, status))


def _enemy_of(board: Board, unit: Unit) -> int | None:
    """Who deals such damage: the enemy, or nobody in particular where there are several."""
    enemies = board.enemies(unit.seat)
    return enemies[0] if enemies and not board.state.in_teams else None
