"""The rulings of Rhombs on ends, ranks and matches, one test each."""

import pytest

from pixtable.games.rhombs import GAME
from pixtable.games.rhombs.rules.events import RoundBegan, RoundScored, SeatOut, WentOut
from pixtable.games.rhombs.rules.house import THRESHOLD_CHOICES, THRESHOLDS
from pixtable.games.rhombs.rules.moves import Pass
from pixtable.games.rhombs.rules.state import HAND_SIZES, Sheet

from .pictures import RULES, begun, place, play, position, refused

MATCH = {"match": "match", "threshold": 10, "play_on": True}


def pass_round(state) -> list:
    """Everybody passes until the round is over."""
    events = []
    while not any(isinstance(event, RoundScored) for event in events):
        events = play(state, Pass())
    return events


def test_hx40_the_others_play_on_for_their_ranks():
    state = position("bbg", "bby", "rrr vvv", "rrv")
    place(state, "bbg")
    assert RULES.result(state) is None
    assert WentOut(1, 2) in place(state, "bby")
    pass_round(state)
    assert RULES.result(state).ranks == (1, 2, 4, 3)


def test_hx40_the_last_one_goes_on_alone():
    state = position("bbg", "bby bbr")
    place(state, "bbg")
    assert RULES.result(state) is None
    place(state, "bby")
    place(state, "bbr")
    assert RULES.result(state).ranks == (1, 2)
    assert RULES.result(state).scores == (0, 0)


def test_hx40_with_the_option_the_first_winner_ends_it():
    state = position("bbg", "bby yyy", "rrr", options={"play_on": False})
    place(state, "bbg")
    result = RULES.result(state)
    assert result.winners == (0,)
    assert result.ranks == (1, 3, 2)
    assert result.scores == (0, 5, 3)
    assert refused(state, Pass(), seat=1) == "HX-42.over"


def test_hx40_a_round_is_over_once_all_have_passed_in_turn():
    state = position("rrr", "bby vvv", "ggg")
    play(state, Pass())
    place(state, "bby")
    for _ in range(2):
        play(state, Pass())
        assert RULES.result(state) is None
    play(state, Pass())
    assert RULES.result(state) is not None


def test_hx41_when_nobody_can_move_the_fewest_points_win():
    state = position("rrr", "rgy", "kkr", "rry")
    pass_round(state)
    result = RULES.result(state)
    assert result.scores == (3, 1, 5, 2)
    assert result.winners == (1,)
    assert result.ranks == (3, 1, 4, 2)
    assert [line.points for line in result.breakdown[2]] == [5, 0, 0, 0]


def test_hx41_equal_points_share():
    state = position("rrr", "rry rgy", "kkr")
    pass_round(state)
    assert RULES.result(state).winners == (0, 1)
    assert RULES.result(state).ranks == (1, 1, 3)


def test_hx41_the_same_points_rank_those_who_hold_tiles_after_a_winner():
    state = position("bbg", "rrr", "ryv")
    place(state, "bbg")
    pass_round(state)
    assert RULES.result(state).ranks == (1, 3, 2)


def test_hx41_hands_are_laid_open_to_be_counted():
    state = position("rrr", "rgy", options={"open_tiles": 0})
    pass_round(state)
    assert RULES.view(state, 0).hands == state.hands


def test_hx42_who_reaches_the_threshold_is_out_and_the_next_round_is_dealt_to_those_left():
    state = position("bbg", "rrr", "rry", options=MATCH, totals=[9, 8, 7])
    place(state, "bbg")
    events = pass_round(state)
    assert [event for event in events if isinstance(event, SeatOut)] == [SeatOut(1)]
    (began,) = [event for event in events if isinstance(event, RoundBegan)]
    assert (began.round, [len(hand) for hand in began.hands]) == (2, [HAND_SIZES[2], 0, HAND_SIZES[2]])
    assert state.totals == [9, 11, 9]
    assert refused(state, Pass(), seat=1) == "HX-42.out"


def test_hx42_the_last_one_left_wins_and_who_dropped_out_later_is_ahead():
    state = position("bbg", "rrr", "", options=MATCH, totals=[9, 8, 10], round=3, out_since=[0, 0, 2])
    place(state, "bbg")
    pass_round(state)
    result = RULES.result(state)
    assert result.winners == (0,)
    assert result.ranks == (1, 2, 3)
    assert result.scores == (9, 11, 10)
    assert result.breakdown[2][0].term == "carried"


def test_hx42_with_the_option_the_match_ends_with_the_first_one_out():
    state = position("bbg", "rrr", "rry", options={**MATCH, "first_out_ends": True}, totals=[9, 8, 3])
    place(state, "bbg")
    pass_round(state)
    result = RULES.result(state)
    assert result.scores == (9, 11, 5)
    assert result.winners == (2,)
    assert result.ranks == (2, 3, 1)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("mode", ["open", "blind"])
