"""Animals and other company."""

from pixtable.studio.kit.paths import circle, ellipse, polygon, rect, round_rect, smooth, taper
from pixtable.studio.tactics.creatures.floating import hover
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.materials import INK
from pixtable.studio.tactics.drawing.shapes import bar, stroke
from pixtable.studio.tactics.gear.wardrobe import PARTS, worn
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import Pose


@worn(PARTS)
def wolf(brush: Brush, look: Look, pose: Pose) -> None:
    j = (0, -6, 0)[pose.hunt] if pose.hunt else 0
    x0 = {0: 4, 1: 6, 2: 6}[pose.hunt]
    sway = pose.sway
    b = pose.bob
    with brush.at(x0 + 1, j, pivot=(0, 0)):
        f = "silver"
        brush.put(smooth([(30, 36 + b), (25, 32 - sway), (23, 27 - sway, 1), (28, 28 - sway), (33, 34 + b)]), f, -0.1)
        for x in (32, 35.4, 43, 46.6):
            s = (2 if x > 40 else -2) if pose.hunt == 1 else 0
            brush.put(taper([(x, 38), (x + s, 42), (x + s, 45)], 3.6, 2.8, 6), f, -0.3)
        brush.put(
            smooth([(29, 36 + b), (34, 33 + b), (42, 33 + b), (48, 34), (48, 40), (42, 41), (33, 41), (29, 40)]), f, 0.1
        )
        brush.put(
            smooth(
                [
                    (41, 34 + b),
                    (42, 28 + b),
                    (47, 25 + b),
                    (52, 28 + b),
                    (57, 31 + b, 1),
                    (56, 34 + b),
                    (50, 36 + b),
                    (45, 38),
                ]
            ),
            f,
            0.2,
        )
        brush.put(polygon([(42, 29 + b), (42, 22 + b), (46.6, 26 + b)]), f, 0.1)
        brush.put(polygon([(47, 27 + b), (48.4, 21 + b), (51, 27 + b)]), f, 0.3)
        brush.dots("#ffd24a", (50, 29 + b))
        brush.dots(INK, (51, 29 + b), (56, 31 + b), (56, 32 + b), (55, 31 + b))
        brush.dots("#ffffff", (53, 34 + b), (55, 34 + b), (52, 33 + b))
        brush.put(polygon([(45, 36), (49, 36), (47, 40)]), "white", 0.3, outline=False)


@worn(PARTS)
def cat(brush: Brush, look: Look, pose: Pose) -> None:
    with brush.at(0, pose.bob, pivot=(0, 0)):
        brush.put(stroke([(8, 27), (4, 24), (4 - pose.sway * 0.4, 19)], 1.8), "ink", 0.4)
        brush.put(smooth([(8, 29), (8, 24), (12, 22.4), (16, 25), (16, 29)]), "ink", 0.4)
        brush.put(
            smooth([(10, 21), (10, 16, 1), (12.4, 18), (15.4, 18), (18, 15.6, 1), (18, 21), (14, 23)]), "ink", 0.5
        )
        brush.dots("#ffe04a", (12, 20), (16, 20))


@worn(PARTS)
def parrot(brush: Brush, look: Look, pose: Pose) -> None:
    w = hover(pose, 1)
    brush.put(polygon([(12, 24), (8, 31), (5, 35), (14, 28)]), "blue", 0.2)
    brush.put(smooth([(10, 26), (10, 19 + w), (13, 16 + w), (16, 18 + w), (16.4, 24), (14, 28)]), "red", 0.2)
    brush.put(smooth([(10, 21), (13, 21), (13, 27), (10, 28, 1)]), "yellow", 0.1, outline=False)
    brush.put(polygon([(15.4, 18 + w), (19, 19 + w), (17, 21.6 + w)]), "gold", 0.4)
    brush.dots("#ffffff", (14, 18 + w))
    brush.dots(INK, (15, 18 + w))


@worn(PARTS)
def bat(brush: Brush, look: Look, pose: Pose) -> None:
    f = (0, 2, 3, 2)[pose.step % 4]
    x, y = (47, 0 - hover(pose)) if pose.move != "act" else ((46, 0), (52, 12), (54, 20))[pose.step]
    brush.put(
        polygon(
            [
                (x - 1, y),
                (x - 5, y - 4 + f),
                (x - 10, y - 3 + f),
                (x - 8, y + 2),
                (x - 5, y + 1),
                (x - 3, y + 4),
                (x, y + 3),
                (x + 3, y + 4),
                (x + 5, y + 1),
                (x + 8, y + 2),
                (x + 10, y - 3 + f),
                (x + 5, y - 4 + f),
                (x + 1, y),
            ]
        ),
        "ink",
        0.3,
    )
    brush.put(polygon([(x - 2, y), (x - 2, y - 4), (x, y - 2), (x + 2, y - 4), (x + 2, y)]), "ink", 0.5)
    brush.put(circle(x, y + 1, 2.4), "ink", 0.5)
    brush.dots("#ff4848", (x - 1, y), (x + 1, y))


