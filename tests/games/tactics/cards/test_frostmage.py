"""The Frostmage."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their

THEIRS = "golem . . lancer viking . . . ."


def test_leader_may_stun_an_enemy_hero_at_the_start_of_a_round():
    table = battle(". . . . frostmage . . . .", THEIRS, wave=REAR).end_wave(their("lancer"))
    assert table.statuses() == {their("lancer"): ("stunned",)}
    assert battle(". . . . frostmage . . . .", THEIRS, wave=REAR).end_wave("no").statuses() == {}


def test_leader_finds_nobody_to_stun_twice():
    table = battle(
        ". . . . frostmage . . . .", "golem . . . viking . . . .", wave=REAR, statuses={their("golem"): ("stunned",)}
    ).end_wave()
    assert table.statuses() == {their("golem"): ("stunned",)}


def test_vanguard_stuns_who_attacks_it_in_melee():
    table = battle("golem . . . monk . . . .", "frostmage . . . viking . . . .")
    assert table.attack(my("golem"), their("frostmage")).statuses() == {my("golem"): ("stunned",)}
    shot = battle(". . . . monk . gunslinger . .", "frostmage . . . viking . . . .", wave=REAR)
    assert shot.attack(my("gunslinger"), their("frostmage")).statuses() == {}


def test_vanguard_does_not_mind_attacks_on_others():
    table = battle("golem . . . monk . . . .", "frostmage lancer . . viking . . . .")
    assert table.attack(my("golem"), their("lancer")).statuses() == {}


def test_flank_chills():
    table = battle(". . . frostmage monk . . . .", THEIRS, wave=FLANK).cast(my("frostmage"), their("lancer"))
    assert table.damages() == {their("lancer"): 1}
    assert table.statuses() == {their("lancer"): ("-1 attack",)}


def test_rear_freezes():
    table = battle(". . . . monk . frostmage . .", THEIRS, wave=REAR).cast(my("frostmage"), their("golem"))
    assert table.damages() == {their("golem"): 2}
    assert table.statuses() == {their("golem"): ("stunned",)}


def test_rear_hurts_the_steadfast_but_does_not_stun_them():
    table = battle(". . . . monk . frostmage . .", "sentinel . . . viking . . . .", wave=REAR).cast(my("frostmage"))
    assert table.damages() == {their("sentinel"): 2}
    assert table.statuses() == {}


def test_order_freezes_a_row_without_its_leader():
    table = battle(hand=("frostmage",), theirs="golem . . lancer viking witch . . .").order("frostmage", "flank")
    assert table.damages() == {their("lancer"): 1, their("witch"): 1}
    assert table.statuses() == {their("lancer"): ("stunned",), their("witch"): ("stunned",)}
    assert battle(hand=("frostmage",)).refusal(mv.PlayOrder(my("frostmage"))) == "PT-45.nothing"


def test_vanguard_stuns_for_the_attackers_next_turn_in_its_row():
    """A stun got in one's own turn is not over with that turn: it would have cost nothing."""
    table = battle("golem . . . monk . . . .", "frostmage . . . viking . . . .")
    table.attack(my("golem"), their("frostmage")).end_turn()
    assert table.statuses() == {my("golem"): ("stunned",)}
    table.end_wave().end_wave().end_wave()
    assert table.state.turn == 1
    table.end_turn()
    assert table.refusal(mv.Attack(my("golem"), their("frostmage"))) == "PT-81.stunned"
    table.end_turn()
    assert table.statuses() == {}


def test_vanguard_stuns_a_leader_for_a_whole_round_too():
    table = battle(". . . . golem . . . .", "frostmage . . . viking . . . .", wave=FLANK)
    table.attack(my("golem"), their("frostmage")).end_wave().end_wave().end_wave()
    assert table.statuses() == {my("golem"): ("stunned",)}


def test_order_stuns_for_the_very_next_turn_and_no_longer():
    table = battle(hand=("frostmage",), theirs="golem . . . viking . . . .").order("frostmage").end_turn()
    assert table.refusal(mv.MoveHero(their("golem"), 2)) == "PT-81.stunned"
    assert table.end_turn().statuses() == {}
