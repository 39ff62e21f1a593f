"""The Trapper, as printed."""

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, VAN, battle, my, their
from .helpers_text1 import FOES, aims, operations, shot_at

LEADER = ". . . . trapper . . . ."
IN_VANGUARD = "trapper . . . monk . . . ."
IN_FLANK = ". . . trapper monk . . . ."
IN_REAR = ". . . . monk . . trapper ."
SQUAD = 9
"""Where the enemy squad's places begin."""


# Leader: whenever an opponent recruits a hero or moves one of theirs, deal it 1 damage


def test_the_leader_hurts_the_opponents_recruits():
    table = battle(LEADER, FOES, turn=1, their_hand=("knight",)).play(mv.Recruit(their("knight"), 1))
    assert table.damages() == {their("knight"): 1}


def test_the_leader_hurts_whom_the_opponent_moves():
    table = battle(LEADER, FOES, turn=1).play(mv.MoveHero(their("pirate"), 1))
    assert table.damages() == {their("pirate"): 1}


def test_castling_moves_both():
    table = battle(LEADER, FOES, turn=1).play(mv.Castle(their("golem"), their("pirate")))
    assert table.damages() == {their("golem"): 1, their("pirate"): 1}


def test_each_of_several_free_recruits_is_hurt():
    table = battle(LEADER, turn=1, their_hand=("beastmaster", "knight", "chef"))
    table.play(mv.PlayOrder(their("beastmaster")), their("knight"), SQUAD, their("chef"), SQUAD + 1)
    assert table.damages() == {their("knight"): 1, their("chef"): 1}


def test_the_leader_minds_neither_your_heroes_nor_enemies_that_you_move():
    table = battle("pirate . . . trapper . . . .", FOES, hand=("knight",)).recruit("knight", 1)
    assert table.play(mv.MoveHero(my("pirate"), 2)).damages() == {}
    table = battle(". . . . trapper . scarecrow . .", "golem . . . monk . . . .", wave=REAR)
    table.cast(my("scarecrow"), SQUAD + 6)
    assert table.unit(their("golem")).place == 6
    assert table.damages() == {}


def test_the_revived_and_the_truce_are_spared():
    table = battle(LEADER, "~knight . . . monk . . . .", turn=1, their_hand=("deity",))
    assert table.play(mv.PlayOrder(their("deity")), their("knight")).damages() == {}
    table = battle(LEADER, turn=1, round=1, their_hand=("knight",)).play(mv.Recruit(their("knight"), 1))
    assert table.damages() == {}


# Vanguard: intercept, thorns 2


def test_in_the_vanguard_it_intercepts():
    assert shot_at("trapper . . . monk . chef . rogue") == {"trapper", "monk", "rogue"}
    assert "chef" in shot_at(". . . trapper monk . chef . .")


def test_who_attacks_it_in_melee_takes_two():
    table = battle(IN_VANGUARD, FOES, turn=1).attack(their("golem"), my("trapper"))
    assert table.damages() == {my("trapper"): 3, their("golem"): 2}


def test_leaders_and_attacks_that_deal_nothing_feel_the_thorns_too():
    armour = {my("trapper"): ("armour",) * 5}
    table = battle(IN_VANGUARD, wave=FLANK, turn=1, statuses=armour).attack(their("monk"), my("trapper"))
    assert table.damages() == {their("monk"): 2}


def test_ranged_attacks_and_spells_feel_no_thorns():
    table = battle(IN_VANGUARD, ". . . . monk . . pirate .", wave=REAR, turn=1).attack(their("pirate"), my("trapper"))
    assert table.damages() == {my("trapper"): 3}
    table = battle(IN_VANGUARD, ". . . wizard monk . . . .", wave=FLANK, turn=1).play(mv.Cast(their("wizard")))
    assert table.damages() == {my("trapper"): 3}


def test_thorns_are_for_attacks_on_it_in_the_vanguard():
    table = battle("trapper rogue . . monk . . . .", FOES, turn=1).attack(their("golem"), my("rogue"))
    assert table.damages() == {my("rogue"): 3}
    table = battle(IN_FLANK, FOES, turn=1).attack(their("golem"), my("trapper"))
    assert table.damages() == {my("trapper"): 3}


# Flank: give an enemy hero [stunned]


def test_from_the_flank_it_stuns_an_enemy_hero():
    table = battle(IN_FLANK, FOES, wave=FLANK)
    assert set(table.asked(mv.Cast(my("trapper")))) == {their("engineer"), their("golem"), their("pirate")}
    table.cast(my("trapper"), their("pirate"))
    assert table.statuses() == {their("pirate"): ("stunned",)}
    assert table.damages() == {}


