"""The index of the shelf: it knows what the saves say, costs nothing to ask, and is never believed over a save."""

import os
import sqlite3
from pathlib import Path
from random import Random

import pytest

from pixtable.games import GAMES
from pixtable.store.chairs import Chair
from pixtable.store.library import Library
from pixtable.store.saves import Recorded, load, reading, save_as, verify
from pixtable.store.shelf_index import Entry, ShelfIndex
from pixtable.store.shelf_index import index as index_module
from tests.store.saved_games import PIXIES, played, random_move
from tests.store.test_library import CHAIRS, put
from tests.systems import needs_links, needs_open_files_to_move, needs_pipes

GOLDEN = Path(__file__).parent.parent / "golden_saves"


@pytest.fixture
def library(tmp_path):
    library = Library(tmp_path / "games")
    library.folder.mkdir()
    return library


@pytest.fixture
def index(library):
    index = new_index(library)
    yield index
    index.close()


def new_index(library: Library, **options) -> ShelfIndex:
    return ShelfIndex(library.folder.parent / "shelf.sqlite", library.folder, **options)


def entries(index: ShelfIndex) -> list[Entry]:
    for _ in index.catch_up():
        pass
    return [index.entry(listed) for listed in index.listing]


def names(index: ShelfIndex) -> list[str]:
    return [entry.path.name for entry in entries(index)]


class Counter:
    """How many files are opened, and how many lines of them carried out."""

    def __init__(self, monkeypatch) -> None:
        self.opened = self.carried_out = 0
        opening, following = reading.open_to_read, reading._follow

        def open_one(path):
            self.opened += 1
            return opening(path)

        def follow(*given):
            self.carried_out += 1
            following(*given)

        monkeypatch.setattr(reading, "open_to_read", open_one)
        monkeypatch.setattr(reading, "_follow", follow)


# What it knows


def test_the_last_played_comes_first_and_other_files_are_no_games(library, index):
    older, newer = put(library, 3, age=50), put(library, 4, age=10)
    (library.folder / "notes.txt").write_text("mine")
    assert names(index) == [newer, older]
    assert entries(index)[0].chairs == CHAIRS


def test_the_title_offers_the_last_unfinished_game(library, index):
    put(library, 0, age=1)
    put(library, 10_000, age=5)
    wanted = put(library, 6, age=20)
    put(library, 7, age=90)
    entries(index)
    assert index.waiting("pixies").path.name == wanted
    assert index.waiting("rhombs") is None


def test_a_folder_that_is_not_there_is_an_empty_shelf(tmp_path):
    index = ShelfIndex(tmp_path / "shelf.sqlite", tmp_path / "nowhere")
    assert entries(index) == []
    assert index.has_looked
    assert index.folder_problem is None


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.pixtable")), ids=lambda path: path.stem)
def test_it_says_of_every_save_what_opening_it_would(library, index, path):
    (library.folder / path.name).write_bytes(path.read_bytes())
    (entry,) = entries(index)
    if entry.problem is not None:
        with pytest.raises(Exception, match=entry.problem.code):
            load(path)
        return
    match, _, _, chairs, _ = load(path)
    summary = entry.summary
    assert (entry.game_id, entry.chairs, summary.seats) == (match.game.id, chairs, match.deal.seats)
    assert (summary.moves, summary.to_act) == (match.n, match.to_act)
    assert summary.is_over == (match.result is not None)
    assert match.result is None or (summary.winners, summary.scores) == (match.result.winners, match.result.scores)
    assert entry.state == match.state
    assert summary.is_sound == verify(path).agrees


def test_a_game_that_is_left_is_known_without_being_read(library, index, monkeypatch):
    recorded = Recorded.create(played(PIXIES, 4), library.new_path("pixies"), CHAIRS)
    entries(index)
    rng = Random(1)
    for _ in range(3):
        recorded.play(*random_move(recorded.match, rng))
    recorded.close()
    counter = Counter(monkeypatch)
    index.take(recorded)
    waiting = index.waiting("pixies")
    assert (waiting.summary.moves, waiting.state) == (7, recorded.match.state)
    assert counter.opened == 0
    assert entries(index)[0].summary.is_sound, "and is checked afterwards"


def test_a_game_that_is_kept_nowhere_or_elsewhere_is_no_concern_of_it(library, index, tmp_path):
    index.take(Recorded.create(played(PIXIES, 4)))
    index.take(Recorded.create(played(PIXIES, 4), tmp_path / "elsewhere.pixtable"))
    assert index.waiting("pixies") is None


# What cannot be opened


def flip_a_bit(path: Path, at: int, bit: int = 0) -> None:
    text = bytearray(path.read_bytes())
    text[at] ^= 1 << bit
    path.write_bytes(text)


