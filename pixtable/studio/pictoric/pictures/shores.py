"""Pictures of the edge of the sea."""

import math

from pixtable.studio.kit.colour import TEAL, mix
from pixtable.studio.kit.paths import (
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
    svg,
    union,
)
from pixtable.studio.pictoric.motifs.birds import gull, standing_gull
from pixtable.studio.pictoric.motifs.clouds import cumulus
from pixtable.studio.pictoric.motifs.furniture import plain_chair
from pixtable.studio.pictoric.motifs.lights import lamp_post
from pixtable.studio.pictoric.motifs.people import child
from pixtable.studio.pictoric.motifs.sea_life import fish
from pixtable.studio.pictoric.motifs.sky import moon, starfield, sun
from pixtable.studio.pictoric.motifs.things import suitcase
from pixtable.studio.pictoric.motifs.vehicles import paper_boat, rowing_boat_from_above
from pixtable.studio.pictoric.motifs.water import calm_water, glints, ripples
from pixtable.studio.pictoric.palettes import CORAL, MIST
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import Dream


def _oncoming_train(scene: Dream) -> None:
    """A locomotive from the front, 200 tall, with its lamp lit."""
    scene.paper(round_rect(-58, -52, 116, 44, 8), ("#5a2f2a", "#2c1a1c"), shadow=0.8, edge=0.2)
    for x in (-34, 34):
        scene.paper(circle(x, -34, 11), ("#8a8478", "#3a3630"), shadow=0.4, edge=0)
    scene.paper(polygon([(-50, -12), (50, -12), (34, 14), (-34, 14)]), ("#3a3630", "#1c1a1a"), shadow=0.6, edge=0.2)
    scene.paper(round_rect(-14, -196, 28, 60, 5), ("#3a3436", "#1c1618"), shadow=0.4, edge=0.2)
    scene.paper(round_rect(-20, -202, 40, 12, 4), ("#5a5048", "#2a2422"), shadow=0.4, edge=0)
    scene.paper(circle(0, -96, 54), ("#4a4246", "#1e181c"), shadow=0.9, edge=0.2, rim=0.9)
    scene.line(circle(0, -96, 44), 3, "#b58a4a", 0.9)
    scene.glow(0, -96, 170, "glow", 0.9)
    scene.paper(circle(0, -96, 24), ("#fff6d8", "#f2cf86"), shadow=0.3, edge=0)


