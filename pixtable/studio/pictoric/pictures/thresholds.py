"""Pictures of keys, doors and holes."""

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
from pixtable.studio.pictoric.motifs.beasts import fox, sitting_bear
from pixtable.studio.pictoric.motifs.birds import flying_bird, standing_gull
from pixtable.studio.pictoric.motifs.cats import cat_behind
from pixtable.studio.pictoric.motifs.clouds import cumulus
from pixtable.studio.pictoric.motifs.furniture import plain_chair
from pixtable.studio.pictoric.motifs.houses import house
from pixtable.studio.pictoric.motifs.land import hills
from pixtable.studio.pictoric.motifs.lights import hand_lamp, lamp_post
from pixtable.studio.pictoric.motifs.machines import small_robot
from pixtable.studio.pictoric.motifs.paint import along
from pixtable.studio.pictoric.motifs.people import child, head, old_man, traveller
from pixtable.studio.pictoric.motifs.plants import flower, leaf_path
from pixtable.studio.pictoric.motifs.sea_life import fish
from pixtable.studio.pictoric.motifs.sky import stars, sun
from pixtable.studio.pictoric.motifs.things import cage, key
from pixtable.studio.pictoric.motifs.trees import leaf_clump, painted_tree
from pixtable.studio.pictoric.palettes import INK, MEADOW, SUMMER, TERRA
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import SCREEN, WHITE, Draw, Dream


@recipe(INK, light=(256, 300), reach=520, seed=3)
def keyhole_day(scene: Dream) -> None:
    """The night is only a door: through its keyhole one sees that the day is going on without us."""
    scene.wash([0.05, 0.12, 0.2, 0.24, 0.14, 0.08], strength=0.6)
    stars(scene, 150, 620, big=9)
    for x in (0, 128, 384, 512):
        scene.line(line(x, 0, x, 668), 1.4, 0.0, 0.55)
        scene.line(line(x + 2, 0, x + 2, 668), 0.8, 0.4, 0.25)
    plate = blob(
        "256,92 330,116 398,196 408,300 380,384 366,470 388,600 384,672! 128,672! 124,600 "
        "146,470 132,384 104,300 114,196 182,116"
    )
    scene.paper(plate, scene.shaded("accent2", 0.02, 0.62), shadow=1.6, brush="brush", texture=0.8, rim=0.8)
    scene.line(curve("256,106 324,128 386,202 396,300 368,384 354,470 374,590 374,668"), 1.5, 0.9, 0.35)
    scene.line(curve("256,106 188,128 126,202 116,300 144,384 158,470 138,590 138,668"), 1.5, 0.9, 0.35)
    for x, y in ((256, 112), (392, 250), (120, 250), (158, 640), (354, 640)):
        scene.paper(circle(x, y, 7), scene.shaded("accent2", 0.1, 0.4), shadow=0.5, edge=0.2, rim=0.9)
        scene.line(line(x - 4, y - 2, x + 4, y + 2), 1.4, 0.0, 0.7)
    hole = union(circle(256, 280, 104), polygon([(214, 350), (298, 350), (338, 672), (174, 672)]))
    scene.washed(hole, ["#7fc4dc", "#b9e0da", "#f7efc0", "#fdf6d8"], (0, 170, 0, 470))
    with scene.clip(hole):
        with scene.at(300, 236):
            sun(scene, 30, "#fff6c8", 0, "#ffd98a")
        with scene.at(214, 270):
            cumulus(scene, 90, 0.99, dark=0.06)
        for y, a, c, _sd in (
            (410, 14, "#9fc9a4", 2),
            (446, 16, "#7db880", 5),
            (500, 14, "#5fa25c", 8),
            (566, 10, "#4a8a4c", 9),
        ):
            scene.paper(
                smooth(
                    [
                        (120, 800, 1),
                        (120, y, 1),
                        (180, y - a),
                        (230, y + a * 0.3),
                        (290, y - a * 0.6),
                        (350, y + a * 0.2),
                        (400, y - a, 1),
                        (400, 800, 1),
                    ]
                ),
                scene.shaded(c, 0.14, 0.06),
                shadow=0.6,
            )
        scene.paper(
            blob("262,420! 270,440 248,470 276,510 244,570 262,676! 330,676! 286,570 300,508 262,470 278,440"),
            ("#fff6d8", "#f3dca0"),
            shadow=0.3,
            edge=0.8,
        )
        with scene.at(214, 470, 0.34):
            painted_tree(scene, 0.2, 0.6, seed=4, leaf_colour="#e8806a")
        with scene.at(262, 424, 0.42):
            house(scene, 0.9, "accent")
        scene.flat(minus(rect(0, 0, 512, 800), hole), 0.0, 0.85, blur=12)
    for w, a in ((3.2, 0.9), (8, 0.25)):
        scene.line(hole, w, "glow", a, blur=1.2 if w < 4 else 5)
    scene.washed(rect(0, 672, 512, 100), [0.16, 0.05])
    scene.flat(polygon([(180, 674), (332, 674), (430, 790), (84, 790)]), "glow", 0.55, blur=9, blend=SCREEN)
    scene.glow(256, 672, 210, "glow", 0.4)
    with scene.layer(alpha=0.8, blur=3):
        scene.flat(polygon([(240, 722), (262, 722), (270, 790), (222, 790)]), 0.0)
    with scene.at(250, 724, 1.22):
        traveller(scene, 0.03)
    with scene.at(214, 640, 0.62, -38):
        key(scene, colour="#ffd98a")
    scene.paper(taper([(254, 678), (258, 686), (254, 692)], 7, 5.5), "accent", shadow=0.4, edge=0.2, rim=0.6)


