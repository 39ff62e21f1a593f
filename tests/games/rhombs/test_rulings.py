"""The rulings of Rhombs on placing, drawing and passing, one test each. Clause numbers are those of the rulebook."""

import pytest

from pixtable.core.hexes import neighbours
from pixtable.games.rhombs import GAME
from pixtable.games.rhombs.rules.events import Passed, RoundScored, TileDrawn, TileKept, TilePlaced, TurnBegan, WentOut
from pixtable.games.rhombs.rules.legality import placements
from pixtable.games.rhombs.rules.moves import Draw, Pass, Place
from pixtable.games.rhombs.rules.state import HAND_SIZES, UNSEEN

from .pictures import BLUE, RULES, begun, blind, place, play, position, refused, tile, tiles

ROW_OF_FIVE = [
    {"tile": tile("bbb"), "q": 0, "r": 0},
    {"tile": tile("bbg"), "q": 1, "r": 0, "turn": 3},
    {"tile": tile("ggg"), "q": 2, "r": 0},
    {"tile": tile("ggy"), "q": 3, "r": 0, "turn": 3},
    {"tile": tile("yyy"), "q": 4, "r": 0},
]
"""Side by side from blue over green to yellow: the doubles show their odd colour to the right and the upper right."""


def moves_of(state):
    return RULES.legal(state, state.mover)


# Placing a tile


def test_hx3_the_first_tile_lies_in_any_of_its_six_turns():
    state = position("bbg", "rrr", table=[])
    assert moves_of(state) == [Place(tile("bbg"), 0, 0, turn) for turn in range(6)]


def test_hx3_there_are_two_to_ten_seats():
    assert GAME.seats == tuple(range(2, 11))
    assert refused(position("bbg", "rrr"), Pass(), seat=2) == "HX-3.seat"


def test_hx10_anywhere_is_the_middle_of_an_empty_table():
    state = position("bbg", "rrr", table=[])
    assert refused(state, Place(tile("bbg"), 3, 0, 0)) == "HX-10.first"


def test_hx10_a_tile_goes_on_an_empty_cell_beside_another():
    state = position("bbg", "rrr")
    assert refused(state, Place(tile("bbg"), 0, 0, 0)) == "HX-10.taken"
    assert refused(state, Place(tile("bbg"), 2, 0, 0)) == "HX-10.touch"


def test_hx10_every_shared_edge_shows_one_colour():
    state = position("bbg", "rrr")
    # At turn 0 edges 3 and 4 of this tile are green: it fits where it touches with any other.
    assert refused(state, Place(tile("bbg"), 1, 0, 0)) == "HX-10.colour"
    assert {(q, r) for q, r, turn in placements(state, tile("bbg")) if turn == 0} == {(-1, 0), (-1, 1), (0, 1), (0, -1)}


@pytest.mark.parametrize(("single_contact", "key"), [(2, "HX-11.count"), (5, "HX-11.count"), (6, None), (10, None)])
def test_hx11_from_the_sixth_tile_on_two_must_be_touched(single_contact, key):
    state = position("yyb", "rrr", table=ROW_OF_FIVE, options={"single_contact": single_contact})
    refusal = RULES.refuse(state, 0, Place(tile("yyb"), 5, 0, 2))
    assert (refusal and refusal.key) == key
    assert not refusal or refusal.numbers == {"n": single_contact + 1}
    assert RULES.refuse(state, 0, Place(tile("yyb"), 4, -1, 2)) is None  # it touches the last two


def test_hx11_where_only_one_tile_lies_one_is_enough():
    state = position("bbg", "rrr", options={"single_contact": 0})
    assert len(placements(state, tile("bbg"))) == 24
    place(state, "bbg")
    assert {_touching(state, move) for move in (Place(0, *spot) for spot in placements(state, tile("bby")))} == {2}


def _touching(state, move: Place) -> int:
    return sum(laid.cell in neighbours((move.q, move.r)) for laid in state.table)


