"""Pictures of two wolves."""

import math
from collections.abc import Sequence

import skia

from pixtable.studio.kit.paths import (
    Place,
    Point,
    blob,
    circle,
    curve,
    ellipse,
    line,
    polygon,
    rect,
    round_rect,
    smooth,
    symmetric,
    taper,
    union,
)
from pixtable.studio.pictoric.motifs.cloth import knitted
from pixtable.studio.pictoric.motifs.kitchen import teapot
from pixtable.studio.pictoric.motifs.land import hills
from pixtable.studio.pictoric.motifs.paint import inner_shadow
from pixtable.studio.pictoric.motifs.people import grandmother
from pixtable.studio.pictoric.motifs.plants import leaf_path
from pixtable.studio.pictoric.motifs.sky import stars
from pixtable.studio.pictoric.motifs.trees import pine
from pixtable.studio.pictoric.palettes import ASH, HEARTH
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import WHITE, Dream


@recipe(HEARTH, light=(96, 430), reach=620, seed=39)
def knit_wolf(scene: Dream) -> None:
    """Grandmother is knitting a wolf; she has almost finished, and it has already opened its eyes."""
    scene.wash([0.44, 0.52, 0.60, 0.66, 0.60, 0.44], strength=0.5, brush="mottle")
    for i in range(11):
        for j in range(9):
            scene.flat(leaf_path(i * 52 + (26 if j % 2 else 0), j * 66 + 30, 13, -1.57, 0.42), 0.55, 0.1)
    scene.paper(rect(-10, 640, 532, 140), ("#6a4434", "#2c1a22"), brush="wood", texture=1, shadow=1.0, edge=0.4)
    # hearth at the left edge
    with scene.at(40, 640):
        scene.paper(rect(-70, -300, 150, 300), ("#8a5a4c", "#4a2c30"), shadow=1.2, edge=0.5)
        with scene.clip(rect(-70, -300, 150, 300)):
            for j in range(10):
                for i in range(5):
                    scene.line(
                        round_rect(-66 + i * 32 + (16 if j % 2 else 0), -296 + j * 30, 30, 27, 3), 1.4, "#2c1a22", 0.4
                    )
        scene.paper(round_rect(-86, -316, 182, 20, 4), ("#a8704c", "#5a3830"), shadow=0.9, edge=0.2, brush="wood")
        hearth = blob("-60,0! -60,-150 -20,-190 20,-190 54,-150 54,0!")
        scene.flat(hearth, "#1a0c10")
        scene.glow(-4, -50, 170, "#ff9a3a", 0.9)
        for x, h, c in (
            (-24, 110, "#e0502a"),
            (14, 120, "#e8702a"),
            (-6, 150, "#f08a2a"),
            (-14, 90, "#ffc04a"),
            (6, 80, "#ffd870"),
            (-4, 50, "#fff0b0"),
        ):
            scene.paper(
                smooth(
                    [
                        (x - 22, -6, 1),
                        (x - 24, -h * 0.35),
                        (x - 6, -h * 0.65),
                        (x + 2, -h, 1),
                        (x + 10, -h * 0.6),
                        (x + 22, -h * 0.35),
                        (x + 20, -6, 1),
                    ]
                ),
                c,
                shadow=0.2,
                edge=0.3,
                lit=0.2,
            )
        for x in (-40, 0):
            scene.paper(taper([(x - 16, -6), (x + 40, -12)], 18, 16), ("#5a3428", "#2c1a18"), shadow=0.4, edge=0.2)
        with scene.at(-30, -316, 0.42):
            teapot(scene, 0.85, "accent")
        scene.paper(rect(38, -346, 8, 30), "#fff0cc", shadow=0.4, edge=0.1)
        scene.glow(42, -356, 40, "glow", 0.7)
        scene.flat(leaf_path(42, -346, 18, -1.57, 0.4), "#fff0b0")
    scene.paper(round_rect(250, 96, 150, 190, 4), ("#8a5a4a", "#4a2c30"), shadow=1.0, edge=0.3)
    win = round_rect(262, 108, 126, 166, 2)
    scene.washed(win, ["#0d1430", "#24365e", "#4a6484"], (0, 100, 0, 280))
    with scene.clip(win):
        scene.glow(344, 150, 50, WHITE, 0.5)
        scene.flat(circle(344, 150, 17), "#fff4d8")
        for x, h in ((272, 70), (300, 96), (336, 76), (372, 100)):
            with scene.at(x, 280):
                pine(scene, 0.1, h, snow=0.9)
        for x, y in ((304, 232), (350, 240)):
            for d in (-1, 1):
                scene.flat(ellipse(x + d * 5, y, 2.4, 2), "#ffd860")
    scene.line(line(325, 108, 325, 274), 5, "#6a4238")
    scene.line(line(262, 190, 388, 190), 5, "#6a4238")
    scene.paper(ellipse(256, 716, 240, 36), ("#8a3a3a", "#4a1c2a"), shadow=0.5, edge=0.6)
    scene.line(ellipse(256, 716, 216, 28), 3, "#e8a860", 0.6, dash=(12, 8))
    scene.line(ellipse(256, 716, 180, 20), 2, "#e8a860", 0.4)
    with scene.at(420, 706, 1.32):
        grandmother(scene)
    # the wolf, knitted from the nose backwards
    ox, oy = 214, 712

    def tops(outline: Sequence[Point]) -> list[Point]:
        return [(ox + q[0] * 1.22, oy + q[1] * 1.22, *q[2:]) for q in outline]

    body = smooth(
        tops(
            [
                (-140, -112),
                (-146, -122),
                (-128, -134),
                (-108, -142),
                (-98, -160),
                (-92, -194, 1),
                (-80, -166),
                (-66, -164),
                (-56, -184, 1),
                (-48, -156),
                (-30, -146),
                (0, -138),
                (50, -134),
                (92, -128),
                (112, -122, 1),
                (116, -88, 1),
                (100, -66),
                (50, -60),
                (0, -54),
                (-40, -58),
                (-66, -72),
                (-84, -92),
                (-104, -98),
                (-128, -100),
            ]
        )
    )

    def leg(joints: Sequence[Place], w0: float, w1: float) -> skia.Path:
        return taper([(ox + a * 1.22, oy + b * 1.22) for a, b in joints], w0, w1, 16)

    far = leg([(-16, -70), (-10, -36), (-14, -2)], 34, 20)
    scene.paper(far, ("#4a4654", "#2a2632"), shadow=0.8, edge=0.3)
    knitted(scene, far, 11, "#6a6676", "#1c1822", alpha=0.5)
    near = union(leg([(-54, -84), (-58, -40), (-56, -2)], 44, 24), ellipse(ox - 76, oy - 5, 22, 9))
    wolf = union(body, near)
    scene.paper(wolf, ("#b4b0bc", "#5c5666"), shadow=1.6, edge=0.4, rim=1)
    knitted(scene, wolf, 12, "#dcd8e0", "#3a3644", alpha=0.5)
    scene.paper(
        smooth(
            tops(
                [
                    (-140, -112),
                    (-128, -102),
                    (-104, -98),
                    (-84, -92),
                    (-66, -72),
                    (-60, -60),
                    (-76, -70),
                    (-96, -84),
                    (-120, -92, 1),
                ]
            )
        ),
        "#d8d0cc",
        shadow=0.2,
        edge=0.8,
        alpha=0.75,
    )
    x = -108
    y = -136
    across, below = ox + x * 1.22, oy + y * 1.22
    scene.glow(across, below, 34, "#ffd860", 0.8)
    scene.paper(
        smooth(
            [
                (across - 11, below + 1, 1),
                (across - 2, below - 8),
                (across + 11, below - 2, 1),
                (across + 1, below + 5),
            ]
        ),
        "#ffd860",
        shadow=0.2,
        edge=0,
    )
    scene.flat(ellipse(across, below - 1, 2.4, 5), "#140a10")
    scene.flat(ellipse(ox - 142 * 1.22, oy - 117 * 1.22, 9, 7), "#140a10")
    scene.line(
        smooth(
            [
                (ox - 140 * 1.22, oy - 106 * 1.22),
                (ox - 122 * 1.22, oy - 108 * 1.22),
                (ox - 108 * 1.22, oy - 112 * 1.22),
            ],
            closed=False,
        ),
        2.4,
        "#1c1822",
        0.9,
    )
    for k in range(4):
        scene.paper(
            polygon(
                [
                    (ox - 134 * 1.22 + k * 9, oy - 107 * 1.22),
                    (ox - 134 * 1.22 + k * 9 + 6, oy - 107.5 * 1.22),
                    (ox - 134 * 1.22 + k * 9 + 3, oy - 102 * 1.22),
                ]
            ),
            "#fff4e4",
            shadow=0.1,
            edge=0,
        )
    scene.flat(
        polygon(
            [(ox - 92 * 1.22, oy - 186 * 1.22), (ox - 96 * 1.22, oy - 164 * 1.22), (ox - 85 * 1.22, oy - 168 * 1.22)]
        ),
        "#c88a8a",
        0.6,
    )
    for i in range(7):
        u = i / 6
        x = ox + (112 + 4 * u) * 1.22
        y = oy + (-124 + 40 * u) * 1.22
        scene.line(ellipse(x + 5, y, 9, 5), 3.2, "#9a96a4")
        scene.line(ellipse(x + 5, y, 9, 5), 1, "#2c2834", 0.6)
    for a, b in (((330, 548), (372, 632)), ((316, 606), (396, 566))):
        scene.paper(
            taper([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], 4, 7, 8),
            ("#f0d0a0", "#a87a4a"),
            shadow=0.8,
            edge=0,
            rim=1,
        )
        scene.paper(circle(*a, 5.5), "#c8443a", shadow=0.4, edge=0)
    scene.line(curve("364,596 380,650 350,700 300,716 262,738"), 3.4, "#8a8694")
    scene.paper(circle(240, 738, 27), ("#a8a4b0", "#4a4654"), shadow=1.0, edge=0.4)
    for k in range(6):
        scene.line(
            smooth([(216 + k * 5, 732 - k * 2), (240, 722 + k * 7), (264 - k * 3, 736 + k * 3)], closed=False),
            1.8,
            "#d0ccd8" if k % 2 else "#3a3644",
            0.6,
        )
    scene.glow(60, 590, 330, "#ffb04a", 0.5)
    scene.glow(325, 190, 120, "#a8c8f0", 0.25)


