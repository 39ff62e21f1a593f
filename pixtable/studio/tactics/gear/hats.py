"""Hats."""

from pixtable.studio.kit.paths import circle, common, minus, polygon, rect, smooth, union
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.shapes import star, stroke
from pixtable.studio.tactics.gear.wardrobe import HEADGEAR, worn
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import Pose


@worn(HEADGEAR)
def wizard(brush: Brush, look: Look, pose: Pose) -> None:
    sway = pose.sway
    material = look.hat
    brush.put(smooth([(10, 13, 1), (22, 9), (38, 12, 1), (36, 16), (24, 13.5), (12, 17)]), material)
    brush.put(
        smooth([(15, 12.6, 1), (19, 2), (14 - sway * 0.5, -6, 1), (24, -4), (30, 4), (33, 12, 1), (24, 11)]),
        material,
        0.1,
    )
    brush.put(
        smooth([(15, 12.8, 1), (24, 11), (33, 12.2, 1), (32.6, 9.6, 1), (24, 8.3), (16, 10, 1)]),
        "gold",
        0.3,
        outline=False,
    )
    brush.dots("#fff6c8", (25, 9), (25, 10), (22, 2), (26, 5), (23, -1))


@worn(HEADGEAR)
def witchhat(brush: Brush, look: Look, pose: Pose) -> None:
    sway = pose.sway
    material = look.hat
    brush.put(
        smooth([(4, 14, 1), (14, 11), (24, 9.6), (36, 10), (43, 12, 1), (36, 15), (24, 14.4), (12, 17)]), material
    )
    brush.put(
        smooth(
            [
                (15, 12.4, 1),
                (18, 5),
                (18, -2),
                (10 - sway * 0.6, -7, 1),
                (2 - sway, -3, 1),
                (11, -10),
                (23, -9),
                (29, 0),
                (33, 11.4, 1),
                (24, 10.4),
            ]
        ),
        material,
        0.1,
    )
    brush.put(
        smooth([(15, 12.4, 1), (24, 10.6), (33, 11.6, 1), (32.2, 8.6, 1), (24, 7.4), (16, 9, 1)]),
        "lime",
        0.1,
        outline=False,
    )
    brush.put(minus(rect(22, 7, 6, 5), rect(23.4, 8.4, 3.2, 2.2)), "gold", 0.6, outline=False, flat=True)


@worn(HEADGEAR)
def robin(brush: Brush, look: Look, pose: Pose) -> None:
    sway = pose.sway
    brush.put(
        smooth([(11, 14, 1), (13, 8), (21, 3), (31, 5), (42, 12, 1), (33, 12), (24, 10.6), (15, 15)]), look.hat, 0.2
    )
    brush.put(smooth([(11, 14.6, 1), (24, 10.8), (42, 12.4, 1), (33, 14.4), (24, 13.2), (14, 17)]), look.hat, -0.3)
    brush.put(smooth([(17, 8, 1), (10, 2), (2 - sway, -4, 1), (4 - sway, 2), (11, 9)]), "red", 0.3)


