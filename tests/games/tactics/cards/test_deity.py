"""The Deity."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import REAR, battle, my, their

CORPSES = "~knight golem . ~lancer deity . . . ."


def test_leader_revives_with_one_life_less_for_both_actions():
    table = battle(CORPSES).leader_action(my("knight"))
    assert not table.unit(my("knight")).is_corpse
    assert table.statuses() == {my("knight"): ("-1 life",)}
    assert table.corpses() == {my("lancer")}
    assert table.state.turn == 1


def test_leader_needs_a_corpse_and_both_actions():
    assert battle("golem . . . deity . . . .").refusal(mv.LeaderAction()) == "PT-44"
    assert battle(CORPSES, actions_left=1).refusal(mv.LeaderAction()) == "PT-52.long"


def test_vanguard_revives_another_when_it_falls():
    table = battle("deity/5 . . ~lancer monk . ~knight . .").end_wave(my("lancer"))
    assert table.corpses() == {my("deity"), my("knight")}


def test_vanguard_never_revives_itself():
    assert battle("deity/5 . . . monk . . . .").end_wave().corpses() == {my("deity")}
    assert "intercept" in battle("deity . . . monk . . . .").keywords(my("deity"))


def test_flank_heals_the_leader_for_every_other_hero_that_falls():
    table = battle("knight/8 . . deity monk/7 . lancer/6 . .", "ranger/4 . . . knight . . . .").end_wave()
    assert table.damages() == {my("monk"): 3}


def test_flank_does_not_count_itself():
    assert battle(". . . deity/5 monk/7 . . . .").end_wave().damages() == {my("monk"): 7}


def test_rear_revives_a_corpse():
    table = battle("~knight . . . monk . deity . .", "~golem . . . monk . . . .", wave=REAR).cast(my("deity"))
    assert table.corpses() == {their("golem")}
    assert table.statuses() == {}


def test_order_revives_up_to_two():
    table = battle("~knight . . ~lancer monk . ~golem . .", hand=("deity",)).order("deity", my("knight"), my("golem"))
    assert table.corpses() == {my("lancer")}
    none = battle("~knight . . . monk . . . .", hand=("deity",)).order("deity", "done")
    assert none.corpses() == {my("knight")}
