"""Geomancer: the ground moves under the enemy's feet."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of

from ..squads import FLANK, REAR, VAN, battle, my, their
from .helpers_text3 import cross

THEIRS = "knight . . ~viking monk . . cleric ranger"

# Leader: swap two heroes of an enemy squad and deal 2 damage to each of them.


def quaking(theirs=THEIRS, **position):
    return battle("rogue . . . geomancer . . . .", theirs, **position)


def test_leader_two_heroes_change_places_and_both_are_hurt():
    table = quaking().leader_action(their("knight"), their("ranger"))
    assert (table.unit(their("knight")).place, table.unit(their("ranger")).place) == (8, 0)
    assert table.damages() == {their("knight"): 2, their("ranger"): 2}
    assert table.unit(their("cleric")).place == 7


def test_leader_corpses_leaders_and_friends_stand_firm():
    assert set(quaking().asked(mv.LeaderAction())) == {their("knight"), their("cleric"), their("ranger")}


def test_leader_is_no_spell_so_it_finds_the_hidden():
    table = quaking("knight . . assassin monk . . . .").leader_action()
    assert table.damages() == {their("knight"): 2, their("assassin"): 2}


def test_leader_once_a_turn_in_any_wave():
    for wave in (VAN, FLANK, REAR):
        table = quaking(wave=wave).leader_action(their("knight"), their("ranger"))
        assert table.state.actions_left == 1
        assert not table.can(mv.LeaderAction())


def test_leader_the_geomancer_may_still_attack():
    table = quaking("knight . . . monk . . . ranger", wave=FLANK)
    table = table.leader_action()
    assert table.can(mv.Attack(my("geomancer"), their("knight")))


def test_leader_one_hero_alone_cannot_be_swapped():
    assert not quaking("knight . . ~viking monk . . . .").can(mv.LeaderAction())


def test_leader_a_truce_forbids_it():
    assert not quaking(round=1).can(mv.LeaderAction())


def test_leader_a_steadfast_hero_is_never_one_of_the_two():
    table = quaking("sentinel rogue knight . monk . . . .").leader_action()
    assert table.damages() == {their("rogue"): 2, their("knight"): 2}
    assert table.unit(their("sentinel")).place == 0


def test_leader_whoever_is_swapped_escapes_its_threat():
    table = quaking(statuses={their("knight"): ("threatened",)}).leader_action(their("knight"), their("ranger"))
    assert table.statuses() == {}


# Vanguard: intercept. Thorns 1.


def thorny(mine="geomancer . . wizard monk . . . .", theirs="knight . . . monk . pirate . .", **position):
    return battle(mine, theirs, turn=1, **position)


def test_vanguard_whoever_strikes_it_in_melee_is_pricked():
    table = thorny().attack(their("knight"), my("geomancer"))
    assert table.damages() == {my("geomancer"): 3, their("knight"): 1}


def test_vanguard_even_by_an_attack_that_hurts_nobody():
    table = thorny(statuses={my("geomancer"): ("armour",) * 3}).attack(their("knight"), my("geomancer"))
    assert table.damages() == {their("knight"): 1}


def test_vanguard_a_shot_is_not_pricked_and_is_caught():
    table = thorny(wave=REAR)
    assert not table.can(mv.Attack(their("pirate"), my("wizard")))
    table.attack(their("pirate"), my("geomancer"))
    assert table.damages() == {my("geomancer"): 3}


def test_vanguard_the_attackers_armour_does_not_help():
    table = thorny(statuses={their("knight"): ("armour",)}).attack(their("knight"), my("geomancer"))
    assert table.damages() == {my("geomancer"): 3, their("knight"): 1}


def test_vanguard_others_have_no_thorns():
    table = thorny("geomancer rogue . . monk . . . .").attack(their("knight"), my("rogue"))
    assert table.damages() == {my("rogue"): 3}


def test_vanguard_elsewhere_neither_thorns_nor_intercept():
    table = thorny(". . . geomancer monk . wizard . .", wave=REAR)
    assert table.can(mv.Attack(their("pirate"), my("wizard")))
    table = thorny(". . . geomancer monk . . . .").attack(their("knight"), my("geomancer"))
    assert table.damages() == {my("geomancer"): 3}


# Flank: move an enemy hero to an empty place of its squad and deal it 2 damage.


def heaving(theirs=THEIRS, **position):
    return battle("rogue . . geomancer monk . . . .", theirs, wave=FLANK, **position)


def place_of(place):
    """The enemy squad's places as the whole field counts them."""
    return 9 + place


