"""The gate through which files come in: whatever lies in a folder may have been put there by anybody.

Only regular files are opened, never a pipe, a device or a folder, and none that is larger than its kind can be. What is
in them is looked at once, letter by letter (`core.foreign`), before anything parses it, so that no parser's work grows
faster than its text. The largest that are let in, thirty times what anybody's own files are, take a second or two:
nothing has to be read in a process of its own with an eye on the clock.
"""

import os
import stat
from typing import Any, BinaryIO, Literal, TypeVar

import msgspec

from pixtable.core.foreign import SIGNS, json_is_too_deep, plain_text
from pixtable.store import disk
from pixtable.store.disk import StrPath

T = TypeVar("T")
LARGEST_RECORD = 8 << 20
"""Bytes of a small file of the player's own: an album of thousands of games is smaller."""


class Unfit(OSError):
    """A file that is there and is not opened."""

    def __init__(self, code: Literal["not_a_file", "too_large"], path: StrPath) -> None:
        super().__init__(f"{os.fspath(path)}: {code}")
        self.code = code


class TooDeep(msgspec.DecodeError):
    """A record that nests deeper than any of ours."""


def open_file(path: StrPath, most: int | None) -> BinaryIO:
    """A regular file of so many bytes at most; raises `OSError`, and `Unfit` among them. Never waits for anybody.

    Only whoever reads line by line, and knows where to stop, may take one of any size.
    """
    _check(disk.status(path), most, path)
    file = disk.open_lines(path)
    try:
        _check(disk.status_of(file), most, path)  # another may have taken its place meanwhile
    except BaseException:
        file.close()
        raise
    return file


def _check(status: os.stat_result, most: int | None, path: StrPath) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise Unfit("not_a_file", path)
    if most is not None and status.st_size > most:
        raise Unfit("too_large", path)


def read_file(path: StrPath, most: int) -> bytes:
    """All of it, even if it is growing just now."""
    with open_file(path, most) as file:
        data = disk.read(file, most + 1)
    if len(data) > most:
        raise Unfit("too_large", path)
    return data


def is_file(path: StrPath) -> bool:
    """Whether it can be opened as a file; a name that no file can have is none."""
    try:
        return stat.S_ISREG(disk.status(path).st_mode)
    except (OSError, ValueError):
        return False


def read_record(path: StrPath, kind: type[T], most: int = LARGEST_RECORD) -> T:
    """A small JSON file; raises `OSError` where it cannot be had, and one of `core.codec.BadJson` where it is none."""
    return decode_record(read_file(path, most), kind)


def decode_record(data: bytes, kind: type[T]) -> T:
    """Texts lose the signs that would rule whatever line they are shown in."""
    if json_is_too_deep(data):
        raise TooDeep("this goes too deep")
    if b"\\" not in data and not SIGNS.search(data.decode()):
        return msgspec.json.decode(data, type=kind)
    msgspec.json.decode(data, type=kind)  # whatever is wrong with it is said of the text itself
    return msgspec.convert(_plain(msgspec.json.decode(data)), kind, str_keys=True, builtin_types=())


def _plain(value: Any) -> Any:
    match value:
        case str():
            return plain_text(value)
        case list():
            return [_plain(part) for part in value]
        case dict():
            return {plain_text(key): _plain(part) for key, part in value.items()}
        case _:
            return value
