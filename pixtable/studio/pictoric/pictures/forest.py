"""Pictures of the forest and its music."""

import math
import random

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import blob, circle, ellipse, line, polygon, rect, smooth, taper, union
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.beasts import bear_behind, fox, fox_tail, mouse, rabbit, stag_head
from pixtable.studio.pictoric.motifs.birds import flying_bird, nest, owl
from pixtable.studio.pictoric.motifs.cats import cat_behind
from pixtable.studio.pictoric.motifs.houses import house
from pixtable.studio.pictoric.motifs.land import hills
from pixtable.studio.pictoric.motifs.lights import hand_lamp
from pixtable.studio.pictoric.motifs.music import flower_horn, violin
from pixtable.studio.pictoric.motifs.paint import egg_path
from pixtable.studio.pictoric.motifs.people import child
from pixtable.studio.pictoric.motifs.plants import corner_leaves, grass, leaf_path
from pixtable.studio.pictoric.motifs.sky import moon, sparks, stars
from pixtable.studio.pictoric.motifs.trees import birch, leafy_tree, pine
from pixtable.studio.pictoric.palettes import INDIGO, LICHEN, MOSS, RUST
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import WHITE, Dream


@recipe(MOSS, light=(262, 520), reach=430, seed=4)
def hide_seek(scene: Dream) -> None:
    """A child counts with closed eyes, and everything that lives in the forest has come to hide from him."""
    scene.wash([0.05, 0.1, 0.2, 0.34, 0.4, 0.22], strength=0.5)
    scene.glow(262, 500, 330, scene.tone(0.9), 0.45)
    for i in range(16):
        x = i * 36 - 10 + scene.random.uniform(-8, 8)
        t = 0.2 + 0.1 * (i % 3) / 2
        scene.paper(rect(x, -10, scene.random.uniform(7, 16), 680), (t - 0.08, t + 0.12), shadow=0.6, edge=1.4)
    hills(scene, 610, 10, 0.34, seed=3, marks=60)

    def eyes(x: float, y: float, k: float = 1, c: Tone = "glow", slit: bool = False) -> None:
        for d in (-1, 1):
            scene.glow(x + d * 8 * k, y, 16 * k, c, 0.5)
            scene.flat(ellipse(x + d * 8 * k, y, 4.6 * k, 4 * k), c)
            scene.flat(ellipse(x + d * 8 * k, y, 1.2 * k if slit else 2 * k, 3.4 * k if slit else 2 * k), 0.0)

    for x, y, k, sl in (
        (190, 300, 0.9, False),
        (330, 250, 0.8, True),
        (292, 380, 0.7, False),
        (206, 430, 0.6, True),
        (348, 450, 0.6, False),
        (180, 200, 0.7, True),
        (300, 150, 0.6, False),
    ):
        eyes(x, y, k, "glow", sl)
    # half hidden animals: each is drawn first, then the trunk that hides it
    # bear looking round a trunk
    with scene.at(112, 560, 1.2):
        scene.paper(ellipse(-4, -40, 56, 90), ("#6b4a34", "#2c2018"), edge=1.5)
        scene.paper(circle(30, -132, 13), "#5a3c2a", shadow=0.4)
        scene.paper(circle(-26, -128, 13), "#5a3c2a", shadow=0.4)
        scene.paper(circle(2, -100, 38), ("#8a6142", "#4a3324"), edge=1.2)
        scene.paper(ellipse(20, -88, 17, 13), "#b58c62", shadow=0.3)
        scene.flat(ellipse(24, -93, 6, 4.4), 0.0)
        scene.flat(circle(18, -106, 3.6), "glow")
        scene.flat(circle(18, -106, 2), 0.0)
    birch(scene, 66, 58, 0.86, seed=2, lean=8)
    birch(scene, 366, 24, 0.6, seed=9)
    with scene.at(440, 470, 1.5):
        for q in (
            [(0, -44), (-8, -74), (-2, -104)],
            [(-6, -66), (-24, -80), (-26, -104)],
            [(-6, -88), (8, -104), (6, -120)],
        ):
            scene.paper(taper(q, 6, 2, 10), ("#c9a878", "#8a6a48"), shadow=0.5, edge=0.2)
        scene.paper(leaf_path(-4, -40, 26, -2.5, 0.34), ("#a87850", "#7a5238"), shadow=0.5, edge=0.2)
        scene.paper(
            blob("30,70! 4,60 -6,10 -10,-14 -34,-12 -42,-20 -36,-30 -18,-40 0,-50 18,-44 30,-20!"),
            ("#b98a58", "#6a4a34"),
            shadow=0.9,
            edge=0.6,
        )
        scene.flat(ellipse(-39, -21, 5, 4), 0.02)
        scene.flat(circle(-10, -32, 4.4), "#fff0c8")
        scene.flat(circle(-10.5, -32, 3), 0.0)
    birch(scene, 468, 64, 0.82, seed=7, lean=-10)
    with scene.at(364, 650, 1.1):
        fox_tail(scene)
    birch(scene, 182, 22, 0.5, seed=11)
    birch(scene, 262, 50, 0.95, seed=5, lean=4)
    with scene.at(212, 262, 0.62):
        owl(scene, 0.22, 0.8)
    scene.paper(taper([(262, 270), (230, 266), (190, 260)], 12, 4), (0.7, 0.5), shadow=0.6)
    hills(scene, 676, 8, 0.3, seed=6, marks=80)
    with scene.at(140, 700, 0.9):
        rabbit(scene, 0.72)
    with scene.at(306, 722, 2.7, flip=True):
        child(scene, "accent", 0.08, girl=False, arm=(9, -41), back=True)
        scene.paper(taper([(-2, -30), (6, -36), (10, -44)], 5, 3.6, 10), "accent", shadow=0.3, edge=0)
    birch(scene, -2, 46, 0.5, seed=21)
    birch(scene, 520, 50, 0.46, seed=22)
    corner_leaves(scene, 0.03, "bl br tl tr", 6, 5, size=0.9)
    sparks(scene, 26, (60, 120, 460, 680), (0.5, 1.3))


