"""What opponents have said at the table this evening, so that nobody says a thing twice."""

from collections.abc import Callable
from contextlib import suppress
from time import time

import msgspec

from pixtable.store.data_folders import DataFolders
from pixtable.store.merging import ANY, Merges, whole
from pixtable.store.problems import SaveError
from pixtable.store.small_file import SmallFile

HOURS = 12
"""So long an evening may last: after that everything may be said again."""
AN_HOUR = 3600.0


class Said(msgspec.Struct, frozen=True):
    """When a line was said, and in which seat of which game."""

    at: float
    place: str = ""


class Spoken(msgspec.Struct, frozen=True):
    said: dict[str, Said] = {}


MERGES: Merges = {("said", ANY): whole}


class Evening:
    """Lines are known by their names, whatever language they were said in. Written down when a table is left."""

    def __init__(self, places: DataFolders, clock: Callable[[], float] = time) -> None:
        self._file = SmallFile(places.evening, Spoken, MERGES)
        self._clock = clock
        self._said = {line: said for line, said in self._file.value.said.items() if self._is_tonight(said)}

    def _is_tonight(self, said: Said) -> bool:
        return abs(self._clock() - said.at) < HOURS * AN_HOUR

    def place_of(self, line: str) -> str | None:
        """Where this was said tonight; None if it was not."""
        said = self._said.get(line)
        return said.place if said is not None and self._is_tonight(said) else None

    def note(self, line: str, place: str) -> None:
        self._said[line] = Said(self._clock(), place)

    def keep(self) -> None:
        """What cannot be written is known until the program ends."""
        with suppress(SaveError):
            self._file.put(Spoken(self._said))
