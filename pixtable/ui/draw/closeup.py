"""What is looked at from nearer for many frames: a picture that is kept up to date, and its seen part, enlarged."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

import pygame

from pixtable.ui.draw.screen import Put, Screen
from pixtable.ui.draw.shapes import opaque

SLACK = 8


class Closeup(Screen):
    """As a screen, it paints only what differs from the frame before. It lies on what was drawn below it."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(opaque(*size))
        self._pages = [opaque(1, 1), opaque(1, 1)]  # by turns: what has been put is never painted over
        self._made: tuple[tuple[float, ...], pygame.Surface, tuple[int, int]] | None = None

    def lie_on(self, puts: Sequence[Put], x: int, y: int) -> None:
        """A new frame, on what lies under it when its corner is at this pixel."""
        self.begin()
        for put in puts:
            box = self._whole.clip(pygame.Rect(put.box).move(-x, -y))
            if box.w and box.h:
                at = (put.at[0] - x, put.at[1] - y)
                self.puts.append(put._replace(at=at, box=(box.x, box.y, box.w, box.h)))

    def enlarged(self, scale: float, seen: pygame.Rect) -> tuple[pygame.Surface, tuple[int, int]]:
        """So many times as large about its middle, and where that lies; of it little more than what is `seen`."""
        how = (scale, *seen)
        if self.paint() or self._made is None or self._made[0] != how:
            self._made = how, *self._enlarge(scale, seen)
        return self._made[1:]

    def _enlarge(self, scale: float, seen: pygame.Rect) -> tuple[pygame.Surface, tuple[int, int]]:
        sides = self.get_size()
        spans = ((seen.left, seen.right), (seen.top, seen.bottom))
        (left, right), (top, bottom) = (_cut(side, span, scale) for side, span in zip(sides, spans, strict=True))
        # Both ends of each side go to the pixel nearest to their place, so that nothing trembles as it grows.
        (x, far), (y, low) = (
            (_place(near, side, scale), _place(end, side, scale))
            for near, end, side in ((left, right, sides[0]), (top, bottom, sides[1]))
        )
        w, h = far - x, low - y
        self._pages.reverse()
        if self._pages[0].get_width() < w or self._pages[0].get_height() < h:
            self._pages[0] = opaque(w + SLACK, h + SLACK)
        made = self._pages[0].subsurface((0, 0, w, h))
        part = self.surface.subsurface((left, top, right - left, bottom - top))
        return pygame.transform.smoothscale(part, (w, h), made), (x, y)


def _cut(side: int, span: tuple[int, int], scale: float) -> tuple[int, int]:
    """Of one side, what lies in this span when it is larger."""
    near, far = ((end - side / 2) / scale + side / 2 for end in span)
    left = max(0, min(side - 1, floor(near) - 1))
    return left, max(left + 1, min(side, ceil(far) + 1))


def _place(at: int, side: int, scale: float) -> int:
    return round(side / 2 + (at - side / 2) * scale)
