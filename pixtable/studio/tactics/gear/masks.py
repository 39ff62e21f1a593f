"""What is worn over the eyes or the whole face."""

from pixtable.studio.kit.paths import circle, minus, polygon, smooth
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.shapes import stroke
from pixtable.studio.tactics.gear.wardrobe import HEADGEAR, worn
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import Pose


@worn(HEADGEAR)
def beakmask(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(
        smooth(
            [
                (17, 14, 1),
                (26, 12),
                (34, 14),
                (35, 17),
                (42, 20),
                (49, 27, 1),
                (40, 25.4),
                (33, 24.6),
                (26, 26.6),
                (18, 24, 1),
            ]
        ),
        "bone",
        0.2,
    )
    brush.put(circle(24.4, 17.4, 3.4), "brass", 0.3)
    brush.put(circle(24.4, 17.4, 2), "ink", outline=False, flat=True)
    brush.dots("#e04848", (24, 17), (25, 17), (24, 18))
    brush.put(circle(31.8, 16.8, 2.6), "brass", 0.1)
    brush.dots("#e04848", (31, 16), (32, 16))
    brush.dots("#8a7a5a", (36, 20), (39, 22), (42, 24), (37, 23), (40, 24))


@worn(HEADGEAR)
def goggles(brush: Brush, look: Look, pose: Pose) -> None:
    g = look.lens or "toxic"
    brush.put(smooth([(14, 17, 1), (24, 15), (34, 15, 1), (34, 19, 1), (24, 19.4), (14.4, 20, 1)]), "ink", 0.4)
    brush.put(circle(23.6, 17.4, 3.6), "iron", 0.3)
    brush.put(circle(30.8, 17.2, 3.3), "iron", 0.2)
    brush.put(circle(23.6, 17.4, 2.2), g, 0.8, outline=False)
    brush.put(circle(30.8, 17.2, 2), g, 0.8, outline=False)


@worn(HEADGEAR)
def goggles_up(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(smooth([(14, 13, 1), (24, 8.6), (34, 10.6, 1), (34, 13, 1), (24, 11), (14, 15.6, 1)]), "leather")
    brush.put(circle(22.6, 9.6, 3.4), "brass", 0.3)
    brush.put(circle(30, 9.4, 3.1), "brass", 0.2)
    brush.put(circle(22.6, 9.6, 1.9), look.lens or "ice", 0.7, outline=False)
    brush.put(circle(30, 9.4, 1.7), look.lens or "ice", 0.5, outline=False)


@worn(HEADGEAR)
def visor(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(smooth([(15, 15.4, 1), (24, 14), (35, 14, 1), (35, 19.4, 1), (24, 20.4), (15.4, 20, 1)]), "iron", 0.3)
    brush.put(
        smooth([(20, 16, 1), (34.4, 15, 1), (34.4, 18.6, 1), (20, 19.4, 1)]), look.lens or "ice", 0.5, outline=False
    )
    brush.dots("#ffffff", (23, 16), (24, 16), (22, 17))


@worn(HEADGEAR)
def glasses(brush: Brush, look: Look, pose: Pose) -> None:
    with brush.stamp(24, 17):
        c = "#e8d8a0" if look.glasses == "gold" else "#3a3548"
        brush.dots(
            c,
            (22, 16),
            (23, 15),
            (24, 15),
            (25, 16),
            (25, 18),
            (25, 19),
            (24, 20),
            (23, 20),
            (22, 20),
            (21, 17),
            (21, 18),
            (21, 19),
            (26, 17),
            (27, 17),
            (28, 17),
            (28, 18),
            (28, 19),
            (29, 20),
            (30, 20),
            (31, 19),
            (31, 18),
            (31, 17),
            (29, 15),
            (30, 15),
            (28, 16),
            (20, 17),
            (19, 17),
        )
        brush.dots("#ffffff", (23, 17), (29, 17))
        brush.dots("#e8f4ff", (22, 17), (22, 18), (22, 19), (25, 17), (30, 17), (30, 18))


@worn(HEADGEAR)
def monocle(brush: Brush, look: Look, pose: Pose) -> None:
    with brush.stamp(24, 17):
        brush.dots(
            "#ffd24a",
            (29, 15),
            (30, 15),
            (28, 16),
            (31, 16),
            (28, 17),
            (31, 17),
            (28, 18),
            (31, 18),
            (28, 19),
            (31, 19),
            (29, 20),
            (30, 20),
            (31, 21),
            (32, 22),
            (32, 24),
        )
        brush.dots("#dff4ff", (29, 16), (30, 16))


@worn(HEADGEAR)
def eyepatch(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(stroke([(15, 13), (22, 15), (33, 20)], 1.1), "ink", 0.2, outline=False)
    brush.put(smooth([(21.4, 15), (26, 15.6), (25.6, 19.4), (23.4, 20.6), (21.2, 18.6)]), "ink", 0.3, outline=False)


@worn(HEADGEAR)
def domino(brush: Brush, look: Look, pose: Pose) -> None:
    with brush.stamp(24, 17):
        brush.dots(
            "#2a2636",
            *[(x, y) for x in range(18, 34) for y in (16, 17, 18, 19)],
            *[(x, 15) for x in range(20, 33)],
            (22, 20),
            (23, 20),
            (24, 20),
            (30, 20),
        )
        brush.dots("#ffffff", (23, 17), (24, 17), (23, 18), (30, 17), (29, 17), (30, 18))
        brush.dots("#2a1c33", (24, 18), (24, 17), (30, 17), (30, 18))


@worn(HEADGEAR)
def blindfold(brush: Brush, look: Look, pose: Pose) -> None:
    sway = pose.sway
    brush.put(smooth([(14.4, 17, 1), (24, 15), (34, 14.6, 1), (34.2, 19.4, 1), (24, 20.4), (15, 21, 1)]), look.hat, 0.3)
    brush.put(polygon([(15, 18), (8 - sway * 0.5, 20), (4 - sway, 27), (11, 24)]), look.hat)
    brush.dots("#c060e0", (26, 16), (27, 16), (25, 17), (28, 17), (26, 18), (27, 18))
    brush.dots("#ffffff", (26, 17))
    brush.dots("#2a1c33", (27, 17))


@worn(HEADGEAR)
def balaclava(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(
        minus(
            smooth([(14.4, 27, 1), (13.6, 14), (18, 7), (25, 5.4), (32, 7.6), (34.6, 14), (33.4, 25), (26, 28.4)]),
            smooth([(20, 15.4), (34.6, 14.4, 1), (34.4, 20, 1), (20.6, 20.6)]),
        ),
        look.hat,
        0.2,
    )
