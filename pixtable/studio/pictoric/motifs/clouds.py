"""Clouds of cut paper, each kind with its own way of being round."""

import math
import random

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import circle, minus, rect, round_rect, smooth, union
from pixtable.studio.pictoric.sheet import WHITE, Dream


def scalloped_cloud(scene: Dream, width: float = 200, tone: float = 0.8, alpha: float = 1.0) -> None:
    """Scalloped paper cloud."""
    p = None
    h = min(width * 0.24, 64)
    x = -width * 0.44
    while x < width * 0.44:
        u = x / (width * 0.88) + 0.5
        r = (h * 0.3 + h * 0.52 * math.sin(math.pi * min(max(u, 0), 1)) ** 0.7) * scene.random.uniform(0.72, 1.15)
        q = circle(x, -h * 0.3 - r * 0.32, r)
        p = q if p is None else union(p, q)
        x += r * scene.random.uniform(0.95, 1.3)
    n = max(4, int(width / 40))
    p = union(p, round_rect(-width * 0.5, -h * 0.42, width, h * 0.42, h * 0.21))
    p = minus(p, rect(-width, 0, 2 * width, h * 3))
    scene.paper(p, (tone + 0.1, tone - 0.12), alpha=alpha, shadow=1.0, shade=0.25, rim=0.5)
    for _ in range(max(2, n // 2)):
        x = scene.random.uniform(-0.3, 0.3) * width
        y = -h * scene.random.uniform(0.3, 0.75)
        r = h * scene.random.uniform(0.18, 0.32)
        scene.line(
            smooth(
                [
                    (x - r, y),
                    (x - r * 0.5, y - r * 0.8),
                    (x + r * 0.5, y - r * 0.7),
                    (x + r * 0.8, y),
                    (x + r * 0.3, y + r * 0.4),
                ],
                closed=False,
            ),
            1.4,
            tone - 0.18,
            0.4 * alpha,
        )


def cumulus(
    scene: Dream,
    width: float = 200,
    tone: float = 0.8,
    height: float | None = None,
    alpha: float = 1.0,
    *,
    seed: int | None = None,
    flat: bool = True,
    shadow: float = 1.0,
    dark: float = 0.18,
    highlight: float = 0.7,
) -> None:
    """Modelled cumulus: two rows of lobes, each lobe lit from the scene light and shaded below."""
    r = random.Random(seed if seed is not None else scene.random.random())
    height = height or min(width * 0.4, 120)
    n = max(4, int(width / (height * 0.36)))
    length = []
    for i in range(n):
        u = (i + 0.5) / n
        k = math.sin(math.pi * u) ** 0.75
        rad = height * (0.16 + 0.2 * k) * r.uniform(0.85, 1.18)
        length.append(((u - 0.5) * width * 0.92, -rad * 0.72, rad))
        if k > 0.55:
            rr = height * (0.15 + 0.17 * k) * r.uniform(0.8, 1.15)
            length.append(
                ((u - 0.5) * width * 0.84 + r.uniform(-6, 6), -height * (0.3 + 0.34 * k * r.uniform(0.75, 1.1)), rr)
            )
    p = round_rect(-width * 0.5, -height * 0.24, width, height * 0.24, height * 0.12)
    for x, y, rad in length:
        p = union(p, circle(x, y, rad))
    if flat:
        p = minus(p, rect(-width * 1.2, 0, width * 2.4, height * 2))
    scene.paper(p, (tone + 0.1, tone - dark), alpha=alpha, shadow=shadow, shade=0.3, rim=0.6)
    lx, ly = scene.light
    cx, cy = scene.point(0, -height * 0.4)
    d = math.hypot(lx - cx, ly - cy) or 1
    dx, dy = (lx - cx) / d, (ly - cy) / d
    hi, lo = mix(scene.hue(min(1, tone + 0.16)), scene.palette.glow, 0.22), scene.hue(max(0, tone - dark - 0.05))
    with scene.clip(p):
        # back to front, every lobe hides the one behind it
        for x, y, rad in sorted(length, key=lambda q: q[1] - q[2]):
            v = min(1, max(0, -y / height))
            body = mix(lo, hi, 0.3 + 0.55 * v)
            scene.flat(circle(x, y, rad), body, 0.92 * alpha, blur=0 if highlight > 0.5 else rad * 0.1 * scene.scale)
            with scene.clip(circle(x, y, rad)):
                scene.flat(
                    minus(
                        circle(x, y, rad * 1.6), circle(x + dx * rad * 0.3, y + dy * rad * 0.3 - rad * 0.1, rad * 0.92)
                    ),
                    lo,
                    0.55 * alpha,
                    blur=rad * 0.22 * scene.scale,
                )
                scene.flat(
                    minus(
                        circle(x, y, rad * 1.1),
                        circle(x - dx * rad * 0.13, y - dy * rad * 0.13 + rad * 0.06, rad * 0.99),
                    ),
                    mix(hi, WHITE, 0.35),
                    highlight * alpha,
                    blur=rad * (0.06 if highlight > 0.5 else 0.16) * scene.scale,
                )
        scene.brush_marks("mottle", 0.45 * alpha, 0.5)


def layered_cloud(
    scene: Dream,
    width: float = 200,
    tone: float = 0.85,
    layers: int = 3,
    alpha: float = 1.0,
    *,
    height: float | None = None,
) -> None:
    """Three overlapping scalloped papers instead of one flat one."""
    height = height or min(width * 0.34, 84)
    for k in range(layers):
        ww = width * (1 - 0.22 * k)
        hh = height * (1 - 0.27 * k)
        p = None
        x = -ww * 0.46
        while x < ww * 0.46:
            f = math.cos(x / ww * math.pi * 1.02)
            r = hh * (0.22 + 0.34 * max(f, 0) ** 0.8) * scene.random.uniform(0.8, 1.12)
            q = circle(x, -hh * 0.16 - r * 0.55 - hh * 0.12 * max(f, 0), r)
            p = q if p is None else union(p, q)
            x += r * scene.random.uniform(0.8, 1.15)
        p = union(p, round_rect(-ww * 0.5, -hh * 0.36, ww, hh * 0.36, hh * 0.18))
        p = minus(p, rect(-width, 0, 2 * width, height * 2))
        with scene.at(width * scene.random.uniform(-0.07, 0.07) * k, 0):
            scene.paper(
                p, (tone + 0.04 + 0.03 * k, tone - 0.16 + 0.06 * k), alpha=alpha, shadow=0.55, shade=0.22, rim=0.55
            )


def billow(
    scene: Dream, width: float = 200, tone: float = 0.85, alpha: float = 1.0, *, seed: int | None = None
) -> None:
    """Billow of stacked scallop rows, back row darkest, soft base: reads as volume."""
    r = random.Random(seed if seed is not None else scene.random.random())
    h = width * 0.34
    m0, m1 = scene.point(0, -h * 0.3), scene.point(0, -h * 0.02)
    with scene.layer(alpha=alpha, mask=(m0[0], m0[1], m1[0], m1[1])):
        for k in range(3):
            u = k / max(1, 2)
            ww = width * (1 - 0.14 * (2 - k)) if k else width * 0.62
            y = -h * (0.42 - 0.3 * u)
            p = None
            n = 5 + k
            cx = r.uniform(-0.08, 0.08) * width * (1 - u)
            for i in range(n):
                v = (i + 0.5) / n
                x = cx - ww / 2 + ww * v
                rad = ww / n * (0.62 + 0.45 * math.sin(math.pi * v)) * r.uniform(0.85, 1.15)
                q = circle(x, y - rad * 0.25 * math.sin(math.pi * v), rad)
                p = q if p is None else union(p, q)
            p = minus(
                union(p, round_rect(cx - ww / 2 - 6, y, ww + 12, h * 0.5, h * 0.2)),
                rect(-width * 2, 0, width * 4, h * 2),
            )
            tt = tone - 0.12 * (1 - u)
            scene.paper(p, (tt + 0.1, tt - 0.1), shadow=0.8 if k == 0 else 0.45, shade=0.3, rim=0.6, edge=0.8)