@worn(HEADGEAR)
def mitre(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(
        smooth([(15, 13, 1), (14.6, 4), (18, -3), (25, -9, 1), (31.6, -3), (34, 4), (33.6, 12, 1), (24, 10)]),
        "white",
        0.2,
    )
    brush.put(
        smooth([(15, 13.4, 1), (24, 10.4), (33.6, 12.4, 1), (33.8, 9, 1), (24, 7), (14.8, 10, 1)]),
        "gold",
        0.3,
        outline=False,
    )
    brush.put(star(25, 0, 5.4, 2.8, 8), "gold", 0.4, outline=False)
    brush.put(circle(25, 0, 1.8), "holy", 0.8, outline=False, flat=True)
    brush.put(polygon([(15, 13), (12, 15), (9 - pose.sway * 0.5, 27), (14, 27)]), "white", -0.1)
    brush.put(rect(10 - pose.sway * 0.4, 24, 3.6, 1.6), "gold", 0.3, outline=False)


@worn(HEADGEAR)
def beret(brush: Brush, look: Look, pose: Pose) -> None:
    sway = pose.sway
    brush.put(
        smooth([(13, 13), (9, 8), (14, 1), (25, -1), (36, 4), (38, 10), (33, 12.6), (24, 9.6), (16, 14)]), look.hat, 0.2
    )
    brush.put(
        smooth([(14, 14.6, 1), (24, 10.6), (35, 12.6, 1), (34.6, 10, 1), (24, 8), (14, 12, 1)]),
        "gold",
        0.1,
        outline=False,
    )
    brush.put(
        smooth([(18, 4, 1), (11, -4), (1 - sway, -7, 1), (-1 - sway, 0), (6, 4), (15, 8)]), look.plume or "white", 0.2
    )


@worn(HEADGEAR)
def tricorne(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(smooth([(14, 12, 1), (15, 4), (24, 1), (33, 4), (34, 11, 1)]), "ink", 0.2)
    brush.put(
        smooth(
            [(8, 16, 1), (5, 6), (7, 2, 1), (14, 8), (24, 9), (34, 7), (42, 1, 1), (43, 6), (39, 13.6, 1), (24, 12)]
        ),
        "ink",
        0.3,
    )
    brush.put(stroke([(7, 3), (14, 9), (24, 10), (34, 8), (41.6, 2)], 1), "gold", 0.6, outline=False)
    brush.dots(
        "#f0ece0",
        (23, 4),
        (24, 4),
        (25, 4),
        (26, 4),
        (23, 5),
        (26, 5),
        (23, 6),
        (24, 6),
        (25, 6),
        (26, 6),
        (24, 7),
        (25, 7),
        (24, 5),
        (25, 5),
    )
    brush.dots("#241a34", (23, 5), (26, 5))


@worn(HEADGEAR)
def cowboy(brush: Brush, look: Look, pose: Pose) -> None:
    material = look.hat
    brush.put(
        smooth([(14.6, 12, 1), (15, 3), (19, -2), (24, 1), (29, -2), (33, 3), (34, 11, 1), (24, 10)]), material, 0.2
    )
    brush.put(
        smooth(
            [
                (2, 9, 1),
                (8, 13),
                (16, 12),
                (24, 10.6),
                (33, 11),
                (41, 12),
                (46, 8, 1),
                (44, 14),
                (34, 16),
                (24, 14.4),
                (13, 17),
                (5, 15),
            ]
        ),
        material,
        0.1,
    )
    brush.put(
        smooth([(14.8, 12, 1), (24, 10.2), (34, 11, 1), (33.6, 8, 1), (24, 7), (15, 9, 1)]),
        "crimson",
        0.2,
        outline=False,
    )
    brush.dots("#ffd24a", (24, 8), (25, 8), (24, 9), (25, 9))


@worn(HEADGEAR)
def tophat(brush: Brush, look: Look, pose: Pose) -> None:
    material = look.hat
    brush.put(polygon([(15.4, 11), (15, -6), (33.4, -7), (33, 11)]), material, 0.2)
    brush.put(smooth([(10, 12.6, 1), (24, 9.4), (38.6, 11.4, 1), (36, 14.4), (24, 13), (12, 16)]), material, 0.1)
    brush.put(
        polygon([(15.2, 10.4), (15.2, 5.6), (33.2, 4.6), (33.2, 9.8)]), look.plume or "magenta", 0.2, outline=False
    )
    brush.put(rect(28, -6, 4, 0.1), material)


@worn(HEADGEAR)
def chaperon(brush: Brush, look: Look, pose: Pose) -> None:
    sway = pose.sway
    material = look.hat
    brush.put(
        smooth(
            [
                (18, 8),
                (13, 8),
                (10 - sway * 0.3, 13),
                (8 - sway * 0.5, 20),
                (11 - sway * 0.5, 24, 1),
                (14 - sway * 0.3, 20),
                (16, 13),
            ]
        ),
        material,
        0.1,
    )
    brush.put(smooth([(16, 6), (17, -2), (23, -6), (31, -3), (33, 5), (24, 8)]), material, 0.2)
    brush.put(
        smooth([(12.6, 11.6), (15, 7), (24, 4.4), (33, 6), (36.6, 10), (35, 13.6), (24, 11.4), (15, 15)]), material, 0.3
    )
    for x in (19, 25, 31):
        brush.put(stroke([(x, 6.4), (x + 1, 12)], 1), material, -1.3, outline=False)
    brush.put(circle(28, 8, 2.6), "gold", 0.5)
    brush.put(circle(28, 8, 1.2), "turq", 0.6, outline=False)
    brush.put(smooth([(28, 5, 1), (25, -5), (30, -12, 1), (33, -4)]), "turq", 0.2)


@worn(HEADGEAR)
def pith(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(smooth([(13.6, 13, 1), (14, 6), (19, 0.4), (29, 0.4), (34, 6), (35, 12, 1), (24, 10.4)]), "khaki", 0.3)
    brush.put(
        smooth([(7, 17, 1), (13, 13), (24, 10.4), (37, 12), (42, 15, 1), (34, 15.6), (24, 14), (13, 18)]), "khaki", 0.2
    )
    brush.put(
        smooth([(13.8, 12.4, 1), (24, 10), (35, 11.6, 1), (34.8, 9, 1), (24, 7.4), (14, 9.8, 1)]),
        "forest",
        0.1,
        outline=False,
    )
    brush.put(circle(24.4, -0.6, 1.6), "khaki", 0.4)


@worn(HEADGEAR)
def toque(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(union(circle(15, 0, 6), circle(24, -4.6, 7), circle(33, -0.6, 6), rect(15.4, -1, 17.6, 12)), "white", 0.3)
    brush.put(smooth([(14.8, 13.4, 1), (24, 10.6), (34, 12.4, 1), (33.6, 6, 1), (24, 4.6), (15, 7, 1)]), "white", 0.1)
    brush.dots("#b8bcd0", (20, 1), (20, 2), (20, 3), (27, 0), (27, 1), (27, 2))


@worn(HEADGEAR)
def jestercap(brush: Brush, look: Look, pose: Pose) -> None:
    sway = pose.sway
    brush.put(smooth([(15, 12, 1), (13, 4), (6, 0), (0 - sway, 5), (-1 - sway, 11, 1), (5, 8), (11, 14)]), "red", 0.1)
    brush.put(
        smooth([(33.6, 12, 1), (37, 5), (42, 2), (47 + sway * 0.5, 7), (47 + sway * 0.5, 12, 1), (42, 9), (36, 14)]),
        "violet",
        0.1,
    )
    brush.put(smooth([(17, 8, 1), (19, -2), (26, -9), (31, -4, 1), (27, -3), (29, 4), (33, 9, 1)]), "yellow", 0.1)
    brush.put(
        smooth([(13.4, 16, 1), (14, 8), (20, 4.6), (29, 4.6), (34.4, 9), (34.8, 14.4, 1), (24, 11.6)]), "red", 0.1
    )
    brush.put(
        common(
            smooth([(13.4, 16, 1), (14, 8), (20, 4.6), (29, 4.6), (34.4, 9), (34.8, 14.4, 1), (24, 11.6)]),
            rect(24, 0, 20, 30),
        ),
        "violet",
        0.1,
        outline=False,
    )
    brush.put(
        smooth([(13, 17, 1), (24, 12.6), (35, 15, 1), (35, 13, 1), (24, 10.6), (13, 15, 1)]),
        "yellow",
        0.3,
        outline=False,
    )
    for x, y in ((-1 - sway, 12.6), (47 + sway * 0.5, 13.4), (32, -3.4)):
        brush.put(circle(x, y, 2), "gold", 0.6)


@worn(HEADGEAR)
def flathat(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(smooth([(15, 11, 1), (15.4, 1), (20, -1), (30, -1), (33, 2), (33.6, 10, 1)]), "ink", 0.3)
    brush.put(
        smooth([(4, 13.4, 1), (14, 11), (24, 9.6), (36, 10), (44, 11.4, 1), (40, 14), (24, 13.4), (8, 16)]), "ink", 0.3
    )
    brush.put(polygon([(15, 10), (15.2, 7), (33.4, 6), (33.6, 9)]), "forest", 0.4, outline=False)


@worn(HEADGEAR)
def bowler(brush: Brush, look: Look, pose: Pose) -> None:
    material = look.hat
    brush.put(smooth([(14, 12, 1), (14, 4), (19, -2), (29, -2), (34, 4), (34.4, 11, 1), (24, 10)]), material, 0.2)
    brush.put(
        smooth([(9, 14, 1), (14, 12), (24, 9.8), (35, 11), (39, 11, 1), (36, 14.4), (24, 13.2), (12, 17)]),
        material,
        0.1,
    )
    brush.put(
        smooth([(14, 11.6, 1), (24, 9.6), (34.4, 10.6, 1), (34.2, 7, 1), (24, 6), (14, 8, 1)]),
        look.plume or "black",
        0.2,
        outline=False,
    )
    brush.put(smooth([(30, 7, 1), (33, -2), (38, -6, 1), (37, 2)]), "rose", 0.2)


@worn(HEADGEAR)
def strawhat(brush: Brush, look: Look, pose: Pose) -> None:
    with brush.at(0, -2.5):
        strawhat_(brush, look, pose)


@worn(HEADGEAR)
def keepercap(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(
        smooth([(14.6, 12.6, 1), (13.6, 3), (17, -2.6), (24, -4), (32, -2.6), (35, 3), (34, 11.6, 1), (24, 9.6)]),
        look.hat,
        0.2,
    )
    brush.put(smooth([(14, 14.6, 1), (24, 10.6), (34.6, 13, 1), (35, 9, 1), (24, 6.6), (13.6, 10.6, 1)]), "gold", 0.1)
    brush.put(circle(25, 9, 1.8), "ink", outline=False)
    brush.put(rect(24.2, 9, 1.7, 3), "ink", outline=False)
    brush.put(circle(24, -5, 1.7), "gold", 0.5)


def strawhat_(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(polygon([(15, 12), (17, 3), (13, -5), (20, -6), (29, -3), (34, 11), (24, 10)]), "straw", 0.1)
    brush.put(
        polygon(
            [
                (3, 17),
                (8, 12),
                (24, 9.6),
                (38, 10),
                (46, 15),
                (40, 14.4),
                (37, 17),
                (30, 14.4),
                (24, 15.4),
                (16, 17),
                (12, 19),
                (9, 16.6),
            ]
        ),
        "straw",
        0.1,
    )
    brush.put(
        smooth([(15, 12, 1), (24, 10), (34, 11, 1), (33, 7.6, 1), (24, 6.6), (16, 8.4, 1)]),
        "crimson",
        0.1,
        outline=False,
    )
