"""Pawns: one silhouette and one sign for every seat colour, outlined in cream to stand out on their own colour.

They stand and look at us, or walk in four steps and look where they go.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import skia
from PIL import Image, ImageFilter

from pixtable.studio.glyphs import sign
from pixtable.studio.kit.bitmap import pixels
from pixtable.studio.kit.colour import Colour, mix
from pixtable.studio.kit.paths import (
    SIDES,
    blob,
    circle,
    curve,
    ellipse,
    line,
    ngon,
    polygon,
    rect,
    round_rect,
    softened,
    star,
    stroked,
    taper,
    union,
)
from pixtable.studio.kit.scene import Scene
from pixtable.studio.pictoric.seats import CREAM, SEATS

WIDTH, HEIGHT = 96, 128
_FINE = 4
_BODIES: dict[str, Callable[[], skia.Path]] = {
    "blue": lambda: circle(0, -42, 30),
    "orange": lambda: blob("0,-84! 20,-62 26,-40 18,-18 0,-8 -18,-18 -26,-40 -20,-62"),
    "red": lambda: softened(polygon([(0, -92), (38, -10), (-38, -10)]), 22),
    "violet": lambda: softened(rect(-29, -70, 58, 60), 18),
    "green": lambda: softened(ngon(5, 37, 0, -42), 16),
    "yellow": lambda: softened(star(9, 41, 26, 0, -44), 5),
}
_EYES = {"blue": -48, "orange": -46, "red": -42, "violet": -50, "green": -47, "yellow": -49}


class Gait(NamedTuple):
    """How high each boot is lifted, how far the body leans and rises, and how far the arms swing."""

    left: float = 0
    right: float = 0
    lean: float = 0
    rise: float = 0
    swing: float = 0
    look: float = 0


STANDING = Gait()
WALK = (
    Gait(look=3.2),
    Gait(left=7, lean=-4, rise=2.2, swing=6, look=3.2),
    Gait(look=3.2),
    Gait(right=7, lean=4, rise=2.2, swing=-6, look=3.2),
)


def draw_pawn(colour: str, gait: Gait = STANDING) -> Image.Image:
    """With its feet at (48, 118)."""
    scene = Scene(WIDTH, HEIGHT, light=(-10, -60), reach=240, oversample=_FINE, seed=11)
    with scene.at(48, 118):
        _boots(scene, gait)
        with scene.at(0, -gait.rise, turn=gait.lean):
            _headgear(scene, colour)
            _arms(scene, colour, gait.swing)
            _body(scene, colour)
            _face(scene, colour, gait.look)
    return _outlined(Image.fromarray(pixels(scene.surface), "RGBA"))


def _fill(colour: str) -> tuple[Colour, Colour]:
    base = SEATS[colour].colour
    return mix(base, "#fff4d8", 0.16), mix(base, "#1a0a2e", 0.30)


def _boots(scene: Scene, gait: Gait) -> None:
    for side, lift in zip(SIDES, (gait.left, gait.right), strict=True):
        with scene.at(side * 12 + (2 if lift else 0), -lift, turn=-2 * lift):
            boot = union(round_rect(-5, -18, 10, 16, 4), blob("-8,-1! -8,-8 0,-10 9,-7 12,-1!"))
            scene.paper(boot, (mix("#5a3a24", "#ffffff", 0.1), "#2e1a10"), shadow=0.3, edge=0, rim=0.5)


def _headgear(scene: Scene, colour: str) -> None:
    fill = _fill(colour)
    if colour == "blue":
        scene.line(curve("0,-70 3,-82 0,-90"), 3.4, fill[1])
        scene.paper(stroked(circle(1, -98, 7), 4.6), fill, shadow=0.3, edge=0)
    elif colour == "orange":
        for side in SIDES:
            scene.paper(blob("14,-40! 33,-54 39,-40! 33,-34 36,-25! 20,-26", side), fill, shadow=0.3, edge=0)
    elif colour == "violet":
        for side in SIDES:
            scene.paper(blob("12,-66! 15,-96 23,-103 29,-94 27,-64!", side), fill, shadow=0.3, edge=0)
            scene.flat(blob("17,-68! 19,-92 23,-95 25,-90 24,-66!", side), mix(fill[0], "#ffd0e0", 0.55))
    elif colour == "green":
        for turn in (-34, 30):
            with scene.at(0, -74, turn=turn):
                scene.paper(blob("0,0! 8.5,-10 5.5,-22 0,-30! -5.5,-22 -8.5,-10"), ("#8fd07a", "#2f7a52"), edge=0)
                scene.line(line(0, -2, 0, -24), 1.4, "#1f5a3c")
    elif colour == "yellow":
        scene.glow(0, -43, 46, "#ffe98a", 0.35)


def _arms(scene: Scene, colour: str, swing: float) -> None:
    for side in SIDES:
        forward = -side * swing
        arm = taper([(side * 21, -32), (side * 33, -28 + forward * 0.4), (side * 36, -18 - forward)], 8.5, 6.5)
        scene.paper(arm, _fill(colour), shadow=0.35, edge=0, rim=0.4)


def _body(scene: Scene, colour: str) -> None:
    body = _BODIES[colour]()
    scene.paper(body, _fill(colour), shadow=0.8, rim=0.75, shade=0.55, edge=0, texture=0.55, lit=0.35)
    with scene.clip(body):
        scene.flat(ellipse(0, -10, 24, 15), mix(SEATS[colour].colour, CREAM, 0.42), 0.55, blur=2)
        if colour == "orange":
            for y in (-70, -62):
                scene.line(curve(f"-16,{y + 3} 0,{y - 1} 16,{y + 3}"), 2.8, "#b5602e", 0.7)
        if colour == "red":
            band = polygon([(-30, -66), (30, -66), (24, -58), (-24, -58)])
            scene.paper(band, ("#fff0c8", "#e0b870"), shadow=0.2, edge=0)
    if colour == "red":
        scene.paper(circle(0, -90, 6.5), "#fff0c8", shadow=0.3, edge=0)
    with scene.at(0, -19):
        scene.flat(sign(colour, 6.3), SEATS[colour].ink, 0.95)


def _face(scene: Scene, colour: str, look: float) -> None:
    y = _EYES[colour]
    for side in SIDES:
        x = side * 10
        scene.flat(circle(x, y, 7.6), "#fffdf4")
        scene.flat(circle(x + look, y + 0.8, 4.7), "#17121e")
        scene.flat(circle(x + look - 1.6, y - 1.2, 1.8), "#ffffff")
        scene.flat(ellipse(side * 18, y + 11, 4.6, 3), "#ff6a5a", 0.38, blur=1)
    scene.line(curve(f"{look - 6},{y + 12} {look},{y + 16.5} {look + 6},{y + 12}"), 2.4, "#2a1020", 0.95)


def _outlined(pawn: Image.Image) -> Image.Image:
    """A rim of cream paper, a thin brown edge round it, and a soft shadow under all."""
    solid = pawn.getchannel("A").point(lambda value: 255 if value > 90 else 0)
    paper, edge = _grown(solid, 17), _grown(solid, 21)
    ground = Scene(WIDTH, HEIGHT, oversample=_FINE)
    ground.flat(ellipse(48, 120, 27, 5), "#05030a", 0.50, blur=2.4)
    whole = Image.fromarray(pixels(ground.surface), "RGBA")
    soft = edge.filter(ImageFilter.GaussianBlur(7)).point(lambda value: int(value * 0.40))
    for mask, colour in ((soft, (8, 4, 14)), (edge, (96, 66, 36)), (paper, (251, 241, 220))):
        layer = Image.new("RGBA", pawn.size, (*colour, 255))
        layer.putalpha(mask)
        whole.alpha_composite(layer)
    whole.alpha_composite(pawn)
    return whole.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)


def _grown(mask: Image.Image, width: int) -> Image.Image:
    wide = mask.filter(ImageFilter.MaxFilter(width)).filter(ImageFilter.GaussianBlur(2.2))
    return Image.fromarray(np.clip((np.asarray(wide, np.int32) - 96) * 4, 0, 255).astype(np.uint8))
