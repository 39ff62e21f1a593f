"""Moments of Pixel Tactics for the film: blows and shots, an opponent's turn, a wave, and how a leader falls."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any

import msgspec

from pixtable.core.events import Choose
from pixtable.core.game import Opponent
from pixtable.core.match import Deal, Match
from pixtable.core.what_if import branch_at
from pixtable.games.tactics.rules import events as ev
from pixtable.games.tactics.rules.field.board import Board
from pixtable.games.tactics.rules.field.reach import targets
from pixtable.games.tactics.rules.moves import Attack, PlayOrder, Recruit
from pixtable.games.tactics.rules.play.foresight import reckon
from pixtable.games.tactics.rules.state import ACTIONS
from pixtable.games.tactics.table.options import unit_id
from pixtable.games.tactics.table.show.blows import harm_of
from pixtable.games.tactics.table.show.effects import EffectStrip, Medallion, Rising
from pixtable.games.tactics.table.show.falls import Shards
from pixtable.games.tactics.table.stage import TacticsStage
from pixtable.play.thinking import PromptThinker, ThinkRequest
from pixtable.tools.film.moment import Aim, Moment, Row, at_least, at_most, between
from pixtable.tools.film.recorder import Recorder
from pixtable.tools.film.rows import straight, touching
from pixtable.tools.film.trace import Shown, Trace
from pixtable.tools.tour.games import PLAYS, chairs_for, play_until, usual_move
from pixtable.tools.visit import SIMULATIONS
from pixtable.ui.motion.banner import Banner
from pixtable.ui.pilot import FRAME

ME, THEM, SEATS = 0, 1, 2
BESIDE = (600.0, 780.0)
A_WHILE = 600.0
SEED, MANY_TURNS, AN_HOUR = 1, 40, 3_600_000.0
STRIKER, STRUCK, EYE, NUMBER = "striker", "struck", "tactics.lens", "number"
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
    )
    _follow_number(recorder, stage)
    recorder.wait(1200)


def _follow_number(recorder: Recorder, stage: TacticsStage) -> None:
    found = (node for node in stage.flourishes.over.children if isinstance(node, Rising))
    if (number := next(found, None)) is not None:
        recorder.follow(NUMBER, number)


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


# Wounds that are no blows


def _harmed(kind: str, recorder: Recorder) -> None:
    """A move of ours that hurts by fire, by frost or the like, and by nothing else."""
    match = play_until("tactics", SEATS, lambda match: _has_harmed(match, kind), {"deck": "dusk"})
    stage = sit_down_at(recorder, branch_at(match, match.n - 1))
    last, over = match.steps[-1].move, stage.flourishes.over
    next_event(recorder, stage, hurt=ev.UnitDamaged)
    recorder.start().table.host.commit(last)
    recorder.wait_until(lambda: "hurt" in recorder.trace.notes)
    recorder.watch(
        700,
        strip=lambda: any(isinstance(node, EffectStrip) and node.visible for node in over.children),
        number=lambda: any(isinstance(node, Rising) and node.visible for node in over.children),
    )
    _follow_number(recorder, stage)
    recorder.wait(1200)


def _has_harmed(match: Match, kind: str) -> bool:
    if not match.steps or match.steps[-1].seat != ME or isinstance(match.steps[-1].move, Choose):
        return False
    wounds = [event for event in match.steps[-1].events if isinstance(event, ev.UnitDamaged)]
    return bool(wounds) and all(wound.attacker is None and harm_of(wound.source).strip == kind for wound in wounds)


def _heard_with_number(sound: str) -> Callable[[Trace], list[float]]:
    return lambda trace: [ms - trace.ms(trace.at("number")) for ms in trace.heard(sound, trace.at("hurt"))[:1]]


def _rises_by(trace: Trace) -> float:
    return max(shown.lift for _, shown in trace.seen(NUMBER))


def _fades_for(trace: Trace) -> float:
    return trace.ms(sum(0 < shown.alpha < 1 for _, shown in trace.seen(NUMBER)))


# An opponent's turn


def _before_theirs(recorder: Recorder, is_wanted: Callable[[Match], bool]) -> TacticsStage:
    """Where an opponent is to act, and does what is wanted."""
    match = play_until("tactics", SEATS, lambda match: match.to_act == (THEM,) and is_wanted(match))
    return sit_down_at(recorder, match)


class Usual(PromptThinker):
    """Opponents who do what is usual, whatever their level: then what a film waits for does happen."""

    def ask(self, request: ThinkRequest) -> None:
        super().ask(msgspec.structs.replace(request, opponent=Opponent(PLAYS[0])))


def sit_down_at(recorder: Recorder, match: Match, thinker: PromptThinker | None = None) -> TacticsStage:
    visit = recorder.visit
    visit.app.services.thinker = thinker or Usual(SIMULATIONS)
    visit.app.resume_game(visit.save(match, chairs_for("tactics", SEATS)))
    session = recorder.table.session
    session.lend_thinker(recorder)  # nobody acts before the film begins
    recorder.pilot.move(BESIDE)
    stage = recorder.wait(A_WHILE).table.stage
    session.stop_thinking()
    assert isinstance(stage, TacticsStage)
    return stage


def _does(kind: type[Any]) -> Callable[[Match], bool]:
    return lambda match: match.state.phase == "play" and isinstance(usual_move(match), kind)


def next_event(recorder: Recorder, stage: TacticsStage, **kinds: type[Any] | tuple[type[Any], ...]) -> None:
    """Note the frame in which the first event of each kind is shown."""
    told = stage.flourish

    def tell(event: Any, before: Any) -> None:
        for name, kind in kinds.items():
            if isinstance(event, kind) and name not in recorder.trace.notes:
                recorder.note(name)
        told(event, before)

    stage.flourish = tell  # type: ignore[method-assign]


def _turn(recorder: Recorder) -> None:
    """All of an opponent's turn in the middle of a match: led in, struck, and a rest."""
    stage = _before_theirs(recorder, lambda m: m.state.actions_left == ACTIONS and _does(Attack)(m))
    next_event(recorder, stage, deed=ev.UnitAttacked, next=(ev.TurnBegan, ev.WaveEnded))
    caption = stage.theatre.caption
    recorder.follow("caption", caption).follow(STRIKER, stage.theatre).start()
    recorder.watch(
        4000,
        until=lambda: "deed" in recorder.trace.notes,
        caption=lambda: caption.visible,
        risen=lambda: any(unit.pose.lift > 1 for unit in stage.units.values()),
        pointed=lambda: stage.theatre.aim.part > 0,
    )
    recorder.wait_until(lambda: "next" in recorder.trace.notes).wait(300)


