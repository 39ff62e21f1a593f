"""Portraits of the opponents: lantern folk at night, each with something that gives its character away."""

from collections.abc import Callable
from typing import NamedTuple

import skia
from PIL import Image

from pixtable.studio.kit.bitmap import round_corners
from pixtable.studio.kit.colour import MIDNIGHT, TEAL, VIOLET, Colour, Palette, mix
from pixtable.studio.kit.finish import Finish
from pixtable.studio.kit.paths import (
    SIDES,
    blob,
    circle,
    common,
    curve,
    ellipse,
    line,
    minus,
    polygon,
    rect,
    round_rect,
    star,
    stroked,
    symmetric,
    taper,
)
from pixtable.studio.kit.scene import Scene
from pixtable.studio.pictoric.lantern import draw_firefly

SIZE = 160
_INK, _CREAM, _WOOD = "#20131c", "#fff6e0", ("#8a5a2a", "#43230f")
_GOLD = ("#ffe9b0", "#b9822e")
_FINISH = Finish(bloom=0.35, threshold=0.7, contrast=0.24, fibre=0.06, vignette=0.30, grain=0.008)
_ROUND = "0,-46! 20,-45! 40,-30 48,-4 41,24 20,40! 0,42"
_TALL = "0,-50! 22,-50! 34,-34 38,-4 35,28 22,44! 0,44"
_SQUARE = "0,-44! 40,-44! 44,-38 45,0 44,34 40,40! 0,40"


class Persona(NamedTuple):
    palette: Palette
    colour: Colour
    """Of the lantern's paper."""
    shape: str
    """The right half of the lantern."""
    trait: Callable[[Scene], None]


def draw_portrait(name: str) -> Image.Image:
    persona = PERSONAS[name]
    scene = Scene(
        SIZE, SIZE, persona.palette, light=(80, 84), reach=190, oversample=4, seed=len(name), shadow="#05040c"
    )
    _paint_night(scene)
    with scene.at(80, 92, 0.86):
        _light_lantern(scene, symmetric(persona.shape), persona.colour)
        persona.trait(scene)
    scene.line(round_rect(2, 2, SIZE - 4, SIZE - 4, 16), 4, "#f6e7c2")
    scene.line(round_rect(4.4, 4.4, SIZE - 8.8, SIZE - 8.8, 14), 1, "#7a5a2c", 0.8)
    return round_corners(scene.finished(_FINISH), 18)


def _paint_night(scene: Scene) -> None:
    scene.wash([0.10, 0.24, 0.42, 0.30])
    for _ in range(26):
        place = scene.random.uniform(8, 152), scene.random.uniform(8, 110)
        scene.flat(circle(*place, scene.random.choice((0.5, 0.7, 1.0))), "#fff3d6", scene.random.uniform(0.4, 0.9))
    scene.paper(blob("-10,170! -10,138 30,130 80,136 130,128 170,138 170,170!"), (0.26, 0.12), shadow=0.8)
    for x, y in ((24, 118), (140, 112), (132, 40)):
        draw_firefly(scene, x, y, 0.7)


def _light_lantern(scene: Scene, body: skia.Path, colour: Colour) -> None:
    """A paper body lit from inside, ribbed, between two wooden rings."""
    bounds = body.getBounds()
    scene.glow(0, 0, 104, mix(colour, "#ffb040", 0.3), 0.95)
    scene.line(line(0, bounds.top() - 30, 0, bounds.top()), 1.6, _INK)
    fill = (mix(colour, "#fff4d0", 0.30), mix(colour, "#7a1d10", 0.30))
    scene.paper(body, fill, shadow=1.2, rim=0.4, edge=0.2, texture=0.6, lit=0)
    with scene.clip(body):
        scene.glow(0, 2, 46, "#fff3c0", 0.55)
        for i in range(1, 7):
            y = bounds.top() + bounds.height() * i / 7
            scene.line(curve(f"-52,{y - 3} 0,{y + 4} 52,{y - 3}"), 0.9, mix(colour, "#5a1208", 0.5), 0.4)
    for y in (bounds.top() - 5, bounds.bottom() - 2):
        scene.paper(round_rect(-22, y, 44, 8, 3), _WOOD, shadow=0.5, edge=0)
    scene.line(line(0, bounds.bottom() + 6, 0, bounds.bottom() + 18), 3, mix(colour, "#5a1208", 0.4))


def _look(scene: Scene, y: float, apart: float = 17, size: float = 8.4, aside: float = 0) -> None:
    for side in SIDES:
        x = side * apart
        scene.flat(circle(x, y, size), "#fffdf4")
        scene.flat(circle(x + aside, y + 0.8, size * 0.62), _INK)
        scene.flat(circle(x + aside - size * 0.2, y - size * 0.18, size * 0.22), "#ffffff")