def test_flank_a_hero_is_moved_and_hurt():
    table = heaving().cast(my("geomancer"), their("knight"), place_of(6))
    assert table.unit(their("knight")).place == 6
    assert table.damages() == {their("knight"): 2}


def test_flank_only_empty_places_will_do():
    asked = heaving().asked(mv.Cast(my("geomancer")), their("knight"))
    assert set(asked) == {place_of(place) for place in (1, 2, 5, 6)}


def test_flank_heroes_only():
    assert set(heaving().asked(mv.Cast(my("geomancer")))) == {their("knight"), their("cleric"), their("ranger")}
    assert not heaving("~viking . . . monk . . . .").can(mv.Cast(my("geomancer")))


def test_flank_a_moved_hero_escapes_its_threat():
    table = heaving(statuses={their("knight"): ("threatened",)}).cast(my("geomancer"), their("knight"), place_of(2))
    assert table.statuses() == {}


def test_flank_in_a_full_squad_it_only_hurts():
    table = heaving("knight ~ranger ~lancer ~cleric monk ~wizard ~rogue ~viking ~bard").cast(my("geomancer"))
    assert table.unit(their("knight")).place == 0
    assert table.damages() == {their("knight"): 2}


def test_flank_the_hidden_cannot_be_chosen_and_truce_holds():
    assert their("assassin") not in heaving("knight rogue . assassin monk . . . .").asked(mv.Cast(my("geomancer")))
    assert not heaving(round=1).can(mv.Cast(my("geomancer")))


def test_flank_a_steadfast_hero_is_hurt_but_not_moved():
    table = heaving("sentinel . . . monk . . . .").cast(my("geomancer"))
    assert table.unit(their("sentinel")).place == 0
    assert table.damages() == {their("sentinel"): 2}


# Rear: deal 1 damage to each enemy in melee.


def shaking(theirs="knight . . cleric monk . . wizard ranger", **position):
    return battle("rogue . . . monk . geomancer . .", theirs, wave=REAR, **position)


def test_rear_the_first_of_every_column_is_hurt():
    table = shaking().cast(my("geomancer"))
    assert table.damages() == {their("knight"): 1, their("monk"): 1, their("ranger"): 1}


def test_rear_corpses_do_not_shield():
    table = shaking("~knight rogue . cleric monk . . wizard .").cast(my("geomancer"))
    assert table.damages() == {their("cleric"): 1, their("rogue"): 1}


def test_rear_armour_and_stealth_do_not_help():
    table = shaking(". . . assassin monk . . . .", statuses={their("monk"): ("armour",)}).cast(my("geomancer"))
    assert table.damages() == {their("assassin"): 1, their("monk"): 1}


def test_rear_a_truce_forbids_it():
    assert not shaking(round=1).can(mv.Cast(my("geomancer")))


# Operation: opponents cannot move or castle; whenever they recruit a hero, deal 1 damage to it.


def mired(**position):
    operations = position.pop("operations", ("geomancer",))
    return battle(
        "rogue . . wizard monk . . . .",
        "knight . . ranger monk . . . .",
        operations=operations,
        their_hand=("cleric", "dragoon"),
        hand=("bard",),
        **position,
    )


def test_operation_opponents_neither_move_nor_castle():
    table = mired(turn=1)
    assert not table.can(mv.MoveHero(their("knight"), 1))
    assert not table.can(mv.Castle(their("knight"), their("ranger")))


