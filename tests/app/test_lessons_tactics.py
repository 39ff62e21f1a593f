"""A fresh profile plays through the lessons of Pixel Tactics, by mouse and by keyboard."""

from functools import partial

import pytest

from pixtable.app.scenes.lesson import LessonScene
from pixtable.app.settings import Settings
from pixtable.app.visit import Visit
from pixtable.core.events import Move
from tests.app.lessons import lesson_on, play_through
from tests.games.tactics.draft.test_table_play import HANDS as DRAFTERS
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
    "four_and_25",
    "classic_draft",
    "market_draft",
    "winston_draft",
)


def make(hand: str, visit: Visit, scene: LessonScene, move: Move) -> None:
    hands = DRAFTERS if scene.level.start.game else HANDS
    hands[hand](visit.pilot, scene, move)


@pytest.mark.parametrize(("by", "hand"), [("mouse", "clicks"), ("keys", "keys")])
def test_a_fresh_profile_plays_through_all_of_them(by, hand):
    with Visit(Settings(language="en", speed="instant")) as visit:
        levels = visit.app.level_shelf.levels("tactics", "tutorial")
        assert tuple(level.name for level in levels) == NAMES
        visit.app.play_level(levels[0])
        for level in levels:
            assert lesson_on(visit).level is level
            play_through(visit, by, partial(make, hand))
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
