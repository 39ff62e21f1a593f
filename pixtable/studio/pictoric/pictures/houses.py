"""Pictures of houses that do what houses do not."""

import math

from pixtable.studio.kit.colour import FOREST
from pixtable.studio.kit.paths import (
    Place,
    blob,
    circle,
    curve,
    ellipse,
    line,
    polygon,
    rect,
    round_rect,
    smooth,
    stroked,
    symmetric,
    taper,
)
from pixtable.studio.pictoric.motifs.beasts import howling_wolf, mouse, snail_body
from pixtable.studio.pictoric.motifs.houses import house
from pixtable.studio.pictoric.motifs.kitchen import watering_can
from pixtable.studio.pictoric.motifs.land import hills
from pixtable.studio.pictoric.motifs.paint import inner_shadow
from pixtable.studio.pictoric.motifs.people import child, old_man
from pixtable.studio.pictoric.motifs.plants import corner_leaves, leaf_path, mushroom
from pixtable.studio.pictoric.motifs.sky import moon, smoke, sparks, stars
from pixtable.studio.pictoric.motifs.trees import pine
from pixtable.studio.pictoric.palettes import CLAY, FERN, LAVA
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import WHITE, Dream


@recipe(LAVA, light=(256, 236), reach=560, seed=15)
def house_legs(scene: Dream) -> None:
    """The house got up in the night and tiptoes over the forest on long bird legs, so as not to wake those inside."""
    scene.wash([0.08, 0.2, 0.38, 0.58, 0.78, 0.92], strength=0.6)
    stars(scene, 90, 300)
    with scene.at(346, 250):
        moon(scene, 130, 0.95)
    with scene.depth(0.4, scene.tone(0.7)):
        for i, x in enumerate(range(-20, 560, 34)):
            with scene.at(x, 650 + 6 * math.sin(i)):
                pine(scene, 0.3, 90 + 34 * math.sin(i * 1.9))
    with scene.depth(0.15, scene.tone(0.6)):
        for i, x in enumerate(range(-30, 560, 46)):
            with scene.at(x, 690):
                pine(scene, 0.16, 120 + 40 * math.sin(i * 1.3 + 1))
    # hip, knee(backwards), foot

    def leg(h: Place, k: Place, f: Place, t: float, w: float) -> None:
        scene.paper(
            taper([h, ((h[0] + k[0]) / 2 - 4, (h[1] + k[1]) / 2), k], w * 1.8, w * 0.8, 16),
            (t + 0.1, t),
            shadow=1.0,
            edge=0.5,
        )
        scene.paper(
            taper([k, ((k[0] + f[0]) / 2 + 3, (k[1] + f[1]) / 2), f], w * 0.9, w * 0.7, 16),
            ("#e8a24a", "#a85a2a"),
            shadow=1.0,
            edge=0.4,
        )
        scene.paper(circle(k[0], k[1], w * 0.75), "#c8762f", shadow=0.4, edge=0.2)
        for i in range(9):
            u = i / 9
            x = k[0] + (f[0] - k[0]) * u
            y = k[1] + (f[1] - k[1]) * u
            scene.line(line(x - w * 0.35, y, x + w * 0.35, y + 2), 1, "#7a3a1c", 0.6)
        for dx, dy in ((40, 8), (22, 16), (-26, 6)):
            scene.paper(
                taper([f, (f[0] + dx * 0.6, f[1] - 4), (f[0] + dx, f[1] + dy)], w * 0.7, 2, 10),
                ("#e8a24a", "#a85a2a"),
                shadow=0.8,
                edge=0.2,
            )

    leg((290, 330), (352, 500), (330, 690), 0.06, 15)
    hills(scene, 716, 8, 0.12, seed=4, marks=50)
    leg((214, 330), (150, 470), (196, 712), 0.05, 17)
    scene.line(curve("244,330 240,420 248,470"), 1.4, 0.02)
    scene.line(curve("262,330 258,420 266,470"), 1.4, 0.02)
    for i in range(9):
        scene.line(line(243 - i * 0.1, 342 + i * 14, 262 - i * 0.1, 342 + i * 14), 2, 0.1)
    with scene.at(250, 336):
        scene.paper(round_rect(-100, -14, 196, 22, 6), (0.22, 0.06), brush="wood", shadow=1.2)
        body = polygon([(-84, -12), (-90, -118), (84, -126), (80, -12)])
        scene.paper(body, ("#c9a27a", "#6a3f34"), brush="wood", texture=1, shadow=1.2)
        for i in range(7):
            scene.line(line(-88 + i * 0.7, -112 + i * 15, 82, -116 + i * 15.2), 1.2, 0.08, 0.5)
        scene.paper(rect(40, -232, 22, 60), (0.2, 0.1), shadow=0.8)
        smoke(scene, 52, -240, 9, 8, r0=7, tone=0.9, alpha=0.5)
        scene.paper(
            polygon([(-116, -108), (-20, -220), (14, -218), (112, -116)]),
            ("#8a2f38", "#3a1428"),
            shadow=1.3,
            edge=0.8,
            brush="brush",
        )
        for j in range(6):
            for i in range(12 - j * 2):
                x = -92 + i * 17 + j * 15
                y = -116 - j * 16
                scene.line(smooth([(x, y), (x + 8, y + 8), (x + 16, y - 1)], closed=False), 1.3, 0.08, 0.55)
        for x, y, w, h in ((-46, -68, 38, 44), (38, -72, 38, 44)):
            scene.glow(x, y, 80, "glow", 0.6)
            scene.paper(round_rect(x - w / 2 - 4, y - h / 2 - 4, w + 8, h + 8, 4), 0.1, shadow=0.4, edge=0.2)
            scene.flat(round_rect(x - w / 2, y - h / 2, w, h, 2), "glow")
            scene.line(line(x, y - h / 2, x, y + h / 2), 2.4, 0.1)
            scene.line(line(x - w / 2, y, x + w / 2, y), 2.4, 0.1)
        scene.flat(circle(-52, -58, 7), 0.15)
        scene.flat(ellipse(-52, -48, 10, 6), 0.15)
        scene.paper(round_rect(-12, -58, 26, 46, 12), "accent", shadow=0.5, edge=0.2)
        scene.glow(0, -164, 50, "glow", 0.6)
        scene.paper(circle(0, -166, 14), 0.1, shadow=0.4)
        scene.flat(circle(0, -166, 10), "glow")
        scene.line(line(0, -176, 0, -156), 2, 0.1)
        scene.line(line(-10, -166, 10, -166), 2, 0.1)
    for x, y, k, f, c in ((92, 742, 0.62, False, 0.03), (420, 748, 0.7, True, 0.02), (478, 744, 0.5, True, 0.04)):
        with scene.at(x, y, k, flip=f):
            howling_wolf(scene, c)
    for x, h in ((10, 130), (506, 100), (270, 50), (300, 40), (52, 70)):
        with scene.at(x, 775):
            pine(scene, 0.03, h)


