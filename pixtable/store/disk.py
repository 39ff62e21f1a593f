"""Every call with which the store touches the disk, and nothing more: what it does with them stands in `safe_files`.

Each goes through one place, so that a test can stand between program and disk: let the k-th call fail, or find out
what a power cut would leave (`through`).
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import FileIO
from typing import Any, BinaryIO, Literal, Protocol, TypeAlias, TypeVar

StrPath: TypeAlias = str | os.PathLike[str]
Call: TypeAlias = Literal[
    "open", "read", "write", "truncate", "fsync", "sync_folder", "replace", "link", "unlink", "stat", "mkdir",
    "listdir", "lock",
]  # fmt: skip
T = TypeVar("T")


class Layer(Protocol):
    """Stands between program and disk: calls `act` with what it is given, or does something else."""

    def __call__(self, call: Call, act: Callable[..., Any], /, *given: Any) -> Any: ...


_AT_ONCE = getattr(os, "O_NONBLOCK", 0)
_layers: list[Layer] = []


@contextmanager
def through(layer: Layer) -> Iterator[None]:
    """Until the end of the block every call is made by this layer."""
    _layers.append(layer)
    try:
        yield
    finally:
        _layers.pop()


def do(call: Call, act: Callable[..., T], /, *given: Any) -> T:
    if not _layers:
        return act(*given)
    done: T = _layers[-1](call, act, *given)
    return done


# Files


def open_file(path: StrPath, mode: Literal["rb", "xb", "r+b", "ab"]) -> FileIO:
    """Unbuffered: a buffer would keep what could not be written, and write it later after all."""
    return do("open", _open_file, path, mode)


def _open_file(path: StrPath, mode: Literal["rb", "xb", "r+b", "ab"]) -> FileIO:
    return open(path, mode, buffering=0)


def open_lines(path: StrPath) -> BinaryIO:
    """To read line by line. Never waits for anybody, as a pipe would."""
    return do("open", _open_lines, path, "rb")


def _open_lines(path: StrPath, mode: Literal["rb"]) -> BinaryIO:
    return open(path, mode, opener=lambda path, flags: os.open(path, flags | _AT_ONCE))


def read(file: FileIO | BinaryIO, size: int) -> bytes:
    """As much as there is, up to this size."""
    return do("read", _read, file, size)


def _read(file: FileIO | BinaryIO, size: int) -> bytes:
    found = bytearray()
    while len(found) < size and (more := file.read(size - len(found))):
        found += more
    return bytes(found)


def write(file: FileIO, text: bytes | memoryview) -> int:
    """How many bytes were taken: it may be fewer than there are."""
    return do("write", FileIO.write, file, text)


def truncate(file: FileIO, size: int) -> None:
    do("truncate", FileIO.truncate, file, size)


def fsync(file: FileIO) -> None:
    do("fsync", _fsync, file)


def _fsync(file: FileIO) -> None:
    os.fsync(file.fileno())


def status_of(file: FileIO | BinaryIO) -> os.stat_result:
    return do("stat", _status_of, file)


def _status_of(file: FileIO | BinaryIO) -> os.stat_result:
    return os.fstat(file.fileno())


# Names


def status(path: StrPath) -> os.stat_result:
    return do("stat", os.stat, path)


def link_status(path: StrPath) -> os.stat_result:
    """Of the name itself, where it is a link."""
    return do("stat", os.lstat, path)


def exists(path: StrPath) -> bool:
    """Whether the name is taken, if only by a link that leads nowhere."""
    return do("stat", os.path.lexists, path)


def replace(path: StrPath, target: StrPath) -> None:
    do("replace", os.replace, path, target)


def rename(path: StrPath, target: StrPath) -> None:
    do("replace", os.rename, path, target)


def set_times(path: StrPath, accessed: int, changed: int) -> None:
    """In nanoseconds."""
    do("write", _set_times, path, accessed, changed)


def _set_times(path: StrPath, accessed: int, changed: int) -> None:
    os.utime(path, ns=(accessed, changed))


def link(path: StrPath, target: StrPath) -> None:
    """A second name for the same file."""
    do("link", os.link, path, target)


def unlink(path: StrPath) -> None:
    do("unlink", os.unlink, path)


# Folders


def make_folder(path: StrPath) -> None:
    """With all above it; one that is there already will do."""
    do("mkdir", _make_folder, path)


def _make_folder(path: StrPath) -> None:
    os.makedirs(path, exist_ok=True)


def names_in(path: StrPath) -> list[str]:
    return do("listdir", os.listdir, path)


def sync_folder(path: StrPath) -> None:
    """So that a name that was given or taken away lasts."""
    do("sync_folder", _sync_folder, path)


def _sync_folder(path: StrPath) -> None:
    folder = os.open(path, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