def _blush(scene: Scene, y: float) -> None:
    for side in SIDES:
        scene.flat(ellipse(side * 29, y, 7, 4.4), "#ff5a4a", 0.35, blur=1.6)


def _smile(scene: Scene, y: float, wide: float = 9) -> None:
    scene.line(curve(f"{-wide},{y} 0,{y + wide * 0.6} {wide},{y}"), 2.6, _INK)


def _counts_things(scene: Scene) -> None:
    """Literal: round spectacles, a pencil behind the ear, and a book to look it up."""
    _look(scene, -8)
    for side in SIDES:
        scene.line(circle(side * 17, -8, 13), 5, "#5a3410")
        scene.line(circle(side * 17, -8, 13), 2.8, "#ffd98a")
    scene.line(curve("-4,-10 0,-13 4,-10"), 3, "#ffd98a")
    scene.line(line(-8, 15, 8, 15), 2.6, _INK)
    with scene.at(42, -34, turn=24):
        scene.paper(round_rect(-3, -24, 6, 40, 1), ("#f2c14e", "#c98a22"), shadow=0.6, edge=0)
        scene.paper(polygon([(-3, 16), (3, 16), (0, 25)]), "#f4dcb4", shadow=0.3, edge=0)
        scene.paper(rect(-3, -28, 6, 5), "#d8604a", shadow=0.2, edge=0)
    for side in SIDES:
        page = blob("0,58! 16,48 44,50! 46,30! 16,28 0,36!", side)
        scene.paper(page, ("#fffaf0", "#e2d0a4"), shadow=0.8, edge=0.2)
        for y in (36, 41, 46):
            scene.line(curve(f"7,{y + 2} 20,{y - 3} 38,{y - 1}", side), 1, "#7a6a58", 0.7)


def _feels(scene: Scene) -> None:
    """Poet: eyes closed, a beret, a quill, and a moon on a thread."""
    for side in SIDES:
        scene.line(curve("9,-8 17,-3 25,-8", side), 2.6, _INK)
    _blush(scene, 6)
    _smile(scene, 14, 7)
    beret = blob("-44,-36 -46,-52 -20,-68 16,-70 42,-58 40,-42 18,-44 -20,-40")
    scene.paper(beret, ("#c8503f", "#6e1a2a"), shadow=1.0, edge=0.4, texture=0.8)
    scene.line(line(-2, -68, 2, -78), 3, "#6e1a2a")
    with scene.at(38, 34, turn=30):
        scene.paper(blob("0,30! -4,6 -10,-18 -4,-44 6,-58! 12,-30 8,-4"), ("#fffdf4", "#c8d4ea"), shadow=0.8, edge=0.5)
        scene.line(curve("0,34 0,0 4,-44"), 1.4, "#6a7a9a")
    crescent = minus(circle(-50, -44, 14), circle(-44, -48, 12))
    scene.line(line(-52, -90, -52, -58), 1, _CREAM, 0.7)
    scene.glow(-52, -42, 26, "#ffe9a0", 0.6)
    scene.paper(crescent, ("#fff6d0", "#f0c860"), shadow=0.4, edge=0)


def _jests(scene: Scene) -> None:
    """Joker: a cap with three bells, one eye winking, a grin."""
    scene.flat(circle(-17, -6, 8.8), "#fffdf4")
    scene.flat(circle(-15, -5, 5.4), _INK)
    scene.flat(circle(-17, -7, 2), "#ffffff")
    scene.line(curve("8,-4 17,-11 26,-4"), 3, _INK)
    scene.paper(blob("-20,10! 0,15 22,6! 16,24 0,29 -14,24"), (_INK, "#4a1420"), shadow=0, edge=0, rim=0)
    scene.paper(blob("-17,12! 0,16 19,9! 12,17 -10,19"), _CREAM, shadow=0, edge=0, rim=0)
    for points, fill in (
        ("-42,-30! -50,-54 -66,-56 -72,-44! -66,-74 -40,-76 -8,-52 -6,-40!", ("#d8433a", "#8a1a22")),
        ("42,-30! 50,-54 66,-56 72,-44! 66,-74 40,-76 8,-52 6,-40!", ("#2f9a8a", "#155a5a")),
        ("-20,-38! -16,-62 0,-84! 16,-62 20,-38!", ("#f2b84e", "#b5782a")),
    ):
        scene.paper(blob(points), fill, shadow=0.9, edge=0.3)
    scene.paper(blob("-46,-34! 0,-46 46,-34! 44,-24! 0,-36 -44,-24!"), _GOLD, shadow=0.6, edge=0)
    for x, y in ((-72, -42), (72, -42), (0, -84)):
        scene.paper(circle(x, y, 6.5), _GOLD, shadow=0.6, edge=0)
        scene.flat(circle(x, y + 2.4, 1.8), _INK)


