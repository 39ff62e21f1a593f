"""Pictures of fields, ponds and old friends."""

import math
import random

from pixtable.studio.kit.colour import Colour, mix
from pixtable.studio.kit.paths import (
    blob,
    circle,
    ellipse,
    line,
    minus,
    polygon,
    rect,
    round_rect,
    smooth,
    symmetric,
    taper,
    union,
)
from pixtable.studio.pictoric.motifs.birds import flying_bird
from pixtable.studio.pictoric.motifs.cats import cat_behind
from pixtable.studio.pictoric.motifs.clouds import cumulus, layered_cloud
from pixtable.studio.pictoric.motifs.furniture import plain_chair
from pixtable.studio.pictoric.motifs.houses import house
from pixtable.studio.pictoric.motifs.kitchen import teapot
from pixtable.studio.pictoric.motifs.land import hills
from pixtable.studio.pictoric.motifs.lights import lamp_post
from pixtable.studio.pictoric.motifs.people import child
from pixtable.studio.pictoric.motifs.plants import grass
from pixtable.studio.pictoric.motifs.sky import moon, smoke
from pixtable.studio.pictoric.motifs.things import anchor
from pixtable.studio.pictoric.motifs.toys import teddy_behind
from pixtable.studio.pictoric.motifs.trees import leafy_tree, pine
from pixtable.studio.pictoric.palettes import DESERT, FROSTROSE, OCHRE, WHEAT
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import Dream


@recipe(WHEAT, light=(120, 330), reach=800, seed=43)
def anchor_wheat(scene: Dream) -> None:
    """A ship that sails above the clouds has dropped its anchor into our wheat."""
    scene.wash(["#3f78b4", "#5f9bc8", "#93c2d8", "#cfe3dc", "#fbeec0"], strength=0.5)
    # hull from below the clouds
    hull = blob("40,40! 60,112 110,168 190,206 280,212 360,196 420,150 452,90 470,30! 470,-30! 40,-30!")
    scene.paper(hull, scene.shaded("#8a4a2c", 0.08, 0.45), shadow=1.8, brush="wood", texture=0.9)
    for i in range(7):
        o = i * 21
        scene.line(
            smooth(
                [
                    (50 + i * 7, 60 + o * 0.2),
                    (120 + i * 4, 150 - o * 0.9 + o * 0.5),
                    (200, 196 - o),
                    (280, 202 - o),
                    (360, 186 - o),
                    (440 - i * 4, 90 - o * 0.4),
                ],
                closed=False,
            ),
            1.6,
            "#3a1c18",
            0.55,
        )
    scene.paper(blob("180,202! 200,226 290,230 330,210! 280,212 200,206"), "#4a2620", shadow=0.7, edge=0.4)
    scene.paper(blob("420,150! 452,168 470,120 456,82!"), scene.shaded("#5a2f22", 0.1, 0.3), shadow=0.8)
    for _ in range(40):
        x = scene.random.uniform(110, 400)
        y = scene.random.uniform(150, 204)
        scene.flat(circle(x, y, scene.random.uniform(1.2, 3)), "#e8dcc0", 0.5)
    for x, y, w, h, sd in (
        (60, 120, 210, 90, 3),
        (456, 126, 220, 96, 5),
        (256, 84, 300, 84, 8),
        (10, 60, 200, 90, 11),
        (500, 64, 190, 80, 13),
    ):
        with scene.depth(0.42, "#e4edf4"), scene.at(x, y):
            cumulus(scene, w, 0.86, h, seed=sd, dark=0.55, flat=False, highlight=0.6)
    with scene.depth(0.62, "#f3f7fa"), scene.at(420, 330):
        cumulus(scene, 130, 0.88, dark=0.5)
    with scene.depth(0.35, scene.tone(0.8)):
        hills(scene, 500, 16, 0.5, seed=3)
    for x, k in ((60, 0.5), (84, 0.62), (108, 0.5)):
        with scene.at(x, 506, k):
            house(scene, 0.7)

    def field(y: float, c0: Colour, c1: Colour, n: int, hmin: float, hmax: float, sd: float) -> None:
        r = random.Random(sd)
        scene.paper(
            smooth(
                [
                    (-20, 800, 1),
                    (-20, y + 8, 1),
                    (120, y - 6),
                    (256, y + 6),
                    (400, y - 8),
                    (540, y + 4, 1),
                    (540, 800, 1),
                ]
            ),
            (c0, c1),
            shadow=1,
            brush="brush",
            edge=1.4,
        )
        for _ in range(n):
            x = r.uniform(-10, 522)
            b = y + r.uniform(0, 60)
            h = r.uniform(hmin, hmax)
            left = r.uniform(2, 12)
            scene.line(
                smooth([(x, b), (x + left * 0.3, b - h * 0.6), (x + left, b - h)], closed=False),
                1.3,
                mix(c0, "#fff0b0", 0.4) if r.random() < 0.6 else c1,
                0.8,
            )
            if r.random() < 0.7:
                for k in range(4):
                    scene.flat(
                        ellipse(x + left - (2 - k % 2 * 4) * 0.6, b - h + k * 3.4, 1.9, 2.9),
                        mix(c0, "#fff3c0", 0.55),
                        0.95,
                    )

    field(520, "#efc862", "#c98f34", 120, 14, 26, 1)
    scene.flat(blob("70,590 170,568 330,566 440,590 350,618 170,620"), "#6a4a2a", 0.45, blur=9)
    field(566, "#eec055", "#bd8028", 120, 20, 34, 2)
    for i in range(42):
        y = 224 + i * 5.5
        x = 262 + 35 * (i / 41) ** 1.5
        scene.line(ellipse(x, y, 3.4 if i % 2 else 1.2, 6), 2.2, "#2b2438", 1)
    with scene.at(252, 640, 0.98, 14):
        anchor(scene, "#332a3f")
    field(640, "#eab548", "#a86c22", 110, 24, 44, 3)
    with scene.at(440, 704, 1.75):
        child(scene, "accent", "#4a2a1a", arm=(13, -44), tone=0.1, girl=False, back=True)
    with scene.at(396, 708, 1.75):
        child(scene, "#3c4f8a", "#2a1a14", arm=(14, -26), girl=True, back=True)
    field(716, "#e0a63c", "#8f5a1e", 110, 30, 54, 4)
    for x, y, k in ((120, 330, 0.36), (160, 306, 0.26), (96, 372, 0.2)):
        with scene.at(x, y, k, -8):
            flying_bird(scene, 0.1, colour="#2b2f5a")


