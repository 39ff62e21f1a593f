"""The board's view: pure geometry first, then hands that pan and zoom."""

import pytest

from pixtable.core.hexes import neighbours
from pixtable.games.rhombs.rules.moves import Draw
from pixtable.games.rhombs.table.camera import SMALLEST, Camera, fitted, with_ring
from pixtable.games.rhombs.table.layout import lay_out, tray_slots
from pixtable.games.rhombs.table.pieces.bag import to_come
from pixtable.ui.draw.layout import Point, Rect
from pixtable.ui.draw.theme import Space
from tests.games.rhombs.table_host import TableScene, open_table
from tests.games.table_host import play_on

from .pictures import RULES, begun, play, position

AREA = Rect(0, 44, 1016, 604)
CELLS = [(q, r) for q in range(-6, 7) for r in range(-6, 7)]


def centre_of(scene: TableScene, cell: tuple[int, int]) -> Point:
    return scene.stage.look.camera.centre(cell)


@pytest.mark.parametrize(
    ("more", "counts"),
    [
        ({}, (1, 1, 0, 1)),  # an empty bag: what lies nowhere is out of play
        ({"bag_order": None}, (4, 20, 20, 5)),
        ({"bag_order": None, "bag": 3}, (None, None, None, None)),
    ],
)
def test_bag_and_hands_are_counted_without_what_is_out_of_play(more, counts):
    state = position("rrr kkb", "bbg", **more)
    assert to_come(RULES.view(state, 0)) == counts


def test_a_tile_in_the_hand_is_counted_and_hidden_ones_with_those_in_the_bag():
    state = begun(3, mode="blind", hidden_penalties=True)
    play(state, Draw())
    assert state.drawn is not None
    assert [to_come(RULES.view(state, seat)) for seat in range(3)] == [(5, 20, 20, 5)] * 3


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.35, 1.5, 2.7])
@pytest.mark.parametrize("radius", [SMALLEST, 31.7, 48.0, 96.0])
def test_a_point_of_a_cell_belongs_to_that_cell(scale, radius):
    camera = Camera(AREA, 0.3, -0.7, radius, scale)
    for cell in CELLS:
        at = camera.centre(cell)
        assert camera.cell_at(at) == cell
        for near in neighbours(cell):
            beside = camera.centre(near)
            assert camera.cell_at(Point(at.x + (beside.x - at.x) * 0.45, at.y + (beside.y - at.y) * 0.45)) == cell


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.35, 1.8])
def test_all_seams_are_alike_on_whole_pixels(scale):
    camera = Camera(AREA, 0.41, 0.77, 40.3, scale)
    for q, r in CELLS:
        x, y = camera.centre((q, r))
        assert (x * scale) % 1 == pytest.approx(0, abs=1e-6) or (x * scale) % 1 == pytest.approx(1, abs=1e-6)
        right = camera.centre((q + 1, r))
        below = camera.centre((q, r + 1))
        assert right.x - x == pytest.approx(camera.wide)
        assert below.y - y == pytest.approx(camera.pitch)


def test_zoom_keeps_what_is_under_the_hand():
    camera, hand = Camera(AREA, 1.0, 2.0, 48.0), Point(300, 400)
    cell = camera.cell_at(hand)
    before = camera.centre(cell)
    near, far = camera.zoomed(1.5, hand), camera.zoomed(0.5, hand)
    for zoomed in (near, far):
        k = zoomed.wide / camera.wide
        after = zoomed.centre(cell)
        assert after.x - hand.x == pytest.approx((before.x - hand.x) * k, abs=1.5)
        assert after.y - hand.y == pytest.approx((before.y - hand.y) * k, abs=1.5)


def test_no_tile_is_ever_narrower_than_36_units():
    camera = Camera(AREA)
    for _ in range(40):
        camera = camera.zoomed(0.8, Point(10, 60))
    assert camera.wide >= 36


@pytest.mark.parametrize("seed", range(6))
def test_a_fitted_view_shows_every_tile_and_a_ring(seed):
    _, scene = open_table(4, seed, waits=True)
    play_on(scene, 48, seed)
    tiles = [laid.cell for laid in scene.match.state.table]
    places = lay_out(AREA, 12, False, 1.0)
    camera = fitted(places.canvas, places.fit, tiles, 1.0)
    assert all(camera.shows(cell) for cell in with_ring(tiles))


