"""What floats round a figure."""

import math
import random

from pixtable.studio.kit.paths import circle, ellipse, minus, polygon, rect, smooth, union
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.materials import MATERIALS
from pixtable.studio.tactics.drawing.shapes import star
from pixtable.studio.tactics.gear.wardrobe import PARTS, worn
from pixtable.studio.tactics.look import Look
from pixtable.studio.tactics.pose import Pose


def hover(pose: Pose, height: float = 2, phase: int = 0) -> float:
    """How high something floats in this step of breathing."""
    return (0, 0.5, 1, 0.5)[(pose.step + phase) % 4] * height


@worn(PARTS)
def rocks(brush: Brush, look: Look, pose: Pose) -> None:
    lifted = pose.step * 3
    flung = (
        [(40, 8, 5), (46, 14, 3.4), (34, 1, 3)],
        [(50, 24, 5.4), (57, 18, 3.4), (55, 32, 3)],
        [(57, 27, 5), (61, 19, 3), (58, 35, 3)],
    )
    places: list[tuple[float, float, float]] = [(42, 12, 4.4), (47, 22, 3), (5, 10, 4), (0, 22, 3)]
    if pose.move == "act":
        places = list(flung[pose.step])
    if pose.move == "cast":
        raised = ((42, 4, 5), (49, 16, 3.6), (4, 6, 4.4), (-3, 20, 3.4), (24, -8, 3.4))
        places = [(x, y - lifted, r) for x, y, r in raised]
    for k, (x, ground, r) in enumerate(places):
        y = ground - hover(pose, 2, k)
        brush.put(
            polygon(
                [
                    (x - r, y + r * 0.3),
                    (x - r * 0.6, y - r * 0.8),
                    (x + r * 0.3, y - r),
                    (x + r, y - r * 0.2),
                    (x + r * 0.6, y + r * 0.8),
                    (x - r * 0.4, y + r),
                ]
            ),
            "stone" if k % 2 else "rock",
            0.4,
        )
        if k % 2 == 0:
            brush.dots("#a4d63c", (x - 1, y - r + 1), (x, y - r + 1))


@worn(PARTS)
def cloudhead(brush: Brush, look: Look, pose: Pose) -> None:
    o = hover(pose, 2)
    y = -7 - o
    brush.put(
        union(
            circle(12, y + 2, 5), circle(19, y - 2, 6), circle(28, y - 2, 6.4), circle(36, y + 2, 5), rect(12, y, 24, 7)
        ),
        "storm",
        0.3,
    )
    if pose.move in ("act", "cast") or pose.step in (1, 3):
        x = 10 if pose.move == "idle" else 40
        brush.put(
            polygon(
                [
                    (x, y + 7),
                    (x - 4, y + 14),
                    (x - 1, y + 14),
                    (x - 4, y + 21),
                    (x + 4, y + 12),
                    (x + 1, y + 12),
                    (x + 4, y + 7),
                ]
            ),
            "yellow",
            0.7,
        )
    chance = random.Random(pose.step)
    for x in (8, 14, 34, 38):
        brush.dots("#8cc4f0", (x, y + 9 + chance.randrange(0, 8)), (x, y + 10 + chance.randrange(0, 6)))


@worn(PARTS)
def crystalball(brush: Brush, look: Look, pose: Pose) -> None:
    x, y = (40, 27 - hover(pose, 3)) if pose.move != "act" else ((40, 18), (47, 22), (46, 24))[pose.step]
    if pose.move == "cast":
        y = 14 - pose.step * 4
    for k in range(8):
        a = k * 0.785 + pose.step * 0.4
        brush.dot(x + math.cos(a) * 8.4, y + math.sin(a) * 8.4, "#e0a8ff" if k % 2 else "#c060e0")
    brush.put(circle(x, y, 5.6), "hex", 0.3)
    brush.put(circle(x - 1.6, y - 1.8, 2.2), "ghost", 1.4, outline=False)
    brush.dots("#ffffff", (x - 3, y - 3), (x - 2, y - 4), (x - 2, y - 3))


@worn(PARTS)
def aura_dots(brush: Brush, look: Look, pose: Pose) -> None:
    ramp = MATERIALS[look.magic or "ice"]
    chance = random.Random(pose.step + 7)
    for k in range(26):
        a = k / 26 * 6.283
        rr = 20 + 2.2 * math.sin(k * 2.4 + pose.step * 1.6) + chance.random() * 1.5
        x, y = (24 + math.cos(a) * rr * 0.95, 27 + math.sin(a) * rr * 0.9)
        if y < 46:
            brush.dot(x, y, ramp[3 if k % 3 else 4], under=True)
        if k % 2 and y < 46:
            brush.dot(x, y - 1, ramp[2], under=True)


