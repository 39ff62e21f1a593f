"""Pictures of animals at night."""

import math
import random

from pixtable.studio.kit.colour import SNOW, mix
from pixtable.studio.kit.paths import Track, blob, circle, curve, ellipse, polygon, rect, smooth, taper, union
from pixtable.studio.pictoric.motifs.beasts import fox, howling_wolf, sheep, stag_shadow
from pixtable.studio.pictoric.motifs.cats import cat_with_raised_paw
from pixtable.studio.pictoric.motifs.clouds import layered_cloud
from pixtable.studio.pictoric.motifs.houses import house
from pixtable.studio.pictoric.motifs.land import hills, ridge
from pixtable.studio.pictoric.motifs.lights import lamp_post
from pixtable.studio.pictoric.motifs.paint import dabs, inner_shadow
from pixtable.studio.pictoric.motifs.people import traveller
from pixtable.studio.pictoric.motifs.sky import moon, stars
from pixtable.studio.pictoric.motifs.trees import pine
from pixtable.studio.pictoric.motifs.water import glints
from pixtable.studio.pictoric.palettes import CORAL, NOCTURNE, PLUM
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import SCREEN, Dream


@recipe(PLUM, light=(262, 236), reach=600, seed=41)
def cat_bridge(scene: Dream) -> None:
    """The only bridge over the gorge is a cat, and tonight it may decide to get up."""
    scene.wash(["#160d28", "#33193f", "#63305c", "#a25a70", "#d8947c", "#8a4a62"], strength=0.6)
    stars(scene, 110, 260, big=8)
    with scene.at(262, 240):
        moon(scene, 158, 0.97)
    with scene.depth(0.45, scene.tone(0.5)):
        ridge(scene, 560, 150, 0.3, 5, seed=3)
    with scene.depth(0.25, scene.tone(0.5)):
        hills(scene, 640, 20, 0.3, seed=5)
    scene.washed(polygon([(120, 768), (232, 612), (292, 612), (410, 768)]), ["#e8a888", "#8a4a62", "#2a1638"])
    glints(scene, 262, 618, 760, 24, w0=16, w1=110, colour="glow", alpha=0.5)
    fur = "#120b1e"
    fill = (mix(fur, scene.tone(0.6), 0.22), fur)
    with scene.depth(0.18, scene.tone(0.5)):
        for q in ([(196, 360), (190, 420), (196, 500)], [(352, 360), (356, 420), (348, 500)]):
            scene.paper(taper(q, 40, 26, 12), fill, shadow=0.6, edge=0.8)
    scene.paper(
        taper([(396, 318), (452, 300), (484, 230), (462, 150), (418, 124), (398, 150)], 34, 15, 36),
        fill,
        shadow=1,
        edge=0.9,
    )
    body = blob(
        "124,340 146,296 196,264 262,250 336,258 394,284 426,334 432,400 424,466 440,498! "
        "384,498! 384,440 366,388 320,356 256,344 200,354 176,396 168,450 172,498! 112,498! "
        "126,462 122,400"
    )
    scene.paper(body, fill, shadow=1.4, edge=1.3, brush="brush", texture=0.8, rim=0.9)
    for _ in range(90):
        x = scene.random.uniform(130, 420)
        y = 258 + ((x - 268) / 150) ** 2 * 34 + scene.random.uniform(8, 70)
        scene.line(smooth([(x - 6, y), (x, y + 2), (x + 7, y + 5)], closed=False), 1.2, 0.55, 0.25)
    hd = union(union(ellipse(112, 318, 56, 46), blob("62,306! 56,236! 104,282!")), blob("120,280! 164,236! 164,308!"))
    scene.paper(hd, fill, shadow=1.2, edge=0.9, rim=0.9)
    scene.flat(blob("68,290! 64,254! 92,280!"), "#6a2f4a", 0.6)
    scene.flat(blob("132,280! 156,254! 156,292!"), "#6a2f4a", 0.6)
    for x in (90, 136):
        scene.glow(x, 316, 44, "glow", 0.6)
        scene.paper(
            smooth([(x - 17, 318, 1), (x - 2, 304), (x + 16, 316, 1), (x, 329)]),
            ("#ffe9a0", "#e8b23c"),
            shadow=0.2,
            edge=0.2,
        )
        scene.flat(ellipse(x, 316, 3.4, 11.5), 0.0)
        scene.flat(circle(x - 4, 311, 2), 1.0)
    scene.flat(blob("106,336! 120,336! 113,343"), "#d98a8a")
    scene.line(curve("100,349 107,350 113,344 119,350 127,348"), 1.8, "#d98a8a", 0.8)
    for sx in (-1, 1):
        for k in (-1, 0, 1):
            scene.line(
                smooth(
                    [(113 + sx * 22, 342 + k * 4), (113 + sx * 50, 340 + k * 9), (113 + sx * 74, 346 + k * 13)],
                    closed=False,
                ),
                1,
                0.95,
                0.6,
            )
    for _, pts in (
        (
            0,
            [
                (-20, 800, 1),
                (-20, 486, 1),
                (60, 482),
                (120, 492),
                (190, 500, 1),
                (182, 560),
                (200, 640),
                (170, 720),
                (190, 800, 1),
            ],
        ),
        (
            1,
            [
                (540, 800, 1),
                (540, 470, 1),
                (480, 480),
                (420, 492),
                (360, 500, 1),
                (372, 560),
                (350, 640),
                (376, 720),
                (352, 800, 1),
            ],
        ),
    ):
        cl = smooth(pts)
        scene.paper(cl, ("#8a4c6c", "#1a0e24"), shadow=1.6, edge=2, brush="brush")
        dabs(scene, cl, 90, 0.28, 0.16, size=(6, 16), angle=80, alpha=0.45)
        scene.line(smooth(pts[1:5], closed=False), 5, "accent", 0.9)
    for x, k in ((26, 0.9), (58, 1.1), (462, 1.0), (492, 1.2)):
        with scene.at(x, 488, k):
            house(scene, 0.4, "accent2" if x > 200 else "accent")
    for x in (118, 146, 394, 420):
        scene.paper(
            smooth([(x - 16, 502, 1), (x - 15, 486), (x, 480), (x + 15, 486), (x + 16, 502, 1)]),
            fill,
            shadow=0.5,
            edge=0.6,
        )
    for i, x in enumerate((178, 212, 250, 288, 326, 366, 404)):
        y = 258 + abs((x - 268) / 150) ** 2 * 38 - 2
        with scene.at(x, y, 0.62, flip=True):
            traveller(scene, 0.03, coat=("#c8543f", "#3f7f7a", "#d89a4a", "#7a5aa0")[i % 4], lantern=True)


