"""The Operative, as printed."""

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, as_leader, battle, my, their
from .helpers_text1 import FOES, discard

IN_VANGUARD = "operative . . . monk . . . ."
IN_FLANK = ". . . operative monk . . . ."
IN_REAR = ". . . . monk . operative . ."


# Leader: enemy heroes struck by your attacks are defeated at once if their damage is lethal


def test_the_leader_has_heroes_fall_at_once_by_an_attack():
    table = battle("pirate . . . operative . . . .", "rogue/1 golem . . monk . . . .")
    table.attack(my("pirate"), their("rogue"))
    assert table.corpses() == {their("rogue")}
    assert table.damages() == {}


def test_the_leaders_own_attack_counts():
    table = battle(". . . . operative . . . .", "rogue golem . . monk . . . .", wave=FLANK)
    table.attack(my("operative"), their("rogue"))
    assert table.corpses() == {their("rogue")}


def test_damage_that_is_not_lethal_and_others_with_lethal_damage_wait():
    table = battle("pirate . . . operative . . . .", "rogue golem/9 . . monk . . . .")
    table.attack(my("pirate"), their("rogue"))
    assert table.corpses() == set()
    assert table.damages() == {their("rogue"): 3, their("golem"): 9}


def test_spells_are_no_attacks_and_leaders_are_no_heroes():
    table = battle(". . . wizard operative . . . .", "rogue/1 golem . . monk . . . .", wave=FLANK)
    table.cast(my("wizard"), their("rogue"))
    assert (table.corpses(), table.damages()) == (set(), {their("rogue"): 4})
    table = battle("pirate . . . operative . . . .", "rogue . . . monk=1 . . . .")
    table.attack(my("pirate"), their("monk"))
    assert table.match.result is None
    assert table.unit(their("monk")).damage == as_leader("monk")[1] + 2


def test_your_heroes_wait_for_the_count_when_the_enemy_attacks():
    table = battle("rogue/1 . . . operative . . . .", "pirate . . . monk . . . .", turn=1)
    table.attack(their("pirate"), my("rogue"))
    assert (table.corpses(), table.damages()) == (set(), {my("rogue"): 4})


# Vanguard: after this hero attacks a hero, defeat that hero if it has 2 or less life left


def test_in_the_vanguard_it_finishes_a_hero_with_two_life_left():
    table = battle(IN_VANGUARD, "knight/3 rogue/2 . . monk . . . .").attack(my("operative"), their("knight"))
    assert table.corpses() == {their("knight")}
    assert table.damages() == {their("rogue"): 2}


def test_with_three_life_left_a_hero_stays():
    table = battle(IN_VANGUARD, "knight/2 . . . monk . . . .").attack(my("operative"), their("knight"))
    assert (table.corpses(), table.damages()) == (set(), {their("knight"): 5})


def test_an_attack_that_deals_nothing_finishes_the_weak_as_well():
    table = battle(IN_VANGUARD, "knight/6 . . . monk . . . .", statuses={their("knight"): ("armour",) * 3})
    assert table.attack(my("operative"), their("knight")).corpses() == {their("knight")}


def test_it_finishes_neither_leaders_nor_the_steadfast_nor_whom_others_attack():
    table = battle(IN_VANGUARD, "rogue . . . monk=5 . . . .").attack(my("operative"), their("monk"))
    assert (table.corpses(), table.match.result) == (set(), None)
    table = battle(IN_VANGUARD, "sentinel/4 . . . monk . . . .").attack(my("operative"), their("sentinel"))
    assert (table.corpses(), table.damages()) == (set(), {their("sentinel"): 7})
    table = battle("operative pirate . . monk . . . .", "knight/3 . . . monk . . . .")
    assert table.attack(my("pirate"), their("knight")).corpses() == set()


# Flank: give an enemy hero [threatened]


def test_from_the_flank_it_threatens_one_enemy_hero():
    table = battle(IN_FLANK, FOES, wave=FLANK)
    assert set(table.asked(mv.Cast(my("operative")))) == {their("engineer"), their("golem"), their("pirate")}
    table.cast(my("operative"), their("pirate"))
    assert table.statuses() == {their("pirate"): ("threatened",)}
    assert table.damages() == {}


def test_threats_add_up_and_strike_at_the_end_of_the_round():
    table = battle(IN_FLANK, FOES, wave=FLANK, statuses={their("golem"): ("threatened",)})
    table.cast(my("operative"), their("golem")).end_wave()
    assert table.statuses() == {their("golem"): ("threatened",) * 2}
    table.end_wave()
    assert (table.statuses(), table.damages()) == ({}, {their("golem"): 6})


def test_without_an_enemy_hero_or_in_the_truce_there_is_nobody_to_threaten():
    assert not battle(IN_FLANK, wave=FLANK).can(mv.Cast(my("operative")))
    assert not battle(IN_FLANK, FOES, wave=FLANK, round=1).can(mv.Cast(my("operative")))


def test_stealth_hides_from_the_threat():
    table = battle(IN_FLANK, ". . golem assassin monk . pirate . .", wave=FLANK)
    assert set(table.asked(mv.Cast(my("operative")))) == {their("golem"), their("pirate")}


# Rear: defeat a damaged enemy hero that is in melee


