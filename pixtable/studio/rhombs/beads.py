"""Beads on the seams of a tile that is about to be laid: one for every colour that matches, and a broken one."""

import skia
from PIL import Image

from pixtable.studio.glyphs import sign
from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import SIDES, circle, common, line, polygon
from pixtable.studio.kit.scene import Scene
from pixtable.studio.rhombs.enamel import GLAZES

SIZE = 64
_MIDDLE, _RADIUS = 32, 22


def draw_matched(colour: str) -> Image.Image:
    """A glowing bead with the sign of the colour that both sides show."""
    glaze = GLAZES[colour]
    scene = _sheet()
    with scene.at(_MIDDLE, _MIDDLE):
        scene.glow(0, 0, 31, "#ffe08a", 0.75)
        scene.paper(circle(0, 0, _RADIUS + 3), ("#fffbe6", "#e9b545"), shadow=0.6, rim=0.8, edge=0, texture=0)
        scene.line(circle(0, 0, _RADIUS + 3), 1.2, "#6b430c", 0.75)
        face = (mix(glaze.body, "#ffffff", 0.16), mix(glaze.body, glaze.deep, 0.25))
        scene.paper(circle(0, 0, _RADIUS - 2), face, shadow=0, rim=0.5, shade=0.5, edge=0, texture=0)
        scene.flat(sign(colour, _RADIUS * 0.56), glaze.sign)
    return scene.cutout()


def draw_broken() -> Image.Image:
    """Two halves that have come apart along a jagged crack."""
    scene = _sheet()
    with scene.at(_MIDDLE, _MIDDLE):
        scene.flat(circle(0, 0, _RADIUS + 5), "#1c0906", 0.88, blur=0.8)  # or it drowns in a red tile
        scene.line(circle(0, 0, _RADIUS + 5), 1.6, "#ffd9cc", 0.9)
        for side in SIDES:
            with scene.at(side * 3.2, side * 2.0):
                half = common(circle(0, 0, _RADIUS), _half_plane(side))
                scene.paper(half, ("#ff9a80", "#a32a1b"), shadow=0.7, rim=0.8, shade=0.6, edge=0, texture=0)
                scene.line(half, 1.4, "#4a0c06", 0.9)
        for colour, width in (("#3a0a05", 8), ("#fff0e2", 4.4)):
            for side in SIDES:
                scene.line(line(-9, -9 * side, 9, 9 * side), width, colour)
    return scene.cutout()


def _sheet() -> Scene:
    return Scene(SIZE, SIZE, light=(0, -30), reach=110, oversample=4)


def _half_plane(side: int) -> skia.Path:
    crack = [(1.0, -30.0), (-2.0, -14.0), (3.5, -6.0), (-3.0, 4.0), (2.5, 13.0), (-1.0, 30.0)]
    return polygon([*crack, (side * 40.0, 30.0), (side * 40.0, -30.0)])
