"""Pictures of shadows and empty places."""

import math
import random

from pixtable.studio.kit.colour import VIOLET
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
    taper,
    union,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.beasts import mouse
from pixtable.studio.pictoric.motifs.birds import pigeon
from pixtable.studio.pictoric.motifs.clouds import billow
from pixtable.studio.pictoric.motifs.furniture import chair
from pixtable.studio.pictoric.motifs.houses import city
from pixtable.studio.pictoric.motifs.land import hills
from pixtable.studio.pictoric.motifs.paint import between
from pixtable.studio.pictoric.motifs.person import person
from pixtable.studio.pictoric.motifs.plants import leaf_path
from pixtable.studio.pictoric.motifs.sky import stars
from pixtable.studio.pictoric.motifs.things import ladder
from pixtable.studio.pictoric.palettes import APRICOT, SAFFRON
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import Dream


@recipe(APRICOT, light=(40, 250), reach=640, seed=3)
def empty_swing(scene: Dream) -> None:
    """Nobody sits on the swing, but its shadow is still swinging a child."""
    scene.wash([0.8, 0.86, 0.9, 0.9, 0.86, 0.8], strength=0.5, brush="mottle")
    # plaster joints of an old wall
    for i in range(7):
        y = 70 + i * 84
        scene.line(
            smooth(
                [(-5, y), (180, y + scene.random.uniform(-3, 3)), (340, y + scene.random.uniform(-3, 3)), (520, y)],
                closed=False,
            ),
            1,
            0.62,
            0.3,
        )
    scene.glow(30, 230, 420, "glow", 0.6)
    # the shadow on the wall
    with scene.layer(alpha=0.72, blur=1.6), scene.at(-44, 0):
        sh = 0.26
        br = taper([(190, -20), (260, 70), (380, 110), (640, 124)], 40, 24)
        scene.flat(br, sh)
        for x, y, a in (
            (300, 84, 1.2),
            (350, 104, 0.6),
            (420, 112, 1.4),
            (470, 116, 0.9),
            (510, 100, 2),
            (280, 60, 2.0),
            (390, 98, -0.8),
            (450, 100, -1),
            (330, 90, -0.6),
        ):
            for k in range(3):
                scene.flat(leaf_path(x + k * 9, y + k * 5, 30, a + k * 0.7, 0.3), sh)
        scene.line(line(330, 100, 432, 430), 3, sh)
        scene.line(line(362, 104, 470, 418), 3, sh)
        scene.flat(polygon([(414, 436), (486, 412), (489, 420), (417, 445)]), sh)
        with scene.at(452, 424, 2.6, -18):
            scene.flat(
                union(
                    union(blob("-7,-30! 5,-31! 10,-14 14,2! -13,4! -11,-14"), circle(-2, -39, 8)),
                    union(
                        union(taper([(10, -4), (24, -8), (36, -2)], 6, 4), taper([(8, 0), (22, -2), (33, 6)], 6, 4)),
                        union(
                            taper([(2, -26), (13, -34), (18, -46)], 4.6, 3.4),
                            taper([(-8, -38), (-20, -40), (-27, -34)], 5, 2),
                        ),
                    ),
                ),
                sh,
            )
    scene.paper(
        taper([(-30, 40), (60, 62), (160, 84), (262, 66), (350, 20)], 64, 4, 30),
        (0.24, 0.06),
        brush="wood",
        texture=0.9,
        shadow=1.6,
    )
    scene.paper(taper([(150, 80), (210, 110), (270, 118)], 20, 4, 16), (0.2, 0.08), brush="wood", shadow=1.2)
    r = random.Random(4)
    foliage: list[Tone] = ["accent2", "#e58a3c", "#f0b64e", 0.45]
    for _ in range(90):
        x = r.uniform(-10, 320)
        y = 40 + 40 * math.sin(min(x, 280) / 280 * 1.7) + r.gauss(0, 26)
        scene.paper(
            leaf_path(x, y, r.uniform(16, 30), r.uniform(-3, 3), 0.32),
            r.choice(foliage),
            shadow=0.6,
            edge=0.1,
            rim=0.4,
        )
    for x in (126, 186):
        scene.line(line(x, 86, x + 2, 560), 3.2, 0.12)
        scene.line(line(x - 1, 86, x + 1, 560), 1, 0.6, 0.6)
    scene.paper(
        polygon([(112, 556), (202, 556), (206, 566), (108, 566)]), (0.42, 0.3), brush="wood", shadow=1.0, edge=0.2
    )
    scene.paper(rect(108, 566, 98, 7), 0.18, shadow=0.6, edge=0.2)
    hills(scene, 664, 4, 0.62, seed=2, fade=0.16, marks=50, style="sand")
    for x, y in ((136, 700), (184, 706)):
        with scene.at(x, y, 1.9):
            scene.paper(blob("-10,0! -10,-11 -2,-12 3,-6 14,-4 16,0!"), "accent", shadow=0.8, edge=0.1)
            scene.line(curve("-4,-9 0,-7 3,-6"), 1.2, 0.95)
            scene.flat(ellipse(-6, -11, 4, 1.4), 0.1)
    for _ in range(26):
        x, y = r.uniform(0, 512), r.uniform(676, 764)
        scene.paper(
            leaf_path(x, y, r.uniform(10, 20), r.uniform(-0.5, 0.5), 0.3),
            r.choice(["accent2", "#e58a3c", "#f0b64e"]),
            shadow=0.6,
            edge=0.1,
        )
    for x, y, a in ((250, 330, 0.4), (90, 420, -0.6), (300, 560, 0.9), (60, 240, 1.4)):
        scene.paper(leaf_path(x, y, 20, a, 0.32), "accent2", shadow=1.2, edge=0.1)