@recipe(INDIGO, light=(256, 250), reach=560, seed=20)
def antler_orchard(scene: Dream) -> None:
    """An orchard in bloom has grown from the antlers of a stag who dares not shake his head."""
    scene.wash([0.12, 0.24, 0.4, 0.56, 0.66, 0.5], strength=0.5)
    stars(scene, 80, 300)
    with scene.at(256, 270):
        moon(scene, 206, 0.93)
    with scene.depth(0.35, scene.tone(0.5)):
        for i, x in enumerate(range(-20, 560, 44)):
            with scene.at(x, 690):
                pine(scene, 0.26, 150 + 50 * math.sin(i * 1.8))
    br = []
    tips = []
    for d in (-1, 1):
        for q, w in (
            ([(24, 556), (60, 500), (112, 450), (140, 370), (132, 270), (96, 190)], 30),
            ([(112, 450), (170, 420), (204, 350), (214, 270)], 16),
            ([(140, 370), (180, 330), (190, 250), (176, 180)], 13),
            ([(132, 270), (100, 240), (60, 226), (36, 170)], 12),
            ([(96, 190), (104, 140), (88, 86)], 9),
            ([(96, 190), (60, 150), (40, 96)], 9),
            ([(60, 500), (40, 440), (46, 380)], 13),
            ([(214, 270), (232, 210), (222, 150)], 8),
            ([(176, 180), (160, 130), (166, 80)], 7),
        ):
            pts = [(256 + d * x, y) for x, y in q]
            br.append(taper(pts, w, w * 0.34, 26))
            tips += [pts[-1], pts[-2]]
    p = br[0]
    for b in br[1:]:
        p = union(p, b)
    scene.paper(p, ("#5a4038", "#2a1c24"), shadow=1.4, edge=0.6, brush="wood", texture=0.9, rim=0.9)
    r = random.Random(9)
    for x, y in tips:
        for _ in range(15):
            a, dd = r.random() * 6.28, abs(r.gauss(0, 20))
            across, below = x + math.cos(a) * dd, y + math.sin(a) * dd * 0.8
            c = r.choice(["#f7b6bf", "#ffdfe0", "#ef8fa0", WHITE])
            if r.random() < 0.5:
                for k in range(5):
                    scene.flat(leaf_path(across, below, 7.5, k * 1.2566 + a, 0.5), c, 0.95)
                scene.flat(circle(across, below, 1.8), "#e8a53a")
            else:
                scene.flat(leaf_path(across, below, 9, a, 0.36), r.choice(["#9cc46a", "#5f9a5a"]), 0.9)
    with scene.at(256 + 118, 470, 0.24):
        nest(scene, 230, 110, 0.42)
    for k in (-1, 0, 1):
        with scene.at(374 + k * 13, 466, 0.2):
            scene.paper(egg_path(1), "#dff0f2", shadow=0.5, edge=0.1)
    with scene.at(136, 452, 0.62):
        house(scene, 0.8, "accent", 46, 40)
    for x0, x1, y0, y1 in ((84, 84, 344, 416), (112, 112, 330, 416)):
        scene.line(line(x0, y0, x1, y1), 1.4, 0.02)
    scene.paper(rect(78, 416, 40, 5), 0.1, shadow=0.4, edge=0.1)
    for x, y, length in ((420, 350, 40), (316, 250, 30), (196, 250, 36), (448, 290, 50), (70, 290, 44)):
        scene.line(line(x, y, x, y + length), 1, 0.02)
        hand_lamp(scene, x, y + length + 8, 1.1)
    for x, y, k, f in ((300, 140, 0.28, False), (210, 330, 0.26, True), (340, 330, 0.24, False)):
        with scene.at(x, y, k, -10, flip=f):
            flying_bird(scene, 0.1, colour="accent")
    with scene.at(256, 724, 1.05):
        stag_head(scene, "#9a6a48")
    hills(scene, 760, 6, 0.06, seed=5)
    for _ in range(40):
        scene.flat(
            leaf_path(r.uniform(0, 512), r.uniform(300, 768), 6, r.random() * 6, 0.45),
            r.choice(["#f7b6bf", "#ffdfe0"]),
            0.9,
        )
    corner_leaves(scene, 0.02, "bl br", 6, 6)


