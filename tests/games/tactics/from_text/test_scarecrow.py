"""Scarecrow, by what the card says."""

import pytest

from tests.games.tactics.from_text.helpers_text4 import does_intercept, place_of
from tests.games.tactics.squads import PLAIN, REAR, battle, mv, my, their

LEADS = "rogue . . . scarecrow . . . ."
BLOWS = "gunslinger . dragoon . monk . . . ."
FLANKED = ". . . scarecrow monk . . . ."
REARED = "rogue . . . monk . scarecrow . ."
BOTH = "gunslinger . . . monk . . . ."


# Leader: The first enemy attack each turn that would damage your squad deals 1 less damage.


def test_the_first_attack_deals_one_less_and_the_second_all():
    table = battle(LEADS, BLOWS, turn=1).attack(their("gunslinger"), my("scarecrow"))
    assert table.damages() == {my("scarecrow"): 3}
    assert table.attack(their("dragoon"), my("scarecrow")).damages()[my("scarecrow")] == 7


def test_it_guards_heroes_as_well():
    table = battle(LEADS, BLOWS, turn=1).attack(their("gunslinger"), my("rogue"))
    assert table.damages() == {my("rogue"): 3}


def test_in_the_next_turn_it_guards_again():
    table = battle(LEADS, BLOWS, turn=1).attack(their("gunslinger"), my("scarecrow")).end_wave()
    assert table.damages() == {my("scarecrow"): 3}
    table.play(mv.Pass()).attack(their("monk"), my("rogue"))
    assert table.damages() == {my("scarecrow"): 3, my("rogue"): 2}


def test_own_attacks_deal_all():
    table = battle("gunslinger . . . scarecrow . . . .", BLOWS).attack(my("gunslinger"), their("gunslinger"))
    assert table.damages() == {their("gunslinger"): 4}


def test_an_attack_that_would_deal_nothing_does_not_use_it_up():
    weak = {their("dragoon"): ("-1 attack",) * 4}
    table = battle(LEADS, BLOWS, turn=1, statuses=weak).attack(their("dragoon"), my("scarecrow"))
    assert table.attack(their("gunslinger"), my("scarecrow")).damages() == {my("scarecrow"): 3}


def test_effects_deal_all_and_do_not_use_it_up():
    table = battle(LEADS, BLOWS, turn=1, their_hand=("dragonling",)).play(mv.PlayOrder(their("dragonling")))
    assert table.damages() == {my("rogue"): 2, my("scarecrow"): 2}
    assert table.attack(their("gunslinger"), my("scarecrow")).damages()[my("scarecrow")] == 5


# Vanguard: Intercept. Challenge.


def test_it_intercepts():
    assert does_intercept("scarecrow")


def test_melee_attacks_must_be_aimed_at_it():
    table = battle("scarecrow rogue . . monk . . . .", BLOWS, turn=1)
    assert [table.can(mv.Attack(their("dragoon"), my(name))) for name in ("scarecrow", "rogue", "monk")] == [
        True,
        False,
        False,
    ]


def test_in_another_row_it_does_neither():
    table = battle(". rogue . scarecrow monk . . . .", BLOWS, turn=1)
    assert table.can(mv.Attack(their("dragoon"), my("rogue")))


# Flank: Whenever an opponent recruits a hero, give it [-1 attack].


def test_what_the_opponent_recruits_is_weaker():
    table = battle(FLANKED, "knight . . . monk . . . .", turn=1, their_hand=("rogue",))
    assert table.play(mv.Recruit(their("rogue"), 1)).statuses() == {their("rogue"): ("-1 attack",)}


def test_what_i_recruit_is_not():
    assert battle(FLANKED, hand=("rogue",)).recruit("rogue", 1).statuses() == {}


def test_a_hero_recruited_for_free_counts_and_a_revived_one_does_not():
    free = battle(FLANKED, ". . . . monk . . . .", turn=1, their_hand=("rogue", "beastmaster"))
    free.play(mv.PlayOrder(their("beastmaster")), their("rogue"), 17)
    assert free.statuses() == {their("rogue"): ("-1 attack",)}
    revived = battle(FLANKED, "~rogue . . . monk . deity . .", turn=1, wave=REAR).cast(their("deity"))
    assert (revived.corpses(), revived.statuses()) == (set(), {})


