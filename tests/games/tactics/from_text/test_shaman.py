"""Shaman, by what the card says."""

import pytest

from tests.games.tactics.from_text.helpers_text4 import does_intercept
from tests.games.tactics.squads import FLANK, PLAIN, REAR, battle, mv, my, their

LEADS = "rogue . . . shaman . . . ."
CASTS = "rogue/3 . . . monk/3 shaman . . ."
REARED = "~rogue . . . monk . shaman . ."
HURT = "rogue/2 knight/1 ~viking . monk/3 . . . ."
ENEMY = "knight/3 . . . monk/3 . . . ."


# Leader: At the start of each round, give one of your heroes [+1 attack], [+1 life] ×2 or [blessed] ×2.


@pytest.mark.parametrize("choice", [0, 1, 2])
def test_the_start_of_a_round_strengthens_a_hero(choice):
    table = battle(LEADS, ENEMY, wave=REAR)
    table.end_wave(_offered(table)[choice])
    expected = [("+1 attack",), ("+1 life", "+1 life"), ("blessed", "blessed")]
    assert table.statuses() == {my("rogue"): expected[choice]}


def test_its_player_chooses_among_heroes():
    table = battle("rogue . . oracle shaman . ~knight . .", ENEMY, wave=REAR)
    assert set(_offered(table)) == {my("rogue"), my("oracle")}


def test_not_at_the_start_of_another_wave_nor_without_a_hero():
    assert battle(LEADS, ENEMY).end_wave().statuses() == {}
    assert battle(". . . . shaman . . . .", ENEMY, wave=REAR).end_wave().statuses() == {}


# Vanguard: Intercept.


def test_it_intercepts():
    assert does_intercept("shaman")


# Flank: Remove all statuses from any hero, then heal it 2 or deal it 2 damage.


def test_a_hero_of_mine_is_cleansed_and_healed():
    statuses = {my("rogue"): ("+1 attack", "cursed"), my("shaman"): ("cursed",)}
    table = battle(CASTS, ENEMY, wave=FLANK, statuses=statuses).cast(my("shaman"), my("rogue"), "heal")
    assert table.statuses() == {my("shaman"): ("cursed",)}
    assert table.damages() == {my("rogue"): 1, my("monk"): 3, their("knight"): 3, their("monk"): 3}


def test_an_enemy_hero_loses_all_and_is_hurt():
    statuses = {their("knight"): ("+1 life", "armour", "cursed")}
    table = battle(CASTS, ENEMY, wave=FLANK, statuses=statuses).cast(my("shaman"), their("knight"), "harm")
    assert table.statuses() == {}
    assert table.damages() == {my("rogue"): 3, my("monk"): 3, their("knight"): 5, their("monk"): 3}


def test_heroes_of_both_sides_and_itself_but_no_leader_or_corpse():
    table = battle("rogue/3 ~viking . . monk/3 shaman . . .", ENEMY, wave=FLANK)
    assert set(table.asked(mv.Cast(my("shaman")))) == {my("rogue"), my("shaman"), their("knight")}


def test_in_the_truce_only_own_heroes():
    table = battle(CASTS, ENEMY, wave=FLANK, round=1)
    assert set(table.asked(mv.Cast(my("shaman")))) == {my("rogue"), my("shaman")}


def test_a_lost_life_status_may_make_the_damage_lethal():
    statuses = {their("knight"): ("+1 life",)}
    table = battle(CASTS, "knight/6 . . . monk . . . .", wave=FLANK, statuses=statuses)
    table.cast(my("shaman"), their("knight"), "harm").end_wave()
    assert table.corpses() == {their("knight")}


# Rear: Take one of your corpses or a card from your discard pile into your hand.


def test_a_corpse_comes_to_hand():
    table = battle(REARED, wave=REAR, discard=("knight",)).cast(my("shaman"), my("rogue"))
    assert table.hand() == {"rogue"}
    assert table.corpses() == set()
    assert table.state.discards[0] == [my("knight")]


def test_so_does_a_discarded_card():
    table = battle(REARED, wave=REAR, discard=("knight",)).cast(my("shaman"), my("knight"))
    assert table.hand() == {"knight"}
    assert table.corpses() == {my("rogue")}
    assert table.state.discards[0] == []


def test_the_opponents_corpses_are_not_offered():
    table = battle(REARED, "~knight . . . monk . . . .", wave=REAR).cast(my("shaman"))
    assert table.hand() == {"rogue"}
    assert table.corpses() == {their("knight")}


def test_a_full_hand_takes_a_sixth():
    hand = ("bard", "chef", "witch", "oracle", "ranger")
    assert len(battle(REARED, wave=REAR, hand=hand).cast(my("shaman")).hand()) == 6


def test_with_neither_it_cannot_be_cast():
    table = battle("rogue . . . monk . shaman . .", "~knight . . . monk . . . .", wave=REAR)
    assert not table.can(mv.Cast(my("shaman")))


# Operation: At the end of each of your turns, heal each of your heroes 1.


def test_the_end_of_my_turn_heals_my_heroes():
    table = battle(HURT, ENEMY, operations=("shaman",)).end_turn()
    assert table.damages() == {my("rogue"): 1, my("monk"): 3, their("knight"): 3, their("monk"): 3}
    assert table.corpses() == {my("viking")}


def test_the_end_of_the_opponents_turn_heals_nobody():
    table = battle(HURT, PLAIN, operations=("shaman",), turn=1)
    table.play(mv.Pass())
    assert table.damages()[my("rogue")] == 2


def test_it_works_in_the_turn_it_was_laid():
    table = battle(HURT, hand=("shaman",)).play(mv.PlayOperation(my("shaman"), 0)).end_turn()
    assert table.damages() == {my("rogue"): 1, my("monk"): 3}


def test_in_all_it_works_five_times():
    table = battle("paladin/6 . . . monk . . . .", hand=("shaman",), deck=())
    table.play(mv.PlayOperation(my("shaman"), 0))
    left = []
    for _ in range(6):
        table.end_wave()
        left.append(table.damages().get(my("paladin"), 0))
    assert left == [5, 4, 3, 2, 1, 1]


def _offered(table):
    branch = table.match.branch()
    branch.play(0, mv.Pass())
    branch.play(1, mv.Pass())
    return branch.half_made.ask.options


def test_a_corpse_of_a_foreign_card_comes_to_my_hand():
    mine = ". . . . monk . shaman . ."
    table = battle(mine, "jester/4 . . . monk . . . .", wave=FLANK, hand=("merchant",))
    table.order("merchant", 8).end_wave()
    assert table.corpses() == {their("jester")}
    assert table.cast(my("shaman"), their("jester")).hand() == {"jester"}


def test_a_hidden_hero_is_not_chosen():
    table = battle(CASTS, "rogue . . assassin monk . . . .", wave=FLANK)
    assert set(table.asked(mv.Cast(my("shaman")))) == {my("rogue"), my("shaman"), their("rogue")}
