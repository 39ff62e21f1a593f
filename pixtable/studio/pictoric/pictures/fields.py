"""Pictures of a hen and a scarecrow."""

import math
import random

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import (
    blob,
    circle,
    curve,
    ellipse,
    line,
    polygon,
    rect,
    round_rect,
    smooth,
    symmetric,
    taper,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.birds import flying_bird, nest
from pixtable.studio.pictoric.motifs.clouds import layered_cloud
from pixtable.studio.pictoric.motifs.houses import house
from pixtable.studio.pictoric.motifs.kitchen import lathe_at
from pixtable.studio.pictoric.motifs.land import hills
from pixtable.studio.pictoric.motifs.plants import leaf_path
from pixtable.studio.pictoric.motifs.sky import moon
from pixtable.studio.pictoric.palettes import LILAC, THUNDER
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import WHITE, Dream


@recipe(THUNDER, light=(256, 610), reach=520, seed=42)
def hen_village(scene: Dream) -> None:
    """On stormy nights the old hen comes down and broods the whole village until morning."""
    scene.wash([0.12, 0.2, 0.28, 0.36, 0.44, 0.4], strength=0.8)
    for x, y, w, t in ((60, 110, 300, 0.24), (440, 80, 320, 0.2), (480, 260, 240, 0.32), (20, 300, 220, 0.34)):
        with scene.at(x, y):
            layered_cloud(scene, w, t)
    scene.paper(
        polygon([(446, 90), (420, 170), (438, 168), (408, 250), (466, 150), (446, 152), (470, 90)]),
        "#ffe9a8",
        shadow=0,
        edge=0.2,
    )
    scene.glow(440, 160, 120, "#fff3c8", 0.6)
    for _ in range(140):
        x, y = scene.random.uniform(-20, 540), scene.random.uniform(0, 700)
        scene.line(line(x, y, x - 7, y + 22), 1, 0.9, 0.28)
    hills(scene, 620, 16, 0.22, seed=4)
    scene.glow(256, 640, 300, "glow", 0.6)
    scene.paper(
        blob("-10,700! 30,640 120,620 256,628 392,620 482,640 522,700! 522,780! -10,780!"),
        ("#e8b860", "#8a5a2a"),
        shadow=0.8,
        edge=2,
    )
    c = "#e9dcc4"
    with scene.at(256, 0):
        scene.paper(
            blob("-30,330! -200,330 -236,250 -222,190! -190,240 -196,180! -160,230 -160,176! -120,250 -60,290"),
            ("#b8a890", "#6a5a58"),
            shadow=1.0,
            edge=0.6,
        )
        body = symmetric(
            "0,150 50,164 62,210 82,262 124,306 178,346 216,404 234,470 238,540 224,604 176,650 90,664 0,668"
        )
        scene.paper(body, (c, "#8a6a60"), shadow=1.6, edge=0.8, rim=0.8, brush="brush")
        with scene.clip(body):
            # lower feathers first, upper ones overlap them
            for r_ in range(17, -1, -1):
                y = 196 + r_ * 28
                for k in range(-8, 9):
                    x = k * 34 + (17 if r_ % 2 else 0) + scene.random.uniform(-2.5, 2.5)
                    u = abs(x) / 240
                    col = mix(mix("#f8eedc", "#a88672", (r_ / 17) ** 1.3), "#7a5a50", u * 0.55)
                    scene.paper(
                        lathe_at(x, y, 19, 30),
                        (mix(col, "#7a5a50", 0.22), mix(col, WHITE, 0.2)),
                        shadow=0.5,
                        edge=0.2,
                        rim=0.35,
                        texture=0.3,
                        shade=0.15,
                    )
                    scene.line(line(x, y - 6, x, y + 16), 1, "#8a6a5c", 0.35)
        for d in (-1, 1):
            scene.paper(
                smooth(
                    [
                        (d * 150, 350, 1),
                        (d * 220, 400),
                        (d * 256, 500),
                        (d * 262, 620),
                        (d * 246, 676, 1),
                        (d * 226, 640),
                        (d * 214, 680, 1),
                        (d * 196, 636),
                        (d * 180, 674, 1),
                        (d * 164, 620),
                        (d * 130, 560),
                        (d * 120, 450),
                    ]
                ),
                ("#d8c4a8", "#7a6058"),
                shadow=1.3,
                edge=0.6,
                rim=0.8,
            )
            for k in range(4):
                scene.line(
                    smooth(
                        [
                            (d * (170 + k * 14), 420 + k * 14),
                            (d * (196 + k * 14), 510 + k * 10),
                            (d * (196 + k * 15), 610),
                        ],
                        closed=False,
                    ),
                    2.4,
                    "#6a5048",
                    0.5,
                )
        # head
        for x, y, r_ in ((-22, 70, 20), (4, 58, 23), (28, 72, 18)):
            scene.paper(circle(x, y, r_), ("#e0483c", "#9a2028"), shadow=0.5, edge=0.5)
        scene.paper(ellipse(0, 128, 58, 56), ("#f6ecd8", "#cbb49c"), shadow=0.9, edge=0.5, rim=0.9)
        for d in (-1, 1):
            scene.paper(
                smooth([(d * 6, 166, 1), (d * 24, 172), (d * 22, 204), (d * 8, 208)]),
                ("#e0483c", "#9a2028"),
                shadow=0.5,
                edge=0.2,
            )
            scene.line(smooth([(d * 16, 120), (d * 28, 127), (d * 40, 120)], closed=False), 3.6, "#2a1c20")
            scene.flat(ellipse(d * 38, 140, 10, 7), "#e58a6a", 0.4, blur=3)
        scene.paper(blob("-15,136! 0,126 15,136! 0,166!"), ("#f2b03a", "#b8701c"), shadow=0.5, edge=0.1)
        scene.line(curve("-12,140 0,146 12,140"), 1.6, "#7a4a1c")
    # the village under the breast feathers
    for i, (x, y, k) in enumerate(
        (
            (70, 690, 1.2),
            (120, 676, 1.3),
            (176, 684, 1.5),
            (230, 674, 1.35),
            (286, 680, 1.55),
            (344, 674, 1.35),
            (398, 684, 1.4),
            (446, 692, 1.2),
        )
    ):
        scene.glow(x, y - 20, 60, "glow", 0.5)
        with scene.at(x, y, k, scene.random.uniform(-4, 4)):
            house(scene, 0.5, ["#c8443a", "#3f6f8a", "#d9903a", "#6a7a4a"][i % 4], 34, 28)
    with scene.at(312, 676, 0.9):
        scene.paper(rect(-11, -80, 22, 80), ("#e6dccb", "#a8988a"), shadow=0.6, edge=0.2)
        scene.paper(polygon([(-15, -78), (0, -122), (15, -78)]), "#3f6f8a", shadow=0.5, edge=0.2)
        scene.flat(round_rect(-4, -66, 8, 14, 4), "glow")
    r = random.Random(3)
    for _ in range(150):
        x = r.uniform(-10, 522)
        y = r.uniform(694, 770)
        a = r.uniform(-0.5, 0.5)
        length = r.uniform(24, 60)
        scene.paper(
            taper(
                [
                    (x - math.cos(a) * length, y + math.sin(a) * length),
                    (x, y - 5),
                    (x + math.cos(a) * length, y - math.sin(a) * length),
                ],
                r.uniform(2.4, 4.6),
                1,
                8,
            ),
            r.choice(["#f0c868", "#c8903c", "#8a5a2a", "#e0ac4c"]),
            shadow=0.5,
            edge=0,
            rim=0.6,
            shade=0,
            texture=0,
        )
    for x, y in ((110, 724), (420, 730)):
        with scene.at(x, y, 0.62, flip=x > 256):
            scene.paper(circle(0, -16, 16), ("#ffe08a", "#e0a83a"), shadow=0.6, edge=0.4)
            scene.paper(circle(12, -32, 11), ("#ffe69a", "#e8b84a"), shadow=0.5, edge=0.3)
            scene.paper(polygon([(21, -34), (30, -30), (21, -27)]), "#e0702a", shadow=0.2, edge=0)
            scene.flat(circle(15, -34, 1.9), 0.0)


@recipe(LILAC, light=(256, 420), reach=520, seed=31)
def scarecrow_coat(scene: Dream) -> None:
    """The scarecrow grew tired of frightening; he opened his coat, and all the birds moved in."""
    scene.wash(["#5a4a8a", "#8a70ac", "#c79ab8", "#f0bfa8", "#fbdca4"], strength=0.5)
    with scene.at(420, 130):
        moon(scene, 44, 0.98)
    for x, y, w, t in ((80, 180, 230, 0.8), (460, 300, 200, 0.9)):
        with scene.at(x, y):
            layered_cloud(scene, w, t, alpha=0.85)
    scene.glow(256, 460, 330, "glow", 0.5)
    r = random.Random(3)
    with scene.depth(0.35, "#f0c8a0"):
        hills(scene, 560, 18, 0.6, seed=4)
    for y, c0, c1 in ((590, "#e8b860", "#b8803a"), (640, "#d99a44", "#96602c")):
        scene.paper(rect(-10, y, 532, 220), (c0, c1), shadow=0.6, edge=2)
        for _ in range(150):
            x = r.uniform(-10, 522)
            h = r.uniform(24, 46)
            scene.line(
                smooth([(x, y + 20), (x + 2, y), (x + r.uniform(-8, 8), y - h)], closed=False),
                1.6,
                r.choice(["#f6d888", "#c98a3c", "#ffe9b0"]),
                0.8,
            )
            scene.flat(
                leaf_path(x + 1, y - h + 14, 16, -1.57 + r.uniform(-0.3, 0.3), 0.24),
                r.choice(["#ffe08a", "#e8b04a"]),
                0.9,
            )
    scene.paper(rect(248, 120, 16, 620), ("#6a4a3a", "#3a2828"), brush="wood", shadow=1.0)
    scene.paper(round_rect(40, 286, 432, 14, 5), ("#7a5644", "#4a3430"), brush="wood", shadow=1.0)
    for d in (-1, 1):
        scene.paper(
            smooth(
                [
                    (256 + d * 40, 270, 1),
                    (256 + d * 120, 268),
                    (256 + d * 196, 280, 1),
                    (256 + d * 204, 322, 1),
                    (256 + d * 130, 330),
                    (256 + d * 70, 350, 1),
                ]
            ),
            ("#3f4f7a", "#232c50"),
            shadow=1.2,
            edge=0.8,
        )
    for d in (-1, 1):
        for k in range(6):
            x = 256 + d * 202
            scene.paper(
                taper(
                    [(x, 300 + k * 3), (x + d * 18, 296 + k * 6), (x + d * r.uniform(26, 40), 290 + k * 10)], 3, 1, 8
                ),
                "#f0c860",
                shadow=0.4,
                edge=0,
            )
    inside = blob("196,270! 256,262 316,270! 352,420 366,600 340,640 256,652 172,640 146,600 160,420")
    scene.paper(inside, "#3a1c20", shadow=1.2, edge=0.6)
    scene.washed(inside, ["#4a2028", "#8a4030", "#e09040", "#f6c060"], (0, 270, 0, 640))
    scene.glow(256, 470, 170, "#fff0b0", 0.7)
    with scene.clip(inside):
        for q in (
            [(256, 660), (250, 560), (262, 470), (250, 380), (256, 300)],
            [(256, 560), (210, 520), (170, 510)],
            [(258, 520), (310, 480), (346, 474)],
            [(254, 440), (214, 410), (186, 404)],
            [(256, 400), (296, 366), (326, 360)],
        ):
            scene.paper(taper(q, 15, 6, 26), ("#5a3426", "#3a1c1c"), shadow=0.6, edge=0.3)
    for x, y, k in ((196, 512, 0.26), (318, 478, 0.27), (206, 408, 0.22), (304, 364, 0.2), (256, 596, 0.32)):
        with scene.at(x, y, k):
            nest(scene, 230, 110, 0.4)

    def sit(x: float, y: float, k: float, c: Tone, f: bool = False) -> None:
        cc = scene.hue(c)
        with scene.at(x, y, k, flip=f):
            scene.paper(blob("-12,-4! -34,8 -40,2! -22,-12"), mix(cc, scene.palette.ramp[0], 0.3), shadow=0.4, edge=0.1)
            scene.paper(
                blob("16,-20 10,-33 -4,-31 -14,-12 -8,0 8,0 16,-8"),
                (mix(cc, WHITE, 0.25), cc),
                shadow=0.6,
                edge=0.2,
            )
            scene.paper(polygon([(14, -27), (25, -22), (14, -19)]), "#3a2a1c", shadow=0.2, edge=0)
            scene.flat(circle(10, -24, 1.9), 0.0)

    for q in (
        (196, 506, 0.8, "#d8527c"),
        (320, 472, 0.8, "#4f8fc0", True),
        (206, 402, 0.7, "#fff0d8"),
        (304, 359, 0.66, "#d8527c", True),
        (250, 588, 0.9, "#4f8fc0"),
        (276, 590, 0.7, "#fff0d8", True),
    ):
        sit(*q)
    for d in (-1, 1):
        fl = smooth(
            [
                (256 + d * 58, 262, 1),
                (256 + d * 92, 280),
                (256 + d * 138, 420),
                (256 + d * 164, 640, 1),
                (256 + d * 120, 664),
                (256 + d * 84, 640, 1),
                (256 + d * 92, 480),
                (256 + d * 66, 340),
            ]
        )
        scene.paper(fl, ("#4f619a", "#232c50"), shadow=1.5, edge=0.8, brush="brush")
        scene.line(
            smooth([(256 + d * 70, 350), (256 + d * 98, 480), (256 + d * 92, 630)], closed=False),
            1.4,
            "#c8d0f0",
            0.6,
            dash=(5, 4),
        )
        for y in (400, 460, 520):
            scene.paper(circle(256 + d * (88 + (y - 400) * 0.12), y, 7), "#e8b04a", shadow=0.5, edge=0.1)
        scene.paper(
            polygon([(256 + d * 112, 520), (256 + d * 148, 528), (256 + d * 150, 566), (256 + d * 118, 562)]),
            "#b8606a",
            shadow=0.5,
            edge=0.3,
        )
    scene.paper(blob("206,262! 256,248 306,262! 296,286 256,296 216,286"), ("#d8527c", "#9a3050"), shadow=0.8, edge=0.4)
    scene.paper(ellipse(256, 206, 50, 54), ("#f3dcb0", "#c9a474"), shadow=1.0, edge=0.8, brush="brush")
    for d in (-1, 1):
        scene.paper(circle(256 + d * 20, 202, 8.5), "#2f3a66" if d < 0 else "#7a3040", shadow=0.5, edge=0.1)
        for x, y in ((-2.6, -2.6), (2.6, -2.6), (-2.6, 2.6), (2.6, 2.6)):
            scene.flat(circle(256 + d * 20 + x, 202 + y, 1.4), "#f3dcb0")
        scene.flat(ellipse(256 + d * 32, 224, 10, 7), "#e0806a", 0.5, blur=3)
    scene.line(curve("232,230 256,242 280,230"), 2.6, "#3a2828")
    for i in range(5):
        scene.line(
            line(236 + i * 10, 228 + 5 * math.sin(i * 0.78), 236 + i * 10, 238 + 5 * math.sin(i * 0.78)), 1.6, "#3a2828"
        )
    scene.paper(
        blob("160,176! 206,160 214,110 256,94 300,112 306,160 352,176! 256,190"),
        ("#c98a44", "#7a4a2c"),
        shadow=1.1,
        edge=1,
        brush="brush",
    )
    scene.paper(blob("209,152! 256,162 304,152! 306,164 256,174 207,164"), "#b8606a", shadow=0.4, edge=0.3)
    sit(256, 98, 0.9, "#2a2840")
    sit(90, 286, 0.9, "#d8527c")
    sit(420, 286, 0.9, "#fff0d8", True)
    sit(450, 286, 0.7, "#4f8fc0", True)
    for x, y, k, f in (
        (90, 420, 0.44, False),
        (60, 500, 0.34, False),
        (430, 440, 0.44, True),
        (456, 520, 0.32, True),
        (120, 350, 0.26, False),
    ):
        with scene.at(x, y, k, -14, flip=f):
            flying_bird(scene, 0.1, colour="#2a2840")
    for _ in range(90):
        x = r.uniform(-10, 522)
        y = 768
        h = r.uniform(40, 110) * (1 if abs(x - 256) > 130 else 0.5)
        scene.line(
            smooth([(x, y + 10), (x + 3, y - h * 0.5), (x + r.uniform(-12, 12), y - h)], closed=False),
            2,
            r.choice(["#7a4a2c", "#a8703a", "#5a3428"]),
            0.95,
        )
        scene.flat(
            leaf_path(x + 2, y - h + 16, 24, -1.57 + r.uniform(-0.3, 0.3), 0.24), r.choice(["#c98a3c", "#8a5a30"]), 0.95
        )
