"""Bard, from its printed text."""

import pytest

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import UnitAttacked
from tests.games.tactics.squads import FLANK, REAR, battle, my, their

from .helpers_two import FULL_HAND, cross, lay, of, their_order

# After you play an order, one of your heroes in the current wave's row may make a free attack.

LEADER = "knight . . rogue bard . . . ."
THEIRS = "cleric . . . engineer . . . ."


def test_leader_an_order_brings_a_free_attack():
    table = battle(LEADER, THEIRS, hand=("monk",), deck=("witch",)).order("monk", "done", my("knight"), their("cleric"))
    assert table.damages() == {their("cleric"): 3}
    assert table.state.actions_left == 1


def test_leader_the_free_attack_may_be_declined():
    assert battle(LEADER, THEIRS, hand=("monk",)).order("monk", "done", "no").damages() == {}


def test_leader_only_heroes_of_the_current_row_in_melee():
    table = battle("knight keeper . rogue bard lancer . . .", THEIRS, hand=("monk",))
    assert set(table.asked(mv.PlayOrder(my("monk")), "done")) == {my("knight"), my("keeper"), "no"}
    table = battle("knight . . rogue bard lancer . . .", THEIRS, hand=("chef",), wave=FLANK)
    assert set(table.asked(mv.PlayOrder(my("chef")))) == {my("lancer"), "no"}


def test_leader_the_leader_itself_makes_no_free_attack():
    table = battle("knight . . . bard . . . .", THEIRS, hand=("monk",), wave=FLANK).order("monk", "done")
    assert table.happened(UnitAttacked) == []


def test_leader_the_free_attack_is_no_star_action():
    table = battle(LEADER, THEIRS, hand=("monk",)).order("monk", "done", my("knight"), their("cleric"))
    table.attack(my("knight"), their("cleric"))
    assert table.damages() == {their("cleric"): 6}
    spent = battle(LEADER, THEIRS, hand=("monk",)).attack(my("knight"), their("cleric"))
    assert spent.order("monk", "done", my("knight"), their("cleric")).damages() == {their("cleric"): 6}


def test_leader_a_fresh_hero_may_but_a_stunned_one_may_not():
    fresh = battle(LEADER.replace("knight", "knight*"), THEIRS, hand=("monk",))
    assert my("knight") in fresh.asked(mv.PlayOrder(my("monk")), "done")
    stunned = battle(LEADER, THEIRS, hand=("monk",), statuses={my("knight"): ("stunned",)}).order("monk", "done")
    assert stunned.damages() == {}


def test_leader_neither_operations_nor_the_enemys_orders():
    table = lay(battle(LEADER, THEIRS, hand=("sentinel",)), "sentinel")
    assert table.happened(UnitAttacked) == []
    table = their_order(battle(LEADER, THEIRS, their_hand=("chef",), turn=1), "chef")
    assert table.happened(UnitAttacked) == []


def test_leader_nobody_attacks_in_a_truce():
    table = battle(LEADER, THEIRS, hand=("monk",), round=1).order("monk", "done")
    assert table.damages() == {}


def test_leader_an_order_that_was_only_carried_out_is_not_played():
    """Jester carries out the order of the discarded card: one order was played, one attack follows."""
    table = battle(LEADER, THEIRS, hand=("jester",), their_hand=("chef",))
    table.order("jester", "yes", my("knight"), their("cleric"))
    assert len(table.happened(UnitAttacked)) == 1


# Enemies in melee have -1 attack.

BESIDE = "bard . . . monk . . . ."


def test_vanguard_enemies_in_melee_are_weaker():
    table = battle(BESIDE, "rogue . . lancer viking . . . gunslinger")
    attacks = {name: table.attack_of(their(name)) for name in ("rogue", "lancer", "viking", "gunslinger")}
    assert attacks == {"rogue": 2, "lancer": 3, "viking": 4, "gunslinger": 3}
    assert table.statuses() == {}


def test_vanguard_those_behind_a_corpse_are_in_melee():
    table = battle(BESIDE, "~rogue . . lancer viking . . . .")
    assert table.attack_of(their("lancer")) == 2


def test_vanguard_attack_never_falls_below_zero():
    table = battle(BESIDE, "cleric . . . viking . . . .", statuses={their("cleric"): ("-1 attack",)})
    assert table.attack_of(their("cleric")) == 0


def test_vanguard_own_units_are_not_weaker():
    table = battle("bard knight . . viking . . . .")
    assert (table.attack_of(my("bard")), table.attack_of(my("knight"))) == (1, 3)


@pytest.mark.parametrize("mine", ["~bard . . . monk . . . .", ". . . . monk . bard . ."])
def test_vanguard_not_as_a_corpse_or_elsewhere(mine):
    assert battle(mine, "rogue . . . viking . . . .").attack_of(their("rogue")) == 3


def test_vanguard_not_when_silenced_nor_in_a_truce():
    silenced = battle(BESIDE, "rogue . . . viking . . . .", statuses={my("bard"): ("silenced",)})
    assert silenced.attack_of(their("rogue")) == 3
    assert battle(BESIDE, "rogue . . . viking . . . .", round=1).attack_of(their("rogue")) == 3


