"""Small files: damage loses no original and is told of, later versions' keys stay, no call that fails spoils one."""

import json
import os
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from pixtable.store import disk, lock
from pixtable.store.data_folders import DataFolders
from pixtable.store.merging import all_of_both, merged
from pixtable.store.problems import SaveError
from pixtable.store.progress import Progress, Record, Solved
from pixtable.store.settings import Settings, settings_file
from pixtable.store.small_file import SmallFile
from tests.store.layers import ERRORS, Failing
from tests.systems import needs_pipes

GARBAGE = [
    b"", b"{", b"[]", b"null", b"\0" * 500, b"\xff\xfe{}", b"[" * 100_000, b'{"name": 5}', b'{"version": "x"}',
    b'{"language": "xx"}', b'{"volumes": {"music": "loud"}}', b'{"tables": []}',
]  # fmt: skip


class Note(msgspec.Struct, frozen=True):
    words: dict[str, str] = {}
    number: int = 0


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def damaged_copies(path: Path) -> list[bytes]:
    return [copy.read_bytes() for copy in sorted(path.parent.glob(f"{path.name}.damaged-*"))]


# Damage


def test_cut_at_any_byte_the_original_is_kept_and_an_earlier_copy_is_used(path):
    for number in (1, 2):
        SmallFile(path, Note).put(Note({"word": "meaning"}, number))
    whole = path.read_bytes()
    for size in range(len(whole)):
        path.write_bytes(whole[:size])
        file = SmallFile(path, Note)
        assert (file.value, file.notice.code) == (Note({"word": "meaning"}, 1), "earlier")
        assert file.notice.kept.read_bytes() == whole[:size]
    assert sorted(damaged_copies(path), key=len) == [whole[:size] for size in range(len(whole))], "each of them"


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.9, 0.99])
def test_cut_settings_fall_back_to_the_first_values_where_there_is_no_copy(path, part):
    settings_file(path).put(Settings(name="Ada"))
    whole = path.read_bytes()
    path.write_bytes(torn := whole[: int(part * len(whole))])
    file = settings_file(path)
    assert (file.value, file.notice.code, file.notice.kept.read_bytes()) == (Settings(), "damaged", torn)


@pytest.mark.parametrize("text", GARBAGE)
def test_garbage_is_kept_whatever_is_written_later_and_told_of_once(path, text):
    path.write_bytes(text)
    file = settings_file(path)
    assert file.value == Settings()
    notice = file.take_notice()
    assert (notice.code, notice.kept.read_bytes()) == ("damaged", text)
    assert settings_file(path).notice is None
    for number in range(6):
        settings_file(path).put(Settings(name=str(number)))
    assert damaged_copies(path) == [text]


def test_progress_is_rescued_the_same_way(tmp_path):
    folders = DataFolders.under(tmp_path)
    level, other = SimpleNamespace(id="pixies.a", game="pixies"), SimpleNamespace(id="pixies.b", game="pixies")
    Progress(folders).solve(level, 3, 5)
    Progress(folders).solve(other, 3, 5)
    torn = folders.progress.read_bytes()[:-7]
    folders.progress.write_bytes(torn)
    progress = Progress(folders)
    assert progress.is_solved(level)
    notice = progress.take_notice()
    assert (notice.code, notice.kept.read_bytes()) == ("earlier", torn)


def test_the_copies_of_before_are_still_found(path):
    """Earlier programs kept three, and none of them told of a version."""
    path.write_bytes(b"{")
    path.with_suffix(".1.json").write_bytes(b"}")
    path.with_suffix(".2.json").write_bytes(b'{"name": "Ada"}')
    assert settings_file(path).value.name == "Ada"
    path.unlink()
    file = settings_file(path)
    assert (file.value.name, file.notice.code) == ("Ada", "missing")


def test_a_file_that_is_spoilt_while_the_program_runs_is_kept_and_written_anew(path):
    file = settings_file(path)
    file.put(Settings(name="Ada"))
    path.write_bytes(b"spoilt")
    file.put(Settings(name="Ada", text_scale=2.0))
    assert damaged_copies(path) == [b"spoilt"]
    assert file.notice.code == "rewritten"
    assert settings_file(path).value == Settings(name="Ada", text_scale=2.0)


@needs_pipes
@pytest.mark.parametrize("make", [getattr(os, "mkfifo", None), os.mkdir, lambda path: os.symlink(path, path)])
def test_what_is_no_file_is_left_alone(path, make):
    make(path)
    file = settings_file(path)
    assert (file.value, file.notice.code) == (Settings(), "unread")
    with pytest.raises(SaveError):
        file.put(Settings(name="Ada"))


def test_a_file_beyond_measure_is_not_read(path):
    with path.open("wb") as file:
        file.truncate(1 << 40)
    assert settings_file(path).notice.code == "unread"


# Later versions


