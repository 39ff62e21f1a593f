"""Monk, from its printed text."""

import pytest

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import UnitsMoved
from tests.games.tactics.squads import FLANK, REAR, battle, my, their

from .helpers_two import FULL_HAND, left, place, siege, targets

# Castling is a free limited action for you and heals the castled heroes 1.

LEADER = "knight/2 cleric/1 . rogue/2 monk/3 . . . ."


def test_leader_castling_costs_nothing_and_heals_both():
    table = battle(LEADER).play(mv.Castle(my("knight"), my("rogue")))
    assert (place(table, my("knight")), place(table, my("rogue"))) == (3, 0)
    assert table.damages() == {my("knight"): 1, my("rogue"): 1, my("cleric"): 1, my("monk"): 3}
    assert table.state.actions_left == 2


def test_leader_castles_once_a_turn_and_not_for_actions_either():
    table = battle(LEADER + "", hand=()).play(mv.Castle(my("knight"), my("rogue")))
    assert not table.can(mv.Castle(my("cleric"), my("knight")))
    squad = "knight cleric . rogue monk . lancer . ."
    table = battle(squad).play(mv.Castle(my("knight"), my("cleric")))
    assert not table.can(mv.Castle(my("rogue"), my("lancer")))
    assert table.end_wave().can(mv.Castle(my("rogue"), my("lancer")))


def test_leader_castling_is_the_heroes_star_action():
    table = battle("knight . . rogue monk . . . .").play(mv.Castle(my("knight"), my("rogue")))
    assert not table.can(mv.Attack(my("rogue"), their("monk")))
    acted = battle("knight . . rogue monk . . . .").attack(my("knight"), their("monk"))
    assert not acted.can(mv.Castle(my("knight"), my("rogue")))


def test_leader_castling_a_corpse_heals_the_hero_only():
    table = battle("knight/2 ~rogue . . monk . . . .").play(mv.Castle(my("knight"), my("rogue")))
    assert table.damages() == {my("knight"): 1}
    assert table.corpses() == {my("rogue")}


def test_leader_castles_with_one_action_left():
    table = battle(LEADER, deck=("witch", "bard")).play(mv.Draw()).play(mv.Castle(my("knight"), my("rogue")))
    assert table.state.actions_left == 1


def test_leader_the_enemy_castles_long_and_unhealed():
    table = battle(". . . . monk . . . .", "knight/2 rogue/1 . . viking . . . .", turn=1, actions_left=1)
    assert not table.can(mv.Castle(their("knight"), their("rogue")))
    table = battle(". . . . monk . . . .", "knight/2 rogue/1 . . viking . . . .", turn=1)
    table.play(mv.Castle(their("knight"), their("rogue")))
    assert table.damages() == {their("knight"): 2, their("rogue"): 1}


def test_leader_castles_when_all_actions_are_spent():
    table = battle(LEADER, deck=("witch", "bard", "deity")).play(mv.Draw()).play(mv.Draw())
    assert table.state.turn == 0
    assert table.play(mv.Castle(my("knight"), my("rogue"))).damages()[my("knight")] == 1


def test_leader_what_is_forbidden_is_not_made_free():
    assert not battle(LEADER, their_operations=("geomancer",)).can(mv.Castle(my("knight"), my("rogue")))


def test_leader_swaps_by_other_cards_are_no_castling():
    table = battle("knight/2 . . . monk . duelist/2 . .", wave=REAR).cast(my("duelist"))
    assert table.damages() == {my("knight"): 2, my("duelist"): 2, their("monk"): 4}


def test_leader_neither_fresh_nor_stunned_heroes_castle():
    assert not battle("knight* rogue . . monk . . . .").can(mv.Castle(my("knight"), my("rogue")))
    stunned = battle("knight rogue . . monk . . . .", statuses={my("knight"): ("stunned",)})
    assert not stunned.can(mv.Castle(my("knight"), my("rogue")))


# Intercept. Thorns 1.


def test_vanguard_has_intercept_and_thorns():
    table = battle("monk . . . viking . . . .")
    assert table.keywords(my("monk")) == {"intercept", "thorns 1"}


def test_vanguard_shields_its_column_from_ranged_attacks():
    table = battle("monk . . lancer viking . rogue . .", ". . . . engineer . dragonling . .", wave=REAR, turn=1)
    assert targets(table, their("dragonling"), 1) == {my("monk"), my("viking")}


def test_vanguard_hurts_who_attacks_it_in_melee():
    table = battle("monk . . . viking . . . .", "knight . . . engineer . . . .", turn=1)
    table.attack(their("knight"), my("monk"))
    assert table.damages() == {my("monk"): 3, their("knight"): 1}


