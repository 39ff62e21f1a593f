"""Start positions: what a level or the protocol may set up, and what no game could have come to."""

import pytest

from pixtable.core.match import Deal, Match
from pixtable.core.rules import BadPosition
from pixtable.games.pixies import GAME

from .pictures import card, cards, garden, show


def cells(picture: str) -> list:
    return GAME.codec.plain(garden(picture))


def start(seats: int = 2, seed: int = 1, **position) -> Match:
    return Match.start(GAME, Deal(seats, seed, position=position))


def test_an_empty_position_is_the_first_turn_of_a_game_with_a_deck_shuffled_by_the_seed():
    match = start(seats=3)
    assert len(match.state.row) == 3
    assert match.state.row != start(seats=3, seed=2).state.row
    assert sorted(match.state.row + match.state.deck) == list(range(70))


def test_a_drawn_position_is_played_from():
    match = start(
        round=2,
        first=1,
        row=cards("4g+4 9r 8r 1r+3"),
        gardens=[cells(". . . 4b+1 5b . . . ."), cells(". 2b+4 3b+3 . . . . . .")],
        totals=[20, 31],
    )
    assert match.to_act == (1,)
    match.play(1, match.legal(1)[0])
    match.play(0, match.legal(0)[0])
    assert show(match.state.gardens[1]).startswith(".   2b+4  3b+3") or "4g+4" in show(match.state.gardens[1])
    assert match.state.totals == [20, 31]


def test_a_given_deck_order_is_dealt_from_its_front():
    rest = [id for id in range(70) if id not in cards("1b+6 1r+3 2r+5 3r+4")]
    match = start(row=cards("1b+6 1r+3 2r+5 3r+4"), deck_order=rest)
    for _ in range(4):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert match.state.row == rest[:4]


def test_points_that_were_brought_along_are_told_as_such():
    match = start(round=3, totals=[50, 40])
    while not match.result:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert [lines[0].term for lines in match.result.breakdown] == ["carried", "carried"]
    assert [lines[0].points for lines in match.result.breakdown] == [50, 40]


FOUR = "1r+3 2r+5 3r+4 4r+2"
IMPOSSIBLE = {
    "round 4": {"round": 4},
    "more than one place": {"row": cards("1r+3 1r+3")},
    "no such card": {"row": [70]},
    "no such seat": {"first": 2},
    "an unknown field": {"weather": "fine"},
    "three gardens for two": {"gardens": [cells("")] * 3},
    "eight cells": {"gardens": [cells("")[:8], cells("")]},
    "three totals for two": {"totals": [1, 2, 3]},
    "five cards in the row": {"row": cards("1r+3 2r+5 3r+4 4r+2 5r")},
    "a card on another number's cell": {"row": cards(FOUR), "gardens": [cells("2b+4 . 3b+3 . . . . . ."), cells("")]},
    "a face-down card without a validated twin": {
        "row": cards(FOUR),
        "gardens": [cells("/9r . . 4b+1 . . . . ."), cells("1b+6 2b+4 . . . . . . .")],
    },
    "a cell with nothing in it": {"gardens": [[{"up": None, "down": []}] + [None] * 8, cells("")]},
    "gardens that no turn order gives": {
        "row": cards(FOUR),
        "gardens": [cells("1b+6 2b+4 . . . . . . ."), cells("")],
    },
    "an odd number each with two": {
        "row": cards(FOUR),
        "gardens": [cells("1b+6 . . . . . . . ."), cells("1g+5 . . . . . . . .")],
    },
    "a deck of the wrong size": {"row": cards(FOUR), "deck": 65},
    "a deck that holds a card of the row": {"row": cards(FOUR), "deck_order": list(range(66))},
    "a round that is over": {
        "row": cards("1r+3 2r+5"),
        "gardens": [
            cells("1b+6 2b+4 3b+3 4b+1 5b 6b+1 7b-3 8b-3 9b-1"),
            cells("1g+5 2g+3 3g+2 4g+4 5g 6g-4 7g-2 8g-2 9g-4"),
        ],
    },
}


@pytest.mark.parametrize("position", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_the_impossible_is_refused(position):
    with pytest.raises(BadPosition):
        start(**position)


def test_the_second_of_two_cannot_be_full_while_the_first_still_picks():
    full = cells("1g+5 2g+3 3g+2 4g+4 5g 6g-4 7g-2 8g-2 9g-4")
    other = cells("1b+6/1r+3 2b+4/2r+5 3b+3 4b+1 5b 6b+1 7b-3 8b-3 .")
    with pytest.raises(BadPosition):
        start(row=[card("9r")], first=0, gardens=[other, full])
