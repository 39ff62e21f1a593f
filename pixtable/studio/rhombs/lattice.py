"""The pixels of a tile, where they lie in its hexagon, and how much of it is drawn into them."""

import math
from dataclasses import dataclass, replace

import numpy as np
import skia
from PIL import ImageFilter

from pixtable.studio.kit.bitmap import picture
from pixtable.studio.kit.noise import Field
from pixtable.studio.kit.paths import polar

FRAME = 2.08
"""The side of a tile's square picture, in radii."""


@dataclass(frozen=True)
class Grade:
    """How much can be seen of a tile from where it is looked at."""

    name: str
    radius: int
    fine: int
    """It is drawn so many times as large as it will be."""
    design: int
    """Its lines are as thick as on a tile of this radius."""
    sign: float
    """The sign's radius, as a share of the tile's."""
    engraving: float

    @property
    def side(self) -> int:
        return round(FRAME * self.radius)


NEAR = Grade("near", 150, 3, 96, 0.24, 1.0)
FAR = Grade("far", 75, 6, 64, 0.275, 0.0)
GRADES = (NEAR, FAR)
BARE = replace(NEAR, name="bare", sign=0.0)
LARGE = replace(NEAR, name="large", sign=0.33)
PATTERN = replace(LARGE, name="pattern", engraving=3.2)
STYLES = (BARE, LARGE, PATTERN)
"""For those who wish no signs, larger ones, or each colour engraved so deeply that it is known without its hue."""


class Lattice:
    def __init__(self, grade: Grade) -> None:
        self.size = grade.side * grade.fine
        self.centre, self.radius = self.size / 2, float(grade.radius * grade.fine)
        self.unit = self.radius / grade.design
        self.y, self.x = np.mgrid[0 : self.size, 0 : self.size].astype(np.float32) + 0.5

    def corner(self, i: int) -> tuple[float, float]:
        """Clockwise from the top."""
        return polar(self.centre, self.centre, 60 * i, self.radius)

    def rhombus(self, place: int) -> list[tuple[float, float]]:
        return [(self.centre, self.centre), *(self.corner(place + step) for step in (-1, 0, 1))]

    def hexagon(self) -> list[tuple[float, float]]:
        return [self.corner(i) for i in range(6)]

    def distance(self, polygon: list[tuple[float, float]], softness: float) -> Field:
        """How far inside a convex polygon every pixel lies; its corners are rounded by the softness."""
        middle = np.mean(polygon, axis=0)
        total: Field = np.zeros_like(self.x)
        for (x0, y0), (x1, y1) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
            normal = np.array([y0 - y1, x1 - x0]) / math.hypot(y0 - y1, x1 - x0)
            if (middle - (x0, y0)) @ normal < 0:
                normal = -normal
            edge = (self.x - x0) * normal[0] + (self.y - y0) * normal[1]
            total = total + np.exp(-np.clip(edge, -60, 400) / softness)
        return -softness * np.log(total)

    def mask(self, path: skia.Path, x: float, y: float) -> Field:
        surface = skia.Surface(self.size, self.size)
        canvas = surface.getCanvas()
        canvas.translate(x, y)
        canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=0xFFFFFFFF))
        covered: Field = surface.toarray()[..., 3].astype(np.float32) / 255
        return covered


def cover(depth: Field) -> Field:
    """How much of a pixel lies inside an edge."""
    return np.clip(depth / 1.2 + 0.5, 0, 1)


def blurred(mask: Field, radius: float) -> Field:
    return np.asarray(picture(mask).filter(ImageFilter.GaussianBlur(radius)), np.float32) / 255


def mixed(ground: Field, colour: Field, share: Field) -> Field:
    blend: Field = ground * (1 - share[..., None]) + colour * share[..., None]
    return blend
