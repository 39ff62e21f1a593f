"""Keeping the index: looking through the folder and reading what has changed, a little at a time."""

import os
from bisect import insort
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from pixtable.core.codec import BadJson
from pixtable.core.match import Match
from pixtable.games import GAMES
from pixtable.store import disk
from pixtable.store.chairs import Chair
from pixtable.store.library import SUFFIX
from pixtable.store.problems import Problem, SaveError
from pixtable.store.safe_files import disk_errors
from pixtable.store.saves.reading import chairs_of, game_named_in, read_by_lines
from pixtable.store.saves.recorded import Recorded
from pixtable.store.shelf_index.base import Base, Row
from pixtable.store.shelf_index.entry import Entry, Summary, entry_of, read_summary, summary_of, write_summary
from pixtable.store.shelf_index.stamp import Listed, Stamp, last_played_first, stamp_of

LARGEST = 32 << 20
"""Bytes: some hundred times what the longest game takes. Whatever is larger is no game."""
AT_A_TIME = 50
"""Names of a folder that are looked at before somebody else has a turn."""
CANDIDATES = 8
LOOKED_AT = 16
"""Entries that are kept as they were read: the title asks for the same few whenever it opens."""
MAY_PASS = frozenset({"missing", "dead_link", "not_allowed", "disk_error"})
"""Problems that may be gone the next time though the file is the same."""


def _nothing_first() -> Sequence[Listed]:
    return ()


def _at_once(_game: str) -> bool:
    return True


