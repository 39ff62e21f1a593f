"""Sentinel, from its printed text."""

import pytest

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import UnitDamaged
from tests.games.tactics.squads import FLANK, REAR, battle, my, their

from .helpers_two import cross, lay, left, of, place, targets, their_order

# Your vanguard heroes have intercept and +1 life.

LEADER = "bard . rogue lancer sentinel . operative . ."
ARCHER = ". . . . engineer . dragonling . ."


def test_leader_vanguard_heroes_have_intercept_and_one_life_more():
    table = battle(LEADER, "witch . . . engineer . . . .")
    lives = {name: table.life_of(my(name)) for name in ("bard", "rogue", "lancer", "operative")}
    assert lives == {"bard": 6, "rogue": 5, "lancer": 6, "operative": 4}
    assert {name for name in ("bard", "rogue", "lancer", "operative") if "intercept" in table.keywords(my(name))} == {
        "bard",
        "rogue",
    }
    assert (table.life_of(their("witch")), table.keywords(their("witch"))) == (4, set())


def test_leader_enemy_archers_cannot_pass():
    table = battle(LEADER, ARCHER, wave=REAR, turn=1)
    assert targets(table, their("dragonling"), 1) == {my("bard"), my("rogue"), my("sentinel")}


def test_leader_the_life_saves_at_the_count():
    assert battle("rogue/4 . . lancer/6 sentinel . . . .").end_wave().corpses() == {my("lancer")}


def test_leader_out_of_the_vanguard_the_life_is_gone():
    table = battle("cleric . . rogue/4 sentinel . . . .").end_wave()
    assert table.corpses() == {my("rogue")}
    table = battle("rogue/4 . . . sentinel . . . .").play(mv.MoveHero(my("rogue"), 6)).end_wave()
    assert table.corpses() == {my("rogue")}


def test_leader_the_life_is_no_status():
    assert battle(LEADER).statuses() == {}


def test_leader_corpses_intercept_nothing():
    table = battle("~bard . . lancer sentinel . . . .", ARCHER, wave=REAR, turn=1)
    assert my("lancer") in targets(table, their("dragonling"), 1)


# Intercept. Steadfast.

STEADY = "sentinel bard . lancer monk . . . ."


def test_vanguard_intercepts():
    table = battle(STEADY, ARCHER, wave=REAR, turn=1)
    assert targets(table, their("dragonling"), 1) == {my("sentinel"), my("bard"), my("monk")}
    assert table.keywords(my("sentinel")) == {"intercept", "steadfast"}


def test_vanguard_enemies_cannot_defeat_it():
    table = battle(STEADY, turn=1, their_hand=("operative",))
    their_order(table, "operative", my("bard"))
    assert table.corpses() == {my("bard")}
    alone = battle("sentinel . . . monk . . . .", turn=1, their_hand=("operative",))
    assert not alone.can(mv.PlayOrder(their("operative")))


def test_vanguard_enemies_cannot_return_it():
    alone = battle("sentinel . . . monk . . . .", turn=1, their_hand=("illusionist",))
    assert not alone.can(mv.PlayOrder(their("illusionist")))


def test_vanguard_enemies_cannot_stun_it_but_hurt_it():
    table = battle("sentinel . . . monk . . . .", ". . . . engineer . frostmage . .", wave=REAR, turn=1).cast(
        their("frostmage")
    )
    assert table.statuses() == {}
    assert table.damages() == {my("sentinel"): 2}


def test_vanguard_enemies_give_it_other_statuses():
    table = battle("sentinel . . . monk . . . .", ". . . . engineer . witch . .", wave=REAR, turn=1)
    assert table.cast(their("witch")).statuses() == {my("sentinel"): ("silenced",)}


def test_vanguard_enemies_cannot_move_or_swap_it():
    mover = battle("sentinel . . . monk . . . .", ". . . geomancer engineer . . . .", wave=FLANK, turn=1)
    mover.cast(their("geomancer"))
    assert (place(mover, my("sentinel")), mover.damages()) == (0, {my("sentinel"): 2})
    swapper = battle("sentinel bard . . monk . . . .", ". . . puppeteer engineer . . . .", wave=FLANK, turn=1)
    assert not swapper.can(mv.Cast(their("puppeteer")))


