"""Files among the saved games that cannot be opened, and shelves with very many of them: nothing is hidden or hangs."""

import os
from pathlib import Path

import pytest

from pixtable.language.words import FINISHED
from pixtable.shell.shelf import scene as shelf
from pixtable.shell.shelf.rows import Soundness
from pixtable.shell.shelf.scene import ShelfScene
from pixtable.shell.shelf.unreadable import TOLD
from pixtable.shell.title.scene import TitleScene
from pixtable.store.saves import Problem, load
from pixtable.store.shelf_index.entry import Entry, Summary
from pixtable.ui.scene import Scene
from pixtable.ui.widgets.dialog import Dialog
from tests.shell.shell_pilot import (
    at_a_third_and_at_all_looks,
    findings_everywhere,
    fly,
    found_by_audit,
    new_app,
    reach,
    save_game,
)
from tests.store.test_salvage import flipped
from tests.store.test_shelf_index import Counter
from tests.systems import makes_links
from tests.work import lines_of


@pytest.fixture
def app(tmp_path):
    return new_app(tmp_path)


def put_strangers(app) -> Path:
    """One of each kind, and a sound game."""
    sound = save_game(app, "sound")
    folder = sound.parent
    if makes_links():
        (folder / "dangling.pixtable").symlink_to(folder / "nowhere")
        (folder / "loop.pixtable").symlink_to(folder / "loop.pixtable")
    (folder / "folder.pixtable").mkdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.pixtable")
    (folder / "empty.pixtable").touch()
    (folder / "rubbish.pixtable").write_bytes(b"\0" * 1000)
    (folder / "flipped.pixtable").write_bytes(flipped(sound.read_bytes(), 40, 1))
    return folder


def put_many(app, games: int, moves: int = 6) -> None:
    path = save_game(app, "pixies-0", moves)
    text = path.read_bytes()
    for number in range(1, games):
        (path.parent / f"pixies-{number}.pixtable").write_bytes(text)


# What cannot be opened


def test_a_flipped_bit_in_the_first_line_does_not_make_the_shelf_empty(app):
    path = save_game(app)
    path.write_bytes(flipped(path.read_bytes(), 40, 1))
    pilot = fly(app, ShelfScene)
    assert app.say("shelf.empty") not in pilot.texts
    assert "pixies-1.pixtable" in pilot.texts
    assert app.say("shelf.unreadable.damaged_start.short") in pilot.texts


def test_every_stranger_is_listed_and_everything_else_works(app):
    put_strangers(app)
    pilot = fly(app, TitleScene)
    assert pilot.find("title.continue.pixies") is not None
    app.open_shelf()
    pilot.settle()
    for name in ("dangling", "loop", "folder", "pipe", "empty", "rubbish", "flipped"):
        assert pilot.node(f"shelf.row.{name}").soundness is Soundness.DOUBTFUL, name
        assert pilot.node(f"shelf.row.{name}").entry.problem is not None, name
    assert pilot.node("shelf.row.sound").soundness is Soundness.SOUND
    assert pilot.node("shelf.header").remark == app.say("shelf.count", n=8)


def open_row(pilot, name: str):
    reach(pilot, f"shelf.row.{name}", "down").press("return").settle()
    return pilot


@pytest.mark.parametrize("name", ["dangling", "loop", "folder", "pipe", "empty", "rubbish", "flipped"])
def test_a_file_that_cannot_be_opened_says_why_and_what_can_be_done(app, name):
    put_strangers(app)
    pilot = open_row(fly(app, ShelfScene), name)
    assert isinstance(pilot.scene, Dialog)
    assert any(f"{name}.pixtable" in text for text in pilot.texts)
    assert pilot.find("dialog.show") is not None
    assert pilot.find("dialog.bin") is not None
    assert (pilot.find("dialog.save") is not None) == (name in ("rubbish", "flipped"))
    pilot.press("escape").settle()
    assert isinstance(pilot.scene, ShelfScene)


@pytest.mark.parametrize("name", ["dangling", "loop", "folder", "pipe", "empty", "rubbish", "flipped"])
def test_it_goes_into_the_bin_and_comes_back(app, name):
    folder = put_strangers(app)
    pilot = open_row(fly(app, ShelfScene), name).click("dialog.bin").settle()
    assert not os.path.lexists(folder / f"{name}.pixtable")
    assert os.path.lexists(folder / "deleted" / f"{name}.pixtable")
    pilot.press("u").settle()
    assert os.path.lexists(folder / f"{name}.pixtable")
    assert pilot.focused == f"shelf.row.{name}"


