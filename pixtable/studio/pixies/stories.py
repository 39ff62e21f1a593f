"""Small things that happened on the ground before the creature came: tracks, frost, shells, seedlings, flowers."""

import math
import random
from collections.abc import Callable
from itertools import pairwise

from pixtable.studio.kit.paths import SIDES, circle, ellipse, line, polar, smooth, taper
from pixtable.studio.kit.scene import Scene
from pixtable.studio.pixies.leaf import draw_leaf

_MIDDLE = (180, 276)
_CLEAR = 122  # nothing happens nearer to the middle than this
_TRACK = "#6f82a6"


def tell_story(scene: Scene, kind: str, seed: int) -> None:
    rng = random.Random(seed * 31 + 7)
    rng.choice(_STORIES[kind])(scene, rng)


def _spot(rng: random.Random) -> tuple[float, float]:
    while True:
        x, y = rng.uniform(22, 338), rng.uniform(118, 424)
        if math.hypot(x - _MIDDLE[0], (y - _MIDDLE[1]) * 0.92) > _CLEAR:
            return x, y


def _walk(rng: random.Random) -> list[tuple[float, float, float]]:
    """Footprints across the card: place and heading in degrees."""
    x, y, heading = rng.choice([(24.0, rng.uniform(150, 250), 90.0), (336.0, rng.uniform(300, 400), 270.0)])
    prints = []
    for i in range(9):
        x, y = polar(x, y, heading, 27)
        heading += rng.uniform(-12, 17)
        prints.append((*polar(x, y, heading + 90, 6 if i % 2 else -6), heading))
    return prints


def _bird_tracks(scene: Scene, rng: random.Random) -> None:
    for x, y, heading in _walk(rng):
        for turn, length in ((-34, 9), (0, 9), (34, 9), (180, 5)):
            toe = line(x, y, *polar(x, y, heading + turn, length))
            scene.line(toe, 2.6, _TRACK, 0.75)


def _mouse_tracks(scene: Scene, rng: random.Random) -> None:
    for x, y, heading in _walk(rng):
        scene.flat(ellipse(x, y, 5, 4.3), _TRACK, 0.65, blur=0.5)
        for turn in (-34, 0, 34):
            scene.flat(circle(*polar(x, y, heading + turn, 6.6), 1.9), _TRACK, 0.7)


def _frost_stars(scene: Scene, rng: random.Random) -> None:
    for _ in range(5):
        x, y = _spot(rng)
        size = rng.uniform(6, 11)
        for angle in range(0, 360, 60):
            scene.line(line(x, y, *polar(x, y, angle, size)), 1.7, "#7f98c8", 0.85)
            for turn in (-20, 20):
                barb = line(*polar(x, y, angle, size * 0.55), *polar(x, y, angle + turn, size * 0.85))
                scene.line(barb, 1.1, "#8ea4cc", 0.6)


def _raked_rings(scene: Scene, _rng: random.Random) -> None:
    for i in range(5):
        scene.line(circle(*_MIDDLE, 128 + i * 11), 2.2, "#8a6a40", 0.16, blur=0.8)
        scene.line(circle(*_MIDDLE, 131 + i * 11), 1.6, "#fff4d8", 0.30, blur=0.6)


def _raked_waves(scene: Scene, rng: random.Random) -> None:
    for i in range(7):
        y = 130 + i * 46 + rng.uniform(-6, 6)
        wave = [(x, y + math.sin(x * 0.028 + i * 0.5) * 9) for x in range(-10, 380, 26)]
        scene.line(smooth(wave, closed=False), 3, "#8a6a40", 0.15, blur=1.2)
        scene.line(smooth([(x, height + 4) for x, height in wave], closed=False), 2, "#fff4d8", 0.28, blur=0.8)


def _shells(scene: Scene, rng: random.Random) -> None:
    for _ in range(6):
        size = rng.uniform(5, 8.5)
        fill = rng.choice([("#fbe6d2", "#d8a98c"), ("#fff6e6", "#cdb69a")])
        with scene.at(*_spot(rng), scale=size, turn=rng.uniform(0, 360)):
            shell = smooth([(0, 0.9, 1), (-1, -0.1), (-0.6, -0.8), (0, -1), (0.6, -0.8), (1, -0.1)])
            scene.paper(shell, fill, shadow=0.7, edge=0.2)
            for aside in (-0.75, -0.3, 0.3, 0.75):
                scene.line(line(0, 0.8, aside, -0.75), 0.8 / size, "#a8785c", 0.7)


def _seedlings(scene: Scene, rng: random.Random) -> None:
    for _ in range(rng.choice((3, 5, 7))):
        x, y = _spot(rng)
        if rng.random() < 0.4:
            scene.paper(ellipse(x, y, 3.6, 2.4), ("#e8c884", "#a87c3c"), shadow=0.6, edge=0)
            continue
        stem = taper([(x, y), (x + rng.uniform(-2, 2), y - 8), (x, y - 13)], 2.2, 1.6, 6)
        scene.paper(stem, "#8fb25a", shadow=0.5, edge=0)
        for side in SIDES:
            with scene.at(x, y - 12, turn=side * 62):
                draw_leaf(scene, (11, 6.5), "#a8cc6c", "ovate", rng, veins=False, shadow=0.5)


def _flowers(scene: Scene, rng: random.Random) -> None:
    for _ in range(rng.choice((5, 8, 11))):
        rng.choice((_tiny_flower, _tiny_flower, _clover, _clover, _fallen_key))(scene, rng)


def _tiny_flower(scene: Scene, rng: random.Random) -> None:
    x, y = _spot(rng)
    colour = rng.choice(["#ffffff", "#f6e9a8", "#e6dcf6"])
    for angle in range(0, 360, 72):
        scene.flat(circle(*polar(x, y, angle, 2.9), 2.3), colour, 0.92)
    scene.flat(circle(x, y, 1.7), "#e8b03a")


def _clover(scene: Scene, rng: random.Random) -> None:
    x, y = _spot(rng)
    turn = rng.uniform(0, 120)
    for angle in (turn, turn + 120, turn + 240):
        scene.paper(circle(*polar(x, y, angle, 4), 4), ("#9cc46a", "#5c8a3c"), shadow=0.4, edge=0)
        scene.line(line(x, y, *polar(x, y, angle, 6)), 0.8, "#d4e8a8", 0.7)


def _fallen_key(scene: Scene, rng: random.Random) -> None:
    x, y = _spot(rng)
    with scene.at(x, y, turn=rng.uniform(0, 360)):
        draw_leaf(scene, (18, 7), "#c98a52", "lance", rng, veins=False, shadow=0.6)
    scene.paper(circle(x, y, 2.8), "#8a5a34", shadow=0.4, edge=0)


def _ring_of_stars(scene: Scene, rng: random.Random) -> None:
    """A small constellation over the slate."""
    stars = sorted(_spot(rng) for _ in range(5))
    for start, end in pairwise(stars):
        scene.line(line(*start, *end), 0.8, "#ffdf8a", 0.25)
    for x, y in stars:
        scene.glow(x, y, 9, "#ffdf8a", 0.5)


_Story = Callable[[Scene, random.Random], None]
_STORIES: dict[str, tuple[_Story, ...]] = {
    "snow": (_bird_tracks, _mouse_tracks, _frost_stars),
    "sand": (_raked_rings, _raked_waves, _shells),
    "soil": (_seedlings,),
    "moss": (_flowers,),
    "slate": (_ring_of_stars,),
}