@recipe(LICHEN, light=(300, 300), reach=560, seed=17)
def stump_record(scene: Dream) -> None:
    """A bird plays the felled tree like a record, and the forest comes to hear its years."""
    scene.wash([0.5, 0.62, 0.76, 0.88, 0.94, 0.9], strength=0.5)
    scene.glow(320, 280, 330, "glow", 0.5)
    with scene.depth(0.45, scene.tone(0.86)):
        for i, x in enumerate(range(-20, 540, 60)):
            scene.paper(taper([(x, 600), (x + 5, 300), (x + 12 * math.sin(i), -20)], 26, 14), (0.4, 0.3), brush="brush")
    for _ in range(90):
        x, y = scene.random.uniform(-20, 530), abs(scene.random.gauss(0, 50))
        scene.paper(
            leaf_path(x, y - 10, scene.random.uniform(22, 40), scene.random.uniform(0.4, 2.7), 0.32),
            (scene.random.choice([0.46, 0.56, 0.66]), 0.36),
            shadow=0.8,
            edge=0.1,
        )
    hills(scene, 520, 12, 0.6, seed=3, marks=60)
    hills(scene, 570, 10, 0.5, seed=6, marks=80)
    scene.flat(ellipse(250, 690, 230, 44), 0.0, 0.35, blur=16)
    bark = blob(
        "46,540! 50,600 40,660 10,706! 70,690 120,716 170,700 230,728 290,706 350,722 400,694 "
        "470,712! 446,660 448,600 452,540!"
    )
    scene.paper(bark, ("#8a6248", "#3a2a2c"), brush="wood", texture=1, shadow=1.6)
    for i in range(26):
        x = 58 + i * 15.5
        scene.line(
            smooth(
                [
                    (x, 560 + 24 * math.sin((x - 46) / 406 * 3.14)),
                    (x + scene.random.uniform(-5, 5), 620),
                    (x + scene.random.uniform(-9, 9), 690),
                ],
                closed=False,
            ),
            2,
            "#2a1c22",
            0.45,
        )
    top = ellipse(249, 540, 204, 66)
    scene.paper(top, ("#f4ddb0", "#d8ac78"), shadow=0.8, rim=0.9, edge=0.8)
    for i in range(17):
        k = 1 - i * 0.057
        scene.line(
            ellipse(249 + 2 * math.sin(i), 540, 204 * k, 66 * k),
            1.4 if i % 4 else 2.6,
            "#9a6a42",
            0.65 if i % 4 else 0.85,
        )
    scene.flat(polygon([(249, 540), (150, 488), (190, 480)]), WHITE, 0.25, blur=5)
    scene.flat(polygon([(249, 540), (350, 592), (310, 600)]), WHITE, 0.22, blur=5)
    scene.paper(ellipse(249, 540, 15, 6), "accent", shadow=0.3, edge=0.1)
    q = [(424, 560), (462, 480), (450, 400), (420, 356)]
    scene.paper(taper(q, 26, 10, 26), ("#7a9a5a", "#3f6a4a"), shadow=1.0, edge=0.3)
    for x, y, a in ((458, 500, -0.4), (462, 470, 0.3), (452, 420, -2.9), (446, 400, -0.2)):
        scene.paper(leaf_path(x, y, 44, a, 0.36), ("#a3c478", "#4f7f52"), shadow=0.8, edge=0.1)
    with scene.at(424, 372, 1.75, -20, flip=True):
        flower_horn(scene, "accent2")
    for i, (x, y, r_) in enumerate(
        ((250, 150, 5), (214, 120, 4), (180, 160, 6), (140, 118, 4), (110, 170, 5), (76, 130, 4))
    ):
        scene.paper(
            leaf_path(x, y, r_ * 4.5, -0.6 + i * 0.5, 0.34),
            ("accent", "accent2", "#f0b85a")[i % 3],
            shadow=0.6,
            edge=0.1,
        )
    for k in range(3):
        scene.line(
            smooth([(240 - k * 26, 190 - k * 10), (210 - k * 30, 230), (190 - k * 30, 280 + k * 20)], closed=False),
            2,
            WHITE,
            0.45 - 0.1 * k,
            blur=1,
        )
    # the bird: its beak is the needle
    scene.line(line(150, 512, 158, 494), 2.4, "#5a3a2a")
    scene.line(line(170, 512, 168, 494), 2.4, "#5a3a2a")
    with scene.at(160, 470, 1.55):
        c = scene.hue("accent")
        scene.paper(
            blob("-20,6! -58,-2 -74,-14! -62,-24 -24,-16!"),
            (mix(c, scene.palette.ramp[0], 0.25), mix(c, scene.palette.ramp[0], 0.5)),
            shadow=0.7,
            edge=0.4,
        )
        scene.paper(
            blob("30,-14 20,-30 0,-34 -22,-22 -30,-4 -16,14 6,18 24,8"),
            (mix(c, WHITE, 0.2), c),
            shadow=0.9,
            edge=0.3,
        )
        scene.paper(blob("30,-10 26,6 8,17 -6,15 6,2"), "#fbe6cf", shadow=0.2, edge=0.3)
        scene.paper(circle(28, -22, 18), (mix(c, WHITE, 0.22), c), shadow=0.6, edge=0.2)
        scene.paper(polygon([(38, -14), (44, -22), (58, 24)]), "#3a2a2c", shadow=0.5, edge=0)
        scene.flat(circle(33, -25, 3.4), 0.0)
        scene.flat(circle(34, -26.4, 1.2), 1.0)
        scene.paper(
            blob("10,-20! -6,-22 -34,-8 -44,4! -16,8 4,2"),
            (mix(c, scene.palette.ramp[0], 0.2), mix(c, scene.palette.ramp[0], 0.45)),
            shadow=0.6,
            edge=0.3,
        )
    with scene.at(66, 728, 0.9):
        rabbit(scene, "#cbb59a")
    with scene.at(440, 744, 0.62, flip=True):
        fox(scene, colour="#d9703a")
    with scene.at(258, 752, 0.85):
        mouse(scene)
    with scene.at(342, 750, 0.8):
        bear_behind(scene, "#6a4a3a")
    grass(scene, -10, 522, 768, 70, height=34, tone=0.2, seed=4)


