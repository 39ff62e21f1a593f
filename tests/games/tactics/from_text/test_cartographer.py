"""Cartographer, by what the card says."""

import pytest

from tests.games.tactics.from_text.helpers_text4 import does_intercept, place_of
from tests.games.tactics.squads import FLANK, PLAIN, REAR, VAN, battle, mv, my, their

LEADS = ". . . . cartographer . . . ."
FLANKED = "rogue viking . cartographer monk . . . ."
CASTS = "rogue . . . monk . cartographer knight ."


# Leader: You may recruit heroes in any row in any wave.


@pytest.mark.parametrize("wave", [VAN, FLANK, REAR])
@pytest.mark.parametrize("place", [0, 3, 8])
def test_heroes_are_recruited_in_any_row_in_any_wave(wave, place):
    table = battle(LEADS, hand=("knight",), wave=wave).recruit("knight", place)
    assert place_of(table, my("knight")) == place
    assert table.state.actions_left == 1


def test_the_opponent_recruits_in_the_row_of_the_wave():
    table = battle(LEADS, turn=1, their_hand=("knight",))
    assert table.can(mv.Recruit(their("knight"), 0))
    assert not table.can(mv.Recruit(their("knight"), 3))
    assert not battle(PLAIN, hand=("knight",)).can(mv.Recruit(my("knight"), 3))


def test_the_place_must_be_empty():
    table = battle(". . . rogue cartographer . ~viking . .", hand=("knight",))
    assert not any(table.can(mv.Recruit(my("knight"), place)) for place in (3, 4, 6))


def test_whoever_is_recruited_in_another_row_does_not_act_in_this_wave():
    table = battle(LEADS, hand=("knight",)).recruit("knight", 3)
    assert not table.can(mv.Attack(my("knight"), their("monk")))
    assert not table.can(mv.MoveHero(my("knight"), 0))


# Vanguard: Intercept.


def test_it_intercepts():
    assert does_intercept("cartographer")


# Flank: Moving a hero is a free limited action for you.


def test_the_first_move_is_free():
    table = battle(FLANKED).play(mv.MoveHero(my("rogue"), 8))
    assert table.state.actions_left == 2
    assert place_of(table, my("rogue")) == 8


def test_there_is_no_second_move_in_the_turn():
    table = battle(FLANKED).play(mv.MoveHero(my("rogue"), 8))
    assert not table.can(mv.MoveHero(my("viking"), 7))


def test_in_the_next_turn_it_is_free_again():
    table = battle(FLANKED).play(mv.MoveHero(my("rogue"), 8)).end_wave().play(mv.MoveHero(my("viking"), 7))
    assert table.state.actions_left == 2


def test_the_opponent_pays_and_so_does_its_player_elsewhere():
    table = battle(FLANKED, "rogue . . . monk . . . .", turn=1).play(mv.MoveHero(their("rogue"), 8))
    assert table.state.actions_left == 1
    assert battle("rogue cartographer . . monk . . . .").play(mv.MoveHero(my("rogue"), 8)).state.actions_left == 1


def test_castling_stays_long():
    table = battle(FLANKED.replace("monk", "knight")).play(mv.Castle(my("rogue"), my("viking")))
    assert table.state.actions_left == 0


def test_the_move_is_still_the_heros_action():
    table = battle(FLANKED).play(mv.MoveHero(my("rogue"), 2))
    assert not table.can(mv.Attack(my("rogue"), their("monk")))


def test_it_may_move_itself_for_free():
    table = battle(FLANKED).play(mv.MoveHero(my("cartographer"), 8))
    assert table.state.actions_left == 2


# Rear: Move up to 2 other heroes of your squad to empty places, then draw a card.


