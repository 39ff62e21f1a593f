"""The Stormcaller."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their

THEIRS = "golem . . lancer viking . witch . ."


def test_leader_strikes_one_and_two_others():
    table = battle(". . . . stormcaller . . . .", THEIRS, wave=FLANK)
    table.cast(my("stormcaller"), their("golem"), their("lancer"), their("witch"))
    assert table.damages() == {their("golem"): 3, their("lancer"): 2, their("witch"): 2}


def test_leader_may_spare_the_others_and_casts_in_the_flank_wave():
    table = battle(". . . . stormcaller . . . .", THEIRS, wave=FLANK)
    assert table.cast(my("stormcaller"), their("golem"), "done").damages() == {their("golem"): 3}
    assert battle(". . . . stormcaller . . . .", THEIRS).refusal(mv.Cast(my("stormcaller"))) == "PT-43"


def test_vanguard_strikes_anybody_when_attacked():
    table = battle("golem . . . monk . . . .", "stormcaller . . . viking . . . .")
    table.attack(my("golem"), their("stormcaller"), my("monk"))
    assert table.damages() == {their("stormcaller"): 3, my("monk"): 1}
    other = battle("golem . . . monk . . . .", "stormcaller lancer . . viking . . . .")
    assert other.attack(my("golem"), their("lancer")).damages() == {their("lancer"): 3}


def test_flank_strikes_after_own_orders_and_operations():
    table = battle(". . . stormcaller monk . . . .", THEIRS, hand=("bard",))
    assert table.play(mv.PlayOperation(my("bard"), 0), their("witch")).damages() == {their("witch"): 2}
    theirs = battle(". . . stormcaller monk . . . .", THEIRS, their_hand=("bard",), turn=1)
    assert theirs.play(mv.PlayOperation(their("bard"), 0)).damages() == {}


def test_rear_strikes_one_and_another():
    table = battle(". . . . monk . stormcaller . .", THEIRS, wave=REAR)
    table.cast(my("stormcaller"), their("witch"), their("golem"))
    assert table.damages() == {their("witch"): 2, their("golem"): 1}
    alone = battle(". . . . monk . stormcaller . .", "golem . . . viking . . . .", wave=REAR)
    assert alone.cast(my("stormcaller")).damages() == {their("golem"): 2}


def test_operation_strikes_at_the_end_of_own_turns():
    table = battle(theirs=THEIRS, operations=("stormcaller",)).end_turn(their("viking"))
    assert table.damages() == {their("viking"): 1}
    assert battle(theirs=THEIRS, operations=("stormcaller",), turn=1, first=1).end_turn().damages() == {}
    assert battle(theirs=THEIRS, operations=("stormcaller",), round=1).end_turn().damages() == {}


def test_vanguard_strikes_though_the_attacker_has_gone_home():
    table = battle("assassin golem . . monk . . . .", "stormcaller . . . viking . . . .")
    table.attack(my("assassin"), their("stormcaller"), "yes", my("golem"))
    assert table.damages() == {their("stormcaller"): 5, my("golem"): 1}
