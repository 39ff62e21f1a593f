"""PB-10 to PB-43, one test or more a clause: how a game begins, and how its turns go."""

from collections import Counter

import pytest

from pixtable.core.match import Deal, Match
from pixtable.core.rules import Illegal
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.games.pictoric.rules.events import (
    CardDrawn,
    CardReturned,
    CardsShown,
    DiscardsShuffled,
    LeadRolled,
    VotesShown,
)
from pixtable.games.pictoric.rules.moves import Clue, Discard, Lay, Roll, Theme, Vote

from .tables import PLAIN, RULES, banks, kinds, lay_all, refused, sector_of, sit, vote_all

# Start


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_pb10_everyone_is_dealt_two_cards_and_starts_on_cell_one(seats):
    state = Match.start(GAME, Deal(seats, 1)).state
    assert [len(bank) for bank in state.banks] == [2] * seats
    assert state.positions == [1] * seats


def test_pb11_the_highest_roll_leads_and_ties_roll_again_between_themselves():
    seen_ties = 0
    for seed in range(60):
        match = Match.start(GAME, Deal(6, seed))
        rolls = [event.faces for event in match.opening if isinstance(event, LeadRolled)]
        rolling = set(range(6))
        for faces in rolls:
            assert {seat for seat, face in enumerate(faces) if face is not None} == rolling
            highest = max(face for face in faces if face)
            rolling = {seat for seat, face in enumerate(faces) if face == highest}
        assert rolling == {match.state.leader}
        seen_ties += len(rolls) > 1
    assert seen_ties > 10


def test_pb11_anybody_may_be_the_first_to_lead():
    assert {Match.start(GAME, Deal(3, seed)).state.leader for seed in range(30)} == {0, 1, 2}


def test_pb12_leadership_passes_clockwise():
    match = sit(seats=4, leader=2)
    leaders = []
    for _ in range(5):
        leader = match.state.leader
        leaders.append(leader)
        found, *others = match.state.followers
        vote_all(lay_all(match), {found: leader, **dict.fromkeys(others, found)})
    assert leaders == [2, 3, 0, 1, 2]


# A turn


def test_pb20_with_forfeits_the_leader_rolls_first():
    match = sit(forfeits=True)
    assert (match.state.phase, match.to_act, list(match.legal(0))) == ("roll", (0,), [Roll()])
    assert refused(match, 0, Clue(text="moon")) == "PB-20.first"
    assert refused(match, 1, Roll()) == "PB-20.leader"


def test_pb20_without_forfeits_nobody_rolls():
    match = sit(forfeits=False)
    assert match.state.phase == "clue"
    assert refused(match, 0, Roll()) == "PB-21.first"


def test_pb21_the_leader_draws_the_top_card_and_lays_it_face_down():
    match = sit(deck_order=list(range(6, len(PICTURES))), banks=[[0, 1], [2, 3], [4, 5]])
    assert match.state.drawn == 6
    match.play(0, Clue(text="moon"))
    assert match.state.laid == [6, None, None]
    assert match.state.banks[0] == [0, 1]
    assert match.state.drawn is None


def test_pb21_only_the_leader_gives_the_association():
    match = sit()
    assert match.to_act == (0,)
    assert refused(match, 1, Clue(text="moon")) == "PB-21.leader"
    assert refused(match, 1, Lay(match.state.banks[1][0])) == "PB-21.first"


def test_pb21_option_a_card_of_the_bank_goes_and_the_drawn_one_joins_it():
    match = sit(free_choice=True, banks=banks(2, 2, 2))
    drawn = match.state.drawn
    match.play(0, Clue(text="moon", card=10))
    assert match.state.laid[0] == 10
    assert match.state.banks[0] == [11, drawn]


def test_pb21_option_the_drawn_card_may_go_too():
    match = sit(free_choice=True, banks=banks(2, 2, 2))
    drawn = match.state.drawn
    match.play(0, Clue(text="moon", card=drawn))
    assert match.state.laid[0] == drawn
    assert match.state.banks[0] == [10, 11]


