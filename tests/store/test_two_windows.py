"""Two windows on one data folder, as two processes: whatever either of them has kept is there in the end."""

import json
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from pixtable.core.match import Deal
from pixtable.games.pictoric.screens.teaching.taught_words import TaughtWords
from pixtable.games.tactics.rules.decks.decks import Deck
from pixtable.games.tactics.screens.decks.deck_box import DeckBox
from pixtable.play.services import Services
from pixtable.play.session import Session
from pixtable.store import disk
from pixtable.store.data_folders import DataFolders
from pixtable.store.lock import file_lock
from pixtable.store.saves import Recorded, SaveError, load
from pixtable.store.settings import load_settings
from tests.store.saved_games import PIXIES, everything_about, played, random_move
from tests.store.test_statistics import caught_up, save_games

ROOT = Path(__file__).parents[2]
ROUNDS = 25
LETTERS = "abcdefghijklmnopqrstuvwxy"

WINDOW = """
import sys
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from pixtable.games.pictoric.screens.teaching.taught_words import TaughtWords
from pixtable.games.tactics.rules.decks.decks import Deck
from pixtable.games.tactics.screens.decks.deck_box import DeckBox
from pixtable.play.services import Services
from pixtable.store import lock
from pixtable.store.data_folders import DataFolders
from pixtable.store.settings import TableSetup

lock.PATIENCE = 60.0  # the machine may be busy

who, folders = sys.argv[1], DataFolders.under(Path(sys.argv[2]))
services, words, decks = Services(folders), TaughtWords(folders.taught_words), DeckBox(folders.decks)
print("open", flush=True)
sys.stdin.readline()
for number, letter in enumerate("abcdefghijklmnopqrstuvwxy"):
    services.keep(tables={**services.settings.tables, f"{who}{number}": TableSetup()})
    services.keep(volumes={**services.settings.volumes, f"{who}{number}": 0.5})
    day = date(2026, 1 if who == "one" else 2, 1 + number)
    services.progress.solve(SimpleNamespace(id=f"pixies.{who}{number}", game="pixies"), 3, 1, day)
    words.teach("en", f"{who}zorb{letter}", "cat")
    decks.save(Deck(("golem",), ("keeper", "knight"), "Same name"), "en")
"""


def test_all_that_two_windows_keep_at_once_is_there_in_the_end(tmp_path):
    folders, command = DataFolders.under(tmp_path), [sys.executable, "-c", WINDOW]
    windows = [
        subprocess.Popen([*command, who, str(tmp_path)], cwd=ROOT, stdin=-1, stdout=-1, text=True)
        for who in ("one", "other")
    ]
    for window in windows:
        assert window.stdout.readline() == "open\n"
    for window in windows:
        window.stdin.write("go\n")
        window.stdin.flush()
    for window in windows:
        window.communicate(timeout=300)
        assert window.returncode == 0
    everybody = {f"{who}{number}" for who in ("one", "other") for number in range(ROUNDS)}
    settings = load_settings(folders.settings)
    assert set(settings.tables) == set(settings.volumes) == everybody
    kept = json.loads(folders.progress.read_bytes())
    assert set(kept["solved"]) == {f"pixies.{one}" for one in everybody}
    assert len(set(kept["daily"]["pixies"])) == len(kept["daily"]["pixies"]) == 2 * ROUNDS
    assert set(TaughtWords(folders.taught_words).words["en"]) == {
        f"{who}zorb{letter}" for who in ("one", "other") for letter in LETTERS
    }
    assert len(DeckBox(folders.decks).own()) == 2 * ROUNDS
    assert list(tmp_path.rglob("*.part-*")) == list(tmp_path.rglob("*.damaged-*")) == []


def test_a_window_does_not_put_back_what_another_has_changed(tmp_path):
    one, other = (Services(DataFolders.under(tmp_path)) for _ in range(2))
    one.keep(language="fr", high_contrast=True)
    other.keep(text_scale=1.5)
    one.keep(name="Ada")
    found = load_settings(one.folders.settings)
    assert (found.language, found.high_contrast, found.text_scale, found.name) == ("fr", True, 1.5, "Ada")
    assert one.settings.text_scale == 1.0, "nothing changes below the player's hands"


def test_a_deck_that_another_window_has_changed_is_kept_beside_it(tmp_path):
    box = DeckBox(tmp_path)
    read = Deck(("golem",), ("keeper", "knight"), "Mine")
    key = box.save(read, "en")
    theirs, ours = read.with_card("monk", "heroes"), read.with_card("knight", "heroes")
    assert box.save(theirs, "uk", key, since=read) == key
    beside = box.save(ours, "en", key, since=read)
    assert beside != key
    assert (box.find(key), box.find(beside)) == (theirs, ours)