def test_the_stunned_neither_attacks_nor_is_moved_and_recovers_after_its_wave():
    table = battle(IN_FLANK, FOES, wave=FLANK).cast(my("trapper"), their("pirate")).end_wave().end_turn()
    assert (table.state.turn, table.state.wave) == (1, 2)
    assert aims(table, their("pirate")) == set()
    assert not table.can(mv.MoveHero(their("pirate"), 1))
    assert table.end_turn().statuses() == {}


def test_the_steadfast_the_hidden_and_leaders_cannot_be_stunned():
    cast = mv.Cast(my("trapper"))
    assert not battle(IN_FLANK, "sentinel . . assassin monk . . . .", wave=FLANK).can(cast)
    assert not battle(IN_FLANK, wave=FLANK).can(cast)
    assert not battle(IN_FLANK, FOES, wave=FLANK, round=1).can(cast)


def test_one_stun_is_the_most():
    table = battle(IN_FLANK, FOES, wave=FLANK, statuses={their("golem"): ("stunned",)})
    table.cast(my("trapper"), their("golem"))
    assert table.statuses() == {their("golem"): ("stunned",)}


# Rear: ranged attack; after this hero attacks a hero, give that hero [marked]


def test_from_the_rear_it_shoots_and_marks_the_hero():
    table = battle(IN_REAR, FOES, wave=REAR)
    assert aims(table, my("trapper")) == {"engineer", "golem", "monk", "pirate"}
    table.attack(my("trapper"), their("pirate"))
    assert table.damages() == {their("pirate"): 3}
    assert table.statuses() == {their("pirate"): ("marked",)}


def test_the_mark_comes_after_the_damage_and_raises_the_next():
    table = battle("~rogue ~chef . . monk . trapper pirate .", FOES, wave=REAR)
    table.attack(my("trapper"), their("golem")).attack(my("pirate"), their("golem"))
    assert table.damages() == {their("golem"): 7}


def test_a_mark_cancels_armour_once_the_armour_has_helped():
    table = battle(IN_REAR, FOES, wave=REAR, statuses={their("golem"): ("armour",)})
    table.attack(my("trapper"), their("golem"))
    assert (table.damages(), table.statuses()) == ({their("golem"): 2}, {})


def test_leaders_are_not_marked_nor_whom_others_attack_nor_by_the_silenced():
    assert battle(IN_REAR, FOES, wave=REAR).attack(my("trapper"), their("monk")).statuses() == {}
    table = battle(". . . . monk . pirate trapper .", FOES, wave=REAR).attack(my("pirate"), their("golem"))
    assert table.statuses() == {}
    silenced = {my("trapper"): ("silenced",)}
    assert aims(battle(IN_REAR, FOES, wave=REAR, statuses=silenced), my("trapper")) == set()


# Operation: after an enemy hero attacks, deal 2 damage to it


def test_the_operation_hurts_enemy_heroes_that_attack():
    table = battle("rogue . . . monk . . . .", FOES, turn=1, operations=("trapper",))
    table.attack(their("golem"), my("rogue"))
    assert table.damages() == {my("rogue"): 3, their("golem"): 2}


def test_it_hurts_archers_too_and_by_free_attacks():
    table = battle("rogue . . . monk . . . .", FOES, wave=REAR, turn=1, operations=("trapper",))
    table.attack(their("pirate"), my("monk"))
    assert table.damages() == {my("monk"): 3, their("pirate"): 2}
    table = battle("rogue . . . monk . . . .", ". golem . . monk . . . .", turn=1, operations=("trapper",),
                   their_hand=("samurai",))  # fmt: skip
    table.play(mv.PlayOrder(their("samurai")), my("rogue"))
    assert table.damages()[their("golem")] == 2


def test_leaders_and_your_own_heroes_go_unhurt():
    table = battle("rogue . . . monk . . . .", FOES, wave=FLANK, turn=1, operations=("trapper",))
    table.attack(their("monk"), my("rogue"))
    assert table.damages() == {my("rogue"): 3}
    table = battle("rogue . . . monk . . . .", FOES, operations=("trapper",)).attack(my("rogue"), their("golem"))
    assert table.damages() == {their("golem"): 3}


def test_it_works_from_the_turn_it_is_laid_and_no_more_once_removed():
    table = battle("rogue . . . monk . . . .", FOES, hand=("trapper",)).play(mv.PlayOperation(my("trapper"), 0))
    table.end_turn().attack(their("golem"), my("rogue"))
    assert table.damages() == {my("rogue"): 3, their("golem"): 2}
    table = battle("rogue . . . monk . . . .", FOES, operations=("trapper",), wave=VAN)
    table.play(mv.RemoveOperation(my("trapper"))).end_turn().attack(their("golem"), my("rogue"))
    assert operations(table) == set()
    assert table.damages() == {my("rogue"): 3}