def test_from_the_rear_it_defeats_a_damaged_hero_in_melee():
    table = battle(IN_REAR, "golem/1 knight/1 rogue . monk chef/1 ~viking . .", wave=REAR)
    assert set(table.asked(mv.Cast(my("operative")))) == {their("golem"), their("knight")}
    table.cast(my("operative"), their("knight"))
    assert table.corpses() == {their("knight"), their("viking")}
    assert table.damages() == {their("golem"): 1, their("chef"): 1}


def test_a_corpse_in_front_hides_nobody_from_it():
    table = battle(IN_REAR, "~golem . . chef/1 monk . . . .", wave=REAR).cast(my("operative"))
    assert table.corpses() == {their("golem"), their("chef")}


def test_without_a_damaged_hero_in_melee_it_cannot_be_cast():
    for squad in ("golem . . chef/1 monk . . . .", ". . . . monk/3 . . . .", "sentinel/3 . . . monk . . . ."):
        assert not battle(IN_REAR, squad, wave=REAR).can(mv.Cast(my("operative")))
    assert not battle(IN_REAR, "golem/1 . . . monk . . . .", wave=REAR, round=1).can(mv.Cast(my("operative")))


# Order: defeat an enemy hero


def test_the_order_defeats_any_enemy_hero():
    table = battle("rogue . . . monk . . . .", FOES, hand=("operative",))
    assert set(table.asked(mv.PlayOrder(my("operative")))) == {their("engineer"), their("golem"), their("pirate")}
    table.order("operative", their("pirate"))
    assert table.corpses() == {their("pirate")}
    assert table.damages() == {}
    assert discard(table) == {"operative"}


def test_whom_the_order_defeats_loses_damage_and_statuses():
    table = battle(theirs="golem/2 . . . monk . . . .", hand=("operative",), statuses={their("golem"): ("cursed",)})
    table.order("operative")
    assert (table.corpses(), table.damages(), table.statuses()) == ({their("golem")}, {}, {})


def test_the_order_needs_an_enemy_hero_that_can_fall():
    play = mv.PlayOrder(my("operative"))
    assert not battle("rogue . . . monk . . . .", "~golem . . . monk . . . .", hand=("operative",)).can(play)
    assert not battle(theirs="sentinel . . . monk . . . .", hand=("operative",)).can(play)
    assert not battle(theirs=FOES, hand=("operative",), round=1).can(play)


# The leader's blow, further


def test_the_leader_does_not_fell_the_steadfast():
    table = battle("pirate . . . operative . . . .", "sentinel/7 . . . monk . . . .")
    table.attack(my("pirate"), their("sentinel"))
    assert (table.corpses(), table.damages()) == (set(), {their("sentinel"): 10})
    assert table.end_wave().corpses() == {their("sentinel")}


def test_whom_the_cleave_of_an_attack_kills_was_struck_too():
    table = battle("viking . . . operative . . . .", "golem rogue/3 chef . monk . . . .")
    table.attack(my("viking"), their("golem"))
    assert table.corpses() == {their("rogue")}


def test_free_attacks_are_the_leaders_too():
    table = battle("pirate . . . operative . . . .", "rogue/1 golem . . monk . . . .", hand=("knight",))
    assert table.order("knight", my("pirate"), their("rogue")).corpses() == {their("rogue")}


def test_who_takes_the_blow_for_another_is_struck():
    table = battle("pirate . . . operative . . . .", "rogue chef . golem/7 monk . . . .")
    table.attack(my("pirate"), their("rogue"), "yes")
    assert table.corpses() == {their("golem")}
    assert table.damages() == {}


def test_who_is_finished_is_whom_it_attacked_not_who_took_the_damage():
    table = battle(IN_VANGUARD, "rogue/2 chef . golem monk . . . .").attack(my("operative"), their("rogue"), "yes")
    assert table.corpses() == {their("rogue")}
    assert table.damages() == {their("golem"): 3}


def test_stealth_hides_the_damaged_from_the_rear():
    table = battle(IN_REAR, ". . . assassin/1 monk . . . .", wave=REAR)
    assert not table.can(mv.Cast(my("operative")))


def test_stealth_is_no_help_against_the_order():
    table = battle(theirs=". . . assassin monk . . . .", hand=("operative",)).order("operative")
    assert table.corpses() == {their("assassin")}


def test_who_is_returned_instead_is_not_defeated():
    squad = "rogue . . valkyrie monk . . . ."
    table = battle(theirs=squad, hand=("operative",)).order("operative", their("rogue"), "yes")
    assert (table.corpses(), table.hand(1)) == (set(), {"rogue"})


def test_who_escapes_to_the_hand_is_not_finished():
    table = battle(IN_VANGUARD, "chronomancer . . . monk . . . .").attack(my("operative"), their("chronomancer"), "yes")
    assert (table.hand(1), table.corpses(), table.damages()) == ({"chronomancer"}, set(), {})


def test_the_threat_is_lifted_when_the_hero_is_moved():
    table = battle(IN_FLANK, FOES, wave=FLANK).cast(my("operative"), their("pirate")).end_turn()
    assert table.play(mv.MoveHero(their("pirate"), 6)).statuses() == {}
