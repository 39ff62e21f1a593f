import pytest

from pixtable.games.pixies.rules.scoring import largest_zone, score, score_items

from .pictures import garden, sheet

SHEET_EXAMPLE = """
    1b+6/1g+5   2m          3b+3
    4b*         5g-1/5y     .
    7y+1/7r-1   8b-3/8r     .
"""


def test_the_example_of_the_sheet_is_worth_40():
    scored = score(garden(SHEET_EXAMPLE), round=1)
    assert scored.validated == 1 + 5 + 7 + 8 == 21
    assert (scored.symbols, scored.specials) == (10 - 4, 5)
    assert scored.symbols + scored.specials == 11
    assert scored.zone == 4 * 2
    assert scored.total == 40
    assert largest_zone(garden(SHEET_EXAMPLE)) == [0, 1, 2, 3]


@pytest.mark.parametrize(("round", "points"), [(1, 8), (2, 12), (3, 16)])
def test_a_card_of_the_zone_gives_two_three_then_four_points(round, points):
    assert score(garden(SHEET_EXAMPLE), round).zone == points


def test_an_empty_garden_is_worth_nothing():
    assert score(garden(""), round=3) == sheet()


def test_a_card_that_is_not_validated_gives_its_symbols_but_not_its_value():
    assert score(garden(". . . . . . . . 9y-2"), 1) == sheet(symbols=-2)
    assert score(garden(". . . . . . . . 9y-2/9r"), 1) == sheet(validated=9, symbols=-2)


def test_a_face_down_card_has_no_value_no_symbols_and_no_colour():
    alone = garden("/1b+6 2b+4 . . . . . . .")
    assert score(alone, 1) == sheet(symbols=4)
    beneath = garden("1r+3/1b+6 2b+4 . . . . . . .")
    assert score(beneath, 1) == sheet(validated=1, symbols=3 + 4)


def test_a_special_card_counts_itself_and_every_multicolour_card():
    assert score(garden(". . . 4b* . . . . ."), 1) == sheet(specials=1)
    assert score(garden(". 2m . . . . . 8m-1 9b-1"), 1).specials == 0
    assert score(garden(". 2m . . 5b* . . 8m-1 9b-1"), 1).specials == 4


def test_two_special_cards_each_count_all_their_colour():
    assert score(garden(". . . 4b* 5b* . . . 9b-1"), 1).specials == 6


def test_a_special_card_does_not_count_other_colours_or_face_down_cards():
    assert score(garden("1r+3 . . 4b* . . . . /9b-1"), 1).specials == 1


def test_corners_do_not_join_a_zone():
    assert score(garden("1b+6 . . . 5b . . . 9b-1"), 1).zone == 0


def test_one_card_is_no_zone():
    assert largest_zone(garden("1b+6 . . . . . . . .")) == []


def test_only_the_largest_zone_counts():
    assert score(garden("1b+6 2b+4 . . . . 7r-1 8r 9r"), 1).zone == 3 * 2


def test_multicolour_cards_join_any_colour_but_do_not_join_two_colours():
    assert largest_zone(garden("1b+6 2m 3r+4 . . . . . .")) == [0, 1]


def test_multicolour_cards_alone_can_form_a_zone():
    assert score(garden(". 2m 3m . . 6m-1 . . ."), 2).zone == 3 * 3


def test_the_score_of_a_round_may_be_negative():
    assert score(garden(". . . . . . . . 9b-6"), 1).total == -6


def test_every_point_is_itemised_with_the_cells_that_earn_it():
    items = score_items(garden(SHEET_EXAMPLE), round=1)
    assert [(item.points, item.cells) for item in items if item.term == "validated"] == [
        (1, (0,)),
        (5, (4,)),
        (7, (6,)),
        (8, (7,)),
    ]
    assert [(item.points, item.cells) for item in items if item.term == "specials"] == [(5, (3, 0, 1, 2, 7))]
    assert [(item.points, item.cells) for item in items if item.term == "zone"] == [(8, (0, 1, 2, 3))]
    assert sum(item.points for item in items) == 40
