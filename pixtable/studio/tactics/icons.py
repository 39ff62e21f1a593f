"""Icons of ranks, kinds, actions, numbers and states, on a grid of sixteen units."""

from collections.abc import Callable
from typing import TypeAlias

from PIL import Image

from pixtable.studio.kit.paths import circle, ellipse, minus, polygon, rect, round_rect, smooth, svg, union
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.materials import INK
from pixtable.studio.tactics.drawing.shapes import bar, star, stroke

Drawing: TypeAlias = Callable[[Brush], None]

GRID = 16
ICON_SIZES = (16, 24)
ICONS: dict[str, Drawing] = {}


def icon(draw: Drawing) -> Drawing:
    """Enters an icon under its name; a `_` at the end only keeps it apart from something else."""
    ICONS[draw.__name__.rstrip("_")] = draw
    return draw


def draw_icon(name: str, size: int) -> Image.Image:
    return drawn(ICONS[name], size)


def drawn(drawing: Drawing, size: int) -> Image.Image:
    """Drawn for its size, never scaled."""
    brush = Brush(size + 1 if size < GRID else size, (0, 0), size / GRID)
    drawing(brush)
    return brush.image()


@icon
def attack(brush: Brush) -> None:
    brush.put(polygon([(5, 11), (4, 9.6), (12, 1.6), (14.6, 1.2), (14.2, 4), (6.4, 12)]), "silver", 0.6)
    brush.put(bar(2.4, 8.6, 135, 7, 2, 2), "gold", 0.4)
    brush.put(bar(4.6, 11.2, 225, 4, 2, 2), "leather", 0.2)
    brush.put(circle(1.9, 13.9, 1.2), "gold", 0.5)


@icon
def life(brush: Brush) -> None:
    brush.put(svg("M 2 2.4 L 8 1 L 14 2.4 L 14 8 C 14 12 10 14 8 15 C 6 14 2 12 2 8 Z"), "steel", 0.3)
    heart(brush, 8, 7.6, 3.8)


def heart(brush: Brush, x: float, y: float, radius: float) -> None:
    brush.put(
        union(
            circle(x - radius * 0.5, y - radius * 0.3, radius * 0.58),
            circle(x + radius * 0.5, y - radius * 0.3, radius * 0.58),
            polygon(
                [(x - radius * 1.02, y - 0.1 * radius), (x + radius * 1.02, y - 0.1 * radius), (x, y + radius * 1.05)]
            ),
        ),
        "red",
        0.4,
        outline=False,
    )


@icon
def heart_(brush: Brush) -> None:
    brush.put(union(circle(5, 5.6, 3.6), circle(11, 5.6, 3.6), polygon([(1.7, 7), (14.3, 7), (8, 14.4)])), "red", 0.2)
    brush.dots("#ffd0d0", (4, 4), (5, 4), (4, 5))


@icon
def melee(brush: Brush) -> None:
    for s in (1, -1):
        with brush.at(wide=s, high=1, pivot=(8, 8)):
            brush.put(polygon([(4.4, 11.4), (3.6, 10.4), (11.6, 1.8), (13.6, 1.6), (13.2, 3.8)]), "silver", 0.5)
            brush.put(bar(2.4, 9, 135, 5, 1.5, 1.5), "gold", 0.3)
            brush.put(bar(3.8, 11.8, 225, 3, 1.7, 1.7), "leather")


@icon
def ranged(brush: Brush) -> None:
    brush.put(stroke([(5, 1.6), (11, 3), (13.4, 8), (11, 13), (5, 14.4)], 1.9), "wood", 0.5)
    brush.put(rect(4.4, 1.6, 0.9, 13), "white", 0.8, outline=False)
    brush.put(rect(1.4, 7.4, 11, 1.4), "cream", 0.6)
    brush.put(polygon([(11.4, 5.4), (15, 8), (11.4, 10.8)]), "silver", 0.6)
    brush.put(polygon([(0.8, 5.8), (3.4, 8.1), (0.8, 10.4)]), "red", 0.2)


@icon
def intercept(brush: Brush) -> None:
    brush.put(svg("M 6 2 L 14 2 L 14 8 C 14 12 11.6 13.8 10 14.6 C 8.4 13.8 6 12 6 8 Z"), "sky", 0.2)
    brush.put(rect(9.2, 3.4, 1.6, 9), "white", 0.6, outline=False)
    brush.put(rect(1, 6.6, 3.4, 2), "red", 0.2)
    brush.put(polygon([(3, 3.8), (6.6, 7.6), (3, 11.4)]), "red", 0.3)
    brush.dots("#ffe08a", (5, 2), (4, 13), (6, 12))


@icon
def spell(brush: Brush) -> None:
    brush.put(star(9, 6.6, 6.4, 2.4, 5), "violet", 0.4)
    brush.put(star(9, 6.6, 3, 1.4, 5), "ghost", 1, outline=False)
    brush.put(bar(6.4, 9.6, 225, 6.4, 1.8, 1.6), "wood", 0.3)
    brush.dots("#fff6c0", (2, 3), (14, 12), (12, 14), (3, 6))


