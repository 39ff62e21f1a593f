"""The Ranger."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import battle, my, their


def test_leader_lets_rear_heroes_shoot():
    table = battle("lancer . . . ranger . golem . .")
    assert "ranged" in table.keywords(my("golem"))
    assert "ranged" not in table.keywords(my("lancer"))
    assert "ranged" not in table.keywords(my("ranger"))


def test_vanguard_may_move_after_its_attack():
    table = battle("ranger . . . monk . . . .", "golem . . . viking . . . .").attack(my("ranger"), their("golem"), 8)
    assert table.unit(my("ranger")).place == 8
    table = battle("ranger . . . monk . . . .", "golem . . . viking . . . .").attack(my("ranger"), their("golem"), "no")
    assert table.unit(my("ranger")).place == 0


def test_flank_lets_the_hero_behind_shoot():
    table = battle("lancer . . ranger monk . golem samurai .")
    assert "ranged" in table.keywords(my("golem"))
    assert "ranged" not in table.keywords(my("lancer")) | table.keywords(my("ranger"))


def test_rear_shoots_and_pierces():
    assert battle(". . . . monk . ranger . .").keywords(my("ranger")) == {"ranged", "piercing"}


def test_order_splits_six_damage_among_enemy_heroes():
    table = battle(theirs="golem lancer . . viking . . . .", hand=("ranger",))
    table.order("ranger", *[their("golem")] * 4, *[their("lancer")] * 2)
    assert table.damages() == {their("golem"): 4, their("lancer"): 2}


def test_order_needs_an_enemy_hero():
    assert battle(hand=("ranger",)).refusal(mv.PlayOrder(my("ranger"))) == "PT-45.nothing"
    alone = battle(theirs="golem . . . viking . . . .", hand=("ranger",)).order("ranger")
    assert alone.damages() == {their("golem"): 6}
