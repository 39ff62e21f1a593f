"""The Scarecrow."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, as_leader, battle, my, their


def test_leader_weakens_the_first_attack_of_a_turn():
    table = battle("golem lancer . . monk . . . .", "knight . . . scarecrow . . . .")
    table.attack(my("golem"), their("knight"))
    assert table.damages() == {their("knight"): 2}
    assert table.attack(my("lancer"), their("knight")).damages() == {their("knight"): 5}


def test_leader_counts_only_attacks_that_would_hurt():
    table = battle("cleric golem . . monk . . . .", "technologist . . . scarecrow . . . .")
    table.attack(my("cleric"), their("technologist")).attack(my("golem"), their("technologist"))
    assert table.damages() == {their("technologist"): 1}


def test_leader_does_not_mind_effects_and_guards_only_its_own():
    spell = battle(". . . wizard monk . . . .", "knight . . . scarecrow . . . .", wave=FLANK).cast(my("wizard"))
    assert spell.damages() == {their("knight"): 3}
    table = battle("golem . . . scarecrow . . . .", "knight . . . viking . . . .")
    assert table.attack(my("golem"), their("knight")).damages() == {their("knight"): 3}


def test_vanguard_intercepts_and_challenges():
    assert battle("scarecrow . . . monk . . . .").keywords(my("scarecrow")) == {"intercept", "challenge"}


def test_flank_scares_enemy_recruits():
    table = battle(". . . scarecrow monk . . . .", turn=1, their_hand=("golem",)).play(mv.Recruit(their("golem"), 0))
    assert table.statuses() == {their("golem"): ("-1 attack",)}
    own = battle(". . . scarecrow monk . . . .", hand=("golem",)).recruit("golem", 0)
    assert own.statuses() == {}
    truce = battle(". . . scarecrow monk . . . .", turn=1, their_hand=("golem",), round=1)
    assert truce.play(mv.Recruit(their("golem"), 0)).statuses() == {}


def test_rear_drives_an_enemy_to_the_rear():
    table = battle(". . . . monk . scarecrow . .", "golem . . . viking . lancer . .", wave=REAR)
    table.cast(my("scarecrow"), 9 + 8)
    assert table.unit(their("golem")).place == 8
    assert table.damages() == {}


def test_rear_hurts_where_the_rear_is_full():
    table = battle(". . . . monk . scarecrow . .", "golem . . . viking . lancer knight witch", wave=REAR)
    table.cast(my("scarecrow"), their("golem"))
    assert table.damages() == {their("golem"): 2}


def test_rear_cannot_drive_the_steadfast():
    table = battle(". . . . monk . scarecrow . .", "sentinel . . . viking . . . .", wave=REAR)
    assert table.refusal(mv.Cast(my("scarecrow"))) == "PT-43.nothing"


def test_operation_weakens_enemy_heroes():
    table = battle("golem . . . monk . . . .", "golem . . . viking . . . .", operations=("scarecrow",))
    assert [table.attack_of(card) for card in (my("golem"), their("golem"))] == [3, 2]
    assert table.attack_of(their("viking")) == as_leader("viking")[0]
