"""A finger that rests where it has come down: what the right button is for a mouse."""

from __future__ import annotations

from math import hypot

from pixtable.ui.draw.layout import Point
from pixtable.ui.draw.theme import Space
from pixtable.ui.motion.durations import LONG_PRESS_MS


class LongPress:
    def __init__(self) -> None:
        self._at: Point | None = None
        self._rested = 0.0

    @property
    def is_waiting(self) -> bool:
        return self._at is not None

    def begin(self, at: Point) -> None:
        self._at, self._rested = at, 0.0

    def move(self, at: Point) -> None:
        """A finger is never quite still; one that goes somewhere wants something else."""
        if self._at is not None and hypot(at.x - self._at.x, at.y - self._at.y) >= Space.DRAG:
            self._at = None

    def end(self) -> None:
        self._at = None

    def update(self, ms: float) -> bool:
        """True once, when it has rested long enough."""
        self._rested += ms
        if self._at is None or self._rested < LONG_PRESS_MS:
            return False
        self._at = None
        return True