def _turns(recorder: Recorder) -> None:
    """Turn after turn of an opponent, each from its beginning until somebody else may act or the wave ends."""
    recorder.visit.app.start_game("tactics", tuple(chairs_for("tactics", SEATS)), Deal(SEATS, SEED, people=(ME,)))
    recorder.wait(A_WHILE).start()
    table, match = recorder.table, recorder.table.session.match
    stage, told, begun = table.stage, table.stage.flourish, 0

    def tell(event: Any, before: Any) -> None:
        nonlocal begun
        frame = len(recorder.trace.frames)
        if isinstance(event, (ev.TurnBegan, ev.WaveEnded)) and begun:
            recorder.count("turns", recorder.trace.ms(frame - begun))
            begun = 0
        if isinstance(event, ev.TurnBegan) and event.seat == THEM:
            begun = frame
        told(event, before)

    def has_seen_enough() -> bool:
        """Whoever watches plays on meanwhile, and lets go of what is held."""
        if table.director.is_held:
            table.host.go_on()
        elif match.to_act[0] == ME and not table.director.is_busy and table.host.moves:
            table.host.commit(usual_move(match))
        return len(recorder.trace.counted.get("turns", ())) == MANY_TURNS

    stage.flourish = tell  # type: ignore[method-assign]
    recorder.wait_until(has_seen_enough, AN_HOUR)


def _most_turns(trace: Trace) -> list[float]:
    """All but the longest one in twenty."""
    turns = sorted(trace.counted["turns"])
    return turns[: round(len(turns) * 0.95)]


def _step(recorder: Recorder) -> None:
    """With step by step an action is told, and happens when the button is pressed."""
    stage = _before_theirs(recorder, _does(Attack))
    next_event(recorder, stage, deed=ev.UnitAttacked)
    button = recorder.table.next_step
    recorder.start().wait_until(lambda: button.visible).note("asks").wait(3000).note("press")
    recorder.pilot.press("return")
    recorder.wait_until(lambda: "deed" in recorder.trace.notes).wait(1500)


def _happens_unasked(trace: Trace) -> float:
    return float(trace.at("deed") < trace.at("press"))


