"""Seat emblems: an animal on the seat's colour, because ten colours alone cannot be told apart."""

from PIL import Image

from pixtable.studio.kit.colour import lightness, mix
from pixtable.studio.kit.paths import circle
from pixtable.studio.kit.scene import Scene
from pixtable.studio.ui.shapes.animals import ANIMALS

COLOURS = (
    "#8b2c1e", "#dab221", "#788c43", "#c7efa7", "#476659", "#2be1d1", "#5895e5", "#662af2", "#5b1a66", "#dc4183",
)  # fmt: skip
SEATS = dict(zip(ANIMALS, COLOURS, strict=True))
SIZES = (96, 192)
_UNIT = 96  # the emblem is designed at this size
_INK, _CREAM = "#1e1b18", "#fff3dc"


def draw_emblem(animal: str, size: int) -> Image.Image:
    scale, colour = size / _UNIT, SEATS[animal]
    scene = Scene(size, size, light=(-20 * scale, -60 * scale), reach=190 * scale, oversample=4, seed=8)
    shape = ANIMALS[animal]()
    with scene.at(size / 2, size * 0.49, scale):
        rim = ("#fbf3e0", "#e2cb98")
        scene.paper(circle(0, 0, 43), rim, shadow=0.8 * scale, rim=0.6, edge=0, texture=0.4)
        face = (mix(colour, "#ffffff", 0.14), mix(colour, "#0a0612", 0.16))
        scene.paper(circle(0, 0, 37.5), face, shadow=0.25, rim=0.5, shade=0.5, edge=0, texture=0.5, lit=0.2)
        scene.line(circle(0, 0, 33.5), 1.1, mix(colour, "#ffffff", 0.6), 0.5)
        scene.flat(shape, mix(colour, "#000000", 0.5), 0.5, blur=2 * scale)
        ink = _INK if lightness(colour) > 0.66 else _CREAM
        scene.paper(shape, ink, shadow=0.25, rim=0.2, shade=0.1, edge=0, texture=0.3, lit=0.1)
    return scene.cutout()
