"""Pictures of deep water."""

import math

from pixtable.studio.kit.colour import TEAL
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
    taper,
    union,
)
from pixtable.studio.pictoric.motifs.cats import cat_behind
from pixtable.studio.pictoric.motifs.houses import open_door
from pixtable.studio.pictoric.motifs.land import hills
from pixtable.studio.pictoric.motifs.people import child, diver, traveller
from pixtable.studio.pictoric.motifs.sea_life import fish, jelly_umbrella, kelp
from pixtable.studio.pictoric.motifs.things import key, suitcase
from pixtable.studio.pictoric.palettes import ABYSS
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import Dream


@recipe(TEAL, light=(250, 90), reach=760, seed=8)
def jelly_umbrellas(scene: Dream) -> None:
    """Under the sea striped umbrellas live as jellyfish, and beside them a door stands open on the bottom."""
    scene.wash([0.98, 0.86, 0.7, 0.5, 0.32, 0.18, 0.1], strength=0.5, brush="cloudy")
    for a, sp in ((70, 4), (84, 6), (98, 5), (112, 4), (126, 3)):
        scene.beam(240, -60, a, sp, 820, scene.tone(1), alpha=0.4)
    with scene.depth(0.5, scene.tone(0.5)):
        hills(scene, 560, 50, 0.36, seed=3)
        for x in (40, 90, 470):
            with scene.at(x, 600, 0.8):
                kelp(scene, 0.3, 170)
    for x, y, k, r, c, h in (
        (140, 420, 0.42, 8, ("accent", "accent2"), 0.35),
        (410, 330, 0.5, -10, (0.9, "accent"), 0.25),
        (300, 520, 0.3, 14, ("accent2", 0.92), 0.45),
    ):
        with scene.depth(h, scene.tone(0.6)), scene.at(x, y, k, r):
            jelly_umbrella(scene, c)
    with scene.at(216, 300, 1.3, -8):
        jelly_umbrella(scene, ("accent", "accent2"))
    for i in range(9):
        x = 330 + scene.random.gauss(0, 60)
        y = 180 + i * 12 + scene.random.gauss(0, 16)
        with scene.at(x, y, scene.random.uniform(0.16, 0.3), -14):
            fish(scene, "accent2", 0.95)
    hills(scene, 660, 34, 0.22, seed=5, marks=70, style="dots")
    for x, h in ((30, 210), (66, 150), (470, 240), (430, 150)):
        with scene.at(x, 700):
            kelp(scene, 0.2, h)
    with scene.at(330, 690, 1.15):
        open_door(scene, 0.3, height=110, spill=True)
    with scene.at(232, 694):
        traveller(scene, 0.04, lantern=True)
    hills(scene, 724, 20, 0.1, seed=11)
    for _ in range(40):
        x, y, r = scene.random.uniform(10, 500), scene.random.uniform(60, 680), scene.random.uniform(1.2, 5)
        scene.line(circle(x, y, r), 0.9, 1.0, 0.55)
        scene.flat(circle(x - r * 0.3, y - r * 0.3, r * 0.25), 1.0, 0.8)