@recipe(RUST, light=(256, 330), reach=560, seed=12)
def violin_tree(scene: Dream) -> None:
    """The violin remembers that it was a tree: it has put down roots and its scroll is in leaf."""
    scene.wash([0.42, 0.56, 0.7, 0.84, 0.93, 0.95], strength=0.5)
    scene.glow(256, 330, 340, "glow", 0.55)
    with scene.depth(0.4, scene.tone(0.82)):
        hills(scene, 560, 40, 0.5, seed=3)
        hills(scene, 590, 24, 0.44, seed=8)
    hills(scene, 610, 14, 0.56, seed=5, marks=60)
    with scene.at(256, 280, 1.1):
        leafy_tree(scene, 0.16, 0.55, 190, 110, seed=11, colour="#d9622a", col2="#ffd36a", density=1.5)
    for q, w in (
        ([(256, 640), (210, 664), (150, 668), (90, 700)], 20),
        ([(250, 640), (226, 690), (170, 730), (150, 790)], 18),
        ([(262, 640), (320, 660), (380, 664), (440, 696)], 20),
        ([(266, 640), (300, 690), (350, 726), (366, 790)], 18),
        ([(256, 640), (258, 700), (246, 790)], 16),
    ):
        scene.paper(taper(q, w, 3, 30), (0.24, 0.1), brush="wood", shadow=1.0, rim=0.9)
    with scene.at(256, 634, 1.2):
        violin(scene, "#d9772f")
    r = random.Random(2)
    for _ in range(46):
        x = r.uniform(10, 500)
        y = r.uniform(300, 760)
        scene.paper(
            leaf_path(x, y, r.uniform(10, 20), r.uniform(-3, 3), 0.34),
            r.choice(["#d9622a", "#f0a23c", "#b8402a", "#ffd36a"]),
            shadow=0.8,
            edge=0.1,
        )
    with scene.at(226, 242, 0.34, flip=True):
        flying_bird(scene, 0.1, colour="accent")
    for x, y, k in ((120, 380, 0.34), (92, 330, 0.26), (404, 360, 0.36), (436, 300, 0.28), (396, 430, 0.24)):
        with scene.at(x, y, k, -10, flip=x < 256):
            flying_bird(scene, 0.12, colour=0.12)
    with scene.at(400, 742, 0.8, flip=True):
        fox(scene, colour="#e07a3a")
    with scene.at(104, 748, 0.7):
        cat_behind(scene, 0.05)
    with scene.at(330, 752, 0.55):
        rabbit(scene, 0.9)
    sparks(scene, 30, (120, 120, 400, 640), (0.5, 1.3))
