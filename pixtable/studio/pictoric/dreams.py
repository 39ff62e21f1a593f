"""Five small dreams: pictures for the cards on the title. Each keeps to one palette and one light."""

import math
import random
from collections.abc import Callable

from PIL import Image

from pixtable.studio.kit.colour import FOREST, MIDNIGHT, SNOW, TEAL, VIOLET, Palette
from pixtable.studio.kit.finish import Finish
from pixtable.studio.kit.paths import (
    blob,
    circle,
    ellipse,
    line,
    minus,
    polygon,
    rect,
    round_rect,
    smooth,
    taper,
)
from pixtable.studio.kit.scene import Scene

WIDTH, HEIGHT = 256, 384
_FINISH = Finish(bloom=0.45, threshold=0.62, contrast=0.28, grade=0.05, fibre=0.10, vignette=0.40, grain=0.012)


def draw_dream(name: str) -> Image.Image:
    paint, palette, light = DREAMS[name]
    scene = Scene(WIDTH, HEIGHT, palette, light=light, reach=300, seed=len(name))
    paint(scene)
    return scene.finished(_FINISH)


def _stars(scene: Scene, count: int, lowest: float) -> None:
    for _ in range(count):
        x, y = scene.random.uniform(0, WIDTH), scene.random.uniform(0, lowest)
        scene.flat(circle(x, y, scene.random.choice((0.5, 0.7, 1.0))), "#fff3d6", scene.random.uniform(0.4, 1))


def _moon(scene: Scene, x: float, y: float, radius: float) -> None:
    scene.glow(x, y, radius * 2.4, scene.palette.glow, 0.6)
    scene.paper(circle(x, y, radius), (1.0, 0.9), shadow=0.3, edge=0.3)
    for right, down, size in ((-0.3, -0.2, 0.22), (0.3, 0.25, 0.28), (0.1, -0.5, 0.14)):
        scene.flat(circle(x + right * radius, y + down * radius, size * radius), 0.8, 0.35, blur=1)


def _hills(scene: Scene, top: float, height: float, tone: float, seed: int) -> None:
    rng = random.Random(seed)
    phase, length = rng.uniform(0, 6), rng.uniform(0.018, 0.03)
    ridge = [(x, top + height * math.sin(x * length + phase)) for x in range(-20, WIDTH + 41, 30)]
    hill = smooth([(-20, HEIGHT + 20, 1), *ridge, (WIDTH + 40, HEIGHT + 20, 1)])
    scene.paper(hill, (tone + 0.07, tone - 0.04), shadow=1.2, brush="brush", texture=0.6)


def _pines(scene: Scene, places: tuple[tuple[float, float, float], ...], tone: float) -> None:
    for x, foot, height in places:
        for i in range(4):
            top, half = foot - height + i * height * 0.2, height * (0.12 + i * 0.06)
            tier = polygon([(x, top), (x + half, top + height * 0.36), (x - half, top + height * 0.36)])
            scene.paper(tier, (tone + 0.06, tone), shadow=0.5, edge=1.4)


def _balloon_with_cage(scene: Scene) -> None:
    """A balloon carries off a cage in which a tree grows."""
    scene.wash([0.34, 0.52, 0.70, 0.86, 0.96, 0.99])
    scene.glow(128, 210, 160, scene.palette.glow, 0.45)
    for top, height, tone, seed in ((300, 14, 0.55, 3), (322, 12, 0.38, 5), (346, 10, 0.22, 8)):
        _hills(scene, top, height, tone, seed)
    _pines(scene, ((14, 384, 80), (40, 388, 52), (236, 384, 92), (212, 390, 58)), 0.12)
    _balloon(scene, 128, 96, 66)
    _cage(scene, 128, 216)
    for x, y in ((40, 150), (60, 134), (206, 176)):
        scene.line(smooth([(x - 6, y - 3), (x, y), (x + 6, y - 3)], closed=False), 1.6, 0.1)


def _balloon(scene: Scene, x: float, y: float, radius: float) -> None:
    with scene.at(x, y, radius):
        envelope = blob("0,-1 .72,-.7 1,0 .7,.66 .2,1.12! -.2,1.12! -.7,.66 -1,0 -.72,-.7")
        scene.paper(envelope, (scene.palette.accent, scene.palette.accent2), shadow=1.4, edge=0.3)
        with scene.clip(envelope):
            for half in (0.72, 0.26):
                gore = minus(ellipse(0, 0, half, 1.3), ellipse(0, 0, half - 0.24, 1.3))
                scene.paper(gore, (0.98, 0.86), shadow=0.2, edge=0, rim=0)
            scene.flat(ellipse(-0.4, -0.4, 0.3, 0.4), "#ffffff", 0.22, blur=6)
        scene.paper(ellipse(0, 1.12, 0.2, 0.05), 0.2, shadow=0.2, edge=0)
    for aside in (-12, -4, 4, 12):
        scene.line(line(x + aside, y + radius * 1.12, x + aside * 0.3, y + radius * 1.12 + 34), 0.9, 0.08)


def _cage(scene: Scene, x: float, y: float) -> None:
    with scene.at(x, y):
        scene.line(circle(0, -12, 4), 1.6, 0.1)
        scene.glow(0, 26, 44, scene.palette.glow, 0.5)
        scene.paper(taper([(0, 58), (-2, 40), (1, 26)], 6, 3, 8), 0.16, shadow=0.4)
        for leaf_x, leaf_y, size in ((-10, 22, 11), (9, 18, 12), (0, 10, 11), (-2, 26, 10)):
            scene.paper(circle(leaf_x, leaf_y, size), (0.52, 0.34), shadow=0.5, edge=2)
        scene.paper(ellipse(0, 60, 30, 7), (0.3, 0.12), edge=0.3)
        dome = smooth([(-30, 60, 1), (-30, 12), (-20, -4), (0, -10), (20, -4), (30, 12), (30, 60, 1)], closed=False)
        scene.line(dome, 2, 0.1)
        for aside in (-20, -10, 0, 10, 20):
            scene.line(line(aside, -9 + abs(aside) * 0.3, aside, 60), 1.2, 0.1, 0.95)
        scene.line(line(-30, 24, 30, 24), 1.6, 0.1)


