"""Vampire: every wound it deals feeds somebody."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import UnitDamaged, UnitHealed

from ..squads import FLANK, REAR, as_leader, battle, my, their
from .helpers_text3 import siege

LIFE = as_leader("vampire")[1]

# Leader: whenever an attack of your squad damages an enemy, heal your leader 1.


def feeding(theirs="golem rogue . . monk . . . .", mine="knight/2 . . . vampire=9 . . . .", **position):
    return battle(mine, theirs, **position)


def leader_left(table):
    return LIFE - table.unit(my("vampire")).damage


def test_leader_an_attack_that_hurts_heals_it_by_one():
    table = feeding().attack(my("knight"), their("golem"))
    assert leader_left(table) == 10
    assert table.damages() == {their("golem"): 3, my("knight"): 2, my("vampire"): LIFE - 10}


def test_leader_its_own_attack_counts():
    table = feeding(". . . . monk . . . .", ". . . . vampire=9 . . . .", wave=FLANK).attack(
        my("vampire"), their("monk")
    )
    assert leader_left(table) == 10


def test_leader_an_attack_that_hurts_nobody_does_not_heal():
    table = feeding(statuses={their("golem"): ("armour",) * 3}).attack(my("knight"), their("golem"))
    assert leader_left(table) == 9


def test_leader_effects_are_no_attacks():
    table = feeding(hand=("gunslinger",)).order("gunslinger", their("golem"))
    assert leader_left(table) == 9


def test_leader_a_free_attack_counts():
    table = feeding(hand=("samurai",)).order("samurai", their("golem"))
    assert leader_left(table) == 10


def test_leader_a_sweep_is_not_the_attack():
    """One attack damages one enemy; the cleave that follows is an effect."""
    table = feeding("golem rogue . . monk . . . .", "viking . . . vampire=9 . . . .")
    table.attack(my("viking"), their("golem"))
    assert table.damages() == {their("golem"): 4, their("rogue"): 1, my("vampire"): LIFE - 10}


def test_leader_an_attack_that_another_takes_still_feeds_it():
    table = feeding("rogue . . golem monk . . . .").attack(my("knight"), their("rogue"), "yes")
    assert table.unit(their("golem")).damage == 3
    assert leader_left(table) == 10


def test_leader_attacks_of_the_enemy_do_not_heal_it():
    table = feeding(turn=1).attack(their("golem"), my("knight"))
    assert leader_left(table) == 9


def test_leader_unhurt_there_is_nothing_to_heal():
    table = feeding(mine="knight . . . vampire . . . .").attack(my("knight"), their("golem"))
    assert table.damages() == {their("golem"): 3}
    assert table.happened(UnitHealed) == []


# Vanguard: drain 2.


def biting(theirs="golem . . . monk . . . .", mine="vampire/3 knight/2 . . monk=5 . . . .", **position):
    return battle(mine, theirs, **position)


def test_vanguard_its_attack_heals_it_by_two_and_nobody_else():
    table = biting()
    before = table.damages()
    table.attack(my("vampire"), their("golem"))
    assert table.damages() == before | {my("vampire"): 1, their("golem"): 3}


def test_vanguard_one_point_dealt_is_enough():
    table = biting(statuses={their("golem"): ("armour",) * 2}).attack(my("vampire"), their("golem"))
    assert (table.unit(my("vampire")).damage, table.unit(their("golem")).damage) == (1, 1)


def test_vanguard_an_attack_without_damage_drains_nothing():
    table = biting(statuses={their("golem"): ("armour",) * 3}).attack(my("vampire"), their("golem"))
    assert (table.unit(my("vampire")).damage, table.unit(their("golem")).damage) == (3, 0)


def test_vanguard_it_heals_no_more_than_it_has():
    table = biting(mine="vampire/1 . . . monk . . . .").attack(my("vampire"), their("golem"))
    assert table.damages() == {their("golem"): 3}


def test_vanguard_a_free_attack_drains_too():
    table = biting(hand=("samurai",)).order("samurai", my("vampire"), their("golem"))
    assert (table.unit(my("vampire")).damage, table.unit(their("golem")).damage) == (1, 7)


def test_vanguard_a_blow_that_another_takes_drains_too():
    table = biting("rogue . . golem monk . . . .", "vampire/3 . . . monk . . . .")
    table.attack(my("vampire"), their("rogue"), "yes")
    assert table.damages() == {my("vampire"): 1, their("golem"): 3}


def test_vanguard_elsewhere_it_drains_nothing():
    table = biting(mine=". . . vampire/3 monk . . . .", wave=FLANK).attack(my("vampire"), their("golem"))
    assert table.damages() == {their("golem"): 3, my("vampire"): 3}


# Flank: deal 2 damage to an enemy in melee and heal one of your heroes or your leader 2.


def sapping(mine="knight/3 . . vampire monk=5 . . . .", theirs="golem . . cleric monk . . . .", **position):
    return battle(mine, theirs, wave=FLANK, **position)


def test_flank_an_enemy_loses_two_and_a_friend_gains_two():
    table = sapping()
    before = table.damages()
    table.cast(my("vampire"), their("golem"), my("knight"))
    assert table.damages() == before | {their("golem"): 2, my("knight"): 1}


def test_flank_leaders_in_melee_and_your_own_leader_will_do():
    table = sapping()
    before = table.unit(my("monk")).damage
    table.cast(my("vampire"), their("monk"), my("monk"))
    assert table.damages() == {their("monk"): 2, my("knight"): 3, my("monk"): before - 2}


def test_flank_only_those_in_melee_are_targets():
    assert set(sapping().asked(mv.Cast(my("vampire")))) == {their("golem"), their("monk")}


def test_flank_with_nobody_to_heal_it_still_hurts():
    table = sapping("knight . . vampire monk . . . .").cast(my("vampire"), their("golem"))
    assert table.damages() == {their("golem"): 2}


def test_flank_it_may_heal_itself():
    table = sapping("knight . . vampire/1 monk . . . .").cast(my("vampire"), their("golem"))
    assert table.damages() == {their("golem"): 2}


def test_flank_in_a_truce_it_only_heals():
    table = sapping("knight/3 . . vampire monk . . . .", round=1).cast(my("vampire"))
    assert table.damages() == {my("knight"): 1}
    assert not sapping("knight . . vampire monk . . . .", round=1).can(mv.Cast(my("vampire")))


# Rear: at the end of each wave, deal 1 damage to a damaged enemy hero and heal this hero 1.


def lurking(theirs="golem/1 rogue . . monk=5 . . . .", mine=". . . . monk . vampire/3 . .", **position):
    return battle(mine, theirs, **position)


def test_rear_a_wounded_enemy_bleeds_at_the_end_of_the_wave():
    table = lurking()
    before = table.damages()
    table.end_wave()
    assert table.damages() == before | {their("golem"): 2, my("vampire"): 2}


def test_rear_at_the_end_of_every_wave():
    table = lurking().end_wave().end_wave().end_wave()
    assert table.unit(their("golem")).damage == 4
    assert table.unit(my("vampire")).damage == 0


def test_rear_with_no_wounded_hero_it_only_heals_itself():
    table = lurking("golem rogue . . monk=5 . . . .").end_wave()
    assert table.happened(UnitDamaged) == []
    assert table.unit(my("vampire")).damage == 2


def test_rear_you_choose_among_the_wounded():
    table = lurking("golem/1 rogue/1 . . monk . . . .").end_wave(their("rogue"))
    assert table.damages() == {their("golem"): 1, their("rogue"): 2, my("vampire"): 2}


def test_rear_it_comes_before_the_casualties():
    table = lurking("rogue/3 . . . monk . . . .", ". . . . monk . vampire/6 . .").end_wave()
    assert table.corpses() == {their("rogue")}
    assert table.damages() == {my("vampire"): 5}


def test_rear_it_comes_before_what_befalls_at_the_end_of_the_round():
    """Neither the curse nor the fire has hurt anybody yet when the wave ends."""
    table = battle(
        ". . . . pyromancer . vampire . .",
        "knight . . . monk . . . .",
        wave=REAR,
        statuses={their("knight"): ("cursed",)},
    ).end_wave()
    assert table.damages() == {their("knight"): 2}


def test_rear_in_a_truce_it_only_heals_itself():
    table = lurking("golem/1 . . . monk . . . .", round=1).end_wave()
    assert table.damages() == {their("golem"): 1, my("vampire"): 2}


def test_rear_elsewhere_it_does_neither():
    table = lurking("golem/1 . . . monk . . . .", ". . . vampire/3 monk . . . .").end_wave()
    assert table.damages() == {their("golem"): 1, my("vampire"): 3}


# Order: move up to 5 damage from one of your heroes or your leader to an enemy hero.


def transfusion(mine="knight/7 rogue/2 . . monk . . . .", theirs="golem cleric . . monk . . . .", **position):
    return battle(mine, theirs, hand=("vampire",), **position)


def test_order_five_damage_go_over_to_an_enemy():
    table = transfusion().order("vampire", my("knight"), their("golem"), 5)
    assert table.damages() == {my("knight"): 2, my("rogue"): 2, their("golem"): 5}


def test_order_fewer_will_do():
    table = transfusion().order("vampire", my("knight"), their("golem"), 2)
    assert table.damages() == {my("knight"): 5, my("rogue"): 2, their("golem"): 2}


def test_order_no_more_than_there_is():
    assert max(transfusion().asked(mv.PlayOrder(my("vampire")), my("rogue"), their("golem"))) == 2


def test_order_from_the_leader_to_heroes_only():
    table = transfusion(". . . . monk=5 . . . .")
    assert set(table.asked(mv.PlayOrder(my("vampire")))) == {their("golem"), their("cleric")}
    before = table.unit(my("monk")).damage
    table.order("vampire", their("cleric"), 5)
    assert table.damages() == {my("monk"): before - 5, their("cleric"): 5}


def test_order_unhurt_there_is_nothing_to_move():
    assert not transfusion("knight . . . monk . . . .").can(mv.PlayOrder(my("vampire")))


def test_order_is_no_healing_so_it_helps_a_golem():
    table = battle(". . . . golem=5 . . . .", "knight . . . monk . . . .", hand=("vampire",))
    before = table.unit(my("golem")).damage
    table.order("vampire", 5)
    assert table.damages() == {my("golem"): before - 5, their("knight"): 5}


def test_order_needs_an_enemy_hero_and_no_truce():
    assert not transfusion(theirs=". . . . monk . . . .").can(mv.PlayOrder(my("vampire")))
    assert not transfusion(round=1).can(mv.PlayOrder(my("vampire")))


# In other games


def test_vanguard_a_blow_at_a_fortress_drains_nothing():
    table = siege("vampire/3 . . . . . . . .").play(mv.Storm(my("vampire"), 1))
    assert table.damages() == {my("vampire"): 3}


def test_flank_without_leaders_a_hero_in_the_middle_is_in_melee():
    table = siege("knight/3 . . vampire . . . . .", "~knight . . . cleric . . . .", wave=FLANK).cast(my("vampire"))
    assert table.damages() == {their("cleric"): 2, my("knight"): 1}