def test_vanguard_is_felt_in_the_attack_and_not_by_archers_behind():
    table = battle(BESIDE, "rogue . . . engineer . . . .", turn=1).attack(their("rogue"), my("bard"))
    assert table.damages() == {my("bard"): 2}
    behind = battle(BESIDE, "rogue . . . engineer . dragonling . .", turn=1, wave=REAR)
    assert behind.attack(their("dragonling"), my("bard")).damages() == {my("bard"): 3}


def test_vanguard_damage_equal_to_an_enemys_attack_is_less_too():
    table = battle("bard cleric . . monk . . . .", "golem . . . engineer . . . .", hand=("duelist",))
    assert table.order("duelist", my("cleric")).damages() == {their("golem"): 2, my("cleric"): 2}


# Your vanguard heroes have +1 attack.


def test_flank_vanguard_heroes_are_stronger():
    table = battle("knight . rogue bard viking lancer . . cleric", "wizard . . . engineer . . . .", wave=FLANK)
    attacks = {name: table.attack_of(my(name)) for name in ("knight", "rogue", "bard", "lancer", "cleric")}
    assert attacks == {"knight": 4, "rogue": 4, "bard": 1, "lancer": 3, "cleric": 1}
    assert table.attack_of(their("wizard")) == 4


def test_flank_ends_when_the_bard_falls_or_leaves():
    table = battle("knight . . bard/5 monk . . . .").end_wave()
    assert table.attack_of(my("knight")) == 3
    moved = battle("knight . . bard monk . . . .").play(mv.MoveHero(my("bard"), 6))
    assert moved.attack_of(my("knight")) == 3


def test_flank_is_felt_in_the_attack():
    table = battle("knight . . bard monk . . . .", THEIRS).attack(my("knight"), their("cleric"))
    assert table.damages() == {their("cleric"): 4}


# Give another of your heroes [+1 attack] and heal it 2.


def test_rear_strengthens_and_heals_another_hero():
    table = battle("knight/3 rogue/1 . . monk/4 . bard/2 . .", wave=REAR).cast(my("bard"), my("knight"))
    assert table.damages() == {my("knight"): 1, my("rogue"): 1, my("monk"): 4, my("bard"): 2}
    assert table.statuses() == {my("knight"): ("+1 attack",)}


def test_rear_also_an_undamaged_hero_but_no_other_unit():
    table = battle("knight rogue . . monk/4 . bard/2 ~cleric .", wave=REAR)
    assert set(table.asked(mv.Cast(my("bard")))) == {my("knight"), my("rogue")}
    assert table.cast(my("bard"), my("rogue")).statuses() == {my("rogue"): ("+1 attack",)}


def test_rear_alone_it_casts_nothing():
    assert not battle("~knight . . . monk . bard . .", wave=REAR).can(mv.Cast(my("bard")))


def test_rear_cancels_a_weakness():
    table = battle("knight/2 . . . monk . bard . .", wave=REAR, statuses={my("knight"): ("-1 attack",)})
    table.cast(my("bard"))
    assert (table.statuses(), table.damages()) == ({}, {})


# Operation: your heroes have +1 attack.


def test_operation_strengthens_all_heroes_but_not_the_leader():
    table = lay(battle("knight . . lancer viking . . . cleric", "rogue . . . monk . . . .", hand=("bard",)), "bard")
    attacks = {name: table.attack_of(my(name)) for name in ("knight", "lancer", "cleric", "viking")}
    assert attacks == {"knight": 4, "lancer": 4, "cleric": 2, "viking": 5}
    assert table.attack_of(their("rogue")) == 3


def test_operation_holds_this_turn_and_four_more():
    table = lay(battle("knight . . . monk . . . .", hand=("bard",)), "bard")
    seen = []
    for _ in range(5):
        seen.append(table.attack_of(my("knight")))
        table.end_wave()
    assert seen == [4, 4, 4, 4, 4]
    assert table.attack_of(my("knight")) == 3
    assert table.state.discards[0] == [my("bard")]


def test_operation_ends_when_removed():
    table = battle("knight . . . monk . . . .", operations=("bard",)).play(mv.RemoveOperation(my("bard")))
    assert table.attack_of(my("knight")) == 3


def test_operation_needs_a_free_place():
    table = battle(hand=("bard", *FULL_HAND), operations=("sentinel", "engineer", "oracle"))
    assert not any(table.can(mv.PlayOperation(my("bard"), slot)) for slot in range(3))


# With four players


def test_vanguard_in_a_team_game_weakens_both_enemies_and_no_partner():
    table = cross("bard . . . monk . . . .")
    assert [table.attack_of(of(*who)) for who in ((1, "golem"), (2, "knight"), (3, "rogue"))] == [2, 3, 2]


def test_flank_in_a_team_game_strengthens_no_partner():
    table = cross("cleric . . bard monk . . . .")
    assert (table.attack_of(my("cleric")), table.attack_of(of(2, "knight"))) == (2, 3)
