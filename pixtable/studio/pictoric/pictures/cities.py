"""Pictures of towns."""

import math

from pixtable.studio.kit.colour import TEAL, VIOLET
from pixtable.studio.kit.paths import (
    Track,
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
    union,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.beasts import fox
from pixtable.studio.pictoric.motifs.cloth import needle
from pixtable.studio.pictoric.motifs.clouds import billow, scalloped_cloud
from pixtable.studio.pictoric.motifs.houses import city, house_row, open_door
from pixtable.studio.pictoric.motifs.lights import candle, flame, street_lamp
from pixtable.studio.pictoric.motifs.people import skin, traveller
from pixtable.studio.pictoric.motifs.person import person
from pixtable.studio.pictoric.motifs.sky import moon, stars
from pixtable.studio.pictoric.motifs.things import suitcase
from pixtable.studio.pictoric.motifs.trees import fan_tree, pine
from pixtable.studio.pictoric.motifs.vehicles import sailing_boat
from pixtable.studio.pictoric.palettes import AMBER, CORAL, PEWTER, PORCELAIN
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import SCREEN, Dream


@recipe(VIOLET, light=(256, 260), reach=560, seed=60)
def candle_city(scene: Dream) -> None:
    """The towers of this city are candles: every evening it lights itself and every morning it is a little smaller."""
    scene.wash([0.04, 0.12, 0.22, 0.34, 0.46, 0.5], strength=0.55)
    stars(scene, 90, 300, big=6)
    scene.glow(256, 330, 380, "glow", 0.35)

    def tower(
        x: float, y: float, w: float, h: float, col: Tone, lit: bool = True, win: bool = True, fl: float = 1.0
    ) -> None:
        with scene.at(x, y):
            candle(scene, h, w, col, lit, drips=max(3, int(w / 13)), flame_size=fl)
            if win:
                n = max(2, int(w / 17))
                nn = int(h * 0.52 / 22)
                for j in range(nn):
                    for i in range(n):
                        xx = -w / 2 + w * (i + 0.5) / n
                        yy = -18 - j * 22
                        on = scene.random.random() < 0.62
                        scene.flat(
                            round_rect(xx - 3.2, yy - 11, 6.4, 11, 3),
                            "#ff9d3c" if on else "#5a3a5a",
                            0.95 if on else 0.4,
                        )

    with scene.depth(0.5, scene.tone(0.36)):
        for x, w, h in (
            (20, 44, 300),
            (90, 36, 210),
            (160, 50, 350),
            (250, 40, 250),
            (330, 54, 330),
            (410, 40, 240),
            (480, 50, 310),
        ):
            tower(x, 640, w, h, 0.8, True, True, 0.9)
    with scene.depth(0.18, scene.tone(0.4)):
        for x, w, h in ((54, 60, 250), (206, 56, 190), (300, 60, 280), (452, 66, 230)):
            tower(x, 670, w, h, "#f0cfc0")
    for x, w, h, c in (
        (122, 78, 330, "#fff0dc"),
        (380, 84, 390, "#ffe6cf"),
        (20, 60, 170, "#f7d8e0"),
        (492, 60, 180, "#f7e6c8"),
    ):
        tower(x, 700, w, h, c)
    scene.paper(
        blob("-20,790! -20,700! 70,690 122,708 200,696 300,704 380,712 460,696 532,700! 532,790!"),
        (0.9, 0.6),
        shadow=1,
        edge=1,
    )
    for x, w in ((122, 60), (380, 66), (30, 50), (480, 40)):
        scene.paper(ellipse(x, 702, w, 13), scene.shaded("#fff0dc", 0.1, 0.15), shadow=0.4, edge=0.8)
    scene.paper(rect(-10, 730, 532, 60), (0.3, 0.12), shadow=1, edge=1.5)
    with scene.at(252, 748, 1.3):
        person(scene, "#2f6f86", tone=0.06, hat="top", legs="walk", arms=((-10, -26), (16, -36)), scarf="accent2")
    scene.line(line(272, 702, 286, 640), 2.6, 0.05)
    with scene.at(287, 640, 0.62):
        flame(scene, 30)


@recipe(CORAL, light=(256, 214), reach=560, seed=6)
def reflection(scene: Dream) -> None:
    """The city's reflection is a dark forest at night, and in the water the traveller and the fox have changed
    places."""
    scene.wash([0.62, 0.76, 0.88, 0.98, 0.98, 0.98], strength=0.45)
    with scene.at(256, 236):
        moon(scene, 84, 0.99)
    for x, y, w, t in ((70, 150, 200, 0.92), (450, 116, 220, 0.9)):
        with scene.at(x, y):
            scalloped_cloud(scene, w, t, alpha=0.9)
    with scene.depth(0.35, scene.tone(0.85)):
        city(scene, -10, 520, 400, 0.62, lowest=60, highest=170, lit=0.15, roofs=False)
    city(scene, -10, 520, 402, 0.38, lowest=30, highest=110, lit=0.5)
    hor = 400
    # below the waterline: not the city but a forest, upside down, at night
    with scene.clip(rect(0, hor, 512, 400)):
        scene.flat(rect(0, hor, 512, 400), 0.2)
        scene.gradient(rect(0, hor, 512, 400), [0.5, 0.24, 0.1], (0, hor, 0, 768))
        with scene.dressed(scene.palette, light=(256, 600)):
            with scene.at(256, 590):
                moon(scene, 52, 0.86, crescent=True)
            with scene.depth(0.5, scene.tone(0.42)):
                for i, x in enumerate(range(-10, 540, 40)):
                    with scene.at(x, hor - 4, 0.62, down=-1):
                        pine(scene, 0.42, 160 + 46 * math.sin(i * 2.1))
            for x, h in ((0, 300), (62, 220), (118, 150), (196, 120), (330, 130), (398, 170), (452, 240), (512, 310)):
                with scene.at(x, hor - 4, 0.66, down=-1):
                    pine(scene, 0.13, h)
        for i in range(26):
            y = hor + 8 + i * i * 0.55
            w = scene.random.uniform(40, 180)
            x = scene.random.uniform(-20, 480)
            scene.flat(round_rect(x, y, w, 1.4 + i * 0.05, 1), 0.95, 0.2)
    scene.flat(rect(0, hor - 2, 512, 3), 1.0, 0.8, blur=1.5)
    with scene.at(268, hor + 8, 0.95):
        sailing_boat(scene, 0.2, sail=False, lantern=False)
    with scene.at(250, hor - 4, 1.05):
        traveller(scene, 0.05)
    with scene.at(304, hor + 4, 0.42):
        fox(scene, colour="#e0703a")
    # the reflections have swapped places too
    with scene.layer(alpha=0.75):
        with scene.at(268, hor + 22, 0.95, down=-0.75):
            sailing_boat(scene, 0.16, sail=False, lantern=False)
        with scene.at(250, hor + 24, 0.52, down=-0.52):
            fox(scene, colour="#c9583a")


@recipe(AMBER, light=(120, 140), reach=800, seed=55)
def stitched(scene: Dream) -> None:
    """Day and night have come apart along the street, and a small tailor is sewing them together with red thread."""
    tear = [
        (356, -20),
        (330, 60),
        (344, 120),
        (312, 190),
        (326, 260),
        (286, 330),
        (300, 400),
        (262, 470),
        (272, 540),
        (232, 610),
        (244, 680),
        (206, 790),
    ]
    day = polygon([(-20, -20), *tear, (-20, 790)])
    night = polygon([(532, -20), *tear, (532, 790)])
    with scene.clip(day):
        scene.wash([0.8, 0.88, 0.95, 0.98, 0.9], strength=0.5)
        scene.glow(120, 150, 240, "glow", 0.8)
        scene.paper(circle(118, 150, 54), ("#fff6d6", "#f7c54a"), shadow=0.5)
        with scene.at(230, 110):
            billow(scene, 170, 1.0, seed=3)
        with scene.at(60, 290):
            billow(scene, 150, 0.98, seed=6)
        with scene.depth(0.4, scene.tone(0.9)):
            house_row(scene, -20, 330, 560, 0.7, lowest=90, highest=170, lit=0.0, seed=2)
        house_row(scene, -20, 330, 640, 0.62, lowest=80, highest=160, lit=0.0, seed=5)
        scene.paper(rect(-20, 636, 400, 160), (0.82, 0.6), shadow=0.6)
        for x in range(-10, 300, 17):
            scene.line(
                smooth(
                    [(x, 660 + x * 13 % 90), (x + 14, 656 + x * 13 % 90), (x + 28, 660 + x * 13 % 90)], closed=False
                ),
                1.6,
                0.4,
                0.4,
            )
        with scene.at(96, 648, 0.6):
            fan_tree(scene, 0.3, 0.55, seed=4, colour="#8fae4a")
    with scene.dressed(PORCELAIN, light=(420, 150)), scene.clip(night):
        scene.wash([0.04, 0.12, 0.22, 0.34, 0.2], strength=0.5)
        stars(scene, 110, 460, big=8)
        with scene.at(424, 150):
            moon(scene, 44, 0.97, crescent=True)
        with scene.at(440, 330):
            billow(scene, 200, 0.34, seed=5)
        with scene.depth(0.35, scene.tone(0.25)):
            house_row(scene, 220, 540, 560, 0.3, lowest=100, highest=190, lit=0.25, seed=12)
        house_row(scene, 210, 540, 640, 0.2, lowest=80, highest=160, lit=0.65, seed=15)
        scene.paper(rect(180, 636, 400, 160), (0.3, 0.1), shadow=0.6)
        for x in range(200, 520, 17):
            scene.line(
                smooth(
                    [(x, 660 + x * 13 % 90), (x + 14, 656 + x * 13 % 90), (x + 28, 660 + x * 13 % 90)], closed=False
                ),
                1.6,
                0.6,
                0.25,
            )
        with scene.at(452, 676, 0.95):
            street_lamp(scene, 170)
    w = [(x + scene.random.uniform(4, 13), y + scene.random.uniform(-8, 8)) for x, y in tear]
    w2 = [(x - scene.random.uniform(4, 12), y + scene.random.uniform(-8, 8)) for x, y in tear]
    scene.flat(polygon([(x + 12, y) for x, y in tear] + [(x - 14, y) for x, y in tear][::-1]), 0.0, 0.45, blur=9)
    scene.paper(polygon([*tear, *w[::-1]]), 1.0, shadow=0.8, edge=2, texture=0.3)
    scene.paper(polygon([*tear, *w2[::-1]]), 0.97, shadow=0.8, edge=2, texture=0.3)
    thr = "#d2222e"
    seam = Track(polyline(tear))
    pts = [seam.at(30 / seam.length + i * 0.8 / 18).aside(24 if i % 2 else -24) for i in range(19)]
    for i in range(18):
        scene.line(polyline([pts[i], pts[i + 1]]), 4.4, 0.0, 0.35, blur=2)
        scene.line(polyline([pts[i], pts[i + 1]]), 3.4, thr)
        scene.flat(circle(*pts[i], 2.6), 0.1)
    x, y = pts[-1]
    scene.line(smooth([(x, y), (x + 30, y + 46), (x + 74, y + 10), (352, 566)], closed=False), 3.2, thr)
    with scene.at(232, 716, turn=28):
        needle(scene, 270, "#d8dde6")
    with scene.at(290, 744, 1.75, flip=True):
        person(
            scene,
            "#d2222e",
            tone=0.1,
            hat="cap",
            hat_colour=0.2,
            legs="walk",
            arms=((-6, -30), (14, -44)),
            hair=0.9,
            beard=0.95,
        )


@recipe(TEAL, light=(256, 470), reach=480, seed=74)
def lamps_lean(scene: Dream) -> None:
    """At night the street lamps bend their necks together over the one who has fallen asleep on the bench."""
    scene.wash([0.03, 0.08, 0.16, 0.26, 0.36, 0.3], strength=0.55, brush="cloudy")
    scene.glow(256, 500, 330, "glow", 0.45)
    with scene.depth(0.5, scene.tone(0.3)):
        house_row(
            scene, -20, 540, 560, 0.26, lowest=150, highest=300, lit=0.12, seed=6, width=(50, 76), roofs=(0.2, 0.3)
        )
    with scene.depth(0.2, scene.tone(0.3)):
        house_row(scene, -40, 90, 590, 0.16, lowest=220, highest=300, lit=0.1, seed=4, width=(54, 70), roofs=(0.1, 0.2))
        house_row(
            scene, 424, 540, 590, 0.16, lowest=230, highest=310, lit=0.1, seed=9, width=(54, 70), roofs=(0.1, 0.2)
        )
    scene.paper(blob("-20,790! -20,580! 256,568 532,580! 532,790!"), (0.5, 0.14), shadow=0.8, edge=1.2)
    scene.flat(ellipse(256, 652, 190, 52), "glow", 0.55, blur=22, blend=SCREEN)
    for _ in range(60):
        x, y = scene.random.uniform(0, 512), scene.random.uniform(590, 768)
        scene.line(smooth([(x - 9, y), (x, y - 3), (x + 9, y)], closed=False), 1.3, 0.1, 0.3)

    def bent(x: float, y: float, h: float, reach: float, k: float, tilt: float) -> None:
        q = [
            (x, y),
            (x + reach * 0.02, y - h * 0.5),
            (x + reach * 0.16, y - h * 0.86),
            (x + reach * 0.5, y - h),
            (x + reach * 0.86, y - h * 0.88),
            (x + reach, y - h * 0.7),
        ]
        scene.paper(
            union(
                taper(q, 9 * k, 5.4 * k, 30),
                smooth(
                    [
                        (x - 13 * k, y + 2, 1),
                        (x - 7 * k, y - 10 * k),
                        (x - 4 * k, y - 26 * k),
                        (x + 4 * k, y - 26 * k),
                        (x + 7 * k, y - 10 * k),
                        (x + 13 * k, y + 2, 1),
                    ]
                ),
            ),
            0.05,
            shadow=0.8,
            edge=0.2,
            rim=0.8,
        )
        scene.paper(ellipse(x, y - h * 0.3, 7 * k, 3 * k), 0.1, shadow=0.3, edge=0.1)
        with scene.at(*q[-1], k, tilt):
            scene.beam(0, 18, 90 - tilt * 0.0 + tilt, 20, 330 * k, alpha=0.3)
            scene.glow(0, 22, 110, "glow", 0.85)
            p = polygon([(-8, 0), (8, 0), (14, 30), (-14, 30)])
            scene.flat(p, "glow")
            scene.line(p, 2.2, 0.04)
            scene.line(line(0, 0, 0, 30), 1.5, 0.04)
            scene.paper(blob("-16,3! -8,-8 0,-16! 8,-8 16,3!"), 0.05, shadow=0.4, edge=0.1)
            scene.paper(round_rect(-15, 29, 30, 5, 2), 0.05, shadow=0.3, edge=0.1)

    bent(124, 588, 300, 104, 0.8, -10)
    bent(390, 588, 316, -100, 0.8, 10)
    bent(36, 640, 440, 118, 1.15, -24)
    bent(478, 640, 424, -120, 1.15, 24)
    with scene.layer(alpha=0.5, blur=5):
        scene.flat(ellipse(256, 676, 130, 12), 0.0)
    for y in (596, 612, 628):
        scene.paper(
            round_rect(150, y - 6, 212, 9, 3), scene.shaded("#8a5a3f", 0.15, 0.3), shadow=0.6, edge=0.3, brush="wood"
        )
    scene.paper(
        polygon([(142, 640), (370, 640), (378, 652), (134, 652)]),
        scene.shaded("#a06a48", 0.2, 0.25),
        shadow=0.8,
        edge=0.3,
        brush="wood",
    )
    for x in (160, 346):
        scene.paper(round_rect(x - 4, 590, 8, 86, 3), 0.06, shadow=0.5, edge=0.1)
    scene.paper(circle(184, 628, 14), skin(scene), shadow=0.4, edge=0.1)
    scene.paper(blob("166,632! 168,612 186,608 198,618 196,626! 182,620 172,636"), 0.1, shadow=0.3, edge=0.3)
    scene.line(curve("188,630 192,632 196,630"), 1.4, 0.05)
    bl = blob(
        "192,642! 200,622 226,614 270,620 320,616 352,626 364,642! 362,660 330,656 300,664 260,656 224,664 196,658"
    )
    scene.paper(bl, scene.shaded("accent", 0.12, 0.3), shadow=0.8, edge=0.5)
    with scene.clip(bl):
        for x in (226, 262, 318, 340):
            scene.line(smooth([(x, 604), (x + 14, 640), (x + 6, 670)], closed=False), 2, scene.palette.ramp[0], 0.35)
        for y in (628, 646):
            scene.line(smooth([(190, y), (270, y + 8), (370, y)], closed=False), 4, "accent2", 0.75)
    with scene.at(412, 688, 0.8):
        suitcase(scene, width=60, height=40)
    for _ in range(40):
        x, y = scene.random.gauss(256, 90), scene.random.uniform(330, 650)
        scene.flat(circle(x, y, scene.random.uniform(0.6, 1.6)), "glow", 0.8)


@recipe(PEWTER, light=(256, 610), reach=620, seed=12)
def coat_door(scene: Dream) -> None:
    """A stranger seen from behind looks at the city; in the back of his coat a lit door stands open and somebody
    is moving out."""
    scene.wash([0.72, 0.84, 0.93, 0.97, 0.9, 0.8], strength=0.45)
    scene.glow(256, 250, 330, "glow", 0.5)
    with scene.depth(0.6, scene.tone(0.92)):
        city(scene, -10, 520, 520, 0.6, lowest=120, highest=250, lit=0.0, roofs=False)
    with scene.depth(0.35, scene.tone(0.88)):
        city(scene, -10, 520, 600, 0.5, lowest=60, highest=170, lit=0.25, roofs=False)
    coat = blob("-30,790! 6,640 44,500 96,420 186,384! 256,372 326,384! 416,420 468,500 506,640 542,790!")
    scene.paper(coat, (0.2, 0.03), shadow=1.6, brush="brush", texture=0.8)
    for pts in ([(60, 520), (96, 600), (104, 768)], [(452, 520), (416, 600), (408, 768)]):
        scene.line(smooth(pts, closed=False), 2.4, 0.0, 0.6)
    scene.paper(round_rect(216, 300, 80, 96, 20), scene.shaded(skin(scene), 0.0, 0.2), shadow=0.5)
    scene.paper(blob("170,412! 184,372 216,362 256,378 296,362 328,372 342,412! 256,436"), (0.26, 0.12), shadow=0.8)
    for sx in (-1, 1):
        scene.paper(ellipse(256 + sx * 66, 272, 14, 21), skin(scene), shadow=0.5, edge=0.4)
    scene.paper(
        blob("196,240! 197,292 214,326 232,336! 256,330 280,336! 298,326 315,292 316,240!"), (0.4, 0.24), shadow=0.6
    )
    for k in range(-5, 6):
        scene.line(
            smooth([(256 + k * 10.5, 244), (256 + k * 10, 290), (256 + k * 5.6, 330)], closed=False), 1.5, 0.1, 0.5
        )
    scene.paper(
        union(blob("188,234! 184,172 214,130 256,120 298,130 328,172 324,234!"), ellipse(256, 236, 112, 17)),
        (0.2, 0.04),
        shadow=1.2,
        rim=0.8,
    )
    scene.paper(blob("187,226! 256,236 325,226! 326,206! 256,214 186,206!"), "accent", shadow=0.3, edge=0.3)
    scene.glow(256, 640, 250, "glow", 0.55)
    with scene.at(256, 690):
        open_door(scene, 0.3, height=190, frame="accent2")
    for i in range(5):
        y = 692 + i * 17
        w = 96 + i * 15
        scene.paper(
            polygon([(256 - w / 2, y), (256 + w / 2, y), (256 + w / 2 + 8, y + 16), (256 - w / 2 - 8, y + 16)]),
            (0.62 - i * 0.07, 0.34 - i * 0.05),
            shadow=0.6,
            edge=0.3,
        )
    with scene.at(282, 716, 1.08):
        person(scene, "#2f5f6a", legs="walk", arms=((-10, -26), (14, -21)), hat="cap")
    with scene.at(300, 712, 0.55):
        suitcase(scene, width=60, height=40)
