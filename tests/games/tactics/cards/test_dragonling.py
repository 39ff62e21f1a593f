"""The Dragonling."""

from tests.games.tactics.squads import FLANK, REAR, as_leader, battle, my, their


def test_leader_grows_at_the_end_of_each_round():
    table = battle(". . . . dragonling . . . .", wave=REAR).end_wave()
    attack, life = as_leader("dragonling")
    assert (table.attack_of(my("dragonling")), table.life_of(my("dragonling"))) == (attack + 1, life + 1)
    assert battle(". . . . dragonling . . . .", wave=FLANK).end_wave().statuses() == {}


def test_vanguard_grows_with_each_attack():
    table = battle("dragonling golem . . monk . . . .", "knight . . . viking . . . .")
    table.attack(my("golem"), their("knight"))
    assert table.statuses() == {}
    table.attack(my("dragonling"), their("knight"))
    assert table.statuses() == {my("dragonling"): ("+1 attack",)}


def test_flank_grows_at_the_end_of_the_round():
    table = battle("golem . . dragonling monk . . . .", wave=REAR).end_wave()
    assert table.statuses() == {my("dragonling"): ("+1 attack", "+1 life")}


def test_rear_shoots():
    assert battle(". . . . monk . dragonling . .").keywords(my("dragonling")) == {"ranged"}


def test_order_breathes_over_vanguard_and_flank():
    table = battle("golem . . . monk . . . .", "golem . . samurai viking . knight . .", hand=("dragonling",)).order(
        "dragonling"
    )
    assert table.damages() == {their("golem"): 2, their("samurai"): 2, their("viking"): 2}
