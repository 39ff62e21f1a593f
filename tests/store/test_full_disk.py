"""When the disk refuses, the move was never made: match and file stand where they stood."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from pixtable.store.saves import Recorded, SaveError, load, save_as
from tests.store.saved_games import PIXIES, everything_about, played, random_move, saved
from tests.systems import needs_open_files_to_move, needs_pipes

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.pixtable"


@pytest.fixture
def fill_the_disk(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From its call on nothing reaches the disk any more."""

    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    return lambda: monkeypatch.setattr(os, "fsync", full)


def test_a_move_that_cannot_be_saved_is_not_made(path: Path, fill_the_disk: Callable[[], None]) -> None:
    table = Recorded.create(played(PIXIES, 5), path)
    table.seek(3)  # so that a step to redo would be lost too
    before, text = everything_about(table.match), path.read_bytes()
    fill_the_disk()
    with pytest.raises(SaveError) as refused:
        table.play(*random_move(table.match, Random(1)))
    assert refused.value.key == "saves.disk_full"
    assert everything_about(table.match) == before
    assert path.read_bytes() == text


def test_the_game_goes_on_once_there_is_room_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Recorded.create(played(PIXIES, 5), path)
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", lambda file: (_ for _ in ()).throw(OSError(errno.EIO, "Input/output error")))
        with pytest.raises(SaveError):
            table.play(*random_move(table.match, Random(1)))
    table.play(*random_move(table.match, Random(1)))
    table.close()
    assert load(path).notice is None
    assert everything_about(load(path).match) == everything_about(table.match)


def test_an_undo_that_cannot_be_saved_is_not_made(path: Path, fill_the_disk: Callable[[], None]) -> None:
    table = Recorded.create(played(PIXIES, 5), path)
    before, text = everything_about(table.match), path.read_bytes()
    fill_the_disk()
    with pytest.raises(SaveError):
        table.undo(practice=True)
    assert everything_about(table.match) == before
    assert path.read_bytes() == text


def test_a_game_can_be_closed_on_a_full_disk(path: Path, fill_the_disk: Callable[[], None]) -> None:
    table = Recorded.create(played(PIXIES, 5), path)
    table.seek(2)
    fill_the_disk()
    table.close()
    assert load(path).notice is None
    assert load(path).match.n == 5


def test_a_game_that_cannot_be_saved_at_all_leaves_no_file(path: Path, fill_the_disk: Callable[[], None]) -> None:
    fill_the_disk()
    with pytest.raises(SaveError):
        Recorded.create(played(PIXIES, 0), path)
    with pytest.raises(SaveError):
        save_as(path, played(PIXIES, 0))
    assert list(path.parent.iterdir()) == []


def test_a_save_that_fails_leaves_the_earlier_one(path: Path, fill_the_disk: Callable[[], None]) -> None:
    text = saved(path, played(PIXIES, 5)).read_bytes()
    fill_the_disk()
    with pytest.raises(SaveError):
        save_as(path, played(PIXIES, 9))
    assert path.read_bytes() == text
    assert list(path.parent.iterdir()) == [path]


def test_a_damaged_file_that_cannot_be_kept_aside_is_left_alone(path: Path, fill_the_disk: Callable[[], None]) -> None:
    damaged = saved(path, played(PIXIES, 5)).read_bytes()[:-9]
    path.write_bytes(damaged)
    fill_the_disk()
    with pytest.raises(SaveError):
        Recorded.resume(path)
    assert path.read_bytes() == damaged
    assert list(path.parent.iterdir()) == [path]


@needs_open_files_to_move
def test_a_deleted_file_is_noticed_at_the_next_move(path: Path) -> None:
    table = Recorded.create(played(PIXIES, 5), path)
    path.unlink()
    before = everything_about(table.match)
    with pytest.raises(SaveError) as refused:
        table.play(*random_move(table.match, Random(1)))
    assert refused.value.key == "saves.missing"
    assert everything_about(table.match) == before


@pytest.mark.parametrize("name", ["no folder/game", ".", "a\0b", "n" * 5000])
def test_a_place_where_nothing_can_be_written_is_refused(tmp_path: Path, name: str) -> None:
    for write in (Recorded.create, lambda match, path: save_as(path, match)):
        with pytest.raises(SaveError):
            write(played(PIXIES, 0), f"{tmp_path}/{name}")
    assert list(tmp_path.iterdir()) == []


@needs_pipes
def test_a_pipe_or_a_device_is_never_written_to(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for place in (tmp_path / "pipe", Path("/dev/full")):
        with pytest.raises(SaveError):
            Recorded.create(played(PIXIES, 0), place)
        with pytest.raises(SaveError):
            save_as(place, played(PIXIES, 0))


PLAY_UNTIL_THE_DISK_IS_FULL = """
import resource, sys
from random import Random
from pixtable.store.saves import Recorded, SaveError, load
from tests.store.saved_games import PIXIES, everything_about, played, random_move

path, limit = sys.argv[1], int(sys.argv[2])
table, rng = Recorded.create(played(PIXIES, 0), path), Random(1)
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
while True:
    before = everything_about(table.match)
    try:
        table.play(*random_move(table.match, rng))
    except SaveError as error:
        assert error.code == "disk_full", error
        break
assert everything_about(table.match) == before
loaded = load(path)
assert loaded.notice is None
assert everything_about(loaded.match) == before
"""


@pytest.mark.skipif(os.name == "nt", reason="no process can be given so little disk there")
@pytest.mark.parametrize("limit", [1500, 3011])
def test_a_line_that_fits_only_in_part_is_taken_out_again(path: Path, limit: int) -> None:
    command = [sys.executable, "-c", PLAY_UNTIL_THE_DISK_IS_FULL, str(path), str(limit)]
    subprocess.run(command, cwd=ROOT, check=True)