@recipe(FROSTROSE, light=(90, 690), reach=760, seed=26)
def pond_clock(scene: Dream) -> None:
    """Two skaters meet in the middle of a round pond; their shadows have become the hands of a clock."""
    scene.wash(["#6f6a9c", "#8f83ad", "#b59ab8", "#d8b0b8", "#e6bdb4", "#c99aa6"], strength=0.5, brush="mottle")
    cx, cy, radius = 256, 384, 186
    for _ in range(160):
        x, y = scene.random.uniform(0, 512), scene.random.uniform(0, 768)
        scene.flat(
            smooth([(x - 9, y, 1), (x, y - 1.6), (x + 9, y, 1), (x, y + 1.2)]),
            0.6 if scene.random.random() < 0.5 else 1.0,
            0.28,
        )
    scene.paper(circle(cx, cy, radius + 15), (1.0, 0.9), shadow=1.2, edge=2.6)
    ice = circle(cx, cy, radius)
    scene.washed(ice, ["#7fa9cf", "#a8cfe4", "#d3ecf2", "#9cc4de"], (120, 200, 400, 570), brush="mottle")
    with scene.clip(ice):
        scene.flat(minus(rect(0, 0, 512, 768), circle(cx + 4, cy + 8, radius)), "#3d4f7a", 0.8, blur=9)
        for _ in range(46):
            r = scene.random.uniform(40, 172)
            a = scene.random.uniform(0, 6.28)
            b = a + scene.random.uniform(0.3, 1.6)
            scene.line(
                smooth(
                    [
                        (
                            cx + r * math.cos(a + (b - a) * j / 8),
                            cy + r * math.sin(a + (b - a) * j / 8) * scene.random.uniform(0.985, 1.015),
                        )
                        for j in range(9)
                    ],
                    closed=False,
                ),
                1.1,
                1.0,
                0.5,
            )
        for _ in range(9):
            x, y = scene.random.uniform(110, 400), scene.random.uniform(240, 530)
            scene.line(
                smooth([(x - 30, y + 8), (x - 8, y - 9), (x + 12, y + 8), (x + 34, y - 8)], closed=False), 1, 1.0, 0.35
            )
        for ang, length, hat in ((-50, 176, 1), (62, 124, 0)):
            with scene.at(cx, cy + 8, length / 100, ang):
                sh = union(
                    union(blob("-5,-52! -4,-62 0,-66 4,-62 5,-52! 11,-22! 0,-18 -11,-22!"), ellipse(0, -73, 5.4, 9)),
                    union(
                        taper([(-4, -24), (-4.5, -10), (-3, 0)], 5, 3.4), taper([(4, -24), (4.5, -10), (3, 0)], 5, 3.4)
                    ),
                )
                sh = union(sh, taper([(5, -54), (9, -44), (14, -30)], 4, 2.4))
                sh = union(sh, taper([(-5, -54), (-9, -44), (-14, -30)], 4, 2.4))
                sh = union(sh, blob("-7,-75! -2,-86 0,-100! 2,-86 7,-75!") if hat else ellipse(0, -80, 5, 8))
                scene.flat(sh, "#1c1640", 0.9, blur=0.8)
    for i in range(12):
        a = i * math.pi / 6
        d = radius + (44 if i % 3 == 0 else 38)
        with scene.at(cx + math.sin(a) * d, cy - math.cos(a) * d, 1, math.degrees(a)):
            if i % 3 == 0:
                for o in (-15, 15):
                    with scene.at(o, 30, 0.74):
                        pine(scene, 0.03, 92, snow=0.97)
            else:
                with scene.at(0, 24, 0.66):
                    pine(scene, 0.06, 80, snow=0.97)
    for i in range(17):
        for o in (-5, 5):
            scene.flat(ellipse(250 + o + 16 * math.sin(i * 0.5), 632 + i * 9 + (o > 0) * 4, 2.6, 3.6), "#54486f", 0.85)
    with scene.at(cx - 15, cy + 26):
        child(scene, "accent", "#3a2230", arm=(15, -24), girl=True, hat="#f7efe6", back=True)
    with scene.at(cx + 15, cy + 26, flip=True):
        child(scene, "accent2", "#2a2230", arm=(15, -24), hat="accent", girl=False, back=True)
    for _ in range(120):
        x, y, r = scene.random.uniform(0, 512), scene.random.uniform(0, 768), scene.random.uniform(0.7, 2.2)
        scene.flat(circle(x, y, r), 1.0, scene.random.uniform(0.5, 0.95), blur=0.4)


