"""What is seen behind a character in the window of its card: a dithered sky, hills, and ground to stand on."""

import math
import random
from typing import NamedTuple

from PIL import Image

from pixtable.studio.kit.colour import mix
from pixtable.studio.tactics.cards import WINDOW
from pixtable.studio.tactics.drawing.pixels import Pixels, dither

_GROUND = 53
_FOOT = (43, 60)


class Hill(NamedTuple):
    colour: str
    top: int
    height: int
    length: int


class Land(NamedTuple):
    sky: str
    horizon: str
    grass: str
    soil: str
    seed: int
    hills: tuple[Hill, Hill]


WINDOWS = {
    "dawn": Land("#5a86c8", "#ffdca0", "#6a9a48", "#42702f", 1, (Hill("#7f9ab8", 40, 3, 9), Hill("#5f8f5a", 47, 2, 6))),
    "dusk": Land("#2a1c4e", "#d0668a", "#4a6a5a", "#2c443f", 2, (Hill("#5a3a78", 38, 4, 8), Hill("#3a3f68", 46, 2, 6))),
    "guests": Land(
        "#7aa4d0", "#eef6ff", "#e8f0f8", "#b4c8dc", 4, (Hill("#a8c0da", 36, 5, 8), Hill("#c4d6e8", 47, 2, 6))
    ),
}


def draw_window(name: str) -> Image.Image:
    land = WINDOWS[name]
    view = Pixels(*WINDOW[2:])
    tones = [mix(land.sky, land.horizon, k / 4) for k in range(5)]
    for y in range(view.height):
        for x in range(view.width):
            view.dot(x, y, tones[min(4, max(0, round(y / 46 * 4 + dither(x, y) - 0.5)))])
    for place, hill in enumerate(land.hills):
        _hill(view, hill, place)
    _ground(view, land)
    return view.picture


def _hill(view: Pixels, hill: Hill, phase: int) -> None:
    for x in range(view.width):
        wave = math.sin(x / hill.length + phase * 2) + 0.5 * math.sin(x / hill.length * 2.3 + phase)
        top = int(hill.top + hill.height * wave)
        view.column(x, top, view.height, hill.colour)
        view.dot(x, top, mix(hill.colour, "#ffffff", 0.12))


def _ground(view: Pixels, land: Land) -> None:
    chance = random.Random(land.seed)
    view.row(0, view.width, _GROUND, land.grass)
    for y in range(_GROUND + 1, view.height):
        for x in range(view.width):
            deep = (y - _GROUND) / 10 + (dither(x, y) - 1 / 32) * 0.4 > 0.62
            view.dot(x, y, land.soil if deep else mix(land.grass, land.soil, 0.45))
    for _ in range(34):
        x, y = chance.randrange(view.width), chance.randrange(_GROUND + 1, view.height)
        view.dot(x, y, mix(land.grass, "#fff2c0", 0.25))
        view.dot(x, y - 1, mix(land.grass, "#fff2c0", 0.1))
    for x in range(view.width):
        for y in range(55, view.height):
            if ((x - _FOOT[0]) / 17) ** 2 + ((y - _FOOT[1]) / 2.7) ** 2 < 1:
                view.dot(x, y, mix(land.soil, "#0a0612", 0.55))
