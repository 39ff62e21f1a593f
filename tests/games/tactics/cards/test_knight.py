"""The Knight."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import REAR, battle, my, their


def test_leader_armours_the_vanguard_heroes_only():
    table = battle("golem . . lancer knight . . . .")
    assert "armour 1" in table.keywords(my("golem"))
    assert table.board.armour(table.unit(my("lancer"))) == 0
    assert table.board.armour(table.unit(my("knight"))) == 0


def test_vanguard_intercepts():
    assert battle("knight . . . monk . . . .").keywords(my("knight")) == {"intercept"}


def test_flank_armours_the_leader_and_the_hero_in_front():
    table = battle("golem lancer . knight monk . samurai . .")
    armour = {unit.card: table.board.armour(unit) for unit in table.board.units(0)}
    assert {card for card, value in armour.items() if value} == {my("golem"), my("monk")}


def test_rear_charges_to_the_vanguard_and_attacks():
    table = battle(". golem . . monk . knight . .", "lancer . . . viking . . . .", wave=REAR)
    table.cast(my("knight"), 2, their("lancer"))
    assert table.unit(my("knight")).place == 2
    assert table.damages() == {their("lancer"): 3}


def test_rear_in_a_truce_only_moves():
    table = battle("lancer golem . . monk . knight . .", "samurai . . . viking . . . .", wave=REAR, round=1)
    table.cast(my("knight"))
    assert table.unit(my("knight")).place == 2
    assert table.damages() == {}


def test_order_lets_each_vanguard_hero_attack_once():
    table = battle("golem lancer . samurai monk . . . .", ". . . . viking . . . .", hand=("knight",))
    assert set(table.asked(mv.PlayOrder(my("knight")))) == {my("golem"), my("lancer"), "no"}
    table.order("knight", my("lancer"), my("golem"))
    assert table.damages() == {their("viking"): 6}
    assert table.can(mv.Attack(my("golem"), their("viking")))  # a free attack is not the * action


def test_order_is_optional_and_not_for_the_stunned():
    table = battle("golem . . . monk . . . .", ". . . . viking . . . .", hand=("knight",)).order("knight", "no")
    assert table.damages() == {}
    stunned = battle("golem . . . monk . . . .", hand=("knight",), statuses={my("golem"): ("stunned",)})
    assert stunned.refusal(mv.PlayOrder(my("knight"))) == "PT-45.nothing"
