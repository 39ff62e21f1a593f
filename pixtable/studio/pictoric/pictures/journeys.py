"""Pictures of leaving and travelling."""

import math
import random

from pixtable.studio.kit.colour import FOREST
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
)
from pixtable.studio.pictoric.motifs.beasts import fox
from pixtable.studio.pictoric.motifs.birds import flying_bird
from pixtable.studio.pictoric.motifs.cats import cat_behind
from pixtable.studio.pictoric.motifs.clouds import billow, cumulus, scalloped_cloud
from pixtable.studio.pictoric.motifs.houses import house, windows
from pixtable.studio.pictoric.motifs.land import hills, ridge
from pixtable.studio.pictoric.motifs.paint import along
from pixtable.studio.pictoric.motifs.people import traveller
from pixtable.studio.pictoric.motifs.person import person
from pixtable.studio.pictoric.motifs.plants import cactus, corner_leaves
from pixtable.studio.pictoric.motifs.sky import moon, stars, sun
from pixtable.studio.pictoric.motifs.things import cage, clock_face, suitcase
from pixtable.studio.pictoric.motifs.trees import clump_tree, pine
from pixtable.studio.pictoric.motifs.vehicles import hot_air_balloon, rowing_boat, train
from pixtable.studio.pictoric.motifs.water import waves
from pixtable.studio.pictoric.palettes import CHERRY, CORAL, DESERT, SAGE, SEPIA
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import WHITE, Dream


@recipe(SAGE, light=(120, 160), reach=760, seed=23)
def dandelion(scene: Dream) -> None:
    """The old dandelion is a station: with every breath of wind another traveller departs on a seed."""
    scene.wash(["#20463f", "#2f5f52", "#4f8068", "#86a57c", "#d9c88c", "#f3dca4"], strength=0.55)
    with scene.depth(0.4, scene.tone(0.86)):
        ridge(scene, 660, 90, 0.5, 5, seed=8)
    with scene.depth(0.2, scene.tone(0.9)):
        hills(scene, 662, 18, 0.55, seed=4)
    for x, k in ((386, 0.5), (408, 0.62), (432, 0.5), (452, 0.44)):
        with scene.at(x, 672, k):
            house(scene, 0.6)
    hills(scene, 700, 16, 0.4, seed=6, marks=70)
    cx, cy = 206, 352
    scene.paper(taper([(186, 790), (196, 640), (200, 500), (cx, cy)], 15, 9, 30), (0.46, 0.24), shadow=1, brush="brush")
    for q in (
        [(190, 760, 1), (150, 700), (96, 690), (30, 712, 1), (80, 716), (100, 734), (60, 744), (120, 752), (150, 772)],
        [(196, 760, 1), (240, 704), (300, 704), (352, 732, 1), (300, 730), (290, 744), (320, 752), (250, 764)],
    ):
        scene.paper(smooth(q), (0.44, 0.2), shadow=1)

    def seed_(x: float, y: float, a: float, length: float, sc: float, al: float = 1.0) -> None:
        ex, ey = x + math.cos(a) * length, y + math.sin(a) * length
        scene.line(smooth([(x, y), ((x + ex) / 2 + 2, (y + ey) / 2), (ex, ey)], closed=False), 1.1 * sc, 0.98, 0.9 * al)
        for k in range(13):
            b = a + (k - 6) * 0.2
            left = sc * (26 - abs(k - 6) * 0.7)
            scene.line(
                smooth(
                    [
                        (ex, ey),
                        (ex + math.cos(b) * left * 0.6, ey + math.sin(b) * left * 0.6),
                        (ex + math.cos(b + 0.05 * (k - 6)) * left, ey + math.sin(b + 0.05 * (k - 6)) * left),
                    ],
                    closed=False,
                ),
                0.75,
                1.0,
                0.75 * al,
            )
            scene.flat(
                circle(ex + math.cos(b + 0.05 * (k - 6)) * left, ey + math.sin(b + 0.05 * (k - 6)) * left, 0.9),
                1.0,
                0.9 * al,
            )

    scene.glow(cx, cy, 190, scene.tone(1), 0.22)
    for ring, (n, length) in enumerate(((34, 124), (26, 96), (18, 66))):
        for i in range(n):
            a = i / n * 6.283 + ring * 0.2
            if -1.25 < a - 6.283 * (a > 3.5) < 0.42 and scene.random.random() < 0.86 - 0.18 * ring:
                continue
            seed_(cx + math.cos(a) * 14, cy + math.sin(a) * 14, a, length * scene.random.uniform(0.92, 1.04), 1.25, 0.9)
    scene.paper(circle(cx, cy, 21), (0.44, 0.22), shadow=0.8)
    for i in range(40):
        a = i * 2.4
        d = 19 * math.sqrt(i / 40)
        scene.flat(circle(cx + math.cos(a) * d, cy + math.sin(a) * d, 1.5), 0.82 if i % 2 else 0.12, 0.8)
    for x, y, sc, rot, cl in (
        (300, 300, 0.8, 14, "accent"),
        (392, 372, 0.95, 8, "#2f5f7a"),
        (352, 214, 0.75, 20, "accent2"),
        (440, 236, 0.84, 12, "#5b3f6a"),
        (300, 120, 0.6, 24, "#2f5f7a"),
        (410, 118, 0.62, 18, "accent"),
        (474, 60, 0.46, 20, "accent2"),
        (356, 44, 0.42, 24, "#5b3f6a"),
    ):
        with scene.at(x, y, sc, rot):
            for k in range(17):
                b = -math.pi / 2 + (k - 8) * 0.165
                left = 46 - abs(k - 8) * 0.8
                scene.line(
                    smooth(
                        [
                            (0, -62),
                            (math.cos(b) * left * 0.6, -62 + math.sin(b) * left * 0.6),
                            (math.cos(b + 0.05 * (k - 8)) * left, -62 + math.sin(b + 0.05 * (k - 8)) * left),
                        ],
                        closed=False,
                    ),
                    1.2,
                    1.0,
                    0.9,
                )
                scene.flat(
                    circle(math.cos(b + 0.05 * (k - 8)) * left, -62 + math.sin(b + 0.05 * (k - 8)) * left, 1.5), 1.0
                )
            scene.line(line(0, -62, 1, 14), 1.8, 0.97)
            scene.paper(ellipse(1, 18, 2.6, 7), 0.3, shadow=0.3, edge=0.1)
            with scene.at(-8, 70, 1.05):
                traveller(scene, 0.06, coat=cl)
                scene.paper(taper([(3, -40), (6, -50), (9, -56)], 5, 4), cl, shadow=0.3, edge=0.1)
            with scene.at(14, 64, 0.34):
                suitcase(scene, "#7a4a2c")


