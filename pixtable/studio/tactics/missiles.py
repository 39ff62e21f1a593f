"""What leaves the hand, the bow or the staff."""

import math
import random

from pixtable.studio.kit.paths import circle, ellipse, minus, polygon, rect, round_rect, smooth
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.materials import INK, MATERIALS
from pixtable.studio.tactics.drawing.shapes import bar, ring, star
from pixtable.studio.tactics.gear.shooters import draw_trap
from pixtable.studio.tactics.gear.wardrobe import MISSILES, worn
from pixtable.studio.tactics.pose import Pose


def trail(brush: Brush, x: float, y: float, length: int, near: str, far: str) -> None:
    for k in range(length):
        brush.dot(x - k, y, near if k < length // 2 else far, under=True)


@worn(MISSILES)
def arrow(brush: Brush, x: float, y: float, pose: Pose, material: str = "cream") -> None:
    brush.put(rect(x - 10, y - 0.7, 12, 1.4), material, 0.8)
    brush.put(polygon([(x + 1, y - 2.4), (x + 6, y), (x + 1, y + 2.4)]), "silver", 0.8)
    brush.put(polygon([(x - 12, y - 2.4), (x - 8, y), (x - 12, y + 2.4)]), "red", 0.2)


@worn(MISSILES)
def bolt_(brush: Brush, x: float, y: float, pose: Pose, material: str = "iron") -> None:
    brush.put(rect(x - 7, y - 0.8, 9, 1.6), material, 0.6)
    brush.put(polygon([(x, y - 2), (x + 3, y), (x, y + 2)]), "toxic", 0.8)
    trail(brush, x - 9, y, 8, "#d8ffb0", "#7fb84a")


@worn(MISSILES)
def bullet(brush: Brush, x: float, y: float, pose: Pose, material: str = "gold") -> None:
    brush.put(ellipse(x - 1, y, 2.4, 1.5), material, 0.8)
    trail(brush, x - 4, y, 9, "#fff6d8", "#ffb84a")


@worn(MISSILES)
def orb(brush: Brush, x: float, y: float, pose: Pose, material: str = "ice") -> None:
    ramp = MATERIALS[material]
    brush.put(circle(x, y, 3.8), material, 0.4)
    brush.put(circle(x - 0.6, y - 0.6, 1.6), "spark", 1, outline=False)
    for k in range(6):
        brush.dots(ramp[3 if k % 2 else 2], (x - 6 - k * 1.6, y + math.sin(k * 2.1 + pose.step) * 2))


@worn(MISSILES)
def fireball(brush: Brush, x: float, y: float, pose: Pose, material: str = "ember") -> None:
    brush.put(
        smooth(
            [
                (x + 4, y),
                (x, y - 4.6),
                (x - 7, y - 5, 1),
                (x - 5, y - 1),
                (x - 12, y, 1),
                (x - 5, y + 2),
                (x - 7, y + 5, 1),
                (x, y + 4.4),
            ]
        ),
        material,
        0.3,
    )
    brush.put(circle(x, y, 2.5), "flame", 0.8, outline=False)


@worn(MISSILES)
def iceshard(brush: Brush, x: float, y: float, pose: Pose, material: str = "ice") -> None:
    brush.put(polygon([(x + 6, y), (x, y - 3), (x - 8, y - 1), (x - 8, y + 1), (x, y + 3)]), material, 0.6)
    brush.dots("#ffffff", (x - 10, y - 3), (x - 12, y + 2), (x - 14, y - 1), (x + 1, y - 1))


@worn(MISSILES)
def lightning(brush: Brush, x: float, y: float, pose: Pose, material: str = "yellow") -> None:
    brush.put(
        polygon([(x - 14, y - 2), (x - 6, y - 5), (x - 7, y - 1), (x + 6, y + 1), (x - 4, y + 4), (x - 3, y + 1)]),
        material,
        0.6,
    )
    brush.dots("#ffffff", (x - 8, y - 2), (x - 5, y - 1), (x - 2, y), (x, y + 1))


@worn(MISSILES)
def flaskp(brush: Brush, x: float, y: float, pose: Pose, material: str = "orange") -> None:
    if pose.step == 2:
        brush.put(star(x - 3, y, 7, 3.4, 7), material, 0.3)
        brush.put(circle(x - 3, y, 3), "flame", 0.6, outline=False)
        brush.dots("#dff4f0", (x - 9, y - 7), (x + 2, y - 8), (x - 10, y + 5))
        return
    brush.put(circle(x, y, 4), "glass", 0.3)
    brush.put(circle(x, y + 0.8, 2.8), material, 0.4, outline=False)
    brush.put(bar(x + 2, y - 3, 40, 4, 2.4, 2.4), "glass", 0.4)
    brush.put(bar(x + 4, y - 5.6, 40, 2.4, 3, 3), "wood", 0.2)


@worn(MISSILES)
def trapp(brush: Brush, x: float, y: float, pose: Pose) -> None:
    if pose.step == 2:
        x -= 5
        brush.put(minus(ellipse(x, 41.4, 9.4, 3.8), ellipse(x, 41, 6.4, 1.8)), "steel", 0.3)
        brush.put(ellipse(x, 42, 2.4, 1.2), "red", 0.4)
        for k in range(5):
            brush.put(
                polygon(
                    [(x - 8 + k * 4 - 1.4, 39.4), (x - 8 + k * 4, 34.6 + abs(k - 2) * 0.8), (x - 8 + k * 4 + 1.4, 39.4)]
                ),
                "white",
                0.6,
            )
        return
    with brush.at(x - 8, y + 4, 30, (0, 0)):
        draw_trap(brush)


@worn(MISSILES)
def note(brush: Brush, x: float, y: float, pose: Pose, material: str = "magenta") -> None:
    for a, b in ((-4, 6), (0, -3)):
        brush.put(ellipse(x + a, y + b + 3, 2.4, 1.9), material, 0.4)
        brush.put(rect(x + a + 1.4, y + b - 5, 1.4, 8), material, 0.4)
        brush.put(
            polygon([(x + a + 1.4, y + b - 5), (x + a + 6, y + b - 3), (x + a + 1.4, y + b - 1.6)]), material, 0.4
        )


@worn(MISSILES)
def cardp(brush: Brush, x: float, y: float, pose: Pose) -> None:
    for k, (a, b) in enumerate(((0, -3), (-7, 4), (-4, -9))):
        with brush.at(x + a, y + b, 60 + k * 25, (0, 0)):
            brush.put(round_rect(-2.4, -4, 4.8, 8, 0.8), "white", 0.7)
            brush.dots("#c23a3a", (-1, -1), (0, 0))


@worn(MISSILES)
def keyp(brush: Brush, x: float, y: float, pose: Pose) -> None:
    brush.put(ring(x - 5, y, 3.4, 1.6), "gold", 0.4)
    brush.put(rect(x - 2, y - 1, 8, 2), "gold", 0.5)
    brush.put(rect(x + 3, y + 1, 2, 3), "gold", 0.3)
    trail(brush, x - 9, y, 7, "#fff6d8", "#ffb84a")


@worn(MISSILES)
def coin(brush: Brush, x: float, y: float, pose: Pose) -> None:
    for a, b in ((0, 0), (-6, 3), (-4, -5)):
        brush.put(circle(x + a, y + b, 2.4), "gold", 0.6)
    trail(brush, x - 9, y, 5, "#fff6d8", "#ffb84a")


@worn(MISSILES)
def beam(brush: Brush, x: float, y: float, pose: Pose, material: str = "holy") -> None:
    brush.put(
        polygon([(x - 14, y - 1), (x + 2, y - 4 - pose.step), (x + 9, y), (x + 2, y + 4 + pose.step), (x - 14, y + 1)]),
        material,
        0.2,
        outline=False,
    )
    brush.put(rect(x - 12, y - 1, 18, 2), "spark", 1, outline=False, flat=True)


@worn(MISSILES)
def miasma(brush: Brush, x: float, y: float, pose: Pose) -> None:
    for k, (a, b, r) in enumerate(((-8, 3, 3), (-3, -2, 3.6), (2, 3, 3.4), (-2, 6, 2.6), (4, -3, 2.6))):
        brush.put(circle(x + a, y + b, r), "toxic" if k % 2 else "moss", 0.3, outline=False)
    brush.dots("#2a3a1c", (x - 2, y), (x + 2, y), (x, y + 3))


@worn(MISSILES)
def zap(brush: Brush, x: float, y: float, pose: Pose) -> None:
    chance = random.Random(pose.step + 3)
    for s in range(2):
        a, b = (44, 28)
        while a < x + 4:
            brush.dots("#ffffff", (a, b))
            brush.dots("#5cc8ff", (a, b + 1), (a, b - 1))
            a += 1
            b += chance.choice((-1, 0, 1, 1 if s else -1))
    brush.put(star(x + 1, y + 2, 5, 2, 6), "ice", 0.6, outline=False)


@worn(MISSILES)
def spirit(brush: Brush, x: float, y: float, pose: Pose, material: str = "turq") -> None:
    brush.put(
        smooth(
            [
                (x + 5, y),
                (x, y - 4),
                (x - 6, y - 3),
                (x - 13, y - 5, 1),
                (x - 9, y),
                (x - 13, y + 4, 1),
                (x - 4, y + 4),
                (x + 1, y + 3),
            ]
        ),
        material,
        0.4,
    )
    brush.dots("#ffffff", (x + 1, y - 1), (x + 2, y - 1))
    brush.dots(INK, (x + 2, y))


@worn(MISSILES)
def vialp(brush: Brush, x: float, y: float, pose: Pose) -> None:
    flaskp(brush, x, y, pose, "toxic")


@worn(MISSILES)
def sandp(brush: Brush, x: float, y: float, pose: Pose) -> None:
    brush.put(ring(x, y, 5, 3.6), "gold", 0.4)
    brush.put(bar(x, y, 0, 4, 1, 1), "crimson", 0.2, outline=False)
    brush.put(bar(x, y, 100, 3, 1, 1), "crimson", 0.2, outline=False)
    for k in range(5):
        brush.dots("#ffe08a", (x - 7 - k * 2, y + math.sin(k + pose.step) * 3))
