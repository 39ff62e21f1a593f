"""Tools of a trade. The hand is at (0, 0)."""

import math

from pixtable.studio.kit.paths import circle, common, ellipse, minus, polygon, rect, round_rect, smooth
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.shapes import bar, ring, stroke
from pixtable.studio.tactics.gear.grips import pole
from pixtable.studio.tactics.gear.wardrobe import item
from pixtable.studio.tactics.pose import Pose


@item(19)
def wrench(brush: Brush, pose: Pose) -> None:
    brush.put(rect(-1.6, -14, 3.2, 19), "silver", 0.1)
    brush.put(minus(circle(0, -16, 5.6), polygon([(-2, -15), (-2, -23), (2, -23), (2, -15)])), "silver", 0.3)
    brush.put(rect(-1.6, 0, 3.2, 5), "red")


@item(22)
def broom(brush: Brush, pose: Pose) -> None:
    pole(brush, -16, 15, "wood", 2)
    brush.put(
        smooth([(-2, -15, 1), (-6, -22), (-5, -30, 1), (0, -28), (5, -30, 1), (6, -22), (2, -15, 1)]), "straw", 0.1
    )
    brush.put(rect(-3, -18.4, 6, 2.2), "crimson")
    brush.put(rect(-2.6, -27, 1, 7), "leather", 0, outline=False, flat=True)
    brush.put(rect(1.8, -27, 1, 7), "leather", 0, outline=False, flat=True)


@item(18)
def ladle(brush: Brush, pose: Pose) -> None:
    brush.put(rect(-1, -14, 2, 18), "silver", 0.4)
    brush.put(smooth([(-2, -19, 1), (7, -19, 1), (6.4, -14), (2, -12.6), (-1.4, -14)]), "silver", 0.2)
    brush.put(ellipse(2.6, -18.6, 3.8, 1), "ember", 0.6, outline=False)


@item(14)
def pan(brush: Brush, pose: Pose) -> None:
    brush.put(rect(-1, -6, 2, 8), "wood")
    brush.put(circle(0, -11, 6.4), "ink", 0.4)
    brush.put(circle(0, -11, 4.4), "dark", -0.2, outline=False)
    brush.put(smooth([(-3, -12), (0, -14), (3, -11), (1, -8.4), (-2, -9)]), "white", 0.8, outline=False)
    brush.put(circle(0.2, -11, 1.4), "yellow", 0.6, outline=False, flat=True)


@item(16)
def lute(brush: Brush, pose: Pose) -> None:
    """body low, neck up-right"""
    brush.put(rect(-1.4, -20, 2.8, 16), "brown")
    brush.put(polygon([(-2.4, -20), (2.4, -20), (3, -25), (-3.6, -24)]), "wood", 0.3)
    brush.put(smooth([(0, -8), (6.4, -2), (7, 5), (0, 9.6), (-7, 5), (-6.4, -2)]), "orange", 0.1)
    brush.put(circle(0, 1, 2.3), "ink", outline=False)
    brush.put(rect(-0.9, -22, 0.9, 27), "cream", 1, outline=False, flat=True)
    brush.put(rect(-3, 5, 6, 1.3), "ink", outline=False)


@item(13)
def keyring(brush: Brush, pose: Pose) -> None:
    sway = pose.sway * 0.6
    brush.put(ring(0, 5, 5.4, 3.8), "gold", 0.5)
    for x, material, dy in (
        (-4.4 - sway * 0.4, "silver", 7),
        (0 - sway * 0.4, "gold", 9.4),
        (4.6 - sway * 0.4, "bronze", 7),
    ):
        brush.put(rect(x - 0.8, dy, 1.7, 8), material, 0.5)
        brush.put(rect(x, dy + 5, 3, 1.4), material, 0.4, outline=False)
        brush.put(rect(x, dy + 7.2, 2.4, 1.2), material, 0.4, outline=False)
        brush.put(ring(x, dy - 0.4, 2.1, 0.8), material, 0.4)


@item(8)
def tome(brush: Brush, pose: Pose) -> None:
    brush.put(round_rect(-6, -7, 12, 14, 1.2), "crimson", 0.1)
    brush.put(rect(-4.6, -5.4, 10.6, 11.6), "paper", 0.5, outline=False)
    brush.put(round_rect(-6, -7, 9.6, 13.4, 1), "crimson", 0.2)
    brush.put(circle(-1.4, -0.6, 2.2), "gold", 0.6, outline=False)
    brush.dots("#e0a63a", (-5, -6), (2, -6), (-5, 5), (2, 5))


@item(10)
def beaker(brush: Brush, pose: Pose) -> None:
    if pose.gone:
        return
    brush.put(
        polygon([(-2.6, -11), (2.6, -11), (2.6, -5), (6.4, 2.6), (5.4, 4.6), (-5.4, 4.6), (-6.4, 2.6), (-2.6, -5)]),
        "glass",
        0.5,
    )
    brush.put(
        polygon([(-3.6, -2), (3.6, -2), (5.6, 2.8), (4.8, 4), (-4.8, 4), (-5.6, 2.8)]), "toxic", 0.1, outline=False
    )
    brush.put(rect(-3.6, -12, 7.2, 1.8), "white", 0.6)
    brush.dots("#f0ffd0", (-2, 0), (2, 1), (0, -1))
    y = -15 - pose.step % 4
    brush.dots("#b8f07a", (0, y), (-2, y - 3), (2, y - 2))


