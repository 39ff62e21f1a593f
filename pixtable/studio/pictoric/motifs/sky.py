"""Moons, suns, stars, planets, and what falls from the sky."""

import math
import random
from collections.abc import Sequence

import skia

from pixtable.studio.kit.colour import Colour, argb, mix
from pixtable.studio.kit.paths import Point, circle, ellipse, line, minus, polygon, rect, smooth, star
from pixtable.studio.kit.scene import Span, Tone
from pixtable.studio.pictoric.motifs.paint import along
from pixtable.studio.pictoric.sheet import SCREEN, WHITE, Dream


def moon(scene: Dream, radius: float = 80, tone: float = 0.95, crescent: bool = False) -> None:
    scene.glow(0, 0, radius * 2.6, scene.tone(min(1, tone)), 0.45)
    scene.glow(0, 0, radius * 1.6, scene.tone(min(1, tone)), 0.5)
    p = circle(0, 0, radius)
    if crescent:
        p = minus(p, circle(radius * 0.42, -radius * 0.12, radius * 0.86))
    scene.paper(
        p,
        (mix(scene.tone(tone), WHITE, 0.2), mix(scene.tone(tone - 0.12), scene.palette.glow, 0.35)),
        shadow=0.9,
        rim=0.7,
        edge=0.7,
        shade=0.35,
    )
    if not crescent:
        with scene.clip(p):
            for a, d, q in (
                (0.4, 0.45, 0.2),
                (2.2, 0.5, 0.27),
                (3.5, 0.3, 0.13),
                (4.6, 0.62, 0.22),
                (5.6, 0.55, 0.12),
                (1.3, 0.72, 0.14),
                (3.0, 0.8, 0.1),
            ):
                x, y = math.cos(a) * d * radius, math.sin(a) * d * radius
                scene.flat(
                    ellipse(x, y, q * radius, q * radius * 0.92),
                    mix(scene.tone(tone - 0.25), scene.palette.glow, 0.25),
                    0.38,
                    blur=radius * 0.012,
                )
                scene.flat(
                    ellipse(x + q * radius * 0.12, y + q * radius * 0.14, q * radius * 0.82, q * radius * 0.76),
                    mix(scene.tone(tone - 0.08), scene.palette.glow, 0.25),
                    0.45,
                    blur=radius * 0.02,
                )


def stars(scene: Dream, count: int = 90, y1: float = 500, big: int = 8) -> None:
    for _ in range(count):
        x, y = scene.random.random() * scene.width, scene.random.random() ** 1.3 * y1
        r = scene.random.choice([0.6, 0.7, 0.9, 1.1, 1.5])
        scene.flat(circle(x, y, r), 1.0, scene.random.uniform(0.35, 0.95))
    for _ in range(big):
        x, y = scene.random.random() * scene.width, scene.random.random() * y1 * 0.8
        r = scene.random.uniform(3.5, 7)
        scene.glow(x, y, r * 3.2, scene.tone(1.0), 0.35)
        pts = []
        for i in range(8):
            a = math.pi / 4 * i
            q = r if i % 2 == 0 else r * 0.24
            pts.append((x + math.sin(a) * q, y - math.cos(a) * q))
        scene.flat(polygon(pts), 1.0, 0.95)


def rain(
    scene: Dream,
    path: skia.Path,
    count: int = 120,
    length: float = 16,
    angle: float = 100,
    *,
    tone: Tone = 1.0,
    alpha: float = 0.5,
    width: float = 1.0,
) -> None:
    b = path.getBounds()
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    with scene.clip(path):
        for _ in range(count):
            x, y, left = (
                scene.random.uniform(b.left(), b.right()),
                scene.random.uniform(b.top(), b.bottom()),
                length * scene.random.uniform(0.5, 1.3),
            )
            scene.line(
                line(x, y, x + dx * left, y + dy * left),
                width * scene.random.uniform(0.6, 1.2),
                tone,
                alpha * scene.random.uniform(0.5, 1),
            )


