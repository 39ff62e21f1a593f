"""Coats, sashes, furs, collars and all that is worn over the body."""

import math

import msgspec

from pixtable.studio.kit.paths import circle, common, polygon, rect, round_rect, smooth, union
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.shapes import bar, star, stroke
from pixtable.studio.tactics.gear.wardrobe import PARTS, worn
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import Pose


def rise(look: Look) -> float:
    """How far the shoulders are from where most have them."""
    return look.build.top - 26


@worn(PARTS)
def coat(brush: Brush, look: Look, pose: Pose) -> None:
    build = look.build
    sway = pose.sway * 0.5
    material = look.coat or "white"
    t = build.top
    brush.put(
        smooth([(24 - build.shoulder, t, 1), (22, t, 1), (21.6, 34), (20, 44, 1), (13 - sway, 44, 1), (15.4, 34)]),
        material,
        0.1,
    )
    brush.put(
        smooth(
            [(24 + build.shoulder, t, 1), (27, t, 1), (26.6, 34), (28, 44, 1), (35 - sway * 0.4, 44, 1), (32.6, 34)]
        ),
        material,
        -0.1,
    )
    brush.put(polygon([(20, t), (23.6, t), (21.6, t + 6)]), material, 0.6, outline=False)
    brush.put(polygon([(29, t), (25.6, t), (27, t + 6)]), material, 0.4, outline=False)


@worn(PARTS)
def buttons(brush: Brush, look: Look, pose: Pose) -> None:
    brush.dots(look.button or "#ffd24a", (25, 29), (25, 32), (25, 35))


@worn(PARTS)
def apron(brush: Brush, look: Look, pose: Pose) -> None:
    build = look.build
    brush.put(
        smooth(
            [
                (20, build.top + 2, 1),
                (29, build.top + 2, 1),
                (31, 35),
                (32, 42.6, 1),
                (24, 43.6),
                (17, 42.6, 1),
                (18, 35),
            ]
        ),
        look.apron or "leather",
        0.2,
    )
    brush.put(rect(21, 37, 7, 4), look.apron or "leather", -0.5, outline=False)


@worn(PARTS)
def sash(brush: Brush, look: Look, pose: Pose) -> None:
    build = look.build
    brush.put(
        polygon(
            [
                (24 - build.shoulder, build.top - 0.4),
                (24 - build.shoulder + 4, build.top - 0.6),
                (24 + build.hips, build.hip - 5),
                (24 + build.hips, build.hip - 1),
            ]
        ),
        look.sash or "red",
        0.2,
        outline=False,
    )


@worn(PARTS)
def bandolier(brush: Brush, look: Look, pose: Pose) -> None:
    sash(brush, msgspec.structs.replace(look, sash="leather"), pose)
    for x, y, material in ((19, 27, "toxic"), (23, 30, "pink"), (27, 33, "ice")):
        brush.put(round_rect(x, y, 3, 4, 1), material, 0.6, outline=True)


@worn(PARTS)
def furcollar(brush: Brush, look: Look, pose: Pose) -> None:
    build = look.build
    material = look.fur or "cream"
    t = build.top
    s = build.shoulder + 2
    brush.put(
        polygon(
            [
                (24 - s, t - 1),
                (24 - s * 0.5, t - 3),
                (24, t - 1),
                (24 + s * 0.5, t - 3),
                (24 + s, t - 1),
                (24 + s + 1, t + 3),
                (24 + s - 2, t + 5),
                (24 + s * 0.5, t + 3.4),
                (24 + 2, t + 6),
                (24, t + 4),
                (24 - 3, t + 6),
                (24 - s * 0.5, t + 3.4),
                (24 - s + 2, t + 5.6),
                (24 - s - 1, t + 3),
            ]
        ),
        material,
        0.2,
    )


@worn(PARTS)
def furhem(brush: Brush, look: Look, pose: Pose) -> None:
    material = look.fur or "cream"
    brush.put(
        polygon(
            [(15, 38), (33, 38), (35, 42), (32, 44), (29, 42), (26, 44.6), (22, 42.4), (19, 44.6), (16, 42.4), (13, 44)]
        ),
        material,
        0.1,
    )


