"""Pictures of maps, mazes and forks."""

import math
import random

import skia

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import Place, blob, circle, ellipse, line, polygon, rect, smooth, stroked
from pixtable.studio.pictoric.motifs.birds import gull
from pixtable.studio.pictoric.motifs.body import hand_path
from pixtable.studio.pictoric.motifs.clouds import billow
from pixtable.studio.pictoric.motifs.houses import house
from pixtable.studio.pictoric.motifs.people import child, traveller
from pixtable.studio.pictoric.motifs.sky import starfield, stars
from pixtable.studio.pictoric.motifs.trees import fan_tree, pine
from pixtable.studio.pictoric.motifs.vehicles import rowing_boat, sailing_boat
from pixtable.studio.pictoric.palettes import CHART, HEDGE, PEACOCK
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import WHITE, Dream


@recipe(CHART, light=(120, 120), reach=900, seed=63)
def folded_map(scene: Dream) -> None:
    """The country ends where somebody has turned up the corner of the map; underneath it is night."""
    scene.wash(["#efe0b8", "#f3e6c2", "#efe0b8", "#e6d5a8"], strength=0.5, brush="mottle")
    sea = blob("-20,-20! 250,-20! 236,60 180,110 196,180 130,230 70,222 40,300 80,360 40,430 -20,450!")
    scene.paper(sea, ("#8fc0bc", "#5f9aa0"), shadow=0.5, edge=2)
    for k in (10, 20, 30):
        scene.line(
            smooth(
                [
                    (240 + k, -20),
                    (228 + k * 0.9, 60),
                    (172 + k * 0.8, 110),
                    (188 + k * 0.8, 180),
                    (126 + k * 0.5, 230),
                    (70 + k * 0.2, 222 + k * 0.4),
                    (34 + k * 0.5, 300),
                    (74 + k * 0.6, 360),
                    (34 + k * 0.5, 430),
                ],
                closed=False,
            ),
            1.2,
            "#5f9aa0",
            0.55 - 0.012 * k,
        )
    for _ in range(40):
        x, y = scene.random.uniform(0, 190), scene.random.uniform(0, 400)
        if sea.contains(x, y):
            scene.line(
                smooth([(x - 9, y), (x - 4, y - 4), (x, y), (x + 4, y - 4), (x + 9, y)], closed=False), 1.2, 1.0, 0.5
            )
    riv = [
        (430, 300),
        (380, 350),
        (330, 360),
        (290, 410),
        (240, 430),
        (190, 490),
        (200, 560),
        (150, 620),
        (120, 700),
        (60, 780),
    ]
    scene.line(smooth(riv, closed=False), 9, "#5f9aa0", 0.9)
    scene.line(smooth(riv, closed=False), 4, "#a9d0c8", 0.9)
    for cx, cy, n, rr in ((380, 600, 5, 1.2), (270, 230, 4, 1.0)):
        for k in range(n):
            scene.line(
                smooth(
                    [
                        (
                            cx + (18 + k * 17) * rr * math.cos(a * 0.7854) * (1 + 0.12 * math.sin(a * 2.3 + k)),
                            cy + (12 + k * 12) * rr * math.sin(a * 0.7854) * (1 + 0.1 * math.cos(a * 1.7 + k)),
                        )
                        for a in range(8)
                    ]
                ),
                1.2,
                "#a8844c",
                0.6,
            )
    lake = blob("300,690 340,676 384,690 376,716 330,726")
    scene.paper(lake, ("#8fc0bc", "#5f9aa0"), shadow=0.3, edge=1)
    # creases
    for j in range(4):
        for i in range(3):
            x, y = i * 171, j * 192
            scene.flat(rect(x, y, 171, 192), "#6a4a2a" if (i + j) % 2 else WHITE, 0.13 if (i + j) % 2 else 0.16)
    for x in (171, 342):
        scene.line(line(x, 0, x, 768), 2.4, "#7a5a34", 0.5, blur=1.2)
        scene.line(line(x + 2.4, 0, x + 2.4, 768), 1.6, 1.0, 0.8)
    for y in (192, 384, 576):
        scene.line(line(0, y, 512, y), 2.4, "#7a5a34", 0.5, blur=1.2)
        scene.line(line(0, y + 2.4, 512, y + 2.4), 1.6, 1.0, 0.8)
    for x, y, h in ((256, 228, 70), (300, 240, 54), (226, 244, 44), (366, 604, 84), (410, 612, 64), (330, 616, 52)):
        scene.paper(
            polygon(
                [
                    (x - h * 0.62, y),
                    (x - h * 0.2, y - h * 0.62),
                    (x, y - h),
                    (x + h * 0.24, y - h * 0.55),
                    (x + h * 0.62, y),
                ]
            ),
            ("#b9a878", "#6a6f62"),
            shadow=1.2,
            edge=0.9,
        )
        scene.flat(
            polygon(
                [
                    (x, y - h),
                    (x + h * 0.24, y - h * 0.55),
                    (x + h * 0.62, y),
                    (x + h * 0.08, y),
                    (x - h * 0.04, y - h * 0.5),
                ]
            ),
            "#3a4a52",
            0.4,
        )
        scene.paper(
            polygon(
                [
                    (x, y - h - 2),
                    (x + h * 0.16, y - h * 0.66),
                    (x + h * 0.04, y - h * 0.72),
                    (x - h * 0.06, y - h * 0.62),
                    (x - h * 0.17, y - h * 0.68),
                ]
            ),
            0.99,
            shadow=0.3,
            edge=0.5,
        )
    for _ in range(26):
        a = scene.random.random() * 6.28
        x, y = 110 + 52 * math.cos(a) * scene.random.random(), 560 + 60 * math.sin(a) * scene.random.random()
        if abs(x - 170) < 14:
            continue
        with scene.at(x, y, 0.4):
            pine(scene, 0.2, 90)
    for x, y, k in ((438, 440, 0.62), (462, 452, 0.5), (416, 454, 0.48)):
        with scene.at(x, y, k):
            house(scene, 0.85, "accent")
    with scene.at(98, 118, 0.52, -4):
        sailing_boat(scene, 0.25)
    with scene.at(70, 690, 0.9):
        for i in range(8):
            with scene.at(0, 0, turn=i * 45):
                length = 44 if i % 2 == 0 else 26
                scene.paper(
                    polygon([(0, -length), (6, -7), (0, 0)]), "accent" if i == 0 else "#3a5666", shadow=0.3, edge=0.1
                )
                scene.paper(polygon([(0, -length), (-6, -7), (0, 0)]), "#fff6e0", shadow=0.2, edge=0.1)
        scene.line(circle(0, 0, 33), 1.4, "#3a5666", 0.8)
    route = [
        (452, 760),
        (430, 690),
        (440, 640),
        (470, 580),
        (452, 500),
        (400, 470),
        (330, 490),
        (270, 470),
        (262, 400),
        (300, 330),
        (356, 300),
        (372, 262),
    ]
    scene.line(smooth(route, closed=False), 3.4, "accent", 0.95, dash=(9, 8))
    scene.line(line(444, 752, 460, 768), 4, "accent")
    scene.line(line(460, 752, 444, 768), 4, "accent")
    # the turned corner: the back of the map is night
    under = polygon([(290, -20), (540, -20), (540, 336)])
    scene.washed(under, ["#060a1e", "#0d1638", "#1a2a58"])
    starfield(scene, under, 70, 8)
    flap = blob("290,-20! 306,90 318,176 330,244! 400,262 470,296 540,338! 470,212 390,90")
    scene.paper(flap, ("#fff6e0", "#d9c394"), shadow=2.6, edge=0.5, brush="mottle", span=(330, 244, 440, 150))
    with scene.clip(flap):
        scene.flat(blob("290,-20! 390,90 470,212 540,338! 560,300! 480,190 400,70 310,-40!"), "#6a4a2a", 0.75, blur=14)
        scene.flat(blob("306,40 372,120 440,230 500,300 470,290 400,200 330,110"), WHITE, 0.5, blur=10)
        for x in (0, 1):
            scene.line(line(340 + x * 60, 60 + x * 70, 322 + x * 90, 200 + x * 60), 1.4, "#a8844c", 0.5)
    with scene.at(366, 346, 2.1):
        traveller(scene, 0.05, coat="accent")
    scene.flat(ellipse(366, 331, 20, 4), "#4a3424", 0.5, blur=2)


