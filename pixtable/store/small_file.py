"""A small file of the player's own, safe from crashes, from damage and from a second window.

- It is replaced at once or not at all, and lasts from then on.
- Two windows may write it: each brings in what it has changed itself, and leaves everything else as the other has it.
- What cannot be read is kept beside, and an earlier copy or the first values are used; `notice` tells of it.
- Keys that only a later Pixtable knows stay in it. A file that only that one can read is left alone.
"""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from pixtable.core.codec import BadJson
from pixtable.store import disk
from pixtable.store.gate import LARGEST_RECORD, decode_record, read_file
from pixtable.store.lock import Held, folder_lock
from pixtable.store.merging import Merges, merged, overlaid
from pixtable.store.problems import SaveError
from pixtable.store.safe_files import copy_beside, disk_errors, replace

T = TypeVar("T", bound=msgspec.Struct)
VERSION = 1
"""Grows when an earlier Pixtable would misread a file."""
SET_ASIDE = "damaged"
EARLIER = 3
"""So many earlier copies are looked for; one is kept."""
NowhereToBe = (FileNotFoundError, NotADirectoryError)
Plain: TypeAlias = dict[str, Any]
Code: TypeAlias = Literal[
    "damaged",  # the first values are used
    "earlier",  # damaged too, but there is an earlier copy
    "missing",  # and there is an earlier copy
    "rewritten",  # damaged while the program ran, which knew what had stood there
    "newer",
    "unread",
]


class Notice(NamedTuple):
    """What the player is to be told of a file. `kept` is the damaged one."""

    code: Code
    path: Path
    kept: Path | None = None
    reason: str = ""

    @property
    def key(self) -> str:
        return f"files.{self.code}"

    @property
    def values(self) -> dict[str, str]:
        return {"name": self.path.name, "kept": str(self.kept or self.path), "reason": self.reason}


class _Newer(Exception):
    """Only a later Pixtable can read it."""


class _Read(NamedTuple, Generic[T]):
    """What stands in a file; `plain` has also what we do not know."""

    value: T
    plain: Plain
    version: int


class SmallFile(Generic[T]):
    """`value` is what stands in the file, as far as this window knows; at first what `kind` begins with."""

    def __init__(self, path: Path, kind: type[T], merges: Merges | None = None) -> None:
        self._path, self._kind, self._merges = path, kind, merges or {}
        self.notice: Notice | None = None
        self.value = self._open()

    @property
    def set_aside(self) -> Path | None:
        """Where a file lies that could not be read."""
        return self.notice.kept if self.notice else None

    def take_notice(self) -> Notice | None:
        """What is to be told, once."""
        notice, self.notice = self.notice, None
        return notice

    def put(self, value: T, since: T | None = None) -> None:
        """Bring in what differs from `since`, or from what was known before; `value` then has theirs as well.

        Raises `SaveError`, and then nothing has changed.
        """
        before = self.value if since is None else since
        with disk_errors(self._path):
            disk.make_folder(self._path.parent)
            with folder_lock(self._path.parent):
                self.value = self._bring_in(before, value, self._theirs())

    def _theirs(self) -> _Read[T] | None:
        """What stands there now, whoever wrote it."""
        try:
            return self._read(self._path)
        except NowhereToBe:
            self._check_gone()
            return None
        except _Newer as error:
            raise SaveError("newer_format", path=str(self._path)) from error
        except BadJson:
            self.notice = Notice("rewritten", self._path, copy_beside(self._path, SET_ASIDE))
            return None

    def _bring_in(self, before: T, mine: T, theirs: _Read[T] | None) -> T:
        there = theirs or _Read(self.value, _plain(self.value), VERSION)  # what stood there as far as is known
        try:
            together = merged(_plain(before), _plain(mine), there.plain, self._merges)
            value = msgspec.convert(together, self._kind)
        except BadJson:  # what the two have changed does not go together
            value, together = mine, overlaid(there.plain, _plain(mine))
        if theirs is None or together != theirs.plain:
            if theirs is not None:
                self._keep_earlier()
            self._write(together, max(VERSION, there.version))
        return value

    # Opening

    def _open(self) -> T:
        try:
            if not disk.exists(self._path.parent):
                return self._kind()
            with folder_lock(self._path.parent) as held:
                self._clear_away(held)
                return self._read_or_rescue()
        except (OSError, ValueError) as error:
            self.notice = Notice("unread", self._path, reason=getattr(error, "strerror", None) or str(error))
            with suppress(OSError, ValueError):
                if earlier := self._earlier():
                    return earlier.value
            return self._kind()

    def _read_or_rescue(self) -> T:
        """A damaged file is kept beside, and then written anew, so that it is told of once."""
        kept = None
        try:
            return self._read(self._path).value
        except NowhereToBe:
            self._check_gone()
        except _Newer:
            self.notice = Notice("newer", self._path)
            return self._kind()
        except BadJson:
            kept = copy_beside(self._path, SET_ASIDE)
        earlier = self._earlier()
        if earlier is None and kept is None:
            return self._kind()
        code: Code = "damaged" if earlier is None else "missing" if kept is None else "earlier"
        self.notice = Notice(code, self._path, kept)
        known = earlier or _Read(self._kind(), _plain(self._kind()), VERSION)
        with suppress(OSError):
            self._write(known.plain, known.version)
        return known.value

    def _check_gone(self) -> None:
        """Only what is surely not there may be written anew."""
        if self._path.name in disk.names_in(self._path.parent):
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(self._path))

    def _clear_away(self, held: Held) -> None:
        """What a window that was killed had not put in its place yet."""
        for name in disk.names_in(self._path.parent) if held == "ours" else ():
            if name.startswith(f"{self._path.name}.part-"):
                with suppress(OSError):
                    disk.unlink(self._path.with_name(name))

    # The file itself

    def _read(self, path: Path) -> _Read[T]:
        plain = decode_record(read_file(path, LARGEST_RECORD), dict[str, Any])
        version = msgspec.convert(plain.pop("version", VERSION), int)
        try:
            value = msgspec.convert(plain, self._kind)
        except msgspec.ValidationError as error:
            raise (_Newer() if version > VERSION else error) from error
        return _Read(value, overlaid(plain, _plain(value)), version)

    def _write(self, plain: Plain, version: int) -> None:
        text = msgspec.json.encode({"version": version, **plain})
        replace(self._path, msgspec.json.format(text, indent=2))

    # The copies from before

    def _earlier(self) -> _Read[T] | None:
        """Raises `OSError` where there is one that cannot be had now: it must not be lost for that."""
        there = disk.names_in(self._path.parent)
        for path in self._earlier_paths():
            if path.name in there:
                with suppress(_Newer, *BadJson):
                    return self._read(path)
        return None

    def _keep_earlier(self) -> None:
        """By a second name, which costs nothing; a system without such does without."""
        path = self._earlier_paths()[0]
        with suppress(OSError):
            with suppress(FileNotFoundError):
                disk.unlink(path)
            disk.link(os.path.realpath(self._path), path)

    def _earlier_paths(self) -> list[Path]:
        return [self._path.with_suffix(f".{number}.json") for number in range(1, EARLIER + 1)]


def _plain(value: msgspec.Struct) -> Plain:
    """As it would be read from a file."""
    plain: Plain = msgspec.json.decode(msgspec.json.encode(value))
    return plain
