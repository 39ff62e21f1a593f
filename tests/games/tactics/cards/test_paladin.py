"""The Paladin."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import REAR, battle, my, their


def test_leader_armours_the_middle_column():
    table = battle("lancer golem . . paladin . . samurai .")
    armoured = {unit.card for unit in table.board.units(0) if table.board.armour(unit)}
    assert armoured == {my("golem"), my("paladin"), my("samurai")}


def test_vanguard_heals_the_leader_after_attacking():
    table = battle("paladin . . . monk/4 . . . .", "golem . . . viking . . . .").attack(my("paladin"), their("golem"))
    assert table.damages() == {their("golem"): 3, my("monk"): 3}
    assert table.keywords(my("paladin")) == {"intercept"}


def test_flank_may_take_the_leaders_damage():
    for answer, hurt in (("yes", "paladin"), ("no", "monk")):
        table = battle(". . . paladin monk . . . .", "golem . . . viking . . . .", turn=1)
        table.attack(their("golem"), my("monk"), answer)
        assert table.damages() == {my(hurt): 3}


def test_flank_is_not_asked_for_effects_or_other_heroes():
    table = battle("lancer . . paladin monk . . . .", "golem . . . viking . . . .", turn=1)
    assert table.attack(their("golem"), my("lancer")).damages() == {my("lancer"): 3}
    table = battle(". . . paladin monk . . . .", their_hand=("viking",), turn=1).play(mv.PlayOrder(their("viking")))
    assert table.damages() == {my("paladin"): 3, my("monk"): 3}


def test_rear_heals_and_armours_another():
    table = battle("golem/5 . . . monk . paladin . .", wave=REAR).cast(my("paladin"))
    assert table.damages() == {my("golem"): 3}
    assert table.statuses() == {my("golem"): ("armour",)}


def test_order_makes_a_champion():
    table = battle("golem/8 lancer/2 . . monk . . . .", hand=("paladin",)).order("paladin", my("golem"))
    assert table.damages() == {my("lancer"): 2}
    assert table.statuses() == {my("golem"): ("+1 attack", "+1 attack", "armour")}
