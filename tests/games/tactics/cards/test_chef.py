"""The Chef."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import REAR, battle, my, their


def test_leader_feeds_recruits_and_itself():
    table = battle(". . . . chef/5 . . . .", hand=("golem",)).recruit("golem", 0)
    assert table.statuses() == {my("golem"): ("+1 life",)}
    assert table.damages() == {my("chef"): 4}
    theirs = battle(". . . . chef/5 . . . .", turn=1, their_hand=("golem",)).play(mv.Recruit(their("golem"), 0))
    assert theirs.statuses() == {}
    assert theirs.damages() == {my("chef"): 5}


def test_vanguard_intercepts():
    assert battle("chef . . . monk . . . .").keywords(my("chef")) == {"intercept"}


def test_flank_heals_before_and_behind_at_the_end_of_each_wave():
    table = battle("golem/3 . . chef/2 monk/2 . lancer/3 . .").end_wave()
    assert table.damages() == {my("golem"): 2, my("chef"): 2, my("monk"): 2, my("lancer"): 2}


def test_flank_soup_may_save_a_life():
    assert battle("golem/9 . . chef monk . . . .").end_wave().corpses() == set()
    assert battle("golem/10 . . chef monk . . . .").end_wave().corpses() == {my("golem")}


def test_rear_feasts_a_row():
    table = battle("golem lancer . knight monk . chef . .", wave=REAR).cast(my("chef"), "vanguard")
    assert table.statuses() == {my("golem"): ("+1 life", "blessed"), my("lancer"): ("+1 life", "blessed")}


def test_order_heals_all_and_draws():
    table = battle("golem/3 . . lancer/1 monk/6 . . . .", hand=("chef",), deck=("witch",)).order("chef")
    assert table.damages() == {my("golem"): 1, my("monk"): 2}
    assert table.hand() == {"witch"}
    assert battle(hand=("chef",), deck=()).refusal(mv.PlayOrder(my("chef"))) == "PT-45.nothing"
