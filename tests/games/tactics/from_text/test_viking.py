"""Viking, from its printed text."""

import pytest

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import CardsDrawn, UnitHealed
from tests.games.tactics.squads import FLANK, REAR, battle, my, their

from .helpers_two import FULL_HAND, cross, left, of, siege, their_order

# Whenever an enemy hero is defeated, heal your leader 2.

LEADER = ". . . . viking=5 . . . ."


def test_leader_is_healed_when_an_enemy_hero_is_defeated():
    table = battle(LEADER, "rogue/4 . . . monk . knight/1 . .").end_wave()
    assert table.corpses() == {their("rogue")}
    assert left(table, my("viking")) == 7
    assert table.unit(their("knight")).damage == 1


def test_leader_is_healed_for_each_of_several_at_once():
    assert left(battle(LEADER, "rogue/4 . . . monk . cleric/7 . .").end_wave(), my("viking")) == 9


def test_leader_is_healed_at_once_by_a_defeat_without_casualties():
    table = battle(LEADER, "rogue . . . monk . . . .", hand=("operative",)).order("operative")
    assert left(table, my("viking")) == 7


def test_leader_is_not_healed_by_own_losses_or_by_wounds():
    table = battle("rogue/4 . . . viking=5 . . . .", "cleric/6 . . . monk . . . .").end_wave()
    assert table.corpses() == {my("rogue")}
    assert left(table, my("viking")) == 5


def test_leader_is_healed_no_more_than_there_is():
    table = battle(". . . . viking/1 . . . .", "rogue/4 . . . monk . . . .").end_wave()
    assert [event.damage for event in table.happened(UnitHealed)] == [1]
    assert table.damages() == {}


def test_the_enemys_viking_is_healed_by_my_losses():
    table = battle("rogue/4 . . . monk . . . .", ". . . . viking=5 . . . .").end_wave()
    assert left(table, their("viking")) == 7


def test_leader_with_lethal_damage_is_saved_by_a_hero_that_falls_in_the_count_before():
    """Heroes first, then leaders (PT-70)."""
    table = battle(". . . . viking=0 . . . .", "rogue/4 . . . monk . . . .").end_wave()
    assert table.match.result is None
    assert left(table, my("viking")) == 2


def test_leader_has_no_enemies_in_a_truce():
    """For no effect, and so for no reaction either, is there an enemy squad."""
    assert left(battle(LEADER, "rogue/4 . . . monk . . . .", round=1).end_wave(), my("viking")) == 5


def test_leader_a_hero_that_changed_sides_is_no_enemy():
    table = battle(LEADER, "~rogue . . . engineer . . . .", hand=("necromancer",), their_hand=("operative",))
    their_order(table.order("necromancer", 0).end_turn(), "operative")
    assert table.corpses() == {their("rogue")}
    assert left(table, my("viking")) == 5


# Cleave 1.

LINE = "rogue knight cleric lancer monk . . . ."


def test_vanguard_cleaves_the_units_in_melee_beside_the_target():
    table = battle("viking . . . monk . . . .", LINE).attack(my("viking"), their("knight"))
    assert table.damages() == {their("rogue"): 1, their("knight"): 4, their("cleric"): 1}


def test_vanguard_cleaves_only_the_next_column():
    table = battle("viking . . . monk . . . .", LINE).attack(my("viking"), their("rogue"))
    assert table.damages() == {their("rogue"): 4, their("knight"): 1}


def test_vanguard_cleaves_past_corpses_and_reaches_a_leader_in_melee():
    table = battle("viking . . . monk . . . .", "rogue ~knight ~cleric . monk . . . golem")
    table.attack(my("viking"), their("rogue"))
    assert table.damages() == {their("rogue"): 4, their("monk"): 1}


def test_vanguard_cleave_is_no_attack_and_ignores_armour():
    table = battle(
        "viking . . . monk . . . .", "rogue knight . . monk . . . .", statuses={their("knight"): ("armour",)}
    )
    assert table.attack(my("viking"), their("rogue")).damages() == {their("rogue"): 4, their("knight"): 1}


def test_vanguard_cleave_does_not_work_in_other_rows():
    table = battle(". . . viking monk . . . .", LINE, wave=FLANK).attack(my("viking"), their("knight"))
    assert table.damages() == {their("knight"): 4}


def test_vanguard_cleaves_beside_the_target_that_was_put_in_its_stead():
    table = battle("viking . . . monk . . . .", "knight deity keeper . illusionist . . . .")
    table.attack(my("viking"), their("knight"), their("keeper"))
    assert table.damages() == {their("keeper"): 4, their("deity"): 1}


def test_vanguard_cleaves_in_free_attacks():
    table = battle("viking . . . monk . . . .", LINE.replace("knight", "deity"), hand=("knight",))
    table.order("knight", my("viking"), their("rogue"))
    assert table.damages() == {their("rogue"): 4, their("deity"): 1}


# Whenever an enemy hero is defeated, you may draw a card.

FLANKED = ". . . viking monk . . . ."
LOSS = "rogue/4 . . . engineer . . . ."


def test_flank_may_draw_when_an_enemy_hero_is_defeated():
    assert battle(FLANKED, LOSS, deck=("witch", "bard")).end_wave("yes").hand() == {"witch"}
    assert battle(FLANKED, LOSS, deck=("witch", "bard")).end_wave("no").hand() == set()


