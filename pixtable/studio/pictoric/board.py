"""The spiral board: a lantern garden at night, stones between hedges, and the glowing box in the middle."""

import math
import random
from typing import Any

from PIL import Image

from pixtable.studio.kit.bitmap import round_corners
from pixtable.studio.kit.colour import RGB, Palette, mix
from pixtable.studio.kit.finish import Finish
from pixtable.studio.kit.paths import blob, circle, ellipse, line, moved, polygon, polyline, round_rect, star, stroked
from pixtable.studio.kit.scene import Scene
from pixtable.studio.lettering.ink import numeral
from pixtable.studio.pictoric.lantern import draw_firefly, draw_lantern
from pixtable.studio.pictoric.spiral import CELL, GOAL, MARGIN, NUMBERS, SIDE, SIZE, centre

MINI_SIZE = 496
_NIGHT = Palette(("#070b1c", "#101c3c", "#1d3460", "#3d6290", "#9cb6c8", "#fff0d0"), "#ffcf80", "#e4573d", "#f2a65a")
_WAY = Palette(("#2b57a6", "#35609c", "#4b5aa2", "#6d52a0", "#95508f", "#b25070", "#c66244", "#d98e30"), glow="#ffcf80")
_MOSS = ("#14382f", "#1b4a3a", "#0f2c2c", "#225a45")
_HEDGE = ("#1b5a40", "#2a7350", "#3c8c5c", "#164836", "#57a56c")
_BLOSSOM = ("#ffb3c4", "#ffe39a", "#fff6e6", "#a9cbff")
_FLOWERS = ("#e2708a", "#f0b24a", "#8fb7ea", "#d9d4f2", "#e58a5a")
_LANTERNS = ("#f08a3c", "#f2b84e", "#e4573d", "#f0a0a0")
_BRASS, _CANDLE = "#d9ae62", "#ffd98a"
_MILESTONE = 6
_FINISH = Finish(bloom=0.42, threshold=0.68, contrast=0.26, grade=0.03, fibre=0.06, vignette=0.22, grain=0.010)


def draw_board() -> Image.Image:
    return _draw(mini=False)


def draw_mini_board() -> Image.Image:
    """The same garden with big numerals and few flowers, for the side of the table."""
    return _draw(mini=True).resize((MINI_SIZE, MINI_SIZE), Image.Resampling.LANCZOS)


def as_data() -> dict[str, Any]:
    """The centre of every cell on the board of 900 by 900; the last one is the goal."""
    return {str(cell): [round(value, 2) for value in centre(cell)] for cell in range(1, GOAL + 1)}


def _draw(mini: bool) -> Image.Image:
    middle = SIZE / 2
    scene = Scene(SIZE, SIZE, _NIGHT, light=(middle, middle), reach=560, seed=6, shadow="#02040c")
    rng = random.Random(8)
    _lay_ground(scene, rng)
    _lay_bridges(scene)
    for cell in range(1, GOAL):
        _lay_stone(scene, cell, mini)
    _plant_hedges(scene, rng)
    _set_goal(scene)
    if not mini:
        _decorate(scene, rng)
    for x in (40, SIZE - 40):
        for y in (40, SIZE - 40):
            draw_lantern(scene, x, y - 16, 0.9, "#f2a63e")
    _light_start(scene)
    _light_goal(scene)
    return round_corners(scene.finished(_FINISH), 34)


def _lay_ground(scene: Scene, rng: random.Random) -> None:
    """A frame of carved wood with a brass line, and the dark bed that shows between the stones."""
    wood = ("#4a2d1c", "#24130c")
    scene.paper(round_rect(0, 0, SIZE, SIZE, 34), wood, shadow=0, rim=0.5, brush="wood", texture=1, edge=0)
    scene.line(round_rect(15, 15, 870, 870, 26), 1.6, _BRASS, 0.75)
    scene.line(round_rect(20, 20, 860, 860, 22), 0.8, _BRASS, 0.4)
    bed = round_rect(28, 28, 844, 844, 18)
    scene.paper(bed, ("#0c1a34", "#0a1428"), shadow=0.6, rim=0.15, edge=0.2, brush="brush", texture=0.7, lit=0.8)
    with scene.clip(bed):
        for _ in range(900):
            _drop_leaf(scene, rng, rng.uniform(30, 870), rng.uniform(30, 870), _MOSS)


def _drop_leaf(scene: Scene, rng: random.Random, x: float, y: float, colours: tuple[str, ...]) -> None:
    with scene.at(x, y, rng.uniform(7, 12), rng.uniform(0, 360)):
        scene.flat(blob("0,0! 0.25,-0.35 0.16,-0.75 0,-1! -0.16,-0.75 -0.25,-0.35"), rng.choice(colours), 0.92)