@recipe(ABYSS, light=(118, 236), reach=430, seed=32)
def angler_key(scene: Dream) -> None:
    """In the deepest water the only light is a key, and it belongs to the thing it would open."""
    scene.wash([0.22, 0.16, 0.1, 0.05, 0.02], strength=0.6, brush="cloudy")
    scene.glow(118, 236, 330, "glow", 0.28)
    with scene.depth(0.3, scene.tone(0.12)):
        hills(scene, 640, 46, 0.1, seed=5)
    c1, c2 = "#2f6a78", "#0a2433"
    scene.paper(blob("436,420! 480,360 540,320! 530,430 544,540! 484,500"), ("#2f6a78", "#123a48"), shadow=1)
    scene.paper(blob("320,270! 350,210 400,196 430,230 452,300! 400,300"), ("#2b6a74", "#123a48"), shadow=1)
    body = blob(
        "96,416! 120,340 176,286 250,256 336,262 410,310 452,384 450,470 404,540 326,588 "
        "236,592 160,566 104,520 78,486! 150,480 206,456 160,428"
    )
    scene.paper(body, (c1, c2), shadow=1.6, brush="brush", texture=0.9, edge=1.4)
    with scene.clip(body):
        for _ in range(150):
            a = scene.random.uniform(190, 440)
            b = scene.random.uniform(270, 590)
            scene.line(
                smooth([(a - 7, b), (a, b - 5), (a + 7, b)], closed=False),
                1.3,
                0.5 if scene.random.random() < 0.4 else 0.04,
                0.4,
            )
        for _ in range(50):
            scene.flat(
                circle(scene.random.uniform(150, 440), scene.random.uniform(280, 580), scene.random.uniform(1, 3.4)),
                0.62,
                0.3,
            )
    mouth = blob("92,418! 160,430 210,456 150,482 78,488! 64,456")
    scene.paper(mouth, ("#3a0f16", "#12060c"), shadow=0.3, edge=0.8)
    scene.paper(blob("78,486! 150,480 206,457! 196,486 150,508 96,512 66,500"), (c1, c2), shadow=0.6, edge=0.8)
    for x, y, length, w in (
        (98, 420, 30, 7),
        (116, 424, 42, 8),
        (136, 427, 30, 7),
        (156, 431, 38, 8),
        (176, 439, 22, 6),
        (192, 447, 14, 5),
    ):
        scene.paper(
            smooth(
                [
                    (x - w, y - 3, 1),
                    (x - 2, y + length * 0.55),
                    (x - 5, y + length, 1),
                    (x + w * 0.5, y + length * 0.4),
                    (x + w, y - 2, 1),
                ]
            ),
            ("#fbf3d8", "#c9c09a"),
            shadow=0.5,
            edge=0.2,
        )
    for x, y, length, w in (
        (86, 490, 34, 7),
        (106, 489, 26, 6),
        (126, 486, 40, 8),
        (148, 482, 24, 6),
        (168, 476, 28, 6),
        (186, 468, 14, 5),
    ):
        scene.paper(
            smooth(
                [
                    (x - w, y + 4, 1),
                    (x - 3, y - length * 0.5),
                    (x - 6, y - length, 1),
                    (x + w * 0.4, y - length * 0.4),
                    (x + w, y + 3, 1),
                ]
            ),
            ("#fbf3d8", "#c9c09a"),
            shadow=0.5,
            edge=0.2,
        )
    scene.paper(circle(196, 350, 25), ("#16465a", "#0a2433"), shadow=0.6, edge=0.6)
    scene.paper(circle(194, 351, 18), ("#f6e6a8", "#c98a3a"), shadow=0.2, edge=0.2)
    scene.flat(circle(190, 352, 9.5), 0.0)
    scene.flat(circle(186, 347, 3), 1.0)
    plate = blob("300,336 332,350 340,390 328,436 300,452 272,436 260,390 268,350")
    scene.paper(plate, scene.shaded("accent2", 0.05, 0.5), shadow=0.9, edge=0.5, brush="brush")
    scene.line(blob("300,342 327,354 334,390 323,431 300,446 277,431 266,390 273,354"), 1.2, "glow", 0.5)
    scene.glow(300, 390, 60, "glow", 0.4)
    scene.flat(union(circle(300, 378, 14), polygon([(292, 384), (308, 384), (315, 426), (285, 426)])), "#05060f")
    for x, y in ((300, 349), (300, 441)):
        scene.flat(circle(x, y, 2.6), "#3a2410")
    scene.paper(blob("330,520! 364,502 400,540 420,600! 380,590 350,596! 340,560"), ("#3a7f88", "#154552"), shadow=1)
    for i in range(5):
        scene.line(smooth([(346, 520), (372 + i * 6, 552), (362 + i * 13, 588)], closed=False), 1.4, 0.04, 0.5)
    scene.paper(
        taper([(236, 266), (226, 180), (180, 124), (134, 132), (118, 172)], 11, 4, 30),
        ("#3f8a92", "#1b4a58"),
        shadow=0.8,
        edge=0.4,
    )
    scene.glow(118, 236, 190, "glow", 0.6)
    scene.glow(118, 236, 90, "glow", 0.35)
    with scene.at(118, 164, 1.08):
        key(scene, colour="#e8a23c")
    hills(scene, 704, 26, 0.07, seed=9, marks=60, style="dots")
    with scene.at(74, 716, 1.15):
        diver(scene)
    for x, h in ((20, 150), (460, 190), (494, 130), (420, 90)):
        q = [(x, 770)] + [(x + 12 * math.sin(i * 1.2 + h), 770 - h * i / 6) for i in range(1, 7)]
        scene.paper(taper(q, 9, 2, 30), (0.24, 0.05), shadow=0.7, edge=0.3)
        for i in range(1, 11):
            y = 770 - h * i / 11
            xx = x + 12 * math.sin(i * 6 / 11 * 1.2 + h)
            d = 1 if i % 2 else -1
            scene.paper(
                smooth([(xx, y, 1), (xx + d * 14, y - 12), (xx + d * 30, y - 14, 1), (xx + d * 18, y - 2)]),
                (0.26, 0.1),
                shadow=0.5,
                edge=0.3,
            )
    for _ in range(50):
        x, y, r = scene.random.uniform(10, 500), scene.random.uniform(30, 700), scene.random.uniform(0.8, 3.4)
        scene.line(circle(x, y, r), 0.8, 0.9, 0.4)
    for i in range(7):
        scene.line(circle(92 + 6 * math.sin(i * 1.7), 640 - i * 20, 3 + i * 0.6), 1.1, 1.0, 0.8)


