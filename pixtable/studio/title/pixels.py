"""The sunset battlefield of the title, with heroes of Pixel Tactics."""

import math
import random

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from pixtable.studio.kit.colour import Colour, rgb8
from pixtable.studio.tactics import sprite
from pixtable.studio.tactics.look import heroes

WIDTH, HEIGHT = 134, 200
_BAYER = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]])
_SKY = ("#171034", "#241650", "#3d2168", "#6a2f7e", "#a8447f", "#de6a72", "#f79a6a", "#ffc98a", "#ffe9b4")
_STONE, _NIGHT = "#3a2156", "#2a1646"
_TEAM = (
    ("ranger", 44, 157, False),
    ("wizard", 92, 157, True),
    ("knight", 20, 184, False),
    ("samurai", 114, 185, True),
    ("bard", 66, 191, False),
)


class Battlefield:
    """Draws on an array of whole pixels."""

    def __init__(self) -> None:
        self.pixels: NDArray[np.uint8] = np.zeros((HEIGHT, WIDTH, 3), np.uint8)
        self.random = random.Random(6)

    def dot(self, x: int, y: int, colour: Colour) -> None:
        if 0 <= x < WIDTH and 0 <= y < HEIGHT:
            self.pixels[y, x] = rgb8(colour)

    def box(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        self.pixels[max(0, y) : max(0, y + height), max(0, x) : max(0, x + width)] = rgb8(colour)

    def sky(self) -> None:
        rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
        dithered = rows / 128 * 8 + (_BAYER[rows % 4, columns % 4] + 0.5) / 16 - 0.5
        band = np.clip(np.floor(dithered), 0, len(_SKY) - 1).astype(int)
        self.pixels[:] = np.array([rgb8(colour) for colour in _SKY], np.uint8)[band]
        for _ in range(46):
            self.dot(self.random.randrange(WIDTH), int(self.random.random() ** 1.5 * 78), "#fff0cd")
        for x, y in ((18, 22), (104, 12), (70, 38)):
            for right, down in ((-1, 0), (1, 0), (0, -1), (0, 1), (0, 0)):
                self.dot(x + right, y + down, "#ffe1be")

    def sun(self, x: int, y: int, radius: int) -> None:
        for row in range(-radius, radius):
            if row > -2 and row % 5 < 1 + row // 6:
                continue  # stripes of haze
            half = int(math.sqrt(radius * radius - row * row))
            self.box(x - half, y + row, 2 * half, 1, "#fff3c0" if row < -6 else "#ffdb8c")

    def ridge(self, top: float, height: float, length: float, colour: Colour, crest: Colour) -> None:
        phases = [self.random.uniform(0, 6) for _ in range(3)]
        for x in range(WIDTH):
            waves = ((1, 1), (0.5, 2.3), (0.3, 5))
            rise = sum(a * math.sin(x * length * f + phase) for (a, f), phase in zip(waves, phases, strict=True))
            y = int(top + height * rise)
            self.box(x, y, 1, HEIGHT - y, colour)
            self.dot(x, y, crest)

    def tower(self, x: int, top: int, width: int, flag: Colour | None) -> None:
        sunny = x + width - 1 if x < WIDTH // 2 else x
        self.box(x, top, width, 136 - top, _STONE)
        self.box(sunny, top, 1, 136 - top, "#d8687a")
        for merlon in range(x, x + width, 4):
            self.box(merlon, top - 2, 2, 2, _STONE)
        for y in range(top + 7, 130, 12):
            for window in range(x + 4, x + width - 3, 6):
                self.box(window, y, 2, 3, "#ffd77a" if self.random.random() < 0.7 else _NIGHT)
        if flag:
            mast = x + width // 2
            self.box(mast, top - 12, 1, 11, _NIGHT)
            self.box(mast + 1, top - 12, 6, 4, flag)
            self.box(mast + 1, top - 9, 4, 2, flag)

    def meadow(self) -> None:
        for _ in range(150):
            x, y = self.random.randrange(WIDTH), self.random.randrange(138, HEIGHT)
            near = ("#2f6a44", "#3f7a4c")
            far = ("#4f9450", "#3a7a48", "#8ac060", "#e0c050")
            self.dot(x, y, self.random.choice(far if y < 170 else near))

    def shade(self, x: int, y: int) -> None:
        """The shadow under a hero's feet."""
        rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
        under = ((columns - x) / 13) ** 2 + ((rows - y) / 2.8) ** 2 < 1
        self.pixels[under] //= 2


def draw_battlefield() -> Image.Image:
    """Two castles, and five heroes between them."""
    field = Battlefield()
    field.sky()
    field.sun(67, 112, 20)
    field.ridge(116, 5, 0.07, "#a8547c", "#e88a80")
    field.ridge(124, 5, 0.10, "#6a3a72", "#a8587c")
    red, blue = "#e4573d", "#5a8ae0"
    towers = (
        (6, 84, 12, red),
        (20, 98, 22, None),
        (40, 90, 10, red),
        (88, 96, 10, blue),
        (98, 104, 18, None),
        (114, 82, 13, blue),
    )
    for tower in towers:
        field.tower(*tower)
    field.ridge(134, 2, 0.12, "#2c5a44", "#6fae5a")
    field.ridge(150, 1.5, 0.09, "#234a3c", "#3f7a4c")
    field.ridge(172, 1.5, 0.11, "#1b3a34", "#2f6044")
    field.meadow()
    return _with_heroes(field)


def _with_heroes(field: Battlefield) -> Image.Image:
    for _name, x, foot, _mirrored in _TEAM:
        field.shade(x, foot)
    picture = Image.fromarray(field.pixels).convert("RGBA")
    for name, x, foot, mirrored in _TEAM:
        figure = sprite.draw_frame(heroes()[name], "idle0")
        at_foot = sprite.FOOT[0]
        if mirrored:
            figure = figure.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
            at_foot = figure.width - at_foot
        left, top = x - at_foot, foot - sprite.FOOT[1] - 1
        seen = figure.crop((max(0, -left), 0, min(figure.width, WIDTH - left), figure.height))
        seen = seen.crop((0, 0, seen.width, min(seen.height, HEIGHT - top)))
        picture.alpha_composite(seen, (max(0, left), top))
    return picture.convert("RGB")