def _colour(cell: int) -> RGB:
    """Cool at the start, warm at the goal."""
    return _WAY.tone(cell / (GOAL - 1))


def _lay_bridges(scene: Scene) -> None:
    for cell in range(1, GOAL):
        (x0, y0), (x1, y1) = centre(cell), centre(cell + 1)
        half_width, half_height = (11, 33) if y0 == y1 else (33, 11)
        bridge = round_rect((x0 + x1) / 2 - half_width, (y0 + y1) / 2 - half_height, 2 * half_width, 2 * half_height, 4)
        colour = _colour(cell)
        fill = (mix(colour, "#ffffff", 0.05), mix(colour, "#0a1428", 0.15))
        scene.paper(bridge, fill, shadow=0.3, rim=0.35, edge=0.5, texture=0.6)


def _lay_stone(scene: Scene, cell: int, mini: bool) -> None:
    colour, half = _colour(cell), CELL / 2 - 6
    milestone = cell % _MILESTONE == 0
    with scene.at(*centre(cell)):
        stone = round_rect(-half, -half, 2 * half, 2 * half, 17)
        fill = (mix(colour, "#fff4e0", 0.16), mix(colour, "#0a0a22", 0.30))
        scene.paper(stone, fill, shadow=0.6, rim=0.7, shade=0.5, edge=0.8, texture=0.55, lit=0.35)
        inner = round_rect(6 - half, 6 - half, 2 * half - 12, 2 * half - 12, 12)
        scene.line(inner, 1.2, mix(colour, "#fff0d0", 0.55), 0.55)
        if not mini:
            if milestone:
                _wreathe(scene)
            else:
                _point_on(scene, cell, half)
        scene.flat(ellipse(0, 0, 30, 25), "#060818", 0.30, blur=6)
        figures = numeral(cell, *((56, 5.4) if mini else (29, 5.6)))
        scene.flat(moved(figures, 1.2, 2.0), "#0a0818", 0.85, blur=1.2)
        scene.flat(figures, "#ffe08a" if milestone and cell <= 42 else "#fff6e2")


def _wreathe(scene: Scene) -> None:
    for i in range(16):
        angle = i * math.pi / 8
        scene.flat(circle(math.cos(angle) * 36, math.sin(angle) * 36, 2.1), "#ffe39a", 0.95)
    scene.glow(0, 0, 52, _CANDLE, 0.25)


def _point_on(scene: Scene, cell: int, half: float) -> None:
    """A small arrow towards the next stone."""
    (x0, y0), (x1, y1) = centre(cell), centre(cell + 1)
    with scene.at(0, 0, turn=math.degrees(math.atan2(y1 - y0, x1 - x0))):
        scene.line(polyline([(half - 18, -7), (half - 11, 0), (half - 18, 7)]), 2.2, "#fff0d0", 0.6)


def _plant_hedges(scene: Scene, rng: random.Random) -> None:
    """A wall wherever neighbours do not follow each other, and round all of it."""
    for (x, y), number in NUMBERS.items():
        left, top = MARGIN + CELL * x, MARGIN + CELL * y
        if x + 1 < SIDE and abs(number - NUMBERS[x + 1, y]) != 1:
            _plant_hedge(scene, rng, (left + CELL, top), (left + CELL, top + CELL))
        if y + 1 < SIDE and abs(number - NUMBERS[x, y + 1]) != 1:
            _plant_hedge(scene, rng, (left, top + CELL), (left + CELL, top + CELL))
    near, far = MARGIN - 3, SIZE - MARGIN + 3
    corners = [(near, near), (far, near), (far, far), (near, far)]
    for i, corner in enumerate(corners):
        _plant_hedge(scene, rng, corner, corners[(i + 1) % 4])


def _plant_hedge(scene: Scene, rng: random.Random, start: tuple[float, float], end: tuple[float, float]) -> None:
    wall = line(*start, *end)
    scene.line(wall, 10, "#06130f", 0.75, blur=4)
    scene.paper(stroked(wall, 11), ("#1f5a40", "#123a30"), shadow=0.5, rim=0.3, edge=1.2, texture=0.4)
    steps = int(math.dist(start, end) / 2.6)
    for i in range(steps):
        x, y = (start[k] + (end[k] - start[k]) * i / steps + rng.uniform(-6, 6) for k in (0, 1))
        _drop_leaf(scene, rng, x, y, _HEDGE)
        if rng.random() < 0.035:
            scene.flat(circle(x, y, 2.6), rng.choice(_BLOSSOM))
            scene.flat(circle(x, y, 1.0), "#c8702a")


