"""Witch, from its printed text."""

import pytest

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their

from .helpers_two import cross, of, their_order

# After an enemy hero attacks, give it [cursed].

LEADER = "knight . . . witch . . . ."
THEIRS = "rogue . . . viking . . . ."


def test_leader_curses_an_enemy_hero_that_attacks():
    table = battle(LEADER, THEIRS, turn=1).attack(their("rogue"), my("knight"))
    assert table.statuses() == {their("rogue"): ("cursed",)}
    assert table.damages() == {my("knight"): 3}


def test_leader_for_each_attack_whomever_it_strikes():
    table = battle(LEADER, "rogue cleric . . viking . . . .", turn=1)
    table.attack(their("rogue"), my("witch")).attack(their("cleric"), my("knight"))
    assert table.statuses() == {their("rogue"): ("cursed",), their("cleric"): ("cursed",)}


def test_leader_also_ranged_and_free_attacks_and_a_blow_of_nothing():
    archer = battle(LEADER, ". . . . viking . dragonling . .", turn=1, wave=REAR)
    assert archer.attack(their("dragonling"), my("witch")).statuses() == {their("dragonling"): ("cursed",)}
    free = battle(LEADER, THEIRS, turn=1, their_hand=("knight",))
    assert their_order(free, "knight", their("rogue"), my("knight")).statuses() == {their("rogue"): ("cursed",)}
    weak = battle(LEADER, "cleric . . . viking . . . .", turn=1, statuses={my("knight"): ("armour",)})
    assert weak.attack(their("cleric"), my("knight")).statuses()[their("cleric")] == ("cursed",)


def test_leader_neither_leaders_nor_spells_nor_own_heroes():
    table = battle(LEADER, THEIRS, turn=1, wave=FLANK).attack(their("viking"), my("knight"))
    assert table.statuses() == {}
    spell = battle(LEADER, ". . . wizard viking . . . .", turn=1, wave=FLANK).cast(their("wizard"))
    assert spell.statuses() == {}
    assert battle(LEADER, THEIRS).attack(my("knight"), their("rogue")).statuses() == {}


def test_leader_a_fourth_curse_is_lost_and_a_blessing_cancels_one():
    table = battle(LEADER, THEIRS, turn=1, statuses={their("rogue"): ("cursed",) * 3})
    assert table.attack(their("rogue"), my("knight")).statuses() == {their("rogue"): ("cursed",) * 3}
    table = battle(LEADER, THEIRS, turn=1, statuses={their("rogue"): ("blessed",)})
    assert table.attack(their("rogue"), my("knight")).statuses() == {}


def test_leader_an_attacker_under_a_monks_guard_is_not_cursed():
    table = battle(LEADER, "rogue . . monk viking . . . .", turn=1).attack(their("rogue"), my("knight"))
    assert table.statuses() == {}


def test_leader_whoever_left_after_its_attack_takes_no_curse_along():
    table = battle(LEADER, "assassin . . . viking . . . .", turn=1).attack(their("assassin"), my("knight"), "yes")
    assert table.statuses() == {}
    assert table.hand(1) == {"assassin"}


# After an enemy attacks this hero, give the attacker [-1 attack].

FRONT = "witch bard . . monk . . . ."


def test_vanguard_weakens_its_attacker():
    table = battle(FRONT, THEIRS, turn=1).attack(their("rogue"), my("witch"))
    assert table.statuses() == {their("rogue"): ("-1 attack",)}
    assert table.damages() == {my("witch"): 2}  # bard has taken one off


def test_vanguard_also_leaders_and_archers():
    leader = battle(FRONT, THEIRS, turn=1, wave=FLANK)
    assert not leader.can(mv.Attack(their("viking"), their("rogue")))
    assert leader.attack(their("viking"), my("witch")).statuses() == {their("viking"): ("-1 attack",)}
    archer = battle(FRONT, ". . . . viking . dragonling . .", turn=1, wave=REAR)
    assert archer.attack(their("dragonling"), my("witch")).statuses() == {their("dragonling"): ("-1 attack",)}


def test_vanguard_not_for_attacks_on_others_nor_for_effects():
    assert battle(FRONT, THEIRS, turn=1).attack(their("rogue"), my("bard")).statuses() == {}
    order = battle(FRONT, THEIRS, turn=1, their_hand=("wizard",))
    assert their_order(order, "wizard").statuses() == {}


@pytest.mark.parametrize("mine", [". . . witch monk . . . .", ". . . . monk . witch . ."])
def test_vanguard_not_in_other_rows(mine):
    assert battle(mine, THEIRS, turn=1).attack(their("rogue"), my("witch")).statuses() == {}


def test_vanguard_works_even_when_the_blow_was_lethal():
    """She falls only at the count."""
    table = battle("witch/3 . . . monk . . . .", THEIRS, turn=1).attack(their("rogue"), my("witch"))
    assert table.statuses() == {their("rogue"): ("-1 attack",)}


def test_vanguard_cancels_the_attackers_strength():
    table = battle("witch . . . monk . . . .", THEIRS, turn=1, statuses={their("rogue"): ("+1 attack", "+1 attack")})
    assert table.attack(their("rogue"), my("witch")).statuses() == {their("rogue"): ("+1 attack",)}


def test_vanguard_whoever_left_after_its_attack_is_not_weakened():
    table = battle(FRONT, "assassin . . . viking . . . .", turn=1).attack(their("assassin"), my("witch"), "yes")
    assert table.statuses() == {}
    assert table.hand(1) == {"assassin"}


# Give an enemy hero [-1 attack] and [cursed].