def test_what_only_a_later_version_knows_stays(path):
    later = {"version": 9, "name": "Ada", "holograms": {"bright": True}, "tables": {"pixies": {"lamp": 3}}}
    path.write_text(json.dumps(later))
    file = settings_file(path)
    file.put(file.value.changed(text_scale=1.5))
    found = json.loads(path.read_bytes())
    assert (found["version"], found["holograms"], found["tables"]["pixies"]["lamp"]) == (9, {"bright": True}, 3)
    assert (found["name"], found["text_scale"]) == ("Ada", 1.5)
    assert file.notice is None


def test_a_file_that_only_a_later_version_can_read_is_left_alone(path):
    text = b'{"version": 2, "text_scale": "huge"}'
    path.write_bytes(text)
    file = settings_file(path)
    assert (file.value, file.notice.code) == (Settings(), "newer")
    with pytest.raises(SaveError) as refused:
        file.put(Settings(name="Ada"))
    assert refused.value.code == "newer_format"
    assert path.read_bytes() == text


# Merging


def test_each_window_brings_in_what_it_has_changed():
    before = {"a": 1, "b": 1, "c": {"x": 1, "y": 1}, "gone": 1, "gone too": 1}
    mine = {"a": 2, "b": 1, "c": {"x": 2, "y": 1, "mine": 1}, "gone too": 1}
    theirs = {"a": 3, "b": 3, "c": {"x": 1, "y": 3, "theirs": 1}, "gone": 1, "new": 1}
    together = {"a": 2, "b": 3, "c": {"x": 2, "y": 3, "mine": 1, "theirs": 1}, "new": 1}
    assert merged(before, mine, theirs, {}) == together


@pytest.mark.parametrize(
    ("before", "mine", "theirs", "together"),
    [("ab", "abc", "abd", "abdc"), ("ab", "a", "abd", "ad"), ("", "a", "a", "a"), ("ab", "b", "a", "")],
)
def test_lists_that_grow_have_what_either_has(before, mine, theirs, together):
    assert "".join(all_of_both(list(before), list(mine), list(theirs))) == together


def test_two_windows_solve_and_the_better_stands(tmp_path):
    folders = DataFolders.under(tmp_path)
    level = SimpleNamespace(id="pixies.a", game="pixies")
    one, other = Progress(folders), Progress(folders)
    one.solve(level, 3, 9, date(2026, 1, 1))
    other.solve(level, 1, 20, date(2026, 1, 2))
    for progress in (other, Progress(folders)):
        assert progress.stars(level) == 3
        assert progress.streak("pixies", date(2026, 1, 2)) == 2


def test_a_window_that_stands_still_while_it_writes_does_not_stop_the_other(path, monkeypatch):
    monkeypatch.setattr("pixtable.store.lock.PATIENCE", 0.0)
    settings_file(path).put(Settings(name="Ada"))
    with lock.folder_lock(path.parent) as held, lock.folder_lock(path.parent, patience=0.01) as again:
        assert (held, again) == ("ours", "theirs")
        settings_file(path).put(Settings(name="Bo"))
    assert settings_file(path).value.name == "Bo"


# Every call may fail


def act(path: Path) -> tuple[Record, bool]:
    """Open a file and change it: what is in it as far as this window knows, and whether that was confirmed."""
    file = SmallFile(path, Record)
    try:
        file.put(msgspec.structs.replace(file.value, solved={**file.value.solved, "b": Solved(2)}))
    except SaveError:
        return file.value, False
    return file.value, True


def prepared(folder: Path, content: bytes) -> Path:
    path = folder / "progress.json"
    for number in range(2):
        SmallFile(path, Record).put(Record(solved={"a": Solved(3)}, daily={"pixies": ["2026-01-01"][:number]}))
    path.write_bytes(content or path.read_bytes())
    return path


@pytest.mark.parametrize("content", [b"", b'{"solved'])
def test_whichever_call_fails_nothing_is_lost_and_nobody_crashes(tmp_path, content):
    with disk.through(sound := Failing()):
        act(prepared(tmp_path / "sound", content))
    first = len(sound.calls)
    with disk.through(counting := Failing()):
        act(prepared(tmp_path / "counted", content))
    assert len(counting.calls) == first, "the same calls each time"
    for error in ERRORS:
        for number in range(first):
            path = prepared(tmp_path / f"{error}-{number}", content)
            damaged = path.read_bytes()
            with disk.through(layer := Failing(number, error)):
                _, is_confirmed = act(path)
            if len(layer.calls) <= number:
                break
            found = SmallFile(path, Record)
            assert "a" in found.value.solved
            assert content or found.value.daily == {"pixies": ["2026-01-01"]}
            assert ("b" in found.value.solved) == is_confirmed
            if content:
                assert damaged in damaged_copies(path)


def test_a_change_that_was_refused_is_brought_in_with_the_next(tmp_path):
    folders = DataFolders.under(tmp_path)
    progress, levels = Progress(folders), [SimpleNamespace(id=f"pixies.{name}", game="pixies") for name in "ab"]
    with disk.through(_all_full):
        progress.solve(levels[0], 3, 1)
    progress.solve(levels[1], 3, 1)
    assert all(Progress(folders).is_solved(level) for level in levels)


def _all_full(call: str, act: Any, /, *given: Any) -> Any:
    raise OSError(28, "No space left on device")
