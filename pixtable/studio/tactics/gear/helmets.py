"""Helmets."""

import math

from pixtable.studio.kit.paths import circle, polygon, rect, smooth, taper
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.shapes import bar, ring
from pixtable.studio.tactics.gear.wardrobe import HEADGEAR, worn
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import Pose


@worn(HEADGEAR)
def knight(brush: Brush, look: Look, pose: Pose) -> None:
    sway = pose.sway
    brush.put(
        smooth([(17, 6), (14, 1), (6 - sway * 0.6, 1), (3 - sway, 8), (6 - sway, 13, 1), (10, 8), (14, 9)]),
        look.plume or "red",
    )
    brush.put(
        smooth(
            [(14, 24, 1), (13, 14), (17, 6.5), (25, 4.5), (32, 7.5), (34.5, 14), (34, 17, 1), (22, 16, 1), (21, 25, 1)]
        ),
        look.hat or "steel",
        0.1,
    )
    brush.put(rect(21, 14.6, 13.6, 2), "gold", 0.6, outline=False)
    brush.put(bar(25, 5, 8, -10, 2, 2), "gold", 0.6, outline=False)


@worn(HEADGEAR)
def horns(brush: Brush, look: Look, pose: Pose) -> None:
    for pts in ([(16, 10), (9, 8), (7, 0)], [(32, 10), (39, 8), (41, 0)]):
        brush.put(taper(pts, 5.4, 1.4, 10), "bone")
    brush.put(
        smooth([(14, 17, 1), (14, 10), (19, 5), (29, 5), (34, 10), (34.4, 15, 1), (24, 13.4)]), look.hat or "dark", 0.3
    )
    brush.put(
        smooth([(14, 17, 1), (24, 13.2), (34.4, 15, 1), (34.4, 12.4, 1), (24, 10.8), (14, 14.2, 1)]),
        "gold",
        0.2,
        outline=False,
    )


@worn(HEADGEAR)
def winghelm(brush: Brush, look: Look, pose: Pose) -> None:
    f = [0, 0, 1, 1][pose.step % 4]
    for tx, ty, wd in ((40, -1 + f, 3.2), (36, -8 + f, 3.2)):
        a = math.degrees(math.atan2(tx - 30, 12 - ty))
        length = math.hypot(tx - 30, ty - 12)
        with brush.at(30, 12, a, (0, 0)):
            brush.put(
                smooth(
                    [
                        (0, 1),
                        (-wd * 0.5, -length * 0.4),
                        (-wd * 0.5, -length * 0.75),
                        (0, -length, 1),
                        (wd * 0.5, -length * 0.75),
                        (wd * 0.5, -length * 0.4),
                    ]
                ),
                "white",
                -0.1,
            )
    brush.put(
        smooth(
            [
                (13.6, 21, 1),
                (13, 13),
                (17, 6),
                (25, 4),
                (32, 7),
                (34.6, 13),
                (34.2, 16, 1),
                (24, 13),
                (19.6, 15.6),
                (18.8, 23, 1),
            ]
        ),
        look.hat or "silver",
        0.2,
    )
    brush.put(
        smooth([(14, 16.4, 1), (24, 11.4), (34.6, 14, 1), (34.6, 11.8, 1), (24, 9), (14, 13.6, 1)]),
        "gold",
        0.4,
        outline=False,
    )
    brush.put(polygon([(23, 12), (25.6, 5), (28, 12.4), (26, 16)]), "gold", 0.4)
    for tx, ty, wd in ((3, 8 + f, 3), (0, 2 + f, 3.2), (1, -5 + f, 3.4), (6, -10 + f, 3.4)):
        a = math.degrees(math.atan2(tx - 17, 14 - ty))
        length = math.hypot(tx - 17, ty - 14)
        with brush.at(17, 14, a, (0, 0)):
            brush.put(
                smooth(
                    [
                        (0, 1),
                        (-wd * 0.5, -length * 0.4),
                        (-wd * 0.5, -length * 0.75),
                        (0, -length, 1),
                        (wd * 0.5, -length * 0.75),
                        (wd * 0.5, -length * 0.4),
                    ]
                ),
                "white",
                0.3,
            )
    brush.put(circle(17, 13.4, 2.4), "gold", 0.4)


