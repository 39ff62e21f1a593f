"""What happens on the table of Pixel Tactics is a show, and it is over as soon as somebody presses."""

import pytest

from pixtable.core.match import Deal, Match
from pixtable.core.telling import plain_text
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import events as ev
from pixtable.games.tactics.rules.decks.roster import back_of_owner
from pixtable.games.tactics.rules.moves import Storm
from pixtable.games.tactics.rules.state import PLACES
from pixtable.games.tactics.table.pieces.art import FALLEN, IDLE
from pixtable.games.tactics.table.show.effects import EffectStrip, Rising
from pixtable.games.tactics.table.show.falls import Shards
from pixtable.shell.table.scene import TableScene
from pixtable.store.settings import Settings
from pixtable.tools.tour.games import chairs_for, play_until, usual_move
from pixtable.tools.visit import Visit
from pixtable.ui.motion.durations import BEATS, PACES
from pixtable.ui.pilot import FRAME
from tests.games.table_host import seat_at

from .squads import battle, my, their

STRIKE = ev.UnitAttacked(my("viking"), their("golem"), is_ranged=False, damage=4)
WOUND = ev.UnitDamaged(their("golem"), 4, 0, my("viking"))


def table(**how):
    made = battle(mine="viking . . . monk . rogue . .", theirs="golem . . . monk . witch . .")
    pilot, scene = seat_at(made.match, waits=True, **how)
    pilot.settle()
    return pilot, scene


def passing(scene, kind) -> list:
    return [node for node in scene.stage.flourishes.over.children if isinstance(node, kind)]


def test_nothing_is_seen_of_a_blow_before_it_meets():
    pilot, scene = table()
    scene.stage.flourish(STRIKE, scene.shown)
    scene.sounds.clear()
    while scene.stage.is_telling:
        assert not passing(scene, Rising)
        assert not scene.sounds
        assert not scene.touches
        pilot.step()
    striker = scene.stage.units[my("viking")]
    assert striker.pose.dx > 0, "it stands where it met"
    scene.stage.flourish(WOUND, scene.shown)
    assert [number.words for number in passing(scene, Rising)] == ["−4"]
    assert scene.sounds == ["sword_hit"]
    assert scene.touches == ["hit"]


def test_everything_stands_still_where_a_blow_meets():
    pilot, scene = table()
    scene.stage.flourish(STRIKE, scene.shown)
    while not scene.stage.time.is_bent:
        pilot.step()
    scene.stage.flourishes.over.number("!", scene.stage.rect, "white")
    pilot.step()
    still = passing(scene, Rising)[0].pose.lift
    pilot.step()
    assert passing(scene, Rising)[0].pose.lift == still


def test_a_press_completes_a_blow_and_everybody_stands_at_home():
    pilot, scene = table()
    for event in (STRIKE, WOUND, ev.AttackEnded(my("viking"), their("golem"), 0)):
        scene.stage.flourish(event, scene.shown)
        pilot.step()
        scene.stage.finish()
        assert not scene.stage.is_telling
    for unit in scene.stage.units.values():
        assert (unit.frame, unit.flash, unit.pose.is_home) == (IDLE, 0, True)
    assert scene.stage.lens.is_at_rest


def test_a_blow_in_vain_rings_on_the_shield():
    pilot, scene = table()
    scene.stage.flourish(ev.UnitAttacked(my("viking"), their("golem"), is_ranged=False, damage=0), scene.shown)
    while scene.stage.is_telling:
        pilot.step()
    assert "shield" in scene.sounds
    assert "sword_hit" not in scene.sounds


@pytest.mark.parametrize(
    ("source", "strip", "sound"),
    [
        ("pyromancer.rear", "fire", "fire"),
        ("frostmage.flank", "frost", "frost"),
        ("cursed", "curse", "curse"),
        ("thorns", "slash", "sword_hit"),
    ],
)
def test_what_hurts_without_a_blow_is_seen_and_heard_by_its_kind(source, strip, sound):
    pilot, scene = table()
    scene.stage.flourish(ev.UnitDamaged(their("golem"), 2, 0, None, source), scene.shown)
    assert [one.name for one in passing(scene, EffectStrip)] == [strip]
    assert scene.sounds == [sound]
    pilot.step(300)
    assert [number.words for number in passing(scene, Rising)] == ["−2"]