@pytest.mark.parametrize("opens", [True, False])
def test_its_folder_is_shown_or_at_least_named(app, monkeypatch, opens):
    monkeypatch.setattr(shelf, "open_folder", lambda folder: opens)
    folder = put_strangers(app)
    pilot = open_row(fly(app, ShelfScene), "flipped").click("dialog.show").settle()
    assert any(str(folder) in text for text in pilot.texts)


def test_what_is_sound_of_it_is_saved(app):
    path = save_game(app, moves=12)
    path.write_bytes(flipped(path.read_bytes(), 40, 1))
    pilot = open_row(fly(app, ShelfScene), "pixies-1").click("dialog.save").settle()
    assert app.say("shelf.rescued", n=12) in pilot.texts
    (saved,) = app.services.library.files()
    assert load(saved).match.n == 12
    assert pilot.find("shelf.row.pixies-1") is None
    assert pilot.node(f"shelf.row.{saved.stem}").soundness is Soundness.SOUND


def test_where_nothing_is_sound_that_is_said(app):
    folder = put_strangers(app)
    pilot = open_row(fly(app, ShelfScene), "rubbish").click("dialog.save").settle()
    assert app.say("shelf.nothing_sound") in pilot.texts
    assert (folder / "rubbish.pixtable").exists()


@pytest.mark.parametrize("language", FINISHED)
def test_every_problem_is_explained_in_every_language(tmp_path, language):
    app = new_app(tmp_path, language=language)
    put_strangers(app)
    pilot = fly(app, ShelfScene, size=(960, 600))
    app.change(text_scale=2.0)
    for code in (*sorted(TOLD), "disk_error", "disk_full"):
        row = pilot.settle().node("shelf.row.flipped")
        problem = Problem(code, {"path": "x", "game": "pixies", "reason": "y"})
        row.tell_of(Entry(row.entry.path, row.listed, Summary(problem=problem)))
        pilot.scene.open(row)
        assert found_by_audit(pilot.settle()) == [], code
        pilot.press("escape")


@at_a_third_and_at_all_looks
@pytest.mark.parametrize("language", FINISHED)
def test_nothing_overflows_or_overlaps(tmp_path, language, thorough):
    app = new_app(tmp_path, language=language)
    folder = put_strangers(app)
    (folder / f"{'long-' * 40}.pixtable").touch()
    (folder / "turned\u202eround\nand cut.pixtable").touch()
    pilot = fly(app, ShelfScene)
    assert findings_everywhere(pilot, app, thorough=thorough) == []


# What vanishes


def test_a_save_that_vanishes_before_it_is_opened_is_a_sentence(app):
    path = save_game(app)
    pilot = fly(app, ShelfScene)
    path.unlink()
    pilot.press("return").settle()
    assert isinstance(pilot.scene, Dialog)
    assert app.say("saves.missing", path=str(path)) in pilot.texts
    pilot.press("return").settle()
    assert pilot.find("shelf.row.pixies-1") is None


def test_a_save_that_vanishes_before_it_is_gone_on_with_is_a_sentence(app):
    path = save_game(app)
    pilot = fly(app, TitleScene)
    path.unlink()
    pilot.click("title.continue.pixies").settle()
    assert app.say("saves.missing", path=str(path)) in pilot.texts
    pilot.press("return").settle()
    assert pilot.find("title.continue.pixies") is None


def test_a_save_that_vanishes_before_it_is_thrown_away_is_a_sentence(app):
    path = save_game(app)
    pilot = fly(app, ShelfScene)
    path.unlink()
    pilot.click("shelf.delete.pixies-1").settle()
    assert app.say("shelf.gone") in pilot.texts
    assert pilot.find("shelf.row.pixies-1") is None


def test_a_folder_that_cannot_be_read_is_not_called_empty(app, monkeypatch):
    def refuse(_folder):
        raise PermissionError(13, "no")

    monkeypatch.setattr(os, "listdir", refuse)
    pilot = fly(app, ShelfScene)
    assert app.say("saves.not_allowed", path=str(app.services.folders.games)) in pilot.texts
    assert app.say("shelf.empty") not in pilot.texts


