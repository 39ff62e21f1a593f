"""Effects: six frames each, the middle of what they strike at (0, 0), the ground 26 below it."""

import math
import random
from collections.abc import Callable

import skia
from PIL import Image

from pixtable.studio.kit.paths import circle, ellipse, minus, placed, polar, polygon, rect, smooth, svg, taper, union
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.shapes import star, stroke

SIDE, FRAMES = 64, 6
MIDDLE, GROUND = (32, 32), 58
EFFECTS: dict[str, Callable[[Brush, int], None]] = {}
_SHIELD = "M -17 -20 L 0 -25 L 17 -20 L 17 2 C 17 16 8 22 0 27 C -8 22 -17 16 -17 2 Z"
_SHIELD_INSIDE = "M -13 -16 L 0 -20 L 13 -16 L 13 2 C 13 13 6 18 0 22 C -6 18 -13 13 -13 2 Z"


def effect(draw: Callable[[Brush, int], None]) -> Callable[[Brush, int], None]:
    EFFECTS[draw.__name__] = draw
    return draw


def draw_strip(name: str) -> Image.Image:
    strip = Image.new("RGBA", (SIDE * FRAMES, SIDE))
    for step in range(FRAMES):
        brush = Brush(SIDE, MIDDLE)
        EFFECTS[name](brush, step)
        strip.paste(brush.image(), (step * SIDE, 0))
    return strip


def _crescent(x: float, y: float, radius: float, start: float, end: float, width: float) -> skia.Path:
    outer, inner = [], []
    for share in (k / 18 for k in range(19)):
        angle = start + (end - start) * share
        outer.append(polar(x, y, angle, radius))
        inner.append(polar(x, y, angle, radius - width * math.sin(math.pi * min(1, 0.08 + share * 0.86)) ** 0.9))
    return polygon([*outer, *reversed(inner)])


@effect
def slash(brush: Brush, step: int) -> None:
    a1 = (-40, 20, 90, 130, 150, 160)[step]
    a0 = (-60, -60, -40, 10, 70, 120)[step]
    w = (3, 8, 11, 9, 5, 2)[step]
    brush.put(_crescent(-8, 4, 26, a0, a1, w), "fire", 0.1, outline=False)
    brush.put(_crescent(-8, 4, 25, a0, a1, w * 0.55), "spark", 1, outline=False)
    if step in (2, 3, 4):
        chance = random.Random(step)
        for k in range(14):
            brush.dots("#fff6c0" if k % 2 else "#ffb84a", (chance.randrange(-4, 24), chance.randrange(-14, 22)))
    if step == 3:
        brush.put(star(8, 4, 10, 2.4, 4, 45), "spark", 0.8, outline=False)


@effect
def arrow(brush: Brush, step: int) -> None:
    x = (-26, -14, -2, 2, 3, 3)[step]
    wob = (0, 0, 0, 3, -2, 1)[step]
    with brush.at(x, 0, wob, (4, 0)):
        if step < 3:
            for k in range(0, 12):
                brush.dots("#fff6d8" if k < 6 else "#b8a890", (-16 - k, 0))
        brush.put(rect(-14, -0.8, 18, 1.7), "cream", 0.6)
        brush.put(polygon([(-19, -3.8), (-14, -3.8), (-10, 0), (-14, 3.8), (-19, 3.8), (-16, 0)]), "red", 0.3)
        if step < 3:
            brush.put(polygon([(3, -3), (10, 0), (3, 3)]), "silver", 0.7)
    if step in (3, 4):
        brush.put(star(7, 0, (9, 6)[step - 3], 2.6, 6), "flame", 0.4, outline=False)
        brush.put(circle(7, 0, 2), "spark", 1, outline=False)
    if step >= 4:
        chance = random.Random(step)
        for _ in range(8):
            brush.dots("#e8d6b0", (4 + chance.randrange(-2, 12), chance.randrange(-10, 10)))


