"""Pyromancer: fire spreads."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of

from ..squads import FLANK, REAR, VAN, battle, my, their
from .helpers_text3 import cross, siege

# Leader: at the end of each round, deal 1 damage to each enemy hero.


def burning(theirs="knight . . assassin monk . ~wizard . cleric", wave=REAR, **position):
    return battle("rogue . . . pyromancer . . . .", theirs, wave=wave, **position)


def test_leader_every_enemy_hero_burns_when_the_round_ends():
    table = burning().end_wave()
    assert table.damages() == {their("knight"): 1, their("assassin"): 1, their("cleric"): 1}


def test_leader_not_at_the_end_of_other_waves():
    assert burning(wave=VAN).end_wave().damages() == {}
    assert burning(wave=FLANK).end_wave().damages() == {}


def test_leader_who_burns_out_falls_in_the_same_count():
    table = burning("rogue/3 knight/6 . . monk . . . .").end_wave()
    assert table.corpses() == {their("rogue")}
    assert table.damages() == {their("knight"): 7}


def test_leader_armour_does_not_help():
    assert burning("knight . . . monk . . . .", statuses={their("knight"): ("armour",)}).end_wave().damages() == {
        their("knight"): 1
    }


def test_leader_blessings_come_before_the_fire():
    table = burning("knight . . . monk . . . .", statuses={their("knight"): ("blessed",)}).end_wave()
    assert (table.damages(), table.statuses()) == ({their("knight"): 1}, {})


def test_leader_in_a_truce_nothing_burns():
    assert burning(round=1).end_wave().damages() == {}


# Vanguard: cleave 2.


def sweeping(theirs="knight golem sentinel . monk . . . .", mine="pyromancer . . . monk . . . .", **position):
    return battle(mine, theirs, **position)


def test_vanguard_a_blow_at_the_middle_sweeps_both_sides():
    table = sweeping().attack(my("pyromancer"), their("golem"))
    assert table.damages() == {their("golem"): 4, their("knight"): 2, their("sentinel"): 2}


def test_vanguard_a_blow_at_a_wing_sweeps_the_middle_only():
    table = sweeping().attack(my("pyromancer"), their("knight"))
    assert table.damages() == {their("knight"): 4, their("golem"): 2}


def test_vanguard_it_sweeps_whoever_is_in_melee_leaders_too():
    table = sweeping("knight . . cleric monk . . rogue .").attack(my("pyromancer"), their("knight"))
    assert table.damages() == {their("knight"): 4, their("monk"): 2}
    table = sweeping("knight . . cleric monk . . rogue wizard").attack(my("pyromancer"), their("monk"))
    assert table.damages() == {their("monk"): 4, their("knight"): 2, their("wizard"): 2}


def test_vanguard_armour_helps_the_target_only():
    statuses = {their("golem"): ("armour",), their("knight"): ("armour",)}
    table = sweeping(statuses=statuses).attack(my("pyromancer"), their("golem"))
    assert table.damages() == {their("golem"): 3, their("knight"): 2, their("sentinel"): 2}


def test_vanguard_thorns_answer_the_blow_not_the_sweep():
    table = sweeping("knight trapper . . monk . . . .").attack(my("pyromancer"), their("knight"))
    assert table.damages() == {their("knight"): 4, their("trapper"): 2}


def test_vanguard_a_turned_blow_sweeps_beside_its_new_target():
    """The golem stands in the right column: beside it is the middle one, where the rogue is in melee."""
    table = sweeping("knight rogue . . illusionist golem . . .")
    table.attack(my("pyromancer"), their("knight"), their("golem"))
    assert table.damages() == {their("golem"): 4, their("rogue"): 2}


def test_vanguard_elsewhere_it_does_not_sweep():
    table = sweeping(mine=". . . pyromancer monk . . . .", wave=FLANK).attack(my("pyromancer"), their("golem"))
    assert table.damages() == {their("golem"): 4}


# Flank: deal 3 damage to an enemy in melee.


def scorching(theirs="knight . . cleric monk . . . rogue", **position):
    return battle("ranger . . pyromancer monk . . . .", theirs, wave=FLANK, **position)


def test_flank_three_damage():
    table = scorching(statuses={their("knight"): ("armour",)}).cast(my("pyromancer"), their("knight"))
    assert table.damages() == {their("knight"): 3}


def test_flank_the_leader_too_if_in_melee():
    assert scorching().cast(my("pyromancer"), their("monk")).damages() == {their("monk"): 3}


def test_flank_only_those_in_melee_are_targets():
    assert set(scorching().asked(mv.Cast(my("pyromancer")))) == {their("knight"), their("monk"), their("rogue")}
    assert set(scorching("knight rogue . cleric monk . . . .").asked(mv.Cast(my("pyromancer")))) == {
        their("knight"),
        their("rogue"),
    }


def test_flank_a_hidden_hero_cannot_be_chosen_and_truce_holds():
    assert set(scorching("knight . . . monk assassin . . .").asked(mv.Cast(my("pyromancer")))) == {
        their("knight"),
        their("monk"),
    }
    assert not scorching(round=1).can(mv.Cast(my("pyromancer")))


# Rear: deal 3 damage to an enemy hero and 1 to each hero beside it.


def blazing(theirs="knight golem cleric rogue monk wizard . sentinel .", **position):
    return battle("ranger . . . monk . pyromancer . .", theirs, wave=REAR, **position)


def test_rear_both_sides_are_singed():
    table = blazing().cast(my("pyromancer"), their("golem"))
    assert table.damages() == {their("golem"): 3, their("knight"): 1, their("cleric"): 1}


def test_rear_at_the_wing_one_side_only():
    table = blazing().cast(my("pyromancer"), their("knight"))
    assert table.damages() == {their("knight"): 3, their("golem"): 1}


def test_rear_a_leader_beside_is_no_hero():
    assert blazing().cast(my("pyromancer"), their("rogue")).damages() == {their("rogue"): 3}


def test_rear_alone_in_its_row_it_burns_alone():
    assert blazing().cast(my("pyromancer"), their("sentinel")).damages() == {their("sentinel"): 3}


def test_rear_the_hidden_beside_are_singed_though_never_chosen():
    table = blazing("~knight . . assassin monk . ~wizard . .")
    assert not table.can(mv.Cast(my("pyromancer")))
    squad = battle("ranger . . . monk . pyromancer . .", "knight rogue ~wizard . monk . . . .", wave=REAR)
    assert squad.cast(my("pyromancer"), their("rogue")).damages() == {their("rogue"): 3, their("knight"): 1}


def test_rear_a_truce_forbids_it():
    assert not blazing(round=1).can(mv.Cast(my("pyromancer")))


# Order: deal 3 damage to an enemy hero and 2 to each hero beside, in front of and behind it.


def inferno(theirs="knight golem cleric rogue monk wizard lancer sentinel viking", **position):
    return battle("ranger . . . monk . . . .", theirs, hand=("pyromancer",), **position)


def test_order_burns_in_front_and_behind():
    table = inferno().order("pyromancer", their("rogue"))
    assert table.damages() == {their("rogue"): 3, their("knight"): 2, their("lancer"): 2}


def test_order_burns_beside_but_neither_diagonals_nor_leaders():
    table = inferno().order("pyromancer", their("golem"))
    assert table.damages() == {their("golem"): 3, their("knight"): 2, their("cleric"): 2}


def test_order_in_a_corner():
    table = inferno().order("pyromancer", their("viking"))
    assert table.damages() == {their("viking"): 3, their("sentinel"): 2, their("wizard"): 2}


def test_order_next_means_next_corpses_and_gaps_stop_it():
    table = inferno("knight . . ~rogue monk . lancer . viking").order("pyromancer", their("knight"))
    assert table.damages() == {their("knight"): 3}


def test_order_heroes_are_the_targets_and_truce_holds():
    assert set(inferno("knight . . ~rogue monk assassin . . .").asked(mv.PlayOrder(my("pyromancer")))) == {
        their("knight"),
        their("assassin"),
    }
    assert not inferno(". . . . monk . . . .").can(mv.PlayOrder(my("pyromancer")))
    assert not inferno(round=1).can(mv.PlayOrder(my("pyromancer")))


# In other games


def test_vanguard_a_blow_at_a_fortress_sweeps_nobody():
    table = siege("pyromancer . . . . . . . .").play(mv.Storm(my("pyromancer"), 1))
    assert table.damages() == {}


def test_leader_burns_both_enemy_squads():
    table = cross("rogue . . . pyromancer . . . .", wave=REAR)
    table.end_wave()
    assert table.damages() == {card_of(1, "knight"): 1, card_of(3, "golem"): 1}
