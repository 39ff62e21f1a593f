"""The Cleric."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their


def test_leader_heals_a_hero_at_the_end_of_each_wave():
    table = battle("golem/3 lancer/2 . . cleric/5 . . . .").end_wave(my("golem"))
    assert table.damages() == {my("golem"): 2, my("lancer"): 2, my("cleric"): 5}


def test_leader_asks_nobody_when_nobody_is_hurt():
    assert battle("golem . . . cleric/5 . . . .", "lancer/3 . . . monk . . . .").end_wave().damages() == {
        my("cleric"): 5,
        their("lancer"): 3,
    }


def test_vanguard_intercepts():
    assert battle("cleric . . . monk . . . .").keywords(my("cleric")) == {"intercept"}


def test_flank_heals_four_from_a_hero_or_the_leader():
    table = battle("golem/5 . . cleric monk/9 . . . .", wave=FLANK)
    assert set(table.asked(mv.Cast(my("cleric")))) == {my("golem"), my("monk")}
    assert table.cast(my("cleric"), my("monk")).damages() == {my("golem"): 5, my("monk"): 5}


def test_rear_heals_each_hero():
    table = battle("golem/5 lancer/1 . . monk/4 . cleric/2 . .", wave=REAR).cast(my("cleric"))
    assert table.damages() == {my("golem"): 3, my("monk"): 4}


def test_order_splits_eight_healing():
    table = battle("golem/5 . . . monk/9 . . . .", hand=("cleric",))
    table.order("cleric", *[my("golem")] * 4, *[my("monk")] * 4)
    assert table.damages() == {my("golem"): 1, my("monk"): 5}


def test_order_never_heals_more_than_there_is():
    table = battle("golem/1 . . . monk/2 . . . .", hand=("cleric",)).order("cleric", my("golem"))
    assert table.damages() == {}
    assert battle(hand=("cleric",)).refusal(mv.PlayOrder(my("cleric"))) == "PT-45.nothing"
