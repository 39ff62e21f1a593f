"""Pictures of what happens to people in town."""

import math
import random
from collections.abc import Sequence

from pixtable.studio.kit.colour import SNOW, mix
from pixtable.studio.kit.paths import (
    blob,
    circle,
    curve,
    ellipse,
    line,
    placed,
    polygon,
    rect,
    round_rect,
    smooth,
    stroked,
    svg,
    union,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.beasts import dog, doorman_bear
from pixtable.studio.pictoric.motifs.birds import pigeon
from pixtable.studio.pictoric.motifs.furniture import chair
from pixtable.studio.pictoric.motifs.houses import house_row
from pixtable.studio.pictoric.motifs.land import hills, ridge
from pixtable.studio.pictoric.motifs.lights import street_lamp
from pixtable.studio.pictoric.motifs.paint import between
from pixtable.studio.pictoric.motifs.people import traveller
from pixtable.studio.pictoric.motifs.person import person, youngster
from pixtable.studio.pictoric.motifs.sky import moon, starfield, stars
from pixtable.studio.pictoric.motifs.things import suitcase
from pixtable.studio.pictoric.palettes import COBALT, PEACOCK, PEWTER, SMOKE
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import SCREEN, WHITE, Dream


@recipe(COBALT, light=(256, 180), reach=620, seed=43)
def carpet_street(scene: Dream) -> None:
    """At the end of the day an old man rolls up the street like a carpet, and under it there is only night."""
    scene.wash([0.62, 0.74, 0.82, 0.9, 0.4, 0.1], strength=0.5)
    scene.glow(256, 190, 300, "glow", 0.6)
    scene.paper(circle(256, 206, 52), ("#fff3d2", "#ffcf8a"), shadow=0.2, rim=0.3)
    scene.gradient(rect(0, 540, 512, 240), [0.1, 0.02], (0, 540, 0, 768))
    starfield(scene, rect(0, 560, 512, 220), 90, 9, (0, 570, 512, 768))
    road = polygon([(230, 280), (282, 280), (452, 590), (60, 590)])
    scene.gradient(road, ["#fff0d0", "#e8bd98", "#b98a86"], (0, 280, 0, 590))
    scene.textured(road, brush="mottle", strength=0.6)
    for j in range(17):
        u = (j / 16) ** 1.9
        y = 284 + u * 300
        w = 25 + u * 170
        n = 8
        scene.line(line(256 - w, y, 256 + w, y), 0.6 + u, "#5a3f5a", 0.4)
        for i in range(n + 1):
            x = 256 - w + 2 * w * (i + 0.5 * (j % 2)) / n
            scene.line(line(x, y, x + (x - 256) * 0.05, y + 4 + u * 30), 0.6 + u, "#5a3f5a", 0.4)
    for sx in (-1, 1):
        scene.line(line(256 + sx * 8, 280, 256 + sx * 62, 590), 2.6, "#3a3a6a", 0.8)

    def front(side: float, steps: Sequence[tuple[float, float, float, float, float, float, str, str]]) -> None:
        for x0, x1, h0, h1, y0, y1, c, rf in steps:

            def across(x: float) -> float:
                return 256 + side * x

            scene.paper(
                polygon([(across(x0), y0), (across(x0), y0 - h0), (across(x1), y1 - h1), (across(x1), y1)]),
                scene.shaded(c, 0.1, 0.3),
                shadow=0.9,
                edge=0.4,
            )
            scene.paper(
                polygon(
                    [
                        (across(x0) - side * 3, y0 - h0 + 1),
                        (across(between(x0, x1, 0.5)), between(y0 - h0, y1 - h1, 0.5) - between(h0, h1, 0.5) * 0.28),
                        (across(x1) + side * 4, y1 - h1 + 1),
                    ]
                ),
                scene.shaded(rf, 0.1, 0.3),
                shadow=0.6,
                edge=0.4,
            )
            n = 2
            for j in range(3):
                for i in range(n):
                    u = (i + 0.5) / n
                    v = 0.2 + 0.26 * j
                    x = between(x0, x1, u)
                    hb = between(h0, h1, u)
                    yb = between(y0, y1, u)
                    y = yb - hb * v - hb * 0.08
                    w = (x1 - x0) * 0.16
                    hh = hb * 0.12
                    scene.glow(across(x), y, w * 3, "glow", 0.35)
                    scene.flat(
                        polygon(
                            [
                                (across(x - w), y - hh * 0.5),
                                (across(x + w), y - hh * 0.55),
                                (across(x + w), y + hh * 0.5),
                                (across(x - w), y + hh * 0.5),
                            ]
                        ),
                        "glow" if scene.random.random() < 0.75 else 0.1,
                    )

    left_side = [
        (26, 52, 60, 84, 288, 316, "#6a7fc0", "accent"),
        (52, 88, 92, 128, 316, 364, "#c8705a", "#2a3f86"),
        (88, 138, 120, 176, 364, 432, "#5a6fb8", "accent2"),
        (138, 206, 196, 262, 432, 524, "#d98a62", "#24357a"),
        (206, 300, 240, 340, 524, 640, "#4a5fae", "accent"),
    ]
    right_side = [
        (26, 54, 66, 88, 288, 320, "#d98a62", "#2a3f86"),
        (54, 90, 100, 120, 320, 368, "#5a6fb8", "accent"),
        (90, 140, 130, 190, 368, 436, "#c8705a", "accent2"),
        (140, 210, 180, 250, 436, 530, "#6a7fc0", "#c8453a"),
        (210, 300, 250, 330, 530, 640, "#c8705a", "#24357a"),
    ]
    with scene.clip(rect(0, 0, 512, 586)):
        front(-1, left_side)
        front(1, right_side)
    roll = blob("40,578! 256,570 472,578! 486,606 490,640 486,676 472,704! 256,712 40,704! 26,676 22,640 26,606")
    scene.flat(placed(roll, 0, 14), 0.0, 0.6, blur=12)
    scene.paper(roll, ("#f2caa2", "#6a4a62"), shadow=1.4, edge=0.4)
    with scene.clip(roll):
        for j in range(6):
            y = 584 + j * 23
            scene.line(smooth([(0, y + 6), (256, y), (512, y + 6)], closed=False), 2, "#4a3050", 0.45)
            for i in range(12):
                scene.line(
                    line(16 + i * 46 + (23 if j % 2 else 0), y + 3, 16 + i * 46 + (23 if j % 2 else 0), y + 25),
                    2,
                    "#4a3050",
                    0.4,
                )
        for x in (186, 326):
            scene.line(line(x, 570, x, 712), 4, "#3a3a6a", 0.8)
        for x, c in ((88, "#c8705a"), (424, "#5a6fb8")):
            scene.paper(rect(x - 30, 560, 60, 160), scene.shaded(c, 0.05, 0.4), shadow=0.5, edge=0.3)
            for k in range(2):
                for j in range(3):
                    scene.flat(rect(x - 20 + k * 24, 592 + j * 34, 14, 20), "glow", 0.95)
        scene.gradient(rect(0, 560, 512, 160), [WHITE, "#060f2c"], (0, 556, 0, 712), alpha=0.34)
    for _, x in ((1, 36), (-1, 476)):
        scene.paper(ellipse(x, 641, 21, 65), scene.shaded("#b98a86", 0.1, 0.35), shadow=0.5, edge=0.3)
        for k in range(4):
            scene.line(ellipse(x, 641, 17 - k * 4.4, 56 - k * 14), 2, "#3a2748", 0.8)
    with scene.at(256, 752, 2.05):
        person(scene, "#2f7f86", tone=0.06, hat="cap", back=True, hair=0.9, arms=((-17, -42), (17, -42)), legs="walk")
    with scene.at(400, 758, 0.85, flip=True):
        dog(scene, "#f2e2cc", "#c8825a")


@recipe(SNOW, light=(392, 330), reach=520, seed=58)
def empty_pedestal(scene: Dream) -> None:
    """In the night the statue has gone for a walk: fresh steps lead away through the snow and the pigeons do not
    know where to sit."""
    scene.wash([0.1, 0.2, 0.32, 0.46, 0.6, 0.7], strength=0.55)
    with scene.depth(0.5, scene.tone(0.5)):
        house_row(scene, -20, 540, 500, 0.4, lowest=50, highest=96, lit=0.1, seed=21, width=(44, 64), roofs=(0.3, 0.4))
    with scene.depth(0.2, scene.tone(0.5)):
        house_row(scene, -30, 100, 520, 0.3, lowest=180, highest=230, lit=0.2, seed=4, width=(56, 70))
        house_row(scene, 430, 540, 520, 0.3, lowest=190, highest=240, lit=0.2, seed=11, width=(56, 70))
    scene.paper(blob("-20,790! -20,506! 140,498 300,500 532,508! 532,790!"), (0.95, 0.74), shadow=1, edge=1.4)
    scene.glow(392, 340, 280, "glow", 0.5)
    with scene.at(404, 560, 1.5):
        street_lamp(scene, 180)
    scene.flat(ellipse(404, 566, 120, 20), "glow", 0.45, blur=14)
    with scene.layer(alpha=0.4, blur=9):
        scene.flat(polygon([(130, 600), (270, 596), (210, 680), (-20, 720), (-20, 640)]), 0.2)
    for x0, x1, y0, y1, t in (
        (116, 290, 566, 612, 0.5),
        (130, 276, 536, 570, 0.56),
        (150, 256, 372, 540, 0.52),
        (138, 268, 352, 376, 0.6),
    ):
        scene.paper(
            polygon([(x0 + 3, y0), (x1 - 3, y0), (x1, y1), (x0, y1)]), (t + 0.1, t - 0.12), shadow=1.1, edge=0.8
        )
    scene.line(round_rect(164, 404, 78, 104, 3), 2, 0.3, 0.5)
    scene.paper(
        polygon([(178, 456), (203, 424), (228, 456), (203, 488)]),
        scene.shaded("accent2", 0.1, 0.3),
        shadow=0.5,
        edge=0.3,
    )
    scene.paper(blob("136,352! 150,342 180,346 204,350 232,344 262,343 270,354!"), 1.0, shadow=0.3, edge=0.8)
    for x in (184, 222):
        scene.flat(ellipse(x, 350, 13, 4.6), 0.3, 0.75)
    for x, y, k, fl in ((160, 346, 0.8, False), (246, 348, 0.8, True), (352, 604, 0.95, True), (204, 640, 1.0, False)):
        with scene.at(x, y, k, flip=fl):
            pigeon(scene, 0.34)
    for i in range(7):
        u = i / 6
        x = between(284, 452, u**1.2) + (between(9, 24, u) if i % 2 else -between(9, 24, u))
        y = between(626, 744, u)
        with scene.at(x, y, between(0.55, 1.15, u), 122):
            scene.flat(blob("-5,2 -8,-12 -4,-24 4,-24 8,-12 5,2"), 0.36, 0.9)
            scene.flat(round_rect(-5.4, 7, 10.8, 11, 4), 0.36, 0.9)
            scene.line(curve("8,-14 4,-25 -4,-25"), 1.3, 1.0, 0.9)
    for _ in range(170):
        scene.flat(
            circle(scene.random.uniform(0, 512), scene.random.uniform(0, 768), scene.random.uniform(0.7, 2.3)),
            1.0,
            scene.random.uniform(0.35, 0.9),
            blur=0.4,
        )
    with scene.at(66, 730):
        scene.paper(
            union(blob("-20,0! -18,-26 0,-34 18,-26 20,0!"), ellipse(0, 0, 34, 6)),
            scene.shaded("#4a6a6a", 0.1, 0.35),
            shadow=0.8,
        )
        scene.flat(ellipse(2, -32, 14, 3), 1.0, 0.9)


@recipe(SMOKE, light=(256, 330), reach=460, seed=54)
def house_bait(scene: Dream) -> None:
    """A warm little house hangs over the square on a fishing hook; everyone stretches up, nobody looks at the line."""
    scene.wash([0.04, 0.1, 0.18, 0.3, 0.4, 0.3], strength=0.55, brush="cloudy")
    scene.glow(256, 330, 360, "accent2", 0.45)
    with scene.depth(0.45, scene.tone(0.3)):
        house_row(scene, -10, 520, 640, 0.3, lowest=120, highest=250, lit=0.0, seed=5, width=(46, 70), roofs=(0.2, 0.3))
    house_row(scene, -30, 96, 700, 0.16, lowest=240, highest=330, lit=0.04, seed=8, width=(56, 70), roofs=(0.1, 0.2))
    house_row(scene, 420, 540, 700, 0.16, lowest=260, highest=340, lit=0.04, seed=3, width=(56, 70), roofs=(0.1, 0.2))
    scene.paper(rect(-10, 640, 532, 150), (0.42, 0.16), shadow=0.8, edge=1.5)
    scene.flat(ellipse(256, 680, 230, 44), "glow", 0.35, blur=24, blend=SCREEN)
    scene.line(curve("262,-10 258,60 260,130"), 1.8, 0.9, 0.9)
    hk = curve("260,130 260,300 262,420 240,470 196,468 178,430")
    scene.line(hk, 12, 0.0, 0.4, blur=5)
    scene.paper(
        union(stroked(hk, 8.5), polygon([(170, 446), (176, 392), (200, 430)])),
        ("#e8eaf0", "#6a7080"),
        shadow=1,
        rim=1,
        edge=0.1,
    )
    scene.line(circle(260, 122, 9), 5, "#c8ccd8")
    with scene.at(256, 428, 4.3, -3):
        scene.paper(rect(-18, -30, 36, 30), ("#ffe9c0", "#d8935a"), shadow=0.9, edge=0.4)
        scene.paper(rect(7, -52, 6, 16), "#8a4030", shadow=0.4, edge=0.2)
        scene.paper(polygon([(-23, -28), (0, -52), (23, -28)]), scene.shaded("accent", 0.1, 0.3), shadow=0.7, edge=0.4)
        for k in range(3):
            scene.line(
                smooth([(-16 + k * 3, -32 - k * 5), (0, -31 - k * 6), (16 - k * 3, -32 - k * 5)], closed=False),
                0.6,
                0.05,
                0.4,
            )
        for x in (-9, 9):
            scene.glow(x, -18, 16, "glow", 0.9)
            scene.flat(round_rect(x - 4, -23, 8, 9, 1), "glow")
            scene.line(round_rect(x - 4, -23, 8, 9, 1), 0.8, "#7a3a2a")
            scene.line(line(x, -23, x, -14), 0.6, "#7a3a2a")
        scene.paper(round_rect(-4, -12, 8, 12, 4), "#7a3a2a", shadow=0.3, edge=0.1)
        scene.flat(circle(2, -6, 0.8), "glow")
        scene.line(curve("10,-53 13,-60 9,-66 14,-74"), 2.2, 0.8, 0.4, blur=1.2)
        scene.paper(blob("-24,0! 24,0! 16,6 4,9 -10,7"), (0.3, 0.12), shadow=0.6, edge=0.8)
        for x in (-10, -2, 8):
            scene.line(smooth([(x, 5), (x + 1, 9), (x - 1, 13)], closed=False), 0.6, 0.1)
    scene.paper(
        union(stroked(curve("262,420 240,470 196,468 178,430"), 8.5), polygon([(168, 450), (176, 392), (202, 432)])),
        ("#e8eaf0", "#8a90a0"),
        shadow=1.2,
        rim=1,
        edge=0.1,
    )
    scene.glow(256, 380, 240, "glow", 0.3)
    r = random.Random(3)
    coats: list[Tone] = ["accent", "accent2", 0.3, 0.5, "#3f6a7a", "#6a4a6a", 0.4]
    for y, k, n in ((682, 1.0, 8), (716, 1.2, 8), (764, 1.5, 7)):
        for i in range(n):
            x = 40 + i * (440 / (n - 1)) + r.uniform(-14, 14)
            d = (256 - x) / 256
            with scene.at(x, y + r.uniform(-6, 6), k, flip=x > 256):
                person(
                    scene,
                    r.choice(coats),
                    tone=0.06,
                    hat=r.choice(["bowler", "cap", "none", "bun", "none"]),
                    hair=r.choice([0.08, 0.1, 0.5]),
                    skirt=r.random() < 0.35,
                    back=True,
                    arms=((-9 + d * 4, -68), (12 + abs(d) * 8, -70)),
                )


@recipe(PEACOCK, light=(256, 470), reach=520, seed=38)
def elevator_bear(scene: Dream) -> None:
    """In the middle of the desert a lift is waiting; the bear who works it knows only two directions, and holds
    the door."""
    scene.wash([0.04, 0.12, 0.22, 0.34, 0.46, 0.56], strength=0.55)
    stars(scene, 130, 420, big=10)
    with scene.at(96, 130):
        moon(scene, 34, 0.97, crescent=True)
    with scene.depth(0.3, scene.tone(0.4)):
        ridge(scene, 560, 90, 0.36, 5, seed=8)
    hills(scene, 560, 18, 0.62, seed=4, marks=40, style="sand")
    for x in (238, 274):
        scene.line(line(x, 0, x, 250), 2.4, 0.8, 0.9)
    scene.line(line(256, 0, 256, 250), 1.4, 0.7, 0.6)
    hills(scene, 612, 14, 0.74, seed=6, marks=50, style="sand")
    g = "#d9a441"
    scene.glow(256, 470, 300, "glow", 0.6)
    scene.flat(polygon([(176, 640), (336, 640), (430, 768), (90, 768)]), "glow", 0.5, blur=16, blend=SCREEN)
    scene.paper(polygon([(186, 262), (326, 262), (300, 232), (212, 232)]), scene.shaded(g, 0.1, 0.4), shadow=0.8)
    scene.paper(rect(146, 258, 220, 384), scene.shaded("#7a3a2c", 0.1, 0.35), brush="brush", shadow=1.6)
    scene.paper(rect(138, 250, 236, 16), scene.shaded(g, 0.25, 0.3), shadow=0.6)
    scene.paper(rect(138, 634, 236, 14), scene.shaded(g, 0.2, 0.4), shadow=0.6)
    dial = svg("M 206 322 C 206 258 306 258 306 322 Z")
    scene.paper(dial, 0.97, shadow=0.5, edge=0.2)
    scene.line(dial, 4, g)
    for a in (0.4, 0.9, 1.57, 2.24, 2.74):
        scene.flat(circle(256 + math.cos(a) * 36, 318 - abs(math.sin(a)) * 32, 2.2), 0.1)
    scene.line(line(256, 318, 286, 300), 3, "accent")
    inn = rect(176, 336, 160, 300)
    scene.flat(inn, "glow")
    scene.gradient(inn, ["#fff3cf", "#f4c878", "#d98f4a"], (0, 336, 0, 636))
    for x in range(184, 336, 20):
        scene.line(line(x, 336, x, 610), 1.4, "#b5723a", 0.4)
    scene.line(line(176, 560, 336, 560), 4, "#a3622f", 0.8)
    scene.paper(
        polygon([(176, 636), (336, 636), (320, 606), (192, 606)]),
        scene.shaded("accent", 0.0, 0.2),
        shadow=0.2,
        edge=0.2,
    )
    with scene.at(270, 632, 1.5):
        doorman_bear(scene, "#5a3a2c", "accent")
    for x0, x1 in ((176, 206), (322, 336)):
        for k in range(6 if x0 < 200 else 3):
            x = x0 + k * (6 if x0 < 200 else 5)
            scene.line(line(x, 336, x, 636), 2.2, g)
        for y in range(350, 636, 44):
            scene.line(line(x0, y, x1, y + 14), 1.3, g, 0.8)
    scene.line(inn, 5, g)
    for i in range(9):
        scene.flat(ellipse(150 - i * 14 + (6 if i % 2 else -4), 668 + i * 9, 6 + i * 0.3, 2.6 + i * 0.15), 0.3, 0.5)
    with scene.layer(alpha=0.4, blur=4):
        scene.flat(ellipse(132, 716, 40, 6), 0.0)
    with scene.at(138, 712, 1.5):
        traveller(scene, 0.05)
    with scene.at(98, 718, 0.7):
        suitcase(scene, width=60, height=40)


@recipe(PEWTER, light=(300, 120), reach=560, seed=52)
def chair_tower(scene: Dream) -> None:
    """All the chairs of the house have been piled up under the one lamp that hangs from the sky; it is still one
    chair short."""
    scene.wash([0.2, 0.3, 0.42, 0.54, 0.62, 0.5], strength=0.55, brush="cloudy")
    scene.beam(300, 110, 92, 26, 760, alpha=0.5)
    scene.glow(300, 110, 300, "glow", 0.6)
    scene.line(line(300, 0, 300, 72), 2.2, 0.05)
    scene.paper(round_rect(292, 66, 16, 18, 3), 0.1, shadow=0.4, edge=0.1)
    scene.glow(300, 108, 80, "glow", 1)
    scene.paper(
        blob("292,84! 282,104 290,124 300,130 310,124 318,104 308,84!"),
        mix(scene.palette.glow, WHITE, 0.4),
        shadow=0.3,
        edge=0.1,
    )
    hills(scene, 700, 8, 0.42, seed=4, fade=0.3)
    scene.flat(ellipse(264, 716, 190, 26), "glow", 0.4, blur=16, blend=SCREEN)
    cols = [
        "accent",
        "#3f7f86",
        "accent2",
        "#7a4a5a",
        "#d8c8a0",
        "#4a6a4a",
        "#a8503a",
        "#5a5f8a",
        "#c89a4a",
        "accent",
        "#3f7f86",
        "#8a5a3a",
    ]
    kinds = ["arm", "wood", "stool", "wood", "arm", "wood", "stool", "wood", "stool"]
    x, y = 258, 722
    r = random.Random(5)
    with scene.layer(alpha=0.5, blur=6):
        scene.flat(ellipse(262, 724, 90, 10), 0.0)
    for i, k in enumerate(kinds):
        sc = 1.56 - 0.045 * i
        a = r.uniform(-5, 5) if i else 0
        with scene.at(x, y, sc, a, flip=i % 2 == 1):
            chair(scene, cols[i], k)
        y -= (40 if k == "arm" else 47 if k == "stool" else 42) * sc
        x += r.uniform(-13, 13) + (3 if i < 6 else 2.5)
    with scene.at(x, y + 2, 1.7):
        youngster(scene, "#f0c04a", hair=0.1, legs="stand", arms=((-13, -30), (14, -72)), scarf="#3f7f86")
    with scene.at(120, 712, turn=-98):
        chair(scene, "#8a5a3a")
    with scene.at(420, 724, 0.85):
        doorman_bear(scene, "#8a5f3f", None, cap=False)
