"""A cache that knows what it weighs: least recently used pieces go when the budget is spent."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class Budget(Generic[V]):
    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self.limit = limit
        self.weight = 0
        self._weigh = weigh
        self._kept: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found[0]
        value = make()
        self.keep(key, value)
        return value

    def find(self, key: Hashable) -> V | None:
        """What is kept, or nothing: for those who cannot make it in one go."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def clear(self) -> None:
        self._kept.clear()
        self.weight = 0

    def keep(self, key: Hashable, value: V) -> None:
        if key in self._kept:
            self.weight -= self._kept.pop(key)[1]
        weight = self._weigh(value)
        if weight > self.limit:
            return
        self._kept[key] = (value, weight)
        self.weight += weight
        while self.weight > self.limit:
            self.weight -= self._kept.popitem(last=False)[1][1]
