"""Hands, eyes, hearts and heads, larger than life."""

import math

import skia

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import blob, circle, line, polygon, round_rect, smooth, taper, union
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.paint import between
from pixtable.studio.pictoric.motifs.people import skin
from pixtable.studio.pictoric.sheet import WHITE, Dream


def hand_path(spread: float = 1.0) -> skia.Path:
    """Open right hand, palm to us, fingers up; from the middle of wrist, about 265 tall."""
    p = blob("-44,40! -42,6 -56,-30 -66,-84 -58,-122 -20,-134 24,-134 54,-122 62,-80 54,-36 42,4 44,40!")
    for x0, y0, degrees, length, w in (
        (-47, -112, -15, 92, 27),
        (-17, -124, -4.5, 122, 29),
        (17, -124, 5.5, 116, 29),
        (47, -112, 16, 84, 26),
    ):
        a = math.radians(degrees * spread)
        dx, dy = math.sin(a), -math.cos(a)
        f = taper(
            [
                (x0 - dx * 20, y0 - dy * 20),
                (x0 + dx * length * 0.5, y0 + dy * length * 0.5),
                (x0 + dx * length, y0 + dy * length),
            ],
            w * 1.04,
            w * 0.8,
            16,
        )
        p = union(p, f, circle(x0 + dx * length, y0 + dy * length, w * 0.41))
    return union(p, taper([(30, -20), (66, -44), (92, -84), (104, -118)], 46, 24, 18), circle(104, -118, 12.2))


def fist(scene: Dream, cuff: Tone = "accent") -> None:
    """Hand reaching down from above, fingers closed on something; from the grip point, arm goes up."""
    c = skin(scene)
    f = scene.shaded(c, 0.1, 0.25)
    scene.paper(polygon([(-30, -210), (30, -210), (26, -84), (-26, -84)]), scene.shaded(cuff, 0.06, 0.3), shadow=1.0)
    scene.paper(round_rect(-30, -96, 60, 20, 7), scene.tone(0.96), shadow=0.5, edge=0.4)
    scene.paper(blob("-22,-78! 22,-78! 34,-50 36,-16 20,2 -22,2 -38,-18 -34,-50"), f, shadow=0.8, edge=0.4)
    scene.paper(taper([(24, -56), (42, -36), (36, -8), (16, 2)], 22, 15), f, shadow=0.5, edge=0.2)
    for i, x in enumerate((-31, -14, 3, 18)):
        scene.paper(round_rect(x - 8, -26 + abs(i - 1) * 2, 16.5, 34 - abs(i - 1) * 3, 8), f, shadow=0.45, edge=0.2)
        scene.line(
            smooth([(x - 4, -8), (x, -6), (x + 4, -8)], closed=False),
            1,
            mix(scene.hue(c), scene.palette.accent, 0.4),
            0.6,
        )


