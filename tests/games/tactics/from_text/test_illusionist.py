"""Illusionist: nobody stands where the enemy thinks."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import HeroDefeated

from ..squads import FLANK, REAR, VAN, battle, my, their
from .helpers_text3 import mixed_battle

# Leader: once a turn, when an enemy attacks one of your heroes, you may make another of your heroes the target.


def mirrored(
    mine="knight rogue . . illusionist . . . golem", theirs="wizard sentinel . . monk . pirate . .", **position
):
    return battle(mine, theirs, turn=1, **position)


def test_leader_the_blow_falls_on_another_hero():
    table = mirrored().attack(their("wizard"), my("knight"), my("golem"))
    assert table.damages() == {my("golem"): 4}


def test_leader_you_may_let_it_fall_where_it_was_aimed():
    assert mirrored().attack(their("wizard"), my("knight"), "no").damages() == {my("knight"): 4}


def test_leader_your_other_heroes_wherever_they_stand_are_offered():
    asked = mirrored("knight ~rogue . . illusionist . . . golem").asked(mv.Attack(their("wizard"), my("knight")))
    assert set(asked) == {my("golem"), "no"}


def test_leader_once_a_turn():
    table = mirrored().attack(their("wizard"), my("knight"), my("golem"))
    table.attack(their("sentinel"), my("knight"))
    assert table.damages() == {my("golem"): 4, my("knight"): 2}


def test_leader_a_chance_let_by_is_not_used_up():
    table = mirrored().attack(their("wizard"), my("knight"), "no")
    table.attack(their("sentinel"), my("knight"), my("golem"))
    assert table.damages() == {my("knight"): 4, my("golem"): 2}


def test_leader_an_attack_on_himself_is_not_turned():
    table = mirrored(". . . . illusionist . . . golem").attack(their("wizard"), my("illusionist"))
    assert table.damages() == {my("illusionist"): 4}


def test_leader_with_one_hero_there_is_nobody_else():
    assert mirrored("knight . . . illusionist . . . .").attack(their("wizard"), my("knight")).damages() == {
        my("knight"): 4
    }


def test_leader_the_new_targets_armour_counts():
    statuses = {my("knight"): ("armour",), my("golem"): ("marked",)}
    table = mirrored(statuses=statuses).attack(their("wizard"), my("knight"), my("golem"))
    assert table.damages() == {my("golem"): 5}


def test_leader_a_shot_is_turned_too_but_no_spell_and_no_order():
    table = mirrored(wave=REAR).attack(their("pirate"), my("rogue"), my("golem"))
    assert table.damages() == {my("golem"): 3}
    table = mirrored(their_hand=("gunslinger",)).play(mv.PlayOrder(their("gunslinger")), my("rogue"))
    assert table.damages() == {my("rogue"): 4}


def test_leader_the_new_target_answers_the_blow():
    table = mirrored("knight geomancer . . illusionist . . . .").attack(their("wizard"), my("knight"), my("geomancer"))
    assert table.damages() == {my("geomancer"): 4, their("wizard"): 1}


def test_leader_the_next_turn_it_works_again():
    table = mirrored().attack(their("wizard"), my("knight"), my("golem")).end_wave()
    while table.state.turn != 1 or table.state.wave != 2:
        table.end_turn()
    table.attack(their("pirate"), my("rogue"), my("golem"))
    assert table.damages() == {my("golem"): 7}


def test_leader_his_own_squads_attacks_are_not_turned():
    table = battle("knight rogue . . illusionist . . . .", "wizard golem . . monk . . . .")
    assert table.attack(my("knight"), their("wizard")).damages() == {their("wizard"): 3}


# Vanguard: this hero also has the vanguard abilities of your heroes beside it.


def mimic(mine, theirs="knight . . . monk . pirate . .", **position):
    return battle(mine, theirs, **position)


def test_vanguard_it_has_what_stands_on_both_sides():
    assert mimic("knight illusionist rogue . monk . . . .").keywords(my("illusionist")) == {"intercept", "swift"}


def test_vanguard_numbers_come_along():
    table = mimic("gladiator illusionist . . monk . . . .", "wizard . . . monk . . . .", turn=1)
    table.attack(their("wizard"), my("illusionist"))
    assert table.damages() == {my("illusionist"): 3}


def test_vanguard_its_own_attack_drains_beside_a_vampire():
    table = mimic("illusionist/3 vampire/3 . . monk . . . .").attack(my("illusionist"), their("knight"))
    assert table.damages() == {my("illusionist"): 1, my("vampire"): 3, their("knight"): 2}


def test_vanguard_its_own_attack_cleaves_beside_a_viking():
    table = mimic("illusionist viking . . monk . . . .", "golem . . . monk . . . .")
    table.attack(my("illusionist"), their("golem"))
    assert table.damages() == {their("golem"): 2, their("monk"): 1}


def test_vanguard_this_hero_means_the_illusionist():
    table = mimic("illusionist frostmage . . monk . . . .", turn=1).attack(their("knight"), my("illusionist"))
    assert table.statuses() == {their("knight"): ("stunned",)}
    assert table.damages() == {my("illusionist"): 3}


def test_vanguard_a_reaction_is_copied_too():
    table = mimic("pirate illusionist . . monk . . . .", their_hand=("wizard",))
    table.attack(my("illusionist"), their("knight"))
    assert table.hand(1) == set()


def test_vanguard_recruited_beside_a_gunslinger_it_may_shoot():
    table = mimic("gunslinger . . . monk . . . .", hand=("illusionist",))
    table.recruit("illusionist", 1, "yes", their("knight"))
    assert table.damages() == {their("knight"): 2}


def test_vanguard_recruited_beside_a_rogue_it_may_act_at_once():
    table = mimic("rogue . . . monk . . . .", hand=("illusionist",)).recruit("illusionist", 1)
    assert table.attack(my("illusionist"), their("knight")).damages() == {their("knight"): 2}


def test_vanguard_moved_beside_a_dragoon_it_may_strike():
    table = mimic("dragoon . . illusionist monk . . . .").play(
        mv.MoveHero(my("illusionist"), 1), "yes", their("knight")
    )
    assert table.damages() == {their("knight"): 2}


def test_vanguard_falling_beside_a_samurai_it_strikes_first():
    table = mimic("illusionist/5 samurai . . monk . . . .").end_wave(their("knight"))
    assert table.damages() == {their("knight"): 2}
    assert table.corpses() == {my("illusionist")}


def test_vanguard_beside_a_silenced_hero_there_is_nothing_to_copy():
    table = mimic("knight illusionist . . monk . . . .", statuses={my("knight"): ("silenced",)})
    assert table.keywords(my("illusionist")) == set()


def test_vanguard_beside_an_assassin_it_may_slip_away():
    table = mimic("illusionist assassin . . monk . . . .").attack(my("illusionist"), their("knight"), "yes")
    assert table.hand() == {"illusionist"}
    assert table.unit(my("assassin")).place == 1


def test_vanguard_between_a_viking_and_a_vampire_it_sweeps_and_the_vampire_does_not_heal():
    table = mimic("viking illusionist vampire/2 . monk . . . .", "golem rogue . . monk . . . .")
    table.attack(my("illusionist"), their("golem"))
    assert table.damages() == {their("golem"): 2, their("rogue"): 1, my("vampire"): 2}


def test_vanguard_corpses_and_those_farther_off_lend_nothing():
    assert mimic("illusionist ~knight rogue . monk . . . .").keywords(my("illusionist")) == set()
    assert mimic("illusionist . knight . monk . . . .").keywords(my("illusionist")) == set()


def test_vanguard_a_copy_is_not_copied():
    table = mixed_battle("knight illusionist !illusionist . monk . . . .", "rogue . . . monk . . . .")
    assert table.keywords(my("illusionist")) == {"intercept"}
    assert table.keywords(their("illusionist")) == set()


def test_vanguard_a_silenced_illusionist_copies_nothing():
    table = mimic("knight illusionist . . monk . . . .", statuses={my("illusionist"): ("silenced",)})
    assert table.keywords(my("illusionist")) == set()


def test_vanguard_elsewhere_it_copies_nothing():
    table = mimic("knight . . illusionist monk . . . .")
    assert table.keywords(my("illusionist")) == set()


# Flank: swap two heroes of one squad.


def shuffling(mine="rogue . . illusionist monk . . . .", theirs="knight . . ~wizard monk . . cleric .", **position):
    return battle(mine, theirs, wave=FLANK, **position)


def test_flank_two_enemies_change_places():
    table = shuffling().cast(my("illusionist"), their("knight"))
    assert (table.unit(their("knight")).place, table.unit(their("cleric")).place) == (7, 0)
    assert table.damages() == {}


def test_flank_two_of_your_own_may_be_swapped_even_the_caster():
    table = shuffling().cast(my("illusionist"), my("rogue"))
    assert (table.unit(my("rogue")).place, table.unit(my("illusionist")).place) == (3, 0)


def test_flank_both_are_of_one_squad():
    table = shuffling("rogue ranger . illusionist monk . . . .")
    assert set(table.asked(mv.Cast(my("illusionist")), my("rogue"))) == {my("ranger"), my("illusionist")}


def test_flank_corpses_and_leaders_are_no_heroes():
    assert set(shuffling().asked(mv.Cast(my("illusionist")))) == {
        my("rogue"),
        my("illusionist"),
        their("knight"),
        their("cleric"),
    }


def test_flank_in_a_truce_your_own_squad_only():
    table = shuffling("rogue ranger . illusionist monk . . . .", round=1)
    assert set(table.asked(mv.Cast(my("illusionist")))) == {my("rogue"), my("ranger"), my("illusionist")}


def test_flank_without_two_heroes_anywhere_it_cannot_be_cast():
    assert not shuffling(". . . illusionist monk . . . .", "knight . . . monk . . . .").can(mv.Cast(my("illusionist")))


def test_flank_their_hidden_hero_cannot_be_chosen_but_yours_can():
    table = shuffling("assassin . . illusionist monk . . . .", "knight . . assassin monk . . cleric .")
    assert their("assassin") not in table.asked(mv.Cast(my("illusionist")))
    table = shuffling(". . . assassin monk illusionist . . .", ". . . . monk . . . .").cast(my("illusionist"))
    assert table.unit(my("assassin")).place == 5


def test_flank_the_steadfast_stay():
    assert not shuffling(". . . illusionist monk . . . .", "sentinel cleric . . monk . . . .").can(
        mv.Cast(my("illusionist"))
    )


def test_flank_your_own_stunned_hero_cannot_be_moved_by_you():
    table = shuffling("rogue ranger . illusionist monk . . . .", statuses={my("rogue"): ("stunned",)}, round=1)
    table.cast(my("illusionist"))
    assert table.unit(my("rogue")).place == 0
    assert (table.unit(my("ranger")).place, table.unit(my("illusionist")).place) == (3, 1)


# Rear: return another of your heroes to your hand, then you may recruit a hero for free in its place.


def vanishing(mine="knight/5 . . . monk . illusionist . .", **position):
    return battle(mine, "rogue . . . monk . . . .", wave=REAR, hand=("wizard", "ranger"), **position)


def test_rear_one_comes_back_and_another_takes_its_place():
    table = vanishing().cast(my("illusionist"), my("wizard"))
    assert table.unit(my("wizard")).place == 0
    assert table.hand() == {"knight", "ranger"}
    assert table.damages() == {}
    assert table.state.actions_left == 1


def test_rear_nobody_need_be_recruited():
    table = vanishing().cast(my("illusionist"), "no")
    assert table.hand() == {"knight", "wizard", "ranger"}
    assert table.state.unit(my("knight")) is None


def test_rear_the_same_hero_may_come_again_unhurt():
    table = vanishing(statuses={my("knight"): ("cursed",)}).cast(my("illusionist"), my("knight"))
    assert table.unit(my("knight")).place == 0
    assert (table.damages(), table.statuses()) == ({}, {})


def test_rear_not_itself_nor_corpses_nor_the_leader():
    table = vanishing("knight rogue . ~golem monk . illusionist . .")
    assert set(table.asked(mv.Cast(my("illusionist")))) == {my("knight"), my("rogue")}
    assert not vanishing("~knight . . . monk . illusionist . .").can(mv.Cast(my("illusionist")))


def test_rear_a_stunned_hero_may_be_called_back():
    table = vanishing(statuses={my("knight"): ("stunned",)}).cast(my("illusionist"), "no")
    assert "knight" in table.hand()


def test_rear_a_hero_taken_over_goes_to_the_hand_of_who_plays_it():
    table = mixed_battle("!knight . . . monk . illusionist . .", ". . . . monk . . . .", wave=REAR, hand=("wizard",))
    table.cast(my("illusionist"), my("wizard"))
    assert (table.hand(), table.hand(1)) == ({"knight"}, set())
    assert table.unit(my("wizard")).place == 0


def test_rear_the_newcomer_is_recruited():
    """A gunslinger recruited in the vanguard may shoot."""
    table = battle("knight . . . monk . illusionist . .", "rogue . . . monk . . . .", wave=REAR, hand=("gunslinger",))
    table.cast(my("illusionist"), my("gunslinger"), "yes", their("rogue"))
    assert table.damages() == {their("rogue"): 4}


def test_rear_works_in_a_truce_and_is_no_defeat():
    table = vanishing("knight . . . monk . illusionist . .", round=1).cast(my("illusionist"), "no")
    assert table.hand() == {"knight", "wizard", "ranger"}
    assert table.happened(HeroDefeated) == []


# Order: return up to 2 heroes of an enemy squad to their owners' hands.


def spirited_away(theirs="knight/5 . . rogue monk . . ~wizard cleric", **position):
    return battle("ranger . . . monk . . . .", theirs, hand=("illusionist",), **position)


def test_order_two_go_home():
    table = spirited_away().order("illusionist", their("knight"), their("rogue"))
    assert table.hand(1) == {"knight", "rogue"}
    assert table.hand() == set()
    assert table.state.unit(their("knight")) is None
    assert table.unit(their("cleric")).place == 8


def test_order_one_will_do():
    assert spirited_away().order("illusionist", their("cleric"), "done").hand(1) == {"cleric"}


def test_order_is_no_defeat():
    table = battle(". . . . pirate . . . .", "knight . . . golem . . . .", hand=("illusionist",), deck=("wizard",))
    table.order("illusionist", their("knight"))
    assert (table.hand(), table.damages(), table.corpses()) == (set(), {}, set())


def test_order_heroes_of_the_enemy_only_and_not_the_steadfast():
    asked = spirited_away("sentinel knight . rogue monk . . ~wizard .").asked(mv.PlayOrder(my("illusionist")))
    assert set(asked) == {their("knight"), their("rogue"), "done"}


def test_order_your_card_in_their_squad_comes_to_your_own_hand():
    """Whom a merchant hired away is still its owner's."""
    table = battle(
        "knight . . . monk . . . .",
        ". . . . monk . . . .",
        turn=1,
        their_hand=("merchant",),
        hand=("illusionist",),
        statuses={my("knight"): ("-1 attack",) * 3},
    )
    table.play(mv.PlayOrder(their("merchant")), 9)
    assert table.unit(my("knight")).seat == 1
    while table.state.turn != 0:
        table.end_turn()
    table.order("illusionist", my("knight"))
    assert (table.hand(), table.hand(1)) == ({"knight"}, set())


def test_order_a_full_hand_is_no_obstacle():
    full = ("bard", "oracle", "viking", "golem", "ranger")
    table = spirited_away(their_hand=full).order("illusionist", their("knight"), "done")
    assert table.hand(1) == {*full, "knight"}


def test_order_needs_a_hero_and_no_truce():
    assert not spirited_away(". . . . monk . . . .").can(mv.PlayOrder(my("illusionist")))
    assert not spirited_away(round=1).can(mv.PlayOrder(my("illusionist")))
    assert spirited_away(wave=VAN).can(mv.PlayOrder(my("illusionist")))
