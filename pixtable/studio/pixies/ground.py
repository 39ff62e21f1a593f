"""The ground that creatures lie on: relief under a low sun, then thousands of tufts, crumbs or grains."""

import math
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from PIL import Image

from pixtable.studio.kit.bitmap import picture
from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.noise import fractal, gradient_map, shifted
from pixtable.studio.kit.paths import circle, ellipse, line, polar, smooth, taper
from pixtable.studio.kit.scene import Scene
from pixtable.studio.pixies.leaf import draw_leaf
from pixtable.studio.pixies.species import HEIGHT, WIDTH, suit_in_turn

_SIZE = 1024
Ramp: TypeAlias = tuple[str, str, str, str]


class Ground(NamedTuple):
    ramp: Ramp
    relief: tuple[float, float, float]
    """How much of the large, the middle and the fine noise makes its height."""
    slope: float


GROUNDS = {
    "snow": Ground(("#b4bac4", "#d0d3d6", "#e6e4de", "#f8f4ea"), (1.0, 0.35, 0.18), 0.5),
    "sand": Ground(("#a98c66", "#c9ae84", "#dfc79c", "#f0e0bc"), (1.0, 0.35, 0.35), 0.55),
    "soil": Ground(("#191210", "#2c211a", "#463629", "#67523e"), (1.8, 0.55, 0.2), 0.7),
    "moss": Ground(("#0f1c0c", "#1a2e14", "#2b4620", "#4a6a34"), (1.6, 0.5, 0.16), 0.7),
    "lawn": Ground(("#1f3016", "#38522a", "#5c7a38", "#8ea258"), (1.6, 0.5, 0.16), 0.7),
    "slate": Ground(("#191528", "#2a2440", "#40385a", "#5f5678"), (1.0, 0.35, 0.18), 0.5),
}


def paint_ground(scene: Scene, kind: str, seed: int, width: int = WIDTH, height: int = HEIGHT) -> None:
    rng = random.Random(seed)
    relief = _relief(GROUNDS[kind], seed, min(width, 1000), min(height, 1000))
    scene.image(relief, 0, 0, width, height)
    _COVERS[kind](scene, rng, GROUNDS[kind].ramp, (width, height))


def _relief(ground: Ground, seed: int, width: int, height: int) -> Image.Image:
    random_offsets = np.random.default_rng(seed)
    noises = ((1.7, (0.002, 0.5)), (1.0, (0.01, 0.4)), (0.3, (0.04, 0.3)))
    fields = []
    for i, (beta, band) in enumerate(noises):
        row, column = (int(place) for place in random_offsets.integers(0, _SIZE, 2))
        fields.append(shifted(fractal(_SIZE, 70 + i, beta, band=band), (row, column), height, width))
    terrain = sum(field * share for field, share in zip(fields, ground.relief, strict=True))
    down, across = np.gradient(terrain)
    light = np.clip(0.5 - 0.55 * (across + down) * ground.slope, 0, 1)
    return picture(gradient_map(0.5 + 0.16 * fields[0] + 0.07 * fields[1] + (light - 0.5) * 0.85, ground.ramp))


def _count(number: int, size: tuple[int, int]) -> int:
    """As many as a card would get, on an area of any size."""
    return int(number * size[0] * size[1] / (WIDTH * HEIGHT))


def _anywhere(rng: random.Random, size: tuple[int, int]) -> tuple[float, float]:
    return rng.uniform(0, size[0]), rng.uniform(0, size[1])


def grow_tuft(scene: Scene, rng: random.Random, ramp: Ramp, at: tuple[float, float], age: float) -> None:
    """One blade of grass; the late ones lie on top and catch the light."""
    lean, length = rng.uniform(-0.9, 0.9), rng.uniform(3, 7.5)
    x, y = at
    blade = [(x, y), (x + math.sin(lean) * length * 0.5, y - length * 0.6), polar(x, y, math.degrees(lean), length)]
    colour = mix(mix(ramp[0], ramp[2], age), ramp[3], rng.random() * age * 0.8)
    scene.line(smooth(blade, closed=False), rng.uniform(0.7, 1.3), colour, 0.75)


def _tufts(scene: Scene, rng: random.Random, ramp: Ramp, size: tuple[int, int]) -> None:
    count = _count(2300, size)
    for i in range(count):
        grow_tuft(scene, rng, ramp, _anywhere(rng, size), i / count)


def _crumbs(scene: Scene, rng: random.Random, ramp: Ramp, size: tuple[int, int]) -> None:
    for i in range(_count(620, size)):
        x, y = _anywhere(rng, size)
        if i % 4:
            colour = mix(ramp[rng.randrange(1, 4)], "#8a6a48", rng.random() * 0.4)
            drop_crumb(scene, x, y, rng.uniform(0.8, 3.2), colour)
        else:
            needle = line(x, y, *polar(x, y, rng.uniform(0, 180), rng.uniform(5, 14)))
            scene.line(needle, rng.uniform(0.7, 1.2), mix("#a07a48", ramp[2], rng.random()), 0.7)


