"""The Knight, as printed."""

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, battle, my, their
from .helpers_text1 import FOES, discard, shot_at

IN_FLANK = "rogue chef . knight monk . . . ."
IN_REAR = ". . . . monk . knight . ."
PIRATE = "pirate . . . monk . . . ."


def damage_to(target: str, mine: str, theirs: str = PIRATE, attacker: str = "pirate", **position) -> int:
    """What an enemy's attack deals to one of mine."""
    table = battle(mine, theirs, turn=1, **position).attack(their(attacker), my(target))
    assert set(table.damages()) <= {my(target)}
    return table.unit(my(target)).damage


# Leader: your vanguard heroes have armour 1


def test_the_leader_armours_the_vanguard():
    assert damage_to("rogue", "rogue chef . . knight . . . .") == 2
    assert damage_to("chef", "rogue chef . . knight . . . .") == 2


def test_the_leader_armours_neither_flank_nor_rear_nor_itself():
    assert damage_to("rogue", ". . . rogue knight . . . .") == 3
    assert damage_to("rogue", ". . . . knight . rogue . .") == 3
    assert damage_to("knight", ". . . . knight . rogue . .") == 3


def test_the_leaders_armour_adds_up_and_is_no_help_against_spells():
    squad = "technologist . . . knight . . . ."
    assert damage_to("technologist", squad) == 1
    assert damage_to("technologist", squad, statuses={my("technologist"): ("armour",) * 3}) == 0
    table = battle(squad, ". . . wizard monk . . . .", wave=FLANK, turn=1).play(mv.Cast(their("wizard")))
    assert table.damages() == {my("technologist"): 3}


def test_the_leader_does_not_armour_the_opponents_vanguard():
    table = battle("pirate . . . knight . . . .", "golem . . . monk . . . .").attack(my("pirate"), their("golem"))
    assert table.damages() == {their("golem"): 3}


# Vanguard: intercept


def test_in_the_vanguard_it_intercepts():
    assert shot_at("knight . . . monk . chef . rogue") == {"knight", "monk", "rogue"}
    assert "chef" in shot_at(". . . knight monk . chef . .")
    assert "chef" in shot_at("knight . . . monk . chef . .", statuses={my("knight"): ("silenced",)})


# Flank: your leader and the hero in front of this hero have armour 1


def test_in_the_flank_it_armours_the_leader_and_the_hero_in_front():
    assert damage_to("rogue", IN_FLANK) == 2
    assert damage_to("monk", "rogue . . knight monk . . . .") == 2


def test_in_the_flank_it_armours_neither_others_nor_itself():
    assert damage_to("chef", IN_FLANK) == 3
    assert damage_to("knight", ". chef . knight monk . . . .") == 3


def test_silenced_in_the_flank_it_armours_nobody():
    silenced = {my("knight"): ("silenced",)}
    assert damage_to("rogue", IN_FLANK, statuses=silenced) == 3
    assert damage_to("monk", "rogue . . knight monk . . . .", statuses=silenced) == 3


def test_in_other_rows_it_does_not_armour_the_leader():
    assert damage_to("monk", "knight . . . monk . . . .") == 3
    assert damage_to("monk", IN_REAR) == 3


# Rear: move this hero to an empty vanguard place; it then makes a free attack


def test_from_the_rear_it_rides_to_the_vanguard_and_attacks():
    table = battle(IN_REAR, FOES, wave=REAR)
    assert set(table.asked(mv.Cast(my("knight")))) == {0, 1, 2}
    assert set(table.asked(mv.Cast(my("knight")), 2)) == {their("engineer"), their("golem"), their("monk")}
    table.cast(my("knight"), 2, their("golem"))
    assert table.unit(my("knight")).place == 2
    assert table.damages() == {their("golem"): 3}
    assert table.statuses() == {}


