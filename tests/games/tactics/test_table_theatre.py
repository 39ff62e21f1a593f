"""What happens on the table of Pixel Tactics is a show, and it is over as soon as somebody presses."""

import pytest

from pixtable.games.tactics.rules import events as ev
from pixtable.games.tactics.table.effects import EffectStrip, Rising
from pixtable.games.tactics.table.pieces.art import IDLE
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
        pilot.step()
    striker = scene.stage.units[my("viking")]
    assert striker.pose.dx > 0, "it stands where it met"
    scene.stage.flourish(WOUND, scene.shown)
    assert [number.words for number in passing(scene, Rising)] == ["−4"]
    assert scene.sounds == ["sword_hit"]


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
