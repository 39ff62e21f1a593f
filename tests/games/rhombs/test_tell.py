"""What is said of moves and events: each place and turn unmistakable, in as few words as that takes."""

import pytest

from pixtable.core.events import Event, Move
from pixtable.core.telling import plain_text
from pixtable.games.rhombs import GAME
from pixtable.games.rhombs.rules.events import (
    Passed,
    RoundBegan,
    RoundScored,
    SeatOut,
    TileDrawn,
    TileKept,
    TilePlaced,
    TurnBegan,
    WentOut,
)
from pixtable.games.rhombs.rules.moves import Draw, Pass, Place
from pixtable.games.rhombs.rules.state import UNSEEN, RhombsState, Sheet
from pixtable.language.words import Words
from pixtable.play.telling import Telling

from .pictures import RULES, blind, notation, position, tile, tiles

NAMES = ("Olya", "Ada", "Ivo")


def telling(language: str = "en") -> Telling:
    return Telling(GAME, Words(language, "pixtable.games.rhombs"), NAMES.__getitem__)


def advised(state: RhombsState, move: Move, language: str = "en") -> str:
    view = RULES.view(state, state.mover)
    return plain_text(telling(language).move(view, state.mover, state.mover, move))


def told(state: RhombsState, event: Event, viewer: int = 0) -> str | None:
    """With the name of whom it tells."""
    said = telling().event(RULES.view(state, viewer), viewer, RULES.redact(event, viewer))
    return None if said is None else f"{NAMES[said.seat]}: {plain_text(said.sentence)}"


def lying(name: str, q: int = 0, r: int = 0, turn: int = 0) -> dict[str, int]:
    return {"tile": tile(name), "q": q, "r": r, "turn": turn}


def held(names: str) -> tuple[int, ...]:
    return tuple(tiles(names))


# Where


SIDES = {
    (1, -1): "to the upper right",
    (1, 0): "to the right",
    (0, 1): "to the lower right",
    (-1, 1): "to the lower left",
    (-1, 0): "to the left",
    (0, -1): "to the upper left",
}


@pytest.mark.parametrize("cell", SIDES)
def test_a_cell_is_named_as_the_side_of_a_tile_on_which_one_sees_it(cell):
    state = position("bbg", "rrr", table=[lying("bbb")])
    said = advised(state, Place(tile("bbg"), *cell, 0))
    assert said.startswith(f"Place the blue double {SIDES[cell]} of the blue triple")


def test_beside_several_tiles_the_one_with_the_fewest_colours_is_named():
    state = position("bbg", "rrr", table=[lying("bbb"), lying("bgr", 1, 0, 4)])
    assert "to the upper right of the blue triple" in advised(state, Place(tile("bbg"), 1, -1, 0))


def test_a_double_is_named_with_its_odd_colour_only_where_another_lies_about():
    table = [lying("bbb"), lying("bbr", 1, 0, 2)]
    alone = position("bbg yyg", "rrr", table=table[:1])
    assert "Place the blue double to the right of the blue triple" in advised(alone, Place(tile("bbg"), 1, 0, 0))
    two_held = position("bbg bby", "rrr", table=table[:1])
    assert "Place the blue double with green to" in advised(two_held, Place(tile("bbg"), 1, 0, 0))
    beside = position("bbg", "rrr", table=table)
    said = advised(beside, Place(tile("bbg"), 2, 0, 0))
    assert said.startswith("Place the blue double with green to the right of the blue double with red")


def test_a_single_says_that_it_is_read_clockwise_only_where_its_mirror_image_lies_about():
    state = position("bgr yyg", "rrr", table=[lying("bbb")])
    assert "the blue-green-red single to the right" in advised(state, Place(tile("bgr"), 1, 0, 0))
    state = position("bgr brg", "rrr", table=[lying("bbb")])
    assert "the blue-green-red single (read clockwise) to the right" in advised(state, Place(tile("bgr"), 1, 0, 0))
    assert "the blue-red-green single (read clockwise) to the right" in advised(state, Place(tile("brg"), 1, 0, 0))


def test_no_two_tiles_of_the_whole_set_have_the_same_name():
    state = position(" ".join(map(notation, range(49))), notation(49), table=[])
    state.hands[0].append(state.hands[1].pop())
    said = {advised(state, Place(tile, 0, 0, 0)) for tile in range(50)}
    assert len(said) == 50


# In which turn


def test_a_turn_is_told_by_where_the_odd_colour_points_and_only_where_there_is_a_choice():
    state = position("bbg", "rrr", table=[lying("bbb")])
    corners = {move.turn: advised(state, move).partition(", ")[2] for move in RULES.legal(state, 0) if move.q == 1}
    shown = {turn: f"turned so that green is at the {corner}" for turn, corner in {
        2: "top", 3: "top right", 4: "bottom right", 5: "bottom", 0: "bottom left", 1: "top left"
    }.items()}  # fmt: skip
    assert corners
    assert corners == {turn: shown[turn] for turn in corners}
    only = position("ggb", "rrr", table=[lying("bbb"), lying("bbg", 1, 0, 3)])
    (way,) = (move for move in RULES.legal(only, 0) if (move.q, move.r) == (1, -1))
    assert advised(only, way) == "Place the green double to the upper left of the blue double"


