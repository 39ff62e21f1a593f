"""What a recorder has seen and heard: every node's pose and every sound, frame by frame."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from pixtable.ui.draw.layout import Point
from pixtable.ui.node import Node
from pixtable.ui.pilot import FRAME

STILL = 0.5
"""u that nobody sees."""


class Shown(NamedTuple):
    """How a node is drawn in one frame: its middle on the screen without its lift, its size, and its pose.

    `away` is how far it is from its home; a home may be on the move as well, as a board is that slides along.
    """

    x: float
    y: float
    w: float
    h: float
    away: float
    lift: float
    scale: float
    turn: float
    alpha: float
    stretch: float

    def far_from(self, other: Shown) -> float:
        return hypot(self.x - other.x, self.y - other.y)


class Heard(NamedTuple):
    frame: int
    name: str
    step: int
    contact: float
    """When the ear takes it for the blow, in ms from the beginning: later than its start by the `sync` of its file."""


class NotSeen(LookupError):
    """What a moment would have noted has not happened: with reduced motion much does not."""


class Trace:
    """Frames are numbered from nought; a frame's time is that of its drawing."""

    def __init__(self) -> None:
        self.frames: list[Mapping[Node, Shown]] = []
        self.pointer: list[Point] = []
        self.sounds: list[Heard] = []
        self.notes: dict[str, list[int]] = {}
        self.followed: dict[str, Node] = {}
        self.counted: dict[str, list[float]] = {}
        """Numbers that are no poses: what a moment's own eyes have counted."""
        self.stirred: list[float] = []
        self.swapped: list[float] = []
        """What part of the window each frame changed at all, and from the ground up; empty where nothing was drawn."""

    # times

    def at(self, note: str) -> int:
        """The frame in which a moment noted this, for the first time."""
        if note not in self.notes:
            raise NotSeen(note)
        return self.notes[note][0]

    @staticmethod
    def ms(frames: float) -> float:
        return frames * FRAME

    def heard(self, name: str, since: int = 0) -> list[float]:
        """The contacts of a sound in ms; names may begin alike ("tile_")."""
        return [heard.contact for heard in self.sounds if heard.name.startswith(name) and heard.frame >= since]

    # poses

    def of(self, name: str) -> list[Shown | None]:
        """What is followed by this name (or the node of this id), frame by frame; None where it is not to be seen."""
        node = self.followed.get(name) or self._node(name)
        return [frame.get(node) for frame in self.frames]

    def seen(self, name: str, since: int = 0) -> list[tuple[int, Shown]]:
        return [(n, shown) for n, shown in enumerate(self.of(name)) if shown is not None and n >= since]

    def rest_of(self, name: str, since: int = 0) -> int:
        """The first frame from which nothing of its pose changes any more."""
        seen = self.seen(name, since)
        last = seen[-1][1]
        rest = seen[-1][0]
        for number, shown in reversed(seen):
            if not _alike(shown, last):
                break
            rest = number
        return rest

    def leaving_of(self, name: str, since: int = 0) -> int:
        """The last frame in which it is still where it was."""
        seen = self.seen(name, since)
        return next(n for n, shown in seen if shown.far_from(seen[0][1]) > STILL) - 1

    def contact_of(self, name: str, since: int = 0) -> int:
        """The first frame in which it is at home, down on the table."""
        seen = self.seen(name, since)
        return next(n for n, shown in seen if shown.away < STILL and shown.lift < STILL)

    def speeds(self, name: str, since: int = 0) -> list[float]:
        """u a frame."""
        seen = self.seen(name, since)
        return [b.far_from(a) for (_, a), (_, b) in pairwise(seen)]

    def _node(self, id: str) -> Node:
        return next(node for node in self.nodes() if node.id == id)

    def nodes(self) -> Iterator[Node]:
        """Each that was ever seen, in the order of its coming."""
        known: dict[Node, None] = {}
        for frame in self.frames:
            known.update(dict.fromkeys(frame))
        return iter(known)


def _alike(a: Shown, b: Shown) -> bool:
    return (
        abs(a.away - b.away) < STILL
        and abs(a.lift - b.lift) < STILL
        and abs(a.scale - b.scale) < 0.004
        and abs(a.turn - b.turn) < STILL
        and abs(a.alpha - b.alpha) < 0.02
        and abs(a.stretch - b.stretch) < 0.004
    )