@recipe(ASH, light=(256, 560), reach=520, seed=41)
def wolf_piano(scene: Dream) -> None:
    """A child sits down every evening to play on the teeth of the wolf, and the wolf closes one eye."""
    scene.wash([0.06, 0.14, 0.2, 0.2, 0.16, 0.1], strength=0.6)
    stars(scene, 70, 300)
    with scene.depth(0.2, scene.tone(0.3)):
        for i, x in enumerate(range(-20, 560, 40)):
            with scene.at(x, 560):
                pine(scene, 0.12, 300 + 70 * math.sin(i * 2.2))
    scene.glow(256, 520, 330, "glow", 0.4)
    with scene.at(256, 0):
        head = symmetric(
            "0,110 52,104 84,92 128,20 150,-10! 166,60 170,140 188,220 240,316! 208,318 240,400! "
            "200,396 222,480! 186,470 196,560! 160,600 120,660 60,690 0,696"
        )
        scene.paper(head, ("#6a6674", "#2c2a36"), shadow=1.8, edge=1.6, brush="brush", texture=0.9, rim=0.9)
        for d in (-1, 1):
            scene.paper(
                smooth(
                    [(d * 98, 96, 1), (d * 128, 50), (d * 144, 20, 1), (d * 152, 80), (d * 148, 132, 1), (d * 122, 124)]
                ),
                ("#3a3440", "#7a5a60"),
                shadow=0.4,
                edge=0.6,
            )
            for _ in range(60):
                x = d * scene.random.uniform(60, 190)
                y = scene.random.uniform(130, 560)
                scene.line(
                    smooth([(x, y), (x + d * 4, y + 10), (x + d * 10, y + 20)], closed=False),
                    1.8,
                    scene.random.choice(["#a8a2ac", "#1c1a24", "#8c8690"]),
                    0.4,
                )
        scene.paper(
            symmetric("0,150 40,170 66,230 72,300 96,352 122,384 110,412 60,400 0,392"),
            ("#a8a2a8", "#7c7680"),
            shadow=0.7,
            edge=1,
            brush="brush",
            rim=0.6,
        )
        scene.paper(symmetric("0,110 16,140 20,190 12,250 0,300"), ("#4a4654", "#5e5a68"), shadow=0.2, edge=1, rim=0.2)
        mouth = symmetric("0,384 60,394 112,404 140,396 150,450 146,530 110,590 0,606")
        scene.paper(mouth, ("#2a080e", "#7a1c22"), shadow=0.2, edge=0.4, rim=0.1)
        inner_shadow(scene, mouth, 0.8, 16, "#0a0206")
        with scene.clip(mouth):
            scene.glow(0, 520, 150, "glow", 0.6)
            scene.paper(
                symmetric("0,452 50,460 84,500 90,560 60,610 0,616"), ("#c85a5a", "#8a2c34"), shadow=0.6, edge=0.4
            )
            scene.line(curve("0,460 2,510 0,560"), 2.4, "#7a2028", 0.7)
        for d in (-1, 1):
            scene.paper(
                smooth([(d * 86, 398, 1), (d * 112, 402, 1), (d * 106, 436), (d * 100, 470, 1), (d * 92, 436)]),
                ("#fffaf0", "#cfc0a8"),
                shadow=0.7,
                edge=0.1,
            )
            for k in range(3):
                scene.paper(
                    polygon(
                        [
                            (d * (24 + k * 20) - 8, 392 + k * 3),
                            (d * (24 + k * 20) + 8, 393 + k * 3),
                            (d * (24 + k * 20), 412 + k * 3),
                        ]
                    ),
                    ("#fffaf0", "#cfc0a8"),
                    shadow=0.4,
                    edge=0.1,
                )
        scene.paper(
            symmetric("0,318 30,320 46,338 34,360 12,372 0,376"), ("#2a2630", "#0c0b12"), shadow=0.8, edge=0.2, rim=1
        )
        scene.flat(ellipse(-14, 334, 10, 5), WHITE, 0.35, blur=3)
        for d in (-1, 1):
            scene.flat(ellipse(d * 17, 352, 8, 5), "#000000", 0.8)
        scene.line(line(0, 376, 0, 392), 3, "#2a2630")
        # eyes: one shut, one watching
        scene.line(curve("-112,232 -90,248 -66,250 -50,240"), 6, "#0c0b12", 0.95)
        for k in range(4):
            scene.line(
                line(-104 + k * 16, 240 + 6 * math.sin(k), -110 + k * 16, 254 + 5 * math.sin(k)), 2.4, "#0c0b12", 0.8
            )
        scene.glow(80, 238, 50, "#ffc84a", 0.6)
        scene.paper(
            blob("48,250! 66,232 92,224 116,226! 104,244 78,252"), ("#ffd860", "#d88a1c"), shadow=0.4, edge=0.1, rim=0.3
        )
        scene.flat(ellipse(84, 239, 5, 11), "#0c0b12")
        scene.flat(circle(80, 233, 2.6), WHITE)
        scene.line(curve("44,252 64,230 92,221 120,225"), 5, "#0c0b12")
        scene.line(curve("-124,206 -90,204 -56,216"), 7, "#3a3642", 0.8)
        scene.line(curve("124,190 92,190 54,212"), 7, "#3a3642", 0.8)
        # lower jaw = keyboard
        n = 15
        wide = 268

        def kp(u: float, v: float) -> Place:
            x = (u - 0.5) * wide * (1 + 0.1 * v)
            return (x, 566 + v * 46 + 26 * (1 - (2 * u - 1) ** 2) * 0.6)

        scene.paper(
            smooth(
                [(-150, 560, 1)]
                + [kp(i / 8, -0.1) for i in range(9)]
                + [(150, 560, 1), (160, 610)]
                + [(kp(1 - i / 8, 1.25)[0], kp(1 - i / 8, 1.25)[1]) for i in range(9)]
                + [(-160, 610)]
            ),
            ("#3a1c1c", "#1c0e12"),
            shadow=1.0,
            edge=0.2,
        )
        for i in range(n):
            scene.paper(
                polygon(
                    [kp(i / n + 0.004, 0), kp((i + 1) / n - 0.004, 0), kp((i + 1) / n - 0.004, 1), kp(i / n + 0.004, 1)]
                ),
                ("#fffaf0", "#d8ccb8"),
                shadow=0.5,
                edge=0,
                rim=0.6,
            )
        for i in range(1, n):
            if i % 7 in (3, 0):
                continue
            scene.paper(
                polygon([kp(i / n - 0.018, 0), kp(i / n + 0.018, 0), kp(i / n + 0.018, 0.6), kp(i / n - 0.018, 0.6)]),
                0.03,
                shadow=0.6,
                edge=0,
                rim=0.9,
            )
    for _ in range(60):
        a = scene.random.uniform(-1, 1)
        u = scene.random.random()
        x = 256 + a * (60 + 150 * u)
        y = 560 - u * 420
        scene.glow(x, y, 9, "glow", 0.6 * (1 - u * 0.6))
        scene.flat(circle(x, y, scene.random.uniform(0.8, 2)), "#fff3c8", 0.95 - 0.5 * u)
    hills(scene, 724, 6, 0.08, seed=3, fade=0.06, marks=40)
    with scene.at(256, 752):
        for d in (-1, 1):
            scene.paper(taper([(d * 16, -34), (d * 24, 4)], 7, 6, 6), ("#6a4430", "#2c1a18"), shadow=0.5, edge=0.1)
        scene.paper(round_rect(-34, -44, 68, 12, 5), ("#a84a3a", "#6a2428"), shadow=0.7, edge=0.1)
        scene.paper(
            blob("-17,-106! 17,-106! 26,-74 36,-40! 0,-32 -36,-40! -26,-74"),
            ("#e0483c", "#8a1f2a"),
            shadow=0.9,
            edge=0.2,
            rim=1,
        )
        for d in (-1, 1):
            scene.paper(
                taper([(d * 13, -98), (d * 32, -108), (d * 40, -134)], 14, 9, 14),
                ("#e0483c", "#a82c30"),
                shadow=0.6,
                edge=0.1,
                rim=1,
            )
            scene.paper(circle(d * 41, -139, 6), "#f2cda8", shadow=0.3, edge=0)
        scene.paper(circle(0, -124, 22), ("#4a2a20", "#24140f"), shadow=0.7, edge=0.3, rim=1)
        scene.flat(rect(-7, -108, 14, 6), "#f2cda8")
        for d in (-1, 1):
            scene.paper(
                taper([(d * 17, -118), (d * 26, -104), (d * 24, -84)], 10, 5, 12),
                ("#4a2a20", "#24140f"),
                shadow=0.4,
                edge=0.1,
            )
            scene.paper(
                polygon([(d * 25 - 6, -86), (d * 25 + 6, -80), (d * 25 + 6, -87), (d * 25 - 6, -79)]),
                "#e8a84a",
                shadow=0.2,
                edge=0,
            )