@effect
def bolt(brush: Brush, step: int) -> None:
    if step < 4:
        chance = random.Random((1, 2, 3, 5)[step])
        pts: list[tuple[float, float]] = [(-2, -32)]
        y = -32.0
        end = (-6, 26, 26, 26)[step]
        sgn = 1
        while y < end:
            y += chance.uniform(6, 10)
            sgn = -sgn
            pts.append((sgn * chance.uniform(3, 8), min(y, end)))
        pts[-1] = (0, end)
        w = (3, 5, 4, 2)[step]
        brush.put(stroke(pts, w + 2.4, False), "sky", 0.2, outline=False)
        brush.put(stroke(pts, w, False), "yellow", 0.5, outline=False)
        brush.put(stroke(pts, w * 0.4, False), "spark", 1, outline=False)
        if step in (1, 2):
            k = len(pts) // 2
            brush.put(
                stroke([pts[k], (pts[k][0] + 9, pts[k][1] + 4), (pts[k][0] + 12, pts[k][1] + 11)], 1.8, False),
                "yellow",
                0.6,
                outline=False,
            )
    if 1 <= step <= 4:
        r = (0, 9, 13, 15, 16)[step]
        brush.put(
            minus(ellipse(0, 26, r, r * 0.34), ellipse(0, 26, r - 3, max(0.1, r * 0.34 - 2))),
            "lemon",
            0.3,
            outline=False,
        )
    if step >= 3:
        chance = random.Random(step + 9)
        for k in range(18 - 3 * step):
            brush.dots("#fff08a" if k % 2 else "#6aaee8", (chance.randrange(-16, 16), chance.randrange(0, 28)))


@effect
def fire(brush: Brush, step: int) -> None:
    h = (8, 18, 28, 32, 24, 12)[step]
    w = (6, 11, 14, 13, 10, 6)[step]
    s = (0, 2, -2, 2, -2, 1)[step]
    b = 26
    brush.put(
        smooth(
            [
                (-w, b),
                (-w * 1.1, b - h * 0.35),
                (-w * 0.5, b - h * 0.6),
                (-w * 0.6 + s, b - h * 0.95, 1),
                (-w * 0.1, b - h * 0.7),
                (s * 1.4, b - h * 1.5, 1),
                (w * 0.4, b - h * 0.7),
                (w * 0.8 - s, b - h, 1),
                (w, b - h * 0.4),
                (w, b),
            ]
        ),
        "ember",
        0.2,
        outline=step < 5,
    )
    brush.put(
        smooth(
            [
                (-w * 0.6, b),
                (-w * 0.6, b - h * 0.4),
                (-w * 0.2, b - h * 0.55),
                (s, b - h * 1.05, 1),
                (w * 0.3, b - h * 0.5),
                (w * 0.6, b - h * 0.4),
                (w * 0.6, b),
            ]
        ),
        "fire",
        0.5,
        outline=False,
    )
    brush.put(
        smooth(
            [(-w * 0.3, b), (-w * 0.25, b - h * 0.3), (s * 0.5, b - h * 0.6, 1), (w * 0.3, b - h * 0.25), (w * 0.3, b)]
        ),
        "lemon",
        0.8,
        outline=False,
    )
    chance = random.Random(step)
    for k in range(10):
        brush.dots(
            "#ffd24a" if k % 2 else "#ff6a2e", (chance.randrange(-20, 20), b - h * 1.1 - chance.randrange(-10, 14))
        )
    if step >= 4:
        for x, y, radius in [(-8, b - h - 8, 3), (6, b - h - 12, 4), (0, b - h - 18, 2.6)]:
            brush.put(circle(x, y, radius), "dark", 0.3, outline=False)