def test_hx12_nothing_is_placed_against_a_black_edge_nor_a_black_edge_against_anything():
    options = {"black_after": 0}
    state = position("bbb", "rrr", table=[{"tile": tile("kkb"), "q": 0, "r": 0}], options=options)
    assert {(q, r) for q, r, _ in placements(state, tile("bbb"))} == {(-1, 1), (-1, 0)}
    assert refused(state, Place(tile("bbb"), 1, 0, 0)) == "HX-12.against"
    state = position("kkb", "rrr", options=options)
    assert len(placements(state, tile("kkb"))) == 6 * 2  # on six cells one of its two blue edges touches
    assert refused(state, Place(tile("kkb"), -1, 0, 0)) == "HX-12.own"


@pytest.mark.parametrize(("black_after", "can_play"), [(5, True), (6, False), (10, False), (0, True)])
def test_hx13_black_tiles_wait_for_coloured_ones(black_after, can_play):
    options = {"black_after": black_after, "single_contact": 10}
    state = position("kkb", "rrr", table=ROW_OF_FIVE, options=options)
    assert bool(placements(state, tile("kkb"))) == can_play
    if not can_play:
        refusal = RULES.refuse(state, 0, Place(tile("kkb"), -1, 0, 0))
        assert (refusal.key, refusal.numbers) == ("HX-13.count", {"n": black_after, "have": 5})


def test_hx13_black_tiles_on_the_table_are_not_counted():
    table = [{"tile": tile("kkb"), "q": 0, "r": 0}, {"tile": tile("bbb"), "q": -1, "r": 0}]
    state = position("kkg", "rrr", table=table, options={"black_after": 2})
    assert state.coloured_laid == 1
    assert refused(state, Place(tile("kkg"), -2, 0, 0)) == "HX-13.count"


def test_hx14_among_the_first_five_a_tile_that_touches_several_must_match_them_all():
    state = position("bgy", "rrr", table=ROW_OF_FIVE[:2])
    # Above the two tiles there is a cell that both show blue to.
    assert RULES.refuse(state, 0, Place(tile("bgy"), 1, -1, 3)) is None
    assert refused(state, Place(tile("bgy"), 1, -1, 4)) == "HX-10.colour"  # blue to the one, yellow to the other


def test_hx14_black_tiles_count_for_the_number_of_tiles_on_the_table():
    table = [{"tile": tile("kkb"), "q": 0, "r": 0}, {"tile": tile("bbb"), "q": -1, "r": 0}]
    state = position("bbg", "rrr", table=table, options={"single_contact": 2, "black_after": 0})
    found = placements(state, tile("bbg"))
    assert {_touching(state, Place(0, *spot)) for spot in found} == {2}


# The blind game


def test_hx20_all_tiles_are_in_the_bag_and_a_random_player_begins():
    starters = set()
    for seed in range(40):
        state = begun(4, seed, mode="blind")
        assert sorted(state.bag) == list(range(50))
        assert state.hands == [[], [], [], []]
        assert moves_of(state) == [Draw()]
        starters.add(state.mover)
    assert starters == {0, 1, 2, 3}


def test_hx20_turns_go_clockwise():
    state = blind("rrr", "yyy", "ggg", bag="rry yyg", mover=2)
    assert refused(state, Draw(), seat=0) == "HX-20.turn"
    assert TurnBegan(0) in play(state, Draw())


def test_hx21_a_penalty_tile_that_fits_is_placed_before_anything_is_drawn():
    state = blind("bbg rrr", "yyy", bag="bby")
    assert {move.tile for move in moves_of(state)} == {tile("bbg")}
    assert refused(state, Draw()) == "HX-21"
    assert refused(state, Pass()) == "HX-24"


def test_hx21_a_drawn_tile_that_fits_must_be_placed():
    state = blind("rrr", "yyy", bag="bby ggg")
    assert play(state, Draw()) == [TileDrawn(0, tile("bby"))]
    assert state.mover == 0
    assert {move.tile for move in moves_of(state)} == {tile("bby")}
    assert refused(state, Draw()) == refused(state, Pass()) == "HX-21.drawn"
    assert refused(state, Place(tile("rrr"), 1, 0, 0)) == "HX-21.drawn"
    events = place(state, "bby")
    assert isinstance(events[0], TilePlaced)
    assert state.drawn is None
    assert state.mover == 1


def test_hx21_a_drawn_tile_that_does_not_fit_is_kept_and_the_turn_passes():
    state = blind("rrr", "yyy", bag="rry ggg")
    assert play(state, Draw()) == [TileDrawn(0, tile("rry")), TileKept(0, tile("rry")), TurnBegan(1)]
    assert state.hands[0] == tiles("rrr rry")


