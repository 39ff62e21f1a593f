"""Spears, staves and whatever else is long. The hand is at (0, 0)."""

from pixtable.studio.kit.paths import circle, ellipse, polygon, rect, smooth, taper
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.shapes import stroke
from pixtable.studio.tactics.gear.grips import pole
from pixtable.studio.tactics.gear.wardrobe import item
from pixtable.studio.tactics.pose import Pose


@item(22)
def scythe(brush: Brush, pose: Pose) -> None:
    pole(brush, -21, 15, "brown", 2)
    brush.put(
        smooth([(-1.6, -22, 1), (6, -23), (14, -19), (19, -10, 1), (12, -15.4), (5, -17.6), (-1.6, -17.8, 1)]),
        "silver",
        0.4,
    )
    brush.put(rect(-2, -22.6, 4, 6), "bone")


@item(26)
def spear(brush: Brush, pose: Pose) -> None:
    pole(brush, -20, 16)
    brush.put(polygon([(-2.6, -19), (0, -29), (2.6, -19), (0, -17)]), "silver", 0.4)
    brush.put(rect(-2, -18, 4, 2.4), "red")


@item(27)
def dragonlance(brush: Brush, pose: Pose) -> None:
    pole(brush, -18, 13, "navy", 2.2)
    brush.put(smooth([(-2, -16, 1), (-4.6, -21), (0, -32, 1), (4.6, -21), (2, -16, 1)]), "sky", 0.4)
    brush.put(polygon([(-6, -19), (-2, -14), (2, -14), (6, -19), (2, -17), (-2, -17)]), "gold", 0.3)


@item(25)
def trident(brush: Brush, pose: Pose) -> None:
    pole(brush, -18, 15, "bronze", 2)
    brush.put(rect(-5.4, -19.6, 10.8, 2.4), "gold")
    for x in (-4.6, 0, 4.6):
        brush.put(
            polygon([(x - 1.2, -19), (x - 0.9, -26), (x, -29 if x == 0 else -27), (x + 0.9, -26), (x + 1.2, -19)]),
            "gold",
            0.5,
        )


@item(24)
def pitchfork(brush: Brush, pose: Pose) -> None:
    pole(brush, -17, 15, "wood", 2)
    brush.put(stroke([(-4.6, -26), (-4.4, -20), (0, -18), (4.4, -20), (4.6, -26)], 1.6), "iron", 0.4)
    brush.put(rect(-0.8, -27, 1.6, 9), "iron", 0.5)


@item(30)
def lance(brush: Brush, pose: Pose) -> None:
    brush.put(polygon([(-1.2, -32), (1.2, -32), (3.8, -5), (-3.8, -5)]), "white", 0.1)
    for k, y in enumerate((-26, -19, -12)):
        brush.put(
            polygon([(-1.4 - k * 0.7, y), (1.4 + k * 0.7, y - 2.4), (1.6 + k * 0.7, y + 1), (-1.6 - k * 0.7, y + 3.4)]),
            "red",
            0.2,
            outline=False,
        )
    brush.put(ellipse(0, -3.4, 6.2, 2.6), "gold", 0.2)
    brush.put(rect(-1.2, -1, 2.4, 10), "wood")
    brush.put(circle(0, 9.6, 1.8), "gold")


@item(24)
def halberd(brush: Brush, pose: Pose) -> None:
    pole(brush, -20, 15, "brown", 2)
    brush.put(smooth([(1, -12, 1), (7.6, -9, 1), (9, -15), (7.4, -21, 1), (1, -18, 1)]), "steel", 0.3)
    brush.put(polygon([(-1, -17), (-6, -15), (-1, -13)]), "steel")
    brush.put(polygon([(-1.8, -19), (0, -28), (1.8, -19)]), "silver", 0.5)


@item(20)
def staff_ice(brush: Brush, pose: Pose) -> None:
    pole(brush, -15, 13)
    brush.put(smooth([(-4, -14), (-4.6, -18), (0, -15), (4.6, -18), (4, -14), (0, -12)]), "gold")
    brush.put(circle(0, -19, 3.4), "ice", 0.6)


@item(23)
def icestaff(brush: Brush, pose: Pose) -> None:
    pole(brush, -13, 13, "slate")
    brush.put(polygon([(-5, -12), (-7, -20), (-2.6, -15)]), "ice", 0.4)
    brush.put(polygon([(5, -12), (7, -20), (2.6, -15)]), "ice", 0.1)
    brush.put(polygon([(-3, -13), (-3.4, -20), (0, -27), (3.4, -20), (3, -13)]), "ice", 0.6)
    brush.put(rect(-3, -14, 6, 2), "silver")


@item(22)
def boltstaff(brush: Brush, pose: Pose) -> None:
    pole(brush, -12, 13, "navy")
    brush.put(polygon([(-3, -11), (-4, -19), (1, -18), (-1, -27), (5.4, -17), (1.6, -17), (4, -11)]), "yellow", 0.5)
    brush.put(rect(-3, -12.4, 6, 2.4), "gold")


@item(20)
def rockstaff(brush: Brush, pose: Pose) -> None:
    pole(brush, -14, 13, "brown", 2.4)
    brush.put(polygon([(-6, -15), (-5, -21), (0, -24), (5.4, -21), (6, -15), (0, -12)]), "stone", 0.2)
    brush.put(polygon([(-2, -16), (-1.6, -20), (1.4, -21), (2.4, -17), (0, -15)]), "lime", 0.6)


@item(24)
def totem(brush: Brush, pose: Pose) -> None:
    """spirit staff: carved wooden head with glowing runes and curled horns"""
    pole(brush, -14, 14, "brown", 2.2)
    for s in (-1, 1):
        brush.put(taper([(s * 3, -24), (s * 9, -26), (s * 9.6, -20), (s * 6, -19)], 3.4, 1.2, 10), "bone", 0.2)
    brush.put(smooth([(-4.6, -26), (0, -28), (4.6, -26), (4, -17), (0, -12, 1), (-4, -17)]), "wood", 0.3)
    brush.dots("#8af0e0", (-3, -23), (-2, -23), (1, -23), (2, -23), (-1, -20), (0, -19), (-1, -17), (0, -26))
    brush.dots("#ffffff", (-2, -23), (1, -23))
    sway = pose.sway
    brush.put(polygon([(2, -13), (6 - sway, -6), (3 - sway, -7)]), "turq", 0.3)


@item(20)
def hourstaff(brush: Brush, pose: Pose) -> None:
    pole(brush, -12, 13, "brass")
    brush.put(rect(-5, -26, 10, 2.2), "gold", 0.3)
    brush.put(rect(-5, -13.6, 10, 2.2), "gold")
    brush.put(polygon([(-4, -24), (4, -24), (0.8, -19), (4, -14), (-4, -14), (-0.8, -19)]), "glass", 0.5)
    brush.put(polygon([(-2.4, -22.4), (2.4, -22.4), (0, -19)]), "gold", 0.6, outline=False, flat=True)
    brush.put(polygon([(-3.2, -14), (0, -17), (3.2, -14)]), "gold", 0.6, outline=False, flat=True)


@item(16)
def wand(brush: Brush, pose: Pose) -> None:
    brush.put(rect(-0.9, -11, 1.8, 14), "ink")
    brush.put(rect(-0.9, -13, 1.8, 3), "white", 0.8)
