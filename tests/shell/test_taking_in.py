"""Files from elsewhere: untrusted, copied, and never touched."""

import errno
import os

import pygame
import pytest
from msgspec.structs import replace

from pixtable.shell.start.taking_in import take_in
from pixtable.shell.table.scene import TableScene
from pixtable.store import disk
from pixtable.store.saves import save_as
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from pixtable.ui.widgets.dialog import Dialog
from tests.shell.test_table import ME, ROBOT
from tests.shell.test_trouble import refusing
from tests.store.saved_games import PIXIES, played
from tests.systems import needs_pipes
from tests.work import deadline


@pytest.fixture
def visit():
    with Visit(Settings(language="en", pace="instant", speed="instant")) as made:
        made.app.open_title()
        yield made


def test_a_file_that_is_dropped_on_the_window_is_opened_as_a_copy(visit, tmp_path):
    path = tmp_path / "theirs.pixtable"
    save_as(path, played(PIXIES, 8), (ME, ROBOT))
    before = path.read_bytes()
    visit.app.desk.hooks.dropped = lambda file: take_in(visit.app, path)
    visit.app.desk.feed(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    table = visit.app.desk.scenes[0]
    assert isinstance(table, TableScene)
    assert table.session.match.steps == played(PIXIES, 8).steps
    assert path.read_bytes() == before
    assert len(visit.app.services.library.files()) == 1


def test_a_game_that_lies_here_already_is_opened_and_not_kept_twice(visit, tmp_path):
    path = tmp_path / "theirs.pixtable"
    save_as(path, played(PIXIES, 8), (ME, ROBOT))
    take_in(visit.app, path)
    table = visit.app.desk.scenes[0]
    table.timeline.look_at(3)
    table.timeline.toggle_bookmark()
    take_in(visit.app, path)
    assert len(visit.app.services.library.files()) == 1
    assert visit.app.desk.scenes[0].session.recorded.notes.bookmarks == {3}


def test_one_that_was_played_on_is_another_game(visit, tmp_path):
    path = tmp_path / "theirs.pixtable"
    save_as(path, played(PIXIES, 8), (ME, ROBOT))
    save_as(visit.app.services.library.new_path("pixies"), played(PIXIES, 12), (ME, ROBOT))
    take_in(visit.app, path)
    assert len(visit.app.services.library.files()) == 2


@pytest.mark.parametrize("text", [b"", b"hello", b'{"pixtable":99}\n', b"\0" * 5000])
def test_what_is_no_game_is_refused_with_a_reason(visit, tmp_path, text):
    path = tmp_path / "letter.txt"
    path.write_bytes(text)
    take_in(visit.app, path)
    assert isinstance(visit.pilot.scene, Dialog)
    assert visit.app.services.library.files() == []


def test_a_damaged_game_is_taken_in_as_far_as_it_is_sound(visit, tmp_path):
    path = tmp_path / "torn.pixtable"
    save_as(path, played(PIXIES, 8), (ME, ROBOT))
    path.write_bytes(path.read_bytes()[:-40])
    take_in(visit.app, path)
    visit.pilot.step()
    table = visit.app.desk.scenes[0]
    assert len(table.session.match.steps) == 7
    assert table.toast.visible


@pytest.mark.parametrize("kind", [pytest.param("pipe", marks=needs_pipes), "folder", "huge", "gone"])
def test_only_a_regular_file_of_a_sane_size_is_taken_in(visit, tmp_path, kind):
    path = tmp_path / "theirs.pixtable"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    elif kind == "huge":
        save_as(path, played(PIXIES, 8), (ME, ROBOT))
        os.truncate(path, 500 << 20)
    with deadline(60):
        take_in(visit.app, path)
    assert isinstance(visit.pilot.scene, Dialog)
    assert str(path) in visit.pilot.scene.text
    assert visit.app.services.library.files() == []


@pytest.mark.parametrize("error", [errno.EROFS, errno.ENOSPC, errno.EIO])
def test_where_nothing_can_be_kept_the_cause_is_said_and_nothing_is_left(visit, tmp_path, error):
    path = tmp_path / "theirs.pixtable"
    save_as(path, played(PIXIES, 8), (ME, ROBOT))
    with disk.through(refusing(error)):
        take_in(visit.app, path)
    assert isinstance(visit.pilot.scene, Dialog)
    assert str(visit.app.services.folders.games) in visit.pilot.scene.text
    assert visit.app.services.library.files() == []


def test_a_folder_that_cannot_be_made_is_named(visit, tmp_path):
    path, folder = tmp_path / "theirs.pixtable", visit.app.services.folders.games
    save_as(path, played(PIXIES, 8), (ME, ROBOT))
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("in the way")
    take_in(visit.app, path)
    assert isinstance(visit.pilot.scene, Dialog)
    assert str(folder) in visit.pilot.scene.text


@pytest.mark.parametrize("name", ["A\0da", "A\u202eda", "\x1b[31mAda", "W" * 4000, "« " * 2000, "\u2066" * 9000])
def test_a_game_with_any_name_in_it_is_opened_and_drawn(visit, tmp_path, name):
    path = tmp_path / "theirs.pixtable"
    save_as(path, played(PIXIES, 8), (replace(ME, name=name), ROBOT))
    with deadline(120):
        take_in(visit.app, path)
        visit.pilot.settle()
        assert isinstance(visit.app.desk.scenes[0], TableScene)
        visit.app.open_shelf()
        visit.pilot.settle()