def test_vanguard_thorns_add_no_damage_for_ranged_attacks_orders_or_attacks_on_others():
    ranged = battle("monk . . . viking . . . .", ". . . . engineer . dragonling . .", wave=REAR, turn=1)
    assert ranged.attack(their("dragonling"), my("monk")).damages() == {my("monk"): 3}
    order = battle("monk . . . viking . . . .", ". . . . engineer . . . .", turn=1, their_hand=("wizard",))
    assert order.play(mv.PlayOrder(their("wizard"))).damages() == {my("monk"): 3}
    other = battle("monk . . . viking . . . .", "knight . . . engineer . . . .", turn=1)
    assert other.attack(their("knight"), my("viking")).damages() == {my("viking"): 3}


def test_vanguard_thorns_ignore_armour_and_hurt_even_for_a_blow_of_nothing():
    table = battle(
        "monk . . . viking . . . .",
        "cleric . . . engineer . . . .",
        turn=1,
        statuses={my("monk"): ("armour",), their("cleric"): ("armour",)},
    )
    assert table.attack(their("cleric"), my("monk")).damages() == {their("cleric"): 1}


@pytest.mark.parametrize("mine", [". . . monk viking . . . .", ". . . . viking . monk . ."])
def test_vanguard_not_in_other_rows(mine):
    table = battle(mine, "knight . . . engineer . . . .", turn=1)
    assert table.keywords(my("monk")) == set()
    assert table.attack(their("knight"), my("monk")).damages() == {my("monk"): 3}


def test_vanguard_thorns_reach_who_reaches():
    table = battle("monk . . . viking . . . .", "knight . . lancer engineer . . . .", wave=FLANK, turn=1)
    assert table.attack(their("lancer"), my("monk")).damages() == {my("monk"): 3, their("lancer"): 1}


def test_vanguard_silenced_it_has_neither():
    table = battle("monk . . . viking . . . .", statuses={my("monk"): ("silenced",)})
    assert table.keywords(my("monk")) == set()


# Enemies cannot give statuses to your heroes in this hero's column.

GUARDED = "rogue knight . monk viking . cleric . ."


def test_flank_spells_give_nothing_to_the_column():
    table = battle(GUARDED, ". . . . engineer . witch . .", wave=REAR, turn=1)
    assert table.cast(their("witch"), my("rogue")).statuses() == {}
    table = battle(GUARDED, ". . . . engineer . witch . .", wave=REAR, turn=1).cast(their("witch"), my("knight"))
    assert table.statuses() == {my("knight"): ("silenced",)}


def test_flank_a_spell_that_could_give_nothing_but_a_status_cannot_be_cast_at_the_column_alone():
    table = battle("rogue . . monk viking . . . .", ". . . . engineer . witch . .", wave=REAR, turn=1)
    assert not table.can(mv.Cast(their("witch")))


def test_flank_orders_pass_the_column_over():
    table = battle(GUARDED, turn=1, their_hand=("witch",), theirs=". . . . engineer . . . .")
    table.play(mv.PlayOrder(their("witch")), "vanguard")
    assert table.statuses() == {my("knight"): ("cursed", "cursed")}


def test_flank_damage_comes_through():
    table = battle(GUARDED, ". . . frostmage engineer . . . .", wave=FLANK, turn=1)
    table.cast(their("frostmage"), my("rogue"))
    assert table.damages() == {my("rogue"): 1}
    assert table.statuses() == {}


def test_flank_the_leader_is_no_hero_and_own_gifts_arrive():
    table = battle(". rogue . . viking . . monk .", ". . . . engineer . alchemist . .", wave=REAR, turn=1)
    assert table.cast(their("alchemist"), my("rogue")).statuses() == {my("rogue"): ("cursed", "cursed")}
    own = battle(GUARDED.replace("cleric", "bard"), wave=REAR).cast(my("bard"), my("rogue"))
    assert own.statuses() == {my("rogue"): ("+1 attack",)}


def test_flank_statuses_had_before_stay():
    table = battle(GUARDED, statuses={my("rogue"): ("cursed",)})
    assert table.statuses() == {my("rogue"): ("cursed",)}


def test_flank_gone_with_the_monk():
    table = battle(GUARDED.replace("monk", "~monk"), ". . . . engineer . witch . .", wave=REAR, turn=1)
    assert table.cast(their("witch"), my("rogue")).statuses() == {my("rogue"): ("silenced",)}


def test_flank_the_enemys_reaction_gives_nothing_either():
    table = battle(GUARDED, "witch . . . engineer . . . .").attack(my("rogue"), their("witch"))
    assert table.statuses() == {}


def test_flank_guards_itself_and_those_behind():
    table = battle(GUARDED, ". . . . engineer . . . .", turn=1, their_hand=("witch",))
    assert table.play(mv.PlayOrder(their("witch")), "flank").statuses() == {}
    table = battle(GUARDED, ". . . . engineer . . . .", turn=1, their_hand=("witch",))
    assert table.play(mv.PlayOrder(their("witch")), "rear").statuses() == {}


def test_flank_a_dying_enemys_curse_passes_the_column_over():
    table = battle(GUARDED, "alchemist/4 . . . engineer . . . .").end_wave()
    twice = ("cursed", "cursed")
    assert table.statuses() == {my("knight"): twice}


# At the end of each round, heal your leader and the hero in front of this hero 2.

