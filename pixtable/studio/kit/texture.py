"""The tooth of paper, the marks of a brush and the grain of wood, as tiles of grey to lay over a colour."""

from functools import cache

import numpy as np
import skia

from pixtable.studio.kit.bitmap import skia_image
from pixtable.studio.kit.noise import Field, fractal

SIZE = 1024


def _mottle() -> Field:
    return 0.5 + 0.17 * fractal(SIZE, 3, 1.35, band=(0.003, 0.5))


def _brush() -> Field:
    strokes = fractal(SIZE, 5, 1.0, stretch=(9, 1), band=(0.01, 0.5))
    blotches = fractal(SIZE, 8, 1.4, band=(0.003, 0.5))
    return 0.5 + 0.15 * (0.8 * strokes + 0.4 * blotches)


def _wood() -> Field:
    return 0.5 + 0.15 * fractal(SIZE, 15, 1.15, stretch=(22, 1), band=(0.004, 0.5))


def _fibre() -> Field:
    height = fractal(SIZE, 9, 0.75, band=(0.02, 0.35))
    return 0.5 + 0.13 * (height - np.roll(height, (1, 1), (0, 1))) / 0.8


def _cloudy() -> Field:
    return 0.5 + 0.2 * fractal(SIZE, 21, 1.9, band=(0.0015, 0.5))


_MAKERS = {"mottle": _mottle, "brush": _brush, "wood": _wood, "fibre": _fibre, "cloudy": _cloudy}


@cache
def grey(name: str) -> Field:
    return _MAKERS[name]().clip(0, 1)


@cache
def _image(name: str) -> skia.Image:
    return skia_image(np.repeat(grey(name)[..., None], 3, -1))


def shader(name: str, x: float, y: float, scale: float) -> skia.Shader:
    """The texture laid from (x, y) on, without an end."""
    matrix = skia.Matrix()
    matrix.setTranslate(x, y)
    matrix.preScale(scale, scale)
    linear = skia.SamplingOptions(skia.FilterMode.kLinear)
    return _image(name).makeShader(skia.TileMode.kRepeat, skia.TileMode.kRepeat, linear, matrix)
