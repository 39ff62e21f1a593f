"""A body on the field: a headstone in flowers, a sword left beside it."""

from PIL import Image

from pixtable.studio.kit.paths import smooth
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.shapes import bar, stroke

SIDE = 48
FOOT = (24, 45)
_INK = "#1d1226"
_SKULL = (
    *((8, 13), (10, 7), (16, 5), (22, 7), (24, 13)),
    *((22, 18, 1), (20, 19, 1), (20, 23, 1), (12, 23, 1), (12, 19, 1), (10, 18, 1)),
)
_GRASS = ((2, 45, 1), (6, 41), (10, 42.6), (16, 40.4), (24, 42), (32, 40.4), (38, 42.6), (43, 41), (46, 45, 1))


def draw_headstone() -> Image.Image:
    brush = Brush(SIDE, (0, 0))
    _stone(brush)
    brush.put(smooth(_GRASS), "green", 0.2)
    for x, y, petals in ((9, 40, "#f0a0b0"), (38, 40, "#ffffff"), (20, 41, "#ffd24a")):
        brush.dots(petals, (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        brush.dot(x, y, "#e0a63a")
    brush.put(bar(39, 40, -14, 24, 2, 1.6), "steel", 0.3)
    brush.put(bar(33.6, 23.6, 76, 7, 1.8, 1.8), "gold", 0.2)
    brush.put(bar(35.6, 22, -14, 5, 1.8, 1.8), "leather")
    return brush.image()


def _stone(brush: Brush) -> None:
    brush.put(smooth([(4, 44, 1), (8, 38), (18, 36), (30, 36), (40, 38), (44, 44, 1)]), "brown", 0.1)
    brush.put(smooth([(14, 40, 1), (14, 18), (24, 8), (34, 18), (34, 40, 1)]), "stone", 0.2)
    brush.put(smooth([(17, 38, 1), (17, 19), (24, 12), (31, 19), (31, 38, 1)]), "stone", -0.4, outline=False)
    with brush.at(14, 14, pivot=(0, 0)), brush.at(pivot=(0, 0), wide=0.62):
        brush.put(smooth(_SKULL), "bone", 0.3)
    for x in (21, 25):
        brush.dots(_INK, (x, 22), (x + 1, 22), (x, 23), (x + 1, 23))
    brush.dots(_INK, (22, 27), (24, 27), (26, 27))
    brush.put(stroke([(31, 14), (29, 19), (31, 23)], 1), "rock", -1, outline=False)
