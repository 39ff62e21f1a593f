"""Pictures of what stands on a table."""

import math
import random

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import (
    Track,
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
    stroked,
    taper,
    union,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.kitchen import teapot
from pixtable.studio.pictoric.motifs.lights import flame
from pixtable.studio.pictoric.motifs.machines import small_robot
from pixtable.studio.pictoric.motifs.paint import inner_shadow
from pixtable.studio.pictoric.motifs.people import child, traveller
from pixtable.studio.pictoric.motifs.plants import leaf_path
from pixtable.studio.pictoric.motifs.things import key
from pixtable.studio.pictoric.motifs.toys import chessman
from pixtable.studio.pictoric.palettes import LINEN, MINT, SMOKE
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import WHITE, Dream


@recipe(MINT, light=(220, 170), reach=620, seed=29)
def cake_strata(scene: Dream) -> None:
    """Cut the birthday cake deep enough and you find the buried birthdays, layer under layer."""
    scene.wash(["#2f6a72", "#3f7f84", "#2f6a72", "#1c4650"], strength=0.6, brush="mottle")
    scene.glow(230, 170, 330, "glow", 0.5)
    scene.flat(ellipse(256, 712, 240, 30), 0.0, 0.5, blur=14)
    scene.paper(ellipse(256, 706, 246, 34), ("#f6f3e6", "#b9cdc6"), shadow=1.4, edge=0.2)
    scene.line(ellipse(256, 704, 222, 27), 2, "#e0604e", 0.7)
    left, right, top, bot = 70, 430, 250, 696
    cols = [
        ("#f7e9c6", "#e9cf98", 250, 300),
        ("#f2b4bb", "#e58a98", 300, 322),
        ("#c98a58", "#a86a40", 322, 408),
        ("#fff4e0", "#efdcb8", 408, 428),
        ("#8a4a34", "#6a3428", 428, 520),
        ("#c8404a", "#a02a3a", 520, 540),
        ("#e0b070", "#c08a4a", 540, 628),
        ("#4a2a24", "#2e1a1a", 628, 700),
    ]
    scene.paper(
        polygon([(right, top), (486, 222), (486, 640), (right, bot)]), ("#7a4a38", "#3a221e"), shadow=1.0, edge=0.6
    )
    for a, b, y0, y1 in cols:
        pts = (
            [(left, y0)]
            + [(left + (right - left) * i / 9, y0 + 4 * math.sin(i * 1.7 + y0)) for i in range(1, 9)]
            + [(right, y0)]
            + [(right, y1 + 6), (left, y1 + 6)]
        )
        scene.paper(polygon(pts), (a, b), shadow=0.5, edge=1.0, rim=0.4, texture=0.9)
        scene.paper(
            polygon([(right, y0), (486, y0 - 28 - (y0 - 250) * 0.07), (486, y1 - 28 - (y1 - 250) * 0.07), (right, y1)]),
            mix(b, "#2a1820", 0.35),
            shadow=0.1,
            edge=0.4,
            rim=0.2,
        )
    r = random.Random(5)
    for y0, y1, c in ((326, 404, "#8a5230"), (432, 516, "#4a2018"), (544, 624, "#96683a"), (632, 694, "#1c0e10")):
        for _ in range(70):
            scene.flat(
                ellipse(r.uniform(left + 4, right - 4), r.uniform(y0, y1), r.uniform(1, 4), r.uniform(1, 3)), c, 0.5
            )

    def niche(x: float, y: float, rx: float, ry: float) -> None:
        scene.flat(ellipse(x, y, rx, ry), "#1a0c0c", 0.55, blur=5)

    niche(150, 366, 46, 34)
    niche(330, 368, 50, 34)
    niche(272, 476, 56, 36)
    niche(176, 480, 34, 30)
    niche(372, 478, 44, 32)
    niche(180, 586, 60, 34)
    niche(330, 586, 60, 36)
    niche(256, 668, 90, 24)
    with scene.at(150, 392, 0.3):
        teapot(scene, 0.95, "accent")
    with scene.at(330, 396, 0.98):
        child(scene, "accent", 0.1, girl=True)
    with scene.at(276, 500, 0.42):
        scene.paper(
            blob("-60,-30 -30,-48 20,-46 44,-62 58,-96! 70,-84 88,-64 80,-54 62,-56 54,-20 40,-8 -40,-8"),
            ("#e0604e", "#a83a3a"),
            shadow=0.6,
            edge=0.3,
        )
        scene.paper(
            blob("-84,6! -40,18 0,22 40,18 88,6! 84,18 40,32 0,36 -40,32 -80,18"), "#e8b04a", shadow=0.5, edge=0.2
        )
        for x in (-36, 36):
            scene.paper(taper([(x, -14), (x * 1.15, 20)], 12, 9), "#a83a3a", shadow=0.3, edge=0.1)
        scene.flat(circle(70, -74, 4), 0.0)
    with scene.at(176, 506, 0.42):
        chessman(scene, "knight", 0.8)
    with scene.at(372, 502, 0.55):
        small_robot(scene, 0.7, lantern=False)
    with scene.at(134, 580, 0.56, -84):
        key(scene, "#f0c04a")
    sp = [(330 + math.cos(a * 0.35) * (4 + a * 1.5), 588 + math.sin(a * 0.35) * (4 + a * 1.2)) for a in range(19)]
    scene.line(smooth(sp, closed=False), 4, "#fff1d0", 0.95)
    for i in range(16):
        u = i / 15
        x = 190 + 132 * u
        y = 668 + 6 * math.sin(u * 4)
        scene.line(
            smooth([(x, y - 12 * math.sin(u * 3.1)), (x + 3, y), (x, y + 12 * math.sin(u * 3.1))], closed=False),
            2.4,
            "#f6ead0",
            0.95,
        )
    scene.line(curve("186,668 256,674 326,668"), 3, "#f6ead0")
    scene.paper(ellipse(174, 668, 16, 11), "#f6ead0", shadow=0.3, edge=0.2)
    scene.flat(circle(170, 666, 3), "#1a0c0c")
    scene.paper(polygon([(326, 668), (346, 656), (342, 668), (346, 682)]), "#f6ead0", shadow=0.3, edge=0.1)
    scene.paper(
        blob(
            "58,262! 66,232 160,222 300,216 440,206 498,214! 492,238 476,262 462,240 440,286 "
            "424,256 400,262 386,300 366,262 330,262 310,284 290,260 240,262 222,296 200,262 "
            "160,262 140,286 120,260 90,264 78,292"
        ),
        ("#fffdf4", "#f0dcd4"),
        shadow=1.0,
        edge=0.4,
        rim=0.9,
    )
    for x, y, h, c in (
        (130, 236, 74, "#e0604e"),
        (186, 230, 88, "#f0ad5a"),
        (236, 234, 70, "#4a8f88"),
        (290, 226, 84, "#d8527c"),
        (350, 228, 72, "#f0ad5a"),
        (400, 222, 86, "#4a8f88"),
    ):
        scene.paper(round_rect(x - 6, y - h, 12, h, 3), (WHITE, "#efe0d0"), shadow=0.7, edge=0.1)
        for k in range(int(h / 14)):
            scene.line(line(x - 6, y - h + 12 + k * 14, x + 6, y - h + 5 + k * 14), 3.2, c)
        scene.glow(x, y - h - 14, 46, "#fff3b0", 0.9)
        scene.flat(leaf_path(x, y - h - 2, 25, -1.57, 0.36), "#ffd873")
        scene.flat(leaf_path(x, y - h - 4, 13, -1.57, 0.4), "#fffbe0")
    for x in (66, 96):
        scene.paper(taper([(x, 716), (x + 18, 400)], 5, 4, 6), ("#c9965c", "#7a5030"), shadow=0.7, edge=0.1)
    for i in range(13):
        y = 700 - i * 23
        scene.paper(round_rect(67 + i * 1.3, y, 31, 4, 2), "#b98450", shadow=0.5, edge=0.1)
    with scene.at(96, 522, 1.05):
        traveller(scene, 0.06, lantern=True)


@recipe(LINEN, light=(90, 60), reach=820, seed=40)
def tea_footprints(scene: Dream) -> None:
    """There was night in the cup; somebody very small has climbed out of it and walked away across the cloth."""
    scene.wash(["#efe8da", "#e9e1d2", "#ded5c6", "#d2c8ba"], strength=0.7, brush="fibre")
    for i in range(0, 512, 9):
        scene.flat(rect(i, 0, 1, 768), "#b8ae9e", 0.18)
    for i in range(0, 768, 9):
        scene.flat(rect(0, i, 512, 1), "#b8ae9e", 0.18)
    # soft folds
    for q in (
        [(-10, 120), (150, 170), (330, 140), (530, 210)],
        [(-10, 560), (120, 520), (300, 560), (530, 500)],
        [(300, -10), (330, 240), (300, 520), (340, 780)],
    ):
        scene.line(smooth(q, closed=False), 26, "#8a8494", 0.16, blur=12)
        with scene.at(-9, -9):
            scene.line(smooth(q, closed=False), 12, WHITE, 0.4, blur=7)
    # embroidered border
    for k in range(18):
        for x, y in ((14, 22 + k * 44), (498, 22 + k * 44)):
            for a in (0, 1.57, 3.14, 4.71):
                scene.flat(leaf_path(x, y, 13, a, 0.4), "#c8443a" if k % 2 else "#44507a", 0.8)
    scene.line(rect(32, -20, 448, 840), 1.6, "#c8443a", 0.6, dash=(7, 5))
    cx, cy = 226, 262
    scene.flat(circle(cx + 20, cy + 24, 166), "#3a3a58", 0.4, blur=20)
    scene.paper(circle(cx, cy, 164), ("#fbf8f0", "#cfcbd0"), shadow=1.4, edge=0.1, rim=0.9)
    scene.line(circle(cx, cy, 150), 5, "#44507a", 0.85)
    scene.line(circle(cx, cy, 141), 1.4, "#c8443a", 0.8)
    for k in range(24):
        a = k * 0.2618
        for b in (-0.7, 0.7):
            scene.flat(leaf_path(cx + math.cos(a) * 128, cy + math.sin(a) * 128, 11, a + b, 0.4), "#44507a", 0.6)
    scene.flat(circle(cx, cy, 112), "#6a6a86", 0.35, blur=8)
    scene.paper(
        minus(
            stroked(
                smooth(
                    [
                        (cx + 66, cy - 60),
                        (cx + 120, cy - 120),
                        (cx + 158, cy - 112),
                        (cx + 150, cy - 72),
                        (cx + 92, cy - 30),
                    ],
                    closed=False,
                ),
                20,
            ),
            circle(cx, cy, 90),
        ),
        ("#fffdf6", "#c4c0c8"),
        shadow=1.2,
        edge=0.1,
        rim=0.9,
    )
    scene.paper(circle(cx, cy, 101), ("#fffdf6", "#c4c0c8"), shadow=1.5, edge=0.1, rim=1)
    scene.paper(circle(cx, cy, 89), ("#a8a4b4", "#e6e2e2"), shadow=0, edge=0.1, rim=0.2)
    tea = circle(cx, cy, 84)
    scene.washed(
        tea, ["#070a24", "#121a4c", "#24346e", "#3a3a70"], (0, cy - 84, 0, cy + 84), strength=0.5, brush="cloudy"
    )
    with scene.clip(tea):
        r = random.Random(5)
        for _ in range(120):
            scene.flat(
                circle(cx + r.uniform(-84, 84), cy + r.uniform(-84, 84), r.choice([0.6, 0.8, 1.1, 1.5])),
                WHITE,
                r.uniform(0.4, 1),
            )
        for x, y in ((-40, -30), (26, 44), (50, -8), (-16, 56)):
            scene.glow(cx + x, cy + y, 14, WHITE, 0.6)
            scene.flat(
                polygon(
                    [
                        (
                            cx + x + math.sin(i * 0.785) * (6 if i % 2 == 0 else 1.4),
                            cy + y - math.cos(i * 0.785) * (6 if i % 2 == 0 else 1.4),
                        )
                        for i in range(8)
                    ]
                ),
                WHITE,
            )
        scene.glow(cx - 4, cy - 14, 60, "#ffe9b0", 0.5)
        scene.flat(minus(circle(cx - 4, cy - 14, 25), circle(cx + 8, cy - 20, 22)), "#fff3cf")
        for k in range(4):
            scene.line(circle(cx + 66, cy + 62, 9 + k * 11), 1.6, "#b8c8f0", 0.6 - 0.12 * k)
        scene.flat(ellipse(cx - 34, cy - 58, 30, 9), WHITE, 0.16, blur=4)
    inner_shadow(scene, tea, 0.6, 7, "#05061a")
    # spoon: the way down
    scene.paper(
        taper([(286, 336), (330, 392), (378, 452)], 9, 11, 12), ("#e8e8ee", "#8a8a9c"), shadow=1.4, edge=0.1, rim=1
    )
    with scene.at(270, 318, turn=-40):
        scene.paper(ellipse(0, 0, 17, 27), ("#f6f6fa", "#8a8a9c"), shadow=1.0, edge=0.1, rim=1)
        scene.flat(ellipse(-2, -2, 11, 19), "#6a6a80", 0.5, blur=4)
    path = [
        (382, 462),
        (396, 500),
        (372, 540),
        (316, 560),
        (262, 584),
        (244, 626),
        (280, 664),
        (340, 676),
        (396, 700),
        (440, 744),
        (470, 780),
    ]
    walk = Track.through(path)
    n = 34
    scene.flat(ellipse(388, 470, 15, 9), "#24346e", 0.5, blur=2)
    for i in range(n):
        u = i / (n - 1)
        step = walk.at(u)
        al = 0.95 - 0.35 * u
        with scene.at(*step.aside(6.5 if i % 2 else -6.5), 1.12, step.heading - 90):
            scene.flat(union(ellipse(4, 0, 7, 4), ellipse(-7, 0, 3.8, 3.2)), "#1a2456", al)
            scene.flat(circle(5, -1, 1), WHITE, al)
            scene.flat(circle(1, 1.4, 0.7), WHITE, al)

    def cube(x: float, y: float, k: float = 1) -> None:
        scene.flat(rect(x + 6, y + 8, 36 * k, 34 * k), "#3a3a58", 0.4, blur=6)
        scene.paper(round_rect(x, y, 36 * k, 34 * k, 3), (WHITE, "#e0dcdc"), shadow=0.8, edge=0.5, rim=0.7)
        scene.paper(round_rect(x + 4, y + 4, 28 * k, 26 * k, 3), (WHITE, "#efeaea"), shadow=0.1, edge=0.4)

    cube(84, 604)
    cube(124, 622, 0.9)
    cube(92, 648, 0.95)
    for _ in range(26):
        scene.flat(
            circle(scene.random.uniform(70, 190), scene.random.uniform(590, 710), scene.random.uniform(0.8, 1.8)),
            WHITE,
            0.95,
        )
    for x, y, a in ((410, 150, 0.4), (440, 176, 2), (70, 470, 1)):
        scene.paper(leaf_path(x, y, 22, a, 0.26), ("#6a4a34", "#3a2a22"), shadow=0.6, edge=0.2)
    scene.paper(blob("418,560 430,546 448,552 462,572 452,590 430,586"), ("#d99a5a", "#a8683a"), shadow=0.9, edge=1.6)
    for _ in range(18):
        scene.flat(
            circle(scene.random.uniform(400, 476), scene.random.uniform(540, 610), scene.random.uniform(0.8, 2)),
            "#b8783e",
            0.8,
        )


@recipe(SMOKE, light=(256, 250), reach=520, seed=16)
def matches(scene: Dream) -> None:
    """In a crowd of matches one has caught fire: the others lean away, only the smallest leans towards it."""
    scene.wash([0.08, 0.16, 0.3, 0.36, 0.26, 0.12], strength=0.5, brush="cloudy")
    scene.glow(256, 260, 400, "accent2", 0.5)

    def match(x: float, y: float, h: float, lean: float, t: float, burn: bool = False, head: Tone = "#a83a2c") -> None:
        with scene.at(x, y):
            p = taper([(0, 10), (lean * 0.15, -h * 0.4), (lean, -h)], 21 * h / 420, 17 * h / 420, 16)
            scene.paper(
                p,
                (mix(scene.tone(t), scene.hue("#e0b982"), 0.75), mix(scene.tone(t - 0.1), scene.hue("#b07f4a"), 0.55)),
                shadow=1,
                texture=0.7,
                edge=0.3,
            )
            for k in (-0.25, 0.2):
                scene.line(
                    smooth([(k * 14, 0), (lean * 0.15 + k * 14, -h * 0.4), (lean + k * 12, -h * 0.96)], closed=False),
                    0.9,
                    0.1,
                    0.22,
                )
            a = math.degrees(math.atan2(lean * 0.85, h * 0.6))
            with scene.at(lean, -h, h / 420, a):
                if burn:
                    scene.paper(blob("-15,24! -16,-4 0,-26 16,-4 15,24!"), (0.12, 0.05), shadow=0.5)
                else:
                    scene.paper(
                        blob("-13,30! -19,4 -14,-20 0,-29 14,-20 19,4 13,30! 0,35"),
                        scene.shaded(head, 0.1, 0.45),
                        shadow=0.9,
                    )

    for row, (y, h, hz) in enumerate(((800, 490, 0.5), (800, 490, 0.25))):
        with scene.depth(hz, scene.tone(0.34)):
            for i in range(9 - row):
                x = -6 + i * (66 + row * 10) + scene.random.uniform(-10, 10)
                d = x - 256
                match(
                    x,
                    y,
                    h * scene.random.uniform(0.86, 1.1),
                    (1 if d > 0 else -1) * (26 + 34 * math.exp(-abs(d) / 120)),
                    0.62,
                    head=["#a83a2c", "#8c3040", "#b5512c"][i % 3],
                )
    scene.glow(256, 250, 250, "glow", 0.7)
    for x, h, left in ((36, 440, -40), (118, 462, -76), (404, 456, 80), (478, 430, 44)):
        match(x, 790, h, left, 0.8)
    match(256, 800, 470, 0, 0.95, burn=True)
    with scene.at(256, 344):
        flame(scene, 190)
    match(338, 800, 250, -34, 0.9, head="#c8452e")
    for _ in range(26):
        x, y = 256 + scene.random.gauss(0, 60), scene.random.uniform(30, 260)
        scene.flat(circle(x, y, scene.random.uniform(0.8, 2.2)), "glow", 0.9)
