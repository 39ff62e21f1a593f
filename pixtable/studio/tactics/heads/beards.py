"""Beards and moustaches."""

from pixtable.studio.kit.paths import circle, polygon, rect, smooth
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.shapes import stroke
from pixtable.studio.tactics.gear.wardrobe import BEARDS, worn
from pixtable.studio.tactics.pose import Pose


@worn(BEARDS)
def beard(brush: Brush, material: str, pose: Pose) -> None:
    brush.put(
        smooth(
            [
                (16.5, 19, 1),
                (20, 22.4),
                (26, 21.4),
                (32, 20),
                (34, 20, 1),
                (33.5, 27),
                (30, 33),
                (26, 36, 1),
                (21, 31),
                (17, 26),
            ]
        ),
        material,
        0.1,
    )
    brush.dots("#8a3f3c", (27, 24), (28, 24))


@worn(BEARDS)
def bushy(brush: Brush, material: str, pose: Pose) -> None:
    brush.put(
        smooth(
            [
                (15.6, 18, 1),
                (20, 22.4),
                (26, 21.2),
                (33, 19.6),
                (35, 20, 1),
                (36, 26),
                (32, 31),
                (25, 32.6),
                (18, 30),
                (14.6, 24),
            ]
        ),
        material,
        0.1,
    )
    brush.dots("#6a1f2c", (27, 24), (28, 24), (29, 24))


@worn(BEARDS)
def braided(brush: Brush, material: str, pose: Pose) -> None:
    bushy(brush, material, pose)
    for x in (22, 30):
        for k in range(3):
            brush.put(circle(x, 31 + k * 2.6, 2.1 - k * 0.3), material, 0.2)
        brush.put(rect(x - 1.6, 33, 3.2, 1.4), "gold", 0.4, outline=False)


@worn(BEARDS)
def moustache(brush: Brush, material: str, pose: Pose) -> None:
    brush.put(
        smooth([(27.4, 21), (23, 21), (20, 24, 1), (24, 24), (27.4, 22.6), (31, 24), (34.4, 23, 1), (32, 21)]),
        material,
        0.1,
    )


@worn(BEARDS)
def curlstache(brush: Brush, material: str, pose: Pose) -> None:
    brush.put(stroke([(27.4, 22), (23.6, 23), (21, 22), (20.4, 19.6)], 1.5), material, 0.3)
    brush.put(stroke([(27.4, 22), (31, 23), (34, 21.6), (34.6, 19.6)], 1.5), material, 0.3)


@worn(BEARDS)
def goatee(brush: Brush, material: str, pose: Pose) -> None:
    brush.put(polygon([(25.4, 24.4), (29.6, 24.4), (28, 30)]), material, 0.2)
    brush.put(rect(24.6, 21.2, 6, 1), material, 0.1, outline=False)