@recipe(CORAL, light=(300, 250), reach=600, seed=22)
def sun_yarn(scene: Dream) -> None:
    """Every evening a cat unwinds the sun, and the red thread becomes the road home."""
    scene.wash([0.42, 0.56, 0.7, 0.84, 0.94, 0.98], strength=0.6)
    scene.glow(318, 250, 360, "glow", 0.6)
    for x, y, w, t in ((60, 130, 240, 0.78), (470, 90, 220, 0.74)):
        with scene.at(x, y):
            layered_cloud(scene, w, t, alpha=0.9)
    cx, cy, radius = 330, 268, 128
    scene.paper(circle(cx, cy, radius), ("#ffd76a", "#f0762f"), shadow=1.3, edge=0.6, rim=0.9)
    with scene.clip(circle(cx, cy, radius)):
        r = random.Random(3)
        for a0, n, c in ((-0.5, 19, "#fff0b4"), (0.7, 17, "#d9542a"), (1.9, 15, "#ffe08a"), (-1.2, 13, "#e8732f")):
            for i in range(n):
                o = -radius + 2 * radius * (i + 0.5) / n
                b = 34 * (1 - (o / radius) ** 2)
                pts = [
                    (-radius * 1.05, o),
                    (-radius * 0.5, o + b * 0.6),
                    (0, o + b),
                    (radius * 0.5, o + b * 0.6),
                    (radius * 1.05, o),
                ]
                ca, sa = math.cos(a0), math.sin(a0)
                if r.random() < 0.6:
                    scene.line(
                        smooth([(cx + x * ca - y * sa, cy + x * sa + y * ca) for x, y in pts], closed=False),
                        4.2,
                        c,
                        0.75,
                    )
                    scene.line(
                        smooth([(cx + x * ca - y * sa, cy + x * sa + y * ca + 2.4) for x, y in pts], closed=False),
                        1,
                        "#a83a1c",
                        0.5,
                    )
    inner_shadow(scene, circle(cx, cy, radius), 0.35, 14, "#a02a1c")
    with scene.depth(0.35, scene.tone(0.8)):
        hills(scene, 500, 40, 0.5, seed=6)
    hills(scene, 520, 60, 0.4, seed=2, marks=40)
    scene.paper(
        blob("-30,800! -30,440! 60,424 150,436 230,470 300,540 380,590 540,600! 540,800!"),
        (0.3, 0.12),
        shadow=1.6,
        brush="brush",
    )
    th = [
        (430, 352),
        (462, 420),
        (430, 486),
        (470, 546),
        (440, 588),
        (350, 610),
        (250, 600),
        (190, 628),
        (240, 672),
        (350, 690),
        (440, 716),
        (470, 780),
    ]
    for w, c, a in ((9, "#5a1428", 0.4), (6.5, "#e8452f", 1), (2, "#ff9a6a", 0.8)):
        scene.line(smooth(th, closed=False), w, c, a)
    with scene.at(150, 440, 1.05):
        cat_with_raised_paw(scene, 0.02)
    for x, y, k in ((404, 690, 1.2), (450, 700, 0.95), (364, 680, 0.8)):
        with scene.at(x, y, k):
            house(scene, 0.55, scene.random.choice(["accent2", "accent", "#c8453a"]))
    hills(scene, 724, 10, 0.08, seed=9, marks=50)
    for x, h in ((30, 110), (70, 80), (112, 56), (500, 70)):
        with scene.at(x, 760):
            pine(scene, 0.04, h)
    with scene.at(300, 744, 1.05):
        traveller(scene, 0.02, coat="#e8452f", lantern=True)


