"""Dice in the seat colours: lying still, and tumbling."""

import math

import numpy as np
from PIL import Image

from pixtable.studio.kit.colour import Colour, mix
from pixtable.studio.kit.noise import Field
from pixtable.studio.kit.paths import circle, ellipse, polygon, round_rect, smooth, softened
from pixtable.studio.kit.scene import Scene
from pixtable.studio.pictoric.seats import SEATS

SIZE = 64
SECTOR_SIZE, ROLL_SIZE = 112, 80
ROLL_FRAMES = 8
_IVORY, _SEPIA = "#f1e4c6", "#2a2320"
_SHADE = "#1a0a20"
_CORNERS = ((-1, -1), (1, 1), (1, -1), (-1, 1))
_PIPS = {
    1: ((0, 0),),
    2: _CORNERS[:2],
    3: (*_CORNERS[:2], (0, 0)),
    4: _CORNERS,
    5: (*_CORNERS, (0, 0)),
    6: (*_CORNERS, (-1, 0), (1, 0)),
}


def draw_die(number: int, colour: Colour, pip: Colour, size: int = SIZE) -> Image.Image:
    unit = size / SIZE
    scene = Scene(size, size, light=(-13 * unit, -45 * unit), reach=115 * unit, oversample=4, seed=5)
    fill = (mix(colour, "#ffffff", 0.10), mix(colour, "#140a20", 0.20))
    with scene.at(0, 0, unit):
        scene.paper(round_rect(5, 4, 54, 54, 13), fill, shadow=0.7, rim=0.9, shade=0.6, edge=0, texture=0.35, lit=0.3)
        scene.line(round_rect(8.5, 7.5, 47, 47, 10), 1.1, mix(colour, "#ffffff", 0.55), 0.45)
        for right, down in _PIPS[number]:
            x, y = 32 + right * 14.2, 31 + down * 14.2
            scene.flat(circle(x + 0.5, y + 1.1, 5.8), mix(colour, "#ffffff", 0.6), 0.55)
            scene.flat(circle(x, y, 5.8), pip)
            scene.line(circle(x, y, 5.8), 0.9, mix(colour, "#0a0410", 0.5), 0.7)
    return scene.cutout()


def draw_sector(number: int) -> Image.Image:
    """The number of a picture on the table, as a die face: votes are dice."""
    return draw_die(number, _IVORY, _SEPIA, SECTOR_SIZE)


# -- a cube in the air: every face has an outward normal, two edges, and its pips

_FACES = (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0), 1),
    ((0, 0, -1), (-1, 0, 0), (0, 1, 0), 6),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0), 3),
    ((-1, 0, 0), (0, 0, 1), (0, 1, 0), 4),
    ((0, -1, 0), (1, 0, 0), (0, 0, 1), 2),
    ((0, 1, 0), (1, 0, 0), (0, 0, -1), 5),
)
_HALF = 21
_LAMP = np.array([-0.45, -0.65, -0.62])


def draw_rolling_die(seat: str, frame: int) -> Image.Image:
    """One of the frames of a whole turn."""
    scene = Scene(ROLL_SIZE, ROLL_SIZE, light=(-20, -60), reach=200, oversample=4, seed=5)
    step = frame * math.tau / ROLL_FRAMES
    turn = _turned(0.55 + step, 0.45 + step, 0.2 + step / 2)
    hop = abs(math.sin(step)) * 7
    scene.flat(ellipse(42, 70, 22 - hop * 0.5, 5), "#05030a", 0.45 - 0.02 * hop, blur=3)
    with scene.at(40, 42 - hop):
        for normal, along, across, number in _FACES:
            face = [turn @ np.array(axis, float) for axis in (normal, along, across)]
            if face[0][2] < -0.02:  # the others look away from us
                _draw_face(scene, seat, number, face)
    return scene.cutout()


def _draw_face(scene: Scene, seat: str, number: int, face: list[Field]) -> None:
    normal, along, across = face
    colour, pip = SEATS[seat]
    bright = 0.42 + 0.62 * max(0.0, float(normal @ _LAMP))
    base = mix(mix(_SHADE, colour, min(1.0, bright * 1.08)), "#ffffff", max(0.0, bright - 0.82) * 0.7)

    def point(right: float, down: float) -> tuple[float, float]:
        place = (normal + along * right + across * down) * _HALF
        return float(place[0]), float(place[1])

    side = softened(polygon([point(-1, -1), point(1, -1), point(1, 1), point(-1, 1)]), 5)
    scene.paper(side, base, shadow=0, rim=0.25, shade=0.15, edge=0, texture=0.3, lit=0)
    scene.line(side, 1.1, mix(base, "#ffffff", 0.45), 0.5)
    angles = [i * math.pi / 7 for i in range(14)]
    for right, down in _PIPS[number]:
        rim = [point(right * 0.5 + 0.17 * math.cos(angle), down * 0.5 + 0.17 * math.sin(angle)) for angle in angles]
        scene.flat(smooth(rim), mix(pip, _SHADE, 0 if bright > 0.6 else 0.25))


def _turned(around_x: float, around_y: float, around_z: float) -> Field:
    rows = []
    for axis, angle in enumerate((around_x, around_y, around_z)):
        one, two = (axis + 1) % 3, (axis + 2) % 3
        matrix = np.eye(3)
        matrix[one, one] = matrix[two, two] = math.cos(angle)
        matrix[one, two], matrix[two, one] = -math.sin(angle), math.sin(angle)
        rows.append(matrix)
    return rows[2] @ rows[1] @ rows[0]
