"""Engineer, from its printed text."""

import pytest

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, VAN, battle, my, their

from .helpers_two import lay, targets

# Limited. Deal 2 damage to an enemy in melee.

LEADER = ". . . . engineer . . . ."
THEIRS = "knight ~rogue . lancer monk . . . cleric"


@pytest.mark.parametrize("target", ["knight", "monk", "cleric"])
@pytest.mark.parametrize("wave", [VAN, FLANK, REAR])
def test_leader_hurts_an_enemy_in_melee_in_any_wave(target, wave):
    table = battle(LEADER, THEIRS, wave=wave).leader_action(their(target))
    assert table.damages() == {their(target): 2}
    assert table.state.actions_left == 1


def test_leader_not_those_behind_nor_corpses_nor_own():
    table = battle("bard . . . engineer . . . .", THEIRS)
    assert set(table.asked(mv.LeaderAction())) == {their("knight"), their("monk"), their("cleric")}


def test_leader_once_a_turn():
    table = battle(LEADER, THEIRS).leader_action(their("knight"))
    assert not table.can(mv.LeaderAction())
    table.end_wave()
    assert table.can(mv.LeaderAction())


def test_leader_action_is_neither_attack_nor_star_action():
    thorny = battle(LEADER, "trapper . . . viking . . . .", wave=FLANK, statuses={their("trapper"): ("armour",)})
    table = thorny.leader_action(their("trapper"))
    assert table.damages() == {their("trapper"): 2}
    assert table.can(mv.Attack(my("engineer"), their("trapper")))


def test_leader_not_in_a_truce():
    assert not battle(LEADER, THEIRS, round=1).can(mv.LeaderAction())


def test_leader_action_is_no_spell_and_reaches_the_stealthy_and_steadfast():
    table = battle(LEADER, "sentinel . . . monk assassin . . .")
    assert set(table.asked(mv.LeaderAction())) == {their("sentinel"), their("monk"), their("assassin")}


# Intercept.

ARCHER = ". . . . viking . dragonling . ."


def test_vanguard_intercepts_ranged_attacks_in_its_column():
    table = battle("engineer bard . lancer monk . cleric . .", ARCHER, wave=REAR, turn=1)
    assert targets(table, their("dragonling"), 1) == {my("engineer"), my("bard"), my("monk")}


def test_vanguard_melee_and_piercing_pass():
    table = battle("engineer . . lancer monk . . . .", ". . . . viking . ranger . .", wave=REAR, turn=1)
    assert my("lancer") in targets(table, their("ranger"), 1)


@pytest.mark.parametrize("fallen", ["~engineer . . lancer monk . . . .", "lancer . . engineer monk . . . ."])
def test_vanguard_neither_as_a_corpse_nor_in_another_row(fallen):
    table = battle(fallen, ARCHER, wave=REAR, turn=1)
    assert my("lancer") in targets(table, their("dragonling"), 1)
    assert (my("engineer") in targets(table, their("dragonling"), 1)) == (not fallen.startswith("~"))


def test_vanguard_silenced_it_intercepts_nothing():
    statuses = {my("engineer"): ("silenced",)}
    table = battle("engineer . . lancer monk . . . .", ARCHER, wave=REAR, turn=1, statuses=statuses)
    assert table.keywords(my("engineer")) == set()
    assert my("lancer") in targets(table, their("dragonling"), 1)


# The hero in front of this hero has armour 2.

BACKED = "deity rogue . engineer monk . cleric . ."
BLOW = "knight . . . viking . . . ."


def test_flank_armours_the_hero_in_front_and_nobody_else():
    table = battle(BACKED, BLOW, turn=1)
    assert {name: table.keywords(my(name)) for name in ("deity", "rogue", "monk", "engineer", "cleric")} == {
        "deity": {"intercept", "armour 2"},
        "rogue": {"swift"},
        "monk": set(),
        "engineer": set(),
        "cleric": set(),
    }


def test_flank_armour_takes_two_off_each_attack_only():
    table = battle(BACKED, BLOW, turn=1).attack(their("knight"), my("deity"))
    assert table.damages() == {my("deity"): 1}
    order = battle(BACKED, turn=1, their_hand=("wizard",))
    assert order.play(mv.PlayOrder(their("wizard")), "vanguard").damages() == {my("deity"): 3, my("rogue"): 3}


