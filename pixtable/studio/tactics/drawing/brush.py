"""Outlines to hard-edged, shaded, outlined pixels.

A part is a path in the units of the figure. It is drawn four times as large, cut to whole pixels, shaded by the slope
of its blurred mask (the light comes from the upper left) and given the five tones of its material. Faces and tiny
details are single pixels.
"""

import math
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import skia
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from pixtable.studio.kit.colour import RGB, Colour, rgb
from pixtable.studio.tactics.drawing.materials import MATERIALS, Ramp

Mask = NDArray[np.bool_]

_FINER = 4
_SOFT = 2.1
_REACH = 7
"""How far the blur of a mask spreads, in pixels."""


class Brush:
    def __init__(self, size: int, origin: tuple[float, float], scale: float = 1) -> None:
        self.size, self.origin, self.scale = size, origin, scale
        self.colours: NDArray[np.float64] = np.zeros((size, size, 3))
        self.solid: Mask = np.zeros((size, size), bool)
        self.core: Mask | None = None
        """What must stay inside the frame, if it is less than all that is solid: sparks may leave it."""
        self._matrix = skia.Matrix.Translate(*origin)
        self._matrix.preScale(scale, scale)
        self._fine = np.zeros((size * _FINER, size * _FINER, 4), np.uint8)
        self._canvas = skia.Canvas(self._fine)
        self._paint = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF)

    # Where

    @contextmanager
    def at(
        self,
        right: float = 0,
        down: float = 0,
        turn: float = 0,
        pivot: tuple[float, float] = (24, 44),
        wide: float = 1,
        high: float | None = None,
    ) -> Iterator[None]:
        """Moves, turns and scales what is drawn inside."""
        outer = self._matrix
        matrix = skia.Matrix()
        matrix.preConcat(outer)
        matrix.preTranslate(right, down)
        matrix.preTranslate(*pivot)
        matrix.preRotate(turn)
        matrix.preScale(wide, wide if high is None else high)
        matrix.preTranslate(-pivot[0], -pivot[1])
        self._matrix = matrix
        try:
            yield
        finally:
            self._matrix = outer

    @contextmanager
    def stamp(self, x: int, y: int) -> Iterator[None]:
        """Inside, dots keep their pattern; only their anchor follows the transformation."""
        outer = self._matrix
        if not self._on_its_side():
            anchor = outer.mapXY(x + 0.5, y + 0.5)
            left, top = math.floor(anchor.fX) - x * self.scale, math.floor(anchor.fY) - y * self.scale
            self._matrix = skia.Matrix.Translate(left, top)
            self._matrix.preScale(self.scale, self.scale)
        try:
            yield
        finally:
            self._matrix = outer

    def _on_its_side(self) -> bool:
        return abs(self._matrix.getScaleX()) < 1e-3 and abs(abs(self._matrix.getSkewX()) - 1) < 1e-3

    # What

    def mask(self, path: skia.Path) -> Mask:
        """The pixels that are covered by more than half."""
        covered = np.zeros((self.size, self.size), bool)
        bounds = self._matrix.mapRect(path.getBounds())
        left, top = max(0, math.floor(bounds.left()) - 1), max(0, math.floor(bounds.top()) - 1)
        right = min(self.size, math.ceil(bounds.right()) + 1)
        bottom = min(self.size, math.ceil(bounds.bottom()) + 1)
        if left >= right or top >= bottom:
            return covered
        window = np.s_[top * _FINER : bottom * _FINER, left * _FINER : right * _FINER]
        self._fine[window] = 0
        self._canvas.resetMatrix()
        self._canvas.scale(_FINER, _FINER)
        self._canvas.concat(self._matrix)
        self._canvas.drawPath(path, self._paint)
        alpha = self._fine[window][..., 3].reshape(bottom - top, _FINER, right - left, _FINER)
        covered[top:bottom, left:right] = alpha.mean((1, 3)) > 127
        return covered

    def put(
        self, path: skia.Path, material: str | Ramp, light: float = 0.0, outline: bool = True, flat: bool = False
    ) -> None:
        """Lays a part on top. `light` lifts or lowers all its tones."""
        mask = self.mask(path)
        if not mask.any():
            return
        ramp = MATERIALS[material] if isinstance(material, str) else material
        if outline:
            rim = _grown(mask) & ~mask
            self.colours[rim] = ramp[0]
            self.solid |= rim
        tones = np.full(mask.shape, round(2 + light)) if flat else _shaded(mask, light)
        self.colours[mask] = np.array(ramp)[tones[mask]]
        self.solid |= mask

    def dot(self, x: float, y: float, colour: Colour, under: bool = False) -> None:
        """One pixel; on a larger brush its share of pixels, without gaps. `under` spares what is there."""
        left, top, right, bottom = self._pixels_of(x, y)
        for row in range(max(0, top), min(self.size, bottom)):
            for column in range(max(0, left), min(self.size, right)):
                if not (under and self.solid[row, column]):
                    self.colours[row, column] = _rgb(colour)
                    self.solid[row, column] = True

    def _pixels_of(self, x: float, y: float) -> tuple[int, int, int, int]:
        if self.scale == 1:
            middle = self._matrix.mapXY(x + 0.5, y + 0.5)
            left, top = math.floor(middle.fX), math.floor(middle.fY)
            return left, top, left + 1, top + 1
        first, last = self._matrix.mapXY(x, y), self._matrix.mapXY(x + 1, y + 1)
        left, top = math.floor(first.fX + 0.5), math.floor(first.fY + 0.5)
        return left, top, max(left + 1, math.floor(last.fX + 0.5)), max(top + 1, math.floor(last.fY + 0.5))

    def dots(self, colour: Colour, *places: tuple[float, float]) -> None:
        for x, y in places:
            self.dot(x, y, colour)

    def grid(self, x: int, y: int, rows: list[str], colour: Colour) -> None:
        """A pattern of text: every 1 is a dot."""
        for down, row in enumerate(rows):
            for right, mark in enumerate(row):
                if mark == "1":
                    self.dot(x + right, y + down, colour)

    def image(self) -> Image.Image:
        pixels = np.dstack([np.clip(self.colours, 0, 1) * 255, self.solid * 255])
        return Image.fromarray(pixels.round().astype(np.uint8), "RGBA")