@recipe(DESERT, light=(256, 250), reach=620, seed=3)
def clock_desert(scene: Dream) -> None:
    """A giant clock sets behind the dunes like a sun while a train passes it and a traveller flies the moon like a
    kite."""
    scene.wash([0.4, 0.55, 0.68, 0.82, 0.93, 0.98], strength=0.5)
    scene.glow(256, 270, 360, "glow", 0.6)
    with scene.at(404, 108, 0.42):
        moon(scene, 90, 0.99)
    with scene.depth(0.3, scene.tone(0.85)):
        ridge(scene, 400, 90, 0.62, 6, seed=4)
    hills(scene, 420, 22, 0.74, seed=1)
    with scene.at(238, 380, 1.55, -9):
        clock_face(scene, 100, 0.97, "accent2", (10, 2))
    hills(scene, 470, 30, 0.66, seed=7, marks=50, style="sand")
    hills(scene, 540, 36, 0.56, seed=2, marks=60, style="sand")
    with scene.at(330, 546, 0.62, 3):
        train(scene, 0.2, 3)
    hills(scene, 600, 34, 0.44, seed=12, marks=70, style="sand")
    # shadow of the clock hand reaching the traveller
    with scene.at(128, 676):
        cactus(scene)
    hills(scene, 690, 26, 0.28, seed=9, marks=60, style="sand")
    with scene.at(352, 712, 1.15, flip=True):
        traveller(scene, 0.05, coat="accent")
    scene.line(curve("372,688 420,600 470,470 452,330 410,160"), 1.3, 0.02, 0.8)
    for x, y, k in ((80, 160, 0.4), (130, 120, 0.3), (60, 220, 0.26)):
        with scene.at(x, y, k, -8):
            flying_bird(scene, 0.1)


