"""Pictures with an opaque middle: that is put as a plain copy, and only the rim round it is blended."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import pygame

from pixtable.ui.shapes import PREMULTIPLIED, as_rgb
from pixtable.ui.text import weigh

WORTH_CUTTING = range(64 * 64, 300 * 300)
"""Pixels: less is blended as quickly, and to look through more would itself be felt."""
INSETS = (0, 2, 4, 6, 8, 12, 16, 24)
"""How far round corners may reach in, in pixels."""


class Part(NamedTuple):
    surface: pygame.Surface
    x: int
    y: int
    flags: int


Parts: TypeAlias = tuple[Part, ...]


def weight(parts: Parts) -> int:
    return sum(weigh(part.surface) for part in parts)


def cut(made: pygame.Surface) -> Parts:
    """A premultiplied picture in at most five parts that together look exactly like it."""
    w, h = made.get_size()
    if not made.get_flags() & pygame.SRCALPHA:
        return (Part(made, 0, 0, 0),)
    core = _opaque_middle(made) if w * h in WORTH_CUTTING else None
    if core is None:
        return (Part(made, 0, 0, PREMULTIPLIED),)
    rims = (
        (0, 0, w, core.y), (0, core.bottom, w, h - core.bottom),
        (0, core.y, core.x, core.h), (core.right, core.y, w - core.right, core.h),
    )  # fmt: skip
    around = (Part(made.subsurface(rim).copy(), rim[0], rim[1], PREMULTIPLIED) for rim in rims if rim[2] and rim[3])
    return (Part(as_rgb(made.subsurface(core)), core.x, core.y, 0), *around)


def _opaque_middle(made: pygame.Surface) -> pygame.Rect | None:
    """The largest of a few rectangles in the midst of what is opaque; none where it would be less than half."""
    opaque = pygame.mask.from_surface(made, 254)
    rects = opaque.get_bounding_rects()
    if not rects:
        return None
    bounds = rects[0].unionall(rects[1:])
    for inset in INSETS:
        core = bounds.inflate(-2 * inset, -2 * inset)
        if core.w * core.h * 2 < made.get_width() * made.get_height():
            return None
        if opaque.overlap_area(pygame.Mask(core.size, fill=True), core.topleft) == core.w * core.h:
            return core
    return None
