"""The Duelist."""

from pixtable.games.tactics.rules import moves as mv
from tests.games.tactics.squads import FLANK, REAR, as_leader, battle, my, their


def test_leader_attacks_for_nothing_and_harder_at_heroes():
    table = battle(". . . . duelist . . . .", "golem . . . viking . . . .", wave=FLANK)
    table.attack(my("duelist"), their("golem"))
    assert table.damages() == {their("golem"): as_leader("duelist")[0] + 1}
    assert table.state.actions_left == 2
    assert table.refusal(mv.Attack(my("duelist"), their("golem"))) == "PT-52"


def test_leader_hits_leaders_as_usual_and_heroes_pay():
    table = battle("lancer . . . duelist . . . .", ". . . . viking . . . .", wave=FLANK).attack(
        my("duelist"), their("viking")
    )
    assert table.damages() == {their("viking"): as_leader("duelist")[0]}
    table = battle("knight . . . duelist . . . .", ". . . . viking . . . .").attack(my("knight"), their("viking"))
    assert table.state.actions_left == 1


def test_vanguard_ripostes_in_melee():
    table = battle("duelist . . . monk . . . .", "golem . . . viking . . . .", turn=1).attack(
        their("golem"), my("duelist")
    )
    assert table.damages() == {my("duelist"): 3, their("golem"): 4}


def test_vanguard_does_not_riposte_to_shots():
    theirs = ". . . . viking . dragonling . ."
    table = battle("duelist . . . monk . . . .", theirs, turn=1, wave=REAR).attack(their("dragonling"), my("duelist"))
    assert table.damages() == {my("duelist"): 3}


def test_flank_thrusts_harder_at_the_undamaged():
    for golem, dealt in (("golem", 6), ("golem/1", 5)):
        table = battle(". . . duelist monk . . . .", f"{golem} . . . viking . . . .", wave=FLANK)
        assert table.attack(my("duelist"), their("golem")).damages() == {their("golem"): dealt}


def test_rear_steps_in_and_attacks():
    table = battle("golem ~lancer . . monk . duelist . .", "knight . . . viking . . . .", wave=REAR)
    table.cast(my("duelist"), my("golem"), their("knight"))
    assert (table.unit(my("duelist")).place, table.unit(my("golem")).place) == (0, 6)
    assert table.damages() == {their("knight"): 4}
    table = battle("golem ~lancer . . monk . duelist . .", "knight . . . viking . . . .", wave=REAR)
    table.cast(my("duelist"), my("lancer"), their("viking"))
    assert table.unit(my("lancer")).place == 6


def test_order_is_a_duel():
    table = battle("golem lancer . . monk . . . .", "knight . . . viking . . . .", hand=("duelist",))
    table.order("duelist", my("golem"))
    assert table.damages() == {their("knight"): 4, my("golem"): 3}
    assert table.statuses() == {my("golem"): ("+1 attack",)}


def test_order_in_a_truce_only_strengthens():
    table = battle("golem . . . monk . . . .", "knight . . . viking . . . .", hand=("duelist",), round=1).order(
        "duelist"
    )
    assert table.damages() == {}
    assert table.statuses() == {my("golem"): ("+1 attack",)}


def test_rear_swaps_with_nobody_who_is_stunned():
    table = battle("lancer . . . monk . duelist . .", wave=REAR, statuses={my("lancer"): ("stunned",)})
    assert not table.can(mv.Cast(my("duelist")))


def test_order_needs_a_hero_of_ones_own():
    alone = battle(hand=("duelist",), theirs="golem lancer . . viking . . . .")
    assert alone.refusal(mv.PlayOrder(my("duelist"))) == "PT-45.nothing"
