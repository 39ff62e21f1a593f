"""When the disk refuses: the cause is named on whatever screen, nothing confirmed is lost, and the player decides."""

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from pixtable.core.match import Deal
from pixtable.language.words import FINISHED
from pixtable.shell.start.assembly import assemble
from pixtable.shell.start.crash import Rescue, write_report
from pixtable.shell.start.window import Window
from pixtable.shell.table.scene import TableScene
from pixtable.shell.title.scene import TitleScene
from pixtable.store import disk
from pixtable.store.chairs import Chair
from pixtable.store.data_folders import DataFolders
from pixtable.store.saves import SaveError, load
from pixtable.store.settings import Settings
from pixtable.tools.visit import Visit
from pixtable.ui.scene import Scene
from pixtable.ui.widgets.dialog import Dialog

CHAIRS = (Chair("Olha"), Chair("Ivo", "easy"))
WRITING = ("write", "truncate", "fsync", "replace", "link", "unlink", "mkdir")


@pytest.fixture
def visit() -> Iterator[Visit]:
    with Visit(Settings(language="en", reduced_motion=True)) as visit:
        yield visit


@pytest.fixture
def fill_the_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Callable[[], None]]]:
    """From its call on nothing reaches the disk any more, until what it returns is called."""
    working = os.fsync

    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def fill() -> Callable[[], None]:
        monkeypatch.setattr(os, "fsync", full)
        return lambda: monkeypatch.setattr(os, "fsync", working)

    return fill


def refusing(error: int) -> disk.Layer:
    """Everything on the disk can be read, and nothing changed."""

    def layer(call: disk.Call, act: Callable[..., Any], /, *given: Any) -> Any:
        if call in WRITING or (call == "open" and given[1] != "rb"):
            raise OSError(error, os.strerror(error))
        return act(*given)

    return layer


def table_with_an_opponent_to_move(visit: Visit) -> TableScene:
    for seed in range(1, 20):
        visit.app.start_game("pixies", CHAIRS, Deal(2, seed))
        scene = visit.pilot.scene
        assert isinstance(scene, TableScene)
        if scene.session.awaits_opponent:
            return scene
    raise AssertionError


def files_of(visit: Visit) -> list[Path]:
    return sorted(visit.app.services.library.folder.glob("*.pixtable"))


def trouble(visit: Visit) -> Dialog:
    assert visit.wait_for(Dialog, 200)
    dialog = visit.pilot.scene
    assert isinstance(dialog, Dialog)
    return dialog


def test_an_opponent_s_move_that_cannot_be_kept_waits_for_the_player(visit: Visit, fill_the_disk) -> None:
    scene = table_with_an_opponent_to_move(visit)
    path = Path(scene.session.recorded.journal.path)
    before, n = path.read_bytes(), scene.session.match.n
    make_room = fill_the_disk()
    assert "The disk is full" in trouble(visit).text
    visit.pilot.step(3000)
    assert len(visit.pilot.desk.scenes) == 2  # said once, and nobody moves meanwhile
    assert (scene.session.match.n, path.read_bytes()) == (n, before)
    visit.pilot.click("dialog.again")
    assert "The disk is full" in trouble(visit).text
    make_room()
    visit.pilot.click("dialog.again")
    visit.pilot.settle()
    assert scene.session.match.n > n
    assert len(load(path).match.steps) == len(scene.session.match.steps)


@pytest.mark.parametrize(
    ("error", "cause"),
    [
        (errno.EROFS, "You have no permission to read or write"),
        (errno.EACCES, "You have no permission to read or write"),
        (errno.EIO, "The disk refused"),
        (errno.ENOENT, "There is no"),
        (errno.ENOSPC, "The disk is full"),
    ],
)
def test_whatever_the_disk_says_to_an_opponents_move_the_cause_is_named(visit: Visit, error: int, cause: str) -> None:
    scene = table_with_an_opponent_to_move(visit)
    path, n = Path(scene.session.recorded.journal.path), scene.session.match.n
    with disk.through(refusing(error)):
        assert cause in trouble(visit).text
        assert str(path) in trouble(visit).text
    visit.pilot.click("dialog.again").settle()
    assert scene.session.match.n > n
    assert len(load(path).match.steps) == len(scene.session.match.steps)