@recipe(HEDGE, light=(150, 120), reach=860, seed=25)
def fingerprint_maze(scene: Dream) -> None:
    """An island that is somebody's fingerprint: one child holds the thread, the other is already inside."""
    scene.wash(["#1d5560", "#2c7378", "#357f80", "#24626c", "#164850"], strength=0.6, brush="brush")
    cx, cy = 256, 366

    def egg(k: float, o: float = 0) -> list[Place]:
        rx, ry = k * 1.0, k * 1.3
        return [
            (
                cx + rx * math.cos(a) * (1 - 0.1 * math.sin(a)),
                cy + o + ry * math.sin(a) * (1.0 if math.sin(a) < 0 else 0.92),
            )
            for a in (i / 44 * 6.2832 for i in range(44))
        ]

    for k, a in ((232, 0.25), (222, 0.35)):
        scene.line(smooth(egg(k)), 3, 1.0, a, dash=(30, 12, 9, 14))
    scene.paper(smooth(egg(212)), ("#f3dfae", "#d8b878"), shadow=1.8, edge=2.2)
    scene.paper(smooth(egg(200)), ("#efe3b8", "#dfcd95"), shadow=0.4, edge=1.6)
    gaps = {}
    rings = list(range(22, 196, 19))
    rr = random.Random(9)
    ang = 1.57
    for i, k in enumerate(reversed(rings)):
        if i:
            ang += rr.choice((1, -1)) * rr.uniform(0.9, 2.3)
        gaps[k] = ang

    def spot(k: float, a: float) -> Place:
        return (
            cx + k * math.cos(a) * (1 - 0.1 * math.sin(a)),
            cy + k * 1.3 * math.sin(a) * (1.0 if math.sin(a) < 0 else 0.92),
        )

    for k in reversed(rings):
        g = 0.4 * 40 / (k + 14) + 0.07
        cuts = [gaps[k]]
        a0 = cuts[0] + g
        a1 = cuts[0] + 6.2832 - g
        segs = [(a0, a1)]
        if k > 60:
            m = a0 + (a1 - a0) * rr.uniform(0.35, 0.65)
            segs = [(a0, m - 0.03), (m + 0.03, a1)]
        for b0, b1 in segs:
            n = max(6, int((b1 - b0) * k / 9))
            q = [
                spot(k + 1.5 * math.sin((b0 + (b1 - b0) * j / n) * 5 + k), b0 + (b1 - b0) * j / n) for j in range(n + 1)
            ]
            h = skia.Simplify(stroked(smooth(q, closed=False), 9.5)) or stroked(smooth(q, closed=False), 9.5)
            scene.paper(h, (0.46, 0.24), shadow=0.9, edge=1.3, brush="mottle")
            for x, y in q:
                for _ in range(3):
                    scene.flat(
                        ellipse(x + rr.gauss(0, 2.4), y + rr.gauss(0, 2.4) - 1, 2.0, 1.3),
                        rr.choice((0.6, 0.52, 0.2, 0.3)),
                        0.8,
                    )
    # the red thread follows the corridors through every gap
    th: list[Place] = [(260, 700), (256, 660)]
    ks = list(reversed(rings))
    for i, k in enumerate(ks):
        a = gaps[k]
        th.append(spot(k + 9.5, a))
        th.append(spot(k, a))
        if i + 1 < len(ks):
            b = gaps[ks[i + 1]]
            n = max(2, int(abs(b - a) / 0.18))
            for j in range(1, n):
                th.append(spot(k - 9.5, a + (b - a) * j / n))
    th.append((cx, cy + 8))
    scene.line(smooth(th, closed=False), 4.2, "#5a1a12", 0.35, blur=1.5)
    scene.line(smooth(th, closed=False), 2.3, "accent", 1)
    with scene.at(cx - 2, cy + 20, 0.86):
        child(scene, "#f2c14a", "#4a2a1a", arm=(10, -46), girl=False, back=True)
    scene.paper(
        blob("176,790! 188,738 222,716 262,708 300,718 326,744 336,790!"), ("#f0d8a0", "#c8a468"), shadow=1.2, edge=1.6
    )
    for _ in range(12):
        scene.flat(ellipse(scene.random.uniform(200, 320), scene.random.uniform(734, 764), 2.4, 1.4), "#a8844c", 0.6)
    scene.line(smooth(th[:3], closed=False), 2.4, "accent", 1)
    with scene.at(250, 742, 1.25):
        child(scene, "accent", "#2a2230", arm=(8, -34), girl=True, back=True)
    with scene.at(110, 700, 0.6, -8):
        rowing_boat(scene, 0.3, colour="#9a5a32")
    for x, y, k, r in ((60, 90, 0.42, -10), (110, 60, 0.3, -6), (452, 640, 0.34, 10)):
        with scene.at(x, y, k, r):
            gull(scene)
    for _ in range(50):
        x, y = scene.random.uniform(0, 512), scene.random.uniform(0, 768)
        if math.hypot(x - cx, (y - cy) / 1.3) > 238:
            scene.line(smooth([(x - 12, y), (x, y - 3), (x + 12, y)], closed=False), 1.2, 0.9, 0.28)


