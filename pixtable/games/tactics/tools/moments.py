"""Moments of Pixel Tactics for the film: blows and shots, an opponent's turn, a wave, and how a leader falls."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from pixtable.core.match import Match
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.reach import targets
from pixtable.games.tactics.rules.moves import Attack
from pixtable.games.tactics.rules.play.foresight import reckon
from pixtable.games.tactics.table.effects import EffectStrip, Rising
from pixtable.games.tactics.table.options import unit_id
from pixtable.games.tactics.table.stage import TacticsStage
from pixtable.tools.film.moment import Aim, Moment, Row, at_most, between
from pixtable.tools.film.recorder import Recorder
from pixtable.tools.film.trace import Shown, Trace
from pixtable.tools.tour.games import chairs_for, play_until

ME, SEATS = 0, 2
STRIKER, STRUCK, EYE = "striker", "struck", "tactics.lens"
ONE_FRAME = at_most(0.5, "frames")
STILL = 0.01


# Blows


def _sit_down(recorder: Recorder, is_wanted: Callable[[Match, Attack], bool]) -> tuple[TacticsStage, Attack]:
    """At the first moment when we may make such an attack."""

    def find(match: Match) -> Attack | None:
        if match.to_act != (ME,) or match.state.phase != "play":
            return None
        attacks = [move for move in match.legal(ME) if isinstance(move, Attack) and not move.melee]
        return next((move for move in attacks if is_wanted(match, move)), None)

    match = play_until("tactics", SEATS, lambda match: find(match) is not None)
    attack = find(match)
    assert attack is not None
    recorder.visit.sit_down_at(match, chairs_for("tactics", SEATS))
    stage = recorder.wait_for_turn(ME).table.stage
    assert isinstance(stage, TacticsStage)
    return stage, attack


def _is_shot(match: Match, move: Attack) -> bool:
    unit = match.state.unit(move.unit)
    return targets(Board(match.state), unit)[move.target]


def _harms(match: Match, move: Attack, *, leader: bool) -> bool:
    """And nothing else comes of it."""
    seen = reckon(match.view(ME), ME, move)
    return bool(seen.dealt) and seen.is_leader == leader and not (seen.asked or seen.then or seen.is_taken_over)


def _strike(recorder: Recorder, stage: TacticsStage, attack: Attack) -> None:
    """The player takes up the striker and presses on whom to strike."""
    striker, struck = stage.units[attack.unit], stage.units[attack.target]
    recorder.follow(STRIKER, striker).follow(STRUCK, struck)
    recorder.glide(unit_id(attack.unit), 200).click().glide(unit_id(attack.target), 300).wait(300)
    recorder.start().wait(50).grip().wait(80).note("goes").let_go()
    over, sparks = stage.flourishes.over, stage.flourishes.blows.sparks
    recorder.watch(
        500,
        flash=lambda: struck.flash > 0,
        slash=lambda: any(isinstance(node, EffectStrip) and node.visible for node in over.children),
        number=lambda: any(isinstance(node, Rising) and node.visible for node in over.children),
        sparks=lambda: sparks.motes and recorder.count("sparks", len(sparks.motes)),
    ).wait(1200)


def _melee(recorder: Recorder) -> None:
    _strike(recorder, *_sit_down(recorder, lambda m, move: not _is_shot(m, move) and _harms(m, move, leader=False)))


def _leader_struck(recorder: Recorder) -> None:
    _strike(recorder, *_sit_down(recorder, lambda m, move: not _is_shot(m, move) and _harms(m, move, leader=True)))


def _shot(recorder: Recorder) -> None:
    _strike(recorder, *_sit_down(recorder, lambda m, move: _is_shot(m, move) and _harms(m, move, leader=False)))


def _along(trace: Trace) -> list[tuple[int, float]]:
    """How far the striker has gone towards whom it strikes, in u, until it has met."""
    rest = trace.seen(STRUCK)[0][1]
    since, until = trace.at("goes") - 1, trace.at("number")
    seen = [(n, shown) for n, shown in trace.seen(STRIKER, since) if n <= until]
    start = seen[0][1]
    gap = start.far_from(rest)
    return [(n, ((s.x - start.x) * (rest.x - start.x) + (s.y - start.y) * (rest.y - start.y)) / gap) for n, s in seen]


def _gap(trace: Trace) -> float:
    return trace.seen(STRIKER)[0][1].far_from(trace.seen(STRUCK)[0][1])


def _drawn_back(trace: Trace) -> float:
    return -min(far for _, far in _along(trace))


def _draws_back_for(trace: Trace) -> float:
    way = _along(trace)
    first = next(n for n, far in way if far < -STILL) - 1
    return trace.ms(min(way, key=lambda step: step[1])[0] - first)


def _lunges_by(trace: Trace) -> float:
    return max(far for _, far in _along(trace)) / _gap(trace)


def _lunges_for(trace: Trace) -> float:
    way = _along(trace)
    back = min(way, key=lambda step: step[1])[0]
    out = max(far for _, far in way)
    return trace.ms(next(n for n, far in way if far > out - STILL) - back)


def _stands_still_for(trace: Trace) -> float:
    """From the frame in which it meets to that in which it is seen."""
    way = _along(trace)
    out = max(far for _, far in way)
    return trace.ms(trace.at("number") - next(n for n, far in way if far > out - STILL))


def _apart(trace: Trace) -> list[float]:
    """In frames from the number's."""
    seen = [trace.at(name) - trace.at("number") for name in ("slash", "flash", "sparks")]
    heard = [ms / trace.ms(1) - trace.at("number") for ms in trace.heard("sword_hit", trace.at("goes"))[:1]]
    return [abs(frames) for frames in (*seen, *heard)]


