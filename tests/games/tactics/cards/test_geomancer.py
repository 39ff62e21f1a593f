"""The Geomancer."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of
from tests.games.tactics.squads import FLANK, PLAIN, REAR, battle, field, my, their


def test_leader_swaps_two_enemies_and_hurts_both_once_a_turn():
    table = battle(". . . . geomancer . . . .", "golem . . . viking . witch . .").leader_action()
    assert table.damages() == {their("golem"): 2, their("witch"): 2}
    assert table.unit(their("witch")).place == 0
    assert table.refusal(mv.LeaderAction()) == "PT-52.limited"


def test_leader_needs_two():
    assert battle(". . . . geomancer . . . .", "golem . . . viking . . . .").refusal(mv.LeaderAction()) == "PT-44"
    truce = battle(". . . . geomancer . . . .", "golem . . . viking . witch . .", round=1)
    assert truce.refusal(mv.LeaderAction()) == "PT-44"


def test_vanguard_intercepts_with_thorns():
    assert battle("geomancer . . . monk . . . .").keywords(my("geomancer")) == {"intercept", "thorns 1"}


def test_flank_moves_an_enemy_and_hurts_it():
    table = battle(". . . geomancer monk . . . .", "golem . . . viking . witch . .", wave=FLANK)
    table.cast(my("geomancer"), their("golem"), 9 + 8)
    assert table.unit(their("golem")).place == 8
    assert table.damages() == {their("golem"): 2}


def test_flank_only_hurts_the_steadfast():
    table = battle(". . . geomancer monk . . . .", "sentinel . . . viking . . . .", wave=FLANK)
    table.cast(my("geomancer"))
    assert table.unit(their("sentinel")).place == 0
    assert table.damages() == {their("sentinel"): 2}


def test_rear_hurts_all_in_melee():
    table = battle(". . . . monk . geomancer . .", "golem . . lancer viking . . . witch", wave=REAR)
    table.cast(my("geomancer"))
    assert table.damages() == {their("golem"): 1, their("viking"): 1, their("witch"): 1}


def test_operation_keeps_opponents_from_moving_and_castling():
    table = battle(
        "golem . . lancer monk . . . .", "knight . . witch viking . . . .", turn=1, operations=("geomancer",)
    )
    assert table.refusal(mv.MoveHero(their("knight"), 2)) == "PT-49.forbidden"
    assert table.refusal(mv.Castle(their("knight"), their("witch"))) == "PT-50.forbidden"
    assert not any(isinstance(move, (mv.MoveHero, mv.Castle)) for move in table.match.legal(1))


def test_operation_leaves_its_player_free_and_sleeps_in_a_truce():
    assert battle("golem . . . monk . . . .", operations=("geomancer",)).can(mv.MoveHero(my("golem"), 2))
    truce = battle(theirs="knight . . . viking . . . .", turn=1, operations=("geomancer",), round=1)
    assert truce.can(mv.MoveHero(their("knight"), 2))


def test_operation_hurts_recruits_of_opponents_only():
    table = battle(turn=1, their_hand=("knight",), operations=("geomancer",)).play(mv.Recruit(their("knight"), 0))
    assert table.damages() == {their("knight"): 1}
    assert battle(hand=("knight",), operations=("geomancer",)).recruit("knight", 0).damages() == {}


def test_rear_shakes_every_enemy_squad_of_a_team_game():
    squads = ". . . . viking . geomancer . .", "golem . . . viking . . . .", PLAIN, "witch . . lancer bard . . . ."
    table = field("cross", *squads, wave=REAR).cast(card_of(0, "geomancer"))
    assert table.damages() == {card_of(1, name): 1 for name in ("golem", "viking")} | {
        card_of(3, name): 1 for name in ("witch", "bard")
    }