@recipe(NOCTURNE, light=(360, 170), reach=620, seed=34)
def howl_road(scene: Dream) -> None:
    """Tonight the wolf's song is a road of light, and the sheep are following it unafraid."""
    scene.wash([0.1, 0.2, 0.36, 0.54, 0.66, 0.7], strength=0.6)
    stars(scene, 130, 460)
    with scene.at(372, 150):
        moon(scene, 80, 0.97)
    with scene.depth(0.35, scene.tone(0.6)):
        ridge(scene, 600, 160, 0.4, 5, snow=0.85, seed=4)
    with scene.depth(0.2, scene.tone(0.5)):
        hills(scene, 610, 20, 0.3, seed=6)
    pts = [
        (168, 300),
        (190, 322),
        (226, 346),
        (274, 350),
        (330, 372),
        (398, 384),
        (440, 340),
        (404, 292),
        (320, 284),
        (238, 262),
        (196, 206),
        (228, 160),
        (290, 150),
    ]
    road = Track.through(pts)
    above, beneath, mid = [], [], []
    for i in range(70):
        u = i / 69
        station = road.at(u)
        w = (7 + 26 * math.sin(min(1, u * 1.5) * 1.57)) * (1 - 0.55 * u)
        above.append((station.x, station.y - w * 0.5))
        beneath.append((station.x, station.y + w * 0.5))
        mid.append((station.x, station.y - w * 0.12, w, station.along[0]))
    rib = smooth(above + beneath[::-1])
    scene.flat(rib, "glow", 0.5, blur=16, blend=SCREEN)
    scene.paper(rib, ("#fff3c4", "#e8b878"), shadow=1.1, edge=0.3, rim=0.9, alpha=0.96)
    for k in (-0.25, 0, 0.25):
        scene.line(smooth([(x, y + w * k + w * 0.12) for x, y, w, _ in mid[::3]], closed=False), 1.1, "#c98a4a", 0.6)
    for i in (9, 15, 21, 27, 33, 39, 45, 51, 57, 62, 66):
        x, y, w, onward = mid[i]
        k = 0.42 + w * 0.014
        with scene.at(x, y + w * 0.12, k, flip=onward < 0):
            sheep(scene)
    scene.paper(
        blob("-30,800! -30,560! 40,548 150,540 214,552 250,590 236,640 270,700 262,800!"),
        (0.2, 0.04),
        brush="wood",
        texture=0.9,
        shadow=1.8,
        edge=1.6,
    )
    for i in range(12):
        y = 580 + i * 18
        scene.line(
            smooth(
                [(-5, y), (90, y + scene.random.uniform(-8, 8)), (230, y + scene.random.uniform(-10, 10))], closed=False
            ),
            2,
            0.02,
            0.4,
        )
    scene.flat(ellipse(120, 548, 90, 10), 0.0, 0.5, blur=6)
    with scene.at(118, 552, 1.28):
        howling_wolf(scene, "#46586a", "#a9b4b0")
    for x, h in ((14, 150), (216, 60)):
        with scene.at(x, 556):
            pine(scene, 0.08, h)
    hills(scene, 700, 14, 0.1, seed=3, marks=60)
    with scene.at(420, 724):
        house(scene, 0.4, "accent", 40, 34)
    scene.paper(blob("350,730! 350,722 512,716! 512,730!"), 0.08, shadow=0.3)
    for x in range(330, 400, 14):
        scene.paper(rect(x, 704, 4, 24), 0.3, shadow=0.3, edge=0.1)
    scene.paper(rect(326, 710, 66, 4), 0.32, shadow=0.3, edge=0.1)
    for x, h in ((480, 140), (504, 100), (300, 60)):
        with scene.at(x, 764):
            pine(scene, 0.05, h)


