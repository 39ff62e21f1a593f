"""The dragonling has a body of its own."""

from pixtable.studio.kit.paths import circle, ellipse, polygon, smooth, taper
from pixtable.studio.tactics.banner import banner
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.materials import INK
from pixtable.studio.tactics.drawing.shapes import star, stroke
from pixtable.studio.tactics.gear.wardrobe import PARTS, worn
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import Pose


@worn(PARTS)
def dragonling(brush: Brush, look: Look, pose: Pose) -> None:
    t = look.tunic
    b = pose.bob
    sway = pose.sway
    fallen = pose.move == "fall"
    dx, up, rot = (0, 0, 0)
    jaw = 0
    if pose.move == "act":
        dx, rot, jaw, up = ((-1, -8, 2, 0), (3, 6, 5, 2), (3, 4, 4, 1))[pose.step]
    if pose.move == "hit":
        dx, rot = (-1, -8)
    if pose.move == "cast":
        up, jaw = (6 + pose.step * 3, 3)
    f = (
        (0, 2, 4, 2)[pose.step]
        if pose.move == "idle"
        else (-4, 6, 2)[pose.step]
        if pose.move == "act"
        else -6 + pose.step * 10
        if pose.move == "cast"
        else 6
    )

    def wing(x: float, dy: float, s: float, material: str, light: float) -> None:
        brush.put(
            polygon(
                [
                    (x, 26),
                    (x - 6 * s, 10 + f + dy),
                    (x - 18 * s, 2 + f + dy),
                    (x - 21 * s, 13 + f + dy),
                    (x - 17 * s, 13 + f),
                    (x - 18 * s, 21 + f * 0.6),
                    (x - 13 * s, 19 + f * 0.6),
                    (x - 12 * s, 26),
                    (x - 5 * s, 25),
                ]
            ),
            material,
            light,
        )
        for a in (
            [(x, 26), (x - 6 * s, 11 + f + dy), (x - 18 * s, 3 + f + dy)],
            [(x - 7 * s, 12 + f + dy), (x - 18 * s, 13 + f)],
            [(x - 7 * s, 12 + f + dy), (x - 13 * s, 19 + f * 0.6)],
        ):
            brush.put(stroke(a, 1.3), t, 0.3, outline=False)

    if fallen:
        brush.put(taper([(10, 42), (2, 43), (-4, 41), (-8, 38)], 7, 2, 10), t)
        brush.put(smooth([(6, 43), (10, 36), (22, 33), (34, 36), (38, 41), (34, 45), (10, 45)]), t, 0.1)
        brush.put(smooth([(20, 42), (28, 41), (36, 43), (30, 45), (20, 45)]), "sand", 0.2, outline=False)
        brush.put(polygon([(24, 35), (16, 26), (4, 28), (2, 36), (7, 34), (9, 39), (14, 36)]), "ember", -0.2)
        brush.put(smooth([(34, 40), (38, 35), (46, 35), (52, 40), (56, 43), (52, 45), (40, 45)]), t, 0.2)
        brush.put(taper([(40, 36), (35, 33), (32, 34)], 3, 1, 6), "bone")
        brush.dots(INK, (46, 40), (47, 41), (48, 40))
        brush.dots(INK, (54, 42))
        return
    if look.leader:
        with brush.at(dx):
            banner(brush, look, pose)
    with brush.at(dx, -up, 0):
        with brush.at(0, b, rot):
            brush.put(
                taper(
                    [(18, 39), (10, 43), (2 - sway * 0.5, 41), (-2 - sway * 0.6, 34), (0 - sway * 0.6, 28)], 8, 2, 14
                ),
                t,
                -0.1,
            )
            brush.put(
                polygon([(0 - sway * 0.6, 30), (-5 - sway * 0.6, 26), (-1 - sway * 0.6, 20), (4 - sway * 0.6, 25)]),
                "gold",
                0.2,
            )
            wing(30, -4, 0.75, "orange", -0.4)
        for x in (18, 30):
            brush.put(ellipse(x, 40, 5, 5), t, -0.2)
            brush.put(smooth([(x - 4, 41, 1), (x + 4, 41), (x + 6, 45, 1), (x - 4, 45, 1)]), t, 0)
            brush.dots("#f4ead0", (x + 1, 44), (x + 3, 44), (x + 5, 44))
        with brush.at(0, b, rot):
            brush.put(smooth([(15, 30), (19, 24), (29, 23), (34, 29), (34, 38), (28, 42), (19, 42), (14, 38)]), t, 0.1)
            brush.put(smooth([(25, 26), (31, 25), (34, 31), (33, 38), (27, 41), (24, 36)]), "sand", 0.2, outline=False)
            for y in (30, 33, 36):
                brush.dots("#b08a50", (26, y), (27, y), (28, y), (29, y), (30, y), (31, y))
            for x, y in ((13, 6), (11, 12), (12, 18), (13, 24)):
                brush.put(polygon([(x + 3, y - 2), (x - 3, y - 2), (x + 3, y + 4)]), "gold", 0.2)
            wing(19, 0, 1, "orange", 0.1)
            brush.put(taper([(19, 8), (13, 3), (9, -4)], 4, 1.2, 8), "bone", 0.2)
            brush.put(taper([(28, 6), (27, 0), (24, -6)], 3.6, 1.2, 8), "bone", 0.3)
            if jaw:
                brush.put(
                    smooth([(24, 22, 1), (34, 21 + jaw), (43, 20 + jaw, 1), (41, 23 + jaw), (32, 25 + jaw), (24, 26)]),
                    t,
                    -0.2,
                )
                brush.put(
                    smooth([(28, 21, 1), (40, 19, 1), (41, 20 + jaw, 1), (30, 22 + jaw)]), "maroon", -0.5, outline=False
                )
            brush.put(
                smooth(
                    [
                        (15, 16),
                        (18, 7),
                        (26, 5),
                        (33, 8),
                        (36, 13),
                        (43, 15),
                        (45, 18),
                        (42, 21),
                        (33, 22),
                        (24, 25),
                        (17, 23),
                    ]
                ),
                t,
                0.2,
            )
            brush.dots("#ffffff", (35, 22), (38, 22), (41, 21))
            brush.dots(INK, (43, 16), (42, 16))
            brush.put(smooth([(30, 21, 1), (38, 20.6), (44, 19, 1), (42, 21), (33, 22.6)]), "sand", 0.2, outline=False)
            with brush.stamp(28, 13):
                if pose.eyes == "shut":
                    brush.dots(INK, (27, 13), (28, 14), (29, 14), (30, 13))
                else:
                    brush.dots(
                        "#fff4c8",
                        (27, 11),
                        (28, 11),
                        (29, 11),
                        (30, 11),
                        (27, 12),
                        (28, 12),
                        (29, 12),
                        (30, 12),
                        (27, 13),
                        (28, 13),
                        (29, 13),
                        (30, 13),
                        (28, 14),
                        (29, 14),
                    )
                    brush.dots(
                        INK,
                        (29, 11),
                        (29, 12),
                        (29, 13),
                        (30, 12),
                        (30, 13),
                        (29, 14),
                        (26, 10),
                        (27, 10),
                        (28, 10),
                        (29, 10),
                        (30, 10),
                    )
                    brush.dots("#ffffff", (29, 11))
                    brush.dots("#3fae5a", (30, 13))
                brush.dots("#ff9a7a", (25, 17), (26, 17), (27, 17))
            brush.put(taper([(31, 30), (36, 33), (38 - (4 if pose.move == "hit" else 0), 31)], 3.6, 2.6, 6), t, 0.2)
        brush.core = brush.solid.copy()
        if pose.move == "act":
            if pose.step == 0:
                brush.put(circle(41, 20, 2.6), "flame", 0.5, outline=False)
                brush.dots("#ff9a2e", (45, 18), (44, 23), (47, 21))
            if pose.step == 1:
                brush.put(
                    smooth([(43, 22), (49, 17), (56, 15, 1), (59, 22), (60, 31, 1), (52, 29)]),
                    "ember",
                    0.2,
                    outline=False,
                )
                brush.put(smooth([(44, 22), (50, 19), (56, 21), (55, 27), (49, 25)]), "flame", 0.6, outline=False)
            if pose.step == 2:
                brush.put(
                    smooth([(48, 20), (55, 14, 1), (56, 19), (61, 22), (57, 26), (60, 32, 1), (51, 27)]),
                    "ember",
                    0.4,
                    outline=False,
                )
                brush.put(circle(55, 23, 3), "flame", 0.6, outline=False)
        if pose.move == "cast":
            brush.put(star(47, 14, 6 + pose.step * 2, 2.4, 6), "flame", 0.4, outline=False)
            brush.put(circle(47, 14, 2.2), "spark", 1, outline=False)
