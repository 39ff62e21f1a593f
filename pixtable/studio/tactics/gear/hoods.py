"""Hoods, pelts and crowns."""

from pixtable.studio.kit.paths import ellipse, minus, polygon, smooth, taper
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.shapes import stroke
from pixtable.studio.tactics.gear.wardrobe import HEADGEAR, worn
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import Pose


@worn(HEADGEAR)
def hood(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(
        minus(
            smooth(
                [
                    (12.5, 27, 1),
                    (11.5, 15),
                    (16, 6),
                    (24, 2.5),
                    (32, 6.5),
                    (36, 14),
                    (35, 24, 1),
                    (31, 27.5, 1),
                    (24, 28),
                    (17, 28, 1),
                ]
            ),
            smooth([(20, 12), (27, 10.6), (33, 14), (33.4, 20), (30, 24.4), (24, 24.8), (20, 22), (18.6, 17)]),
        ),
        look.hat,
        0.1,
    )


@worn(HEADGEAR)
def hornhood(brush: Brush, look: Look, pose: Pose) -> None:
    for pts in ([(17, 9), (9, 6), (5, -2), (8, -7)], [(31, 8), (38, 4), (41, -4), (38, -9)]):
        brush.put(taper(pts, 5.4, 1.2, 12), "bone", 0.1)
    hood(brush, look, pose)
    brush.put(polygon([(22, 5), (25, 10.6), (28, 5), (25, 1)]), "toxic", 0.3)


@worn(HEADGEAR)
def beakhood(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(
        minus(
            smooth(
                [
                    (12, 28, 1),
                    (11, 15),
                    (14, 7),
                    (22, 2.5),
                    (31, 5),
                    (39, 13, 1),
                    (35, 15),
                    (35.4, 24, 1),
                    (31, 28, 1),
                    (17, 28.6, 1),
                ]
            ),
            smooth([(20, 14), (27, 12.4), (34, 15), (33.6, 21), (30, 24.6), (24, 24.8), (20, 22), (18.8, 17)]),
        ),
        look.hat,
        0.2,
    )
    brush.put(polygon([(34, 11.4), (39.4, 13), (35.4, 15)]), "red", 0.2)


@worn(HEADGEAR)
def wolfpelt(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(
        polygon(
            [
                (13, 32),
                (10, 27),
                (11, 22),
                (8, 18),
                (11, 13),
                (10, 8),
                (15, 4),
                (20, 1.6),
                (29, 2),
                (35, 6),
                (41, 8),
                (41, 12),
                (36, 13.4),
                (30, 12),
                (21, 13),
                (18.6, 18),
                (19, 24),
                (17, 30),
            ]
        ),
        "hairb",
        0.2,
    )
    brush.put(polygon([(13, 8), (11, -6), (20, 2)]), "hairb", 0.3)
    brush.put(polygon([(22, 3), (26, -7), (30, 3)]), "hairb", 0.1)
    brush.put(polygon([(14.4, 4), (13.4, -1), (17, 3)]), "rose", -0.3, outline=False)
    brush.put(smooth([(32, 9), (37, 8.6), (41, 10, 1), (41, 12, 1), (35, 13)]), "cream", 0.1, outline=False)
    brush.dots("#2a1c33", (40, 8), (41, 8), (41, 9))
    brush.dots("#ffd24a", (31, 6), (32, 6))
    brush.dots("#2a1c33", (32, 7))
    brush.dots("#ffffff", (33, 13), (36, 13), (33, 12), (36, 12))


@worn(HEADGEAR)
def antlers(brush: Brush, look: Look, pose: Pose) -> None:
    for s in (-1, 1):
        c = 24 + s * 6
        brush.put(stroke([(c, 5), (c + s * 4, -3), (c + s * 8, -8), (c + s * 8, -15)], 2.2), "bone", 0.3)
        brush.put(stroke([(c + s * 5, -4), (c + s * 11, -5), (c + s * 13, -9)], 1.8), "bone", 0.2)
        brush.put(stroke([(c + s * 3, -2), (c + s * 1, -8)], 1.7), "bone", 0.2)
    brush.put(
        smooth([(14, 15, 1), (13.6, 8), (19, 3), (29, 3), (34.6, 8), (34.6, 14, 1), (29, 13), (26, 18, 1), (23, 13)]),
        "bone",
        0.3,
    )
    brush.dots(
        "#3a2a20",
        (19, 9),
        (20, 9),
        (19, 10),
        (20, 10),
        (20, 11),
        (30, 9),
        (29, 9),
        (30, 10),
        (29, 10),
        (29, 11),
        (24, 14),
        (26, 14),
    )
    brush.put(
        polygon(
            [
                (15, 11),
                (11, 15),
                (9 - pose.sway * 0.4, 20),
                (11 - pose.sway * 0.4, 21),
                (8 - pose.sway * 0.5, 26),
                (11 - pose.sway * 0.5, 27),
                (10 - pose.sway * 0.6, 32),
                (16, 28),
                (18, 19),
            ]
        ),
        "brown",
        0.2,
    )
    for k in range(6):
        brush.dots("#3cc4b8" if k % 2 else "#e6dcc0", (13 - pose.sway * 0.3, 17 + k * 2))


@worn(HEADGEAR)
def furhat(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(
        smooth([(12, 15, 1), (10.6, 7), (16, -1), (25, -3), (34, -1), (37.4, 7), (36.4, 14, 1), (30, 11.6), (18, 12)]),
        "brown",
        0.2,
    )
    brush.put(
        smooth([(11.4, 16, 1), (14, 9), (24, 7), (35, 8), (37.4, 14, 1), (30, 12.6), (24, 11.6), (16, 14)]),
        "khaki",
        0.2,
    )
    sway = pose.sway
    for k in range(5):
        brush.put(ellipse(9 - sway * 0.4 - k * 1.1, 14 + k * 4, 3.4 - k * 0.3, 3), "khaki" if k % 2 else "brown", 0.1)
    brush.dots("#3a2a20", (20, 2), (23, 4), (28, 2), (31, 4), (26, 0), (18, 5))


@worn(HEADGEAR)
def bonecrown(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(
        polygon(
            [
                (13, 15),
                (10, 2),
                (16, 8),
                (18, -4),
                (22, 6),
                (26, -2),
                (29, 6),
                (34, -3),
                (33.6, 8),
                (39, 4),
                (35.6, 13),
                (24, 10),
            ]
        ),
        "bone",
        0.2,
    )


@worn(HEADGEAR)
def crown(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(polygon([(17, 10), (16, 3), (20.4, 6.4), (24.4, 1.6), (28.4, 6.4), (33, 3), (32, 10)]), "gold", 0.5)
    brush.dots("#d8304a", (24, 7))
    brush.dots("#ff8090", (25, 7))
    brush.dots("#4aa0ff", (19, 8), (30, 8))


@worn(HEADGEAR)
def icecrown(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(
        polygon(
            [
                (14, 13),
                (10, 3),
                (16, 8),
                (17, -3),
                (21, 6),
                (25, -8),
                (28, 6),
                (33, -3),
                (33, 8),
                (39, 4),
                (35, 12),
                (24, 9.6),
            ]
        ),
        "ice",
        0.5,
    )
    brush.dots("#ffffff", (25, -4), (25, -3), (17, 0), (32, 0))


@worn(HEADGEAR)
def band(brush: Brush, look: Look, pose: Pose) -> None:
    sway = pose.sway
    brush.put(
        smooth([(14.4, 14, 1), (24, 10.4), (34, 12.4, 1), (34.2, 14.6, 1), (24, 12.8), (14.6, 16.4, 1)]), look.hat, 0.3
    )
    brush.put(polygon([(15, 15), (9 - sway * 0.5, 17), (5 - sway, 23), (11, 20)]), look.hat)
