"""Curtains and masks."""

import math

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import blob, circle, curve, line, minus, polygon, rect, smooth
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.paint import between
from pixtable.studio.pictoric.sheet import Dream


def curtain(
    scene: Dream,
    side: float = 1,
    width: float = 150,
    height: float = 520,
    colour: Tone = "accent",
    *,
    count: int = 6,
    tie: float = 0.62,
    gold: Tone = "accent2",
) -> None:
    """Half a curtain hanging from y 0, on the left (1) or on the right (-1)."""
    c = scene.hue(colour)
    with scene.at(0, 0, flip=side < 0):
        for i in range(count - 1, -1, -1):
            u0, u1 = i / count, (i + 1) / count
            x0, x1 = u0 * width - 8, u1 * width + 6
            t0, t1 = u0 * width * 0.4 - 8, u1 * width * 0.42 + 4
            b0, b1 = u0 * width * 0.62 - 8, u1 * width * 0.66 + 4
            scene.paper(
                smooth(
                    [
                        (x0, -10, 1),
                        (x1, -10, 1),
                        (between(x1, t1, 0.25), height * tie * 0.5),
                        (t1, height * tie),
                        (between(t1, b1, 0.7), height * 0.8),
                        (b1, height, 1),
                        (between(b0, b1, 0.5), height + 5),
                        (b0, height, 1),
                        (between(t0, b0, 0.7), height * 0.8),
                        (t0, height * tie),
                        (between(x0, t0, 0.25), height * tie * 0.5),
                    ]
                ),
                (mix(c, scene.tone(1), 0.16 if i % 2 else 0.04), mix(c, scene.palette.ramp[0], 0.5 if i % 2 else 0.62)),
                shadow=0.8,
                edge=0.3,
                rim=0.5,
            )
        scene.paper(
            smooth(
                [
                    (-8, height * tie - 12, 1),
                    (width * 0.42, height * tie - 6, 1),
                    (width * 0.43, height * tie + 8, 1),
                    (-8, height * tie + 8, 1),
                ]
            ),
            scene.shaded(gold, 0.2, 0.3),
            shadow=0.6,
            edge=0.2,
        )
        scene.paper(
            smooth(
                [
                    (width * 0.38, height * tie + 4, 1),
                    (width * 0.46, height * tie + 4, 1),
                    (width * 0.5, height * tie + 46, 1),
                    (width * 0.34, height * tie + 46, 1),
                ]
            ),
            scene.shaded(gold, 0.2, 0.35),
            shadow=0.6,
            edge=0.6,
        )


def valance(
    scene: Dream,
    width: float = 512,
    height: float = 90,
    colour: Tone = "accent",
    count: int = 6,
    *,
    gold: Tone = "accent2",
) -> None:
    c = scene.hue(colour)
    for i in range(count):
        x0 = i * width / count
        x1 = x0 + width / count
        p = smooth(
            [
                (x0 - 3, -10, 1),
                (x1 + 3, -10, 1),
                (x1 + 3, height * 0.5, 1),
                ((x0 + x1) / 2, height),
                (x0 - 3, height * 0.5, 1),
            ]
        )
        scene.paper(p, (mix(c, scene.palette.ramp[0], 0.3), mix(c, scene.tone(1), 0.06)), shadow=1.0, edge=0.3)
        for k in range(3):
            scene.line(
                smooth(
                    [
                        (x0, height * (0.1 + k * 0.14)),
                        ((x0 + x1) / 2, height * (0.34 + k * 0.19)),
                        (x1, height * (0.1 + k * 0.14)),
                    ],
                    closed=False,
                ),
                2,
                scene.palette.ramp[0],
                0.35,
            )
        scene.line(
            smooth([(x0 - 3, height * 0.5), ((x0 + x1) / 2, height), (x1 + 3, height * 0.5)], closed=False),
            4,
            gold,
            0.95,
        )


