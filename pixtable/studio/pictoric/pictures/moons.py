"""Pictures in which the moon or the stars can be touched."""

import math
import random

from pixtable.studio.kit.paths import (
    blob,
    circle,
    curve,
    ellipse,
    line,
    minus,
    polygon,
    polyline,
    rect,
    round_rect,
    smooth,
    svg,
    taper,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.beasts import sitting_bear
from pixtable.studio.pictoric.motifs.birds import flying_bird
from pixtable.studio.pictoric.motifs.cats import cat_behind
from pixtable.studio.pictoric.motifs.clouds import billow, cumulus, layered_cloud
from pixtable.studio.pictoric.motifs.land import hills, ridge
from pixtable.studio.pictoric.motifs.machines import small_robot
from pixtable.studio.pictoric.motifs.paint import between, dabs
from pixtable.studio.pictoric.motifs.people import child, old_man
from pixtable.studio.pictoric.motifs.person import youngster
from pixtable.studio.pictoric.motifs.plants import grass
from pixtable.studio.pictoric.motifs.sky import aurora, moon, rain, sparkle, sparks, starfield, stars, sun
from pixtable.studio.pictoric.motifs.things import ladder
from pixtable.studio.pictoric.motifs.trees import painted_tree, pine
from pixtable.studio.pictoric.motifs.water import ripples
from pixtable.studio.pictoric.palettes import AURORA, DAMSON, MULBERRY, WALNUT, ZIP
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import Dream


@recipe(DAMSON, light=(256, 420), reach=560, seed=45)
def moon_skipping(scene: Dream) -> None:
    """Two children turn the rope so well that the moon comes down, borrows a pair of boots and jumps."""
    scene.wash([0.1, 0.22, 0.38, 0.56, 0.72, 0.82], strength=0.5)
    stars(scene, 120, 420, big=12)
    scene.flat(circle(392, 112, 50), "#0c0620", 0.55)
    scene.line(circle(392, 112, 50), 1.6, "#fff0e0", 0.5, dash=(5, 5))
    scene.glow(392, 112, 80, scene.tone(0.6), 0.2)
    for x, y, w, t in ((70, 220, 220, 0.66), (470, 300, 190, 0.74)):
        with scene.at(x, y):
            layered_cloud(scene, w, t, alpha=0.85)
    with scene.depth(0.35, scene.tone(0.74)):
        hills(scene, 600, 26, 0.5, seed=4)
    hills(scene, 640, 16, 0.36, seed=6, marks=60)

    def bow(top: float, col: Tone, w: float, a: float) -> None:
        scene.line(
            smooth(
                [
                    (96, 612),
                    (104, top + 150),
                    (170, top + 40),
                    (256, top),
                    (342, top + 40),
                    (408, top + 150),
                    (416, 612),
                ],
                closed=False,
            ),
            w,
            col,
            a,
        )

    for k, a in ((30, 0.1), (18, 0.16), (8, 0.24)):
        bow(214 - k, "#fff0c0", 5, a)
    scene.flat(ellipse(256, 690, 96, 16), 0.0, 0.5, blur=9)
    scene.glow(256, 440, 240, "#fff0c0", 0.5)
    with scene.at(256, 432):
        moon(scene, 112, 0.98)
    for pts in ([(212, 414), (228, 424), (244, 414)], [(268, 414), (284, 424), (300, 414)]):
        scene.line(smooth(pts, closed=False), 4.4, "#7a5a80", 0.9)
    scene.line(curve("240,456 256,464 272,456"), 3.4, "#7a5a80", 0.9)
    for d in (-1, 1):
        scene.flat(ellipse(256 + d * 58, 446, 17, 11), "#f2a0a0", 0.5, blur=5)
    for d in (-1, 1):
        q = [(256 + d * 34, 536), (256 + d * 48, 566), (256 + d * 30, 592)]
        scene.paper(taper(q, 11, 9, 16), ("#fff0dc", "#d8b8b4"), shadow=0.6, edge=0.1)
        x, y = q[-1]
        with scene.at(x, y, 1.25, d * 12, flip=d < 0):
            scene.paper(
                blob("-11,-18! 9,-18! 10,2 26,8 28,20! -12,20!"), ("#f06a5a", "#a02c3c"), shadow=0.8, edge=0.2, rim=0.9
            )
            scene.paper(round_rect(-13, -22, 25, 8, 3), "#fff0e0", shadow=0.4, edge=0.1)
            scene.paper(rect(-12, 18, 41, 5), 0.06, shadow=0.3, edge=0.1)
    bow(214, "#3a1a2c", 6, 0.5)
    bow(212, "#f6c86a", 4.4, 1)
    scene.flat(ellipse(80, 700, 40, 8), 0.0, 0.4, blur=5)
    scene.flat(ellipse(436, 700, 40, 8), 0.0, 0.4, blur=5)
    with scene.at(76, 700, 2.25):
        child(scene, "accent", 0.06, girl=True, arm=(10, -40))
    with scene.at(436, 700, 2.25, flip=True):
        child(scene, "#5fb0b0", 0.05, girl=False, arm=(10, -40))
    hills(scene, 712, 6, 0.2, seed=9, marks=70)
    sparks(scene, 24, (120, 560, 400, 700), (0.6, 1.5))
    with scene.at(330, 744, 0.5):
        cat_behind(scene, 0.03)
    grass(scene, -10, 522, 772, 70, height=26, tone=0.06, seed=3)


@recipe(MULBERRY, light=(150, 90), reach=760, seed=59)
def diving_board(scene: Dream) -> None:
    """The diving board stands in broad daylight, but the water far below is the night with its moon; the child
    counts to three."""
    cols = ["#ffe9cf", "#fbd0b0", "#e9a08c", "#a5607c", "#4a2a5c", "#1a1032", "#0d0822"]
    scene.wash(cols, strength=0.5)
    scene.glow(120, 80, 240, "glow", 0.5)
    for x, y, w, t in ((430, 110, 200, 1.0), (80, 300, 150, 0.97), (440, 330, 190, 0.86)):
        with scene.at(x, y):
            billow(scene, w, t, seed=int(x))
    with scene.layer(mask=(0, 768, 0, 430)):
        starfield(scene, rect(0, 430, 512, 340), 120, 12, (0, 440, 512, 768))
    with scene.at(352, 672):
        moon(scene, 48, 0.97)
    for q in range(3):
        scene.line(ellipse(352, 672, 84 + q * 44, 26 + q * 14), 1.4, 1.0, 0.3 - 0.08 * q)
    scene.paper(polygon([(60, 226), (78, 226), (100, 790), (70, 790)]), scene.shaded("#3f8f96", 0.15, 0.45), shadow=1.2)
    scene.paper(
        polygon([(140, 226), (156, 226), (178, 790), (150, 790)]), scene.shaded("#3f8f96", 0.15, 0.45), shadow=1.2
    )
    for k in range(13):
        y = 268 + k * 42
        x = between(78, 98, (y - 226) / 560)
        scene.paper(
            round_rect(x - 4, y, between(66, 56, (y - 226) / 560) + 6, 7, 3),
            scene.shaded("#e9b44c", 0.15, 0.3),
            shadow=0.6,
            edge=0.2,
        )
    q = [(62, 226), (58, 160), (150, 156), (158, 226)]
    scene.line(polyline(q), 6, "#3f8f96")
    scene.line(line(60, 192, 154, 190), 4, "#3f8f96")
    scene.paper(
        blob("40,222! 150,218 260,222 398,238! 398,248! 260,236 150,236 40,238!"),
        scene.shaded("#e0644f", 0.15, 0.3),
        shadow=1.5,
        edge=0.2,
    )
    scene.line(curve("60,221 200,219 390,239"), 1.4, 1.0, 0.6)
    with scene.at(364, 238, 1.5):
        youngster(scene, "#d8433f", hair="#4a2436", legs="stand", arms=((-15, -40), (15, -40)))
    with scene.at(364, 238, 1.5):
        scene.paper(minus(ellipse(0, -16, 15, 6.5), ellipse(0, -17.5, 9, 3)), 0.98, shadow=0.4, edge=0.1)
        for x in (-11, -1, 9):
            scene.flat(ellipse(x, -14, 3, 3.6), "#3f8f96")
    for x, y, k in ((230, 120, 0.3), (262, 98, 0.24)):
        with scene.at(x, y, k, -8):
            flying_bird(scene, 0.3, colour=0.35)


@recipe(ZIP, light=(140, 500), reach=640, seed=62)
def day_pulley(scene: Dream) -> None:
    """Sun and moon hang on one rope; a small machine decides which of them goes up."""
    day, night = rect(0, 0, 256, 768), rect(256, 0, 256, 768)
    scene.washed(day, ["#f08a5a", "#f7b277", "#fcd8a0", "#fff0cc", "#fbd9a0"])
    scene.washed(night, ["#080a26", "#12164a", "#22276a", "#3a3a80", "#4a4488"])
    starfield(scene, night, 120, 10)
    with scene.clip(day):
        for x, y, w in ((60, 180, 180), (210, 330, 150), (30, 390, 140)):
            with scene.at(x, y):
                cumulus(scene, w, 0.93, dark=0.12)
        for x, y, k in ((90, 270, 0.34), (130, 250, 0.24)):
            with scene.at(x, y, k, -8):
                flying_bird(scene, 0.1, colour="#5a2f4a")
    with scene.clip(night):
        for x, y, w in ((330, 420, 190), (480, 330, 170), (300, 250, 120)):
            with scene.at(x, y):
                cumulus(scene, w, 0.3, dark=0.12, highlight=0.3)
    for x0, c0, c1, cl in ((0, "#c9a05a", "#7a5a3a", day), (256, "#3a3570", "#14123a", night)):
        with scene.clip(cl):
            scene.paper(
                blob("-20,800! -20,660! 120,640 256,622 392,640 540,660! 540,800!"), (c0, c1), shadow=1, edge=1.2
            )
            dabs(scene, rect(x0, 640, 256, 130), 70, 0.6 if x0 == 0 else 0.3, 0.14, size=(3, 9), angle=-70, alpha=0.5)
    for x, y, k in ((50, 672, 0.62), (98, 660, 0.7)):
        with scene.at(x, y, k):
            painted_tree(scene, 0.15, 0.5, seed=int(x), count=260, leaf_colour="#e0913f")
    for x, h in ((420, 110), (456, 150), (492, 120)):
        with scene.at(x, 680):
            pine(scene, 0.06, h)
    scene.paper(
        polygon([(240, 768), (248, 110), (264, 110), (272, 768)]),
        scene.shaded("#6a4030", 0.12, 0.45),
        shadow=1.4,
        brush="wood",
        edge=0.4,
    )
    scene.paper(round_rect(96, 92, 320, 20, 6), scene.shaded("#7a4a34", 0.12, 0.4), shadow=1.4, brush="wood", edge=0.4)
    for sx in (-1, 1):
        scene.paper(
            polygon([(256 + sx * 10, 190), (256 + sx * 96, 112), (256 + sx * 112, 112), (256 + sx * 10, 210)]),
            scene.shaded("#5a3428", 0.1, 0.4),
            shadow=0.8,
            brush="wood",
            edge=0.3,
        )
    for x, _y0 in ((124, 0), (388, 0)):
        scene.paper(circle(x, 132, 30), scene.shaded("#b9824a", 0.15, 0.4), shadow=1, brush="wood", edge=0.3)
        scene.line(circle(x, 132, 23), 2, "#4a2a1c", 0.6)
        for a in range(6):
            scene.line(line(x, 132, x + 22 * math.cos(a * 1.047), 132 + 22 * math.sin(a * 1.047)), 3, "#5a3424")
        scene.paper(circle(x, 132, 6), scene.shaded("#f2c14f", 0.2, 0.2), shadow=0.4, edge=0.1)
    scene.line(line(124, 102, 388, 102), 3.4, "#f3ddb0")
    scene.line(line(96, 136, 96, 440), 3.4, "#8a5a34")
    scene.line(line(416, 136, 416, 206), 3.4, "#e8d8b0")
    scene.line(curve("152,140 190,360 246,640"), 2.6, "#8a5a34")
    scene.line(curve("360,140 330,360 268,640"), 2.6, "#e8d8b0")
    with scene.at(104, 524):
        sun(scene, 78, "#ffd873", 16, "#f2702c")
    scene.line(svg("M 96 440 L 96 452"), 5, "#5a3424")
    scene.paper(minus(circle(98, 448, 12), circle(98, 448, 6)), scene.shaded("#f2c14f", 0.2, 0.3), shadow=0.5, edge=0.1)
    with scene.at(416, 280):
        moon(scene, 66, 0.95)
    scene.paper(
        minus(circle(416, 212, 11), circle(416, 212, 5.5)), scene.shaded("#d8d4c8", 0.2, 0.3), shadow=0.5, edge=0.1
    )
    scene.paper(circle(256, 664, 40), scene.shaded("#b9824a", 0.1, 0.4), shadow=1.2, brush="wood", edge=0.3)
    scene.line(circle(256, 664, 31), 2.4, "#4a2a1c", 0.7)
    for a in range(8):
        scene.line(line(256, 664, 256 + 30 * math.cos(a * 0.785), 664 + 30 * math.sin(a * 0.785)), 3.4, "#5a3424")
    scene.paper(circle(256, 664, 8), scene.shaded("#f2c14f", 0.2, 0.2), shadow=0.4, edge=0.1)
    scene.line(line(256, 664, 304, 646), 6, "#3a2a2a")
    scene.paper(round_rect(298, 634, 10, 24, 4), "accent", shadow=0.4, edge=0.1)
    with scene.at(338, 722, 1.45, flip=True):
        small_robot(scene, 0.62, lantern=False)
    scene.line(line(313, 688, 304, 660), 5, 0.5)
    scene.flat(ellipse(338, 724, 34, 5), 0.0, 0.5, blur=3)


@recipe(WALNUT, light=(300, 262), reach=520, seed=21)
def star_drawers(scene: Dream) -> None:
    """The night sky is a chest of drawers, and he has found the one where the dawn is kept."""
    scene.wash([0.05, 0.08, 0.1, 0.08], strength=0.4)
    cw, ch = 100, 92
    rr = random.Random(5)
    for j in range(8):
        for i in range(5):
            x, y = 6 + i * cw, -14 + j * ch
            if (i, j) == (2, 2):
                continue
            t = 0.2 + 0.1 * math.sin(i * 1.9 + j * 2.3)
            p = round_rect(x + 3, y + 3, cw - 6, ch - 6, 4)
            scene.paper(p, (t + 0.08, t - 0.07), shadow=0.7, edge=0.4, brush="brush", texture=0.8, rim=0.6)
            scene.line(round_rect(x + 10, y + 10, cw - 20, ch - 20, 3), 1.1, t + 0.3, 0.35)
            with scene.clip(round_rect(x + 10, y + 10, cw - 20, ch - 20, 3)):
                for _ in range(9):
                    scene.flat(
                        circle(x + rr.uniform(12, cw - 12), y + rr.uniform(12, ch - 12), rr.choice((0.7, 0.9, 1.3))),
                        1.0,
                        rr.uniform(0.4, 0.9),
                    )
            kx, ky = x + cw / 2, y + ch / 2
            k = (i * 3 + j * 5) % 7
            if k == 1:
                with scene.at(kx, ky, 0.28):
                    moon(scene, 50, 0.9, crescent=True)
            else:
                scene.paper(circle(kx, ky, 8), scene.shaded("accent2", 0.05, 0.45), shadow=0.5, edge=0.1)
                q = []
                for g in range(10):
                    q.append(
                        (
                            kx + math.sin(g * math.pi / 5) * (6 if g % 2 == 0 else 2.5),
                            ky - math.cos(g * math.pi / 5) * (6 if g % 2 == 0 else 2.5),
                        )
                    )
                scene.flat(polygon(q), "glow", 0.9)
    # a drawer left ajar: rain; another: a comet's tail
    for i, j in ((0, 4), (4, 1)):
        x, y = 6 + i * cw, -14 + j * ch
        scene.flat(rect(x + 4, y + 2, cw - 8, 12), 0.0, 0.9)
        scene.paper(round_rect(x + 1, y + 14, cw - 2, ch - 10, 4), (0.3, 0.16), shadow=1.2, edge=0.4, brush="brush")
        scene.paper(circle(x + 50, y + 58, 8), scene.shaded("accent2", 0.05, 0.45), shadow=0.5, edge=0.1)
    with scene.at(58, 368, 0.9):
        cumulus(scene, 80, 0.8, 40, flat=True)
    rain(scene, rect(24, 370, 70, 90), 26, 14, 95, tone=0.9, alpha=0.7)
    for i in range(7):
        scene.line(
            smooth([(430 + i * 2, 88), (400 + i * 3, 120), (368 + i * 6, 132 + i * 3)], closed=False),
            1.6,
            "glow",
            0.5 - 0.05 * i,
        )
    sparkle(scene, 364, 134, 10, colour="glow", rays=5)
    # the open one
    x, y = 206, 170
    inn = polygon([(x + 4, y + 6), (x + 96, y + 6), (x + 112, y + 66), (x - 12, y + 66)])
    scene.washed(inn, ["#ffe9b0", "#ffb877", "#f0785a"])
    for a, sp, length, al in (
        (-90, 16, 330, 0.55),
        (-120, 9, 300, 0.42),
        (-60, 9, 300, 0.42),
        (-145, 6, 240, 0.3),
        (-36, 6, 240, 0.3),
    ):
        scene.beam(256, 224, a, sp, length, "#ffd08a", alpha=al)
    with (
        scene.clip(polygon([(x - 80, y - 200), (x + 180, y - 200), (x + 112, y + 66), (x - 12, y + 66)])),
        scene.at(256, 236),
    ):
        sun(scene, 44, "#fff0b8", 0, "#ff9a50")
    scene.glow(256, 220, 220, "#ffb870", 0.55)
    scene.paper(
        round_rect(x - 16, y + 62, 132, 84, 5),
        scene.shaded("#8a5a3a", 0.14, 0.3),
        shadow=2.0,
        edge=0.4,
        brush="wood",
        texture=0.9,
    )
    scene.line(round_rect(x - 6, y + 72, 112, 64, 3), 1.4, "glow", 0.5)
    scene.paper(circle(256, y + 104, 9), scene.shaded("accent2", 0.2, 0.3), shadow=0.5, edge=0.1)
    for bx, by, k, r in ((196, 120, 0.34, -20), (330, 96, 0.42, -26), (292, 40, 0.3, -30), (226, 52, 0.24, -14)):
        with scene.at(bx, by, k, r):
            flying_bird(scene, 0.9, colour="#fff0cc")
    scene.washed(rect(0, 722, 512, 60), ["#5a4038", "#2a1f2c"])
    scene.flat(rect(0, 720, 512, 3), 0.8, 0.5)
    with scene.at(404, 742, turn=-8.5):
        ladder(scene, 447, 34, 0.78, 30, top=0.76)
    with scene.at(362, 470, 1.5, flip=True):
        old_man(scene, "#a8503c", hat="night", cane=False, arm=(24, -62))
    with scene.at(120, 746, 1.2):
        cat_behind(scene, "#c08a52", tail=-1, tall=64)
    scene.flat(ellipse(120, 746, 40, 5), 0.0, 0.5, blur=3)


@recipe(AURORA, light=(300, 560), reach=520, seed=51)
def star_fishing(scene: Dream) -> None:
    """There are no stars left in the sky; the bear knows under which ice they swim."""
    scene.wash([0.02, 0.08, 0.16, 0.24, 0.3, 0.3], strength=0.6)
    aurora(scene, [(-20, 330), (90, 250), (200, 300), (300, 220), (400, 262), (540, 170)], 190, "#5fe0a0", 0.9)
    aurora(scene, [(-20, 190), (120, 150), (240, 200), (380, 120), (540, 110)], 150, "#7fb8e8", 0.6)
    aurora(scene, [(120, 380), (260, 330), (400, 360), (540, 300)], 130, "#b98ae0", 0.5)
    with scene.depth(0.35, scene.tone(0.3)):
        ridge(scene, 470, 120, 0.26, 4, seed=5, snow=0.8)
    for i, x in enumerate(range(0, 520, 26)):
        with scene.at(x, 484 + 4 * math.sin(i * 2)):
            pine(scene, 0.06, 40 + 24 * abs(math.sin(i * 1.7)))
    scene.washed(rect(0, 480, 512, 300), ["#6fb4b4", "#a8d8cc", "#cfeede", "#8fc4c0", "#4f8f98"])
    for _ in range(90):
        u = scene.random.random()
        y = 486 + 280 * u
        x = scene.random.uniform(0, 512)
        length = scene.random.uniform(10, 40) * (0.4 + u)
        scene.line(
            smooth([(x - length, y), (x, y - 2), (x + length, y)], closed=False),
            1 + u,
            1.0 if scene.random.random() < 0.6 else 0.2,
            0.35,
        )
    for q in (
        [(0, 560), (70, 540), (120, 556), (190, 536)],
        [(512, 520), (450, 540), (400, 530)],
        [(40, 768), (90, 720), (60, 690)],
        [(470, 768), (440, 726), (480, 690)],
    ):
        scene.line(smooth(q, closed=False), 1.4, 0.2, 0.4)
    hp = [(214, 636), (250, 600), (320, 584), (400, 592), (454, 626), (444, 672), (384, 704), (300, 708), (236, 684)]
    scene.paper(
        smooth([(330 + (x - 330) * 1.07, 646 + (y - 646) * 1.09) for x, y in hp]),
        ("#f4fff0", "#a9d8cc"),
        shadow=0.8,
        edge=1.6,
    )
    hole = smooth(hp)
    scene.washed(hole, ["#030a1c", "#0a1f44", "#123a66"])
    starfield(scene, hole, 110, 16)
    with scene.clip(hole):
        scene.flat(minus(hole, smooth([(x, y + 20) for x, y in hp])), "#8fd0c4", 0.85)
        scene.flat(minus(rect(0, 0, 512, 768), hole), 0.0, 0.5, blur=8)
        ripples(scene, 352, 648, 20, 4, tone=1.0, alpha=0.7)
        scene.line(curve("250,672 290,664 330,680"), 2, 0.7, 0.3)
        with scene.at(276, 668, 0.3):
            moon(scene, 30, 0.95, crescent=True)
    scene.flat(ellipse(120, 694, 86, 12), "#1c4a5a", 0.5, blur=6)
    with scene.at(128, 690, 1.32):
        sitting_bear(scene, "#6a4a38")
    scene.line(curve("206,628 270,560 356,470"), 3.6, "#4a2f22")
    scene.line(curve("356,470 354,540 352,606"), 1.2, 1.0, 0.95)
    scene.glow(352, 622, 90, "glow", 0.9)
    sparkle(scene, 352, 622, 22, colour="#fff6c0", rays=5)
    scene.paper(
        polygon(
            [
                (
                    352 + math.sin(math.pi / 5 * i) * (19 if i % 2 == 0 else 8.6),
                    622 - math.cos(math.pi / 5 * i) * (19 if i % 2 == 0 else 8.6),
                )
                for i in range(10)
            ]
        ),
        ("#fffbe0", "#ffd873"),
        shadow=0,
        edge=0.3,
        texture=0.2,
    )
    for _ in range(5):
        scene.flat(ellipse(352 + scene.random.uniform(-14, 14), 646 + scene.random.uniform(-2, 8), 1.4, 2.4), 1.0, 0.9)
    scene.glow(226, 720, 70, "glow", 0.7)
    for x, y in ((214, 706), (232, 702), (224, 694)):
        sparkle(scene, x, y, 11, colour="#fff0b0", rays=5)
    scene.paper(blob("198,706! 250,706! 244,744! 204,744!"), scene.shaded("#8a9aa0", 0.2, 0.4), shadow=1, edge=0.3)
    scene.line(curve("198,706 224,714 250,706"), 2, 1.0, 0.6)
    scene.line(curve("200,706 224,676 248,706"), 1.6, 0.15, 0.8)
