"""What goes with the cards: their back, the plates of empty cells, the pin of a validated card."""

import math
import random
from itertools import product

import skia
from PIL import Image

from pixtable.games.pixies.rules.cards import COLOURS, MULTI
from pixtable.studio.kit.bitmap import round_corners
from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.finish import Finish
from pixtable.studio.kit.paths import (
    Station,
    Track,
    circle,
    ellipse,
    line,
    minus,
    moved,
    outside,
    placed,
    polar,
    polyline,
    rect,
    round_rect,
    smooth,
    stroked,
    taper,
)
from pixtable.studio.kit.scene import Scene
from pixtable.studio.lettering.ink import numeral
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.card import CORNER
from pixtable.studio.pixies.frame import card_scene
from pixtable.studio.pixies.ground import GROUNDS, grow_tuft, paint_ground
from pixtable.studio.pixies.leaf import ASPECT
from pixtable.studio.pixies.species import HEIGHT, SUITS, WIDTH, suit_in_turn

_MIDDLE = (WIDTH / 2, HEIGHT / 2)
_CANES = ("#8a6238", "#a67a48", "#6f4c2c", "#94703f")


# -- the back


def draw_back() -> Image.Image:
    scene = card_scene(5)
    rng = random.Random(5)
    _weave(scene, rng, 24)
    scene.flat(rect(0, 0, WIDTH, HEIGHT), "#2a160a", 0.18)
    art = Artist(scene, MULTI, 5)
    for i, (x, y, angle) in enumerate(_corners(34)):
        _spray(art, (x, y), angle, i)
    with scene.at(*_MIDDLE):
        _wreath(art)
        _moss_medallion(art, rng)
    frame = minus(round_rect(-2, -2, WIDTH + 4, HEIGHT + 4, 22), round_rect(11, 11, WIDTH - 22, HEIGHT - 22, 14))
    scene.paper(frame, ("#4a3322", "#2c1d12"), edge=0.3, brush="wood")
    scene.line(round_rect(11, 11, WIDTH - 22, HEIGHT - 22, 14), 1.4, "#f0d8a4", 0.8)
    return round_corners(scene.finished(Finish(vignette=0.28, contrast=0.24)), CORNER)


def _corners(inset: float) -> list[tuple[float, float, float]]:
    """The four corners with the angle that leads inwards."""
    right, foot = WIDTH - inset, HEIGHT - inset
    return [(inset, inset, 135), (right, inset, 225), (right, foot, 315), (inset, foot, 45)]


def _weave(scene: Scene, rng: random.Random, step: float) -> None:
    """Wickerwork: the canes that pass below are laid first."""
    scene.flat(rect(-5, -5, WIDTH + 10, HEIGHT + 10), "#1d130c")
    columns, rows = int(WIDTH / step) + 2, int(HEIGHT / step) + 2
    across, upright = [rng.choice(_CANES) for _ in range(rows)], [rng.choice(_CANES) for _ in range(columns)]
    places = list(product(range(rows), range(columns)))
    for row, column in places:
        if (row + column) % 2:
            with scene.at((column - 0.5) * step, (row - 0.5) * step, turn=90):
                _cane(scene, rng, step, upright[column])
    for row, column in places:
        if (row + column) % 2 == 0:
            with scene.at((column - 0.5) * step, (row - 0.5) * step):
                _cane(scene, rng, step, across[row])


def _cane(scene: Scene, rng: random.Random, step: float, colour: str) -> None:
    reach, width = step * 0.98, step * 0.66
    cane = taper([(-reach, 0), (0, rng.uniform(-1, 1)), (reach, 0)], width, width, 8)
    aged = mix(colour, rng.choice(["#2a1a0e", "#d9b47a"]), rng.uniform(0, 0.22))
    scene.paper(cane, aged, shadow=0.55, edge=0.5, rim=0.45, shade=0.45, texture=0.9, brush="wood")


