"""The table of the title: lamp-lit walnut with things of all four games at its edges."""

import random

from PIL import Image

from pixtable.studio.kit.bitmap import picture
from pixtable.studio.kit.finish import Finish
from pixtable.studio.kit.scene import Scene
from pixtable.studio.kit.tabletop import WALNUT, lamplit, wood
from pixtable.studio.pictoric.die import draw_die
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.rhombs.tile import Colours, draw_tile
from pixtable.studio.title.tiles import draw_dream_card

WIDTH, HEIGHT = 1920, 1200
_TILES: tuple[tuple[float, float, float, Colours, int], ...] = (
    (86, 1116, 24, ("red", "yellow", "blue"), 0),
    (222, 1164, -11, ("green", "violet", "yellow"), 1),
    (1828, 150, -14, ("green", "violet", "blue"), 0),
    (66, 962, 8, ("blue", "red", "red"), 1),
)
_CARDS: tuple[tuple[float, float, float, str], ...] = (
    (1800, 1120, -34, "whale_isle"),
    (1846, 1096, -18, "moon_stairs"),
    (1884, 1090, -2, "cage_balloon"),
)
_LEAVES = (
    (90, 170, 40, "#c8502c", "maple"),
    (150, 238, 100, "#d98a2a", "ovate"),
    (56, 262, 170, "#7d9a3c", "oak"),
    (214, 92, 65, "#a8432c", "ovate"),
    (1700, 86, -50, "#c9a13a", "serrate"),
    (1660, 1130, -80, "#c9a13a", "serrate"),
    (1600, 1168, 200, "#a8432c", "ovate"),
    (360, 1176, -30, "#7d9a3c", "oak"),
    (1880, 330, -20, "#c8502c", "maple"),
)
_DICE = (
    (1700, 1176, 14, 6, "#2458c4", "#fff6e0"),
    (1752, 196, -18, 5, "#fadf29", "#1e1b18"),
    (300, 1080, 20, 3, "#b5321c", "#fff6e0"),
    (1884, 236, 10, 1, "#9a50d4", "#fff6e0"),
)


def draw_background() -> Image.Image:
    scene = Scene(WIDTH, HEIGHT, light=(960, -120), reach=1600, oversample=1, seed=3, shadow="#080402")
    planks = lamplit(wood(WIDTH, HEIGHT, WALNUT, 200, 9), 0.5, 0.42, 0.64, 0.9)
    scene.image(picture(planks), 0, 0, WIDTH, HEIGHT)
    scene.glow(960, 500, 1050, "#ffcf80", 0.22)
    for x, y, turn, dream in _CARDS:
        with scene.at(x, y, turn=turn):
            draw_dream_card(scene, dream, 0, 0, 176)
    for x, y, turn, colours, turns in _TILES:
        _lay(scene, draw_tile(colours, turns), (x, y), turn, 172)
    art = Artist(scene, "red", 2)
    art.random = random.Random(2)
    for x, y, angle, colour, kind in _LEAVES:
        art.loose((x, y), angle, 96, 62, colour, kind=kind, stalk=True)
    for x, y, turn, number, colour, pip in _DICE:
        _lay(scene, draw_die(number, colour, pip), (x, y), turn, 74)
    return scene.finished(Finish(bloom=0.30, threshold=0.75, fibre=0.03, vignette=0.45, grain=0.007))


def _lay(scene: Scene, image: Image.Image, at: tuple[float, float], turn: float, size: float) -> None:
    with scene.at(*at, turn=turn):
        scene.image(image, -size / 2, -size / 2, size, size, lift=size * 0.055)
