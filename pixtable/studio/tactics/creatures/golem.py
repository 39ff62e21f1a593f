"""The golem has a body of its own."""

from pixtable.studio.kit.paths import circle, ellipse, polygon, rect, smooth, taper
from pixtable.studio.tactics.banner import banner
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.gear.wardrobe import PARTS, worn
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import Pose


@worn(PARTS)
def golem(brush: Brush, look: Look, pose: Pose) -> None:
    hurt = pose.move == "hit"
    b = pose.bob
    glow = "#6af0e0" if pose.move != "fall" else "#3a5a58"

    def rune(x: float, y: float) -> None:
        brush.dots(glow, (x, y), (x + 1, y), (x + 1, y + 1), (x, y + 2), (x + 2, y + 2), (x + 1, y + 3))
        brush.dots("#ffffff" if pose.move != "fall" else glow, (x + 1, y + 1))

    if pose.move == "fall":
        for x, y, r in ((6, 40, 6), (40, 40, 6), (20, 41, 5), (30, 42, 4), (13, 35, 5), (46, 43, 3), (-1, 43, 3)):
            brush.put(
                polygon(
                    [
                        (x - r, y + r * 0.6),
                        (x - r * 0.8, y - r * 0.6),
                        (x + r * 0.2, y - r),
                        (x + r, y - r * 0.2),
                        (x + r * 0.9, y + r * 0.7),
                    ]
                ),
                "stone",
                0.1,
            )
        brush.put(polygon([(18, 38), (18, 28), (23, 24), (32, 25), (35, 31), (33, 38)]), "stone", 0.3)
        brush.dots("#2a2636", (25, 32), (26, 32), (30, 32), (31, 32))
        brush.dots("#5f7d3a", (20, 27), (21, 26), (22, 26), (23, 25))
        return
    lunge = {1: 5, 2: 5}.get(pose.step, -3) if pose.move == "act" else -4 if hurt else 0
    lean = {0: -5, 1: 8, 2: 8}[pose.step] if pose.move == "act" else -8 if hurt else 0
    fx, fy = (49, 36)
    if pose.move == "act":
        fx, fy = ((46, 6), (53, 38), (53, 39))[pose.step]
    if pose.move == "cast":
        fx, fy = (48, 12 + pose.step * -4)
    bx, by = (0, 37) if pose.move != "cast" else (0, 14 - pose.step * 4)
    with brush.at(lunge, 0, 0):
        if look.leader:
            banner(brush, look, pose)
        for x in (16, 32):
            brush.put(polygon([(x - 5, 36), (x + 5, 36), (x + 6, 45), (x - 6, 45)]), "rock", -0.1)
            brush.put(rect(x - 6.6, 42, 13, 3), "stone", 0)
        with brush.at(0, b, lean):
            brush.put(taper([(10, 20), (3, 28), (bx, by - 3)], 9, 7, 8), "rock", -0.2)
            brush.put(
                polygon(
                    [
                        (bx - 6, by + 3),
                        (bx - 6, by - 4),
                        (bx - 1, by - 7),
                        (bx + 5, by - 4),
                        (bx + 5, by + 3),
                        (bx, by + 5),
                    ]
                ),
                "stone",
                -0.1,
            )
            brush.put(
                polygon([(8, 16), (20, 11), (34, 12), (42, 18), (41, 30), (35, 39), (14, 39), (8, 30)]), "stone", 0.1
            )
            brush.put(polygon([(15, 37), (18, 32), (30, 32), (34, 37), (30, 40), (18, 40)]), "rock", 0)
            brush.put(ellipse(6, 17, 7, 6), "stone", 0.2)
            brush.put(ellipse(42, 18, 7, 6), "stone", 0.1)
            brush.put(smooth([(-1, 15), (4, 10), (11, 11), (13, 15), (6, 14)]), "moss", 0.3)
            brush.dots("#a4d63c", (3, 12), (6, 11), (9, 13))
            rune(23, 20)
            rune(15, 26)
            rune(32, 26)
            brush.dots("#5b554c", (19, 17), (20, 18), (20, 19), (36, 22), (37, 23), (36, 24), (28, 30), (29, 31))
            brush.put(polygon([(19, 14), (18, 4), (23, -1), (33, 0), (37, 6), (36, 14), (28, 17)]), "stone", 0.3)
            brush.put(polygon([(21, 6), (37, 6), (37, 10), (21, 10)]), "rock", -0.5, outline=False)
            e = "#6af0e0"
            if hurt:
                brush.dots(e, (25, 8), (26, 8), (32, 8), (33, 8))
            else:
                brush.dots(
                    e,
                    (24, 7),
                    (25, 7),
                    (26, 7),
                    (24, 8),
                    (25, 8),
                    (26, 8),
                    (31, 7),
                    (32, 7),
                    (33, 7),
                    (31, 8),
                    (32, 8),
                    (33, 8),
                )
                brush.dots("#ffffff", (25, 7), (32, 7))
            brush.put(polygon([(20, 1), (17, -6), (23, -2), (25, -9), (28, -1)]), "turq", 0.4)
            brush.dots("#4a453e", (26, 13), (28, 13), (30, 13), (32, 13))
        with brush.at(0, b):
            brush.put(taper([(42, 20), ((44 + fx) / 2 + 2, (22 + fy) / 2), (fx, fy - 3)], 9.6, 8, 8), "rock", 0.1)
            brush.put(
                polygon(
                    [
                        (fx - 7, fy + 4),
                        (fx - 7, fy - 4),
                        (fx - 1, fy - 8),
                        (fx + 6, fy - 5),
                        (fx + 7, fy + 3),
                        (fx + 1, fy + 6),
                    ]
                ),
                "stone",
                0.2,
            )
            rune(fx - 1, fy - 3)
        if pose.move == "act" and pose.step:
            for x, y, r in (
                ((44, 44, 2.4), (59, 41, 2.6), (57, 36, 1.6))
                if pose.step == 1
                else ((42, 42, 2), (60, 38, 2), (38, 43, 1.6))
            ):
                brush.put(circle(x, y, r), "sand", 0.4)
