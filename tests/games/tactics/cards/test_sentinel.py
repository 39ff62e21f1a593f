"""The Sentinel."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, as_leader, battle, my, their


def test_leader_makes_the_vanguard_a_wall():
    table = battle("lancer . . samurai sentinel . . . .")
    assert table.keywords(my("lancer")) == {"intercept"}
    assert (table.life_of(my("lancer")), table.life_of(my("samurai"))) == (7, 6)
    assert table.life_of(my("sentinel")) == as_leader("sentinel")[1]


def test_leaders_life_ends_with_the_row():
    table = battle("lancer/6 . . . sentinel . . . .").play(mv.MoveHero(my("lancer"), 8))
    assert table.end_wave().corpses() == {my("lancer")}


def test_vanguard_is_steadfast():
    assert battle("sentinel . . . monk . . . .").keywords(my("sentinel")) == {"intercept", "steadfast"}


def test_vanguard_is_not_stunned_by_enemies():
    table = battle(". . . trapper monk . . . .", "sentinel . . . viking . . . .", wave=FLANK)
    assert table.refusal(mv.Cast(my("trapper"))) == "PT-43.nothing"


def test_flank_intercepts_with_armour():
    assert battle(". . . sentinel monk . . . .").keywords(my("sentinel")) == {"intercept", "armour 1"}


def test_rear_strikes_whoever_attacks_the_squad():
    table = battle("golem . . . monk . sentinel . .", "knight . . . viking . . . .", turn=1).attack(
        their("knight"), my("golem")
    )
    assert table.damages() == {my("golem"): 3, their("knight"): 1}
    own = battle("golem . . . monk . sentinel . .", "knight . . . viking . . . .").attack(my("golem"), their("knight"))
    assert own.damages() == {their("knight"): 3}


def test_operation_armours_everybody():
    table = battle("golem . . . monk . . . .", "golem . . . monk . . . .", operations=("sentinel",))
    armour = [table.board.armour(table.unit(card)) for card in (my("golem"), my("monk"), their("golem"), their("monk"))]
    assert armour == [1, 1, 0, 0]


def test_rear_strikes_back_though_whom_they_attacked_has_gone_home():
    table = battle("operative . . . monk . . . .", "knight/4 . . valkyrie viking . sentinel . .")
    assert table.attack(my("operative"), their("knight"), "yes").damages() == {my("operative"): 1}
