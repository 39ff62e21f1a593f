"""Files that somebody else has open, on a system where such a file stays where it is."""

import errno
from pathlib import Path
from random import Random

import pytest

from pixtable.store import disk, safe_files
from pixtable.store.library import Library
from pixtable.store.lock import folder_lock
from pixtable.store.safe_files import HeldOpen
from pixtable.store.saves import Recorded, SaveError, load, save_as
from tests.store.layers import OpenFilesStay
from tests.store.saved_games import PIXIES, played, random_move, saved


@pytest.fixture(autouse=True)
def windows(monkeypatch):
    monkeypatch.setattr(safe_files, "OPEN_FILES_STAY", True)
    monkeypatch.setattr(safe_files, "PATIENCE", 0.05)
    with disk.through(OpenFilesStay()):
        yield


class LooksForAMoment(OpenFilesStay):
    """A scanner of viruses has the file open at the first tries."""

    def __init__(self, file, tries):
        super().__init__()
        self._file, self._tries = file, tries

    def __call__(self, call, act, /, *given):
        if call == "replace":
            self._tries -= 1
            if not self._tries:
                self._file.close()
        return super().__call__(call, act, *given)


def test_who_looks_for_a_moment_is_waited_for(tmp_path, monkeypatch):
    monkeypatch.setattr(safe_files, "PATIENCE", 30.0)
    path = saved(tmp_path / "game.pixtable", played(PIXIES, 2))
    with path.open("rb") as file, disk.through(LooksForAMoment(file, 3)):
        save_as(path, played(PIXIES, 4))
    assert load(path).match.n == 4


def test_a_save_over_a_game_that_is_open_is_refused_with_a_sentence(tmp_path):
    path = tmp_path / "game.pixtable"
    table = Recorded.create(played(PIXIES, 2), path)
    with pytest.raises(SaveError) as refused:
        save_as(path, played(PIXIES, 4))
    assert refused.value.code == "busy"
    assert [found.name for found in tmp_path.iterdir()] == [path.name]
    table.play(*random_move(table.match, Random(1)))
    table.close()
    assert load(path).match.n == 3


def test_a_protected_file_is_not_taken_for_an_open_one(tmp_path):
    path = saved(tmp_path / "game.pixtable", played(PIXIES, 2))
    path.chmod(0o444)
    with path.open("rb"), pytest.raises(SaveError) as refused:
        save_as(path, played(PIXIES, 4))
    assert refused.value.code == "not_allowed"
    path.chmod(0o644)


def test_a_damaged_game_that_another_window_plays_is_not_copied_at_every_try(tmp_path):
    path = saved(tmp_path / "game.pixtable", played(PIXIES, 5))
    path.write_bytes(path.read_bytes()[:-10])
    with path.open("rb"):
        for _ in range(2):
            with pytest.raises(SaveError) as refused:
                Recorded.resume(path)
            assert refused.value.code == "busy"
    assert [found.name for found in tmp_path.iterdir()] == [path.name]
    Recorded.resume(path).recorded.close()


def test_a_game_that_is_open_elsewhere_cannot_be_thrown_away(tmp_path):
    library = Library(tmp_path)
    path = saved(tmp_path / "game.pixtable", played(PIXIES, 2))
    with path.open("rb"), pytest.raises(HeldOpen):
        library.delete(path)
    assert library.files() == [path]
    assert library.restore(library.delete(path), path) is None


def test_a_rescue_that_cannot_put_the_damaged_game_away_leaves_no_second_one(tmp_path):
    library = Library(tmp_path)
    path = saved(tmp_path / "game.pixtable", played(PIXIES, 5))
    text = bytearray(path.read_bytes())
    text[40] ^= 1
    path.write_bytes(text)
    with path.open("rb"), pytest.raises(SaveError) as refused:
        library.rescue(path)
    assert refused.value.code == "busy"
    assert library.files() == [path]


@pytest.mark.parametrize("said", [errno.EACCES, errno.EAGAIN, errno.EDEADLK, 0])
def test_however_the_system_says_that_another_has_the_lock(tmp_path: Path, said):
    def refuse(call, act, /, *given):
        if call == "lock":
            raise OSError(said, "Error")
        return act(*given)

    with disk.through(refuse), folder_lock(tmp_path, patience=0.02) as held:
        assert held == "theirs"
