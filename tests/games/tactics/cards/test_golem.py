"""The Golem."""

from tests.games.tactics.squads import FLANK, REAR, battle, my, their


def test_leader_cannot_be_healed():
    table = battle("lancer/2 . . cleric golem/5 . . . .", wave=FLANK).cast(my("cleric"))
    assert table.damages() == {my("golem"): 5}


def test_leader_suffers_for_each_fallen_hero():
    table = battle("lancer/6 . . . golem . . . .", "ranger/4 . . . viking . . . .").end_wave()
    assert table.damages() == {my("golem"): 1}


def test_vanguard_intercepts():
    assert battle("golem . . . monk . . . .").keywords(my("golem")) == {"intercept"}


def test_flank_may_take_damage_for_the_hero_in_front():
    for answer, hurt in (("yes", "golem"), ("no", "lancer")):
        table = battle("lancer . . golem monk . . . .", "knight . . . viking . . . .", turn=1)
        assert table.attack(their("knight"), my("lancer"), answer).damages() == {my(hurt): 3}


def test_flank_is_not_asked_about_others():
    table = battle("lancer samurai . golem monk . . . .", "knight . . . viking . . . .", turn=1)
    assert table.attack(their("knight"), my("samurai")).damages() == {my("samurai"): 3}


def test_rear_rolls_forward():
    table = battle("lancer . . . monk . golem . .", wave=REAR).cast(my("golem"))
    assert (table.unit(my("golem")).place, table.unit(my("lancer")).place) == (0, 6)
    assert table.statuses() == {my("golem"): ("armour",)}


def test_rear_armours_itself_even_with_nobody_to_swap():
    table = battle(". . . . monk . golem . .", wave=REAR).cast(my("golem"))
    assert table.statuses() == {my("golem"): ("armour",)}


def test_order_deals_a_heros_life_left():
    table = battle("lancer/2 . . . monk . . . .", "knight . . samurai viking . . . .", hand=("golem",)).order("golem")
    assert table.damages() == {my("lancer"): 2, their("knight"): 4}


def test_rear_swaps_with_nobody_who_is_stunned():
    table = battle("lancer ~witch . . monk . golem . .", wave=REAR, statuses={my("lancer"): ("stunned",)})
    table.cast(my("golem"))
    assert (table.unit(my("golem")).place, table.unit(my("lancer")).place) == (1, 0)
    alone = battle("lancer . . . monk . golem . .", wave=REAR, statuses={my("lancer"): ("stunned",)})
    assert alone.cast(my("golem")).unit(my("golem")).place == 6
