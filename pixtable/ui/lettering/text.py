"""Fonts, rendered text and the register of what was shown where."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

import msgspec
import pygame

from pixtable.ui.draw.assets import Assets
from pixtable.ui.draw.cache import Budget
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.shapes import as_rgba
from pixtable.ui.draw.theme import Rgb
from pixtable.ui.lettering.cmap import covered
from pixtable.ui.lettering.typeset import Setter

RENDERED_BYTES = 16 << 20
INVISIBLE = frozenset(map(ord, "\n\t\u200b\u2060\u00ad"))
UNDRAWABLE = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufff0-\ufffc\ufffe\uffff\ud800-\udfff]"
)
"""Signs that rule a line instead of standing in it, and what the font library refuses: names in files may have them."""
IN_ITS_PLACE = "\ufffd"
"""The font has none of it, so that it shows as the box that stands for every missing letter."""


def drawable(text: str) -> str:
    return UNDRAWABLE.sub(IN_ITS_PLACE, text)


def weigh(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


class Fonts:
    """Source Sans Pro in three weights at any pixel size, always from an explicit path."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        self._open: dict[tuple[str, int], pygame.font.Font] = {}
        self._rendered: Budget[pygame.Surface] = Budget(RENDERED_BYTES, weigh)
        self._widths: dict[tuple[str, str, int], float] = {}
        self._covered: dict[str, frozenset[int]] = {}

    def font(self, weight: str, size: int) -> pygame.font.Font:
        key = (weight, size)
        if key not in self._open:
            if not pygame.font.get_init():
                pygame.font.init()
            self._open[key] = pygame.font.Font(str(self.assets.font_path(weight)), size)
        return self._open[key]

    def width(self, text: str, weight: str, size: int) -> float:
        key = (text, weight, size)
        if key not in self._widths:
            if len(self._widths) > 20_000:
                self._widths.clear()
            self._widths[key] = float(self.font(weight, size).size(drawable(text))[0])
        return self._widths[key]

    def ascent(self, weight: str, size: int) -> int:
        return self.font(weight, size).get_ascent()

    def rendered(self, text: str, weight: str, size: int, rgb: Rgb) -> pygame.Surface:
        """Premultiplied, ready to blit."""
        make = lambda: as_rgba(self.font(weight, size).render(drawable(text), True, rgb)).premul_alpha()
        return self._rendered.get((text, weight, size, rgb), make)

    def missing(self, text: str, weight: str) -> str:
        """The characters of a text that the font cannot draw."""
        if weight not in self._covered:
            self._covered[weight] = covered(self.assets.font_bytes(weight))
        known = self._covered[weight]
        return "".join(sorted({c for c in text if ord(c) not in known and ord(c) not in INVISIBLE}))

    def setter(self, scale: float, text_scale: float) -> Setter:
        return _setter(self, scale, text_scale)


@lru_cache(maxsize=8)
def _setter(fonts: Fonts, scale: float, text_scale: float) -> Setter:
    return Setter(fonts.width, scale, text_scale)


class Shown(NamedTuple):
    """A text as it stood on the screen: its words, its box, the ink inside, and whether it kept to the box."""

    text: str
    box: Rect
    ink: Rect
    size: float
    fits: bool
    missing: str
    owner: str
    layer: int = 0


class Register(msgspec.Struct):
    """Every text of one frame, when switched on; the basis of the overflow checks."""

    on: bool = False
    shown: list[Shown] = msgspec.field(default_factory=list)

    def begin(self) -> None:
        self.shown.clear()

    def add(self, shown: Shown) -> None:
        self.shown.append(shown)

    @property
    def texts(self) -> list[str]:
        return [s.text for s in self.shown]