@pytest.mark.parametrize("count", range(1, 26))
def test_up_to_25_tiles_lie_in_the_tray_apart_and_large_enough(count):
    places = lay_out(Rect(0, 44, 1016, 712), count, False, 2.0)
    slots = tray_slots(places.row, count)
    assert len(slots) == count
    for slot in slots:
        assert min(slot.w, slot.h) >= Space.TARGET
        assert places.tray.holds(slot)
    assert not any(a.meets(b, 0.01) for i, a in enumerate(slots) for b in slots[:i])


def test_large_text_gets_larger_tiles_so_that_their_counts_do_not_hide_them():
    """A full hand of 25: the badges grow with the text."""
    wide = {scale: tray_slots(lay_out(Rect(0, 44, 1016, 712), 25, False, scale).row, 25)[0].w for scale in (1.0, 2.0)}
    assert wide[2.0] > 1.15 * wide[1.0]


# hands


def test_the_slate_is_dragged_by_its_bare_parts_and_by_the_middle_button_anywhere():
    pilot, scene = open_table(4, 2, waits=True)
    play_on(scene, 12)
    before = centre_of(scene, (0, 0))
    pilot.settle().drag((200.0, 560.0), (230.0, 540.0))
    assert centre_of(scene, (0, 0)) == pytest.approx((before.x + 30, before.y - 20), abs=1.1)
    at = centre_of(scene, scene.match.state.table[0].cell)
    pilot.move(tuple(at)).mouse_down(2).move((at.x - 40, at.y + 10)).mouse_up(2)
    assert centre_of(scene, (0, 0)) == pytest.approx((before.x - 10, before.y - 10), abs=1.1)
    assert scene.match.n == 12


def test_the_wheel_zooms_to_the_pointer_while_the_hand_is_empty():
    pilot, scene = open_table(4, 2, waits=True)
    play_on(scene, 12)
    cell = scene.match.state.table[-1].cell
    at = centre_of(scene, cell)
    wide = scene.stage.look.camera.wide
    pilot.settle().move(tuple(at)).wheel(1)
    assert scene.stage.look.camera.wide > wide
    assert centre_of(scene, cell) == pytest.approx(tuple(at), abs=2)
    pilot.click("rhombs.zoom.whole").settle()
    assert all(scene.stage.look.camera.shows(c) for c in with_ring(scene.stage.board.occupied))


def test_arrows_move_the_board_that_has_the_keyboard_as_long_as_more_of_it_lies_that_way():
    pilot, scene = open_table(4, 2, waits=True)
    play_on(scene, 12)
    pilot.settle()
    scene.focus.enter("board")
    for _ in range(4):
        scene.stage.board.zoom(1.5, Point(0, 0))
    before = centre_of(scene, (0, 0))
    pilot.press("right")
    assert centre_of(scene, (0, 0)).x < before.x


def test_whoever_has_gone_up_to_the_board_by_an_arrow_comes_down_again_by_arrows():
    """Past the others' tabs too, which lay their tiles where one's own are."""
    pilot, scene = open_table(4, 2, waits=True)
    play_on(scene, 12)
    pilot.settle()
    before = scene.stage.look.camera
    scene.focus.enter("board")
    pilot.press("down")
    assert pilot.focused == "rhombs.tab.1"
    pilot.step().press("return").step().press("down").step()
    assert pilot.focused.startswith("rhombs.tile.")
    assert scene.stage.look.peeked is None
    assert scene.stage.look.camera == before


def test_the_view_is_not_taken_from_a_player_at_work():
    """Whoever has moved the board keeps it through their own turn and their own move."""
    pilot, scene = open_table(2, 3, waits=True)
    play_on(scene, 8)
    pilot.settle().drag((200.0, 500.0), (260.0, 470.0)).settle()
    view = scene.stage.look.camera
    scene.stage.sync(scene.shown, animate=True)
    pilot.settle()
    assert scene.stage.look.camera == view


def test_a_tile_laid_out_of_sight_brings_the_whole_board_back():
    pilot, scene = open_table(2, 3, instant=True)
    play_on(scene, 8)
    pilot.settle()
    for _ in range(6):
        scene.stage.board.zoom(1.5, Point(1000, 640))
    assert not all(scene.stage.look.camera.shows(laid.cell) for laid in scene.match.state.table)
    scene.commit(scene.moves[0])
    pilot.settle()
    assert scene.stage.look.camera.shows(scene.match.state.table[-1].cell)