def sun(scene: Dream, radius: float = 90, colour: Colour = "#ffcf6a", rays: int = 0, edge: Colour = "#f2803a") -> None:
    scene.glow(0, 0, radius * 3.0, edge, 0.5)
    scene.glow(0, 0, radius * 1.7, colour, 0.6)
    p = circle(0, 0, radius)
    scene.paper(
        p,
        (mix(colour, WHITE, 0.25), mix(colour, edge, 0.65)),
        shadow=0.3,
        rim=0.6,
        shade=0.2,
        edge=0.8,
        brush="brush",
    )
    with scene.clip(p):
        for _ in range(26):
            a = scene.random.random() * 6.28
            d = radius * scene.random.uniform(0.2, 0.95)
            x, y = math.cos(a) * d, math.sin(a) * d
            scene.line(
                smooth([(x - radius * 0.12, y), (x, y - radius * 0.02), (x + radius * 0.12, y)], closed=False),
                radius * 0.022,
                mix(edge, colour, 0.4),
                0.28,
            )
    for i in range(rays):
        with scene.at(0, 0, turn=i * 360 / rays):
            scene.paper(
                smooth(
                    [
                        (-radius * 0.06, -radius * 1.14, 1),
                        (0, -radius * (1.42 if i % 2 else 1.28), 1),
                        (radius * 0.06, -radius * 1.14, 1),
                    ]
                ),
                mix(colour, edge, 0.35),
                shadow=0.3,
                edge=0.3,
            )


def aurora(
    scene: Dream, points: Sequence[Point], height: float = 180, colour: Tone = "#6fe0a8", alpha: float = 0.8
) -> None:
    """A curtain of light hanging along a line."""
    with scene.layer(blur=3, blend=SCREEN):
        for i, (x, y, _) in enumerate(along(smooth(points, closed=False), 130)):
            high = height * (0.55 + 0.35 * math.sin(i * 0.31) + 0.2 * math.sin(i * 0.83 + 1))
            bright = alpha * (0.34 + 0.22 * math.sin(i * 0.47) + 0.12 * math.sin(i * 1.3))
            light = [argb(scene.hue(colour), bright * share) for share in (0, 1, 0.5, 0)]
            ends = [skia.Point(x, y + 10), skia.Point(x + 16, y - high)]
            shader = skia.GradientShader.MakeLinear(ends, light, [0, 0.08, 0.4, 1])
            ray = polygon([(x - 3, y + 10), (x + 4, y + 10), (x + 20, y - high), (x + 12, y - high)])
            scene.canvas.drawPath(ray, skia.Paint(Shader=shader, AntiAlias=True))


def sparks(scene: Dream, count: int, box: Span, radius: tuple[float, float] = (0.6, 1.6)) -> None:
    for _ in range(count):
        x, y = scene.random.uniform(box[0], box[2]), scene.random.uniform(box[1], box[3])
        q = scene.random.uniform(*radius)
        scene.glow(x, y, q * 5, "glow", 0.45)
        scene.flat(circle(x, y, q), "glow", 0.9 * scene.random.uniform(0.5, 1))


def snowfall(
    scene: Dream,
    count: int = 150,
    box: tuple[float, float, float, float] = (0, 0, 512, 768),
    alpha: tuple[float, float] = (0.4, 0.95),
    radius: tuple[float, float] = (0.7, 2.4),
) -> None:
    for _ in range(count):
        scene.flat(
            circle(
                scene.random.uniform(box[0], box[2]),
                scene.random.uniform(box[1], box[3]),
                scene.random.uniform(*radius),
            ),
            WHITE,
            scene.random.uniform(*alpha),
            blur=0.4,
        )


def smoke(
    scene: Dream,
    x: float,
    y: float,
    count: int = 7,
    dx: float = 6,
    *,
    r0: float = 5,
    tone: float = 0.95,
    alpha: float = 0.5,
    seed: int = 1,
) -> None:
    r = random.Random(seed)
    for i in range(count):
        scene.flat(
            circle(x + dx * i + r.uniform(-3, 3), y - i * r0 * 1.7, r0 * (0.7 + 0.22 * i)),
            tone,
            alpha * (1 - i / count),
            blur=2.5,
        )


def star_pattern(scene: Dream, points: Sequence[Point]) -> None:
    for x, y in points:
        scene.glow(x, y, 5, WHITE, 0.6)
        scene.flat(circle(x, y, 1), WHITE)