@recipe(SAFFRON, light=(256, -120), reach=900, seed=43)
def sewn_shadow(scene: Dream) -> None:
    """The shadow had grown wings and was coming away at the heels; a mouse is sewing it back on."""
    scene.wash(["#f6dc8c", "#f2d07a", "#eac268", "#dcae56"], strength=0.5, brush="wood")
    for i in range(9):
        y = i * 92 + 20
        scene.line(line(-5, y, 520, y), 2, "#a87a34", 0.5)
        for x in (i * 137 % 512, (i * 137 + 260) % 512):
            scene.line(line(x, y, x, y + 92), 1.6, "#a87a34", 0.4)
    scene.glow(256, 60, 420, "#fff6d0", 0.5)
    ink = "#2a1f44"
    sh = union(taper([(198, 236), (214, 330), (234, 420)], 58, 44), taper([(314, 262), (298, 340), (278, 420)], 54, 44))
    sh = union(sh, blob("212,400! 300,400! 312,470 296,548 256,562 216,548 200,470"))
    sh = union(sh, union(rect(242, 550, 28, 30), circle(256, 614, 44)))
    sh = union(
        sh,
        union(
            taper([(256, 650), (262, 668), (280, 680)], 16, 3, 10),
            taper([(250, 650), (244, 666), (234, 672)], 12, 3, 10),
        ),
    )
    for d in (-1, 1):
        w = smooth(
            [
                (256 + d * 36, 520, 1),
                (256 + d * 80, 470),
                (256 + d * 140, 410),
                (256 + d * 200, 372),
                (256 + d * 246, 372, 1),
                (256 + d * 236, 412),
                (256 + d * 250, 440, 1),
                (256 + d * 226, 466),
                (256 + d * 240, 500, 1),
                (256 + d * 206, 516),
                (256 + d * 214, 552, 1),
                (256 + d * 172, 556),
                (256 + d * 170, 588, 1),
                (256 + d * 128, 580),
                (256 + d * 90, 572),
                (256 + d * 44, 556, 1),
            ]
        )
        sh = union(sh, w)
    with scene.layer(alpha=0.2, blur=9), scene.at(8, 12):
        scene.flat(sh, "#5a3a1c")
    scene.paper(sh, (ink, "#453868"), shadow=0.5, rim=0.25, shade=0.1, edge=0.7, alpha=0.93, lit=0.1)
    with scene.clip(sh):
        for d in (-1, 1):
            for k in range(6):
                scene.line(
                    smooth(
                        [
                            (256 + d * 50, 536),
                            (256 + d * (120 + k * 14), 500 - k * 14 + 20),
                            (256 + d * (190 + k * 8), 560 - k * 32),
                        ],
                        closed=False,
                    ),
                    2,
                    "#7a6aa0",
                    0.4,
                )
        for _ in range(40):
            scene.flat(
                circle(scene.random.uniform(20, 490), scene.random.uniform(380, 660), scene.random.uniform(0.6, 1.3)),
                "#fff3c0",
                0.7,
            )
    # the legs, cut by the upper edge
    for x, d in ((190, -1), (322, 1)):
        scene.flat(ellipse(x + 2, 252, 64, 17), "#5a3a1c", 0.5, blur=8)
        leg = polygon([(x - 27, -20), (x + 27, -20), (x + 23, 170), (x - 23, 170)])
        scene.paper(leg, ("#f3ead8", "#d8c8b4"), shadow=1.0, edge=0.2)
        with scene.clip(leg):
            for k in range(6):
                scene.paper(rect(x - 40, k * 34 - 8, 80, 17), "accent2", shadow=0.2, edge=0.3)
        scene.paper(
            smooth(
                [
                    (x - 30, 150, 1),
                    (x + 30, 150, 1),
                    (x + 31, 196),
                    (x + 34 + d * 14, 224),
                    (x + 32 + d * 26, 250),
                    (x + d * 14, 258),
                    (x - 32 + d * 26, 250),
                    (x - 34 + d * 8, 224),
                    (x - 31, 196),
                ]
            ),
            ("#6a4434", "#2c1a1c"),
            shadow=1.1,
            edge=0.2,
            rim=0.9,
        )
        scene.paper(round_rect(x - 33, 144, 66, 18, 7), ("#8a5c44", "#4a2c28"), shadow=0.5, edge=0.2)
        for k in range(4):
            scene.line(line(x - 12 + d * k * 2, 176 + k * 15, x + 12 + d * k * 2, 184 + k * 15), 2.4, "#f4d47a")
            scene.line(line(x + 12 + d * k * 2, 176 + k * 15, x - 12 + d * k * 2, 184 + k * 15), 2.4, "#f4d47a")
    # stitches: the left heel is done, the right one is still torn
    for k in range(7):
        x = 164 + k * 11
        scene.line(line(x, 252, x + 7, 276), 2.8, "#fff8e8")
        scene.line(line(x + 7, 252, x, 276), 2.8, "#fff8e8")
    scene.paper(
        polygon(
            [(282, 262), (290, 280), (300, 266), (308, 286), (318, 268), (328, 284), (340, 262), (344, 248), (280, 248)]
        ),
        "#eac268",
        shadow=0.0,
        edge=0.4,
        rim=0,
        shade=0,
    )
    scene.flat(ellipse(316, 252, 50, 10), "#5a3a1c", 0.35, blur=6)
    for k in range(2):
        x = 338 - k * 13
        scene.line(line(x, 250, x + 6, 282), 2.8, "#fff8e8")
        scene.line(line(x + 6, 250, x, 282), 2.8, "#fff8e8")
    scene.flat(ellipse(408, 322, 34, 8), "#5a3a1c", 0.5, blur=5)
    with scene.at(410, 322, 1.55, flip=True):
        mouse(scene, "#8a8090")
        scene.paper(blob("-16,-2! -15,-22 12,-22 13,-2!"), "#2f6f86", shadow=0.3, edge=0.2)
        scene.line(curve("-12,-20 0,-26 11,-20"), 2.4, "#2f6f86")
    scene.paper(
        taper([(386, 290), (352, 274), (318, 266)], 5, 1.4, 10), ("#f6f6fa", "#8a8a9c"), shadow=0.9, edge=0, rim=1
    )
    scene.line(curve("384,290 404,262 440,276 454,320 446,372"), 2, "#fff8e8")
    scene.flat(ellipse(450, 404, 30, 8), "#5a3a1c", 0.5, blur=5)
    scene.paper(round_rect(426, 364, 44, 36, 4), ("#fff8e8", "#d8ccb4"), shadow=0.9, edge=0.2)
    for k in range(6):
        scene.line(line(427, 369 + k * 5, 469, 371 + k * 5), 1.2, "#b8a888", 0.7)
    for y in (357, 397):
        scene.paper(round_rect(420, y, 56, 9, 4), ("#b8743c", "#7a4626"), shadow=0.6, edge=0.1)
    for x, y in ((92, 300), (70, 318), (112, 322)):
        scene.paper(circle(x, y, 9), ["#c8443a", "#2f6f86", "#fff8e8"][int(x) % 3], shadow=0.8, edge=0.1)
        for a, b in ((-2.6, -2.6), (2.6, 2.6), (-2.6, 2.6), (2.6, -2.6)):
            scene.flat(circle(x + a, y + b, 1.3), "#2a1f1c")