def test_a_game_whose_folder_is_gone_is_kept_in_another_place(visit: Visit) -> None:
    scene = table_with_an_opponent_to_move(visit)
    path = Path(scene.session.recorded.journal.path)
    shutil.rmtree(path.parent)
    assert f"There is no {path}" in trouble(visit).text
    visit.pilot.click("dialog.elsewhere")
    trouble(visit)
    visit.pilot.click("dialog.understood").settle()
    kept = load(scene.session.recorded.journal.path)
    assert kept.notice is None
    assert len(kept.match.steps) == len(scene.session.match.steps) > 0


def test_an_own_move_is_made_by_trying_again(visit: Visit, fill_the_disk) -> None:
    scene = table_with_an_opponent_to_move(visit)
    visit.pilot.settle()
    n, move = scene.session.match.n, scene.moves[0]
    make_room = fill_the_disk()
    scene.host.commit(move)
    trouble(visit)
    assert scene.session.match.n == n
    make_room()
    visit.pilot.click("dialog.again")
    assert scene.session.match.steps[n].move == move


def test_taking_back_is_done_wholly_or_not_at_all(visit: Visit, fill_the_disk) -> None:
    scene = table_with_an_opponent_to_move(visit)
    visit.app.change(practice=True)
    visit.pilot.settle()
    for _ in range(3):
        scene.host.commit(scene.moves[0])
        visit.pilot.settle()
    n = scene.session.match.n
    make_room = fill_the_disk()
    scene.timeline.undo()
    trouble(visit)
    assert scene.session.match.n == n
    make_room()
    visit.pilot.click("dialog.again").settle()
    assert scene.session.match.n < n


def test_a_file_that_another_window_has_changed_is_left_to_it(visit: Visit) -> None:
    scene = table_with_an_opponent_to_move(visit)
    path = Path(scene.session.recorded.journal.path)
    with path.open("ab") as file:
        file.write(b"somebody else's\n")
    theirs = path.read_bytes()
    assert "Another program has changed" in trouble(visit).text
    visit.pilot.click("dialog.elsewhere")
    assert str(scene.session.recorded.journal.path) in trouble(visit).text
    visit.pilot.click("dialog.understood")
    visit.pilot.settle()
    assert path.read_bytes() == theirs
    assert len(files_of(visit)) == 2
    kept = load(scene.session.recorded.journal.path)
    assert kept.notice is None
    assert len(kept.match.steps) == len(scene.session.match.steps) > 0


def test_whoever_plays_on_unsaved_is_told_so_all_the_time(visit: Visit, fill_the_disk) -> None:
    scene = table_with_an_opponent_to_move(visit)
    make_room = fill_the_disk()
    trouble(visit)
    visit.pilot.click("dialog.unsaved")
    visit.pilot.settle()
    assert scene.session.match.n > 0
    assert scene.bar.headline.startswith("NOT SAVED")
    assert visit.findings() == []
    scene.host.commit(scene.moves[0])
    visit.pilot.settle()
    assert scene.bar.headline.startswith("NOT SAVED")
    scene.go_home()
    assert "lost" in trouble(visit).text
    make_room()
    steps = len(scene.session.match.steps)
    visit.pilot.click("dialog.save").settle()
    assert isinstance(visit.pilot.scene, TitleScene)
    assert max(len(load(path).match.steps) for path in files_of(visit)) == steps


def test_where_no_place_takes_it_the_question_comes_again(visit: Visit, fill_the_disk) -> None:
    table_with_an_opponent_to_move(visit)
    fill_the_disk()
    trouble(visit)
    visit.pilot.click("dialog.elsewhere")
    assert "The disk is full" in trouble(visit).text