@worn(PARTS)
def crow(brush: Brush, look: Look, pose: Pose) -> None:
    perch, air = (8, 25 + pose.bob), (45, -9)
    if pose.move == "act":
        perch, air = (8, 25), ((44, -6), (50, 8), (56, 15))[pose.step]
    for flying, (x, y) in ((False, perch), (True, air)):
        if flying and pose.move == "hit":
            continue
        if flying or pose.move == "act":
            f = (0, 3, 4, 2)[pose.step % 4]
            brush.put(
                polygon(
                    [
                        (x - 9, y - 6 + f),
                        (x - 2, y - 2),
                        (x + 2, y - 2),
                        (x + 9, y - 6 + f),
                        (x + 6, y + 1),
                        (x + 3, y + 3),
                        (x - 3, y + 3),
                        (x - 6, y + 1),
                    ]
                ),
                "ink",
                0.3,
            )
            brush.put(circle(x + 3, y - 1, 2.4), "ink", 0.4)
            brush.put(polygon([(x + 5, y - 2), (x + 9, y), (x + 5, y + 1)]), "gold", 0.2)
            brush.dots("#ff5a48", (x + 3, y - 2))
        else:
            brush.put(smooth([(x - 6, y + 3, 1), (x - 2, y - 3), (x + 3, y - 4), (x + 4, y), (x, y + 3)]), "ink", 0.4)
            brush.put(circle(x + 3, y - 5, 2.6), "ink", 0.5)
            brush.put(polygon([(x + 5, y - 6), (x + 9, y - 4.4), (x + 5, y - 3)]), "gold", 0.2)
            brush.dots("#ff5a48", (x + 3, y - 6))


@worn(PARTS)
def bonehand(brush: Brush, look: Look, pose: Pose) -> None:
    x = 5
    b = hover(pose, 2)
    y = 37 - b
    brush.put(rect(x - 1.4, y + 1, 3, 8 + b), "bone", 0.2)
    brush.put(round_rect(x - 3.4, y - 3, 7, 5, 1.4), "bone", 0.2)
    for k in range(3):
        brush.put(rect(x - 3.4 + k * 2.6, y - 8 + (k != 1), 1.6, 6), "bone", 0.4)
    brush.put(bar(x + 3, y, 50, 4, 1.8, 1.4), "bone", 0.3)
    brush.put(smooth([(x - 6, 45.4, 1), (x - 4, 42), (x, 43), (x + 4, 41.6), (x + 6, 45.4, 1)]), "brown", 0.1)


@worn(PARTS)
def lotus(brush: Brush, look: Look, pose: Pose) -> None:
    """crossed legs on a floating cushion"""
    if pose.move != "fall":
        brush.put(
            smooth([(11, 42), (14, 39.6), (24, 41), (34, 39.6), (37, 42), (34, 45), (24, 44.4), (14, 45)]),
            "violet",
            0.2,
        )
        brush.dots("#ffd24a", (10, 42), (37, 42), (10, 44), (37, 44), (24, 43))
    brush.put(smooth([(13, 39), (20, 35.6), (28, 35.6), (36, 39), (33, 41.6), (24, 40), (15, 41.6)]), look.tunic, 0)
    brush.put(ellipse(20, 40.6, 3, 1.6), look.skin, 0.2)
    brush.put(ellipse(29, 40.6, 3, 1.6), look.skin, 0.1)


@worn(PARTS)
def pony(brush: Brush, look: Look, pose: Pose) -> None:
    """small armoured pony under the lancer"""
    sway = pose.sway
    g = {1: 3, 2: 2}.get(pose.step, 0) if pose.move == "act" else 0
    r = -5 if pose.move == "act" and pose.step == 0 else 0
    with brush.at(0, pose.bob * 0.5, r, (14, 45)), brush.at(0, 0):
        brush.put(smooth([(6, 33), (1 - sway, 33), (-3 - sway, 40, 1), (1 - sway, 42), (6, 37)]), "hairb", 0.1)
        for x, s in ((10, -g), (15, g), (31, -g), (36, g)):
            brush.put(taper([(x, 37), (x + s * 0.6, 41), (x + s, 44)], 4.6, 3.4, 6), "cream", -0.3)
            brush.put(rect(x + s - 2.2, 43, 4.6, 2), "brown")
        brush.put(
            smooth([(6, 33), (12, 29.6), (30, 29.6), (38, 31), (39, 37), (32, 41), (14, 41), (6, 39)]), "cream", 0.1
        )
        brush.put(
            smooth([(32, 38), (36, 29), (41, 22), (46, 22), (54, 29), (55, 33), (51, 35), (45, 32), (41, 40)]),
            "cream",
            0.2,
        )
        brush.put(smooth([(39, 20, 1), (36, 25), (33, 30), (34, 35), (37, 29), (42, 23, 1)]), "hairb", 0.2)
        brush.put(polygon([(41, 23), (42, 17), (45.6, 22)]), "cream", 0.1)
        brush.put(smooth([(43, 22, 1), (48, 23), (54, 29, 1), (48, 30), (44, 27)]), "silver", 0.2)
        brush.dots(INK, (46, 26), (46, 27))
        brush.dots("#5a4030", (53, 32))
        brush.put(stroke([(50, 34), (43, 34), (35, 36)], 1.1), "crimson", 0.2, outline=False)
        brush.put(
            smooth(
                [
                    (9, 31, 1),
                    (16, 29),
                    (33, 29.4),
                    (38, 32, 1),
                    (38, 41, 1),
                    (32, 43),
                    (27, 40.6),
                    (22, 43),
                    (16, 40.6),
                    (9, 42.6, 1),
                ]
            ),
            look.cloth or "green",
            0.1,
        )
        brush.put(
            stroke([(10, 40), (16, 38.4), (22, 40.6), (27, 38.4), (32, 40.6), (37, 38.6)], 1.2),
            "gold",
            0.4,
            outline=False,
        )
        brush.put(polygon([(23, 31), (27, 35), (23, 39), (19, 35)]), "white", 0.3, outline=False)
