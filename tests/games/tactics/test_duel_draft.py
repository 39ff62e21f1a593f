"""PT-112: one market for both, gold, Choose a card and Collect."""

import pytest

from pixtable.core.match import Deal, Match
from pixtable.core.rules import BadPosition
from pixtable.games.tactics import GAME
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.decks.roster import card_of, is_back, name_of
from pixtable.games.tactics.rules.events import CardPicked, CardsDrawn, RowRefilled
from tests.contract.walk import walk

from .squads import FLANK, REAR, field

MONK, VIKING = ". . . . monk . . . .", ". . . . viking . . . ."
ROW = ["witch", "bard", "golem", "rogue", "keeper"]


def market(name, copy=0):
    return card_of(2, name, copy)


def draft(mine=MONK, theirs=VIKING, **more):
    return field("duel_draft", mine, theirs, **{"row": ROW, **more})


def started(**options) -> Match:
    return Match.start(GAME, Deal(2, 5, {"variant": "duel_draft", **options}))


def with_leaders() -> Match:
    match = started()
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    return match


# Set-up


def test_pt_112_one_deck_of_fifty_for_both_and_a_leader_out_of_five():
    match = started()
    assert len(match.state.decks) == 1
    assert len(match.state.lists[2]) == 50
    assert len(match.legal(0)) == len(match.legal(1)) == 5
    assert len(match.state.decks[0]) == 40
    assert match.state.variant.row == ()


def test_pt_112_then_the_row_is_laid_and_each_has_five_gold():
    state = with_leaders().state
    assert len(state.variant.row) == 5
    assert state.variant.gold == (5, 5)
    assert state.variant.lying == (0,) * 5
    assert len(state.decks[0]) == 35
    assert [len(hand) for hand in state.hands] == [4, 4]


def test_the_row_is_open_and_the_deck_is_not():
    view = with_leaders().view(1)
    assert not any(is_back(card) for card in view.variant.row)
    assert all(is_back(card) for card in view.decks[0])


# Choose a card


def test_pt_112_there_is_no_draw():
    assert draft().refusal(mv.Draw()) == "PT-112.draw"


def test_pt_112_the_card_farthest_from_the_deck_is_free():
    table = draft(deck_orders=[["oracle", "knight"]]).play(mv.Pick(0))
    assert table.state.hands[0] == [market("witch")]
    assert [name_of(card) for card in table.state.variant.row] == ["bard", "golem", "rogue", "keeper", "oracle"]
    assert table.state.variant.gold == (5, 5)
    assert table.state.actions_left == 1


def test_pt_112_gold_lies_on_every_card_that_is_passed():
    table = draft().play(mv.Pick(3))
    assert table.state.hands[0] == [market("rogue")]
    assert table.state.variant.lying == (1, 1, 1, 0, 0)
    assert table.state.variant.gold == (2, 5)


def test_pt_112_the_gold_on_a_card_comes_with_it():
    table = draft(lying=[0, 3, 0, 0, 0], gold=[2, 5]).play(mv.Pick(1))
    assert table.state.variant.gold == (2 - 1 + 3, 5)
    assert table.state.variant.lying == (1, 0, 0, 0, 0)


def test_pt_112_past_all_five_it_is_the_decks_top_card():
    table = draft(deck_orders=[["oracle", "knight"]]).play(mv.Pick(5))
    assert table.state.hands[0] == [market("oracle")]
    assert table.state.variant.lying == (1,) * 5
    assert table.state.variant.gold == (0, 5)
    assert len(table.state.variant.row) == 5
    assert table.state.decks[0] == [market("knight")]


def test_pt_112_what_cannot_be_paid_cannot_be_chosen():
    table = draft(gold=[2, 5], lying=[3, 0, 0, 0, 0])
    assert table.refusal(mv.Pick(3)) == "PT-112.gold"
    assert {move.at for move in table.match.legal(0) if isinstance(move, mv.Pick)} == {0, 1, 2}


def test_pt_112_not_with_five_in_hand():
    table = draft(hands=[["deity", "knight", "paladin", "samurai", "wizard"], []])
    assert table.refusal(mv.Pick(0)) == "PT-112.full_hand"
    assert not any(isinstance(move, mv.Pick) for move in table.match.legal(0))


