"""The word PIXTABLE in gilded wood, with one ornament for every game."""

import skia
from PIL import Image

from pixtable.studio.kit.colour import argb
from pixtable.studio.kit.paths import SIDES, blob, line, minus, moved, placed, rect, round_rect, stroked, union
from pixtable.studio.kit.scene import Scene
from pixtable.studio.pictoric.lantern import draw_lantern
from pixtable.studio.rhombs.tile import draw_tile
from pixtable.studio.title.slabs import HEIGHT, KERNING, SLABS, TRACKING

WORD = "PIXTABLE"
SCALE = 1.5
_LEFT, _TOP = 55, 56
_GEM = ("..ooo..", ".owwbo.", "owbbbco", "obbbcco", ".obcco.", "..oco..", "...o...")
_GEM_COLOURS = {"o": "#2a1248", "w": "#ffffff", "b": "#c77be8", "c": "#7a35b8"}


def draw_wordmark(scale: float) -> Image.Image:
    starts, length = _places(scale)
    width, height = int(length + 2 * _LEFT), int(HEIGHT * scale + 120)
    light = (width * 0.42, -height * 1.4)
    scene = Scene(width, height, light=light, reach=width * 0.9, oversample=3, seed=3, shadow="#060201")
    letters = [placed(SLABS[letter].draw(), x, _TOP, scale) for letter, x in zip(WORD, starts, strict=True)]
    _carve(scene, letters)
    for letter in letters:
        _gild(scene, letter)
    _decorate(scene, dict(zip(range(len(WORD)), starts, strict=True)), scale)
    return scene.cutout(grain=0.004)


def _places(scale: float) -> tuple[list[float], float]:
    """Where every letter begins, and how long the word is."""
    starts, x = [], 0.0
    for letter, following in zip(WORD, f"{WORD[1:]} ", strict=True):
        starts.append(_LEFT + x * scale)
        x += SLABS[letter].advance + TRACKING + KERNING.get(letter + following, 0)
    return starts, (x - TRACKING) * scale


def _carve(scene: Scene, letters: list[skia.Path]) -> None:
    for letter in letters:
        board = union(letter, stroked(letter, 17))
        fill = ("#7c3a20", "#3a150c")
        scene.paper(board, fill, shadow=2.0, rim=0.5, edge=0.15, texture=0.9, brush="wood")
    for letter in letters:
        scene.line(union(letter, stroked(letter, 11)), 1.5, "#e6b45c", 0.75)


def _gild(scene: Scene, letter: skia.Path) -> None:
    fill = ("#fff0b4", "#d98a22")
    scene.paper(letter, fill, shadow=0.9, rim=0.95, shade=0.55, edge=0, texture=0.45, lit=0.2)
    bounds = letter.getBounds()
    ends = [skia.Point(0, bounds.top()), skia.Point(0, bounds.bottom())]
    sheen = [argb("#fffbe0", 0.75), argb("#ffe08a", 0), argb("#b25c10", 0), argb("#7a2f08", 0.55)]
    with scene.clip(letter):
        scene.canvas.drawPaint(skia.Paint(Shader=skia.GradientShader.MakeLinear(ends, sheen, [0, 0.46, 0.54, 1])))
        scene.line(letter, 2.2, "#7a3a0c", 0.55)
    groove = minus(letter, stroked(letter, 11))
    scene.line(groove, 1.1, "#8a4a12", 0.55)
    scene.line(moved(groove, 0, 1.2), 0.9, "#fff6d0", 0.6)


def _decorate(scene: Scene, starts: dict[int, float], scale: float) -> None:
    """Leaves on the I, a tile on the X, a lantern under the T, a pixel gem on the L."""
    with scene.at(starts[1] + 22.5 * scale, _TOP + 4):
        for angle, length in ((-48, 44), (40, 52), (-4, 36)):
            with scene.at(0, 0, length, angle):
                _sprout(scene)
    size = 71 * scale / SCALE
    x, y = starts[2] + 47 * scale - size / 2, _TOP + 50 * scale - size / 2
    scene.image(draw_tile(("red", "blue", "yellow")), x, y, size, size, lift=4)
    draw_lantern(scene, starts[3] + 9.5 * scale, _TOP + 41.3 * scale, 0.8 * scale, "#f08a3c")
    with scene.at(starts[6] + 55 * scale, _TOP + 63 * scale, scale / SCALE):
        draw_gem(scene, 6.4)


def _sprout(scene: Scene) -> None:
    leaf = blob("0,0! .26,-.35 .17,-.75 0,-1! -.17,-.75 -.26,-.35")
    scene.paper(leaf, ("#a9d86a", "#3c7a34"), shadow=0.8, edge=0, rim=0.7)
    scene.line(line(0, -0.07, 0, -0.85), 0.034, "#2a5a24", 0.8)
    for up in (0.25, 0.42, 0.58):
        for side in SIDES:
            scene.line(line(0, -up, side * 0.13, -up - 0.14), 0.023, "#2a5a24", 0.6)


def draw_gem(scene: Scene, pixel: float) -> None:
    """A gem of seven by seven pixels round (0, 0)."""
    scene.flat(round_rect(-3 * pixel, -2.5 * pixel, 6.6 * pixel, 6.6 * pixel, 8), "#060201", 0.5, blur=5)
    for row, cells in enumerate(_GEM):
        for column, cell in enumerate(cells):
            if cell in _GEM_COLOURS:
                square = rect((column - 3.5) * pixel, (row - 3.5) * pixel, pixel + 0.15, pixel + 0.15)
                scene.flat(square, _GEM_COLOURS[cell])
