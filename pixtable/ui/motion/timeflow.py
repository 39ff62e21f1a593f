"""How time goes for some nodes while the clock goes on: as usual, not at all for a blink, or slowly for a moment."""

from __future__ import annotations

import msgspec


class TimeFlow(msgspec.Struct):
    """Hands and frames keep the clock's time; whoever is shown in this flow of time gets `passes` of it."""

    clock: float = 0.0
    """The last step of the clock itself, for whoever looks on from outside."""
    _frozen: float = 0.0
    _slow: float = 0.0
    _rate: float = 1.0

    def freeze(self, ms: float) -> None:
        """Everything stands still: a blow has met."""
        self._frozen = max(self._frozen, ms)

    def slow(self, ms: float, rate: float) -> None:
        """For so long by the clock only a part of the time goes by."""
        self._slow, self._rate = ms, rate

    def release(self) -> None:
        self._frozen = self._slow = 0.0

    @property
    def is_stopped(self) -> bool:
        return self._frozen > 0

    @property
    def is_bent(self) -> bool:
        return self._frozen > 0 or self._slow > 0

    def passes(self, ms: float) -> float:
        """How much of so many ms of the clock goes by here."""
        self.clock = ms
        still = min(ms, self._frozen)
        self._frozen -= still
        slow = min(ms - still, self._slow)
        self._slow -= slow
        return ms - still - slow * (1 - self._rate)