@pytest.mark.parametrize(("source", "name"), [("frostmage.rear", "frost"), ("witch.rear", "curse"), ("", "curse")])
def test_a_stun_is_ice_where_it_is_of_ice(source, name):
    _, scene = table()
    scene.stage.flourish(ev.StatusGiven(their("golem"), "stunned", ("stunned",), source), scene.shown)
    assert [one.name for one in passing(scene, EffectStrip)] == scene.sounds == [name]


@pytest.mark.parametrize(("struck", "shakes"), [("golem", False), ("monk", True)])
def test_the_eye_is_shaken_for_leaders_alone(struck, shakes):
    pilot, scene = table()
    scene.stage.flourish(ev.UnitDamaged(their(struck), 2, 0, my("viking")), scene.shown)
    pilot.step()
    assert scene.stage.lens.is_at_rest != shakes


def test_who_wants_calm_is_shown_a_blow_without_a_leap():
    pilot, scene = table()
    pilot.desk.set_motion(1.0, reduced=True)
    scene.stage.flourish(STRIKE, scene.shown)
    scene.stage.flourish(ev.UnitDamaged(their("monk"), 4, 0, my("viking")), scene.shown)
    for _ in range(20):
        pilot.step()
        assert all(unit.pose.is_home for unit in scene.stage.units.values())
        assert scene.stage.lens.is_at_rest


# An opponent's action

THEIRS = ev.UnitAttacked(their("golem"), my("viking"), is_ranged=False, damage=3)
PRICKED = ev.UnitDamaged(their("golem"), 1, 0, None, "thorns")


def led_in(pilot, scene, *events, pace="normal") -> float:
    """How long it takes until it may happen, in ms."""
    assert scene.stage.lead_in(1, events, PACES[pace])
    frames = 0
    while scene.stage.is_telling:
        pilot.step()
        frames += 1
    return frames * FRAME


def test_an_action_is_led_in_by_who_what_and_to_whom():
    pilot, scene = table()
    theatre, actor = scene.stage.theatre, scene.stage.units[their("golem")]
    led_in(pilot, scene, ev.ActionTaken(1, "attack", 1), THEIRS)
    assert theatre.caption.plain == f"Ada {plain_text(scene.told(THEIRS, scene.shown).sentence)}", "as the log has it"
    assert actor.pose.lift > 0
    assert theatre.aim.part == 1
    assert not passing(scene, Rising)
    scene.stage.flourish(THEIRS, scene.shown)
    assert theatre.aim.part == 0


def test_what_only_follows_is_not_led_in_but_told_with_its_cause():
    _, scene = table()
    assert not scene.stage.lead_in(1, [PRICKED], PACES["normal"])
    scene.stage.flourish(PRICKED, scene.shown)
    assert plain_text(scene.told(PRICKED, scene.shown).sentence) in scene.stage.theatre.caption.plain
    assert "thorns" in scene.stage.theatre.caption.plain
    assert scene.stage.theatre.is_telling, "it may be read before the next"


def test_an_action_that_an_ability_turns_into_another_is_led_in_by_what_comes_of_it():
    pilot, scene = table()
    seen = GAME.rules.redact(ev.CardsSeen(1, (their("rogue"), their("samurai"))), 0)
    led_in(pilot, scene, ev.ActionTaken(1, "draw", 1), seen)
    assert scene.stage.theatre.caption.plain == f"Ada {plain_text(scene.told(seen, scene.shown).sentence)}"


def test_the_pace_scales_how_long_an_action_is_led_in_and_a_press_ends_it():
    pilot, scene = table()
    usual, fast = led_in(pilot, scene, THEIRS), led_in(pilot, scene, THEIRS, pace="fast")
    assert 700 < usual < 1400
    assert fast < 0.6 * usual
    scene.stage.lead_in(1, [THEIRS], PACES["normal"])
    scene.stage.finish()
    assert not scene.stage.is_telling
    assert scene.stage.theatre.caption.visible, "what is said may still be read"


