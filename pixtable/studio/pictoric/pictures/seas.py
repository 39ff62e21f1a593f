"""Pictures of the open sea and what crosses it."""

import math

from pixtable.studio.kit.colour import MIDNIGHT, VIOLET, mix
from pixtable.studio.kit.paths import blob, circle, common, curve, line, minus, polygon, rect, round_rect, smooth
from pixtable.studio.pictoric.motifs.birds import flying_bird, gull
from pixtable.studio.pictoric.motifs.cats import cat_behind
from pixtable.studio.pictoric.motifs.clouds import cumulus, scalloped_cloud
from pixtable.studio.pictoric.motifs.houses import house, lighthouse, open_door
from pixtable.studio.pictoric.motifs.land import ridge
from pixtable.studio.pictoric.motifs.lights import hand_lamp
from pixtable.studio.pictoric.motifs.paint import along
from pixtable.studio.pictoric.motifs.people import child, traveller
from pixtable.studio.pictoric.motifs.sea_life import whale, whale_tail
from pixtable.studio.pictoric.motifs.sky import moon, sparkle, starfield, stars, sun
from pixtable.studio.pictoric.motifs.trees import clump_tree
from pixtable.studio.pictoric.motifs.vehicles import paper_boat, sailing_boat
from pixtable.studio.pictoric.motifs.water import calm_water, glints, waves
from pixtable.studio.pictoric.palettes import JADE, NOON, PRUSSIAN
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import Dream


@recipe(MIDNIGHT, light=(196, 190), reach=600, seed=4)
def whale_isle(scene: Dream) -> None:
    """A whale swims through the night sky carrying a whole island with a lighthouse, tied by one thin line to a
    traveller in a boat."""
    scene.wash([0.18, 0.34, 0.52, 0.74, 0.9, 0.97])
    stars(scene, 110, 330)
    with scene.at(408, 104):
        moon(scene, 50)
    with scene.layer(alpha=0.8):
        for x, y, w, t in ((60, 330, 250, 0.66), (470, 300, 240, 0.64), (300, 560, 300, 0.9)):
            with scene.at(x, y):
                scalloped_cloud(scene, w, t)
    scene.beam(196, 186, 196, 10, 430, alpha=0.75)
    scene.beam(196, 186, -14, 10, 460, alpha=0.6)
    with scene.at(238, 424, turn=-7):
        with scene.at(-40, -70, 1.08, 6):
            lighthouse(scene, 0.55)
        for x, y, k in ((-100, -62, 0.95), (16, -66, 1.15), (60, -52, 0.85)):
            with scene.at(x, y, k, 7):
                house(scene, 0.6)
        with scene.at(104, -38, 0.42, 7):
            clump_tree(scene, 0.15, 0.5, seed=3, blossoms=6)
        whale(scene, 0.24, 0.88)
        scene.paper(
            blob("-122,-54! -90,-70 -40,-80 20,-73 80,-48 128,-34! 80,-34 20,-56 -40,-62 -90,-52"),
            (0.66, 0.5),
            shadow=0.5,
            edge=1.6,
        )
    scene.line(curve("300,492 312,560 300,610 306,640"), 1.6, 0.05, 0.9)
    with scene.at(120, 650):
        scalloped_cloud(scene, 330, 0.93)
    with scene.at(452, 660):
        scalloped_cloud(scene, 300, 0.88)
    with scene.at(300, 690, 0.8):
        sailing_boat(scene, 0.3, sail=False)
    with scene.at(292, 680):
        traveller(scene, 0.08)
    with scene.at(90, 784):
        scalloped_cloud(scene, 330, 0.72)
    with scene.at(400, 792):
        scalloped_cloud(scene, 380, 0.66)
    scene.glow(370, 666, 120, "glow", 0.35)