@worn(PARTS)
def embers(brush: Brush, look: Look, pose: Pose) -> None:
    ramp = MATERIALS["fire"]
    chance = random.Random(pose.step * 5 + 1)
    for k in range(12):
        x, y = (chance.randrange(4, 44), chance.randrange(-4, 44))
        brush.dot(x, y, ramp[4 if k % 3 == 0 else 2], under=True)
        brush.dot(x, y + 1, ramp[2], under=True)


@worn(PARTS)
def snow(brush: Brush, look: Look, pose: Pose) -> None:
    chance = random.Random(3)
    for k in range(12):
        x, y = (chance.randrange(2, 48), (chance.randrange(-10, 44) + pose.step * 2) % 54 - 10)
        brush.dot(x, y, "#ffffff" if k % 2 else "#9fdcf0", under=True)


@worn(PARTS)
def notes(brush: Brush, look: Look, pose: Pose) -> None:
    for k, (x, ground) in enumerate(((44, 10), (49, 18))):
        y = ground - (pose.step + k * 2) % 4 * 1.5
        brush.put(ellipse(x, y + 3, 2, 1.6), "magenta", 0.4)
        brush.put(rect(x + 1, y - 4, 1.2, 7), "magenta", 0.4)
        brush.put(rect(x + 1, y - 4, 3.4, 1.4), "magenta", 0.4)


@worn(PARTS)
def juggle(brush: Brush, look: Look, pose: Pose) -> None:
    if pose.move not in ("idle", "cast"):
        return
    for k, material in enumerate(("red", "yellow", "violet")):
        a = (k / 3 + pose.step / 12 + 0.05) * 6.283
        brush.put(circle(44 + math.cos(a) * 5, 15 + math.sin(a) * 9, 2.3), material, 0.4)


@worn(PARTS)
def coins(brush: Brush, look: Look, pose: Pose) -> None:
    if pose.move in ("cast", "act"):
        for x, y in ((46, 14), (51, 20), (43, 7)):
            brush.put(circle(x + pose.step * 2, y - pose.step * 2, 1.8), "gold", 0.6)


@worn(PARTS)
def cogs(brush: Brush, look: Look, pose: Pose) -> None:
    for x, y, r, s in ((46, 8, 4.4, 1), (2, 26, 3.4, -1)):
        with brush.at(0, 0, pose.step * 15 * s, (x, y - hover(pose))):
            brush.put(
                minus(
                    union(star(x, y - hover(pose), r + 1.6, r, 8), circle(x, y - hover(pose), r)),
                    circle(x, y - hover(pose), r * 0.4),
                ),
                "gold",
                0.3,
            )


@worn(PARTS)
def wisps(brush: Brush, look: Look, pose: Pose) -> None:
    ramp = MATERIALS[look.magic or "soul"]
    for k, x in enumerate((6, 12, 36, 43)):
        for j in range(5):
            brush.dots(
                ramp[3 if j % 2 else 4], (x + math.sin(j * 0.9 + pose.step + k) * 1.6, 44 - j * 2 - pose.step % 2)
            )


@worn(PARTS)
def skullfloat(brush: Brush, look: Look, pose: Pose) -> None:
    y = 12 - hover(pose, 3)
    x = 44
    if pose.move == "act":
        x, y = ((42, 8), (50, 20), (56, 24))[pose.step]
    if pose.move == "cast":
        x, y = (45, 2 - pose.step * 2)
    if pose.move == "act" and pose.step:
        for k in range(3):
            brush.put(circle(x - 6 - k * 4, y + k % 2 * 2 - 1, 3.4 - k * 0.9), "toxic", 0.3, outline=False)
    else:
        brush.put(
            smooth(
                [
                    (x - 6, y + 2),
                    (x - 5, y - 6),
                    (x - 1, y - 10 - hover(pose), 1),
                    (x, y - 6),
                    (x + 4, y - 9 + hover(pose), 1),
                    (x + 6, y),
                    (x, y + 7),
                ]
            ),
            "toxic",
            0.2,
            outline=False,
        )
    brush.put(
        smooth(
            [
                (x - 5, y - 1),
                (x, y - 6),
                (x + 5, y - 1),
                (x + 3.6, y + 3, 1),
                (x + 3, y + 6, 1),
                (x - 3, y + 6, 1),
                (x - 3.6, y + 3, 1),
            ]
        ),
        "bone",
        0.3,
    )
    brush.dots(
        "#1c2a1c",
        (x - 3, y - 1),
        (x - 2, y - 1),
        (x - 3, y),
        (x - 2, y),
        (x + 1, y - 1),
        (x + 2, y - 1),
        (x + 1, y),
        (x + 2, y),
    )
    brush.dots("#b8ff6a", (x - 2, y), (x + 2, y))
    brush.dots("#1c2a1c", (x - 2, y + 4), (x, y + 4), (x + 2, y + 4))