@recipe(SUMMER, light=(256, 560), reach=620, seed=24)
def key_tree(scene: Dream) -> None:
    """The tree has borne a great crop of keys, and its only lock is in its own trunk."""
    scene.wash(["#bcdcc0", "#d9e8c0", "#f2efc8", "#fbf0cc", "#f7e2b0"], strength=0.5)
    with scene.depth(0.45, "#f2efc8"):
        hills(scene, 560, 40, 0.5, seed=4)
        hills(scene, 600, 24, 0.46, seed=7)
    hills(scene, 650, 14, 0.42, seed=3, marks=80)
    trunk = blob(
        "176,726! 204,664 214,600 216,520 206,440 214,380 300,380 308,440 298,520 300,600 "
        "310,664 340,726! 286,708 256,718 226,708"
    )
    for q, w in (
        ([(236, 480), (180, 400), (110, 340), (60, 250)], 46),
        ([(276, 480), (330, 400), (400, 330), (456, 260)], 46),
        ([(250, 470), (236, 330), (200, 200)], 44),
        ([(264, 470), (290, 330), (320, 190)], 44),
    ):
        trunk = union(trunk, taper(q, w, 12, 26))
    scene.paper(trunk, ("#3a4238", "#161c1f"), brush="wood", texture=1, shadow=1.2, edge=1)
    for x in (228, 244, 270, 286):
        scene.line(
            smooth([(x, 470), (x + (x - 256) * 0.3, 560), (x + (x - 256) * 0.9, 690)], closed=False),
            1.6,
            "#0c1614",
            0.5,
        )
    rr = random.Random(12)
    blobs = []
    for ring, n, k in ((1.0, 13, 74), (0.62, 8, 88), (0.2, 3, 100)):
        for i in range(n):
            a = i * 6.283 / n + ring * 2
            blobs.append((256 + math.cos(a) * 196 * ring, 232 + math.sin(a) * 158 * ring, k * rr.uniform(0.85, 1.1)))
    for x, y, k in sorted(blobs, key=lambda q: q[1]):
        scene.paper(leaf_clump(rr, x, y, k), ("#3f8a5c", "#1c4f42"), shadow=1.0, shade=0.45, edge=1.2)
    for _ in range(1500):
        x, y, k = rr.choice(blobs)
        a, d = rr.random() * 6.28, k * 0.95 * rr.random() ** 0.5
        x += math.cos(a) * d
        y += math.sin(a) * d * 0.85
        v = rr.random() + 0.5 * (y / 460)
        scene.flat(
            leaf_path(x, y, rr.uniform(12, 20), rr.uniform(-3.1, 3.1), 0.34),
            mix("#8cc46a", "#1f5a46", min(1, max(0, v - 0.2))) if rr.random() < 0.85 else "#d9e68a",
            0.85,
        )
    kh = union(circle(256, 588, 17), polygon([(249, 596), (263, 596), (271, 640), (241, 640)]))
    scene.glow(256, 606, 120, "glow", 0.9)
    scene.flat(kh, "#fff6c8")
    scene.line(kh, 2.4, "#c98a2a")
    scene.flat(polygon([(244, 640), (268, 640), (300, 768), (212, 768)]), "glow", 0.4, blur=10, blend=SCREEN)
    r = random.Random(8)
    pts: list[Place] = []
    for _ in range(400):
        x, y = r.uniform(40, 472), r.uniform(70, 390)
        if (
            all(((x - a) ** 2 + ((y - b) * 0.8) ** 2 > 66**2 for a, b in pts))
            and ((x - 256) / 226) ** 2 + ((y - 230) / 180) ** 2 < 1
        ):
            pts.append((x, y))
    for x, y in pts:
        k = r.uniform(0.52, 0.68)
        scene.glow(x, y + 40, 54, "#fff3b0", 0.35)
        scene.flat(ellipse(x, y + 44, 16, 50), "#0c2a20", 0.35, blur=8)
        scene.line(smooth([(x, y - 26), (x + 2, y - 12), (x, y + 2)], closed=False), 1.4, 0.08)
        with scene.at(x, y, k, r.uniform(-14, 14)):
            key(scene, r.choice(["#ffc84a", "#ffb03a", "#ff7a4a", "#ffe08a"]))
        scene.paper(leaf_path(x, y - 22, 18, r.uniform(-0.6, 0.4), 0.34), ("#7ab85a", "#3f8a4a"), shadow=0.5, edge=0.1)
    for x, y, a in ((110, 716, 80), (380, 726, -60), (430, 700, 100)):
        with scene.at(x, y, 0.36, a):
            key(scene, "#f2b63c")
    with scene.at(338, 742, 0.95):
        cat_behind(scene, 0.03, tail=1)
    with scene.at(420, 520, 0.8, -16):
        flying_bird(scene, 0.1, colour="#1c2030")
    with scene.at(458, 516, 0.36, 60):
        key(scene, "#f2b63c")
    for x in (40, 70, 96, 150, 470, 494):
        with scene.at(x, 740 + r.uniform(-10, 14), r.uniform(0.6, 0.9)):
            flower(scene, r.choice(["accent", "accent2", WHITE]), 40, 10, 6, lean=r.uniform(-0.2, 0.2), tone=0.2)


