"""The records of all finished games in one small database, so that nobody reads every file anew each time.

It holds nothing that the saved games do not: a database that is damaged or gone is made again from them.

Two windows may have it open. Every transaction writes one game and takes thousandths of a second, so one waits for the
other (`PATIENCE`) without anybody seeing it. A write-ahead log would spare even that, but it needs shared memory, which
network folders do not have, and leaves two more files beside: it is not worth that for so little.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from pixtable.core.codec import BadJson
from pixtable.store import disk
from pixtable.store.library import Library
from pixtable.store.lock import folder_lock
from pixtable.store.safe_files import copy_beside
from pixtable.store.saves import SaveError, load
from pixtable.store.statistics.records import GameRecord, record_of

TABLE = "CREATE TABLE IF NOT EXISTS games (file TEXT PRIMARY KEY, stamp TEXT NOT NULL, record BLOB)"
PATIENCE = 1.0
"""Seconds that one window waits for the other to finish writing."""
RECORDS = "SELECT record FROM games WHERE record IS NOT NULL"
_read = msgspec.json.Decoder(GameRecord).decode
_write = msgspec.json.Encoder().encode


class Store:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.was_damaged = False
        self._base = self._open()

    def _open(self) -> sqlite3.Connection:
        """The file; a new one where it is damaged; memory alone where the disk refuses."""
        try:
            disk.make_folder(self.path.parent)
            return _checked(self.path)
        except sqlite3.OperationalError:
            return _checked(":memory:")
        except (sqlite3.DatabaseError, *BadJson):
            return self._begin_anew()
        except OSError:
            return _checked(":memory:")

    def _begin_anew(self) -> sqlite3.Connection:
        """The damaged file is kept beside; a new one begins in its place, unless another window has begun it by now."""
        self.was_damaged = True
        with folder_lock(self.path.parent):
            with suppress(sqlite3.Error, *BadJson):
                return _checked(self.path)
            try:
                copy_beside(self.path, "damaged")
                self._remove()
                return _checked(self.path)
            except (OSError, sqlite3.Error):
                return _checked(":memory:")

    def _remove(self) -> None:
        for suffix in ("", "-journal", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                disk.unlink(self.path.with_name(self.path.name + suffix))

    def close(self) -> None:
        self._base.close()

    # Reading the shelf

    def catch_up(self, library: Library) -> Iterator[float]:
        """Read every game that is new or has changed, one at a time; yields how much is done."""
        known = self._known()
        files = {path.name: path for path in library.files()}
        new = [path for name, path in files.items() if known.get(name) != _stamp(path)]
        gone = [name for name in known if name not in files]
        with suppress(sqlite3.Error):  # a full disk: they are counted again the next time
            with self._base:
                self._base.executemany("DELETE FROM games WHERE file = ?", [(name,) for name in gone])
            for number, path in enumerate(new):
                yield number / len(new)
                self._take(path)
        yield 1.0

    def _known(self) -> dict[str, str]:
        """The games that have been read, and how their files stood then; spoilt under our hands, it begins anew."""
        try:
            return dict(self._base.execute("SELECT file, stamp FROM games"))
        except sqlite3.OperationalError:  # somebody else is writing, and does not stop
            return {}
        except sqlite3.DatabaseError:
            self._base.close()
            self._base = self._begin_anew()
            return dict(self._base.execute("SELECT file, stamp FROM games"))

    def _take(self, path: Path) -> None:
        stamp = _stamp(path)
        try:
            game = load(path)
            played = disk.status(path).st_mtime
        except (SaveError, OSError):  # it may have been thrown away meanwhile
            return
        record = record_of(game.match, game.chairs, played, game.notes.help)
        text = None if record is None else _write(record)
        with self._base:
            self._base.execute("INSERT OR REPLACE INTO games VALUES (?, ?, ?)", (path.name, stamp, text))

    def records(self, since: float = 0.0) -> Sequence[GameRecord]:
        """Every finished game since a moment, the earliest first."""
        records: list[GameRecord] = []
        with suppress(sqlite3.Error, *BadJson):  # spoilt since it was opened: the next look begins anew
            records = [_read(text) for (text,) in self._base.execute(RECORDS)]
        return sorted((record for record in records if record.played > since), key=lambda record: record.played)


def _checked(path: Path | str) -> sqlite3.Connection:
    """Open, and read all of it: what is damaged shows here, not in the middle of a page."""
    base = sqlite3.connect(path, timeout=PATIENCE)
    try:
        base.execute(TABLE)
        (verdict,) = base.execute("PRAGMA quick_check").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        for (text,) in base.execute(RECORDS):
            _read(text)
    except BaseException:
        base.close()
        raise
    return base


def _stamp(path: Path) -> str:
    """When a file was written, and how long it is; nothing where it has vanished since it was listed."""
    try:
        status = disk.status(path)
    except OSError:
        return ""
    return f"{status.st_mtime_ns}/{status.st_size}"
