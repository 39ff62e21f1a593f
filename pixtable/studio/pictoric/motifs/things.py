"""Things that people carry, open and lose."""

import math
from collections.abc import Sequence

import skia

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import (
    circle,
    curve,
    ellipse,
    line,
    minus,
    polygon,
    polyline,
    rect,
    round_rect,
    smooth,
    stroked,
    svg,
    union,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.paint import between
from pixtable.studio.pictoric.sheet import WHITE, Dream


def canopy(scene: Dream, colours: Sequence[Tone] = ("accent", "accent2"), ribs: int = 6) -> None:
    """An umbrella without its stick, from the middle of its rim."""
    radius = 92
    dome = svg(
        f"M {-radius} 0 C {-radius} {-radius * 0.62} {-radius * 0.5} {-radius} 0 {-radius} "
        f"C {radius * 0.5} {-radius} {radius} {-radius * 0.62} {radius} 0 Z"
    )
    n = ribs
    xs = [-radius + 2 * radius * i / n for i in range(n + 1)]
    cut = None
    for i in range(n):
        x0, x1 = xs[i], xs[i + 1]
        e = ellipse((x0 + x1) / 2, 1, (x1 - x0) / 2 * 0.98, 13)
        cut = e if cut is None else union(cut, e)
    dome = minus(dome, cut)
    scene.paper(dome, colours[0], shadow=0.9)
    with scene.clip(dome):
        for i in range(1, n, 2):
            x0, x1 = xs[i], xs[i + 1] if i + 1 <= n else radius
            scene.paper(
                svg(
                    f"M 0 {-radius} C {x0 * 0.5} {-radius} {x0} {-radius * 0.5} {x0} 14 L {x1} 14 "
                    f"C {x1} {-radius * 0.5} {x1 * 0.5} {-radius} 0 {-radius} Z"
                ),
                colours[1],
                shadow=0.3,
                edge=0.4,
                rim=0.35,
            )
    scene.line(line(0, -radius, 0, -radius - 12), 3, 0.15)


def clock_face(
    scene: Dream,
    radius: float = 90,
    tone: float = 0.9,
    rim_colour: Tone = "accent2",
    hands: tuple[float, float] = (10, 9),
) -> None:
    scene.paper(circle(0, 0, radius), rim_colour, shadow=1.2)
    scene.paper(circle(0, 0, radius * 0.87), (tone, tone - 0.15), shadow=0.45, rim=0.3, shade=0.5)
    scene.line(circle(0, 0, radius * 0.79), radius * 0.012, 0.1, 0.6)
    scene.line(circle(0, 0, radius * 0.57), radius * 0.008, 0.1, 0.4)
    for i in range(12):
        a = i * math.pi / 6
        with scene.at(math.sin(a) * radius * 0.68, -math.cos(a) * radius * 0.68, 1, math.degrees(a)):
            if i % 3 == 0:
                scene.flat(rect(-radius * 0.045, -radius * 0.1, radius * 0.03, radius * 0.2), 0.05)
                scene.flat(rect(radius * 0.015, -radius * 0.1, radius * 0.03, radius * 0.2), 0.05)
            else:
                scene.flat(
                    polygon(
                        [
                            (-radius * 0.018, -radius * 0.08),
                            (radius * 0.018, -radius * 0.08),
                            (radius * 0.01, radius * 0.08),
                            (-radius * 0.01, radius * 0.08),
                        ]
                    ),
                    0.05,
                    0.85,
                )
    for i in range(60):
        a = i * math.pi / 30
        scene.flat(circle(math.sin(a) * radius * 0.82, -math.cos(a) * radius * 0.82, radius * 0.008), 0.1, 0.7)
    for ang, length, w in ((hands[0] / 12 * 360, 0.44, 0.055), (hands[1] * 30, 0.66, 0.04)):
        with scene.at(0, 0, turn=ang):
            scene.paper(
                smooth(
                    [
                        (0, -radius * length, 1),
                        (radius * w * 1.5, -radius * length * 0.62),
                        (radius * w * 0.5, -radius * length * 0.4),
                        (radius * w * 0.6, radius * 0.12, 1),
                        (-radius * w * 0.6, radius * 0.12, 1),
                        (-radius * w * 0.5, -radius * length * 0.4),
                        (-radius * w * 1.5, -radius * length * 0.62),
                    ]
                ),
                0.06,
                shadow=0.5,
                edge=0.2,
            )
    scene.paper(circle(0, 0, radius * 0.06), "accent", shadow=0.3, edge=0)


def key(scene: Dream, colour: Tone = "accent2") -> None:
    """Vertical ornate key, from the bow's top; 150 long."""
    bow = union(circle(-15, 24, 17), circle(15, 24, 17), circle(0, 10, 14))
    hole = union(circle(-15, 24, 9), circle(15, 24, 9), circle(0, 10, 7))
    p = union(
        minus(bow, hole), round_rect(-4.5, 36, 9, 108, 3), round_rect(-9, 42, 18, 7, 3), round_rect(-7, 54, 14, 4, 2)
    )
    bit = minus(rect(3, 112, 24, 28), union(rect(12, 119, 6, 8), rect(20, 126, 8, 6)))
    scene.paper(
        union(p, bit),
        (mix(scene.hue(colour), WHITE, 0.25), mix(scene.hue(colour), scene.palette.ramp[0], 0.3)),
        shadow=1.0,
        rim=0.9,
        edge=0.3,
    )


def cage(
    scene: Dream,
    tone: float = 0.15,
    width: float = 120,
    height: float = 170,
    colour: Tone | None = None,
    *,
    part: str = "all",
) -> None:
    """A birdcage; draw its back, then who is inside, then its front."""
    colour = colour if colour is not None else tone

    def bars(xs: Sequence[float], a: float, wd: float) -> None:
        for u in xs:
            scene.line(
                svg(
                    f"M {u * width / 2} -8 L {u * width / 2} {-height * 0.6} "
                    f"C {u * width / 2} {-height * 0.86} {u * width * 0.16} {-height * 0.97} 0 {-height}"
                ),
                wd,
                colour,
                a,
            )

    if part in ("all", "back"):
        bars((-0.8, -0.4, 0, 0.4, 0.8), 0.4, 1.6)
        scene.paper(ellipse(0, -6, width / 2, 8), tone + 0.15, shadow=0.8)
    if part in ("all", "front"):
        bars((-1, -0.62, -0.2, 0.2, 0.62, 1), 1, 2.6)
        for y in (-height * 0.6, -height * 0.3):
            scene.line(
                smooth(
                    [(-width / 2, y), (-width * 0.25, y + 6), (0, y + 8), (width * 0.25, y + 6), (width / 2, y)],
                    closed=False,
                ),
                2.2,
                colour,
            )
        scene.paper(
            smooth(
                [
                    (-width / 2 - 4, -12, 1),
                    (-width * 0.25, -5),
                    (0, -3),
                    (width * 0.25, -5),
                    (width / 2 + 4, -12, 1),
                    (width / 2 + 2, 0),
                    (width * 0.25, 9),
                    (0, 11),
                    (-width * 0.25, 9),
                    (-width / 2 - 2, 0),
                ]
            ),
            (mix(scene.hue(colour), scene.tone(1), 0.25), colour),
            shadow=0.7,
            edge=0.3,
        )
        scene.line(circle(0, -height - 9, 8), 2.6, colour)
        scene.paper(ellipse(0, -height, 9, 5), colour, shadow=0.4)


def open_book(scene: Dream, tone: float = 0.9, width: float = 380) -> None:
    """Open book seen from the front, pages fan; from the spine bottom."""
    h = width * 0.26
    for sx in (-1, 1):
        with scene.at(0, 0, flip=sx < 0):

            def across(v: float) -> float:
                return v * width / 2

            scene.paper(
                smooth(
                    [
                        (0, 6, 1),
                        (across(0.5), -10),
                        (across(1.05), 6, 1),
                        (across(1.05), 14, 1),
                        (across(0.5), 0),
                        (0, 18, 1),
                    ]
                ),
                "accent",
                shadow=1.2,
            )
            for i in range(6):
                o = i * 2.6
                scene.paper(
                    smooth(
                        [
                            (0, 0 - o * 0.6, 1),
                            (across(0.25), -16 - o),
                            (across(0.6), -22 - o),
                            (across(1.0 - 0.012 * i), -4 - o, 1),
                            (across(0.93 - 0.012 * i), -h * 0.72 - o, 1),
                            (across(0.55), -h * 0.98 - o),
                            (across(0.2), -h * 0.9 - o),
                            (0, -h * 0.7 - o * 0.6, 1),
                        ]
                    ),
                    (tone - 0.08 + i * 0.012, tone - 0.2 + i * 0.014),
                    shadow=0.25,
                    edge=0.4,
                    rim=0.35,
                )
            for j in range(6):
                u = j / 6
                scene.line(
                    smooth(
                        [
                            (across(0.12), -h * (0.2 + u * 0.5) - 20),
                            (across(0.4), -h * (0.28 + u * 0.52) - 24),
                            (across(0.8), -h * (0.16 + u * 0.5) - 16),
                        ],
                        closed=False,
                    ),
                    1.5,
                    tone - 0.45,
                    0.35,
                    dash=(scene.random.uniform(12, 22), 5, scene.random.uniform(5, 9), 4),
                )


def suitcase(
    scene: Dream, colour: Tone = "accent2", width: float = 70, height: float = 46, straps: bool = True
) -> None:
    c = scene.hue(colour)
    scene.line(
        svg(
            f"M {-width * 0.13} {-height} L {-width * 0.13} {-height - width * 0.1} "
            f"L {width * 0.13} {-height - width * 0.1} L {width * 0.13} {-height}"
        ),
        width * 0.05,
        mix(c, scene.tone(0), 0.65),
    )
    scene.paper(
        round_rect(-width / 2, -height, width, height, width * 0.09),
        (mix(c, WHITE, 0.14), mix(c, scene.tone(0), 0.35)),
        shadow=0.7,
        edge=0.4,
        brush="brush",
    )
    scene.line(
        line(-width / 2 + 1, -height * 0.62, width / 2 - 1, -height * 0.62),
        max(0.8, width * 0.016),
        mix(c, scene.tone(0), 0.7),
        0.8,
    )
    if straps:
        for x in (-0.29, 0.29):
            scene.paper(
                rect(width * x - width * 0.045, -height, width * 0.09, height),
                mix(c, scene.tone(0), 0.5),
                shadow=0.25,
                edge=0.2,
                rim=0.4,
            )
            scene.flat(
                round_rect(width * x - width * 0.055, -height * 0.68, width * 0.11, height * 0.13, 1), "glow", 0.85
            )
    for x in (-0.5, 0.5):
        for y in (-1, 0):
            scene.flat(
                circle(width * x * 0.93, -height * 0.95 if y else -height * 0.05, width * 0.035),
                mix(c, scene.tone(0), 0.6),
                0.8,
            )


def envelope(scene: Dream, width: float = 60, tone: float = 0.95) -> None:
    """A letter."""
    h = width * 0.66
    scene.paper(rect(-width / 2, -h / 2, width, h), (tone, tone - 0.1), shadow=0.7, edge=0.4)
    scene.line(line(-width / 2, h / 2, -width * 0.06, h * 0.02), width * 0.016, tone - 0.4, 0.55)
    scene.line(line(width / 2, h / 2, width * 0.06, h * 0.02), width * 0.016, tone - 0.4, 0.55)
    scene.paper(
        polygon([(-width / 2, -h / 2), (0, h * 0.14), (width / 2, -h / 2)]), (tone, tone - 0.04), shadow=0.45, edge=0.3
    )
    scene.paper(circle(0, h * 0.08, width * 0.085), "accent", shadow=0.4, edge=0.7)


def anchor(scene: Dream, colour: Tone = 0.12) -> None:
    """Old iron anchor, 190 tall, from the crown (bottom)."""
    c = scene.hue(colour)
    fill = (mix(c, scene.tone(0.9), 0.3), c)
    p = union(
        round_rect(-7, -160, 14, 156, 5),
        union(
            stroked(curve("-66,-58 -50,-22 0,-2 50,-22 66,-58"), 15),
            union(round_rect(-44, -140, 88, 12, 6), minus(circle(0, -176, 20), circle(0, -176, 11))),
        ),
    )
    for sx in (-1, 1):
        p = union(p, polygon([(sx * 66, -88), (sx * 84, -48), (sx * 46, -50)]))
    scene.paper(p, fill, shadow=1.0, edge=0.6, brush="mottle", texture=0.8)


def mailbox(scene: Dream) -> None:
    """Old pillar of a letter box on a post, 110 tall, slot open."""
    scene.paper(rect(-6, -60, 12, 62), (0.2, 0.05), shadow=0.6, brush="wood")
    scene.paper(
        svg("M -34 -56 L -34 -92 C -34 -122 34 -122 34 -92 L 34 -56 Z"),
        scene.shaded("accent2", 0.12, 0.35),
        shadow=0.9,
        edge=0.4,
    )
    scene.flat(round_rect(-22, -94, 44, 9, 3), 0.0)
    scene.paper(
        polygon([(-22, -94), (22, -94), (27, -104), (-27, -104)]),
        scene.shaded("accent2", 0.2, 0.1),
        shadow=0.5,
        edge=0.2,
    )
    with scene.at(6, -96, 0.62, -14):
        envelope(scene, 44, 0.98)
    scene.paper(round_rect(-38, -58, 76, 7, 3), scene.shaded("accent2", 0.05, 0.4), shadow=0.4, edge=0.2)
    scene.line(polyline([(36, -78), (36, -104), (48, -104), (48, -96), (36, -96)]), 3, "accent")


def ladder(
    scene: Dream, height: float = 200, width: float = 30, colour: Tone = 0.3, step: float = 18, *, top: float = 1.0
) -> None:
    """A ladder from its foot; `top` is how much of its width is left up there."""
    n = int(height / step)
    for i in range(1, n):
        u = i / n
        ww = width / 2 * between(1, top, u)
        scene.paper(
            round_rect(-ww, -height * u - 2.2, ww * 2, 4.4, 2),
            scene.shaded(colour, 0.2, 0.2),
            shadow=0.4,
            edge=0.1,
            rim=0.6,
        )
    for sx in (-1, 1):
        scene.paper(
            polygon(
                [
                    (sx * width / 2 - 2.6, 0),
                    (sx * width / 2 + 2.6, 0),
                    (sx * width / 2 * top + 2, -height),
                    (sx * width / 2 * top - 2, -height),
                ]
            ),
            scene.shaded(colour, 0.1, 0.2),
            shadow=0.5,
            edge=0.2,
            rim=0.6,
        )


def crown_path(width: float, height: float, x: float = 0, y: float = 0) -> skia.Path:
    """A crown; `width` is half of it."""
    return smooth(
        [
            (x - width * 0.9, y, 1),
            (x - width * 1.12, y - height * 0.82, 1),
            (x - width * 0.56, y - height * 0.38, 1),
            (x, y - height * 1.06, 1),
            (x + width * 0.56, y - height * 0.38, 1),
            (x + width * 1.12, y - height * 0.82, 1),
            (x + width * 0.9, y, 1),
            (x, y + height * 0.12),
        ]
    )
