"""Beastmaster, from its printed text."""

import pytest

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import HeroRecruited
from tests.games.tactics.squads import FLANK, REAR, battle, my, their

from .helpers_two import FULL_HAND, draft, of, place, siege

# Your heroes with another of your heroes beside them have +1 attack.


def test_leader_neighbours_in_a_row_are_stronger():
    table = battle("knight rogue . . beastmaster . wizard . cleric")
    attacks = {name: table.attack_of(my(name)) for name in ("knight", "rogue", "wizard", "cleric", "beastmaster")}
    assert attacks == {"knight": 4, "rogue": 4, "wizard": 4, "cleric": 1, "beastmaster": 3}


def test_leader_one_between_two_gains_one_only():
    assert battle("knight rogue witch . beastmaster . . . .").attack_of(my("rogue")) == 4


@pytest.mark.parametrize(
    "mine",
    [
        "knight . rogue . beastmaster . . . .",
        "knight ~rogue . . beastmaster . . . .",
        "knight . . rogue beastmaster . . . .",
        ". . rogue knight beastmaster . . . .",
    ],
    ids=["a gap", "a corpse", "behind", "beside the leader, and the end of one row before the next"],
)
def test_leader_these_are_not_beside_each_other(mine):
    assert battle(mine).attack_of(my("knight")) == 3


def test_leader_the_enemys_heroes_gain_nothing():
    assert battle(". . . . beastmaster . . . .", "knight rogue . . engineer . . . .").attack_of(their("rogue")) == 3


def test_leader_is_felt_in_the_attack_and_ends_with_the_neighbour():
    table = battle("knight rogue/4 . . beastmaster . . . .", "golem . . . engineer . . . .")
    assert table.attack(my("knight"), their("golem")).damages()[their("golem")] == 4
    assert table.end_wave().attack_of(my("knight")) == 3


def test_leader_a_recruit_beside_counts_at_once():
    table = battle("knight . . . beastmaster . . . .", hand=("rogue",)).recruit("rogue", 1)
    assert (table.attack_of(my("knight")), table.attack_of(my("rogue"))) == (4, 4)


# This hero has +1 attack for each other hero in your vanguard.


@pytest.mark.parametrize(
    ("mine", "attack"),
    [
        ("beastmaster . . lancer monk . . . .", 3),
        ("beastmaster . rogue . monk . . . .", 4),
        ("rogue beastmaster knight . monk . . . .", 5),
        ("beastmaster ~rogue . . monk . . . .", 3),
        (". rogue . beastmaster monk . . . .", 3),
        (". rogue . . monk . beastmaster . .", 3),
    ],
    ids=["alone", "one", "two", "a corpse", "in the flank", "in the rear"],
)
def test_vanguard_grows_with_its_row(mine, attack):
    assert battle(mine, "knight rogue cleric . engineer . . . .").attack_of(my("beastmaster")) == attack


def test_vanguard_silenced_it_gains_nothing_and_others_never_do():
    table = battle("beastmaster rogue . . monk . . . .", statuses={my("beastmaster"): ("silenced",)})
    assert (table.attack_of(my("beastmaster")), table.attack_of(my("rogue"))) == (3, 3)
    assert battle("beastmaster rogue . . monk . . . .").attack_of(my("rogue")) == 3


def test_vanguard_is_felt_in_the_attack():
    table = battle("beastmaster rogue . . monk . . . .", "golem . . . engineer . . . .")
    assert table.attack(my("beastmaster"), their("golem")).damages() == {their("golem"): 4}


# After the hero in front of this hero attacks, deal 2 damage to its target.

PACK = "knight rogue . beastmaster monk . . . ."
THEIRS = "golem cleric . . engineer . . . ."


def test_flank_hurts_the_target_of_the_hero_in_front():
    table = battle(PACK, THEIRS).attack(my("knight"), their("golem"))
    assert table.damages() == {their("golem"): 5}


