"""The Engineer."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import battle, my, their


def test_leader_shoots_an_enemy_in_melee():
    table = battle(". . . . engineer . . . .", "golem . . lancer viking . . . .").leader_action(their("viking"))
    assert table.damages() == {their("viking"): 2}


def test_leader_acts_once_a_turn():
    table = battle(". . . . engineer . . . .", "golem . . . viking . . . .").leader_action(their("golem"))
    assert table.refusal(mv.LeaderAction()) == "PT-52.limited"


def test_vanguard_intercepts():
    assert battle("engineer . . . monk . . . .").keywords(my("engineer")) == {"intercept"}


def test_flank_plates_the_hero_in_front():
    table = battle("golem lancer . engineer monk . samurai . .")
    assert table.keywords(my("golem")) == {"intercept", "armour 2"}
    assert [table.board.armour(table.unit(my(name))) for name in ("lancer", "engineer", "monk", "samurai")] == [0] * 4


def test_rear_shoots():
    assert battle(". . . . monk . engineer . .").keywords(my("engineer")) == {"ranged"}


def test_operation_makes_the_vanguard_a_barricade():
    table = battle("samurai . . lancer monk . . . .", "samurai . . . monk . . . .", operations=("engineer",))
    assert table.keywords(my("samurai")) == {"intercept", "armour 1"}
    assert table.board.armour(table.unit(my("lancer"))) == 0
    assert table.keywords(their("samurai")) == set()
