"""An outline on its way from some cells to others: new ones are poured out of the nearest, old ones drain into it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import dist

from pixtable.ui.draw.layout import Rect
from pixtable.ui.motion.durations import BEATS, Motion
from pixtable.ui.motion.tween import Tween
from pixtable.ui.node import Node

BEAT = "flow"


class Flow:
    """What is outlined, and how much of the way there has been gone."""

    def __init__(self) -> None:
        self._goal: Hashable = None
        self._ends: tuple[Rect, ...] = ()
        self._starts: tuple[Rect, ...] = ()
        self._part = 1.0

    @property
    def is_flowing(self) -> bool:
        return self._part < 1

    @property
    def shown(self) -> tuple[Rect, ...]:
        return between(self._starts, self._ends, self._part) if self.is_flowing else self._ends

    def aim(self, goal: Hashable, rects: Sequence[Rect], node: Node, motion: Motion) -> None:
        """Towards the rects of a goal, on a node's time. The same goal in other places (a new size) does not flow."""
        if goal == self._goal:
            self._ends = tuple(rects)
            return
        self._starts, self._ends, self._goal = self.shown, tuple(rects), goal
        node.animator.drop()
        way = motion.ms(BEAT) if rects else 0.0  # with all that it ran round it is gone as well
        self._part = 0.0 if way else 1.0
        if way:
            node.animator.answer(Tween(self._set_part, 0.0, 1.0, way, BEATS[BEAT].ease))

    def _set_part(self, part: float) -> None:
        self._part = part


def between(starts: Sequence[Rect], ends: Sequence[Rect], part: float) -> tuple[Rect, ...]:
    """The rects at a part of the way."""
    stay = [rect for rect in ends if rect in starts]
    come = [_mixed(_nearest(rect, starts), rect, part) for rect in ends if rect not in starts]
    go = [_mixed(rect, _nearest(rect, ends), part) for rect in starts if rect not in ends]
    return (*stay, *come, *go)


def _nearest(rect: Rect, others: Sequence[Rect]) -> Rect:
    """Or, where there is none, its own middle."""
    return min(others, key=lambda other: dist(rect.centre, other.centre), default=rect.scaled(0))


def _mixed(a: Rect, b: Rect, part: float) -> Rect:
    return Rect(*(one + (other - one) * part for one, other in zip(a, b, strict=True)))
