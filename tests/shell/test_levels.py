"""Lists of levels, the daily puzzle, the door of a game, and what is kept of them."""

from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from pixtable.core.open import sample_of
from pixtable.core.telling import plain_text, within
from pixtable.games.tactics.tools.tour_levels import LEVEL_STOPS
from pixtable.language.words import FINISHED
from pixtable.levels.format import Level
from pixtable.levels.moves import read_move
from pixtable.play.daily import puzzle_of
from pixtable.play.level_session import LevelSession
from pixtable.shell.game_page.scene import GamePageScene
from pixtable.shell.levels.daily import DailyScene
from pixtable.shell.levels.level_done import LevelDone
from pixtable.shell.levels.scene import LevelsScene
from pixtable.shell.table.scene import TableScene
from pixtable.shell.title.scene import TitleScene
from pixtable.store.progress import Progress
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from pixtable.ui.lettering.typeset import plain
from tests.shell.shell_pilot import findings_everywhere, fly, new_app, reach

A_REST = 1500
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


def test_the_page_offers_the_next_lesson_and_then_the_game():
    with Visit() as visit:
        visit.app.open_title()
        visit.app.open_game_page("pixies")
        visit.pilot.settle()
        assert isinstance(visit.pilot.scene, GamePageScene)
        assert visit.pilot.focused == "game_page.first_lesson"
        visit.pilot.press("escape").settle()
        assert isinstance(visit.pilot.scene, TitleScene)
        for level in visit.app.services.level_shelf.levels("pixies", "tutorial"):
            visit.app.services.progress.solve(level, 3, 1)
        visit.app.open_game_page("pixies")
        visit.pilot.settle()
        assert visit.pilot.focused == "game_page.play"
        visit.pilot.press("return").settle()
        assert isinstance(visit.pilot.scene, TableScene)


def test_a_lesson_explains_a_word_of_the_game_where_it_first_says_it():
    with Visit() as visit:
        LEVEL_STOPS["lesson_ranks"](visit)
        pilot = visit.pilot.settle()
        guide = pilot.scene.guide
        script, explainer = guide.level.script, guide.explainer
        first = {}
        for number, step in enumerate(script):
            for run in explainer.marked(step.say.in_language("en")) if step.say else ():
                first.setdefault(run.mark, number)
        assert guide.overlay.bubble.visible
        bubble, at = guide.overlay.bubble, guide.step
        here = [term for term, _ in bubble.legend.words]
        assert here
        assert [term for term in here if first[term] != script.index(at)] == []
        rect = bubble.legend.words[0][1]
        pilot.move(tuple(rect.centre)).step(1500)
        assert explainer.tip(here[0]) in pilot.texts
        pilot.click(tuple(rect.centre)).settle()
        assert pilot.scene.name == "rulebook"


@pytest.mark.parametrize(
    ("by", "around", "closer"), [("keys", "tab", "return"), ("pad", "rb", "a"), ("keys", "tab", "z")]
)
def test_a_word_of_a_lesson_is_reached_and_looked_up_without_a_pointer(by, around, closer):
    with Visit() as visit:
        LEVEL_STOPS["lesson_ranks"](visit)
        pilot = visit.pilot.settle()
        guide, press = pilot.scene.guide, pilot.press if by == "keys" else pilot.pad
        before, words = guide.step, guide.overlay.bubble.legend.words
        while not pilot.focused.startswith("lesson."):
            press(around)
        press("up")
        reach(pilot, "lesson.word.0", "left", by=by, most=len(words))
        for number, (word, _) in enumerate(words):
            assert pilot.focused == f"lesson.word.{number}"
            pilot.step(A_REST)
            assert guide.explainer.tip(word) in pilot.texts
            press("right")
        pilot.scene.focus.set(pilot.node("lesson.word.0"))
        press(closer).settle()
        assert pilot.node(f"rulebook.term.{words[0][0]}").is_cited
        pilot.press("escape").settle()
        assert guide.step is before, "reading on is another press"


def test_words_that_are_said_no_more_let_go_of_the_keys():
    with Visit() as visit:
        LEVEL_STOPS["lesson_ranks"](visit)
        pilot = visit.pilot.settle()
        pilot.scene.focus.set(pilot.node("lesson.word.0"))
        pilot.scene.guide.overlay.speak("", (), is_reproach=False, can_go=False)
        assert pilot.scene.focus.current is None


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


def test_the_arrow_that_took_the_card_back_keeps_no_ring(visit):
    """It cannot be pressed a second time: what is asked for now is alone in being ringed."""
    pilot = visit.pilot
    visit.app.play_level(visit.app.services.level_shelf.levels("pixies", "tutorial")[0])
    pilot.settle().step()
    play(visit, card=26)
    pilot.settle().step()
    pilot.click("table.undo").settle().step()
    arrow = pilot.node("table.undo")
    assert not arrow.enabled
    assert not arrow.focused


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


# A puzzle that fails, and one that is solved


def play(visit: Visit, **wanted: object) -> None:
    scene = visit.pilot.scene
    scene.host.commit(next(m for m in scene.moves if all(getattr(m, key) == it for key, it in wanted.items())))
    visit.pilot.settle().step()


def said(visit: Visit) -> str:
    return " ".join(" ".join(visit.pilot.texts).split())


def stars(visit: Visit, level: Level) -> int:
    return visit.app.services.progress.stars(level)


@pytest.fixture
def visit():
    with Visit(Settings(language="en")) as visit:
        yield visit


@pytest.fixture
def failed(visit):
    """The first puzzle of Pixies after a move that is not the way: its table."""
    visit.app.play_level(visit.app.services.level_shelf.levels("pixies", "puzzle")[0])
    visit.pilot.settle()
    play(visit, card=21)
    return visit.pilot.scene