def test_flank_leaders_as_targets_too_and_armour_does_not_help():
    table = battle(PACK, ". . . . engineer . . . .").attack(my("knight"), their("engineer"))
    assert table.damages() == {their("engineer"): 5}
    armoured = battle(PACK, THEIRS, statuses={their("golem"): ("armour",) * 4}).attack(my("knight"), their("golem"))
    assert armoured.damages() == {their("golem"): 2}


def test_flank_not_after_attacks_of_others_nor_its_own():
    assert battle(PACK, THEIRS).attack(my("rogue"), their("golem")).damages() == {their("golem"): 3}
    own = battle(". . . beastmaster monk . . . .", THEIRS, wave=FLANK).attack(my("beastmaster"), their("golem"))
    assert own.damages() == {their("golem"): 3}


def test_flank_not_when_silenced_or_standing_elsewhere():
    silenced = battle(PACK, THEIRS, statuses={my("beastmaster"): ("silenced",)})
    assert silenced.attack(my("knight"), their("golem")).damages() == {their("golem"): 3}
    rear = battle("knight . . . monk . beastmaster . .", THEIRS).attack(my("knight"), their("golem"))
    assert rear.damages() == {their("golem"): 3}


def test_flank_after_free_attacks_as_well():
    table = battle("lancer . . beastmaster monk . . . .", THEIRS, hand=("samurai",))
    table.order("samurai", their("golem"))
    assert table.damages() == {their("golem"): 3 + 4 + 2}


def test_flank_a_target_that_has_left_is_not_hurt():
    """Operative in the vanguard defeats it first: a corpse is no unit."""
    table = battle("operative . . beastmaster monk . . . .", "rogue . . . engineer . . . .")
    table.attack(my("operative"), their("rogue"))
    assert table.corpses() == {their("rogue")}
    assert table.damages() == {}


def test_flank_the_target_is_hurt_though_another_took_the_blow():
    table = battle(PACK, ". . . paladin engineer . . . .").attack(my("knight"), their("engineer"), "yes")
    assert table.damages() == {their("paladin"): 3, their("engineer"): 2}


def test_flank_whoever_was_put_in_the_targets_stead_is_the_target():
    table = battle(PACK, "deity keeper . . illusionist . . . .").attack(my("knight"), their("deity"), their("keeper"))
    assert table.damages() == {their("keeper"): 5}


# Look at the top 2 cards of your deck; you may recruit one for free in any row. The rest go to the bottom.

REARED = "knight . . . monk . beastmaster . ."
DECK = ("rogue", "cleric", "bard", "witch")


def test_rear_recruits_one_of_the_top_two():
    table = battle(REARED, wave=REAR, deck=DECK, hand=("deity",)).cast(my("beastmaster"), my("cleric"), 5)
    assert place(table, my("cleric")) == 5
    assert table.state.decks[0][::-1] == [my("bard"), my("witch"), my("rogue")]
    assert table.hand() == {"deity"}
    assert table.state.actions_left == 1


def test_rear_shows_two_and_only_free_places():
    table = battle(REARED, wave=REAR, deck=DECK)
    offered = table.asked(mv.Cast(my("beastmaster")))
    assert {option for option in offered if isinstance(option, int)} == {my("rogue"), my("cleric")}
    assert set(table.asked(mv.Cast(my("beastmaster")), my("rogue"))) == {1, 2, 3, 5, 7, 8}


def test_rear_declined_both_go_to_the_bottom():
    table = battle(REARED, wave=REAR, deck=DECK)
    table.cast(my("beastmaster"), "done")
    assert table.state.decks[0][::-1][:2] == [my("bard"), my("witch")]
    assert set(table.state.decks[0]) == {my(name) for name in DECK}
    assert table.happened(HeroRecruited) == []


def test_rear_the_recruit_cannot_act_in_this_wave_without_swift():
    table = battle(REARED, wave=REAR, deck=("engineer", "cleric")).cast(my("beastmaster"), my("engineer"), 7)
    assert not table.can(mv.Attack(my("engineer"), their("monk")))