def test_a_triple_that_lies_as_it_came_needs_no_turn():
    state = position("bbb", "rrr", table=[lying("bbg")])
    straight, turned = (Place(tile("bbb"), 0, -1, turn) for turn in (0, 2))
    assert advised(state, straight) == "Place the blue triple to the upper left of the blue double"
    assert advised(state, turned) == "Place the blue triple to the upper left of the blue double, turned by 120°"


def test_the_first_tile_lies_nowhere_in_particular():
    state = position("bbg", "rrr", table=[])
    assert (
        advised(state, Place(tile("bbg"), 0, 0, 2)) == "Begin with the blue double, turned so that green is at the top"
    )


def test_drawing_and_passing_are_moves_too():
    assert advised(blind("yyy", "vvv", bag="rrr"), Draw()) == "Draw a tile from the bag"
    assert advised(position("yyy", "rrr", table=[lying("bbb")]), Pass()) == "Pass"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Poser la double bleue à droite de la triple bleue, en mettant le vert en haut"),
        ("ru", "Положить синюю двойную справа от синей тройной, зелёным вверх"),
        ("uk", "Покласти синю подвійну праворуч від синьої потрійної, зеленим догори"),
    ],
)
def test_every_language_bends_its_words(language, said):
    state = position("bbg", "rrr", table=[lying("bbb")])
    assert advised(state, Place(tile("bbg"), 1, 0, 2), language) == said


# What happens


def test_a_tile_is_told_with_its_seams_and_with_what_it_opens():
    state = position("bbg", "rrr", table=[lying("bbb")])
    event = TilePlaced(0, tile("bbg"), 1, 0, 2)
    assert told(state, event) == "Olya: places a blue double: 1 seam"
    assert told(position("bbg", "rrr", table=[]), TilePlaced(0, tile("bbg"), 0, 0, 2)) == (
        "Olya: begins with a blue double"
    )
    state = position("bbg", "rrr", table=[lying("bbb")], options={"single_contact": 2, "black_after": 2})
    assert (told(state, event) or "").endswith(
        "1 seam; from now on every tile must touch two others; black tiles may be played now"
    )


def test_a_hidden_tile_is_told_to_its_owner_alone():
    state = blind("yyy", "vvv", options={"hidden_penalties": True})
    drawn, kept = TileDrawn(0, tile("rrr"), hidden=True), TileKept(0, tile("rrr"), hidden=True)
    assert told(state, drawn) == "Olya: draws a red triple"
    assert told(state, drawn, viewer=1) == "Olya: draws a tile"
    assert told(state, kept) == "Olya: finds no place for it: a penalty tile, 3 points"
    assert told(state, kept, viewer=1) == "Olya: finds no place for it: a penalty tile"


def test_who_goes_out_by_the_last_tile_and_who_by_the_empty_bag_are_told_apart():
    longest, seat = blind("yyy", "vvv"), blind("yyy", "vvv", options={"blind_ties": "seat"})
    assert told(longest, WentOut(0, 1)) == "Olya: has placed every tile and wins"
    assert told(longest, WentOut(0, 2)) == "Olya: has placed every tile and finishes second"
    assert told(longest, WentOut(1, 1)) == "Ada: has been out of tiles the longest and wins"
    assert told(seat, WentOut(1, 1)) == "Ada: has no tiles, comes first in turn order and wins"
    assert told(longest, WentOut(1, 2)) == "Ada: has no tiles, and the bag is empty: finishes second"


def test_a_round_is_told_with_those_who_win_it():
    state = position("bbb", "rrg", table=[])
    scored = RoundScored((held("bbb"), held("rrg")), (Sheet(triple=3), Sheet(double=2)))
    assert told(state, scored) == "Ada: wins with 2 points"
    even = RoundScored((held("bbg"), held("rrg")), (Sheet(double=2), Sheet(double=2)))
    assert told(state, even) == "Olya: wins together with Ada, 2 points each"


def test_who_is_out_of_the_match_has_not_the_fewest_points():
    state = position("bbb", "rrg", "", table=[], options={"match": "match"}, out_since=[0, 0, 1], round=2)
    scored = RoundScored((held("bbb"), held("rrg"), ()), (Sheet(triple=3), Sheet(double=2), Sheet()))
    assert told(state, scored) == "Ada: wins round 2 with 2 points"


def test_the_limit_puts_one_out_or_ends_the_match():
    options = {"match": "match", "threshold": 10}
    state = position("bbb", "rrg", table=[], options=options, totals=[12, 3])
    assert told(state, SeatOut(0)) == "Olya: is out of the match with 12 points (limit 10)"
    state = position("bbb", "rrg", table=[], options={**options, "first_out_ends": True}, totals=[12, 3])
    assert told(state, SeatOut(0)) == "Olya: reaches the limit of 10 with 12 points: the match is over"


def test_a_turn_that_merely_begins_is_no_news():
    state = position("bbb", "rrg", table=[])
    assert told(state, TurnBegan(1)) is None
    assert told(state, Passed(1)) == "Ada: passes, as nothing fits"
    assert told(state, RoundBegan(2, 1, ((), ()), 0, (UNSEEN,))) == "Ada: goes first"
