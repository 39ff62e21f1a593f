"""The levels that are there: ours beside the program, and the player's own in the data folder."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from pixtable.core.game import home_of
from pixtable.games import GAMES
from pixtable.levels.format import Level
from pixtable.levels.reading import LONGEST_FILE, BadLevel, read_level
from pixtable.store.data_folders import DataFolders
from pixtable.store.gate import Unfit, read_file
from pixtable.store.program_files import levels_folder

SUFFIX = ".toml"


@dataclass(frozen=True)
class LevelFile:
    """A file that holds a level. Nothing in it is trusted, least of all in the player's own."""

    path: Path
    is_own: bool = False

    @cached_property
    def text(self) -> str:
        """Raises `BadLevel` where it cannot be read at all."""
        try:
            return read_file(self.path, 4 * LONGEST_FILE).decode()
        except Unfit as error:
            raise BadLevel("too_long" if error.code == "too_large" else "not_a_file", 1) from error
        except UnicodeError as error:
            raise BadLevel("no_text", 1, str(error)) from error
        except OSError as error:
            raise BadLevel("no_file", 1, error.strerror or str(error)) from error

    @cached_property
    def level(self) -> Level:
        """Raises `BadLevel`."""
        level = read_level(self.text)
        if level.id != f"{self.path.parent.name}.{self.path.stem}":
            raise BadLevel("misnamed", 1, f"{self.path.parent.name}.{self.path.stem}")
        if level.game not in GAMES:
            raise BadLevel("no_game", 1, level.game)
        if level.played not in GAMES or home_of(level.played) != level.game:
            raise BadLevel("no_game", 1, level.played)
        return level


def files_in(folder: Path, *, is_own: bool = False) -> list[LevelFile]:
    """Every level file of a folder of folders, by game and name."""
    return [LevelFile(path, is_own) for path in sorted(folder.glob(f"*/*{SUFFIX}"))]


class LevelShelf:
    """All levels that can be played, in the order in which they are offered. Each file is read once."""

    def __init__(self, places: DataFolders) -> None:
        self._files = [*files_in(levels_folder()), *files_in(places.levels, is_own=True)]

    def levels(self, game_id: str, kind: str) -> list[Level]:
        found = [level for level in self._readable(game_id) if level.kind == kind]
        return sorted(found, key=lambda level: (level.number, level.id))

    def next_after(self, level: Level) -> Level | None:
        levels = self.levels(level.game, level.kind)
        later = [other for other in levels if (other.number, other.id) > (level.number, level.id)]
        return later[0] if later else None

    def is_own(self, level: Level) -> bool:
        return any(file.is_own for file in self._files if file.path.stem == level.name and _reads(file, level))

    def broken(self, game_id: str) -> Iterator[tuple[LevelFile, BadLevel]]:
        """Files in a game's folders that are no levels, and why."""
        for file in self._files:
            if file.path.parent.name != game_id:
                continue
            try:
                _ = file.level
            except BadLevel as bad:
                yield file, bad

    def _readable(self, game_id: str) -> Iterator[Level]:
        """A level of the player's own that bears the name of one of ours is passed over."""
        seen: set[str] = set()
        for file in self._files:
            if file.path.parent.name != game_id:
                continue
            try:
                level = file.level
            except BadLevel:
                continue
            if level.id not in seen:
                seen.add(level.id)
                yield level


def _reads(file: LevelFile, level: Level) -> bool:
    try:
        return file.level is level
    except BadLevel:
        return False
