"""Layers between program and disk: a call fails, open files stay where they are, or the power is cut."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

ERRORS = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.ENOENT, errno.EACCES)


class Failing:
    """The call of this number fails, and no other. `calls` are all that were made, by name."""

    def __init__(self, number: int = -1, error: int = errno.EIO) -> None:
        self._number, self._error = number, error
        self.calls: list[str] = []

    def __call__(self, call: str, act: Callable[..., Any], /, *given: Any) -> Any:
        self.calls.append(call)
        if len(self.calls) - 1 == self._number:
            raise OSError(self._error, os.strerror(self._error))
        return act(*given)


class OpenFilesStay:
    """As on Windows: a file that anybody in this process has open is neither replaced nor moved nor deleted.

    `refused` is what was tried all the same: whoever suppresses the error is found out, too.
    """

    def __init__(self) -> None:
        self.refused: list[str] = []

    def __call__(self, call: str, act: Callable[..., Any], /, *given: Any) -> Any:
        paths = {"replace": given[:2], "unlink": given[:1]}.get(call, ())
        for path in paths:
            if os.path.realpath(path) in open_files():
                self.refused.append(f"{call} {path}")
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), os.fspath(path))
        return act(*given)


def open_files() -> set[str]:
    """What this process has open; Linux alone tells, and Windows itself refuses."""
    found = set()
    for link in os.scandir("/proc/self/fd") if os.path.isdir("/proc/self/fd") else ():
        with suppress(OSError):  # the folder's own
            found.add(os.readlink(link.path))
    return found


World = dict[str, bytes]
"""A folder as a power cut may leave it: names and contents."""


class PowerCut:
    """Does what it is asked, and notes after every call what would be left of a folder if the power failed now.

    A file's content is certain as it was at its last fsync, a name as it was at the folder's. What came later may be
    there, or not, or in part; and names in the order in which they were given.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names = [self._now()]  # the certain ones first, then one for each change since
        self._certain = {file: (folder / name).read_bytes() for name, file in self._names[0].items()}
        self.cuts: list[list[World]] = []

    def __call__(self, call: str, act: Callable[..., Any], /, *given: Any) -> Any:
        try:
            done = act(*given)
        finally:
            if call == "sync_folder" and Path(given[0]) == self._folder:
                self._names = [self._now()]
            elif self._now() != self._names[-1]:
                self._names.append(self._now())
        if call == "open" and given[1] == "xb":
            self._certain.pop(os.fstat(done.fileno()).st_ino, None)  # the number of a file that is no more
        if call == "fsync":
            self._certain[os.fstat(given[0].fileno()).st_ino] = Path(given[0].name).read_bytes()
        self.cuts.append(list(self.worlds()))
        return done

    def worlds(self) -> Iterator[World]:
        now = {file: (self._folder / name).read_bytes() for name, file in self._now().items()}
        for names in self._names:
            for part in (0.0, 0.5, 1.0):
                yield {name: self._content(file, now, part) for name, file in names.items()}

    def _content(self, file: int, now: dict[int, bytes], part: float) -> bytes:
        certain = self._certain.get(file, b"")
        if file not in now:
            return certain
        same = next((i for i, (one, other) in enumerate(zip(certain, now[file], strict=False)) if one != other), None)
        start = min(len(certain), len(now[file])) if same is None else same
        return now[file] if part == 1 else certain if part == 0 else now[file][: (start + len(now[file])) // 2]

    def _now(self) -> dict[str, int]:
        return {entry.name: entry.inode() for entry in os.scandir(self._folder) if entry.is_file()}


def lay_out(world: World, folder: Path) -> Path:
    """A world as a folder of its own."""
    folder.mkdir(parents=True)
    for name, content in world.items():
        (folder / name).write_bytes(content)
    return folder
