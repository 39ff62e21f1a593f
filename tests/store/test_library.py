"""The shelf of saved games."""

import os

import pytest

from pixtable.core.match import Deal, Match
from pixtable.games import GAMES
from pixtable.store.chairs import Chair
from pixtable.store.library import Library
from pixtable.store.saves import Recorded, load
from pixtable.store.statistics.store import Store
from tests.systems import needs_links

CHAIRS = (Chair("Ada"), Chair("Moss", "easy"))


def put(library: Library, moves: int, age: int = 0, rounds: int = 1) -> str:
    """A saved game of so many moves, last played `age` seconds ago."""
    path = library.new_path("pixies")
    match = Match.start(GAMES["pixies"], Deal(2, moves, {"rounds": rounds}))
    recorded = Recorded.create(match, path, CHAIRS)
    while recorded.match.n < moves and recorded.match.result is None:
        recorded.play(recorded.match.to_act[0], recorded.match.legal(recorded.match.to_act[0])[0])
    recorded.close()
    os.utime(path, (1e9 - age, 1e9 - age))
    return path.name


def test_two_games_of_one_second_have_names_of_their_own(tmp_path):
    library = Library(tmp_path / "games")
    assert put(library, 1) != put(library, 1)


@needs_links
def test_a_link_to_nowhere_or_to_itself_is_passed_over(tmp_path):
    library = Library(tmp_path / "games")
    name = put(library, 3)
    for link, target in (("dangling", "nowhere"), ("loop", "loop.pixtable")):
        (library.folder / f"{link}.pixtable").symlink_to(library.folder / target)
    (library.folder / "folder.pixtable").mkdir()
    assert [path.name for path in library.files()] == [name]
    assert library.keep(load(library.folder / name)).name == name
    store = Store(tmp_path / "statistics.sqlite")
    assert list(store.catch_up(library))[-1] == 1
    store.close()


def test_a_deleted_game_lies_in_the_bin(tmp_path):
    library = Library(tmp_path / "games")
    name = put(library, 2)
    assert library.delete(library.folder / name) == library.folder / "deleted" / name
    assert library.files() == []
    assert (library.folder / "deleted" / name).exists()


def test_a_game_in_the_bin_is_not_overwritten_by_its_namesake(tmp_path):
    library = Library(tmp_path / "games")
    path = library.folder / put(library, 2)
    first = path.read_bytes()
    binned = library.delete(path)
    path.write_bytes(b"another")
    other = library.delete(path)
    assert binned != other
    assert binned.read_bytes() == first
    assert other.read_bytes() == b"another"


def test_a_game_comes_back_from_the_bin_unless_another_has_taken_its_place(tmp_path):
    library = Library(tmp_path / "games")
    path = library.folder / put(library, 2)
    binned = library.delete(path)
    path.write_bytes(b"another")
    with pytest.raises(FileExistsError):
        library.restore(binned, path)
    assert path.read_bytes() == b"another"
    path.unlink()
    library.restore(binned, path)
    assert load(path).match.n == 2


def test_an_empty_shelf_is_no_error(tmp_path):
    assert Library(tmp_path / "nowhere").files() == []