def test_an_empty_deck_leaves_the_row_as_it_is():
    table = draft(deck_orders=[[]])
    assert table.refusal(mv.Pick(5)) == "PT-112.card"
    table.play(mv.Pick(0))
    assert len(table.state.variant.row) == 4
    assert not table.happened(RowRefilled)
    assert table.refusal(mv.Pick(4)) == "PT-112.card"


def test_others_know_which_card_of_the_row_went_but_not_which_of_the_hand_it_is():
    table = draft().play(mv.Pick(2))
    told = GAME.rules.redact(table.happened(CardPicked)[0], 1)
    assert told.at == 2
    assert is_back(told.held)
    assert is_back(table.match.view(1).hands[0][0])


# Collect


def test_pt_112_collect_takes_all_gold_from_one_card():
    table = draft(lying=[0, 3, 2, 0, 0], gold=[0, 5]).play(mv.Collect(1))
    assert table.state.variant.gold == (3, 5)
    assert table.state.variant.lying == (0, 0, 2, 0, 0)
    assert table.state.actions_left == 1
    assert table.refusal(mv.Collect(1)) == "PT-112.collect"
    assert table.refusal(mv.Collect(5)) == "PT-112.collect"


def test_pt_93_to_collect_gold_is_no_pass():
    assert draft(lying=[0, 3, 2, 0, 0], gold=[0, 5], stirred=False).play(mv.Collect(1)).state.stirred
    assert draft(stirred=False).play(mv.Pick(0)).state.stirred


def test_the_market_is_for_the_duel_draft_alone():
    table = field("classic", MONK, VIKING)
    assert table.refusal(mv.Pick(0)) == "PT-112.variant"
    assert table.refusal(mv.Collect(0)) == "PT-112.variant"


# Cards


def test_effects_that_give_cards_draw_from_the_market_deck():
    table = draft(". . . oracle monk . . . .", wave=FLANK, deck_orders=[["knight", "deity"]])
    table.cast(market("oracle"))
    assert [event.cards for event in table.happened(CardsDrawn)] == [(market("knight"),)]
    assert table.state.decks[0] == [market("deity")]


def test_a_card_belongs_to_whoever_has_it():
    table = draft("~golem . . . monk . . . .", row=ROW[:2]).play(mv.Clear(market("golem")))
    assert table.state.discards == [[market("golem")], []]


def test_a_stolen_card_is_discarded_by_the_thief():
    table = draft(
        ". . . . monk . rogue . .", "golem . . . viking . . . .", row=ROW[:2], wave=REAR, hands=[[], ["operative"]]
    )
    table.cast(market("rogue")).play(mv.PlayOrder(market("operative")))
    assert table.state.discards == [[market("operative")], []]


def test_used_leaders_stay_out_of_the_next_market():
    table = draft(theirs=". . . . viking=0 . . . .").end_wave()
    assert len(table.state.lists[2]) == 48
    assert len(table.state.decks) == 1
    assert [len(hand) for hand in table.state.hands] == [5, 6]
    assert table.state.variant.row == ()


def test_a_market_has_at_least_fifty_cards_whatever_the_set():
    names = [name_of(card) for card in started().state.lists[2]]
    assert set(map(names.count, names)) == {2}


# Positions


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"lying": [1]}, "lying: not one for each"),
        ({"gold": [5]}, "gold: not one for each"),
        ({"gold": [5, 6]}, "not five a seat"),
        ({"row": [*ROW, "wizard"]}, "length"),
        ({"row": ROW, "hands": [["witch"], []]}, "lies in 2 places"),
        ({"fortress": [[2, 2, 2], [2, 2, 2]]}, "not in this variant"),
    ],
)
def test_an_impossible_market_is_refused(position, complaint):
    with pytest.raises(BadPosition, match=complaint):
        draft(**position)


def test_the_whole_gold_is_always_five_a_seat():
    for moment in walk(GAME, Deal(2, 8, {"variant": "duel_draft", "trophies": 1})):
        market = moment.match.state.variant
        assert not market.row or sum(market.gold) + sum(market.lying) == 10
        assert min(market.gold, default=0) >= 0
