"""The curtain between two players: red velvet in folds, with a golden hem and a valance."""

import numpy as np
import skia
from PIL import Image

from pixtable.studio.kit.bitmap import picture
from pixtable.studio.kit.colour import rgb
from pixtable.studio.kit.finish import Finish
from pixtable.studio.kit.noise import Field, bump, fractal, gradient_map
from pixtable.studio.kit.paths import Track, blob, circle, line, rect, round_rect, smooth, star
from pixtable.studio.kit.scene import Scene

WIDTH, HEIGHT = 1280, 800
VALANCE = 200
_VELVET = ("#120208", "#3a0710", "#7a121c", "#b02a2c", "#dd5a44", "#f6a27c")
_GOLD = ("#3a1d08", "#7a4a14", "#c08a34", "#f0cf80", "#fff3c8")
_FRINGE = ("#2a1406", "#7a4a14", "#d0a048", "#ffe7a8")
_BRAID = ("#e6c068", "#9a6a24")
_SWAGS = 5
_FINISH = Finish(fibre=0.03, grain=0.008)


def draw_curtain() -> Image.Image:
    scene = _scene()
    scene.image(_drape(), 0, 0, WIDTH, HEIGHT)
    _hang_valance(scene)
    return scene.finished(_FINISH)


def draw_half(*, left: bool) -> Image.Image:
    scene = _scene()
    scene.image(_drape(), 0, 0, WIDTH, HEIGHT)
    half = WIDTH // 2
    return scene.finished(_FINISH).crop((0, 0, half, HEIGHT) if left else (half, 0, WIDTH, HEIGHT))


def draw_valance() -> Image.Image:
    scene = _scene()
    _hang_valance(scene)
    return scene.cutout().crop((0, 0, WIDTH, VALANCE))


def _scene() -> Scene:
    return Scene(WIDTH, HEIGHT, light=(WIDTH * 0.45, -200), reach=1300, oversample=1, seed=4, shadow="#050102")


# -- the cloth


def _drape() -> Image.Image:
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    fibre = fractal(2048, 72, 0.6, (1, 7), (0.03, 0.5))[:HEIGHT, :WIDTH]
    folds, slope, warp = _folds(rows, columns)
    light = 0.50 + 0.30 * folds - 2.88 * slope
    light *= 0.80 + 0.25 * np.exp(-((columns / WIDTH - 0.42) ** 2 * 5 + (rows / HEIGHT - 0.35) ** 2 * 3))
    light += 0.018 * fibre + 0.009 * warp
    cloth = gradient_map(light * 0.80, _VELVET) + (0.10 * bump(folds, 0.55, 0.22))[..., None] * np.array([1, 0.5, 0.4])
    cloth = _hemmed(cloth, rows - (HEIGHT - 74 + 7 * folds), columns, folds, fibre)
    seam = bump(columns, WIDTH / 2 - 0.5, 9)
    return picture(cloth * (1 - 0.72 * seam)[..., None])


def _folds(rows: Field, columns: Field) -> tuple[Field, Field, Field]:
    """Height and slope of the folds, the same on both halves, and the unevenness of the cloth."""
    left = columns < WIDTH / 2
    uneven = fractal(2048, 71, 2.0, band=(0.0008, 0.5))[:HEIGHT, :WIDTH]
    warp = np.where(left, uneven, uneven[:, ::-1])
    along = np.where(left, columns, WIDTH - 1 - columns) + warp * 4.5 + np.sin(rows / HEIGHT * 2.2) * 7
    waves = np.zeros_like(along)
    for length, height, phase in ((46, 1.0, 0.4), (29, 0.42, 1.7), (17, 0.16, 2.9)):
        waves += height * np.sin(along / length * 2.042 + phase + 0.35 * np.sin(along / 190 + phase))
    folds = np.tanh(waves * 0.9)
    return folds, np.gradient(folds, axis=1), warp


