"""What anybody at the table would see: a win within reach that is not taken, something for nothing that is left, heroes
who change places and change back."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pixtable.core.events import Seat
from pixtable.core.match import Match
from pixtable.core.what_if import branch_at
from pixtable.games.tactics.mind.idling import is_idle_to_pass
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.play.foresight import foresee
from pixtable.games.tactics.rules.state import TacticsState

KINDS = ("lethal missed", "points left", "castled back")
STRIKES = 2
"""Attacks of a turn that are looked at for a win."""
SOON = 3
"""Turns within which to change back is to and fro."""


class Turn(NamedTuple):
    """A seat's own steps of one turn, by their numbers."""

    seat: Seat
    steps: list[int]


def blunders_of(match: Match) -> dict[Seat, Counter[str]]:
    """Of a game that is over, by seat."""
    found = {seat: Counter(dict.fromkeys(KINDS, 0)) for seat in range(match.deal.seats)}
    turns = list(_turns(match))
    for turn in turns:
        found[turn.seat]["lethal missed"] += _misses_a_win(match, turn)
        found[turn.seat]["points left"] += _leaves_points(match, turn)
    for seat, counted in found.items():
        counted["castled back"] += _castled_back(match, [turn for turn in turns if turn.seat == seat])
    return found


def _turns(match: Match) -> Iterator[Turn]:
    moment, turn = None, None
    for n, step in enumerate(match.steps):
        state: TacticsState = match.state_at(n)
        if state.turn is None or step.seat != state.turn or match.half_made_at(n) is not None:
            continue
        now = (state.match, state.round, state.wave, state.turn)
        if turn is None or now != moment:
            if turn is not None:
                yield turn
            moment, turn = now, Turn(step.seat, [])
        turn.steps.append(n)
    if turn is not None:
        yield turn


def _after(match: Match, turn: Turn) -> TacticsState:
    """When the turn was over, with all that it brought about at once."""
    n = turn.steps[-1] + 1
    while n < len(match.steps) and match.half_made_at(n) is not None:
        n += 1
    return match.state_at(n)  # type: ignore[no-any-return]


def _misses_a_win(match: Match, turn: Turn) -> bool:
    first = turn.steps[0]
    before, after = match.state_at(first), _after(match, turn)
    if before.is_siege or before.is_truce or _has_felled(before, turn.seat):
        return False
    if len(after.outcomes) > len(before.outcomes) or after.phase == "over" or _has_felled(after, turn.seat):
        return False
    return _could_fell(branch_at(match, first), turn.seat, STRIKES)


def _could_fell(match: Match, seat: Seat, strikes: int) -> bool:
    """By attacks that nobody is asked about."""
    board = Board(match.state)
    for move in match.legal(seat) if strikes else ():
        if not isinstance(move, mv.Attack) or match.state.unit(move.target) is None:
            continue
        seen = foresee(match.state, seat, move)
        if seen.asked or not seen.is_whole:
            continue
        if _has_felled(seen.after, seat):
            return True
        if strikes > 1 and board.state.actions_left > 1:
            further = match.branch()
            further.play(seat, move)
            if further.to_act == (seat,) and further.half_made is None and _could_fell(further, seat, strikes - 1):
                return True
    return False


def _has_felled(state: TacticsState, seat: Seat) -> bool:
    """Whether a leader on the other side has taken all it can."""
    board = Board(state)
    leaders = [state.leader(enemy) for enemy in state.faced(seat)]
    return any(leader is not None and board.is_doomed(leader) for leader in leaders)


def _leaves_points(match: Match, turn: Turn) -> bool:
    last = turn.steps[-1]
    if not isinstance(match.steps[last].move, mv.Pass):
        return False
    return is_idle_to_pass(match.state_at(last), turn.seat, branch_at(match, last).legal(turn.seat))


def _castled_back(match: Match, turns: Sequence[Turn]) -> int:
    """The same two, back within a few turns, and neither has done or suffered anything in between."""
    count, castled = 0, dict[frozenset[int], tuple[int, int]]()
    for number, turn in enumerate(turns):
        for n in turn.steps:
            move = match.steps[n].move
            if not isinstance(move, mv.Castle):
                continue
            pair = frozenset((move.a, move.b))
            since, at = castled.get(pair, (-SOON - 1, 0))
            if number - since <= SOON and _are_untouched(match, pair, at + 1, n):
                count += 1
            castled[pair] = (number, n)
    return count


def _are_untouched(match: Match, pair: frozenset[int], since: int, until: int) -> bool:
    """From one castling to the other they stood as they were, and did nothing."""
    then = {card: match.state_at(since).unit(card) for card in pair}
    for n in range(since, until):
        state = match.state_at(n)
        for card in pair:
            unit, before = state.unit(card), then[card]
            if unit is None or before is None or unit.did in ("attack", "cast") or unit.damage != before.damage:
                return False
    return True