@recipe(TERRA, light=(262, 560), reach=460, seed=56)
def shaped_doors(scene: Dream) -> None:
    """A wall with a door for every shape there is; only one is lit, and it fits."""
    scene.wash(["#3a1c22", "#6a2f2a", "#9a4a36", "#b5603f", "#8e4434"], strength=0.7, brush="mottle")
    for j in range(15):
        for i in range(-1, 7):
            x = i * 84 + j % 2 * 42
            y = j * 48 - 10
            t = 0.4 + scene.random.uniform(-0.05, 0.06)
            scene.paper(round_rect(x + 1.5, y + 1.5, 81, 45, 5), (t + 0.05, t - 0.07), shadow=0.35, edge=1.0, rim=0.35)

    def shape(fn: Draw, x: float, y: float, k: float, on: bool = False, rot: float = 0, flip: bool = False) -> None:
        with scene.at(x, y, k, rot, flip=flip):
            if on:
                scene.glow(0, -32, 70, "glow", 0.5)
                scene.silhouette(fn, scene.palette.glow, grow=3.2)
                scene.silhouette(fn, "#ffdf9a", 0.9)
            else:
                scene.silhouette(fn, "#e8a878", 0.45, grow=2.6, down=1.6)
                scene.silhouette(fn, "#200f16", 1, grow=1.2)
                scene.silhouette(fn, "#3a1a20", 1, right=2.2, down=2.6, within=True)

    rows = [
        (
            128,
            (
                (66, sitting_bear, 0.86, 0),
                (178, lambda q: old_man(q, cane=True), 1.45, 0),
                (262, lambda q: cat_behind(q, tall=64), 1.3, 0),
                (350, lambda q: child(q, girl=True, back=True), 1.7, 0),
                (462, flying_bird, 0.76, -50),
            ),
        ),
        (
            266,
            (
                (58, lambda q: child(q, hat="accent", girl=False, back=True), 1.8, 0),
                (150, fish, 0.9, -90),
                (256, lambda q: traveller(q, umbrella=True, scarf=False), 1.12, 0),
                (366, fox, 0.62, 0),
                (456, lambda q: small_robot(q, lantern=False), 1.4, 0),
            ),
        ),
        (
            404,
            (
                (66, standing_gull, 1.55, 0),
                (158, plain_chair, 1.12, 0),
                (356, lambda q: traveller(q, scarf=False, hat=False), 1.45, 0),
                (450, lambda q: cage(q, height=120, width=84), 0.66, 0),
            ),
        ),
    ]
    for y, row in rows:
        for x, fn, k, rot in row:
            shape(fn, x, y - (50 if rot else 0), k, False, rot)
    scene.washed(rect(0, 640, 512, 140), ["#7a3a2c", "#4a2024", "#2a141a"])
    scene.flat(rect(0, 638, 512, 3), 0.8, 0.4, blur=1)
    scene.flat(polygon([(214, 640), (314, 640), (380, 790), (150, 790)]), "glow", 0.45, blur=10, blend=SCREEN)
    shape(lambda q: traveller(q, lantern=False), 262, 640, 3.0, True)
    with scene.layer(alpha=0.7, blur=3):
        scene.flat(polygon([(246, 724), (278, 724), (296, 790), (232, 790)]), 0.0)
    with scene.at(260, 730, 1.35):
        traveller(scene, 0.05)
    for x in (60, 440):
        with scene.at(x, 650, 0.8):
            lamp_post(scene, 0.04, 150)