def _hemmed(cloth: Field, below: Field, columns: Field, folds: Field, fibre: Field) -> Field:
    """A golden band where `below` starts to be positive, then a fringe, then the dark under the curtain."""
    ragged = 58 + 2 * np.sin(columns * 1.7)
    slope = np.abs(np.gradient(folds, axis=1))
    gold = gradient_map(0.28 + 0.32 * folds + 1.8 * slope + 0.06 * fibre + 0.10 * np.sin(below * 0.8), _GOLD)
    threads = 0.5 + 0.5 * np.sin(columns * 1.35)
    fringe = gradient_map(0.12 + 0.40 * threads * (0.7 + 0.4 * folds) + 0.05 * fibre, _FRINGE)
    shade = 1 - 0.40 * np.exp(-np.clip(-below, 0, None) / 9) * (below <= 0)
    hemmed = np.where(((below > 0) & (below < 26))[..., None], gold, cloth * shade[..., None])
    hemmed = np.where(((below >= 26) & (below < ragged))[..., None], fringe, hemmed)
    return np.where((below >= ragged)[..., None], np.array(rgb("#0c0506")), hemmed)


# -- the valance


def _hang_valance(scene: Scene) -> None:
    width = WIDTH / _SWAGS
    for i in (*range(0, _SWAGS, 2), *range(1, _SWAGS, 2)):
        with scene.at(i * width - 6, 0):
            _swag(scene, width + 12, 136 if i % 2 else 150)
    for i in range(_SWAGS + 1):
        with scene.at(i * width, 0):
            _tassel(scene)
    board = rect(-10, -10, WIDTH + 20, 44)
    scene.paper(board, ("#7a4c28", "#3a2010"), shadow=2, edge=0, brush="wood", texture=1)
    scene.line(line(0, 29, WIDTH, 29), 2, "#e6bd72", 0.8)
    scene.line(line(0, 6, WIDTH, 6), 1.2, "#e6bd72", 0.5)
    for i in range(_SWAGS):
        scene.paper(star(8, 13, 6, (i + 0.5) * width, 17), ("#fff0b8", "#c08a34"), shadow=0.6, edge=0, rim=0.7)


def _swag(scene: Scene, width: float, depth: float) -> None:
    middle, low = width / 2, [(width - width * 0.16, depth * 0.62), (width / 2, depth), (width * 0.16, depth * 0.62)]
    cloth = smooth([(0, 0, 1), (width, 0, 1), (width, 40), *low, (0, 40)])
    scene.paper(cloth, ("#6a0f1a", "#a8262a"), shadow=2.2, rim=0.4, shade=0.6, edge=0, texture=0.5)
    with scene.clip(cloth):
        for k in range(1, 6):
            dip = depth * k / 6
            for lift, pen, colour, alpha, blur in ((0, 13, "#2a040a", 0.42, 7), (-9, 6, "#ff9a80", 0.22, 4)):
                sides = [(middle - width * 0.24, dip * 0.86 + lift), (middle, dip + lift)]
                fold = [(10, -10 + lift), *sides, (middle + width * 0.24, dip * 0.86 + lift), (width - 10, -10 + lift)]
                scene.line(smooth(fold, closed=False), pen, colour, alpha, blur=blur)
    _braid(scene, smooth([(0, 40), *low[::-1], (width, 40)], closed=False))


def _braid(scene: Scene, edge: skia.Path) -> None:
    for width, colour, alpha in ((9, "#4a2a0a", 0.9), (6, "#d9a848", 1.0), (2, "#fff0b8", 0.7)):
        scene.line(edge, width, colour, alpha)
    track = Track(edge)
    for i in range(46):
        end = track.at(i / 45)
        colour = "#b8822e" if i % 2 else "#e6c068"
        scene.line(line(end.x, end.y + 3, end.x, end.y + 19), 3, colour, 0.95)


def _tassel(scene: Scene) -> None:
    scene.paper(round_rect(-5, 30, 10, 64, 3), _BRAID, edge=0)
    scene.paper(circle(0, 100, 13), ("#fff0b8", "#b8822e"), edge=0, rim=0.8)
    scene.paper(blob("-12,108! 12,108! 17,160! 0,154 -17,160!"), ("#e6c068", "#8a5a1c"), edge=0.2)
    for k in range(-3, 4):
        scene.line(line(k * 3, 114, k * 4.4, 156), 1.4, "#5a3410", 0.6)
