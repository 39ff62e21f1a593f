"""Lamps, candles and flames."""

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import circle, line, polygon, rect, round_rect, smooth, taper, union
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.sheet import WHITE, Dream


def hand_lamp(scene: Dream, x: float, y: float, size: float = 1.0) -> None:
    scene.glow(x, y, 60 * size, "glow", 0.85)
    scene.flat(round_rect(x - 4 * size, y - 6 * size, 8 * size, 12 * size, 2 * size), "glow")
    scene.line(round_rect(x - 4.5 * size, y - 6.5 * size, 9 * size, 13 * size, 2 * size), 1.2 * size, 0.05, 0.9)
    scene.line(line(x, y - 6 * size, x, y - 11 * size), 1.2 * size, 0.05)


def lamp_post(scene: Dream, tone: float = 0.08, height: float = 170) -> None:
    scene.paper(rect(-3, -height + 18, 6, height - 18), tone, shadow=0.6)
    scene.paper(round_rect(-9, -8, 18, 9, 3), tone)
    scene.flat(polygon([(-9, -height - 8), (9, -height - 8), (6, -height + 18), (-6, -height + 18)]), "glow")
    scene.line(polygon([(-9, -height - 8), (9, -height - 8), (6, -height + 18), (-6, -height + 18)]), 2, tone)
    scene.paper(polygon([(-13, -height - 7), (0, -height - 20), (13, -height - 7)]), tone, shadow=0.3)
    scene.glow(0, -height + 5, 110, "glow", 0.9)


def flame(
    scene: Dream, height: float = 60, outer: Tone | None = None, mid: Tone | None = None, glow: float = 1.0
) -> None:
    """A flame from its foot: always warm, whatever the palette's accents are."""
    red, _, blue = scene.hue("accent")
    outer = outer or ("accent" if red > 0.7 and blue < 0.45 else "#e2552f")
    mid = mid or "#f9bb45"
    if glow:
        scene.glow(0, -height * 0.45, height * 1.9, "glow", 0.55 * glow)
    scene.paper(
        smooth(
            [
                (0, 2, 1),
                (-height * 0.26, -height * 0.12),
                (-height * 0.3, -height * 0.38),
                (-height * 0.12, -height * 0.66),
                (-height * 0.02, -height, 1),
                (height * 0.12, -height * 0.72),
                (height * 0.31, -height * 0.42),
                (height * 0.24, -height * 0.12),
            ]
        ),
        scene.shaded(outer, 0.1, 0.1),
        shadow=0.2,
        rim=0.4,
        edge=0.3,
        shade=0.1,
    )
    scene.paper(
        smooth(
            [
                (0, 0, 1),
                (-height * 0.17, -height * 0.12),
                (-height * 0.18, -height * 0.32),
                (-height * 0.04, -height * 0.52),
                (height * 0.02, -height * 0.74, 1),
                (height * 0.1, -height * 0.5),
                (height * 0.19, -height * 0.3),
                (height * 0.15, -height * 0.1),
            ]
        ),
        mid,
        shadow=0,
        rim=0.3,
        edge=0.2,
        shade=0,
    )
    scene.flat(
        smooth(
            [
                (0, -2, 1),
                (-height * 0.09, -height * 0.14),
                (-height * 0.06, -height * 0.3),
                (height * 0.02, -height * 0.46, 1),
                (height * 0.09, -height * 0.26),
                (height * 0.08, -height * 0.1),
            ]
        ),
        mix(scene.palette.glow, WHITE, 0.5),
        0.95,
        blur=height * 0.012 * scene.scale,
    )


def candle(
    scene: Dream,
    height: float = 120,
    width: float = 34,
    colour: Tone = 0.95,
    lit: bool = True,
    *,
    drips: int = 4,
    flame_size: float = 1.0,
) -> None:
    pts = [
        (-width / 2, 0, 1),
        (-width / 2, -height * 0.6),
        (-width / 2, -height + 3, 1),
        (-width * 0.2, -height - 3),
        (width * 0.2, -height + 3),
        (width / 2, -height - 1, 1),
        (width / 2, -height * 0.5),
        (width / 2, 0, 1),
        (0, width * 0.1),
    ]
    scene.paper(smooth(pts), scene.shaded(colour, 0.1, 0.3), edge=0.4, rim=0.8)
    for i in range(drips):
        x = -width * 0.42 + i * width * 0.84 / max(1, drips - 1)
        length = height * scene.random.uniform(0.12, 0.42)
        scene.paper(
            union(
                taper([(x, -height), (x, -height + length * 0.5), (x, -height + length)], width * 0.2, width * 0.13, 8),
                circle(x, -height + length, width * 0.095),
            ),
            scene.shaded(colour, 0.25, 0.12),
            shadow=0.4,
            edge=0.1,
            rim=0.8,
        )
    scene.line(line(0, -height, 0, -height - width * 0.22), width * 0.07, 0.05)
    if lit:
        with scene.at(0, -height - width * 0.12):
            flame(scene, width * 1.15 * flame_size)


def street_lamp(scene: Dream, height: float = 190) -> None:
    scene.paper(
        smooth(
            [
                (-12, 0, 1),
                (-7, -8),
                (-4, -20),
                (-2.6, -height * 0.82),
                (2.6, -height * 0.82),
                (4, -20),
                (7, -8),
                (12, 0, 1),
            ]
        ),
        0.06,
        shadow=0.6,
        edge=0.2,
    )
    scene.paper(round_rect(-7, -height * 0.36, 14, 5, 2), 0.12, shadow=0.3, edge=0.1)
    scene.line(smooth([(-14, -height * 0.77), (0, -height * 0.74), (14, -height * 0.77)], closed=False), 2.4, 0.06)
    q = polygon([(-12, -height * 0.98), (12, -height * 0.98), (7, -height * 0.83), (-7, -height * 0.83)])
    scene.glow(0, -height * 0.9, 110, "glow", 0.8)
    scene.flat(q, "glow")
    scene.line(q, 2, 0.06)
    scene.line(line(0, -height * 0.98, 0, -height * 0.83), 1.4, 0.06)
    scene.paper(
        smooth(
            [
                (-15, -height * 0.97, 1),
                (-6, -height * 1.04),
                (0, -height * 1.1, 1),
                (6, -height * 1.04),
                (15, -height * 0.97, 1),
            ]
        ),
        0.06,
        shadow=0.4,
        edge=0.1,
    )