# Very many


@pytest.mark.parametrize("games", [10, 80])
def test_the_title_opens_no_save_that_it_knows(app, monkeypatch, games):
    put_many(app, games)
    pilot = fly(app, TitleScene)
    counter = Counter(monkeypatch)
    for _ in range(3):
        app.open_title()
        pilot.desk.step(0)
        pilot.desk.draw()
        assert pilot.find("title.continue.pixies") is not None, "it is there in the first frame"
        pilot.settle()
    assert (counter.opened, counter.carried_out) == (0, 0)


@pytest.mark.parametrize("games", [10, 80])
def test_the_first_frame_of_a_title_that_knows_nothing_opens_nothing(app, monkeypatch, games):
    put_many(app, games)
    pilot = fly(app, lambda app: Scene())
    counter = Counter(monkeypatch)
    pilot.desk.replace(TitleScene(app))
    pilot.desk.step(0)
    pilot.desk.draw()
    assert (counter.opened, counter.carried_out) == (0, 0)
    pilot.settle()
    assert pilot.find("title.continue.pixies") is not None


def test_the_first_frame_of_the_title_is_the_same_work_however_many_games_are_done(tmp_path):
    def work(games: int) -> int:
        app = new_app(tmp_path / str(games))
        put_many(app, games, moves=1000)
        save_game(app, "waits")
        pilot = fly(app, TitleScene)
        app.open_title()  # what is drawn for the first time is kept
        pilot.settle()

        def frame() -> None:
            app.open_title()
            pilot.desk.step(0)
            pilot.desk.draw()

        return lines_of(frame, 200_000)

    few = work(10)
    assert abs(work(80) - few) < few / 100


def test_after_a_game_only_that_game_is_read_again(app, monkeypatch):
    put_many(app, 20)
    pilot = fly(app, TitleScene)
    pilot.click("title.continue.pixies").settle()
    pilot.scene.session.leave()
    counter = Counter(monkeypatch)
    app.open_title()
    pilot.settle()
    assert counter.opened <= 2, "its header, and the game"


def test_of_many_games_only_those_near_the_sight_are_rows(app):
    put_many(app, 200)
    pilot = fly(app, ShelfScene)
    assert pilot.node("shelf.header").remark == app.say("shelf.count", n=200)
    assert len(pilot.scene.list.rows) < 40
    assert all(row.entry is not None for row in pilot.scene.list.rows)


def test_the_keys_reach_the_last_of_many_games(app):
    put_many(app, 60)
    pilot = fly(app, ShelfScene)
    last = f"shelf.row.{pilot.scene.listing[-1].name.removesuffix('.pixtable')}"
    reach(pilot, last, "down", most=80)
    box = pilot.node(last).screen_rect()
    assert box.bottom <= pilot.scene.list.rect.bottom


def test_rows_in_sight_are_read_first(app):
    put_many(app, 60, moves=20)
    pilot = fly(app, lambda app: Scene())
    pilot.desk.replace(ShelfScene(app))
    scene = pilot.desk.top
    while not scene.index.has_looked:
        pilot.desk.step(1)
    scene.list.scroll_to(scene.list.longest)
    wanted = {row.listed for row in scene.list.rows}
    while any(row.entry is None for row in scene.list.rows):
        pilot.desk.step(1)
    others = [listed for listed in scene.listing if listed not in wanted and scene.index.entry(listed) is not None]
    assert len(others) <= 30, "only those that were read before somebody scrolled"


def test_a_row_that_is_not_known_yet_has_its_place(app):
    put_many(app, 3)
    pilot = fly(app, lambda app: Scene())
    app.services.shelf_index.catch_up = lambda first=None: app.services.shelf_index._look_through()
    pilot.desk.replace(ShelfScene(app))
    for _ in range(3):
        pilot.desk.step(1)
    pilot.desk.draw()
    places = {row.id: row.rect for row in pilot.desk.top.list.rows}
    assert len(places) == 3
    assert found_by_audit(pilot) == []
    del app.services.shelf_index.catch_up
    pilot.settle()
    assert {row.id: row.rect for row in pilot.scene.list.rows} == places
    assert all(row.entry is not None for row in pilot.scene.list.rows)
