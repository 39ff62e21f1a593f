"""Plaguedoctor, by what the card says."""

from tests.games.tactics.from_text.helpers_text4 import does_intercept
from tests.games.tactics.squads import FLANK, PLAIN, REAR, VAN, battle, mv, my, their

LEADS = "rogue . . . plaguedoctor . . . ."
VANGUARD = "plaguedoctor rogue . . monk . . . ."
FLANKED = "rogue . . plaguedoctor monk . . . ."
CASTS = "rogue/4 . . . monk/5 . plaguedoctor/1 . ."
ENEMY = "knight . . . monk . . . ."


# Leader: At the start of each round, give an enemy hero [cursed] ×3.


def test_an_enemy_hero_is_cursed_three_times():
    table = battle(LEADS, "knight . . oracle monk . . . .", wave=REAR).end_wave(their("oracle"))
    assert table.statuses() == {their("oracle"): ("cursed",) * 3}


def test_not_at_the_start_of_another_wave():
    assert battle(LEADS, ENEMY, wave=VAN).end_wave().statuses() == {}


def test_without_an_enemy_hero_nobody_is_cursed():
    assert battle(LEADS, "~knight . . . monk . . . .", wave=REAR).end_wave().statuses() == {}


def test_blessings_are_cancelled_first():
    table = battle(LEADS, ENEMY, wave=REAR, statuses={their("knight"): ("blessed",) * 2}).end_wave()
    assert table.statuses() == {their("knight"): ("cursed",) * 2}


# Vanguard: Intercept. After an enemy attacks this hero, give the attacker [cursed].


def test_it_intercepts():
    assert does_intercept("plaguedoctor")


def test_whoever_attacks_it_is_cursed():
    table = battle(VANGUARD, ENEMY, turn=1).attack(their("knight"), my("plaguedoctor"))
    assert table.statuses() == {their("knight"): ("cursed",)}
    assert table.damages() == {my("plaguedoctor"): 3}


def test_so_is_a_leader_and_whoever_attacks_from_afar():
    table = battle(VANGUARD, ". . . . monk . pirate . .", turn=1, wave=FLANK)
    assert table.attack(their("monk"), my("plaguedoctor")).statuses() == {their("monk"): ("cursed",)}
    table = battle(VANGUARD, ". . . . monk . pirate . .", turn=1, wave=REAR)
    assert table.attack(their("pirate"), my("plaguedoctor")).statuses() == {their("pirate"): ("cursed",)}


def test_attacks_on_others_and_effects_curse_nobody():
    table = battle(VANGUARD, ENEMY, turn=1).attack(their("knight"), my("rogue"))
    assert table.statuses() == {}
    table = battle(VANGUARD, ENEMY, turn=1, their_hand=("dragonling",)).play(mv.PlayOrder(their("dragonling")))
    assert table.statuses() == {}


def test_an_attack_for_no_damage_is_an_attack():
    weak = {their("knight"): ("-1 attack",) * 3}
    table = battle(VANGUARD, ENEMY, turn=1, statuses=weak).attack(their("knight"), my("plaguedoctor"))
    assert table.statuses() == {their("knight"): ("-1 attack",) * 3 + ("cursed",)}
    assert table.damages() == {}


def test_in_the_flank_it_curses_nobody():
    table = battle(". . . plaguedoctor monk . . . .", ENEMY, turn=1).attack(their("knight"), my("plaguedoctor"))
    assert table.statuses() == {}


# Flank: Enemies cannot be healed; all [cursed] on an enemy together deal it 1 more damage.


def test_enemies_are_not_healed():
    table = battle(FLANKED, "knight/3 . . . monk/3 . cleric . .", turn=1, wave=REAR)
    assert not table.can(mv.Cast(their("cleric")))
    assert battle(VANGUARD, "knight/3 . . . monk . cleric . .", turn=1, wave=REAR).can(mv.Cast(their("cleric")))


def test_a_mixed_order_only_draws():
    table = battle(FLANKED, "knight/3 . . . monk/3 . . . .", turn=1, their_hand=("chef",))
    table.play(mv.PlayOrder(their("chef")))
    assert table.damages() == {their("knight"): 3, their("monk"): 3}
    assert len(table.hand(1)) == 1


def test_own_heroes_are_healed():
    table = battle("rogue/3 . . plaguedoctor monk/3 . . . .", hand=("chef",)).order("chef")
    assert table.damages() == {my("rogue"): 1}


def test_all_curses_together_deal_one_more():
    theirs = "knight rogue . . paladin . . . ."
    given = {their("knight"): ("cursed",) * 2, their("paladin"): ("cursed",)}
    table = battle(FLANKED, theirs, wave=REAR, statuses=given).end_wave()
    assert table.damages() == {their("knight"): 3, their("paladin"): 2}
    assert table.statuses() == {their("knight"): ("cursed",)}


