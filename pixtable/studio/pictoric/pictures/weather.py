"""Pictures of rain, storm and lightning."""

import math
import random
from collections.abc import Sequence

import skia

from pixtable.studio.kit.paths import (
    Place,
    blob,
    circle,
    curve,
    ellipse,
    line,
    polygon,
    polyline,
    rect,
    round_rect,
    smooth,
    svg,
    union,
)
from pixtable.studio.pictoric.motifs.birds import flying_bird, gull
from pixtable.studio.pictoric.motifs.cats import cat_behind
from pixtable.studio.pictoric.motifs.clouds import cumulus, layered_cloud
from pixtable.studio.pictoric.motifs.houses import house
from pixtable.studio.pictoric.motifs.land import hills
from pixtable.studio.pictoric.motifs.paint import inner_shadow
from pixtable.studio.pictoric.motifs.people import child, head, old_man
from pixtable.studio.pictoric.motifs.plants import corner_leaves, flower
from pixtable.studio.pictoric.motifs.sky import rain, sun
from pixtable.studio.pictoric.motifs.things import canopy
from pixtable.studio.pictoric.motifs.trees import leafy_tree
from pixtable.studio.pictoric.motifs.water import calm_water, ripples
from pixtable.studio.pictoric.palettes import FROST, LEMON, MUSTARD, STORM, SUMMER, THUNDER
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import SCREEN, WHITE, Dream


@recipe(LEMON, light=(404, 110), reach=760, seed=8)
def rain_inside(scene: Dream) -> None:
    """It is a dry bright day everywhere; it rains only under his umbrella."""
    scene.wash(["#e9ae33", "#f2c44e", "#f8d978", "#fcecb0", "#fff6d4"], strength=0.55)
    with scene.at(424, 104):
        sun(scene, 46, "#fff3b0", 0, "#f58a2a")
    scene.washed(rect(0, 566, 512, 210), ["#f7dc7e", "#ecc04c", "#d39a35"])
    scene.flat(rect(0, 564, 512, 3), 1.0, 0.5, blur=1.5)
    for _ in range(60):
        u = scene.random.random() ** 1.4
        y = 572 + 190 * u
        x = scene.random.uniform(0, 512)
        length = scene.random.uniform(8, 26) * (0.5 + u)
        scene.line(
            smooth(
                [
                    (x, y),
                    (x + length * 0.5, y + scene.random.uniform(-2, 3) * (1 + u)),
                    (x + length, y + scene.random.uniform(-3, 3)),
                ],
                closed=False,
            ),
            1 + u,
            "#b77a28",
            0.45,
        )
    col = polygon([(118, 316), (394, 300), (384, 640), (132, 640)])
    with scene.layer(alpha=0.9):
        scene.flat(col, "#7fa6be", 0.4, blur=10)
        scene.flat(col, "#4b6a94", 0.34, blur=22)
    puddle = blob("90,646 130,626 200,618 300,618 380,628 424,648 390,676 300,690 190,688 116,672")
    scene.paper(puddle, ("#5c86a8", "#2f5580"), shadow=0.3, edge=0.8, brush="brush")
    scene.line(puddle, 1.6, 1.0, 0.5)
    with scene.layer(alpha=0.32, mask=(0, 640, 0, 690)), scene.at(232, 656, 2.1, down=-1):
        old_man(scene, 0.05, arm=(17, -40), cane=False)
    for x, h, c in (
        (140, 34, "accent"),
        (162, 22, "#f4f0d0"),
        (356, 40, "accent"),
        (382, 24, "#f4f0d0"),
        (334, 20, "accent"),
        (118, 18, "accent"),
    ):
        scene.line(smooth([(x, 652), (x + 2, 652 - h * 0.5), (x - 1, 652 - h)], closed=False), 2, "#3f7a4c")
        scene.paper(
            smooth([(x, 650, 1), (x + 7, 640), (x + 12, 632, 1), (x + 4, 642)]), "#4f8f58", shadow=0.2, edge=0.1
        )
        for i in range(5):
            with scene.at(x - 1, 652 - h, turn=i * 72):
                scene.paper(ellipse(0, -4.6, 2.8, 4.6), c, shadow=0.2, edge=0.1)
        scene.flat(circle(x - 1, 652 - h, 2), "#f7c948")
    with scene.at(226, 656, 2.1):
        old_man(scene, 0.08, arm=(17, -40), cane=False)
    scene.line(line(262, 600, 256, 300), 5, 0.04)
    scene.line(svg("M 262 586 L 263 606 Q 263 620 252 620"), 4.6, 0.04)
    with scene.at(256, 316, 1.52, -2.5):
        canopy(scene, ("#35588a", "#4f7cab"), 7)
    rain(scene, col, 150, 22, 91, tone="#eaf4fb", alpha=0.85, width=1.5)
    rain(scene, col, 70, 16, 91, tone="#34587f", alpha=0.6, width=1.2)
    for _ in range(20):
        ripples(scene, scene.random.uniform(130, 390), scene.random.uniform(636, 674), 5, 2, tone=1.0, alpha=0.7)
    for _ in range(30):
        x = scene.random.uniform(130, 386)
        y = scene.random.uniform(628, 668)
        scene.line(line(x, y, x + scene.random.uniform(-5, 5), y - 6), 1.2, 1.0, 0.7)
    with scene.at(446, 700, 0.95):
        cat_behind(scene, "#2b2a3a", tail=1, tall=64)
    scene.flat(ellipse(420, 706, 34, 5), "#9a6a1f", 0.5, blur=3)


