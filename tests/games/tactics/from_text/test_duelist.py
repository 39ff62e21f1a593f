"""Duelist, from its printed text."""

import pytest

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import UnitAttacked
from tests.games.tactics.squads import FLANK, REAR, as_leader, battle, my, their

from .helpers_two import cross, of, place, targets

# Your leader's attack is a free action and deals 1 more damage to heroes.

LEADER = ". . . . duelist . . . ."
BLOW = as_leader("duelist")[0]


def test_leader_attacks_heroes_for_free_and_harder():
    table = battle(LEADER, "golem . . . engineer . . . .", wave=FLANK).attack(my("duelist"), their("golem"))
    assert table.damages() == {their("golem"): BLOW + 1}
    assert table.state.actions_left == 2


def test_leader_hits_leaders_as_usual():
    table = battle(LEADER, ". . . . engineer . . . .", wave=FLANK).attack(my("duelist"), their("engineer"))
    assert table.damages() == {their("engineer"): BLOW}


def test_leader_attacks_only_once_a_turn_and_in_the_wave_of_its_row():
    table = battle(LEADER, "golem . . . engineer . . . .", wave=FLANK).attack(my("duelist"), their("golem"))
    assert not table.can(mv.Attack(my("duelist"), their("golem")))
    assert not battle(LEADER, "golem . . . engineer . . . .").can(mv.Attack(my("duelist"), their("golem")))


def test_leader_may_attack_when_all_actions_but_none_of_the_turn_are_spent():
    table = battle(LEADER, "golem . . . engineer . . . .", wave=FLANK, deck=("bard", "witch", "deity"))
    table.play(mv.Draw()).play(mv.Draw())
    assert table.state.turn == 0
    assert table.attack(my("duelist"), their("golem")).damages() == {their("golem"): BLOW + 1}


def test_leader_heroes_attack_as_usual():
    table = battle("rogue . . . duelist . . . .", "golem . . . engineer . . . .").attack(my("rogue"), their("golem"))
    assert table.damages() == {their("golem"): 3}
    assert table.state.actions_left == 1


def test_leader_armour_is_taken_off_the_harder_blow():
    table = battle(LEADER, "gladiator . . . engineer . . . .", wave=FLANK).attack(my("duelist"), their("gladiator"))
    assert table.damages() == {their("gladiator"): BLOW + 1 - 1}


def test_leader_no_attack_in_a_truce():
    assert targets(battle(LEADER, "golem . . . engineer . . . .", wave=FLANK, round=1), my("duelist")) == set()


def test_leader_stunned_it_does_not_attack():
    statuses = {my("duelist"): ("stunned",)}
    table = battle(LEADER, "golem . . . engineer . . . .", wave=FLANK, statuses=statuses)
    assert targets(table, my("duelist")) == set()


# After an enemy attacks this hero in melee, this hero makes a free attack on the attacker.

FRONT = "duelist cleric . . monk . . . ."


def test_vanguard_strikes_back():
    table = battle(FRONT, "golem . . . engineer . . . .", turn=1).attack(their("golem"), my("duelist"))
    assert table.damages() == {my("duelist"): 3, their("golem"): 4}
    assert [event.unit for event in table.happened(UnitAttacked)] == [their("golem"), my("duelist")]


def test_vanguard_strikes_back_at_leaders_and_though_the_blow_was_lethal():
    table = battle("duelist . . . monk . . . .", turn=1, wave=FLANK, theirs=". . . . viking . . . .")
    table.attack(their("viking"), my("duelist"))
    assert table.damages() == {my("duelist"): 5, their("viking"): 4}


def test_vanguard_two_duelists_do_not_fence_for_ever():
    """An ability never triggers on what its own resolution caused."""
    table = battle(FRONT, "duelist . . . engineer . . . .", turn=1).attack(their("duelist"), my("duelist"))
    assert table.damages() == {my("duelist"): 8, their("duelist"): 4}


def test_vanguard_strikes_back_in_every_wave_even_stunned_not():
    table = battle(FRONT, "golem . . . engineer . . . .", turn=1, statuses={my("duelist"): ("stunned",)}).attack(
        their("golem"), my("duelist")
    )
    assert table.damages() == {my("duelist"): 3}


def test_vanguard_not_at_archers_nor_for_attacks_on_others_nor_effects():
    archer = battle(FRONT, ". . . . engineer . dragonling . .", turn=1, wave=REAR)
    assert archer.attack(their("dragonling"), my("duelist")).damages() == {my("duelist"): 3}
    other = battle(FRONT, "golem . . . engineer . . . .", turn=1).attack(their("golem"), my("cleric"))
    assert other.damages() == {my("cleric"): 3}
    order = battle("duelist . . . monk . . . .", turn=1, their_hand=("wizard",), theirs=". . . . engineer . . . .")
    assert order.play(mv.PlayOrder(their("wizard"))).damages() == {my("duelist"): 3}


