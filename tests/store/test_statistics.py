"""Statistics: counted from the saved games alone, so that nothing can be lost with them."""

import json
import os
import signal
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from pixtable.games import GAMES
from pixtable.language.words import FINISHED, Words
from pixtable.shell.statistics import figures
from pixtable.shell.statistics.blocks import RateRow
from pixtable.shell.statistics.scene import StatisticsScene
from pixtable.store.chairs import Chair
from pixtable.store.library import Library
from pixtable.store.saves import Notes, save_as
from pixtable.store.settings import Settings
from pixtable.store.statistics.records import DrawRecord, GameRecord, SeatRecord, record_of
from pixtable.store.statistics.store import Store
from pixtable.tools.visit import Visit
from tests.shell.played import played_game
from tests.store.saved_games import PIXIES, played

ADA, MOSS, FERN = Chair("Ada"), Chair("Moss", "hard", "gardener"), Chair("Fern", "easy", "spiralist")


def save_games(folder: Path, count: int) -> Library:
    folder.mkdir(parents=True, exist_ok=True)
    for seed in range(1, count + 1):
        path = folder / f"pixies-{seed}.pixtable"
        save_as(path, played_game(2, seed, rounds=1), (ADA, MOSS))
        os.utime(path, (1_700_000_000 + seed, 1_700_000_000 + seed))
    return Library(folder)


def caught_up(path: Path, library: Library) -> Store:
    store = Store(path)
    for _ in store.catch_up(library):
        pass
    return store


@pytest.fixture
def base(tmp_path: Path) -> Path:
    return tmp_path / "statistics.sqlite"


# The store


def test_finished_games_are_counted_once_however_often_we_look(tmp_path, base):
    library = save_games(tmp_path / "games", 3)
    save_as(tmp_path / "games" / "unfinished.pixtable", played(PIXIES, 5), (ADA, MOSS))
    for _ in range(3):
        store = caught_up(base, library)
        assert len(store.records()) == 3
        store.close()


def test_a_game_that_is_played_to_its_end_is_counted_then(tmp_path, base):
    library = save_games(tmp_path / "games", 0)
    path = tmp_path / "games" / "a.pixtable"
    save_as(path, played(PIXIES, 5), (ADA, MOSS))
    store = caught_up(base, library)
    assert store.records() == []
    save_as(path, played_game(2, rounds=1), (ADA, MOSS))
    for _ in store.catch_up(library):
        pass
    assert len(store.records()) == 1


def test_a_game_that_was_thrown_away_is_not_counted(tmp_path, base):
    library = save_games(tmp_path / "games", 2)
    store = caught_up(base, library)
    library.delete(library.files()[0])
    for _ in store.catch_up(library):
        pass
    assert len(store.records()) == 1


@pytest.mark.parametrize("moment", ["listed", "looked at", "read"])
def test_a_game_that_vanishes_while_they_are_read_is_passed_over(tmp_path, base, moment):
    library = save_games(tmp_path / "games", 3)
    listed = library.files()
    gone = listed[-1] if moment == "read" else listed[1]
    if moment == "listed":
        gone.unlink()
    library.files = lambda: listed  # as they were a moment ago
    store = Store(base)
    for done in store.catch_up(library):
        if done == 0 and moment != "listed":
            gone.unlink()
    assert len(store.records()) == 2
    assert done == 1.0
    store.close()


def nonsense(path: Path) -> None:
    path.write_bytes(b"this is no database at all, but long enough to be one" * 40)


def torn(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:3000])


def scratched(path: Path) -> None:
    text = bytearray(path.read_bytes())
    text[4096:4200] = b"\xff" * 104
    path.write_bytes(bytes(text))


@pytest.mark.parametrize("damage", [nonsense, torn, scratched])
def test_a_damaged_database_is_set_aside_and_made_again_from_the_games(tmp_path, base, damage):
    library = save_games(tmp_path / "games", 3)
    whole = caught_up(base, library)
    records = whole.records()
    whole.close()
    damage(base)
    damaged = base.read_bytes()
    store = caught_up(base, library)
    assert store.was_damaged
    assert store.records() == records
    assert (tmp_path / "statistics.sqlite.damaged-1").read_bytes() == damaged


