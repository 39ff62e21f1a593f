"""From the title to result, coach, shelf and statistics, by hand: the screens know no game, so they know this one."""

import pytest

from pixtable.core.match import Deal
from pixtable.games import GAMES
from pixtable.language.words import FINISHED
from pixtable.shell.coach.scene import CoachScene
from pixtable.shell.game_page.scene import GamePageScene
from pixtable.shell.new_game.scene import NewGameScene
from pixtable.shell.result.scene import ResultScene
from pixtable.shell.rulebook.scene import RulebookScene
from pixtable.shell.shelf.scene import ShelfScene
from pixtable.shell.statistics.scene import StatisticsScene
from pixtable.shell.table.scene import TableScene
from pixtable.shell.title.scene import TitleScene
from pixtable.store.chairs import Chair
from pixtable.store.saves import load, verify
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from tests.shell.shell_pilot import reach

CHAIRS = (Chair("Ada"), Chair("Ivo", "easy"))
LONGEST_GAME = 100
"""Turns of the game and of waiting for the opponent."""


@pytest.fixture
def visit(stones):
    with Visit(Settings(language="en", reduced_motion=True)) as visit:
        yield visit


def table_of(visit):
    scene = visit.pilot.scene
    assert isinstance(scene, TableScene)
    return scene


def last_stones(visit):
    """The last stone of each heap that has any: to press it is always allowed."""
    heaps = table_of(visit).stage.heaps
    return [lying[-1].id for stones in heaps if (lying := [stone for stone in stones if stone.visible])]


def click_a_stone(visit):
    visit.pilot.click(last_stones(visit)[0])


def press_a_stone(visit):
    """By keys alone: Tab goes from heap to heap, an arrow along a heap."""
    reach(visit.pilot, last_stones(visit)[0], "tab", "right", "right", "right", "right", "right").press("return")


def play_to_the_end(visit, act=click_a_stone):
    for _ in range(LONGEST_GAME):
        visit.pilot.settle()
        if isinstance(visit.pilot.scene, ResultScene):
            return visit.pilot.scene
        if table_of(visit).host.moves:
            act(visit)
        visit.pilot.step(200)
    raise AssertionError("the game does not end")


def open_from_title(visit):
    visit.app.open_title()
    visit.pilot.settle()
    assert visit.findings() == []
    visit.pilot.click("title.tile.stones").settle()
    assert isinstance(visit.pilot.scene, GamePageScene)
    assert visit.findings() == []
    assert visit.pilot.find("game_page.learn") is None  # it has no lessons, no puzzles and no modes
    visit.pilot.click("game_page.lay").settle()
    assert isinstance(visit.pilot.scene, NewGameScene)
    assert visit.findings() == []
    visit.pilot.click("new_game.start").settle()
    return table_of(visit)


def test_from_the_title_to_the_result_the_coach_the_shelf_and_the_statistics(visit):
    open_from_title(visit)
    assert visit.findings() == []
    play_to_the_end(visit)
    assert visit.findings() == []

    visit.pilot.click("result.coach").settle()
    coach = visit.pilot.scene
    assert isinstance(coach, CoachScene)
    assert coach.analysis.verdicts
    assert visit.findings() == []

    visit.pilot.press("escape").settle().click("result.home").settle()
    assert isinstance(visit.pilot.scene, TitleScene)
    visit.pilot.click("title.shelf").settle()
    shelf = visit.pilot.scene
    assert isinstance(shelf, ShelfScene)
    assert "Stones" in " ".join(visit.pilot.texts)
    assert visit.findings() == []

    visit.pilot.click("shelf.statistics").settle()
    visit.pilot.click("statistics.game.stones").settle()
    statistics = visit.pilot.scene
    assert isinstance(statistics, StatisticsScene)
    assert statistics.header.remark == "1 finished game"
    for page in ("feats", "chance", "results"):
        visit.pilot.click(f"statistics.page.{page}").settle()
        assert visit.findings() == []
    assert "Last stone" in visit.pilot.texts

    visit.pilot.press("escape").settle().click(shelf.list.rows[0].id).settle()
    assert isinstance(visit.pilot.scene, ResultScene)


def test_by_keyboard_alone(visit):
    visit.app.open_title()
    reach(visit.pilot.settle(), "title.tile.stones", "down", "right").press("return").settle()
    reach(visit.pilot, "game_page.lay", "down").press("return").settle()
    reach(visit.pilot, "new_game.start", "tab", "down").press("return").settle()
    result = play_to_the_end(visit, press_a_stone)
    reach(visit.pilot, "result.coach", "right").press("return").settle()
    assert isinstance(visit.pilot.scene, CoachScene)
    visit.pilot.press("escape").settle()
    assert visit.pilot.scene is result


def test_too_many_stones_are_refused_in_a_sentence_with_its_clause(visit):
    table = open_from_title(visit)
    visit.pilot.settle().click("stones.1.0").step()  # four at once
    assert table.session.match.n == 0
    assert "Take at most 3 stones at once" in visit.pilot.texts
    assert table.toast.visible
    visit.app.open_rulebook("stones", "ST-2")  # a game without a book: a sheet that says its name, and no crash
    visit.pilot.settle()
    assert isinstance(visit.pilot.scene, RulebookScene)
    assert visit.findings() == []


def test_a_game_is_left_saved_and_gone_on_with(visit):
    table = open_from_title(visit)
    visit.pilot.settle()
    click_a_stone(visit)
    visit.pilot.settle()
    path, steps = table.session.recorded.journal.path, list(table.session.match.steps)
    visit.pilot.press("escape").settle().click("dialog.home").settle()
    assert load(path).match.steps == steps
    visit.pilot.click("title.continue.stones").settle()
    assert table_of(visit).session.match.steps[: len(steps)] == steps
    play_to_the_end(visit)
    assert verify(path).agrees


def test_undo_and_looking_back_bring_the_stones_back(visit):
    table = open_from_title(visit)
    lying = last_stones(visit.pilot.settle() and visit)
    click_a_stone(visit)
    visit.pilot.settle().press("page up", "page up", "page up").settle()
    assert last_stones(visit) == lying
    visit.pilot.press("escape").settle().press("u").settle()
    assert table.session.match.n == 0


@pytest.mark.parametrize("language", FINISHED)
def test_what_is_not_translated_is_said_in_english(stones, language):
    with Visit(Settings(language=language, reduced_motion=True)) as visit:
        visit.app.start_game("stones", CHAIRS, Deal(2, 1))
        visit.pilot.settle()
        assert "12 stones left" in visit.pilot.texts  # "12" has a plural form of its own in Russian and Ukrainian
        play_to_the_end(visit)
        assert visit.findings() == []


def test_it_is_gone_again():
    assert "stones" not in GAMES
