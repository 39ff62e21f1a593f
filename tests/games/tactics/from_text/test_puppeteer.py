"""Puppeteer, by what the card says."""

from tests.games.tactics.from_text.helpers_text4 import does_intercept, place_of
from tests.games.tactics.squads import FLANK, PLAIN, REAR, battle, mv, my, their

LEADS = ". . . . puppeteer . . . ."
THEIRS = "knight wizard . . monk oracle . . ."
CASTS = "rogue . . . monk puppeteer . . ."
REARED = "gunslinger . . . monk . puppeteer . ."


# Leader: An enemy hero in the current wave's row deals damage equal to its attack to another hero of its squad.


def test_a_hero_of_the_row_strikes_another_of_its_squad():
    table = battle(LEADS, THEIRS).leader_action(their("wizard"), their("oracle"))
    assert table.damages() == {their("oracle"): 4}
    assert table.state.actions_left == 1


def test_only_heroes_of_the_waves_row_strike_and_only_other_heroes_are_struck():
    table = battle(LEADS, THEIRS)
    assert set(table.asked(mv.LeaderAction())) == {their("knight"), their("wizard")}
    assert set(table.asked(mv.LeaderAction(), their("knight"))) == {their("wizard"), their("oracle")}


def test_it_is_done_once_a_turn():
    table = battle(LEADS, THEIRS).leader_action(their("wizard"), their("oracle"))
    assert not table.can(mv.LeaderAction())


def test_the_damage_is_no_attack():
    theirs = "knight gladiator . . monk . . . ."
    table = battle(LEADS, theirs).leader_action(their("knight"))
    assert table.damages() == {their("gladiator"): 3}
    assert not table.unit(their("knight")).did


def test_attack_counts_with_statuses():
    table = battle(LEADS, THEIRS, statuses={their("knight"): ("+1 attack", "+1 attack")})
    assert table.leader_action(their("knight"), their("oracle")).damages() == {their("oracle"): 5}


def test_it_needs_a_hero_in_the_row_another_and_no_truce():
    action = mv.LeaderAction()
    assert not battle(LEADS, THEIRS, wave=REAR).can(action)
    assert not battle(LEADS, "knight . . . monk . . . .").can(action)
    assert not battle(LEADS, THEIRS, round=1).can(action)


# Vanguard: Intercept.


def test_it_intercepts():
    assert does_intercept("puppeteer")


# Flank: Swap two heroes of an enemy squad and give one of them [stunned].


def test_two_change_places_and_one_is_stunned():
    table = battle(CASTS, THEIRS, wave=FLANK).cast(my("puppeteer"), their("knight"), their("oracle"), their("oracle"))
    assert (place_of(table, their("knight")), place_of(table, their("oracle"))) == (5, 0)
    assert table.statuses() == {their("oracle"): ("stunned",)}


def test_only_one_of_the_two_is_stunned():
    table = battle(CASTS, THEIRS, wave=FLANK)
    options = table.asked(mv.Cast(my("puppeteer")), their("knight"), their("oracle"))
    assert set(options) == {their("knight"), their("oracle")}


def test_no_leader_corpse_or_own_hero_is_swapped():
    table = battle(CASTS, "knight wizard ~viking . monk oracle . . .", wave=FLANK)
    assert set(table.asked(mv.Cast(my("puppeteer")))) == {their("knight"), their("wizard"), their("oracle")}


def test_one_enemy_hero_is_not_enough():
    assert not battle(CASTS, "knight ~wizard . . monk . . . .", wave=FLANK).can(mv.Cast(my("puppeteer")))


def test_to_be_swapped_is_to_be_moved():
    table = battle(CASTS, THEIRS, wave=FLANK, statuses={their("knight"): ("threatened",)})
    table.cast(my("puppeteer"), their("knight"), their("oracle"), their("oracle"))
    assert table.statuses() == {their("oracle"): ("stunned",)}


def test_in_the_truce_it_cannot_be_cast():
    assert not battle(CASTS, THEIRS, wave=FLANK, round=1).can(mv.Cast(my("puppeteer")))