def test_hx22_penalty_tiles_lie_open():
    state = blind("rrr", "yyy", bag="rry ggg")
    play(state, Draw())
    assert RULES.view(state, 1).hands[0] == tiles("rrr rry")


def test_hx22_hidden_penalties_are_seen_by_their_owner_only():
    state = blind("rrr", "yyy", bag="rry ggg", options={"hidden_penalties": True})
    events = play(state, Draw())
    assert RULES.view(state, 0).hands == [tiles("rrr rry"), [UNSEEN]]
    assert RULES.view(state, 1).hands == [[UNSEEN, UNSEEN], tiles("yyy")]
    assert [RULES.redact(event, 1) for event in events[:2]] == [TileDrawn(0, UNSEEN, True), TileKept(0, UNSEEN, True)]


def test_hx22_a_hidden_tile_that_was_drawn_and_can_be_placed_is_hidden_until_then():
    state = blind("rrr", "yyy", bag="bby ggg", options={"hidden_penalties": True})
    play(state, Draw())
    assert RULES.view(state, 0).drawn == tile("bby")
    assert RULES.view(state, 1).drawn == UNSEEN


def test_hx23_with_the_option_one_draws_until_a_tile_fits():
    state = blind("rrr", "yyy", bag="rry rrv bby ggg", options={"draw_until_playable": True})
    for _ in range(2):
        play(state, Draw())
        assert state.mover == 0
    assert play(state, Draw()) == [TileDrawn(0, tile("bby"))]
    assert state.hands[0] == tiles("rrr rry rrv")
    place(state, "bby")
    assert state.mover == 1


def test_hx23_the_turn_passes_when_the_bag_has_no_tile_that_fits():
    state = blind("rrr", "yyy bbg", bag="rry", options={"draw_until_playable": True})
    assert play(state, Draw())[-1] == TurnBegan(1)


def test_hx24_the_bag_empty_one_places_penalty_tiles_or_passes():
    state = blind("rrr", "bbg yyy")
    assert moves_of(state) == [Pass()]
    assert refused(state, Draw()) == "HX-24.bag"
    assert play(state, Pass()) == [Passed(0), TurnBegan(1)]
    assert {move.tile for move in moves_of(state)} == {tile("bbg")}


def test_hx21_nobody_passes_who_can_draw():
    assert refused(blind("rrr", "yyy", bag="ggg"), Pass()) == "HX-21.bag"


def test_hx25_who_places_the_last_tile_of_the_bag_and_holds_none_has_won():
    state = blind("", "", "rrr", bag="bby")
    assert play(state, Draw()) == [TileDrawn(0, tile("bby"))]  # the bag is empty, but the turn is not over
    events = place(state, "bby")
    assert events[1:3] == [WentOut(0, 1), WentOut(1, 2)]
    assert state.mover == 2


def test_hx25_when_the_last_tile_stays_who_has_been_without_longest_has_won():
    state = blind("", "rrr", "", "", bag="rry", mover=1, first=1, rid_at=[7, 0, 20, 12])
    events = play(state, Draw())
    assert events[:2] == [TileDrawn(1, tile("rry")), TileKept(1, tile("rry"))]
    assert events[2:5] == [WentOut(0, 1), WentOut(3, 2), WentOut(2, 3)]


def test_hx25_those_who_never_held_a_tile_come_first_and_share_the_place():
    state = blind("", "rrr", "", "", bag="rry", mover=1, first=1, rid_at=[7, 0, 0, 0], options={"play_on": False})
    assert play(state, Draw())[2:5] == [WentOut(2, 1), WentOut(3, 1), WentOut(0, 3)]
    assert RULES.result(state).winners == (2, 3)
    assert RULES.result(state).ranks == (3, 4, 1, 1)


def test_hx25_who_places_the_last_tile_comes_before_those_who_never_held_one():
    state = blind("", "", "rrr", "", bag="bby", rid_at=[9, 0, 0, 4])
    play(state, Draw())
    assert place(state, "bby")[1:4] == [WentOut(0, 1), WentOut(1, 2), WentOut(3, 3)]


