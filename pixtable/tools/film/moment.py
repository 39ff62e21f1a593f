"""A moment of play that can be filmed, and the rows it is measured by."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pygame import Surface

from pixtable.store.settings import Settings
from pixtable.tools.film.recorder import Recorder
from pixtable.tools.film.trace import NotSeen, Trace
from pixtable.tools.visit import Visit

NEVER = float("inf")


class Aim(NamedTuple):
    """Where every number of a row should lie."""

    least: float
    most: float
    unit: str = "ms"

    def __str__(self) -> str:
        if self.least == self.most:
            return f"{self.least:g} {self.unit}"
        if self.least == -NEVER:
            return f"<= {self.most:g} {self.unit}"
        if self.most == NEVER:
            return f">= {self.least:g} {self.unit}"
        return f"{self.least:g} to {self.most:g} {self.unit}"


def at_most(number: float, unit: str = "ms") -> Aim:
    return Aim(-NEVER, number, unit)


def at_least(number: float, unit: str = "ms") -> Aim:
    return Aim(number, NEVER, unit)


def between(least: float, most: float, unit: str = "ms") -> Aim:
    return Aim(least, most, unit)


class Measured(NamedTuple):
    """One line of the table."""

    row: Row
    numbers: tuple[float, ...]

    @property
    def is_met(self) -> bool:
        """A row that measured nothing has not been met."""
        aim = self.row.aim
        slack = 0.05 if aim.unit == "ms" else 1e-6
        return bool(self.numbers) and all(aim.least - slack <= n <= aim.most + slack for n in self.numbers)

    def __str__(self) -> str:
        if not self.numbers:
            return "nothing"
        low, high = min(self.numbers), max(self.numbers)
        span = f"{low:.4g}" if low == high else f"{low:.4g} to {high:.4g}"
        return f"{span} {self.row.aim.unit}" + (f" (of {len(self.numbers)})" if len(self.numbers) > 1 else "")


@dataclass(frozen=True)
class Row:
    """What is measured on a trace, and where all its numbers should lie."""

    what: str
    aim: Aim
    measure: Callable[[Trace], float | Sequence[float]]

    def taken(self, trace: Trace) -> Measured:
        try:
            found = self.measure(trace)
        except (NotSeen, StopIteration):  # nothing of it was seen
            found = ()
        return Measured(self, (found,) if isinstance(found, (int, float)) else tuple(found))


@dataclass(frozen=True)
class Moment:
    """`play` sits down at a table, calls `start` where the moment begins, and lets it happen."""

    play: Callable[[Recorder], None]
    rows: tuple[Row, ...] = ()
    size: tuple[int, int] = (1280, 800)
    settings: Mapping[str, Any] = field(default_factory=dict)
    """Of the player's, where the moment needs some."""
    draws: bool = False
    """Whether its rows measure pictures, not only poses."""
    is_climax: bool = False
    """Whether the bench asks how long its frames take."""
    is_long: bool = False
    """Whether it is a measurement over minutes, and no film to look at."""

    def recorder_at(self, visit: Visit, keep: Callable[[Surface], None] | None = None) -> Recorder:
        return Recorder(visit, draws=self.draws, keep=keep, poses=not self.is_long)

    def recorded(self, recorder: Recorder) -> Trace:
        self.play(recorder)
        return recorder.stop().trace

    def measured(self) -> tuple[Trace, list[Measured]]:
        """Without leaving anything behind."""
        with Visit(Settings(language="en", **self.settings), self.size) as visit:
            trace = self.recorded(self.recorder_at(visit))
            return trace, [row.taken(trace) for row in self.rows]