@pytest.mark.parametrize("language", FINISHED)
def test_a_game_that_cannot_be_begun_on_disk_can_be_played_all_the_same(language: str, fill_the_disk) -> None:
    with Visit(Settings(language=language, text_scale=2.0, reduced_motion=True), (960, 600)) as visit:
        visit.app.open_title()
        visit.pilot.settle()
        fill_the_disk()
        visit.app.start_game("pixies", CHAIRS, Deal(2, 1))
        trouble(visit)
        visit.pilot.settle()
        assert visit.findings() == []
        visit.pilot.click("dialog.unsaved").settle()
        scene = visit.pilot.scene
        assert isinstance(scene, TableScene)
        assert scene.session.recorded.is_unsaved
        assert visit.findings() == []


@pytest.mark.parametrize("begins", ["game_page.play", "new_game.start"])
def test_the_buttons_that_begin_a_game_say_that_nothing_can_be_written(visit: Visit, begins: str) -> None:
    visit.app.open_title()
    with disk.through(refusing(errno.EROFS)):
        if begins == "game_page.play":
            visit.app.open_game_page("pixies")
        else:
            visit.app.open_new_game("pixies")
        visit.pilot.settle().click(begins)
        assert "You have no permission to read or write" in trouble(visit).text
        visit.pilot.click("dialog.unsaved").settle()
        assert isinstance(visit.pilot.scene, TableScene)
    assert files_of(visit) == []


def test_a_folder_that_cannot_be_made_is_named_when_a_game_begins(visit: Visit) -> None:
    visit.app.open_title()
    folder = visit.app.services.folders.games
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("in the way")
    visit.app.start_game("pixies", CHAIRS, Deal(2, 1))
    assert str(folder) in trouble(visit).text


@pytest.mark.parametrize(
    "fault", [SaveError("disk_full", path="x"), OSError(errno.EROFS, "Read-only file system", "/somewhere/x")]
)
def test_a_fault_on_any_screen_is_a_sentence_and_the_screen_stays(visit: Visit, fault: Exception) -> None:
    visit.app.open_title()
    visit.pilot.settle()
    rescue, title = Rescue(visit.app), visit.pilot.scene
    assert rescue.carry_on(fault)
    trouble(visit)
    assert not list(visit.app.services.folders.crashes.glob("*"))
    visit.pilot.click("dialog.understood")
    assert visit.pilot.scene is title
    assert rescue.carry_on(fault)  # pressed again at once
    assert isinstance(visit.pilot.scene, Dialog)


def test_the_windows_own_loop_tells_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only whoever asks the rescue itself."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")

    class Refused(Scene):
        is_refused = False

        def update(self, ms: float) -> None:
            if not self.is_refused:
                self.is_refused = True
                raise SaveError("disk_full", path="x")

    app = assemble(DataFolders.under(tmp_path), Settings(language="en"))
    window = Window(app, (1280, 800))
    monkeypatch.setattr(window.desk, "draw", window.desk.quit)  # the first frame that is drawn is the last
    window.run(Refused())
    assert isinstance(window.desk.top, Dialog)
    assert "The disk is full" in window.desk.top.text
    assert not app.services.folders.crashes.exists()


def test_a_screen_that_fails_in_every_frame_makes_way(visit: Visit) -> None:
    visit.app.open_title()
    rescue, first = Rescue(visit.app), visit.pilot.scene
    assert rescue.carry_on(SaveError("disk_full", path="x"))
    assert rescue.carry_on(SaveError("disk_full", path="x"))
    assert first not in visit.pilot.desk.scenes
    assert "The disk is full" in trouble(visit).text, "still the disk's fault, and not ours"
    assert not visit.app.services.folders.crashes.exists()
    assert not rescue.carry_on(SaveError("disk_full", path="x")), "nor can the title that came in its place"


def test_no_empty_report_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, text: str, encoding: str) -> None:
        path.touch()
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", refuse)
    folders = DataFolders.under(tmp_path)
    assert write_report(folders, ValueError("x")) is None
    assert list(folders.crashes.iterdir()) == []