@recipe(PEACOCK, light=(110, 90), reach=760, seed=17)
def palm_fork(scene: Dream) -> None:
    """The forking road runs along the lines of an enormous open palm: the traveller has come to the line where
    life divides."""
    scene.wash([0.08, 0.18, 0.3, 0.24, 0.14, 0.06], strength=0.6)
    stars(scene, 70, 760, big=5)
    with scene.depth(0.45, scene.tone(0.2)):
        for x, y, w in ((60, 150, 230), (470, 260, 240), (20, 470, 200), (500, 560, 220)):
            with scene.at(x, y):
                billow(scene, w, 0.45, alpha=0.8, seed=int(x + y))
    with scene.at(238, 706, 2.12):
        p = hand_path(1.06)
        scene.paper(p, (0.9, 0.78), shadow=2.2, texture=0.8, brush="mottle", shade=0.7)
        d = mix(scene.tone(0.74), scene.palette.accent, 0.22)
        with scene.clip(p):
            q = [(60, -96), (20, -92), (-16, -104), (-40, -116)]
            scene.line(smooth(q, closed=False), 1.4, d, 0.8)
            for x0, y0, degrees, length in (
                (-47, -112, -16, 92),
                (-17, -124, -4.8, 122),
                (17, -124, 5.8, 116),
                (47, -112, 17, 84),
            ):
                a = math.radians(degrees)
                for u in (0.14, 0.5, 0.76):
                    x, y = x0 + math.sin(a) * length * u, y0 - math.cos(a) * length * u
                    scene.line(smooth([(x - 11, y + 1), (x, y + 3.4), (x + 11, y + 1)], closed=False), 1.1, d, 0.7)
            main = [(6, 40), (4, 4), (-4, -26), (0, -48)]
            for w, c in ((8.5, d), (6.4, mix(scene.tone(0.98), WHITE, 0.2))):
                for q in (
                    main,
                    [(0, -48), (18, -70), (44, -78), (66, -74)],
                    [(0, -48), (-14, -74), (-24, -104), (-22, -150), (-27, -226)],
                    [(66, -74), (86, -90), (102, -116)],
                ):
                    scene.line(smooth(q, closed=False), w, c)
    with scene.at(178, 212):
        house(scene, 0.62, "accent", width=38)
    scene.glow(178, 196, 60, "glow", 0.25)
    with scene.at(206, 238, 0.26):
        fan_tree(scene, 0.2, 0.42, seed=5)
    with scene.at(158, 244, 0.2):
        fan_tree(scene, 0.2, 0.42, seed=9)
    with scene.at(460, 452, 0.3):
        fan_tree(scene, 0.12, 0.3, seed=8, fruit="accent")
    for x, y, k in (
        (322, 620, 0.27),
        (344, 636, 0.2),
        (146, 560, 0.28),
        (170, 574, 0.2),
        (154, 486, 0.2),
        (316, 700, 0.24),
        (186, 690, 0.22),
    ):
        with scene.at(x, y, k):
            fan_tree(scene, 0.18, 0.36, seed=int(x))
    with scene.at(238, 618, 1.15):
        traveller(scene, 0.05)