@item(10)
def flask(brush: Brush, pose: Pose) -> None:
    if pose.gone:
        return
    brush.put(rect(-1.8, -10, 3.6, 6), "glass", 0.5)
    brush.put(circle(0, -1, 5.2), "glass", 0.4)
    brush.put(common(circle(0, -1, 4.4), rect(-6, -2, 12, 8)), "orange", 0.4, outline=False)
    brush.put(rect(-2.2, -12, 4.4, 2.4), "wood")
    brush.dots("#fff6d0", (-3, -3), (1, 0), (-1, 2))


@item(8)
def cards(brush: Brush, pose: Pose) -> None:
    for k, a in enumerate((-40, -14, 12, 38)):
        with brush.at(turn=a, pivot=(0, 2)):
            brush.put(round_rect(-2.4, -9, 4.8, 8.6, 0.8), "white", 0.7)
            brush.dots("#c23a3a" if k % 2 else "#2a2636", (-1, -6), (0, -6), (-1, -5), (0, -5))


@item(16)
def dividers(brush: Brush, pose: Pose) -> None:
    brush.put(bar(0, -14, 166, 21, 2.4, 1), "gold", 0.2)
    brush.put(bar(0, -14, 194, 21, 2.4, 1), "gold", 0.4)
    brush.put(circle(0, -15, 2.8), "brass", 0.4)
    brush.put(rect(-1, -20, 2, 4), "brass")


@item(10)
def mapscroll(brush: Brush, pose: Pose) -> None:
    brush.put(polygon([(-8, -9), (8, -10), (8, 9), (-8, 8)]), "paper", 0.3)
    brush.put(round_rect(-10, -11, 3.4, 20, 1.6), "sand", 0.1)
    brush.put(round_rect(7, -12, 3.4, 22, 1.6), "sand", 0.1)
    brush.put(smooth([(-5, -4), (-1, -6), (1, -2), (-2, 1), (-5, 0)]), "green", 0.4, outline=False)
    brush.put(smooth([(1, 1), (5, 0), (5, 5), (2, 6)]), "moss", 0.4, outline=False)
    brush.dots("#c23a3a", (3, -6), (5, -6), (4, -5), (3, -4), (5, -4))
    brush.dots("#3d68c4", (-4, 4), (-3, 4), (-1, 5), (0, 5))


@item(16)
def marotte(brush: Brush, pose: Pose) -> None:
    pole(brush, -10, 6, "gold", 1.8)
    brush.put(circle(0, -13, 4), "fair", 0.3)
    brush.put(
        polygon([(-4.6, -13), (-8, -18), (-3, -17), (0, -22), (3, -17), (8, -18), (4.6, -13), (0, -15)]), "magenta", 0.2
    )
    brush.dots("#2a1c33", (-1, -13), (2, -13))
    brush.dots("#c23a3a", (0, -11), (1, -11))
    brush.dots("#ffd24a", (-8, -18), (7, -18), (0, -22))


@item(14)
def censer(brush: Brush, pose: Pose) -> None:
    sway = pose.sway
    brush.put(stroke([(0, 0), (-1 - sway * 0.5, 5), (-sway, 9)], 1), "silver", 1, outline=False)
    brush.put(circle(-sway, 12, 4), "brass", 0.2)
    brush.put(rect(-4 - sway, 11, 8, 1.4), "ink", outline=False)
    brush.dots("#a4d63c", (-2 - sway, 13), (1 - sway, 13))
    for k in range(5):
        brush.dots(
            "#b8e070" if k % 2 else "#7fa84a",
            (-sway + math.sin(k * 1.7 + pose.step) * 2.5, 7 - k * 2 - pose.step % 2),
            (-sway + 1 + math.sin(k * 1.7 + pose.step) * 2.5, 7 - k * 2),
        )


@item(18)
def cane(brush: Brush, pose: Pose) -> None:
    pole(brush, -6, 12, "ink", 1.8)
    brush.put(circle(0, -7, 2.4), "silver", 0.4)


@item(10)
def coinbag(brush: Brush, pose: Pose) -> None:
    if pose.gone:
        return
    brush.put(smooth([(-2, -3, 1), (-7, 4), (-5, 10), (0, 11), (5, 10), (7, 4), (2, -3, 1)]), "khaki")
    brush.put(rect(-2.6, -3.4, 5.2, 1.8), "red")
    brush.put(polygon([(-3, -4), (-4, -7), (0, -6), (4, -7), (3, -4)]), "khaki", 0.3)
    brush.put(circle(0, 5, 2.6), "gold", 0.6)


@item(9)
def drum(brush: Brush, pose: Pose) -> None:
    brush.put(ellipse(0, 0, 7, 7), "red", 0.1)
    brush.put(ellipse(0.6, -0.4, 5.2, 5.2), "cream", 0.3, outline=False)
    brush.dots("#3cc4b8", (0, -3), (-2, 0), (3, 0), (0, 3), (0, 0))