@recipe(VIOLET, light=(330, 196), reach=640, seed=2)
def moon_stairs(scene: Dream) -> None:
    """A staircase rises out of the sea to a lit door in the moon, and somebody with an umbrella is already on the
    way."""
    scene.wash([0.1, 0.22, 0.4, 0.6, 0.8, 0.92])
    stars(scene, 150, 420, big=12)
    with scene.at(330, 196):
        moon(scene, 132)
    with scene.at(330, 262, 0.62):
        open_door(scene, 0.3)
    for x, y, w, t, a in ((40, 410, 240, 0.72, 0.85), (480, 380, 220, 0.75, 0.8)):
        with scene.at(x, y):
            scalloped_cloud(scene, w, t, alpha=a)
    # staircase rising out of the sea to the door (perspective: shrinks upwards)
    n = 30
    for i in range(n):
        u = i / (n - 1)
        x = 96 + u * 232 + 70 * math.sin(u * math.pi * 1.15)
        y = 640 - u * 376
        w = 120 * (1 - u) + 34 * u
        r = 20 * (1 - u) + 7 * u
        if i == 0:
            steps = []
        steps.append((x, y, w, r, u))
    for x, y, w, r, u in reversed(steps):
        scene.paper(
            polygon([(x - w / 2, y), (x + w / 2, y), (x + w / 2, y + r * 1.5), (x - w / 2, y + r * 1.5)]),
            (0.42 + u * 0.25, 0.22 + u * 0.2),
            shadow=0.5,
            edge=0.4,
            rim=0.3,
        )
        scene.paper(
            polygon([(x - w / 2, y), (x + w / 2, y), (x + w * 0.44, y - r * 0.55), (x - w * 0.44, y - r * 0.55)]),
            0.72 + u * 0.25,
            shadow=0.15,
            edge=0.4,
            rim=0.5,
        )
    x, y, w, r, u = steps[9]
    with scene.at(x - 4, y - 3, 0.95):
        traveller(scene, 0.06, umbrella=True)
    waves(scene, 606, 0.66, 4, step=26, seed=4)
    with scene.at(86, 742, 0.8, 6):
        whale_tail(scene)
    waves(scene, 722, 0.46, 2, step=26, seed=9, swell=13, wave_length=84)
    for i in range(34):
        y = 612 + i * 4.6
        w = (16 + i * 2.2) * scene.random.uniform(0.5, 1.2)
        scene.flat(
            round_rect(336 - w / 2 + scene.random.uniform(-14, 14) - i * 0.5, y, w, 1.5 + i * 0.04, 1),
            "glow",
            0.5 - i * 0.009,
        )
    with scene.at(432, 672, 0.66):
        sailing_boat(scene, 0.25)


@recipe(NOON, light=(120, 90), reach=760, seed=5)
def night_beam(scene: Dream) -> None:
    """At noon the lighthouse sends out a beam of night, and inside it ships light their lamps."""
    scene.wash(["#8cc9dc", "#b9dfe0", "#e9efd8", "#fdf3d4", "#fffaec"], strength=0.5)
    with scene.at(96, 92):
        sun(scene, 40, "#fff3b8", 14, "#ffd36a")
    for x, y, w, t in ((250, 150, 170, 0.97), (60, 250, 150, 0.95), (450, 96, 150, 0.98)):
        with scene.at(x, y):
            cumulus(scene, w, t, dark=0.1)
    calm_water(scene, 520, ["#7fc0c8", "#4f9fb4", "#2f7a9c", "#23618a"], count=110, alpha=0.35)
    beam = polygon([(386, 318), (-20, 372), (-20, 780), (60, 780)])
    sea = common(beam, rect(-30, 520, 560, 300))
    scene.washed(beam, ["#0a0f33", "#131c55", "#24357e"], (380, 318, 0, 640))
    starfield(scene, beam, 150, 12)
    scene.washed(sea, ["#0d1646", "#0a1136", "#060a26"], (0, 520, 0, 780))
    with scene.clip(beam):
        with scene.at(66, 438):
            moon(scene, 30, 0.98, crescent=True)
        with scene.depth(0.2, "#131c55"):
            scene.paper(blob("-20,524! 20,500 70,494 120,510 150,524!"), ("#27306e", "#141a48"), shadow=0.5)
            for x, k in ((30, 0.6), (54, 0.8), (86, 0.65)):
                with scene.at(x, 504, k):
                    house(scene, 0.2, "#3a3f86")
        glints(scene, 70, 528, 700, 26, w0=10, w1=50, colour="glow", alpha=0.45)
        for _ in range(40):
            scene.flat(
                round_rect(
                    scene.random.uniform(-10, 240), scene.random.uniform(526, 770), scene.random.uniform(10, 44), 1.4, 1
                ),
                0.6,
                0.3,
            )
    scene.line(line(386, 318, -20, 372), 1.4, 1.0, 0.7)
    scene.line(line(386, 318, 60, 780), 1.4, 1.0, 0.7)
    with scene.at(128, 612, 0.86):
        sailing_boat(scene, 0.2, sail=True)
    scene.paper(
        blob("270,800! 292,690 330,640 356,600 398,588 450,596 486,620 540,640! 540,800!"),
        ("#8b7f92", "#39406f"),
        shadow=1.4,
    )
    for _ in range(26):
        x = scene.random.uniform(300, 500)
        y = scene.random.uniform(640, 760)
        scene.line(smooth([(x, y), (x + 14, y + 7), (x + 20, y + 18)], closed=False), 1.6, 0.75, 0.35)
    with scene.at(410, 606, 1.75):
        lighthouse(scene, 0.66, light=False)
    scene.flat(rect(394, 314, 32, 36), "#0a0f33")
    sparkle(scene, 410, 330, 9)
    scene.line(rect(393, 312, 34, 40), 3, 0.06)
    for x, y, k, r in ((310, 220, 0.5, -8), (462, 230, 0.36, 6), (250, 330, 0.3, -14)):
        with scene.at(x, y, k, r):
            gull(scene)
    scene.line(curve("272,760 284,722 300,684 326,646"), 4, 1.0, 0.55, dash=(16, 7))
    scene.line(curve("262,764 274,722 290,680"), 2, 1.0, 0.5, dash=(10, 8))


