"""Lists of levels, the daily puzzle, the door of a game, and what is kept of them."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from pixtable.language.words import FINISHED
from pixtable.levels.format import Level
from pixtable.levels.moves import read_move
from pixtable.play.daily import puzzle_of
from pixtable.shell.levels.daily import DailyScene
from pixtable.shell.levels.scene import LevelsScene
from pixtable.shell.table.scene import TableScene
from pixtable.shell.title.door import DoorScene
from pixtable.shell.title.scene import TitleScene
from pixtable.store.progress import Progress
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from tests.shell.shell_pilot import findings_everywhere, fly, new_app

TODAY = date(2026, 3, 14)
PUZZLE = (Path(__file__).parents[1] / "levels" / "good_puzzle.toml").read_text(encoding="utf-8")


def puzzle(visit: Visit, game: str, name: str) -> Level:
    return next(level for level in visit.app.services.level_shelf.levels(game, "puzzle") if level.name == name)


def lay_own(app, name: str, text: str) -> None:
    folder = app.services.folders.levels / "pixies"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.toml").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("language", FINISHED)
def test_nothing_overflows_or_overlaps(tmp_path, language):
    app = new_app(tmp_path, language=language)
    lay_own(app, "torn", "id = ")
    assert findings_everywhere(fly(app, lambda app: LevelsScene(app, "pixies", "puzzle")), app) == []
    assert findings_everywhere(fly(app, lambda app: DailyScene(app, TODAY)), app) == []


def test_levels_of_ones_own_are_listed_and_broken_ones_told(tmp_path):
    app = new_app(tmp_path)
    lay_own(app, "good", PUZZLE.replace("number = 1", "number = 90"))
    lay_own(app, "torn", "id = ")
    scene = fly(app, lambda app: LevelsScene(app, "pixies", "puzzle")).scene
    assert [row.level.name for row in scene.rows][-1] == "good"
    assert all(app.say("learn.own") in note for note in scene.rows[-1].notes)
    assert [row.name for row in scene.broken] == ["torn.toml:1"]


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_a_puzzle_says_what_is_to_be_done(tmp_path, text_scale):
    app = new_app(tmp_path, text_scale=text_scale)
    pilot = fly(app, lambda app: LevelsScene(app, "pixies", "puzzle"), size=(960, 600), text_scale=text_scale)
    row = pilot.scene.rows[1]
    assert row.level.task.in_language("en") in pilot.texts
    row.rect = row.rect.left_part(row.rect.w / 2)
    assert app.say("learn.kinds.puzzle") in pilot.step().texts  # in little room


def test_a_level_of_ones_own_that_has_no_table_says_so():
    with Visit() as visit:
        lay_own(visit.app, "good", PUZZLE.replace("row = [59", "row = [6"))
        visit.app.open_levels("pixies", "puzzle")
        visit.pilot.settle().scene.focus.set(visit.pilot.node("learn.row.good"))
        visit.pilot.press("return").settle()
        assert visit.pilot.find("dialog.understood") is not None
        assert isinstance(visit.pilot.desk.scenes[0], LevelsScene), "nothing is lost"


def test_the_day_alone_chooses_the_puzzle(tmp_path):
    pool = new_app(tmp_path).services.level_shelf.levels("pixies", "puzzle")
    chosen = {puzzle_of(TODAY + timedelta(days=n), "pixies", pool).id for n in range(60)}
    assert puzzle_of(TODAY, "pixies", pool) is puzzle_of(TODAY, "pixies", pool[::-1])
    assert len(chosen) > len(pool) / 2
    assert puzzle_of(TODAY, "pixies", []) is None


def test_a_streak_counts_days_in_a_row_and_waits_for_today(tmp_path):
    app = new_app(tmp_path)
    level = app.services.level_shelf.levels("pixies", "puzzle")[0]
    for back in (4, 2, 1):
        app.services.progress.solve(level, 3, 1, TODAY - timedelta(days=back))
    assert app.services.progress.streak("pixies", TODAY) == 2
    app.services.progress.solve(level, 1, 1, TODAY)
    assert app.services.progress.streak("pixies", TODAY) == 3
    assert app.services.progress.stars(level) == 3, "what was better before stays"
    assert Progress(app.services.folders).streak("pixies", TODAY) == 3, "it is on disk"


def test_a_damaged_file_of_progress_falls_back_to_the_one_before(tmp_path):
    app = new_app(tmp_path)
    first, second = app.services.level_shelf.levels("pixies", "tutorial")[:2]
    app.services.progress.solve(first, 3, 1)
    app.services.progress.solve(second, 3, 1)
    app.services.folders.progress.write_bytes(b"{")
    assert Progress(app.services.folders).is_solved(first)


def test_the_door_offers_the_next_lesson_and_then_the_game():
    with Visit() as visit:
        visit.app.open_title()
        visit.app.open_door("pixies")
        visit.pilot.settle()
        assert isinstance(visit.pilot.scene, DoorScene)
        assert visit.pilot.focused == "dialog.learn"
        visit.pilot.press("escape").settle()
        assert isinstance(visit.pilot.scene, TitleScene)
        for level in visit.app.services.level_shelf.levels("pixies", "tutorial"):
            visit.app.services.progress.solve(level, 3, 1)
        visit.app.open_door("pixies")
        visit.pilot.settle()
        assert visit.pilot.focused == "dialog.play"
        visit.pilot.press("return").settle()
        assert isinstance(visit.pilot.scene, TableScene)


def test_a_hint_is_put_away_by_a_press_and_comes_back_before_the_next():
    with Visit() as visit:
        level = visit.app.services.level_shelf.levels("pixies", "puzzle")[0]
        first, second = (hint.in_language(visit.app.settings.spoken) for hint in level.hints[:2])
        visit.app.play_level(level)
        visit.pilot.settle().press("h").settle().step()
        assert first in visit.pilot.texts
        visit.pilot.click("lesson.bubble").settle().step()
        assert first not in visit.pilot.texts
        visit.pilot.press("h").settle().step()
        assert first in visit.pilot.texts
        visit.pilot.press("h").settle().step()
        assert second in visit.pilot.texts


def test_while_a_choice_of_the_last_move_is_open_no_moves_are_counted():
    with Visit(Settings(language="en")) as visit:
        level = puzzle(visit, "tactics", "p06_a_longer_lance")
        visit.app.play_level(level)
        for move in level.solution[:2]:
            visit.pilot.settle()
            visit.pilot.scene.host.commit(read_move(move, visit.pilot.scene.session.game))
        scene = visit.pilot.settle().scene
        assert scene.session.moves_left == 0
        assert scene.session.match.half_made is not None
        assert "0" not in scene.status()
        assert visit.app.say("lesson.half_made") in scene.status()


def test_a_puzzle_is_played_lost_tried_again_and_solved():
    with Visit() as visit:
        visit.app.play_level(visit.app.services.level_shelf.levels("pixies", "puzzle")[0])
        visit.pilot.settle()
        scene = visit.pilot.scene
        scene.host.commit(next(move for move in scene.moves if move.card == 21))
        visit.pilot.settle().click("dialog.again").settle()
        again = visit.pilot.scene
        assert isinstance(again, TableScene)
        visit.pilot.press("h").settle().step()
        assert again.guide.level.hints[0].in_language(visit.app.settings.spoken) in visit.pilot.texts
        again.host.commit(next(move for move in again.moves if move.card == 0))
        visit.pilot.settle()
        assert visit.app.services.progress.stars(again.guide.level) == 2, "a hint costs a star"