@effect
def frost(brush: Brush, step: int) -> None:
    if step < 5:
        n = (2, 4, 6, 6, 6)[step]
        g = (0.4, 0.7, 1, 1, 1)[step]
        shards = ((0, 40, 0), (-10, 28, -18), (10, 30, 16), (-17, 18, -34), (17, 19, 32), (4, 22, 8))
        for x, h, a in shards[:n]:
            with brush.at(x * 0.9, 26, a, (0, 0)):
                tall = h * g
                brush.put(polygon([(-4, 0), (-4.6, -tall * 0.6), (0, -tall), (4.6, -tall * 0.6), (4, 0)]), "ice", 0.3)
                brush.put(
                    polygon([(-2.4, -2), (-2.6, -tall * 0.55), (-0.6, -tall * 0.85), (-0.6, -2)]),
                    "white",
                    1,
                    outline=False,
                )
        if step == 4:
            for x, y in ((-8, 6), (6, 2), (0, 14), (12, 14), (-3, -6)):
                brush.dots("#4a80c0", (x, y), (x + 1, y + 1), (x, y + 2))
    else:
        chance = random.Random(4)
        for _ in range(16):
            x, y = (chance.uniform(-24, 24), chance.uniform(-20, 26))
            r = chance.uniform(1.6, 3.6)
            brush.put(polygon([(x - r, y), (x, y - r * 1.3), (x + r, y), (x, y + r)]), "ice", 0.4)
    chance = random.Random(step + 3)
    for _ in range(12):
        brush.dots("#ffffff", (chance.randrange(-26, 26), chance.randrange(-28, 24)))


@effect
def heal(brush: Brush, step: int) -> None:
    r = (10, 15, 18, 19, 19, 18)[step]
    if step < 5:
        brush.put(
            minus(ellipse(0, 26, r, r * 0.3), ellipse(0, 26, r - 2, max(0.1, r * 0.3 - 1.4))),
            "lime",
            0.4,
            outline=False,
        )
    for k in range(13):
        x = (-19, 14, -8, 4, 19, -13, 9, 0, -4, 16, -17, 11, -1)[k]
        y = 25 - k * 11 % 26 * 0.9 - step * 6
        s = (2, 3, 2.4)[k % 3]
        if -30 < y < 26 and (not (step == 5 and k % 2)):
            brush.put(
                union(rect(x - s * 0.4, y - s, s * 0.9, s * 2.2), rect(x - s, y - s * 0.4, s * 2.2, s * 0.9)),
                "lime" if k % 2 else "soul",
                0.6,
                outline=k % 3 == 0,
            )
    for k in range(12):
        x = -20 + k * 17 % 41
        y = 26 - (step * 8 + k * 13) % 50
        brush.dots("#eaffd0", (x, y), (x, y - 1))


@effect
def shield(brush: Brush, step: int) -> None:
    s = (0.5, 0.85, 1.08, 1, 1, 0.9)[step]
    outer, inner = (placed(svg(outline), scale=s) for outline in (_SHIELD, _SHIELD_INSIDE))
    if step < 5:
        brush.put(minus(outer, inner), "sky", 0.5)
    if step in (1, 2, 3):
        brush.put(
            polygon([(-11 * s, 6 * s), (0, -8 * s), (11 * s, 6 * s), (11 * s, 12 * s), (0, -1 * s), (-11 * s, 12 * s)]),
            "white",
            0.6,
        )
    if step == 2:
        brush.put(star(16, -4, 13, 3, 8), "spark", 0.6, outline=False)
    if step == 3:
        brush.put(star(17, -4, 7, 2, 4), "spark", 0.6, outline=False)
    if step >= 3:
        chance = random.Random(step)
        for k in range(10 + step * 3):
            brush.dots("#e0f4ff" if k % 2 else "#6aaee8", (chance.randrange(-24, 27), chance.randrange(-26, 26)))


