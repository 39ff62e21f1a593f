"""The Cartographer."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their


def test_leader_recruits_in_any_row():
    table = battle(". . . . cartographer . . . .", hand=("golem", "lancer")).recruit("golem", 8).recruit("lancer", 3)
    assert [table.unit(my(name)).place for name in ("golem", "lancer")] == [8, 3]


def test_leader_does_not_free_the_opponent():
    table = battle(". . . . cartographer . . . .", turn=1, their_hand=("golem",))
    assert table.refusal(mv.Recruit(their("golem"), 8)) == "PT-41.row"


def test_vanguard_intercepts():
    assert battle("cartographer . . . monk . . . .").keywords(my("cartographer")) == {"intercept"}


def test_pt_52_flank_moves_one_for_nothing_and_no_second_one():
    table = battle("golem lancer . cartographer monk . . . .").play(mv.MoveHero(my("golem"), 2))
    assert table.state.actions_left == 2
    assert table.refusal(mv.MoveHero(my("cartographer"), 5)) == "PT-52.limited"
    assert not any(isinstance(move, mv.MoveHero) for move in table.match.legal(0))


def test_pt_52_a_move_paid_for_before_counts_too():
    table = battle("golem lancer . . monk . cartographer . .").play(mv.MoveHero(my("cartographer"), 3))
    assert table.state.actions_left == 1
    assert table.refusal(mv.MoveHero(my("golem"), 2)) == "PT-52.limited"


def test_flank_does_not_free_the_opponents_moves():
    table = battle(". . . cartographer monk . . . .", "golem . . . viking . . . .", turn=1)
    assert table.play(mv.MoveHero(their("golem"), 2)).state.actions_left == 1


def test_rear_moves_two_others_and_draws():
    table = battle("golem lancer . . monk . cartographer . .", wave=REAR, deck=("witch",))
    assert my("cartographer") not in table.asked(mv.Cast(my("cartographer")))
    table.cast(my("cartographer"), my("golem"), my("lancer"), 3, 5)
    assert [table.unit(my(name)).place for name in ("golem", "lancer")] == [3, 5]
    assert table.hand() == {"witch"}


def test_rear_may_move_nobody():
    table = battle("golem . . . monk . cartographer . .", wave=REAR, deck=("witch",))
    assert table.cast(my("cartographer"), "done").hand() == {"witch"}


def test_operation_lets_all_act_in_any_wave():
    table = battle(
        "golem . . . monk . frostmage . .", "knight . . . viking . . . .", wave=FLANK, operations=("cartographer",)
    )
    table.attack(my("golem"), their("knight")).cast(my("frostmage"))
    assert table.damages() == {their("knight"): 5}


def test_operation_leaves_one_action_a_unit_and_frees_nobody_else():
    table = battle("golem . . . monk . . . .", "knight . . . viking . . . .", wave=FLANK, operations=("cartographer",))
    assert table.attack(my("golem"), their("knight")).refusal(mv.Attack(my("golem"), their("knight"))) == "PT-52"
    theirs = battle(
        "golem . . . monk . . . .", "knight . . . viking . . . .", wave=FLANK, turn=1, operations=("cartographer",)
    )
    assert theirs.refusal(mv.Attack(their("knight"), my("golem"))) == "PT-42"
