"""The shelf of decks: ready ones, one's own as files, and files that are broken."""

import os

import pytest

from pixtable.games.tactics.rules.decks.decks import Deck
from pixtable.games.tactics.screens.decks.deck_box import DeckBox, file_stem
from pixtable.store.saves import SaveError
from tests.systems import needs_pipes
from tests.work import deadline

DECK = Deck(("golem",), ("keeper", "knight"), "Mon été")


@pytest.fixture
def box(tmp_path):
    return DeckBox(tmp_path / "decks")


def test_a_deck_is_kept_found_and_kept_again(box):
    key = box.save(DECK, "fr")
    assert [kept.deck for kept in box.own()] == [DECK]
    assert box.find(key) == DECK
    longer = DECK.with_card("monk", "heroes")
    assert box.save(longer, "uk", key) == key
    assert box.find(key) == longer


def test_two_decks_of_one_name_lie_beside_each_other(box):
    assert box.save(DECK, "en") != box.save(DECK, "en")
    assert len(box.own()) == 2


def test_a_deleted_deck_lies_in_the_folder_beside(box):
    key = box.save(DECK, "en")
    box.delete(key)
    assert box.own() == []
    assert len(list((box.folder / "deleted").iterdir())) == 1


def test_a_broken_file_is_told_by_its_line_and_left_alone(box):
    box.folder.mkdir()
    (box.folder / "broken.txt").write_text("Leaders\nUnicorn\n", encoding="utf-8")
    (box.folder / "empty.txt").write_bytes(b"")
    (box.folder / "noise.txt").write_bytes(bytes(range(256)))
    told = {kept.stem: (kept.problem.line, kept.problem.key) for kept in box.own()}
    assert told["broken"] == (2, "character")
    assert told.keys() == {"broken", "empty", "noise"}
    assert (box.folder / "broken.txt").read_text(encoding="utf-8") == "Leaders\nUnicorn\n"


def test_a_deck_without_a_name_has_its_files(box):
    box.folder.mkdir()
    (box.folder / "from-a-friend.txt").write_text("Leaders\nGolem\n", encoding="utf-8")
    assert box.find("own.from-a-friend").name == "from-a-friend"


def test_ready_decks_are_found_by_their_keys(box):
    assert len(box.ready()) >= 12
    assert box.find("ready.stone_wall").name == "Stone Wall"


@pytest.mark.parametrize("key", ["", "own.", "own.../x", "ready.none", "other.x", "own.gone", "ready.../../x"])
def test_a_key_of_nothing_finds_nothing(box, key):
    assert box.find(key) is None


def test_a_folder_that_cannot_be_is_told(tmp_path):
    (tmp_path / "decks").write_text("a file", encoding="utf-8")
    with pytest.raises(SaveError):
        DeckBox(tmp_path / "decks").save(DECK, "en")


@pytest.mark.parametrize(
    ("name", "stem"), [("Mon été", "mon-été"), ("a/b\\c:d", "a-b-c-d"), ("...", "deck"), ("", "deck")]
)
def test_every_name_becomes_one_for_files(name, stem):
    assert file_stem(name) == stem


@pytest.mark.parametrize("kind", [pytest.param("pipe", marks=needs_pipes), "folder", "huge"])
def test_a_deck_is_a_regular_file_of_a_sane_size(box, kind):
    box.folder.mkdir()
    path = box.folder / "x.txt"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        path.touch()
        os.truncate(path, 500 << 20)
    with deadline(60):
        (kept,) = box.own()
    assert kept.problem.key == ("too_long" if kind == "huge" else "unreadable")


@pytest.mark.parametrize("key", [f"own.{'x' * 5000}", "own.a\0b", "ready.\ud800"])
def test_a_key_that_no_file_can_have_finds_nothing(box, key):
    assert box.find(key) is None


@pytest.mark.parametrize("name", ["CON", "nul", "Aux", "com1", "LPT9", "prn."])
def test_no_deck_is_written_to_a_device_of_windows(box, name):
    key = box.save(Deck(("golem",), ("keeper", "knight"), name), "en")
    assert key == f"own.{name.strip('.').lower()}-deck"
    assert box.find(key).name == name
