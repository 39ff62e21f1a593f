"""Frostmage: slows and stuns."""

from pixtable.games.tactics.rules import moves as mv

from ..squads import FLANK, REAR, VAN, battle, my, their

STUN = ("stunned",)

# Leader: at the start of each round, you may give an enemy hero [stunned].


def freezing(theirs="knight . . cleric monk . ~wizard . .", wave=REAR, **position):
    return battle("rogue . . . frostmage . . . .", theirs, wave=wave, **position)


def test_leader_a_round_begins_and_an_enemy_is_stunned():
    table = freezing().end_wave(their("cleric"))
    assert table.state.round == 3
    assert table.statuses() == {their("cleric"): STUN}
    assert table.damages() == {}


def test_leader_it_may_let_them_go():
    assert freezing().end_wave("no").statuses() == {}


def test_leader_heroes_only():
    table = freezing()
    table.play(mv.Pass())
    assert set(table.asked(mv.Pass())) == {their("knight"), their("cleric"), "no"}


def test_leader_other_waves_begin_without_it():
    assert freezing(wave=VAN).end_wave().statuses() == {}
    assert freezing(wave=FLANK).end_wave().statuses() == {}


def test_leader_with_no_enemy_hero_nothing_is_asked():
    table = freezing("~knight . . . monk . . . .").end_wave()
    assert (table.state.round, table.statuses()) == (3, {})


def test_leader_the_steadfast_cannot_be_stunned():
    table = freezing("sentinel . . . monk . . . .")
    table.play(mv.Pass()).play(mv.Pass())
    assert table.statuses() == {}


def test_leader_the_round_begins_before_its_first_wave():
    """A dragoon that is stunned as the round begins is not moved as the vanguard wave begins."""
    table = freezing(". . . . monk . dragoon . .").end_wave(their("dragoon"))
    assert table.unit(their("dragoon")).place == 6
    assert table.statuses() == {their("dragoon"): STUN}


def test_leader_a_stunned_hero_cannot_attack_in_its_next_turn():
    table = freezing(first=1).end_wave(their("knight"))
    table.end_turn()
    assert table.state.turn == 1
    assert not table.can(mv.Attack(their("knight"), my("rogue")))


# Vanguard: after an enemy attacks this hero in melee, give the attacker [stunned].


def frosty(mine="frostmage rogue . . monk . . . .", theirs="knight wizard . . monk . pirate . .", **position):
    return battle(mine, theirs, turn=1, **position)


def test_vanguard_the_attacker_is_stunned():
    table = frosty().attack(their("knight"), my("frostmage"))
    assert table.statuses() == {their("knight"): STUN}
    assert table.damages() == {my("frostmage"): 3}


def test_vanguard_a_leader_that_attacks_is_stunned_too():
    table = frosty(theirs=". . . . monk . . . .", wave=FLANK).attack(their("monk"), my("frostmage"))
    assert table.statuses() == {their("monk"): STUN}


def test_vanguard_even_by_an_attack_that_hurts_nobody():
    table = frosty(statuses={my("frostmage"): ("armour",) * 3}).attack(their("knight"), my("frostmage"))
    assert table.unit(their("knight")).statuses == STUN


def test_vanguard_a_shot_is_no_melee():
    table = frosty(wave=REAR).attack(their("pirate"), my("frostmage"))
    assert table.statuses() == {}


def test_vanguard_the_stun_outlasts_the_turn_of_the_attack_and_costs_the_next_one():
    table = frosty().attack(their("knight"), my("frostmage")).end_wave()
    assert table.statuses() == {their("knight"): STUN}
    table.end_wave().end_wave()
    while table.state.turn != 1:
        table.end_turn()
    assert not table.can(mv.Attack(their("knight"), my("frostmage")))
    assert table.end_turn().statuses() == {}


def test_vanguard_though_another_takes_the_blow():
    table = frosty("frostmage . . golem monk . . . .").attack(their("knight"), my("frostmage"), "yes")
    assert table.damages() == {my("golem"): 3}
    assert table.statuses() == {their("knight"): STUN}


def test_vanguard_others_attacked_do_not_stun():
    assert frosty().attack(their("knight"), my("rogue")).statuses() == {}


def test_vanguard_elsewhere_it_does_not_stun():
    table = frosty(". . . frostmage monk . . . .").attack(their("knight"), my("frostmage"))
    assert table.statuses() == {}


def test_vanguard_the_steadfast_cannot_be_stunned():
    table = frosty(theirs="sentinel . . . monk . . . .").attack(their("sentinel"), my("frostmage"))
    assert table.statuses() == {}


# Flank: deal 1 damage to an enemy hero and give it [-1 attack].


def chilling(theirs="knight . . assassin monk . ~wizard . cleric", **position):
    return battle("rogue . . frostmage monk . . . .", theirs, wave=FLANK, **position)


