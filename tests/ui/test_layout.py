from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pixtable.ui.draw.layout import REST, Rect, Share, Size, cells, centred, columns, fit, flow, grid, kept_inside, rows
from pixtable.ui.draw.outline import rounded, union
from pixtable.ui.draw.units import View

lengths = st.floats(1, 2000)


def test_fixed_rows_keep_their_height_and_the_rest_takes_what_is_left() -> None:
    bar, stage, strip = rows(Rect(0, 0, 1280, 800), 44, REST, 28)
    assert (bar.h, stage.y, stage.h, strip.y) == (44, 44, 728, 772)


def test_shares_divide_by_weight() -> None:
    left, right = columns(Rect(0, 0, 310, 10), Share(1), Share(2), gap=10)
    assert (left.w, right.x, right.w) == (100, 110, 200)


def test_grid_fills_its_rect_with_equal_cells() -> None:
    found = grid(Rect(10, 10, 200, 100), 4, 2, gap=8)
    assert len(found) == 8
    assert found[-1].right == 210
    assert found[-1].bottom == 110


def test_garden_cells_stand_where_the_design_puts_them() -> None:
    found = cells(24, 244, Size(120, 168), 3, 9)
    assert found[5] == Rect(280, 420, 120, 168)


def test_flow_goes_to_the_next_line_as_words_do() -> None:
    found = flow([Size(60, 20)] * 3, Rect(0, 0, 130, 100), gap=8)
    assert [(r.x, r.y) for r in found] == [(0, 0), (68, 0), (0, 28)]


@given(lengths, lengths, lengths, lengths)
def test_fit_keeps_shape_and_stays_inside(w: float, h: float, room_w: float, room_h: float) -> None:
    room = Rect(5, 7, room_w, room_h)
    found = fit((w, h), room)
    assert room.holds(found)
    assert abs(found.w / found.h - w / h) < 1e-6 * (w / h) + 1e-9


@given(st.floats(-500, 2000), st.floats(-500, 2000))
def test_a_pushed_rect_lies_wholly_inside(x: float, y: float) -> None:
    assert Rect(0, 0, 1280, 800).holds(kept_inside(Rect(x, y, 300, 120), Rect(0, 0, 1280, 800)))


def test_units_are_pixels_at_the_design_size_and_scale_with_the_smaller_side() -> None:
    assert View.of(1280, 800).scale == 1
    assert View.of(1920, 1080).scale == 1.35
    wide = View.of(2560, 800)
    assert (wide.scale, wide.width) == (1, 2560)
    assert wide.design == centred((1280, 800), wide.rect)


@given(st.integers(300, 4000), st.integers(300, 3000), st.floats(0, 900), st.floats(1, 300))
def test_neighbours_meet_without_a_seam_at_any_scale(w: int, h: int, x: float, width: float) -> None:
    view = View.of(w, h)
    left = view.box(Rect(x, 0, width, 10))
    right = view.box(Rect(x + width, 0, width, 10))
    assert abs(left[0] + left[2] - right[0]) == 0


def test_a_zone_has_one_outline_that_bridges_the_gaps_between_cells() -> None:
    a, b = Rect(0, 0, 120, 168), Rect(128, 0, 120, 168)
    (loop,) = union([a, b], 5)
    assert sorted(set(loop)) == [(-5, -5), (-5, 173), (253, -5), (253, 173)]
    assert rounded(loop, 12)[0] == rounded(loop, 12)[-1]


def test_cells_that_touch_only_by_a_corner_stay_two_loops() -> None:
    assert len(union([Rect(0, 0, 10, 10), Rect(10, 10, 10, 10)])) == 2
