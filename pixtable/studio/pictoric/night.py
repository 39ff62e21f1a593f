"""The table of Pictoric Box: night-blue cloth with stitched stars, and a string of lanterns along its far edge."""

import math
import random

from PIL import Image

from pixtable.studio.kit.bitmap import picture
from pixtable.studio.kit.colour import MIDNIGHT
from pixtable.studio.kit.finish import Finish
from pixtable.studio.kit.paths import Track, curve, line, round_rect
from pixtable.studio.kit.scene import Scene
from pixtable.studio.kit.tabletop import felt, framed, lamplit
from pixtable.studio.pictoric.lantern import draw_lantern

SIZE = (1920, 1200)
_CLOTH = ("#0d1734", "#132146", "#1a2c58", "#23396c")
_THREAD, _GOLD = "#c9d6f2", "#d9b565"
_LANTERNS = ("#f2b84e", "#e4573d", "#f0a03c", "#e58aa0", "#7fb7e0")
_CORD = "40,62 330,112 640,86 960,120 1280,86 1590,112 1880,62"
_FINISH = Finish(bloom=0.35, threshold=0.72, contrast=0.18, fibre=0.03, vignette=0.28, grain=0.006)


def draw_night_table() -> Image.Image:
    width, height = SIZE
    cloth = (lamplit(framed(felt(*SIZE, _CLOTH) * 1.05, 46), 0.5, 0.45, 0.86, 0.5) * 1.15).clip(0, 1)
    scene = Scene(width, height, MIDNIGHT, light=(width / 2, 380), reach=1300, oversample=1, seed=7)
    scene.image(picture(cloth), 0, 0, width, height)
    _stitch_stars(scene)
    scene.line(round_rect(78, 78, width - 156, height - 156, 26), 2, _GOLD, 0.35, dash=(10, 8))
    scene.line(round_rect(88, 88, width - 176, height - 176, 20), 1.2, _GOLD, 0.22)
    _hang_lanterns(scene)
    return scene.finished(_FINISH)


def _stitch_stars(scene: Scene) -> None:
    """Away from the middle, where the pictures lie."""
    rng = random.Random(3)
    width, height = SIZE
    for _ in range(70):
        x, y = rng.uniform(70, width - 70), rng.uniform(70, height - 70)
        if abs(x - width / 2) < 620 and abs(y - height / 2) < 400:
            continue
        size, alpha = rng.choice((4, 5, 7)), rng.uniform(0.25, 0.55)
        for angle in range(0, 180, 45):
            reach = size if angle % 90 == 0 else size / 2
            right, down = math.cos(math.radians(angle)) * reach, math.sin(math.radians(angle)) * reach
            scene.line(line(x - right, y - down, x + right, y + down), 1.3, _THREAD, alpha)


def _hang_lanterns(scene: Scene) -> None:
    cord = curve(_CORD)
    scene.line(cord, 6, "#02040c", 0.4, blur=4)
    scene.line(cord, 3, "#1a1420", 0.95)
    for i, station in enumerate(Track(cord).stations(13)):
        draw_lantern(scene, station.x, station.y + 16, 1.3, _LANTERNS[i % len(_LANTERNS)])
