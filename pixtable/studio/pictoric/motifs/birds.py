"""Birds in the air, on wires and on the ground."""

import math
import random

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import blob, circle, ellipse, line, polygon, polyline, smooth, symmetric, taper
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.things import envelope
from pixtable.studio.pictoric.sheet import Dream


def flying_bird(scene: Dream, tone: float = 0.2, colour: Tone | None = None) -> None:
    """Flying bird, faces right, wingspan about 100."""
    colour = scene.hue(colour if colour is not None else tone)
    scene.paper(
        blob("-6,-4! -30,-40 -64,-58! -46,-22 -18,4"), (mix(colour, scene.tone(1), 0.15), colour), shadow=0.6, edge=0.5
    )
    scene.paper(
        blob("40,-8! 30,-12 22,-16 8,-9 -20,-4 -44,8! -62,6! -52,16 -56,24! -36,16 0,12 22,4 30,-4"),
        (mix(colour, scene.tone(1), 0.12), mix(colour, scene.tone(0), 0.25)),
        shadow=0.6,
        edge=0.5,
    )
    scene.paper(
        blob("12,-6! 4,-44 -16,-76! -26,-40 -22,0"), (mix(colour, scene.tone(1), 0.3), colour), shadow=0.7, edge=0.5
    )
    scene.flat(circle(26, -9, 1.6), 1.0)


def gull(scene: Dream) -> None:
    """Flying gull seen from the side-below, wings up in an M; span about 100."""
    scene.paper(blob("-2,2! -18,-20 -40,-26 -64,-12! -42,-14 -24,-2 -8,10"), (0.97, 0.83), shadow=0.5, edge=0.4)
    scene.paper(blob("6,2! 20,-22 42,-30 66,-18! 44,-18 28,-4 12,10"), (0.97, 0.87), shadow=0.5, edge=0.4)
    for x, y, across, below in ((-64, -12, -47, -20), (66, -18, 48, -26)):
        scene.flat(
            smooth(
                [
                    (x, y, 1),
                    ((x + across) / 2, (y + below) / 2 - 4),
                    (across, below, 1),
                    ((x + across) / 2, (y + below) / 2 + 4),
                ]
            ),
            0.3,
            0.8,
        )
    scene.paper(blob("26,4! 16,-3 4,-2 -14,6 -28,12! -12,14 8,13 18,9"), (0.97, 0.85), shadow=0.4, edge=0.3)
    scene.flat(polygon([(24, 2), (33, 5), (24, 7)]), "accent2")
    scene.flat(circle(18, 2, 1.3), 0.0)


def standing_gull(scene: Dream) -> None:
    """Gull standing in profile, 56 tall."""
    for x in (-3, 5):
        scene.line(polyline([(x, -14), (x + 1, 0), (x + 6, 0)]), 2, "accent2")
    scene.paper(
        blob("24,-44! 18,-54 8,-54 4,-44 -10,-34 -44,-18! -20,-12 4,-12 16,-24 18,-38"),
        (0.97, 0.83),
        shadow=0.6,
        edge=0.4,
    )
    scene.paper(blob("4,-34! -12,-32 -40,-14 -50,-13! -30,-22 -10,-18 4,-20"), (0.62, 0.42), shadow=0.4, edge=0.3)
    scene.flat(polygon([(22, -49), (36, -44), (22, -43)]), "accent2")
    scene.flat(circle(15, -48, 1.8), 0.0)


def letter_bird(scene: Dream, perch: bool = False, flip: bool = False) -> None:
    """An envelope that behaves like a swallow."""
    if perch:
        for x in (-4, 4):
            scene.line(line(x, -7, x, 2), 1.6, 0.1)
        scene.paper(blob("-4,-8! -10,14 -16,24! -4,16 2,22! 4,-6!"), (0.88, 0.73), shadow=0.3, edge=0.3)
        with scene.at(0, -22, turn=-8 if flip else 8):
            envelope(scene, 44, 0.98)
        return
    scene.paper(blob("-4,-4! -16,-40 -48,-66! -44,-30 -26,2"), (0.92, 0.78), shadow=0.5, edge=0.4)
    scene.paper(blob("-24,4! -52,2 -66,-6! -56,8 -64,20! -40,14"), (0.88, 0.78), shadow=0.4, edge=0.3)
    envelope(scene, 56, 0.98)
    scene.paper(blob("10,-6! 12,-46 -6,-82! -22,-44 -12,-2"), (0.98, 0.88), shadow=0.6, edge=0.4)