@recipe(DESERT, light=(400, 250), reach=640, seed=44)
def seesaw_sparrow(scene: Dream) -> None:
    """On the seesaw a sparrow sits opposite a whole house, and it is the house that has gone up."""
    scene.wash([0.7, 0.8, 0.88, 0.94, 0.98, 0.96], strength=0.5)
    with scene.at(420, 170):
        moon(scene, 62, 0.99)
    for x, y, w, t in ((90, 560, 260, 0.95), (470, 420, 200, 0.94), (330, 90, 180, 0.92)):
        with scene.at(x, y):
            layered_cloud(scene, w, t, alpha=0.9)
    with scene.depth(0.4, scene.tone(0.88)):
        hills(scene, 640, 20, 0.66, seed=4)
    hills(scene, 676, 8, 0.5, seed=6, marks=60, style="sand")
    scene.flat(ellipse(250, 700, 220, 18), 0.0, 0.3, blur=12)
    scene.paper(
        blob("176,712! 196,660 216,600 232,570 268,570 284,600 304,660 324,712!"),
        ("#8a5a44", "#4a2a32"),
        brush="wood",
        texture=1,
        shadow=1.2,
        edge=0.8,
    )
    scene.paper(ellipse(250, 572, 22, 7), "#e0b070", shadow=0.4, edge=0.2)
    with scene.at(250, 566, 0.9, 27):
        scene.paper(
            round_rect(-262, -9, 524, 18, 6),
            ("#c8804a", "#7a4632"),
            brush="wood",
            texture=1,
            shadow=1.3,
            edge=0.4,
            rim=0.9,
        )
        scene.line(line(-258, -2, 258, -2), 1.4, "#5a3026", 0.5)
        with scene.at(-168, -9):
            scene.paper(blob("-92,2! -86,-12 -20,-18 50,-14 92,2!"), ("#8aa05a", "#5a7a44"), shadow=0.6, edge=1)
            with scene.at(-62, -12, 0.56):
                leafy_tree(scene, 0.14, 0.5, 190, 96, seed=5, colour="#6a9a4a", col2="#e8e08a", density=1)
            scene.paper(rect(-36, -118, 98, 106), ("#fbeccb", "#d0a070"), shadow=1.0, edge=0.5)
            scene.paper(rect(30, -196, 18, 50), "#a8503c", shadow=0.6, edge=0.3)
            scene.paper(polygon([(-50, -112), (13, -182), (76, -112)]), ("#c8443a", "#8a2430"), shadow=1.0, edge=0.6)
            smoke(scene, 40, -200, 8, -5, r0=7, tone=1.0, alpha=0.55)
            for x, y in ((-12, -88), (36, -88), (-12, -46)):
                scene.glow(x, y, 34, "glow", 0.5)
                scene.paper(round_rect(x - 12, y - 14, 24, 28, 3), "#5a3026", shadow=0.4, edge=0.1)
                scene.flat(round_rect(x - 9, y - 11, 18, 22, 2), "#ffd873")
                scene.line(line(x, y - 11, x, y + 11), 1.6, "#5a3026")
            scene.flat(circle(36, -84, 5), "#5a3026")
            scene.flat(ellipse(36, -76, 7, 4), "#5a3026")
            scene.paper(round_rect(22, -58, 26, 46, 10), "#23717f", shadow=0.5, edge=0.2)
            scene.flat(circle(43, -34, 2), "#ffd873")
            for x in range(66, 92, 9):
                scene.paper(rect(x, -22, 4, 20), "#fff3d4", shadow=0.3, edge=0.1)
            scene.line(line(62, -14, 92, -12), 2, "#fff3d4")
            with scene.at(80, -14, 0.5):
                cat_behind(scene, 0.08)
        # the heavy sparrow
        with scene.at(206, -9, 1.25, -27):
            for d in (-5, 7):
                scene.line(line(d, 0, d + 1, -10), 2.4, "#5a3026")
            scene.paper(blob("20,-24! 44,-22 60,-12! 50,-6 22,-8!"), ("#6a4434", "#4a2c28"), shadow=0.5, edge=0.3)
            scene.paper(
                blob("-24,-30 -22,-48 -6,-56 14,-46 26,-26 18,-10 -2,-6 -18,-12"),
                ("#c89a6a", "#8a5a40"),
                shadow=0.9,
                edge=0.4,
                rim=0.8,
            )
            scene.paper(blob("-22,-26 -6,-30 6,-18 0,-8 -14,-10"), "#f6e6cc", shadow=0.2, edge=0.4)
            scene.paper(
                blob("-4,-36! 16,-40 34,-20 44,-12! 14,-12 0,-22"), ("#8a5a40", "#5a3430"), shadow=0.5, edge=0.3
            )
            for k in range(3):
                scene.line(line(8 + k * 7, -30 + k * 4, 16 + k * 7, -20 + k * 2), 1.6, "#e0b88a", 0.7)
            scene.paper(circle(-16, -52, 16), ("#a8704a", "#8a5238"), shadow=0.6, edge=0.3)
            scene.paper(ellipse(-22, -46, 8, 7), "#f6e6cc", shadow=0.1, edge=0.2)
            scene.paper(polygon([(-30, -54), (-44, -48), (-30, -45)]), "#3a2420", shadow=0.3, edge=0)
            scene.flat(circle(-20, -55, 2.8), 0.0)
            scene.flat(circle(-21, -56, 0.9), 1.0)
    for x, y, a, k in ((52, 560, 30, 0.42), (176, 600, -24, 0.36)):
        with scene.at(x, y, k, a):
            plain_chair(scene, 0.3, "#5a2a24")
    with scene.at(112, 616, 0.46, 40):
        teapot(scene, 0.55, "accent")
    scene.paper(polygon([(40, 620), (62, 614), (66, 636), (44, 642)]), "#b5483a", shadow=0.6, edge=0.2)
    hills(scene, 724, 6, 0.3, seed=9, marks=50, style="sand")
    grass(scene, -10, 522, 770, 60, height=26, tone=0.16, seed=4)