@worn(HEADGEAR)
def hardhat(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(
        smooth([(13, 14, 1), (14, 6), (20, 1.6), (28, 1.6), (33.6, 6), (34.6, 12.6, 1), (24, 10.6)]), "yellow", 0.1
    )
    brush.put(smooth([(11.6, 16, 1), (24, 10.8), (39, 13.4, 1), (38, 15), (24, 13.6), (12, 17.4)]), "yellow", -0.1)
    brush.put(rect(22, 1, 3, 9), "orange", 0.3, outline=False)
    brush.put(circle(31, 7, 3.4), "iron", 0.3)
    brush.put(circle(31.6, 7, 2), "holy", 1, outline=False, flat=True)


@worn(HEADGEAR)
def greathelm(brush: Brush, look: Look, pose: Pose) -> None:
    material = look.hat or "slate"
    brush.put(
        smooth([(14.6, 26, 1), (14, 8, 1), (19, 4), (29, 4), (34.4, 8, 1), (34.6, 26, 1), (25, 28.4)]), material, 0.1
    )
    brush.put(rect(19, 15, 16, 2.2), "ink", -1, outline=False, flat=True)
    brush.put(rect(25.6, 5, 2, 22), "gold", 0.3, outline=False)
    brush.dots("#ffd24a", (22, 15), (23, 15), (30, 15), (31, 15))
    brush.dots("#241a34", (29, 20), (31, 20), (30, 22), (32, 22), (21, 20), (23, 20), (22, 22))


@worn(HEADGEAR)
def kabuto(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(smooth([(9, 23, 1), (11, 14), (16, 12), (19, 16), (17, 26, 1), (11, 26)]), look.hat, -0.1)
    brush.put(smooth([(38.6, 20, 1), (36, 13), (32, 12), (33.6, 19)]), look.hat, -0.2)
    brush.put(
        smooth([(12.6, 15, 1), (14, 7), (20, 2.6), (29, 2.6), (34.4, 7), (36, 13.6, 1), (24, 11.6)]), look.hat, 0.2
    )
    brush.put(smooth([(11, 16.6, 1), (24, 11.4), (38, 14, 1), (37, 16), (24, 13.6), (12, 18.4)]), "ink", 0.4)
    brush.put(
        smooth([(24, 10), (16, 4), (14.6, -8, 1), (19, -1), (25, 4.6), (31, -1), (36, -8, 1), (34, 4)]), "gold", 0.5
    )
    brush.put(circle(25, 7, 2), "gold", 0.8)


@worn(HEADGEAR)
def menpo(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(smooth([(19, 20.6, 1), (26, 20), (33.4, 19.6, 1), (32.6, 25), (27, 28), (20.6, 26)]), "ink", 0.4)
    brush.dots("#f0e0b4", (24, 23), (26, 23), (28, 23), (30, 23))
    brush.dots("#c23a3a", (25, 25), (27, 25), (29, 25))


@worn(HEADGEAR)
def dragonhelm(brush: Brush, look: Look, pose: Pose) -> None:
    material = look.hat or "navy"
    brush.put(polygon([(18, 6), (12, -1), (4, -5), (7, 3), (1, 3), (7, 9), (2, 13), (10, 14), (15, 12)]), "violet", 0.1)
    brush.put(
        smooth(
            [
                (14, 25, 1),
                (13, 14),
                (17, 6),
                (25, 3.4),
                (32, 6),
                (41, 12, 1),
                (42, 15, 1),
                (34, 16),
                (22, 16, 1),
                (20.6, 26, 1),
            ]
        ),
        material,
        0.1,
    )
    brush.put(polygon([(24, 4), (30, -6), (30.6, 6)]), "gold", 0.3)
    brush.put(
        smooth([(22, 15.6, 1), (34, 15.4), (41.6, 14.8, 1), (41, 12.6, 1), (32, 13), (22, 13.4, 1)]),
        "gold",
        0.2,
        outline=False,
    )
    brush.dots("#ff5040", (28, 9), (29, 9), (30, 10))
    brush.dots("#ffffff", (39, 16), (37, 16), (35, 16))


@worn(HEADGEAR)
def murmillo(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(
        smooth([(14, 12), (9, 4), (14, -5), (26, -8), (36, -2), (38, 5), (33, 6), (26, 1), (19, 4), (18, 12)]),
        "red",
        0.1,
    )
    brush.put(
        smooth(
            [(13.6, 24, 1), (13, 13), (18, 5), (27, 3.6), (34, 9), (35.4, 15, 1), (35, 25, 1), (27, 28), (18, 26.6)]
        ),
        "steel",
        0.2,
    )
    brush.put(smooth([(10, 16, 1), (24, 12), (39, 14.4, 1), (38, 16.4), (24, 14.8), (11, 18.6)]), "gold", 0.3)
    brush.put(ring(23.6, 19.6, 3, 1.8), "gold", 0.4, outline=False)
    brush.put(ring(31, 19.4, 2.9, 1.7), "gold", 0.4, outline=False)
    brush.dots(
        "#241a34",
        *[(x, y) for x in (22, 23, 24) for y in (18, 19, 20)],
        *[(x, y) for x in (30, 31) for y in (18, 19, 20)],
    )
    brush.dots("#fff0c0", (24, 19), (31, 19))
    brush.dots("#5a3420", (27, 23), (27, 24), (27, 25), (24, 24), (30, 24))


@worn(HEADGEAR)
def frogmouth(brush: Brush, look: Look, pose: Pose) -> None:
    sway = pose.sway
    material = look.hat or "silver"
    brush.put(
        smooth(
            [
                (18, 6, 1),
                (15, 0),
                (9, -2),
                (2 - sway, 1),
                (-2 - sway, 8, 1),
                (4 - sway, 6),
                (3 - sway, 13, 1),
                (9, 8),
                (14, 10),
            ]
        ),
        look.plume or "green",
        0.1,
    )
    brush.put(
        smooth([(14.6, 28, 1), (13.6, 16), (17, 6), (24, 3), (30, 6), (38, 15, 1), (38, 17, 1), (35, 28, 1), (24, 30)]),
        material,
        0.1,
    )
    brush.put(polygon([(20, 15), (37, 15.4), (37.4, 17.4), (20, 16.6)]), "ink", -1, outline=False, flat=True)
    brush.put(rect(20, 17, 1, 11), material, -1.2, outline=False)
    brush.dots("#241a34", (28, 21), (30, 21), (32, 21), (29, 23), (31, 23), (33, 23))
    brush.dots("#a8f0ff", (29, 15), (30, 15), (34, 16))