@icon
def reaction(brush: Brush) -> None:
    brush.put(
        polygon([(9.4, 0.8), (3.6, 8.6), (7, 8.6), (4.8, 15), (12.6, 6.4), (8.8, 6.4), (11.8, 0.8)]), "yellow", 0.4
    )


@icon
def passive(brush: Brush) -> None:
    brush.put(polygon([(4, 2.6), (12, 2.6), (15, 6.6), (8, 14.6), (1, 6.6)]), "turq", 0.1)
    brush.put(polygon([(4, 2.6), (6, 6.6), (1, 6.6)]), "turq", 0.9, outline=False)
    brush.put(polygon([(6, 6.4), (10, 6.4), (8, 13.6)]), "turq", 0.8, outline=False)
    brush.put(polygon([(12, 2.6), (15, 6.6), (10, 6.6)]), "turq", -0.8, outline=False)
    brush.dots("#ffffff", (5, 3), (6, 3), (7, 3))


@icon
def order(brush: Brush) -> None:
    brush.put(rect(3.6, 2.6, 9, 10.6), "paper", 0.4)
    brush.put(round_rect(2, 1.2, 12, 2.8, 1.2), "sand", 0.2)
    brush.put(round_rect(2, 12, 12, 2.8, 1.2), "sand", 0.1)
    brush.dots("#8a6a4a", *[(x, y) for y in (5, 7) for x in range(5, 12)], (5, 9), (6, 9), (7, 9))
    brush.put(circle(10.6, 10.2, 2), "violet", 0.4)


@icon
def operation(brush: Brush) -> None:
    brush.put(
        minus(union(*[bar(8, 8, a, 7.2, 3, 2.4) for a in range(0, 360, 45)], circle(8, 8, 5)), circle(8, 8, 2.1)),
        "steel",
        0.3,
    )


@icon
def time(brush: Brush) -> None:
    brush.put(rect(2.4, 1, 11.2, 2), "gold", 0.4)
    brush.put(rect(2.4, 13, 11.2, 2), "gold", 0.2)
    brush.put(polygon([(3.6, 3), (12.4, 3), (9, 8), (12.4, 13), (3.6, 13), (7, 8)]), "glass", 0.4)
    brush.put(polygon([(5.4, 4.8), (10.6, 4.8), (8, 8)]), "fire", 0.4, outline=False)
    brush.put(polygon([(4.6, 13), (8, 9.8), (11.4, 13)]), "fire", 0.4, outline=False)
    brush.dots("#ffb84a", (7.5, 8.5))


@icon
def corpse(brush: Brush) -> None:
    brush.put(smooth([(3, 13.6, 1), (3, 5), (8, 1.2), (13, 5), (13, 13.6, 1)]), "stone", 0.4)
    brush.put(
        smooth([(5, 7), (8, 4), (11, 7), (9.8, 9, 1), (9.8, 11, 1), (6.2, 11, 1), (6.2, 9, 1)]),
        "bone",
        0.2,
        outline=False,
    )
    brush.dots("#1d1226", (6, 7), (9, 7), (6, 6), (9, 6), (7.5, 9))
    brush.put(smooth([(1, 14.6, 1), (4, 12.8), (8, 13.6), (12, 12.6), (15, 14.6, 1)]), "green", 0.3)


@icon
def vanguard(brush: Brush) -> None:
    for k, y in enumerate((1.6, 7.2)):
        brush.put(
            polygon([(8, y), (14.4, y + 5), (14.4, y + 8), (8, y + 3.4), (1.6, y + 8), (1.6, y + 5)]),
            "red",
            0.5 - k * 0.3,
        )


@icon
def flank(brush: Brush) -> None:
    for s in (1, -1):
        with brush.at(wide=s, high=1, pivot=(8, 8)):
            brush.put(
                smooth(
                    [
                        (8.6, 12.6, 1),
                        (10, 6),
                        (15, 2, 1),
                        (14.8, 6),
                        (13.4, 8, 1),
                        (13.4, 10, 1),
                        (11.6, 11, 1),
                        (11, 13),
                    ]
                ),
                "green",
                0.4,
            )
    brush.put(circle(8, 11.6, 1.7), "gold", 0.5)


@icon
def rear(brush: Brush) -> None:
    brush.put(polygon([(3.4, 14.6), (4.4, 6), (11.6, 6), (12.6, 14.6)]), "blue", 0.3)
    brush.put(
        polygon(
            [
                (2.6, 6.6),
                (2.6, 1.6),
                (5, 1.6),
                (5, 3.4),
                (6.8, 3.4),
                (6.8, 1.6),
                (9.2, 1.6),
                (9.2, 3.4),
                (11, 3.4),
                (11, 1.6),
                (13.4, 1.6),
                (13.4, 6.6),
            ]
        ),
        "blue",
        0.5,
    )
    brush.put(smooth([(6.4, 14.6, 1), (6.4, 11), (8, 9.4), (9.6, 11), (9.6, 14.6, 1)]), "ink", 0, outline=False)