@recipe(OCHRE, light=(372, 340), reach=560, seed=26)
def old_friends(scene: Dream) -> None:
    """While the boy grew old his toy bear went on growing; tonight they have found each other again."""
    scene.wash([0.42, 0.58, 0.74, 0.9, 0.97, 0.98], strength=0.5)
    with scene.at(372, 380):
        moon(scene, 104, 0.99)
    for x, y, w, t in ((70, 140, 250, 0.86), (450, 110, 240, 0.82), (430, 270, 180, 0.93)):
        with scene.at(x, y):
            layered_cloud(scene, w, t, alpha=0.9)
    with scene.depth(0.45, scene.tone(0.86)):
        hills(scene, 470, 24, 0.6, seed=5)
    scene.paper(rect(-10, 486, 532, 140), ("#ecc88a", "#b98a58"), shadow=0.5, brush="brush", texture=0.9, edge=0.4)
    for i in range(30):
        y = 492 + i * 3.6
        w = scene.random.uniform(20, 110) * (1 - 0.4 * abs(i - 10) / 20)
        scene.flat(round_rect(372 - w / 2 + scene.random.uniform(-30, 30), y, w, 1.6, 1), "#fff6d8", 0.6)
    hills(scene, 604, 14, 0.34, seed=3, marks=70)
    scene.flat(ellipse(190, 640, 190, 26), 0.0, 0.4, blur=12)
    with scene.at(186, 640, 2.75):
        teddy_behind(scene, "#8a5638")
    scene.flat(ellipse(396, 654, 80, 12), 0.0, 0.4, blur=8)
    with scene.at(392, 650):
        for x in (-46, 46):
            scene.paper(rect(x - 4, -40, 8, 42), 0.1, shadow=0.6, edge=0.2)
        # old man from behind, sitting on the bench
        scene.paper(
            blob("-24,-38! -26,-66 -14,-88 0,-92 14,-88 26,-66 24,-38!"),
            ("#3f5f70", "#22303e"),
            shadow=0.8,
            edge=0.4,
            rim=0.9,
        )
        scene.paper(
            taper([(-18, -78), (-34, -92), (-50, -104)], 14, 10), ("#3f5f70", "#2a3c4a"), shadow=0.5, edge=0.2, rim=0.9
        )
        scene.flat(circle(-52, -106, 6), "#e8b48f")
        scene.paper(circle(0, -102, 14), "#e8c09a", shadow=0.5, edge=0.1)
        scene.paper(blob("-14,-100! -15,-108 15,-108 14,-100! 0,-92"), "#f3ead8", shadow=0.2, edge=0.4)
        scene.paper(symmetric("0,-124 13,-121 15,-110 24,-106! 0,-104"), "#3a2a2a", shadow=0.5, edge=0.2)
        for y in (-62, -46):
            scene.paper(round_rect(-64, y, 128, 9, 3), ("#8a5a3e", "#4a2c22"), shadow=0.8, edge=0.3, brush="wood")
        scene.paper(round_rect(-66, -34, 132, 9, 3), ("#a86e4a", "#5a3626"), shadow=0.8, edge=0.3, brush="wood")
        for x in (-56, 56):
            scene.paper(rect(x - 4, -66, 8, 66), 0.12, shadow=0.6, edge=0.2)
    hills(scene, 690, 10, 0.16, seed=9, marks=80)
    with scene.at(470, 716, 0.9):
        lamp_post(scene, 0.05, 174)
    grass(scene, -10, 522, 772, 80, height=34, tone=0.05, seed=4)
    for x, y, k in ((330, 200, 0.26), (360, 180, 0.2), (300, 224, 0.18)):
        with scene.at(x, y, k, -8):
            flying_bird(scene, 0.16, colour=0.2)
