"""Assassin: comes out of nowhere, strikes at leaders, and is gone."""

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, as_leader, battle, my, their
from .helpers_text3 import mixed_battle, siege

# Leader: attacks of your squad deal 2 more damage to enemy leaders.


def hunting(mine="knight . . . assassin . . . .", theirs="golem . . . monk . . . .", **position):
    return battle(mine, theirs, **position)


def test_leader_two_more_on_a_leader():
    assert hunting().attack(my("knight"), their("monk")).damages() == {their("monk"): 5}


def test_leader_no_more_on_a_hero():
    assert hunting().attack(my("knight"), their("golem")).damages() == {their("golem"): 3}


def test_leader_its_own_attack_too():
    table = hunting(". . . . assassin . . . .", wave=FLANK).attack(my("assassin"), their("monk"))
    assert table.damages() == {their("monk"): as_leader("assassin")[0] + 2}


def test_leader_effects_are_no_attacks():
    assert hunting(hand=("gunslinger",)).order("gunslinger", their("monk")).damages() == {their("monk"): 4}


def test_leader_even_a_weak_attack_hurts_and_armour_is_taken_off():
    assert hunting(statuses={my("knight"): ("-1 attack",) * 3}).attack(my("knight"), their("monk")).damages() == {
        their("monk"): 2
    }
    assert hunting(statuses={their("monk"): ("armour",) * 3}).attack(my("knight"), their("monk")).damages() == {
        their("monk"): 2
    }


def test_leader_shots_and_free_attacks_are_attacks():
    table = hunting(". . . . assassin . pirate . .", wave=REAR).attack(my("pirate"), their("monk"))
    assert table.damages() == {their("monk"): 5}
    table = hunting(hand=("samurai",)).order("samurai", their("monk"))
    assert table.damages() == {their("monk"): 9}


def test_leader_whoever_takes_the_blow_takes_all_of_it():
    table = hunting(theirs=". . . paladin monk . . . .").attack(my("knight"), their("monk"), "yes")
    assert table.damages() == {their("paladin"): 5}


def test_leader_a_sweep_is_no_attack():
    table = hunting("viking . . . assassin . . . .").attack(my("viking"), their("golem"))
    assert table.damages() == {their("golem"): 4, their("monk"): 1}


def test_leader_attacks_of_the_enemy_are_as_ever():
    table = hunting("knight . . . assassin . . . .", turn=1).attack(their("golem"), my("assassin"))
    assert table.damages() == {my("assassin"): 3}


# Vanguard: swift. After this hero attacks, you may return it to your hand.


def ambush(mine="assassin/1 . . . monk . . . .", theirs="knight . . . monk . . . .", **position):
    return battle(mine, theirs, **position)


def test_vanguard_recruited_and_struck_in_one_turn():
    table = ambush(". . . . monk . . . .", hand=("assassin",)).recruit("assassin", 0)
    table.attack(my("assassin"), their("knight"), "no")
    assert table.damages() == {their("knight"): 5}


def test_vanguard_it_slips_back_into_the_hand():
    table = ambush().attack(my("assassin"), their("knight"), "yes")
    assert table.hand() == {"assassin"}
    assert table.state.unit(my("assassin")) is None
    assert (table.damages(), table.corpses()) == ({their("knight"): 5}, set())


def test_vanguard_it_may_stay():
    table = ambush().attack(my("assassin"), their("knight"), "no")
    assert table.hand() == set()
    assert table.damages() == {their("knight"): 5, my("assassin"): 1}


def test_vanguard_a_full_hand_is_no_obstacle():
    hand = ("bard", "oracle", "viking", "golem", "ranger")
    assert ambush(hand=hand).attack(my("assassin"), their("knight"), "yes").hand() == {*hand, "assassin"}


def test_vanguard_it_is_gone_before_the_wave_counts_its_wounds():
    table = ambush("assassin . . . monk . . . .", "trapper . . . monk . . . .")
    table.attack(my("assassin"), their("trapper"), "yes").end_wave()
    assert my("assassin") not in table.corpses()
    assert table.hand() == {"assassin"}


def test_vanguard_after_a_free_attack_it_may_slip_away_too():
    table = ambush(hand=("samurai",)).order("samurai", their("knight"), "yes")
    assert table.damages() == {their("knight"): 9}
    assert table.hand() == {"assassin"}


def test_vanguard_back_in_hand_it_may_come_again():
    table = ambush().attack(my("assassin"), their("knight"), "yes").recruit("assassin", 0)
    assert table.damages() == {their("knight"): 5}


def test_vanguard_one_that_was_hired_away_slips_into_the_hand_of_who_plays_it():
    table = mixed_battle("!assassin . . . monk . . . .", "knight . . . monk . . . .")
    table.attack(their("assassin"), their("knight"), "yes")
    assert (table.hand(), table.hand(1)) == ({"assassin"}, set())