def test_the_spell_moves_two_and_draws():
    spell = mv.Cast(my("cartographer"))
    table = battle(CASTS, wave=REAR)
    assert set(table.asked(spell)) == {my("rogue"), my("knight"), "done"}
    assert set(table.asked(spell, my("rogue"), my("knight"))) == {1, 2, 3, 5, 8}
    table.cast(my("cartographer"), my("rogue"), my("knight"), 1, 2)
    assert (place_of(table, my("rogue")), place_of(table, my("knight"))) == (1, 2)
    assert (len(table.hand()), table.state.actions_left) == (1, 1)


def test_a_hero_so_moved_may_still_act_in_this_wave():
    table = battle(CASTS, wave=REAR).cast(my("cartographer"), my("rogue"), "done", 8)
    assert table.can(mv.Attack(my("rogue"), their("monk")))


def test_with_nobody_moved_it_still_draws():
    table = battle(CASTS, wave=REAR).cast(my("cartographer"), "done")
    assert len(table.hand()) == 1
    assert place_of(table, my("rogue")) == 0


def test_no_corpse_leader_enemy_or_itself_is_moved():
    table = battle("~rogue viking . . monk . cartographer . .", "knight . . . monk . . . .", wave=REAR)
    assert set(table.asked(mv.Cast(my("cartographer")))) == {my("viking"), "done"}


def test_in_a_full_squad_it_draws_only():
    table = battle("rogue knight bard oracle monk cleric cartographer viking witch", wave=REAR).cast(my("cartographer"))
    assert len(table.hand()) == 1


def test_alone_and_with_an_empty_deck_it_cannot_be_cast():
    table = battle(". . . . monk . cartographer . .", wave=REAR, deck=())
    assert not table.can(mv.Cast(my("cartographer")))


# Operation: Your heroes and leader may attack and cast in any wave.


@pytest.mark.parametrize("wave", [VAN, FLANK, REAR])
def test_heroes_and_leader_attack_and_cast_in_any_wave(wave):
    mine = "rogue . . oracle monk . . . ."
    table = battle(mine, wave=wave, operations=("cartographer",), their_hand=("knight",))
    assert table.can(mv.Attack(my("rogue"), their("monk")))
    assert table.can(mv.Attack(my("monk"), their("monk")))
    assert table.can(mv.Cast(my("oracle")))


def test_without_it_and_for_the_opponent_the_wave_counts():
    mine = "rogue . . oracle monk . . . ."
    assert not battle(mine, wave=REAR).can(mv.Attack(my("rogue"), their("monk")))
    table = battle(PLAIN, mine, turn=1, wave=REAR, operations=("cartographer",), hand=("knight",))
    assert not table.can(mv.Attack(their("rogue"), my("monk")))
    assert not table.can(mv.Cast(their("oracle")))


def test_it_does_not_bring_anybody_into_melee():
    table = battle("rogue . . viking monk . . . .", wave=FLANK, operations=("cartographer",))
    assert not table.can(mv.Attack(my("viking"), their("monk")))


def test_who_was_recruited_in_this_wave_still_waits():
    table = battle("viking* . . . monk . . . .", operations=("cartographer",))
    assert not table.can(mv.Attack(my("viking"), their("monk")))


def test_it_works_as_soon_as_it_lies_there():
    table = battle("rogue . . . monk . . . .", wave=REAR, hand=("cartographer",))
    table.play(mv.PlayOperation(my("cartographer"), 0)).attack(my("rogue"), their("monk"))
    assert table.damages() == {their("monk"): 3}


def test_where_moving_is_forbidden_a_free_move_is_too():
    table = battle(FLANKED, their_operations=("geomancer",))
    assert not table.can(mv.MoveHero(my("rogue"), 8))


def test_a_silenced_cartographer_frees_no_move():
    table = battle(FLANKED, statuses={my("cartographer"): ("silenced",)}).play(mv.MoveHero(my("rogue"), 8))
    assert table.state.actions_left == 1


def test_the_stunned_are_not_moved_by_its_spell():
    table = battle(CASTS, wave=REAR, statuses={my("rogue"): ("stunned",)})
    assert set(table.asked(mv.Cast(my("cartographer")))) == {my("knight"), "done"}