def _stairs_to_the_moon(scene: Scene) -> None:
    scene.wash([0.1, 0.22, 0.40, 0.60, 0.80, 0.92])
    _stars(scene, 90, 230)
    _moon(scene, 160, 100, 62)
    for i in reversed(range(22)):
        up = i / 21
        x, y = 60 + up * 92 + 34 * math.sin(up * 3.6), 330 - up * 196
        half, rise = 30 - 20 * up, 10 - 6 * up
        tread = polygon([(x - half, y), (x + half, y), (x + half, y + rise * 1.5), (x - half, y + rise * 1.5)])
        scene.paper(tread, (0.72 + up * 0.25, 0.3 + up * 0.25), shadow=0.5, edge=0.4, rim=0.5)
    for top, tone, seed in ((318, 0.5, 2), (342, 0.34, 7)):
        _hills(scene, top, 6, tone, seed)


def _jelly_umbrellas(scene: Scene) -> None:
    scene.wash([0.98, 0.80, 0.55, 0.34, 0.18, 0.1])
    for x, y, size in ((120, 130, 1.0), (56, 220, 0.55), (200, 200, 0.6)):
        with scene.at(x, y, size, -6):
            for i in range(6):
                aside = -40 + i * 16
                ribbon = [(aside, 0), (aside + 8, 30), (aside - 6, 62), (aside + 4, 92)]
                scene.paper(taper(ribbon, 5, 1, 16), scene.palette.accent2, shadow=0.4, edge=0.2)
            top = blob("-56,2! -44,-40 0,-62 44,-40 56,2! 38,-6 18,3! 0,-7 -18,3! -38,-6")
            scene.paper(top, (scene.palette.accent, scene.palette.accent2), edge=0.3)
            scene.glow(0, -20, 60, scene.palette.glow, 0.4)
    _hills(scene, 340, 12, 0.18, 4)


def _lamp_in_the_snow(scene: Scene) -> None:
    """The last lamp of the road, and nobody under it."""
    scene.wash([0.12, 0.26, 0.44, 0.60, 0.74, 0.86])
    _stars(scene, 60, 160)
    _moon(scene, 196, 74, 34)
    _hills(scene, 250, 16, 0.66, 9)
    _pines(scene, ((30, 276, 70), (70, 270, 56), (150, 268, 60), (200, 280, 78), (236, 272, 66)), 0.34)
    _hills(scene, 292, 8, 0.90, 4)
    scene.glow(112, 210, 120, scene.palette.glow, 0.75)
    scene.paper(rect(109, 216, 6, 104), 0.1, shadow=0.6)
    scene.paper(round_rect(100, 190, 24, 30, 6), (scene.palette.glow, scene.palette.accent2), shadow=0.5)
    scene.paper(polygon([(96, 191), (112, 176), (128, 191)]), 0.1, shadow=0.4)
    _hills(scene, 328, 6, 0.98, 14)
    _pines(scene, ((12, 380, 120), (244, 384, 130)), 0.16)
    for _ in range(90):
        flake = circle(scene.random.uniform(0, WIDTH), scene.random.uniform(0, HEIGHT), scene.random.uniform(0.6, 1.6))
        scene.flat(flake, "#ffffff", scene.random.uniform(0.4, 0.95), blur=0.3)


def _whale_isle(scene: Scene) -> None:
    """A whale swims through the clouds with a village on its back."""
    scene.wash([0.12, 0.26, 0.44, 0.66, 0.88, 0.97])
    _stars(scene, 70, 180)
    _moon(scene, 200, 60, 28)
    for x, y, height in ((86, 176, 26), (112, 172, 34), (138, 178, 24)):
        scene.paper(rect(x - 9, y - height, 18, height + 10), (0.9, 0.7), shadow=0.5, edge=0.4)
        roof = polygon([(x - 13, y - height), (x, y - height - 14), (x + 13, y - height)])
        scene.paper(roof, scene.palette.accent, shadow=0.5, edge=0.4)
        scene.flat(rect(x - 3, y - height + 8, 6, 8), scene.palette.glow)
    whale = "30,214 40,184 86,176 140,180 186,200 214,190 236,160! 232,200 244,220! 214,220 180,244 100,254 50,244"
    scene.paper(blob(whale), (0.5, 0.18), shadow=1.8)
    scene.flat(circle(58, 214, 3), "#0c0a18")
    for x, y, across in ((60, 286, 90), (200, 300, 80), (120, 330, 120)):
        scene.paper(ellipse(x, y, across, 22), (0.98, 0.8), shadow=1.2, edge=2)


DREAMS: dict[str, tuple[Callable[[Scene], None], Palette, tuple[float, float]]] = {
    "jelly_umbrellas": (_jelly_umbrellas, TEAL, (125, 45)),
    "stairs_to_the_moon": (_stairs_to_the_moon, VIOLET, (160, 100)),
    "balloon_with_cage": (_balloon_with_cage, FOREST, (128, 190)),
    "lamp_in_the_snow": (_lamp_in_the_snow, SNOW, (112, 205)),
    "whale_isle": (_whale_isle, MIDNIGHT, (98, 95)),
}