def wall_mask(scene: Dream, kind: str = "joy", colour: Tone = 0.95) -> None:
    """A mask on a wall, about 130 tall: joy, sorrow, anger, sleep, cat, sun, moon or bird."""
    p = blob("0,-62 34,-54 50,-22 44,18 26,48 0,62 -26,48 -44,18 -50,-22 -34,-54")
    f = scene.shaded(colour, 0.15, 0.25)
    dk = scene.palette.ramp[0]
    if kind == "sun":
        for i in range(14):
            a = i * math.pi / 7
            scene.paper(
                polygon(
                    [
                        (math.cos(a - 0.13) * 50, math.sin(a - 0.13) * 54),
                        (math.cos(a) * 80, math.sin(a) * 84),
                        (math.cos(a + 0.13) * 50, math.sin(a + 0.13) * 54),
                    ]
                ),
                scene.shaded(colour, 0.05, 0.35),
                shadow=0.5,
                edge=0.2,
            )
    if kind == "cat":
        for sx in (-1, 1):
            scene.paper(smooth([(sx * 18, -50, 1), (sx * 44, -86, 1), (sx * 50, -30, 1)]), f, shadow=0.6, edge=0.2)
    if kind == "moon":
        p = minus(circle(0, 0, 60), circle(30, -8, 50))
        scene.paper(p, f, shadow=1.1)
        scene.line(curve("-40,-10 -33,-5 -26,-9"), 3, dk)
        scene.line(curve("-38,24 -28,30 -18,30"), 3, dk)
        scene.flat(circle(-40, 12, 6), "accent", 0.45, blur=2)
        return
    scene.paper(p, f, shadow=1.1, rim=0.8)
    if kind == "bird":
        scene.paper(
            blob("-12,-6! 0,-14 12,-6! 6,30 0,58! -6,30"), scene.shaded("accent2", 0.1, 0.3), shadow=0.7, edge=0.2
        )
    for sx in (-1, 1):
        if kind in ("joy", "sun"):
            scene.flat(smooth([(sx * 8, -8, 1), (sx * 21, -22), (sx * 34, -8, 1), (sx * 21, -14)]), dk)
            scene.flat(circle(sx * 30, 14, 8), "accent", 0.4, blur=3 * scene.scale)
        elif kind == "sorrow":
            scene.flat(smooth([(sx * 8, -16, 1), (sx * 21, -12), (sx * 34, -4, 1), (sx * 20, -2)]), dk)
            scene.line(smooth([(sx * 6, -32), (sx * 20, -28), (sx * 36, -16)], closed=False), 3, dk)
            if sx > 0:
                scene.flat(smooth([(sx * 24, 4, 1), (sx * 30, 20), (sx * 24, 28), (sx * 18, 20)]), "#7fb6d8", 0.9)
        elif kind == "anger":
            scene.flat(smooth([(sx * 6, -2, 1), (sx * 22, -14), (sx * 36, -16, 1), (sx * 24, -2)]), dk)
            scene.line(line(sx * 4, -14, sx * 38, -32), 4.4, dk)
        elif kind == "sleep":
            scene.line(smooth([(sx * 8, -8), (sx * 21, 0), (sx * 34, -8)], closed=False), 3.4, dk)
        else:
            scene.flat(smooth([(sx * 8, -10, 1), (sx * 22, -24), (sx * 36, -18, 1), (sx * 22, -6)]), dk)
    if kind in ("joy", "sun"):
        scene.flat(blob("-26,20! 0,28 26,20! 14,42 -14,42"), dk)
    elif kind == "sorrow":
        scene.flat(blob("-20,42! 0,28 20,42! 0,36"), dk)
    elif kind == "anger":
        scene.flat(blob("-20,34! 0,28 20,34! 18,42 -18,42"), dk)
        for x in (-13, -3, 7):
            scene.flat(rect(x, 30, 6, 6), 1.0, 0.9)
    elif kind == "sleep":
        scene.line(curve("-9,32 0,35 9,32"), 3, dk)
    elif kind == "cat":
        scene.flat(blob("-7,8! 0,6 7,8! 0,16"), "accent")
        scene.line(curve("-14,26 -6,30 0,22 6,30 14,26"), 2.6, dk)
        for sx in (-1, 1):
            for k in (0, 1):
                scene.line(line(sx * 18, 16 + k * 6, sx * 46, 12 + k * 9), 1.6, dk, 0.7)
    if kind not in ("cat", "bird"):
        scene.line(curve("0,-8 5,10 -2,16"), 2, dk, 0.45)
