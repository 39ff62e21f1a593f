"""Where a lesson's bubble lies: near to what it speaks of, and not on what one has to see."""

import pytest

from pixtable.shell.levels.surroundings import Surroundings
from pixtable.ui.draw.layout import Rect

ROOM = Rect(0, 0, 960, 540)
SHAPE = (400.0, 180.0)
CARD = Rect(40, 60, 100, 140)
ROW = [Rect(160 + 120 * i, 60, 100, 140) for i in range(6)]


def hidden(place: Rect, piece: Rect) -> float:
    shared = place.overlap(piece)
    return shared.w * shared.h


@pytest.mark.parametrize("meant", [CARD, *ROW, Rect(430, 200, 100, 140), Rect(20, 380, 100, 140)])
def test_what_is_meant_stays_in_sight(meant):
    assert hidden(Surroundings(ROOM, [meant]).best_place([SHAPE]), meant) == 0


def test_without_anything_else_it_lies_beside_what_is_meant():
    place = Surroundings(ROOM, [CARD]).best_place([SHAPE])
    assert place.x > CARD.right
    assert place.cy == CARD.cy


def test_other_pieces_send_it_where_nothing_lies():
    place = Surroundings(ROOM, [CARD], ROW).best_place([SHAPE])
    assert all(hidden(place, piece) == 0 for piece in (CARD, *ROW))


def test_it_passes_over_what_lies_close_by():
    """Below the row stand its prices, below them there is room; everything else is full."""
    cards = [Rect(160 * i, 0, 150, 200) for i in range(6)]
    prices = [Rect(card.x, card.bottom, card.w, 60) for card in cards]
    foot = Rect(0, 460, 960, 80)
    place = Surroundings(ROOM, [cards[2]], [*cards[:2], *cards[3:], *prices, foot]).best_place([SHAPE])
    assert prices[0].bottom < place.y
    assert place.bottom <= foot.y


def test_where_everything_is_full_a_wider_shape_may_hide_less():
    """A low strip is free below: only the wide and low shape fits into it."""
    full = [Rect(160 * i, 40, 150, 380) for i in range(6)]
    place = Surroundings(ROOM, [full[0]], full[1:]).best_place([SHAPE, (700.0, 100.0)])
    assert place.size == (700.0, 100.0)
    assert all(hidden(place, piece) == 0 for piece in full)


def test_a_wished_side_is_kept_unless_a_piece_lies_there():
    assert Surroundings(ROOM, [CARD], side="below").best_place([SHAPE]).y > CARD.bottom
    beneath = Rect(60, 240, 100, 140)
    place = Surroundings(ROOM, [CARD], [beneath], side="below").best_place([SHAPE])
    assert hidden(place, beneath) == 0


def test_words_about_nothing_lie_beside_the_table_if_they_fit_there():
    table = Rect(0, 0, 700, 540)
    assert Surroundings(ROOM, [], table=table).best_place([SHAPE, (240.0, 300.0)]).x > table.right
    assert Surroundings(ROOM, [], [Rect(720, 0, 240, 540)], table=table).best_place([SHAPE]).right < 720


def test_a_beak_points_only_at_what_lies_near():
    about = Surroundings(ROOM, [CARD])
    assert about.is_near(about.best_place([SHAPE]))
    assert not about.is_near(CARD.moved(CARD.w + 200, 0))
    assert not Surroundings(ROOM, []).is_near(CARD)


def test_a_beak_points_at_nothing_that_lies_corner_to_corner():
    about = Surroundings(ROOM, [CARD])
    assert not about.is_near(CARD.moved(CARD.w + 10, CARD.h + 10))
    assert about.is_near(CARD.moved(CARD.w + 10, CARD.h / 2))
