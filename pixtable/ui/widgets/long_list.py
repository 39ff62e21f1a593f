"""A list of as many rows as there may be: only those near the sight are nodes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.theme import Space
from pixtable.ui.node import Node
from pixtable.ui.widgets.scroll import ScrollView

RowNode = TypeVar("RowNode", bound=Node)


class LongList(ScrollView, Generic[RowNode]):
    """`make` makes the row of a number, `place` gives it its home. A focused row stays a node wherever it is."""

    def __init__(self, id: str, make: Callable[[int], RowNode], place: Callable[[RowNode, Rect], None]) -> None:
        super().__init__(id)
        self._make, self._place = make, place
        self._made: dict[int, RowNode] = {}
        self.count = 0
        self.row_tall = 0.0

    def show(self, count: int, row_tall: float) -> None:
        """So many rows, each this high. Those that are nodes already stay what they are."""
        self.count, self.row_tall = count, row_tall
        self.scroll_to(self.offset)
        for number, row in self._made.items():
            self._place(row, self._home_of(number))

    def make_anew(self) -> None:
        """The rows are others now, or in another order."""
        self.clear()
        self._made.clear()

    @property
    def rows(self) -> list[RowNode]:
        return list(self._made.values())

    def row(self, number: int) -> RowNode:
        """A row, brought into sight where it is far from it."""
        if number not in self._made:
            self.scroll_to(number * self._step - self.rect.h / 2)
        return self._made[number]

    @property
    def _step(self) -> float:
        return self.row_tall + Space.GRID

    @property
    def longest(self) -> float:
        return max(0.0, self.count * self._step - Space.HALF - self.rect.h) if self.count else 0.0

    def scroll_to(self, offset: float) -> None:
        super().scroll_to(offset)
        if not self.row_tall:
            return
        first = max(0, int((self.offset - self.rect.h) / self._step))
        last = min(self.count, int((self.offset + 2 * self.rect.h) / self._step) + 1)
        for number in [number for number in self._made if not first <= number < last]:
            if number >= self.count or not any(node.focused for node in self._made[number].walk(hidden=True)):
                self.remove(self._made.pop(number))
        missing = [number for number in range(first, last) if number not in self._made]
        for number in missing:
            row = self._made[number] = self._make(number)
            self._place(row, self._home_of(number))
            self.add(row)
        if missing:
            self._made = dict(sorted(self._made.items()))
            self.children.sort(key=lambda child: child.rect.y)

    def _home_of(self, number: int) -> Rect:
        room = self.room_for(self.count * self._step)
        return Rect(room.x, room.y + number * self._step + Space.HALF, room.w, self.row_tall)

    def take_over(self, namesake: Node) -> None:
        if isinstance(namesake, LongList):
            self.offset = namesake.offset