def _spray(art: Artist, at: tuple[float, float], angle: float, corner: int) -> None:
    for i, turn in enumerate((-34, 34, -14, 14, 0)):
        suit = SUITS[COLOURS[(corner % 2) * 2 if i % 2 else (corner % 2) * 2 + 1]]
        length = 50 if turn else 62
        width = length * ASPECT[suit.main] * 0.8
        art.loose(at, angle + turn, length, width, suit.leaves[i % 3], kind=suit.main)
    art.berry(*at, 10, "#c2283a")


def _wreath(art: Artist) -> None:
    breadth = {"willow": 0.30, "oak": 0.6, "ginkgo": 0.82, "maple": 0.86}
    art.flat(circle(4, 9, 136), "#0c0603", 0.6, blur=12)
    for layer, (radius, length) in enumerate(((92, 58), (72, 54))):
        for i in range(24):
            suit = suit_in_turn(i + layer)
            angle, colour = i * 15 + layer * 7.5, suit.leaves[(i // 4 + layer) % 3]
            at, width = polar(0, 0, angle, radius), length * breadth[suit.main]
            art.loose(at, angle, length, width, colour, kind=suit.main, shadow=0.9)
    art.paper(circle(0, 0, 86), ("#6a4a2c", "#3a2616"), shadow=1.2, brush="wood", texture=1)
    for i in range(28):
        stone = ("#e8dfd0", "#cfc4b4", "#f2ead8", "#bdb2a4")[i % 4]
        art.stone(*polar(0, 0, i * 360 / 28, 80), 9, 8.4, stone)


def _moss_medallion(art: Artist, rng: random.Random) -> None:
    """A spiral of pale petals on moss."""
    art.paper(circle(0, 0, 70), ("#4a6a34", "#22361a"), shadow=0.8)
    with art.clip(circle(0, 0, 70)):
        for i in range(900):
            at = polar(0, 0, rng.uniform(0, 360), math.sqrt(rng.random()) * 72)
            grow_tuft(art.scene, rng, GROUNDS["lawn"].ramp, at, i / 900)
    whorl = [(math.cos(t * 0.42) * 1.4 * t, math.sin(t * 0.42) * 1.4 * t) for t in range(2, 41)]
    art.paper(stroked(smooth(whorl, closed=False), 13), ("#fff3cd", "#e0b866"), shadow=1.1, edge=0.4)
    for station in Track.through(whorl).stations(46):
        art.line(line(*station.aside(5), *station.aside(-5)), 1.4, "#8a5a20", 0.7)


# -- an empty cell


def draw_plate(number: int) -> Image.Image:
    """The number pressed into sand, moss creeping in. It must stay quieter than any card."""
    scene, rng = card_scene(200 + number), random.Random(300 + number)
    paint_ground(scene, "sand", 300 + number)
    scene.flat(rect(0, 0, WIDTH, HEIGHT), "#5a4a34", 0.30)
    for i in range(6):
        rake = round_rect(40 + i * 5, 44 + i * 5, WIDTH - 80 - i * 10, HEIGHT - 88 - i * 10, 40)
        scene.line(rake, 1.6, ("#fff2d0", "#6a5230")[i % 2], 0.28, blur=0.6)
    _press(scene, placed(numeral(number, 246, weight=6.2), *_MIDDLE), rng)
    _creeping_moss(scene, rng, number)
    art = Artist(scene, "green", number)
    for _ in range(9):
        turn = rng.uniform(0, math.tau)
        x = WIDTH / 2 + math.cos(turn) * rng.uniform(140, 160)
        y = HEIGHT / 2 + math.sin(turn) * rng.uniform(200, 228)
        art.stone(x, y, rng.uniform(5, 11), rng.uniform(5, 9), rng.choice(["#b8aa94", "#d4c8b2", "#94887a"]))
    scene.flat(rect(0, 0, WIDTH, HEIGHT), "#1c2412", 0.36)
    return round_corners(scene.finished(Finish(bloom=0.1, threshold=0.85, vignette=0.34, contrast=0.2)), CORNER)


def _press(scene: Scene, shape: skia.Path, rng: random.Random) -> None:
    scene.flat(moved(shape, 5, 6), "#fff0cc", 0.55, blur=4)
    scene.flat(moved(shape, -4, -4), "#fff0cc", 0.20, blur=5)
    scene.flat(shape, "#8a6f4a", 0.72)
    with scene.clip(shape):
        for depth, blur, alpha in ((12, 9, 0.75), (5, 3, 0.55)):
            scene.flat(outside(moved(shape, depth, depth * 1.1)), "#2e1d0c", alpha, blur=blur)
        scene.flat(outside(moved(shape, -6, -6)), "#f4dcae", 0.4, blur=4)
        for _ in range(260):
            grain = circle(rng.uniform(60, 300), rng.uniform(100, 400), rng.uniform(0.5, 1.5))
            scene.flat(grain, rng.choice(["#c9a878", "#5a4224", "#e8d0a0"]), 0.5)


def _creeping_moss(scene: Scene, rng: random.Random, number: int) -> None:
    inner = round_rect(15, 15, WIDTH - 30, HEIGHT - 30, 26)
    scene.flat(minus(rect(-20, -20, WIDTH + 40, HEIGHT + 40), inner), "#24381a", 0.92, blur=6)
    for i in range(5200):
        depth = abs(rng.gauss(0, 11))
        x, y = _at_edge(rng.random() * 2 * (WIDTH + HEIGHT), depth)
        patchy = math.sin(x * 0.05 + number) + math.sin(y * 0.043 + number * 2)
        if depth < 14 or patchy > depth * 0.11 - 0.9:
            grow_tuft(scene, rng, GROUNDS["lawn"].ramp, (x, y), i / 5200)


def _at_edge(way: float, depth: float) -> tuple[float, float]:
    """The point at a depth inside the card's edge, `way` along it."""
    if way < 2 * WIDTH:
        return way % WIDTH, depth if way < WIDTH else HEIGHT - depth
    way -= 2 * WIDTH
    return depth if way < HEIGHT else WIDTH - depth, way % HEIGHT


# -- the pin


def draw_pin() -> Image.Image:
    """Laid over a validated card: a golden seam all round and a leaf pin with a tick."""
    scene = card_scene(9, oversample=3)
    seam = Track(round_rect(7, 7, WIDTH - 14, HEIGHT - 14, 18))
    for station in seam.stations(62):
        if station.x > 120 or station.y > 120:  # the value stays free
            _stitch(scene, station)
    with scene.at(WIDTH - 58, HEIGHT - 76, 42):
        draw_leaf_pin(Artist(scene, "yellow", 9))
    return scene.cutout()


def _stitch(scene: Scene, station: Station) -> None:
    along_x, along_y = station.along
    start = (station.x - along_x * 8.4 + along_y * 1.6, station.y - along_y * 8.4 - along_x * 1.6)
    end = (station.x + along_x * 8.4 - along_y * 1.6, station.y + along_y * 8.4 + along_x * 1.6)
    thread = line(*start, *end)
    scene.line(thread, 8.6, "#3a2206", 0.95)
    scene.line(thread, 5.8, "#f3b62a")
    scene.line(moved(thread, -0.8, -1), 2.2, "#fff1b0")
    for hole in (start, end):
        scene.flat(circle(*hole, 1.3), "#3a2206", 0.8)


def draw_leaf_pin(art: Artist) -> None:
    art.flat(ellipse(0.07, 0.19, 1.05, 1), "#140c08", 0.5, blur=6)
    for i in range(16):
        petal = ("#f3b62a", "#ffd95e")[i % 2]
        art.loose((0, 0), i * 22.5, 1.12, 0.5, petal, kind="petal", shadow=0.4, veins=False)
    art.paper(circle(0, 0, 0.84), ("#ffe79a", "#d8921c"), shadow=0.6, edge=0.1, rim=0.6, shade=0.5, texture=0.4)
    art.paper(circle(0, 0, 0.70), ("#f6bf3a", "#ffdf7a"), shadow=0, edge=0.1, rim=0.2, shade=0.2, texture=0.3)
    tick = polyline([(-0.40, 0), (-0.12, 0.30), (0.42, -0.36)])
    art.line(moved(tick, 0, 0.02), 0.30, "#fff6cf", 0.9)
    art.line(tick, 0.25, "#5a3206")
    art.flat(ellipse(-0.3, -0.48, 0.26, 0.10), "#ffffff", 0.7, blur=2)
