"""A match with its journal: the one way in which app and protocol play, so that no move goes unsaved."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from pixtable.core.events import Event, Move, Seat
from pixtable.core.match import Match
from pixtable.games import GAMES
from pixtable.store import disk, safe_files
from pixtable.store.chairs import Chair
from pixtable.store.disk import StrPath
from pixtable.store.lock import file_lock
from pixtable.store.problems import Problem, SaveError
from pixtable.store.safe_files import disk_errors
from pixtable.store.saves.journal import Journal, save_as
from pixtable.store.saves.lines import End
from pixtable.store.saves.notes import Note, Notes
from pixtable.store.saves.reading import Games, load


class Recorded:
    """A match that is played, and kept in a file if it has a journal.

    The file is written first and the match moved on after, so a `SaveError` leaves both as they were.
    Moves and undo are written at once: they are what the player has done. `seek` is only looking round,
    many times a second where a slider is dragged, and is written before the next move, on `save_as` to the
    journal's own file and on `close`. So a game goes on where the player stood, and after a crash no move is lost.
    """

    def __init__(
        self,
        match: Match,
        journal: Journal | None = None,
        chairs: tuple[Chair, ...] = (),
        notes: Notes | None = None,
    ) -> None:
        self.is_unsaved = False  # it had a file once, or should have one, and the player goes on without
        self.match = match
        self.journal = journal
        self.chairs = chairs
        self.notes = notes or Notes()

    @classmethod
    def create(cls, match: Match, path: StrPath | None = None, chairs: tuple[Chair, ...] = ()) -> "Recorded":
        """A match that is kept in a new file from now on, or in none."""
        return cls(match, None if path is None else Journal.create(path, match, chairs), chairs)

    @classmethod
    def resume(cls, path: StrPath, games: Games = GAMES) -> "Resumed":
        """Go on with a saved game in its own file. A damaged file is first kept aside, then mended."""
        loaded, kept = load(path, games), None
        if loaded.notice:
            with _nobody_writing(path):
                loaded = load(path, games)  # what looked like half a line may have been one that was being written
                kept = _mend(path, loaded.end) if loaded.notice else None
        match, notice, end, chairs, notes = loaded
        return Resumed(cls(match, Journal.reopen(path, match, end), chairs, notes), notice, kept)

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Carry out a move; raises `Illegal` or `SaveError`, and has then changed nothing."""
        if self.journal is None:
            events = self.match.play(seat, move)
        else:
            attempt = self.match.attempt(seat, move)
            events = attempt.step.events
            self.journal.step(self.match.n, attempt.step)
            self.match.take(attempt)
        self.notes.cut(self.match.n)
        return events

    def note(self, note: Note, at: int) -> None:
        """Remark something on the position after step `at`."""
        if self.journal is not None:
            self.journal.note(note, at)
        self.notes.take(note, at)

    def undo(self, *, practice: bool = False) -> bool:
        if not self.match.can_undo(practice=practice):
            return False
        if self.journal is not None:
            self.journal.seek(self.match.n - 1)
        return self.match.undo(practice=practice)

    def return_to(self, n: int) -> None:
        """Take back, or play again, any number of steps at once: it is done wholly or not at all."""
        if self.journal is not None:
            self.journal.seek(n)
        self.match.seek(n)

    def seek(self, n: int) -> None:
        self.match.seek(n)

    def save_as(self, path: StrPath) -> None:
        """Put a copy of the whole match into a file; if that is the journal's own, it is there already."""
        if self.journal is not None and self.journal.is_at(path):
            self.journal.seek(self.match.n)
        else:
            save_as(path, self.match, self.chairs, self.notes)

    def move_to(self, path: StrPath) -> None:
        """Keep the whole game in a new file from now on; raises `SaveError`, and then nothing has changed."""
        journal = Journal.create(path, self.match, self.chairs, self.notes)
        self._drop_journal()
        self.journal, self.is_unsaved = journal, False

    def let_go_of_file(self) -> None:
        """Play on without a file: what it holds so far stays there, and nothing is added."""
        self._drop_journal()
        self.journal, self.is_unsaved = None, True

    def _drop_journal(self) -> None:
        if self.journal is not None:
            with suppress(OSError):  # all that was confirmed has been synced long ago
                self.journal.close()

    def close(self) -> None:
        """Never fails: if the disk refuses, only where the player stood is lost, and no move."""
        if self.journal is None:
            return
        with suppress(SaveError):
            self.journal.seek(self.match.n)
        self._drop_journal()


class Resumed(NamedTuple):
    """A match that goes on; for a damaged file also what was wrong, and where the original is kept."""

    recorded: Recorded
    notice: Problem | None
    kept: Path | None


@contextmanager
def _nobody_writing(path: StrPath) -> Iterator[None]:
    """A file that another window is adding to must not be replaced below its hands."""
    if safe_files.OPEN_FILES_STAY:  # the system sees to it itself
        yield
        return
    with disk_errors(path), disk.open_file(path, "rb") as file, file_lock(file) as held:
        if held == "theirs":
            raise SaveError("busy", path=os.fspath(path))
        yield


def _mend(path: StrPath, end: End) -> Path:
    """Keep a damaged file aside, byte for byte, and leave only its good lines in its place."""
    with disk_errors(path):
        kept = safe_files.copy_beside(path, "damaged")
        with disk.open_file(path, "rb") as file:
            good = disk.read(file, end.size)
        try:
            safe_files.replace(path, good.removesuffix(b"\n") + b"\n")  # the last line may have lost its break
        except safe_files.HeldOpen:  # another window plays it: every try would leave one more copy
            disk.unlink(kept)
            raise
    return kept