def test_vanguard_the_attacker_that_has_left_is_not_struck():
    """Assassin may go back to hand after its attack: then there is nobody to strike, or it was struck before."""
    table = battle(FRONT, "rogue assassin . . engineer . . . .", turn=1)
    table.attack(their("assassin"), my("duelist"), "yes")
    assert table.damages() == {my("duelist"): 5}
    assert table.state.unit(their("assassin")) is None


def test_vanguard_the_answer_is_bound_by_normal_targets():
    """Challenge binds it: the attacker is no legal target while another of its squad challenges."""
    table = battle(FRONT, "rogue gladiator . . engineer . . . .", turn=1).attack(their("rogue"), my("duelist"))
    assert table.damages() == {my("duelist"): 3}


@pytest.mark.parametrize("mine", [". . . duelist monk . . . .", ". . . . monk . duelist . ."])
def test_vanguard_not_from_other_rows(mine):
    table = battle(mine, "golem . . . engineer . . . .", turn=1).attack(their("golem"), my("duelist"))
    assert table.damages() == {my("duelist"): 3}


def test_vanguard_reach_from_the_second_place_is_not_answered():
    """The free attack has only normal targets, and who stands second is not in melee."""
    table = battle(FRONT, "golem . . lancer engineer . . . .", turn=1, wave=FLANK)
    assert table.attack(their("lancer"), my("duelist")).damages() == {my("duelist"): 3}


# This hero has +2 attack against undamaged enemies.

FLANKED = ". . . duelist monk . . . ."


def test_flank_hits_the_undamaged_harder():
    table = battle(FLANKED, "golem . . . engineer . . . .", wave=FLANK).attack(my("duelist"), their("golem"))
    assert table.damages() == {their("golem"): 6}


def test_flank_hits_the_damaged_as_usual():
    table = battle(FLANKED, "golem/1 . . . engineer . . . .", wave=FLANK).attack(my("duelist"), their("golem"))
    assert table.damages() == {their("golem"): 5}


def test_flank_leaders_are_enemies_too():
    table = battle(FLANKED, ". . . . engineer . . . .", wave=FLANK).attack(my("duelist"), their("engineer"))
    assert table.damages() == {their("engineer"): 6}


def test_flank_not_in_the_vanguard_nor_for_others():
    front = battle("duelist . . . monk . . . .", "golem . . . engineer . . . .").attack(my("duelist"), their("golem"))
    assert front.damages() == {their("golem"): 4}
    other = battle("rogue . . duelist monk . . . .", "golem . . . engineer . . . .").attack(my("rogue"), their("golem"))
    assert other.damages() == {their("golem"): 3}


def test_flank_is_not_shown_in_its_attack_for_it_is_tied_to_a_target():
    table = battle(FLANKED, "golem . . . engineer . . . .")
    assert table.attack_of(my("duelist")) == 4


def test_flank_damage_equal_to_its_attack_is_no_attack_against_anybody():
    table = battle("bard . . duelist monk . . . .", turn=1, their_hand=("puppeteer",))
    table.play(mv.PlayOrder(their("puppeteer")), my("duelist"), my("bard"))
    assert table.damages() == {my("bard"): 4}


def test_flank_in_a_free_attack_too():
    table = battle(FLANKED, "golem . . . engineer . . . .", hand=("samurai",)).order("samurai", their("golem"))
    assert table.damages() == {their("golem"): 4 + 2 + 4}


# Swap this hero with one of your vanguard heroes or corpses; it then makes a free attack.

REARED = "knight ~rogue . lancer monk . duelist . ."


def test_rear_swaps_with_a_vanguard_hero_and_attacks():
    table = battle(REARED, "golem . . . engineer . . . .", wave=REAR).cast(my("duelist"), my("knight"), their("golem"))
    assert (place(table, my("duelist")), place(table, my("knight"))) == (0, 6)
    assert table.damages() == {their("golem"): 4}
    assert table.state.actions_left == 1


def test_rear_swaps_with_a_vanguard_corpse():
    table = battle(REARED, "golem . . . engineer . . . .", wave=REAR).cast(my("duelist"), my("rogue"), their("golem"))
    assert (place(table, my("duelist")), place(table, my("rogue"))) == (1, 6)
    assert table.corpses() == {my("rogue")}


