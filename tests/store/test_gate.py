"""What lies in our folders may be anything: only regular files of a sane size come in, and nobody waits for one."""

import os
import tracemalloc
from datetime import date

import msgspec
import pytest

from pixtable.core.codec import BadJson
from pixtable.core.foreign import MOST_NESTED
from pixtable.store import gate
from pixtable.store.chairs import LONGEST_NAME, Chair
from pixtable.store.data_folders import DataFolders
from pixtable.store.gate import Unfit, read_file, read_record
from pixtable.store.library import Library
from pixtable.store.progress import Progress, Record
from pixtable.store.safe_files import LARGEST_SAVE
from pixtable.store.saves import SaveError, load, load_from_elsewhere, save_as
from pixtable.store.saves.lines import START, seal
from pixtable.store.settings import Settings, load_settings
from pixtable.store.small_file import SmallFile
from tests.store.saved_games import PIXIES, played
from tests.systems import needs_links, needs_pipes
from tests.work import deadline

NOT_FILES = (
    pytest.param("pipe", marks=needs_pipes),
    "folder",
    pytest.param("link to a folder", marks=needs_links),
    pytest.param("device", marks=needs_links),
)


@pytest.fixture(autouse=True)
def nobody_waits():
    with deadline(60):
        yield


def lay(kind, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "link to a folder":
            path.symlink_to(path.parent)
        case "device":
            path.symlink_to("/dev/zero")
        case "huge":
            path.touch()
            os.truncate(path, 500 << 20)  # a hole: it takes no room on the disk
    return path


@pytest.mark.parametrize("kind", NOT_FILES)
def test_only_a_regular_file_is_opened(kind, tmp_path):
    with pytest.raises(Unfit) as refused:
        read_file(lay(kind, tmp_path / "x"), 100)
    assert refused.value.code == "not_a_file"


@needs_pipes
def test_a_pipe_that_takes_the_place_of_a_file_at_the_last_moment_is_found_out(tmp_path, monkeypatch):
    path, pipe = tmp_path / "x", tmp_path / "pipe"
    path.write_bytes(b"a file")
    os.mkfifo(pipe)
    before = path.stat()
    path.unlink()
    pipe.rename(path)
    real = os.stat
    monkeypatch.setattr(gate.os, "stat", lambda at: before if at == path else real(at))
    with pytest.raises(Unfit):
        read_file(path, 100)


def test_no_more_is_read_than_is_wanted(tmp_path):
    path = tmp_path / "x"
    path.write_bytes(b"0123456789")
    assert read_file(path, 10) == b"0123456789"
    with pytest.raises(Unfit) as refused:
        read_file(path, 9)
    assert refused.value.code == "too_large"


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b", "\ud800", "gone"])
def test_a_name_that_no_file_has_is_no_file(name, tmp_path):
    assert not gate.is_file(tmp_path / name)


# Saves


@pytest.mark.parametrize("kind", [*NOT_FILES, "huge"])
def test_a_save_from_elsewhere_is_a_regular_file_of_a_sane_size(kind, tmp_path):
    with pytest.raises(SaveError) as refused:
        load_from_elsewhere(lay(kind, tmp_path / "x.pixtable"))
    assert refused.value.code == ("too_large" if kind == "huge" else "not_a_file")


def test_of_a_save_that_goes_on_and_on_only_as_much_is_read_as_could_be_written(tmp_path, monkeypatch):
    save_as(tmp_path / "x", played(PIXIES, 20))
    monkeypatch.setattr("pixtable.store.saves.lines.LARGEST_SAVE", 2000)
    loaded = load(tmp_path / "x")
    assert 0 < len(loaded.match.steps) < 20
    assert loaded.end.size <= 2000
    assert loaded.notice


@pytest.mark.parametrize("kind", [*NOT_FILES, "huge"])
def test_a_game_is_taken_in_whatever_else_lies_on_the_shelf(kind, tmp_path):
    library = Library(tmp_path / "games")
    lay(kind, library.folder / "x.pixtable")
    save_as(tmp_path / "theirs", played(PIXIES, 6))
    tracemalloc.start()
    kept = library.keep(load(tmp_path / "theirs"))
    assert library.keep(load(tmp_path / "theirs")) == kept
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 2 * LARGEST_SAVE
    assert [path for path in library.folder.iterdir() if path.name != "x.pixtable"] == [kept]


def test_what_is_written_can_be_read_again_so_it_is_not_longer_than_that(tmp_path, monkeypatch):
    match = played(PIXIES, 6)
    monkeypatch.setattr("pixtable.store.saves.lines.LARGEST_SAVE", 900)
    with pytest.raises(SaveError) as refused:
        save_as(tmp_path / "x", match)
    assert refused.value.code == "too_long"
    assert LARGEST_SAVE > 30 * 118_255  # the longest of the golden saves


def test_a_name_of_ten_thousand_letters_is_cut(tmp_path):
    save_as(tmp_path / "x", played(PIXIES, 6), (Chair("A" * 10_000), Chair("Bo", "normal")))
    assert load(tmp_path / "x").chairs[0].name == "A" * LONGEST_NAME


def test_a_position_that_goes_too_deep_is_refused(tmp_path):
    save_as(tmp_path / "x", played(PIXIES, 0))
    deep = b'"options":{"rounds":3},"position":' + b'{"a":' * 200 + b"1" + b"}" * 200
    header = b'{"pixtable":1,"game":"pixies","rules":1,"seats":2,"seed":1,' + deep + b"}"
    (tmp_path / "x").write_bytes(seal([header], START)[0])
    with pytest.raises(SaveError) as refused:
        load(tmp_path / "x")
    assert refused.value.code == "damaged_start"


# Small files


@pytest.mark.parametrize("kind", [*NOT_FILES, "huge"])
def test_small_files_are_regular_ones_of_a_sane_size(kind, tmp_path):
    places = DataFolders.under(tmp_path)
    for path in (places.settings, places.progress, places.album, places.evening):
        lay(kind, path)
    assert load_settings(places.settings) == Settings()
    assert SmallFile(places.progress, Record).value == Record()
    assert Progress(places).streak("pixies", date(2026, 1, 1)) == 0
    album = SmallFile(places.album, Record)
    assert album.value == Record()
    with pytest.raises(SaveError):
        album.put(Record())  # what is not ours to read is not ours to replace


def test_texts_in_a_small_file_lose_the_signs_that_rule_a_line(tmp_path):
    path = tmp_path / "settings.json"
    path.write_bytes(
        '{"name":"A\u202eda\\u0000","tables":{"pi\\u0007xies":{"chairs":[{"name":"B\\u2066o"},null]}}}'.encode()
    )
    kept = load_settings(path)
    assert kept.name == "Ada"
    assert [chair.name for chair in kept.tables["pixies"].chairs if chair] == ["Bo"]


@pytest.mark.parametrize("text", ['{"name":"Ada \\"B\\" \\\\ Ю","volumes":{"music":1},"window":[1280,800]}'])
def test_a_small_file_with_escapes_is_read_as_it_is(text, tmp_path):
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    assert read_record(path, Settings) == msgspec.json.decode(text, type=Settings)


def test_a_record_that_goes_too_deep_is_damaged(tmp_path):
    path = tmp_path / "progress.json"
    deep = b'{"a":' * (MOST_NESTED + 1) + b"1" + b"}" * (MOST_NESTED + 1)
    path.write_bytes(b'{"begun":{"x":{"moves":[[0,' + deep + b"]]}}}")
    with pytest.raises(BadJson):
        read_record(path, Record)
    assert SmallFile(path, Record).value == Record()
