"""Colours as people see them: colour-blindness (Machado 2009, severity 1), grey, and how far two colours are apart."""

from collections.abc import Sequence
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from pixtable.ui.draw.theme import Rgb, luminance

SIGHTS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
WHITE = (0.95047, 1.0, 1.08883)


def linear(colour: Rgb) -> list[float]:
    return [c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]


def seen(colour: Rgb, sight: str) -> list[float]:
    """Linear light as this eye takes it in."""
    if sight == "grey":
        return [luminance(colour)] * 3
    light = linear(colour)
    return [min(1.0, max(0.0, sum(k * c for k, c in zip(row, light, strict=True)))) for row in SIGHTS[sight]]


def lab(light: list[float]) -> tuple[float, float, float]:
    r, g, b = light
    xyz = (
        0.4124564 * r + 0.3575761 * g + 0.1804375 * b,
        0.2126729 * r + 0.7151522 * g + 0.0721750 * b,
        0.0193339 * r + 0.1191920 * g + 0.9503041 * b,
    )
    x, y, z = (_root(value / white) for value, white in zip(xyz, WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(t: float) -> float:
    return t ** (1 / 3) if t > (6 / 29) ** 3 else t / (3 * (6 / 29) ** 2) + 4 / 29


def ciede2000(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """Sharma, Wu and Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean_c = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = (degrees(atan2(b, a)) % 360 if c else 0.0 for a, b, c in ((a1, b1, c1), (a2, b2, c2)))
    turn = _turn(h1, h2) if c1 * c2 else 0.0
    wide = 2 * sqrt(c1 * c2) * sin(radians(turn) / 2)
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    mean_h = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.20 * cos(radians(4 * mean_h - 63))
    )
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2)
    s_c, s_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    bend = 60 * exp(-(((mean_h - 275) / 25) ** 2))
    r_t = -2 * sqrt(mean_c**7 / (mean_c**7 + 25**7)) * sin(radians(bend))
    d_l, d_c, d_h = (l2 - l1) / s_l, (c2 - c1) / s_c, wide / s_h
    return sqrt(d_l**2 + d_c**2 + d_h**2 + r_t * d_c * d_h)


def _turn(h1: float, h2: float) -> float:
    """From one hue to the other by the shorter way."""
    return (h2 - h1 + 180) % 360 - 180


def closest(colours: Sequence[Rgb], sight: str) -> float:
    """The smallest distance between two of the colours for this eye."""
    shades = [lab(seen(colour, sight)) for colour in colours]
    return min(ciede2000(one, other) for one, other in combinations(shades, 2))