def eye(
    scene: Dream,
    width: float = 200,
    iris: Tone = "accent2",
    lids: Tone | None = None,
    *,
    look: tuple[float, float] = (0, 0),
) -> None:
    """A big eye."""
    h = width * 0.27 * 1.0
    al = smooth(
        [
            (-width / 2, h * 0.12, 1),
            (-width * 0.27, -h * 0.72),
            (0, -h),
            (width * 0.27, -h * 0.74),
            (width / 2, 0, 1),
            (width * 0.26, h * 0.74),
            (0, h * 0.98),
            (-width * 0.28, h * 0.76),
        ]
    )
    lid = lids if lids is not None else 0.3
    scene.paper(
        smooth(
            [
                (-width * 0.58, h * 0.2, 1),
                (-width * 0.32, -h * 1.1),
                (0, -h * 1.46),
                (width * 0.32, -h * 1.12),
                (width * 0.58, 0, 1),
                (width * 0.3, h * 1.08),
                (0, h * 1.36),
                (-width * 0.32, h * 1.1),
            ]
        ),
        scene.shaded(lid, 0.08, 0.3),
        shadow=0.9,
    )
    scene.paper(al, (mix(scene.tone(0.97), WHITE, 0.3), scene.tone(0.82)), shadow=0.2, rim=0.2, shade=0.6, edge=0.4)
    with scene.clip(al):
        x, y = look
        radius = width * 0.235
        scene.paper(circle(x, y, radius), scene.shaded(iris, 0.1, 0.5), shadow=0.4, edge=0.2)
        for i in range(46):
            a = i * 6.283 / 46
            r0, r1 = radius * 0.46, radius * scene.random.uniform(0.74, 0.96)
            scene.line(
                line(x + math.cos(a) * r0, y + math.sin(a) * r0, x + math.cos(a) * r1, y + math.sin(a) * r1),
                width * 0.006,
                mix(scene.hue(iris), scene.tone(1) if i % 2 else scene.palette.ramp[0], 0.5),
                0.55,
            )
        scene.line(circle(x, y, radius * 0.98), width * 0.014, scene.palette.ramp[0], 0.7)
        scene.flat(circle(x, y, radius * 0.46), scene.palette.ramp[0])
        scene.flat(circle(x - radius * 0.3, y - radius * 0.36, radius * 0.17), 1.0, 0.95)
        scene.flat(circle(x + radius * 0.28, y + radius * 0.34, radius * 0.08), 1.0, 0.6)
        scene.flat(
            smooth(
                [
                    (-width * 0.6, -h * 1.5, 1),
                    (width * 0.6, -h * 1.5, 1),
                    (width * 0.5, 0),
                    (width * 0.27, -h * 0.6),
                    (0, -h * 0.8),
                    (-width * 0.27, -h * 0.58),
                    (-width * 0.5, h * 0.1),
                ]
            ),
            scene.palette.ramp[0],
            0.35,
            blur=width * 0.02,
        )
    scene.line(
        smooth(
            [(-width / 2, h * 0.12), (-width * 0.27, -h * 0.72), (0, -h), (width * 0.27, -h * 0.74), (width / 2, 0)],
            closed=False,
        ),
        width * 0.022,
        scene.palette.ramp[0],
        0.95,
    )
    for i in range(11):
        u = i / 10
        x = between(-width * 0.44, width * 0.46, u)
        y = -h * math.sin(math.pi * min(1, max(0, u * 0.94 + 0.03))) ** 0.75 * 1.0
        a = (u - 0.5) * 1.5
        length = width * (0.075 + 0.04 * math.sin(u * 3.14))
        scene.paper(
            taper(
                [
                    (x, y),
                    (x + math.sin(a) * length * 0.5, y - math.cos(a) * length * 0.6),
                    (x + math.sin(a) * length * 1.25, y - math.cos(a) * length),
                ],
                width * 0.018,
                width * 0.003,
                8,
            ),
            scene.palette.ramp[0],
            shadow=0.3,
            edge=0,
            rim=0.2,
        )


def heart_path(width: float = 100) -> skia.Path:
    k = width / 100
    return smooth(
        [
            (0, -26 * k, 1),
            (14 * k, -46 * k),
            (36 * k, -48 * k),
            (50 * k, -28 * k),
            (44 * k, 0),
            (24 * k, 26 * k),
            (0, 50 * k, 1),
            (-24 * k, 26 * k),
            (-44 * k, 0),
            (-50 * k, -28 * k),
            (-36 * k, -48 * k),
            (-14 * k, -46 * k),
        ]
    )


def profile_path(size: float = 1.0) -> skia.Path:
    """Human head and neck in profile facing right, about 330 tall, from the centre of skull."""
    q = [
        (-70, 190, 1),
        (-72, 140),
        (-88, 96),
        (-122, 50),
        (-138, -10),
        (-122, -80),
        (-76, -132),
        (-10, -150),
        (60, -138),
        (104, -100),
        (118, -54),
        (114, -26),
        (122, -6),
        (146, 36),
        (148, 44),
        (126, 52, 1),
        (132, 66),
        (126, 74, 1),
        (134, 84),
        (124, 98),
        (124, 116),
        (112, 128),
        (84, 126),
        (58, 128),
        (50, 148),
        (62, 190, 1),
    ]
    return smooth([(a[0] * size, a[1] * size, *tuple(a[2:])) for a in q])