def test_flank_draws_for_each_and_past_a_full_hand():
    table = battle(FLANKED, LOSS.replace("engineer", "engineer cleric/7", 1)[:-2], deck=("witch", "bard", "pirate"))
    assert table.end_wave("yes", "yes").hand() == {"witch", "bard"}
    full = battle(FLANKED, LOSS, hand=FULL_HAND, deck=("witch",)).end_wave("yes")
    assert len(full.state.hands[0]) == 6


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("rogue/4 . . viking monk . . . .", ". . . . engineer . . . ."),
        ("viking . . . monk . . . .", LOSS),
        (". . . viking monk . . . .", "rogue/3 . . . engineer . . . ."),
        (". . . viking/6 monk . . . .", LOSS),
    ],
    ids=["own loss", "another row", "nobody falls", "falls itself at the same time"],
)
def test_flank_draws_for_nothing_else(mine, theirs):
    table = battle(mine, theirs, deck=("witch",)).end_wave()
    assert table.hand() == set()
    assert table.happened(CardsDrawn) == []


def test_flank_with_an_empty_deck_draws_nothing():
    table = battle(FLANKED, LOSS, deck=())
    assert table.end_wave().hand() == set()


# One of your vanguard heroes makes a free attack.

BEHIND = "knight . . . monk . viking . ."


def test_rear_lets_a_vanguard_hero_attack():
    table = battle(BEHIND, LINE, wave=REAR).cast(my("viking"), their("rogue"))
    assert table.damages() == {their("rogue"): 3}
    assert table.state.actions_left == 1
    assert table.refusal(mv.Cast(my("viking"))) is not None


def test_rear_offers_every_vanguard_hero_and_no_other():
    table = battle("knight . rogue lancer monk . viking . .", LINE.replace("rogue", "."), wave=REAR)
    assert set(table.asked(mv.Cast(my("viking")))) == {my("knight"), my("rogue")}


def test_rear_even_a_fresh_hero_attacks_but_only_in_melee_targets():
    table = battle(BEHIND.replace("knight", "knight*"), LINE, wave=REAR)
    assert set(table.asked(mv.Cast(my("viking")))) == {their("rogue"), their("knight"), their("cleric")}


@pytest.mark.parametrize("mine", [". . . knight monk . viking . .", "~knight . . . monk . viking . ."])
def test_rear_without_a_vanguard_hero_cannot_be_cast(mine):
    assert not battle(mine, LINE, wave=REAR).can(mv.Cast(my("viking")))


def test_rear_a_stunned_hero_makes_no_free_attack():
    table = battle(BEHIND, LINE, wave=REAR, statuses={my("knight"): ("stunned",)})
    assert not table.can(mv.Cast(my("viking")))


def test_rear_nothing_in_a_truce_or_in_another_wave():
    assert not battle(BEHIND, LINE, wave=REAR, round=1).can(mv.Cast(my("viking")))
    assert not battle(BEHIND, LINE).can(mv.Cast(my("viking")))


# Deal 3 damage to each enemy in melee in one squad.


def test_order_hurts_each_enemy_in_melee():
    table = battle(BEHIND.replace("viking", "."), "rogue ~knight . golem monk . . . cleric", hand=("viking",))
    table.order("viking")
    assert table.damages() == {their("rogue"): 3, their("monk"): 3, their("cleric"): 3}
    assert table.state.discards[0] == [my("viking")]


def test_order_is_no_attack_so_armour_and_thorns_do_not_matter():
    table = battle(theirs="trapper . . . engineer . . . .", hand=("viking",))
    table.order("viking")
    assert table.damages() == {their("trapper"): 3, their("engineer"): 3}


def test_order_cannot_be_played_in_a_truce():
    assert not battle(hand=("viking",), round=1).can(mv.PlayOrder(my("viking")))


def test_order_of_the_enemy_hurts_my_squad_only():
    table = battle("rogue . . . monk . . . .", "knight . . . engineer . . . .", their_hand=("viking",), turn=1)
    their_order(table, "viking")
    assert table.damages() == {my("rogue"): 3, my("monk"): 3}


def test_order_reaches_the_stealthy():
    table = battle(theirs=". . . assassin engineer . . . .", hand=("viking",)).order("viking")
    assert table.damages() == {their("assassin"): 3, their("engineer"): 3}


def test_order_each_target_takes_what_other_cards_add():
    table = battle(". . . . wizard . . . .", "deity rogue . . engineer . . . .", hand=("viking",)).order("viking")
    assert table.damages() == {their("deity"): 4, their("rogue"): 4}


# With four players, and in a siege


def test_order_in_a_team_game_hurts_one_squad_which_the_player_chooses():
    table = cross(". . . . monk . . . .", hands=(("viking",), (), (), ())).order("viking", 3)
    assert table.damages() == {of(3, "rogue"): 3, of(3, "engineer"): 3}


def test_leader_in_a_team_game_every_enemys_loss_counts_but_no_partners():
    rest = ("rogue/4 . . . engineer . . . .", "bard/5 . . . monk . . . .", "cleric/7 . . . witch . . . .")
    assert left(cross(". . . . viking=5 . . . .", *rest).end_wave(), my("viking")) == 9


def test_order_in_a_siege_hurts_the_heroes_in_melee():
    table = siege(". . . . . . . . .", "deity . . rogue cleric . . . .", hand=("viking",)).order("viking")
    assert table.damages() == {their("deity"): 3, their("cleric"): 3}