@recipe(SNOW, light=(84, 450), reach=560, seed=10)
def fox_shadow(scene: Dream) -> None:
    """Under a street lamp a small fox throws the shadow of a great stag on a wall of ice."""
    scene.wash([0.12, 0.26, 0.44, 0.6, 0.74, 0.86], strength=0.5)
    stars(scene, 90, 330)
    with scene.depth(0.35, scene.tone(0.6)):
        ridge(scene, 420, 150, 0.5, 5, snow=0.9, seed=3)
    with scene.depth(0.25, scene.tone(0.6)):
        for x in range(-10, 540, 44):
            with scene.at(x, 470 + 10 * math.sin(x)):
                pine(scene, 0.3, 120 + 30 * math.sin(x * 0.7), snow=0.85)
    # a wall of ice for the shadow to fall on: the little fox throws the shadow of a stag
    scene.paper(
        blob("150,620! 168,420 190,300 236,236 300,204 366,214 430,260 540,290! 560,640!"),
        (0.93, 0.82),
        shadow=1.6,
        shade=0.5,
    )
    with scene.layer(alpha=0.78, blur=1.2), scene.at(322, 604, 1.95):
        stag_shadow(scene)
    hills(scene, 590, 12, 0.97, seed=4, fade=0.26, marks=40, style="dots")
    scene.glow(84, 540, 260, "glow", 0.75)
    with scene.at(84, 640, 1.25):
        lamp_post(scene)
    with scene.layer(alpha=0.5, blur=2.2), scene.at(196, 668, 0.8, down=0.16):
        scene.flat(ellipse(60, -20, 150, 60), 0.2)
    with scene.at(190, 668, 0.82):
        fox(scene)
    for x, y, h in ((16, 700, 250), (500, 690, 280), (452, 744, 190)):
        with scene.at(x, y):
            pine(scene, 0.14, h, snow=0.93)
    hills(scene, 726, 16, 0.86, seed=14)
    for _ in range(170):
        x, y, r = scene.random.uniform(0, 512), scene.random.uniform(0, 768), scene.random.uniform(0.7, 2.4)
        scene.flat(circle(x, y, r), 1.0, scene.random.uniform(0.4, 0.95), blur=0.4)
