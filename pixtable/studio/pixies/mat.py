"""The garden mat under a game of Pixies: a calm lawn in a bed of soil, the four suits in its corners."""

import math
import random

from PIL import Image

from pixtable.games.pixies.rules.cards import COLOURS
from pixtable.studio.kit.colour import GARDEN, mix
from pixtable.studio.kit.finish import Finish
from pixtable.studio.kit.paths import Track, circle, ellipse, minus, polar, rect, round_rect
from pixtable.studio.kit.scene import Scene
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.ground import drop_crumb, paint_ground
from pixtable.studio.pixies.leaf import ASPECT
from pixtable.studio.pixies.species import SUITS

WIDTH, HEIGHT = 1280, 800
_STONES = ("#8f877c", "#a89d8e", "#767068", "#b9ab98", "#6d6a70")


def draw_mat() -> Image.Image:
    scene = Scene(WIDTH, HEIGHT, GARDEN, light=(WIDTH * 0.42, -260), reach=1250, seed=77, shadow="#080a05")
    rng, art = random.Random(77), Artist(scene, "green", 3)
    _grow_lawn(scene, rng)
    _dig_bed(scene, rng)
    _edge_with_stones(art, rng)
    for colour, (x, y, angle) in zip(COLOURS, _corners(30), strict=True):
        _plant_corner(art, rng, colour, (x, y), angle)
    _plant_edges(art, rng)
    return scene.finished(Finish(bloom=0.15, vignette=0.50, grade=0.04))


def _grow_lawn(scene: Scene, rng: random.Random) -> None:
    paint_ground(scene, "lawn", 77, WIDTH, HEIGHT)
    scene.flat(rect(0, 0, WIDTH, HEIGHT), "#16220f", 0.42)
    for _ in range(9):  # worn patches and darker pools, large and calm
        x, y = rng.uniform(150, WIDTH - 150), rng.uniform(120, HEIGHT - 120)
        patch = ellipse(x, y, rng.uniform(90, 210), rng.uniform(60, 130))
        scene.flat(patch, rng.choice(["#8a7a4a", "#0f1a0c", "#5c7a38", "#6a5a34"]), 0.20, blur=50)
    for _ in range(240):
        x, y, turn = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT), rng.uniform(0, 120)
        colour = mix("#7f9a4a", "#3f5a2a", rng.random())
        for angle in (turn, turn + 120, turn + 240):
            scene.flat(circle(*polar(x, y, angle, 3.1), 2.9), colour, 0.45)
    scene.glow(WIDTH * 0.5, HEIGHT * 0.46, 620, "#e8e0a0", 0.16)


def _edge_point(rng: random.Random, near: float, far: float) -> tuple[float, float]:
    depth = rng.uniform(near, far)
    x, y = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT)
    return rng.choice([(x, depth), (x, HEIGHT - depth), (x, HEIGHT - depth), (depth, y), (WIDTH - depth, y)])


def _dig_bed(scene: Scene, rng: random.Random) -> None:
    lawn = round_rect(54, 48, WIDTH - 108, HEIGHT - 96, 90)
    scene.flat(minus(rect(-60, -60, WIDTH + 120, HEIGHT + 120), lawn), "#1a110b", 0.62, blur=26)
    for _ in range(900):
        colour = mix("#3a2c20", "#7a6246", rng.random())
        drop_crumb(scene, *_edge_point(rng, 0, 52), rng.uniform(1, 3.4), colour)


def _edge_with_stones(art: Artist, rng: random.Random) -> None:
    edge = Track(round_rect(46, 42, WIDTH - 92, HEIGHT - 84, 84))
    way = 0.0
    while way < edge.length:
        station, size = edge.at(way / edge.length), rng.uniform(8, 17)
        x, y = station.x + rng.uniform(-3, 3), station.y + rng.uniform(-3, 3)
        with art.at(x, y, turn=station.heading - 90 + rng.uniform(-12, 12)):
            art.stone(0, 0, size, size * rng.uniform(0.62, 0.82), rng.choice(_STONES))
        way += size * 1.9


def _corners(inset: float) -> list[tuple[float, float, float]]:
    right, foot = WIDTH - inset, HEIGHT - inset
    return [(inset, inset, 135), (right, inset, 225), (right, foot, 315), (inset, foot, 45)]


def _plant_corner(art: Artist, rng: random.Random, colour: str, at: tuple[float, float], inward: float) -> None:
    suit = SUITS[colour]
    for length, count, spread in ((150, 7, 52), (104, 6, 48), (66, 5, 40)):
        for i in range(count):
            angle = inward + (2 * i / (count - 1) - 1) * spread + rng.uniform(-5, 5)
            size = length * rng.uniform(0.9, 1.1)
            leaf = mix(suit.leaves[rng.randrange(3)], "#12180c", 0.22)
            width = size * ASPECT[suit.main] * 0.92
            art.loose(at, angle, size, width, leaf, kind=suit.main, stalk=True, shadow=1.3)


def _plant_edges(art: Artist, rng: random.Random) -> None:
    for x, y, size in (
        (210, HEIGHT - 20, 1.2),
        (246, HEIGHT - 12, 0.9),
        (WIDTH - 300, 44, 1),
        (WIDTH - 230, HEIGHT - 16, 1.1),
    ):
        art.mushroom(x, y, size)
    for _ in range(26):
        place = _edge_point(rng, 6, 40)
        if _is_in_corner(*place):
            continue  # the corners belong to the suits
        if rng.random() < 0.4:
            art.daisy(*place, rng.uniform(9, 15))
        else:
            _drop_leaf(art, rng, place)
    for x, y, side in ((330, HEIGHT - 12, 1), (372, HEIGHT - 10, -1), (WIDTH - 420, HEIGHT - 8, 1)):
        art.fern(x, y, 66, side, "#7f9a48")


def _is_in_corner(x: float, y: float) -> bool:
    return math.hypot(max(0, abs(x - WIDTH / 2) - 450), max(0, abs(y - HEIGHT / 2) - 230)) > 190


def _drop_leaf(art: Artist, rng: random.Random, at: tuple[float, float]) -> None:
    colour, kind = mix("#5c7a38", "#243a1c", rng.random()), rng.choice(["lance", "ovate", "serrate"])
    length, width = rng.uniform(22, 44), rng.uniform(9, 18)
    art.loose(at, rng.uniform(0, 360), length, width, colour, kind=kind, stalk=True, shadow=0.9)