REARED = "knight/3 . . rogue/3 viking=5 . monk/3 cleric/3 ."


def test_rear_heals_leader_and_the_hero_in_front_at_the_end_of_the_round():
    table = battle(REARED, wave=REAR, theirs=". . . . engineer . . . .").end_wave()
    assert left(table, my("viking")) == 7
    assert {name: table.unit(my(name)).damage for name in ("knight", "monk", "cleric")} == {
        "knight": 3,
        "monk": 3,
        "cleric": 3,
    }


def test_rear_heals_the_hero_in_front_before_casualties():
    table = battle(REARED, wave=REAR).end_wave()
    assert table.corpses() == set()
    assert table.unit(my("rogue")).damage == 1


def test_rear_not_at_the_end_of_other_waves():
    table = battle(REARED.replace("rogue/3", "lancer/3"), wave=FLANK).end_wave()
    assert left(table, my("viking")) == 5
    assert table.unit(my("lancer")).damage == 3


def test_rear_in_the_middle_column_the_leader_is_no_hero_in_front():
    table = battle(". . . . viking=5 . . monk .", wave=REAR).end_wave()
    assert left(table, my("viking")) == 7


def test_rear_nobody_in_front_a_corpse_or_a_gap():
    table = battle("knight/3 . . ~rogue viking=5 . monk . .", wave=REAR).end_wave()
    assert table.unit(my("knight")).damage == 3
    assert left(table, my("viking")) == 7


def test_rear_works_in_a_truce():
    assert left(battle(REARED, wave=REAR, round=1).end_wave(), my("viking")) == 7


def test_rear_heals_after_curses_have_hurt_and_before_the_count():
    squad = ". . . rogue/3 viking . monk . ."
    table = battle(squad, wave=REAR, statuses={my("rogue"): ("cursed", "cursed")}).end_wave()
    assert table.corpses() == set()
    assert table.unit(my("rogue")).damage == 3


def test_rear_heals_not_when_the_monk_is_silenced_but_when_it_is_about_to_fall():
    silenced = battle(REARED, wave=REAR, statuses={my("monk"): ("silenced",)}).end_wave()
    assert left(silenced, my("viking")) == 5
    falling = battle(REARED.replace("monk/3", "monk/6"), wave=REAR).end_wave()
    assert (left(falling, my("viking")), falling.corpses()) == (7, {my("monk")})


# Rearrange your heroes and corpses as you wish, then draw a card.

CROWD = "knight/2 ~rogue . . viking . . . ."


def test_order_rearranges_and_draws():
    table = battle(CROWD, hand=("monk",), deck=("witch", "bard"))
    table.order("monk", my("knight"), 8, my("rogue"), 0)
    assert (place(table, my("knight")), place(table, my("rogue"))) == (8, 0)
    assert table.damages() == {my("knight"): 2}
    assert table.corpses() == {my("rogue")}
    assert table.hand() == {"witch"}


def test_order_the_leaders_place_is_nobodys():
    table = battle(CROWD, hand=("monk",))
    assert set(table.asked(mv.PlayOrder(my("monk")), my("knight"))) == {0, 1, 2, 3, 5, 6, 7, 8}
    assert my("viking") not in table.asked(mv.PlayOrder(my("monk")))


def test_order_takes_no_star_action():
    table = battle(CROWD, hand=("monk",)).order("monk", my("knight"), 2, "done")
    assert table.can(mv.Attack(my("knight"), their("monk")))


def test_order_draws_without_moving_and_past_a_full_hand():
    table = battle(CROWD, hand=("monk", *FULL_HAND), deck=("witch",)).order("monk", "done")
    assert table.happened(UnitsMoved) == []
    assert table.hand() == {"witch", *FULL_HAND}


def test_order_moves_shake_off_threats():
    table = battle(CROWD, hand=("monk",), statuses={my("knight"): ("threatened", "armour")})
    table.order("monk", my("knight"), 8, "done")
    assert table.statuses() == {my("knight"): ("armour",)}


def test_order_with_an_empty_deck_still_rearranges():
    table = battle(CROWD, hand=("monk",), deck=()).order("monk", my("knight"), 8, "done")
    assert place(table, my("knight")) == 8
    assert table.hand() == set()


def test_order_a_stunned_hero_is_not_moved_by_its_controller():
    table = battle(CROWD, hand=("monk",), statuses={my("knight"): ("stunned",)})
    assert my("knight") not in table.asked(mv.PlayOrder(my("monk")))


# In a siege


def test_rear_in_a_siege_heals_the_hero_in_front_alone():
    table = siege("deity/2 . . . rogue/2 . . monk/2 .", "cleric . . . . . . . .", wave=REAR).end_wave()
    assert table.damages() == {my("deity"): 2, my("monk"): 2}


def test_order_in_a_siege_the_middle_is_a_place_like_any():
    table = siege("deity . . . . . . . .", "cleric . . . . . . . .", hand=("monk",))
    table.order("monk", my("deity"), 4)
    assert place(table, my("deity")) == 4
