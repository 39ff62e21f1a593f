"""The numbers that the look must keep: contrast, colours that stay apart, signs that stay apart."""

from itertools import combinations
from math import sqrt

import pygame
import pytest

from pixtable.store.program_files import assets_folder
from pixtable.ui.draw.assets import Assets
from pixtable.ui.draw.canvas import Canvas
from pixtable.ui.draw.glyphs import CORNERS, glyph
from pixtable.ui.draw.layout import Rect
from pixtable.ui.draw.pictures import Pictures
from pixtable.ui.draw.theme import HIGH_CONTRAST, NORMAL, SEATS, TEXT_PAIRS, contrast
from pixtable.ui.lettering.text import Fonts
from pixtable.ui.pilot import headless
from tests.sight import SIGHTS, ciede2000, closest

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


# Colours under the ways in which people see

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
    assert closest(PALETTES[palette], sight) >= MEASURED[palette][sight] - TOLERANCE


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