@worn(PARTS)
def skirt(brush: Brush, look: Look, pose: Pose) -> None:
    sway = pose.sway * 0.4
    material = look.skirt or look.tunic
    brush.put(
        polygon(
            [
                (17, 36),
                (31, 36),
                (35 - sway, 42),
                (31, 41.4),
                (28, 43),
                (24, 41.8),
                (20, 43),
                (17, 41.4),
                (13 - sway, 42.4),
            ]
        ),
        material,
        0.1,
    )


@worn(PARTS)
def tabard(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(
        polygon([(19.6, look.build.top + 1), (28.4, look.build.top + 1), (29, 42), (24, 44), (19, 42)]),
        look.tabard or "white",
        0.1,
    )
    brush.put(star(24, 32, 4.4, 2, 8), look.crest or "gold", 0.4, outline=False)


@worn(PARTS)
def stripes(brush: Brush, look: Look, pose: Pose) -> None:
    build = look.build
    for y in (27.5, 30.5, 33.5):
        brush.put(
            common(
                rect(14, y, 20, 1.5),
                smooth(
                    [
                        (24 - build.shoulder, build.top, 1),
                        (24 + build.shoulder, build.top, 1),
                        (24 + build.hips, build.hip, 1),
                        (24 - build.hips, build.hip, 1),
                    ]
                ),
            ),
            look.stripe or "red",
            0.1,
            outline=False,
            flat=True,
        )


@worn(PARTS)
def vest(brush: Brush, look: Look, pose: Pose) -> None:
    build = look.build
    material = look.vest or "maroon"
    brush.put(
        smooth(
            [(24 - build.shoulder, build.top, 1), (21, build.top, 1), (20.4, 33), (20, 39, 1), (15, 39, 1), (16.4, 32)]
        ),
        material,
        0.1,
    )
    brush.put(
        smooth(
            [
                (24 + build.shoulder, build.top, 1),
                (27.4, build.top, 1),
                (28, 33),
                (28.4, 39, 1),
                (33, 39, 1),
                (31.6, 32),
            ]
        ),
        material,
    )


@worn(PARTS)
def poncho(brush: Brush, look: Look, pose: Pose) -> None:
    sway = pose.sway * 0.6
    brush.put(
        polygon([(15, 25), (24, 23.6), (33, 25), (37, 37), (30, 36), (24, 41), (17, 37), (10 - sway, 39)]),
        "khaki",
        0.1,
    )
    for o, material in ((6, "red"), (9, "cream")):
        brush.put(
            stroke([(13 - o * 0.3, 26 + o), (18, 25 + o), (24, 28 + o), (30, 25 + o), (34 + o * 0.2, 26 + o)], 1.2),
            material,
            0.2,
            outline=False,
        )


@worn(PARTS)
def beads(brush: Brush, look: Look, pose: Pose) -> None:
    for a in (0.1, 0.55, 1.0, 1.45, 1.9, 2.35, 2.8, 3.1):
        brush.put(circle(24 + math.cos(a) * 8, 26 + math.sin(a) * 7.4, 1.7), "maroon", 0.5)


@worn(PARTS)
def motley(brush: Brush, look: Look, pose: Pose) -> None:
    build = look.build
    brush.put(
        common(
            smooth(
                [
                    (24 - build.shoulder, build.top, 1),
                    (24 + build.shoulder, build.top, 1),
                    (24 + build.waist, 32),
                    (24 + build.hips, build.hip + 2, 1),
                    (24 - build.hips, build.hip + 2, 1),
                    (24 - build.waist, 32),
                ]
            ),
            rect(24.4, 20, 20, 30),
        ),
        "violet",
        0.1,
        outline=False,
    )
    brush.dots("#ffd24a", (20, 29), (20, 33), (28, 29), (28, 33))
    brush.put(
        polygon(
            [
                (14, 27),
                (18, 23.6),
                (24, 25),
                (31, 23.6),
                (34, 27),
                (30, 29.4),
                (27, 27.6),
                (24, 31),
                (21, 27.6),
                (17, 29.4),
            ]
        ),
        "yellow",
        0.3,
    )


@worn(PARTS)
def bowtie(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(polygon([(20, 25), (24.6, 27), (29, 25), (29, 30), (24.6, 28), (20, 30)]), look.tie or "red", 0.3)


@worn(PARTS)
def neckerchief(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(
        smooth([(17, 24.6, 1), (25, 26.4), (32.6, 24, 1), (32, 27.4), (26, 30, 1), (19, 28.4)]),
        look.scarf or "red",
        0.2,
    )


@worn(PARTS)
def scarf(brush: Brush, look: Look, pose: Pose) -> None:
    sway = pose.sway
    material = look.scarf or "red"
    h = look.build.head[1]
    brush.put(
        polygon(
            [
                (17, 24 + h),
                (8 - sway, 24 + h),
                (2 - sway * 1.6, 30 + h),
                (9 - sway, 30 + h),
                (6 - sway * 1.4, 35 + h),
                (14, 29 + h),
            ]
        ),
        material,
    )
    brush.put(
        smooth([(16.4, 22 + h, 1), (24, 23.4 + h), (33, 21 + h, 1), (33, 26 + h), (26, 28.4 + h), (16.6, 27 + h, 1)]),
        material,
        0.1,
    )


@worn(PARTS)
def facescarf(brush: Brush, look: Look, pose: Pose) -> None:
    h = look.build.head[1]
    brush.put(
        smooth(
            [(16.4, 20.4 + h, 1), (24, 21.4 + h), (33.8, 19.6 + h, 1), (33, 26 + h), (26, 28.4 + h), (16.6, 27 + h, 1)]
        ),
        look.scarf or "red",
        0.1,
    )


@worn(PARTS)
def ruff(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(union(*[circle(16 + k * 2.9, 26.4 + k % 2 * 0.8, 2.6) for k in range(7)]), "white", 0.3)


@worn(PARTS)
def necklace(brush: Brush, look: Look, pose: Pose) -> None:
    brush.dots(
        "#ffd24a", (19, 28), (20, 29), (21, 30), (22, 31), (23, 32), (26, 32), (27, 31), (28, 30), (29, 29), (30, 28)
    )
    brush.put(circle(24.6, 33, 1.9), look.gem or "turq", 0.6)


@worn(PARTS)
def teethlace(brush: Brush, look: Look, pose: Pose) -> None:
    t = rise(look)
    for x, y in ((18, 0), (21, 1.4), (24, 2), (27, 1.4), (30, 0)):
        brush.put(polygon([(x, 27.4 + y + t), (x + 2, 27.4 + y + t), (x + 1, 31 + y + t)]), "bone", 0.5)


@worn(PARTS)
def ribs(brush: Brush, look: Look, pose: Pose) -> None:
    for y in (27.5, 30.5, 33.5):
        brush.put(stroke([(19, y), (24, y + 1.6), (30, y)], 1.4), "bone", 0.4, outline=False)


@worn(PARTS)
def holster(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(bar(31, 37, 170, 7, 4, 3), "leather")


@worn(PARTS)
def pouches(brush: Brush, look: Look, pose: Pose) -> None:
    y = look.build.hip - 1
    brush.put(round_rect(17, y, 4.4, 4.6, 1), "leather", 0.3)
    brush.put(round_rect(27, y, 4.4, 4.6, 1), "leather", 0.1)


@worn(PARTS)
def rune(brush: Brush, look: Look, pose: Pose) -> None:
    brush.dots("#8af0c0", (24, 29), (23, 30), (25, 30), (24, 31), (24, 32), (23, 33), (25, 33))


@worn(PARTS)
def strawbits(brush: Brush, look: Look, pose: Pose) -> None:
    for x, y, a in (
        (12, 34, 200),
        (14, 37, 180),
        (16, 39, 170),
        (33, 36, 150),
        (17, 42, 190),
        (30, 42, 170),
        (24, 43, 180),
        (27, 42, 175),
        (21, 42, 185),
    ):
        brush.put(bar(x, y, a, 5, 1.6, 0.8), "straw", 0.4)


@worn(PARTS)
def strawcollar(brush: Brush, look: Look, pose: Pose) -> None:
    for x, a in ((16, 230), (19, 205), (23, 185), (27, 172), (31, 150), (33, 130)):
        brush.put(bar(x, 25.4, a, 5.4, 2, 1), "straw", 0.4)


@worn(PARTS)
def patch(brush: Brush, look: Look, pose: Pose) -> None:
    brush.put(rect(26, 29, 4, 4), "khaki", 0.2)
    brush.dots("#5a3a24", (25, 30), (30, 32))
    brush.put(rect(18, 33, 3.6, 3.6), "blue", 0.2)
