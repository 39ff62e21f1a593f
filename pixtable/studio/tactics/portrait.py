"""Portraits: the figure framed on its head, before a dithered glow of its magic."""

import math

import msgspec
import numpy as np
from PIL import Image

from pixtable.studio.kit.colour import mix, rgb8
from pixtable.studio.tactics.creatures import double  # noqa: F401 - it hangs its part into the wardrobe
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.materials import MATERIALS
from pixtable.studio.tactics.drawing.pixels import dither
from pixtable.studio.tactics.figure import draw_figure
from pixtable.studio.tactics.look import Look, Place
from pixtable.studio.tactics.pose import pose_of

SIZE = 48
SCALE = 1.5
"""How much larger than a sprite."""
_NIGHT = "#140f2a"
_CREATURES = {"golem": (26.0, 8.0), "dragonling": (27.0, 12.0)}


def draw_portrait(look: Look, size: int = SIZE, scale: float = SCALE) -> Image.Image:
    x, y = _face(look)
    brush = Brush(size, (size / 2 - x * scale, size / 2 - y * scale), scale)
    still = msgspec.structs.replace(look, shift=0)
    draw_figure(brush, still, pose_of(still, "idle0"))
    portrait = _glow(look, size)
    portrait.alpha_composite(brush.image())
    return portrait.convert("RGB")


def _face(look: Look) -> Place:
    right, down = look.build.head
    raised = look.mount + (2 if look.floats else 0)
    return _CREATURES.get(look.creature, (25.5 + right, 14.5 + down - raised))


def _glow(look: Look, size: int) -> Image.Image:
    base = MATERIALS[look.magic or "gold"][2]
    tones = np.array([(*rgb8(mix(base, _NIGHT, share)), 255) for share in (0.86, 0.76, 0.64, 0.50)], np.uint8)
    reach, middle = size * 34 / SIZE, (size / 2, size / 2 - 2)
    ground = np.zeros((size, size, 4), np.uint8)
    for y in range(size):
        for x in range(size):
            light = (1 - math.hypot(x - middle[0], y - middle[1]) / reach) * 4.6
            ground[y, x] = tones[min(3, max(0, math.floor(light - 0.6 + dither(x, y))))]
    return Image.fromarray(ground, "RGBA")