@recipe(CLAY, light=(372, 170), reach=640, seed=25)
def house_garden(scene: Dream) -> None:
    """An old man sows houses in rows and waters them with light; by autumn there will be a street."""
    scene.wash(["#f0b27a", "#f7cf98", "#fbe4bc", "#fbe4bc"], strength=0.5)
    with scene.at(400, 120):
        moon(scene, 46, 0.99)
    with scene.depth(0.45, scene.tone(0.86)):
        hills(scene, 230, 30, 0.6, seed=4)
    with scene.depth(0.2, scene.tone(0.8)):
        hills(scene, 262, 14, 0.5, seed=8, marks=40)
    scene.paper(rect(-10, 266, 532, 520), ("#8a5a3c", "#4a2c28"), shadow=0.8, edge=0.6, brush="brush", texture=0.9)
    rows = 8

    def growth(x: float, y: float, f: float, st: int, number: int) -> None:
        scene.flat(ellipse(x + 8 * f, y + 2, 30 * f, 7 * f), "#241418", 0.45, blur=5)
        scene.paper(
            smooth(
                [
                    (x - 28 * f, y + 5 * f, 1),
                    (x - 18 * f, y - 5 * f),
                    (x, y - 8 * f),
                    (x + 18 * f, y - 5 * f),
                    (x + 28 * f, y + 5 * f, 1),
                ]
            ),
            ("#6a4030", "#3a2220"),
            shadow=0.5,
            edge=0.5,
        )
        rc = ["#d9503f", "#4f7fa0", "#e0a03a", "#7a5a8a", "#4f8f5a"][number % 5]
        with scene.at(x, y - 3 * f, f):
            if st == 0:
                scene.line(curve("0,0 1,-10 0,-18"), 3, "#5fa052")
                for a in (-2.6, -0.5):
                    scene.paper(leaf_path(0, -16, 18, a, 0.34), ("#a8dc7a", "#5fa052"), shadow=0.4, edge=0.1)
            else:
                w = [0, 22, 30, 38, 44][st]
                h = [0, -2, 12, 26, 40][st]
                for a in (-2.9, -0.25):
                    scene.paper(leaf_path(a * 0, -2, w * 0.7, a, 0.34), ("#8cc46a", "#4f8f4a"), shadow=0.4, edge=0.1)
                if h > 0:
                    scene.paper(rect(-w / 2, -h, w, h), ("#fbeccb", "#d9b98a"), shadow=0.6, edge=0.3)
                    if st >= 3:
                        scene.paper(rect(w * 0.14, -h - w * 0.7, w * 0.16, w * 0.4), "#8a4a3a", shadow=0.3, edge=0.2)
                    for d in (-1, 1):
                        if st >= 3:
                            scene.glow(d * w * 0.22, -h * 0.62, 16, "glow", 0.5)
                            scene.flat(
                                round_rect(d * w * 0.22 - 4, -h * 0.62 - 5, 8, 10, 2),
                                "#ffd873" if st == 4 else "#5a3a34",
                            )
                    if st == 4:
                        scene.flat(round_rect(-5, -17, 10, 17, 4), "#5a3a34")
                scene.paper(
                    polygon([(-w * 0.66, -h + 3), (0, -h - w * 0.66), (w * 0.66, -h + 3)]), rc, shadow=0.6, edge=0.4
                )
                scene.line(
                    smooth([(0, -h - w * 0.66), (2, -h - w * 0.66 - 8), (7, -h - w * 0.66 - 11)], closed=False),
                    1.8,
                    "#5fa052",
                )
                scene.flat(leaf_path(6, -h - w * 0.66 - 10, 9, -0.4, 0.4), "#8cc46a")
        if st == 4:
            smoke(scene, x + 9 * f, y - (40 + 34) * f, 5, 4 * f, r0=4 * f, tone=1.0, alpha=0.5, seed=number)

    k = 0
    for j in range(rows):
        u = j / (rows - 1)
        y = 292 + u**1.35 * 420
        f = 0.5 + u * 1.05
        n = 7 - int(j * 0.62)
        sp = 86 * f
        scene.paper(
            smooth(
                [
                    (-20, y + 16 * f, 1),
                    (-20, y - 2 * f, 1),
                    (130, y - 5 * f),
                    (256, y - 3 * f),
                    (390, y - 6 * f),
                    (530, y - 2 * f, 1),
                    (530, y + 16 * f, 1),
                ]
            ),
            ("#9a6a48", "#5a362c"),
            shadow=0.5,
            edge=1.2,
        )
        for i in range(-n, n + 1):
            x = 256 + (i + (0.5 if j % 2 else 0)) * sp
            if -40 < x < 550:
                if j == 5 and 300 < x < 440:
                    continue
                if j == 6 and 360 < x < 470:
                    continue
                st = 4 - min(4, max(0, int(x / 512 * 3.2 + u * 1.3 + 0.2 * math.sin(i * 3 + j))))
                growth(x, y, f, st, k)
                k += 1
    scene.glow(300, 560, 110, "glow", 0.55)
    for i in range(24):
        u = i / 24
        x = 352 - u * 70 + scene.random.uniform(-4, 4) - 20 * u
        y = 528 + u * u * 86
        scene.glow(x, y, 9, "glow", 0.7)
        scene.flat(circle(x, y, 1.8), "#fffbe0")
    scene.flat(ellipse(416, 652, 46, 10), "#241418", 0.5, blur=6)
    with scene.at(416, 650, 2.35, flip=True):
        old_man(scene, "#3f6f86", "straw", cane=False)
    with scene.at(372, 590, 0.62):
        watering_can(scene, "#7fa0a8")


