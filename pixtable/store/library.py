"""The saved games of one player: what is unfinished, what is done, and where the next one goes."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from pixtable.core.match import Match
from pixtable.store.chairs import Chair
from pixtable.store.free_names import free_path
from pixtable.store.gate import read_file
from pixtable.store.saves import Loaded, SaveError, load, save_as
from pixtable.store.saves.disk import LARGEST_SAVE

SUFFIX = ".pixtable"
REMARK = b'{"note"'


@dataclass(frozen=True)
class Entry:
    """A saved game, opened to look at. Its file is not touched."""

    path: Path
    match: Match
    chairs: tuple[Chair, ...]
    played: datetime

    @property
    def is_over(self) -> bool:
        return self.match.result is not None


class Library:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new_path(self, game_id: str) -> Path:
        return free_path(self.folder, game_id, datetime.now(), SUFFIX)

    def keep(self, game: Loaded) -> Path:
        """A copy of a game from elsewhere, as a file of its own; one that lies here already is not kept twice."""
        path = self.new_path(game.match.game.id)
        save_as(path, game.match, game.chairs, game.notes)
        taken = path.read_bytes()
        twin = next((other for other in self.files() if other != path and _is_same(_bytes_of(other), taken)), None)
        if twin is not None:
            path.unlink()
        return twin or path

    def entries(self) -> Iterator[Entry]:
        """Every game that can be opened, the last played first. Damaged beginnings are passed over."""
        for path in sorted(self.files(), key=lambda path: path.stat().st_mtime, reverse=True):
            try:
                loaded = load(path)
            except SaveError:
                continue
            yield Entry(path, loaded.match, loaded.chairs, datetime.fromtimestamp(path.stat().st_mtime))

    def unfinished(self, game_id: str) -> Entry | None:
        """The game that the title offers to go on with: this one, or one that lies in its folder."""
        of_game = (entry for entry in self.entries() if entry.match.game.home == game_id)
        return next((entry for entry in of_game if not entry.is_over and entry.match.n), None)

    def delete(self, entry: Entry) -> None:
        """To the folder beside, not away: a slip of the hand loses nothing."""
        self.bin.mkdir(exist_ok=True)
        entry.path.replace(self.bin / entry.path.name)

    def restore(self, entry: Entry) -> None:
        """Back from there, to where it was."""
        (self.bin / entry.path.name).replace(entry.path)

    @property
    def bin(self) -> Path:
        return self.folder / "deleted"

    def files(self) -> list[Path]:
        """Only what can be looked at: a link may lead nowhere, or to itself."""
        return [path for path in self.folder.glob(f"*{SUFFIX}") if path.is_file()] if self.folder.is_dir() else []


def _bytes_of(path: Path) -> bytes:
    """Nothing where it cannot be looked at, or is no game's size."""
    try:
        return read_file(path, LARGEST_SAVE)
    except OSError:
        return b""


def _is_same(kept: bytes, taken: bytes) -> bool:
    """The same game, but for the remarks that were made on it since."""
    return kept.startswith(taken) and all(line.startswith(REMARK) for line in kept[len(taken) :].splitlines())
