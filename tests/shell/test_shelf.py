"""The shelf: nothing on it is lost by a slip of the hand."""

import subprocess

import pytest

from pixtable.language.words import FINISHED
from pixtable.shell.shelf import scene as shelf
from pixtable.shell.shelf.rows import Soundness
from pixtable.shell.shelf.scene import ShelfScene
from pixtable.store import free_names as folders
from tests.shell.shell_pilot import (
    CHAIRS,
    at_a_third_and_at_all_looks,
    findings_everywhere,
    fly,
    new_app,
    reach,
    save_game,
)
from tests.store.saved_games import PIXIES, played


@pytest.fixture
def app(tmp_path, monkeypatch):
    app = new_app(tmp_path)
    app.resumed, app.begun = [], []
    monkeypatch.setattr(app, "resume_game", app.resumed.append)
    monkeypatch.setattr(app, "open_new_game", app.begun.append)
    return app


@at_a_third_and_at_all_looks
@pytest.mark.parametrize("language", FINISHED)
@pytest.mark.parametrize("games", [0, 1, 7])
def test_nothing_overflows_or_overlaps(tmp_path, language, games, thorough):
    app = new_app(tmp_path, language=language)
    for i in range(games):
        save_game(app, f"pixies-{i}", moves=1000 if i == 1 else 5 + i)
    pilot = fly(app, ShelfScene)
    if games > 1:
        pilot.click("shelf.delete.pixies-2").settle()
    assert findings_everywhere(pilot, app, thorough=thorough) == []


def test_a_row_tells_who_played_and_how_it_stands(app):
    save_game(app)
    pilot = fly(app, ShelfScene)
    assert "Pixies · Оля, Moss, Fern" in pilot.texts
    assert any("12 moves" in text for text in pilot.texts)
    assert any(text.startswith("Unfinished") for text in pilot.texts)


def test_a_finished_game_names_its_winner(app):
    save_game(app, moves=1000)
    (winner,) = played(PIXIES, 1000, len(CHAIRS)).result.winners
    assert f"{CHAIRS[winner].name} won" in fly(app, ShelfScene).texts


@pytest.mark.parametrize("by", ["mouse", "keys", "pad"])
def test_a_game_is_opened_by_any_hand(app, by):
    path = save_game(app)
    pilot = fly(app, ShelfScene)
    {
        "mouse": lambda: pilot.click("shelf.row.pixies-1"),
        "keys": lambda: pilot.press("return"),
        "pad": lambda: pilot.pad("a"),
    }[by]()
    assert app.resumed == [path]


def test_a_deleted_game_lies_in_the_bin_and_comes_back(app):
    path = save_game(app)
    pilot = fly(app, ShelfScene).click("shelf.delete.pixies-1").settle()
    assert not path.exists()
    assert (app.services.library.bin / path.name).exists()
    assert pilot.find("shelf.row.pixies-1") is None
    assert pilot.focused == "shelf.undo"
    pilot.press("return").settle()
    assert path.exists()
    assert pilot.focused == "shelf.row.pixies-1"


def test_the_undo_key_brings_it_back_too(app):
    path = save_game(app)
    pilot = fly(app, ShelfScene)
    reach(pilot, "shelf.delete.pixies-1", "right").press("return", "u")
    assert path.exists()


def test_every_file_is_checked_against_the_rules(app):
    save_game(app, "pixies-good")
    bad = save_game(app, "pixies-bad")
    lines = bad.read_bytes().splitlines(keepends=True)
    bad.write_bytes(b"".join(lines[:-1]) + lines[-1][:-9])
    pilot = fly(app, ShelfScene)
    assert pilot.node("shelf.row.pixies-good").soundness is Soundness.SOUND
    assert pilot.node("shelf.row.pixies-bad").soundness is Soundness.DOUBTFUL


def test_an_empty_shelf_invites_to_a_game(app):
    pilot = fly(app, ShelfScene)
    assert app.say("shelf.empty") in pilot.texts
    pilot.press("return")
    assert app.begun == ["pixies"]


@pytest.mark.parametrize("opens", [True, False])
def test_the_data_folder_is_shown_or_at_least_named(app, monkeypatch, opens):
    monkeypatch.setattr(shelf, "open_folder", lambda folder: opens)
    pilot = fly(app, ShelfScene).click("shelf.folder").settle()
    assert any(str(app.services.folders.data) in text for text in pilot.texts)


def test_the_dates_are_in_the_players_language(app):
    save_game(app)
    pilot = fly(app, ShelfScene)
    app.change(language="uk")
    pilot.settle()
    (listed,) = app.services.shelf_index.listing
    month = listed.played.month
    assert any(app.say(f"shelf.months.{month}") in text for text in pilot.texts)


@pytest.mark.parametrize("leave", [lambda p: p.press("escape"), lambda p: p.pad("b"), lambda p: p.click("shelf.back")])
def test_the_shelf_is_left_by_any_hand(app, leave):
    pilot = fly(app, ShelfScene)
    scene = pilot.scene
    leave(pilot)
    assert scene not in pilot.desk.scenes


def test_a_system_without_a_file_manager_is_no_disaster(tmp_path, monkeypatch):
    def no_such_program(*_args, **_options):
        raise FileNotFoundError

    monkeypatch.setattr(folders.sys, "platform", "linux")
    monkeypatch.setattr(subprocess, "Popen", no_such_program)
    assert not folders.open_folder(tmp_path / "new")
    assert (tmp_path / "new").is_dir()
