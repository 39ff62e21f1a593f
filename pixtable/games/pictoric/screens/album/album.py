"""The album of Pictoric Box: every association that was ever given, by picture.

It is made from saved games and kept in a file of its own, so that it outlives them. Whatever a crash kept out of it
is taken in from the saves when it is next opened.
"""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from pixtable.games.pictoric.mind.meaning.leading import manner_of
from pixtable.games.pictoric.mind.meaning.teaching import mark_of
from pixtable.games.pictoric.rules.told_turns import ToldTurn, told_turns_of
from pixtable.games.pictoric.screens.game import GAME
from pixtable.play.services import Services
from pixtable.store import disk
from pixtable.store.chairs import emblems_of, people_among
from pixtable.store.library import SUFFIX
from pixtable.store.merging import ANY, whole
from pixtable.store.saves import Recorded, SaveError, load
from pixtable.store.small_file import SmallFile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pixtable.core.match import Match
    from pixtable.store.chairs import Chair


class Volume(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was said in one game; `stamp` is how its save stood when it was taken down."""

    stamp: tuple[int, int]
    turns: tuple[ToldTurn, ...] = ()


class Volumes(msgspec.Struct, frozen=True):
    """By the name of the save."""

    games: dict[str, Volume] = {}


class Clipping(NamedTuple):
    """One association in the album, and when its game was last played."""

    turn: ToldTurn
    played: datetime


def album_of(services: Services) -> "Album":
    """The player's album."""
    return services.own(Album, lambda: Album(services.folders.album, services.folders.games))


class Album:
    def __init__(self, path: Path, games: Path) -> None:
        self._kept = SmallFile(path, Volumes, {("games", ANY): whole})
        self._games = games

    @property
    def set_aside(self) -> Path | None:
        """Where a file lies that could not be read."""
        return self._kept.set_aside

    # Taking in

    def keep(self, recorded: Recorded) -> None:
        """Take down what was said in a game that is left. A disk that refuses now is asked again at the next look."""
        if recorded.journal is not None:
            with suppress(SaveError, OSError):
                self._take_in(Path(recorded.journal.path), recorded.match, recorded.chairs)

    def catch_up(self) -> Iterator[Path]:
        """Take in the saves that have changed since, one a step, so that nothing hangs."""
        for path in sorted(self._games.glob(f"*{SUFFIX}")):
            with suppress(SaveError, OSError):
                known = self._kept.value.games.get(path.name)
                if known is None or known.stamp != _stamp(path):
                    loaded = load(path)
                    self._take_in(path, loaded.match, loaded.chairs)
                    yield path

    def _take_in(self, path: Path, match: "Match", chairs: "Sequence[Chair]") -> None:
        turns: tuple[ToldTurn, ...] = ()
        if match.game.id == GAME:
            emblems = tuple(emblems_of(chairs).values())
            turns = told_turns_of(match, [chair.name for chair in chairs], people_among(chairs), emblems)
        volumes = {**self._kept.value.games, path.name: Volume(_stamp(path), turns)}
        self._kept.put(Volumes(volumes))

    # Looking

    def clippings(self) -> dict[str, list[Clipping]]:
        """By picture, the latest first."""
        found: dict[str, list[Clipping]] = defaultdict(list)
        volumes = sorted(self._kept.value.games.values(), key=lambda volume: volume.stamp, reverse=True)
        for volume in volumes:
            played = _moment(volume.stamp[0])
            for turn in reversed(volume.turns):
                if turn.is_whole:
                    found[turn.picture].append(Clipping(turn, played))
        return dict(found)

    @property
    def heard(self) -> tuple[int, ...]:
        """The marks of all clues that were given in games that are left: opponents look for others."""
        turns = (turn for volume in self._kept.value.games.values() for turn in volume.turns)
        return tuple(sorted({mark_of(turn.clue.text) for turn in turns if turn.clue.text}))

    @property
    def manner(self) -> float | None:
        """How many words people's own associations have."""
        turns = (turn for volume in self._kept.value.games.values() for turn in volume.turns)
        return manner_of([turn.clue.text for turn in turns if turn.is_ours and turn.clue.text])


def _moment(stamp: int) -> datetime:
    """Files are written by hand, too: of a day that no calendar has, long ago."""
    try:
        return datetime.fromtimestamp(stamp / 1e9)
    except (ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0)


def _stamp(path: Path) -> tuple[int, int]:
    status = disk.status(path)
    return status.st_mtime_ns, status.st_size
