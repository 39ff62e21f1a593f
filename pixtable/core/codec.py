"""A game's moves, events and states as JSON, and back."""

from functools import cached_property
from typing import Any

import msgspec

from pixtable.core.events import Choose, Event, Move
from pixtable.core.why import Why

BadJson = (msgspec.MsgspecError, RecursionError, UnicodeError)
"""What decoding of untrusted text may raise, however malformed or deeply nested it is."""


class Codec:
    """Made from a game's union of moves, its union of events, and its state."""

    def __init__(self, moves: Any, events: Any, state: Any) -> None:
        self._kinds = moves | Choose
        self._encoder = msgspec.json.Encoder(order="deterministic")
        self._moves = msgspec.json.Decoder(self._kinds)
        self._events = msgspec.json.Decoder(tuple[events, ...])
        self._state = msgspec.json.Decoder(state)

    def encode(self, value: Any) -> bytes:
        return self._encoder.encode(value)

    def plain(self, value: Any) -> Any:
        return msgspec.to_builtins(value)

    def move(self, data: bytes | msgspec.Raw) -> Move:
        move: Move = self._moves.decode(data)
        return move

    def why(self, data: bytes | msgspec.Raw) -> Why[Any]:
        why: Why[Any] = self._whys.decode(data)
        return why

    @cached_property
    def _whys(self) -> msgspec.json.Decoder[Any]:
        """Made when the first thought is read: the first frame need not wait for it."""
        return msgspec.json.Decoder(Why[self._kinds])  # type: ignore[name-defined]

    def events(self, data: bytes | msgspec.Raw) -> tuple[Event, ...]:
        events: tuple[Event, ...] = self._events.decode(data)
        return events

    def state(self, data: bytes) -> Any:
        return self._state.decode(data)

    def state_hash(self, state: Any) -> str:
        import hashlib  # noqa: PLC0415 - brings a library along that the first frame need not wait for

        return hashlib.sha256(self.encode(state)).hexdigest()[:16]
