"""Hair behind the head."""

from pixtable.studio.kit.paths import circle, polygon, smooth, taper
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.gear.wardrobe import HAIR_BACK, worn
from pixtable.studio.tactics.pose import Pose


@worn(HAIR_BACK)
def long(brush: Brush, material: str, pose: Pose) -> None:
    sway = pose.sway
    brush.put(
        smooth([(15, 14, 1), (30, 10), (33, 18), (29, 30), (22, 31 - sway * 0.3), (14 - sway * 0.5, 34, 1), (13, 24)]),
        material,
        -0.4,
    )


@worn(HAIR_BACK)
def highpony(brush: Brush, material: str, pose: Pose) -> None:
    sway = pose.sway
    brush.put(
        smooth([(18, 7), (12, 2), (5 - sway * 0.5, 4), (1 - sway, 13), (3 - sway, 22, 1), (8, 14), (14, 11)]),
        material,
        0.1,
    )


@worn(HAIR_BACK)
def braids(brush: Brush, material: str, pose: Pose) -> None:
    sway = pose.sway
    for x in (13, 31):
        for k in range(4):
            brush.put(circle(x - sway * k * 0.2, 22 + k * 3.6, 2.8 - k * 0.3), material, 0.1)


@worn(HAIR_BACK)
def mane(brush: Brush, material: str, pose: Pose) -> None:
    sway = pose.sway
    brush.put(
        polygon(
            [
                (17, 4),
                (11 - sway * 0.3, 2),
                (10, 8),
                (4 - sway * 0.5, 9),
                (8, 14),
                (2 - sway, 19),
                (8, 21),
                (4 - sway, 29),
                (11, 27),
                (10 - sway, 34),
                (17, 29),
                (31, 27),
                (33, 12),
            ]
        ),
        material,
        -0.1,
    )


@worn(HAIR_BACK)
def dreads(brush: Brush, material: str, pose: Pose) -> None:
    sway = pose.sway
    for k, x in enumerate((12, 15, 19, 29, 33)):
        brush.put(
            taper([(x + 2, 12), (x - 1 - sway * 0.3, 22), (x - 2 - sway * 0.6, 30 + k % 2 * 3)], 3.4, 2, 8),
            material,
            0.1,
        )
        brush.dots("#e0a63a", (x - 2 - sway * 0.4, 27))


@worn(HAIR_BACK)
def veil(brush: Brush, material: str, pose: Pose) -> None:
    sway = pose.sway
    brush.put(
        smooth(
            [
                (15, 10, 1),
                (24, 4),
                (33, 9),
                (34, 20),
                (31, 32),
                (22, 34),
                (11 - sway * 0.6, 39, 1),
                (9 - sway, 30),
                (12, 20),
            ]
        ),
        material,
        -0.2,
    )


@worn(HAIR_BACK)
def flow(brush: Brush, material: str, pose: Pose) -> None:
    sway = pose.sway
    brush.put(
        smooth(
            [
                (20, 6),
                (12, 6),
                (4 - sway, 11),
                (-2 - sway, 9, 1),
                (2 - sway, 15),
                (-1 - sway, 20, 1),
                (6 - sway * 0.5, 22),
                (4 - sway, 29, 1),
                (13, 27),
                (20, 20),
            ]
        ),
        material,
    )
