"""Plates, pads and bare chests."""

from pixtable.studio.kit.paths import ellipse, polygon, rect, round_rect, smooth
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.materials import MATERIALS
from pixtable.studio.tactics.gear.wardrobe import PARTS, worn
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import Pose


@worn(PARTS)
def plate(brush: Brush, look: Look, pose: Pose) -> None:
    build = look.build
    t = build.top
    s = build.shoulder
    material = look.armour or "steel"
    brush.put(
        smooth(
            [
                (24 - s, t - 0.5, 1),
                (24, t + 2),
                (24 + s, t - 0.5, 1),
                (24 + s, t + 5),
                (24 + s - 3, t + 9, 1),
                (24, t + 10),
                (24 - s + 3, t + 9, 1),
                (24 - s, t + 5),
            ]
        ),
        material,
    )
    pads(brush, look, pose)


@worn(PARTS)
def pads(brush: Brush, look: Look, pose: Pose) -> None:
    build = look.build
    k = look.pad_size
    for x in (24 - build.shoulder, 24 + build.shoulder):
        brush.put(ellipse(x, build.top + 1.4, 4 * k, 3.3 * k), look.pads or (look.armour or "steel"), 0.3)


@worn(PARTS)
def spikes(brush: Brush, look: Look, pose: Pose) -> None:
    build = look.build
    for x in (24 - build.shoulder, 24 + build.shoulder):
        for o in (-2.4, 2):
            brush.put(
                polygon([(x + o - 1.6, build.top - 0.5), (x + o * 1.6, build.top - 6), (x + o + 1.6, build.top - 0.5)]),
                "bone",
                0.3,
            )


@worn(PARTS)
def sode(brush: Brush, look: Look, pose: Pose) -> None:
    build = look.build
    for x in (24 - build.shoulder - 3.4, 24 + build.shoulder - 2.6):
        brush.put(rect(x, build.top - 1, 6.4, 10), look.armour, 0.1)
        for k in (1.2, 4.4, 7.6):
            brush.put(rect(x, build.top + k, 6.4, 1), "gold", 0.2, outline=False, flat=True)
    for k in range(3):
        brush.put(rect(17.4, 28 + k * 3, 13.4, 1), "gold", 0, outline=False, flat=True)
    for x in (16, 21.4, 26.8):
        brush.put(rect(x, 37, 5, 6), look.armour, -0.1)
        brush.put(rect(x, 39.4, 5, 1), "gold", 0.2, outline=False, flat=True)


@worn(PARTS)
def pteruges(brush: Brush, look: Look, pose: Pose) -> None:
    for k in range(5):
        brush.put(round_rect(16 + k * 3.4, 37, 3, 6.6, 1), "crimson" if k % 2 else "red", 0.1)


@worn(PARTS)
def muscle(brush: Brush, look: Look, pose: Pose) -> None:
    t = look.build.top
    ramp = MATERIALS[look.skin]
    for x in (19, 25):
        brush.dots(ramp[1], (x, t + 6), (x + 1, t + 7), (x + 2, t + 7), (x + 3, t + 6))
    brush.dots(ramp[1], (24, t + 9), (24, t + 11), (21, t + 10), (27, t + 10))


@worn(PARTS)
def tattoo(brush: Brush, look: Look, pose: Pose) -> None:
    t = look.build.top
    brush.dots(
        "#3a68b8",
        (17, t + 3),
        (18, t + 4),
        (18, t + 5),
        (19, t + 3),
        (20, t + 4),
        (29, t + 3),
        (30, t + 4),
        (31, t + 3),
        (30, t + 6),
        (23, t + 8),
        (24, t + 9),
        (25, t + 8),
    )


@worn(PARTS)
def warpaint(brush: Brush, look: Look, pose: Pose) -> None:
    with brush.stamp(24, 17):
        brush.dots(
            "#3a68b8",
            (21, 20),
            (22, 20),
            (23, 20),
            (21, 22),
            (22, 22),
            (23, 22),
            (31, 20),
            (32, 20),
            (31, 22),
            (32, 22),
        )
