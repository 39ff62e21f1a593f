"""What a card counts: the value on its pebble, spirals as snail shells, crosses as crossed twigs."""

import math

from pixtable.games.pixies.rules.cards import COLOURS, MULTI
from pixtable.studio.glyphs import leafy_sign
from pixtable.studio.kit.colour import Colour, mix
from pixtable.studio.kit.paths import (
    SIDES,
    Place,
    blob,
    circle,
    ellipse,
    line,
    round_rect,
    smooth,
    stroked,
    svg,
    taper,
    union,
)
from pixtable.studio.kit.scene import Scene
from pixtable.studio.lettering.ink import numeral
from pixtable.studio.pixies.species import ACCENT, INK

PAPER = "#fff6e6"
_TURNS = 2.05  # of a shell's spiral


def draw_numeral(scene: Scene, number: int, at: Place, height: float, colour: Colour) -> None:
    with scene.at(*at):
        scene.flat(numeral(number, height), colour)


def draw_sign(scene: Scene, colour: str, x: float, y: float, radius: float) -> None:
    """The suit's sign in the ink that its accent asks for; a multicolour card has a rosette of all four."""
    if colour == MULTI:
        _draw_rosette(scene, x, y, radius)
        return
    with scene.at(x, y):
        scene.flat(leafy_sign(colour, radius), INK[colour])


def _draw_rosette(scene: Scene, x: float, y: float, radius: float) -> None:
    for i, colour in enumerate(COLOURS):
        turn = math.radians(45 + 90 * i)
        at_x, at_y = x + math.sin(turn) * radius * 0.62, y - math.cos(turn) * radius * 0.62
        scene.flat(circle(at_x, at_y, radius * 0.56), "#fff8ea")
        scene.flat(circle(at_x, at_y, radius * 0.49), ACCENT[colour])
        draw_sign(scene, colour, at_x, at_y, radius * 0.27)


def draw_spiral(scene: Scene, x: float, y: float, radius: float) -> None:
    """A pale shell: reads as a light disc when it is tiny."""
    with scene.at(x, y, radius):
        shell = union(circle(0, 0, 1), blob("-.55,.55 -.2,.98 .75,.97 1.06,.85 .9,.3 0,0"))
        scene.paper(stroked(shell, 0.2), "#3b230f", edge=0, rim=0, shade=0)
        scene.paper(shell, ("#fff6d2", "#f0c978"), shadow=0, edge=0, rim=0.3, shade=0.3, texture=0.4)
        scene.line(smooth([_whorl(i / 43) for i in range(44)], closed=False), 0.22, "#5a2e0a")
        for i in range(16):
            rib = line(*_whorl(i / 16 * 0.55), *_whorl(i / 16 * 0.55, turn=-8, reach=1.17))
            scene.line(rib, 0.07, "#6a3a10", 0.8)


def _whorl(inward: float, turn: float = 0, reach: float = 1.0) -> tuple[float, float]:
    angle = math.radians(70 + turn) - inward * math.tau * _TURNS
    radius = (0.80 * (1 - inward) ** 0.9 + 0.02) * reach
    return math.cos(angle) * radius, math.sin(angle) * radius


def draw_cross(scene: Scene, x: float, y: float, radius: float) -> None:
    """Birch twigs on dark slate: reads as a dark disc with a pale X when it is tiny."""
    with scene.at(x, y, radius):
        scene.paper(circle(0, 0, 1.1), "#f2dfc0", edge=0.4, rim=0, shade=0.2)
        scene.paper(circle(0, 0, 1), ("#4a3238", "#26171c"), shadow=0, edge=0.3, rim=0.15, shade=0.2)
        for side in SIDES:
            twig = taper([(-side * 0.62, -0.60), (side * 0.03, -0.02), (side * 0.62, 0.64)], 0.40, 0.36, 10)
            scene.paper(twig, ("#fff4e2", "#e6cdb0"), shadow=0.6, edge=0.6, rim=0.2, shade=0.2, texture=0.3)
            for at in (-0.36, -0.12, 0.22, 0.42):
                scene.line(line(side * at - 0.09, at - 0.02, side * at + 0.05, at + 0.02), 0.06, "#5a3a30", 0.8)
        scene.paper(round_rect(-0.15, -0.15, 0.30, 0.30, 0.1), "#e2452f", shadow=0.4, edge=0.2, rim=0.2)
        for y_mark in (-0.07, 0.06):
            scene.line(line(-0.15, y_mark, 0.15, y_mark + 0.03), 0.04, "#7a1a14", 0.8)


def draw_value(scene: Scene, colour: str, value: int, at: tuple[float, float], radius: float) -> None:
    """The value on a pebble of the suit's accent."""
    x, y = at
    scene.flat(ellipse(x + 3, y + 7, radius * 1.08, radius * 1.04), "#140c08", 0.42, blur=6)
    scene.paper(ellipse(x, y, radius * 1.06, radius * 1.03), PAPER, edge=0.3, rim=0, shade=0.1)
    if colour == MULTI:
        _draw_quarters(scene, x, y, radius)
        face = ellipse(x, y, radius * 0.79, radius * 0.77)
        scene.paper(face, ("#fffaf0", "#e8dcc8"), shadow=0.6, edge=0.2, rim=0.3, shade=0.3, texture=0.6)
        draw_numeral(scene, value, at, radius * 1.24, INK[MULTI])
    else:
        _draw_pebble(scene, ACCENT[colour], x, y, radius)
        draw_numeral(scene, value, (x, y + 1), radius * 1.42, INK[colour])


def _draw_quarters(scene: Scene, x: float, y: float, radius: float) -> None:
    with scene.at(x, y, radius):
        for i, colour in enumerate(COLOURS):
            with scene.at(0, 0, turn=90 * i + 1):
                quarter = svg("M 0 0 L 0 -0.97 C 0.54 -0.97 0.98 -0.54 0.98 -0.02 Z")
                scene.paper(quarter, ACCENT[colour], shadow=0, edge=0, rim=0, shade=0, texture=0.4, lit=0.2)


def _draw_pebble(scene: Scene, accent: Colour, x: float, y: float, radius: float) -> None:
    stone = ellipse(x, y, radius * 0.97, radius * 0.94)
    fill = (mix(accent, "#ffffff", 0.08), accent)
    scene.paper(stone, fill, shadow=0, edge=0.3, rim=0.2, shade=0.15, texture=0.4, lit=0.1)
    with scene.clip(stone):
        for _ in range(60):
            turn, reach = scene.random.random() * math.tau, math.sqrt(scene.random.random()) * radius
            speck = circle(x + math.cos(turn) * reach, y + math.sin(turn) * reach, scene.random.uniform(0.4, 1.1))
            scene.flat(speck, scene.random.choice(["#000000", "#ffffff"]), 0.16)
        shine = ellipse(x - radius * 0.36, y - radius * 0.52, radius * 0.36, radius * 0.16)
        scene.flat(shine, "#ffffff", 0.22, blur=5)
