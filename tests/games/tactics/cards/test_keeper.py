"""The Keeper."""

from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of, name_of
from pixtable.games.tactics.rules.events import CardShown, DeckOrdered
from tests.games.tactics.squads import PLAIN, REAR, battle, field, my


def test_leader_takes_two_of_the_top_three():
    table = battle(". . . . keeper . . . .", deck=("witch", "bard", "deity", "rogue"))
    table.leader_action(my("bard"), my("deity"))
    assert table.hand() == {"bard", "deity"}
    assert [name_of(card) for card in table.state.decks[0]] == ["witch", "rogue"]  # the rest lies at the bottom
    assert table.refusal(mv.LeaderAction()) == "PT-52.limited"


def test_leader_needs_a_card_in_the_deck_and_takes_what_is_there():
    assert battle(". . . . keeper . . . .", deck=()).refusal(mv.LeaderAction()) == "PT-44"
    table = battle(". . . . keeper . . . .", deck=("witch",)).leader_action()
    assert table.hand() == {"witch"}


def test_vanguard_intercepts():
    assert battle("keeper . . . monk . . . .").keywords(my("keeper")) == {"intercept"}
    assert battle(". . . keeper monk . . . .").keywords(my("keeper")) == set()


def test_flank_draws_the_better_of_two():
    table = battle(". . . keeper monk . . . .", deck=("witch", "bard", "deity"))
    table.play(mv.Draw(), my("bard"))
    assert table.hand() == {"bard"}
    assert name_of(table.state.decks[0][0]) == "witch"


def test_flank_changes_nothing_for_the_opponent():
    table = battle(". . . keeper monk . . . .", their_deck=("witch", "bard"), turn=1)
    table.play(mv.Draw())
    assert table.hand(1) == {"witch"}


def test_rear_searches_shows_and_shuffles():
    table = battle(". . . . monk . keeper . .", wave=REAR, deck=("witch", "bard", "deity"))
    table.cast(my("keeper"), my("deity"))
    assert table.hand() == {"deity"}
    assert [event.card for event in table.happened(CardShown)] == [my("deity")]
    assert table.happened(DeckOrdered)


def test_order_takes_up_to_two_cards_back():
    table = battle(hand=("keeper",), discard=("witch", "bard", "deity"))
    table.order("keeper", my("witch"), my("deity"))
    assert table.hand() == {"witch", "deity"}
    assert [name_of(card) for card in table.state.discards[0]] == ["bard", "keeper"]


def test_order_may_take_fewer_but_needs_a_discard():
    table = battle(hand=("keeper",), discard=("witch", "bard")).order("keeper", "done")
    assert table.hand() == set()
    assert battle(hand=("keeper",)).refusal(mv.PlayOrder(my("keeper"))) == "PT-45.nothing"


def test_flank_chooses_from_the_market_deck_where_its_top_card_would_be_taken():
    row = ["witch", "bard", "samurai", "rogue", "deity"]
    table = field("duel_draft", ". . . keeper viking . . . .", PLAIN, row=row, deck_orders=[["oracle", "knight"]])
    table.play(mv.Pick(5), card_of(2, "knight"))
    assert table.hand() == {"knight"}
    assert [name_of(card) for card in table.state.decks[0]] == ["oracle"]
    picked = field("duel_draft", ". . . keeper viking . . . .", PLAIN, row=row, deck_orders=[["oracle", "knight"]])
    assert picked.play(mv.Pick(0)).hand() == {"witch"}
