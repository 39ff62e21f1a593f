"""A fresh profile plays through every lesson of Rhombs, by mouse and by keyboard."""

import pytest

from pixtable.core.events import Move
from pixtable.games.rhombs.rules.moves import Draw
from pixtable.games.rhombs.table.camera import is_inside
from pixtable.shell.table.scene import TableScene
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from pixtable.ui.pilot import FRAME
from tests.games.rhombs.test_table_play import by_clicks, by_keys
from tests.play.lessons import lesson_on, play_through

NAMES = ("seam", "turn", "two_neighbours", "stone", "from_the_bag", "count_stones")


def with_mouse(visit: Visit, scene: TableScene, move: Move) -> None:
    if isinstance(move, Draw):
        visit.pilot.click("rhombs.bag")
    else:
        by_clicks(visit.pilot, scene, move)


def with_keys(visit: Visit, scene: TableScene, move: Move) -> None:
    if isinstance(move, Draw):
        visit.pilot.press("d")
    else:
        by_keys(visit.pilot, scene, move)


HANDS = {"mouse": with_mouse, "keys": with_keys}


@pytest.mark.thorough
@pytest.mark.parametrize("by", HANDS)
def test_a_fresh_profile_plays_through_all_of_them(by):
    with Visit(Settings(language="en", speed="instant")) as visit:
        levels = visit.app.services.level_shelf.levels("rhombs", "tutorial")
        assert tuple(level.name for level in levels) == NAMES
        visit.app.play_level(levels[0])
        for level in levels:
            assert lesson_on(visit).guide.level is level
            play_through(visit, by, HANDS[by])
            assert visit.app.services.progress.is_solved(level)
            assert visit.findings() == []
            visit.pilot.press("return")


def test_a_tile_that_would_cost_less_is_not_the_one_to_unload():
    with Visit(Settings(language="en", speed="instant")) as visit:
        visit.app.play_level(visit.app.services.level_shelf.levels("rhombs", "tutorial")[5])
        visit.pilot.settle()
        scene = lesson_on(visit)
        scene.host.commit(next(move for move in scene.moves if move.tile == 33))
        visit.pilot.settle()
        assert scene.session.match.n == 0
        assert scene.guide.overlay.bubble.is_reproach


def begin(visit: Visit, number: int, *, read: int = 0) -> TableScene:
    visit.app.play_level(visit.app.services.level_shelf.levels("rhombs", "tutorial")[number - 1])
    visit.pilot.settle().step(FRAME)
    for _ in range(read):
        visit.pilot.click("lesson.next").settle().step(FRAME)
    return lesson_on(visit)


@pytest.mark.parametrize(("number", "read", "tile"), [(1, 0, 5), (2, 1, 26), (3, 2, 5)])
def test_with_a_tile_in_the_hand_the_places_are_in_the_light_and_the_keys_in_sight(number, read, tile):
    with Visit(Settings(language="en", speed="instant")) as visit:
        scene = begin(visit, number, read=read)
        assert scene.guide.overlay.veil.is_down
        visit.pilot.click(f"rhombs.tile.{tile}").settle().step(FRAME)
        assert [cell for cell in scene.stage.board.cells.values() if cell.visible]
        assert not scene.guide.overlay.veil.is_down
        assert not scene.guide.overlay.bubble.rect.meets(scene.stage.tray.keys.rect)


def test_what_fills_a_cell_is_lit_to_its_corners():
    with Visit(Settings(language="en", speed="instant")) as visit:
        scene = begin(visit, 1)
        cell, veil = scene.stage.anchor("rhombs.cell.1.0"), scene.guide.overlay.veil
        visit.pilot.step(1000)

        def light(point: tuple[float, float]) -> int:
            visit.pilot.desk.draw()
            at = visit.pilot.desk.view.to_px(*point)
            return sum(visit.pilot.desk.screen.surface.get_at(at)[:3])

        corner, outside = cell.contour(-4)[1], cell.contour(40)[1]
        below = light(corner), light(outside)
        veil.visible = False
        assert below[0] == light(corner)
        assert below[1] < 0.8 * light(outside)


def test_the_lesson_of_turning_waits_for_a_turn_by_hand():
    with Visit(Settings(language="en", speed="instant")) as visit:
        scene = begin(visit, 2, read=1)
        visit.pilot.click("rhombs.tile.26").settle()
        visit.pilot.click("rhombs.cell.-1.-1").settle()
        visit.pilot.click("rhombs.cell.-1.-1").settle().step(FRAME)
        assert scene.session.match.n == 0
        assert scene.guide.overlay.bubble.is_reproach
        visit.pilot.click("rhombs.tile.26").settle()
        visit.pilot.click("rhombs.cell.-1.-1").settle().press("e").settle()
        visit.pilot.click("rhombs.cell.-1.-1").settle().step(FRAME)
        assert scene.session.lesson.at == 2


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_number_of_places_leaves_the_faces_of_a_tile_bare(text_scale):
    with Visit(Settings(language="en", speed="instant", text_scale=text_scale)) as visit:
        scene = begin(visit, 1)
        visit.pilot.desk.draw()
        for tile in (5, 14):
            node = scene.stage.pieces.tiles[tile]
            at, chip = node.rect.centre, node.counted
            middle = (chip.x + chip.h / 2 - at.x, chip.cy - at.y)
            assert chip.h
            assert not is_inside(*middle, node.radius_shown)
            near = [(chip.x + chip.h * part - at.x, chip.y - at.y) for part in (0.25, 0.5)]
            assert not any(is_inside(x, y, node.radius_shown - 2) for x, y in near)


def test_once_learned_nobody_is_said_to_go_on():
    with Visit(Settings(language="en", speed="instant")) as visit:
        scene = begin(visit, 3, read=2)
        with_mouse(visit, scene, next(move for move in scene.moves if move.tile == 5))
        visit.pilot.step(FRAME)
        assert scene.guide.status() == "Learned"