def test_an_unwritable_place_counts_in_memory(tmp_path):
    library = save_games(tmp_path / "games", 2)
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert len(caught_up(blocked / "statistics.sqlite", library).records()) == 2


KILLED = """
import os, signal, sys
from pathlib import Path
from pixtable.store.library import Library
from pixtable.store.statistics.store import Store
store = Store(Path(sys.argv[1]))
for number, _ in enumerate(store.catch_up(Library(Path(sys.argv[2])))):
    if number == int(sys.argv[3]):
        store._base.execute("INSERT OR REPLACE INTO games VALUES ('half', 'done', '{}')")  # in the middle of writing
        os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(os.name == "nt", reason="no SIGKILL there")
@pytest.mark.parametrize("moment", [0, 1, 3])
def test_a_kill_at_any_moment_loses_nothing(tmp_path, base, moment):
    library = save_games(tmp_path / "games", 4)
    killed = subprocess.run(
        [sys.executable, "-c", KILLED, str(base), str(library.folder), str(moment)], check=False, timeout=60
    )
    assert killed.returncode == -signal.SIGKILL
    store = caught_up(base, library)
    assert not store.was_damaged
    assert len(store.records()) == 4


# The figures


def seat(chair: Chair, rank: int, score: int = 0, **terms: int) -> SeatRecord:
    return SeatRecord(chair, score, rank, terms, ())


def game(*seats: SeatRecord, played: float = 0.0) -> GameRecord:
    return GameRecord("pixies", played, seats)


def test_standing_against_levels_counts_pairs_and_ties_as_half():
    records = [
        game(seat(ADA, 1), seat(MOSS, 2), seat(FERN, 3)),
        game(seat(ADA, 2), seat(MOSS, 1), seat(FERN, 2)),
    ]
    levels = figures.by_level(records)
    assert (levels["hard"].n, levels["hard"].rate) == (2, 0.5)
    assert (levels["easy"].n, levels["easy"].rate) == (2, 0.75)
    assert levels["hard"].low < 0.5 < levels["hard"].high
    assert set(figures.by_persona(records)) == {"gardener", "spiralist"}


def test_games_won_are_those_in_which_a_person_was_first():
    among_people = game(seat(ADA, 1), seat(Chair("Ivo"), 2))
    records = [game(seat(ADA, 1), seat(MOSS, 2)), game(seat(ADA, 2), seat(MOSS, 1)), among_people]
    standing = figures.won(records)
    assert standing is not None
    assert (standing.n, standing.rate) == (2, 0.5)
    assert figures.won([among_people]) is None


def test_games_with_any_help_are_counted_apart():
    alone = game(seat(ADA, 1), seat(MOSS, 2))
    kinds = ({"hints": 1}, {"takebacks": 1}, {"peeks": 2}, {"practice": True})
    helped = [msgspec.structs.replace(alone, **kind) for kind in kinds]
    assert figures.apart([alone, *helped]) == ([alone], helped)


def test_a_game_with_a_look_at_open_cards_is_counted_apart_from_its_file_on(tmp_path, base):
    library = save_games(tmp_path / "games", 2)
    path = tmp_path / "games" / "helped.pixtable"
    save_as(path, played_game(2, 9, rounds=1), (ADA, MOSS), Notes(helped=[("peek", 3), ("takeback", 2)]))
    alone, helped = figures.apart(caught_up(base, library).records())
    assert (len(alone), len(helped)) == (2, 1)
    assert (helped[0].peeks, helped[0].takebacks, helped[0].hints, helped[0].practice) == (1, 1, 0, False)


def test_terms_are_means_of_people_and_of_opponents():
    records = [game(seat(ADA, 1, zone=6), seat(MOSS, 2, zone=2)), game(seat(ADA, 1, zone=2), seat(MOSS, 2, zone=4))]
    assert figures.by_term(records) == [figures.TermMean("zone", 4.0, 3.0)]


def test_the_course_goes_from_the_last_place_to_the_first():
    three = [seat(ADA, rank) for rank in (1, 2, 3)]
    records = [game(one, seat(MOSS, 4), seat(FERN, 4)) for one in three]
    assert figures.course(records) == [1.0, 0.5, 0.0]


@pytest.mark.parametrize(
    ("strayed", "freedom", "p"), [(3.841, 1, 0.05), (11.07, 5, 0.05), (15.086, 5, 0.01), (0, 5, 1)]
)
def test_chance_of_straying_agrees_with_the_printed_tables(strayed, freedom, p):
    assert figures.chance_of_straying(strayed, freedom) == pytest.approx(p, abs=1e-4)


def test_a_loaded_die_looks_odd_and_a_fair_one_does_not():
    odds = {"die": {str(face): 1 / 6 for face in range(1, 7)}}

    def rolled(faces: str) -> list[figures.Fairness]:
        record = GameRecord("pictoric", 0, (), tuple(DrawRecord("die", face) for face in faces), odds)
        return list(figures.fairness([record]))

    assert rolled("123456" * 10)[0].p > 0.9
    assert rolled("6" * 30 + "12345" * 6)[0].p < 0.001


# Games


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if GAMES[game_id].feats])
def test_every_feat_and_draw_has_its_words(game_id):
    told = GAMES[game_id].feats
    assert told is not None
    for language in FINISHED:
        words = Words(language, GAMES.package_of(game_id))
        for feat in told.feats:
            assert words.knows(f"memory.feats.{feat.id}.title")
            assert words.knows(f"memory.feats.{feat.id}.text")


def test_a_record_tells_scores_terms_feats_and_draws():
    match = played_game(3, rounds=1)
    record = record_of(match, (ADA, MOSS, FERN), 5.0)
    assert record is not None
    assert [seat.score for seat in record.seats] == list(match.result.scores)
    assert [sum(seat.terms.values()) for seat in record.seats] == list(match.result.scores)
    assert {draw.what for draw in record.draws} == {"first_of_3", "colour", "value"}
    assert record_of(played(PIXIES, 4), (ADA, MOSS), 5.0) is None


# The page


@pytest.fixture
def visit():
    with Visit(Settings(language="en", pace="instant", speed="instant")) as made:
        for seed in range(1, 4):
            made.save(played_game(2, seed, rounds=1), (ADA, MOSS))
        made.app.open_title()
        made.app.open_statistics()
        made.pilot.settle()
        yield made


def page(visit: Visit) -> StatisticsScene:
    scene = visit.pilot.scene
    assert isinstance(scene, StatisticsScene)
    return scene


def test_the_page_reads_the_shelf_and_shows_what_was_counted(visit):
    assert page(visit).header.remark == "3 finished games"
    visit.pilot.press("tab").press("right").settle()
    assert page(visit).page == "feats"
    visit.pilot.click("statistics.game.rhombs").settle()
    assert page(visit).header.remark == "0 finished games"


def test_the_page_counts_helped_games_in_a_line_of_their_own():
    with Visit(Settings(language="en", pace="instant", speed="instant")) as visit:
        for seed in range(1, 4):
            notes = Notes(hints={1}, helped=[("hint", 1)]) if seed == 3 else None
            visit.save(played_game(2, seed, rounds=1), (ADA, MOSS), notes)
        visit.app.open_title()
        visit.app.open_statistics()
        visit.pilot.settle()
        rates = [block for block in page(visit).shown.left if isinstance(block, RateRow)]
        assert [(rate.name, rate.standing.n) for rate in rates[:2]] == [("Without help", 2), ("With help", 1)]
        assert all(rate.standing.n == 2 for rate in rates[2:])


def test_statistics_are_exported_as_plain_text(visit):
    visit.pilot.click("statistics.export").settle()
    (path,) = visit.app.services.folders.shared.glob("statistics-*.json")
    assert len(json.loads(path.read_text(encoding="utf-8"))) == 3
    assert str(path) in page(visit).told.text


def test_forgetting_leaves_the_games_and_stays_forgotten(visit):
    visit.pilot.click("statistics.forget").settle().click("dialog.forget").settle()
    assert page(visit).records == []
    visit.pilot.press("escape").settle()
    visit.app.open_statistics()
    visit.pilot.settle()
    assert page(visit).records == []
    assert len(visit.app.services.library.files()) == 3
    assert visit.app.settings.counted_since < datetime.now().timestamp()