def test_a_long_turn_gathers_speed():
    pilot, scene = table()
    usual = led_in(pilot, scene, THEIRS)
    pilot.step(4000)
    late = led_in(pilot, scene, THEIRS)
    assert late < 0.6 * usual
    scene.stage.flourish(ev.TurnBegan(1), scene.shown)
    assert led_in(pilot, scene, THEIRS) == pytest.approx(usual, abs=FRAME)


def test_a_secret_action_is_told_as_far_as_one_may_know():
    pilot, scene = table()
    drawn = GAME.rules.redact(ev.CardsDrawn(1, (their("rogue"),)), 0)
    led_in(pilot, scene, ev.ActionTaken(1, "draw", 1), drawn)
    assert scene.stage.theatre.caption.plain == f"Ada {plain_text(scene.told(drawn, scene.shown).sentence)}"
    assert scene.words.say("names.rogue") not in scene.stage.theatre.caption.plain


def test_a_wave_is_told_alone():
    pilot, scene = table()
    led_in(pilot, scene, THEIRS)
    scene.stage.flourish(ev.WaveBegan(1), scene.shown)
    waits = 0
    while scene.stage.is_telling:
        pilot.step()
        waits += 1
    assert waits * FRAME == pytest.approx(BEATS["banner_alone"].ms, abs=2 * FRAME)
    assert not scene.stage.theatre.caption.visible


def test_an_opponents_recruit_comes_from_its_side_and_is_heard_as_it_lands():
    pilot, scene = table()
    event = ev.HeroRecruited(1, their("samurai"), PLACES + 2)
    before, scene.shown = scene.shown, scene.shown.copy()
    scene.shown.hands = [scene.shown.hands[0], [their("samurai")]]
    GAME.rules.evolve(scene.shown, event)
    scene.stage.sync(scene.shown, animate=True)
    scene.stage.flourish(event, before)
    came = scene.stage.units[their("samurai")]
    assert came.pose.dx > 100
    assert not scene.sounds
    while not came.pose.is_home:
        pilot.step()
    assert scene.sounds == ["card_place"]


def test_with_step_by_step_an_action_waits_for_the_button_and_goes_on_by_it():
    match = play_until("tactics", 2, lambda m: m.to_act == (1,) and m.state.phase == "play" and m.state.hands[1])
    with Visit(Settings(language="en", pace="step")) as visit:
        visit.app.resume_game(visit.save(match, chairs_for("tactics", 2)))
        table = visit.pilot.scene
        assert isinstance(table, TableScene)
        visit.pilot.step(5000)
        assert table.next_step.visible
        seen, told = table.log.events_shown, table.stage.theatre.caption.plain
        visit.pilot.step(5000)
        assert table.log.events_shown == seen
        assert told.startswith("Ivo"), "what waits can be read all the time"
        assert table.stage.theatre.caption.visible
        assert table.stage.status() == "Ivo’s turn", "it has thought, and acts"
        visit.pilot.click("table.next").step(100)
        assert table.log.events_shown > seen


def test_a_fortress_is_stormed_and_crumbles():
    match = play_until(
        "tactics", 2, lambda m: any(isinstance(move, Storm) for move in m.legal(0)), {"variant": "siege"}
    )
    pilot, scene = seat_at(match, waits=True)
    storm = next(move for move in match.legal(0) if isinstance(move, Storm))
    attacked = ev.UnitAttacked(storm.unit, back_of_owner(1), is_ranged=False, damage=0)
    scene.stage.flourish(attacked, scene.shown)
    while scene.stage.is_telling:
        pilot.step()
    assert scene.stage.units[storm.unit].pose.dx > 0
    scene.stage.flourish(ev.FortressBroken(1, storm.column, back_of_owner(1)), scene.shown)
    assert scene.sounds[-1] == "dead_stone"
    assert passing(scene, EffectStrip)


# A leader falls