def _steps_in_order(trace: Trace) -> list[float]:
    """Who, what, to whom, and only then what happens: from each to the next."""
    return [trace.ms(b - a) for a, b in pairwise(map(trace.at, ("risen", "pointed", "deed")))]


def _beside(trace: Trace) -> float:
    return abs(trace.at("caption") - trace.at("risen"))


def _turn_takes(trace: Trace) -> float:
    return trace.ms(trace.at("next"))


def _recruit(recorder: Recorder) -> None:
    stage = _before_theirs(recorder, _does(Recruit))
    next_event(recorder, stage, comes=ev.HeroRecruited)
    known = set(stage.units)
    recorder.start().wait_until(lambda: set(stage.units) > known)
    came = next(unit for card, unit in stage.units.items() if card not in known)
    recorder.follow("recruit", came).wait(900)


def _order(recorder: Recorder) -> None:
    stage = _before_theirs(recorder, _does(PlayOrder))
    next_event(recorder, stage, cast=ev.OrderRevealed)
    recorder.start().wait_until(lambda: "cast" in recorder.trace.notes)
    medallion = next(node for node in stage.flourishes.over.children if isinstance(node, Medallion))
    recorder.follow("order", medallion).wait(1500)


def _banner(recorder: Recorder) -> None:
    """A wave begins, and nobody acts before it has been read."""
    stage = _before_theirs(recorder, _ends_a_wave)
    next_event(recorder, stage, wave=ev.WaveBegan)
    recorder.start().wait_until(lambda: "wave" in recorder.trace.notes)
    banner = next(node for node in stage.flourishes.children if isinstance(node, Banner))
    recorder.follow("banner", banner)
    acts = lambda: stage.theatre.is_telling or stage.host.moves
    recorder.watch(3000, acts=acts).wait(300)


def _ends_a_wave(match: Match) -> bool:
    """The last action of the second to act, in a wave before the last."""
    state = match.state
    last = state.turn_order()[-1] == THEM and state.actions_left == 1
    return state.phase == "play" and last and state.wave < 2 and not state.is_truce and _does(Attack)(match)


def _next_after_banner(trace: Trace) -> float:
    """Whatever comes first: an action that is led in, or ours."""
    return trace.ms(trace.at("acts") - trace.at("wave"))


def _grows(trace: Trace) -> float:
    return min(shown.scale for _, shown in trace.seen("order", trace.at("cast")))


def _leader_falls(recorder: Recorder) -> None:
    """Our last action of a match, by which their leader falls when the wave ends."""
    match = play_until("tactics", SEATS, _we_have_won)
    last = match.steps[-1].move
    stage = sit_down_at(recorder, branch_at(match, match.n - 1))
    next_event(recorder, stage, falls=ev.MatchEnded)
    leader = stage.state.leader(THEM)
    assert leader is not None
    over, time = stage.flourishes.over, stage.time
    recorder.follow("leader", stage.units[leader.card]).start().wait(100)
    recorder.table.host.commit(last)
    recorder.wait_until(lambda: "falls" in recorder.trace.notes)
    broken = lambda: any(isinstance(node, Shards) for node in over.children)
    told = lambda: any(isinstance(node, Banner) for node in stage.flourishes.children)
    recorder.watch(2800, slow=lambda: not time.is_stopped, usual=lambda: not time.is_bent, broken=broken, told=told)


def _we_have_won(match: Match) -> bool:
    if not match.steps or match.steps[-1].seat != ME or isinstance(match.steps[-1].move, Choose):
        return False
    ended = [event for event in match.steps[-1].events if isinstance(event, ev.MatchEnded)]
    return bool(ended) and ended[0].reason == "leader" and ended[0].winner == ME


def _between(one: str, other: str) -> Callable[[Trace], float]:
    return lambda trace: trace.ms(trace.at(other) - trace.at(one))


def _comes_near(trace: Trace) -> float:
    return max(shown.scale for _, shown in trace.seen(EYE, trace.at("falls")))


def _music_after_break(trace: Trace) -> list[float]:
    return [ms - trace.ms(trace.at("broken")) for ms in trace.heard("march_ends", trace.at("falls"))]


def _heard_at_break(trace: Trace) -> list[float]:
    return [abs(ms - trace.ms(trace.at("broken"))) for ms in trace.heard("leader_falls", trace.at("falls"))]


def _told_beside_music(trace: Trace) -> list[float]:
    return [abs(ms - trace.ms(trace.at("told"))) for ms in trace.heard("march_ends", trace.at("falls"))]


