"""The Keeper, as printed."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import CardShown, CardsSeen, DeckOrdered

from ..squads import FLANK, REAR, battle, my
from .helpers_text1 import deck, discard, shot_at

CARDS = ("rogue", "knight", "pirate", "chef")
LEADER = ". . . . keeper . . . ."
IN_FLANK = ". . . keeper monk . . . ."
IN_REAR = ". . . . monk . keeper . ."


# Leader: look at the top 3 cards of your deck, take 2 into your hand and put the rest at the bottom (limited)


def test_the_leader_takes_two_of_the_top_three_and_the_rest_goes_to_the_bottom():
    table = battle(LEADER, deck=CARDS)
    assert set(table.asked(mv.LeaderAction())) == {my("rogue"), my("knight"), my("pirate")}
    table.leader_action(my("rogue"), my("pirate"))
    assert table.hand() == {"rogue", "pirate"}
    assert deck(table) == ["chef", "knight"]


def test_the_leaders_look_costs_an_action_and_is_limited():
    table = battle(LEADER, deck=CARDS).leader_action(my("rogue"), my("pirate"))
    assert table.state.actions_left == 1
    assert not table.can(mv.LeaderAction())


def test_the_leaders_look_at_a_short_deck_and_with_a_full_hand():
    hand = ("wizard", "trapper", "deity", "warlock", "cleric")
    table = battle(LEADER, deck=("rogue",), hand=hand).leader_action()
    assert table.hand() == {*hand, "rogue"}
    assert not deck(table)
    assert not battle(LEADER, deck=()).can(mv.LeaderAction())


def test_the_leaders_look_leaves_the_opponents_cards_alone():
    table = battle(LEADER, deck=CARDS, their_hand=("rogue",), their_deck=("chef", "knight"))
    table.leader_action(my("rogue"), my("pirate"))
    assert table.hand(1) == {"rogue"}
    assert deck(table, 1) == ["chef", "knight"]
    assert all(event.seat == 0 for event in table.happened(CardsSeen))
    assert not table.happened(CardShown)


# Vanguard: intercept


def test_in_the_vanguard_it_intercepts_for_its_column_alone():
    assert shot_at("keeper . . . monk . chef . rogue") == {"keeper", "monk", "rogue"}


def test_it_does_not_intercept_elsewhere_silenced_or_as_a_corpse():
    assert "chef" in shot_at(". . . keeper monk . chef . .")
    assert "chef" in shot_at("keeper . . . monk . chef . .", statuses={my("keeper"): ("silenced",)})
    assert "chef" in shot_at("~keeper . . . monk . chef . .")


# Flank: your draw action looks at the top 2 cards of your deck: take one, the rest go to the bottom


def test_in_the_flank_the_draw_action_chooses_among_the_top_two():
    table = battle(IN_FLANK, deck=CARDS)
    assert set(table.asked(mv.Draw())) == {my("rogue"), my("knight")}
    table.play(mv.Draw(), my("knight"))
    assert table.hand() == {"knight"}
    assert deck(table) == ["pirate", "chef", "rogue"]
    assert table.state.actions_left == 1


def test_other_rows_and_silence_leave_the_draw_action_as_it_is():
    for squad, statuses in ((IN_REAR, ()), ("keeper . . . monk . . . .", ()), (IN_FLANK, ("silenced",))):
        table = battle(squad, deck=CARDS, statuses={my("keeper"): statuses}).play(mv.Draw())
        assert table.hand() == {"rogue"}
        assert deck(table) == ["knight", "pirate", "chef"]


def test_draws_that_are_no_draw_action_are_not_changed():
    table = battle(IN_FLANK, deck=CARDS, hand=("gladiator",), theirs="rogue . . . monk . . . .")
    table.order("gladiator")
    assert table.hand() == {"rogue"}
    assert deck(table) == ["knight", "pirate", "chef"]


def test_the_draw_action_with_one_card_left_takes_it_and_keeps_the_rules_of_drawing():
    table = battle(IN_FLANK, deck=("rogue",)).play(mv.Draw())
    assert table.hand() == {"rogue"}
    assert not table.can(mv.Draw())
    assert not battle(IN_FLANK, hand=("wizard", "trapper", "deity", "warlock", "cleric")).can(mv.Draw())


def test_the_opponent_draws_as_ever():
    table = battle(IN_FLANK, turn=1, their_deck=CARDS).play(mv.Draw())
    assert table.hand(1) == {"rogue"}
    assert deck(table, 1) == ["knight", "pirate", "chef"]


# Rear: search your deck for a card, show it, take it into your hand and shuffle


def test_from_the_rear_it_searches_any_card_of_the_deck_shows_it_and_shuffles():
    table = battle(IN_REAR, wave=REAR, deck=CARDS)
    assert set(table.asked(mv.Cast(my("keeper")))) == {my(name) for name in CARDS}
    table.cast(my("keeper"), my("pirate"))
    assert table.hand() == {"pirate"}
    assert [event.card for event in table.happened(CardShown)] == [my("pirate")]
    assert table.happened(DeckOrdered)
    assert set(deck(table)) == {"rogue", "knight", "chef"}


def test_it_searches_with_a_full_hand_but_not_in_an_empty_deck_nor_in_another_wave():
    hand = ("wizard", "trapper", "deity", "warlock", "cleric")
    assert len(battle(IN_REAR, wave=REAR, hand=hand, deck=CARDS).cast(my("keeper"), my("chef")).hand()) == 6
    assert not battle(IN_REAR, wave=REAR, deck=()).can(mv.Cast(my("keeper")))
    assert not battle(IN_REAR, wave=FLANK, deck=CARDS).can(mv.Cast(my("keeper")))


def test_a_search_touches_nobody_elses_cards():
    table = battle(IN_REAR, wave=REAR, deck=CARDS, their_hand=("rogue",), their_deck=("chef", "knight"))
    table.cast(my("keeper"), my("chef"))
    assert table.hand(1) == {"rogue"}
    assert deck(table, 1) == ["chef", "knight"]


# Order: take up to 2 cards from your discard pile into your hand


def test_the_order_takes_two_cards_from_the_discard_pile():
    table = battle(hand=("keeper",), discard=("rogue", "knight", "pirate"))
    table.order("keeper", my("rogue"), my("pirate"))
    assert table.hand() == {"rogue", "pirate"}
    assert discard(table) == {"knight", "keeper"}


def test_the_order_may_take_fewer():
    table = battle(hand=("keeper",), discard=("rogue", "knight")).order("keeper", my("rogue"), "done")
    assert table.hand() == {"rogue"}
    table = battle(hand=("keeper",), discard=("rogue", "knight")).order("keeper", "done")
    assert table.hand() == set()
    assert discard(table) == {"rogue", "knight", "keeper"}


def test_the_order_finds_itself_neither_in_hand_nor_among_the_discards():
    table = battle(hand=("keeper",), discard=("rogue",))
    assert my("keeper") not in table.asked(mv.PlayOrder(my("keeper")))
    assert not battle(hand=("keeper",)).can(mv.PlayOrder(my("keeper")))


def test_the_order_takes_past_five_cards_and_never_from_the_opponents_discards():
    hand = ("keeper", "wizard", "trapper", "deity", "warlock")
    table = battle(hand=hand, discard=("rogue", "knight"), their_hand=("chef",))
    table.order("keeper", my("rogue"), my("knight"))
    assert table.hand() == {"wizard", "trapper", "deity", "warlock", "rogue", "knight"}
    assert table.hand(1) == {"chef"}
    discards = [[], ["pirate"]]
    assert not battle(hand=("keeper",), discards=discards).can(mv.PlayOrder(my("keeper")))


def test_the_leaders_look_is_there_again_next_turn():
    table = battle(LEADER, deck=(*CARDS, "wizard")).leader_action(my("rogue"), my("pirate")).end_wave()
    assert set(table.asked(mv.LeaderAction())) == {my("chef"), my("wizard"), my("knight")}
