"""Start positions: what a level or the protocol may set up, and what no game could have come to."""

import pytest

from pixtable.core.match import Deal, Match
from pixtable.core.rules import BadPosition
from pixtable.games.rhombs import GAME
from pixtable.games.rhombs.rules.events import TilesMixed

from .pictures import BLUE, blind, position, tile, tiles


def start(seats: int = 2, seed: int = 1, house: dict | None = None, **data) -> Match:
    return Match.start(GAME, Deal(seats, seed, house or {}, position=data))


def test_an_open_bag_is_mixed_by_the_seed():
    house = {"mode": "blind"}
    match = start(house=house, hands=[tiles("rrr"), []])
    (mixed,) = match.opening
    assert isinstance(mixed, TilesMixed)
    assert sorted(mixed.bag) == [id for id in range(50) if id != tile("rrr")]
    assert start(house=house, hands=[tiles("rrr"), []], seed=2).opening != match.opening


def test_a_bag_may_hold_fewer_tiles_and_the_others_are_out_of_play():
    match = start(house={"mode": "blind"}, bag=3)
    assert len(match.state.bag) == 3
    assert len(set(match.state.bag)) == 3


def test_a_given_order_of_the_bag_is_drawn_from_its_front():
    state = blind("rrr", "yyy", bag="bby ggg")
    assert state.bag[::-1] == tiles("bby ggg")


def test_a_set_position_is_played_to_its_end():
    match = start(table=[BLUE], hands=[tiles("bbg"), tiles("bby")], bag=0)
    while match.result is None:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert match.result.winners == (0,)


def test_open_tiles_are_those_the_house_rules_name():
    assert position("bbg rrr", "yyy", options={"open_tiles": 1}).shown == [1, 1]
    assert blind("rrr", "yyy", options={"hidden_penalties": True}).shown == [0, 0]


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"hands": [[0], [1]]}, "tile 0 lies in 2 places"),
        ({"table": [BLUE, {**BLUE, "tile": 1}]}, "2 tiles lie on cell"),
        ({"table": [BLUE, {"tile": 1, "q": 3, "r": 0}]}, "touches none"),
        ({"table": [BLUE, {"tile": 1, "q": 1, "r": 0}]}, "do not match"),
        ({"hands": [[5]]}, "1 hands for 2 seats"),
        ({"hands": [[5], []]}, "seat 1 has no tiles but is not finished"),
        ({"hands": [[5], [6]], "finished": [1]}, "seat 1 is done but has tiles"),
        ({"hands": [[5], [6]], "mover": 5}, "there is no seat 5"),
        ({"hands": [[5], [6]], "drawn": [7]}, "nobody draws in the open game"),
        ({"hands": [[5], [6]], "passes": 2}, "which ends the round"),
        ({"hands": [[5], [6]], "round": 2}, "round 2 of a single game"),
        ({"hands": [[5], [6]], "bag_order": [5]}, "bag_order holds tiles that lie elsewhere"),
        ({"hands": [[5], [6]], "bag_order": [7, 7]}, "names a tile twice"),
        ({"hands": [[5], [6]], "bag": 48}, "only 47 tiles are left"),
        ({"hands": [[5], [6]], "bag_order": [7], "bag": 2}, "bag of 2"),
        ({"hands": [[5], [6]], "shown": [2, 0]}, "lie open"),
        ({"hands": [[5], [6]], "totals": [1]}, "1 totals"),
        ({"hands": [[5], [6]], "out_since": [1, 0]}, "dropped out in a round that has not ended"),
        ({"hands": [[5], [6]], "options": {"mode": "blind"}}, "other options"),
        ({"hands": [[5], [6]], "wings": 2}, "unknown field"),
        ({"hands": [[5], [6]], "rid_at": [1]}, "1 rid_at for 2 seats"),
        ({"hands": [[5], []], "finished": [1], "places": [1, 1]}, "2 places for 1 finished"),
        ({"hands": [[5], [50]]}, "<= 49"),
    ],
)
def test_what_no_game_could_have_come_to_is_refused_by_name(data, complaint):
    with pytest.raises(BadPosition, match=complaint):
        start(**{"table": [BLUE], **data})


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"hands": [[], []], "drawn": [tile("rrr")]}, "fits nowhere"),
        ({"hands": [[], []], "finished": [1]}, "nobody is finished while the bag has tiles"),
    ],
)
def test_the_blind_game_has_its_own_impossibilities(data, complaint):
    with pytest.raises(BadPosition, match=complaint):
        start(house={"mode": "blind"}, table=[BLUE], **data)


def test_a_position_that_was_told_before_there_were_some_options_is_read():
    """A what-if begins with a picture of its table, and old ones know nothing of younger house rules."""
    match = start(house={"mode": "blind", "blind_ties": "seat"}, hands=[tiles("rrr"), []])
    picture = {**GAME.rules.picture(match.state), "seed": None}
    picture["options"] = {key: value for key, value in picture["options"].items() if key != "blind_ties"}
    for name in ("seed", "places", "rid_at"):
        del picture[name]
    assert start(house={"mode": "blind", "blind_ties": "seat"}, **picture).state == match.state


def test_who_went_out_is_remembered_with_places_and_without_them_came_in_one_after_another():
    hands = [[5], [], [], []]
    assert start(4, table=[BLUE], hands=hands, finished=[2, 1, 3]).state.places == [1, 2, 3]
    assert start(4, table=[BLUE], hands=hands, finished=[2, 1, 3], places=[1, 1, 3]).state.places == [1, 1, 3]


def test_a_match_needs_two_who_are_in():
    with pytest.raises(BadPosition, match="two who are still in"):
        start(house={"match": "match"}, table=[BLUE], hands=[[5], []], round=2, out_since=[0, 1])
