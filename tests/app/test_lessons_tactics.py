"""A fresh profile plays through the lessons of Pixel Tactics, by mouse and by keyboard."""

import pytest

from pixtable.app.settings import Settings
from pixtable.app.visit import Visit
from tests.app.lessons import lesson_on, play_through
from tests.games.tactics.test_table_play import HANDS

NAMES = (
    "three_ranks",
    "front_line",
    "arrow_and_shield",
    "two_pips",
    "end_of_wave",
    "order_or_hero",
    "operations",
    "leader_matters",
    "truce",
)


@pytest.mark.parametrize(("by", "hand"), [("mouse", "clicks"), ("keys", "keys")])
def test_a_fresh_profile_plays_through_all_of_them(by, hand):
    with Visit(Settings(language="en", speed="instant")) as visit:
        levels = visit.app.level_shelf.levels("tactics", "tutorial")
        assert tuple(level.name for level in levels) == NAMES
        visit.app.play_level(levels[0])
        for level in levels:
            assert lesson_on(visit).level is level
            play_through(visit, by, lambda visit, scene, move: HANDS[hand](visit.pilot, scene, move))
            assert visit.app.progress.is_solved(level)
            assert visit.findings() == []
            visit.pilot.press("return")


def test_the_wrong_enemy_is_explained_and_taken_back():
    with Visit(Settings(language="en", speed="instant")) as visit:
        visit.app.play_level(visit.app.level_shelf.levels("tactics", "tutorial")[1])
        visit.pilot.settle().step().press("return").settle().step()
        scene = lesson_on(visit)
        scene.commit(next(move for move in scene.moves if move.target == 1013))
        visit.pilot.settle().step()
        assert scene.sitting.match.n == 0
        assert scene.bubble.is_reproach