@needs_pipes
@needs_links
def test_every_kind_of_stranger_is_listed_with_what_ails_it(library, index, monkeypatch):
    sound = put(library, 3)
    folder = library.folder
    (folder / "dangling.pixtable").symlink_to(folder / "nowhere")
    (folder / "loop.pixtable").symlink_to(folder / "loop.pixtable")
    (folder / "folder.pixtable").mkdir()
    os.mkfifo(folder / "pipe.pixtable")
    (folder / "empty.pixtable").touch()
    (folder / "rubbish.pixtable").write_bytes(b"\0" * 1000)
    monkeypatch.setattr(index_module, "LARGEST", 100_000)
    (folder / "large.pixtable").write_bytes((folder / sound).read_bytes() + b"\n" * 100_000)
    (folder / "flipped.pixtable").write_bytes((folder / sound).read_bytes())
    flip_a_bit(folder / "flipped.pixtable", 40)
    found = {entry.path.stem: entry.problem and entry.problem.code for entry in entries(index)}
    assert found == {
        Path(sound).stem: None,
        "dangling": "dead_link",
        "loop": "dead_link",
        "folder": "not_a_file",
        "pipe": "not_a_file",
        "empty": "empty",
        "rubbish": "not_a_save",
        "large": "too_large",
        "flipped": "damaged_start",
    }
    assert index.waiting("pixies").path.name == sound


def test_one_flipped_bit_anywhere_in_the_first_line_never_hides_a_game(library, index):
    path = library.folder / put(library, 3)
    text = path.read_bytes()
    for at in range(text.index(b"\n") + 1):
        flip_a_bit(path, at, at % 8)
        (entry,) = entries(index)
        assert entry.problem is not None, at
        path.write_bytes(text)


def test_a_file_that_may_not_be_read_is_there_again_once_it_may(library, index, monkeypatch):
    name = put(library, 3)
    opening = reading.open_to_read

    def refuse(path):
        raise reading.SaveError("not_allowed", path=str(path))

    monkeypatch.setattr(reading, "open_to_read", refuse)
    (entry,) = entries(index)
    assert entry.problem.code == "not_allowed"
    monkeypatch.setattr(reading, "open_to_read", opening)
    (entry,) = entries(index)
    assert (entry.path.name, entry.problem) == (name, None)


def test_a_folder_that_cannot_be_listed_is_not_called_empty(library, index, monkeypatch):
    def refuse(_folder):
        raise PermissionError(13, "no")

    monkeypatch.setattr(os, "listdir", refuse)
    assert entries(index) == []
    assert index.folder_problem.code == "not_allowed"


@pytest.mark.parametrize("when", [-(10**18), 2**62])
def test_a_file_from_the_end_of_time_is_listed(library, index, when):
    path = library.folder / put(library, 3)
    try:
        os.utime(path, ns=(0, when))
    except OSError:
        pytest.skip("this disk knows no such time")
    (entry,) = entries(index)
    assert entry.played.year


@pytest.mark.skipif(os.name == "nt", reason="every name is text there")
def test_a_name_that_is_no_text_is_listed(library, index):
    path = library.folder / put(library, 3)
    os.rename(path, os.path.join(os.fsencode(library.folder), b"odd-\xff.pixtable"))
    (entry,) = entries(index)
    assert entry.problem is None


# What vanishes or changes meanwhile


@needs_open_files_to_move
@pytest.mark.parametrize("after", range(8))
def test_a_file_that_vanishes_while_it_is_listed_or_read_is_no_longer_listed(library, index, after):
    path = library.folder / put(library, 6)
    other = put(library, 2, age=50)
    for number, _ in enumerate(index.catch_up()):
        if number == after:
            path.unlink(missing_ok=True)
    assert names(index) == [other]


def test_a_game_that_is_played_on_while_it_is_read_is_read_again(library, index):
    path = library.folder / put(library, 6)
    for number, _ in enumerate(index.catch_up()):
        if number == 4:
            go_on(path)
    (entry,) = entries(index)
    assert entry.summary.moves == 7
    assert new_index(library).waiting("pixies").summary.moves == 7


def go_on(path: Path) -> None:
    recorded = Recorded.resume(path).recorded
    recorded.play(*random_move(recorded.match, Random(1)))
    recorded.close()


def test_what_has_changed_is_not_offered_before_it_is_read_again(library, index):
    put(library, 3, age=50)
    path = library.folder / put(library, 6)
    entries(index)
    go_on(path)
    assert index.waiting("pixies") is None
    entries(index)
    assert index.waiting("pixies").summary.moves == 7


def test_a_game_that_waits_no_longer_is_not_offered(library, index):
    older = put(library, 3, age=50)
    newer = library.folder / put(library, 6)
    entries(index)
    newer.unlink()
    assert index.waiting("pixies").path.name == older


# What it costs


