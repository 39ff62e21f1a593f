"""Files that survive a crash, a full disk and somebody else's hands: nothing here knows what is in them."""

import errno
import os
import stat
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from itertools import count
from pathlib import Path
from typing import BinaryIO

from pixtable.store import disk, gate
from pixtable.store.disk import StrPath
from pixtable.store.problems import Code, SaveError

_CODES: dict[int | None, Code] = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "not_a_file",
    errno.EACCES: "not_allowed",
    errno.EPERM: "not_allowed",
    errno.EROFS: "not_allowed",
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EFBIG: "disk_full",
}
_CHUNK = 1 << 20
OPEN_FILES_STAY = os.name == "nt"
"""Whether the system neither replaces nor moves nor deletes a file as long as anybody has it open."""
PATIENCE = 0.5
"""Seconds: a scanner of viruses, a backup or another window looks at a file for a moment."""
BETWEEN_TRIES = 0.02
LARGEST_SAVE = 4 << 20
"""Bytes: thirty times the longest game that was ever played to its end."""


class HeldOpen(PermissionError):
    """A file that stays where it is, because somebody has it open."""


@contextmanager
def disk_errors(path: StrPath) -> Iterator[None]:
    """Turns what the system says into a `SaveError` that a player can act on."""
    try:
        yield
    except gate.Unfit as error:
        raise SaveError(error.code, path=os.fspath(path)) from error
    except HeldOpen as error:
        raise SaveError("busy", path=os.fspath(path)) from error
    except OSError as error:
        code = _CODES.get(error.errno, "disk_error")
        raise SaveError(code, path=os.fspath(path), reason=error.strerror or str(error)) from error
    except ValueError as error:  # a name with a NUL or a lone surrogate in it cannot be a file's
        raise SaveError("missing", path=os.fspath(path), reason=str(error)) from error


def open_to_read(path: StrPath, most: int | None = None) -> BinaryIO:
    """Regular files only; none that is larger than `most`, where that is asked for."""
    with disk_errors(path):
        file = gate.open_file(path, most)
        if disk.status_of(file).st_size == 0:
            file.close()
            raise SaveError("empty", path=os.fspath(path))
        return file


def open_to_create(path: StrPath) -> FileIO:
    """A file that was not there yet, or an empty one. Any other is left alone."""
    try:
        return disk.open_file(path, "xb")
    except FileExistsError:
        status = disk.status(path)
        if not stat.S_ISREG(status.st_mode):
            raise SaveError("not_a_file", path=os.fspath(path)) from None
        if status.st_size > 0:
            raise SaveError("exists", path=os.fspath(path)) from None
        return open_to_append(path)


def open_to_append(path: StrPath) -> FileIO:
    return disk.open_file(path, "r+b")


def append(file: FileIO, size: int, text: bytes) -> None:
    """Put `text` where the file ends, at `size`, and see it safe on the disk, or leave the file as it was."""
    try:
        file.seek(size)
        _write(file, text)
        disk.fsync(file)
    except BaseException:  # Ctrl-C too must not leave half a line
        with suppress(OSError):
            disk.truncate(file, size)
        raise


def replace(path: StrPath, text: bytes) -> None:
    """Put a whole new file in the place of `path` at once: a crash leaves the old one or the new one."""
    target = Path(os.path.realpath(path))
    part = _write_beside(target, "part", [text])
    try:
        _once_nobody_looks(target, lambda: disk.replace(part, target))
    except BaseException:
        _remove(part)
        raise
    sync_folder(target)


def move(path: StrPath, target: StrPath) -> None:
    """Under another name."""
    _once_nobody_looks(path, lambda: disk.rename(path, target))


def move_over(path: StrPath, target: StrPath) -> None:
    """Under another name, in place of whatever has it."""
    _once_nobody_looks(path, lambda: disk.replace(path, target))


def _once_nobody_looks(path: StrPath, act: Callable[[], None]) -> None:
    """Raises `HeldOpen` where somebody does not stop."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return act()
        except PermissionError as error:
            if not (OPEN_FILES_STAY and _may_be_written(path)):
                raise
            if time.monotonic() >= until:
                raise HeldOpen(error.errno, error.strerror, os.fspath(path)) from error
        time.sleep(BETWEEN_TRIES)


def _may_be_written(path: StrPath) -> bool:
    """The system says the same of a file that is open as of one that is protected."""
    try:
        mode = disk.status(path).st_mode
    except (OSError, ValueError):
        return False
    return stat.S_ISREG(mode) and bool(mode & stat.S_IWUSR)


def copy_beside(path: StrPath, word: str) -> Path:
    """A copy as `<name>.<word>-1`, or the next number that is free."""
    target = Path(os.path.realpath(path))
    with disk.open_file(target, "rb") as original:
        copy = _write_beside(target, word, iter(lambda: disk.read(original, _CHUNK), b""))
    sync_folder(copy)
    return copy


def sync_folder(path: StrPath) -> None:
    """Make a new name last. The file itself is safe already, so a system that cannot do this is forgiven."""
    if os.name == "nt":
        return
    with suppress(OSError):
        disk.sync_folder(os.path.dirname(os.path.realpath(path)))


def _write_beside(path: Path, word: str, chunks: Iterable[bytes]) -> Path:
    file = _create_beside(path, word)
    beside = path.with_name(os.path.basename(file.name))
    try:
        with file:
            for chunk in chunks:
                _write(file, chunk)
            disk.fsync(file)
    except BaseException:
        _remove(beside)
        raise
    return beside


def _create_beside(path: Path, word: str) -> FileIO:
    for number in count(1):
        with suppress(FileExistsError):
            return disk.open_file(path.with_name(f"{path.name}.{word}-{number}"), "xb")
    raise AssertionError("numbers do not end")


def _remove(path: Path) -> None:
    """What came of an attempt that failed; why it did is what counts."""
    with suppress(OSError):
        disk.unlink(path)


def _write(file: FileIO, text: bytes) -> None:
    rest = memoryview(text)
    while rest:
        rest = rest[disk.write(file, rest) :]