@recipe(SEPIA, light=(262, 166), reach=560, seed=35)
def suitcase_light(scene: Dream) -> None:
    """All the luggage ever lost at sea has been piled into a lighthouse, so that its owners can find the way."""
    scene.wash(["#0c171b", "#1c3338", "#3a544f", "#6f7556", "#a98f58", "#c9a766"], strength=0.6)
    stars(scene, 110, 420, big=8)
    scene.beam(262, 166, 188, 9, 520, alpha=0.85)
    scene.beam(262, 166, -10, 9, 520, alpha=0.75)
    for x, y, w, t in ((70, 330, 210, 0.46), (460, 300, 200, 0.44), (90, 470, 170, 0.62)):
        with scene.at(x, y):
            cumulus(scene, w, t, alpha=0.9, dark=0.16, highlight=0.3)
    waves(scene, 560, 0.4, 4, step=26, seed=4)
    scene.paper(
        blob("110,700! 136,656 184,634 262,624 340,632 392,656 420,700! 420,800! 110,800!"),
        (0.3, 0.06),
        shadow=1.4,
        edge=2,
    )
    cols = [
        "#c4683c",
        "#67907a",
        "#dca85c",
        "#8f4a3c",
        "#b08a50",
        "#417a86",
        "#d68c4c",
        "#7f6a50",
        "#b85a38",
        "#5a8a7a",
        "#e0b468",
        "#935440",
    ]
    y = 640
    rr = random.Random(4)
    for i in range(12):
        u = i / 11
        w = 178 * (1 - u) + 84 * u + rr.uniform(-10, 10)
        h = 46 * (1 - u) + 30 * u + rr.uniform(-5, 5)
        with scene.at(262 + rr.uniform(-8, 8), y, 1, rr.uniform(-3, 3)):
            suitcase(scene, cols[i], w, h, straps=i % 3 != 1)
            if i in (3, 6, 9):
                windows(scene, [(0, -h * 0.5)], 12, 17, 1)
            if i == 0:
                scene.glow(0, -22, 60, "glow", 0.6)
                scene.flat(round_rect(-13, -40, 26, 40, 11), "glow")
                scene.line(round_rect(-13, -40, 26, 40, 11), 2.4, 0.04)
        y -= h - 1
    scene.paper(round_rect(262 - 50, y - 8, 100, 12, 4), scene.shaded("#3a2a22", 0.1, 0.3), shadow=0.7, edge=0.3)
    for x in (-40, -20, 0, 20, 40):
        scene.line(line(262 + x, y - 8, 262 + x, y - 24), 2, 0.04)
    scene.line(line(218, y - 24, 306, y - 24), 2.4, 0.04)
    scene.flat(rect(240, y - 58, 44, 50), "glow")
    for x in (240, 262, 284):
        scene.line(line(x, y - 58, x, y - 8), 2.6, 0.04)
    scene.paper(
        smooth([(230, y - 56, 1), (240, y - 76), (262, y - 92, 1), (284, y - 76), (294, y - 56, 1)]),
        scene.shaded("accent", 0.1, 0.3),
        shadow=0.6,
    )
    scene.line(line(262, y - 92, 262, y - 108), 2.6, 0.04)
    scene.glow(262, y - 34, 150, "glow", 0.95)
    scene.glow(262, 430, 250, "glow", 0.22)
    with scene.at(196, 640, 0.72):
        suitcase(scene, "#8c5a34", 64, 42)
    with scene.at(352, 652, 0.7, 12):
        suitcase(scene, "#46685c", 70, 44)
    with scene.at(196, 610, 0.74):
        cat_behind(scene, 0.03, tail=-1, tall=64)
    waves(scene, 690, 0.22, 3, step=26, swell=12, seed=8, wave_length=80)
    with scene.at(424, 700, 0.92, -5):
        rowing_boat(scene, 0.2, colour="#5a3424")
        with scene.at(22, -14, 0.6):
            suitcase(scene, "#c08a48", 70, 46)
        with scene.at(-16, -6, 0.9, flip=True):
            traveller(scene, 0.03, lantern=True)
    waves(scene, 738, 0.14, 2, step=26, swell=12, seed=3, wave_length=90)


