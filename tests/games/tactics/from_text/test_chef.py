"""Chef, by what the card says."""

from tests.games.tactics.from_text.helpers_text4 import does_intercept
from tests.games.tactics.squads import FLANK, PLAIN, REAR, battle, mv, my, their

LEADS = "rogue . . . chef/5 . . . ."
FLANKED = "rogue/2 knight/2 . chef monk/2 . wizard/2 . ."
CASTS = "rogue . . oracle monk cleric chef . ~viking"
WHOLE = "rogue/3 . . oracle/1 monk/5 . wizard . ."


# Leader: Whenever you recruit a hero, give it [+1 life] and heal your leader 1.


def test_a_recruit_gets_a_life_and_heals_the_leader():
    table = battle(LEADS, "rogue . . . monk/5 . . . .", hand=("knight",)).recruit("knight", 1)
    assert table.statuses() == {my("knight"): ("+1 life",)}
    assert table.damages() == {my("chef"): 4, their("monk"): 5}


def test_a_hero_recruited_for_free_counts():
    table = battle(LEADS, hand=("knight", "beastmaster"))
    table.order("beastmaster", *table.asked(mv.PlayOrder(my("beastmaster")))[:1], 1)
    assert table.statuses() == {my("knight"): ("+1 life",)}
    assert table.damages() == {my("chef"): 4}


def test_an_unhurt_leader_stays_so():
    table = battle(". . . . chef . . . .", hand=("knight",)).recruit("knight", 1)
    assert table.statuses() == {my("knight"): ("+1 life",)}
    assert table.damages() == {}


def test_what_the_opponent_recruits_gets_nothing():
    table = battle(LEADS, turn=1, their_hand=("knight",)).play(mv.Recruit(their("knight"), 0))
    assert table.statuses() == {}
    assert table.damages() == {my("chef"): 5}


def test_a_revived_hero_is_no_recruit():
    table = battle("~rogue . . . chef/5 . deity . .", wave=REAR).cast(my("deity"))
    assert table.corpses() == set()
    assert (table.statuses(), table.damages()) == ({}, {my("chef"): 5})


# Vanguard: Intercept.


def test_it_intercepts():
    assert does_intercept("chef")


# Flank: At the end of each wave, heal the heroes in front of and behind this hero 1.


def test_the_neighbours_in_its_column_are_healed():
    table = battle(FLANKED, "rogue/2 . . . monk/2 . . . .").end_wave()
    mine = {my("rogue"): 1, my("wizard"): 1, my("knight"): 2, my("monk"): 2}
    assert table.damages() == {**mine, their("rogue"): 2, their("monk"): 2}


def test_so_they_are_at_the_end_of_every_wave():
    table = battle(FLANKED, wave=FLANK)
    assert table.end_wave().damages()[my("rogue")] == 1
    assert my("rogue") not in table.end_wave().damages()


def test_the_healing_comes_before_casualties():
    table = battle("rogue/4 . . chef monk . wizard/4 . .").end_wave()
    assert table.corpses() == {my("wizard")}
    assert table.damages() == {my("rogue"): 3}


def test_with_nobody_there_nothing_is_healed():
    table = battle("~rogue viking/1 . chef/1 monk . . . .").end_wave()
    assert table.damages() == {my("viking"): 1, my("chef"): 1}


def test_in_another_row_it_heals_nobody():
    assert battle("chef . . rogue/1 monk . . . .").end_wave().damages() == {my("rogue"): 1}


# Rear: Give each of your heroes in one row [+1 life] and [blessed].


def test_the_heroes_of_the_row_are_blessed():
    table = battle(CASTS, "knight . . oracle monk . . . .", wave=REAR).cast(my("chef"), "flank")
    assert table.statuses() == {my("oracle"): ("+1 life", "blessed"), my("cleric"): ("+1 life", "blessed")}


def test_its_own_row_holds_itself_and_no_corpse():
    table = battle(CASTS, wave=REAR).cast(my("chef"), "rear")
    assert table.statuses() == {my("chef"): ("+1 life", "blessed")}


def test_a_row_without_heroes_is_not_offered():
    table = battle("~rogue . . oracle monk . chef . .", wave=REAR)
    assert set(table.asked(mv.Cast(my("chef")))) == {"flank", "rear"}


def test_opposites_cancel():
    given = {my("rogue"): ("-1 life", "cursed")}
    assert battle(CASTS, wave=REAR, statuses=given).cast(my("chef"), "vanguard").statuses() == {}


def test_a_fourth_blessing_is_lost():
    table = battle(CASTS, wave=REAR, statuses={my("rogue"): ("blessed",) * 3}).cast(my("chef"), "vanguard")
    assert table.statuses()[my("rogue")].count("blessed") == 3


# Order: Heal your leader 4 and each of your heroes 2, then draw a card.


def test_all_are_healed_and_a_card_is_drawn():
    table = battle(WHOLE, "rogue/2 . . . monk/5 . . . .", hand=("chef",)).order("chef")
    assert table.damages() == {my("rogue"): 1, my("monk"): 1, their("rogue"): 2, their("monk"): 5}
    assert len(table.hand()) == 1


def test_with_nobody_hurt_it_draws():
    assert len(battle(PLAIN, hand=("chef",)).order("chef").hand()) == 1


def test_with_an_empty_deck_it_heals():
    table = battle(WHOLE, hand=("chef",), deck=()).order("chef")
    assert table.hand() == set()
    assert table.damages() == {my("rogue"): 1, my("monk"): 1}


def test_with_nothing_to_do_it_cannot_be_played():
    assert not battle(PLAIN, hand=("chef",), deck=()).can(mv.PlayOrder(my("chef")))


def test_it_may_be_played_in_the_truce():
    assert battle(WHOLE, hand=("chef",), round=1).order("chef").damages() == {my("rogue"): 1, my("monk"): 1}


def test_a_leader_who_cannot_be_healed_is_not():
    table = battle("rogue/3 . . . golem/5 . . . .", hand=("chef",)).order("chef")
    assert table.damages() == {my("rogue"): 1, my("golem"): 5}


def test_a_silenced_chef_heals_nobody():
    silenced = {my("chef"): ("silenced",)}
    assert battle("rogue/2 . . chef monk . . . .", statuses=silenced).end_wave().damages() == {my("rogue"): 2}
