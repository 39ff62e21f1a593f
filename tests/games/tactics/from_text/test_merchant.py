"""Merchant, by what the card says."""

from tests.games.tactics.from_text.helpers_text4 import does_intercept, enemy_kills, enemy_order
from tests.games.tactics.squads import FLANK, PLAIN, REAR, battle, mv, my, their

LEADS = ". . . . merchant . . . ."
FLANKED = ". . . merchant monk . . . ."
CASTS = ". . . . monk . merchant . ."
DECK = ("knight", "viking", "wizard", "bard")


# Leader: Your first draw action each turn draws 2 cards.


def test_the_first_draw_action_draws_two_and_the_second_one():
    table = battle(LEADS, deck=DECK).play(mv.Draw())
    assert len(table.hand()) == 2
    assert table.state.actions_left == 1
    assert len(table.play(mv.Draw()).hand()) == 3


def test_it_draws_two_again_in_the_next_turn():
    table = battle(LEADS, deck=DECK).play(mv.Draw()).end_wave().play(mv.Draw())
    assert len(table.hand()) == 4


def test_the_opponent_draws_one():
    table = battle(LEADS, turn=1, their_deck=DECK).play(mv.Draw())
    assert len(table.hand(1)) == 1
    assert table.hand() == set()


def test_of_a_single_card_the_leader_draws_one():
    assert battle(LEADS, deck=("knight",)).play(mv.Draw()).hand() == {"knight"}


def test_four_cards_in_hand_become_six_and_five_allow_no_draw():
    four = ("rogue", "chef", "witch", "oracle")
    assert len(battle(LEADS, deck=DECK, hand=four).play(mv.Draw()).hand()) == 6
    assert not battle(LEADS, deck=DECK, hand=(*four, "ranger")).can(mv.Draw())


def test_a_card_drawn_by_an_effect_is_not_doubled():
    table = battle(". . . . merchant . . . .", hand=("chef",), deck=DECK).order("chef")
    assert len(table.hand()) == 1
    assert len(table.play(mv.Draw()).hand()) == 3


# Vanguard: Intercept. When this hero is defeated, draw a card.


def test_it_intercepts():
    assert does_intercept("merchant")


def test_its_defeat_draws_a_card():
    table = enemy_order(enemy_kills("merchant . . . monk . . . .", deck=DECK), "operative")
    assert table.corpses() == {my("merchant")}
    assert len(table.hand()) == 1
    assert table.hand(1) == set()


def test_its_defeat_by_casualties_draws_a_card():
    table = battle("merchant/6 . . . monk . . . .", deck=DECK).end_wave()
    assert len(table.hand()) == 1


def test_its_defeat_in_another_row_draws_nothing():
    assert enemy_order(enemy_kills(FLANKED, deck=DECK), "operative").hand() == set()


def test_the_defeat_of_another_hero_draws_nothing():
    table = enemy_kills("merchant rogue . . monk . . . .", deck=DECK)
    assert enemy_order(table, "operative", my("rogue")).hand() == set()


def test_its_return_to_hand_is_no_defeat():
    table = battle("merchant . . . monk . . . .", ". . . . monk . chronomancer . .", wave=REAR, turn=1, deck=DECK)
    assert table.cast(their("chronomancer"), my("merchant")).hand() == {"merchant"}


def test_its_defeat_with_an_empty_deck_draws_nothing():
    table = enemy_order(enemy_kills("merchant . . . monk . . . .", deck=()), "operative")
    assert table.hand() == set()


# Flank: At the start of each round, draw a card.


def test_a_round_that_starts_draws_a_card():
    table = battle(FLANKED, wave=REAR, deck=DECK).end_wave()
    assert (len(table.hand()), len(table.hand(1))) == (1, 0)


def test_a_wave_that_starts_draws_none():
    assert battle(FLANKED, deck=DECK).end_wave().hand() == set()


def test_in_the_rear_or_as_a_corpse_it_draws_none():
    assert battle(CASTS, wave=REAR, deck=DECK).end_wave().hand() == set()
    assert battle(". . . ~merchant monk . . . .", wave=REAR, deck=DECK).end_wave().hand() == set()


def test_it_passes_the_hand_size():
    hand = ("rogue", "chef", "witch", "oracle", "ranger")
    assert len(battle(FLANKED, wave=REAR, deck=DECK, hand=hand).end_wave().hand()) == 6


# Rear: Draw 2 cards; an opponent of your choice draws a card.


