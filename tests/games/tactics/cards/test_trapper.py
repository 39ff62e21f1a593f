"""The Trapper."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, as_leader, battle, my, their

LED = ". . . . trapper . . . ."


def test_leader_snares_recruits_and_moves_of_the_opponent():
    table = battle(LED, "lancer . . . monk . . . .", their_hand=("golem",), turn=1)
    table.play(mv.Recruit(their("golem"), 1))
    assert table.damages() == {their("golem"): 1}
    table.play(mv.MoveHero(their("lancer"), 8))
    assert table.damages() == {their("golem"): 1, their("lancer"): 1}


def test_leader_snares_both_castled_heroes_but_no_corpses():
    table = battle(LED, "lancer knight . ~golem viking . . . .", turn=1).play(
        mv.Castle(their("lancer"), their("knight"))
    )
    assert table.damages() == {their("lancer"): 1, their("knight"): 1}
    table = battle(LED, "lancer knight . ~golem viking . . . .", turn=1).play(
        mv.Castle(their("lancer"), their("golem"))
    )
    assert table.damages() == {their("lancer"): 1}


def test_leader_leaves_own_heroes_alone_and_keeps_the_truce():
    table = battle(LED, hand=("golem",)).recruit("golem", 0)
    assert table.damages() == {}
    table = battle(LED, their_hand=("golem",), turn=1, round=1).play(mv.Recruit(their("golem"), 0))
    assert table.damages() == {}


def test_vanguard_intercepts_with_thorns():
    assert battle("trapper . . . monk . . . .").keywords(my("trapper")) == {"intercept", "thorns 2"}


def test_flank_stuns():
    table = battle(". . . trapper monk . . . .", "golem lancer . . monk . . . .", wave=FLANK)
    assert table.cast(my("trapper"), their("golem")).statuses() == {their("golem"): ("stunned",)}


def test_rear_shoots_and_marks_heroes():
    table = battle(". . . . monk . trapper . .", "lancer . . knight viking . . . .", wave=REAR)
    table.attack(my("trapper"), their("knight"))
    assert table.statuses() == {their("knight"): ("marked",)}
    leader = battle(". . . . monk . trapper . .", "lancer . . . viking . . . .", wave=REAR)
    assert leader.attack(my("trapper"), their("viking")).statuses() == {}


def test_operation_hurts_heroes_that_attack():
    table = battle("golem . . . monk . . . .", "lancer . . . viking . . . .", operations=("trapper",), turn=1)
    table.attack(their("lancer"), my("golem"))
    assert table.damages() == {my("golem"): 3, their("lancer"): 2}


def test_operation_spares_leaders():
    table = battle("golem . . . monk . . . .", ". . . . viking . . . .", operations=("trapper",), turn=1, wave=FLANK)
    assert table.attack(their("viking"), my("golem")).damages() == {my("golem"): as_leader("viking")[0]}


def test_flank_is_not_cast_where_all_are_stunned():
    stunned = {their(name): ("stunned",) for name in ("golem", "lancer")}
    table = battle(". . . trapper monk . . . .", "golem lancer . . viking . . . .", wave=FLANK, statuses=stunned)
    assert table.refusal(mv.Cast(my("trapper"))) == "PT-43.nothing"