@pytest.mark.parametrize(
    "mine",
    ["deity . . ~engineer monk . . . .", "deity . . . monk . engineer . .", "deity . . . monk engineer . . ."],
    ids=["corpse", "rear", "another column"],
)
def test_flank_without_it_no_armour(mine):
    assert battle(mine, BLOW, turn=1).attack(their("knight"), my("deity")).damages() == {my("deity"): 3}


def test_flank_armour_adds_to_the_operations():
    table = battle(BACKED, BLOW, turn=1, operations=("sentinel",)).attack(their("knight"), my("deity"))
    assert table.damages() == {}


# Ranged attack.

REARED = "bard . . lancer monk . engineer . ."


def test_rear_attacks_from_afar_any_enemy():
    table = battle(REARED, "knight . . . viking . . cleric rogue", wave=REAR)
    assert targets(table, my("engineer")) == {their(name) for name in ("knight", "viking", "cleric", "rogue")}
    table.attack(my("engineer"), their("cleric"))
    assert table.damages() == {their("cleric"): 2}


def test_rear_a_ranged_attack_meets_no_thorns():
    table = battle(REARED, "trapper . . . viking . . . .", wave=REAR).attack(my("engineer"), their("trapper"))
    assert table.damages() == {their("trapper"): 2}


def test_rear_intercept_stops_it():
    table = battle(REARED, "knight . . lancer viking . . . .", wave=REAR)
    assert targets(table, my("engineer")) == {their("knight"), their("viking")}


def test_rear_not_in_the_flank_or_in_a_truce():
    assert targets(battle("bard . . engineer monk . . . .", THEIRS, wave=FLANK), my("engineer")) == set()
    assert targets(battle(REARED, THEIRS, wave=REAR, round=1), my("engineer")) == set()


def test_rear_it_may_fight_in_melee_instead_where_a_challenge_binds_it():
    table = battle(". . . . monk . engineer . .", "gladiator . . . viking . . . rogue", wave=REAR)
    assert targets(table, my("engineer")) == {their("gladiator"), their("viking"), their("rogue")}
    assert not table.can(mv.Attack(my("engineer"), their("rogue"), melee=True))
    assert table.can(mv.Attack(my("engineer"), their("gladiator"), melee=True))


# Operation: your vanguard heroes have intercept and armour 1.

ROW = "bard . rogue lancer monk . . . ."


def test_operation_gives_intercept_and_armour_to_the_vanguard():
    table = lay(battle(ROW, "witch . . . viking . . . .", hand=("engineer",)), "engineer")
    assert {name: table.keywords(my(name)) for name in ("bard", "rogue", "lancer", "monk")} == {
        "bard": {"intercept", "armour 1"},
        "rogue": {"swift", "intercept", "armour 1"},
        "lancer": {"reach"},
        "monk": set(),
    }
    assert table.keywords(their("witch")) == set()


def test_operation_armour_adds_to_a_heros_own():
    table = battle("gladiator . . . monk . . . .", "knight . . . viking . . . .", turn=1, operations=("engineer",))
    assert table.attack(their("knight"), my("gladiator")).damages() == {my("gladiator"): 1}


def test_operation_makes_the_vanguard_intercept():
    table = battle(ROW, ARCHER, wave=REAR, turn=1, operations=("engineer",))
    assert targets(table, their("dragonling"), 1) == {my("bard"), my("rogue"), my("monk")}


def test_operation_counts_for_heroes_that_come_and_ends_with_the_card():
    table = battle("bard . . . monk . . . .", hand=("rogue",), operations=("engineer",)).recruit("rogue", 1)
    assert "intercept" in table.keywords(my("rogue"))
    table.play(mv.RemoveOperation(my("engineer")))
    assert table.keywords(my("rogue")) == {"swift"}


def test_operation_does_nothing_for_corpses_or_for_the_enemy():
    table = battle("~bard . . lancer monk . . . .", ARCHER, wave=REAR, turn=1, operations=("engineer",))
    assert my("lancer") in targets(table, their("dragonling"), 1)


def test_operation_is_no_row_ability_and_helps_the_silenced():
    table = battle("bard . . . monk . . . .", operations=("engineer",), statuses={my("bard"): ("silenced",)})
    assert table.keywords(my("bard")) == {"intercept", "armour 1"}