def test_pb22_all_others_lay_a_card_of_their_bank_in_any_order():
    match = sit(seats=4, leader=1, banks=banks(2, 2, 3, 2))
    match.play(1, Clue(text="moon"))
    assert match.to_act == (2, 3, 0)
    assert list(match.legal(2)) == [Lay(30), Lay(31), Lay(32)]
    match.play(0, Lay(11))
    match.play(3, Lay(40))
    assert match.to_act == (2,)
    assert refused(match, 0, Lay(10)) == "PB-22.twice"
    assert refused(match, 1, Lay(20)) == "PB-22.leader"
    assert refused(match, 2, Lay(40)) == "PB-22.bank"
    assert refused(match, 2, Vote(1)) == "PB-22.first"


def test_pb23_the_cards_are_shuffled_onto_the_sectors():
    orders = Counter()
    for seed in range(240):
        match = lay_all(sit(seed=seed, banks=banks(2, 2, 2), deck_order=_deck(banks(2, 2, 2))))
        assert sorted(match.state.sectors) == sorted(match.state.laid)
        orders[tuple(match.state.sectors)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 20


def test_pb23_the_shuffle_does_not_depend_on_who_laid_which_card():
    """The same cards from other hands, or in another order of laying, lie on the same sectors."""
    shown = set()
    for first, second, hands in ((1, 2, [[], [20], [30]]), (2, 1, [[], [20], [30]]), (1, 2, [[], [30], [20]])):
        match = sit(seed=7, banks=hands, deck_order=_deck(hands))
        match.play(0, Clue(text="moon"))
        for seat in (first, second):
            match.play(seat, Lay(match.state.banks[seat][0]))
        shown.add(tuple(match.state.sectors))
    assert len(shown) == 1


def test_pb24_everyone_but_the_leader_votes_for_any_card_but_their_own():
    match = lay_all(sit(seats=4))
    assert match.to_act == (1, 2, 3)
    for seat in (1, 2, 3):
        own = sector_of(match, seat)
        assert list(match.legal(seat)) == [Vote(sector) for sector in (1, 2, 3, 4) if sector != own]
        assert refused(match, seat, Vote(own)) == "PB-24"
        assert refused(match, seat, Vote(5)) == "PB-24.sector"
    assert refused(match, 0, Vote(1)) == "PB-24.leader"
    match.play(2, Vote(sector_of(match, 0)))
    assert refused(match, 2, Vote(sector_of(match, 1))) == "PB-24.twice"
    assert refused(match, 3, Lay(match.state.banks[3][0])) == "PB-24.first"


def test_pb24_all_dice_are_shown_at_once_and_the_leaders_shows_the_answer():
    match = lay_all(sit())
    answer, first = sector_of(match, 0), sector_of(match, 1)
    laid = tuple(match.state.laid)
    assert kinds(match.play(2, Vote(first))) == ["VoteCast"]
    events = match.play(1, Vote(answer))
    assert events[1] == VotesShown((answer, answer, first), laid)


# Scoring


@pytest.mark.parametrize(
    ("chosen", "points"),
    [({1: 2, 2: 1}, [0, 0, 0]), ({1: 0, 2: 0}, [0, 2, 2]), ({1: 0, 2: 1}, [5, 4, 0]), ({1: 2, 2: 0}, [5, 0, 4])],
    ids=["PB-30 nobody", "PB-31 everybody", "PB-32 the first", "PB-32 the second"],
)
def test_pb33_pictorics_move_by_the_points_scored(chosen, points):
    match = lay_all(sit(positions=[5, 6, 7]))
    vote_all(match, chosen)
    assert list(match.state.last_turn.points) == points
    assert match.state.positions == [start + gained for start, gained in zip([5, 6, 7], points, strict=True)]


# After the turn


def test_pb40_the_cards_are_discarded_and_everyone_but_the_leader_draws_one():
    match = lay_all(sit(seats=4, banks=banks(2, 2, 2, 2)))
    laid = sorted(match.state.laid)
    events = vote_all(match, {1: 2, 2: 1, 3: 1})
    assert sorted(match.state.discards) == laid
    assert (match.state.sectors, match.state.laid) == ([], [None] * 4)
    assert [(event.seat, event.why) for event in events if isinstance(event, CardDrawn)] == [
        (1, "refill"),
        (2, "refill"),
        (3, "refill"),
    ]
    assert [len(bank) for bank in match.state.banks] == [2] * 4


def test_pb41_who_found_the_card_draws_one_more():
    match = lay_all(sit(seats=4, banks=banks(2, 2, 2, 2)))
    events = vote_all(match, {1: 0, 2: 1, 3: 0})
    assert [event.seat for event in events if isinstance(event, CardDrawn) and event.why == "found"] == [1, 3]
    assert [len(bank) for bank in match.state.banks] == [2, 3, 2, 3]


def test_pb41_a_bank_holds_at_most_eight_cards():
    match = lay_all(sit(banks=banks(2, 8, 7)))
    vote_all(match, {1: 0, 2: 0})
    assert [len(bank) for bank in match.state.banks] == [2, 8, 8]


@pytest.mark.parametrize("chosen", [{1: 2, 2: 1}, {1: 0, 2: 0}], ids=["nobody", "everybody"])
def test_pb42_the_leader_returns_a_card_of_their_choice_beneath_the_deck(chosen):
    match = lay_all(sit(banks=banks(3, 2, 2)))
    vote_all(match, chosen)
    assert (match.state.phase, match.to_act) == ("return", (0,))
    (choice,) = match.legal(0)
    assert (choice.least, choice.most, choice.among) == (1, 1, (10, 11, 12))
    assert refused(match, 0, Discard(())) == "PB-42.count"
    assert refused(match, 0, Discard((10, 11))) == "PB-42.count"
    assert refused(match, 0, Discard((20,))) == "PB-42.bank"
    assert refused(match, 1, Discard((20,))) == "PB-42.leader"
    assert refused(match, 0, Clue(text="moon")) == "PB-42.first"
    events = match.play(0, Discard((11,)))
    assert events[0] == CardReturned(0, 11)
    assert match.state.deck[0] == 11
    assert match.state.banks[0] == [10, 12]
    assert (match.state.turn, match.state.leader) == (2, 1)


def test_pb42_not_when_some_found_it():
    match = lay_all(sit(banks=banks(3, 2, 2)))
    vote_all(match, {1: 0, 2: 1})
    assert (match.state.turn, match.state.phase) == (2, "clue")


@pytest.mark.parametrize("size", [0, 1, 2])
def test_pb42_never_below_the_minimum_of_two(size):
    match = lay_all(sit(banks=banks(size, 2, 2)))
    vote_all(match, {1: 2, 2: 1})
    assert match.state.turn == 2
    assert len(match.state.banks[0]) == size


def test_pb43_a_deck_that_has_run_out_is_made_anew_of_the_discards():
    held = banks(2, 2, 2)
    deck = _deck(held)[:3]
    discards = _deck(held)[3:]
    match = lay_all(sit(banks=held, deck_order=deck, discards=discards))
    laid = set(match.state.laid)
    events = vote_all(match, {1: 0, 2: 1})
    (renewed,) = [event for event in events if isinstance(event, DiscardsShuffled)]
    assert set(renewed.deck) == {*discards, *laid}
    assert match.state.discards == []
    assert kinds(events)[-4:] == ["DiscardsShuffled", "CardDrawn", "TurnBegan", "LeaderDrew"]


def test_an_illegal_move_changes_nothing():
    match = sit()
    before = GAME.codec.state_hash(match.state)
    with pytest.raises(Illegal) as caught:
        match.play(1, Theme("moon"))
    assert caught.value.refusal.clause == "PB-21"
    assert (GAME.codec.state_hash(match.state), match.n) == (before, 0)


def test_pb3_there_are_no_other_seats():
    assert refused(sit(), 3, Roll()) == "PB-3.seat"
    assert refused(sit(), -1, Roll()) == "PB-3.seat"


def test_the_default_game_is_played_with_forfeits_and_the_drawn_card():
    state = Match.start(GAME, Deal(3, 1)).state
    assert (state.forfeits, state.free_choice, state.language) == (True, False, "en")
    assert not Match.start(GAME, Deal(3, 1, PLAIN)).state.forfeits
    assert RULES.to_act(state) == (state.leader,)


def test_the_cards_on_the_table_are_told_in_the_order_of_the_sectors():
    match = sit()
    match.play(0, Clue(text="moon"))
    first, second = match.to_act
    match.play(first, Lay(match.state.banks[first][0]))
    events = match.play(second, Lay(match.state.banks[second][0]))
    assert events[-1] == CardsShown(tuple(match.state.sectors))


def _deck(hands: list[list[int]]) -> list[int]:
    held = {card for bank in hands for card in bank}
    return [card for card in range(len(PICTURES)) if card not in held]