@recipe(FERN, light=(190, 400), reach=520, seed=7)
def snail_house(scene: Dream) -> None:
    """The neighbours have grown tired of arriving: their whole crooked house is moving, at a snail's pace, through
    the wood."""
    scene.wash([0.3, 0.46, 0.62, 0.8, 0.92, 0.96], strength=0.5)
    scene.glow(200, 380, 360, "glow", 0.45)
    for h, t, y in ((0.45, 0.4, 520), (0.25, 0.3, 560)):
        with scene.depth(h, scene.tone(0.76)):
            for i, x in enumerate(range(-30, 560, 52 if h > 0.3 else 88)):
                scene.paper(
                    taper(
                        [(x, y + 140), (x + 6 * math.sin(i), y - 260), (x + 14 * math.sin(i * 2), -30)],
                        20 if h > 0.3 else 30,
                        10 if h > 0.3 else 16,
                    ),
                    (t, t - 0.06),
                    brush="brush",
                    shadow=0.8,
                )
    for i in range(150):
        x, y = (
            scene.random.uniform(-20, 530),
            scene.random.uniform(-30, 30) + 70 * abs(math.sin(i)) * scene.random.random(),
        )
        scene.paper(
            leaf_path(x, y, scene.random.uniform(24, 50), scene.random.uniform(0.8, 2.4), 0.3),
            (scene.random.choice([0.34, 0.44, 0.5]), 0.26),
            shadow=0.9,
            edge=0.1,
        )
    hills(scene, 590, 10, 0.5, seed=3, marks=60)
    with scene.at(222, 664, 1.22):
        for x, h, w, rf in ((-92, 44, 40, "accent"), (-30, 74, 46, "accent2"), (34, 50, 38, "#3f7f8a")):
            with scene.at(x, -226 + abs(x + 26) * 0.34, 1, x * 0.25):
                scene.paper(rect(w * 0.2, -h - w * 0.9, 8, 24), 0.3, shadow=0.4, edge=0.2)
                house(scene, 0.86, rf, w, h)
        smoke(scene, -18, -352, 7, 7, r0=6, tone=0.97, alpha=0.55)
        sh = circle(-26, -136, 122)
        scene.paper(sh, ("#f2c27a", "#a3562e"), shadow=1.4, brush="brush", texture=0.8)
        sp = [
            (-26 + math.cos(a / 20) * (118 - a * 0.52), -136 + math.sin(a / 20) * (118 - a * 0.52))
            for a in range(20, 220, 4)
        ]
        with scene.clip(sh):
            scene.paper(stroked(smooth(sp, closed=False), 13), ("#c9763c", "#7a3d24"), shadow=0.9, edge=0.3)
        wins = [(-26 + math.cos(a) * 91, -136 + math.sin(a) * 91) for a in (-2.7, -2.25, -1.8, -1.35, -0.9, -0.45)] + [
            (-26 + math.cos(a) * 50, -136 + math.sin(a) * 50) for a in (-2.9, -2.2, -1.5, -0.8, -0.1)
        ]
        for i, (x, y) in enumerate(wins):
            scene.paper(round_rect(x - 10, y - 14, 20, 26, 9), 0.18, shadow=0.5, edge=0.1)
            scene.glow(x, y, 34, "glow", 0.6)
            scene.flat(round_rect(x - 7.5, y - 11.5, 15, 21, 7), "glow")
            scene.line(line(x, y - 11, x, y + 9), 1.2, 0.2)
            scene.line(line(x - 7, y, x + 7, y), 1.2, 0.2)
            if i in (1, 8):
                scene.flat(circle(x - 1, y + 4, 4), 0.1)
                scene.flat(rect(x - 5, y + 6, 9, 5), 0.1)
        scene.paper(round_rect(-44, -66, 30, 46, 14), 0.2, shadow=0.6, edge=0.2)
        scene.paper(round_rect(-40, -61, 22, 41, 10), "accent", shadow=0.3, edge=0.1)
        scene.flat(circle(-23, -40, 2), "glow")
        scene.paper(rect(-52, -22, 46, 6), 0.3, shadow=0.4, edge=0.1)
        scene.line(curve("60,-206 110,-190 140,-174"), 1.2, 0.1)
        for x, y, c in ((76, -202, "accent"), (94, -196, 0.96), (114, -188, "accent2")):
            scene.paper(
                polygon([(x - 6, y), (x + 7, y + 3), (x + 6, y + 20), (x - 7, y + 18)]), c, shadow=0.5, edge=0.2
            )
        snail_body(scene, 0.8, "#e9cfa0")
    scene.flat(blob("-10,672! 20,664 40,668! 10,684 -10,690!"), WHITE, 0.5, blur=3)
    hills(scene, 676, 8, 0.26, seed=7, marks=90)
    scene.flat(blob("-10,690! 60,678 150,682 60,694 -10,706!"), scene.tone(1), 0.42, blur=3)
    scene.glow(70, 690, 70, "glow", 0.4)
    with scene.at(64, 724, 1.6):
        child(scene, "accent", 0.1, girl=True, arm=(14, -20))
        scene.paper(round_rect(9, -18, 18, 13, 2), "#c98a4c", shadow=0.5, edge=0.1)
    for x in (430, 470, 494):
        with scene.at(x, 730, 0.6 + (x - 430) * 0.004):
            mushroom(scene, 0.85, "accent")
    corner_leaves(scene, 0.03, "br", 6, 4)
    sparks(scene, 20, (30, 200, 480, 650), (0.5, 1.2))


