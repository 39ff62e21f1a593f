"""Cleft slate, which Rhombs is played on; the table has no rim, for the pattern may grow to any side."""

import numpy as np
from PIL import Image

from pixtable.studio.kit.bitmap import picture
from pixtable.studio.kit.colour import Colour
from pixtable.studio.kit.noise import Field, fractal, gradient_map, shifted, wrapped_blur
from pixtable.studio.kit.tabletop import lamplit

SIZE = (1280, 800)
_SLATE = ("#12181b", "#20292d", "#303c41", "#43525a", "#60706f")
_NOISE = 2048
_STEPS = 2.2  # layers of stone to one deviation of its height


def draw_table() -> Image.Image:
    return picture(lamplit(slate(*SIZE), 0.42, 0.40, 0.86, 0.55) * 1.16)


def slate(width: int, height: int, colours: tuple[Colour, ...] = _SLATE, offset: tuple[int, int] = (0, 0)) -> Field:
    """A field of colour: beds of stone that have split in steps, under a light from the upper left."""
    rough = shifted(fractal(_NOISE, 61, 1.25, band=(0.0012, 0.5)), offset, height, width)
    beds = shifted(fractal(_NOISE, 62, 1.7, (1.0, 3.2), (0.0012, 0.06)), offset, height, width)
    grain = shifted(fractal(_NOISE, 63, 0.5, band=(0.05, 0.5)), offset, height, width)
    cleft = np.round((0.55 * rough + 0.9 * beds) * _STEPS) / _STEPS
    relief = 1.5 * wrapped_blur(cleft, 1.3) + 0.30 * rough + 0.10 * grain
    down, across = np.gradient(relief)
    light = 1 + np.clip(0.55 * (0.7 * across + 0.9 * down), -0.30, 0.30)
    stone = gradient_map(0.46 + 0.055 * rough + 0.075 * beds + 0.02 * grain, colours) * light[..., None]
    warm_veins = 1 + 0.06 * np.sin(3 * beds)[..., None] * np.array([0.2, 0, -0.4])
    veined: Field = stone * warm_veins
    return veined