@recipe(MUSTARD, light=(90, 180), reach=820, seed=72)
def storm_leash(scene: Dream) -> None:
    """She takes her storm for a walk every evening, and it is only ever gentle with her."""
    scene.wash(["#d9b45a", "#e6c673", "#f0d892", "#f8e8b8", "#fdf3d4"], strength=0.55)
    with scene.at(82, 170):
        sun(scene, 38, "#fff6d0", 0, "#f09a3a")
    calm_water(scene, 560, ["#c9c4a0", "#8f9f98", "#5f7f88"], 650, count=60, tone=1.0, alpha=0.4)
    scene.washed(rect(0, 644, 512, 130), ["#c9a86a", "#a8824a", "#7a5a38"])
    scene.flat(rect(0, 642, 512, 3), 1.0, 0.5)
    for i in range(12):
        scene.line(line(i * 48 - 10, 646, i * 62 - 100, 780), 1.4, "#6a4a2c", 0.45)
    for x in range(-10, 540, 58):
        scene.paper(rect(x - 3, 580, 6, 66), scene.shaded("#f4efe0", 0.1, 0.3), shadow=0.6, edge=0.2)
    for y in (582, 608):
        scene.paper(round_rect(-10, y, 540, 5, 2), scene.shaded("#f4efe0", 0.1, 0.25), shadow=0.6, edge=0.2)
    wet = blob("196,700 250,676 360,668 470,680 512,704 480,740 360,752 236,736")
    scene.paper(wet, ("#6a6f74", "#3d4450"), shadow=0.2, edge=1, alpha=0.9)
    scene.line(wet, 1.4, 1.0, 0.4)
    with scene.layer(alpha=0.8):
        scene.flat(polygon([(214, 380), (470, 380), (480, 700), (226, 700)]), "#4a5560", 0.3, blur=14)
    rain(
        scene,
        polygon([(216, 372), (468, 372), (478, 704), (226, 704)]),
        120,
        24,
        94,
        tone="#e8eef0",
        alpha=0.75,
        width=1.4,
    )
    rain(
        scene,
        polygon([(216, 372), (468, 372), (478, 704), (226, 704)]),
        70,
        20,
        94,
        tone="#2f4a5a",
        alpha=0.6,
        width=1.3,
    )
    bolt = [(352, 380), (336, 440), (362, 446), (330, 528), (352, 534), (318, 640)]
    scene.line(polyline(bolt), 15, "#fff6b0", 0.35, blur=7)
    scene.paper(
        polygon(
            [
                (346, 378),
                (328, 444),
                (352, 448),
                (320, 534),
                (342, 538),
                (314, 646),
                (362, 520),
                (342, 516),
                (374, 436),
                (350, 434),
                (368, 378),
            ]
        ),
        ("#fffbe0", "#ffd84a"),
        shadow=0.3,
        edge=0.2,
        texture=0.2,
    )
    for x, y, w, h, t in ((344, 392, 320, 170, 0.2), (300, 300, 190, 110, 0.26), (404, 322, 170, 100, 0.16)):
        with scene.at(x, y):
            cumulus(scene, w, t, h, flat=False, dark=0.1, highlight=0.28, shadow=1.4)
    for _ in range(16):
        ripples(scene, scene.random.uniform(226, 480), scene.random.uniform(686, 738), 6, 2, tone=1.0, alpha=0.6)
    for x, y, w in ((470, 520, 70), (500, 470, 44)):
        with scene.at(x, y):
            cumulus(scene, w, 0.3, flat=False, dark=0.1, highlight=0.3)
        rain(scene, rect(x - w * 0.3, y, w * 0.6, 60), 8, 10, 94, tone="#e8eef0", alpha=0.7, width=1.2)
    scene.paper(
        blob("196,330! 210,344 216,372 206,398! 196,394 202,370 198,350"),
        scene.shaded("#c8342f", 0.1, 0.2),
        shadow=0.6,
        edge=0.3,
    )
    scene.flat(circle(199, 378, 6), "accent2")
    scene.line(circle(199, 378, 6), 1.4, 0.1)
    scene.line(curve("199,382 190,470 172,560 150,602"), 2.6, "#8a2420")
    scene.flat(ellipse(118, 724, 44, 7), "#4a3420", 0.5, blur=4)
    with scene.at(118, 722, 2.9):
        child(scene, "accent2", "#4a2a1c", arm=(11, -41), tone=0.1, girl=True, back=True)
        scene.paper(
            blob("-9,-38! -9,-47 -2,-53 6,-52 10,-46 9,-38! 0,-36"),
            scene.shaded("accent2", 0.1, 0.25),
            shadow=0.3,
            edge=0.3,
            rim=0.7,
        )
        scene.paper(ellipse(0, -38.4, 11, 2.6), scene.shaded("accent2", 0.1, 0.2), shadow=0.2, edge=0.2)
    for x in (-4, 4):
        with scene.at(118, 722, 2.9):
            scene.paper(
                smooth([(x - 3, -9, 1), (x + 3, -9, 1), (x + 2.6, -1), (x + 4.4, 1.4, 1), (x - 3, 1.4, 1)]),
                scene.shaded("#c8342f", 0.1, 0.2),
                shadow=0.3,
                edge=0.2,
                rim=0.7,
            )
    for x, y, k, r in ((190, 130, 0.4, -6), (240, 160, 0.28, 6), (430, 120, 0.32, -4)):
        with scene.at(x, y, k, r):
            gull(scene)


