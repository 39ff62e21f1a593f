"""Dice in the seat colours."""

from PIL import Image

from pixtable.studio.kit.colour import Colour, mix
from pixtable.studio.kit.paths import circle, round_rect
from pixtable.studio.kit.scene import Scene

SIZE = 64
_CORNERS = ((-1, -1), (1, 1), (1, -1), (-1, 1))
_PIPS = {
    1: ((0, 0),),
    2: _CORNERS[:2],
    3: (*_CORNERS[:2], (0, 0)),
    4: _CORNERS,
    5: (*_CORNERS, (0, 0)),
    6: (*_CORNERS, (-1, 0), (1, 0)),
}


def draw_die(number: int, colour: Colour, pip: Colour) -> Image.Image:
    scene = Scene(SIZE, SIZE, light=(-13, -45), reach=115, oversample=4, seed=5)
    fill = (mix(colour, "#ffffff", 0.10), mix(colour, "#140a20", 0.20))
    scene.paper(round_rect(5, 4, 54, 54, 13), fill, shadow=0.7, rim=0.9, shade=0.6, edge=0, texture=0.35, lit=0.3)
    scene.line(round_rect(8.5, 7.5, 47, 47, 10), 1.1, mix(colour, "#ffffff", 0.55), 0.45)
    for right, down in _PIPS[number]:
        x, y = 32 + right * 14.2, 31 + down * 14.2
        scene.flat(circle(x + 0.5, y + 1.1, 5.8), mix(colour, "#ffffff", 0.6), 0.55)
        scene.flat(circle(x, y, 5.8), pip)
        scene.line(circle(x, y, 5.8), 0.9, mix(colour, "#0a0410", 0.5), 0.7)
    return scene.cutout()
