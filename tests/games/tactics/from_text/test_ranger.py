"""The Ranger, as printed."""

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, battle, my, their
from .helpers_text1 import FOES, aims, discard

EVERYBODY = {"engineer", "golem", "monk", "pirate"}
IN_MELEE = {"engineer", "golem", "monk"}
IN_VANGUARD = "ranger chef ~rogue . monk . . . ."
IN_REAR = ". . . . monk . . ranger ."
ALL_ENEMIES = """
    keeper . golem
    chef  monk .
    .    pirate .
"""
"""The Keeper intercepts for the Chef behind it."""


# Leader: your rear heroes have ranged attack


def test_the_leader_lets_the_rear_shoot():
    table = battle("~rogue . . . ranger . . viking .", FOES, wave=REAR)
    assert aims(table, my("viking")) == EVERYBODY
    table.attack(my("viking"), their("pirate"))
    assert table.damages() == {their("pirate"): 4}


def test_the_leader_lets_neither_vanguard_nor_flank_nor_itself_shoot():
    assert aims(battle("viking . . . ranger . . . .", FOES), my("viking")) == IN_MELEE
    assert aims(battle(". . . rogue ranger . . . .", FOES, wave=FLANK), my("rogue")) == IN_MELEE
    assert aims(battle(". . . rogue ranger . . . .", FOES, wave=FLANK), my("ranger")) == IN_MELEE


def test_the_leaders_shots_are_stopped_by_intercept_and_the_silenced_shoot_too():
    silenced = {my("viking"): ("silenced",)}
    table = battle(". . . . ranger . . viking .", ALL_ENEMIES, wave=REAR, statuses=silenced)
    assert aims(table, my("viking")) == {"keeper", "golem", "monk", "pirate"}


def test_the_leader_does_not_help_the_opponents_rear():
    table = battle(". . . . ranger . . . .", ". . . . monk . . viking .", wave=REAR, turn=1)
    assert aims(table, their("viking")) == set()


# Vanguard: after this hero attacks, you may move it to an empty place of your squad


def test_in_the_vanguard_it_may_move_away_after_its_attack():
    table = battle(IN_VANGUARD, FOES)
    asked = table.asked(mv.Attack(my("ranger"), their("golem")))
    assert set(asked) == {3, 5, 6, 7, 8, "no"}
    table.attack(my("ranger"), their("golem"), 8)
    assert table.unit(my("ranger")).place == 8
    assert table.damages() == {their("golem"): 3}
    assert table.state.actions_left == 1


def test_it_may_stay():
    table = battle(IN_VANGUARD, FOES).attack(my("ranger"), their("golem"), "no")
    assert table.unit(my("ranger")).place == 0


def test_in_a_full_squad_it_stays_unasked():
    squad = "ranger chef ~rogue pirate monk knight viking wizard golem"
    assert battle(squad, FOES).attack(my("ranger"), their("golem")).unit(my("ranger")).place == 0


def test_it_moves_after_free_attacks_too():
    table = battle(IN_VANGUARD, FOES, hand=("samurai",))
    table.order("samurai", my("ranger"), their("golem"), 7)
    assert table.unit(my("ranger")).place == 7
    assert table.damages()[their("golem")] > 3


def test_moving_away_lifts_threats_and_others_stay():
    table = battle(IN_VANGUARD, FOES, statuses={my("ranger"): ("threatened",), my("chef"): ("threatened",)})
    table.attack(my("ranger"), their("golem"), 6)
    assert table.statuses() == {my("chef"): ("threatened",)}
    assert table.unit(my("chef")).place == 1


def test_attacks_of_others_from_other_rows_and_by_the_silenced_move_nobody():
    table = battle(IN_VANGUARD, FOES).attack(my("chef"), their("golem"))
    assert table.unit(my("chef")).place == 1
    table = battle(". . . ranger monk . . . .", FOES, wave=FLANK).attack(my("ranger"), their("golem"))
    assert table.unit(my("ranger")).place == 3
    table = battle(IN_VANGUARD, FOES, statuses={my("ranger"): ("silenced",)}).attack(my("ranger"), their("golem"))
    assert table.unit(my("ranger")).place == 0


# Flank: the hero behind this hero has ranged attack


