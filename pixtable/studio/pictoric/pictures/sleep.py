"""Pictures of those who sleep."""

import math
import random

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import (
    Place,
    blob,
    circle,
    curve,
    ellipse,
    line,
    minus,
    polygon,
    rect,
    round_rect,
    smooth,
    taper,
    union,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.beasts import sheep
from pixtable.studio.pictoric.motifs.birds import flying_bird
from pixtable.studio.pictoric.motifs.clouds import billow, cumulus, layered_cloud
from pixtable.studio.pictoric.motifs.furniture import parachute_bed
from pixtable.studio.pictoric.motifs.houses import city, house
from pixtable.studio.pictoric.motifs.land import hills, ridge
from pixtable.studio.pictoric.motifs.lights import hand_lamp
from pixtable.studio.pictoric.motifs.person import person
from pixtable.studio.pictoric.motifs.sky import moon, stars
from pixtable.studio.pictoric.motifs.trees import fan_tree, leafy_tree, pine
from pixtable.studio.pictoric.palettes import BLOSSOM, PATCH, SLUMBER, TWILIGHT
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import Dream


@recipe(SLUMBER, light=(420, 120), reach=760, seed=64)
def falling_asleep(scene: Dream) -> None:
    """At the same hour the whole town falls asleep, each under the parachute of its own blanket."""
    scene.wash([0.16, 0.3, 0.46, 0.62, 0.8, 0.94], strength=0.55)
    stars(scene, 90, 300, big=8)
    with scene.at(430, 110):
        moon(scene, 42, 0.98, crescent=True)
    for x, y, w, t in ((80, 420, 230, 0.72), (450, 520, 250, 0.8), (210, 610, 240, 0.86)):
        with scene.at(x, y):
            cumulus(scene, w, t, dark=0.14)
    with scene.depth(0.35, scene.tone(0.8)):
        city(scene, -10, 520, 720, 0.4, lowest=30, highest=80, lit=0.35)
    with scene.depth(0.12, scene.tone(0.8)):
        hills(scene, 726, 10, 0.3, seed=3)
    city(scene, -10, 520, 776, 0.16, lowest=20, highest=54, lit=0.5)

    def sleeper(x: float, y: float, k: float, rot: float, c1: Tone, c2: Tone, hair: Tone, haze: float = 0) -> None:
        with scene.depth(haze, scene.tone(0.66)), scene.at(x, y, k, rot):
            parachute_bed(scene, c1, c2, hair)

    sleeper(82, 178, 0.3, 8, "#7f6aa8", "#d8b0c0", "#3a2a2a", 0.35)
    sleeper(436, 330, 0.36, -9, "#5a8a9a", "#e8d0a8", "#7a4a22", 0.25)
    sleeper(60, 560, 0.42, -6, "#c8843f", "#f4e0b8", "#2a2028", 0.12)
    sleeper(420, 640, 0.3, 10, "#8a5a8a", "#e8b8b0", "#d8b060", 0.2)
    sleeper(470, 215, 0.17, 5, "#a86a5a", "#e8d0b8", "#3a2a2a", 0.45)
    sleeper(150, 90, 0.14, -6, "#5a7a9a", "#e8d0b8", "#3a2a2a", 0.5)
    sleeper(236, 408, 1.16, -7, "#c8493f", "#f4e3c4", "#4a2a1c")
    for x, y, k, r in ((352, 452, 0.3, -10), (384, 432, 0.22, -14)):
        with scene.at(x, y, k, r):
            flying_bird(scene, 0.9, colour="#fff0dc")
    c = "#c8493f"
    with scene.at(118, 500, 0.8, -30):
        scene.paper(blob("-18,0! -10,-9 6,-10 20,-2 18,5! -14,6"), c, shadow=0.6, edge=0.3)
        scene.flat(ellipse(-4, -5, 7, 3), "#f4e3c4")
    with scene.at(150, 530, 0.8, 20):
        scene.paper(blob("-18,0! -10,-9 6,-10 20,-2 18,5! -14,6"), c, shadow=0.6, edge=0.3)
        scene.flat(ellipse(-4, -5, 7, 3), "#f4e3c4")
    with scene.at(352, 530, 0.42, 24):
        scene.paper(
            polygon([(-44, -30), (0, -22), (44, -30), (44, 26), (0, 34), (-44, 26)]), "#fff6e6", shadow=0.8, edge=0.4
        )
        scene.line(line(0, -22, 0, 34), 2, 0.3, 0.6)
        for sx in (-1, 1):
            for i in range(4):
                scene.line(line(sx * 8, -12 + i * 9, sx * 36, -18 + i * 9), 2, 0.4, 0.5)


@recipe(PATCH, light=(256, 120), reach=640, seed=6)
def quilt_fields(scene: Dream) -> None:
    """The child's quilt has become the country he dreams: every patch a field, every fold a hill."""
    scene.wash([0.12, 0.18, 0.26, 0.3, 0.3, 0.3], strength=0.4, brush="wood")
    scene.paper(round_rect(40, -40, 432, 150, 26), (0.24, 0.12), brush="wood", shadow=1.6)
    for x in (40, 472):
        scene.paper(round_rect(x - 13, -20, 26, 330, 10), (0.3, 0.16), brush="wood")
        scene.paper(circle(x, 20, 18), (0.36, 0.2))
    scene.paper(rect(58, 90, 396, 260), (0.98, 0.86), shadow=0.8)
    scene.paper(
        blob("110,88 160,74 256,78 352,74 402,88 412,150 396,214 256,224 116,214 100,150"),
        (1.0, 0.86),
        shadow=1.3,
        edge=1.4,
    )
    for pts in (
        [(130, 110), (160, 130), (170, 160)],
        [(384, 112), (356, 136), (350, 168)],
        [(140, 196), (166, 180), (180, 176)],
    ):
        scene.line(smooth(pts, closed=False), 1.6, 0.7, 0.5)
    scene.flat(ellipse(256, 164, 66, 60), 0.4, 0.3, blur=10)
    scene.paper(circle(256, 156, 50), "#f0c9a2", shadow=0.9, edge=0.3)
    scene.paper(
        blob("204,160! 198,120 228,96 270,92 306,112 312,152 306,164! 296,136 270,122 236,128 214,146"),
        "#5a3a2c",
        shadow=0.5,
        brush="brush",
        edge=1,
    )
    for x in (236, 276):
        scene.line(smooth([(x - 9, 160), (x, 166), (x + 9, 160)], closed=False), 2.4, "#5a3a2c", 0.9)
        scene.flat(ellipse(x + (x - 256) * 0.5, 176, 9, 6), "#e57a63", 0.45, blur=3)
    scene.line(curve("249,184 256,187 263,184"), 2, "#a8503f", 0.8)

    def spot(u: float, v: float) -> Place:
        y = 236 + v**1.12 * 590
        x = 256 + (u - 0.5) * (392 + 300 * v)
        return (
            x + 10 * math.sin(v * 6 + u * 5),
            y + 26 * math.sin(u * 5.2 + v * 3.3) * (0.25 + v * 0.9) - 20 * (1 - abs(2 * u - 1)) * (1 - v),
        )

    cols = [
        "#7fa05a",
        "#d9b458",
        "#5f8f74",
        "#c46a4c",
        "#a9bf6b",
        "#6d8fb5",
        "#e8cf86",
        "#8a6a8f",
        "#93b17f",
        "#d98a5c",
        "#4f7f8f",
        "#cfd394",
    ]
    r = random.Random(12)
    nu, nv = 6, 8
    props = []
    for j in range(nv):
        for i in range(nu):
            u0, u1, v0, v1 = i / nu, (i + 1) / nu, j / nv, (j + 1) / nv
            c = r.choice([q for q in cols if q != cols[0] or True])
            n = 6
            pts = (
                [spot(u0 + (u1 - u0) * k / n, v0) for k in range(n)]
                + [spot(u1, v0 + (v1 - v0) * k / n) for k in range(n)]
                + [spot(u1 - (u1 - u0) * k / n, v1) for k in range(n)]
                + [spot(u0, v1 - (v1 - v0) * k / n) for k in range(n)]
            )
            p = polygon(pts)
            scene.paper(
                p,
                (mix(c, "#fff3cf", 0.18), mix(c, scene.palette.ramp[1], 0.18)),
                shadow=0.5,
                edge=0.3,
                rim=0.6,
                texture=0.8,
                brush="brush",
                lit=0.6,
            )
            k = r.randrange(5)
            with scene.clip(p):
                if k < 2:
                    for m in range(1, 7):
                        scene.line(
                            smooth(
                                [
                                    spot(u0 + (u1 - u0) * m / 7 + 0.006 * math.sin(q), v0 + (v1 - v0) * q / 6)
                                    for q in range(7)
                                ],
                                closed=False,
                            ),
                            1.3,
                            mix(c, scene.palette.ramp[0], 0.35) if k else "#fff2cf",
                            0.5,
                        )
                elif k == 2:
                    for _ in range(14):
                        x, y = spot(u0 + (u1 - u0) * r.random(), v0 + (v1 - v0) * r.random())
                        scene.flat(circle(x, y, 2.2 + j * 0.2), "#fff6dc", 0.75)
                elif k == 3:
                    for m in range(1, 5):
                        scene.line(
                            smooth(
                                [spot(u0 + (u1 - u0) * q / 6, v0 + (v1 - v0) * m / 5) for q in range(7)], closed=False
                            ),
                            1.5,
                            mix(c, scene.palette.ramp[0], 0.4),
                            0.45,
                            dash=(6, 4),
                        )
            scene.line(
                smooth([spot(u0 + 0.008, v0 + (v1 - v0) * q / 6) for q in range(7)], closed=False),
                1.1,
                "#fff6e0",
                0.8,
                dash=(5, 4),
            )
            scene.line(
                smooth([spot(u0 + (u1 - u0) * q / 6, v0 + 0.008) for q in range(7)], closed=False),
                1.1,
                "#fff6e0",
                0.8,
                dash=(5, 4),
            )
            if j > 0 and r.random() < 0.5:
                props.append((spot((u0 + u1) / 2 + r.uniform(-0.03, 0.03), (v0 + v1) / 2 + 0.01), j, r.random()))
    for (x, y), j, k in sorted(props, key=lambda q: q[0][1]):
        f = 0.55 + j * 0.12
        scene.flat(ellipse(x + 6 * f, y, 16 * f, 4 * f), 0.0, 0.3, blur=3)
        with scene.at(x, y, f):
            if k < 0.3:
                house(scene, 0.86, r.choice(["accent", "accent2", "#8a6a8f"]), 30, 24)
            elif k < 0.65:
                leafy_tree(
                    scene, 0.2, 0.5, 62, 30, seed=int(k * 900), density=0.35, depth=3, colour="#6a9a52", col2="#d6dc8c"
                )
            elif k < 0.85:
                pine(scene, 0.3, 56)
            else:
                sheep(scene)
    scene.paper(
        blob("52,250! 70,218 150,224 256,214 362,224 442,218 460,250! 380,262 256,246 132,262"),
        (0.99, 0.84),
        shadow=0.9,
        edge=1.2,
    )
    with scene.at(206, 234):
        scene.paper(blob("0,0! -8,-14 4,-22 22,-18 30,-4!"), "#f0c9a2", shadow=0.5, edge=0.2)
    with scene.at(282, 234):
        scene.paper(blob("0,-4! 8,-18 26,-22 38,-14 30,0!"), "#f0c9a2", shadow=0.5, edge=0.2)


@recipe(BLOSSOM, light=(396, 150), reach=720, seed=51)
def giant_sleeper(scene: Dream) -> None:
    """The hill above which the town was built is a sleeping face; the night watchman walks on tiptoe over its nose."""
    scene.wash([0.12, 0.24, 0.38, 0.54, 0.7, 0.82], strength=0.55)
    stars(scene, 90, 330, big=8)
    with scene.at(400, 136):
        moon(scene, 46, 0.98)
    for x, y, w, t in ((90, 250, 220, 0.6), (450, 300, 190, 0.64)):
        with scene.at(x, y):
            billow(scene, w, t, seed=int(x), alpha=0.8)
    with scene.depth(0.45, scene.tone(0.7)):
        ridge(scene, 520, 110, 0.5, 5, seed=3)

    for x, y, k, a, rf in (
        (86, 452, 1.2, -14, "accent"),
        (118, 440, 1.5, -4, "accent2"),
        (158, 436, 1.25, 2, "accent"),
        (392, 424, 1.0, 6, "accent2"),
        (372, 426, 0.85, -8, "accent"),
    ):
        with scene.at(x, y, turn=a):
            house(scene, 0.7, rf, width=32 * k, height=32 * k)
    face = blob(
        "-40,800! -40,560! 10,500 60,456 116,436 166,432 194,430 212,446 224,446 240,424 "
        "262,390 284,366 302,364 313,378 310,398 298,412! 306,420 320,412 332,424 330,432! "
        "346,426 356,438 352,454 368,440 392,424 416,432 430,462 436,520 470,560 560,560! "
        "560,800!"
    )
    scene.paper(
        face,
        (mix(scene.tone(0.93), scene.palette.accent2, 0.15), scene.tone(0.5)),
        shadow=2,
        span=(0, 360, 0, 760),
        texture=0.7,
    )
    scene.line(curve("176,486 198,500 222,498 240,484"), 3.4, 0.1, 0.9)
    for x, y, dx in ((182, 491, -5), (194, 498, -3), (207, 501, 0), (220, 499, 3), (232, 492, 6)):
        scene.line(smooth([(x, y), (x + dx * 0.5, y + 7), (x + dx, y + 12)], closed=False), 2.2, 0.1, 0.9)
    scene.line(curve("170,446 196,452 218,462"), 3, 0.2, 0.35)
    scene.flat(ellipse(262, 530, 46, 30), "#e0607a", 0.4, blur=16)
    scene.line(curve("330,433 312,442 296,440"), 2.6, "#8a2f52", 0.8)
    scene.line(curve("284,408 276,400 278,388"), 2.2, 0.25, 0.6)
    scene.paper(
        blob("96,560 112,528 142,534 146,568 126,600 106,592"), (scene.tone(0.84), scene.tone(0.62)), shadow=0.8
    )
    scene.line(curve("110,552 124,546 132,564 120,584"), 2.4, 0.3, 0.6)
    hair = blob("-40,800! -40,540! 8,496 50,462 84,470 96,520 80,560 92,620 70,700 90,800!")
    scene.paper(hair, (0.3, 0.1), shadow=1)
    for i, (x, y, k) in enumerate(
        (
            (20, 512, 0.4),
            (56, 486, 0.34),
            (8, 560, 0.44),
            (52, 548, 0.42),
            (30, 610, 0.46),
            (70, 604, 0.36),
            (14, 670, 0.5),
            (62, 668, 0.42),
            (36, 734, 0.5),
            (84, 740, 0.4),
        )
    ):
        with scene.at(x, y + 10, k * 0.9):
            fan_tree(scene, 0.1, 0.3, seed=i + 2)
    bl = blob("120,800! 180,720 260,668 340,628 400,560 440,528 480,548 560,540! 560,800!")
    scene.paper(bl, (0.46, 0.2), shadow=1.4)
    patches: list[Tone] = ["accent2", 0.6, "accent", 0.72, 0.36]
    with scene.clip(bl):
        for j in range(7):
            for i in range(11):
                x = 110 + i * 46 + j * 10
                y = 530 + j * 42 - i * 8 + 60
                scene.paper(
                    polygon([(x, y), (x + 44, y - 8), (x + 54, y + 32), (x + 10, y + 40)]),
                    patches[(i * 2 + j * 3) % 5],
                    shadow=0.25,
                    edge=0.5,
                    alpha=0.85,
                )
                scene.line(line(x + 3, y + 3, x + 42, y - 4), 1, 1.0, 0.4, dash=(3, 4))
    with scene.at(290, 366, 0.9, -4):
        person(scene, "accent2", tone=0.06, hat="top", legs="walk", arms=((-11, -26), (17, -34)))
    with scene.at(307, 332):
        hand_lamp(scene, 0, 0, 0.9)
        scene.glow(0, 0, 70, "glow", 0.5)


@recipe(TWILIGHT, light=(262, 520), reach=420, seed=1)
def cat_night(scene: Dream) -> None:
    """Night is an enormous sleeping cat that has curled itself around the last lighted house."""
    scene.wash([0.58, 0.7, 0.82, 0.92, 0.97, 0.99], strength=0.5)
    for x, y, w, t in ((60, 150, 230, 0.88), (440, 100, 260, 0.86), (250, 60, 160, 0.92)):
        with scene.at(x, y):
            layered_cloud(scene, w, t, alpha=0.9)
    hills(scene, 600, 20, 0.62, seed=3)
    hills(scene, 640, 14, 0.5, seed=5, marks=40)
    body = minus(ellipse(252, 420, 222, 218), ellipse(262, 500, 112, 104))
    cat = union(body, circle(400, 540, 70))
    head = union(
        ellipse(392, 558, 78, 66),
        union(blob("322,540! 322,486 330,462! 358,482 382,502!"), blob("402,502! 426,482 454,462! 462,486 462,540!")),
    )
    scene.washed(ellipse(262, 500, 118, 110), [0.5, 0.8, 0.98], (0, 390, 0, 610))
    scene.glow(262, 540, 150, "glow", 0.5)
    for x, y, h in ((196, 590, 64), (218, 600, 44), (330, 596, 40), (178, 604, 40)):
        with scene.at(x, y):
            pine(scene, 0.3, h)
    scene.paper(
        blob("158,606! 166,592 220,580 280,584 350,592 366,606! 330,618 262,622 196,618"), (0.95, 0.7), shadow=0.5
    )
    with scene.at(262, 588, 1.5):
        house(scene, 0.55, "accent", 34, 30)
    scene.paper(cat, (0.12, 0.02), shadow=1.2, rim=0.8, brush="brush")
    with scene.clip(cat):
        for _ in range(190):
            x, y = scene.random.uniform(20, 490), scene.random.uniform(190, 640)
            scene.flat(circle(x, y, scene.random.choice([0.6, 0.8, 1, 1.5])), 1.0, scene.random.uniform(0.3, 0.95))
        for x, y, r in (
            (120, 330, 6),
            (210, 252, 5),
            (330, 262, 7),
            (430, 380, 5),
            (80, 470, 5),
            (160, 560, 4),
            (286, 330, 4),
        ):
            scene.glow(x, y, r * 4, scene.tone(1), 0.4)
            scene.flat(
                polygon(
                    [
                        (
                            x + math.sin(i * 0.785) * (r if i % 2 == 0 else r * 0.22),
                            y - math.cos(i * 0.785) * (r if i % 2 == 0 else r * 0.22),
                        )
                        for i in range(8)
                    ]
                ),
                1.0,
            )
    scene.paper(head, (0.17, 0.05), shadow=1.1, rim=0.9, brush="brush")
    for _ in range(16):
        scene.flat(
            circle(scene.random.uniform(340, 450), scene.random.uniform(510, 550), scene.random.uniform(0.5, 1.2)),
            1.0,
            0.7,
        )
    with scene.layer(mask=(240, 0, 130, 0)):
        scene.paper(
            union(
                taper([(120, 560), (180, 614), (240, 630), (300, 630), (346, 620), (366, 612)], 56, 30, 40),
                circle(366, 612, 15),
            ),
            (0.14, 0.03),
            shadow=0.9,
            rim=0.8,
        )
    for pts in ([(352, 566), (364, 575), (378, 570)], [(404, 570), (418, 575), (430, 566)]):
        scene.line(smooth(pts, closed=False), 3, 0.85, 0.9)
    scene.flat(polygon([(386, 584), (398, 584), (392, 591)]), "accent")
    scene.line(curve("380,600 386,603 392,592 398,603 404,600"), 1.6, 0.8, 0.8)
    for d in (-1, 1):
        for k in (-4, 2, 8):
            scene.line(
                smooth(
                    [(392 + d * 24, 592 + k * 0.4), (392 + d * 50, 590 + k), (392 + d * 76, 592 + k * 2.2)],
                    closed=False,
                ),
                0.9,
                0.9,
                0.55,
            )
    hills(scene, 690, 12, 0.3, seed=8, marks=60)
    for x, h in ((20, 70), (52, 50), (90, 36), (470, 60), (498, 80), (440, 40)):
        with scene.at(x, 704):
            pine(scene, 0.14, h)