def test_hx42_the_points_that_end_a_match_depend_on_how_many_play_unless_they_were_agreed_on(seats, mode):
    house = begun(seats, mode=mode, match="match").house
    assert house.threshold == THRESHOLDS[seats]
    assert house.threshold in THRESHOLD_CHOICES
    assert begun(seats, mode=mode, match="match", threshold=40).house.threshold == 40


def test_hx42_where_many_play_fewer_points_end_a_match():
    points = [begun(seats, match="match").house.threshold for seats in GAME.seats]
    assert points == sorted(points, reverse=True)
    assert points[0] > points[-1]


def test_hx42_in_a_match_a_round_ends_with_its_first_winner_unless_it_was_agreed_otherwise():
    assert not begun(3, match="match").house.play_on
    assert begun(3, match="match", play_on=True).house.play_on
    assert begun(3).house.play_on
    assert not begun(3, play_on=False).house.play_on
    state = position("bbg", "rrr", "bby", options={"match": "match"})
    assert any(isinstance(event, RoundScored) for event in place(state, "bbg"))


def test_a_save_of_before_these_options_is_played_on_as_it_was_begun():
    old = {"mode": "blind", "match": "match", "play_on": True, "threshold": 30}
    agreed = GAME.read_options(GAME.options_of_save(old))
    assert (agreed["blind_ties"], agreed["winner_scores"]) == ("seat", "nothing")
    assert (agreed["play_on"], agreed["threshold"]) == (True, 30)


def test_a_save_of_before_may_name_options_that_do_not_matter_in_it():
    old = {
        "mode": "open",
        "hidden_penalties": True,
        "draw_until_playable": True,
        "threshold": 30,
        "first_out_ends": True,
    }
    assert GAME.read_options(GAME.options_of_save(old)).items() >= old.items()


def test_hx42_a_single_game_is_one_round():
    state = position("rrr", "rgy", options={"threshold": 5})
    pass_round(state)
    assert state.round == 1
    assert state.is_over


@pytest.mark.parametrize(("winner_scores", "of_the_winner"), [("left", Sheet(single=1)), ("nothing", Sheet())])
def test_hx43_the_winner_of_a_blocked_round_scores_what_is_left_or_as_agreed_nothing(winner_scores, of_the_winner):
    options = {**MATCH, "threshold": 20, "winner_scores": winner_scores}
    state = position("rrr", "rgy", "kkr", options=options)
    (scored,) = [event for event in pass_round(state) if isinstance(event, RoundScored)]
    assert scored.sheets == (Sheet(triple=3), of_the_winner, Sheet(black=5))
    assert state.totals == [3, of_the_winner.total, 5]


def test_hx43_who_got_rid_of_all_tiles_scores_nothing():
    state = position("bbg", "rrr", options={"match": "match", "threshold": 20})
    (scored,) = [event for event in place(state, "bbg") if isinstance(event, RoundScored)]
    assert scored.sheets == (Sheet(), Sheet(triple=3))


def test_hx43_in_a_single_game_everybody_is_counted_whatever_was_agreed_for_matches():
    state = position("rrr", "rgy")
    pass_round(state)
    assert RULES.result(state).scores == (3, 1)


def test_hx43_when_all_reach_the_threshold_at_once_the_fewest_points_win_and_equals_share():
    state = position("rrr", "rgy", "ggg", options=MATCH, totals=[9, 11, 9])
    pass_round(state)
    result = RULES.result(state)
    assert result.scores == (12, 12, 12)
    assert result.winners == (0, 1, 2)


@pytest.mark.parametrize(
    ("hands", "first", "starter"),
    [
        (("rgy", "rrr", "rry"), 0, 1),
        (("rrr", "ggg", "rgy"), 1, 1),
        (("rrr", "ggg", "rgy"), 2, 0),
    ],
)
def test_hx44_the_loser_begins_the_next_round_of_several_the_first_from_the_last_starter(hands, first, starter):
    state = position(*hands, options={**MATCH, "threshold": 50}, first=first)
    (began,) = [event for event in pass_round(state) if isinstance(event, RoundBegan)]
    assert began.first == starter == state.mover


def test_hx44_a_loser_who_is_out_gives_way_to_the_next_one_clockwise():
    state = position("rgy", "rry", "kkr", "rrv", options=MATCH, totals=[0, 0, 7, 0])
    pass_round(state)
    assert state.out_since == [0, 0, 1, 0]
    assert state.first == 3


def test_hx44_where_all_went_out_the_last_one_has_lost():
    state = position("bbg", "bby", options={**MATCH, "threshold": 50})
    place(state, "bbg")
    place(state, "bby")
    assert (state.round, state.first) == (2, 1)
