"""Pirate: plunders the fallen, robs whom it strikes, mixes up their ranks, shoots, and fires broadsides."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of

from ..squads import FLANK, REAR, battle, my, their
from .helpers_text3 import cross, siege

# Leader: whenever an enemy hero is defeated, you may draw a card.


def test_leader_an_enemy_hero_falls_and_you_draw():
    table = battle(". . . . pirate . . . .", "rogue/4 knight . . monk . . . .", deck=("wizard", "ranger")).end_wave(
        "yes"
    )
    assert len(table.state.hands[0]) == 1
    assert table.hand(1) == set()


def test_leader_you_need_not_draw():
    table = battle(". . . . pirate . . . .", "rogue/4 . . . monk . . . .", deck=("wizard",)).end_wave("no")
    assert table.hand() == set()


def test_leader_two_fall_and_you_may_draw_twice():
    table = battle(". . . . pirate . . . .", "rogue/4 knight/8 . . monk . . . .", deck=("wizard", "ranger"))
    assert table.end_wave("yes", "yes").hand() == {"wizard", "ranger"}


def test_leader_your_own_fallen_bring_nothing():
    table = battle("rogue/4 . . . pirate . . . .", deck=("wizard",)).end_wave()
    assert table.corpses() == {my("rogue")}
    assert table.hand() == set()


def test_leader_a_full_hand_is_no_obstacle():
    hand = ("operative", "ranger", "cleric", "bard", "oracle", "viking")
    table = battle(". . . . pirate . . . .", "rogue . . . monk . . . .", hand=hand, deck=("wizard",))
    table.order("operative", "yes")
    assert table.hand() == {"ranger", "cleric", "bard", "oracle", "viking", "wizard"}


def test_leader_with_an_empty_deck_nothing_is_drawn():
    table = battle(". . . . pirate . . . .", "rogue/4 . . . monk . . . .", deck=()).end_wave()
    assert table.hand() == set()
    assert table.corpses() == {their("rogue")}


# Vanguard: after this hero attacks, its target's controller discards a card.


def robbing(theirs="knight . . . monk . . . .", **position):
    return battle("pirate . . . monk . . . .", theirs, hand=("bard",), **position)


def test_vanguard_they_choose_what_they_lose():
    table = robbing(their_hand=("wizard", "ranger"))
    table.attack(my("pirate"), their("knight"), their("ranger"))
    assert table.hand(1) == {"wizard"}
    assert their("ranger") in table.state.discards[1]
    assert table.hand() == {"bard"}


def test_vanguard_a_leader_struck_costs_a_card_too():
    table = robbing(". . . . monk . . . .", their_hand=("wizard",)).attack(my("pirate"), their("monk"))
    assert table.hand(1) == set()


def test_vanguard_an_attack_that_hurts_nobody_still_robs():
    statuses = {my("pirate"): ("-1 attack",) * 3}
    table = robbing(their_hand=("wizard",), statuses=statuses).attack(my("pirate"), their("knight"))
    assert (table.hand(1), table.damages()) == (set(), {})


def test_vanguard_an_empty_hand_loses_nothing():
    table = robbing().attack(my("pirate"), their("knight"))
    assert table.damages() == {their("knight"): 3}
    assert table.hand() == {"bard"}


def test_vanguard_elsewhere_it_robs_nobody():
    table = battle(". . . pirate monk . . . .", "knight . . . monk . . . .", wave=FLANK, their_hand=("wizard",))
    assert table.attack(my("pirate"), their("knight")).hand(1) == {"wizard"}


# Flank: swap two heroes of an enemy squad, then deal 2 damage to one of them.


def boarding(theirs, **position):
    return battle(". . . pirate monk . . . .", theirs, wave=FLANK, **position)


def test_flank_two_change_places_and_one_is_hurt():
    table = boarding("knight . . . monk . . ranger cleric")
    table.cast(my("pirate"), their("knight"), their("ranger"), their("ranger"))
    assert (table.unit(their("knight")).place, table.unit(their("ranger")).place) == (7, 0)
    assert table.unit(their("cleric")).place == 8
    assert table.damages() == {their("ranger"): 2}


def test_flank_only_the_two_can_be_hurt():
    asked = boarding("knight . . . monk . . ranger cleric").asked(
        mv.Cast(my("pirate")), their("knight"), their("ranger")
    )
    assert set(asked) == {their("knight"), their("ranger")}


def test_flank_one_hero_alone_is_no_target():
    assert not boarding("knight ~ranger . . monk . . . .").can(mv.Cast(my("pirate")))


def test_flank_leaders_corpses_and_own_heroes_cannot_be_swapped():
    table = boarding("knight ~ranger rogue . monk . . . cleric")
    assert set(table.asked(mv.Cast(my("pirate")))) == {their("knight"), their("rogue"), their("cleric")}


def test_flank_a_swap_takes_off_a_threat():
    table = boarding("knight . . . monk . . . cleric", statuses={their("knight"): ("threatened",)})
    table.cast(my("pirate"), their("cleric"))
    assert table.statuses() == {}
    assert table.damages() == {their("cleric"): 2}


def test_flank_a_steadfast_hero_keeps_its_place():
    table = boarding("sentinel rogue knight . monk . . . .")
    assert set(table.asked(mv.Cast(my("pirate")))) == {their("rogue"), their("knight")}


def test_flank_the_hidden_cannot_be_chosen():
    assert not boarding("knight . . assassin monk . . . .").can(mv.Cast(my("pirate")))


def test_flank_cannot_be_cast_in_a_truce():
    assert not boarding("knight . . . monk . . . cleric", round=1).can(mv.Cast(my("pirate")))


# Rear: ranged attack.


def test_rear_shoots_past_those_in_front():
    table = battle("knight . . . monk . pirate . .", "rogue . . cleric monk . . . .", wave=REAR)
    table.attack(my("pirate"), their("cleric"))
    assert table.damages() == {their("cleric"): 3}


def test_rear_cannot_shoot_past_an_interceptor():
    table = battle("knight . . . monk . pirate . .", "knight . . cleric monk . . . .", wave=REAR)
    assert not table.can(mv.Attack(my("pirate"), their("cleric")))
    assert table.can(mv.Attack(my("pirate"), their("knight")))


def test_rear_elsewhere_it_does_not_shoot():
    table = battle(". . . pirate monk . . . .", "rogue . . cleric monk . . . .", wave=FLANK)
    assert not table.can(mv.Attack(my("pirate"), their("cleric")))


# Order: deal 3 damage to each enemy in one column of a squad.


def broadside(**position):
    theirs = "knight ranger . ~rogue monk . wizard cleric ."
    return battle("oracle . . . monk . . . .", theirs, hand=("pirate",), **position)


def test_order_strikes_all_of_a_column():
    table = broadside().order("pirate", "left")
    assert table.damages() == {their("knight"): 3, their("wizard"): 3}


def test_order_strikes_the_leader_in_the_middle():
    table = broadside().order("pirate", "middle")
    assert table.damages() == {their("ranger"): 3, their("monk"): 3, their("cleric"): 3}


def test_order_an_empty_column_is_no_target():
    assert set(broadside().asked(mv.PlayOrder(my("pirate")))) == {"left", "middle"}


def test_order_is_no_attack():
    table = broadside(statuses={their("knight"): ("armour",), their("wizard"): ("marked",)}).order("pirate", "left")
    assert table.damages() == {their("knight"): 3, their("wizard"): 3}


def test_order_cannot_be_played_in_a_truce():
    assert not broadside(round=1).can(mv.PlayOrder(my("pirate")))


# In other games


def test_vanguard_a_blow_at_a_fortress_has_no_target_to_rob():
    table = siege("pirate . . . . . . . .", hands=[[], ["wizard"]]).play(mv.Storm(my("pirate"), 1))
    assert "wizard" in table.hand(1)
    assert len(table.hand(1)) == 2


def test_order_strikes_one_column_of_one_enemy_squad():
    table = cross("rogue . . . monk . . . .", hands=[["pirate"], [], [], []]).order("pirate", 3, "left")
    assert table.damages() == {card_of(2, "cleric"): 7, card_of(3, "golem"): 3}
