"""Logical units: one u is one pixel at 1280x800; everything scales by min(W/1280, H/800)."""

from __future__ import annotations

from typing import NamedTuple

from pixtable.ui.draw.layout import Point, Rect, Size

DESIGN = Size(1280, 800)
SMALLEST = Size(960, 600)


class View(NamedTuple):
    """How a window of that many pixels shows logical units."""

    pixels: tuple[int, int]
    scale: float

    @classmethod
    def of(cls, width: int, height: int) -> View:
        return cls((max(1, width), max(1, height)), max(0.05, min(width / DESIGN.w, height / DESIGN.h)))

    @property
    def width(self) -> float:
        return self.pixels[0] / self.scale

    @property
    def height(self) -> float:
        return self.pixels[1] / self.scale

    @property
    def rect(self) -> Rect:
        """The whole window; wider or taller than 1280x800 where the shape differs."""
        return Rect(0, 0, self.width, self.height)

    @property
    def design(self) -> Rect:
        """The 1280x800 sheet centred in the window."""
        return Rect((self.width - DESIGN.w) / 2, (self.height - DESIGN.h) / 2, *DESIGN)

    @property
    def ratio(self) -> float:
        return self.pixels[0] / self.pixels[1]

    def px(self, u: float) -> int:
        return round(u * self.scale)

    def line(self, u: float) -> int:
        """A line's thickness: never vanishes."""
        return max(1, round(u * self.scale))

    def box(self, rect: Rect) -> tuple[int, int, int, int]:
        """Pixel box with rounded edges, so that neighbours meet without a seam."""
        x, y = round(rect.x * self.scale), round(rect.y * self.scale)
        return x, y, round(rect.right * self.scale) - x, round(rect.bottom * self.scale) - y

    def to_u(self, x: float, y: float) -> Point:
        return Point(x / self.scale, y / self.scale)

    def to_px(self, x: float, y: float) -> tuple[int, int]:
        return round(x * self.scale), round(y * self.scale)