@recipe(MIST, light=(392, 300), reach=760, seed=55)
def sea_platform(scene: Dream) -> None:
    """A station in the middle of the sea: someone has left a hat on the chair to keep the place."""
    scene.wash(["#5f8288", "#8fa9a4", "#bfcbb8", "#e6ddc0", "#f6e6c4"], strength=0.5)
    vx, hor = 404, 392
    with scene.at(268, 372):
        sun(scene, 44, "#fff3d8", 0, "#f0b080")
    with scene.at(120, 210):
        cumulus(scene, 260, 0.9, dark=0.14)
    with scene.at(470, 150):
        cumulus(scene, 200, 0.86, dark=0.14)
    calm_water(scene, hor, ["#f3e4c0", "#c3cdb8", "#86a29c", "#4f7076", "#2c4850"], count=130, tone=1.0, alpha=0.4)
    glints(scene, 268, hor + 6, 600, 30, w0=50, w1=60, colour="glow", alpha=0.6)
    with scene.depth(0.4, scene.tone(0.86)):
        scene.paper(blob("-20,394! 30,380 90,384 150,394!"), 0.5, shadow=0.3)
    # rails vanish under shallow water
    for x0, x1 in ((318, vx - 3), (486, vx + 3)):
        scene.paper(
            polygon([(x0 - 6, 800), (x1 - 0.6, hor + 4), (x1 + 0.6, hor + 4), (x0 + 6, 800)]),
            ("#c9b48a", "#4a4640"),
            shadow=0.5,
            edge=0.2,
        )
    for i in range(17):
        u = 1 - (i / 17) ** 0.42 if i else 1
        y = hor + 10 + (800 - hor) * u**2.2
        k = (y - hor) / (800 - hor)
        xl = vx - 3 + (318 - vx + 3) * k - 14 * k
        xr = vx + 3 + (486 - vx - 3) * k + 14 * k
        scene.paper(
            polygon([(xl, y), (xr, y), (xr + 2 * k, y + 13 * k + 1), (xl - 2 * k, y + 13 * k + 1)]),
            ("#6a5a48", "#3a3a38"),
            shadow=0.4,
            edge=0.3,
            alpha=0.8,
        )
    for _ in range(36):
        u = scene.random.random()
        y = 420 + 340 * u
        x = vx + (scene.random.uniform(300, 500) - vx) * ((y - hor) / 408)
        w = scene.random.uniform(20, 60) * (0.3 + u)
        scene.flat(smooth([(x - w, y, 1), (x, y - 2.2 * u - 1), (x + w, y, 1), (x, y + 2 * u + 1)]), "#a9c4bc", 0.5)
    for i in range(9):
        scene.flat(circle(402 - i * 9, 372 - i * 13, 9 + i * 3.6), 1.0, 0.5 - 0.045 * i, blur=3)
    with scene.at(404, 474, 0.62):
        _oncoming_train(scene)
    # platform
    for x in (26, 110, 196):
        scene.paper(rect(x - 7, 640, 14, 160), (0.24, 0.06), shadow=0.8, brush="wood", edge=0.4)
    scene.paper(
        polygon([(-20, 604), (214, 604), (262, 668), (-20, 668)]),
        scene.shaded("#9a8468", 0.12, 0.35),
        shadow=1.6,
        brush="wood",
        texture=0.9,
        edge=0.4,
    )
    scene.paper(
        polygon([(-20, 666), (264, 666), (262, 688), (-20, 688)]),
        scene.shaded("#5a4a3c", 0.1, 0.4),
        shadow=1,
        brush="wood",
        edge=0.3,
    )
    for i in range(1, 7):
        scene.line(line(-20, 604 + i * 9.4, 214 + i * 6.6, 604 + i * 9.4), 1, 0.1, 0.45)
    scene.line(line(214, 604, 262, 668), 2.4, "#f2d27a", 0.8)
    with scene.at(44, 616, 1.5):
        lamp_post(scene, 0.06, 200)
    with scene.at(142, 640, 1.42):
        plain_chair(scene, 0.2, "#8a4a34")
    with scene.at(142, 582, 1.5):
        scene.paper(
            union(blob("-13,-4! -12,-15 0,-20 12,-15 13,-4!"), ellipse(1, -3, 23, 4.6)),
            scene.shaded("#2b2f38", 0.15, 0.3),
            shadow=0.6,
            edge=0.3,
            rim=0.8,
        )
        scene.line(curve("-13,-7 0,-5 13,-7"), 2.6, "accent")
    with scene.at(204, 654, 0.92):
        suitcase(scene, "#a8633c", 70, 48)
    with scene.layer(alpha=0.35, mask=(0, 690, 0, 768)):
        for x in (26, 110, 196):
            scene.flat(rect(x - 7, 690, 14, 80), 0.05)
    for x, y, k in ((250, 260, 0.4), (290, 240, 0.28)):
        with scene.at(x, y, k, -8):
            gull(scene)