class ShelfIndex:
    """`listing` is every name among the saves as they were last looked through, the last played first.

    `changes` grows whenever there is something new to show. A game `is_at_hand` once its rules are loaded, which takes
    so long that nobody waits for it here: `is_expecting` says that an entry was held back until then.
    """

    def __init__(self, path: Path, folder: Path, is_at_hand: Callable[[str], bool] = _at_once) -> None:
        self.folder = folder
        self.is_expecting = False
        self._is_at_hand = is_at_hand
        self.listing: list[Listed] = []
        self.folder_problem: Problem | None = None
        self.has_looked = False
        self.changes = 0
        self._base = Base(path)
        self._passing: dict[Listed, Summary] = {}
        self._known: dict[str, bytes] = {}
        self._unread: dict[Listed, None] = {}

    def close(self) -> None:
        self._base.close()

    # What is known

    def entry(self, listed: Listed) -> Entry | None:
        """What is known of a file as it is listed; nothing before it was read."""
        passing = self._passing.get(listed)
        if passing is not None:
            return entry_of(self.folder / listed.name, listed, passing)
        return self._kept(listed) if self._known.get(listed.name) == listed.stamp.text else None

    def waiting(self, home: str) -> Entry | None:
        """The game that the title offers to go on with: this one, or one that lies in its folder.

        Where the last one has changed since it was read, nobody knows before it is read again.
        """
        for file in self._base.waiting(home, CANDIDATES):
            name = os.fsdecode(file)
            stamp = stamp_of(self.folder / name)
            if stamp is not None:
                return self._kept(Listed(name, stamp))
        return None

    def _kept(self, listed: Listed) -> Entry | None:
        found = self._base.summary(os.fsencode(listed.name))
        if found is not None and found[0] != listed.stamp.text:
            return None
        summary = None if found is None else _read(found[1])
        if summary is not None and self._has_to_wait(summary):
            return None
        entry = None if found is None else _told(self.folder / listed.name, listed, found[1])
        if entry is None:
            self._base.begin_anew()  # it is damaged, or its words are no longer understood
            self._known.clear()
        return entry

    def _has_to_wait(self, summary: Summary) -> bool:
        if summary.problem is not None or summary.game not in GAMES or self._is_at_hand(summary.game):
            return False
        self.is_expecting = True
        return True

    # What the program itself does with its files

    def take(self, recorded: Recorded) -> None:
        """A game that was just left, as it stands: nobody has to read it to know that."""
        if recorded.journal is None:
            return
        path = Path(recorded.journal.path)
        stamp = stamp_of(path)
        if path.parent == Path(os.path.abspath(self.folder)) and stamp is not None:
            self._keep(Listed(path.name, stamp), summary_of(recorded.match, recorded.chairs, is_sound=None))

    def drop(self, listed: Listed) -> None:
        """It was put elsewhere. What was known of it stays for a while, for it may come back."""
        self.listing = [other for other in self.listing if other.name != listed.name]
        self.changes += 1

    def put_back(self, listed: Listed) -> None:
        self.drop(listed)
        insort(self.listing, listed, key=last_played_first)

    # Catching up

    def catch_up(self, first: Callable[[], Sequence[Listed]] = _nothing_first) -> Iterator[None]:
        """Look through the folder, then read all that is new or has changed; other things may be done at every `yield`.

        `first` says what somebody is waiting for.
        """
        begun = None
        while begun != self._base.begun:  # it begins anew where it turns out to be damaged
            yield from self._look_through()
            begun = self._base.begun
            yield from self._read_all(first)

    def _look_through(self) -> Iterator[None]:
        found: list[Listed] = []
        for name in self._names():
            stamp = stamp_of(self.folder / name)
            if stamp is not None:
                found.append(Listed(name, stamp))
            if len(found) % AT_A_TIME == 0:
                yield
        found.sort(key=last_played_first)
        yield
        known = self._base.stamps()
        yield
        there = {os.fsencode(listed.name): listed for listed in found}
        if gone := [file for file in known if file not in there]:
            self._base.forget(gone)
        self._unread = {listed: None for file, listed in there.items() if known.get(file) != (listed.stamp.text, True)}
        self._known = {listed.name: known[file][0] for file, listed in there.items() if file in known}
        self._passing = {listed: kept for listed, kept in self._passing.items() if listed in self._unread}
        if found != self.listing or not self.has_looked:
            self.listing, self.has_looked = found, True
            self.changes += 1

    def _names(self) -> list[str]:
        self.folder_problem = None
        try:
            with disk_errors(self.folder):
                return [name for name in disk.names_in(self.folder) if name.endswith(SUFFIX)]
        except SaveError as error:
            self.folder_problem = None if error.code == "missing" else error.problem
            return []

    def _read_all(self, first: Callable[[], Sequence[Listed]]) -> Iterator[None]:
        unread = self._unread
        begun = self._base.begun
        while unread and begun == self._base.begun:
            listed = next((wanted for wanted in first() if wanted in unread), None) or next(iter(unread))
            del unread[listed]
            summary = yield from self._read_one(listed)
            if stamp_of(self.folder / listed.name) is None:
                self.drop(listed)
                continue
            self._keep(listed, summary)
            yield

    def _read_one(self, listed: Listed) -> Generator[None, None, Summary]:
        path = self.folder / listed.name
        try:
            _check(path, listed.stamp)
            game = game_named_in(path)
            while game in GAMES and not self._is_at_hand(game):
                yield
            return (yield from _summarised(path))
        except SaveError as error:
            return Summary(problem=error.problem)

    def _keep(self, listed: Listed, summary: Summary) -> None:
        """In memory alone where the file has changed while it was read, or may be readable in a moment."""
        self.changes += 1
        problem = summary.problem
        if (problem and problem.code in MAY_PASS) or stamp_of(self.folder / listed.name) != listed.stamp:
            self._passing[listed] = summary
            return
        self._passing.pop(listed, None)
        self._known[listed.name] = listed.stamp.text
        is_checked = problem is not None or summary.is_sound is not None
        self._base.put(
            Row(
                os.fsencode(listed.name), listed.stamp.text, is_checked, summary.home, summary.is_waiting,
                listed.stamp.changed, write_summary(summary),
            )
        )  # fmt: skip


@lru_cache(maxsize=LOOKED_AT)
def _read(text: bytes) -> Summary | None:
    try:
        return read_summary(text)
    except BadJson:
        return None


@lru_cache(maxsize=LOOKED_AT)
def _told(path: Path, listed: Listed, text: bytes) -> Entry | None:
    summary = _read(text)
    return None if summary is None else entry_of(path, listed, summary)


def _check(path: Path, stamp: Stamp) -> None:
    """What need not be opened to know that it cannot be."""
    if stamp.is_dead_link:
        raise SaveError("dead_link", path=str(path))
    if stamp.is_file and stamp.size > LARGEST:
        raise SaveError("too_large", path=str(path))


def _summarised(path: Path) -> Generator[None, None, Summary]:
    """Read as whoever opens it would: a game by older rules is told as it was, not decided again."""
    reading = yield from read_by_lines(path, GAMES)
    if not reading.is_open:
        raise SaveError("damaged_start", path=str(path))
    return _seen(reading.match, chairs_of(reading), reading.damage is None, path)


def _seen(match: Match, chairs: tuple[Chair, ...], is_sound: bool, path: Path) -> Summary:
    try:
        match.game.codec.state(match.game.codec.encode(match.state))
        return summary_of(match, chairs, is_sound=is_sound)
    except Exception as error:  # a forged file may lead to a table that nobody can look at
        raise SaveError("damaged_start", path=str(path)) from error
