"""The Witch."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, battle, my, their


def test_leader_curses_heroes_that_attack():
    table = battle("golem . . . witch . . . .", "knight . . . viking . . . .", turn=1).attack(
        their("knight"), my("golem")
    )
    assert table.statuses() == {their("knight"): ("cursed",)}


def test_leader_does_not_curse_leaders_or_friends():
    table = battle("golem . . . witch . . . .", ". . . . viking . . . .", turn=1, wave=FLANK)
    assert table.attack(their("viking"), my("golem")).statuses() == {}
    table = battle("golem . . . witch . . . .", "knight . . . viking . . . .").attack(my("golem"), their("knight"))
    assert table.statuses() == {}


def test_vanguard_withers_whoever_attacks_it():
    squad = "witch golem . . monk . . . ."
    table = battle(squad, ". . . . viking . . . .", turn=1, wave=FLANK).attack(their("viking"), my("witch"))
    assert table.statuses() == {their("viking"): ("-1 attack",)}
    table = battle(squad, ". . . . viking . . . .", turn=1, wave=FLANK).attack(their("viking"), my("golem"))
    assert table.statuses() == {}


def test_flank_hexes():
    table = battle(". . . witch monk . . . .", "golem lancer . . viking . . . .", wave=FLANK)
    assert table.cast(my("witch"), their("golem")).statuses() == {their("golem"): ("-1 attack", "cursed")}


def test_rear_silences():
    table = battle(". . . . monk . witch . .", "golem lancer . . viking . . . .", wave=REAR)
    table.cast(my("witch"), their("golem"))
    assert table.keywords(their("golem")) == set()


def test_order_curses_a_row():
    table = battle(theirs="golem lancer . samurai viking . . . .", hand=("witch",)).order("witch", "vanguard")
    assert table.statuses() == {their("golem"): ("cursed", "cursed"), their("lancer"): ("cursed", "cursed")}


def test_flank_and_rear_are_not_cast_for_nothing():
    theirs = "golem . . monk viking . . . ."
    for row, wave in ((3, FLANK), (6, REAR)):
        mine = ["."] * 9
        mine[4], mine[row] = "cleric", "witch"
        assert battle(" ".join(mine), theirs, wave=wave).refusal(mv.Cast(my("witch"))) == "PT-43.nothing"
    silent = {their(name): ("silenced",) for name in ("golem", "lancer")}
    table = battle(". . . . cleric . witch . .", "golem lancer . . viking . . . .", wave=REAR, statuses=silent)
    assert table.refusal(mv.Cast(my("witch"))) == "PT-43.nothing"


def test_order_is_not_played_for_nothing():
    full = {their(name): ("cursed",) * 3 for name in ("golem", "lancer")}
    table = battle(hand=("witch",), theirs="golem . . . viking . lancer . .", statuses=full)
    assert table.refusal(mv.PlayOrder(my("witch"))) == "PT-45.nothing"
