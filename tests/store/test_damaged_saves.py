"""A file is anybody's: whatever is in it, it opens to its last good move or is refused with a reason."""

import os
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pixtable.store.saves import Loaded, Recorded, SaveError, load
from pixtable.store.saves import lines as save_lines
from pixtable.store.saves.lines import LONGEST_LINE, MOST_LINES
from tests import toy
from tests.store.saved_games import (
    ALL_GAMES,
    PIXIES,
    everything_about,
    forge,
    is_beginning_of,
    lines_of,
    played,
    random_move,
    saved,
    write_lines,
)
from tests.systems import needs_locked_files, needs_pipes


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.pixtable"


def refusal(path: Path | str) -> str:
    with pytest.raises(SaveError) as refused:
        load(path, ALL_GAMES)
    return refused.value.code


def opened_or_refused(path: Path) -> Loaded | None:
    try:
        return load(path, ALL_GAMES)
    except SaveError:
        return None


# Accidents


def test_a_file_cut_off_at_any_byte_opens_to_its_last_whole_line(path: Path) -> None:
    whole = played(toy.GAME, 5)
    text = saved(path, whole).read_bytes()
    starts = [at + 1 for at, byte in enumerate(text) if byte == ord("\n")]
    for size in reversed(range(len(text))):
        os.truncate(path, size)
        loaded = opened_or_refused(path)
        lines = sum(start <= size + 1 for start in starts)  # a line that lost only its break still counts
        if lines < 2:
            assert loaded is None, size
            continue
        assert loaded is not None, size
        assert is_beginning_of(loaded.match, whole)
        assert loaded.match.n == lines - 2
        assert (loaded.notice is None) == (size in starts)


@pytest.mark.parametrize("flip", [1, 0x20, 0x80])
def test_a_flipped_byte_never_goes_unnoticed(path: Path, flip: int) -> None:
    whole = played(toy.GAME, 5)
    text = saved(path, whole).read_bytes()
    with path.open("r+b", buffering=0) as file:
        for at, byte in enumerate(text):
            file.seek(at)
            file.write(bytes([byte ^ flip]))
            loaded = opened_or_refused(path)
            assert loaded is None or (loaded.notice and is_beginning_of(loaded.match, whole)), at
            file.seek(at)
            file.write(bytes([byte]))


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_spliced_file_opens_to_a_beginning_of_its_game(path: Path, data: st.DataObject) -> None:
    whole = played(PIXIES, 12)
    text = saved(path, whole).read_bytes()
    places = st.integers(0, len(text))
    cut, end, source = data.draw(places), data.draw(places), data.draw(places)
    filling = data.draw(st.one_of(st.binary(max_size=60), st.just(text[source : source + 400])))
    path.write_bytes(text[:cut] + filling + text[end:])
    loaded = opened_or_refused(path)
    path.unlink()
    assert loaded is None or is_beginning_of(loaded.match, whole)


@pytest.mark.parametrize("tail", [b"\0" * 4096, b"\xff\xfe\n", b"{}\n", b"\n", b"[" * 100_000 + b"\n", b"rubbish"])
def test_rubbish_behind_a_game_is_cut_off_with_a_notice(path: Path, tail: bytes) -> None:
    whole = played(PIXIES, 4)
    path.write_bytes(saved(path, whole).read_bytes() + tail)
    loaded = load(path)
    assert everything_about(loaded.match) == everything_about(whole)
    assert loaded.notice
    assert loaded.notice.values == {"line": 7, "n": 4}


def test_a_line_out_of_its_place_is_noticed(path: Path) -> None:
    lines = saved(path, played(PIXIES, 6)).read_bytes().splitlines(keepends=True)
    lines[4], lines[5] = lines[5], lines[4]
    path.write_bytes(b"".join(lines))
    loaded = load(path)
    assert loaded.match.n == 2
    assert loaded.notice
    assert loaded.notice.key == "saves.altered"


def test_loading_writes_nothing(path: Path) -> None:
    text = saved(path, played(PIXIES, 4)).read_bytes()[:-30]
    path.write_bytes(text)
    path.chmod(0o444)
    assert load(path).notice
    assert path.read_bytes() == text
    assert list(path.parent.iterdir()) == [path]


