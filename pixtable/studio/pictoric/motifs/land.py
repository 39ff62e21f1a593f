"""Hills, mountains and slopes."""

import math
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from pixtable.studio.kit.paths import Point, ellipse, polygon, smooth
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.sheet import Dream


def hills(
    scene: Dream,
    y: float,
    swell: float = 40,
    tone: float = 0.5,
    seed: int = 0,
    *,
    freq: float = 1.0,
    fade: float = 0.14,
    shadow: float = 1.4,
    marks: int = 0,
    style: str = "grass",
    **kw: Any,
) -> None:
    r = random.Random(seed)
    ph = [r.random() * 6.28 for _ in range(4)]
    pts: list[Point] = [(-30, scene.height + 40, 1)]
    for i in range(34):
        x = -30 + i * (scene.width + 60) / 33
        u = x / scene.width * freq
        waves = 0.6 * math.sin(u * 3.1 + ph[0]) + 0.3 * math.sin(u * 6.7 + ph[1]) + 0.14 * math.sin(u * 13 + ph[2])
        pts.append((x, y - swell * waves))
    pts.append((scene.width + 30, scene.height + 40, 1))
    pts[1] = (*pts[1][:2], 1)
    pts[-2] = (*pts[-2][:2], 1)
    scene.paper(
        smooth(pts),
        (tone + fade * 0.4, tone - fade),
        brush="mottle",
        shadow=shadow,
        span=(0, y - swell, 0, min(scene.height, y + 260)),
        **kw,
    )
    if marks:
        _hill_marks(scene, pts, tone, marks, r, style=style)


def _hill_marks(
    scene: Dream, points: Sequence[Point], tone: float, count: int, rng: random.Random, *, style: str = "grass"
) -> None:
    """Dry-brush decoration following the ridge: makes big flat papers look hand painted."""
    ridge = list(points[1:-1])
    for _ in range(count):
        i = rng.randrange(1, len(ridge) - 2)
        u = rng.random()
        d = 6 + 150 * rng.random() ** 1.7
        x = ridge[i][0] * (1 - u) + ridge[i + 1][0] * u
        y = ridge[i][1] * (1 - u) + ridge[i + 1][1] * u + d
        f = 0.35 + 0.9 * d / 150
        lt = tone + 0.2 if rng.random() < 0.6 else tone - 0.16
        a = rng.uniform(0.25, 0.6)
        if style == "grass":
            for k in (-1, 0, 1):
                scene.line(
                    smooth(
                        [(x + k * 1.6 * f, y), (x + k * 2.6 * f, y - 3.5 * f), (x + k * 5 * f, y - 7 * f)], closed=False
                    ),
                    0.9 * f,
                    lt,
                    a,
                )
        elif style == "sand":
            sl = (ridge[i + 1][1] - ridge[i][1]) / max(1e-06, ridge[i + 1][0] - ridge[i][0])
            length = rng.uniform(10, 34) * f
            scene.line(
                smooth([(x - length, y - length * sl), (x, y - 1.5), (x + length, y + length * sl)], closed=False),
                0.8 * f,
                lt,
                a * 0.8,
            )
        elif style == "dots":
            scene.flat(ellipse(x, y, 1.5 * f, 1.0 * f), lt, a)


def ridge(
    scene: Dream,
    y: float,
    swell: float = 160,
    tone: float = 0.5,
    count: int = 4,
    *,
    seed: int = 0,
    snow: Tone | None = None,
    x0: float = -40,
    x1: float | None = None,
) -> None:
    """Ridge by midpoint displacement, lit and shaded facets, painted hatching."""
    r = random.Random(seed)
    x1 = scene.width + 40 if x1 is None else x1
    step = (x1 - x0) / count
    keys = []
    for i in range(count + 1):
        px = x0 + i * step + r.uniform(-0.18, 0.18) * step
        keys += [(px, y - swell * r.uniform(0.55, 1)), (px + step * 0.5, y - swell * r.uniform(0.05, 0.28))]
    pts = keys
    for d in range(4):
        q = []
        for a, b in pairwise(pts):
            q += [
                a,
                (
                    (a[0] + b[0]) / 2 + r.gauss(0, step * 0.02 / (d + 1)),
                    (a[1] + b[1]) / 2 + r.gauss(0, swell * 0.075 / 1.7**d),
                ),
            ]
        pts = [*q, pts[-1]]
    p = polygon([(x0 - 60, scene.height + 60), *pts, (x1 + 60, scene.height + 60)])
    scene.paper(p, (tone + 0.1, tone - 0.14), span=(0, y - swell, 0, y + 50), shadow=1.3)
    right = 1 if scene.light[0] < scene.width / 2 else -1
    with scene.clip(p):
        for px, py in keys[::2]:
            h = y - py
            e = [(px, py - 6)]
            f = []
            for j in range(1, 8):
                u = j / 7
                e.append((px + right * step * 0.62 * u, py + h * 1.25 * u))
                f.append((px + right * (step * 0.1 * u + r.uniform(-0.05, 0.07) * step), py + h * 1.25 * u))
            scene.flat(polygon(e + f[::-1]), tone - 0.2, 0.42)
            for _ in range(16):
                u = r.uniform(0.05, 0.95)
                xx = px - right * step * 0.42 * u * r.random()
                yy = py + h * u
                left = h * 0.1
                scene.line(
                    smooth(
                        [(xx, yy), (xx - right * left * 0.35, yy + left * 0.6), (xx - right * left * 0.5, yy + left)],
                        closed=False,
                    ),
                    1.3,
                    tone + 0.2,
                    0.35,
                )
            if snow is not None:
                c = [(px, py - 8)]
                for j in range(9):
                    u = j / 8
                    c.append((px + h * 0.34 * (1 - 2 * u), py + h * (0.3 + 0.1 * (j % 2) + r.uniform(-0.03, 0.03))))
                scene.paper(polygon(c), snow, shadow=0.4, edge=0.8, shade=0.3)