@recipe(PRUSSIAN, light=(110, 150), reach=820, seed=45)
def wave_birds(scene: Dream) -> None:
    """The great wave hesitates, and all its foam takes wing."""
    scene.wash(["#dcb878", "#e6c890", "#efd9aa", "#ead3a0", "#dcc090"], strength=0.55)
    with scene.at(96, 168):
        sun(scene, 54, "#f6a06a", 0, "#c8452f")
    with scene.depth(0.3, scene.tone(0.85)):
        ridge(scene, 560, 80, 0.5, 4, seed=17, snow=0.98)
    waves(scene, 560, 0.6, 3, step=20, swell=6, seed=2)
    back = blob("540,800! 540,120! 500,180 430,260 360,380 280,500 170,580 40,630 -20,640! -20,800!")
    scene.paper(back, ("#5f92b0", "#1f5083"), shadow=1.2, brush="brush", texture=0.8)
    outline = [
        (540, 800, 1),
        (540, 60, 1),
        (470, 56),
        (380, 70),
        (290, 104),
        (222, 160),
        (186, 226),
        (178, 290, 1),
        (214, 250),
        (264, 228),
        (316, 240),
        (350, 290),
        (352, 366),
        (318, 450),
        (246, 530),
        (140, 590),
        (40, 622),
        (-20, 630, 1),
        (-20, 800, 1),
    ]
    wave = smooth(outline)
    scene.paper(wave, ("#17406f", "#0a1c3c"), shadow=1.8, brush="brush", texture=0.9, rim=0.7)
    with scene.clip(wave):
        for i in range(15):
            o = i * 24
            c = ("#5f92b0", "#0c2246", "#8fb8c4")[i % 3]
            scene.line(
                smooth(
                    [
                        (196 + o * 0.5, 282 - o * 0.05 + i * 2),
                        (270 + o * 0.42, 244 + o * 0.08),
                        (350 + o * 0.42, 290 + o * 0.22),
                        (366 + o * 0.5, 390 + o * 0.3),
                        (320 + o * 0.5, 490 + o * 0.34),
                        (236 + o * 0.4, 570 + o * 0.3),
                        (110 + o * 0.3, 632 + o * 0.26),
                        (-20, 668 + o * 0.24),
                    ],
                    closed=False,
                ),
                5 - 0.15 * i,
                c,
                0.75,
            )
        for i in range(7):
            o = i * 15
            scene.line(
                smooth(
                    [
                        (548, 92 + o * 1.5),
                        (470, 94 + o * 1.3),
                        (390, 110 + o * 1.1),
                        (318, 142 + o * 0.8),
                        (262, 184 + o * 0.35),
                        (228, 224 + o * 0.05),
                    ],
                    closed=False,
                ),
                3.4 - 0.25 * i,
                ("#5f92b0", "#0c2246", "#8fb8c4")[i % 3],
                0.6,
            )
        scene.flat(minus(rect(-100, -100, 800, 1000), wave), "#040a18", 0.4, blur=8)
    crest = [(540, 52), (470, 50), (380, 64), (290, 98), (220, 156), (184, 222), (176, 292)]

    def wb(x: float, y: float, k: float, r: float, fl: bool = False) -> None:
        with scene.at(x, y, k, r, flip=fl):
            flying_bird(scene, 0.97, colour=mix("#fffaf0", "#d9d8bd", scene.random.random() * 0.35))

    places = along(smooth(crest, closed=False), 30)
    rr = scene.random
    for x, y, _ in places:
        for _ in range(7):
            scene.flat(circle(x + rr.gauss(0, 11), y + rr.gauss(4, 11), rr.uniform(2, 6.5)), "#fbf3dc", 0.9)
    for x, y, _ in places:
        wb(x + rr.gauss(0, 7), y + rr.gauss(2, 8), rr.uniform(0.34, 0.48), rr.uniform(-40, 10), True)
    for _ in range(26):
        u = rr.random()
        x, y, _ = places[int(6 + u * 24)]
        d = rr.uniform(30, 170) * (1 if u > 0.2 else 0.6)
        wb(
            x - d * rr.uniform(0.4, 1.0),
            y - d * rr.uniform(-0.5, 0.7) + 10,
            rr.uniform(0.2, 0.4) * (1 - 0.001 * d),
            rr.uniform(-20, 16),
            True,
        )
    for x, y in ((300, 300), (330, 330), (250, 262), (280, 352)):
        wb(x - 20, y + 6, 0.26, rr.uniform(-20, 20), True)
    for _ in range(40):
        x, y, _ = places[rr.randrange(len(places))]
        scene.flat(circle(x - rr.uniform(0, 90), y + rr.uniform(-40, 70), rr.uniform(0.8, 2.6)), 1.0, 0.85)
    with scene.at(150, 566, 0.95, -9):
        paper_boat(scene)
    waves(scene, 668, 0.24, 3, step=28, swell=13, seed=7, wave_length=84)


