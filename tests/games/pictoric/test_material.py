"""PB-1 to PB-3: what lies in the box."""

import tomllib
from itertools import pairwise
from pathlib import Path

from pixtable.core.match import Deal, Match
from pixtable.games import pictoric
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.rules.deck import CENTRE, PICTOGRAMS, PICTURES, SPIRAL, START

BOARD = """
 7  8  9 10 11 12 13
 6 29 30 31 32 33 14
 5 28 43 44 45 34 15
 4 27 42 49 46 35 16
 3 26 41 48 47 36 17
 2 25 40 39 38 37 18
 1 24 23 22 21 20 19
"""


def test_pb1_the_spiral_runs_from_the_bottom_left_corner_to_the_middle():
    rows = [[int(cell) for cell in line.split()] for line in BOARD.split("\n") if line]
    numbers = {(column, 6 - row): cell for row, cells in enumerate(rows) for column, cell in enumerate(cells)}
    assert {place: number for number, place in enumerate(SPIRAL, start=1)} == numbers


def test_pb1_the_way_goes_from_cell_to_neighbouring_cell():
    assert len(SPIRAL) == CENTRE == 49
    assert SPIRAL[START - 1] == (0, 0)
    assert SPIRAL[CENTRE - 1] == (3, 3)
    for (x, y), (next_x, next_y) in pairwise(SPIRAL):
        assert abs(x - next_x) + abs(y - next_y) == 1


def test_pb2_there_are_as_many_cards_on_the_table_as_players_and_at_most_six():
    assert GAME.seats == (3, 4, 5, 6)


def test_pb3_the_deck_holds_a_hundred_pictures_or_more_each_once():
    assert len(PICTURES) >= 100
    assert len(set(PICTURES)) == len(PICTURES)
    match = Match.start(GAME, Deal(4, 1))
    cards = [*match.state.deck, *(card for bank in match.state.banks for card in bank)]
    assert sorted(cards) == list(range(len(PICTURES)))


def test_pb3_every_picture_has_its_meaning():
    table = Path(pictoric.__file__).parent / "pictures.toml"
    assert list(PICTURES) == list(tomllib.loads(table.read_text(encoding="utf-8")))


def test_pb53_pictograms_have_names_of_their_own():
    assert len(set(PICTOGRAMS)) == len(PICTOGRAMS) == 60
    assert list(PICTOGRAMS) == sorted(PICTOGRAMS)