def test_a_failed_puzzle_shows_what_the_rival_does_about_it_and_says_so(visit, failed):
    assert isinstance(failed, TableScene), "nothing lies over the table"
    assert [step.seat for step in failed.session.match.steps] == [0, 1], "the rival's answer is on the board"
    told = failed.log.told_in(failed.session.answers)[0]
    assert f"{failed.session.chairs[1].name}: {plain(told.text)}" in plain(failed.guide.overlay.bubble.words)
    assert visit.app.say("lesson.lost.last") in said(visit)
    assert [button.id for button in failed.guide.overlay.bubble.offered] == [
        "lesson.undo", "lesson.hint", "lesson.solution",
    ]  # fmt: skip
    assert not failed.moves, "first one of them is chosen"
    assert visit.findings() == []


def test_where_the_last_move_ended_it_the_outcome_is_told_and_not_what_begins_then(visit):
    level = puzzle(visit, "pictoric", "p03_pride_before_the_fall")
    visit.app.play_level(level)
    scene = visit.pilot.settle().scene
    scene.host.commit(next(move for move in scene.moves if move != scene.session.solution[0]))
    visit.pilot.settle().press("space").settle().step()
    assert [step.seat for step in scene.session.match.steps] == [0]
    frames = [entry for entry in scene.log.told_in([1]) if entry.kind == "frame"]
    assert plain(frames[0].text) in plain(scene.guide.overlay.bubble.words)


def test_of_what_the_rival_did_the_deeds_and_the_end_are_told(visit):
    level = puzzle(visit, "tactics", "p03_over_here")
    visit.app.play_level(level)
    visit.pilot.settle()
    scene, chance = visit.pilot.scene, Random(1)
    while not scene.guide.overlay.bubble.visible:
        scene.host.commit(sample_of(chance.choice(list(scene.moves))))
        visit.pilot.settle().step()
    told = scene.log.told_in(scene.session.answers)
    assert told[-1].kind == "frame", "the leader falls"
    assert plain(told[-1].text) in plain(scene.guide.overlay.bubble.words)


def test_after_a_failed_try_a_move_is_taken_back_and_the_try_costs_a_star(visit, failed):
    level = failed.guide.level
    visit.pilot.press("return").settle().step()
    assert failed.session.match.n == 0
    assert not failed.guide.overlay.bubble.visible
    play(visit, card=0)
    assert stars(visit, level) == 2
    assert visit.app.say("lesson.tries.count", n=2) in said(visit)


def test_stars_tell_tries_also_where_the_level_was_left_in_between(visit, failed):
    level = failed.guide.level
    visit.app.open_levels("pixies", "puzzle")
    visit.app.play_level(level)
    visit.pilot.settle()
    play(visit, card=21)
    visit.pilot.click("lesson.undo").settle()
    play(visit, card=0)
    assert stars(visit, level) == 1, "two tries failed"
    visit.app.play_level(level)
    visit.pilot.settle()
    play(visit, card=0)
    assert stars(visit, level) == 3, "once it is solved, another time is another time"


def test_after_a_failed_try_a_hint_leads_back_to_the_start(visit, failed):
    visit.pilot.click("lesson.hint").settle().step()
    assert failed.session.match.n == 0
    assert failed.guide.level.hints[0].en in said(visit)
    play(visit, card=0)
    assert stars(visit, failed.guide.level) == 1, "a try and a hint"


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("pixies", "p01_forty"),
        ("rhombs", "p05_beryl"),
        ("tactics", "p06_a_longer_lance"),
        ("tactics", "p15_hide_the_target"),
    ],
)
def test_the_solution_is_shown_move_by_move_and_solves_nothing(visit, game, name):
    level = puzzle(visit, game, name)
    visit.app.play_level(level)
    scene = visit.pilot.settle().scene
    scene.guide._show_solution()
    for shown in range(len(level.solution)):
        visit.pilot.settle().step()
        assert scene.session.shown == shown
        assert scene.session.next_shown == scene.session.solution[shown]
        visit.pilot.press("return")
    visit.pilot.settle().step()
    assert visit.pilot.scene is scene
    assert scene.session.goal.is_reached(scene.session.match, scene.session.seat)
    assert visit.app.say("lesson.why.key", move="").rstrip(".") in said(visit)
    assert not visit.app.services.progress.is_solved(level)
    visit.pilot.click("lesson.again").settle()
    again = visit.pilot.scene
    assert (again.session.match.n, again.session.tried.is_told) == (0, True)
    assert again.session.stars == 1


def test_a_solved_puzzle_says_why_it_worked(visit):
    level = puzzle(visit, "pixies", "p01_forty")
    visit.app.play_level(level)
    visit.pilot.settle()
    scene = visit.pilot.scene
    key = plain_text(within(scene.host.describe(scene.session.solution[0])))
    play(visit, card=0)
    assert isinstance(visit.pilot.scene, LevelDone)
    assert key in said(visit)
    assert f"{visit.app.words_of('pixies').say('coach.terms.zone')} +" in said(visit)
    assert visit.app.say("lesson.tries.count", n=1) in said(visit)
    assert stars(visit, level) == 3


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["pixies", "rhombs", "tactics", "pictoric"])
def test_every_puzzle_can_be_shown_to_its_end(visit, game):
    for level in visit.app.services.level_shelf.levels(game, "puzzle"):
        session = LevelSession(visit.app.services, level)
        session.begin_solution()
        while session.next_shown is not None or (session.awaits_opponent and not session.is_solved):
            assert session.play_shown() or session.play_thought(), level.id
        assert session.goal.is_reached(session.match, session.seat), level.id
