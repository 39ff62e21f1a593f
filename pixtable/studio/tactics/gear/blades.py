"""Swords, knives, axes and hammers. All stand upright with the hand at (0, 0); the figure turns them."""

from pixtable.studio.kit.paths import circle, ellipse, minus, polar, rect, smooth
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.shapes import bar
from pixtable.studio.tactics.gear.grips import blade, pole
from pixtable.studio.tactics.gear.wardrobe import item
from pixtable.studio.tactics.pose import Pose


@item(20)
def sword(brush: Brush, pose: Pose) -> None:
    brush.put(rect(-1, 0, 2, 4), "leather")
    blade(brush, -3, -20, 1.7)
    brush.put(rect(-4, -3.4, 8, 2), "gold")
    brush.put(circle(0, 4.5, 1.3), "gold")


@item(23)
def katana(brush: Brush, pose: Pose) -> None:
    brush.put(rect(-1, -2, 2, 7), "ink")
    brush.dots("#e8d6b0", (-1, 0), (-1, 3))
    brush.put(smooth([(-1.4, -3, 1), (-1.6, -14), (1.4, -23, 1), (1.6, -13), (1.2, -3, 1)]), "silver", 0.7)
    brush.put(rect(-2.4, -3.6, 4.8, 1.7), "gold")


@item(19)
def cutlass(brush: Brush, pose: Pose) -> None:
    brush.put(rect(-1, 0, 2, 4), "leather")
    brush.put(smooth([(-1.6, -3, 1), (-2, -10), (2, -19, 1), (4.6, -13), (2, -6), (1.6, -3, 1)]), "silver", 0.5)
    brush.put(minus(ellipse(1.4, 0, 4, 4), ellipse(0.4, 0, 2.4, 2.6)), "gold")


@item(24)
def rapier(brush: Brush, pose: Pose) -> None:
    brush.put(rect(-0.7, -24, 1.5, 22), "silver", 0.9)
    brush.put(minus(ellipse(0, -1, 4.2, 3.4), ellipse(0, 0.4, 2.6, 2)), "gold", 0.3)
    brush.put(rect(-0.8, 0, 1.7, 4), "leather")


@item(12)
def dagger(brush: Brush, pose: Pose) -> None:
    brush.put(rect(-1, 0, 2, 3), "leather")
    blade(brush, -1.5, -11, 1.6, "steel", 3, 0.6)
    brush.put(rect(-2.8, -2, 5.6, 1.7), "gold")


@item(15)
def kris(brush: Brush, pose: Pose) -> None:
    brush.put(rect(-1, 0, 2, 3), "crimson")
    brush.put(
        smooth([(-1.6, -2, 1), (-2.6, -6), (-0.6, -10), (1.6, -15, 1), (2.6, -9), (1, -6), (1.7, -2, 1)]), "silver", 0.6
    )
    brush.put(rect(-2.8, -2.4, 5.6, 1.7), "red")


@item(18)
def axe(brush: Brush, pose: Pose) -> None:
    pole(brush, -18, 6)
    brush.put(smooth([(1, -10, 1), (8, -7.6, 1), (9.6, -13), (8, -18.8, 1), (1, -16, 1)]), "steel", 0.3)
    brush.put(smooth([(-1, -11, 1), (-6, -9.6, 1), (-6, -17, 1), (-1, -15.5, 1)]), "steel")


@item(15)
def hatchet(brush: Brush, pose: Pose) -> None:
    pole(brush, -15, 4)
    brush.put(smooth([(0.6, -8.5, 1), (6.6, -6, 1), (7.6, -11), (6, -15.6, 1), (0.6, -14, 1)]), "steel", 0.4)
    brush.put(rect(-2, -13, 3, 4), "iron")


@item(18)
def hammer(brush: Brush, pose: Pose) -> None:
    pole(brush, -15, 6)
    brush.put(rect(-7, -19, 14, 8.4), "silver", 0.1)
    brush.put(rect(-2.4, -19.4, 4.8, 9.2), "gold", 0.3)
    brush.put(rect(-1, -23, 2, 4), "gold")


@item(17)
def mace(brush: Brush, pose: Pose) -> None:
    pole(brush, -12, 5, "brass")
    brush.put(circle(0, -14, 4.4), "gold", 0.2)
    for a in range(0, 360, 60):
        brush.put(bar(*polar(0, -14, a, 3.6), a, 2.6, 2.4, 0.8), "gold", 0.5)
    brush.put(circle(0, -14, 2), "holy", 0.8)