def starfield(scene: Dream, path: skia.Path, count: int = 80, big: int = 6, box: Span | None = None) -> None:
    """Stars inside a shape; `box` is where to strew them, the whole shape if not given."""
    bounds = path.getBounds()
    left, top, right, bottom = box or (bounds.left(), bounds.top(), bounds.right(), bounds.bottom())
    rng = scene.random
    with scene.clip(path):
        for _ in range(count):
            dot = circle(rng.uniform(left, right), rng.uniform(top, bottom), rng.choice((0.6, 0.8, 1, 1.4)))
            scene.flat(dot, 1.0, rng.uniform(0.4, 0.95))
        for _ in range(big):
            sparkle(scene, rng.uniform(left, right), rng.uniform(top, bottom), rng.uniform(3, 6.5))


def sparkle(scene: Dream, x: float, y: float, radius: float = 6, colour: Tone = 1.0, *, rays: int = 4) -> None:
    """One star with its halo."""
    scene.glow(x, y, radius * 3.1, scene.hue(colour), 0.42)
    scene.flat(star(rays, radius, radius * 0.24, x, y), colour, 0.95)


def planet(
    scene: Dream,
    radius: float = 60,
    colours: Sequence[Tone] = ("accent", "accent2"),
    ring: Tone | None = None,
    bands: int = 5,
    *,
    craters: bool = False,
    tilt: float = -18,
) -> None:
    scene.glow(0, 0, radius * 1.9, colours[0], 0.3)
    with scene.at(0, 0, turn=tilt):
        if ring is not None:
            scene.line(ellipse(0, 0, radius * 1.75, radius * 0.42), radius * 0.13, ring, 0.9)
        p = circle(0, 0, radius)
        scene.paper(p, scene.shaded(colours[0], 0.15, 0.35), edge=0.5, rim=0.9, shade=0.9)
        with scene.clip(p):
            for i in range(bands):
                y = -radius + 2 * radius * (i + 0.5) / bands
                h = radius / bands * scene.random.uniform(0.5, 1.0)
                scene.paper(
                    smooth(
                        [
                            (-radius * 1.1, y, 1),
                            (-radius * 0.4, y + h * 0.5),
                            (radius * 0.3, y - h * 0.1),
                            (radius * 1.1, y + h * 0.3, 1),
                            (radius * 1.1, y + h, 1),
                            (radius * 0.2, y + h * 0.9),
                            (-radius * 0.5, y + h * 1.4),
                            (-radius * 1.1, y + h, 1),
                        ]
                    ),
                    colours[i % 2],
                    shadow=0.15,
                    edge=0.4,
                    rim=0.2,
                    alpha=0.75,
                )
            if craters:
                for a, d, q in ((0.5, 0.5, 0.2), (2.4, 0.5, 0.26), (4, 0.4, 0.16), (5.2, 0.7, 0.16), (1.4, 0.75, 0.12)):
                    scene.flat(
                        circle(math.cos(a) * d * radius, math.sin(a) * d * radius, q * radius),
                        scene.palette.ramp[0],
                        0.25,
                    )
                    scene.flat(
                        circle(
                            math.cos(a) * d * radius + q * radius * 0.15,
                            math.sin(a) * d * radius + q * radius * 0.18,
                            q * radius * 0.8,
                        ),
                        colours[1],
                        0.35,
                    )
            dx, dy = scene.light[0] - scene.point(0, 0)[0], scene.light[1] - scene.point(0, 0)[1]
            d = math.hypot(dx, dy) or 1
            rt = math.radians(-tilt)
            dx, dy = (dx * math.cos(rt) - dy * math.sin(rt)) / d, (dx * math.sin(rt) + dy * math.cos(rt)) / d
            scene.flat(
                minus(circle(0, 0, radius * 1.3), circle(dx * radius * 0.5, dy * radius * 0.5, radius * 1.12)),
                scene.palette.ramp[0],
                0.5,
                blur=radius * 0.12 * scene.scale,
            )
        if ring is not None:
            with scene.clip(rect(-radius * 3, 0, radius * 6, radius * 3)):
                scene.line(ellipse(0, 0, radius * 1.75, radius * 0.42), radius * 0.13, ring)
                scene.line(ellipse(0, 0, radius * 1.9, radius * 0.47), radius * 0.03, ring, 0.8)