def _heard_in_silence(trace: Trace) -> float:
    """Whatever begins between the break and the music's end."""
    end = next(sound.frame for sound in trace.sounds if sound.name == "march_ends")
    return sum(trace.at("broken") + 1 < sound.frame < end for sound in trace.sounds)


def _heard_when_grown(trace: Trace) -> list[float]:
    grown = next(n for n, shown in trace.seen("order", trace.at("cast")) if shown.scale > 0.99)
    return [ms - trace.ms(grown) for ms in trace.heard("card_flip", trace.at("cast"))[:1]]


def _from_afar(trace: Trace) -> float:
    return max(shown.away for _, shown in trace.seen("recruit"))


RISING = (
    Row("its number rises by", between(26, 34, "u"), _rises_by),
    Row("and fades for", between(280, 340), _fades_for),
)


def _hurting(kind: str, sound: str) -> Moment:
    rows = (
        Row("what it looks like comes beside the event by", at_most(17), _between("hurt", "strip")),
        Row("it is heard beside its number by", between(-FRAME - 1, FRAME + 1), _heard_with_number(sound)),
        *RISING,
    )
    return Moment(partial(_harmed, kind), rows)


MEETING = (
    Row("all of it is seen and heard within", ONE_FRAME, _apart),
    Row("it throws back by", between(9, 11, "u"), _knocked_back),
    Row("sparks", between(8, 16, "sparks"), lambda t: t.counted.get("sparks", ())),
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
    "tactics-melee": Moment(_melee, (*CHARGING, *MEETING, *RISING, UNSHAKEN)),
    "tactics-leader-struck": Moment(_leader_struck, (*CHARGING, *MEETING, *SHAKEN)),
    "tactics-shot": Moment(
        _shot,
        (
            Row("the arrow is heard to meet beside its number", between(-18, 18), _heard_beside),
            Row("it throws back by", between(9, 11, "u"), _knocked_back),
            Row("sparks", between(8, 16, "sparks"), lambda t: t.counted.get("sparks", ())),
            UNSHAKEN,
        ),
    ),
    "tactics-turn": Moment(
        _turn,
        (
            Row("an opponent's turn takes", between(2000, 6000), _turn_takes),
            Row("the caption comes beside whoever steps forward", at_most(2, "frames"), _beside),
            Row("who, to whom, and then what happens: apart", between(130, 1300), _steps_in_order),
        ),
        is_climax=True,
    ),
    "tactics-turns": Moment(
        _turns,
        (
            Row("of an opponent's turns all but one in twenty take", between(2000, 6000), _most_turns),
            Row("and the longest", at_most(8000), lambda t: max(t.counted["turns"])),
        ),
        is_long=True,
    ),
    "tactics-step": Moment(
        _step,
        (
            Row("step by step nothing happens unasked", at_most(0, "times"), _happens_unasked),
            Row("and at the press it happens within", at_most(100), _between("press", "deed")),
        ),
        settings={"pace": "step"},
    ),
    "tactics-fire": _hurting("fire", "fire"),
    "tactics-frost": _hurting("frost", "frost"),
    "tactics-recruit": Moment(
        _recruit,
        (
            Row("a rival's recruit comes from as far as", at_least(60, "u"), _from_afar),
            straight("recruit", "comes"),
            *touching("recruit", "comes", "card_place"),
        ),
    ),
    "tactics-order": Moment(
        _order,
        (
            Row("an order grows from", at_most(0.6, "of its size"), _grows),
            Row("it is heard beside its full size", between(-25, 25), _heard_when_grown),
        ),
    ),
    "tactics-fall": Moment(
        _leader_falls,
        (
            Row("everything stands still for", between(133, 183), _between("falls", "slow")),
            Row("then time goes slowly for", between(383, 433), _between("slow", "usual")),
            Row("the eye comes near", between(1.12, 1.2, "times as large"), _comes_near),
            Row("it breaks as time goes on", at_most(34), lambda t: abs(_between("usual", "broken")(t))),
            Row("and is heard to break beside it", at_most(17), _heard_at_break),
            Row("then silence, until the music has its end, for", between(600, 700), _music_after_break),
            Row("in the silence is heard", at_most(0, "sounds"), _heard_in_silence),
            Row("who has won is told with the music", at_most(34), _told_beside_music),
        ),
        is_climax=True,
    ),
    "tactics-wave": Moment(
        _banner,
        (Row("the wave’s banner stands alone for", between(850, 1200), _next_after_banner),),
    ),
}
