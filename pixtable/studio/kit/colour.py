"""Colours, mixed where the eye mixes them (OKLab)."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

import skia

RGB: TypeAlias = tuple[float, float, float]
Colour: TypeAlias = RGB | str


@cache
def _parse(text: str) -> RGB:
    red, green, blue = (int(text[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue


def rgb(colour: Colour) -> RGB:
    return _parse(colour) if isinstance(colour, str) else colour


def rgb8(colour: Colour) -> tuple[int, int, int]:
    red, green, blue = (int(channel * 255 + 0.5) for channel in rgb(colour))
    return red, green, blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _encoded(channel: float) -> float:
    channel = min(max(channel, 0.0), 1.0)
    return channel * 12.92 if channel <= 0.0031308 else 1.055 * channel ** (1 / 2.4) - 0.055


@lru_cache(maxsize=65536)
def oklab(colour: Colour) -> RGB:
    r, g, b = (_linear(channel) for channel in rgb(colour))
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    medium = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def _from_oklab(lightness: float, a: float, b: float) -> RGB:
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        _encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
        _encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
        _encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
    )


def mix(first: Colour, second: Colour, share: float) -> RGB:
    """`share` of the second colour in the first."""
    one, two = oklab(first), oklab(second)
    lightness, a, b = (x * (1 - share) + y * share for x, y in zip(one, two, strict=True))
    return _from_oklab(lightness, a, b)


def lightness(colour: Colour) -> float:
    return oklab(colour)[0]


def argb(colour: Colour, alpha: float = 1.0) -> int:
    red, green, blue = rgb(colour)
    return int(skia.Color4f(red, green, blue, alpha).toColor())


@dataclass(frozen=True)
class Palette:
    """A ramp from the nearest dark to the farthest light, the lamp's glow and two accents."""

    ramp: tuple[str, ...]
    glow: str
    accent: str = "#b3322b"
    accent2: str = "#d98a2a"

    def tone(self, value: float) -> RGB:
        """0 is the darkest colour of the ramp, 1 the lightest."""
        place = min(max(value, 0.0), 1.0) * (len(self.ramp) - 1)
        below = min(int(place), len(self.ramp) - 2)
        return mix(self.ramp[below], self.ramp[below + 1], place - below)


WARM = Palette(("#1a0f0c", "#3b2318", "#6b4526", "#a87a44", "#dcb877", "#fff1cf"), glow="#ffdf9a")
EARTH = Palette(("#1b130f", "#3a2a20", "#6a5038", "#a88a60", "#dcc79a", "#fff6e0"), glow="#fff0cc")
GARDEN = Palette(("#0d130b", "#22301a", "#3c5228", "#6f8446", "#b8c07a", "#fff6e0"), glow="#fff0cc")
MIDNIGHT = Palette(("#080d24", "#15204e", "#27397c", "#4769ab", "#92b0d2", "#fbe9d8"), "#ffc873", "#e4573d", "#f2a65a")
VIOLET = Palette(("#0b0d29", "#221c55", "#48328a", "#8a56b0", "#dd98bd", "#ffece0"), "#ffe7a0", "#ff7468", "#f7b84e")
FOREST = Palette(("#05141d", "#0d333a", "#1f6054", "#63935a", "#c6c37a", "#fdf1c8"), "#ffe28c", "#d64d3c", "#f0a04b")
TEAL = Palette(("#04171e", "#0a323f", "#125b67", "#368f8d", "#92ccb8", "#eff7dc"), "#ffdc90", "#f1734a", "#f7b267")
SNOW = Palette(("#151f38", "#2f486d", "#6081a4", "#9ab7ce", "#d2e2eb", "#fcfdfb"), "#ffcf87", "#c8423b", "#e98a4b")