ENEMIES = "rogue ~cleric . lancer viking . . . keeper"


def test_flank_weakens_and_curses_one_enemy_hero():
    table = battle("knight . . witch monk . . . .", ENEMIES, wave=FLANK).cast(my("witch"), their("lancer"))
    assert table.statuses() == {their("lancer"): ("-1 attack", "cursed")}
    assert table.attack_of(their("lancer")) == 2
    assert table.damages() == {}


def test_flank_any_enemy_hero_but_leader_corpse_and_own():
    table = battle("knight . . witch monk . . . .", ENEMIES, wave=FLANK)
    assert set(table.asked(mv.Cast(my("witch")))) == {their("rogue"), their("lancer"), their("keeper")}


def test_flank_nobody_there_stealth_or_a_truce():
    mine = ". . . witch monk . . . ."
    for theirs in ("~rogue . . . viking . . . .", ". . . assassin viking . . . ."):
        assert not battle(mine, theirs, wave=FLANK).can(mv.Cast(my("witch")))
    assert not battle(mine, ENEMIES, wave=FLANK, round=1).can(mv.Cast(my("witch")))


def test_flank_takes_strength_and_blessing_away():
    statuses = {their("rogue"): ("+1 attack", "blessed")}
    table = battle(". . . witch monk . . . .", THEIRS, wave=FLANK, statuses=statuses).cast(my("witch"))
    assert table.statuses() == {}


# Give an enemy hero [silenced].

SILENCER = "knight . . . monk . witch . ."


def test_rear_silences_an_enemy_hero():
    table = battle(SILENCER, ENEMIES, wave=REAR).cast(my("witch"), their("rogue"))
    assert table.statuses() == {their("rogue"): ("silenced",)}
    assert table.keywords(their("rogue")) == set()


def test_rear_the_silenced_hero_casts_nothing_in_any_row():
    table = battle(SILENCER, ". . . . viking . cleric . lancer/1", wave=REAR).cast(my("witch"), their("cleric"))
    table.end_turn()
    assert not table.can(mv.Cast(their("cleric")))
    assert table.can(mv.MoveHero(their("cleric"), 3))


def test_rear_no_leader_and_no_second_silence():
    table = battle(SILENCER, ENEMIES, wave=REAR)
    assert their("viking") not in table.asked(mv.Cast(my("witch")))
    mute = battle(SILENCER, THEIRS, wave=REAR, statuses={their("rogue"): ("silenced",)})
    assert not mute.can(mv.Cast(my("witch")))


def test_rear_statuses_it_has_stay():
    table = battle(SILENCER, THEIRS, wave=REAR, statuses={their("rogue"): ("armour",)}).cast(my("witch"))
    assert set(table.statuses()[their("rogue")]) == {"armour", "silenced"}


def test_rear_the_silence_lasts_in_whatever_row():
    table = battle(SILENCER, "rogue . . . viking . . . .", wave=REAR).cast(my("witch")).end_turn()
    table.play(mv.MoveHero(their("rogue"), 8)).end_wave().end_wave()
    assert table.statuses() == {their("rogue"): ("silenced",)}


# Give each hero in one enemy row [cursed] x2.

ROWS_OF_ENEMIES = "rogue cleric ~golem lancer viking keeper . . ."


def test_order_curses_a_row():
    table = battle(hand=("witch",), theirs=ROWS_OF_ENEMIES).order("witch", "vanguard")
    assert table.statuses() == {their("rogue"): ("cursed", "cursed"), their("cleric"): ("cursed", "cursed")}


def test_order_passes_the_leader_over():
    table = battle(hand=("witch",), theirs=ROWS_OF_ENEMIES).order("witch", "flank")
    assert table.statuses() == {their("lancer"): ("cursed", "cursed"), their("keeper"): ("cursed", "cursed")}


def test_order_reaches_the_stealthy():
    table = battle(hand=("witch",), theirs=". . . assassin viking . . . .").order("witch")
    assert table.statuses() == {their("assassin"): ("cursed", "cursed")}


def test_order_hurts_for_each_curse_at_the_end_of_the_round_and_takes_one_off():
    table = battle(hand=("witch",), theirs="rogue . . . engineer . . . .", wave=REAR).order("witch").end_wave()
    assert table.damages() == {their("rogue"): 2}
    assert table.statuses() == {their("rogue"): ("cursed",)}


def test_order_needs_an_enemy_hero_and_no_truce():
    assert not battle(hand=("witch",), theirs="~rogue . . . viking . . . .").can(mv.PlayOrder(my("witch")))
    assert not battle(hand=("witch",), theirs=THEIRS, round=1).can(mv.PlayOrder(my("witch")))


def test_order_in_an_empty_row_is_not_offered():
    table = battle(hand=("witch",), theirs="rogue . . lancer viking . ~cleric . .")
    assert set(table.asked(mv.PlayOrder(my("witch")))) == {"vanguard", "flank"}


# With four players


def test_leader_in_a_team_game_curses_attackers_of_partners_too():
    rest = ("golem . . . viking . . . .", "knight . . . paladin . . . .", "rogue . . . engineer . . . .")
    table = cross(". . . . witch . . . .", *rest, turn=1).attack(of(1, "golem"), of(2, "knight"))
    assert table.statuses() == {of(1, "golem"): ("cursed",)}


def test_order_in_a_team_game_one_row_of_one_squad():
    table = cross(". . . . monk . . . .", hands=(("witch",), (), (), ())).order("witch", 3)
    assert table.statuses() == {of(3, "rogue"): ("cursed", "cursed")}
