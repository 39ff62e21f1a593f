"""Stormcaller: lightning answers whatever happens."""

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, VAN, battle, my, their

# Leader: deal 3 damage to an enemy hero and 2 to each of up to two others.


def storm(theirs="knight golem . assassin monk . . cleric ~wizard", wave=FLANK, **position):
    return battle("rogue . . . stormcaller . . . .", theirs, wave=wave, **position)


def test_leader_three_to_one_and_two_to_two_more():
    table = storm().cast(my("stormcaller"), their("cleric"), their("knight"), their("golem"))
    assert table.damages() == {their("cleric"): 3, their("knight"): 2, their("golem"): 2}


def test_leader_fewer_others_will_do():
    assert storm().cast(my("stormcaller"), their("cleric"), "done").damages() == {their("cleric"): 3}
    table = storm().cast(my("stormcaller"), their("cleric"), their("golem"), "done")
    assert table.damages() == {their("cleric"): 3, their("golem"): 2}


def test_leader_one_hero_alone_takes_three():
    assert storm("knight . . . monk . . . .").cast(my("stormcaller")).damages() == {their("knight"): 3}


def test_leader_heroes_in_sight_are_the_targets():
    asked = storm().asked(mv.Cast(my("stormcaller")))
    assert set(asked) == {their("knight"), their("golem"), their("cleric")}
    others = storm().asked(mv.Cast(my("stormcaller")), their("knight"))
    assert set(others) == {their("golem"), their("cleric"), "done"}


def test_leader_is_a_spell_instead_of_its_attack():
    table = storm("knight . . . monk . . . .").cast(my("stormcaller"))
    assert not table.can(mv.Attack(my("stormcaller"), their("knight")))
    assert not storm(wave=VAN).can(mv.Cast(my("stormcaller")))
    assert not storm(wave=REAR).can(mv.Cast(my("stormcaller")))


def test_leader_needs_a_hero_and_no_truce():
    assert not storm(". . . . monk . . . .").can(mv.Cast(my("stormcaller")))
    assert not storm(round=1).can(mv.Cast(my("stormcaller")))


# Vanguard: after an enemy attacks this hero, deal 1 damage to an enemy hero or leader.


def charged(mine="stormcaller rogue . . monk . . . .", theirs="knight . . . monk . pirate . .", **position):
    return battle(mine, theirs, turn=1, **position)


def test_vanguard_an_attack_is_answered_on_anybody():
    table = charged().attack(their("knight"), my("stormcaller"), their("monk"))
    assert table.damages() == {my("stormcaller"): 3, their("monk"): 1}


def test_vanguard_you_choose_among_all_enemies():
    asked = charged().asked(mv.Attack(their("knight"), my("stormcaller")))
    assert set(asked) == {their("knight"), their("monk"), their("pirate")}


def test_vanguard_a_shot_is_answered_too():
    table = charged(wave=REAR).attack(their("pirate"), my("stormcaller"), their("pirate"))
    assert table.damages() == {my("stormcaller"): 3, their("pirate"): 1}


def test_vanguard_even_an_attack_that_hurts_nobody():
    table = charged(statuses={my("stormcaller"): ("armour",) * 3})
    table.attack(their("knight"), my("stormcaller"), their("knight"))
    assert table.damages() == {their("knight"): 1}


def test_vanguard_others_attacked_or_effects_are_not_answered():
    assert charged().attack(their("knight"), my("rogue")).damages() == {my("rogue"): 3}
    table = charged(their_hand=("gunslinger",)).play(mv.PlayOrder(their("gunslinger")), my("stormcaller"))
    assert table.damages() == {my("stormcaller"): 4}


def test_vanguard_elsewhere_it_does_not_answer():
    table = charged(". . . stormcaller monk . . . .").attack(their("knight"), my("stormcaller"))
    assert table.damages() == {my("stormcaller"): 3}


# Flank: after you play an order or operation, deal 2 damage to an enemy hero.


def resounding(theirs="knight . . cleric monk . . . .", mine="rogue . . stormcaller monk . . . .", **position):
    return battle(mine, theirs, hand=("gunslinger", "geomancer", "pyromancer"), **position)


def test_flank_an_order_is_followed_by_lightning():
    table = resounding().order("gunslinger", their("monk"), their("cleric"))
    assert table.damages() == {their("monk"): 4, their("cleric"): 2}


def test_flank_an_operation_too():
    table = resounding().play(mv.PlayOperation(my("geomancer"), 0), their("knight"))
    assert table.damages() == {their("knight"): 2}


