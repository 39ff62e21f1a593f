"""How far the player has come with the levels: one small file, never half written."""

from contextlib import suppress
from datetime import date, timedelta
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pixtable.levels.format import Level
from pixtable.store.data_folders import DataFolders
from pixtable.store.merging import ANY, Merges, all_of_both, whole
from pixtable.store.problems import SaveError
from pixtable.store.small_file import Notice, SmallFile

MOST_STARS = 3


class Solved(msgspec.Struct, frozen=True):
    """The best that was done in a level."""

    stars: Annotated[int, Meta(ge=0, le=MOST_STARS)] = 0
    moves: int = 0


class Begun(msgspec.Struct, frozen=True):
    """A level that was left: the moves so far, and which step was on after how many of them."""

    moves: list[tuple[int, dict[str, Any]]] = []
    marks: dict[str, int] = {}


class Tried(msgspec.Struct, frozen=True):
    """What it has taken so far, until the level is solved: tries that failed, hints that were read, the solution."""

    failures: Annotated[int, Meta(ge=0)] = 0
    hints: Annotated[int, Meta(ge=0)] = 0
    is_told: bool = False


class Record(msgspec.Struct, frozen=True):
    solved: dict[str, Solved] = {}
    begun: dict[str, Begun] = {}
    tried: dict[str, Tried] = {}
    daily: dict[str, list[str]] = {}
    """For each game the days on which its daily puzzle was solved, as dates."""
    met: list[str] = []
    """The modes of games whose tables have been opened, as `game.mode`: what is different in each has been told."""


def _better(before: Any, mine: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """Solved in two windows: the best that was done in either."""
    return max(mine, theirs, key=lambda one: int(one["stars"]))


MERGES: Merges = {
    ("solved", ANY): _better,
    ("daily", ANY): all_of_both,
    ("begun", ANY): whole,
    ("tried", ANY): whole,
    ("met",): all_of_both,
}


class Progress:
    def __init__(self, places: DataFolders) -> None:
        self._file = SmallFile(places.progress, Record, MERGES)
        self._record = self._file.value

    def take_notice(self) -> Notice | None:
        """What is to be told of the file, once."""
        return self._file.take_notice()

    # Looking

    def is_solved(self, level: Level) -> bool:
        return level.id in self._record.solved

    def stars(self, level: Level) -> int:
        return self._record.solved.get(level.id, Solved()).stars

    def begun(self, level: Level) -> Begun | None:
        return self._record.begun.get(level.id)

    def tried(self, level: Level) -> Tried:
        return self._record.tried.get(level.id, Tried())

    def is_solved_on(self, game_id: str, day: date) -> bool:
        return day.isoformat() in self._record.daily.get(game_id, ())

    def streak(self, game_id: str, today: date) -> int:
        """Days in a row up to today, or to yesterday while today's is still to be done."""
        days = set(self._record.daily.get(game_id, ()))
        day = today if today.isoformat() in days else today - timedelta(days=1)
        length = 0
        while day.isoformat() in days:
            length, day = length + 1, day - timedelta(days=1)
        return length

    def has_met(self, game_id: str, mode: str) -> bool:
        return f"{game_id}.{mode}" in self._record.met

    @property
    def has_begun(self) -> bool:
        """Whether anything has been learnt, solved or met."""
        return self._record != Record()

    # Keeping

    def meet(self, game_id: str, mode: str) -> None:
        if not self.has_met(game_id, mode):
            self._change(met=[*self._record.met, f"{game_id}.{mode}"])

    def solve(self, level: Level, stars: int, moves: int, day: date | None = None) -> None:
        """`day` where it was the daily puzzle of that day. What was better before stays."""
        best = max(Solved(stars, moves), self._record.solved.get(level.id, Solved()), key=lambda one: one.stars)
        daily = self._record.daily
        if day is not None and not self.is_solved_on(level.game, day):
            daily = {**daily, level.game: [*daily.get(level.game, []), day.isoformat()]}
        self._change(
            solved={**self._record.solved, level.id: best},
            begun=self._without(level),
            tried=self._untried(level),
            daily=daily,
        )

    def leave(self, level: Level, begun: Begun) -> None:
        self._change(begun={**self._without(level), level.id: begun})

    def note(self, level: Level, tried: Tried) -> None:
        self._change(tried={**self._untried(level), level.id: tried})

    def forget(self, level: Level) -> None:
        """Begin it anew the next time."""
        if level.id in self._record.begun:
            self._change(begun=self._without(level))

    def _without(self, level: Level) -> dict[str, Begun]:
        return {id: begun for id, begun in self._record.begun.items() if id != level.id}

    def _untried(self, level: Level) -> dict[str, Tried]:
        return {id: tried for id, tried in self._record.tried.items() if id != level.id}

    def _change(self, **changes: Any) -> None:
        """A disk that refuses is asked again with the next change; until then it is known here alone."""
        self._record = msgspec.structs.replace(self._record, **changes)
        with suppress(SaveError):
            self._file.put(self._record)
            self._record = self._file.value
