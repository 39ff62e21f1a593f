"""The saved games of one player as files: where the next one goes, and what is put into the bin."""

import os
from collections.abc import Iterator
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

from pixtable.store import disk
from pixtable.store.free_names import free_path
from pixtable.store.gate import read_file
from pixtable.store.safe_files import LARGEST_SAVE, disk_errors, move
from pixtable.store.saves import Loaded, save_as
from pixtable.store.saves.salvage import salvage

SUFFIX = ".pixtable"
REMARK = b'{"note"'


class Rescued(NamedTuple):
    path: Path
    moves: int


class Library:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new_path(self, game_id: str) -> Path:
        """Raises `SaveError` where there can be no such folder."""
        with disk_errors(self.folder):
            return free_path(self.folder, game_id, datetime.now(), SUFFIX)

    def keep(self, game: Loaded) -> Path:
        """A copy of a game from elsewhere, as a file of its own; one that lies here already is not kept twice."""
        path = self.new_path(game.match.game.id)
        save_as(path, game.match, game.chairs, game.notes)
        taken = path.read_bytes()
        twin = next((other for other in self.files() if other != path and _is_same(_bytes_of(other), taken)), None)
        if twin is not None:
            disk.unlink(path)
        return twin or path

    def rescue(self, path: Path) -> Rescued | None:
        """What is sound of a damaged file as a game of its own; the file goes into the bin. None where nothing is."""
        game = salvage(path)
        if game is None:
            return None
        with disk_errors(path):
            played = os.stat(path)
            saved = self.new_path(game.match.game.id)
            save_as(saved, game.match, game.chairs, game.notes)
            os.utime(saved, ns=(played.st_atime_ns, played.st_mtime_ns))
            try:
                self.delete(path)
            except OSError:  # else both would lie there, and every try would add another
                disk.unlink(saved)
                raise
        return Rescued(saved, len(game.match.steps))

    def delete(self, path: Path) -> Path:
        """To the folder beside, not away: a slip of the hand loses nothing. Returns where it lies there."""
        self.bin.mkdir(exist_ok=True)
        binned = next(name for name in _names_like(self.bin / path.name) if not os.path.lexists(name))
        move(path, binned)
        return binned

    def restore(self, binned: Path, path: Path) -> None:
        """Back from there, to where it was; raises `FileExistsError` where another has taken its place."""
        if os.path.lexists(path):
            raise FileExistsError(path)
        move(binned, path)

    @property
    def bin(self) -> Path:
        return self.folder / "deleted"

    def files(self) -> list[Path]:
        """Only what can be looked at: a link may lead nowhere, or to itself."""
        return [path for path in self.folder.glob(f"*{SUFFIX}") if path.is_file()] if self.folder.is_dir() else []


def _names_like(path: Path) -> Iterator[Path]:
    yield path
    yield from (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))


def _bytes_of(path: Path) -> bytes:
    """Nothing where it cannot be looked at, or is no game's size."""
    try:
        return read_file(path, LARGEST_SAVE)
    except OSError:
        return b""


def _is_same(kept: bytes, taken: bytes) -> bool:
    """The same game, but for the remarks that were made on it since."""
    return kept.startswith(taken) and all(line.startswith(REMARK) for line in kept[len(taken) :].splitlines())
