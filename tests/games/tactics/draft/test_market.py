"""PT-105, sentence by sentence."""

from collections import Counter

import pytest

from pixtable.core.game import BadOptions
from pixtable.core.match import Deal, Match
from pixtable.core.rules import BadPosition
from pixtable.games.tactics.draft.market.rules.events import RowFilled
from pixtable.games.tactics.draft.market.rules.moves import Buy
from pixtable.games.tactics.draft.rules.outcome import deck_of
from pixtable.games.tactics.rules.decks.legality import problems
from pixtable.games.tactics.rules.decks.roster import COPY_STEP

from .drafts import MARKET, begin, play_on, refused, set_up


def at_seat_0(match):
    return set_up(match, turn=0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_29_cards_and_5_gold_a_player_and_five_cards_in_a_row(seats):
    state = begin(MARKET, seats).state
    assert len(state.row) == 5
    assert len(state.deck) + 5 == 29 * seats
    assert state.purses == [5] * seats


def test_it_is_for_two_to_four():
    with pytest.raises(BadOptions, match="seats"):
        Match.start(MARKET, Deal(5, 1))


def test_the_farthest_is_free_and_each_card_passed_gets_a_coin():
    match = at_seat_0(begin(MARKET))
    near, *_, third, fourth, far = match.state.row
    match.play(0, Buy(third))
    assert match.state.purses == [3, 5]
    assert match.state.row[-2:] == [fourth, far]
    assert match.state.coins == [0, 0, 0, 1, 1]
    match.play(1, Buy(far))
    assert match.state.purses == [3, 6]
    assert near in match.state.row


def test_gold_on_the_card_that_is_taken_is_gained_after_paying():
    match = set_up(begin(MARKET), turn=0, coins=[0, 0, 2, 0, 0], purses=[3, 5])
    match.play(0, Buy(match.state.row[2]))
    assert match.state.purses == [3, 5]
    assert match.state.coins == [0, 0, 0, 1, 1]


def test_gold_that_one_does_not_have_cannot_be_put_down():
    """Not even with what lies on the card that is wanted."""
    match = set_up(begin(MARKET), turn=0, coins=[9, 0, 0, 0, 0], purses=[1, 0])
    refusal = match.refuse(0, Buy(match.state.row[2]))
    assert refusal.key == "PT-105.gold"
    assert refusal.numbers == {"price": 2, "gold": 1}
    assert refused(match, 0, Buy(match.state.row[3])) == ""


def test_a_card_is_a_hero_or_a_leader_for_good():
    match = at_seat_0(begin(MARKET))
    hero, leader = match.state.row[-1], match.state.row[-2]
    match.play(0, Buy(hero))
    match.play(1, Buy(leader, as_leader=True))
    assert match.state.heroes == [[hero], []]
    assert match.state.leaders == [[], [leader]]


@pytest.mark.parametrize(("as_leader", "most", "key"), [(True, 4, "PT-105.leaders"), (False, 25, "PT-105.heroes")])
def test_a_part_that_is_full_takes_no_more(as_leader, most, key):
    match = begin(MARKET)
    while len((match.state.leaders if as_leader else match.state.heroes)[match.state.turn]) < most:
        seat = match.state.turn
        cheapest = [move for move in match.legal(seat) if move.as_leader == as_leader]
        match.play(seat, min(cheapest, key=lambda move: match.state.price(move.card)))
    seat, free = match.state.turn, match.state.row[-1]
    assert refused(match, seat, Buy(free, as_leader)) == key
    assert {move.as_leader for move in match.legal(seat)} == {not as_leader}


def test_the_row_closes_up_away_from_the_deck_and_is_refilled_next_to_it():
    match = at_seat_0(begin(MARKET))
    row = match.state.row[:]
    events = match.play(0, Buy(row[3]))
    assert isinstance(events[-1], RowFilled)
    assert match.state.row == [events[-1].card, row[0], row[1], row[2], row[4]]


def test_when_the_deck_is_empty_the_row_only_shrinks():
    match = play_on(begin(MARKET), lambda match: not match.state.deck)
    assert len(match.state.row) == 5
    match.play(match.state.turn, match.legal(match.state.turn)[0])
    assert len(match.state.row) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_ends_with_25_heroes_and_4_leaders_and_no_gold_is_lost(seats):
    match = begin(MARKET, seats)
    while match.result is None:
        assert sum(match.state.purses) + sum(match.state.coins) == 5 * seats
        play_on(match, lambda match, n=match.n: match.n > n)
    assert [len(match.state.pool(seat)) + len(match.state.put_back[seat]) for seat in range(seats)] == [29] * seats
    assert max(len(pile) for pile in match.state.leaders) <= 4


@pytest.mark.parametrize(("seats", "most"), [(2, 2), (3, 2), (4, 3)])
def test_pt_107_every_character_is_dealt_once_and_further_copies_evenly(seats, most):
    """58, 87 and 116 cards of 50 characters."""
    for seed in range(4):
        state = begin(MARKET, seats, seed).state
        counts = Counter(card % COPY_STEP for card in (*state.deck, *state.row))
        assert len(counts) == 50
        assert set(counts.values()) == {most, most - 1}


def test_pt_107_nobody_is_offered_a_copy_that_they_could_not_keep_if_they_can_pay_for_another():
    match = at_seat_0(begin(MARKET))
    far = match.state.row[-1]
    copy = (far + COPY_STEP) % (2 * COPY_STEP)
    match.play(0, Buy(far))
    match.play(1, Buy(match.state.row[-1]))
    row = [*[card for card in match.state.row if card != copy][:4], copy]
    others = [card for card in (*match.state.deck, *match.state.row) if card not in row][: 56 - 5]
    again = set_up(match, row=row, deck=others, coins=[0] * 5)
    assert refused(again, 0, Buy(copy)) == "PT-107"
    assert copy not in {move.card for move in again.legal(0)}
    poor = set_up(match, row=row, deck=others, coins=[0, 0, 0, 0, 5], purses=[0, 5])
    assert {move.card for move in poor.legal(0)} == {copy}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_pt_107_a_kept_deck_can_always_be_played(seats, seed):
    match = play_on(begin(MARKET, seats, seed), seed=seed)
    for seat in range(seats):
        deck = deck_of(match.state, seat)
        assert problems(deck) == []
        assert len({*deck.leaders, *deck.heroes}) == len(deck.leaders) + len(deck.heroes)


def test_only_whose_turn_it_is_may_buy_and_only_from_the_row():
    match = at_seat_0(begin(MARKET))
    assert refused(match, 1, Buy(match.state.row[-1])) == "PT-105.turn"
    assert refused(match, 0, Buy(match.state.deck[0])) == "PT-105.row"


def test_everybody_sees_the_same():
    match = play_on(begin(MARKET, 3), lambda match: match.n == 10)
    assert match.view(0) == match.view(1) == match.view(2)
    assert set(match.view(0).deck) == {-1}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"purses": [6, 5]}, "5 gold a player"),
        ({"purses": [11, -1]}, "owed"),
        ({"coins": [0, 0, 0, 0]}, "coins"),
        ({"turn": 2}, "turn"),
        ({"phase": "trim"}, "put back"),
        ({"row": [0]}, "filled up"),
        ({"deck": []}, "are left"),
    ],
)
def test_impossible_positions_are_refused(change, why):
    with pytest.raises(BadPosition, match=why):
        set_up(begin(MARKET), **change)


def test_a_market_in_which_whose_turn_it_is_has_no_room_is_refused():
    """All of 29 cards before one seat and a single one wanting at the other: the first could never move."""
    match = play_on(begin(MARKET), lambda match: len(match.state.row) == 1)
    assert len(match.state.pool(match.state.turn)) == 28
    assert set_up(match).legal(match.state.turn)
    with pytest.raises(BadPosition, match="turn order"):
        set_up(match, turn=1 - match.state.turn)


def test_a_market_in_which_somebody_has_bought_twice_is_refused():
    match = play_on(begin(MARKET, 3), lambda match: match.n == 30)
    heroes = [pile[:] for pile in match.state.heroes]
    heroes[0].append(heroes[1].pop())
    with pytest.raises(BadPosition, match="turn order"):
        set_up(match, heroes=heroes)