def test_the_ride_costs_one_action_and_is_the_heros_own():
    table = battle(IN_REAR, FOES, wave=REAR).cast(my("knight"), 2, their("golem"))
    assert table.state.actions_left == 1
    assert not table.can(mv.MoveHero(my("knight"), 0))


def test_only_empty_places_are_offered():
    squad = "~rogue . . . monk . knight . chef"
    assert set(battle(squad, FOES, wave=REAR).asked(mv.Cast(my("knight")))) == {1, 2}


def test_in_the_truce_it_rides_without_an_attack():
    table = battle(IN_REAR, FOES, wave=REAR, round=1).cast(my("knight"), 0)
    assert (table.unit(my("knight")).place, table.damages()) == (0, {})


def test_behind_a_full_vanguard_and_stunned_it_cannot_ride():
    cast = mv.Cast(my("knight"))
    assert not battle("rogue chef pirate . monk . knight . .", FOES, wave=REAR).can(cast)
    assert not battle(IN_REAR, FOES, wave=REAR, statuses={my("knight"): ("stunned",)}).can(cast)


# Order: each of your vanguard heroes may make a free attack


def test_the_order_lets_each_vanguard_hero_attack():
    table = battle("rogue chef . pirate monk . . . .", FOES, hand=("knight",))
    asked = table.asked(mv.PlayOrder(my("knight")))
    assert set(asked) == {my("rogue"), my("chef"), "no"}
    table.order("knight", my("rogue"), their("golem"), my("chef"), their("engineer"))
    assert table.damages() == {their("golem"): 3, their("engineer"): 1}
    assert discard(table) == {"knight"}


def test_each_attacks_once_and_may_decline():
    squad = "rogue chef . . monk . . . ."
    table = battle(squad, FOES, hand=("knight",))
    assert set(table.asked(mv.PlayOrder(my("knight")), my("rogue"), their("golem"))) == {my("chef"), "no"}
    table.order("knight", my("rogue"), their("golem"), "no")
    assert table.damages() == {their("golem"): 3}
    assert battle(squad, FOES, hand=("knight",)).order("knight", "no").damages() == {}


def test_the_free_attack_does_not_use_up_the_heros_own():
    table = battle("rogue . . . monk . . . .", FOES, hand=("knight",)).order("knight", my("rogue"), their("golem"))
    assert table.state.actions_left == 1
    assert table.attack(my("rogue"), their("golem")).damages() == {their("golem"): 6}


def test_the_fresh_may_attack_by_the_order_the_stunned_may_not_and_any_wave_will_do():
    table = battle("rogue* chef . . monk . . . .", FOES, wave=REAR, hand=("knight",),
                   statuses={my("chef"): ("stunned",)})  # fmt: skip
    assert set(table.asked(mv.PlayOrder(my("knight")))) == {my("rogue"), "no"}
    assert table.order("knight", my("rogue"), their("golem")).damages() == {their("golem"): 3}


def test_the_order_needs_a_vanguard_hero_and_an_enemy():
    play = mv.PlayOrder(my("knight"))
    assert not battle(". . . rogue monk . . . .", FOES, hand=("knight",)).can(play)
    assert not battle("rogue . . . monk . . . .", FOES, hand=("knight",), round=1).can(play)


# Further


def test_the_ride_lifts_a_threat():
    table = battle(IN_REAR, FOES, wave=REAR, statuses={my("knight"): ("threatened",)})
    assert table.cast(my("knight"), 2, their("golem")).statuses() == {}


def test_the_armour_of_leader_and_flank_add_up():
    assert damage_to("rogue", "rogue . . chef knight . . . .") == 2
    both = "technologist . . chef knight . . . ."
    assert damage_to("technologist", both, statuses={my("technologist"): ("marked",)}) == 2


def test_the_leaders_armour_is_no_help_against_a_cleave():
    table = battle("rogue chef . . knight . . . .", "viking . . . monk . . . .", turn=1)
    assert table.attack(their("viking"), my("rogue")).damages() == {my("rogue"): 3, my("chef"): 1}
