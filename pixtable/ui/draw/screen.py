"""The window's picture as a list of what is put on it; only where that list has changed is it painted again.

A frame is told as always, from the ground to the topmost piece, but telling costs no pixels: the screen compares the
list with that of the frame before, and paints the difference. So whatever rests is free, in every game, and nobody
has to know what rests. A surface that has been put must not be changed any more: another look is another surface.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from pixtable.ui.draw.theme import Rgb

Area = tuple[int, int, int, int]
EMPTY = (0, 0, 0)
"""Where nobody has put anything."""
LARGE = 256 * 128
"""Pixels of what is worth asking whether it hides something."""
WASTE = 1.2
"""So much more than two changed boxes may be painted to have them in one."""


class Put(NamedTuple):
    """One step of a frame: a surface, or a colour, that goes to a place."""

    what: pygame.Surface | Rgb
    at: tuple[int, int]
    part: Area | None  # of the surface; all of it when there is none
    flags: int
    box: Area  # what it covers, cut to the clip under which it was put

    @property
    def is_solid(self) -> bool:
        """Whether nothing shines through it."""
        what = self.what
        return isinstance(what, tuple) or not (self.flags or what.get_flags() & pygame.SRCALPHA)

    def onto(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint the part of it that lies in this area."""
        surface.set_clip(area.clip(self.box))
        if isinstance(self.what, tuple):
            surface.fill(self.what)
        else:
            surface.blit(self.what, self.at, self.part, self.flags)


_put = partial(tuple.__new__, Put)
"""The same as `Put`, at half its cost: hundreds of them are told in every frame."""


