"""A fresh profile plays through every lesson of Rhombs, by mouse and by keyboard."""

import pytest

from pixtable.app.scenes.lesson import LessonScene
from pixtable.app.settings import Settings
from pixtable.app.visit import Visit
from pixtable.core.events import Move
from pixtable.games.rhombs.moves import Draw
from tests.app.lessons import lesson_on, play_through
from tests.games.rhombs.test_table_play import by_clicks, by_keys

NAMES = ("seam", "turn", "two_neighbours", "stone", "from_the_bag", "count_stones")


def with_mouse(visit: Visit, scene: LessonScene, move: Move) -> None:
    if isinstance(move, Draw):
        visit.pilot.click("rhombs.bag")
    else:
        by_clicks(visit.pilot, scene, move)


def with_keys(visit: Visit, scene: LessonScene, move: Move) -> None:
    if isinstance(move, Draw):
        visit.pilot.press("d")
    else:
        by_keys(visit.pilot, scene, move)


HANDS = {"mouse": with_mouse, "keys": with_keys}


@pytest.mark.parametrize("by", HANDS)
def test_a_fresh_profile_plays_through_all_of_them(by):
    with Visit(Settings(language="en", speed="instant")) as visit:
        levels = visit.app.level_shelf.levels("rhombs", "tutorial")
        assert tuple(level.name for level in levels) == NAMES
        visit.app.play_level(levels[0])
        for level in levels:
            assert lesson_on(visit).level is level
            play_through(visit, by, HANDS[by])
            assert visit.app.progress.is_solved(level)
            assert visit.findings() == []
            visit.pilot.press("return")


def test_a_tile_that_would_cost_less_is_not_the_one_to_unload():
    with Visit(Settings(language="en", speed="instant")) as visit:
        visit.app.play_level(visit.app.level_shelf.levels("rhombs", "tutorial")[5])
        visit.pilot.settle()
        scene = lesson_on(visit)
        scene.commit(next(move for move in scene.moves if move.tile == 33))
        visit.pilot.settle()
        assert scene.sitting.match.n == 0
        assert scene.bubble.is_reproach
