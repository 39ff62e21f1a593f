"""Jester, by what the card says."""

from tests.games.tactics.from_text.helpers_text4 import enemy_kills, enemy_order
from tests.games.tactics.squads import FLANK, PLAIN, REAR, battle, mv, my, their

LEADS = ". rogue . . jester . . . ."
BARE = ". . . . jester . . . ."
KILLER = "viking . . . monk . . . ."
CASTS = "rogue . . . monk jester . . ."
REARED = ". . . . monk . jester . ."


# Leader: Your leader has armour 2, but attacks deal 1 more damage to your heroes.


def test_attacks_deal_two_less_to_the_leader():
    table = battle(BARE, KILLER, turn=1).attack(their("viking"), my("jester"))
    assert table.damages() == {my("jester"): 2}


def test_attacks_deal_one_more_to_the_heroes():
    table = battle("rogue . . . jester . . . .", "gunslinger . . . monk . . . .", turn=1)
    assert table.attack(their("gunslinger"), my("rogue")).damages() == {my("rogue"): 5}


def test_effects_deal_what_they_say():
    table = battle(LEADS, turn=1, their_hand=("dragonling",))
    assert enemy_order(table, "dragonling").damages() == {my("rogue"): 2, my("jester"): 2}


def test_enemies_are_hurt_as_ever():
    table = battle("gunslinger . . . jester . . . .", "rogue . . . monk . . . .")
    assert table.attack(my("gunslinger"), their("rogue")).damages() == {their("rogue"): 4}


def test_a_weak_attack_on_the_leader_deals_nothing():
    table = battle(BARE, "cleric . . . monk . . . .", turn=1).attack(their("cleric"), my("jester"))
    assert table.damages() == {}


# Vanguard: Challenge. When this hero is defeated, an opponent discards a card.


def test_melee_attacks_must_be_aimed_at_it():
    table = battle("jester rogue . . monk . . . .", KILLER, turn=1)
    assert table.can(mv.Attack(their("viking"), my("jester")))
    assert not table.can(mv.Attack(their("viking"), my("rogue")))
    assert not table.can(mv.Attack(their("viking"), my("monk")))


def test_ranged_attacks_are_free():
    table = battle("jester rogue . . monk . . . .", ". . . . monk . pirate . .", turn=1, wave=REAR)
    assert table.can(mv.Attack(their("pirate"), my("rogue")))


def test_in_the_flank_it_challenges_nobody():
    table = battle(". rogue . jester monk . . . .", KILLER, turn=1)
    assert table.can(mv.Attack(their("viking"), my("rogue")))


def test_its_defeat_costs_the_opponent_a_card_of_their_choice():
    table = battle("jester . . . monk . . . .", turn=1, their_hand=("operative", "rogue", "knight"), hand=("bard",))
    enemy_order(table, "operative", their("rogue"))
    assert (table.hand(1), table.hand()) == ({"knight"}, {"bard"})


def test_a_single_card_goes_by_itself_and_none_from_an_empty_hand():
    table = battle("jester/4 . . . monk . . . .", their_hand=("rogue",)).end_wave()
    assert table.hand(1) == set()
    assert enemy_order(enemy_kills("jester . . . monk . . . ."), "operative").corpses() == {my("jester")}


def test_its_defeat_elsewhere_or_anothers_costs_nothing():
    elsewhere = battle(". . . jester/4 monk . . . .", their_hand=("rogue",)).end_wave()
    another = battle("jester viking/6 . . monk . . . .", their_hand=("rogue",)).end_wave()
    assert elsewhere.hand(1) == another.hand(1) == {"rogue"}


# Flank: Give an enemy hero [-1 attack] and one of your heroes [+1 attack].


def test_one_is_weakened_and_one_strengthened():
    table = battle(CASTS, "knight . . . monk oracle . . .", wave=FLANK)
    table.cast(my("jester"), their("knight"), my("rogue"))
    assert table.statuses() == {their("knight"): ("-1 attack",), my("rogue"): ("+1 attack",)}


def test_heroes_only_and_itself_too():
    table = battle(CASTS, "knight . . ~wizard monk oracle . . .", wave=FLANK)
    spell = mv.Cast(my("jester"))
    assert set(table.asked(spell)) == {their("knight"), their("oracle")}
    assert set(table.asked(spell, their("knight"))) == {my("rogue"), my("jester")}


def test_without_an_enemy_hero_or_in_the_truce_only_the_own_part_is_done():
    alone = battle(CASTS, wave=FLANK).cast(my("jester"), my("jester"))
    truce = battle(CASTS, "knight . . . monk . . . .", wave=FLANK, round=1).cast(my("jester"), my("rogue"))
    assert alone.statuses() == {my("jester"): ("+1 attack",)}
    assert truce.statuses() == {my("rogue"): ("+1 attack",)}