@recipe(STORM, light=(262, 400), reach=560, seed=33)
def lightning_tree(scene: Dream) -> None:
    """The lightning struck, liked the place, and took root; people come to sit under it."""
    scene.wash(["#0d141c", "#1a2630", "#2c3c44", "#4f5f58", "#8b8a62", "#b3a970"], strength=0.6)
    for x, y, w, h, t in (
        (90, 150, 330, 140, 0.16),
        (430, 140, 340, 150, 0.14),
        (256, 190, 420, 150, 0.2),
        (30, 60, 300, 120, 0.08),
        (480, 50, 330, 130, 0.08),
        (250, 70, 380, 130, 0.1),
    ):
        with scene.at(x, y):
            cumulus(scene, w, t + 0.05, h, flat=False, dark=0.12, highlight=0.22, shadow=1.4)
    with scene.layer(alpha=0.5):
        rain(scene, rect(0, 150, 512, 470), 150, 30, 104, tone=0.8, alpha=0.4)
    with scene.depth(0.3, scene.tone(0.5)):
        hills(scene, 612, 16, 0.36, seed=4)
    hills(scene, 640, 20, 0.24, seed=11, marks=120)
    rr = random.Random(14)
    segs: list[tuple[list[Place], float, int]] = []

    def bolt(x: float, y: float, a: float, length: float, w: float, d: int) -> None:
        pts = [(x, y)]
        n = 5 if d > 2 else 4
        for i in range(n):
            st = length / n
            aa = a + (0.55 if i % 2 else -0.55) * rr.uniform(0.5, 1.1)
            x += math.sin(aa) * st
            y -= math.cos(aa) * st
            pts.append((x, y))
        segs.append((pts, w, d))
        if d:
            for i in range(3 if d > 2 and rr.random() < 0.5 else 2):
                bolt(
                    x,
                    y,
                    a * 0.9 + (i - 0.5) * rr.uniform(0.55, 1.0) + rr.uniform(-0.1, 0.1),
                    length * rr.uniform(0.62, 0.82),
                    w * 0.6,
                    d - 1,
                )
            if d > 2:
                m = pts[len(pts) // 2 + 1]
                bolt(m[0], m[1], a + rr.choice((-1, 1)) * rr.uniform(0.8, 1.15), length * 0.5, w * 0.42, d - 2)

    bolt(256, 650, 0, 150, 17, 5)
    for k in range(6):
        x, y = 256.0, 648.0
        q = [(x, y)]
        for _ in range(5):
            x += (k - 2.5) * 11 + rr.uniform(-5, 5)
            y += 9 + rr.uniform(-6, 9)
            q.append((x, y))
        segs.append((q, 7, 0))
    scene.glow(256, 380, 420, "glow", 0.35)
    scene.glow(256, 560, 240, "glow", 0.4)

    def ribbon(pts: Sequence[Place], w: float) -> skia.Path:
        left, r = [], []
        for i, (x, y) in enumerate(pts):
            ww = w * (1 - 0.42 * i / (len(pts) - 1)) / 2
            left.append((x - ww, y))
            r.append((x + ww, y + ww * 0.4))
        return polygon(left + r[::-1])

    for pts, w, _ in segs:
        scene.line(polyline(pts), w * 1.5 + 3, "#dfe8a8", 0.16, blur=7)
    for pts, w, _ in segs:
        scene.line(polyline(pts), w * 0.9 + 1, "#f2f2b4", 0.5, blur=2.4)
    for pts, w, _ in segs:
        scene.paper(ribbon(pts, w + 1), (WHITE, "#f7f2bc"), shadow=0, edge=0, texture=0, shade=0.15)
    for pts, _, d in segs:
        if d <= 1:
            x, y = pts[-1]
            scene.glow(x, y, 13, "glow", 0.5)
            scene.flat(circle(x, y, rr.uniform(1, 2.4)), 1.0)
    scene.line(line(352, 420, 348, 596), 1.2, 0.95, 0.9)
    scene.line(line(380, 430, 376, 596), 1.2, 0.95, 0.9)
    scene.paper(round_rect(342, 594, 40, 5, 2), 0.05, shadow=0.4, edge=0)
    with scene.at(362, 604, 0.92):
        child(scene, "#b5482f", "#1a1418", arm=(14, -42), tone=0.05, girl=False, back=True)
    hills(scene, 716, 14, 0.1, seed=6, marks=120)
    with scene.at(150, 724):
        for x in (-46, 46):
            scene.paper(rect(x - 3, -26, 6, 28), 0.02, shadow=0.4, edge=0.1)
        for x, c, h in ((-18, "#6a4436", 0), (18, "#2f4a5a", 1)):
            scene.paper(
                smooth([(x - 13, -18, 1), (x - 14, -40), (x - 7, -54), (x + 7, -54), (x + 14, -40), (x + 13, -18, 1)]),
                scene.shaded(c, 0.1, 0.3),
                shadow=0.5,
                edge=0.4,
                rim=0.8,
            )
            head(scene, x, -62, 8, "#e8e2cc")
            scene.paper(
                union(
                    smooth([(x - 9, -62, 1), (x - 8, -72), (x, -77), (x + 8, -72), (x + 9, -62, 1)]),
                    round_rect(x - 13, -65, 26, 4, 2),
                )
                if h
                else smooth([(x - 8.6, -58, 1), (x - 9, -68), (x, -73), (x + 9, -68), (x + 8.6, -58, 1), (x, -54)]),
                0.05 if h else "#d8d4c4",
                shadow=0.3,
                edge=0.2,
                rim=0.8,
            )
        for y in (-40, -28, -18):
            scene.paper(round_rect(-56, y, 112, 7, 3), scene.shaded("#5a4030", 0.1, 0.4), shadow=0.5, edge=0.2, rim=0.8)


@recipe(THUNDER, light=(190, 240), reach=520, seed=9)
def kite_day(scene: Dream) -> None:
    """On a colourless afternoon two children fly a kite cut out of another, sunnier day."""
    scene.wash([0.2, 0.32, 0.42, 0.52, 0.62, 0.7], strength=0.8)
    for x, y, w, t in (
        (60, 120, 300, 0.36),
        (430, 90, 320, 0.3),
        (480, 330, 280, 0.46),
        (20, 420, 260, 0.5),
        (300, 470, 260, 0.58),
    ):
        with scene.at(x, y):
            layered_cloud(scene, w, t)
    for _ in range(90):
        x, y = scene.random.uniform(-20, 520), scene.random.uniform(0, 640)
        scene.line(line(x, y, x - 5, y + 18), 0.9, 0.9, 0.25)
    scene.glow(190, 240, 330, "#ffe9a8", 0.55)
    k = polygon([(170, 70), (322, 214), (232, 440), (70, 262)])
    scene.paper(k, 0.5, shadow=2.2, edge=0.2)
    scene.washed(k, ["#2f8fd0", "#62b7e6", "#b4e3f0", "#fff1b8"], (0, 80, 0, 430))
    with scene.clip(k), scene.dressed(SUMMER, (236, 160), 300):
        scene.glow(236, 170, 110, "#fff3b0", 0.9)
        scene.flat(circle(236, 170, 26), "#fff7cf")
        with scene.dressed(FROST, (236, 160), 300):
            for x, y, w in ((130, 250, 90), (250, 270, 110), (170, 180, 60)):
                with scene.at(x, y):
                    layered_cloud(scene, w, 1.0, layers=2)
        scene.paper(blob("60,460! 60,348! 140,352 200,338 330,356! 330,460!"), ("#8fc75a", "#4f9a4a"), shadow=0.6)
        with scene.at(226, 372, 0.3):
            leafy_tree(scene, 0.15, 0.55, 200, 90, seed=4, density=0.7)
        with scene.at(186, 358, 0.5):
            house(scene, 0.9, "accent")
    inner_shadow(scene, k, 0.35, 7)
    scene.line(k, 3, "#fff4d0", 0.9)
    scene.line(line(170, 70, 232, 440), 2, "#6b4a2a", 0.55)
    scene.line(curve("322,214 200,236 70,262"), 2, "#6b4a2a", 0.55)
    for x, y, kk in ((330, 150, 0.34), (366, 118, 0.28), (352, 190, 0.24), (392, 160, 0.2)):
        with scene.at(x, y, kk, -14):
            flying_bird(scene, 0.9, colour=WHITE)
    q = [(232, 440), (262, 486), (236, 520), (270, 556), (250, 590)]
    scene.line(smooth(q, closed=False), 1.6, 0.1)
    for (x, y), c in zip(q[1:], ("accent", "accent2", "#62b7e6", "accent"), strict=True):
        scene.paper(
            polygon([(x - 15, y - 9), (x + 15, y + 9), (x + 15, y - 9), (x - 15, y + 9)]), c, shadow=0.5, edge=0.2
        )
    hills(scene, 620, 26, 0.36, seed=5, marks=70)
    scene.flat(ellipse(200, 690, 210, 50), "#ffe9a8", 0.35, blur=30, blend=SCREEN)
    hills(scene, 690, 22, 0.24, seed=8, marks=90)
    scene.flat(ellipse(210, 716, 150, 26), "#d9e08a", 0.45, blur=18, blend=SCREEN)
    with scene.at(404, 700, 1.45, flip=True):
        child(scene, "accent", 0.08, girl=True, arm=(16, -42))
    with scene.at(444, 706, 1.3, flip=True):
        child(scene, "accent2", 0.06, girl=False, arm=(16, -34))
    scene.line(curve("381,640 340,520 262,350 204,240"), 1.4, 0.95, 0.85)
    for x in (120, 150, 186, 214, 250, 276):
        with scene.at(x, 724 + scene.random.uniform(-8, 14), scene.random.uniform(0.5, 0.8)):
            flower(
                scene,
                scene.random.choice(["accent", "accent2", WHITE, "#62b7e6"]),
                40,
                10,
                6,
                lean=scene.random.uniform(-0.2, 0.2),
                tone=0.3,
            )
    corner_leaves(scene, 0.05, "br", 4, 6, size=0.8)