def owl(scene: Dream, colour: Tone = 0.25, tone: float = 0.8) -> None:
    c = scene.hue(colour)
    hi = mix(c, scene.tone(0.9), 0.25)
    scene.paper(symmetric("0,-76 12,-78 28,-92! 32,-66 34,-30 22,-2 0,2"), (hi, c), shadow=0.8, edge=0.6)
    scene.paper(symmetric("0,-46 16,-44 20,-22 10,-4 0,-2"), (mix(hi, scene.tone(0.95), 0.4), hi), shadow=0.3, edge=0.5)
    for d in (-1, 1):
        scene.paper(circle(d * 13, -62, 13), tone, shadow=0.3, edge=0.3)
        scene.flat(circle(d * 12, -62, 7), "glow")
        scene.flat(circle(d * 12, -62, 4), 0.0)
        scene.flat(circle(d * 12 - 1.4, -64, 1.2), 1.0)
    scene.paper(polygon([(-4, -56), (4, -56), (0, -46)]), "accent2", shadow=0.2, edge=0)
    for j in range(3):
        for i in range(-1, 2):
            scene.line(
                smooth([(i * 9 - 3, -34 + j * 9), (i * 9, -31 + j * 9), (i * 9 + 3, -34 + j * 9)], closed=False),
                1.2,
                c,
                0.7,
            )


def nest(scene: Dream, width: float = 360, height: float = 110, tone: float = 0.3, part: str = "all") -> None:
    """Woven twig bowl, from the centre of the rim."""
    r = random.Random(3)
    if part in ("all", "back"):
        scene.paper(ellipse(0, 0, width * 0.5, height * 0.28), (tone - 0.18, tone - 0.06), shadow=0.8, edge=2)
        _twigs(scene, r, width, height, tone - 0.1, depth=-1, count=46)
    if part in ("all", "front"):
        scene.paper(
            smooth(
                [
                    (-width * 0.5, -4, 1),
                    (-width * 0.34, height * 0.12),
                    (0, height * 0.22),
                    (width * 0.34, height * 0.12),
                    (width * 0.5, -4, 1),
                    (width * 0.47, height * 0.4),
                    (width * 0.3, height * 0.8),
                    (0, height * 0.96),
                    (-width * 0.3, height * 0.8),
                    (-width * 0.47, height * 0.4),
                ]
            ),
            (tone, tone - 0.2),
            shadow=1.6,
            edge=3,
            brush="brush",
            texture=0.9,
        )
        _twigs(scene, r, width, height, tone, depth=1, count=120)


def _twigs(
    scene: Dream, rng: random.Random, width: float, height: float, tone: float, *, depth: float, count: int
) -> None:
    for _ in range(count):
        u = rng.uniform(-1, 1)
        x = u * width * 0.5
        y0 = (
            height * 0.22 * math.sqrt(max(0, 1 - u * u)) if depth > 0 else -height * 0.24 * math.sqrt(max(0, 1 - u * u))
        )
        y = y0 + (height * 0.62 * rng.random() * math.sqrt(max(0, 1 - u * u)) if depth > 0 else rng.uniform(-8, 10))
        length = rng.uniform(24, 70)
        a = rng.uniform(-0.35, 0.35) - u * 0.6 * depth * 0.8
        scene.paper(
            taper(
                [
                    (x - math.cos(a) * length, y + math.sin(a) * length),
                    (x, y - 5),
                    (x + math.cos(a) * length, y - math.sin(a) * length + 4),
                ],
                rng.uniform(2, 4.6),
                1,
                10,
            ),
            tone + rng.uniform(-0.12, 0.24),
            shadow=0.5,
            edge=0.1,
            rim=0.6,
            shade=0.1,
            texture=0.2,
        )


def pigeon(scene: Dream, colour: Tone = 0.5) -> None:
    """Standing pigeon faces right, 34 tall."""
    scene.paper(
        blob("-24,-8! -10,-18 4,-26 8,-36 16,-38 20,-33 26,-31! 20,-28 20,-16 10,-6 -4,-5"),
        scene.shaded(colour, 0.12, 0.25),
        shadow=0.5,
        edge=0.2,
    )
    scene.paper(
        blob("-20,-10! -6,-20 8,-18 4,-9 -8,-8"),
        scene.shaded(mix(scene.hue(colour), scene.palette.ramp[0], 0.3), 0.1, 0.2),
        shadow=0.3,
        edge=0.2,
    )
    scene.flat(circle(15, -34, 1.3), 0.0)
    for x in (2, 8):
        scene.line(line(x, -6, x, 0), 1.4, "accent")