def test_in_the_truce_or_another_row_it_scares_nobody():
    truce = battle(FLANKED, turn=1, their_hand=("rogue",), round=1).play(mv.Recruit(their("rogue"), 0))
    moved = battle("scarecrow . . . monk . . . .", turn=1, their_hand=("rogue",)).play(mv.Recruit(their("rogue"), 0))
    assert truce.statuses() == moved.statuses() == {}


# Rear: Move an enemy hero in melee to an empty rear place of its squad; if there is none, deal it 2 damage.


def test_it_is_driven_into_the_rear():
    table = battle(REARED, "knight . . oracle monk . bard . .", wave=REAR)
    assert set(table.asked(mv.Cast(my("scarecrow")))) == {16, 17}  # spots
    table.cast(my("scarecrow"), 17)
    assert place_of(table, their("knight")) == 8
    assert table.damages() == {}


def test_only_heroes_in_melee_of_the_enemy():
    table = battle(REARED, "knight viking . oracle monk . . . .", wave=REAR)
    assert set(table.asked(mv.Cast(my("scarecrow")))) == {their("knight"), their("viking")}


def test_with_a_full_rear_it_is_hurt():
    table = battle(REARED, "knight . . oracle monk . bard ~wizard cleric", wave=REAR)
    table.cast(my("scarecrow"), their("knight"))
    assert table.damages() == {their("knight"): 2}
    assert place_of(table, their("knight")) == 0


def test_who_is_driven_away_is_moved():
    table = battle(REARED, "knight . . . monk . bard wizard .", wave=REAR, statuses={their("knight"): ("threatened",)})
    table.cast(my("scarecrow"))
    assert (table.statuses(), place_of(table, their("knight"))) == ({}, 8)


def test_without_an_enemy_hero_in_melee_or_in_the_truce_it_cannot_be_cast():
    spell = mv.Cast(my("scarecrow"))
    assert not battle(REARED, PLAIN, wave=REAR).can(spell)
    assert not battle(REARED, "knight . . . monk . . . .", wave=REAR, round=1).can(spell)


# Operation: Enemy heroes have -1 attack.


def test_enemy_heroes_are_weaker():
    table = battle(BOTH, BLOWS, operations=("scarecrow",))
    assert (table.attack_of(their("gunslinger")), table.attack_of(their("dragoon"))) == (3, 3)
    assert (table.attack_of(their("monk")), table.attack_of(my("gunslinger")), table.attack_of(my("monk"))) == (3, 4, 3)
    assert table.statuses() == {}


def test_their_attacks_deal_less():
    table = battle(BOTH, BLOWS, operations=("scarecrow",), turn=1).attack(their("gunslinger"), my("monk"))
    assert table.damages() == {my("monk"): 3}


def test_attack_does_not_fall_below_nothing():
    weak = {their("dragoon"): ("-1 attack",) * 4}
    assert battle(BOTH, BLOWS, operations=("scarecrow",), statuses=weak).attack_of(their("dragoon")) == 0


def test_it_begins_when_laid_and_ends_when_removed():
    table = battle(BOTH, BLOWS, hand=("scarecrow",)).play(mv.PlayOperation(my("scarecrow"), 0))
    assert table.attack_of(their("dragoon")) == 3
    assert table.play(mv.RemoveOperation(my("scarecrow"))).attack_of(their("dragoon")) == 4


@pytest.mark.parametrize("enemy", ["gunslinger", "dragoon"])
def test_in_the_truce_it_touches_nobody(enemy):
    assert battle(BOTH, BLOWS, operations=("scarecrow",), round=1).attack_of(their(enemy)) == 4


def test_a_steadfast_hero_stays_but_may_be_hurt():
    assert not battle(REARED, "sentinel . . . monk . . . .", wave=REAR).can(mv.Cast(my("scarecrow")))
    full = battle(REARED, "sentinel . . . monk . bard wizard cleric", wave=REAR)
    full.cast(my("scarecrow"), their("sentinel"))
    assert full.damages() == {their("sentinel"): 2}


def test_a_hidden_hero_is_not_chosen():
    assert not battle(REARED, ". . . assassin monk . . . .", wave=REAR).can(mv.Cast(my("scarecrow")))


def test_a_silenced_scarecrow_scares_nobody():
    table = battle(FLANKED, turn=1, their_hand=("rogue",), statuses={my("scarecrow"): ("silenced",)})
    assert table.play(mv.Recruit(their("rogue"), 0)).statuses() == {my("scarecrow"): ("silenced",)}
