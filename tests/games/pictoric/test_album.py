"""The album and the taught words on disk: they outlive saves, crashes and damage."""

import pytest

from pixtable.core.match import Deal, Match
from pixtable.games.pictoric import GAME
from pixtable.games.pictoric.mind.meaning.teaching import mark_of
from pixtable.games.pictoric.screens.album.album import Album
from pixtable.games.pictoric.screens.teaching.taught_words import TaughtWords
from pixtable.store.chairs import Chair
from pixtable.store.saves import Recorded, SaveError
from tests.games.table_host import random_choice
from tests.systems import needs_locked_files

CHAIRS = (Chair("Ada"), Chair("Ivo", "easy", "poet"), Chair("Maud", "easy", "echo"))
DAMAGED = [b"", b"{", b"[]", b'{"games": 3}', b'{"words": 3, "games": []}', b"\xff\xfe", b"[" * 5000]


@pytest.fixture
def album(tmp_path):
    return Album(tmp_path / "album.json", tmp_path / "games")


def play(folder, moves, name="pictoric-1"):
    folder.mkdir(exist_ok=True)
    match = Match.start(GAME, Deal(3, 5, {"forfeits": False}))
    recorded = Recorded.create(match, folder / f"{name}.pixtable", CHAIRS)
    choose = random_choice(1)
    for _ in range(moves):
        seat = match.to_act[0]
        recorded.play(seat, choose(match, seat))
    return recorded


def clues(album):
    return sum(map(len, album.clippings().values()))


def again(tmp_path):
    return Album(tmp_path / "album.json", tmp_path / "games")


def test_saved_games_are_taken_in_and_outlived(tmp_path, album):
    play(tmp_path / "games", 30).close()
    assert len(list(album.catch_up())) == 1
    assert (told := clues(album)) >= 4
    (tmp_path / "games" / "pictoric-1.pixtable").unlink()
    assert clues(again(tmp_path)) == told


def test_what_was_heard_in_games_that_are_left_is_known(tmp_path, album):
    assert album.heard == ()
    play(tmp_path / "games", 30).close()
    list(album.catch_up())
    said = {clipping.turn.clue.text for own in album.clippings().values() for clipping in own} - {None}
    assert set(album.heard) == {mark_of(text) for text in said}
    assert said


def test_a_save_that_has_not_changed_is_not_read_again(tmp_path, album):
    recorded = play(tmp_path / "games", 30)
    list(album.catch_up())
    assert list(again(tmp_path).catch_up()) == []
    seat = recorded.match.to_act[0]
    recorded.play(seat, random_choice(1)(recorded.match, seat))
    assert len(list(again(tmp_path).catch_up())) == 1


def test_a_game_that_ended_in_a_crash_is_in_it_as_far_as_it_was_saved(tmp_path, album):
    path = tmp_path / "games" / "pictoric-1.pixtable"
    play(tmp_path / "games", 40).close()
    whole = path.read_bytes()
    list(album.catch_up())
    told = clues(album)
    path.write_bytes(whole[: len(whole) // 2])
    half = again(tmp_path)
    list(half.catch_up())
    assert 0 < clues(half) <= told


def test_rubbish_among_the_saves_does_not_disturb(tmp_path, album):
    play(tmp_path / "games", 30).close()
    (tmp_path / "games" / "rubbish.pixtable").write_bytes(b"\0" * 99)
    list(album.catch_up())
    assert clues(album) >= 4


def test_what_two_windows_take_in_is_in_one_album(tmp_path):
    one, other = again(tmp_path), again(tmp_path)
    for album, name in ((one, "pictoric-1"), (other, "pictoric-2")):
        recorded = play(tmp_path / "games", 30, name)
        album.keep(recorded)
        recorded.close()
    for save in (tmp_path / "games").iterdir():
        save.unlink()
    assert clues(again(tmp_path)) == clues(other) == 2 * clues(one)


@pytest.mark.parametrize("text", DAMAGED)
def test_a_damaged_album_is_set_aside_untouched_and_made_anew(tmp_path, text):
    play(tmp_path / "games", 30).close()
    (tmp_path / "album.json").write_bytes(text)
    album = again(tmp_path)
    assert album.set_aside is not None
    list(album.catch_up())
    assert clues(album) >= 4
    assert album.set_aside.read_bytes() == text
    assert again(tmp_path).set_aside is None


@needs_locked_files
def test_an_album_that_may_not_be_read_is_not_replaced(tmp_path):
    path = tmp_path / "words.json"
    TaughtWords(path).teach("en", "zorbling", "cat")
    path.chmod(0)
    with pytest.raises(SaveError):
        TaughtWords(path).teach("en", "plimf", "dog")


def test_people_own_clues_give_the_manner(tmp_path, album):
    assert album.manner is None
    play(tmp_path / "games", 60).close()
    list(album.catch_up())
    assert album.manner is not None


def test_taught_words_are_kept_and_forgotten(tmp_path):
    path = tmp_path / "data" / "words.json"
    TaughtWords(path).teach("uk", "Бузівок", "ведмідь")
    assert TaughtWords(path).words == {"uk": {"бузівок": ("ведмідь",)}}
    TaughtWords(path).forget("uk", "бузівок")
    assert TaughtWords(path).words == {"uk": {}}


@pytest.mark.parametrize("text", DAMAGED[:-3])
def test_damaged_words_are_set_aside(tmp_path, text):
    path = tmp_path / "words.json"
    path.write_bytes(text)
    lessons = TaughtWords(path)
    kept = lessons.set_aside
    if text == b'{"games": 3}':  # it says nothing of words, which is no damage
        assert kept is None
        return
    assert kept is not None
    lessons.teach("en", "zorbling", "cat")
    assert kept.read_bytes() == text
    assert TaughtWords(path).words["en"] == {"zorbling": ("cat",)}


def test_a_disk_that_refuses_teaches_nothing(tmp_path):
    (tmp_path / "file").write_text("")
    lessons = TaughtWords(tmp_path / "file" / "words.json")
    with pytest.raises(SaveError):
        lessons.teach("en", "zorbling", "cat")
    assert lessons.words == {}


@pytest.mark.parametrize("stamp", [10**21, -(10**30), 2**63])
def test_a_day_that_no_calendar_has_does_not_close_the_album(tmp_path, stamp):
    path = tmp_path / "album.json"
    path.write_text(f'{{"games": {{"x": {{"stamp": [{stamp}, 1]}}}}}}', encoding="utf-8")
    assert Album(path, tmp_path).clippings() == {}