def _heard_beside(trace: Trace) -> list[float]:
    return [ms - trace.ms(trace.at("number")) for ms in trace.heard("arrow", trace.at("goes"))[:1]]


def _knocked_back(trace: Trace) -> float:
    return max(shown.away for _, shown in trace.seen(STRUCK, trace.at("number")))


def _shaken_by(trace: Trace) -> float:
    return max(shown.away for _, shown in trace.seen(EYE, trace.at("goes")))


def _shaken_times(trace: Trace) -> float:
    """Whole swings a second: twice it goes through the middle in each."""
    xs = [shown.x - shown_rest for shown, shown_rest in _eye(trace)]
    moving = [n for n, x in enumerate(xs) if abs(x) > STILL]
    swings = sum(a * b < 0 for a, b in pairwise(x for x in xs if abs(x) > STILL)) + 1
    return swings / 2 / (trace.ms(moving[-1] + 2 - moving[0]) / 1000)


def _eye(trace: Trace) -> Sequence[tuple[Shown, float]]:
    seen = trace.seen(EYE, trace.at("goes"))
    return [(shown, seen[-1][1].x) for _, shown in seen]


MEETING = (
    Row("all of it is seen and heard within", ONE_FRAME, _apart),
    Row("it throws back by", between(9, 11, "u"), _knocked_back),
    Row("sparks", between(8, 16, "sparks"), lambda t: t.counted["sparks"]),
)
CHARGING = (
    Row("draws back by", between(5.5, 6.5, "u"), _drawn_back),
    Row("draws back for", between(63, 97), _draws_back_for),
    Row("lunges by", between(0.35, 0.5, "of the gap"), _lunges_by),
    Row("lunges for", between(73, 107), _lunges_for),
    Row("everything stands still for", between(60, 90), _stands_still_for),
)
UNSHAKEN = Row("a hero’s wound shakes the eye by", at_most(0.1, "u"), _shaken_by)
SHAKEN = (
    Row("a leader’s wound shakes the eye by", between(4, 6, "u"), _shaken_by),
    Row("it swings", Aim(6, 12, "times a second"), _shaken_times),
)

MOMENTS: Mapping[str, Moment] = {
    "tactics-melee": Moment(_melee, (*CHARGING, *MEETING, UNSHAKEN)),
    "tactics-leader-struck": Moment(_leader_struck, (*CHARGING, *MEETING, *SHAKEN)),
    "tactics-shot": Moment(
        _shot,
        (
            Row("the arrow is heard to meet beside its number", between(-18, 18), _heard_beside),
            Row("it throws back by", between(9, 11, "u"), _knocked_back),
            Row("sparks", between(8, 16, "sparks"), lambda t: t.counted["sparks"]),
            UNSHAKEN,
        ),
    ),
}