def test_a_file_with_too_many_lines_is_cut_off(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved(path, played(PIXIES, 6))
    monkeypatch.setattr(save_lines, "MOST_LINES", 5)
    loaded = load(path)
    assert loaded.match.n == 3
    assert loaded.notice


def test_a_move_that_could_not_be_read_again_is_not_made(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Recorded.create(played(PIXIES, 3), path)
    before, text = everything_about(table.match), path.read_bytes()
    monkeypatch.setattr(save_lines, "MOST_LINES", 5)
    with pytest.raises(SaveError) as refused:
        table.play(*random_move(table.match, Random(1)))
    assert refused.value.key == "saves.too_long"
    assert everything_about(table.match) == before
    assert path.read_bytes() == text
    table.close()


def test_a_line_without_end_is_refused_without_reading_it_all(path: Path) -> None:
    header = saved(path, played(PIXIES, 3)).read_bytes().splitlines(keepends=True)[0]
    path.write_bytes(header + b'{"opening":[' + b"1," * LONGEST_LINE)
    assert refusal(path) == "damaged_start"


# What is no save


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "empty"),
        (b"a diary\n", "not_a_save"),
        (b"\0" * 100, "not_a_save"),
        (b'{"name":"somebody\'s package","version":1}\n', "not_a_save"),
        (b"[1,2,3]\n", "not_a_save"),
        (b"[" * 100_000 + b"]" * 100_000, "not_a_save"),
        (b'{"pixtable":2,"anything":["at","all"]}\n', "newer_format"),
        (b'{"pixtable":' + b"9" * 4000 + b"}\n", "newer_format"),
        (b'{"pixtable":' + b"9" * 400_000 + b"}\n", "damaged_start"),
        (b'{"pixtable":1,"game":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n", "damaged_start"),
        (b'{"pixtable":0}\n', "damaged_start"),
        (b'{"pixtable":"1"}\n', "damaged_start"),
        (b'{"pixtable":1,"game":"pixies","rules":1}\n', "damaged_start"),
        (b'{"pixtable":1', "damaged_start"),
    ],
    ids=lambda value: value[:30] if isinstance(value, bytes) else value,
)
def test_a_foreign_file_is_refused(path: Path, content: bytes, code: str) -> None:
    path.write_bytes(content)
    assert refusal(path) == code


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("pixtable", 0, "damaged_start"),
        ("game", "ludo", "unknown_game"),
        ("game", "g" * 41, "damaged_start"),
        ("rules", 2, "newer_rules"),
        ("rules", 0, "damaged_start"),
        ("seats", 6, "damaged_start"),
        ("seats", 10**30, "damaged_start"),
        ("seats", "2", "damaged_start"),
        ("seed", 1.5, "damaged_start"),
        ("seed", 43, "damaged_start"),
        ("options", {"rounds": 4}, "damaged_start"),
        ("options", {"rounds": True}, "damaged_start"),
        ("options", {"magic": 1}, "damaged_start"),
        ("position", {"round": 1, "row": [1, 1]}, "damaged_start"),
        ("position", {"nonsense": [[[]]]}, "damaged_start"),
        ("script", "import os", "damaged_start"),
    ],
)
def test_a_well_hashed_but_impossible_header_is_refused(path: Path, field: str, value: object, code: str) -> None:
    forge(saved(path, played(PIXIES, 2)), lambda lines: lines[0].update({field: value}))
    assert refusal(path) == code


def test_a_header_alone_is_refused(path: Path) -> None:
    forge(saved(path, played(PIXIES, 2)), lambda lines: lines.__delitem__(slice(1, None)))
    assert refusal(path) == "damaged_start"


def test_a_gigabyte_of_rubbish_is_refused_at_once(path: Path) -> None:
    path.touch()
    os.truncate(path, 1 << 30)
    assert refusal(path) == "not_a_save"


def test_a_gigabyte_behind_a_game_is_cut_off_at_once(path: Path) -> None:
    size = saved(path, played(PIXIES, 3)).stat().st_size
    os.truncate(path, size + (1 << 30))
    loaded = load(path)
    assert loaded.match.n == 3
    assert loaded.notice
    assert loaded.notice.key == "saves.altered"


@needs_pipes
def test_only_plain_files_are_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert refusal(tmp_path / "pipe") == "not_a_file"
    assert refusal(tmp_path) == "not_a_file"
    assert refusal("/dev/zero") == "not_a_file"
    assert refusal(tmp_path / "nowhere") == "missing"
    assert refusal(tmp_path / "no folder" / "nowhere") == "missing"
    assert refusal(tmp_path / "loop") == "disk_error"
    assert refusal("a\0b") == "missing"
    assert refusal("a\ud800b") == "missing"
    assert refusal("n" * 5000) == "disk_error"


@needs_locked_files
def test_a_locked_file_is_refused(path: Path) -> None:
    saved(path, played(PIXIES, 1)).chmod(0)
    assert refusal(path) == "not_allowed"


# Going on with a damaged file


@pytest.mark.parametrize("lost", [1, 2, 100])
def test_a_damaged_file_is_kept_aside_and_mended_before_the_game_goes_on(path: Path, lost: int) -> None:
    damaged = saved(path, played(PIXIES, 6)).read_bytes()[:-lost]
    path.write_bytes(damaged)
    table, notice, kept = Recorded.resume(path)
    assert notice
    assert kept == path.with_name(path.name + ".damaged-1")
    assert kept.read_bytes() == damaged
    assert everything_about(load(path).match) == everything_about(table.match)
    table.play(*random_move(table.match, Random(1)))
    table.close()
    assert load(path).notice is None
    assert everything_about(load(path).match) == everything_about(table.match)
    assert sorted(path.parent.iterdir()) == [path, kept]


def test_a_file_kept_aside_is_never_overwritten(path: Path) -> None:
    first = path.with_name(path.name + ".damaged-1")
    first.write_bytes(b"older")
    damaged = saved(path, played(PIXIES, 6)).read_bytes()[:-9]
    path.write_bytes(damaged)
    resumed = Recorded.resume(path)
    resumed.recorded.close()
    assert resumed.kept == path.with_name(path.name + ".damaged-2")
    assert resumed.kept.read_bytes() == damaged
    assert first.read_bytes() == b"older"


def test_mending_keeps_undone_moves_and_the_header(path: Path) -> None:
    table = Recorded.create(played(PIXIES, 4), path)
    table.undo(practice=True)
    table.close()
    good = path.read_bytes()
    path.write_bytes(good + b'{"seat":0,"mo')
    Recorded.resume(path).recorded.close()
    assert path.read_bytes() == good


def test_a_file_with_nothing_to_open_is_left_alone(path: Path) -> None:
    path.write_bytes(b"a diary")
    with pytest.raises(SaveError):
        Recorded.resume(path)
    assert path.read_bytes() == b"a diary"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.slow
def test_the_longest_file_that_may_be_is_read_in_reasonable_time(path: Path) -> None:
    header, opening, step = lines_of(saved(path, played(PIXIES, 1)))
    back = {"seek": 0}
    write_lines(path, [header, opening, *[step, back] * ((MOST_LINES - 2) // 2)])
    assert load(path).match.n == 0
