"""Saving what is sound of a game whose beginning is damaged."""

from pathlib import Path
from random import Random

import pytest

from pixtable.store.library import Library
from pixtable.store.saves import SaveError, load, save_as, verify
from pixtable.store.saves.salvage import salvage
from tests.store.saved_games import PIXIES, everything_about, played
from tests.store.test_library import CHAIRS

MOVES = 12


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "game.pixtable"
    save_as(path, played(PIXIES, MOVES), CHAIRS)
    return path


def flipped(text: bytes, at: int, bit: int) -> bytes:
    return text[:at] + bytes((text[at] ^ (1 << bit),)) + text[at + 1 :]


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


def test_any_one_flipped_bit_of_the_first_two_lines_is_set_right(path):
    whole, rng = path.read_bytes(), Random(3)
    beginning = len(b"".join(lines_of(path)[:2]))
    for _ in range(40):
        path.write_bytes(flipped(whole, rng.randrange(beginning), rng.randrange(8)))
        with pytest.raises(SaveError):
            load(path)
        game = salvage(path)
        assert everything_about(game.match) == everything_about(played(PIXIES, MOVES))
        assert game.chairs == CHAIRS


def test_where_more_is_wrong_with_the_header_the_rules_tell_what_happened(path):
    whole = path.read_bytes()
    path.write_bytes(whole.replace(b'"Ada"', b'"Eve"'))
    game = salvage(path)
    assert everything_about(game.match) == everything_about(played(PIXIES, MOVES))


def test_an_opening_that_cannot_be_read_is_dealt_again(path):
    lines = lines_of(path)
    path.write_bytes(b"".join([lines[0], b"\0" * 80 + b"\n", *lines[2:]]))
    assert everything_about(salvage(path).match) == everything_about(played(PIXIES, MOVES))


def test_a_header_that_fits_another_game_saves_nothing(path):
    path.write_bytes(path.read_bytes().replace(b'"seed":42', b'"seed":57'))
    assert salvage(path) is None


@pytest.mark.parametrize("text", [b"\0" * 1000, b"{", b'{"pixtable":1}\n', b"[" * 100_000, b"\n" * 5000, b"x"])
def test_rubbish_saves_nothing(path, text):
    path.write_bytes(text)
    assert salvage(path) is None


def test_what_cannot_be_read_at_all_says_so(tmp_path):
    with pytest.raises(SaveError) as refusal:
        salvage(tmp_path / "nowhere.pixtable")
    assert refusal.value.code == "missing"


def test_what_is_saved_is_a_game_of_its_own_and_the_damaged_file_lies_in_the_bin(tmp_path):
    library = Library(tmp_path / "games")
    path = library.new_path("pixies")
    save_as(path, played(PIXIES, MOVES), CHAIRS)
    damaged = flipped(path.read_bytes(), 30, 2)
    path.write_bytes(damaged)
    played_at = path.stat().st_mtime_ns
    rescued = library.rescue(path)
    assert rescued.moves == MOVES
    assert verify(rescued.path).agrees
    assert rescued.path.stat().st_mtime_ns == played_at
    assert not path.exists()
    assert (library.bin / path.name).read_bytes() == damaged


def test_where_nothing_is_sound_the_file_stays(tmp_path):
    library = Library(tmp_path / "games")
    path = library.new_path("pixies")
    path.write_bytes(b"\0" * 100)
    assert library.rescue(path) is None
    assert path.exists()