@recipe(FOREST, light=(256, 430), reach=480, seed=28)
def apple_home(scene: Dream) -> None:
    """The apple has been cut in half, and in its core two seeds are still asleep by lamplight."""
    scene.wash([0.1, 0.2, 0.3, 0.34, 0.26, 0.14], strength=0.6, brush="mottle")
    scene.glow(256, 400, 360, "glow", 0.35)
    scene.paper(rect(-10, 640, 532, 140), ("#7a4a34", "#3a221e"), brush="wood", texture=1, shadow=1.4, edge=0.6)
    for y in (664, 700, 740):
        scene.line(smooth([(-5, y), (200, y + 3), (520, y - 2)], closed=False), 1.4, "#241414", 0.5)
    scene.flat(ellipse(262, 668, 200, 26), 0.0, 0.55, blur=14)
    across = 256
    with scene.at(across, 0):
        peel = symmetric("0,236 40,206 104,196 168,232 196,318 186,430 146,556 90,640 40,664 0,650")
        scene.paper(peel, ("#e2453a", "#8a1c26"), shadow=1.6, rim=0.9, edge=0.4)
        fl = symmetric("0,254 40,224 100,214 156,246 180,322 170,428 132,546 84,622 38,646 0,632")
        scene.paper(fl, ("#f3e0b0", "#d6b878"), shadow=0.5, rim=0.3, edge=0.4, lit=0.25)
        scene.line(symmetric("0,320 46,296 92,340 96,430 60,530 0,586"), 2, "#c9b06a", 0.7, dash=(7, 5))
        scene.line(curve("0,254 2,290 0,322"), 3, "#b9a05a", 0.8)
        scene.line(curve("0,632 -1,606 0,586"), 3, "#b9a05a", 0.8)
        for _ in range(60):
            a = scene.random.random() * 6.28
            scene.flat(
                ellipse(
                    math.cos(a) * scene.random.uniform(100, 150),
                    430 + math.sin(a) * 180 * scene.random.uniform(0.6, 1),
                    1.3,
                    2.2,
                ),
                "#d9bc74",
                0.5,
            )
        for d in (-1, 1):
            room = smooth(
                [
                    (d * 6, 440),
                    (d * 16, 372),
                    (d * 48, 340),
                    (d * 76, 372),
                    (d * 82, 440),
                    (d * 62, 508),
                    (d * 28, 532),
                    (d * 8, 500),
                ]
            )
            scene.paper(room, "#3a1c14", shadow=0, edge=0.3, rim=0.2)
            scene.washed(room, ["#6a3018", "#a85a24", "#e0963c"], (0, 340, 0, 530))
            with scene.clip(room):
                scene.glow(d * 44, 392, 60, "#fff0b0", 0.7)
                scene.line(line(d * 44, 340, d * 44, 372), 1.4, 0.02)
                scene.flat(
                    polygon([(d * 44 - 9, 382), (d * 44 + 9, 382), (d * 44 + 5, 370), (d * 44 - 5, 370)]), "#c8503f"
                )
                scene.flat(circle(d * 44, 386, 4), "#fffbe0")
                scene.flat(rect(d * 44 - 60, 500, 120, 50), "#3a1c14", 0.8)
            # a seed that is also a cradle
            with scene.at(d * 45, 474, 0.9, d * 8):
                scene.paper(
                    symmetric("0,-54 14,-40 27,-6 26,14 12,28 0,30"),
                    ("#7a4020", "#3a1a10"),
                    shadow=0.9,
                    edge=0.1,
                    rim=1,
                )
                scene.paper(ellipse(0, -10, 15, 20), "#fff4e0", shadow=0.3, edge=0.1)
                scene.paper(circle(0, -16, 10), "#f0c9a2", shadow=0.3, edge=0.1)
                scene.paper(
                    blob("-10,-17! -10,-25 0,-29 10,-25 10,-17! 0,-22"),
                    "#4a2a1c" if d < 0 else "#c88a3a",
                    shadow=0.2,
                    edge=0.1,
                )
                for e in (-4, 4):
                    scene.line(smooth([(e - 2.4, -15), (e, -13.6), (e + 2.4, -15)], closed=False), 1.2, "#3a1a10")
                scene.paper(
                    blob("-20,0! -10,-5 10,-5 20,0! 20,14 10,26 -10,26 -20,14"),
                    "#4f8f9a" if d < 0 else "#c8606a",
                    shadow=0.4,
                    edge=0.2,
                )
                for x, y in ((-9, 6), (0, 12), (9, 6), (-4, 19), (5, 19)):
                    scene.flat(circle(x, y, 1.6), "#fff4e0", 0.8)
            inner_shadow(scene, room, 0.6, 8)
        scene.paper(taper([(0, 262), (6, 210), (26, 150)], 15, 9, 16), ("#7a5236", "#3a2620"), shadow=0.9, edge=0.3)
        scene.paper(leaf_path(14, 196, 118, -0.32, 0.3), ("#8cc45a", "#2f6a44"), shadow=1.2, edge=0.3, rim=0.9)
        scene.line(curve("14,196 70,182 120,160"), 1.6, "#2a5a3a", 0.7)
        scene.paper(round_rect(-92, 172, 20, 48, 3), "#a8503c", shadow=0.7, edge=0.3)
        scene.paper(round_rect(-96, 166, 28, 9, 3), "#c8705a", shadow=0.4, edge=0.2)
        smoke(scene, -82, 160, 8, 5, r0=7, tone=0.95, alpha=0.4)
    # the reader: a bookworm leaning out of its own window
    scene.paper(circle(124, 330, 25), "#7a1c22", shadow=0.4, edge=0.3)
    scene.flat(circle(124, 330, 20), "#2a0c10")
    scene.paper(
        stroked(curve("128,336 104,326 80,342 64,326 66,304"), 24), ("#b6d67a", "#6a9a4a"), shadow=0.9, edge=0.2
    )
    for x, y in ((104, 326), (84, 338), (68, 326)):
        scene.line(smooth([(x - 4, y - 11), (x + 2, y), (x - 2, y + 11)], closed=False), 1.4, "#4a7a3a", 0.6)
    scene.paper(circle(66, 300, 17), ("#c9e38c", "#8cb85a"), shadow=0.6, edge=0.1)
    scene.paper(blob("50,292! 66,276 82,290! 96,270 104,274! 90,294 66,288"), "#4f6fa8", shadow=0.4, edge=0.2)
    scene.flat(circle(103, 273, 4), WHITE)
    scene.line(circle(61, 301, 5), 1.4, 0.05)
    scene.line(circle(73, 301, 5), 1.4, 0.05)
    scene.flat(circle(61, 301, 1.6), 0.0)
    scene.flat(circle(73, 301, 1.6), 0.0)
    with scene.at(418, 668, 0.7):
        mouse(scene)
    scene.paper(taper([(330, 694), (420, 706), (500, 712)], 7, 22, 12), ("#5a3626", "#2a1814"), shadow=0.8, edge=0.2)
    scene.paper(blob("150,700! 240,684 334,686! 334,702! 220,712"), ("#eef2ee", "#9ab0b4"), shadow=0.9, edge=0.1, rim=1)
