"""Golem: a wall that steps in for others, and a leader nobody can mend."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of
from pixtable.games.tactics.rules.events import UnitAttacked

from ..squads import FLANK, REAR, battle, my, their
from .helpers_text3 import cross

# Leader: your leader cannot be healed. Whenever one of your heroes is defeated, your leader takes 1 damage.


def test_leader_cannot_be_healed():
    table = battle("knight . . cleric golem=9 . . . .", wave=FLANK)
    assert not table.can(mv.Cast(my("cleric")))


def test_leader_healing_of_all_passes_it_by():
    table = battle("knight/3 . . . golem=9 . . . .", hand=("chef",))
    before = table.unit(my("golem")).damage
    table.order("chef")
    assert table.unit(my("golem")).damage == before
    assert table.unit(my("knight")).damage < 3


def test_leader_its_heroes_can_be_healed():
    table = battle("knight/3 . . cleric golem=9 . . . .", wave=FLANK)
    before = table.unit(my("golem")).damage
    table.cast(my("cleric"))
    assert table.damages() == {my("golem"): before}


def test_leader_each_fallen_hero_hurts_it():
    table = battle("rogue/4 knight/8 . . golem . . . .").end_wave()
    assert table.corpses() == {my("rogue"), my("knight")}
    assert table.damages() == {my("golem"): 2}


def test_leader_armour_is_no_help_and_a_blessing_heals_nothing():
    statuses = {my("golem"): ("armour",)}
    assert battle("rogue/4 . . . golem . . . .", statuses=statuses).end_wave().damages() == {my("golem"): 1}
    table = battle(". . . . golem=9 . . . .", wave=REAR, statuses={my("golem"): ("blessed",)})
    before = table.damages()
    assert table.end_wave().damages() == before


def test_leader_a_defeat_by_an_effect_hurts_it_at_once():
    table = battle("rogue . . . golem . . . .", turn=1, their_hand=("operative",))
    table.play(mv.PlayOrder(their("operative")))
    assert table.damages() == {my("golem"): 1}


def test_leader_enemies_that_fall_do_not_hurt_it():
    table = battle(". . . . golem . . . .", "rogue/4 . . . monk . . . .").end_wave()
    assert table.corpses() == {their("rogue")}
    assert table.damages() == {}


def test_leader_the_last_point_is_lost_to_a_falling_hero():
    table = battle("rogue/4 . . . golem=1 . . . .", trophies=1).end_wave()
    assert table.match.result.winners == (1,)


def test_leader_a_hero_called_back_is_not_defeated():
    table = battle("rogue . . . golem . . . .", "cleric . . . monk . . . .", turn=1, their_hand=("illusionist",))
    table.play(mv.PlayOrder(their("illusionist")), my("rogue"))
    assert (table.damages(), table.hand()) == ({}, {"rogue"})


# Vanguard: intercept.


def walled(mine="golem . . rogue monk . wizard . .", theirs="knight . . . monk . pirate . ."):
    return battle(mine, theirs, wave=REAR, turn=1)


def test_vanguard_nobody_behind_it_can_be_shot():
    table = walled()
    assert not table.can(mv.Attack(their("pirate"), my("rogue")))
    assert not table.can(mv.Attack(their("pirate"), my("wizard")))


def test_vanguard_the_golem_itself_and_other_columns_can_be_shot():
    table = walled()
    assert table.can(mv.Attack(their("pirate"), my("monk")))
    table.attack(their("pirate"), my("golem"))
    assert table.damages() == {my("golem"): 3}


def test_vanguard_a_corpse_stops_nothing():
    assert walled("~golem . . rogue monk . wizard . .").can(mv.Attack(their("pirate"), my("wizard")))


def test_vanguard_elsewhere_it_stops_nothing():
    assert walled(". . . golem monk . wizard . .").can(mv.Attack(their("pirate"), my("wizard")))


# Flank: when an attack would damage the hero in front of this hero, you may have this hero take it instead.


def guarded(mine="rogue wizard . golem monk . . . .", **position):
    return battle(mine, "knight . . . monk . . . .", turn=1, **position)


def test_flank_takes_the_blow_for_the_hero_in_front():
    table = guarded().attack(their("knight"), my("rogue"), "yes")
    assert table.damages() == {my("golem"): 3}


def test_flank_it_need_not():
    table = guarded().attack(their("knight"), my("rogue"), "no")
    assert table.damages() == {my("rogue"): 3}


def test_flank_not_for_the_hero_of_another_column():
    table = guarded().attack(their("knight"), my("wizard"))
    assert table.damages() == {my("wizard"): 3}


def test_flank_what_it_takes_is_measured_on_the_one_attacked():
    statuses = {my("rogue"): ("marked",), my("golem"): ("armour",) * 2}
    table = guarded(statuses=statuses).attack(their("knight"), my("rogue"), "yes")
    assert table.damages() == {my("golem"): 4}


def test_flank_an_attack_that_would_hurt_nobody_asks_nothing():
    table = guarded(statuses={my("rogue"): ("armour",) * 3}).attack(their("knight"), my("rogue"))
    assert table.damages() == {}
    assert table.happened(UnitAttacked)[0].target == my("rogue")


def test_flank_effects_are_no_attacks():
    table = guarded(their_hand=("gunslinger",)).play(mv.PlayOrder(their("gunslinger")), my("rogue"))
    assert table.damages() == {my("rogue"): 4}


def test_flank_a_sweep_is_no_attack():
    table = battle("rogue wizard . golem monk . . . .", "viking . . . monk . . . .", turn=1)
    table.attack(their("viking"), my("wizard"))
    assert table.damages() == {my("wizard"): 4, my("rogue"): 1}


def test_flank_the_one_attacked_still_pricks():
    table = guarded("trapper . . golem monk . . . .").attack(their("knight"), my("trapper"), "yes")
    assert table.damages() == {my("golem"): 3, their("knight"): 2}


def test_flank_elsewhere_it_takes_nothing():
    table = guarded("golem wizard . rogue monk . . . .").attack(their("knight"), my("wizard"))
    assert table.damages() == {my("wizard"): 3}
    table = guarded("rogue . . . monk . golem . .").attack(their("knight"), my("rogue"))
    assert table.damages() == {my("rogue"): 3}


def test_flank_takes_a_shot_too():
    table = battle("rogue . . golem monk . . . .", "knight . . . monk . pirate . .", turn=1, wave=REAR)
    table.attack(their("pirate"), my("rogue"), "yes")
    assert table.damages() == {my("golem"): 3}


# Rear: swap this hero with one of your vanguard heroes or corpses and give it [armour].


def marching(mine, **position):
    return battle(mine, wave=REAR, **position)


def test_rear_changes_places_with_a_vanguard_hero_and_is_armoured():
    table = marching("knight rogue . . monk . golem . .").cast(my("golem"), my("rogue"))
    assert (table.unit(my("golem")).place, table.unit(my("rogue")).place) == (1, 6)
    assert table.unit(my("knight")).place == 0
    assert table.statuses() == {my("golem"): ("armour",)}


def test_rear_a_corpse_will_do():
    table = marching("~knight . . . monk . golem . .").cast(my("golem"))
    assert (table.unit(my("golem")).place, table.unit(my("knight")).place) == (0, 6)
    assert table.corpses() == {my("knight")}
    assert table.statuses() == {my("golem"): ("armour",)}


def test_rear_only_the_vanguard_is_asked():
    asked = marching("knight ~rogue . wizard monk . golem . .").asked(mv.Cast(my("golem")))
    assert set(asked) == {my("knight"), my("rogue")}


def test_rear_with_an_empty_vanguard_it_is_armoured_where_it_stands():
    table = marching(". . . wizard monk . golem . .").cast(my("golem"))
    assert table.unit(my("golem")).place == 6
    assert table.statuses() == {my("golem"): ("armour",)}


def test_rear_works_in_a_truce():
    table = marching("knight . . . monk . golem . .", round=1).cast(my("golem"))
    assert table.unit(my("golem")).place == 0


def test_rear_being_moved_takes_off_threats():
    threats = {my("golem"): ("threatened",), my("knight"): ("threatened", "threatened")}
    table = marching("knight . . . monk . golem . .", statuses=threats).cast(my("golem"))
    assert table.statuses() == {my("golem"): ("armour",)}


# Order: one of your heroes deals damage equal to its life left to an enemy hero in melee.


def crushing(mine="knight/2 wizard . . monk . . . .", theirs="sentinel . . cleric monk . . . rogue", **position):
    return battle(mine, theirs, hand=("golem",), **position)


def test_order_its_life_left_is_the_damage():
    table = crushing().order("golem", my("knight"), their("sentinel"))
    assert table.damages() == {my("knight"): 2, their("sentinel"): 6}


def test_order_life_given_counts():
    table = crushing(statuses={my("wizard"): ("+1 life",)}).order("golem", my("wizard"), their("sentinel"))
    assert table.damages() == {my("knight"): 2, their("sentinel"): 4}


def test_order_enemy_heroes_in_melee_are_the_targets():
    assert set(crushing().asked(mv.PlayOrder(my("golem")), my("knight"))) == {their("sentinel"), their("rogue")}


def test_order_is_no_attack():
    table = crushing("wizard . . . monk . . . .", statuses={their("rogue"): ("armour",) * 2})
    table.order("golem", their("rogue"))
    assert table.damages() == {their("rogue"): 3}
    assert table.can(mv.Attack(my("wizard"), their("rogue")))


def test_order_needs_a_hero_on_both_sides_and_no_truce():
    assert not crushing(". . . . monk . . . .").can(mv.PlayOrder(my("golem")))
    assert not crushing(theirs=". . . . monk . . . .").can(mv.PlayOrder(my("golem")))
    assert not crushing(round=1).can(mv.PlayOrder(my("golem")))


def test_order_a_hero_without_life_left_has_nothing_to_give():
    assert not crushing("wizard/3 . . . monk . . . .").can(mv.PlayOrder(my("golem")))


def test_order_works_in_any_wave_and_from_any_row():
    table = crushing(". . . . monk . wizard . .", wave=FLANK).order("golem", their("rogue"))
    assert table.damages() == {their("rogue"): 3}


# In other games


def test_leader_a_partners_fallen_are_not_yours():
    table = cross("rogue . . . golem . . . .").end_wave()
    assert (table.corpses(), table.damages()) == ({card_of(2, "cleric")}, {})
