"""Tiles as signs: the four kinds for counters, and each tile itself for the sentences that name it."""

import numpy as np
from PIL import Image

from pixtable.studio.kit.bitmap import reduced
from pixtable.studio.rhombs.lattice import FAR
from pixtable.studio.rhombs.tile import Colours, draw_tile

SIZE = 72
KINDS: dict[str, Colours] = {
    "triple": ("red", "red", "red"),
    "double": ("blue", "yellow", "yellow"),
    "single": ("red", "green", "violet"),
    "black": ("green", "black", "black"),
}


def draw_sign(colours: Colours) -> Image.Image:
    return reduced(np.asarray(draw_tile(colours, grade=FAR)), SIZE, SIZE)