@recipe(TEAL, light=(262, 330), reach=520, seed=76)
def sea_hatch(scene: Dream) -> None:
    """In the open sea there is a hatch with stairs going down; the boat beside it is already empty."""
    scene.wash(["#0b3440", "#125463", "#1d6f78", "#14606c", "#0a3a48"], strength=0.7)
    for _ in range(260):
        x, y = scene.random.uniform(-10, 520), scene.random.uniform(0, 768)
        length = scene.random.uniform(8, 22)
        t = scene.random.choice((0.72, 0.62, 0.22, 0.15))
        scene.line(
            smooth(
                [(x - length, y + 2), (x - length * 0.4, y - 2), (x + length * 0.2, y + 2), (x + length, y - 2)],
                closed=False,
            ),
            1.6,
            t,
            0.42,
        )
    for k in range(4):
        scene.line(
            smooth(
                [
                    (
                        256 + (190 + k * 26) * math.cos(a * 0.7854 + 0.2),
                        372 + (236 + k * 28) * math.sin(a * 0.7854 + 0.2),
                    )
                    for a in range(8)
                ]
            ),
            2,
            1.0,
            0.34 - 0.07 * k,
            dash=(40, 16, 12, 18),
        )
    with scene.at(262, 372, turn=-9):
        scene.paper(rect(-128, -176, 256, 352), ("#8fd0c4", "#2f8a8c"), shadow=1.2, edge=1.6, rim=0.9)
        scene.paper(
            rect(-116, -164, 232, 328),
            scene.shaded("#7a4a2c", 0.1, 0.4),
            shadow=0.6,
            brush="wood",
            texture=0.9,
            edge=0.4,
        )
        inn = rect(-98, -146, 196, 292)
        scene.washed(inn, ["#ffe2a0", "#c9823a", "#4a2818", "#1a1014"], (262, 230, 262, 520))
        with scene.clip(inn):
            n = 11
            for i in range(n):
                u = i / (n - 1)
                y = 146 - 250 * (1 - (1 - u) ** 1.45)
                w = 98 - 58 * u
                h = 30 - 18 * u
                c = mix("#3a2018", "#f2c070", u**1.3)
                scene.paper(
                    polygon([(-w, y), (w, y), (w - 4, y - h), (-w + 4, y - h)]),
                    (mix(c, "#fff0c0", 0.2), mix(c, "#1a1014", 0.25)),
                    shadow=0.5,
                    edge=0.2,
                    rim=0.5,
                )
                scene.paper(
                    polygon([(-w, y), (w, y), (w, y + 6 - 3 * u), (-w, y + 6 - 3 * u)]),
                    mix(c, "#1a1014", 0.55),
                    shadow=0.3,
                    edge=0.1,
                    rim=0.2,
                )
            for sx in (-1, 1):
                scene.flat(
                    polygon([(sx * 98, -146), (sx * 98, 146), (sx * 97, 146), (sx * 38, -108), (sx * 38, -146)]),
                    "#2a1814",
                    0.88,
                )
                scene.line(line(sx * 94, 140, sx * 39, -104), 3, "#e8a850", 0.8)
            scene.glow(0, -128, 150, "glow", 0.8)
            scene.flat(round_rect(-26, -146, 52, 44, 4), "#fff6d0")
            scene.flat(minus(rect(-300, -300, 600, 600), inn), "#0a0608", 0.7, blur=9)
        # the lifted hatch, lying back
        scene.paper(
            polygon([(-122, -170), (122, -170), (146, -300), (-146, -300)]),
            scene.shaded("#8f5a36", 0.12, 0.35),
            shadow=2.2,
            brush="wood",
            texture=0.9,
            edge=0.4,
        )
        for i in range(1, 6):
            x = -122 + i * 40.6
            scene.line(line(x, -172, x * 1.195, -298), 1.6, "#3a2014", 0.7)
        for y in (-196, -272):
            scene.paper(
                polygon(
                    [
                        (-126 - abs(y + 170) * 0.17, y),
                        (126 + abs(y + 170) * 0.17, y),
                        (127 + abs(y + 170) * 0.17, y - 13),
                        (-127 - abs(y + 170) * 0.17, y - 13),
                    ]
                ),
                scene.shaded("#3a4a50", 0.15, 0.3),
                shadow=0.5,
                edge=0.2,
            )
        scene.paper(
            minus(circle(0, -240, 17), circle(0, -240, 10)), scene.shaded("#4a5a60", 0.2, 0.3), shadow=0.6, edge=0.2
        )
        for _ in range(9):
            ripples(
                scene,
                scene.random.choice((-1, 1)) * scene.random.uniform(130, 150),
                scene.random.uniform(-150, 170),
                8,
                2,
                tone=1.0,
                alpha=0.5,
                flat=0.9,
            )
    with scene.at(420, 640, 1.05, -38):
        rowing_boat_from_above(scene)
    scene.line(curve("376,600 352,590 350,560 366,532"), 2.4, "#f2e2b8")
    for x, y, k, r in ((70, 90, 0.42, -10), (110, 690, 0.36, 20)):
        with scene.at(x, y, k, r):
            gull(scene)
    with scene.at(110, 600, 0.3, 30):
        fish(scene, "accent", "accent2")
    with scene.at(70, 640, 0.24, 24):
        fish(scene, "accent2", "accent")