@recipe(CHERRY, light=(120, 120), reach=860, seed=36)
def scarf_road(scene: Dream) -> None:
    """He never let go of the scarf, and it has become the only road back."""
    scene.wash(["#7f98b5", "#a9bccd", "#d3dde2", "#f1e9df", "#fbeedd"], strength=0.5)
    with scene.at(116, 124):
        sun(scene, 36, "#fff3dc", 0, "#f3b58a")
    with scene.depth(0.35, scene.tone(0.72)):
        ridge(scene, 300, 110, 0.5, 5, seed=6, snow=0.99)
    pts = [
        (352, 268),
        (300, 292),
        (250, 306),
        (262, 328),
        (340, 350),
        (392, 384),
        (352, 424),
        (232, 454),
        (128, 496),
        (120, 560),
        (210, 612),
        (300, 644),
    ]
    widths = [5, 6, 8, 9, 12, 15, 19, 24, 29, 34, 38, 30]
    for y, _t, sd, a in (
        (286, 0.66, 3, 14),
        (322, 0.72, 5, 24),
        (388, 0.76, 8, 30),
        (486, 0.82, 12, 34),
        (604, 0.9, 14, 26),
    ):
        q = (
            [(-20, 800, 1)]
            + [
                (
                    x,
                    y - a * (0.6 * math.sin(x * 0.011 + sd) + 0.4 * math.sin(x * 0.023 + sd * 2)),
                    *((1,) if x in (-20, 540) else ()),
                )
                for x in range(-20, 541, 40)
            ]
            + [(540, 800, 1)]
        )
        scene.paper(
            smooth(q), (WHITE, "#a9bcd6" if y < 560 else "#c3cfe2"), span=(0, y - a, 0, y + 110), shadow=2.2, edge=1
        )
        for _ in range(36):
            x = scene.random.uniform(0, 512)
            yy = y + scene.random.uniform(14, 110)
            length = scene.random.uniform(10, 34)
            scene.line(
                smooth([(x - length, yy), (x, yy - 2.5), (x + length, yy + 1)], closed=False),
                1.3,
                "#8fa6c4" if scene.random.random() < 0.6 else WHITE,
                0.4,
            )
    for x, y, h in (
        (60, 330, 60),
        (36, 338, 76),
        (90, 336, 50),
        (440, 420, 90),
        (470, 428, 110),
        (500, 416, 80),
        (30, 520, 120),
        (64, 528, 90),
        (470, 600, 150),
        (500, 610, 180),
        (420, 330, 44),
        (446, 326, 54),
    ):
        with scene.at(x, y):
            pine(scene, 0.14, h, snow=0.97)
    left, right = [], []
    for i, (x, y, a) in enumerate(along(smooth(pts, closed=False), 120)):
        u = i / 120 * (len(widths) - 1)
        k = min(int(u), len(widths) - 2)
        w = (widths[k] * (1 - u + k) + widths[k + 1] * (u - k)) / 2
        n = math.radians(a + 90)
        left.append((x + math.cos(n) * w, y + math.sin(n) * w * 0.72))
        right.append((x - math.cos(n) * w, y - math.sin(n) * w * 0.72))
    rib = smooth(left + right[::-1])
    scene.paper(rib, ("#e25b45", "#b81f2a"), shadow=1.2, brush="brush", texture=0.8, edge=0.5)
    with scene.clip(rib):
        for i in range(2, 120, 2):
            scene.line(
                polyline([left[i], ((left[i][0] + right[i][0]) / 2 + 3, (left[i][1] + right[i][1]) / 2), right[i]]),
                0.6 + 0.9 * i / 120,
                "#7a0f18",
                0.45,
            )
        for i in range(10, 118, 16):
            scene.flat(polygon([left[i], left[i + 3], right[i + 3], right[i]]), "#fff3e6", 0.85)
    with scene.at(352, 272, 0.8):
        for x, k in ((-34, 0.7), (-10, 0.9), (16, 0.75), (38, 0.6)):
            with scene.at(x, -2, k):
                house(scene, 0.9, "#6a3a44")
        scene.paper(polygon([(-2, -30), (4, -66), (10, -30)]), "#44587d", shadow=0.4)
    for x, y, k in ((338, 344, 0.26), (386, 376, 0.32), (244, 442, 0.44)):
        with scene.at(x, y, k):
            traveller(scene, 0.05, coat="#44587d", scarf=False)
    with scene.at(330, 742, 3.1):
        traveller(scene, 0.05, coat="#2f4468", scarf=False)
        scene.paper(
            blob("-5.6,-54.5! 1,-55.5 7.8,-54.5! 7.4,-48 1,-43.5 -5.4,-48"), "#5a3526", shadow=0.2, edge=0.4, rim=0.5
        )
        scene.paper(
            blob("-8,-47! 0,-44 9,-47! 10,-41 0,-38 -8,-41"), ("#e25b45", "#b81f2a"), shadow=0.5, edge=0.4, rim=0.6
        )
    for _ in range(150):
        x, y, r = scene.random.uniform(0, 512), scene.random.uniform(0, 768), scene.random.uniform(0.7, 2.6)
        scene.flat(circle(x, y, r), 1.0, scene.random.uniform(0.5, 0.95), blur=0.4)


