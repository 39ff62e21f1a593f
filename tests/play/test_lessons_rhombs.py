"""A fresh profile plays through every lesson of Rhombs, by mouse and by keyboard."""

import pytest

from pixtable.core.events import Move
from pixtable.games.rhombs.rules.moves import Draw
from pixtable.shell.table.scene import TableScene
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
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
