"""Windows neither moves nor replaces nor deletes a file that is open: whole ways through the program leave none so."""

import os
from collections.abc import Iterator

import pytest

from pixtable.core.match import Deal
from pixtable.games import GAMES
from pixtable.shell.shelf.scene import ShelfScene
from pixtable.shell.start.taking_in import take_in
from pixtable.shell.statistics.scene import StatisticsScene
from pixtable.shell.table.scene import TableScene
from pixtable.store import disk, safe_files
from pixtable.store.chairs import Chair
from pixtable.store.saves import SaveError, load
from pixtable.tools.visit import Visit
from tests.store.layers import OpenFilesStay, open_files
from tests.store.saved_games import PIXIES, played

CHAIRS = (Chair("Ada"), Chair("Moss", "easy"))


@pytest.fixture
def windows(monkeypatch) -> Iterator[OpenFilesStay]:
    monkeypatch.setattr(safe_files, "OPEN_FILES_STAY", True)
    layer = OpenFilesStay()
    with disk.through(layer):
        yield layer
    assert layer.refused == []


def open_below(folder) -> list[str]:
    return [path for path in open_files() if path.startswith(os.path.realpath(folder) + os.sep)]


def start(visit: Visit, game_id: str = "pixies") -> TableScene:
    seats = GAMES[game_id].seats[0]
    chairs = (*CHAIRS, *(Chair(str(seat), "easy") for seat in range(2, seats)))
    visit.app.start_game(game_id, chairs, Deal(seats, 3))
    visit.pilot.settle()
    table = visit.pilot.desk.scenes[0]
    assert isinstance(table, TableScene)
    return table


def play_a_move(visit: Visit) -> None:
    table = visit.pilot.desk.scenes[-1]
    seat = table.session.deciding
    table.show(table.session.play(seat, table.session.moves(seat)[0]))
    visit.pilot.settle()


@pytest.mark.parametrize("where", ["table", "what if", "statistics", "shelf", "title", "share"])
def test_after_a_visit_no_file_of_it_is_open(where):
    with Visit() as visit:
        folder = visit.folder
        table = start(visit)
        assert open_below(folder) or os.name == "nt", "whoever plays has the file open"
        play_a_move(visit)
        match where:
            case "what if":
                visit.app.open_what_if(table.session.what_if(0, 0))
            case "statistics" | "shelf" | "title":
                visit.app.open_title()
                getattr(visit.app, f"open_{where}")()
            case "share":
                visit.app.open_share(table.session, 0, 0)
        visit.pilot.step()
    assert open_below(folder) == []
    assert not folder.exists()


def test_even_a_scene_that_fails_at_the_end_leaves_no_file_open(monkeypatch):
    with Visit() as visit:
        folder, table = visit.folder, start(visit)
        visit.app.open_rulebook("pixies")
        monkeypatch.setattr(visit.pilot.desk.top, "put_away", lambda: 1 / 0)
        assert table is visit.pilot.desk.scenes[0]
    assert open_below(folder) == []


def test_start_play_leave_resume_delete(windows):
    with Visit() as visit:
        path = start(visit).session.recorded.journal.path
        play_a_move(visit)
        visit.app.open_title()
        visit.app.resume_game(path)
        visit.pilot.settle()
        play_a_move(visit)
        visit.app.open_title()
        visit.app.open_shelf()
        shelf = visit.pilot.settle().desk.top
        assert isinstance(shelf, ShelfScene)
        (listed,) = shelf.listing
        shelf.throw_away(listed)
        assert not os.path.exists(path)
        shelf.take_back()
        assert load(path).match.n >= 2


def test_a_game_is_opened_again_while_it_lies_on_the_table(windows):
    """By dropping the file of it on the window: only one may add to it."""
    with Visit() as visit:
        table = start(visit)
        path = table.session.recorded.journal.path
        play_a_move(visit)
        visit.app.resume_game(path)
        visit.pilot.settle()
        assert visit.pilot.desk.scenes[-1] is not table
        play_a_move(visit)
        assert load(path).notice is None


def test_a_game_on_the_table_that_can_no_longer_be_read_leads_to_the_title():
    with Visit() as visit:
        path = start(visit).session.recorded.journal.path
        with open(path, "r+b") as file:
            file.write(b"spoilt")
        with pytest.raises(SaveError):
            visit.app.resume_game(path)
        assert not isinstance(visit.pilot.desk.top, TableScene)


def test_taking_in_a_game_and_its_twin(windows, tmp_path):
    with Visit() as visit:
        elsewhere = visit.save(played(PIXIES, 6), CHAIRS).rename(tmp_path / "a.pixtable")
        take_in(visit.app, elsewhere)
        first = visit.pilot.desk.scenes[-1].session.recorded.journal.path
        take_in(visit.app, elsewhere)
        assert visit.pilot.desk.scenes[-1].session.recorded.journal.path == first
        assert len(visit.app.services.library.files()) == 1


def test_what_is_sound_of_a_damaged_game_is_saved_from_the_shelf(windows):
    with Visit() as visit:
        path = visit.save(played(PIXIES, 6), CHAIRS)
        text = bytearray(path.read_bytes())
        text[40] ^= 1
        path.write_bytes(text)
        visit.app.open_shelf()
        shelf = visit.pilot.settle().desk.top
        shelf.rescue(shelf.listing[0])
        assert not path.exists()
        assert [load(found).match.n for found in visit.app.services.library.files()] == [6]


def test_a_game_that_lost_its_end_is_mended_and_goes_on(windows):
    with Visit() as visit:
        path = visit.save(played(PIXIES, 6), CHAIRS)
        path.write_bytes(path.read_bytes()[:-20])
        visit.app.resume_game(path)
        visit.pilot.settle()
        assert load(path).match.n == 5


def test_statistics_that_are_damaged_begin_anew(windows):
    with Visit() as visit:
        visit.app.open_title()
        base = visit.app.services.folders.statistics
        base.parent.mkdir(parents=True, exist_ok=True)
        base.write_bytes(b"spoilt" * 1000)
        visit.app.open_statistics()
        assert isinstance(visit.pilot.settle().desk.top, StatisticsScene)


def test_a_tournament_is_played_out(windows):
    from tests.games.tactics import test_cup_screens as cups  # noqa: PLC0415 - with all that tactics needs

    with Visit() as visit:
        tournament = cups.entered(visit, 4)
        cups.open_bracket(visit, tournament)
        number = next(iter(tournament.ready))
        cups.play_by_chance(visit, number)
        visit.app.resume_game(cups.cup_of(visit.app.services).path_of(number))
        visit.pilot.settle()
        visit.app.open_title()
