"""The Cleric, as printed."""

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, VAN, battle, my, their
from .helpers_text1 import FOES, discard, shot_at

WOUNDED_FOES = "engineer/2 . . . monk/2 . . . ."
FOES_WOUNDS = {their("engineer"): 2, their("monk"): 2}


# Leader: at the end of each wave, heal one of your heroes 1


def test_the_leader_heals_a_hero_of_your_choice_at_the_end_of_a_wave():
    table = battle("rogue/2 knight/3 chef . cleric/4 . . . .", WOUNDED_FOES).end_wave(my("knight"))
    assert table.damages() == {my("rogue"): 2, my("knight"): 2, my("cleric"): 4, **FOES_WOUNDS}


def test_the_leader_heals_at_the_end_of_every_wave():
    for wave in (VAN, FLANK, REAR):
        table = battle("knight/3 . . . cleric . . . .", wave=wave).end_wave()
        assert table.damages() == {my("knight"): 2}


def test_the_leader_heals_before_the_count():
    table = battle("rogue/4 . . . cleric . . . .").end_wave()
    assert (table.corpses(), table.damages()) == (set(), {my("rogue"): 3})
    assert battle("rogue/5 . . . cleric . . . .").end_wave().corpses() == {my("rogue")}


def test_without_a_wounded_hero_the_leader_heals_nobody_not_even_itself():
    table = battle("rogue knight . . cleric/4 . . . .", WOUNDED_FOES).end_wave()
    assert table.damages() == {my("cleric"): 4, **FOES_WOUNDS}


def test_the_leader_heals_in_the_truce():
    assert battle("rogue/2 . . . cleric . . . .", round=1).end_wave().damages() == {my("rogue"): 1}


def test_a_turns_end_alone_is_no_waves_end():
    assert battle("rogue/2 . . . cleric . . . .").end_turn().damages() == {my("rogue"): 2}


# Vanguard: intercept


def test_in_the_vanguard_it_intercepts():
    assert shot_at("cleric . . . monk . chef . rogue") == {"cleric", "monk", "rogue"}
    assert "chef" in shot_at(". . . cleric monk . chef . .")
    assert "chef" in shot_at("cleric . . . monk . chef . .", statuses={my("cleric"): ("silenced",)})


# Flank: heal one of your heroes or your leader 4


def test_from_the_flank_it_heals_a_hero_or_the_leader_four():
    squad = "rogue/3 knight/6 chef cleric monk/5 . . . ."
    table = battle(squad, WOUNDED_FOES, wave=FLANK)
    assert set(table.asked(mv.Cast(my("cleric")))) >= {my("rogue"), my("knight"), my("monk")}
    table.cast(my("cleric"), my("knight"))
    assert table.damages() == {my("rogue"): 3, my("knight"): 2, my("monk"): 5, **FOES_WOUNDS}
    table = battle(squad, WOUNDED_FOES, wave=FLANK).cast(my("cleric"), my("monk"))
    assert table.damages() == {my("rogue"): 3, my("knight"): 6, my("monk"): 1, **FOES_WOUNDS}


def test_it_heals_no_more_than_the_damage_and_no_statuses():
    table = battle("rogue/3 knight/1 . cleric monk . . . .", wave=FLANK, statuses={my("rogue"): ("cursed",)})
    table.cast(my("cleric"), my("rogue"))
    assert table.damages() == {my("knight"): 1}
    assert table.statuses() == {my("rogue"): ("cursed",)}


def test_it_may_heal_itself():
    assert battle(". . . cleric/5 monk . . . .", wave=FLANK).cast(my("cleric")).damages() == {my("cleric"): 1}


def test_with_nobody_wounded_or_in_another_wave_it_cannot_be_cast():
    cast = mv.Cast(my("cleric"))
    assert not battle("rogue . . cleric monk . . . .", WOUNDED_FOES, wave=FLANK).can(cast)
    assert not battle("rogue/2 . . cleric monk . . . .", wave=REAR).can(cast)
    assert battle("rogue/2 . . cleric monk . . . .", wave=FLANK, round=1).can(cast)


# Rear: heal each of your heroes 2


def test_from_the_rear_it_heals_each_hero_two():
    table = battle("rogue/1 knight/5 chef . monk/4 . cleric/3 . .", WOUNDED_FOES, wave=REAR).cast(my("cleric"))
    assert table.damages() == {my("knight"): 3, my("cleric"): 1, my("monk"): 4, **FOES_WOUNDS}


def test_corpses_stay_corpses():
    table = battle("~rogue knight/5 . . monk . cleric . .", wave=REAR).cast(my("cleric"))
    assert (table.corpses(), table.damages()) == ({my("rogue")}, {my("knight"): 3})


def test_with_the_leader_alone_wounded_it_cannot_be_cast():
    assert not battle("rogue . . . monk/4 . cleric . .", WOUNDED_FOES, wave=REAR).can(mv.Cast(my("cleric")))


# Order: heal 8, split as you choose among your heroes and leader


def test_the_order_splits_eight_as_you_choose():
    table = battle("rogue/3 knight/7 . . monk/6 . . . .", WOUNDED_FOES, hand=("cleric",))
    assert set(table.asked(mv.PlayOrder(my("cleric")))) == {my("rogue"), my("knight"), my("monk")}
    table.order("cleric", *[my("knight")] * 4, *[my("monk")] * 3, my("rogue"))
    assert table.damages() == {my("knight"): 3, my("monk"): 3, my("rogue"): 2, **FOES_WOUNDS}
    assert discard(table) == {"cleric"}


def test_the_order_may_go_to_one_wholly():
    assert battle(". . . . monk/9 . . . .", hand=("cleric",)).order("cleric").damages() == {my("monk"): 1}
    table = battle("rogue/1 . . . monk/9 . . . .", hand=("cleric",)).order("cleric", *[my("monk")] * 8)
    assert table.damages() == {my("monk"): 1, my("rogue"): 1}


def test_with_fewer_wounds_the_order_heals_them_all():
    table = battle("rogue/3 . . . monk/2 . . . .", hand=("cleric",)).order("cleric", *[my("rogue")] * 3)
    assert table.damages() == {}


def test_the_order_needs_wounds_of_your_own():
    assert not battle("rogue . . . monk . . . .", WOUNDED_FOES, hand=("cleric",)).can(mv.PlayOrder(my("cleric")))
    assert battle("rogue/1 . . . monk . . . .", FOES, hand=("cleric",), round=1).can(mv.PlayOrder(my("cleric")))


# Where nobody can be healed


def test_what_cannot_be_healed_is_not():
    doctor = ". . . plaguedoctor monk . . . ."
    assert battle("rogue/2 . . . cleric . . . .", doctor).end_wave().damages() == {my("rogue"): 2}
    assert not battle("rogue/2 . . cleric monk . . . .", doctor, wave=FLANK).can(mv.Cast(my("cleric")))
    assert not battle("rogue/2 . . . monk . . . .", doctor, hand=("cleric",)).can(mv.PlayOrder(my("cleric")))


def test_the_leader_heals_before_curses_strike_at_the_rounds_end():
    table = battle("rogue . . . cleric . . . .", wave=REAR, statuses={my("rogue"): ("cursed",)}).end_wave()
    assert table.damages() == {my("rogue"): 1}