def _wonders(scene: Scene) -> None:
    """Child: big eyes, a gap in the teeth, a paper hat and a red balloon."""
    _look(scene, -2, 18, 11.5)
    _blush(scene, 14)
    scene.paper(blob("-9,17! 0,19 9,17! 6,27 -6,27"), ("#7a1f28", "#4a1018"), shadow=0, edge=0, rim=0)
    scene.flat(rect(-5, 17.6, 4.4, 4.6), "#ffffff")
    scene.paper(polygon([(-36, -36), (0, -80), (36, -36)]), ("#fffdf4", "#cfd8e6"), shadow=0.9, edge=0.3)
    scene.flat(polygon([(0, -80), (36, -36), (6, -36)]), "#8a9ab8", 0.35)
    scene.paper(blob("-48,-34! 0,-46 48,-34! 40,-20! 0,-32 -40,-20!"), ("#ffffff", "#d4dcea"), shadow=0.7, edge=0.2)
    for x, y in ((0, -60), (-12, -46), (12, -46)):
        scene.flat(circle(x, y, 3.4), "#3f78ad")
    scene.line(curve("56,-30 60,0 48,30 54,60"), 1.2, _CREAM, 0.8)
    balloon = blob("56,-76 72,-70 77,-52 68,-36 56,-29 44,-36 35,-52 40,-70")
    scene.paper(balloon, ("#f0705a", "#b5281e"), shadow=0.9, edge=0)
    scene.flat(ellipse(48, -62, 4, 7), "#ffffff", 0.5, blur=1.2)


def _keeps_silent(scene: Scene) -> None:
    """Sphinx: a striped headcloth, painted eyes half closed, the ghost of a smile."""
    cloth = minus(symmetric("0,-66! 26,-64 48,-40 54,0 66,58! 40,62! 34,20 34,-22 20,-36! 0,-38"), circle(0, 4, 20))
    scene.paper(cloth, ("#f2c860", "#c8902e"), shadow=1.2, edge=0.2)
    with scene.clip(cloth):
        for i in range(9):
            y = -64 + i * 15
            for side in SIDES:
                scene.line(curve(f"0,{y - 2} 34,{y + 8} 76,{y + 30}", side), 5, "#2c4a8a", 0.9)
    scene.paper(blob("-36,-38! 0,-50 36,-38! 35,-28! 0,-39 -35,-28!"), _GOLD, shadow=0.6, edge=0)
    scene.paper(taper([(0, -46), (-2, -60), (4, -66), (10, -62)], 6, 4), ("#3fae8a", "#1a5a4a"), shadow=0.5, edge=0)
    for side in SIDES:
        scene.flat(blob("7,-6! 17,-13 30,-7! 17,-1", side), "#fffdf4")
        scene.flat(circle(side * 18, -6, 4.8), _INK)
        scene.flat(blob("5,-8! 17,-17 32,-9! 17,-8", side), "#2c4a8a")
        scene.line(curve("6,-6 17,-2 30,-6 38,-2", side), 2.2, _INK)
    scene.line(curve("-9,18 -3,19 3,19 10,15"), 2.4, _INK)


def _copies(scene: Scene) -> None:
    """Mirror: in a gilded frame, one half of the face its own, the other a cool reflection."""
    glass = ellipse(0, -2, 46, 54)
    half = common(glass, rect(0, -80, 80, 160))
    scene.paper(half, ("#cfe4f2", "#6f94b8"), shadow=0, rim=0.3, edge=0, texture=0.4, alpha=0.88)
    _look(scene, -8, 17, 8.4)
    scene.line(curve("-12,14 -5,19 0,19"), 2.6, _INK)
    scene.line(curve("12,14 5,19 0,19"), 2.6, "#3a4a6a")
    scene.line(line(0, -56, 0, 52), 1.2, "#ffffff", 0.8)
    with scene.clip(half):
        for x in (12, 20):
            scene.flat(polygon([(x, -60), (x + 5, -60), (x + 35, 60), (x + 30, 60)]), "#ffffff", 0.28, blur=1)
    frame = minus(stroked(glass, 15), ellipse(0, -2, 39, 47))
    scene.paper(frame, _GOLD, shadow=1.1, rim=0.8, edge=0.1)
    scene.line(glass, 1.2, "#8a5a1e", 0.7)
    for y in (-62, 58):
        scene.paper(star(8, 11, 6, 0, y), _GOLD, shadow=0.6, edge=0)


PERSONAS = {
    "literal": Persona(MIDNIGHT, "#f2c878", _SQUARE, _counts_things),
    "poet": Persona(VIOLET, "#e58aa0", _TALL, _feels),
    "joker": Persona(TEAL, "#f0a03c", _ROUND, _jests),
    "child": Persona(MIDNIGHT, "#f6d27a", _ROUND, _wonders),
    "sphinx": Persona(VIOLET, "#e8b45a", _TALL, _keeps_silent),
    "echo": Persona(TEAL, "#f2a888", _ROUND, _copies),
}
