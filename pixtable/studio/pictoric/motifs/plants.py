"""Flowers, grass and leaves."""

import math
import random

import skia

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import blob, circle, curve, ellipse, line, round_rect, smooth, stroked, svg, taper, union
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.sheet import WHITE, Dream


def mushroom(scene: Dream, tone: float = 0.8, cap: Tone = "accent") -> None:
    scene.paper(
        blob("-13.2,0! -9.9,-33 -12.1,-68.2! 12.1,-68.2! 9.9,-33 14.3,0! 0,3.3"),
        (tone, tone - 0.3),
        brush="brush",
    )
    scene.paper(ellipse(0, -66.0, 39.6, 7.7), tone - 0.25, shadow=0.5)
    p = svg(
        "M -50.6 -63.8 C -55 -107.8 -16.5 -118.8 0 -118.8 C 16.5 -118.8 55 -107.8 50.6 -63.8 C "
        "22 -74.8 -22 -74.8 -50.6 -63.8 Z"
    )
    scene.paper(p, (mix(scene.hue(cap), WHITE, 0.12), mix(scene.hue(cap), scene.palette.ramp[0], 0.25)))
    with scene.clip(p):
        for x, y, r in (
            (-0.2, -0.84, 0.08),
            (0.1, -0.95, 0.06),
            (0.24, -0.76, 0.075),
            (-0.02, -0.74, 0.05),
            (-0.36, -0.68, 0.05),
            (0.38, -0.66, 0.04),
        ):
            scene.paper(ellipse(110 * x, 110 * y, 110 * r, 110 * r * 0.8), tone + 0.1, shadow=0.25, edge=0.5)


def corner_leaves(
    scene: Dream, tone: float = 0.04, corners: str = "bl br", count: int = 7, seed: int = 1, *, size: float = 1.0
) -> None:
    """Dark foreground foliage in the corners: the cheapest way to get depth."""
    r = random.Random(seed)
    for cn in corners.split():
        sx = 1 if "l" in cn else -1
        sy = -1 if "b" in cn else 1
        ox = 0 if "l" in cn else scene.width
        oy = scene.height if "b" in cn else 0
        for i in range(count):
            a = r.uniform(0.1, 1.35)
            length = r.uniform(70, 150) * size
            q = []
            for j in range(6):
                u = j / 5
                q.append(
                    (
                        ox + sx * (math.cos(a) * length * u + 10 * math.sin(u * 2 + i)),
                        oy + sy * (math.sin(a) * length * u - 14 * u * u),
                    )
                )
            scene.paper(taper(q, 3.4, 1.2, 14), tone, shadow=1.2, edge=0.2, rim=0.3, shade=0)
            for j in range(2, 11):
                u = j / 10
                bx, by = q[min(4, int(u * 5))], q[min(5, int(u * 5) + 1)]
                f = u * 5 - int(u * 5)
                x = bx[0] * (1 - f) + by[0] * f
                y = bx[1] * (1 - f) + by[1] * f
                d = 1 if j % 2 else -1
                ang = math.atan2(by[1] - bx[1], by[0] - bx[0]) + d * 0.8
                left = (20 - 7 * u) * size
                tx, ty = x + math.cos(ang) * left, y + math.sin(ang) * left
                nx, ny = -math.sin(ang) * left * 0.24, math.cos(ang) * left * 0.24
                scene.paper(
                    smooth(
                        [
                            (x, y, 1),
                            (x + (tx - x) * 0.5 + nx, y + (ty - y) * 0.5 + ny),
                            (tx, ty, 1),
                            (x + (tx - x) * 0.5 - nx, y + (ty - y) * 0.5 - ny),
                        ]
                    ),
                    tone + 0.05 * r.random(),
                    shadow=0.7,
                    edge=0.2,
                    rim=0.45,
                    shade=0,
                    texture=0,
                )


def cactus(scene: Dream) -> None:
    p = union(
        round_rect(-9, -92, 18, 94, 9),
        stroked(curve("0,-40 -26,-42 -28,-68"), 12),
        stroked(curve("0,-30 24,-32 26,-60"), 11),
    )
    scene.paper(p, ("accent", mix(scene.palette.accent, scene.palette.ramp[0], 0.5)))
    for x in (-4, 0, 4):
        scene.line(line(x, -84, x, -6), 0.8, 0.9, 0.3)
    scene.flat(circle(0, -94, 4), "accent2")


def leaf_path(x: float, y: float, length: float, angle: float, width: float = 0.3) -> skia.Path:
    c, q = math.cos(angle) * length, math.sin(angle) * length
    return smooth(
        [
            (x, y, 1),
            (x + c * 0.5 - q * width, y + q * 0.5 + c * width),
            (x + c, y + q, 1),
            (x + c * 0.5 + q * width, y + q * 0.5 - c * width),
        ]
    )


def flower(
    scene: Dream,
    colour: Tone = "accent",
    height: float = 60,
    radius: float = 11,
    petals: int = 7,
    *,
    lean: float = 0,
    tone: float = 0.3,
) -> None:
    x = lean * height
    scene.line(smooth([(0, 0), (x * 0.3, -height * 0.5), (x, -height)], closed=False), 1.8, tone)
    for d in (-1, 1):
        scene.paper(
            leaf_path(x * 0.12, -height * 0.25, height * 0.28, -1.57 + d * 1.0, 0.28),
            (tone + 0.12, tone - 0.05),
            shadow=0.3,
            edge=0.2,
            rim=0.4,
        )
    for i in range(petals):
        a = i * 6.283 / petals + 0.2
        scene.paper(leaf_path(x, -height, radius, a, 0.42), colour, shadow=0.25, edge=0.1, rim=0.5, texture=0.2)
    scene.flat(circle(x, -height, radius * 0.34), "glow")


def grass(
    scene: Dream, x0: float, x1: float, y: float, count: int, *, height: float = 26, tone: float = 0.2, seed: int = 1
) -> None:
    r = random.Random(seed)
    for _ in range(count):
        x = r.uniform(x0, x1)
        hh = height * r.uniform(0.5, 1.2)
        d = r.uniform(-0.5, 0.5) * hh
        scene.paper(
            taper([(x, y + 4), (x + d * 0.3, y - hh * 0.6), (x + d, y - hh)], hh * 0.13, 0.5, 8),
            tone + r.uniform(-0.05, 0.12),
            shadow=0.4,
            edge=0,
            rim=0.4,
            shade=0,
            texture=0,
        )
