"""The shelf of saved games."""

import os

from pixtable.core.match import Deal, Match
from pixtable.games import GAMES
from pixtable.store.chairs import Chair
from pixtable.store.library import Library
from pixtable.store.saves import Recorded, load
from pixtable.store.statistics.store import Store

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


def test_the_last_played_comes_first_and_damaged_files_do_not_disturb(tmp_path):
    library = Library(tmp_path / "games")
    older, newer = put(library, 3, age=50), put(library, 4, age=10)
    (library.folder / "rubbish.pixtable").write_bytes(b"\0" * 1000)
    (library.folder / "notes.txt").write_text("mine")
    assert [entry.path.name for entry in library.entries()] == [newer, older]
    assert next(library.entries()).chairs == CHAIRS


def test_a_link_to_nowhere_or_to_itself_is_passed_over(tmp_path):
    library = Library(tmp_path / "games")
    name = put(library, 3)
    for link, target in (("dangling", "nowhere"), ("loop", "loop.pixtable")):
        (library.folder / f"{link}.pixtable").symlink_to(library.folder / target)
    (library.folder / "folder.pixtable").mkdir()
    assert [entry.path.name for entry in library.entries()] == [name]
    assert library.unfinished("pixies").path.name == name
    assert library.keep(load(library.folder / name)).name == name
    store = Store(tmp_path / "statistics.sqlite")
    assert list(store.catch_up(library))[-1] == 1
    store.close()


def test_the_title_offers_the_last_unfinished_game(tmp_path):
    library = Library(tmp_path / "games")
    put(library, 0, age=1)
    put(library, 10_000, age=5)
    wanted = put(library, 6, age=20)
    put(library, 7, age=90)
    assert library.unfinished("pixies").path.name == wanted
    assert library.unfinished("rhombs") is None


def test_a_deleted_game_lies_in_the_bin(tmp_path):
    library = Library(tmp_path / "games")
    name = put(library, 2)
    library.delete(next(library.entries()))
    assert list(library.entries()) == []
    assert (library.folder / "deleted" / name).exists()


def test_an_empty_shelf_is_no_error(tmp_path):
    assert list(Library(tmp_path / "nowhere").entries()) == []
