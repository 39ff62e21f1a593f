"""Trees, from a pine to a painted crown."""

import math
import random

import skia

from pixtable.studio.kit.colour import RGB, Colour, mix
from pixtable.studio.kit.paths import Point, blob, circle, ellipse, polygon, rect, smooth, taper, union
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.plants import leaf_path
from pixtable.studio.pictoric.sheet import WHITE, Dream


def clump_tree(
    scene: Dream, tone: float = 0.2, leaf: float = 0.5, *, seed: int | None = None, blossoms: int = 0
) -> None:
    """Branching tree with scalloped leaf clumps."""
    r = random.Random(seed if seed is not None else scene.random.random())
    tips = []
    limbs = []

    def grow(x: float, y: float, a: float, length: float, w: float, d: int) -> None:
        x2, y2 = x + math.sin(a) * length, y - math.cos(a) * length
        bx, by = (x + x2) / 2 + r.uniform(-0.1, 0.1) * length, (y + y2) / 2
        limbs.append(taper([(x, y), (bx, by), (x2, y2)], w, w * 0.6, 10))
        if d == 0 or length < 9:
            tips.append((x2, y2))
            return
        k = 3 if d > 2 and r.random() < 0.35 else 2
        for i in range(k):
            grow(
                x2,
                y2,
                a + (i - (k - 1) / 2) * r.uniform(0.62, 0.95) + r.uniform(-0.15, 0.15),
                length * r.uniform(0.66, 0.82),
                w * 0.62,
                d - 1,
            )

    grow(0, -13.2, r.uniform(-0.08, 0.08), 74.8, 23.1, 4)
    trunk = blob("-30.8,2! -13.2,-11 -11,-35.2 0,-44 11,-35.2 14.3,-11 33,2! 11,-2.64 0,3 -11,-2.64")
    p = trunk
    for left in limbs:
        p = union(p, left)
    back = sorted(tips, key=lambda q: q[1])
    for x, y in back[::2]:
        _clump(scene, r, x, y, 30.6 * r.uniform(0.8, 1.25), top=leaf - 0.06, bottom=leaf - 0.2)
    scene.paper(p, (tone + 0.1, tone - 0.06), brush="brush", shadow=0.8)
    for x, y in back[1::2]:
        _clump(scene, r, x, y + 4, 27.0 * r.uniform(0.75, 1.2), top=leaf + 0.2, bottom=leaf - 0.02)
    for _ in range(blossoms):
        x, y = r.choice(tips)
        x += r.gauss(0, 14.4)
        y += r.gauss(0, 14.4)
        scene.glow(x, y, 11, "glow", 0.4)
        scene.flat(circle(x, y, r.uniform(1.6, 3)), "glow", 0.95)


def _clump(scene: Dream, rng: random.Random, x: float, y: float, radius: float, *, top: float, bottom: float) -> None:
    scene.paper(leaf_clump(rng, x, y, radius), (top, bottom), shadow=0.8, shade=0.35)
    # painted leaf marks
    for _ in range(int(7 + radius * 0.35)):
        a = rng.random() * 6.28
        d = radius * 0.78 * math.sqrt(rng.random())
        px, py = x + math.cos(a) * d, y + math.sin(a) * d * 0.8
        left = radius * 0.17 + 2
        an = rng.uniform(-0.9, 0.9) - 0.8
        c, q = math.cos(an) * left, math.sin(an) * left
        scene.flat(
            smooth(
                [
                    (px - c, py - q, 1),
                    (px - q * 0.38, py + c * 0.38),
                    (px + c, py + q, 1),
                    (px + q * 0.38, py - c * 0.38),
                ]
            ),
            top + (0.16 if rng.random() < 0.65 else -0.2),
            0.55,
        )


def leaf_clump(rng: random.Random, x: float, y: float, radius: float) -> skia.Path:
    n = 11
    a0 = rng.random() * 6
    p = None
    for i in range(n):
        a = a0 + i * 2 * math.pi / n
        q = radius * rng.uniform(0.78, 1.0)
        c = ellipse(x + math.cos(a) * q * 0.72, y + math.sin(a) * q * 0.58, radius * 0.36, radius * 0.32)
        p = c if p is None else union(p, c)
    return union(p, ellipse(x, y, radius * 0.82, radius * 0.68))


