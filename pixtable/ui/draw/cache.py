"""A cache that knows what it weighs: least recently used pieces go when the budget is spent."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

V = TypeVar("V")
USUAL_PIXELS = 1280 * 800


class Budget(Generic[V]):
    """`limit` is what it may weigh on a screen of 1280 x 800; a larger one has larger pieces."""

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self.limit = self._usual = limit
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

    def suit(self, pixels: tuple[int, int]) -> None:
        """From now on for a screen of this size."""
        w, h = pixels
        self.limit = round(self._usual * max(1.0, w * h / USUAL_PIXELS))

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
