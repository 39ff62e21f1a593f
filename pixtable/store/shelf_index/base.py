"""The index's own file, a small database: any row can be found and changed without reading the others."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from zlib import crc32

from pixtable import __version__
from pixtable.store import disk

FORMAT = 1
MAKER = f"{FORMAT}/{__version__}".encode()
"""An index that another Pixtable has made may know games less well than this one: it is made again."""
TABLES = """
CREATE TABLE IF NOT EXISTS saves (
    file BLOB PRIMARY KEY, stamp BLOB, is_checked INTEGER, home TEXT, is_waiting INTEGER, played INTEGER
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS summaries (file BLOB PRIMARY KEY, stamp BLOB, summary BLOB, sum INTEGER) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS waiting ON saves (home, played) WHERE is_waiting;
CREATE TABLE IF NOT EXISTS maker (name BLOB);
"""
"""What is looked through at every start is small, and what is large is looked up."""
PATIENCE = 0.05
"""Seconds to wait for another window that writes here: it never takes longer."""
NOT_TO_BE_HAD = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_AUTH,
}
"""What says nothing against the file itself."""
LATEST = 1 << 62
T = TypeVar("T")


class Row(NamedTuple):
    file: bytes
    stamp: bytes
    is_checked: bool
    home: str
    is_waiting: bool
    played: int
    summary: bytes


class Base:
    """Never fails: what is damaged begins anew, and where the disk refuses memory has to do.

    `begun` counts the beginnings: who has taken something for known before the last one is mistaken.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.begun = 0
        self._base: sqlite3.Connection | None = None

    def close(self) -> None:
        if self._base is not None:
            with suppress(sqlite3.Error):
                self._base.close()
            self._base = None

    # What is in it

    def stamps(self) -> dict[bytes, tuple[bytes, bool]]:
        """Of every file the stamp that it had, and whether it was read then."""
        return self._do(_stamps)

    def summary(self, file: bytes) -> tuple[bytes, bytes] | None:
        """A file's summary, and the stamp that it had then."""
        query = "SELECT file, stamp, summary, sum FROM summaries WHERE file = ?"
        found = self._do(lambda base: base.execute(query, (file,)).fetchone())
        return found[1:3] if found is not None and _is_whole(*found) else None

    def waiting(self, home: str, most: int) -> list[bytes]:
        """The games that can be gone on with, the last played first."""
        query = "SELECT file FROM saves WHERE is_waiting AND home = ? ORDER BY played DESC LIMIT ?"
        rows = self._do(lambda base: base.execute(query, (home, most)).fetchall())
        return [file for (file,) in rows if isinstance(file, bytes)]

    def put(self, row: Row) -> None:
        played = max(-LATEST, min(LATEST, row.played))
        summary = (row.file, row.stamp, row.summary, _sum(row.file, row.stamp, row.summary))

        def write(base: sqlite3.Connection) -> None:
            base.execute("INSERT OR REPLACE INTO saves VALUES (?, ?, ?, ?, ?, ?)", (*row[:5], played))
            base.execute("INSERT OR REPLACE INTO summaries VALUES (?, ?, ?, ?)", summary)

        self._do(write)

    def forget(self, files: list[bytes]) -> None:
        names = [(file,) for file in files]

        def delete(base: sqlite3.Connection) -> None:
            base.executemany("DELETE FROM saves WHERE file = ?", names)
            base.executemany("DELETE FROM summaries WHERE file = ?", names)

        self._do(delete)

    def begin_anew(self) -> None:
        """It contradicts itself."""
        try:
            self._anew()
        except (sqlite3.Error, OSError):
            self._in_memory()

    # The file

    def _do(self, act: Callable[[sqlite3.Connection], T]) -> T:
        for attempt in (self._open, self._anew):
            try:
                base = attempt()
                with base:
                    return act(base)
            except sqlite3.Error as error:
                if _says_nothing_of_the_file(error):
                    break
            except OSError:
                break
        with self._in_memory() as base:
            return act(base)

    def _open(self) -> sqlite3.Connection:
        if self._base is None:
            self.begun += 1
            disk.make_folder(self.path.parent)
            self._base = _prepared(self.path)
        return self._base

    def _anew(self) -> sqlite3.Connection:
        self.close()
        for name in _files_of(self.path):
            with suppress(FileNotFoundError):
                disk.unlink(name)
        return self._open()

    def _in_memory(self) -> sqlite3.Connection:
        self.close()
        self.begun += 1
        self._base = _prepared(":memory:")
        return self._base


def _prepared(path: Path | str) -> sqlite3.Connection:
    base = sqlite3.connect(path, timeout=PATIENCE)
    try:
        # No frame waits for a disk: what a power failure spoils is made again.
        base.execute("PRAGMA synchronous = OFF")
        base.executescript(TABLES)
        makers = {name for (name,) in base.execute("SELECT name FROM maker")}
        if makers - {MAKER}:
            raise sqlite3.DatabaseError("made by another Pixtable")
        if not makers:
            with base:
                base.execute("INSERT INTO maker VALUES (?)", (MAKER,))
    except BaseException:
        base.close()
        raise
    return base


def _stamps(base: sqlite3.Connection) -> dict[bytes, tuple[bytes, bool]]:
    rows = base.execute("SELECT file, stamp, is_checked FROM saves").fetchall()
    found = {file: (stamp, bool(checked)) for file, stamp, checked in rows}
    if len(found) < len(rows):
        raise sqlite3.DatabaseError("a file stands in it twice")
    return found


def _files_of(path: Path) -> Iterator[Path]:
    return (path.with_name(path.name + suffix) for suffix in ("", "-journal", "-wal", "-shm"))


def _says_nothing_of_the_file(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in NOT_TO_BE_HAD


def _sum(file: bytes, stamp: bytes, summary: bytes) -> int:
    return crc32(summary, crc32(stamp, crc32(file)))


def _is_whole(file: Any, stamp: Any, summary: Any, told: Any) -> bool:
    """Whatever the disk has made of it."""
    parts = (file, stamp, summary)
    return all(isinstance(part, bytes) for part in parts) and _sum(*parts) == told
