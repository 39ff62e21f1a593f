"""One writer at a time, though the player may have opened the program twice.

The system lets go of a lock when its process ends, however it ends. Nobody waits for long: a window that stands still
in the middle of writing must not stop the other.
"""

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import Literal, TypeAlias

from pixtable.store import disk

Held: TypeAlias = Literal["ours", "theirs", "nobody's"]
"""Somebody else's when it was not let go of in time; nobody's where the system or the folder has no locks."""
NAME = ".lock"
PATIENCE = 0.5
"""Seconds: writing takes a few thousandths of one."""
BETWEEN_TRIES = 0.005
TAKEN = {errno.EAGAIN, errno.EACCES, errno.EDEADLK, 0}
"""How systems say that another has it. Windows has a word of its own for whoever has waited, and Wine says nothing."""


@contextmanager
def folder_lock(folder: Path, patience: float | None = None) -> Iterator[Held]:
    """For whatever is read and written in a folder."""
    try:
        file = disk.open_file(folder / NAME, "ab")
    except (OSError, ValueError):
        yield "nobody's"
        return
    with file, file_lock(file, patience) as held:
        yield held


@contextmanager
def file_lock(file: FileIO, patience: float | None = None) -> Iterator[Held]:
    """For an open file; whoever opened it anew, if in this very process, counts as another."""
    held = _wait_for(file, patience)
    try:
        yield held
    finally:
        if held == "ours":
            with suppress(OSError):
                _let_go(file)


def _wait_for(file: FileIO, patience: float | None) -> Held:
    until = time.monotonic() + (PATIENCE if patience is None else patience)
    while True:
        try:
            disk.do("lock", _take, file)
        except OSError as error:
            if error.errno not in TAKEN:  # a system without locks
                return "nobody's"
            if time.monotonic() >= until:
                return "theirs"
            time.sleep(BETWEEN_TRIES)
        else:
            return "ours"


if sys.platform == "win32":
    import msvcrt

    FAR_BEYOND = 1 << 30
    """There a locked byte cannot be read by others: one is taken that no file of ours will ever have."""

    def _take(file: FileIO) -> None:
        _at(file, msvcrt.LK_NBLCK)

    def _let_go(file: FileIO) -> None:
        _at(file, msvcrt.LK_UNLCK)

    def _at(file: FileIO, what: int) -> None:
        before = os.lseek(file.fileno(), 0, os.SEEK_CUR)
        os.lseek(file.fileno(), FAR_BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(file.fileno(), what, 1)
        finally:
            os.lseek(file.fileno(), before, os.SEEK_SET)

else:
    import fcntl

    def _take(file: FileIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _let_go(file: FileIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_UN)