def test_flank_one_damage_and_one_attack_less():
    table = chilling().cast(my("frostmage"), their("knight"))
    assert table.damages() == {their("knight"): 1}
    assert table.statuses() == {their("knight"): ("-1 attack",)}
    assert table.attack_of(their("knight")) == 2


def test_flank_opposites_cancel():
    table = chilling(statuses={their("knight"): ("+1 attack",)}).cast(my("frostmage"), their("knight"))
    assert table.statuses() == {}
    assert table.damages() == {their("knight"): 1}


def test_flank_enemy_heroes_in_sight_are_the_targets():
    assert set(chilling().asked(mv.Cast(my("frostmage")))) == {their("knight"), their("cleric")}


def test_flank_an_attack_never_falls_below_zero():
    table = chilling("cleric . . . monk . . . .", statuses={their("cleric"): ("-1 attack",)})
    assert table.cast(my("frostmage")).attack_of(their("cleric")) == 0


def test_flank_needs_a_hero_and_no_truce():
    assert not chilling(". . . . monk . . . .").can(mv.Cast(my("frostmage")))
    assert not chilling(round=1).can(mv.Cast(my("frostmage")))


# Rear: deal 2 damage to an enemy hero and give it [stunned].


def blizzard(theirs="knight . . assassin monk . ~wizard . cleric", **position):
    return battle("rogue . . . monk . frostmage . .", theirs, wave=REAR, **position)


def test_rear_two_damage_and_stunned():
    table = blizzard().cast(my("frostmage"), their("cleric"))
    assert table.damages() == {their("cleric"): 2}
    assert table.statuses() == {their("cleric"): STUN}


def test_rear_the_stun_goes_at_the_end_of_their_turn_in_that_wave():
    table = blizzard().cast(my("frostmage"), their("cleric")).end_turn()
    assert table.unit(their("cleric")).statuses == STUN
    assert table.end_turn().statuses() == {}


def test_rear_in_other_waves_the_stun_stays():
    table = blizzard().cast(my("frostmage"), their("knight")).end_turn().end_turn()
    assert table.state.wave == 0
    assert table.statuses() == {their("knight"): STUN}


def test_rear_no_second_stun():
    table = blizzard(statuses={their("cleric"): STUN}).cast(my("frostmage"), their("cleric"))
    assert table.unit(their("cleric")).statuses == STUN
    assert table.damages() == {their("cleric"): 2}


def test_rear_the_steadfast_are_only_hurt():
    table = blizzard("sentinel . . . monk . . . .").cast(my("frostmage"))
    assert (table.damages(), table.statuses()) == ({their("sentinel"): 2}, {})


def test_rear_targets_and_truce():
    assert set(blizzard().asked(mv.Cast(my("frostmage")))) == {their("knight"), their("cleric")}
    assert not blizzard(round=1).can(mv.Cast(my("frostmage")))


# Order: deal 1 damage to each hero in one enemy row and give it [stunned].


def winter(theirs="~knight . . assassin monk rogue wizard . cleric", **position):
    return battle("ranger . . . monk . . . .", theirs, hand=("frostmage",), **position)


def test_order_a_whole_row_is_hurt_and_stunned():
    table = winter().order("frostmage", "rear")
    assert table.damages() == {their("wizard"): 1, their("cleric"): 1}
    assert table.statuses() == {their("wizard"): STUN, their("cleric"): STUN}


def test_order_the_leader_in_the_flank_is_spared_the_hidden_are_not():
    table = winter().order("frostmage", "flank")
    assert table.damages() == {their("assassin"): 1, their("rogue"): 1}
    assert table.statuses() == {their("assassin"): STUN, their("rogue"): STUN}


def test_order_a_row_without_heroes_is_no_target():
    assert set(winter().asked(mv.PlayOrder(my("frostmage")))) == {"flank", "rear"}


def test_order_needs_a_hero_and_no_truce():
    assert not winter("~knight . . . monk . . . .").can(mv.PlayOrder(my("frostmage")))
    assert not winter(round=1).can(mv.PlayOrder(my("frostmage")))


def test_order_a_monk_keeps_his_column_from_the_stun():
    table = battle(". . . . lancer . . . .", "knight rogue . monk viking . . . .", hand=("frostmage",))
    table.order("frostmage", "vanguard")
    assert table.damages() == {their("knight"): 1, their("rogue"): 1}
    assert table.statuses() == {their("rogue"): STUN}


def test_order_the_steadfast_are_only_hurt():
    table = winter("sentinel rogue . . monk . . . .").order("frostmage")
    assert table.damages() == {their("sentinel"): 1, their("rogue"): 1}
    assert table.statuses() == {their("rogue"): STUN}