@recipe(MEADOW, light=(250, 470), reach=620, seed=24)
def hole_in_meadow(scene: Dream) -> None:
    """In the middle of the meadow the ground has a hole, and under the ground there is more sky."""
    scene.wash([0.4, 0.48, 0.56, 0.52, 0.44, 0.34], strength=0.5, brush="mottle")
    for _ in range(900):
        u = scene.random.random()
        y = 768 * u
        x = scene.random.uniform(0, 512)
        f = 0.5 + u
        t = 0.62 if scene.random.random() < 0.5 else 0.26
        for k in (-1, 0, 1):
            scene.line(
                smooth([(x + k * 1.6 * f, y), (x + k * 2.6 * f, y - 4 * f), (x + k * 5 * f, y - 8 * f)], closed=False),
                0.9 * f,
                t,
                0.35,
            )
    for i, (x, y, k) in enumerate(
        ((46, 70, 0.42), (470, 92, 0.5), (104, 40, 0.36), (404, 40, 0.4), (500, 200, 0.5), (20, 190, 0.46))
    ):
        with scene.at(x, y, k):
            painted_tree(scene, 0.1, 0.42, seed=i, count=360)
    rim = [
        (96, 452),
        (110, 352),
        (180, 288),
        (262, 268),
        (352, 290),
        (416, 352),
        (426, 450),
        (400, 556),
        (330, 620),
        (250, 640),
        (164, 616),
        (108, 550),
    ]
    hole = smooth(rim)
    scene.paper(
        smooth([(256 + (x - 256) * 1.05, 452 + (y - 452) * 1.05) for x, y in rim]),
        ("#6f8f3a", "#3f6a34"),
        shadow=0.6,
        edge=2.4,
    )
    scene.washed(hole, ["#2a5fa8", "#3f86c4", "#7fbfe0", "#cfe8ea", "#fbeecb"], (0, 300, 0, 640))
    with scene.clip(hole):
        for x, y, w, t, sd in (
            (316, 524, 140, 0.94, 3),
            (160, 560, 170, 0.93, 5),
            (310, 606, 240, 0.95, 7),
            (196, 420, 84, 0.92, 2),
        ):
            with scene.at(x, y):
                cumulus(scene, w, t, dark=0.12, seed=sd)
        for x, y, k, r in ((250, 470, 0.26, -8), (288, 492, 0.2, -12), (216, 486, 0.16, -6)):
            with scene.at(x, y, k, r):
                flying_bird(scene, 0.1, colour="#2a3f6a")
        wall = minus(hole, smooth([(x, y + 44) for x, y in rim]))
        scene.paper(wall, ("#8a5a34", "#4a2c22"), shadow=1.6, edge=0.8, brush="brush")
        for i in range(46):
            x = scene.random.uniform(100, 420)
            q = [(x, 270 + abs(x - 260) * 0.35)]
            yy = q[0][1] + scene.random.uniform(16, 60)
            scene.line(
                smooth(
                    [
                        q[0],
                        (x + scene.random.uniform(-6, 6), (q[0][1] + yy) / 2),
                        (x + scene.random.uniform(-10, 10), yy),
                    ],
                    closed=False,
                ),
                1.4,
                "#c99a62" if i % 3 else "#2e1a18",
                0.55,
            )
        scene.flat(minus(rect(0, 0, 512, 800), hole), 0.0, 0.7, blur=12)
    for x, y, _ in along(smooth(rim), 150):
        for k in (-1, 0, 1):
            scene.line(
                smooth(
                    [
                        (x + k * 2, y - 2),
                        (x + k * 4, y + 4),
                        (x + k * 6 + scene.random.uniform(-3, 3), y + scene.random.uniform(8, 15)),
                    ],
                    closed=False,
                ),
                1.7,
                0.3 if scene.random.random() < 0.5 else 0.58,
                0.9,
            )

    def sitter(x: float, y: float, coat: Tone, hair: Tone, sk: float, flip: bool) -> None:
        with scene.at(x, y, 1.75, flip=flip):
            for lx in (-5, 4):
                scene.paper(taper([(lx, -6), (lx + 0.5, 6), (lx + 0.8, 18)], 5, 3.6), 0.1, shadow=0.5, edge=0.1)
                scene.paper(ellipse(lx + 1.6, 19.5, 3.8, 2.6), "#7a3a2a", shadow=0.3, edge=0.1)
            scene.paper(
                blob("-5,-28! 0,-30 5,-28! 9,-14 11,0! 0,4 -11,0! -9,-14"),
                scene.shaded(coat),
                shadow=0.6,
                edge=0.3,
                rim=0.7,
            )
            head(scene, 0, -35, 7.4)
            scene.paper(
                blob("-8,-31! -9,-40 -3,-45 4,-45 9,-40 8,-31! 5,-38 -5,-39"), hair, shadow=0.2, edge=0.3, rim=0.5
            )
            for ex in (-2.6, 2.6):
                scene.flat(circle(ex, -34, 0.95), 0.0)
            scene.paper(taper([(6, -25), (13, -18), (19, -21)], 4.6, 3.4), scene.shaded(coat), shadow=0.3, edge=0.1)
            scene.paper(taper([(-6, -25), (-11, -14), (-13, -4)], 4.6, 3.4), scene.shaded(coat), shadow=0.3, edge=0.1)

    sitter(210, 288, "accent", "#5a3322", 0, True)
    sitter(292, 284, "#f2c14a", "#2a2230", 0, False)
    scene.line(line(324, 246, 366, 214), 2.6, "#5a3a22")
    scene.line(curve("366,214 362,310 356,398"), 1.2, 0.96, 0.95)
    hand_lamp(scene, 356, 412, 1.6)
    for _ in range(60):
        x, y = scene.random.uniform(0, 512), scene.random.uniform(120, 768)
        if hole.contains(x, y) or (150 < x < 350 and 180 < y < 310):
            continue
        c = scene.random.choice(("#fff6d8", "#f2b04a", "#e8685a", WHITE))
        for a in range(5):
            scene.flat(circle(x + math.cos(a * 1.257) * 3, y + math.sin(a * 1.257) * 3, 2), c, 0.95)
        scene.flat(circle(x, y, 1.6), "#e8a030")