def test_rear_with_one_card_or_none():
    table = battle(REARED, wave=REAR, deck=("rogue",)).cast(my("beastmaster"), my("rogue"), 0 + 1)
    assert place(table, my("rogue")) == 1
    assert not battle(REARED, wave=REAR, deck=()).can(mv.Cast(my("beastmaster")))


def test_rear_with_a_full_squad_the_cards_go_to_the_bottom():
    full = "knight golem lancer deity monk keeper beastmaster operative warlock"
    table = battle(full, wave=REAR, deck=("rogue", "cleric", "bard")).cast(my("beastmaster"))
    assert table.state.decks[0][-1] == my("bard")
    assert table.happened(HeroRecruited) == []


# Recruit up to 3 heroes from your hand for free, in any rows.

HAND = ("beastmaster", "rogue", "cleric", "bard", "witch")


def test_order_recruits_three_in_any_rows():
    table = battle("knight . . . monk . . . .", hand=HAND)
    table.order("beastmaster", my("rogue"), 1, my("cleric"), 3, my("witch"), 8)
    assert [place(table, my(name)) for name in ("rogue", "cleric", "witch")] == [1, 3, 8]
    assert table.hand() == {"bard"}
    assert table.state.actions_left == 1


def test_order_may_stop_at_fewer():
    table = battle(hand=HAND).order("beastmaster", my("rogue"), 1, "done")
    assert table.hand() == {"cleric", "bard", "witch"}


def test_order_only_empty_places_never_the_leaders():
    table = battle("knight ~golem . . monk . . . .", hand=HAND)
    assert set(table.asked(mv.PlayOrder(my("beastmaster")), my("rogue"))) == {2, 3, 5, 6, 7, 8}


def test_order_the_recruits_are_fresh_but_the_swift_may_attack():
    table = battle(hand=HAND).order("beastmaster", my("rogue"), 0, my("bard"), 1, "done")
    assert table.can(mv.Attack(my("rogue"), their("monk")))
    assert not table.can(mv.Attack(my("bard"), their("monk")))


def test_order_stops_when_the_squad_is_full():
    full = "knight golem lancer deity monk keeper operative warlock ."
    table = battle(full, hand=("beastmaster", "rogue", "cleric"))
    table.order("beastmaster", my("rogue"))
    assert place(table, my("rogue")) == 8
    assert table.hand() == {"cleric"}


def test_order_needs_a_hero_in_hand():
    assert not battle(hand=("beastmaster",)).can(mv.PlayOrder(my("beastmaster")))


def test_order_needs_a_place():
    full = "knight golem lancer rogue monk bard cleric witch engineer"
    assert not battle(full, hand=("beastmaster", *FULL_HAND)).can(mv.PlayOrder(my("beastmaster")))


def test_order_counts_as_recruiting_for_each():
    table = battle(". . . . scientist . . . .", hand=("beastmaster", "rogue", "cleric"), deck=("bard", "witch"))
    table.order("beastmaster", my("rogue"), 0, "yes", my("cleric"), 1, "yes", "done")
    assert table.damages() == {my("rogue"): 2, my("cleric"): 2}
    assert table.hand() == {"bard", "witch"}


# In a siege


def test_flank_in_a_siege_a_fortress_is_no_target_to_hurt():
    table = siege("lancer . . beastmaster . . . . .", "deity . . . . . . . .").play(mv.Storm(my("lancer"), 2))
    assert table.damages() == {}


# In a duel draft


def test_rear_in_a_duel_draft_looks_at_the_market_deck():
    squad = "knight . . . monk . beastmaster . ."
    table = draft(squad, ". . . . viking . . . .", ("rogue", "cleric", "bard"), wave=REAR)
    table.cast(of(2, "beastmaster"), of(2, "rogue"), 1)
    assert place(table, of(2, "rogue")) == 1
    assert table.state.decks[0][::-1] == [of(2, "bard"), of(2, "cleric")]