def _rgb(colour: Colour) -> RGB:
    return MATERIALS[colour][2] if isinstance(colour, str) and colour in MATERIALS else rgb(colour)


def _grown(mask: Mask) -> Mask:
    grown = mask.copy()
    grown[1:] |= mask[:-1]
    grown[:-1] |= mask[1:]
    grown[:, 1:] |= mask[:, :-1]
    grown[:, :-1] |= mask[:, 1:]
    return grown


def _shaded(mask: Mask, light: float) -> NDArray[np.int64]:
    """The tone of every pixel: brighter where the blurred mask rises to the lamp, and towards the upper left."""
    rows, columns = np.where(mask)
    top, bottom, left, right = rows.min(), rows.max(), columns.min(), columns.max()
    window = np.s_[max(0, top - _REACH) : bottom + _REACH + 1, max(0, left - _REACH) : right + _REACH + 1]
    blurred = Image.fromarray((mask[window] * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(_SOFT))
    slope_down, slope_right = np.gradient(np.asarray(blurred, float) / 255)
    y, x = (field[window] for field in np.mgrid[0 : mask.shape[0], 0 : mask.shape[1]])
    lower, farther = (y - top) / max(1, bottom - top), (x - left) / max(1, right - left)
    towards_lamp = (slope_right * 0.62 + slope_down * 0.78) * 8.5 * 1.25
    tone = 2.25 + towards_lamp + (0.45 - lower * 0.9) * 0.8 + (0.4 - farther * 0.8) * 0.35 + light
    tones = np.full(mask.shape, 2)
    tones[window] = np.clip(np.round(tone), 1, 4)
    return tones
