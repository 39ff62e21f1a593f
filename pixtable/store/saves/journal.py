"""Writing saves: line by line while a game is played, or a whole game at once."""

import os
import stat
from contextlib import suppress
from io import FileIO

from pixtable.core.game import GameInfo
from pixtable.core.match import Match, Step
from pixtable.store import disk, safe_files
from pixtable.store.chairs import Chair
from pixtable.store.disk import StrPath
from pixtable.store.lock import file_lock
from pixtable.store.problems import SaveError
from pixtable.store.safe_files import disk_errors
from pixtable.store.saves.lines import START, End, header_of, note_line, opening_line, seal, seek_line, step_line
from pixtable.store.saves.notes import Note, Notes
from pixtable.store.saves.reading import is_save


class Journal:
    """A save that grows with its game. What a method has written is safe on the disk when it returns;
    when it raises `SaveError`, the file is as it was before.
    """

    def __init__(self, path: StrPath, file: FileIO, game: GameInfo, end: End, at: int) -> None:
        self.path = os.path.abspath(path)
        self._file = file
        self._game = game
        self._end = end
        self._at = at  # where a reader of the file would stand

    @classmethod
    def create(
        cls, path: StrPath, match: Match, chairs: tuple[Chair, ...] = (), notes: Notes | None = None
    ) -> "Journal":
        """Begin a new file with all of the match so far. A file with anything in it is never overwritten."""
        bodies = _whole(match, chairs, notes or Notes())
        with disk_errors(path):
            is_new = not disk.exists(path)
            journal = cls(path, safe_files.open_to_create(path), match.game, START, match.n)
            try:
                journal._write(*bodies)
            except BaseException:
                journal.close()
                if is_new:
                    _remove_empty(path)
                raise
            safe_files.sync_folder(path)
        return journal

    @classmethod
    def reopen(cls, path: StrPath, match: Match, end: End) -> "Journal":
        """Go on with an undamaged file that holds this match and ends at `end`."""
        with disk_errors(path):
            return cls(path, safe_files.open_to_append(path), match.game, end, match.n)

    def step(self, at: int, step: Step) -> None:
        """Write what was played from the position after step `at`."""
        self._write(*self._seek_to(at), step_line(self._game, step))
        self._at = at + 1

    def seek(self, n: int) -> None:
        """Write that the player stands after step `n`, if a reader would think otherwise."""
        self._write(*self._seek_to(n))
        self._at = n

    def note(self, note: Note, at: int) -> None:
        self._write(note_line(note, at))

    def is_at(self, path: StrPath) -> bool:
        with suppress(OSError, ValueError):
            return os.path.samefile(path, self.path)
        return False

    def close(self) -> None:
        self._file.close()

    def _seek_to(self, n: int) -> list[bytes]:
        return [] if n == self._at else [seek_line(n)]

    def _write(self, *bodies: bytes) -> None:
        text, end = seal(bodies, self._end)
        if not text:
            return
        with disk_errors(self.path), file_lock(self._file) as held:
            if held == "theirs":
                raise SaveError("busy", path=self.path)
            self._check_untouched()
            safe_files.append(self._file, self._end.size, text)
        self._end = end

    def _check_untouched(self) -> None:
        """Two programs that add to one file would spoil it; and in a file that was deleted nothing is safe."""
        ours, named = disk.status_of(self._file), disk.status(self.path)
        if not os.path.samestat(ours, named) or ours.st_size != self._end.size:
            raise SaveError("changed", path=self.path)


def save_as(path: StrPath, match: Match, chairs: tuple[Chair, ...] = (), notes: Notes | None = None) -> None:
    """Write a whole match at once. Replaces an empty file or an earlier save, and nothing else."""
    text, _ = seal(_whole(match, chairs, notes or Notes()), START)
    with disk_errors(path):
        if disk.exists(path) and not _may_be_replaced(path):
            raise SaveError("foreign", path=os.fspath(path))
        safe_files.replace(path, text)


def _may_be_replaced(path: StrPath) -> bool:
    with suppress(OSError):
        status = disk.status(path)
        if stat.S_ISREG(status.st_mode) and status.st_size == 0:
            return True
    return is_save(path)


def _remove_empty(path: StrPath) -> None:
    with suppress(OSError):
        if disk.status(path).st_size == 0:
            disk.unlink(path)


def _whole(match: Match, chairs: tuple[Chair, ...], notes: Notes) -> list[bytes]:
    game = match.game
    steps = [step_line(game, step) for step in match.steps]
    seek = [] if match.n == len(steps) else [seek_line(match.n)]
    told = [note_line(note, at) for note, at in notes.told()]
    return [header_of(match, chairs), opening_line(game, match.opening), *steps, *told, *seek]