def _set_goal(scene: Scene) -> None:
    """The open box on midnight velvet."""
    x, y = centre(GOAL)
    half = CELL / 2 - 5
    scene.glow(x, y, 190, "#ffb84a", 0.45)
    with scene.at(x, y):
        velvet = round_rect(-half, -half, 2 * half, 2 * half, 16)
        scene.paper(velvet, ("#3a1f5c", "#180c34"), rim=0.9, edge=0.3, texture=0.6, lit=0.2)
        inner = round_rect(4 - half, 4 - half, 2 * half - 8, 2 * half - 8, 13)
        scene.line(inner, 2.4, _CANDLE, 0.95)
        with scene.clip(inner):
            for angle in range(0, 360, 30):
                with scene.at(0, 4, turn=angle):
                    scene.flat(polygon([(0, 0), (96, -8), (96, 8)]), "#ffdf9a", 0.18, blur=3)
        draw_box(scene, 0, 33)


def draw_box(scene: Scene, x: float, y: float) -> None:
    """The Pictoric box: of paper, open, with light and little stars rising out of it."""
    with scene.at(x, y):
        scene.glow(0, -34, 70, "#fff0b8", 0.9)
        scene.paper(_quad("-30,-30 0,-42 30,-30 0,-18"), ("#fff6cf", "#ffd070"), shadow=0, rim=0, edge=0, texture=0.2)
        for flip in (False, True):
            with scene.at(0, 0, flip=flip):
                scene.paper(_quad("30,-30 0,-42 12,-54 42,-41"), ("#e9b25c", "#b06e2c"), shadow=0.3, edge=0.2, rim=0.7)
        scene.paper(_quad("-30,-30 0,-18 0,14 -30,2"), ("#d08a48", "#8e4f24"), shadow=0.6, edge=0.2, rim=0.5)
        scene.paper(_quad("30,-30 0,-18 0,14 30,2"), ("#b06e36", "#6e3818"), shadow=0.6, edge=0.2, rim=0.4)
        for flip in (False, True):
            with scene.at(0, 0, flip=flip):
                scene.paper(_quad("30,-30 0,-18 9,-8 38,-19"), ("#f2c272", "#c98a40"), shadow=0.5, edge=0.2, rim=0.7)
                scene.paper(star(4, 9, 3.4, 15, -6), "#ffdc88", shadow=0.2, edge=0)
        for right, up, size in ((0, 62, 8), (-18, 54, 4.5), (19, 58, 5), (-8, 76, 3.6), (11, 74, 3.2)):
            scene.glow(right, -up, size * 2.6, "#fff0b8", 0.7)
            scene.flat(star(4, size, size * 0.3, right, -up), "#fffbe6")


def _quad(corners: str) -> Any:
    return polygon([tuple(float(number) for number in corner.split(",")) for corner in corners.split()])


def _decorate(scene: Scene, rng: random.Random) -> None:
    """Flowers and lanterns where four stones meet, and fireflies."""
    crossings = [
        (MARGIN + CELL * x, MARGIN + CELL * y)
        for y in range(1, SIDE)
        for x in range(1, SIDE)
        if not (x in (3, 4) and y in (3, 4))
    ]
    for i, (x, y) in enumerate(crossings):
        if i * 7 % 5 == 0:
            draw_lantern(scene, x, y - 16, 0.72, rng.choice(_LANTERNS))
        elif i * 7 % 5 in (1, 3):
            _draw_flower(scene, x, y, rng.uniform(0, 72), rng.choice(_FLOWERS))
    for _ in range(46):
        draw_firefly(scene, rng.uniform(36, 864), rng.uniform(36, 864), rng.uniform(0.5, 1.0))


def _draw_flower(scene: Scene, x: float, y: float, turn: float, colour: str) -> None:
    for i in range(5):
        with scene.at(x, y, turn=turn + 72 * i):
            petal = (mix(colour, "#ffffff", 0.25), colour)
            scene.paper(ellipse(0, -6.8, 4.6, 6.6), petal, shadow=0.3, edge=0, rim=0.5, texture=0.3)
    scene.paper(circle(x, y, 3.7), _CANDLE, shadow=0.2, edge=0)


def _light_start(scene: Scene) -> None:
    x, y = centre(1)
    scene.line(round_rect(x - CELL / 2 + 3, y - CELL / 2 + 3, CELL - 6, CELL - 6, 19), 3, _CANDLE, 0.85)
    scene.glow(x, y, 80, "#ffcf80", 0.22)


def _light_goal(scene: Scene) -> None:
    x, y = centre(GOAL)
    scene.glow(x, y - 10, 150, "#ffca66", 0.26)
    scene.glow(x, y - 22, 48, "#fff0b8", 0.26)