def fall(scene, winner=0, reason="leader") -> None:
    """The last event of a match, before anything of it is shown."""
    leaders = tuple(scene.shown.leader(seat).card for seat in (0, 1))
    ended = ev.MatchEnded(winner, (), leaders, is_last=False, reason=reason)
    before, scene.shown = scene.shown, scene.shown.copy()
    GAME.rules.evolve(scene.shown, ended)
    scene.stage.sync(scene.shown, animate=True)
    scene.sounds.clear()
    scene.stage.flourish(ended, before)


def test_for_a_leaders_fall_all_stands_still_then_time_is_slow_it_breaks_and_there_is_silence_before_the_end():
    pilot, scene = table()
    fall(scene)
    pilot.step(FRAME)
    assert scene.stage.time.is_stopped
    pilot.step(BEATS["fall_stop"].ms)
    assert scene.stage.time.is_bent
    assert not scene.sounds
    pilot.step(BEATS["last_moment"].ms + FRAME)
    assert scene.sounds == ["leader_falls"]
    assert scene.stage.lens.pose.scale == pytest.approx(BEATS["come_near"].amount, abs=0.01)
    assert "wins" not in scene.stage.status(), "nobody is told before it is over"
    pilot.step(BEATS["silence"].ms - 5 * FRAME)
    assert scene.sounds == ["leader_falls"]
    pilot.step(10 * FRAME)
    assert scene.sounds == ["leader_falls", "march_ends"]
    pilot.step(3000)
    assert scene.stage.lens.is_at_rest
    assert not scene.stage.is_telling
    assert "wins" in scene.stage.status()


def test_a_press_completes_a_leaders_fall():
    pilot, scene = table()
    fall(scene)
    pilot.step(FRAME)
    scene.stage.finish()
    assert scene.sounds == ["leader_falls", "march_ends"]
    assert not scene.stage.is_telling
    assert scene.stage.lens.is_at_rest
    assert scene.stage.units[their("monk")].frame == FALLEN


def test_who_wants_calm_sees_a_leader_fall_without_a_near_look_or_shards():
    pilot, scene = table()
    pilot.desk.set_motion(1.0, reduced=True)
    fall(scene)
    for _ in range(30):
        pilot.step()
        assert not scene.stage.time.is_bent
        assert scene.stage.lens.is_at_rest
        assert not passing(scene, Shards)
    assert scene.stage.units[their("monk")].frame == FALLEN


def test_where_nobody_falls_the_music_has_its_end_at_once():
    _, scene = table()
    fall(scene, None, "stalemate")
    assert scene.sounds == ["march_ends"]


@pytest.mark.slow
def test_an_opponents_turn_takes_as_long_as_a_persons():
    """On virtual time, over matches that both sides play by habit: 2 to 6 s each, but for the rare long chain."""
    turns = sorted(turn for seed in range(1, 4) for turn in _turns(seed))
    assert len(turns) >= 30
    assert turns[0] >= 2000
    assert turns[round(len(turns) * 0.9)] <= 6000


def _turns(seed: int) -> list[float]:
    turns, frames, is_theirs = list[float](), 0, False
    with Visit(Settings(language="en")) as visit:
        match = Match.start(GAME, Deal(2, seed, {"trophies": 1}, people=(0,)))
        visit.sit_down_at(match, chairs_for("tactics", 2))
        table = visit.pilot.scene
        flourish = table.stage.flourish

        def tell(event, before):
            nonlocal frames, is_theirs
            if frames and not is_theirs:
                turns.append(frames * FRAME)
                frames = 0
            is_theirs = event.seat == 1 if isinstance(event, ev.TurnBegan) else is_theirs
            is_theirs = is_theirs and not isinstance(event, ev.TurnEnded)
            flourish(event, before)

        table.stage.flourish = tell
        while not table.session.is_over and len(turns) < 15:
            if table.host.moves and not table.director.is_busy:
                table.host.commit(usual_move(table.session.match))
                table.director.finish()
            visit.pilot.step()
            frames += is_theirs or bool(frames and table.director.is_busy)
    return turns