def test_flank_heroes_only():
    table = resounding()
    assert set(table.asked(mv.PlayOperation(my("geomancer"), 0))) == {their("knight"), their("cleric")}
    table = resounding(". . . . monk . . . .").order("gunslinger")
    assert table.damages() == {their("monk"): 4}


def test_flank_orders_of_the_enemy_do_not_count():
    table = resounding(turn=1, their_hand=("gunslinger",)).play(mv.PlayOrder(their("gunslinger")), my("rogue"))
    assert table.damages() == {my("rogue"): 4}


def test_flank_an_order_that_is_only_carried_out_is_not_played():
    table = battle(
        ". . . stormcaller monk . . . .", "knight . . . monk . . . .", hand=("jester",), their_hand=("gunslinger",)
    )
    table.order("jester", "yes", their("monk"))
    assert table.damages() == {their("monk"): 4, their("knight"): 2}


def test_flank_with_the_last_hero_defeated_nobody_is_left_to_strike():
    table = battle(". . . stormcaller monk . . . .", "knight . . . monk . . . .", hand=("operative",))
    table.order("operative")
    assert (table.corpses(), table.damages()) == ({their("knight")}, {})


def test_flank_two_orders_two_bolts():
    table = resounding().order("gunslinger", their("monk"), their("cleric"))
    table.order("pyromancer", their("knight"), their("knight"))
    assert table.damages() == {their("monk"): 4, their("cleric"): 2 + 2, their("knight"): 3 + 2}


def test_flank_elsewhere_nothing_follows():
    table = resounding(mine="stormcaller . . . monk . . . .").order("gunslinger", their("monk"))
    assert table.damages() == {their("monk"): 4}


def test_flank_in_a_truce_nothing_follows():
    assert resounding(round=1).play(mv.PlayOperation(my("geomancer"), 0)).damages() == {}


# Rear: deal 2 damage to an enemy hero and 1 to another enemy hero.


def bolts(theirs="knight . . assassin monk . . cleric ~wizard", **position):
    return battle("rogue . . . monk . stormcaller . .", theirs, wave=REAR, **position)


def test_rear_two_to_one_and_one_to_another():
    table = bolts("knight rogue . assassin monk . . cleric .")
    table.cast(my("stormcaller"), their("cleric"), their("rogue"))
    assert table.damages() == {their("cleric"): 2, their("rogue"): 1}


def test_rear_the_other_is_another_hero():
    table = bolts().cast(my("stormcaller"), their("knight"))
    assert table.damages() == {their("knight"): 2, their("cleric"): 1}


def test_rear_one_hero_alone_takes_two():
    assert bolts("knight . . . monk . . . .").cast(my("stormcaller")).damages() == {their("knight"): 2}


def test_rear_heroes_in_sight_are_the_targets_and_truce_holds():
    assert set(bolts().asked(mv.Cast(my("stormcaller")))) == {their("knight"), their("cleric")}
    assert not bolts(round=1).can(mv.Cast(my("stormcaller")))
    assert not bolts(". . . . monk . . . .").can(mv.Cast(my("stormcaller")))


# Operation: at the end of each of your turns, deal 1 damage to an enemy hero or leader.


def thunder(**position):
    return battle("rogue . . . monk . . . .", "knight . . . monk . . . .", operations=("stormcaller",), **position)


def test_operation_your_turn_ends_and_an_enemy_is_struck():
    assert thunder().end_turn(their("knight")).damages() == {their("knight"): 1}
    assert thunder().end_turn(their("monk")).damages() == {their("monk"): 1}


def test_operation_turns_of_the_enemy_do_not_count():
    assert thunder(turn=1).end_turn().damages() == {}


def test_operation_it_works_in_the_turn_it_is_laid():
    table = battle(theirs=". . . . monk . . . .", hand=("stormcaller",))
    table.play(mv.PlayOperation(my("stormcaller"), 0)).end_turn()
    assert table.damages() == {their("monk"): 1}


def test_operation_five_times_and_then_no_more():
    table = battle(theirs=". . . . monk . . . .", hand=("stormcaller",))
    table.play(mv.PlayOperation(my("stormcaller"), 0))
    for _ in range(6):
        table.end_wave()
    assert table.damages() == {their("monk"): 5}
    assert my("stormcaller") in table.state.discards[0]


def test_operation_in_a_truce_it_strikes_nobody():
    assert thunder(round=1).end_turn().damages() == {}


def test_operation_removed_it_strikes_no_more():
    table = thunder().play(mv.RemoveOperation(my("stormcaller"))).end_turn()
    assert table.damages() == {}