@icon
def reserve(brush: Brush) -> None:
    brush.put(polygon([(8, 1.6), (15, 14), (1, 14)]), "khaki", 0.3)
    brush.put(polygon([(8, 6), (11, 14), (5, 14)]), "brown", -0.4, outline=False)
    brush.put(rect(7.5, 0.8, 1, 3), "wood", outline=False)
    brush.put(polygon([(8.4, 0.8), (12.4, 2), (8.4, 3.4)]), "red", 0.3, outline=False)


@icon
def leader(brush: Brush) -> None:
    brush.put(polygon([(2.4, 13.6), (1.4, 4.6), (5.2, 8), (8, 2), (10.8, 8), (14.6, 4.6), (13.6, 13.6)]), "gold", 0.4)
    brush.put(rect(2.6, 11.4, 10.8, 2), "gold", -0.6, outline=False)
    brush.dots("#e02848", (7, 10), (8, 10), (7, 9), (8, 9))
    brush.dots("#4aa0ff", (4, 12), (11, 12))
    brush.dots("#ffffff", (7, 9))


@icon
def trophy(brush: Brush) -> None:
    brush.put(minus(ellipse(8, 5.4, 6.6, 3.6), ellipse(8, 5.4, 5, 2.2)), "gold", 0.2)
    brush.put(smooth([(4, 1.8, 1), (12, 1.8, 1), (11.4, 7), (8, 10.4), (4.6, 7)]), "gold", 0.4)
    brush.put(rect(7.2, 9.6, 1.8, 3), "gold", 0.1)
    brush.put(rect(4.6, 12.4, 6.8, 2.2), "wood", 0.3)
    brush.dots("#fffbe6", (6, 3), (6, 4), (6, 5))


@icon
def long_action(brush: Brush) -> None:
    brush.put(polygon([(1, 5), (6.4, 5), (6.4, 2.4), (10.6, 8), (6.4, 13.6), (6.4, 11), (1, 11)]), "orange", 0.3)
    brush.put(polygon([(10, 2.6), (11.6, 2.6), (15.2, 8), (11.6, 13.4), (10, 13.4), (13, 8)]), "orange", 0.1)


@icon
def free_action(brush: Brush) -> None:
    brush.put(smooth([(2.6, 14, 1), (4, 8), (9, 2.4), (14.4, 1.2, 1), (14, 6), (9.6, 11), (5, 12.4)]), "turq", 0.3)
    brush.put(bar(1.8, 14.6, 45, 14, 0.9, 0.7), "white", 0.6, outline=False)


@icon
def limited_action(brush: Brush) -> None:
    brush.put(
        minus(svg("M 4 8 L 4 5 C 4 0 12 0 12 5 L 12 8 Z"), svg("M 6 8 L 6 5.2 C 6 2.6 10 2.6 10 5.2 L 10 8 Z")),
        "steel",
        0.4,
    )
    brush.put(round_rect(2.4, 7, 11.2, 7.6, 1.4), "gold", 0.2)
    brush.put(circle(8, 10, 1.4), "ink", outline=False)
    brush.put(rect(7.4, 10, 1.3, 3), "ink", outline=False)


@icon
def truce(brush: Brush) -> None:
    brush.put(
        smooth(
            [
                (1.2, 10, 1),
                (4, 9.4),
                (6, 6),
                (7.6, 1.4, 1),
                (10.4, 5.4),
                (12, 4),
                (14.2, 4.6),
                (15.2, 6, 1),
                (13.4, 7),
                (11.4, 11.4),
                (7, 13),
                (4, 12),
            ]
        ),
        "white",
        0.4,
    )
    brush.put(smooth([(6.4, 8, 1), (3, 3.4), (1.4, 2.6, 1), (3, 7), (6, 10)]), "white", 0.1)
    brush.dots(INK, (13, 5))
    brush.put(stroke([(14.4, 7.4), (13.6, 10.6)], 1), "green", 0.4, outline=False)
    brush.dots("#5fbf4f", (14, 9), (12, 10), (14, 11))


@icon
def doomed(brush: Brush) -> None:
    brush.put(
        smooth(
            [
                (2, 7),
                (4, 2.4),
                (8, 1.2),
                (12, 2.4),
                (14, 7),
                (12.6, 10, 1),
                (11.4, 11, 1),
                (11.4, 14.4, 1),
                (4.6, 14.4, 1),
                (4.6, 11, 1),
                (3.4, 10, 1),
            ]
        ),
        "bone",
        0.3,
    )
    brush.put(ellipse(5.4, 7.4, 1.7, 1.9), "ink", 0, outline=False)
    brush.put(ellipse(10.6, 7.4, 1.7, 1.9), "ink", 0, outline=False)
    brush.dots("#c060e0", (5, 7), (10, 7))
    brush.dots(INK, (7.5, 10), (6, 13), (8, 13), (10, 13), (6, 12), (8, 12), (10, 12))


@icon
def plus(brush: Brush) -> None:
    brush.put(union(rect(5.8, 1.6, 4.4, 12.8), rect(1.6, 5.8, 12.8, 4.4)), "green", 0.5)


@icon
def minus_(brush: Brush) -> None:
    brush.put(rect(1.6, 5.6, 12.8, 4.8), "red", 0.4)
