"""The Vampire."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their


def test_leader_is_healed_by_attacks_of_the_squad():
    table = battle("knight . . . vampire/5 . . . .", "golem . . . viking . . . .")
    table.attack(my("knight"), their("golem"))
    assert table.damages() == {my("vampire"): 4, their("golem"): 3}


def test_leader_is_not_healed_by_effects_nor_by_attacks_without_damage():
    spell = battle(". . . wizard vampire/5 . . . .", "golem . . . viking . . . .", wave=FLANK).cast(my("wizard"))
    assert spell.damages()[my("vampire")] == 5
    table = battle("cleric . . . vampire/5 . . . .", "technologist . . . viking . . . .")
    assert table.attack(my("cleric"), their("technologist")).damages() == {my("vampire"): 5}


def test_vanguard_drains():
    table = battle("vampire/5 . . . monk . . . .", "golem . . . viking . . . .")
    assert table.keywords(my("vampire")) == {"drain 2"}
    assert table.attack(my("vampire"), their("golem")).damages() == {my("vampire"): 3, their("golem"): 3}


def test_flank_hurts_one_in_melee_and_heals_one():
    table = battle("golem/4 . . vampire monk/1 . . . .", "lancer . . witch viking . . . .", wave=FLANK)
    table.cast(my("vampire"), their("lancer"), my("golem"))
    assert table.damages() == {my("golem"): 2, my("monk"): 1, their("lancer"): 2}


def test_flank_only_hurts_when_nobody_needs_healing():
    table = battle(". . . vampire monk . . . .", "lancer . . . viking . . . .", wave=FLANK)
    assert table.cast(my("vampire"), their("lancer")).damages() == {their("lancer"): 2}


def test_rear_bites_a_damaged_enemy_at_the_end_of_each_wave():
    table = battle(". . . . monk . vampire/2 . .", "golem/1 lancer . . viking . . . .").end_wave()
    assert table.damages() == {my("vampire"): 1, their("golem"): 2}


def test_rear_bite_may_kill_before_the_count_and_finds_no_unhurt_prey():
    assert battle(". . . . monk . vampire . .", "golem/8 . . . viking . . . .").end_wave().corpses() == {their("golem")}
    unhurt = battle(". . . . monk . vampire/2 . .", "golem . . . viking . . . .").end_wave()
    assert unhurt.damages() == {my("vampire"): 1}


def test_order_moves_damage_to_an_enemy_hero():
    table = battle("golem/3 . . . monk/7 . . . .", "lancer . . . viking . witch . .", hand=("vampire",))
    table.order("vampire", my("monk"), their("witch"), 5)
    assert table.damages() == {my("golem"): 3, my("monk"): 2, their("witch"): 5}
    less = battle("golem/3 . . . monk . . . .", "lancer . . . viking . . . .", hand=("vampire",))
    assert less.asked(mv.PlayOrder(my("vampire"))) == (1, 2, 3)
    assert (
        battle(hand=("vampire",), theirs="golem . . . viking . . . .").refusal(mv.PlayOrder(my("vampire")))
        == "PT-45.nothing"
    )


def test_order_needs_an_enemy_hero():
    assert (
        battle("golem/3 . . . monk . . . .", hand=("vampire",), wave=REAR).refusal(mv.PlayOrder(my("vampire")))
        == "PT-45.nothing"
    )


def test_leader_heals_though_the_attacker_has_gone_home():
    table = battle("assassin . . . vampire/5 . . . .", "golem . . . monk . . . .")
    assert table.attack(my("assassin"), their("golem"), "yes").damages() == {my("vampire"): 4, their("golem"): 5}


def test_leader_heals_though_whom_it_hurt_has_gone_home():
    table = battle("operative . . . vampire/5 . . . .", "knight/4 . . valkyrie monk . . . .")
    table.attack(my("operative"), their("knight"), "yes")
    assert table.hand(1) == {"knight"}
    assert table.damages() == {my("vampire"): 4}
