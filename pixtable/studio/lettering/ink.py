"""Lettering as paths for the makers."""

import skia

from pixtable.studio.kit.paths import placed, polygon, union
from pixtable.studio.lettering import setting


def numeral(number: int, height: float, weight: float = 5.8) -> skia.Path:
    """Figures with their middle at (0, 0)."""
    text = str(number)
    shapes = [polygon(shape) for shape in setting.set_line(text, weight, tracking=3)]
    scale = height / setting.LINE
    whole = union(*shapes)
    bounds = whole.getBounds()
    return placed(whole, -bounds.centerX() * scale, -setting.LINE / 2 * scale, scale)
