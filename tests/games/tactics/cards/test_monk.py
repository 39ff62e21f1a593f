"""The Monk."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their

SQUAD = "golem/3 . . lancer/1 monk . . . ."


def test_leader_castles_for_nothing_once_a_turn_and_heals_both():
    table = battle(SQUAD).play(mv.Castle(my("golem"), my("lancer")))
    assert table.damages() == {my("golem"): 2}
    assert table.state.actions_left == 2
    assert table.unit(my("lancer")).place == 0


def test_pt_52_leader_castles_no_second_time_in_a_turn_not_even_for_both_actions():
    table = battle("golem . samurai lancer monk . knight . .").play(mv.Castle(my("golem"), my("lancer")))
    assert table.state.actions_left == 2
    assert table.refusal(mv.Castle(my("samurai"), my("knight"))) == "PT-52.limited"
    assert not any(isinstance(move, mv.Castle) for move in table.match.legal(0))


def test_leader_does_nothing_for_the_opponents_castling():
    table = battle(SQUAD, "golem/3 . . lancer/1 viking . . . .", turn=1).play(
        mv.Castle(their("golem"), their("lancer"))
    )
    assert table.damages()[their("golem")] == 3
    assert table.state.turn != 1


def test_vanguard_intercepts_with_thorns():
    assert battle("monk . . . viking . . . .").keywords(my("monk")) == {"intercept", "thorns 1"}


def test_flank_shields_its_column_from_enemy_statuses():
    table = battle(". . . witch viking . . . .", "golem lancer . monk viking . . . .", wave=FLANK)
    table.cast(my("witch"), their("golem"))
    assert table.statuses() == {}
    table = battle(". . . witch viking . . . .", "golem lancer . monk viking . . . .", wave=FLANK)
    assert table.cast(my("witch"), their("lancer")).statuses() == {their("lancer"): ("-1 attack", "cursed")}


def test_flank_does_not_keep_out_statuses_of_friends():
    table = battle("golem . . monk viking . bard . .", wave=REAR).cast(my("bard"), my("golem"))
    assert table.statuses() == {my("golem"): ("+1 attack",)}


def test_rear_heals_leader_and_the_hero_in_front_at_the_end_of_the_round():
    squad = "golem/5 . . lancer/4 viking/6 . monk . ."
    table = battle(squad, wave=REAR).end_wave()
    assert table.damages() == {my("golem"): 5, my("lancer"): 2, my("viking"): 4}
    assert battle(squad, wave=FLANK).end_wave().damages()[my("viking")] == 6


def test_order_rearranges_and_draws():
    table = battle("golem . . ~lancer viking . . . .", hand=("monk",), deck=("witch",))
    table.order("monk", my("golem"), 8, my("lancer"), 0)
    assert table.unit(my("golem")).place == 8
    assert table.unit(my("lancer")).place == 0
    assert table.hand() == {"witch"}


def test_order_may_leave_all_where_it_is():
    table = battle("golem . . . viking . . . .", hand=("monk",), deck=("witch",)).order("monk", "done")
    assert table.unit(my("golem")).place == 0
    assert table.hand() == {"witch"}