@recipe(ABYSS, light=(256, 300), reach=520, seed=31)
def whale_window(scene: Dream) -> None:
    """The night train runs along the sea floor, and at the window something very old looks in."""
    scene.wash(["#24130f", "#33201a", "#2a1a18", "#160f12"], strength=0.7, brush="wood")
    for x in range(-4, 520, 43):
        scene.line(line(x, 0, x, 768), 1.4, 0.0, 0.6)
        scene.line(line(x + 2, 0, x + 2, 768), 0.7, "#c99a62", 0.22)
    win = round_rect(62, 104, 388, 440, 54)
    scene.paper(
        round_rect(40, 82, 432, 484, 70), scene.shaded("#7a4a26", 0.1, 0.45), shadow=1.4, brush="wood", texture=0.9
    )
    scene.line(round_rect(50, 92, 412, 464, 62), 1.6, "glow", 0.5)
    scene.washed(win, [0.62, 0.48, 0.34, 0.22, 0.12], brush="cloudy")
    with scene.clip(win):
        for a in (62, 80, 98, 116):
            scene.beam(210, 40, a, 5, 640, scene.tone(0.95), alpha=0.35)
        hide = blob("20,600! 30,470 64,330 140,232 256,196 380,212 500,270! 500,640! 20,640!")
        scene.paper(hide, ("#2d6274", "#0a2b40"), shadow=2, brush="brush", texture=0.9, edge=1.4)
        for i in range(9):
            o = i * 13
            scene.line(
                smooth(
                    [
                        (150 - o * 0.6, 330 + o * 0.5),
                        (196 - o * 0.3, 262 - o * 0.35),
                        (270, 240 - o * 0.5),
                        (352 + o * 0.4, 276 - o * 0.3),
                        (386 + o * 0.6, 340 + o * 0.5),
                    ],
                    closed=False,
                ),
                1.8,
                0.5 if i % 2 else 0.02,
                0.42,
            )
        for i in range(7):
            o = i * 11
            scene.line(
                smooth(
                    [
                        (152 - o * 0.3, 352 + o * 1.2),
                        (206, 396 + o),
                        (276, 408 + o),
                        (350, 384 + o),
                        (392 + o * 0.3, 346 + o * 1.2),
                    ],
                    closed=False,
                ),
                1.8,
                0.02 if i % 2 else 0.45,
                0.42,
            )
        for _ in range(60):
            scene.flat(
                circle(scene.random.uniform(70, 440), scene.random.uniform(220, 540), scene.random.uniform(0.8, 3.2)),
                0.6,
                0.28,
            )
        for x, y, r in ((116, 486, 9), (134, 500, 6), (106, 506, 5), (398, 470, 8), (412, 452, 5)):
            scene.paper(circle(x, y, r), (0.62, 0.4), shadow=0.4, edge=0.6)
            scene.flat(circle(x, y, r * 0.4), 0.0, 0.7)
        lid = blob("178,324! 222,282 270,272 320,286 362,326! 318,362 268,372 220,360")
        scene.paper(
            blob("164,324! 214,268 270,256 330,272 378,328! 326,374 268,388 212,374"),
            ("#1c4a5e", "#0a2434"),
            shadow=0.6,
            edge=0.8,
        )
        scene.paper(lid, ("#a9c4bd", "#5f8f94"), shadow=0.2, edge=0.4)
        with scene.clip(lid):
            scene.paper(circle(268, 322, 52), ("#f2b04a", "#a8521f"), shadow=0.3, edge=0.3)
            for i in range(48):
                a = i * 6.283 / 48
                scene.line(
                    line(
                        268 + math.cos(a) * 20, 322 + math.sin(a) * 20, 268 + math.cos(a) * 49, 322 + math.sin(a) * 49
                    ),
                    1.1,
                    "#5a2410" if i % 2 else "#ffd98a",
                    0.45,
                )
            scene.flat(ellipse(268, 322, 20, 24), "#04060f")
            scene.flat(round_rect(278, 296, 17, 21, 4), "#fff3cf", 0.95)
            scene.line(line(286.5, 296, 286.5, 317), 1.3, "#04060f", 0.6)
            scene.flat(circle(254, 336, 4), 1.0, 0.5)
            scene.flat(
                minus(
                    rect(100, 200, 400, 300), blob("178,334! 222,296 270,286 320,300 362,336! 318,370 268,380 220,368")
                ),
                "#04101c",
                0.6,
                blur=7,
            )
        for x, y, k, r in ((110, 190, 0.34, 8), (150, 160, 0.26, -4), (96, 236, 0.22, 10)):
            with scene.at(x, y, k, r):
                fish(scene, "accent", "accent2")
        for _ in range(26):
            x, y, r = scene.random.uniform(70, 440), scene.random.uniform(110, 520), scene.random.uniform(1.4, 5)
            scene.line(circle(x, y, r), 1, 1.0, 0.6)
        scene.flat(minus(rect(0, 0, 512, 768), win), 0.0, 0.85, blur=12)
        scene.flat(polygon([(100, 104), (180, 104), (90, 300), (62, 300)]), 1.0, 0.08)
        scene.flat(polygon([(380, 104), (410, 104), (250, 544), (220, 544)]), 1.0, 0.05)
    for sx in (-1, 1):

        def across(v: float, sx: float = sx) -> float:
            return 256 + sx * v

        scene.paper(
            smooth(
                [
                    (across(128), 88, 1),
                    (across(240), 84, 1),
                    (across(250), 420, 1),
                    (across(222), 440),
                    (across(196), 416, 1),
                    (across(206), 340),
                    (across(180), 240),
                    (across(150), 160),
                ]
            ),
            scene.shaded("#8e2f28", 0.1, 0.5),
            shadow=1.3,
            brush="brush",
        )
        for i in range(5):
            scene.line(
                smooth(
                    [(across(150 + i * 18), 92), (across(178 + i * 14), 220), (across(206 + i * 8), 410)], closed=False
                ),
                1.6,
                "#4a1414",
                0.6,
            )
        scene.paper(
            smooth(
                [
                    (across(192), 410, 1),
                    (across(222), 402),
                    (across(252), 408, 1),
                    (across(252), 428, 1),
                    (across(222), 424),
                    (across(192), 430, 1),
                ]
            ),
            "accent2",
            shadow=0.5,
        )
    scene.paper(
        round_rect(-20, 590, 560, 200, 26), scene.shaded("#2f5a4a", 0.1, 0.5), shadow=1.8, brush="mottle", texture=0.9
    )
    for y in (604, 640):
        for x in range(24, 512, 58):
            scene.paper(circle(x + (29 if y > 620 else 0), y + 14, 3.6), "#1c3a32", shadow=0.3, edge=0)
    with scene.at(184, 676, 4.0):
        child(scene, "accent", "#3a2018", arm=(15, -44), tone=0.03, girl=False, back=True)
    with scene.at(404, 668, 1.25):
        suitcase(scene, "#8a5a30", 74, 50)
    with scene.at(402, 606, 1.2):
        cat_behind(scene, "#1a1a26", tail=1, tall=64)
