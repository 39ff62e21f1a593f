"""What is carried on the back or stands behind it."""

import random

from pixtable.studio.kit.paths import circle, ellipse, polar, polygon, rect, round_rect, smooth, union
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.shapes import bar, ring, star, stroke
from pixtable.studio.tactics.gear.clothes import rise
from pixtable.studio.tactics.gear.wardrobe import PARTS, worn
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import Pose


@worn(PARTS)
def quiver(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(bar(15, 36, -24, 15, 5, 5), "leather")
    for k in range(3):
        brush.put(bar(12 + k * 2.2, 23, -24, 4, 1, 1), "white", 1)


@worn(PARTS)
def wings_feather(brush: Brush, look: Look, pose: Pose) -> None:
    f = (0, 1, 2, 1)[pose.step % 4] if pose.move == "idle" else -3 if pose.move in ("act", "cast") else 3
    material = "white"
    brush.put(
        smooth(
            [
                (20, 30),
                (12, 22),
                (2, 14 + f),
                (-6, 12 + f, 1),
                (-6, 20 + f),
                (-3, 21 + f, 1),
                (-4, 27 + f),
                (0, 27 + f, 1),
                (0, 33 + f),
                (4, 32, 1),
                (6, 37),
                (14, 37),
            ]
        ),
        material,
        0.1,
    )
    brush.put(stroke([(15, 27), (4, 19 + f), (-3, 16 + f)], 1), material, -1.3, outline=False)
    brush.put(stroke([(14, 31), (5, 26 + f), (-1, 24 + f)], 1), material, -1.3, outline=False)
    brush.put(
        smooth([(29, 28), (36, 18), (43, 10 + f), (47, 9 + f, 1), (46, 16 + f), (43, 22, 1), (38, 30)]), material, -0.4
    )


@worn(PARTS)
def tesla(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(round_rect(7, 25, 11, 14, 2), "iron", 0.1)
    brush.put(rect(9, 28, 4, 4), "ice", 0.6)
    brush.dots("#ff5a48", (15, 29), (15, 31))
    brush.put(rect(10.6, 4, 3.4, 21), "brass", 0.2)
    for y in (8, 12, 16, 20):
        brush.put(ellipse(12.3, y, 4.4 - (20 - y) * 0.06, 1.5), "bronze", 0.4)
    brush.put(circle(12.3, 1, 4.2), "silver", 0.4)
    if pose.move != "fall":
        chance = random.Random(pose.step * 3 + len(pose.move))
        for s in (-1, 1, 0):
            x, y = (12.3 + s * 4, 1 - (4 if s == 0 else 0))
            for _ in range(6 if pose.move == "idle" else 9):
                brush.dots("#e8fcff", (x, y))
                brush.dots("#5cc8ff", (x + 1, y))
                x += s * 1.2 + chance.choice((-1, 0, 1))
                y += chance.choice((-1.4, 0, -1, 1)) if s else -1.3


@worn(PARTS)
def alembic(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(stroke([(10, 20), (10, 8), (2, 8), (2, 18)], 2), "brass", 0.3)
    brush.put(circle(10, 28, 7), "bronze", 0.2)
    brush.put(circle(9, 29, 3.6), "toxic", 0.3)
    brush.put(round_rect(-0.6, 18, 5, 8, 1.6), "glass", 0.3)
    brush.put(rect(0, 22, 4, 3.4), "pink", 0.4, outline=False)
    brush.dots("#e8fff0", (8, 27), (10, 30))


@worn(PARTS)
def packtower(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(round_rect(0, 20, 17, 20, 3), "leather", 0.1)
    brush.put(rect(0, 27, 17, 1.6), "gold", 0.3, outline=False)
    brush.put(round_rect(-2, 12, 18, 7, 3), "teal", 0.1)
    brush.put(rect(3, 12, 1.6, 7), "leather", outline=False)
    brush.put(rect(10, 12, 1.6, 7), "leather", outline=False)
    brush.put(round_rect(1, 4, 11, 8, 1.4), "wood", 0.2)
    brush.put(rect(1, 7, 11, 1.3), "gold", 0.4, outline=False)
    brush.put(smooth([(3, 4, 1), (2, -1), (4, -3), (7, -3), (8, -1), (8, 4, 1)]), "magenta", 0.1)
    brush.put(polygon([(10, 4), (9, -6), (12, -7), (13, 4)]), "yellow", 0.2)
    brush.put(ellipse(-2, 32, 3, 4), "silver", 0.2)
    brush.put(rect(-5, 26, 2, 4), "brass")


@worn(PARTS)
def sundisc(brush: Brush, look: Look, pose: Pose) -> None:
    k = pose.step % 4 * 7.5
    with brush.at(*look.build.head):
        brush.put(star(23, 12, 22, 15.5, 16, k), "gold", 0.2, outline=True)
        brush.put(circle(23, 12, 15), "flame", 0.3)
        brush.put(ring(23, 12, 13.4, 12), "gold", -0.4, outline=False)


@worn(PARTS)
def clockdisc(brush: Brush, look: Look, pose: Pose) -> None:
    with brush.at(*look.build.head):
        brush.put(circle(21, 11, 19), "brass", 0.2)
        brush.put(circle(21, 11, 16.4), "paper", 0.2)
        for k in range(12):
            x, y = polar(20.5, 10.5, k * 30, 14.4)
            brush.dots("#3a2a4a", (x, y))
            if k % 3 == 0:
                brush.dots("#3a2a4a", polar(20.5, 10.5, k * 30, 13.2))
        a = {"idle": pose.step * 8, "act": 120 + pose.step * 60, "cast": -90 * pose.step - 60}.get(pose.move, 200)
        brush.put(bar(21, 11, a - 50, 14, 1.6, 1), "navy", 0, outline=False)
        brush.put(bar(21, 11, a * 6 + 20, 15, 1.1, 0.8), "crimson", 0.2, outline=False)
        for k in range(8):
            x, y = polar(21, 11, k * 45 + 22, 20)
            brush.put(rect(x - 1.5, y - 1.5, 3, 3), "brass", 0.3)


@worn(PARTS)
def toolpack(brush: Brush, look: Look, pose: Pose) -> None:
    t = rise(look)
    brush.put(round_rect(6, 25 + t, 11, 13, 2), "leather")
    a = pose.step * 20
    with brush.at(0, 0, a, (9, 22 + t)):
        brush.put(union(star(9, 22 + t, 7, 5, 8), circle(9, 22 + t, 5)), "brass", 0.2)
    brush.put(circle(9, 22 + t, 2.2), "iron", 0.2)
    brush.put(rect(3, 26 + t, 2.4, 10), "iron")
    brush.put(round_rect(2, 22 + t, 4.4, 4, 1), "iron", 0.3)
    if pose.move != "fall":
        brush.put(circle(4 - pose.step % 2, 17 + t - pose.step % 4, 2), "cloud", 0.3, outline=False)
        brush.put(circle(2, 12 + t - pose.step % 4, 1.5), "cloud", 0.6, outline=False)


@worn(PARTS)
def katanaback(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(bar(10, 38, -20, 24, 2.6, 2.6), "ink")
    brush.put(bar(3, 17, -20, 7, 2, 2), "red")


@worn(PARTS)
def spool(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(round_rect(5, 24, 10, 14, 2), "wood")
    brush.put(rect(5, 28, 10, 6), "red", 0.2)


@worn(PARTS)
def highcollar(brush: Brush, look: Look, pose: Pose) -> None:
    with brush.at(*look.build.head):
        brush.put(polygon([(10, 31), (5, 8), (15, 17), (33, 16), (41, 8), (37, 30)]), "ink", 0.2)
        brush.put(
            polygon([(13, 30), (9, 14), (16, 20), (33, 19), (38, 13), (34, 29)]),
            "crimson",
            -0.2,
            outline=False,
        )