def test_hx25_a_hand_is_gone_when_its_last_tile_is_placed_and_a_drawn_tile_is_none_of_it():
    state = blind("bbg", "", "rrr", bag="bby rry ggg yyy")
    assert state.rid_at == [0, 0, 0]
    place(state, "bbg")
    assert state.rid_at == [2, 0, 0]  # the second tile on the table
    play(state, Draw())
    place(state, "bby")
    assert state.rid_at == [2, 0, 0]


def test_hx25_with_the_option_those_without_tiles_come_in_clockwise():
    options = {"blind_ties": "seat"}
    state = blind("", "rrr", "", "", bag="rry", mover=1, first=1, rid_at=[7, 0, 20, 12], options=options)
    assert play(state, Draw())[2:5] == [WentOut(2, 1), WentOut(3, 2), WentOut(0, 3)]


def test_hx25_after_shared_places_the_next_one_out_comes_behind_all_of_them():
    state = blind("bby", "", "", "", bag="rrr", mover=1)
    assert play(state, Draw())[2:4] == [WentOut(2, 1), WentOut(3, 1)]
    assert WentOut(0, 3) in _next_out(state)


def _next_out(state) -> list:
    events = []
    while not any(isinstance(event, WentOut) for event in events):
        events = play(state, moves_of(state)[0])
    return events


def test_hx25_nobody_has_won_while_the_bag_has_tiles():
    state = blind("", "", bag="bby ggg")
    play(state, Draw())
    assert not any(isinstance(event, WentOut) for event in place(state, "bby"))


def test_hx25_after_the_bag_is_empty_the_first_to_be_rid_of_all_wins():
    state = blind("bbg", "bby yyy")
    assert WentOut(0, 1) in place(state, "bbg")


# The open game


@pytest.mark.parametrize(("seats", "each"), HAND_SIZES.items())
def test_hx30_tiles_are_dealt_by_the_number_of_players(seats, each):
    assert HAND_SIZES == {2: 25, 3: 16, 4: 12, 5: 10, 6: 8, 7: 7, 8: 6, 9: 5, 10: 5}
    state = begun(seats)
    assert [len(hand) for hand in state.hands] == [each] * seats
    assert len(state.bag) == 50 - seats * each
    assert sorted(sum(state.hands, state.bag)) == list(range(50))


def test_hx30_a_random_player_begins():
    assert {begun(3, seed).mover for seed in range(40)} == {0, 1, 2}


def test_hx30_what_is_left_in_the_bag_is_out_of_play():
    assert refused(begun(3), Draw()) == "HX-30.bag"


@pytest.mark.parametrize(("open_tiles", "seen"), [(25, 12), (12, 12), (3, 3), (0, 0)])
def test_hx30_hands_are_open_as_far_as_was_agreed(open_tiles, seen):
    state = begun(4, open_tiles=open_tiles)
    view = RULES.view(state, 1)
    assert view.hands[1] == state.hands[1]
    for other in (0, 2, 3):
        assert view.hands[other] == state.hands[other][:seen] + [UNSEEN] * (12 - seen)
    assert view.bag == [UNSEEN] * 2


def test_hx30_an_open_tile_that_is_placed_does_not_uncover_another():
    state = position("bbg rrr yyy", "bby bbr ggg", options={"open_tiles": 2})
    place(state, "bbg")
    assert RULES.view(state, 1).hands[0] == [tile("rrr"), UNSEEN]
    place(state, "bbr")
    assert RULES.view(state, 0).hands[1] == [tile("bby"), UNSEEN]


def test_hx31_who_can_place_must():
    state = position("bbg rrr", "yyy")
    assert refused(state, Pass()) == "HX-31"
    assert refused(state, Place(tile("yyy"), 1, 0, 0)) == "HX-31.tile"


def test_hx31_who_cannot_passes():
    state = position("rrr", "bbg yyy")
    assert moves_of(state) == [Pass()]
    assert play(state, Pass()) == [Passed(0), TurnBegan(1)]


def test_hx32_the_first_to_place_all_tiles_wins():
    state = position("bbg", "bby yyy", "rrr")
    assert WentOut(0, 1) in place(state, "bbg")
    assert not any(isinstance(event, RoundScored) for event in place(state, "bby"))


def test_the_blue_triple_lies_where_the_pictures_say():
    assert position("bbg", "rrr").table[0].cell == (BLUE["q"], BLUE["r"])