def test_the_spell_draws_two_and_the_opponent_draws_one():
    table = battle(CASTS, wave=REAR, deck=DECK).cast(my("merchant"))
    assert (len(table.hand()), len(table.hand(1))) == (2, 1)
    assert table.damages() == {}


def test_in_the_truce_the_opponent_draws_nothing():
    table = battle(CASTS, wave=REAR, deck=DECK, round=1).cast(my("merchant"))
    assert (len(table.hand()), len(table.hand(1))) == (2, 0)


def test_the_spell_draws_as_many_as_there_are():
    table = battle(CASTS, wave=REAR, deck=("knight",), their_deck=()).cast(my("merchant"))
    assert (table.hand(), table.hand(1)) == ({"knight"}, set())


def test_it_is_cast_in_the_rear_wave_only():
    assert not battle(CASTS, wave=FLANK, deck=DECK).can(mv.Cast(my("merchant")))


# Order: Move an enemy hero with 2 or less attack to an empty place of your squad: it is yours now.


def test_the_hero_stands_in_my_squad_with_its_damage():
    table = battle(theirs="jester/1 rogue . . monk . . . .", hand=("merchant",)).order("merchant", 6)
    unit = table.unit(their("jester"))
    assert (unit.seat, unit.place, unit.damage) == (0, 6, 1)
    assert table.damages() == {their("jester"): 1}


def test_only_heroes_with_two_or_less_attack_may_be_chosen():
    table = battle(theirs="jester rogue . cleric monk . . . .", hand=("merchant",))
    assert set(table.asked(mv.PlayOrder(my("merchant")))) == {their("jester"), their("cleric")}


def test_attack_counts_with_statuses():
    statuses = {their("jester"): ("+1 attack",), their("rogue"): ("-1 attack",)}
    table = battle(theirs="jester rogue . . monk . . . .", hand=("merchant",), statuses=statuses)
    assert table.order("merchant", 0).unit(their("rogue")).seat == 0


def test_it_is_mine_to_command():
    table = battle(theirs="rogue jester . . monk . . . .", hand=("merchant",)).order("merchant", 6)
    table.play(mv.MoveHero(their("jester"), 8))
    assert table.unit(their("jester")).place == 8


def test_its_owner_gets_it_back_when_it_is_returned():
    table = battle(
        CASTS.replace("merchant", "chronomancer"), "jester . . . monk . . . .", hand=("merchant",), wave=REAR
    )
    table.order("merchant", 0).cast(my("chronomancer"))
    assert (table.hand(), table.hand(1)) == (set(), {"jester"})


def test_without_a_weak_hero_an_empty_place_or_in_the_truce_it_cannot_be_played():
    order = mv.PlayOrder(my("merchant"))
    full = "rogue knight bard oracle monk cleric wizard viking witch"
    assert not battle(theirs="rogue . . . monk . . . .", hand=("merchant",)).can(order)
    assert not battle(PLAIN, PLAIN, hand=("merchant",)).can(order)
    assert not battle(full, "jester . . . monk . . . .", hand=("merchant",)).can(order)
    assert not battle(theirs="jester . . . monk . . . .", hand=("merchant",), round=1).can(order)


def test_a_steadfast_hero_stays():
    assert not battle(theirs="sentinel . . . monk . . . .", hand=("merchant",)).can(mv.PlayOrder(my("merchant")))


def test_attack_counts_with_what_operations_add_and_take():
    theirs = "jester . . . monk . . . ."
    assert not battle(theirs=theirs, their_operations=("bard",), hand=("merchant",)).can(mv.PlayOrder(my("merchant")))
    weaker = battle(theirs="rogue . . . monk . . . .", operations=("scarecrow",), hand=("merchant",))
    assert weaker.order("merchant", 0).unit(their("rogue")).seat == 0


def test_it_keeps_its_statuses_but_the_threat_which_a_move_lifts():
    statuses = {their("jester"): ("marked", "threatened")}
    table = battle(theirs="jester . . . monk . . . .", hand=("merchant",), statuses=statuses).order("merchant", 0)
    assert table.statuses() == {their("jester"): ("marked",)}


def test_it_may_fight_for_me_at_once():
    table = battle(theirs="jester rogue . . monk . . . .", hand=("merchant",)).order("merchant", 0)
    assert table.attack(their("jester"), their("rogue")).damages() == {their("rogue"): 2}


def test_a_silenced_merchant_draws_nothing():
    silenced = {my("merchant"): ("silenced",)}
    assert battle(FLANKED, wave=REAR, deck=DECK, statuses=silenced).end_wave().hand() == set()