def test_operation_whom_they_recruit_is_hurt():
    table = mired(turn=1).play(mv.Recruit(their("cleric"), 1))
    assert table.damages() == {their("cleric"): 1}


def test_operation_you_move_castle_and_recruit_as_ever():
    table = mired()
    assert table.can(mv.MoveHero(my("rogue"), 1))
    assert table.can(mv.Castle(my("rogue"), my("wizard")))
    assert table.recruit("bard", 1).damages() == {}


def test_operation_effects_move_them_all_the_same():
    table = mired(turn=1).play(mv.PlayOrder(their("dragoon")), their("knight"), "done", 9 + 1, "no")
    assert table.unit(their("knight")).place == 1


def test_operation_whom_they_recruit_for_free_is_hurt_too():
    table = battle(
        ". . . . monk . . . .",
        ". . . . monk . . . .",
        turn=1,
        operations=("geomancer",),
        their_hand=("beastmaster", "golem"),
    )
    table.play(mv.PlayOrder(their("beastmaster")), their("golem"), 9)
    assert table.damages() == {their("golem"): 1}


def test_operation_holds_for_five_of_your_turns():
    """The enemy opens the third round: its turn in that round's flank wave comes before the fifth of yours."""
    table = battle(theirs="knight . . . monk . . . .", hand=("geomancer",))
    table.play(mv.PlayOperation(my("geomancer"), 0)).end_turn()
    for _ in range(4):
        assert not table.can(mv.MoveHero(their("knight"), 1))
        table.end_wave()
        while table.state.turn != 1:
            table.end_turn()
    assert (table.state.round, table.state.wave) == (3, 1)
    assert not table.can(mv.MoveHero(their("knight"), 1))
    table.end_wave()
    assert table.can(mv.MoveHero(their("knight"), 1))


def test_operation_a_free_move_is_forbidden_too():
    table = battle(theirs="knight . . cartographer monk . . . .", turn=1, operations=("geomancer",))
    assert not table.can(mv.MoveHero(their("knight"), 1))


def test_operation_a_dragoon_that_waits_goes_forward_all_the_same():
    table = battle(theirs=". knight . . monk . dragoon . .", wave=REAR, operations=("geomancer",)).end_wave(9, "no")
    assert table.unit(their("dragoon")).place == 0


def test_operation_gone_it_does_nothing():
    table = mired(turn=1, operations=())
    assert table.can(mv.MoveHero(their("knight"), 1))
    assert table.play(mv.Recruit(their("cleric"), 1)).damages() == {}


def test_operation_in_a_truce_it_touches_nobody():
    table = mired(turn=1, round=1)
    assert table.can(mv.MoveHero(their("knight"), 1))
    assert table.play(mv.Recruit(their("cleric"), 1)).damages() == {}


def test_operation_works_from_the_moment_it_is_laid():
    table = battle("rogue . . . monk . . . .", "knight . . . monk . . . .", hand=("geomancer",))
    table.play(mv.PlayOperation(my("geomancer"), 0)).end_turn()
    assert not table.can(mv.MoveHero(their("knight"), 1))


# In other games


def test_rear_reaches_both_enemy_squads():
    table = cross("rogue . . . monk . geomancer . .", wave=REAR)
    table.cast(my("geomancer"))
    hit = dict.fromkeys((card_of(1, "knight"), card_of(1, "viking"), card_of(3, "golem"), card_of(3, "witch")), 1)
    assert table.damages() == {**hit, card_of(2, "cleric"): 7}


def test_operation_holds_all_opponents_but_no_partner():
    table = cross("rogue . . . monk . . . .", turn=0, hands=[["geomancer"], [], [], []])
    table.play(mv.PlayOperation(my("geomancer"), 0)).end_turn()
    can_move = {}
    while table.state.turn != 0:
        name = {1: "knight", 2: "cleric", 3: "golem"}[table.state.turn]
        can_move[table.state.turn] = table.can(mv.MoveHero(card_of(table.state.turn, name), 1))
        table.end_turn()
    assert can_move == {1: False, 2: True, 3: False}