class Sketch:
    """Takes the calls of a surface that drawing needs, and remembers them instead of painting."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.puts: list[Put] = []
        self._clip = self._whole = pygame.Rect((0, 0), size)

    def get_size(self) -> tuple[int, int]:
        return self._whole.size

    def get_clip(self) -> pygame.Rect:
        return self._clip

    def set_clip(self, clip: pygame.Rect | None) -> None:
        self._clip = self._whole if clip is None else clip.clip(self._whole)

    def blit(
        self, source: pygame.Surface, at: tuple[int, int], area: Area | None = None, special_flags: int = 0
    ) -> None:
        size = source.get_size() if area is None else pygame.Rect(area).clip(source.get_rect()).size
        x, y, w, h = self._clip.clip((at, size))
        if w and h:
            self.puts.append(_put((source, at, area, special_flags, (x, y, w, h))))

    def fill(self, rgb: Rgb, area: Area) -> None:
        x, y, w, h = self._clip.clip(area)
        if w and h:
            self.puts.append(_put((rgb, (x, y), None, 0, (x, y, w, h))))

    def painted(self, *, is_opaque: bool = False) -> pygame.Surface:
        """All of it on a surface of its own, with nothing below."""
        out = pygame.Surface(self._whole.size, 0 if is_opaque else pygame.SRCALPHA, 32)
        for put in self.puts:
            put.onto(out, self._whole)
        out.set_clip(None)
        return out


class Screen(Sketch):
    """A sketch of every frame, and the surface that is brought up to date with it."""

    def __init__(self, surface: pygame.Surface) -> None:
        super().__init__(surface.get_size())
        self.surface = surface
        self._shown: list[Put] | None = None  # nothing while the surface cannot be relied on

    @property
    def shown(self) -> list[Put] | None:
        """The list of the last frame; the next one has a list of its own."""
        return self._shown

    def begin(self) -> None:
        self.puts = []
        self._clip = self._whole

    def paint(self) -> list[pygame.Rect]:
        """Make the surface show what has been told since `begin`; gives back where it has changed."""
        changed = [self._whole.copy()] if self._shown is None else apart(difference(self._shown, self.puts))
        if changed:
            boxes = [pygame.Rect(put.box) for put in self.puts]
            for area in changed:
                touched = area.collidelistall(boxes)
                hiding = next((n for n in reversed(touched) if boxes[n].contains(area) and self.puts[n].is_solid), None)
                self._repaint(area, [self.puts[n] for n in touched if hiding is None or n >= hiding], hiding is None)
            self.surface.set_clip(None)
        self._shown = self.puts
        return changed

    def forget(self) -> None:
        """Somebody else has painted on the surface: the next frame is painted as a whole."""
        self._shown = None

    def _repaint(self, area: pygame.Rect, puts: Sequence[Put], may_be_bare: bool) -> None:
        self.surface.set_clip(area)
        for bare in _bare(area, puts) if may_be_bare else []:
            self.surface.fill(EMPTY, bare)
        for put in puts:
            put.onto(self.surface, area)


def _bare(area: pygame.Rect, puts: Sequence[Put]) -> list[pygame.Rect]:
    """The parts of an area that a few large solid things leave open; they may be covered by small ones."""
    left = [area]
    for put in puts:
        if put.is_solid and put.box[2] * put.box[3] >= LARGE:
            left = [rest for part in left for rest in _without(part, pygame.Rect(put.box))]
    return left


def difference(old: list[Put], new: list[Put]) -> list[Area]:
    """Where two frames may differ: the boxes of what only one of them has, or has in another order.

    Wherever none of those lies, the same things lie one over the other in both.
    """
    if old == new:
        return []
    first, last = _alike(old, new)
    gone, come = old[first : len(old) - last], new[first : len(new) - last]
    in_old, in_new = set(gone), set(come)
    stay_old, stay_new = [put for put in gone if put in in_new], [put for put in come if put in in_old]
    changed = [put.box for put in (*gone, *come) if put not in in_old or put not in in_new]
    if stay_old != stay_new:
        changed += [put.box for put in _moved(stay_old, stay_new)]
    return changed


def _moved(old: Sequence[Put], new: Sequence[Put]) -> list[Put]:
    """Of two frames of the same things, those that have to go elsewhere to make one of the other: as few as may be."""
    places: dict[Put, list[int]] = {}
    for n in range(len(old) - 1, -1, -1):
        places.setdefault(old[n], []).append(n)
    was = [places[put].pop() if places[put] else -1 for put in new]
    ends: list[int] = []  # for every length the lowest place in which a rising chain of it ends,
    tops: list[int] = []  # the thing that lies there,
    before = [-1] * len(new)  # and of each thing the one that it follows
    for n, place in enumerate(was):
        if place < 0:
            continue
        at = bisect_left(ends, place)
        before[n] = tops[at - 1] if at else -1
        ends[at : at + 1], tops[at : at + 1] = [place], [n]
    stays: set[int] = set()
    n = tops[-1] if tops else -1
    while n >= 0:
        stays.add(n)
        n = before[n]
    kept = {was[n] for n in stays}
    return [*(put for n, put in enumerate(new) if n not in stays), *(put for n, put in enumerate(old) if n not in kept)]


def _alike(old: list[Put], new: list[Put]) -> tuple[int, int]:
    """How many steps two frames share at their beginning, and of the rest how many at their end."""
    most = min(len(old), len(new))
    first = 0
    while first < most and old[first] == new[first]:
        first += 1
    last = 0
    while last < most - first and old[-1 - last] == new[-1 - last]:
        last += 1
    return first, last


def apart(boxes: Sequence[Area]) -> list[pygame.Rect]:
    """Rectangles that cover all boxes and do not overlap. A little waste is cheaper than another rectangle."""
    joined: list[Area] = []
    for box in sorted(set(boxes), key=lambda box: (-box[2] * box[3], box)):
        area = box
        while (i := _worth_joining(area, joined)) is not None:
            area = _around(area, joined.pop(i))
        joined.append(area)
    return _cut([pygame.Rect(area) for area in joined])


def _around(one: Area, other: Area) -> Area:
    x, y = min(one[0], other[0]), min(one[1], other[1])
    right, bottom = max(one[0] + one[2], other[0] + other[2]), max(one[1] + one[3], other[1] + other[3])
    return x, y, right - x, bottom - y


def _worth_joining(area: Area, others: Sequence[Area]) -> int | None:
    """Asked for every pair of changed boxes, of which there may be a hundred: in bare numbers."""
    x, y, w, h = area
    right, bottom, mine = x + w, y + h, w * h
    for i, (left, top, wide, tall) in enumerate(others):
        far, low = left + wide, top + tall
        both = (max(right, far) - min(x, left)) * (max(bottom, low) - min(y, top))
        most = (mine + wide * tall) * WASTE
        if both <= most:
            across, down = min(right, far) - max(x, left), min(bottom, low) - max(y, top)
            if across <= 0 or down <= 0 or both <= most - across * down * WASTE:
                return i
    return None


def _cut(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """What overlaps an earlier one is cut to what is left of it."""
    out: list[pygame.Rect] = []
    for rect in rects:
        left = [rect]
        for i in rect.collidelistall(out):
            left = [rest for part in left for rest in _without(part, out[i])]
        out += left
    return out


def _without(rect: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """The rectangle less a hole, in at most four parts."""
    hole = rect.clip(hole)
    if not (hole.w and hole.h):
        return [rect]
    parts = (
        (rect.x, rect.y, rect.w, hole.y - rect.y),
        (rect.x, hole.bottom, rect.w, rect.bottom - hole.bottom),
        (rect.x, hole.y, hole.x - rect.x, hole.h),
        (hole.right, hole.y, rect.right - hole.right, hole.h),
    )
    return [pygame.Rect(part) for part in parts if part[2] and part[3]]