def test_a_game_that_another_window_begins_in_the_same_second_does_not_stop_this_one(tmp_path, monkeypatch):
    services = Services(DataFolders.under(tmp_path))
    first = Session.start(services, "pixies", (), Deal(2, 1))
    free, taken = services.library.new_path, [Path(first.recorded.journal.path)]
    monkeypatch.setattr(services.library, "new_path", lambda game_id: taken.pop() if taken else free(game_id))
    second = Session.start(services, "pixies", (), Deal(2, 2))
    assert second.recorded.journal.path != first.recorded.journal.path
    assert load(first.recorded.journal.path).match.deal.seed == 1


# One game in two windows


@pytest.fixture
def path(tmp_path: Path) -> Path:
    Recorded.create(played(PIXIES, 5), tmp_path / "game.pixtable").close()
    return tmp_path / "game.pixtable"


def test_the_second_window_is_told_and_nothing_is_lost(path):
    one, other = (Recorded.resume(path).recorded for _ in range(2))
    one.play(*random_move(one.match, Random(1)))
    before = everything_about(other.match)
    with pytest.raises(SaveError) as refused:
        other.play(*random_move(other.match, Random(2)))
    assert refused.value.code == "changed"
    assert everything_about(other.match) == before
    other.close()
    assert everything_about(load(path).match) == everything_about(one.match)
    one.close()


PLAYER = """
import sys
from random import Random
from pixtable.store.saves import Recorded, SaveError
from tests.store.saved_games import random_move

rng, confirmed = Random(sys.argv[2]), []
print("open", flush=True)
sys.stdin.readline()
while len(confirmed) < 12:
    table = Recorded.resume(sys.argv[1]).recorded
    try:
        table.play(*random_move(table.match, rng))
        confirmed.append(table.match.n)
    except SaveError as error:
        assert error.code in ("changed", "busy"), error
    table.journal.close()
print(*confirmed)
"""


def test_two_windows_that_play_one_game_at_once_never_spoil_it(path):
    """Each move that was confirmed has a number of its own, and all of them stand."""
    players = [
        subprocess.Popen([sys.executable, "-c", PLAYER, str(path), who], cwd=ROOT, stdin=-1, stdout=-1, text=True)
        for who in ("one", "other")
    ]
    for player in players:
        assert player.stdout.readline() == "open\n"
    for player in players:
        player.stdin.write("go\n")
        player.stdin.flush()
    told = [player.communicate(timeout=300)[0] for player in players]
    assert [player.returncode for player in players] == [0, 0]
    confirmed = [int(number) for numbers in told for number in numbers.split()]
    assert sorted(confirmed) == list(range(6, 6 + 24))
    loaded = load(path)
    assert (loaded.notice, loaded.match.n) == (None, 29)
    assert list(path.parent.glob("*.damaged-*")) == []


@pytest.mark.skipif(os.name == "nt", reason="what is open there cannot be replaced at all")
def test_a_line_that_is_being_written_is_no_damage_to_mend(path, monkeypatch):
    monkeypatch.setattr("pixtable.store.lock.PATIENCE", 0.02)
    whole = path.read_bytes()
    with closing(disk.open_file(path, "r+b")) as file, file_lock(file):
        file.truncate(len(whole) - 9)
        with pytest.raises(SaveError) as refused:
            Recorded.resume(path)
        assert refused.value.code == "busy"
        file.seek(len(whole) - 9)
        file.write(whole[-9:])
    resumed = Recorded.resume(path)
    assert (resumed.notice, resumed.recorded.match.n) == (None, 5)
    resumed.recorded.close()


# Statistics


def test_two_windows_count_at_once_and_both_have_all(tmp_path):
    library, base = save_games(tmp_path / "games", 4), tmp_path / "statistics.sqlite"
    one, other = caught_up(base, library), caught_up(base, library)
    assert one.records() == other.records()
    rounds = zip(one.catch_up(save_games(tmp_path / "games", 6)), other.catch_up(library), strict=False)
    assert list(rounds)
    assert len(caught_up(base, library).records()) == 6


def test_statistics_that_are_spoilt_while_they_are_open_are_made_anew(tmp_path):
    library, base = save_games(tmp_path / "games", 3), tmp_path / "statistics.sqlite"
    store = caught_up(base, library)
    base.write_bytes(b"spoilt" * 1000)
    assert store.records() == []
    assert list(store.catch_up(library))
    assert len(store.records()) == 3
    assert store.was_damaged


def test_a_game_that_vanishes_while_it_is_counted_is_passed_over(tmp_path, monkeypatch):
    library = save_games(tmp_path / "games", 3)
    files = library.files()
    monkeypatch.setattr(library, "files", lambda: files)
    files[1].unlink()
    assert len(caught_up(tmp_path / "statistics.sqlite", library).records()) == 2