def test_vanguard_its_own_player_moves_and_defeat_by_damage_comes():
    assert battle(STEADY).play(mv.MoveHero(my("sentinel"), 8)).unit(my("sentinel")).place == 8
    assert battle("sentinel/9 . . . monk . . . .").end_wave().corpses() == {my("sentinel")}


def test_vanguard_silenced_it_is_steadfast_no_more():
    table = battle(
        "sentinel . . . monk . . . .", turn=1, their_hand=("operative",), statuses={my("sentinel"): ("silenced",)}
    )
    assert their_order(table, "operative").corpses() == {my("sentinel")}


def test_vanguard_own_cards_may_return_it_and_enemies_may_not_take_it_over():
    own = battle("sentinel . . . monk . illusionist . .", wave=REAR).cast(my("illusionist"), "no")
    assert own.hand() == {"sentinel"}
    assert not battle("sentinel . . . monk . . . .", turn=1, their_hand=("merchant",)).can(
        mv.PlayOrder(their("merchant"))
    )


def test_vanguard_threats_hurt_it():
    table = battle("sentinel . . . monk . . . .", wave=REAR, statuses={my("sentinel"): ("threatened",)}).end_wave()
    assert table.damages() == {my("sentinel"): 3}


def test_vanguard_a_reaction_does_not_stun_it():
    table = battle("sentinel . . . monk . . . .", "frostmage . . . engineer . . . .")
    assert table.attack(my("sentinel"), their("frostmage")).statuses() == {}


def test_vanguard_enemies_swap_only_the_others():
    table = battle("sentinel bard rogue . monk . . . .", ". . . puppeteer engineer . . . .", wave=FLANK, turn=1)
    assert my("sentinel") not in table.asked(mv.Cast(their("puppeteer")))


# Intercept. Armour 1.

SECOND = "lancer . . sentinel monk . operative . ."


def test_flank_intercepts_for_those_behind_it_only():
    table = battle(SECOND, ARCHER, wave=REAR, turn=1)
    assert targets(table, their("dragonling"), 1) == {my("lancer"), my("sentinel"), my("monk")}


def test_flank_armour_against_attacks():
    table = battle(SECOND, ARCHER, wave=REAR, turn=1).attack(their("dragonling"), my("sentinel"))
    assert table.damages() == {my("sentinel"): 2}
    assert table.keywords(my("sentinel")) == {"intercept", "armour 1"}


def test_flank_no_armour_against_effects_nor_for_others():
    table = battle(SECOND, turn=1, their_hand=("wizard",))
    assert their_order(table, "wizard", "flank").damages() == {my("sentinel"): 3}
    other = battle(SECOND, "knight . . . engineer . . . .", turn=1).attack(their("knight"), my("lancer"))
    assert other.damages() == {my("lancer"): 3}


def test_flank_not_steadfast_there():
    table = battle(". . . sentinel monk . . . .", turn=1, their_hand=("operative",))
    assert their_order(table, "operative").corpses() == {my("sentinel")}


# After an enemy attacks a unit of your squad, deal 1 damage to the attacker.

REARED = "bard . . lancer monk . sentinel . ."
BLOW = "knight . . . engineer . . . ."


@pytest.mark.parametrize("target", ["bard", "monk"])
def test_rear_hurts_whoever_attacks_its_squad(target):
    table = battle(REARED, BLOW, turn=1).attack(their("knight"), my(target))
    assert table.damages() == {my(target): 2, their("knight"): 1}


def test_rear_hurts_archers_and_leaders_and_answers_for_itself():
    archer = battle(REARED.replace("bard", "deity"), ARCHER, wave=REAR, turn=1)
    archer.attack(their("dragonling"), my("monk"))
    assert archer.damages() == {my("monk"): 3, their("dragonling"): 1}
    leader = battle(". . . . monk . sentinel . .", ". . . . engineer . . . .", wave=FLANK, turn=1)
    assert leader.attack(their("engineer"), my("sentinel")).damages() == {my("sentinel"): 3, their("engineer"): 1}


