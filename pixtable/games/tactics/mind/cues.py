"""When the opponents of Pixel Tactics have a reason to say something: of what happens on the field, never of a hand."""

from collections.abc import Iterable, Iterator

from pixtable.core.cues import Cue
from pixtable.core.events import Event, Seat
from pixtable.games.tactics.rules import events as ev
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.state import TacticsState, Unit

HEAVY = 3
"""A blow at a leader that is worth a word."""
DYING = 4
"""The life of a leader who may fall at any moment."""
CLOSE, CLEAR = 6, 8
"""Both leaders have no more life than that; and so much more one has than the other."""
WAR = 2
"""The round with which the truce is over (PT-33)."""


def cues(before: TacticsState, event: Event, after: TacticsState, taught: bytes) -> Iterable[Cue]:
    match event:
        case ev.LeaderChosen(seat):
            yield Cue(seat, "chooses_leader", 0.4)
        case ev.RoundBegan(round) if round == WAR:
            for seat in range(after.seats):
                yield Cue(seat, "truce_ends", 0.7)
        case ev.RoundBegan(round) if round > WAR:
            yield from _of_the_leaders(after)
        case ev.OrderRevealed(seat):
            yield Cue(seat, "plays_order", 0.35)
        case ev.OperationLaid(seat):
            yield Cue(seat, "lays_operation", 0.4)
        case ev.UnitAttacked() if event.damage == 0 and event.by is not None:
            yield Cue(event.by, "unlucky", 0.5)
        case ev.UnitDamaged():
            yield from _of_a_blow(before, event, after)
        case ev.HeroDefeated(card):
            yield from _of_a_fall(before, card)
        case ev.MatchEnded(int(winner), _, _, False):
            yield Cue(winner, "leads", 0.8)
            for other in before.enemies(winner):
                yield Cue(other, "falls_behind", 0.7)


def _of_a_blow(before: TacticsState, event: ev.UnitDamaged, after: TacticsState) -> Iterator[Cue]:
    unit, by = before.unit(event.unit), event.by
    if unit is None or by is None or before.teams[by] == before.teams[unit.seat]:
        return
    if not any(_is_hurt(other) for other in before.field):
        yield Cue(by, "first_blood", 0.9)
    if not unit.is_leader:
        return
    left = _life(after, unit.seat)
    if 0 < left <= DYING:
        yield Cue(by, "lethal_next", 0.9, to=unit.seat)
    if event.damage >= HEAVY and left:
        yield Cue(unit.seat, "leader_hurt", 0.6)
        yield Cue(unit.seat, "good_move_by_rival", 0.6, to=by)
        yield Cue(by, "own_good_move", 0.5)


def _of_a_fall(before: TacticsState, card: int) -> Iterator[Cue]:
    unit = before.unit(card)
    if unit is None or unit.is_leader:
        return
    yield Cue(unit.seat, "hero_falls", 0.4)
    enemies = before.enemies(unit.seat)
    if before.turn is not None and before.turn in enemies:
        yield Cue(before.turn, "kills_hero", 0.5, to=unit.seat)
        yield Cue(unit.seat, "good_move_by_rival", 0.3, to=before.turn)


def _of_the_leaders(state: TacticsState) -> Iterator[Cue]:
    """At the beginning of a round, between two."""
    if state.seats > 2 or state.is_siege:
        return
    lives = [_life(state, seat) for seat in range(state.seats)]
    if 0 < max(lives) <= CLOSE:
        for seat in range(state.seats):
            yield Cue(seat, "close_finish", 0.8)
    elif abs(lives[0] - lives[1]) >= CLEAR:
        ahead = 0 if lives[0] > lives[1] else 1
        yield Cue(ahead, "leads", 0.4)
        yield Cue(1 - ahead, "falls_behind", 0.4)


def _life(state: TacticsState, seat: Seat) -> int:
    leader = state.leader(seat)
    return 0 if leader is None else Board(state).life_left(leader)


def _is_hurt(unit: Unit | None) -> bool:
    return unit is not None and (unit.damage > 0 or unit.is_corpse)