def pine(scene: Dream, tone: float = 0.25, height: float = 160, snow: Tone | None = None) -> None:
    scene.paper(rect(-height * 0.03, -height * 0.14, height * 0.06, height * 0.15), tone - 0.15, shadow=0.5)
    for i in range(5):
        u = i / 5
        y0 = -height * (0.08 + u * 0.74)
        w = height * (0.34 * (1 - u) + 0.07)
        hh = height * 0.34 * (1 - u * 0.45)
        pts: list[Point] = [(0, y0 - hh, 1)]
        m = 5
        for j in range(m * 2 + 1):
            v = j / (m * 2)
            x = w * (1 - 2 * v)
            y = y0 - (height * 0.035 if j % 2 else 0) - height * 0.02 * math.sin(math.pi * v)
            pts.append((x, y))
        scene.paper(polygon([(q[0], q[1]) for q in pts]), (tone + 0.12 + u * 0.06, tone - 0.08), shadow=0.7, edge=0.9)
        if snow is not None:
            scene.paper(
                smooth(
                    [
                        (0, y0 - hh, 1),
                        (w * 0.34, y0 - hh * 0.42),
                        (w * 0.16, y0 - hh * 0.52),
                        (0, y0 - hh * 0.36),
                        (-w * 0.2, y0 - hh * 0.54),
                        (-w * 0.36, y0 - hh * 0.4),
                    ]
                ),
                snow,
                shadow=0.35,
                edge=0.7,
                shade=0.15,
            )


