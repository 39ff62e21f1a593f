"""By what a file is known to be the same that it was: what was read of it holds for as long as its stamp does."""

import stat
from datetime import datetime
from typing import NamedTuple

from pixtable.store import disk
from pixtable.store.disk import StrPath

NEVER = datetime(1970, 1, 1)


class Stamp(NamedTuple):
    size: int
    changed: int
    """When, in nanoseconds."""
    inode: int
    mode: int
    is_dead_link: bool = False

    @property
    def text(self) -> bytes:
        return b"/".join(b"%d" % part for part in self)

    @property
    def is_file(self) -> bool:
        return stat.S_ISREG(self.mode)


class Listed(NamedTuple):
    """A name among the saved games, whatever is behind it."""

    name: str
    stamp: Stamp

    @property
    def played(self) -> datetime:
        try:
            return datetime.fromtimestamp(self.stamp.changed / 1e9)
        except (OverflowError, ValueError, OSError):  # a clock that was set to the end of the world
            return NEVER


def stamp_of(path: StrPath) -> Stamp | None:
    """Nothing where there is nothing of this name. A link is what it leads to; one that leads nowhere is itself."""
    try:
        status, is_dead_link = disk.status(path), False
    except OSError:
        try:
            status, is_dead_link = disk.link_status(path), True
        except OSError:
            return None
    is_dead_link = is_dead_link and stat.S_ISLNK(status.st_mode)
    return Stamp(status.st_size, status.st_mtime_ns, status.st_ino, status.st_mode, is_dead_link)


def last_played_first(listed: Listed) -> tuple[int, str]:
    return -listed.stamp.changed, listed.name