def test_own_curses_deal_what_they_say():
    table = battle(FLANKED, wave=REAR, statuses={my("rogue"): ("cursed",) * 2}).end_wave()
    assert table.damages() == {my("rogue"): 2}


def test_in_the_vanguard_curses_deal_what_they_say():
    table = battle(VANGUARD, ENEMY, wave=REAR, statuses={their("knight"): ("cursed",) * 2}).end_wave()
    assert table.damages() == {their("knight"): 2}


def test_blessings_do_not_heal_enemies():
    table = battle(FLANKED, "knight/3 . . . monk . . . .", wave=REAR, statuses={their("knight"): ("blessed",)})
    assert table.end_wave().damages() == {their("knight"): 3}
    assert table.statuses() == {}


# Rear: Remove all harmful statuses from one of your heroes or your leader and heal it 3.


def test_harmful_statuses_go_and_damage_is_healed():
    harm = ("-1 attack", "-1 life", "marked", "cursed", "stunned", "silenced", "threatened")
    table = battle(CASTS, wave=REAR, statuses={my("rogue"): harm, my("monk"): ("cursed",)})
    table.cast(my("plaguedoctor"), my("rogue"))
    assert table.statuses() == {my("monk"): ("cursed",)}
    assert table.damages() == {my("rogue"): 1, my("monk"): 5, my("plaguedoctor"): 1}


def test_good_statuses_stay():
    table = battle(CASTS, wave=REAR, statuses={my("rogue"): ("+1 attack", "cursed", "armour")})
    assert table.cast(my("plaguedoctor"), my("rogue")).statuses() == {my("rogue"): ("+1 attack", "armour")}


def test_the_leader_and_itself_may_be_chosen():
    table = battle(CASTS, "knight/2 . . . monk . . . .", wave=REAR)
    assert set(table.asked(mv.Cast(my("plaguedoctor")))) == {my("rogue"), my("monk"), my("plaguedoctor")}
    assert table.cast(my("plaguedoctor"), my("monk")).damages()[my("monk")] == 2


def test_a_cursed_hero_without_damage_may_be_chosen():
    table = battle("rogue . . . monk . plaguedoctor . .", wave=REAR, statuses={my("rogue"): ("cursed",)})
    assert table.cast(my("plaguedoctor")).statuses() == {}


def test_with_nothing_to_mend_it_cannot_be_cast():
    assert not battle("rogue . . . monk . plaguedoctor . .", wave=REAR).can(mv.Cast(my("plaguedoctor")))


# Operation: At the end of each of your turns, give an enemy hero [cursed].


def test_the_end_of_my_turn_curses_an_enemy_hero():
    table = battle(PLAIN, ENEMY, operations=("plaguedoctor",)).end_turn()
    assert table.statuses() == {their("knight"): ("cursed",)}


def test_the_end_of_the_opponents_turn_does_not():
    assert battle(PLAIN, ENEMY, operations=("plaguedoctor",), turn=1).end_turn().statuses() == {}


def test_its_player_chooses_the_hero_and_no_leader():
    table = battle(PLAIN, "knight . . oracle monk . . . .", operations=("plaguedoctor",))
    assert set(table.asked(mv.Pass())) == {their("knight"), their("oracle")}


def test_it_works_in_the_turn_it_was_laid():
    table = battle(PLAIN, ENEMY, hand=("plaguedoctor",)).play(mv.PlayOperation(my("plaguedoctor"), 0)).end_turn()
    assert table.statuses() == {their("knight"): ("cursed",)}


def test_without_an_enemy_hero_or_in_the_truce_it_does_nothing():
    assert battle(PLAIN, PLAIN, operations=("plaguedoctor",)).end_turn().statuses() == {}
    assert battle(PLAIN, ENEMY, operations=("plaguedoctor",), round=1).end_turn().statuses() == {}


def test_a_protected_column_is_not_cursed():
    theirs = "rogue wizard . monk bard . . . ."
    table = battle(PLAIN, theirs, operations=("plaguedoctor",)).end_turn(their("rogue"))
    assert table.statuses() == {}
    assert table.end_turn().end_turn(their("wizard")).statuses() == {their("wizard"): ("cursed",)}


def test_damage_may_still_be_moved_off_an_enemy():
    theirs = "rogue/3 . . . monk . . . ."
    table = battle("knight . . plaguedoctor bard . . . .", theirs, turn=1, their_hand=("vampire",))
    table.play(mv.PlayOrder(their("vampire")), my("knight"), 3)
    assert table.damages() == {my("knight"): 3}
