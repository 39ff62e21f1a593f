"""The Dragoon."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, VAN, battle, my, their

THEIRS = "golem . . . viking . . . ."


def test_leader_lets_a_moved_hero_attack_once_a_turn():
    table = battle("knight . . lancer dragoon . . . .", THEIRS)
    table.play(mv.MoveHero(my("knight"), 2), "yes", their("golem"))
    assert table.damages() == {their("golem"): 3}
    table.play(mv.MoveHero(my("lancer"), 0))
    assert table.damages() == {their("golem"): 3}


def test_leader_keeps_the_attack_for_later_when_it_is_declined():
    table = battle("knight . . lancer dragoon . . . .", THEIRS).play(mv.MoveHero(my("knight"), 2), "no")
    assert table.play(mv.MoveHero(my("lancer"), 0), "yes", their("golem")).damages() == {their("golem"): 3}


def test_leader_does_nothing_for_castling_or_the_enemys_moves():
    castled = battle("knight . . lancer dragoon . . . .", THEIRS).play(mv.Castle(my("knight"), my("lancer")))
    assert castled.damages() == {}
    theirs = battle(". . . . dragoon . . . .", THEIRS, turn=1).play(mv.MoveHero(their("golem"), 2))
    assert theirs.damages() == {}


def test_vanguard_attacks_after_it_moved_there():
    table = battle(". . . dragoon monk . . . .", THEIRS)
    assert table.play(mv.MoveHero(my("dragoon"), 0), "yes", their("golem")).damages() == {their("golem"): 4}
    assert battle("dragoon . . . monk . . . .", THEIRS).play(mv.MoveHero(my("dragoon"), 3)).damages() == {}


def test_flank_leaps_over_those_in_melee():
    table = battle(". . . dragoon monk . . . .", "golem . . lancer viking . witch . .", wave=FLANK)
    assert set(table.asked(mv.Cast(my("dragoon")))) == {their("lancer"), their("witch")}
    assert table.cast(my("dragoon"), their("witch")).damages() == {their("witch"): 3}
    assert battle(". . . dragoon monk . . . .", THEIRS, wave=FLANK).refusal(mv.Cast(my("dragoon"))) == "PT-43.nothing"


def test_flank_does_nothing_with_an_attack_of_one():
    table = battle(
        ". . . dragoon monk . . . .",
        "golem . . lancer viking . . . .",
        wave=FLANK,
        statuses={my("dragoon"): ("-1 attack",) * 3},
    )
    assert table.refusal(mv.Cast(my("dragoon"))) == "PT-43.nothing"


def test_rear_may_ride_up_at_the_start_of_the_vanguard_wave_and_attacks_there():
    table = battle(". knight . . monk . dragoon . .", THEIRS, wave=REAR).end_wave(2, "yes", their("golem"))
    assert table.unit(my("dragoon")).place == 2
    assert table.damages() == {their("golem"): 4}
    assert battle(". . . . monk . dragoon . .", THEIRS, wave=REAR).end_wave("no").unit(my("dragoon")).place == 6


def test_rear_stays_in_other_waves_without_room_and_while_stunned():
    assert battle(". . . . monk . dragoon . .", THEIRS, wave=VAN).end_wave().unit(my("dragoon")).place == 6
    assert battle("knight golem lancer . monk . dragoon . .", THEIRS, wave=REAR).end_wave().damages() == {}
    stunned = battle(
        ". . . . monk . dragoon . .", THEIRS, wave=VAN, turn=1, first=1, statuses={my("dragoon"): ("stunned",)}
    )
    assert stunned.end_wave().unit(my("dragoon")).place == 6


def test_order_moves_two_who_may_attack():
    table = battle(". . . knight monk . witch . .", THEIRS, hand=("dragoon",))
    table.order("dragoon", my("knight"), my("witch"), 0, "yes", their("golem"), 1, "no")
    assert table.unit(my("knight")).place == 0
    assert table.unit(my("witch")).place == 1
    assert table.damages() == {their("golem"): 3}


def test_order_moves_nobody_who_is_stunned():
    table = battle(". . . knight monk . lancer . .", THEIRS, hand=("dragoon",), statuses={my("knight"): ("stunned",)})
    assert table.asked(mv.PlayOrder(my("dragoon"))) == (my("lancer"), "done")


def test_vanguard_does_not_attack_for_a_move_within_the_vanguard():
    table = battle("dragoon . . . monk . . . .", THEIRS).play(mv.MoveHero(my("dragoon"), 2))
    assert table.damages() == {}
    castled = battle("dragoon . knight . monk . . . .", THEIRS).play(mv.Castle(my("dragoon"), my("knight")))
    assert castled.damages() == {}
    up = battle("knight . . dragoon monk . . . .", THEIRS)
    assert up.play(mv.Castle(my("knight"), my("dragoon")), "yes", their("golem")).damages() == {their("golem"): 4}