@recipe(VIOLET, light=(256, 170), reach=680, seed=47)
def tall_throne(scene: Dream) -> None:
    """The king sits so high that weather passes below him; far down two people are quietly carrying the ladder away."""
    scene.wash([0.22, 0.36, 0.52, 0.7, 0.86, 0.94], strength=0.5)
    stars(scene, 60, 220, big=5)
    scene.glow(256, 170, 260, "glow", 0.6)
    scene.paper(circle(256, 160, 92), ("#fff2d6", "#ffd3a0"), shadow=0.2, rim=0.3)
    for x, y, w, t in ((40, 300, 200, 0.8), (480, 270, 210, 0.78)):
        with scene.at(x, y):
            billow(scene, w, t, seed=int(x), alpha=0.9)
    with scene.depth(0.45, scene.tone(0.9)):
        city(scene, -10, 520, 690, 0.5, lowest=16, highest=54, lit=0.4, width=(12, 22), roofs=False)
    hills(scene, 676, 10, 0.5, seed=4, marks=40)
    hills(scene, 704, 8, 0.62, seed=7, marks=50)

    def legs(dx: tuple[float, float], w0: float, w1: float, y1: float, tone: tuple[float, float]) -> None:
        for sx in (-1, 1):
            scene.paper(
                polygon(
                    [
                        (256 + sx * dx[0] - w0, 238),
                        (256 + sx * dx[0] + w0, 238),
                        (256 + sx * dx[1] + w1, y1),
                        (256 + sx * dx[1] - w1, y1),
                    ]
                ),
                tone,
                shadow=0.9,
                edge=0.4,
            )

    legs((30, 62), 2.4, 5, 682, (0.3, 0.24))
    for k in range(7):
        u = (k + 0.6) / 7.2
        y = between(250, 690, u)
        x = between(30, 62, u)
        scene.line(line(256 - x, y, 256 + x, y), 2 + 2 * u, 0.28, 0.9)
    for x, y, w, t in ((150, 430, 270, 0.96), (380, 500, 300, 0.92)):
        with scene.at(x, y):
            billow(scene, w, t, seed=int(x))
    legs((40, 92), 3.4, 8, 714, (0.26, 0.1))
    for x, y, w, t in ((330, 384, 200, 0.98), (110, 560, 240, 0.88)):
        with scene.at(x, y):
            billow(scene, w, t, seed=int(y))
    with scene.at(256, 272, 1.55):
        chair(scene, 0.14, "throne")
    with scene.at(254, 228, 1.62):
        person(
            scene,
            "#2f2a78",
            tone=0.12,
            hat="crown",
            beard="#fbf3ee",
            legs="sit",
            arms=((-12, -14), (15, -20)),
            hair="#efe4e6",
        )
    with scene.at(256, 270):
        scene.paper(round_rect(-46, -6, 92, 14, 4), scene.shaded("accent2", 0.1, 0.3), shadow=0.8, edge=0.3)
    scene.glow(256, 200, 120, "glow", 0.3)
    with scene.at(270, 690, turn=88):
        ladder(scene, 236, 24, 0.16, 17)
    with scene.at(318, 752, 1.75):
        person(scene, "accent", tone=0.06, hat="cap", legs="walk", arms=((-8, -24), (6, -36)))
    with scene.at(468, 748, 1.75):
        person(scene, "#3a7a86", tone=0.06, hat="bowler", legs="walk", arms=((-8, -24), (4, -36)))
    with scene.at(70, 736, 0.95):
        pigeon(scene, 0.16)
    with scene.at(112, 742, 0.85, flip=True):
        pigeon(scene, 0.3)
