"""Small files of the player's own, spoilt in thousands of ways: each is read for little work, or set aside."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import msgspec
import pytest

from pixtable.core.foreign import SIGNS
from pixtable.games.pictoric.rules.state import Association
from pixtable.games.pictoric.rules.told_turns import ToldTurn
from pixtable.games.pictoric.screens.album.album import Album, Volume, Volumes
from pixtable.games.pictoric.screens.teaching.taught_words import TaughtFile, TaughtWords
from pixtable.games.tactics.screens.cup.cup import Cup
from pixtable.games.tactics.screens.cup.record import Entrant, Tournament
from pixtable.play.services import Services
from pixtable.store.chairs import Chair
from pixtable.store.data_folders import DataFolders
from pixtable.store.progress import Begun, Progress, Record, Solved
from pixtable.store.settings import Settings, TableSetup, load_settings
from pixtable.tools.visit import Visit
from pixtable.ui.input.keymap import KeyMap
from tests.fuzz.mutations import spoilt_bytes, spoilt_record, spoilt_text
from tests.work import deadline, lines_of

LINES_A_BYTE, LINES_ANYWAY = 60, 30_000
SETTINGS = Settings(
    language="uk", name="Ада", volumes={"music": 0.3}, window=(1280, 800), keys={"undo": ["k"], "confirm": ["return"]},
    tables={"pixies": TableSetup((Chair("Ada"), Chair("", "hard", "gardener"), None), {"rounds": 3})},
)  # fmt: skip
RECORD = Record(
    solved={"pixies.p01_forty": Solved(3, 4)},
    begun={"pixies.count": Begun([(0, {"kind": "take", "card": 3})], {"1": 1})},
    daily={"pixies": ["2026-01-01", "2026-01-02"]},
)
TURN = ToldTurn(
    1, "en", 0, ("Ada", "Bo"), Association("A long journey"), ("moon", "sea"), ("moon", "sea"), (None, 1), (3, 2), True
)
ALBUM = Volumes({"pictoric-1.pixtable": Volume((1_767_268_800_000_000_000, 4000), (TURN, TURN))})
TAUGHT = TaughtFile({"en": {"moss": ("forest", "green")}, "fr": {"nuit": ("lune",)}})
CUP = Tournament(tuple(Entrant(Chair(f"E{i}", "normal"), None) for i in range(4)), 7)


def read_settings(places: DataFolders) -> None:
    found = load_settings(places.settings)
    KeyMap.from_data({"keys": found.keys})
    assert not SIGNS.search(found.name)
    msgspec.json.encode(found.changed(name="x"))


def read_progress(places: DataFolders) -> None:
    progress = Progress(places)
    assert progress.streak("pixies", date(2026, 1, 2)) >= 0


def read_album(places: DataFolders) -> None:
    album = Album(places.album, places.games)
    album.clippings()
    assert album.manner is None or album.manner >= 0


def read_taught(places: DataFolders) -> None:
    TaughtWords(places.taught_words).teachings(2.0)


def read_cup(places: DataFolders) -> None:
    cup = Cup(Services(places, Settings()))
    assert cup.now.matches >= 0


FILES: dict[str, tuple[msgspec.Struct, str, Callable[[DataFolders], None]]] = {
    "settings": (SETTINGS, "settings", read_settings),
    "progress": (RECORD, "progress", read_progress),
    "album": (ALBUM, "album", read_album),
    "taught": (TAUGHT, "taught_words", read_taught),
    "cup": (CUP, "tournament", read_cup),
}
SPOILERS: tuple[Callable[[bytes, int], bytes], ...] = (
    spoilt_record,
    spoilt_bytes,
    lambda data, seed: spoilt_text(data.decode(), seed).encode("utf-8", "surrogatepass"),
)


def attack(name: str, tries: range, folder: Path) -> None:
    value, place, read = FILES[name]
    sound = msgspec.json.encode(value)
    places = DataFolders.under(folder)
    path: Path = getattr(places, place)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(sound)
    read(places)  # whatever is loaded with the first of them is not counted
    for seed in tries:
        data = SPOILERS[seed % len(SPOILERS)](sound, seed)
        for aside in path.parent.glob(f"{path.name}.*"):
            aside.unlink()
        path.write_bytes(data)
        try:
            lines_of(lambda: read(places), LINES_A_BYTE * len(data) + LINES_ANYWAY)
        except Exception as error:
            raise AssertionError(f"{name}, seed {seed}: {data[:400]!r}") from error


@pytest.mark.parametrize("name", FILES)
def test_no_spoilt_file_stops_anybody(name: str, tmp_path: Path) -> None:
    with deadline(300):
        attack(name, range(60), tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_none_of_thousands_does(name: str, tmp_path: Path) -> None:
    attack(name, range(4000), tmp_path)


def visit_with(seed: int) -> None:
    data = spoilt_record(msgspec.json.encode(SETTINGS), seed)
    with Visit() as visit:
        path = visit.app.services.folders.settings
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        visit.app.services.settings = load_settings(path)
        visit.app.sit_at(visit.pilot.desk)
        for go in (visit.app.open_title, visit.app.open_settings, lambda: visit.app.open_new_game("pixies")):
            go()
            visit.pilot.step()


@pytest.mark.parametrize("seed", range(6))
def test_the_program_opens_with_any_settings(seed: int) -> None:
    visit_with(seed)


@pytest.mark.slow
def test_the_program_opens_with_many_of_them() -> None:
    for seed in range(150):
        try:
            visit_with(seed)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {spoilt_record(msgspec.json.encode(SETTINGS), seed)!r}") from error