def test_rear_swaps_with_nobody_else():
    table = battle(REARED, "golem . . . engineer . . . .", wave=REAR)
    assert set(table.asked(mv.Cast(my("duelist")))) == {my("knight"), my("rogue")}
    assert not battle(". . . lancer monk . duelist . .", wave=REAR).can(mv.Cast(my("duelist")))


def test_rear_may_attack_any_unit_in_melee():
    table = battle(REARED, "golem . . lancer engineer . . . .", wave=REAR)
    assert set(table.asked(mv.Cast(my("duelist")), my("knight"))) == {their("golem"), their("engineer")}


def test_rear_both_are_moved_and_shake_off_threats():
    table = battle(
        REARED,
        "golem . . . engineer . . . .",
        wave=REAR,
        statuses={my("knight"): ("threatened",), my("duelist"): ("threatened",)},
    )
    assert table.cast(my("duelist"), my("knight"), their("golem")).statuses() == {}


def test_rear_in_a_truce_swaps_without_attacking():
    table = battle("knight . . . monk . duelist . .", wave=REAR, round=1).cast(my("duelist"))
    assert place(table, my("duelist")) == 0
    assert table.damages() == {}


def test_rear_a_stunned_hero_is_not_swapped_by_its_controller():
    table = battle("knight . . . monk . duelist . .", wave=REAR, statuses={my("knight"): ("stunned",)})
    assert not table.can(mv.Cast(my("duelist")))


def test_rear_swaps_with_a_fresh_hero():
    table = battle("knight* . . . monk . duelist . .", wave=REAR).cast(my("duelist"))
    assert place(table, my("knight")) == 6
    assert table.damages() == {their("monk"): 4}


def test_rear_fresh_it_does_not_cast():
    assert not battle("knight . . . monk . duelist* . .", wave=REAR).can(mv.Cast(my("duelist")))


# Give one of your heroes [+1 attack]; it and an enemy hero deal damage equal to their attack to each other.


def test_order_strengthens_one_and_lets_both_strike():
    table = battle("knight rogue . . monk . . . .", "golem cleric . . engineer . . . .", hand=("duelist",))
    table.order("duelist", my("knight"), their("golem"))
    assert table.damages() == {their("golem"): 4, my("knight"): 3}
    assert table.statuses() == {my("knight"): ("+1 attack",)}


def test_order_is_no_attack():
    """Neither armour nor thorns matter, nor whether they are in melee."""
    table = battle("gladiator . . lancer monk . . . .", "trapper . . . engineer . . . .", hand=("duelist",))
    table.order("duelist", my("gladiator"))
    assert table.damages() == {their("trapper"): 4, my("gladiator"): 3}
    assert table.happened(UnitAttacked) == []


def test_order_reaches_heroes_behind_but_no_leaders_and_no_corpses():
    table = battle("knight . . lancer monk . . . .", "golem ~cleric . puppeteer engineer . . . .", hand=("duelist",))
    assert set(table.asked(mv.PlayOrder(my("duelist")))) == {my("knight"), my("lancer")}
    assert set(table.asked(mv.PlayOrder(my("duelist")), my("lancer"))) == {their("golem"), their("puppeteer")}


def test_order_works_with_a_hero_that_has_acted_and_leaves_it_its_star_action():
    table = battle("knight . . . monk . . . .", "golem . . . engineer . . . .", hand=("duelist",)).order("duelist")
    assert table.can(mv.Attack(my("knight"), their("golem")))


def test_order_without_an_enemy_hero_gives_the_strength_alone():
    table = battle("knight . . . monk . . . .", ". . . . engineer . . . .", hand=("duelist",)).order("duelist")
    assert table.statuses() == {my("knight"): ("+1 attack",)}
    assert table.damages() == {}


def test_order_without_a_hero_of_ones_own_cannot_be_played():
    assert not battle(theirs="golem . . . engineer . . . .", hand=("duelist",)).can(mv.PlayOrder(my("duelist")))


def test_order_in_a_truce_gives_the_strength_alone():
    table = battle("knight . . . monk . . . .", "golem . . . engineer . . . .", hand=("duelist",), round=1)
    table.order("duelist")
    assert (table.statuses(), table.damages()) == ({my("knight"): ("+1 attack",)}, {})


# With four players


def test_order_in_a_team_game_any_opponents_hero():
    table = cross("cleric . . . monk . . . .", hands=(("duelist",), (), (), ()))
    assert set(table.asked(mv.PlayOrder(my("duelist")))) == {of(1, "golem"), of(3, "rogue")}