@recipe(JADE, light=(300, 560), reach=520, seed=44)
def sea_table(scene: Dream) -> None:
    """The sea is only a cloth laid over a table, and under it a child keeps the light on."""
    scene.wash(["#0f3a44", "#1d5a5c", "#4f8f80", "#a9c08a", "#f0cf8f", "#f6b87a"], strength=0.55)
    with scene.at(388, 150):
        moon(scene, 40, 0.99)
    for x, y, w in ((100, 170, 190), (450, 250, 150), (60, 290, 120)):
        with scene.at(x, y):
            cumulus(scene, w, 0.9, dark=0.12)
    scene.washed(rect(0, 690, 512, 90), ["#2a2a2c", "#121a1e"])
    # underside: dark warm room under the table
    under = rect(56, 400, 400, 310)
    scene.washed(under, ["#1a1210", "#3a2216", "#5a3418", "#2a1a14"])
    scene.glow(300, 610, 210, "glow", 0.4)
    for x in (74, 424):
        scene.paper(
            polygon([(x, 380), (x + 16, 380), (x + 12, 712), (x + 2, 712)]),
            scene.shaded("#5a3420", 0.1, 0.4),
            shadow=1,
            brush="wood",
        )
    with scene.at(300, 700, 1.85):
        child(scene, "accent", "#3a2018", arm=(14, -30), tone=0.08, girl=False)
    scene.flat(circle(297, 626, 1.5), 0.0)
    scene.flat(circle(306, 626, 1.5), 0.0)
    hand_lamp(scene, 332, 668, 1.3)
    with scene.at(230, 702, 1.15):
        cat_behind(scene, "#2a1c1c", eyes=True, tail=-1, tall=64)
    # table top: the sea
    top = polygon([(96, 330), (416, 330), (486, 424), (26, 424)])
    scene.washed(top, ["#bfe0c4", "#5fb0a0", "#2b8580", "#1d6b6c"])
    with scene.clip(polygon([(96, 200), (416, 200), (500, 424), (12, 424)])):
        for _ in range(60):
            u = scene.random.random()
            y = 334 + 86 * u
            x = scene.random.uniform(40, 470)
            w = scene.random.uniform(14, 40) * (0.5 + u)
            scene.flat(
                smooth([(x, y, 1), (x + w / 2, y - 1.6), (x + w, y, 1), (x + w / 2, y + 1.6)]),
                1.0 if scene.random.random() < 0.6 else 0.1,
                0.4,
            )
        with scene.at(150, 352, 0.5):
            lighthouse(scene, 0.62)
        with scene.at(300, 384, 0.95, -4):
            sailing_boat(scene, 0.2)
        with scene.at(404, 360, 0.36, 4):
            scene.paper(
                blob(
                    "-14,20! -10,-30 -18,-60 -60,-72 -84,-100! -48,-104 -14,-92 2,-78 20,-94 54,-104 "
                    "90,-96! 64,-70 22,-58 14,-28 22,20!"
                ),
                (0.3, 0.12),
            )
    # the hanging cloth: folds of falling water, right part lifted

    def drape(x0: float, x1: float, yb: float, t: float, curl: float = 0) -> None:
        p = smooth(
            [
                (x0, 422, 1),
                (x1, 422, 1),
                (x1 + 4, 520),
                (x1 + 6 + curl, yb - 16),
                (x1 - 2 + curl * 1.4, yb, 1),
                ((x0 + x1) / 2 + curl, yb + 13),
                (x0 - 2 + curl * 0.6, yb - 2, 1),
                (x0 - 5, 520),
            ]
        )
        scene.paper(
            p,
            (mix("#6fc0ac", "#2b8580", t), mix("#155a5e", "#0d3a40", t)),
            shadow=1.2,
            brush="brush",
            texture=0.9,
            rim=0.8,
            edge=0.8,
        )
        with scene.clip(p):
            for k in range(6):
                xx = x0 + (x1 - x0) * (k + 0.5) / 6
                scene.line(
                    smooth([(xx, 424), (xx + 3 * math.sin(k), 520), (xx + curl * 0.8, yb)], closed=False),
                    1.4,
                    1.0 if k % 2 else 0.05,
                    0.35,
                )
        scene.line(
            smooth(
                [(x0 - 2 + curl * 0.6, yb - 2), ((x0 + x1) / 2 + curl, yb + 11), (x1 - 2 + curl * 1.4, yb)],
                closed=False,
            ),
            4.5,
            1.0,
            0.75,
        )
        for _ in range(5):
            scene.flat(
                circle(
                    x0 + (x1 - x0) * scene.random.random() + curl,
                    yb + scene.random.uniform(-6, 12),
                    scene.random.uniform(1.4, 3.6),
                ),
                1.0,
                0.8,
            )

    for i, (x0, x1, yb, c) in enumerate(
        ((24, 76, 676, 0), (68, 126, 690, 0), (118, 172, 668, 6), (400, 446, 672, -2), (438, 490, 690, 0))
    ):
        drape(x0, x1, yb, i % 2 * 0.5, c)
    lift = blob("166,422! 410,422! 406,470 372,500 320,512 262,500 214,520 186,560 176,612! 160,560 158,480")
    scene.paper(lift, ("#5fb0a0", "#17605f"), shadow=1.8, brush="brush", texture=0.9, rim=0.9)
    with scene.clip(lift):
        for k in range(9):
            x = 180 + k * 27
            scene.line(
                smooth([(x, 424), (x - 6 - k, 456), (x - 20 + k * 2, 500 + k)], closed=False),
                1.6,
                1.0 if k % 2 else 0.05,
                0.35,
            )
    scene.line(curve("176,612 186,560 214,520 262,500 320,512 372,500 406,470"), 4.5, 1.0, 0.8)
    scene.paper(
        blob(
            "12,420! 80,416 150,424 230,416 310,424 390,416 460,424 500,420! 496,436 430,440 "
            "350,434 270,442 190,434 110,442 40,438 16,434"
        ),
        ("#e9f6dc", "#8fd0b8"),
        shadow=0.9,
        edge=1.2,
    )
