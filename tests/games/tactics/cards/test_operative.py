"""The Operative."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their


def test_leader_defeats_at_once_whom_an_attack_dooms():
    table = battle("lancer . . . operative . . . .", "wizard golem . . monk . . . .").attack(
        my("lancer"), their("wizard")
    )
    assert table.corpses() == {their("wizard")}


def test_leader_leaves_alone_whom_the_attack_did_not_doom():
    table = battle("lancer . . . operative . . . .", "golem wizard/3 . . viking . . . .").attack(
        my("lancer"), their("golem")
    )
    assert table.corpses() == set()


def test_leader_does_nothing_for_damage_by_spells():
    table = battle(". . . wizard operative . . . .", "wizard . . . monk . . . .", wave=FLANK).cast(my("wizard"))
    assert table.corpses() == set()


def test_vanguard_finishes_off_a_hero_with_two_life_left():
    table = battle("operative . . . monk . . . .", "knight/3 golem . . viking . . . .").attack(
        my("operative"), their("knight")
    )
    assert table.corpses() == {their("knight")}  # 8 life, 6 damage


def test_vanguard_leaves_a_hero_with_three():
    table = battle("operative . . . monk . . . .", "knight/2 . . . viking . . . .").attack(
        my("operative"), their("knight")
    )
    assert table.corpses() == set()


def test_flank_threatens():
    table = battle(". . . operative monk . . . .", "golem lancer . . monk . . . .", wave=FLANK)
    table.cast(my("operative"), their("lancer"))
    assert table.statuses() == {their("lancer"): ("threatened",)}


def test_rear_defeats_a_damaged_hero_in_melee():
    theirs = "golem knight/1 . lancer/1 viking/3 . . . ."
    table = battle(". . . . monk . operative . .", theirs, wave=REAR).cast(my("operative"))
    assert table.corpses() == {their("knight")}
    unhurt = battle(". . . . monk . operative . .", "golem . . . viking/1 . . . .", wave=REAR)
    assert unhurt.refusal(mv.Cast(my("operative"))) == "PT-43.nothing"


def test_order_defeats_any_enemy_hero():
    table = battle(theirs="golem knight . . viking . lancer . .", hand=("operative",))
    table.order("operative", their("lancer"))
    assert table.corpses() == {their("lancer")}


def test_leader_defeats_who_took_the_blow_for_another():
    table = battle("lancer . . . operative . . . .", "knight . . golem/8 monk . . . .")
    table.attack(my("lancer"), their("knight"), "yes")
    assert table.corpses() == {their("golem")}


def test_leader_defeats_whom_the_attack_cleaves():
    table = battle("viking . . . operative . . . .", "golem wizard/2 . . monk . . . .")
    table.attack(my("viking"), their("golem"))
    assert table.corpses() == {their("wizard")}


def test_leader_defeats_though_the_attacker_has_gone_home():
    table = battle("assassin . . . operative . . . .", "wizard . . . monk . . . .")
    table.attack(my("assassin"), their("wizard"), "yes")
    assert table.hand() == {"assassin"}
    assert table.corpses() == {their("wizard")}


def test_flank_is_not_cast_for_nothing():
    """PT-43: the whole column is out of reach of statuses."""
    table = battle(". . . operative monk . . . .", "golem . . monk viking . . . .", wave=FLANK)
    assert table.refusal(mv.Cast(my("operative"))) == "PT-43.nothing"