def test_vanguard_attacked_it_does_not_flee():
    table = ambush("assassin . . . monk . . . .", turn=1).attack(their("knight"), my("assassin"))
    assert table.damages() == {my("assassin"): 3}


def test_vanguard_from_the_rear_it_neither_strikes_nor_flees():
    table = ambush(". . . . monk . . assassin* .", wave=REAR)
    assert not table.can(mv.Attack(my("assassin"), their("knight")))
    table = ambush(". . . assassin monk . . . .", wave=FLANK).attack(my("assassin"), their("knight"))
    assert table.hand() == set()


# Flank: stealth. Swift.


def hidden(mine="rogue . . assassin monk . . . .", theirs="knight . . wizard monk . pirate . .", **position):
    return battle(mine, theirs, turn=1, **position)


def test_flank_it_cannot_be_shot():
    table = hidden(wave=REAR)
    assert not table.can(mv.Attack(their("pirate"), my("assassin")))
    assert table.can(mv.Attack(their("pirate"), my("rogue")))


def test_flank_spells_do_not_find_it():
    table = hidden("rogue ranger . assassin monk . . . .", wave=FLANK)
    assert my("assassin") not in table.asked(mv.Cast(their("wizard")))


def test_flank_in_melee_it_can_be_attacked():
    table = hidden(". . . assassin monk . . . .").attack(their("knight"), my("assassin"))
    assert table.damages() == {my("assassin"): 3}


def test_flank_orders_and_what_strikes_all_reach_it():
    table = hidden(their_hand=("gunslinger",))
    assert my("assassin") in table.asked(mv.PlayOrder(their("gunslinger")))
    table = hidden(their_hand=("frostmage",)).play(mv.PlayOrder(their("frostmage")), "flank")
    assert table.damages() == {my("assassin"): 1}


def test_flank_recruited_it_may_strike_at_once():
    table = battle(". . . . monk . . . .", "knight . . . monk . . . .", wave=FLANK, hand=("assassin",))
    table.recruit("assassin", 3).attack(my("assassin"), their("knight"))
    assert table.damages() == {their("knight"): 5}


def test_flank_elsewhere_it_is_seen():
    assert hidden("rogue . . . monk . assassin . .", wave=REAR).can(mv.Attack(their("pirate"), my("assassin")))


# Rear: give an enemy hero [threatened] x2.


def marked(theirs="knight . . ~wizard monk . . cleric .", **position):
    return battle("rogue . . . monk . assassin . .", theirs, wave=REAR, **position)


def test_rear_a_hero_is_threatened_twice():
    table = marked().cast(my("assassin"), their("knight"))
    assert table.statuses() == {their("knight"): ("threatened", "threatened")}
    assert table.damages() == {}


def test_rear_six_damage_when_the_round_ends():
    table = marked().cast(my("assassin"), their("knight")).end_wave()
    assert table.damages() == {their("knight"): 6}
    assert table.statuses() == {}


def test_rear_whoever_moves_escapes():
    table = marked().cast(my("assassin"), their("knight")).end_turn()
    table.play(mv.MoveHero(their("knight"), 1)).end_wave()
    assert (table.damages(), table.statuses()) == ({}, {})


def test_rear_with_other_threats_it_adds_up():
    table = marked(statuses={their("knight"): ("threatened",)}).cast(my("assassin"), their("knight")).end_wave()
    assert table.corpses() == {their("knight"), their("wizard")}


def test_rear_heroes_in_sight_only_and_no_truce():
    assert set(marked().asked(mv.Cast(my("assassin")))) == {their("knight"), their("cleric")}
    assert not marked(". . . assassin monk . . . .").can(mv.Cast(my("assassin")))
    assert not marked(round=1).can(mv.Cast(my("assassin")))


# Order: deal 5 damage to an enemy hero or leader that is not in melee.


def backstab(theirs="knight golem . cleric monk . ~wizard . ranger", **position):
    return battle("rogue . . . monk . . . .", theirs, hand=("assassin",), **position)


def test_order_five_damage_behind_the_lines():
    table = backstab(statuses={their("cleric"): ("armour",)}).order("assassin", their("cleric"))
    assert table.damages() == {their("cleric"): 5}


def test_order_a_leader_behind_a_hero_is_a_target():
    assert backstab().order("assassin", their("monk")).damages() == {their("monk"): 5}


def test_order_nobody_in_melee_is():
    assert set(backstab().asked(mv.PlayOrder(my("assassin")))) == {their("cleric"), their("monk")}
    assert backstab("~knight ~golem . cleric monk . . . .").can(mv.PlayOrder(my("assassin"))) is False


def test_order_a_truce_forbids_it():
    assert not backstab(round=1).can(mv.PlayOrder(my("assassin")))


# In other games


def test_vanguard_after_a_blow_at_a_fortress_it_may_slip_away():
    table = siege("assassin . . . . . . . .").play(mv.Storm(my("assassin"), 1), "yes")
    assert table.hand() == {"assassin"}
