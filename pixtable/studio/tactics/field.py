"""The field: a meadow on torn parchment, dawn on the left of the brook and dusk on the right.

Half as large as it is shown in a window of the usual size; the table draws the places of the squads upon it.
"""

import math
import random

import numpy as np
from PIL import Image

from pixtable.studio.kit.colour import Colour, mix
from pixtable.studio.kit.noise import Field
from pixtable.studio.kit.paths import ellipse
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.pixels import Pixels, dither

WIDTH, HEIGHT = 504, 246
_MIDDLE = WIDTH // 2
_DAWN = ("#3f7a3c", "#4f8f42", "#67a44a", "#86b957")
_DUSK = ("#2f5f58", "#3a7262", "#4a866a", "#629a74")
_STONES = (48, 124, 198)
_PETALS = (("#ffffff", "#ffd24a", "#f0a0b0"), ("#b8a4e8", "#8ad0ff", "#ffffff"))


def draw_field() -> Image.Image:
    field = Pixels(WIDTH, HEIGHT)
    chance = random.Random(7)
    _meadow(field)
    _brook(field)
    field.brushed(_stepping_stones)
    _tufts(field, chance)
    _flowers(field, chance)
    _parchment(field)
    return field.picture.convert("RGB")


def _hills() -> Field:
    """Smooth value noise."""
    chance, height = np.random.default_rng(3), np.zeros((HEIGHT, WIDTH))
    for steps, share in ((5, 0.5), (11, 0.3), (22, 0.2)):
        coarse = Image.fromarray((chance.random((steps, steps * 2)) * 255).astype(np.uint8))
        height += share * np.asarray(coarse.resize((WIDTH, HEIGHT), Image.Resampling.BICUBIC), float) / 255
    return height


def _meadow(field: Pixels) -> None:
    height = _hills()
    for y in range(HEIGHT):
        for x in range(WIDTH):
            tone = height[y, x] * 4.6 - 0.9 + (dither(x, y) - 0.5) * 0.9
            dusk = 1 / (1 + math.exp(-(x - _MIDDLE) / 9)) > dither(x, y)
            field.dot(x, y, (_DUSK if dusk else _DAWN)[min(3, max(0, round(tone)))])


def _brook_at(y: float) -> float:
    return _MIDDLE + 3.2 * math.sin(y / 17) + 1.6 * math.sin(y / 7.3)


def _brook(field: Pixels) -> None:
    for y in range(HEIGHT):
        for x in range(_MIDDLE - 16, _MIDDLE + 17):
            if colour := _water(abs(x - _brook_at(y)), (y + int(x * 1.7)) % 9 == 0):
                field.dot(x, y, colour)


def _water(away: float, glint: bool) -> Colour | None:
    if away < 5:
        return "#8cd0f0" if glint else "#4a94d0"
    for reach, colour in ((7, "#3a74b0"), (8.4, "#d8c088"), (9.4, "#2c5038")):
        if away < reach:
            return colour
    return None


def _stepping_stones(brush: Brush) -> None:
    for y in _STONES:
        brush.put(ellipse(_brook_at(y), y, 4.4, 2.6), "stone", 0.4)


def _tufts(field: Pixels, chance: random.Random) -> None:
    for _ in range(900):
        x, y = chance.randrange(4, WIDTH - 4), chance.randrange(6, HEIGHT - 6)
        if abs(x - _MIDDLE) < 14:
            continue
        grass = field.colour_at(x, y)
        for right, down in ((0, 0), (-1, -1), (1, -1)):
            field.dot(x + right, y + down, mix(grass, "#f4f0a0", 0.3))
        field.dot(x, y + 1, mix(grass, "#102018", 0.4))


def _flowers(field: Pixels, chance: random.Random) -> None:
    for _ in range(90):
        x, y = chance.randrange(8, WIDTH - 8), chance.randrange(8, HEIGHT - 8)
        petals = chance.choice(_PETALS[x > _MIDDLE])
        if abs(x - _MIDDLE) < 16:
            continue
        for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            field.dot(x + right, y + down, petals)
        field.dot(x, y, "#e0a63a")


def _parchment(field: Pixels) -> None:
    """A torn edge all round, with its shadow on the grass."""
    for y in range(HEIGHT):
        for x in range(WIDTH):
            inside = min(x, WIDTH - 1 - x, y, HEIGHT - 1 - y)
            torn = 3.4 + 1.1 * math.sin((x + y) / 5.1) + 0.8 * math.sin((x - y) / 3.3)
            if colour := _paper(inside, torn, speck=(x * 7 + y * 13) % 29 == 0):
                field.dot(x, y, colour)
            elif inside < torn + 2.4:
                field.dot(x, y, mix(field.colour_at(x, y), "#0c1810", 0.4))


def _paper(inside: float, torn: float, speck: bool) -> Colour | None:
    if inside >= torn:
        return "#5a4028" if inside < torn + 1.1 else None
    if inside < 1:
        return "#8a6238"
    if inside >= torn - 1.2:
        return "#c8a870"
    return "#d4b880" if speck else "#e8d2a0"
