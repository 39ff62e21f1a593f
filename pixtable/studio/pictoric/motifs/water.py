"""Seas, ponds and what glitters on them."""

import random
from collections.abc import Sequence

from pixtable.studio.kit.paths import Point, ellipse, rect, round_rect, smooth
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.sheet import Dream


def waves(
    scene: Dream,
    y: float,
    tone: float = 0.4,
    count: int = 6,
    step: float = 34,
    *,
    swell: float = 9,
    seed: int = 0,
    wave_length: float = 64,
) -> None:
    """Stacked scalloped wave papers from far to near."""
    r = random.Random(seed)
    for k in range(count):
        yy = y + k * step * (1 + k * 0.12)
        a = swell * (0.5 + 0.2 * k)
        length = wave_length * (0.7 + 0.16 * k)
        ph = r.random() * length
        pts: list[Point] = [(-40, scene.height + 40, 1), (-40, yy, 1)]
        x = -40 - ph
        while x < scene.width + 80:
            pts += [(x + length * 0.36, yy + a * 0.35), (x + length * 0.72, yy - a * 0.75), (x + length, yy - a * 0.2)]
            x += length
        pts += [(scene.width + 80, yy, 1), (scene.width + 80, scene.height + 40, 1)]
        tt = tone - k * (0.3 / count)
        scene.paper(
            smooth(pts), (tt + 0.16, tt - 0.1), span=(0, yy - a, 0, yy + step * 1.9), shadow=0.8, brush="brush", rim=0.6
        )
        for j in (1, 2, 3):
            q = [(u[0] + j * 5, u[1] + j * 6.5 * (1 + k * 0.12)) for u in pts[2:-2]]
            scene.line(
                smooth(q, closed=False),
                0.9 + 0.1 * k,
                tt + 0.3,
                0.42 - 0.1 * j,
                dash=(r.uniform(20, 50), r.uniform(14, 40), r.uniform(4, 12), r.uniform(10, 30)),
            )


def glints(
    scene: Dream,
    x: float,
    y0: float,
    y1: float,
    count: int = 30,
    *,
    w0: float = 14,
    w1: float = 70,
    colour: Tone = "glow",
    alpha: float = 0.5,
    spread: float = 10,
) -> None:
    """Broken path of light on water."""
    for i in range(count):
        u = i / count
        y = y0 + (y1 - y0) * u
        w = (w0 + (w1 - w0) * u) * scene.random.uniform(0.4, 1.2)
        scene.flat(
            round_rect(x - w / 2 + scene.random.uniform(-1, 1) * spread * (0.4 + u), y, w, 1.5 + 1.4 * u, 1),
            colour,
            alpha * (1 - 0.5 * u),
        )


def ripples(
    scene: Dream,
    x: float,
    y: float,
    radius: float,
    count: int = 3,
    *,
    tone: float = 1.0,
    alpha: float = 0.5,
    flat: float = 0.28,
) -> None:
    for i in range(count):
        scene.line(
            ellipse(x, y, radius * (1 + i * 0.75), radius * flat * (1 + i * 0.75)),
            1.2 - 0.2 * i,
            tone,
            alpha * (1 - i / count),
        )


def calm_water(
    scene: Dream,
    y: float,
    tones: Sequence[Tone],
    y1: float | None = None,
    count: int = 70,
    *,
    tone: float = 1.0,
    alpha: float = 0.22,
    x1: float | None = None,
) -> None:
    """Calm flat water with painted horizontal strokes that widen towards us."""
    x1 = scene.width if x1 is None else x1
    y1 = scene.height if y1 is None else y1
    p = rect(0, y, x1 - 0, y1 - y)
    scene.washed(p, tones, strength=0.7)
    with scene.clip(p):
        for _ in range(count):
            u = scene.random.random() ** 1.6
            yy = y + 3 + (y1 - y) * u
            w = scene.random.uniform(14, 60) * (0.5 + 1.6 * u)
            xx = scene.random.uniform(-20, x1)
            scene.flat(
                smooth(
                    [(xx, yy, 1), (xx + w / 2, yy - 1.2 - 1.4 * u), (xx + w, yy, 1), (xx + w / 2, yy + 1 + 1.4 * u)]
                ),
                tone if scene.random.random() < 0.6 else 0.0,
                alpha * scene.random.uniform(0.4, 1),
            )