def test_in_the_flank_it_lets_the_hero_behind_it_shoot():
    table = battle(". . . ranger monk . viking chef .", FOES, wave=REAR)
    assert aims(table, my("viking")) == EVERYBODY
    assert aims(table, my("chef")) == set()
    assert table.attack(my("viking"), their("pirate")).damages() == {their("pirate"): 4}


def test_a_silenced_ranger_and_one_that_stands_elsewhere_let_nobody_shoot():
    silenced = {my("ranger"): ("silenced",)}
    assert aims(battle(". . . ranger monk . viking . .", FOES, wave=REAR, statuses=silenced), my("viking")) == set()
    assert aims(battle("ranger . . rogue monk . viking . .", FOES, wave=REAR), my("viking")) == set()
    assert aims(battle("rogue . . ranger monk . . . .", FOES), my("rogue")) == IN_MELEE


def test_the_shots_of_the_hero_behind_are_stopped_by_intercept():
    table = battle(". . . ranger monk . viking . .", ALL_ENEMIES, wave=REAR)
    assert aims(table, my("viking")) == {"keeper", "golem", "monk", "pirate"}


def test_the_ranger_in_the_flank_does_not_shoot_itself():
    assert aims(battle(". . . ranger monk . . . .", FOES, wave=FLANK), my("ranger")) == IN_MELEE


# Rear: ranged attack, piercing


def test_from_the_rear_it_shoots_past_those_that_intercept():
    table = battle(IN_REAR, ALL_ENEMIES, wave=REAR)
    assert aims(table, my("ranger")) == {"keeper", "chef", "golem", "monk", "pirate"}
    assert table.attack(my("ranger"), their("chef")).damages() == {their("chef"): 3}


def test_its_piercing_is_its_own():
    table = battle(". . . . monk . pirate ranger .", ALL_ENEMIES, wave=REAR)
    assert "chef" not in aims(table, my("pirate"))


def test_piercing_ignores_neither_armour_nor_stealth():
    table = battle(IN_REAR, "golem . . assassin monk . . . .", wave=REAR, statuses={their("golem"): ("armour",)})
    assert aims(table, my("ranger")) == {"golem", "monk"}
    assert table.attack(my("ranger"), their("golem")).damages() == {their("golem"): 2}


def test_silenced_in_the_rear_or_in_other_rows_it_does_not_shoot():
    assert aims(battle(IN_REAR, FOES, wave=REAR, statuses={my("ranger"): ("silenced",)}), my("ranger")) == set()
    assert aims(battle("ranger . . . monk . . . .", FOES), my("ranger")) == IN_MELEE
    assert aims(battle(IN_REAR, FOES, wave=REAR, round=1), my("ranger")) == set()


# Order: deal 6 damage, split as you choose among enemy heroes


def test_the_order_splits_six_damage_as_you_choose():
    table = battle("chef . . . monk . . . .", FOES, hand=("ranger",))
    assert set(table.asked(mv.PlayOrder(my("ranger")))) == {their("engineer"), their("golem"), their("pirate")}
    shares = [their("golem")] * 3 + [their("pirate")] * 2 + [their("engineer")]
    table.order("ranger", *shares)
    assert table.damages() == {their("golem"): 3, their("pirate"): 2, their("engineer"): 1}
    assert discard(table) == {"ranger"}


def test_the_order_may_go_to_one_hero_wholly():
    table = battle(theirs=FOES, hand=("ranger",)).order("ranger", *[their("pirate")] * 6)
    assert table.damages() == {their("pirate"): 6}
    table = battle(theirs=". . . . monk . . pirate .", hand=("ranger",)).order("ranger")
    assert table.damages() == {their("pirate"): 6}


def test_armour_is_no_help_against_the_order_nor_is_stealth():
    table = battle(theirs=". . . assassin monk . . . .", hand=("ranger",), statuses={their("assassin"): ("armour",)})
    assert table.order("ranger").damages() == {their("assassin"): 6}


def test_the_order_needs_an_enemy_hero_and_no_truce():
    play = mv.PlayOrder(my("ranger"))
    assert not battle("chef . . . monk . . . .", "~golem . . . monk . . . .", hand=("ranger",)).can(play)
    assert not battle(theirs=FOES, hand=("ranger",), round=1).can(play)
