"""A fresh profile plays through the lessons of Pixel Tactics, by mouse and by keyboard."""

from functools import partial

import pytest

from pixtable.core.events import Move
from pixtable.games.tactics.rules import moves as mv
from pixtable.games.tactics.rules.events import TurnEnded
from pixtable.levels.reading import read_level
from pixtable.shell.table.scene import TableScene
from pixtable.store.program_files import levels_folder
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from tests.games.tactics.draft.test_table_play import HANDS as DRAFTERS
from tests.games.tactics.squads import battle, my
from tests.games.tactics.test_table_play import HANDS
from tests.play.lessons import lesson_on, play_through

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


def make(hand: str, visit: Visit, scene: TableScene, move: Move) -> None:
    hands = DRAFTERS if scene.guide.level.start.game else HANDS
    hands[hand](visit.pilot, scene, move)


@pytest.mark.thorough
@pytest.mark.parametrize(("by", "hand"), [("mouse", "clicks"), ("keys", "keys")])
def test_a_fresh_profile_plays_through_all_of_them(by, hand):
    with Visit(Settings(language="en", speed="instant")) as visit:
        levels = visit.app.services.level_shelf.levels("tactics", "tutorial")
        assert tuple(level.name for level in levels) == NAMES
        visit.app.play_level(levels[0])
        for level in levels:
            assert lesson_on(visit).guide.level is level
            play_through(visit, by, partial(make, hand))
            assert visit.app.services.progress.is_solved(level)
            assert visit.findings() == []
            visit.pilot.press("return")


def test_the_wrong_enemy_is_explained_and_taken_back():
    with Visit(Settings(language="en", speed="instant")) as visit:
        visit.app.play_level(visit.app.services.level_shelf.levels("tactics", "tutorial")[1])
        visit.pilot.settle().step().press("return").settle().step()
        scene = lesson_on(visit)
        scene.host.commit(next(move for move in scene.moves if move.target == 1013))
        visit.pilot.settle().step()
        assert scene.session.match.n == 0
        assert scene.guide.overlay.bubble.is_reproach


def test_the_lesson_of_operations_counts_as_many_turn_ends_as_the_rules_take():
    table, ends = battle(hand=("bard",)).play(mv.PlayOperation(my("bard"), 0)), 0
    while table.state.reserves[0][0]:
        table.end_turn()
        ends += any(event.seat == 0 for event in table.happened(TurnEnded))
    lesson = read_level((levels_folder() / "tactics" / "operations.toml").read_text(encoding="utf-8"))
    assert {5: "fifth turn end"}[ends] in lesson.done.en


def test_a_deed_that_only_the_lesson_does_not_want_now_says_so_on_its_button_and_when_pressed():
    with Visit(Settings(language="en", speed="instant")) as visit:
        visit.app.play_level(visit.app.services.level_shelf.levels("tactics", "tutorial")[1])
        visit.pilot.settle().step().press("return").settle().step()
        scene = lesson_on(visit)
        visit.pilot.click("tactics.unit.7").settle().step()
        assert scene.stage.verbs.tile("move").words() == "Not now: something else is asked for"
        visit.pilot.click("tactics.verb.move").settle().step()
        assert scene.guide.overlay.bubble.is_reproach


def test_where_nothing_but_the_end_of_the_turn_is_asked_for_one_press_is_enough():
    with Visit(Settings(language="en", speed="instant")) as visit:
        visit.app.play_level(visit.app.services.level_shelf.levels("tactics", "tutorial")[1])
        visit.pilot.settle().step().press("return").settle().step()
        scene = lesson_on(visit)
        scene.host.commit(next(move for move in scene.moves if move.target == 1023))
        visit.pilot.settle().step()
        match = scene.session.match
        assert match.state.actions_left
        n = match.n
        visit.pilot.click("tactics.end").settle()
        assert isinstance(match.steps[n].move, mv.Pass)


@pytest.mark.parametrize("number", range(1, 7))
def test_places_for_operations_come_with_the_lesson_that_speaks_of_them(number):
    with Visit(Settings(language="en", speed="instant")) as visit:
        visit.app.play_level(visit.app.services.level_shelf.levels("tactics", "tutorial")[number - 1])
        visit.pilot.settle().step()
        scene = lesson_on(visit)
        assert scene.stage.slots
        assert not any(slot.visible for slot in scene.stage.slots)
