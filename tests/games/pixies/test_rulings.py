"""The rulings of Pixies, one test each. Clause numbers are those of the rulebook."""

import pytest

from pixtable.core.chance import Chance
from pixtable.core.match import Deal, Match
from pixtable.core.resolve import resolve
from pixtable.core.rules import Illegal
from pixtable.games.pixies import GAME
from pixtable.games.pixies.rules.cards import CARDS
from pixtable.games.pixies.rules.events import CardPlaced, CardsRevealed, RoundBegan, RoundScored
from pixtable.games.pixies.rules.moves import Take
from pixtable.games.pixies.rules.state import PixiesState

from .pictures import card, cards, garden, table

RULES = GAME.rules
EIGHT = "1b+6 2b+4 3b+3 4b+1 5b 6b+1 7b-3 8b-3 ."


def play(state: PixiesState, move: Take, seat: int | None = None) -> list:
    seat = state.picker if seat is None else seat
    assert RULES.refuse(state, seat, move) is None
    return resolve(RULES, state, seat, move, Chance(1, 1)).events


def refused(state: PixiesState, move: Take, seat: int | None = None) -> str:
    refusal = RULES.refuse(state, state.picker if seat is None else seat, move)
    assert refusal is not None
    return refusal.key


# A turn


@pytest.mark.parametrize(("seats", "revealed"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_px10_as_many_cards_are_revealed_as_there_are_players_and_four_for_two(seats, revealed):
    match = Match.start(GAME, Deal(seats=seats, seed=1))
    assert len(match.state.row) == revealed
    assert len(match.state.deck) == 70 - revealed


def test_px3_a_random_player_starts():
    starters = {Match.start(GAME, Deal(seats=4, seed=seed)).to_act for seed in range(40)}
    assert starters == {(0,), (1,), (2,), (3,)}


def test_px11_players_take_clockwise_from_the_first():
    state = table("", "", "", row="1b+6 2b+4 3b+3", first=2, deck="1r+3 2r+5 3r+4")
    order = []
    for name in ("1b+6", "2b+4"):
        order.append(state.picker)
        play(state, Take(card(name)))
    assert [*order, state.picker] == [2, 0, 1]


def test_px11_two_players_alternate_until_four_cards_are_gone():
    state = table("", "", row="1b+6 2b+4 3b+3 4b+1", first=1, deck="1r+3 2r+5 3r+4 4r+2")
    order = []
    for name in ("1b+6", "2b+4", "3b+3", "4b+1"):
        order.append(state.picker)
        play(state, Take(card(name)))
    assert order == [1, 0, 1, 0]


def test_px11_nobody_takes_out_of_turn_nor_a_card_that_is_not_there():
    state = table("", "", "", row="1b+6 2b+4 3b+3")
    assert refused(state, Take(card("1b+6")), seat=1) == "PX-11"
    assert refused(state, Take(card("9r"))) == "PX-11.row"
    assert refused(state, Take(card("1b+6")), seat=7) == "PX-2.seat"
    assert RULES.legal(state, 1) == []


def test_px12_who_takes_the_last_card_is_first_in_the_next_turn():
    state = table("", "", "", row="3b+3", first=1, deck="1r+3 2r+5 3r+4 4r+2")
    assert state.picker == 0
    events = play(state, Take(card("3b+3")))
    assert events[-1] == CardsRevealed(0, tuple(cards("1r+3 2r+5 3r+4")))
    assert (state.first, state.picker) == (0, 0)
    assert state.row == cards("1r+3 2r+5 3r+4")


def test_px13_the_last_player_has_only_the_card_that_is_left():
    state = table("", "", "", row="3b+3")
    assert RULES.legal(state, state.picker) == [Take(card("3b+3"))]


# Placing


def test_px20_a_new_value_goes_face_up_on_its_own_cell():
    state = table("", "", row="4b+1 1r+3 2r+5 3r+4")
    events = play(state, Take(card("4b+1")))
    assert events == [CardPlaced(0, card("4b+1"), 4, face_up=True)]
    assert state.gardens == [garden(". . . 4b+1 . . . . ."), garden("")]


def test_px20_a_card_that_covers_a_face_down_card_is_validated_at_once():
    state = table(". . . /9r . . . . .", "", row="4b+1 1r+3 2r+5 3r+4")
    play(state, Take(card("4b+1")))
    assert state.gardens[0] == garden(". . . 4b+1/9r . . . . .")
    assert state.gardens[0][3].is_validated


@pytest.mark.parametrize("move", [Take(10, keep="new"), Take(10, cell=4), Take(10, cell=5)])
def test_px20_leaves_nothing_to_choose(move):
    assert refused(table("", "", row="4b+1 1r+3"), move) == "PX-20.value"


def test_px21_keeping_the_new_twin_turns_the_old_one_down_beneath_it():
    state = table(". . . 4b+1 . . . . .", "", row="4g+4 1r+3 2r+5 3r+4")
    play(state, Take(card("4g+4"), keep="new"))
    assert state.gardens[0] == garden(". . . 4g+4/4b+1 . . . . .")


def test_px21_keeping_the_old_twin_slides_the_new_one_beneath_it():
    state = table(". . . 4b+1 . . . . .", "", row="4g+4 1r+3 2r+5 3r+4")
    play(state, Take(card("4g+4"), keep="old"))
    assert state.gardens[0] == garden(". . . 4b+1/4g+4 . . . . .")


def test_px21_asks_which_twin_stays():
    state = table(". . . 4b+1 . . . . .", "", row="4g+4 1r+3")
    assert refused(state, Take(card("4g+4"))) == "PX-21"
    assert refused(state, Take(card("4g+4"), keep="new", cell=4)) == "PX-21"
    assert RULES.legal(state, state.picker)[:2] == [Take(card("4g+4"), "new"), Take(card("4g+4"), "old")]


def test_px22_a_third_twin_goes_face_down_on_any_empty_cell():
    state = table("1r+3 . . 4b+1/4g-1 . . . . /9r", "", row="4g+4 2r+5 3r+4 5r")
    wished = [move for move in RULES.legal(state, 0) if move.card == card("4g+4")]
    assert wished == [Take(card("4g+4"), cell=cell) for cell in (2, 3, 5, 6, 7, 8)]
    play(state, Take(card("4g+4"), cell=7))
    assert state.gardens[0] == garden("1r+3 . . 4b+1/4g-1 . . /4g+4 . /9r")


def test_px22_a_third_twin_is_never_slid_beneath_a_card():
    state = table("1r+3 . . 4b+1/4g-1 . . . . /9r", "", row="4g+4 2r+5")
    assert refused(state, Take(card("4g+4"), cell=1)) == "PX-22.tuck"
    assert refused(state, Take(card("4g+4"), cell=4)) == "PX-22.tuck"
    assert refused(state, Take(card("4g+4"), cell=9)) == "PX-22.empty"
    assert refused(state, Take(card("4g+4"))) == "PX-22.value"
    assert refused(state, Take(card("4g+4"), keep="new")) == "PX-22.value"


# End of a round


def test_px30_with_three_the_round_ends_only_when_the_turn_does():
    state = table(EIGHT, "", "", row="9b-6 1r+3 2r+5", deck="3r+4 4r+2 5r")
    play(state, Take(card("9b-6")))
    assert not state.is_scored
    play(state, Take(card("1r+3")))
    events = play(state, Take(card("2r+5")))
    assert any(isinstance(event, RoundScored) for event in events)
    assert state.round == 2


def test_px30_face_down_cards_fill_a_garden_too():
    state = table("1b+6/1r+3 2b+4 3b+3 4b+1 5b 6b+1 7b-3 8b-3 .", "", "", row="1g+5", first=1)
    assert state.picker == 0
    play(state, Take(card("1g+5"), cell=9))
    assert state.round == 2


def test_px31_with_two_the_other_still_owes_a_card_and_then_the_round_ends_with_cards_on_the_table():
    state = table(EIGHT, "1g+5 2g+3 . . . . . . .", row="9b-6 9r 1r+3 2r+5")
    assert play(state, Take(card("9b-6"))) == [CardPlaced(0, card("9b-6"), 9, face_up=True)]
    assert refused(state, Take(card("9r")), seat=0) == "PX-31"
    assert state.picker == 1
    _, scored, began, _ = play(state, Take(card("9r")))
    assert isinstance(scored, RoundScored)
    assert isinstance(began, RoundBegan)
    assert len(state.row) == 4, "the new round has its own four cards"


def test_px31_a_second_player_who_fills_the_garden_ends_the_round_at_once():
    state = table("1g+5 . . . . . . . .", EIGHT, row="9r 9b-6 1r+3 2r+5")
    play(state, Take(card("9r")))
    assert not state.is_scored
    play(state, Take(card("9b-6")))
    assert state.round == 2


def test_px31_a_full_garden_at_the_third_pick_lets_the_fourth_be_taken():
    state = table(EIGHT, "1g+5 . . . . . . . .", row="9b-6 9r")
    play(state, Take(card("9b-6")))
    assert (state.picker, state.is_scored) == (1, False)
    play(state, Take(card("9r")))
    assert state.round == 2


def test_px33_who_placed_the_last_card_starts_the_new_round_with_the_whole_deck():
    state = table(EIGHT, "", "", row="9b-6", first=1)
    events = play(state, Take(card("9b-6")))
    began = next(event for event in events if isinstance(event, RoundBegan))
    assert (began.round, began.first) == (2, 0)
    assert sorted(began.deck) == list(range(70))
    assert state.gardens == [garden("")] * 3
    assert state.picker == 0


def test_px34_five_players_and_an_empty_deck_end_the_round_after_fourteen_turns():
    state = table("", "", "", "", "", row="5b", first=1, deck="1r+3 2r+5 3r+4 4r+2")
    events = play(state, Take(card("5b")))
    assert isinstance(events[1], RoundScored)
    assert state.round == 2


def test_px34_five_players_with_exactly_enough_cards_play_on():
    state = table("", "", "", "", "", row="5b", first=1, deck="1r+3 2r+5 3r+4 4r+2 6r")
    events = play(state, Take(card("5b")))
    assert isinstance(events[1], CardsRevealed)
    assert (state.round, state.is_scored, state.deck) == (1, False, [])


def test_px34_really_happens_after_fourteen_turns_of_five():
    """Five who always keep twins and bury nothing twice can make a round last until the deck is gone."""
    for seed in range(60):
        match = Match.start(GAME, Deal(seats=5, seed=seed, options={"rounds": 1}))
        while not match.result:
            match.play(match.to_act[0], _least_filling(match))
        if not any(None not in plot for plot in match.state.gardens):
            assert match.state.deck == []
            assert len(match.steps) == 70
            return
    pytest.fail("no game in sixty ran out of cards")


def _least_filling(match: Match) -> Take:
    seat = match.to_act[0]
    plot = match.state.gardens[seat]
    return min(match.legal(seat), key=lambda move: plot[(move.cell or CARDS[move.card].value) - 1] is None)


# End of the game


def test_px32_after_the_last_round_nobody_moves():
    state = table(EIGHT, "", "", row="9b-6", first=1, round=3)
    play(state, Take(card("9b-6")))
    assert state.is_over
    assert RULES.to_act(state) == ()
    assert RULES.legal(state, 0) == []
    assert refused(state, Take(card("9b-6")), seat=0) == "PX-32.over"


def test_px50_the_highest_total_wins_and_equals_share():
    state = table(EIGHT, "", "", row="9b-6", first=1, round=3)
    state.totals = [0, 100, 100]
    play(state, Take(card("9b-6")))
    result = RULES.result(state)
    assert result.winners == (1, 2)
    assert result.ranks == (3, 1, 1)
    assert result.scores == (6 + 4 + 3 + 1 + 1 - 3 - 3 - 6 + 9 * 4, 100, 100)


def test_the_breakdown_names_a_clause_for_every_point():
    match = Match.start(GAME, Deal(seats=3, seed=7))
    while not match.result:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    result = match.result
    for seat in range(3):
        lines = result.breakdown[seat]
        assert sum(line.points for line in lines) == result.scores[seat]
        assert [(line.round, line.term, line.clause) for line in lines[:5]] == [
            (1, "validated", "PX-40"),
            (1, "symbols", "PX-41"),
            (1, "specials", "PX-41"),
            (1, "zone", "PX-42"),
            (2, "validated", "PX-40"),
        ]


def test_an_illegal_move_changes_nothing():
    match = Match.start(GAME, Deal(seats=2, seed=3))
    before = GAME.codec.state_hash(match.state)
    with pytest.raises(Illegal) as caught:
        match.play(match.to_act[0], Take(match.state.deck[0]))
    assert caught.value.refusal.clause == "PX-11"
    assert GAME.codec.state_hash(match.state) == before
    assert match.n == 0