@pytest.mark.parametrize("games", [10, 100])
def test_what_is_known_is_told_without_opening_anything_however_many_there_are(library, index, games, monkeypatch):
    text = (library.folder / put(library, 6)).read_bytes()
    for number in range(games):
        (library.folder / f"{number}.pixtable").write_bytes(text)
    entries(index)
    again = new_index(library)
    counter = Counter(monkeypatch)
    stats = []
    stat = os.stat
    monkeypatch.setattr(os, "stat", lambda path, **how: stats.append(path) or stat(path, **how))
    assert again.waiting("pixies") is not None
    assert len([path for path in stats if str(path).endswith(".pixtable")]) == 1
    monkeypatch.undo()
    counter = Counter(monkeypatch)
    entries(again)
    assert (counter.opened, counter.carried_out) == (0, 0)


def test_between_two_turns_at_most_one_line_is_carried_out(library, index, monkeypatch):
    put(library, 1000)
    put(library, 20)
    counter, before = Counter(monkeypatch), 0
    for _ in index.catch_up():
        assert counter.carried_out - before <= 1
        before = counter.carried_out
    assert before > 20


def test_whoever_is_waited_for_is_read_first(library, index):
    for number in range(5):
        put(library, 3, age=number)
    wanted = put(library, 4, age=90)
    work = index.catch_up(first=lambda: index.listing[-1:])
    while not index.listing or index.entry(index.listing[-1]) is None:
        next(work)
    assert index.listing[-1].name == wanted
    assert all(index.entry(listed) is None for listed in index.listing[:-1])


def test_a_game_whose_rules_are_not_loaded_yet_keeps_nobody_waiting(library):
    put(library, 3)
    path = library.folder / "rhombs.pixtable"
    save_as(path, played(GAMES["rhombs"], 3), (Chair("Ada"), Chair("Moss", "easy")))
    entries(new_index(library))
    loaded = {"pixies"}
    index = new_index(library, is_at_hand=lambda game: game in loaded)
    assert index.waiting("pixies") is not None
    assert not index.is_expecting
    assert index.waiting("rhombs") is None
    assert index.is_expecting
    loaded.add("rhombs")
    assert index.waiting("rhombs") is not None


# What happens to its own file


def test_it_is_kept_from_one_start_to_the_next(library, index, monkeypatch):
    name = put(library, 6)
    entries(index)
    index.close()
    counter = Counter(monkeypatch)
    assert names(new_index(library)) == [name]
    assert counter.opened == 0


def test_a_damaged_index_is_made_anew(library, index):
    shelf = [put(library, 6, age=number) for number in range(3)]
    entries(index)
    index.close()
    path = library.folder.parent / "shelf.sqlite"
    whole, rng = path.read_bytes(), Random(5)
    for damage in range(40):
        text = bytearray(whole)
        if damage % 4 == 0:
            del text[rng.randrange(len(text)) :]
        else:
            for _ in range(1 + 40 * (damage % 4 == 1)):
                text[rng.randrange(len(text))] ^= 1 << rng.randrange(8)
        path.write_bytes(text)
        again = new_index(library)
        waiting = again.waiting("pixies")
        assert waiting is None or waiting.state == load(waiting.path).match.state, damage
        found = entries(again)
        while None in found:  # what turned out to be damaged when it was asked for
            found = entries(again)
        assert [entry.path.name for entry in found] == shelf, damage
        assert all(entry.state == load(entry.path).match.state for entry in found), damage
        again.close()


def test_an_index_of_another_pixtable_is_made_anew(library, index):
    name = put(library, 6)
    entries(index)
    index.close()
    with sqlite3.connect(library.folder.parent / "shelf.sqlite") as base:
        base.execute("UPDATE maker SET name = ?", (b"another",))
    again = new_index(library)
    assert again.waiting("pixies") is None
    assert names(again) == [name]


def test_where_it_cannot_be_written_it_is_kept_in_memory(library):
    name = put(library, 6)
    (library.folder.parent / "shelf.sqlite").mkdir()
    index = new_index(library)
    assert names(index) == [name]
    assert index.waiting("pixies").path.name == name


def test_two_windows_may_use_it(library, index):
    put(library, 6)
    other = new_index(library)
    steps = [index.catch_up(), other.catch_up()]
    while steps:
        steps = [work for work in steps if next(work, "done") != "done"]
    assert names(index) == names(other)
    assert index.waiting("pixies") is not None
    assert other.waiting("pixies") is not None


def test_an_index_that_another_holds_for_itself_stops_nobody(library, index):
    name = put(library, 6)
    entries(index)
    with sqlite3.connect(library.folder.parent / "shelf.sqlite") as other:
        other.execute("BEGIN EXCLUSIVE")
        again = new_index(library)
        assert names(again) == [name]
        assert again.waiting("pixies") is not None