def test_opposites_cancel():
    statuses = {their("knight"): ("+1 attack",), my("rogue"): ("-1 attack",)}
    table = battle(CASTS, "knight . . . monk . . . .", wave=FLANK, statuses=statuses)
    assert table.cast(my("jester"), my("rogue")).statuses() == {}


# Rear: An opponent discards a card of their choice, then you draw a card.


def test_the_opponent_chooses_and_a_card_is_drawn():
    table = battle(REARED, wave=REAR, their_hand=("rogue", "knight"), deck=("viking",))
    table.cast(my("jester"), their("rogue"))
    assert (table.hand(), table.hand(1)) == ({"viking"}, {"knight"})
    assert table.state.discards[1] == [their("rogue")]


def test_with_an_empty_hand_there_or_in_the_truce_a_card_is_drawn():
    empty = battle(REARED, wave=REAR, deck=("viking",)).cast(my("jester"))
    truce = battle(REARED, wave=REAR, deck=("viking",), their_hand=("rogue",), round=1).cast(my("jester"))
    assert empty.hand() == truce.hand() == {"viking"}
    assert truce.hand(1) == {"rogue"}


def test_with_an_empty_deck_the_opponent_still_discards():
    table = battle(REARED, wave=REAR, deck=(), their_hand=("rogue",)).cast(my("jester"))
    assert table.hand() == table.hand(1) == set()


def test_with_nothing_to_discard_or_draw_it_cannot_be_cast():
    assert not battle(REARED, wave=REAR, deck=()).can(mv.Cast(my("jester")))


# Order: An opponent discards a random card; you may carry out its order, or draw a card if it has none.


def test_the_order_discarded_is_carried_out_for_me():
    theirs = "rogue . . . monk . . . ."
    table = battle("viking . . . monk . . . .", theirs, hand=("jester",), their_hand=("gunslinger",))
    table.order("jester", "yes", their("monk"))
    assert table.damages() == {their("monk"): 4}
    assert (table.hand(), table.hand(1)) == (set(), set())
    assert table.state.discards == [[my("jester")], [their("gunslinger")]]


def test_it_may_be_left_and_then_nothing_is_drawn():
    table = battle(theirs="rogue . . . monk . . . .", hand=("jester",), their_hand=("gunslinger",))
    table.order("jester", "no")
    assert table.damages() == {}
    assert table.hand() == set()


def test_a_card_with_an_operation_draws_a_card():
    table = battle(hand=("jester",), their_hand=("bard",), deck=("viking",)).order("jester")
    assert table.hand() == {"viking"}
    assert table.state.reserves[0] == [None] * 3


def test_one_card_of_several_is_discarded():
    table = battle(hand=("jester",), their_hand=("bard", "scarecrow"), deck=("viking",)).order("jester")
    assert len(table.hand(1)) == 1
    assert len(table.state.discards[1]) == 1


def test_a_foreign_order_draws_from_the_own_deck():
    table = battle(PLAIN, PLAIN, hand=("jester",), their_hand=("chef",), deck=("viking",)).order("jester", "yes")
    assert (table.hand(), table.hand(1)) == ({"viking"}, set())


def test_with_an_empty_hand_there_or_in_the_truce_it_cannot_be_played():
    order = mv.PlayOrder(my("jester"))
    assert not battle(hand=("jester",)).can(order)
    assert not battle(hand=("jester",), their_hand=("chef",), round=1).can(order)


def test_a_protected_column_takes_no_status_but_mine_does():
    theirs = "rogue . . monk bard . . . ."
    table = battle("viking . . . monk jester . . .", theirs, wave=FLANK)
    table.cast(my("jester"), my("viking"))
    assert table.statuses() == {my("viking"): ("+1 attack",)}


def test_a_hidden_hero_is_not_chosen_by_the_spell():
    table = battle(CASTS, "rogue . . assassin monk . . . .", wave=FLANK).cast(my("jester"), my("rogue"))
    assert table.statuses() == {their("rogue"): ("-1 attack",), my("rogue"): ("+1 attack",)}


def test_one_more_damage_comes_after_the_armour_of_the_hero():
    table = battle("rogue . . . jester . . . .", "gunslinger . . . monk . . . .", turn=1)
    armoured = battle(
        "rogue . . . jester . . . .",
        "gunslinger . . . monk . . . .",
        turn=1,
        statuses={my("rogue"): ("armour",)},
    )
    assert table.attack(their("gunslinger"), my("rogue")).damages() == {my("rogue"): 5}
    assert armoured.attack(their("gunslinger"), my("rogue")).damages() == {my("rogue"): 4}