def drop_crumb(scene: Scene, x: float, y: float, size: float, colour: tuple[float, float, float]) -> None:
    scene.flat(ellipse(x + size * 0.35, y + size * 0.5, size, size * 0.8), "#0c0705", 0.5, blur=0.8)
    scene.flat(ellipse(x, y, size, size * 0.8), colour, 0.85)
    scene.flat(ellipse(x - size * 0.3, y - size * 0.3, size * 0.4, size * 0.3), mix(colour, "#ffffff", 0.3), 0.5)


def _grains(scene: Scene, rng: random.Random, ramp: Ramp, size: tuple[int, int]) -> None:
    for _ in range(_count(900, size)):
        colour = mix(ramp[rng.randrange(4)], rng.choice(["#7a5a3c", "#ffffff"]), 0.3)
        scene.flat(circle(*_anywhere(rng, size), rng.uniform(0.4, 1.1)), colour, 0.6)


def _drifts(scene: Scene, rng: random.Random, _ramp: Ramp, size: tuple[int, int]) -> None:
    for i in range(5):
        y = rng.uniform(0, size[1])
        ripple = [(x, y + math.sin(x * 0.02 + i * 2) * 9 + rng.uniform(-3, 3)) for x in range(-20, size[0] + 40, 40)]
        scene.line(smooth(ripple, closed=False), rng.uniform(5, 11), "#8e9cb6", 0.16, blur=4)
        crest = [(x, height - 9) for x, height in ripple]
        scene.line(smooth(crest, closed=False), 6, "#ffffff", 0.35, blur=3)
    _specks(scene, rng, 500, size, ["#ffffff", "#9aa6bc", "#c8b79a"])


def _veins(scene: Scene, rng: random.Random, _ramp: Ramp, size: tuple[int, int]) -> None:
    """Cracked slate with golden pollen, and a ring of petals of all suits."""
    for _ in range(7):
        y = rng.uniform(0, size[1])
        crack = [(x, y + x * 0.12 + rng.uniform(-5, 5)) for x in range(-20, size[0] + 60, 50)]
        scene.line(smooth(crack, closed=False), rng.uniform(0.8, 2), "#0e0b1a", 0.5)
    _specks(scene, rng, 320, size, ["#ffdf8a", "#8c82b0", "#e9c86a"])
    for i in range(30):
        angle = i * 12
        x, y = 180 + math.sin(math.radians(angle)) * 146, 272 - math.cos(math.radians(angle)) * 158
        if i % 2:
            scene.paper(ellipse(x, y, 6.5, 6), ("#f4f0f6", "#a8a0b4"), shade=0.7)
            continue
        with scene.at(*polar(x, y, angle + 180, 10), turn=angle):
            draw_leaf(scene, (24, 12), suit_in_turn(i // 2).leaves[0], "petal", rng, shadow=0.6)


def _specks(scene: Scene, rng: random.Random, count: int, size: tuple[int, int], colours: Sequence[str]) -> None:
    for _ in range(_count(count, size)):
        spot = circle(*_anywhere(rng, size), rng.uniform(0.4, 1.1))
        scene.flat(spot, rng.choice(colours), rng.uniform(0.4, 0.8))


def scatter_litter(scene: Scene, kind: str, rng: random.Random) -> None:
    """Fallen leaves, stones and bits of wood round the middle of a card, a little out of focus."""
    ramp = GROUNDS[kind].ramp
    with scene.blurred(0.6):
        for _ in range(26):
            turn, distance = rng.uniform(0, math.tau), rng.uniform(150, 270)
            x, y = 180 + math.cos(turn) * distance * 0.85, 272 + math.sin(turn) * distance * 1.05
            _drop_litter(scene, kind, rng, ramp, (x, y))


def _drop_litter(scene: Scene, kind: str, rng: random.Random, ramp: Ramp, at: tuple[float, float]) -> None:
    x, y = at
    if kind in ("moss", "soil") and rng.random() < 0.6:
        colour = mix(ramp[3], rng.choice(["#8a5a2c", "#b98a3e", "#6a7a34"]), 0.5)
        size = (rng.uniform(12, 26), rng.uniform(5, 10))
        with scene.at(x, y, turn=rng.uniform(0, 360)):
            draw_leaf(scene, size, colour, rng.choice(["lance", "ovate"]), rng, veins=False, shadow=0.6)
    elif kind in ("snow", "slate") or rng.random() < 0.55:
        stone = mix(ramp[2], "#8a8278", 0.5)
        pebble = ellipse(x, y, rng.uniform(2.5, 7.5), rng.uniform(2.5, 6))
        scene.paper(pebble, (mix(stone, "#ffffff", 0.28), mix(stone, "#201a1c", 0.3)), shade=0.7)
    else:
        stick = taper([(x, y), (x + rng.uniform(-20, 20), y + rng.uniform(-12, 12))], 2.4, 1.4, 8)
        scene.paper(stick, "#6a4c33", shadow=0.6, edge=0.6)


_Cover: TypeAlias = Callable[[Scene, random.Random, Ramp, tuple[int, int]], None]
_COVERS: dict[str, _Cover] = {
    "snow": _drifts,
    "sand": _grains,
    "soil": _crumbs,
    "moss": _tufts,
    "lawn": _tufts,
    "slate": _veins,
}
