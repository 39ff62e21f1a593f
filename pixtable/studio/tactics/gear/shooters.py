"""Bows, guns and what hands throw or wear to strike. The hand is at (0, 0)."""

from pixtable.studio.kit.paths import circle, ellipse, minus, polar, polygon, rect, round_rect, smooth
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.shapes import ring, stroke
from pixtable.studio.tactics.gear.wardrobe import item
from pixtable.studio.tactics.pose import Pose


@item(14)
def bow(brush: Brush, pose: Pose) -> None:
    k = pose.pull
    brush.put(stroke([(-5, -14), (-5 - k, 0), (-5, 14)], 0.9, False), "white", 1, outline=False)
    brush.put(stroke([(-5, -14), (0, -9), (2, 0), (0, 9), (-5, 14)], 2.4), "wood", 0.4)
    brush.put(rect(-0.4, -2.4, 3, 4.8), "gold", 0.2, outline=False)
    if k:
        brush.put(rect(-5 - k, -0.7, 18, 1.4), "cream", 1)
        brush.put(polygon([(12, -2.2), (17, 0), (12, 2.2)]), "silver", 1)


@item(14)
def crossbow(brush: Brush, pose: Pose) -> None:
    """points along +x when angle is 0 (held like a gun)"""
    brush.put(round_rect(-9, -2, 18, 4, 1.2), "leather", 0.3)
    brush.put(rect(-7, 1.6, 3, 4), "leather")
    brush.put(stroke([(5, -9), (9, -4), (9.5, 0), (9, 4), (5, 9)], 2), "silver", 0.4)
    brush.put(round_rect(10, -2.4, 9, 4.8, 1.4), "iron", 0.3)
    brush.dots("#a4d63c", (2, -3), (3, -3))
    if not pose.gone:
        brush.put(stroke([(5, -9), (-1, 0), (5, 9)], 0.8, False), "white", 1, outline=False)


@item(10)
def revolver(brush: Brush, pose: Pose) -> None:
    brush.put(rect(-1.6, -1, 3.4, 6), "wood")
    brush.put(rect(-1.6, -3.6, 13, 3.4), "silver", 0.2)
    brush.put(rect(0.6, -3, 5, 4.4), "steel", -0.2)
    brush.dots("#2a2636", (11, -3))


@item(10)
def beartrap(brush: Brush, pose: Pose) -> None:
    if not pose.gone:
        draw_trap(brush)


def draw_trap(brush: Brush) -> None:
    """Its jaws open, on a chain."""
    with brush.at(4, -1, 0, (0, 0), 0.84):
        brush.put(minus(circle(0, -6, 11), circle(0, -6, 7.6)), "steel", 0.2)
        for a in range(0, 360, 36):
            if a != 180:
                root = polar(0, -6, a, 8)
                tooth = [polar(*root, a + 90, 1.8), polar(0, -6, a, 3.2), polar(*root, a - 90, 1.8)]
                brush.put(polygon(tooth), "white", 0.6)
        brush.put(rect(-3, 2.6, 6, 4), "iron", 0.3)
        brush.put(ellipse(0, -6, 2.6, 2.2), "red", 0.4)
    for k in range(4):
        brush.put(ring(4 + k % 2 * 1.2, 7 + k * 2.4, 1.7, 0.6), "iron", 0.4)


@item(22)
def whip(brush: Brush, pose: Pose) -> None:
    brush.put(rect(-1.2, -3, 2.4, 7), "leather")
    if pose.move == "act" and pose.step == 1:
        brush.put(stroke([(0, -3), (4, -9), (-3, -15), (2, -22), (0, -26)], 1.5), "brown", 0.5)
    else:
        brush.put(stroke([(0, -3), (5, -5), (7, 2), (3, 8), (-2, 5), (1, 1), (5, 4), (6, 11)], 1.5), "brown", 0.5)


@item(8)
def fist(brush: Brush, pose: Pose) -> None:
    brush.put(round_rect(-3, -3, 6, 5, 1.6), "cream", 0.2)


@item(10)
def hook(brush: Brush, pose: Pose) -> None:
    brush.put(rect(-2.4, -1, 4.8, 3), "iron")
    brush.put(stroke([(0, -1), (0, -4), (3.4, -6), (5, -3), (3.4, -1.4)], 1.7), "silver", 0.6)


@item(9)
def gauntlet(brush: Brush, pose: Pose) -> None:
    brush.put(round_rect(-3.6, -4, 7.2, 8, 1.6), "brass", 0.2)
    brush.put(circle(0, -3, 2.4), "ice", 0.8)
    if pose.move != "fall":
        a = [(3, -6), (5, -8), (4, -10), (6, -12)] if pose.step % 2 else [(-3, -6), (-4, -8), (-2, -10), (-3, -12)]
        brush.dots("#d8f8ff", *a)
        brush.dots("#6ad0ff", *[(x + 1, y) for x, y in a])


@item(9)
def flamehand(brush: Brush, pose: Pose) -> None:
    if pose.move == "fall":
        return
    k = [0, 1.5, 0, -1.5][pose.step % 4]
    brush.put(
        smooth([(0, 3), (-5, 0), (-4.4, -6), (-1 - k, -13 - abs(k), 1), (1, -7), (4, -10 + k, 1), (5, -3), (3.4, 2)]),
        "ember",
        0.3,
    )
    brush.put(smooth([(0, 2), (-2.6, -1), (-1, -6, 1), (1, -3), (2.6, -1)]), "flame", 0.8, outline=False)
