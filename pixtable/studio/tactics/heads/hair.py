"""Hair on the head."""

from pixtable.studio.kit.paths import circle, polygon, smooth, taper
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.gear.wardrobe import HAIR_FRONT, worn
from pixtable.studio.tactics.pose import Pose

_CAP = [
    (14, 19, 1),
    (13.5, 11),
    (20, 5.5),
    (29, 6),
    (34.5, 12),
    (34, 17, 1),
    (30, 12.5),
    (26, 14.6, 1),
    (23, 12),
    (19, 15.5, 1),
    (17.5, 20, 1),
]


def _cap(brush: Brush, material: str, pose: Pose) -> None:
    brush.put(smooth(_CAP), material, 0.2)


HAIR_FRONT.update(dict.fromkeys(("short", "long", "highpony", "flow"), _cap))


@worn(HAIR_FRONT)
def bob(brush: Brush, material: str, pose: Pose) -> None:
    brush.put(
        smooth(
            [
                (12.5, 25, 1),
                (12, 12),
                (19, 5),
                (29, 5.4),
                (35, 12),
                (35, 18, 1),
                (30, 13),
                (22, 13, 1),
                (19.6, 18),
                (19, 26, 1),
            ]
        ),
        material,
        0.2,
    )


@worn(HAIR_FRONT)
def wild(brush: Brush, material: str, pose: Pose) -> None:
    sway = pose.sway * 0.4
    brush.put(
        polygon(
            [
                (16, 22),
                (9 - sway, 24),
                (11, 18),
                (5 - sway, 17),
                (9, 13),
                (4 - sway, 8),
                (11, 8),
                (10, 2),
                (16, 6),
                (18, 4),
                (17, 11),
                (17.5, 20),
            ]
        ),
        material,
        0.2,
    )
    brush.put(
        polygon(
            [
                (17, 11),
                (16, 5),
                (20, 6.4),
                (24, 8),
                (29, 8.6),
                (32, 3),
                (34, 8),
                (40 + sway, 6),
                (37, 11),
                (41 + sway, 15),
                (35.6, 15),
                (33, 11),
                (28, 9.6),
                (22, 10),
            ]
        ),
        material,
        0.2,
    )


@worn(HAIR_FRONT)
def mane(brush: Brush, material: str, pose: Pose) -> None:
    brush.put(
        polygon(
            [
                (15, 21),
                (12, 14),
                (14, 7),
                (20, 3),
                (24, 5),
                (30, 2),
                (31, 6),
                (37, 6),
                (35, 11),
                (37, 16),
                (32.6, 14),
                (30, 11),
                (27, 14),
                (23, 11),
                (20, 16),
                (17.5, 21),
            ]
        ),
        material,
        0.2,
    )


@worn(HAIR_FRONT)
def bun(brush: Brush, material: str, pose: Pose) -> None:
    brush.put(circle(16, 4, 4.6), material, 0.1)
    _cap(brush, material, pose)


@worn(HAIR_FRONT)
def slick(brush: Brush, material: str, pose: Pose) -> None:
    brush.put(
        smooth(
            [
                (13.6, 21, 1),
                (13, 12),
                (19, 5.6),
                (28, 5.4),
                (34, 10),
                (34.4, 14, 1),
                (30, 10.6),
                (26.6, 14.4, 1),
                (23, 10.8),
                (18.6, 14, 1),
                (17.4, 20, 1),
            ]
        ),
        material,
        0.3,
    )


@worn(HAIR_FRONT)
def braids(brush: Brush, material: str, pose: Pose) -> None:
    brush.put(
        smooth(
            [
                (14, 19, 1),
                (13.5, 11),
                (20, 5.5),
                (29, 6),
                (34.5, 12),
                (34, 17, 1),
                (30, 11),
                (24, 10.6, 1),
                (19.6, 14),
                (17.5, 20, 1),
            ]
        ),
        material,
        0.2,
    )


@worn(HAIR_FRONT)
def dreads(brush: Brush, material: str, pose: Pose) -> None:
    _cap(brush, material, pose)
    for x in (15, 18):
        brush.put(taper([(x, 11), (x - 1.4, 18), (x - 1.6, 25)], 3, 2, 6), material, 0.2)


@worn(HAIR_FRONT)
def veil(brush: Brush, material: str, pose: Pose) -> None:
    brush.put(
        smooth(
            [
                (14, 21, 1),
                (13, 12),
                (19, 5),
                (29, 5.4),
                (34.6, 11),
                (34.4, 15, 1),
                (24, 11.4),
                (18.6, 16, 1),
                (17, 22, 1),
            ]
        ),
        material,
        0.2,
    )


@worn(HAIR_FRONT)
def flame(brush: Brush, material: str, pose: Pose) -> None:
    k = [0, 1.4, 0, -1.4][pose.step % 4]
    brush.put(
        polygon(
            [
                (15, 20),
                (10, 17),
                (12, 12),
                (7, 9 + k),
                (12, 8),
                (9, 1 - k),
                (15, 4),
                (16, -5 + k),
                (21, 1),
                (25, -9 - k),
                (27, 0),
                (32, -4 + k),
                (31.4, 4),
                (37, 3 - k),
                (34, 9),
                (36, 14),
                (32, 14),
                (29, 11),
                (26, 14),
                (22, 11.4),
                (19, 16),
                (17.4, 20),
            ]
        ),
        "ember",
        0.3,
    )
    brush.put(
        polygon(
            [
                (16, 15),
                (15, 9),
                (18, 9),
                (18, 2 + k),
                (22, 6),
                (25, -2 - k),
                (26, 6),
                (30, 3 + k),
                (30, 8),
                (33, 10),
                (29, 10),
                (26, 12),
                (22, 10),
                (19, 13),
            ]
        ),
        "flame",
        0.6,
        outline=False,
    )


@worn(HAIR_FRONT)
def bald(brush: Brush, material: str, pose: Pose) -> None:
    brush.dots("#ffffff", (20, 11), (21, 11), (20, 12))


@worn(HAIR_FRONT)
def sides(brush: Brush, material: str, pose: Pose) -> None:
    brush.put(smooth([(13, 14, 1), (17, 12), (18.4, 20), (16, 24, 1), (11, 23), (10, 18)]), material, 0.2)
    brush.put(polygon([(33, 14), (36, 15), (36, 20), (33.6, 19)]), material, 0.1)
