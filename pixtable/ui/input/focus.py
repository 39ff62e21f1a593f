"""Where the keyboard and the pad are: arrows go to the nearest item that way, Tab goes round the regions."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from pixtable.ui.draw.layout import Rect
from pixtable.ui.node import Node

SIDEWAYS = 2.4  # how much worse a step aside is than a step ahead
STEEP = 0.5  # of what lies partly beside us already, more than so much aside is no longer that way


def _nowhere() -> None:
    return None


class Focus:
    def __init__(self, root: Node, begin: Callable[[], Node | None] = _nowhere) -> None:
        self.root, self._begin = root, begin
        self.current: Node | None = None
        self.by_pointer = False
        self._last_in: dict[str, str] = {}

    def items(self) -> list[Node]:
        return [node for node in self.root.walk() if node.focusable]

    def regions(self) -> list[str]:
        return list(dict.fromkeys(node.region_name for node in self.items()))

    def set(self, node: Node | None, by_pointer: bool = False) -> None:
        if self.current is not None:
            self.current.focused = False
        self.current, self.by_pointer = node, by_pointer
        if node is not None:
            node.focused = True
            self._last_in[node.region_name] = node.id

    def rest_on(self, node: Node) -> None:
        """A place for the keys without a ring: the next press only shows it."""
        self.set(node, by_pointer=True)
        node.focused = False

    def hover(self, node: Node | None) -> None:
        """The pointer focuses what it is over; leaving hides the ring but keeps the place for the keys."""
        if self.is_typing:
            return
        if node is not None and node.focusable and not node.takes_text:
            if node is not self.current or not node.focused:
                self.set(node, by_pointer=True)
        elif self.current is not None and self.by_pointer:
            self.current.focused = False

    @property
    def is_typing(self) -> bool:
        """A text box has the keyboard: the pointer must not take it away by passing by."""
        return self.current is not None and self.current.focused and self.current.takes_text

    def ensure(self) -> Node | None:
        """Something focused that still exists; where one begins if need be."""
        items = self.items()
        if self.current not in items:
            first = self._begin()
            self.set(first if first in items else items[0] if items else None)
        elif self.current is not None:
            self.current.focused = True
            self.by_pointer = False
        return self.current

    def check(self) -> None:
        """After nodes came or went: keep the place by id, else let go.

        What the pointer has pressed, and nobody can press any more, keeps no ring.
        """
        if self.current is None:
            return
        if self.by_pointer and not self.current.enabled:
            self.current.focused = False
        items = self.items()
        if self.current not in items:
            again = next((n for n in items if n.id and n.id == self.current.id), None)
            was = self.current.focused
            self.set(again, self.by_pointer)
            if again is not None:
                again.focused = was

    def move(self, dx: int, dy: int) -> bool:
        """To the nearest item in that direction, in this region first. The first press only shows where one is."""
        if self.current is None or not self.current.focused or self.current not in self.items():
            return self.ensure() is not None
        goal = nearest(self.current, self.items(), dx, dy)
        if goal is not None:
            self.set(goal)
        return goal is not None

    def cycle(self, step: int = 1) -> bool:
        regions = self.regions()
        if not regions:
            return False
        here = self.current.region_name if self.current in self.items() and self.current else ""
        if len(regions) == 1:
            return self._along(step)
        if not here and self._begin() is not None:
            return self.ensure() is not None
        at = regions.index(here) if here in regions else -1 if step > 0 else 0
        self.enter(regions[(at + step) % len(regions)])
        return True

    def enter(self, region: str) -> None:
        """Back to where one was in that region, or its first item."""
        inside = [n for n in self.items() if n.region_name == region]
        last = self._last_in.get(region)
        if inside:
            self.set(next((n for n in inside if n.id == last and last), inside[0]))

    def _along(self, step: int) -> bool:
        """With a single region Tab goes item by item."""
        items = self.items()
        at = items.index(self.current) if self.current in items else -1
        self.set(items[(at + step) % len(items)])
        return True


def nearest(
    here: Node, items: list[Node], dx: int, dy: int, place: Callable[[Node], Rect] = Node.screen_rect
) -> Node | None:
    """Who asks many times while nothing moves brings the places along.

    Words of a text come last in their region: whoever goes past it is not held up by them, and none leads to its own.
    """
    origin = place(here)
    ahead = (n for n in items if n is not here and not (n.in_text and _stands_on(n, here)))
    found = [(cost, n) for n in ahead if (cost := _cost(origin, place(n), dx, dy)) is not None]
    inside = [(c, n) for c, n in found if n.region_name == here.region_name]
    whole = [(c, n) for c, n in inside if not n.in_text]
    best = min(whole or inside or found, key=lambda pair: pair[0], default=None)
    return best[1] if best else None


def _stands_on(word: Node, node: Node) -> bool:
    up = word.parent
    while up is not None and up is not node:
        up = up.parent
    return up is node


def _cost(a: Rect, b: Rect, dx: int, dy: int) -> float | None:
    """How far b lies ahead of a; None when it does not lie that way."""
    ahead = (b.cx - a.cx) * dx + (b.cy - a.cy) * dy
    gap = max(b.x - a.right, a.x - b.right) if dx else max(b.y - a.bottom, a.y - b.bottom)
    aside = max(0.0, max(b.y - a.bottom, a.y - b.bottom) if dx else max(b.x - a.right, a.x - b.right))
    off = abs(b.cy - a.cy) if dx else abs(b.cx - a.cx)
    if ahead <= 1 or (gap < -1 and aside > ahead * STEEP):
        return None
    return hypot(max(0.0, gap), aside * SIDEWAYS) + 0.3 * ahead + 0.2 * off
