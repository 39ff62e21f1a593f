"""Pictures of worlds inside small things."""

import math
import random
from collections.abc import Callable

import skia

from pixtable.studio.kit.colour import Colour, mix
from pixtable.studio.kit.paths import (
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
    taper,
    union,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.beasts import bear_behind, fox, howling_wolf, mouse, rabbit, sleeping_bear_path
from pixtable.studio.pictoric.motifs.birds import nest, owl
from pixtable.studio.pictoric.motifs.cloth import knitted
from pixtable.studio.pictoric.motifs.clouds import layered_cloud
from pixtable.studio.pictoric.motifs.land import hills
from pixtable.studio.pictoric.motifs.paint import egg_path, inner_shadow
from pixtable.studio.pictoric.motifs.people import child, traveller
from pixtable.studio.pictoric.motifs.plants import leaf_path
from pixtable.studio.pictoric.motifs.sky import smoke, snowfall, star_pattern, stars
from pixtable.studio.pictoric.motifs.trees import pine
from pixtable.studio.pictoric.motifs.vehicles import sailing_boat
from pixtable.studio.pictoric.palettes import COCOA, LILAC, SUMMER, TWILIGHT
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import WHITE, Dream


@recipe(LILAC, light=(262, 380), reach=520, seed=8)
def nest_worlds(scene: Dream) -> None:
    """Three unhatched worlds lie in one nest, and in the cracked one somebody is already awake."""
    scene.wash([0.18, 0.3, 0.46, 0.62, 0.76, 0.86], strength=0.5)
    stars(scene, 60, 300)
    with scene.layer(alpha=0.9):
        for x, y, w in ((70, 250, 220), (450, 200, 240)):
            with scene.at(x, y):
                layered_cloud(scene, w, 0.68, alpha=0.85)
    scene.glow(262, 400, 330, "glow", 0.4)
    scene.paper(
        taper([(-30, 690), (110, 650), (256, 640), (400, 600), (540, 520)], 46, 26, 30),
        (0.2, 0.08),
        brush="wood",
        texture=0.9,
    )
    scene.paper(taper([(330, 626), (400, 680), (470, 790)], 30, 20), (0.18, 0.08), brush="wood")
    scene.paper(taper([(120, 650), (60, 580), (20, 480)], 20, 5), (0.2, 0.1), brush="wood")
    scene.paper(taper([(430, 580), (470, 520), (476, 440)], 16, 4), (0.2, 0.1), brush="wood")
    r = random.Random(3)
    for bx, by in ((20, 480), (40, 530), (476, 440), (466, 500), (500, 530), (60, 585)):
        for _ in range(5):
            scene.paper(leaf_path(bx, by, r.uniform(26, 42), r.uniform(-3, 0), 0.3), (0.5, 0.32), shadow=0.7, edge=0.1)
    with scene.at(256, 560):
        nest(scene, 410, 150, 0.32, "back")

    def world(x: float, y: float, k: float, rot: float, fn: Callable[[skia.Path], None], base: float) -> None:
        with scene.at(x, y, k, rot):
            e = egg_path(1)
            scene.paper(e, base, shadow=1.4, rim=0.9, edge=0.2)
            with scene.clip(e):
                fn(e)
            inner_shadow(scene, e, 0.55, 8)
            scene.flat(ellipse(-17, -30, 7, 15), WHITE, 0.35, blur=4)

    def sea(e: float) -> None:
        scene.washed(e, ["#16265c", "#3a6aa8", "#9ad0d8"], (0, -60, 0, 10))
        scene.glow(10, -26, 30, "glow", 0.6)
        scene.flat(circle(10, -28, 9), "#fff4cf")
        for i in range(5):
            scene.paper(
                smooth(
                    [
                        (-60, 60, 1),
                        (-60, 2 + i * 10, 1),
                        (-36, -3 + i * 10),
                        (-12, 4 + i * 10),
                        (12, -3 + i * 10),
                        (36, 4 + i * 10),
                        (60, -2 + i * 10, 1),
                        (60, 60, 1),
                    ]
                ),
                mix("#5aa0bc", "#122a5a", i / 5),
                shadow=0.5,
                edge=0.2,
            )
        with scene.at(-8, 4, 0.24):
            sailing_boat(scene, 0.3, lantern=False)

    def wood(e: float) -> None:
        scene.washed(e, ["#f7c56a", "#f3e2a0", "#b9cf7a"], (0, -60, 0, 20))
        scene.paper(blob("-60,60! -60,6! -20,-6 20,4 60,-4! 60,60!"), ("#6f9a4a", "#2f5a3a"), shadow=0.5)
        for x, h in ((-28, 34), (-14, 46), (2, 38), (16, 50), (30, 36)):
            with scene.dressed(SUMMER), scene.at(x, 18 + abs(x) * 0.1):
                pine(scene, 0.3, h)

    def crack(e: float) -> None:
        scene.washed(e, ["#fff6e4", "#f2dccb", "#c99fb0"], (0, -60, 0, 50))
        for _ in range(26):
            scene.flat(
                circle(scene.random.uniform(-40, 40), scene.random.uniform(-10, 48), scene.random.uniform(0.6, 1.8)),
                "#a2708f",
                0.5,
            )

    world(148, 510, 1.75, -14, sea, 0.5)
    world(372, 506, 1.75, 13, wood, 0.7)
    world(260, 486, 2.35, 2, crack, 0.95)
    # the opening
    with scene.at(260, 486, 2.35, 2):
        hole = polygon(
            [
                (-30, -24),
                (-20, -34),
                (-12, -26),
                (-2, -40),
                (6, -30),
                (16, -38),
                (24, -26),
                (32, -22),
                (26, -10),
                (30, 0),
                (18, 2),
                (10, 10),
                (0, 4),
                (-10, 12),
                (-16, 2),
                (-28, 2),
                (-24, -10),
            ]
        )
        scene.glow(0, -14, 70, "glow", 0.7)
        scene.paper(hole, 0.06, shadow=0.0, rim=0, edge=0)
        scene.washed(hole, ["#1a1640", "#5a3a78", "#f2a65a"], (0, -40, 0, 12))
        with scene.clip(hole):
            scene.glow(4, 4, 30, "glow", 0.9)
            scene.flat(circle(12, -24, 4), "#fff4cf")
            star_pattern(scene, [(-16, -22), (-6, -30), (-20, -12), (20, -16)])
            with scene.at(-4, 12, 0.5):
                traveller(scene, 0.05, scarf=True)
        scene.line(hole, 1.2, 1.0, 0.9)
        for q in (
            [(32, -22), (38, -26), (36, -34)],
            [(-30, -24), (-37, -20), (-38, -8)],
            [(0, 4), (2, 16), (-4, 24), (0, 32)],
        ):
            scene.line(polyline(q), 1, 0.2, 0.7)
    with scene.at(256, 560):
        nest(scene, 410, 150, 0.34, "front")
    for x, y, a, c in ((120, 640, 0.3, 0.97), (396, 650, 2.4, "accent"), (226, 690, 0.6, 0.9)):
        scene.paper(
            smooth(
                [
                    (x, y, 1),
                    (x + 18 * math.cos(a) - 6, y - 14),
                    (x + 44 * math.cos(a), y - 22 * math.sin(a) - 4, 1),
                    (x + 20 * math.cos(a) + 4, y + 3),
                ]
            ),
            c,
            shadow=0.7,
            edge=0.3,
        )


@recipe(COCOA, light=(256, 440), reach=460, seed=19)
def root_palace(scene: Dream) -> None:
    """Above the ground only a shoot with two leaves; beneath it already hangs a whole lighted palace of roots."""
    scene.wash(["#a9bcc0", "#d9ddd0", "#f3ead2", "#f3ead2"], strength=0.5)
    with scene.depth(0.5, "#d9ddd0"):
        hills(scene, 150, 22, 0.6, seed=4)
    for i, (y, t) in enumerate(((188, 0.34), (250, 0.26), (340, 0.2), (460, 0.15), (590, 0.1), (700, 0.07))):
        hills(scene, y, 7 + i * 2, t, seed=i + 3, freq=1 + i * 0.3, fade=0.06, shadow=1.2)
    hills(scene, 184, 6, 0.94, seed=3, fade=0.1, shadow=0.6)
    hills(scene, 204, 6, 0.3, seed=3, fade=0.08, shadow=0.4)
    r = random.Random(6)
    for _ in range(120):
        x, y = r.uniform(0, 512), r.uniform(220, 768)
        scene.flat(ellipse(x, y, r.uniform(1.5, 6), r.uniform(1.2, 4.5)), r.choice([0.5, 0.4, 0.08]), 0.4)
    scene.glow(256, 450, 340, "glow", 0.32)
    for d in (-1, 1):
        for q, w in (
            ([(256, 200), (256 + d * 20, 240), (256 + d * 60, 270), (256 + d * 72, 330)], 18),
            ([(256, 200), (256 + d * 40, 226), (256 + d * 120, 250), (256 + d * 140, 320)], 15),
            ([(256, 198), (256 + d * 90, 214), (256 + d * 190, 236), (256 + d * 214, 330), (256 + d * 206, 400)], 13),
            ([(256 + d * 150, 224), (256 + d * 186, 290), (256 + d * 176, 420)], 9),
            ([(256 + d * 210, 330), (256 + d * 236, 400), (256 + d * 226, 500)], 6),
        ):
            scene.paper(taper(q, w, 3.5, 30), ("#b98a5c", "#6a4430"), shadow=0.9, edge=0.6, rim=0.9, brush="brush")
    scene.paper(taper([(256, 190), (254, 220), (256, 300)], 24, 30, 16), ("#c79a66", "#8a5c3c"), shadow=0.9, edge=0.6)
    # hangs downwards

    def tower(
        x: float, y: float, w: float, length: float, roof: Tone, t: Colour = "#b98a5c", wins: int = 4, cols: int = 2
    ) -> None:
        scene.paper(
            polygon([(x - w / 2, y), (x + w / 2, y), (x + w * 0.44, y + length), (x - w * 0.44, y + length)]),
            (mix(t, "#6a4430", 0.25), t),
            shadow=1.1,
            edge=0.6,
            brush="brush",
        )
        scene.paper(round_rect(x - w * 0.56, y - 6, w * 1.12, 12, 4), "#8a5c3c", shadow=0.6, edge=0.3)
        scene.paper(round_rect(x - w * 0.52, y + length - 8, w * 1.04, 11, 4), "#8a5c3c", shadow=0.6, edge=0.3)
        scene.paper(
            smooth(
                [
                    (x - w * 0.56, y + length + 2, 1),
                    (x + w * 0.56, y + length + 2, 1),
                    (x + w * 0.3, y + length + w * 0.6),
                    (x + w * 0.06, y + length + w * 1.5),
                    (x, y + length + w * 1.9, 1),
                    (x - w * 0.06, y + length + w * 1.5),
                    (x - w * 0.3, y + length + w * 0.6),
                ]
            ),
            roof,
            shadow=0.9,
            edge=0.4,
        )
        scene.paper(
            taper([(x, y + length + w * 1.8), (x + 4, y + length + w * 2.3), (x - 3, y + length + w * 2.9)], 4, 1, 10),
            ("#b98a5c", "#6a4430"),
            shadow=0.5,
            edge=0.1,
        )
        for j in range(wins):
            for i in range(cols):
                wx = x + (i - (cols - 1) / 2) * w * 0.42
                wy = y + 18 + j * (length - 26) / max(1, wins - 0.3)
                is_lit = scene.random.random() < 0.62
                if is_lit:
                    scene.glow(wx, wy, w * 0.4, "glow", 0.28)
                scene.flat(
                    union(rect(wx - w * 0.07, wy - 6, w * 0.14, 10), circle(wx, wy + 4, w * 0.07)),
                    "#ffdf96" if is_lit else "#4a2c22",
                    1 if is_lit else 0.8,
                )

    tower(100, 330, 40, 70, "#a8553a", wins=3)
    tower(412, 330, 40, 70, "#a8553a", wins=3)
    tower(158, 330, 46, 140, "#5f8a52", wins=5)
    tower(354, 330, 46, 140, "#5f8a52", wins=5)
    scene.paper(
        blob("120,300! 180,292 256,300 332,292 392,300! 386,346 330,372 256,360 182,372 126,346"),
        ("#8a5f40", "#b98a5c"),
        shadow=1.1,
        edge=1,
    )
    for x in range(140, 380, 24):
        scene.glow(x, 330, 20, "glow", 0.3)
        scene.flat(union(rect(x - 4, 320, 8, 12), circle(x, 332, 4)), "#ffdf96")
    tower(206, 356, 48, 150, "#c8703a", wins=5)
    tower(306, 356, 48, 150, "#c8703a", wins=5)
    tower(256, 350, 70, 230, "#7f3a3a", wins=6, cols=3)
    scene.glow(256, 384, 60, "glow", 0.8)
    scene.paper(circle(256, 386, 22), "#6a4430", shadow=0.5)
    scene.flat(circle(256, 386, 17), "glow")
    for a in (0, 1.05, 2.1, 3.14, 4.2, 5.24):
        scene.line(line(256, 386, 256 + 17 * math.cos(a), 386 + 17 * math.sin(a)), 2, "#6a4430")
    for x, y, rx, ry in ((60, 560, 50, 36), (452, 556, 50, 36), (92, 680, 44, 32), (424, 690, 46, 32)):
        scene.paper(ellipse(x, y, rx, ry), (0.06, 0.12), shadow=0, rim=0.6, edge=1)
        scene.glow(x, y + 6, rx * 1.2, "glow", 0.28)
    with scene.at(56, 588, 0.75):
        mouse(scene)
    with scene.at(450, 588, 0.52):
        rabbit(scene, "#cbb59a")
    with scene.at(88, 700, 0.17):
        scene.paper(sleeping_bear_path(), ("#a8765a", "#6a4434"), shadow=0.4)
        scene.flat(ellipse(217, -62, 16, 12), 0.02)
        scene.line(curve("128,-90 144,-80 160,-88"), 7, 0.02)
    with scene.at(424, 714, 0.62):
        owl(scene, "#6a4a3a")
    for x, y in ((60, 640), (460, 630), (180, 720), (330, 730)):
        scene.paper(leaf_path(x, y, 14, -1.57, 0.5), "#e8c48a", shadow=0.4, edge=0.1)
        scene.glow(x, y - 6, 22, "glow", 0.4)
    scene.paper(taper([(256, 196), (252, 166), (257, 132)], 8, 4, 14), ("#8fd06a", "#4f8a4a"), shadow=0.6, edge=0.1)
    for a, left in ((-2.6, 46), (-0.5, 48)):
        scene.paper(leaf_path(256, 140, left, a, 0.3), ("#b6e886", "#5fa852"), shadow=0.7, edge=0.1, rim=1)
    with scene.at(318, 194, 0.78, flip=True):
        child(scene, "#d8433b", 0.1, girl=True, arm=(14, -16))


@recipe(TWILIGHT, light=(230, 470), reach=480, seed=36)
def mitten_inn(scene: Dream) -> None:
    """A giant walked past and dropped a mitten; by nightfall it had a chimney, windows and guests."""
    scene.wash(["#3f3a72", "#75609a", "#b98aa8", "#eebfae", "#fbe2c4"], strength=0.5)
    stars(scene, 60, 220)
    # the owner, far off, one hand bare
    with scene.layer(alpha=0.92, blur=1.1):
        c = "#3c3476"
        scene.flat(blob("330,560! 338,420 330,300 346,210 376,176 420,172 452,206 464,300 462,420 476,560!"), c)
        scene.flat(circle(398, 136, 40), c)
        scene.flat(blob("354,120! 362,84 398,64 434,84 442,120! 398,128"), "#a83a52")
        scene.flat(blob("350,116! 398,128 446,116! 446,134! 398,144 350,134!"), "#c8485a")
        scene.flat(circle(398, 58, 14), "#f0d8d0")
        scene.flat(blob("352,170! 398,184 444,170! 450,196! 398,208 346,196!"), "#a83a52")
        scene.flat(taper([(356, 216), (312, 300), (300, 390)], 44, 28), c)
        scene.flat(circle(298, 404, 21), "#d8433b")
        scene.flat(taper([(448, 216), (488, 300), (490, 380)], 44, 26), c)
        scene.flat(circle(490, 394, 18), "#f0c8a8")
    with scene.depth(0.4, "#e8c0b0"):
        hills(scene, 520, 24, 0.6, seed=4)
    for i, x in enumerate(range(300, 540, 30)):
        with scene.at(x, 540), scene.depth(0.25, "#c8a0b0"):
            pine(scene, 0.3, 46 + 12 * math.sin(i * 2), snow=0.95)
    hills(scene, 560, 14, 0.93, seed=6, fade=0.24)
    for x, y, k in ((330, 590, 0.7), (398, 576, 0.55), (440, 566, 0.42)):
        scene.flat(
            smooth(
                [
                    (x - 30 * k, y),
                    (x - 24 * k, y - 12 * k),
                    (x + 6 * k, y - 11 * k),
                    (x + 36 * k, y - 5 * k),
                    (x + 38 * k, y + 6 * k),
                    (x + 8 * k, y + 11 * k),
                    (x - 24 * k, y + 10 * k),
                ]
            ),
            "#8a78a8",
            0.5,
            blur=2,
        )
    scene.glow(220, 480, 300, "glow", 0.45)
    scene.flat(ellipse(216, 676, 170, 24), "#3f3a72", 0.45, blur=12)
    hand = blob(
        "108,600! 96,500 98,380 124,296 180,258 240,272 276,330 290,420 300,452 330,424 "
        "364,404 396,416 400,452 374,500 330,548 306,600!"
    )
    scene.paper(hand, ("#d8433b", "#8a1f30"), shadow=1.6, edge=0.8, rim=0.8)
    knitted(scene, hand, 15, "#ff8a74", "#7a1828", alpha=0.35)
    with scene.clip(hand):
        for y, c in ((430, "#fff0dc"), (446, "#f6b35c"), (462, "#fff0dc")):
            for x in range(90, 320, 15):
                scene.flat(polygon([(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)]), c, 0.9)
    cuff = blob("92,596! 200,588 322,596! 330,640 324,682! 210,692 92,682! 84,640")
    scene.paper(cuff, ("#fff4e4", "#d9b9b4"), shadow=1.1, edge=0.8)
    with scene.clip(cuff):
        for i in range(18):
            scene.line(
                smooth([(90 + i * 14, 590), (87 + i * 14, 640), (90 + i * 14, 690)], closed=False), 3, "#b98a98", 0.45
            )
    for x, y, k in ((160, 350, 1), (232, 364, 1), (148, 520, 1), (250, 520, 1), (364, 448, 0.72)):
        scene.glow(x, y, 60 * k, "glow", 0.7)
        scene.paper(round_rect(x - 20 * k, y - 26 * k, 40 * k, 50 * k, 18 * k), "#5a1a28", shadow=0.6, edge=0.1)
        scene.flat(round_rect(x - 15 * k, y - 21 * k, 30 * k, 41 * k, 14 * k), "glow")
        scene.line(line(x, y - 21 * k, x, y + 20 * k), 2.4, "#5a1a28")
        scene.line(line(x - 15 * k, y, x + 15 * k, y), 2.4, "#5a1a28")
        scene.paper(round_rect(x - 24 * k, y + 22 * k, 48 * k, 8 * k, 3), WHITE, shadow=0.4, edge=0.4)
    with scene.at(158, 370, 0.42):
        owl(scene, "#5a3a4a")
    scene.flat(circle(250, 528, 8), "#5a2a30")
    scene.flat(ellipse(246, 514, 2.6, 8), "#5a2a30")
    scene.flat(ellipse(254, 514, 2.6, 8), "#5a2a30")
    scene.flat(circle(142, 528, 9), "#4a2024")
    scene.flat(circle(135, 519, 4), "#4a2024")
    scene.flat(circle(149, 519, 4), "#4a2024")
    scene.glow(206, 650, 70, "glow", 0.7)
    scene.paper(round_rect(180, 612, 52, 78, 24), "#5a1a28", shadow=0.7, edge=0.2)
    scene.flat(round_rect(187, 619, 38, 71, 18), "glow")
    with scene.at(206, 690, 0.85):
        mouse(scene, "#7a6a78")
    scene.paper(rect(252, 226, 24, 60), ("#a8707a", "#6a3a4a"), shadow=0.8, edge=0.3)
    scene.paper(round_rect(247, 220, 34, 10, 3), WHITE, shadow=0.5, edge=0.4)
    smoke(scene, 264, 212, 9, 6, r0=8, tone=1.0, alpha=0.5)
    scene.paper(blob("120,304! 140,274 180,252 228,260 252,284! 226,276 180,270 146,286"), WHITE, shadow=0.5, edge=1)
    hills(scene, 694, 8, 0.98, seed=9, fade=0.24, marks=20, style="dots")
    with scene.at(322, 720, 0.66, flip=True):
        fox(scene, colour="#e07a3a")
    with scene.at(392, 728, 0.6, flip=True):
        rabbit(scene, 0.9)
    with scene.at(446, 742, 0.62):
        bear_behind(scene, "#6a4a4a", scarf="#f6b35c")
    with scene.at(74, 738, 0.5):
        howling_wolf(scene, "#5a5a78", "#c8c0c8")
    snowfall(scene, 130)