def test_rear_also_for_a_blow_of_nothing_and_through_armour():
    table = battle(
        REARED,
        "cleric . . . engineer . . . .",
        turn=1,
        statuses={their("cleric"): ("armour", "armour"), my("bard"): ("armour",)},
    ).attack(their("cleric"), my("bard"))
    assert table.damages() == {their("cleric"): 1}


def test_rear_not_after_spells_or_orders_nor_my_own_attacks():
    order = battle(REARED, BLOW, turn=1, their_hand=("wizard",))
    assert their("knight") not in their_order(order, "wizard", "flank").damages()
    mine = battle(REARED, BLOW).attack(my("bard"), their("knight"))
    assert [event.unit for event in mine.happened(UnitDamaged)] == [their("knight")]


@pytest.mark.parametrize("mine", ["bard . . sentinel monk . . . .", "bard . . . monk . ~sentinel . ."])
def test_rear_not_from_the_flank_nor_as_a_corpse(mine):
    assert their("knight") not in battle(mine, BLOW, turn=1).attack(their("knight"), my("bard")).damages()


def test_rear_whoever_left_after_its_attack_takes_no_damage_along():
    table = battle(REARED.replace("bard", "deity"), "assassin . . . engineer . . . .", turn=1)
    table.attack(their("assassin"), my("deity"), "yes")
    assert table.damages() == {my("deity"): 5}


def test_rear_answers_free_attacks():
    table = battle(REARED.replace("bard", "deity"), "rogue . . . engineer . . . .", turn=1, their_hand=("samurai",))
    their_order(table, "samurai", my("deity"))
    assert table.damages() == {my("deity"): 7, their("rogue"): 1}


# Operation: your leader and heroes have armour 1.


def test_operation_armours_everybody_of_mine():
    table = lay(battle("bard . . lancer monk . operative . .", BLOW, hand=("sentinel",)), "sentinel")
    armoured = {name for name in ("bard", "lancer", "monk", "operative") if "armour 1" in table.keywords(my(name))}
    assert armoured == {"bard", "lancer", "monk", "operative"}
    assert "armour 1" not in table.keywords(their("knight"))
    assert table.statuses() == {}


def test_operation_takes_one_off_attacks_on_hero_and_leader():
    for target in ("deity", "monk"):
        table = battle("deity . . . monk . . . .", BLOW, turn=1, operations=("sentinel",))
        assert table.attack(their("knight"), my(target)).damages() == {my(target): 2}


def test_operation_does_not_help_against_effects():
    table = battle("deity . . . monk . . . .", BLOW, turn=1, operations=("sentinel",), their_hand=("viking",))
    assert their_order(table, "viking").damages() == {my("deity"): 3, my("monk"): 3}


def test_operation_adds_to_other_armour():
    table = battle("gladiator . . . monk . . . .", BLOW, turn=1, operations=("sentinel", "engineer"))
    assert table.attack(their("knight"), my("gladiator")).damages() == {}


def test_operation_ends_when_its_time_is_over():
    table = battle("deity . . . monk . . . .", operations=("sentinel",))
    for _ in range(5):
        assert "armour 1" in table.keywords(my("deity"))
        table.end_wave()
    assert "armour 1" not in table.keywords(my("deity"))
    assert left(table, my("deity")) == 5


# With four players


def test_rear_in_a_team_game_answers_for_no_partner():
    table = cross(". . . . monk . sentinel . .", turn=1).attack(of(1, "golem"), of(2, "knight"))
    assert table.damages() == {of(2, "knight"): 3}


def test_operation_in_a_team_game_armours_no_partner():
    table = cross(". . . . monk . . . .", hands=(("sentinel",), (), (), ()))
    lay(table, "sentinel")
    assert ("armour 1" in table.keywords(my("monk")), "armour 1" in table.keywords(of(2, "knight"))) == (True, False)
