"""The numbers that the look must keep (ux 2.7, 5.3, 5.4): contrast, colours that stay apart, signs that stay apart."""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pygame
import pytest

from pixtable.app.places import assets_folder
from pixtable.ui.assets import Assets
from pixtable.ui.canvas import Canvas
from pixtable.ui.glyphs import CORNERS, glyph
from pixtable.ui.layout import Rect
from pixtable.ui.pictures import Pictures
from pixtable.ui.pilot import headless
from pixtable.ui.text import Fonts
from pixtable.ui.theme import HIGH_CONTRAST, NORMAL, SEATS, TEXT_PAIRS, Rgb, contrast, luminance

# Contrast


@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_every_text_reads_on_its_ground(text, ground):
    assert contrast(NORMAL.colour(text), NORMAL.colour(ground)) >= 4.5


@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_high_contrast_is_high(text, ground):
    assert contrast(HIGH_CONTRAST.colour(text), HIGH_CONTRAST.colour(ground)) >= 7


@pytest.mark.parametrize(
    ("text", "ground", "measured"),
    [("cream", "felt", 11.7), ("muted", "felt", 7.9), ("amber", "felt", 9.6), ("sky", "felt", 8.5)],
)
def test_the_measured_pairs_are_as_they_were_measured(text, ground, measured):
    assert contrast(NORMAL.colour(text), NORMAL.colour(ground)) == pytest.approx(measured, abs=0.25)


# Colours under the ways in which people see (Machado 2009, severity 1)

SIGHTS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
PALETTES = {
    "suits": [NORMAL.colour(name) for name in ("blue", "green", "yellow", "red")],
    "hexes": [NORMAL.colour(f"hex_{name}") for name in ["blue", "green", "yellow", "red", "orange", "violet", "black"]],
    "seats": list(SEATS),
}
MEASURED = {
    "suits": {"normal": 38.2, "protan": 30.8, "deutan": 28.6, "tritan": 38.0, "grey": 17.5},
    "hexes": {"normal": 24.6, "protan": 16.1, "deutan": 16.0, "tritan": 19.7, "grey": 9.8},
    "seats": {"normal": 21.1, "protan": 15.8, "deutan": 15.7, "tritan": 16.8, "grey": 1.0},
}
TOLERANCE = 0.6
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


@pytest.mark.parametrize(
    ("one", "other", "known"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_measure_itself_is_right(one, other, known):
    assert ciede2000(one, other) == pytest.approx(known, abs=1e-4)


@pytest.mark.parametrize("sight", [*SIGHTS, "grey"])
@pytest.mark.parametrize("palette", PALETTES)
def test_colours_stay_apart_for_every_eye(palette, sight):
    shades = [lab(seen(colour, sight)) for colour in PALETTES[palette]]
    closest = min(ciede2000(one, other) for one, other in combinations(shades, 2))
    assert closest >= MEASURED[palette][sight] - TOLERANCE


# Signs

SIDE = 14
STEPS = 12
FINE = 4  # so many times larger, so that a turn does not blur what is small


def drawn(name: str) -> pygame.Surface:
    headless()
    assets = Assets(assets_folder())
    surface = pygame.Surface((SIDE * FINE * 2, SIDE * FINE * 2), 0, 32)
    canvas = Canvas(surface, Pictures(assets), Fonts(assets))
    unit = 1 / canvas.view.scale
    canvas.fill(Rect(0, 0, 9999, 9999), "black")
    middle = SIDE * FINE * unit
    glyph(canvas, name, middle, middle, SIDE * FINE * unit, colour="white")
    return surface


def pixels(surface: pygame.Surface, turn: float) -> list[float]:
    """The sign turned, at the size in which it is shown."""
    turned = pygame.transform.rotozoom(surface, turn, 1)
    box = pygame.Rect(0, 0, SIDE * FINE, SIDE * FINE)
    box.center = turned.get_rect().center
    small = pygame.transform.smoothscale(turned.subsurface(box), (SIDE, SIDE))
    return [small.get_at((x, y))[0] / 255 for x in range(SIDE) for y in range(SIDE)]


def correlation(one: list[float], other: list[float]) -> float:
    mean_a, mean_b = sum(one) / len(one), sum(other) / len(other)
    a, b = [x - mean_a for x in one], [x - mean_b for x in other]
    return sum(x * y for x, y in zip(a, b, strict=True)) / sqrt(sum(x * x for x in a) * sum(y * y for y in b))


@pytest.mark.parametrize(("one", "other"), list(combinations(CORNERS, 2)))
def test_signs_stay_apart_at_fourteen_units_in_any_turn(one, other):
    still, turning = pixels(drawn(one), 0), drawn(other)
    likest = max(correlation(still, pixels(turning, 360 * i / STEPS)) for i in range(STEPS))
    assert likest < 0.8