@recipe(CORAL, light=(350, 180), reach=640, seed=34)
def tightrope_house(scene: Dream) -> None:
    """The walker has come out onto the rope over the clouds: on one end of the pole hangs the house, on the other
    a bird."""
    scene.wash([0.42, 0.56, 0.7, 0.84, 0.94, 0.98, 0.9], strength=0.5)
    scene.glow(350, 190, 300, "glow", 0.7)
    with scene.at(352, 196):
        scene.paper(circle(0, 0, 74), ("#fff4d2", "#ffd79a"), shadow=0.4, rim=0.3)
    for x, y, w, t in ((60, 130, 200, 0.8), (470, 90, 160, 0.82), (110, 560, 260, 0.9), (420, 610, 280, 0.92)):
        with scene.at(x, y):
            billow(scene, w, t, seed=int(w), alpha=0.9)
    rope = [(-20, 600), (120, 530), (252, 470), (380, 388), (540, 268)]
    scene.line(smooth(rope, closed=False), 4.4, 0.0, 0.2, blur=2)
    scene.line(smooth(rope, closed=False), 2.8, 0.06)
    with scene.at(250, 470, 1.9, -4):
        person(scene, 0.16, tone=0.04, hat="top", legs="walk", arms=((-16, -30), (16, -31)), scarf="accent")
        scene.line(curve("-98,-8 -50,-24 0,-30 50,-26 98,-12"), 1.9, 0.1)
    with scene.at(64, 458):
        for x in (-26, 26):
            scene.line(line(0, -2, x, 40), 1.4, 0.1)
    with scene.at(64, 556, 2.1, -3):
        house(scene, 0.55, "accent", width=36, height=30)
        scene.paper(blob("-25,0! 25,0! 16,10 0,16 -14,11"), (0.3, 0.15), shadow=0.5, edge=1)
    scene.glow(64, 540, 90, "glow", 0.35)
    with scene.at(438, 440):
        scene.line(line(-4, -6, 0, 34), 1.3, 0.1)
    with scene.at(440, 496, 0.62, -4):
        flying_bird(scene, 0.2, colour="accent")
    for x, y, w, t in ((40, 700, 330, 0.96), (330, 720, 360, 0.9), (160, 790, 420, 0.76), (470, 800, 300, 0.7)):
        with scene.at(x, y):
            billow(scene, w, t, seed=int(x))


@recipe(FOREST, light=(256, 380), reach=560, seed=9)
def cage_balloon(scene: Dream) -> None:
    """A balloon carries a birdcage in which a tree and a fox live, while the birds fly free outside."""
    scene.wash([0.34, 0.52, 0.7, 0.86, 0.96, 0.99], strength=0.5)
    scene.glow(256, 430, 320, "glow", 0.45)
    with scene.depth(0.3, scene.tone(0.8)):
        ridge(scene, 610, 190, 0.52, 4, seed=3)
    for x, y, w, t in ((70, 500, 240, 0.95), (460, 540, 260, 0.92)):
        with scene.at(x, y):
            scalloped_cloud(scene, w, t, alpha=0.9)
    with scene.at(256, 180):
        hot_air_balloon(scene, ("accent", "accent2", 0.96), basket=False, radius=128)
    for x in (-25, -9, 9, 25):
        scene.line(line(256 + x, 328, 256 + x * 0.3, 386), 1.6, 0.08)
    with scene.at(256, 570, 1.12):
        cage(scene, 0.1, part="back", width=130)
        with scene.at(-8, -8, 0.47):
            clump_tree(scene, 0.06, 0.42, seed=21, blossoms=16)
        with scene.at(28, -6, 0.36):
            fox(scene)
        scene.glow(0, -80, 100, "glow", 0.22)
        cage(scene, 0.1, part="front", width=130)
    for i in range(3):
        with scene.depth(0.3 - 0.12 * i, scene.tone(0.8)):
            hills(scene, 640 + i * 40, 26, 0.5 - 0.14 * i, seed=20 + i, marks=70)
    for x, h in ((20, 150), (70, 100), (120, 70), (500, 170), (448, 110), (400, 76)):
        with scene.at(x, 768):
            pine(scene, 0.14, h)
    with scene.at(256, 716):
        traveller(scene, 0.04, hat=True)
    corner_leaves(scene, 0.03, "bl br", 6, 3)
    scene.line(curve("274,694 290,660 262,620 256,584"), 1.4, 0.05, 0.9)
    for x, y, k in ((70, 330, 0.5), (120, 290, 0.36), (420, 420, 0.42)):
        with scene.at(x, y, k, -6):
            flying_bird(scene, 0.12, colour=0.12)
