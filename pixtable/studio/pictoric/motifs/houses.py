"""Houses, towers, cities, doors and windows."""

import math
import random
from collections.abc import Sequence

import skia

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import (
    Point,
    blob,
    circle,
    line,
    minus,
    polygon,
    rect,
    round_rect,
    smooth,
    stroked,
    svg,
    union,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.sheet import SCREEN, Draw, Dream


def windows(scene: Dream, points: Sequence[Point], width: float = 5, height: float = 8, on: float = 0.7) -> None:
    for x, y in points:
        if scene.random.random() < on:
            scene.glow(x, y, width * 4, "glow", 0.35)
            scene.flat(round_rect(x - width / 2, y - height / 2, width, height, width * 0.4), "glow")
        else:
            scene.flat(round_rect(x - width / 2, y - height / 2, width, height, width * 0.4), 0.0, 0.45)


def lighthouse(scene: Dream, tone: float = 0.6, light: bool = True) -> None:
    rock = blob("-54,4! -40,-14 -22,-16 -6,-24 18,-18 34,-12 52,4!")
    scene.paper(rock, (tone - 0.3, tone - 0.45))
    tower = polygon([(-22, -16), (-13, -138), (13, -138), (22, -16)])
    scene.paper(tower, (tone + 0.3, tone + 0.18))
    with scene.clip(tower):
        for i in range(3):
            y = -34 - i * 42
            scene.paper(polygon([(-30, y), (30, y - 7), (30, y - 25), (-30, y - 18)]), "accent", shadow=0.25, edge=0.5)
    scene.paper(round_rect(-19, -146, 38, 9, 2), tone - 0.25, shadow=0.5)
    scene.flat(rect(-10, -168, 20, 23), "glow")
    scene.line(line(0, -168, 0, -146), 1.6, tone - 0.3)
    scene.line(line(-10, -168, -10, -146), 2, tone - 0.3)
    scene.line(line(10, -168, 10, -146), 2, tone - 0.3)
    scene.paper(blob("-16,-167! -11,-180 0,-190! 11,-180 16,-167!"), "accent", shadow=0.4)
    scene.line(line(0, -190, 0, -200), 2, tone - 0.3)
    scene.flat(round_rect(-5, -38, 10, 19, 5), tone - 0.4)
    scene.flat(round_rect(-3, -88, 6, 10, 3), tone - 0.4)
    if light:
        scene.glow(0, -157, 70, "glow", 0.9)


def house(
    scene: Dream, tone: float = 0.5, roof: Tone = "accent", width: float = 34, height: float = 30, *, lit: bool = True
) -> None:
    scene.paper(rect(-width / 2, -height, width, height), (tone + 0.12, tone - 0.05), shadow=0.5, edge=0.6)
    scene.paper(
        rect(width * 0.18, -height - width * 0.62, width * 0.16, width * 0.4), tone - 0.15, shadow=0.3, edge=0.4
    )
    scene.paper(
        polygon([(-width * 0.62, -height + 2), (0, -height - width * 0.62), (width * 0.62, -height + 2)]),
        roof,
        shadow=0.5,
        edge=0.7,
    )
    if lit:
        windows(
            scene, [(-width * 0.2, -height * 0.58), (width * 0.2, -height * 0.58)], width * 0.16, height * 0.26, 0.85
        )
    scene.flat(round_rect(-width * 0.09, -height * 0.36, width * 0.18, height * 0.36, width * 0.08), tone - 0.4)


def _arch(half: float, shoulder: float, rise: float) -> skia.Path:
    return svg(
        f"M {-half} 0 L {-half} {-shoulder} "
        f"C {-half} {-shoulder - rise} {half} {-shoulder - rise} {half} {-shoulder} L {half} 0 Z"
    )


def open_door(
    scene: Dream, tone: float = 0.35, frame: Tone = "accent", height: float = 170, *, spill: bool = False
) -> None:
    """An arched door standing alone and open; light pours out."""
    w = height * 0.5
    f = w * 0.13
    arch, outer = _arch(w / 2, height - w / 2, w * 0.65), _arch(w / 2 + f, height - w / 2, w * 0.65 + f * 1.3)
    scene.glow(0, -height * 0.5, height * 1.0, "glow", 0.5)
    if spill:
        scene.flat(
            polygon([(-w * 0.5, -2), (w * 0.5, -2), (w * 1.1, height * 0.34), (-w * 0.2, height * 0.34)]),
            "glow",
            0.5,
            blur=7 * scene.scale,
            blend=SCREEN,
        )
    scene.paper(minus(outer, arch), frame, shadow=1.1)
    with scene.clip(arch):
        scene.flat(arch, "glow")
        scene.flat(minus(outer, arch), 0.0, 0.5, blur=6 * scene.scale)
    leaf = svg(
        f"M {-w / 2} 0 L {-w / 2} {-height + w / 2} "
        f"C {-w / 2} {-height + w * 0.2} {-w * 0.62} {-height + w * 0.12} {-w * 0.8} {-height + w * 0.3} "
        f"L {-w * 0.98} {-height + w * 0.42} L {-w * 0.98} {height * 0.06} Z"
    )
    scene.paper(leaf, (tone + 0.1, tone - 0.1), shadow=1.2, brush="brush")
    for y0, y1 in ((-0.66, -0.42), (-0.34, -0.06)):
        scene.flat(
            polygon(
                [
                    (-w * 0.58, height * y0),
                    (-w * 0.9, height * (y0 + 0.02)),
                    (-w * 0.9, height * (y1 + 0.03)),
                    (-w * 0.58, height * y1),
                ]
            ),
            tone - 0.2,
            0.45,
        )
    scene.flat(circle(-w * 0.9, -height * 0.36, 3), "glow")


def city(
    scene: Dream,
    x0: float,
    x1: float,
    y: float,
    tone: float = 0.3,
    *,
    lowest: float = 40,
    highest: float = 140,
    lit: float = 0.45,
    width: tuple[float, float] = (20, 38),
    roofs: bool = True,
) -> None:
    """A skyline of varied roofs standing on y."""
    x = x0
    blds = []
    while x < x1:
        ww = scene.random.uniform(*width)
        hh = scene.random.uniform(lowest, highest) * (0.7 + 0.3 * math.sin((x - x0) / (x1 - x0) * math.pi))
        blds.append((x, ww, hh))
        x += ww * scene.random.uniform(0.78, 0.96)
    # tall ones behind
    for x, ww, hh in sorted(blds, key=lambda q: -q[2]):
        k = scene.random.random()
        tt = tone + scene.random.uniform(-0.07, 0.09)
        colours: list[Tone] = ["accent", "accent2", tt - 0.15, tt - 0.2, tt + 0.2]
        roof = scene.random.choice(colours) if roofs else tt - 0.12
        top = y - hh
        if k < 0.4:
            scene.paper(
                polygon([(x - 3, top + 1), (x + ww / 2, top - ww * 0.75), (x + ww + 3, top + 1)]),
                roof,
                shadow=0.5,
                edge=0.5,
            )
        elif k < 0.58:
            scene.paper(
                union(
                    smooth(
                        [
                            (x, top + 1, 1),
                            (x + ww * 0.08, top - ww * 0.36),
                            (x + ww / 2, top - ww * 0.62),
                            (x + ww * 0.92, top - ww * 0.36),
                            (x + ww, top + 1, 1),
                        ]
                    ),
                    rect(x + ww / 2 - 1, top - ww, 2, ww * 0.5),
                ),
                roof,
                shadow=0.5,
                edge=0.4,
            )
        elif k < 0.74:
            scene.paper(
                polygon([(x + ww * 0.1, top + 1), (x + ww / 2, top - ww * 1.8), (x + ww * 0.9, top + 1)]),
                roof,
                shadow=0.5,
                edge=0.4,
            )
        else:
            scene.paper(rect(x + ww * 0.6, top - 9, ww * 0.2, 11), tt - 0.1, shadow=0.3, edge=0.3)
        scene.paper(rect(x, top, ww, hh + 3), (tt + 0.14, tt - 0.08), edge=0.6, shadow=0.8)
        if k >= 0.74:
            scene.paper(round_rect(x - 2, top - 3, ww + 4, 6, 2), roof, shadow=0.4, edge=0.3)
        nx = max(1, int((ww - 5) / 10))
        step = ww / (nx + 0.0)
        windows(
            scene,
            [(x + step * (i + 0.5), top + 12 + j * 15) for j in range(int((hh - 10) / 15)) for i in range(nx)],
            4.2,
            7,
            lit,
        )


def window(scene: Dream, width: float = 80, height: float = 110, inside: Draw | None = None, tone: float = 0.9) -> None:
    """A window in a wall, from the middle of its sill; `inside` is painted behind the panes."""
    hole = rect(-width / 2, -height, width, height)
    scene.paper(stroked(hole, 9, flat_ends=True), tone, shadow=0.7, edge=0.3)
    scene.flat(hole, 0.1)
    with scene.clip(hole):
        if inside:
            inside(scene)
        scene.line(hole, 9, scene.palette.ramp[0], 0.5, blur=4)
    scene.paper(rect(-1.8, -height, 3.6, height), tone, shadow=0.4, edge=0.1)
    scene.paper(rect(-width / 2, -height * 0.52, width, 3.4), tone, shadow=0.4, edge=0.1)
    scene.line(hole, 3, tone)
    scene.paper(
        round_rect(-width / 2 - 8, -2, width + 16, 9, 2), mix(scene.hue(tone), scene.tone(1), 0.3), shadow=0.7, edge=0.3
    )


def house_row(
    scene: Dream,
    x0: float,
    x1: float,
    y: float,
    tone: float = 0.35,
    *,
    lowest: float = 60,
    highest: float = 150,
    lit: float = 0.5,
    seed: int = 1,
    width: tuple[float, float] = (34, 56),
    roofs: Sequence[Tone] = ("accent", "accent2", 0.2, 0.3),
) -> None:
    """A row of narrow old-town fronts with stepped, pointed and mansard gables, for looking at from near."""
    r = random.Random(seed)
    x = x0
    while x < x1:
        ww, hh = r.uniform(*width), r.uniform(lowest, highest)
        tt = tone + r.uniform(-0.08, 0.1)
        tints: list[Tone] = ["accent", "accent2", tt]
        c = mix(scene.tone(tt), scene.hue(r.choice(tints)), 0.22)
        rf = mix(scene.hue(r.choice(roofs)), scene.tone(tone), 0.25)
        k = r.random()
        top = y - hh
        if k < 0.36:
            scene.paper(
                polygon([(x - 3, top + 2), (x + ww / 2, top - ww * 0.85), (x + ww + 3, top + 2)]),
                scene.shaded(rf, 0.1, 0.25),
                shadow=0.5,
                edge=0.4,
            )
        elif k < 0.62:
            scene.paper(
                polygon(
                    [
                        (x, top + 2),
                        (x, top - 8),
                        (x + ww * 0.16, top - 8),
                        (x + ww * 0.16, top - 18),
                        (x + ww * 0.33, top - 18),
                        (x + ww * 0.33, top - 28),
                        (x + ww * 0.67, top - 28),
                        (x + ww * 0.67, top - 18),
                        (x + ww * 0.84, top - 18),
                        (x + ww * 0.84, top - 8),
                        (x + ww, top - 8),
                        (x + ww, top + 2),
                    ]
                ),
                scene.shaded(c, 0.14, 0.1),
                shadow=0.5,
                edge=0.3,
            )
        elif k < 0.82:
            scene.paper(
                polygon(
                    [
                        (x - 2, top + 2),
                        (x + ww * 0.14, top - ww * 0.5),
                        (x + ww * 0.86, top - ww * 0.5),
                        (x + ww + 2, top + 2),
                    ]
                ),
                scene.shaded(rf, 0.1, 0.25),
                shadow=0.5,
                edge=0.4,
            )
            scene.flat(round_rect(x + ww * 0.4, top - ww * 0.36, ww * 0.2, ww * 0.26, 3), "glow", 0.9)
        else:
            scene.paper(
                smooth(
                    [
                        (x - 2, top + 2, 1),
                        (x + ww * 0.06, top - ww * 0.34),
                        (x + ww / 2, top - ww * 0.72, 1),
                        (x + ww * 0.94, top - ww * 0.34),
                        (x + ww + 2, top + 2, 1),
                    ]
                ),
                scene.shaded(rf, 0.1, 0.25),
                shadow=0.5,
                edge=0.4,
            )
        scene.paper(rect(x, top, ww, hh + 2), scene.shaded(c, 0.08, 0.25), shadow=0.7, edge=0.4)
        scene.flat(rect(x, top + 2, ww, 2.4), scene.palette.ramp[0], 0.3)
        n = 2 if ww < 46 else 3
        windows(
            scene,
            [(x + ww * (i + 0.5) / n, top + 16 + j * 22) for j in range(int((hh - 18) / 22)) for i in range(n)],
            7,
            11,
            lit,
        )
        x += ww * r.uniform(0.97, 1.0)
