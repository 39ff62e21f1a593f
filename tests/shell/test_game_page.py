"""A game's page: go on, play, learn, every mode in two presses; and what is told of a mode that is new."""

from datetime import date

import pytest

from pixtable.games import GAMES
from pixtable.language.words import FINISHED
from pixtable.shell.game_page.first_met import FirstMet
from pixtable.shell.game_page.scene import GamePageScene
from pixtable.shell.levels.scene import LevelsScene
from pixtable.shell.new_game.scene import NewGameScene
from pixtable.shell.rulebook.scene import RulebookScene
from pixtable.shell.statistics.scene import StatisticsScene
from pixtable.shell.table.scene import TableScene
from pixtable.shell.title.scene import TitleScene
from pixtable.store.settings import Settings
from pixtable.tools.tour.games import chairs_for, play_until
from pixtable.tools.visit import Visit
from tests.shell.shell_pilot import at_a_third_and_at_all_looks, findings_everywhere, fly, new_app, reach


@pytest.fixture
def visit():
    with Visit(Settings(language="en", reduced_motion=True)) as visit:
        visit.app.open_title()
        yield visit


def open_page(visit, game_id):
    visit.app.return_to_game_page(game_id)
    visit.pilot.settle()
    return visit.pilot


@at_a_third_and_at_all_looks
@pytest.mark.parametrize("language", FINISHED)
@pytest.mark.parametrize("game_id", GAMES.on_the_title)
def test_nothing_overflows_or_overlaps(tmp_path, language, game_id, thorough):
    app = new_app(tmp_path, language=language)
    page = fly(app, lambda app: GamePageScene(app, game_id))
    assert findings_everywhere(page, app, thorough=thorough) == []


def test_a_waiting_game_is_shown_and_gone_on_with_from_its_picture(visit):
    match = play_until("rhombs", 3, lambda match: match.n == 8)
    visit.save(match, chairs_for("rhombs", 3))
    pilot = open_page(visit, "rhombs")
    assert pilot.focused == "game_page.continue"
    pilot.click("game_page.face").settle()
    assert isinstance(pilot.scene, TableScene)
    assert pilot.scene.session.match.n >= match.n


def test_what_a_press_on_play_deals_is_said_beneath_it(visit):
    assert "Open · 2 players" in open_page(visit, "rhombs").texts
    visit.pilot.click("game_page.mode.blind").settle().click("new_game.start").settle()
    assert "Blind · 2 players" in open_page(visit, "rhombs").texts


def test_where_all_is_learnt_the_picture_is_the_mode_that_a_press_on_it_plays(visit):
    assert open_page(visit, "rhombs").scene.face.mode == "", "the first button teaches"
    for level in visit.app.services.level_shelf.levels("rhombs", "tutorial"):
        visit.app.services.progress.solve(level, 1, 1, date.today())
    assert open_page(visit, "rhombs").scene.face.mode == "open"
    visit.pilot.click("game_page.face").settle()
    assert isinstance(visit.pilot.scene, TableScene)


@pytest.mark.parametrize("by", ["keys", "pad"])
def test_every_mode_is_reached_and_begun_without_a_mouse(visit, by):
    pilot = open_page(visit, "tactics")
    pilot.press("tab") if by == "keys" else pilot.pad("rb")
    reach(pilot, "game_page.mode.siege", "right", by=by)
    pilot.press("return") if by == "keys" else pilot.pad("a")
    pilot.settle()
    assert isinstance(pilot.scene, NewGameScene)
    assert pilot.scene.plan.agreed["variant"] == "siege"
    assert "Siege" in pilot.scene.header.remark
    pilot.press("return") if by == "keys" else pilot.pad("a")
    assert visit.wait_for(FirstMet, 200)


def test_a_mode_says_once_what_is_different_and_shows_where_it_is_written(visit):
    def begin(mode):
        open_page(visit, "tactics").click(f"game_page.mode.{mode}").settle().click("new_game.start").settle()

    begin("siege")
    assert isinstance(visit.pilot.scene, FirstMet)
    assert visit.findings() == []
    visit.pilot.click("dialog.rules").settle()
    assert isinstance(visit.pilot.scene, RulebookScene)
    assert visit.pilot.scene.cited == "rulebook.clause.PT-111"
    visit.pilot.press("escape").settle()
    assert isinstance(visit.pilot.scene, FirstMet)
    begin("siege")
    assert isinstance(visit.pilot.scene, TableScene)
    begin("classic")
    assert isinstance(visit.pilot.scene, TableScene), "the lessons have told of it"


def test_nothing_happens_at_the_table_while_it_is_read(visit):
    open_page(visit, "rhombs").click("game_page.mode.blind").settle().click("new_game.start").settle()
    table = visit.pilot.desk.scenes[0]
    visit.pilot.step(20_000)
    assert table.session.match.n == 0


def test_the_rooms_of_a_game_are_those_of_this_game(visit):
    pilot = open_page(visit, "rhombs").click("game_page.statistics").settle()
    assert isinstance(pilot.scene, StatisticsScene)
    assert pilot.scene.game == "rhombs"
    pilot.press("escape").settle().click("game_page.puzzles").settle()
    assert isinstance(pilot.scene, LevelsScene)
    assert pilot.scene.game_id == "rhombs"
    pilot.press("escape").settle()
    assert isinstance(pilot.scene, GamePageScene)
    assert pilot.scene.game_id == "rhombs"
    pilot.press("escape").settle()
    assert isinstance(pilot.scene, TitleScene)


def test_progress_and_days_in_a_row_are_told(visit):
    shelf, progress = visit.app.services.level_shelf, visit.app.services.progress
    lessons = shelf.levels("pictoric", "tutorial")
    progress.solve(lessons[0], 3, 1)
    progress.solve(shelf.levels("pictoric", "puzzle")[0], 3, 1, date.today())
    texts = open_page(visit, "pictoric").texts
    assert f"Lessons 1/{len(lessons)}" in texts
    assert "Daily · 1 day in a row" in texts