# Whose move it is, further


def test_the_opponents_swap_hurts_their_heroes_and_not_yours():
    squad = "golem rogue . illusionist monk . . . ."
    table = battle("pirate chef . . trapper . . . .", squad, wave=FLANK, turn=1)
    table.play(mv.Cast(their("illusionist")), their("golem"), their("rogue"))
    assert table.damages() == {their("golem"): 1, their("rogue"): 1}
    table = battle("pirate chef . . trapper . . . .", squad, wave=FLANK, turn=1)
    table.play(mv.Cast(their("illusionist")), my("pirate"))
    assert [table.unit(my(name)).place for name in ("chef", "pirate")] == [0, 1]
    assert table.damages() == {}


def test_a_move_by_an_ability_is_a_move():
    table = battle("rogue . . . trapper . . . .", "ranger . . . monk . . . .", turn=1)
    table.attack(their("ranger"), my("rogue"), SQUAD + 8)
    assert table.damages() == {my("rogue"): 3, their("ranger"): 1}


def test_recruits_from_the_discards_are_hurt_too():
    table = battle(LEADER, ". . . . monk . necromancer . .", wave=REAR, turn=1, discards=[[], ["pirate"]])
    table.play(mv.Cast(their("necromancer")), SQUAD)
    assert table.damages() == {their("pirate"): 1}


def test_it_marks_whom_it_attacked_though_another_took_the_damage():
    table = battle(IN_REAR, "rogue chef . golem monk . . . .", wave=REAR)
    table.attack(my("trapper"), their("rogue"), "yes")
    assert table.damages() == {their("golem"): 3}
    assert table.statuses() == {their("rogue"): ("marked",)}


def test_an_attacker_that_has_left_takes_nothing():
    table = battle("rogue . . . monk . . . .", "assassin . . . monk . . . .", turn=1, operations=("trapper",))
    table.attack(their("assassin"), my("rogue"), "yes")
    assert table.hand(1) == {"assassin"}
    assert table.damages() == {my("rogue"): 5}
    table = battle("rogue . . . monk . . . .", "assassin . . . monk . . . .", turn=1, operations=("trapper",))
    table.attack(their("assassin"), my("rogue"), "no")
    assert table.damages() == {my("rogue"): 5, their("assassin"): 2}


def test_a_castle_with_a_corpse_hurts_the_hero_alone():
    table = battle(LEADER, "golem ~chef . . monk . . . .", turn=1).play(mv.Castle(their("golem"), their("chef")))
    assert table.damages() == {their("golem"): 1}


def test_who_falls_at_once_carries_no_mark():
    table = battle(". . . . operative . . trapper .", "rogue/1 chef . . monk . . . .", wave=REAR)
    table.attack(my("trapper"), their("rogue"))
    assert (table.corpses(), table.statuses(), table.damages()) == ({their("rogue")}, {}, {})


def test_your_hero_that_the_opponent_moves_within_your_squad_is_none_of_theirs():
    table = battle("pirate . . . trapper . . . .", ". . . geomancer monk . . . .", wave=FLANK, turn=1)
    table.play(mv.Cast(their("geomancer")), 5)
    assert table.unit(my("pirate")).place == 5
    assert table.damages() == {my("pirate"): 2}  # the Geomancer's own


def test_your_hero_that_the_opponent_steals_was_none_of_theirs():
    table = battle("merchant . . . trapper . . . .", turn=1, their_hand=("merchant",))
    table.play(mv.PlayOrder(their("merchant")), SQUAD + 1)
    assert table.unit(my("merchant")).seat == 1
    assert table.damages() == {}


def test_your_corpse_that_the_opponent_steals_and_revives_is_no_hero_moved():
    table = battle("~rogue . . . trapper . . . .", turn=1, their_hand=("necromancer",))
    table.play(mv.PlayOrder(their("necromancer")), SQUAD + 1)
    assert table.unit(my("rogue")).seat == 1
    assert table.damages() == {}


def test_a_cleave_feels_no_thorns():
    table = battle("rogue trapper . . monk . . . .", "viking . . . monk . . . .", turn=1)
    assert table.attack(their("viking"), my("rogue")).damages() == {my("rogue"): 4, my("trapper"): 1}


def test_a_stun_before_the_heros_turn_lasts_through_that_turn():
    table = battle(IN_FLANK, ". . . rogue monk . . . .", wave=FLANK).cast(my("trapper")).end_turn()
    assert table.statuses() == {their("rogue"): ("stunned",)}
    assert aims(table, their("rogue")) == set()
    assert table.end_turn().statuses() == {}