@effect
def curse(brush: Brush, step: int) -> None:
    r = (6, 11, 15, 17, 17, 12)[step]
    for k in range(3):
        a = k * 120 + step * 38
        pts = [polar(0, 0, a + t * 26, r + 4 - t * 1.4) for t in range(5)]
        brush.put(taper(pts, 6, 1.2, 10), "plum", 0.3)
    if step >= 1:
        s = (0, 0.7, 1, 1.1, 1, 0.8)[step]
        brush.put(
            smooth(
                [
                    (-9 * s, 0),
                    (-6 * s, -8 * s),
                    (0, -11 * s),
                    (6 * s, -8 * s),
                    (9 * s, 0),
                    (6 * s, 5 * s, 1),
                    (5 * s, 10 * s, 1),
                    (-5 * s, 10 * s, 1),
                    (-6 * s, 5 * s, 1),
                ]
            ),
            "hex",
            0.1 if step < 5 else 0.6,
        )
        brush.put(ellipse(-3.6 * s, -1 * s, 2.4 * s, 2.8 * s), "ink", outline=False)
        brush.put(ellipse(3.6 * s, -1 * s, 2.4 * s, 2.8 * s), "ink", outline=False)
        brush.dots("#ffd0ff", (-4 * s, -1 * s), (3 * s, -1 * s))
        brush.put(rect(-3 * s, 6 * s, 1.2, 3 * s), "ink", outline=False)
        brush.put(rect(2 * s, 6 * s, 1.2, 3 * s), "ink", outline=False)
    chance = random.Random(step)
    for k in range(14):
        brush.dots("#e0a0ff" if k % 2 else "#7a4bb8", (chance.randrange(-26, 26), chance.randrange(-26, 26)))


@effect
def smoke(brush: Brush, step: int) -> None:
    chance = random.Random(8)
    g = (0.3, 0.7, 1, 1.2, 1.4, 1.55)[step]
    sz = (5, 8, 9.5, 8, 5.4, 2.4)[step]
    for k in range(11):
        a = k / 11 * 6.283
        rr = chance.uniform(8, 17) * g
        r = sz * chance.uniform(0.7, 1.1)
        brush.put(
            circle(math.cos(a) * rr, 8 + math.sin(a) * rr * 0.7 - step * 2, r),
            "cloud" if k % 3 else "grey",
            0.2,
            outline=step < 4 and k % 2 == 0,
        )
    if step < 3:
        brush.put(circle(0, 8, sz * 1.2), "cloud", 0.4, outline=False)


@effect
def revive(brush: Brush, step: int) -> None:
    h = (10, 30, 52, 56, 56, 40)[step]
    w = (14, 12, 11, 9, 6, 2)[step]
    brush.put(rect(-w, 26 - h, w * 2, h), "gold", 0.3, outline=False, flat=True)
    brush.put(rect(-w * 0.7, 26 - h, w * 1.4, h), "holy", 0.2, outline=False, flat=True)
    brush.put(rect(-w * 0.35, 26 - h, w * 0.7, h), "spark", 1, outline=False, flat=True)
    r = (14, 19, 22, 22, 20, 14)[step]
    brush.put(
        minus(ellipse(0, 26, r, r * 0.3), ellipse(0, 26, r - 2.4, max(0.1, r * 0.3 - 1.6))), "gold", 0.6, outline=False
    )
    if step >= 1:
        f = (0, 0.5, 0.8, 1, 1, 0.7)[step]
        for s in (1, -1):
            with brush.at(0, (0, 0, -2, -4, -8, -14)[step], 0, (0, 0), s, 1):
                brush.put(
                    smooth(
                        [
                            (3, 6),
                            (10 * f + 2, -4),
                            (24 * f, -16 * f, 1),
                            (25 * f, -6 * f),
                            (21 * f, -2, 1),
                            (20 * f, 4),
                            (15 * f, 5, 1),
                            (12 * f, 10),
                            (5, 11),
                        ]
                    ),
                    "white",
                    0.4 if s == 1 else 0.2,
                )
    chance = random.Random(5)
    for k in range(16):
        brush.dots("#fff6c0", (chance.randrange(-24, 24), 26 - (k * 9 + step * 8) % 54))
