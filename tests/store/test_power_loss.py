"""The power fails after any call to the disk: a file is then what it was before or what it should be, never neither."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from pixtable.store import disk, safe_files
from pixtable.store.data_folders import DataFolders
from pixtable.store.saves import Recorded, load
from pixtable.store.settings import Settings, settings_file
from pixtable.store.small_file import SmallFile
from tests.store.layers import PowerCut, World, lay_out
from tests.store.saved_games import PIXIES, played, random_move
from tests.systems import needs_synced_folders

pytestmark = needs_synced_folders

OLD, NEW = Settings(name="old"), Settings(name="new", volumes={"music": 0.25})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "config"
    made.mkdir()
    return made


def read_in(world: World, folder: Path) -> SmallFile[Settings]:
    return settings_file(lay_out(world, folder) / "settings.json")


@pytest.mark.parametrize("writes_before", [0, 1, 3])
def test_a_small_file_is_the_old_one_or_the_new_one(folder, tmp_path, writes_before):
    path = folder / "settings.json"
    for number in range(writes_before):
        settings_file(path).put(OLD if number == writes_before - 1 else Settings(name=str(number)))
    file = settings_file(path)
    before = file.value
    with disk.through(cut := PowerCut(folder)):
        file.put(NEW)
    worlds = [world for worlds in cut.cuts for world in worlds]
    assert len(worlds) > 20
    for number, world in enumerate(worlds):
        found = read_in(world, tmp_path / str(number))
        assert found.value in (before, NEW)
        assert found.notice is None
    for number, world in enumerate(cut.cuts[-1]):
        assert read_in(world, tmp_path / f"end-{number}").value == NEW, "what was confirmed lasts"


def test_a_damaged_file_is_kept_whenever_the_power_fails(folder, tmp_path):
    path, torn = folder / "settings.json", b'{"name": "o'
    settings_file(path).put(OLD)
    settings_file(path).put(msgspec.structs.replace(OLD, text_scale=2.0))
    path.write_bytes(torn)
    with disk.through(cut := PowerCut(folder)):
        assert settings_file(path).value == OLD
    for number, world in enumerate(world for worlds in cut.cuts for world in worlds):
        assert read_in(world, tmp_path / str(number)).value == OLD
        kept = [file.read_bytes() for file in (tmp_path / str(number)).glob("settings.json.damaged-*")]
        assert torn in kept


@pytest.mark.parametrize("left_out", ["fsync", "sync_folder"])
def test_whoever_does_not_wait_for_the_disk_is_found_out(folder, tmp_path, monkeypatch, left_out):
    """The layer is no good if it lets this pass."""
    path = folder / "settings.json"
    settings_file(path).put(OLD)
    file = settings_file(path)
    monkeypatch.setattr(disk, left_out, lambda _: None)
    with disk.through(cut := PowerCut(folder)):
        file.put(NEW)
    at_the_end = [read_in(world, tmp_path / str(number)) for number, world in enumerate(cut.cuts[-1])]
    assert any(found.value != NEW or found.notice for found in at_the_end)


def test_of_a_game_nothing_is_lost_but_the_move_in_flight(folder, tmp_path):
    path, rng = folder / "game.pixtable", Random(7)
    with disk.through(cut := PowerCut(folder)):
        table = Recorded.create(played(PIXIES, 0), path)
    assert moves_in(cut.cuts[-1], tmp_path / "begun") == {0}
    for confirmed in range(1, 9):
        with disk.through(cut := PowerCut(folder)):
            table.play(*random_move(table.match, rng))
        for number, worlds in enumerate(cut.cuts):
            assert moves_in(worlds, tmp_path / f"{confirmed}-{number}") <= {confirmed - 1, confirmed}
        assert moves_in(cut.cuts[-1], tmp_path / f"{confirmed}") == {confirmed}
    table.close()


def moves_in(worlds: list[World], folder: Path) -> set[int]:
    laid_out = (lay_out(world, folder / str(number)) for number, world in enumerate(worlds))
    return {load(world / "game.pixtable").match.n for world in laid_out}


def test_a_line_of_a_game_cut_at_any_byte_is_mended_and_the_moves_before_it_stand(folder):
    path = folder / "game.pixtable"
    table = Recorded.create(played(PIXIES, 6), path)
    certain = path.read_bytes()
    table.play(*random_move(table.match, Random(1)))
    table.close()
    whole = path.read_bytes()
    for size in range(len(certain), len(whole)):
        path.write_bytes(whole[:size])
        resumed = Recorded.resume(path)
        assert resumed.recorded.match.n == (7 if size == len(whole) - 1 else 6)
        resumed.recorded.close()
        assert load(path).notice is None


def test_replacing_a_save_leaves_the_old_one_or_the_new_one(folder, tmp_path):
    path = folder / "game.pixtable"
    safe_files.replace(path, b"old")
    with disk.through(cut := PowerCut(folder)):
        safe_files.replace(path, b"new")
    assert {world[path.name] for worlds in cut.cuts for world in worlds} == {b"old", b"new"}
    assert {world[path.name] for world in cut.cuts[-1]} == {b"new"}


def test_nothing_is_in_the_folders_before_something_is_kept(tmp_path):
    settings_file(DataFolders.under(tmp_path / "none").settings)
    assert list(tmp_path.iterdir()) == []
