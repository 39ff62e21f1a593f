"""The back of every picture: the night sky between two garlands of lanterns, the same either way up."""

import math
import random

from PIL import Image

from pixtable.studio.kit.bitmap import round_corners
from pixtable.studio.kit.colour import MIDNIGHT
from pixtable.studio.kit.finish import Finish
from pixtable.studio.kit.paths import blob, circle, curve, minus, round_rect, smooth, star
from pixtable.studio.kit.scene import Scene
from pixtable.studio.pictoric.lantern import draw_lantern
from pixtable.studio.pictoric.sheet import HEIGHT, WIDTH, Dream

_FINISH = Finish(bloom=0.45, threshold=0.60, contrast=0.30, grade=0.06, fibre=0.08, vignette=0.35, grain=0.014)
_AS_IT_IS = Finish(bloom=0, contrast=0, fibre=0, vignette=0, grain=0)
_CLOUDS = (("#3a3f9c", "#2c4fa8"), ("#3b2a80", "#5a3c9c"), ("#161a48", "#2a2668"))
_LANTERNS = (
    (-190, -212, "#f2b84e", 1.0),
    (-105, -186, "#e4573d", 1.1),
    (0, -178, "#f0a03c", 1.3),
    (105, -186, "#e58aa0", 1.1),
    (190, -212, "#7fb7e0", 1.0),
)
_CENTRE = WIDTH / 2, HEIGHT / 2


def draw_back() -> Image.Image:
    dream = Dream(MIDNIGHT, light=(256, 400), reach=560, seed=9)
    _paint_sky(dream)
    for turn in (0, 180):
        with dream.at(*_CENTRE, turn=turn):
            _hang_garland(dream)
    _set_medallion(dream)
    return round_corners(_framed(dream.finished(_FINISH)), 28)


def _paint_sky(dream: Dream) -> None:
    dream.wash([0.06, 0.16, 0.30, 0.16, 0.06])
    rng = random.Random(4)
    for _ in range(150):
        place = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT)
        dream.flat(circle(*place, rng.choice((0.7, 0.9, 1.3))), "#fff3d6", rng.uniform(0.3, 0.9))
    dream.glow(256, 410, 330, "#ffc873", 0.5)


def _hang_garland(dream: Dream) -> None:
    for i, (low, fill) in enumerate(zip((-170, -236, -304), _CLOUDS, strict=True)):
        scallops = [(280 - k * 70, low + (-34 if k % 2 else 8) * (1 - 0.1 * i)) for k in range(1, 8)]
        ends = low - 26 + i * 6
        cloud = smooth([(-280, -420, 1), (280, -420, 1), (280, ends, 1), *scallops, (-280, ends, 1)])
        dream.paper(cloud, fill, shadow=1.4, rim=0.6, brush="brush", texture=0.6)
    dream.line(curve("-256,-250 -150,-196 0,-178 150,-196 256,-250"), 2.2, "#0a0a18", 0.9)
    for x, y, colour, size in _LANTERNS:
        draw_lantern(dream, x, y + 14 * size, size, colour)


def _set_medallion(dream: Dream) -> None:
    """A golden ring, rays, and the eye of the dreamer in a star."""
    with dream.at(*_CENTRE):
        ring = minus(circle(0, 0, 104), circle(0, 0, 94))
        dream.paper(ring, ("#f0cf86", "#b98634"), rim=0.8, edge=0.1)
        disc = circle(0, 0, 94)
        dream.paper(disc, ("#2a1a52", "#140c30"), shadow=0, rim=0.2, edge=0, texture=0.6)
        with dream.clip(disc):
            for angle in range(0, 360, 24):
                dream.beam(0, 0, angle, 4, 110, "#ffdf9a", 0.35)
        for i in range(12):
            angle = math.radians(30 * i)
            size = 12 if i % 6 == 3 else 9
            if i % 6:
                dream.flat(star(4, size, 3, math.cos(angle) * 72, math.sin(angle) * 72), "#fff3d0")
        dream.glow(0, 0, 80, "#fff0b8", 0.7)
        dream.paper(star(8, 52, 26), ("#fff0c0", "#e9a83c"), shadow=0.8, rim=0.8, edge=0.1)
        dream.paper(circle(0, 0, 26), ("#3a2468", "#1a0f3a"), shadow=0.3, edge=0)
        dream.paper(blob("-20,0! 0,-14 20,0! 0,14"), ("#fff8e6", "#f0dcb0"), shadow=0.2, edge=0)
        dream.flat(circle(0, 0, 8.5), "#b5321c")
        dream.flat(circle(0, 0, 4), "#17121e")


def _framed(picture: Image.Image) -> Image.Image:
    scene = Scene(WIDTH, HEIGHT, light=(256, -100), reach=900, seed=2)
    scene.image(picture, 0, 0, WIDTH, HEIGHT)
    border = minus(round_rect(-2, -2, WIDTH + 4, HEIGHT + 4, 30), round_rect(17, 17, WIDTH - 34, HEIGHT - 34, 20))
    scene.paper(border, ("#f6ead0", "#dcc08a"), shadow=0.9, rim=0.5, edge=0.2, texture=0.6)
    scene.line(round_rect(22, 22, WIDTH - 44, HEIGHT - 44, 16), 1.6, "#e0b565", 0.8)
    return scene.finished(_AS_IT_IS)