@recipe(CORAL, light=(256, 420), reach=560, seed=75)
def tide_clock(scene: Dream) -> None:
    """Inside the old clock hangs the moon, and with every swing a little more sea runs out of the door."""
    scene.wash([0.3, 0.46, 0.62, 0.78, 0.92, 0.98], strength=0.55)
    for x, y, w in ((80, 230, 190), (440, 180, 200), (60, 430, 150), (470, 400, 160)):
        with scene.at(x, y):
            cumulus(scene, w, 0.86, dark=0.16)
    calm_water(scene, 540, ["#f6b48a", "#c46a70", "#7a3a68", "#3a2159", "#1d1740"], count=110, tone=1.0, alpha=0.3)
    wood = scene.shaded("#7a3f2c", 0.14, 0.45)
    scene.paper(
        polygon(
            [
                (150, 300),
                (362, 300),
                (362, 330),
                (338, 344),
                (338, 560),
                (370, 580),
                (370, 720),
                (142, 720),
                (142, 580),
                (174, 560),
                (174, 344),
                (150, 330),
            ]
        ),
        wood,
        shadow=2,
        brush="wood",
        texture=0.9,
        edge=0.4,
    )
    scene.paper(
        blob("136,300! 136,150! 160,130 180,96 220,74 256,46! 292,74 332,96 352,130 376,150! 376,300!"),
        wood,
        shadow=1.6,
        brush="wood",
        texture=0.9,
        edge=0.4,
    )
    scene.paper(round_rect(126, 290, 260, 18, 5), scene.shaded("#8f5238", 0.14, 0.4), shadow=1, brush="wood", edge=0.3)
    for x in (146, 366):
        scene.paper(
            round_rect(x - 6, 158, 12, 132, 5), scene.shaded("#a8683f", 0.16, 0.4), shadow=0.7, brush="wood", edge=0.3
        )
    scene.paper(circle(256, 54, 12), scene.shaded("accent2", 0.2, 0.3), shadow=0.6, edge=0.2)
    scene.paper(circle(256, 206, 78), scene.shaded("#d89a4c", 0.15, 0.35), shadow=0.9, edge=0.3)
    scene.paper(circle(256, 206, 69), ("#fff6e2", "#ecd2a8"), shadow=0.5, edge=0.3, shade=0.5)
    for i in range(12):
        a = i * math.pi / 6
        scene.flat(circle(256 + math.sin(a) * 56, 206 - math.cos(a) * 56, 4.4 if i % 3 == 0 else 2.4), "#4a2038")
    for ang, length, w in ((-38, 36, 5), (20, 52, 4)):
        with scene.at(256, 206, turn=ang):
            scene.paper(
                smooth(
                    [
                        (0, -length, 1),
                        (w, -length * 0.6),
                        (w * 0.4, -length * 0.3),
                        (w * 0.5, 9, 1),
                        (-w * 0.5, 9, 1),
                        (-w * 0.4, -length * 0.3),
                        (-w, -length * 0.6),
                    ]
                ),
                "#2a1430",
                shadow=0.5,
                edge=0.1,
            )
    scene.paper(circle(256, 206, 6), "accent2", shadow=0.3, edge=0)
    inn = rect(190, 352, 132, 330)
    scene.washed(inn, ["#080a26", "#14164a", "#2a2a74", "#3a3f8a"])
    starfield(scene, inn, 80, 9)
    with scene.clip(inn):
        scene.line(line(262, 340, 232, 482), 4, "#e8c47a")
        scene.glow(228, 506, 110, scene.tone(1), 0.55)
        with scene.at(228, 508):
            moon(scene, 34, 0.98)
        scene.line(svg("M 188 470 Q 256 540 330 474"), 1.4, 1.0, 0.3, dash=(4, 7))
        for k in range(4):
            y = 596 + k * 22
            pts = (
                [(180, 720, 1), (180, y, 1)]
                + [(190 + j * 22, y + (5 if j % 2 else -6)) for j in range(7)]
                + [(340, y, 1), (340, 720, 1)]
            )
            scene.paper(
                smooth(pts),
                (mix("#7fc8c8", "#1f7f8c", k / 4), mix("#2f8a94", "#14506a", k / 4)),
                shadow=0.5,
                brush="brush",
                rim=0.8,
            )
        scene.flat(minus(rect(0, 0, 512, 800), inn), 0.0, 0.8, blur=10)
    scene.line(rect(188, 350, 136, 332), 4, "#4a2018")
    scene.paper(
        polygon([(188, 350), (188, 684), (112, 716), (112, 336)]),
        scene.shaded("#8f4f34", 0.12, 0.4),
        shadow=1.6,
        brush="wood",
        texture=0.9,
        edge=0.3,
    )
    scene.line(polygon([(176, 372), (176, 664), (124, 688), (124, 360)]), 2, "#4a2018", 0.7)
    scene.flat(circle(122, 540, 5), "accent2")
    sp = blob("190,672! 322,672! 350,700 420,724 520,734! 520,800! -20,800! -20,744! 90,730 160,706")
    scene.paper(sp, ("#5fb4ba", "#14506a"), shadow=0.8, edge=1.4, brush="brush", rim=0.8)
    for k in range(7):
        scene.line(
            smooth([(200 + k * 8, 686 + k * 9), (256, 694 + k * 10), (320 + k * 10, 690 + k * 9)], closed=False),
            1.6,
            1.0,
            0.5,
            dash=(26, 9, 8, 12),
        )
    for _ in range(16):
        x = scene.random.uniform(-10, 520)
        y = scene.random.uniform(738, 766)
        scene.line(smooth([(x - 16, y), (x, y - 4), (x + 16, y)], closed=False), 1.4, 1.0, 0.4)
    with scene.at(398, 736, 0.72, 4):
        paper_boat(scene)
    with scene.at(394, 714, 0.92):
        child(scene, "#d8483f", "#2a1a22", tone=0.05, arm=(12, -26), girl=False, back=True)
    with scene.at(404, 742, 0.72, 4):
        scene.paper(
            polygon([(-66, -36), (-28, -14), (0, -22), (28, -14), (66, -36), (36, 12), (-36, 12)]),
            (0.98, 0.86),
            shadow=0.6,
            edge=0.3,
        )
        scene.flat(polygon([(66, -36), (28, -14), (0, -22), (10, 12), (36, 12)]), 0.6, 0.35)
    with scene.at(330, 98, 0.7, flip=True):
        standing_gull(scene)
    for x, y, k in ((70, 330, 0.34), (110, 308, 0.26), (440, 300, 0.3)):
        with scene.at(x, y, k, -6):
            gull(scene)