def painted_tree(
    scene: Dream,
    tone: float = 0.15,
    leaf: float = 0.5,
    seed: int = 0,
    *,
    count: int = 620,
    leaf_colour: Colour | None = None,
) -> None:
    """Branching tree, crown painted leaf by leaf: dark leaves behind, light ones to the lamp side."""
    r = random.Random(seed)
    limbs, tips = [], []

    def grow(x: float, y: float, a: float, length: float, w: float, d: int) -> None:
        x2, y2 = x + math.sin(a) * length, y - math.cos(a) * length
        limbs.append(
            taper([(x, y), ((x + x2) / 2 + r.uniform(-0.12, 0.12) * length, (y + y2) / 2), (x2, y2)], w, w * 0.58, 10)
        )
        tips.append((x2, y2, d))
        if d == 0:
            return
        k = 3 if r.random() < 0.35 else 2
        for i in range(k):
            grow(
                x2,
                y2,
                a + (i - (k - 1) / 2) * r.uniform(0.6, 0.95) + r.uniform(-0.16, 0.16),
                length * r.uniform(0.66, 0.84),
                w * 0.6,
                d - 1,
            )

    grow(0, -8.0, 0.0, 62.0, 20.0, 5)
    p = blob("-30,3! -12,-8 -9,-32 9,-32 13,-8 32,3! 0,2.4")
    for left in limbs:
        p = union(p, left)
    ends = [q for q in tips if q[2] <= 1]
    cx = sum(q[0] for q in ends) / len(ends)
    cy = sum(q[1] for q in ends) / len(ends)
    lx, ly = scene.light
    ox, oy = scene.point(cx, cy)
    d = math.hypot(lx - ox, ly - oy) or 1
    dx, dy = (lx - ox) / d, (ly - oy) / d

    def leaves(m: int, lo: float, hi: float, a: float) -> None:
        for _ in range(m):
            x, y, _d = r.choice(ends)
            x += r.gauss(0, 11.0)
            y += r.gauss(0, 10.0)
            v = ((x - cx) * dx + (y - cy) * dy) / 60.0
            tt = min(hi, max(lo, leaf + 0.16 * v + r.uniform(-0.09, 0.09)))
            length = 6.0 * r.uniform(0.7, 1.3)
            col = (
                tt
                if leaf_colour is None
                else mix(
                    mix(leaf_colour, scene.palette.ramp[0], 0.45),
                    mix(leaf_colour, WHITE, 0.35),
                    min(1, max(0, 0.5 + 0.45 * v + r.uniform(-0.2, 0.2))),
                )
            )
            with scene.at(x, y, turn=r.uniform(0, 360)):
                scene.flat(smooth([(-length, 0, 1), (0, -length * 0.42), (length, 0, 1), (0, length * 0.42)]), col, a)

    back = None
    for x, y, _d in ends:
        c = ellipse(x, y, 15.0, 13.0)
        back = c if back is None else union(back, c)
    scene.paper(
        back, leaf - 0.16 if leaf_colour is None else mix(leaf_colour, scene.palette.ramp[0], 0.5), shadow=0.8, edge=2.2
    )
    leaves(count // 2, leaf - 0.22, leaf + 0.05, 0.95)
    scene.paper(p, (tone + 0.12, tone - 0.05), brush="brush", shadow=0.7)
    leaves(count // 2, leaf - 0.1, leaf + 0.32, 0.95)


def leafy_tree(
    scene: Dream,
    tone: float = 0.15,
    leaf: float = 0.55,
    height: float = 220,
    crown: float = 90,
    *,
    seed: int = 1,
    colour: Tone | None = None,
    col2: Tone | None = None,
    density: float = 1.0,
    depth: int = 4,
) -> None:
    """Fuller tree: curved limbs, dark under-crown, then hundreds of small painted leaves lit from the light's side."""
    r = random.Random(seed)
    tips = []
    limbs = []

    def grow(x: float, y: float, a: float, length: float, w: float, d: int) -> None:
        k1 = r.uniform(-0.22, 0.22)
        mx, my = x + math.sin(a + k1) * length * 0.5, y - math.cos(a + k1) * length * 0.5
        x2, y2 = x + math.sin(a) * length, y - math.cos(a) * length
        limbs.append(taper([(x, y), (mx, my), (x2, y2)], w, w * 0.62, 10))
        if d <= 2:
            tips.append((x2, y2, d))
        if d == 0:
            return
        n = 3 if r.random() < 0.3 else 2
        for i in range(n):
            grow(
                x2,
                y2,
                a + (i - (n - 1) / 2) * r.uniform(0.55, 0.95) + r.uniform(-0.12, 0.12) - a * 0.08,
                length * r.uniform(0.68, 0.84),
                w * 0.62,
                d - 1,
            )

    grow(0, -height * 0.05, 0, height * 0.32, height * 0.1, depth)
    p = smooth(
        [
            (-height * 0.15, 3, 1),
            (-height * 0.062, -height * 0.04),
            (-height * 0.048, -height * 0.16),
            (0, -height * 0.2),
            (height * 0.048, -height * 0.16),
            (height * 0.066, -height * 0.04),
            (height * 0.16, 3, 1),
            (height * 0.06, -height * 0.01),
            (0, 4),
            (-height * 0.05, -height * 0.008),
        ]
    )
    for left in limbs:
        p = union(p, left)
    lx, ly = scene.light

    def puff(q: Point, radius: float) -> skia.Path:
        b = None
        for i in range(9):
            a = i * 0.698 + r.random()
            c = ellipse(
                q[0] + math.cos(a) * radius * 0.6, q[1] + math.sin(a) * radius * 0.5, radius * 0.46, radius * 0.4
            )
            b = c if b is None else union(b, c)
        return union(b, ellipse(q[0], q[1], radius * 0.7, radius * 0.6))

    c0 = scene.hue(colour) if colour is not None else None
    c1 = scene.hue(col2) if col2 is not None else None

    def lc(v: float) -> RGB:
        if c0 is None:
            return scene.tone(min(max(v, 0), 1))
        return mix(
            mix(c0, scene.palette.ramp[0], max(0, 0.5 - v) * 1.3),
            c1 if c1 is not None else mix(c0, scene.palette.glow, 0.5),
            max(0, v - 0.5) * 1.5,
        )

    for q in tips[::3]:
        scene.paper(
            puff(q, crown * 0.4 * r.uniform(0.85, 1.15)), (lc(leaf - 0.16), lc(leaf - 0.3)), shadow=0.7, shade=0.3
        )
    scene.paper(p, (tone + 0.12, tone - 0.05), brush="brush", shadow=0.8)
    for q in tips[1::4]:
        scene.paper(
            puff((q[0], q[1] + 5), crown * 0.26 * r.uniform(0.8, 1.1)),
            (lc(leaf), lc(leaf - 0.16)),
            shadow=0.6,
            shade=0.3,
        )
    for q in tips:
        for _ in range(int(15 * density)):
            x, y = q[0] + r.gauss(0, crown * 0.2), q[1] + r.gauss(0, crown * 0.17)
            across, below = scene.point(x, y)
            d = ((across - lx) ** 2 + (below - ly) ** 2) ** 0.5
            v = leaf + 0.26 - 0.34 * min(1, d / 420) + r.uniform(-0.16, 0.14)
            scene.flat(leaf_path(x, y, crown * r.uniform(0.07, 0.13), r.uniform(-3.1, 3.1), 0.34), lc(v), 0.9)


def birch(
    scene: Dream, x: float, width: float, tone: float = 0.9, y0: float = -20, *, seed: int = 1, lean: float = 0
) -> None:
    """One tall trunk crossing the whole card, bark with eyes and dashes."""
    r = random.Random(seed)
    n = 9
    length = []
    radius = []
    for i in range(n + 1):
        u = i / n
        y = y0 + (800 - y0) * u
        c = x + lean * (u - 0.5) + r.uniform(-0.05, 0.05) * width
        ww = width * (0.46 + 0.1 * u + 0.25 * max(0, u - 0.88) / 0.12)
        length.append((c - ww, y))
        radius.append((c + ww, y))
    p = smooth(length + radius[::-1])
    scene.paper(
        p,
        [tone - 0.05, tone, tone - 0.12],
        span=(x - width * 0.6, 0, x + width * 0.6, 0),
        shadow=1.5,
        brush="brush",
        texture=0.6,
    )
    with scene.clip(p):
        for _ in range(int((800 - y0) / 24)):
            y = r.uniform(y0, 800)
            c = x + lean * ((y - y0) / (800 - y0) - 0.5)
            side = r.choice((-1, 1))
            left = width * r.uniform(0.15, 0.55)
            scene.flat(
                ellipse(c + side * (width * 0.5 - left * 0.2), y, left, r.uniform(0.8, 2.6)), 0.12, r.uniform(0.4, 0.8)
            )
        for _ in range(3):
            y = r.uniform(y0 + 60, 710)
            c = x + lean * ((y - y0) / (800 - y0) - 0.5) + r.uniform(-0.2, 0.2) * width
            scene.flat(
                smooth(
                    [(c - width * 0.2, y, 1), (c, y - width * 0.13), (c + width * 0.2, y, 1), (c, y + width * 0.13)]
                ),
                0.12,
                0.75,
            )
            scene.line(
                smooth(
                    [(c - width * 0.26, y - width * 0.12), (c, y - width * 0.26), (c + width * 0.26, y - width * 0.1)],
                    closed=False,
                ),
                1.2,
                0.12,
                0.5,
            )


def fan_tree(
    scene: Dream,
    tone: float = 0.14,
    leaf: float = 0.45,
    seed: int = 3,
    *,
    colour: Tone | None = None,
    fruit: Tone | None = None,
) -> None:
    """Crown of overlapping painted leaf fans over a curved trunk, lit side brighter."""
    r = random.Random(seed)
    trunk = union(
        taper([(0, 4), (-6.6, -44.0), (4.4, -92.4), (0, -145.2)], 28.6, 6.6),
        taper([(-2, -66.0), (-22.0, -96.8), (-44.0, -118.8)], 11.0, 3.08),
        taper([(2, -79.2), (22.0, -105.6), (48.4, -121.0)], 11.0, 3.08),
        blob("-28.6,4! -8.8,-13.2 8.8,-13.2 30.8,4!"),
    )
    blobs = [(r.gauss(0, 0.2) * 220, -149.6 + r.gauss(0, 0.12) * 220, 220 * r.uniform(0.13, 0.2)) for _ in range(9)] + [
        (0, -149.6, 52.8),
        (-48.4, -132.0, 33.0),
        (48.4, -136.4, 33.0),
        (0, -193.6, 33.0),
    ]
    base = None
    for x, y, q in blobs:
        base = circle(x, y, q) if base is None else union(base, circle(x, y, q))
    c = scene.hue(colour) if colour is not None else None

    def foliage(value: float) -> RGB:
        return mix(c, scene.tone(value), 0.45) if c else scene.tone(value)

    scene.paper(base, (foliage(leaf - 0.02), foliage(leaf - 0.22)), shadow=1.1, edge=1.6)
    scene.paper(trunk, (tone + 0.08, tone - 0.04), brush="brush", shadow=0.6, edge=0.6)
    dx, dy = scene.light[0] - scene.point(0, -154.0)[0], scene.light[1] - scene.point(0, -154.0)[1]
    d = math.hypot(dx, dy) or 1
    for x, y, q in sorted(blobs, key=lambda b: -b[1]):
        lit = (x * dx + (y + 149.6) * dy) / d / 66.0
        scene.paper(
            leaf_clump(r, x + dx / d * q * 0.12, y + dy / d * q * 0.12, q * 0.8),
            (foliage(leaf + 0.14 + 0.1 * lit), foliage(leaf - 0.1 + 0.08 * lit)),
            shadow=0.5,
            edge=0.8,
            shade=0.25,
        )
        for _ in range(9):
            a = r.random() * 6.28
            e = q * 0.7 * math.sqrt(r.random())
            px, py = x + math.cos(a) * e, y + math.sin(a) * e
            left = 4.84
            an = r.uniform(-1.2, 0.4)
            cx, cy = math.cos(an) * left, math.sin(an) * left
            scene.flat(
                smooth(
                    [
                        (px - cx, py - cy, 1),
                        (px - cy * 0.4, py + cx * 0.4),
                        (px + cx, py + cy, 1),
                        (px + cy * 0.4, py - cx * 0.4),
                    ]
                ),
                foliage(leaf + 0.3),
                0.6,
            )
    if fruit is not None:
        for _ in range(9):
            x, y, q = r.choice(blobs)
            x += r.gauss(0, q * 0.5)
            y += r.gauss(0, q * 0.4)
            scene.glow(x, y, 13.2, fruit, 0.4)
            scene.paper(circle(x, y, 4.84), fruit, shadow=0.4, edge=0)
