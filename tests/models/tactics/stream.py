"""The events of one move, read one after another, and what they are held against."""

from collections.abc import Sequence
from typing import Any

from tests.models.driver import Disagreement, Wire, agree


def hold(clause: str, what: str, holds: object, found: object = None) -> None:
    if not holds:
        raise Disagreement(clause, what, True, found)


class Stream:
    """The events of one move, read one after another."""

    def __init__(self, events: Sequence[Wire]) -> None:
        self._events, self._at = events, 0

    @property
    def kind(self) -> str | None:
        return self._events[self._at]["kind"] if self._at < len(self._events) else None

    def next(self) -> Wire:
        event = self._events[self._at]
        self._at += 1
        return event

    def expect(self, clause: str, kind: str, **fields: Any) -> Wire:
        if self.kind != kind:
            found = self._events[self._at] if self.kind else None
            raise Disagreement(clause, "what happens next", {"kind": kind, **fields}, found)
        event = self.next()
        for key, value in fields.items():
            agree(clause, f"{kind}, {key}", value, event[key])
        return event