# Rear: Another of your heroes makes a free attack.


def test_another_hero_attacks_for_nothing():
    table = battle(REARED, "knight . . . monk . . . .", wave=REAR).cast(my("puppeteer"), their("monk"))
    assert table.damages() == {their("monk"): 4}
    assert table.state.actions_left == 1
    assert table.unit(my("gunslinger")).did == ""


def test_neither_itself_nor_the_leader_nor_a_corpse_attacks():
    table = battle("gunslinger rogue ~viking . monk . . . puppeteer", wave=REAR)
    assert set(table.asked(mv.Cast(my("puppeteer")))) == {my("gunslinger"), my("rogue")}


def test_who_was_recruited_in_this_wave_may_but_the_stunned_may_not():
    spell = mv.Cast(my("puppeteer"))
    assert battle("gunslinger* . . . monk . puppeteer . .", wave=REAR).can(spell)
    assert not battle(REARED, wave=REAR, statuses={my("gunslinger"): ("stunned",)}).can(spell)


def test_who_reaches_nobody_does_not_attack():
    assert not battle("gunslinger . . viking monk . puppeteer . .", wave=REAR, round=1).can(mv.Cast(my("puppeteer")))
    table = battle("gunslinger . . witch monk . . . puppeteer", "knight . . . monk . . . .", wave=REAR)
    assert set(table.asked(mv.Cast(my("puppeteer")))) == {their("knight"), their("monk")}


# Order: An enemy hero deals damage equal to its attack to each of up to 2 other heroes of its squad.


def test_a_hero_strikes_two_others():
    table = battle(PLAIN, THEIRS, hand=("puppeteer",))
    table.order("puppeteer", their("wizard"), their("knight"), their("oracle"))
    assert table.damages() == {their("knight"): 4, their("oracle"): 4}


def test_it_may_strike_one_only():
    table = battle(PLAIN, THEIRS, hand=("puppeteer",)).order("puppeteer", their("wizard"), their("oracle"), "done")
    assert table.damages() == {their("oracle"): 4}


def test_any_row_strikes_but_no_leader_is_struck():
    table = battle(PLAIN, THEIRS, hand=("puppeteer",))
    order = mv.PlayOrder(my("puppeteer"))
    assert set(table.asked(order)) == {their("knight"), their("wizard"), their("oracle")}
    assert set(table.asked(order, their("oracle"))) == {their("knight"), their("wizard"), "done"}


def test_two_are_the_most():
    theirs = "knight wizard rogue . monk oracle . . ."
    table = battle(PLAIN, theirs, hand=("puppeteer",))
    table.order("puppeteer", their("oracle"), their("knight"), their("wizard"))
    assert table.damages() == {their("knight"): 1, their("wizard"): 1}


def test_it_needs_two_heroes_and_no_truce():
    order = mv.PlayOrder(my("puppeteer"))
    assert not battle(theirs="knight . . . monk . . . .", hand=("puppeteer",)).can(order)
    assert not battle(theirs=THEIRS, hand=("puppeteer",), round=1).can(order)


def test_a_steadfast_hero_is_neither_swapped_nor_stunned():
    table = battle(CASTS, "sentinel . . . monk oracle . . .", wave=FLANK)
    assert not table.can(mv.Cast(my("puppeteer")))


def test_a_hidden_hero_is_not_swapped():
    table = battle(CASTS, "knight wizard . assassin monk . . . .", wave=FLANK)
    assert set(table.asked(mv.Cast(my("puppeteer")))) == {their("knight"), their("wizard")}


def test_a_hero_without_attack_is_no_puppet():
    weak = {their("knight"): ("-1 attack",) * 3}
    table = battle(LEADS, "knight . . . monk oracle . . .", statuses=weak)
    assert not table.can(mv.LeaderAction())


def test_the_free_attack_is_answered_as_any_attack():
    table = battle("gunslinger . . . monk . puppeteer . .", "plaguedoctor . . . monk . . . .", wave=REAR)
    table.cast(my("puppeteer"), their("plaguedoctor"))
    assert table.statuses() == {my("gunslinger"): ("cursed",)}
