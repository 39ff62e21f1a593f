"""Capes hang from the shoulders and sway."""

from pixtable.studio.kit.paths import polygon, smooth
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.gear.wardrobe import CAPES, worn
from pixtable.studio.tactics.look import Build
from pixtable.studio.tactics.pose import Pose


@worn(CAPES)
def cape(brush: Brush, material: str, pose: Pose, build: Build) -> None:
    sway = pose.sway
    s = build.shoulder - 7
    t = build.top - 1
    brush.put(
        smooth(
            [
                (17 - s, t, 1),
                (31 + s, t, 1),
                (32 + s, 34),
                (30 - sway * 0.3, 42, 1),
                (24, 41),
                (18 - sway, 43, 1),
                (12 - sway - s, 41, 1),
                (13 - sway * 0.6 - s, 33),
            ]
        ),
        material,
        -0.35,
    )


@worn(CAPES)
def longcape(brush: Brush, material: str, pose: Pose, build: Build) -> None:
    sway = pose.sway
    s = build.shoulder - 7
    t = build.top - 1
    brush.put(
        smooth(
            [
                (16 - s, t, 1),
                (32 + s, t, 1),
                (34 + s, 34),
                (33 - sway * 0.3, 44.6, 1),
                (22, 44.6),
                (8 - sway * 1.4, 44.6, 1),
                (10 - sway - s, 36),
            ]
        ),
        material,
        -0.3,
    )


@worn(CAPES)
def tattered(brush: Brush, material: str, pose: Pose, build: Build) -> None:
    sway = pose.sway
    s = build.shoulder - 7
    t = build.top - 1
    brush.put(
        polygon(
            [
                (16 - s, t),
                (32 + s, t),
                (35, 38),
                (33, 44),
                (30, 40),
                (27, 45),
                (23, 41),
                (19 - sway, 45),
                (15 - sway, 40),
                (11 - sway * 1.4, 44),
                (10 - sway, 36),
            ]
        ),
        material,
        -0.2,
    )


@worn(CAPES)
def halfcape(brush: Brush, material: str, pose: Pose, build: Build) -> None:
    sway = pose.sway
    brush.put(
        smooth(
            [
                (24, 25, 1),
                (15, 25, 1),
                (8 - sway, 30),
                (3 - sway * 1.4, 38, 1),
                (9 - sway, 39),
                (14 - sway, 41, 1),
                (19, 34),
            ]
        ),
        material,
        0.1,
    )


@worn(CAPES)
def batcape(brush: Brush, material: str, pose: Pose, build: Build) -> None:
    sway = pose.sway
    t = build.top
    brush.put(
        polygon(
            [
                (17, t),
                (31, t),
                (40 + sway, 26),
                (45 + sway, 34),
                (41, 36),
                (40, 42),
                (35, 40),
                (31, 45),
                (26, 42),
                (21, 45),
                (16, 40),
                (10, 43),
                (9, 36),
                (3 - sway, 35),
                (8 - sway, 26),
            ]
        ),
        material,
        -0.1,
    )
    brush.put(
        polygon([(19, t), (29, t), (37 + sway, 30), (36, 37), (30, 40), (24, 39), (18, 40), (13, 37), (11 - sway, 30)]),
        "crimson",
        -0.1,
        outline=False,
    )


@worn(CAPES)
def furcape(brush: Brush, material: str, pose: Pose, build: Build) -> None:
    sway = pose.sway
    s = build.shoulder - 7
    t = build.top - 1
    brush.put(
        polygon(
            [
                (15 - s, t),
                (33 + s, t),
                (35 + s, 34),
                (33, 40),
                (29, 38),
                (26, 42),
                (22, 39),
                (18 - sway, 43),
                (15 - sway, 39),
                (11 - sway - s, 42),
                (10 - sway - s, 33),
            ]
        ),
        material,
        -0.3,
    )
