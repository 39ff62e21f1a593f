"""Own and opponents' deeds in one film: whoever sends a hero, it goes by the same curves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

import msgspec

from pixtable.core.events import Move, Seat
from pixtable.core.game import Thought
from pixtable.core.match import Match
from pixtable.games.tactics.rules import events as ev
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.reach import targets
from pixtable.games.tactics.rules.moves import Attack, MoveHero, Recruit
from pixtable.games.tactics.rules.play.foresight import reckon
from pixtable.games.tactics.table.stage import TacticsStage
from pixtable.games.tactics.tools.moments import ME, SEATS, STILL, THEM, Usual, next_event, sit_down_at
from pixtable.tools.film.moment import Moment, Row, at_most
from pixtable.tools.film.recorder import Recorder
from pixtable.tools.film.rows import alike, apart, flights, straight
from pixtable.tools.film.trace import Trace
from pixtable.tools.tour.games import play_until
from pixtable.tools.visit import SIMULATIONS

OWN, THEIRS = "own", "theirs"
SENDERS = ((ME, OWN), (THEM, THEIRS))
STRUCK = "{}, struck"


class First(Usual):
    """An opponent who does this first, and then what is usual."""

    def __init__(self, move: Move) -> None:
        super().__init__(SIMULATIONS)
        self._moves = [move]

    def poll(self) -> Thought | None:
        thought = super().poll()
        return msgspec.structs.replace(thought, move=self._moves.pop()) if thought and self._moves else thought


class Deed(NamedTuple):
    """Which moves it is about, which event tells that it happens, and whom to follow then."""

    is_it: Callable[[Match, Seat, Move], bool]
    event: type
    follow: Callable[[Recorder, TacticsStage, Move, str], object]


def _both(deed: Deed, recorder: Recorder) -> None:
    """At our table, and then at one of theirs: the first time that it can be done."""
    for seat, name in SENDERS:
        match = play_until("tactics", SEATS, lambda m, seat=seat: _first(deed, m, seat) is not None)  # type: ignore[misc]
        move = _first(deed, match, seat)
        assert move is not None
        stage = sit_down_at(recorder.stop(), match, First(move) if seat == THEM else None)
        next_event(recorder, stage, **{name: deed.event})
        recorder.start()
        if seat == ME:
            recorder.table.host.commit(move)
        recorder.wait_until(lambda name=name: name in recorder.trace.notes)  # type: ignore[misc]
        deed.follow(recorder, stage, move, name)
        recorder.wait(1200)


def _first(deed: Deed, match: Match, seat: Seat) -> Move | None:
    if match.to_act != (seat,) or match.state.phase != "play":
        return None
    moves = (move for move in match.legal(seat) if isinstance(move, Move))
    return next((move for move in moves if deed.is_it(match, seat, move)), None)


def _is_plain_blow(match: Match, seat: Seat, move: Move) -> bool:
    """At a hero beside us, who loses life by it; nothing else comes of it."""
    if not isinstance(move, Attack) or move.melee:
        return False
    is_shot = targets(Board(match.state), match.state.unit(move.unit))[move.target]
    seen = reckon(match.view(seat), seat, move)
    return bool(seen.dealt) and not (is_shot or seen.is_leader or seen.asked or seen.then or seen.is_taken_over)


def _is(kind: type[Move]) -> Callable[[Match, Seat, Move], bool]:
    return lambda match, seat, move: isinstance(move, kind)


def _follow_recruit(recorder: Recorder, stage: TacticsStage, move: Move, name: str) -> None:
    assert isinstance(move, Recruit)
    recorder.follow(name, stage.units[move.card])


def _follow_hero(recorder: Recorder, stage: TacticsStage, move: Move, name: str) -> None:
    assert isinstance(move, MoveHero)
    recorder.follow(name, stage.units[move.unit])


def _follow_blow(recorder: Recorder, stage: TacticsStage, move: Move, name: str) -> None:
    assert isinstance(move, Attack)
    recorder.follow(name, stage.units[move.unit]).follow(STRUCK.format(name), stage.units[move.target])


def _charge(trace: Trace, name: str) -> list[float]:
    """How much of its way the striker has gone, frame by frame from its first movement until it has met."""
    seen = [shown for _, shown in trace.seen(name, trace.at(name))]
    start, goal = seen[0], trace.seen(STRUCK.format(name), trace.at(name))[0][1]
    dx, dy = goal.x - start.x, goal.y - start.y
    far = [(shown.x - start.x) * dx + (shown.y - start.y) * dy for shown in seen]
    most = max(far)
    first = next(n for n, shown in enumerate(seen) if shown.far_from(start) > STILL) - 1
    return [part / most for part in far[first : next(n for n, part in enumerate(far) if part > 0.999 * most) + 1]]


def _charges_apart(trace: Trace) -> list[float]:
    return apart(_charge(trace, OWN), _charge(trace, THEIRS))


def _charges_last(trace: Trace) -> float:
    return abs(len(_charge(trace, OWN)) - len(_charge(trace, THEIRS)))


RECRUIT = Deed(_is(Recruit), ev.HeroRecruited, _follow_recruit)
WALK = Deed(_is(MoveHero), ev.UnitsMoved, _follow_hero)
BLOW = Deed(_is_plain_blow, ev.UnitAttacked, _follow_blow)

ALIKE: Mapping[str, Moment] = {
    "tactics-own-recruit": Moment(partial(_both, RECRUIT), flights(OWN, OWN, THEIRS, THEIRS, "card_place")),
    "tactics-own-move": Moment(
        partial(_both, WALK), (alike(OWN, OWN, THEIRS, THEIRS), straight(OWN, OWN), straight(THEIRS, THEIRS))
    ),
    "tactics-own-blow": Moment(
        partial(_both, BLOW),
        (
            Row("own charge and theirs differ at most by", at_most(0.05, "of the way"), _charges_apart),
            Row("and last longer by", at_most(1, "frames"), _charges_last),
        ),
    ),
}
