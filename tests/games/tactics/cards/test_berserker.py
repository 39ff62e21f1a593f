"""The Berserker."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import REAR, as_leader, battle, my, their


def test_leader_enrages_damaged_heroes():
    table = battle("golem/1 lancer . . berserker/3 . . . .")
    assert table.attack_of(my("golem")) == 5
    assert table.attack_of(my("lancer")) == 3
    assert table.attack_of(my("berserker")) == as_leader("berserker")[0]


def test_vanguard_is_stronger_while_damaged():
    assert battle("berserker/1 . . . monk . . . .").attack_of(my("berserker")) == 6
    assert battle("berserker . . . monk . . . .").attack_of(my("berserker")) == 4


def test_flank_strengthens_the_hero_in_front_and_nobody_else():
    table = battle("golem lancer . berserker monk . samurai . .")
    assert [table.attack_of(my(name)) for name in ("golem", "lancer", "berserker", "samurai")] == [5, 3, 4, 3]


def test_rear_shoots_and_hurts_itself():
    table = battle(". . . . monk . berserker . .", "lancer . . knight viking . . . .", wave=REAR)
    table.attack(my("berserker"), their("knight"))
    assert table.damages() == {their("knight"): 4, my("berserker"): 1}


def test_order_is_two_free_attacks_for_two_damage():
    table = battle("golem . . . monk . . . .", "lancer . . . viking . . . .", hand=("berserker",))
    table.order("berserker", "yes", their("lancer"), "yes", their("viking"))
    assert table.damages() == {their("lancer"): 3, their("viking"): 3, my("golem"): 2}


def test_order_may_be_without_attacks():
    table = battle("golem . . . monk . . . .", ". . . . viking . . . .", hand=("berserker",)).order(
        "berserker", "no", "no"
    )
    assert table.damages() == {my("golem"): 2}
    assert battle(hand=("berserker",)).refusal(mv.PlayOrder(my("berserker"))) == "PT-45.nothing"
