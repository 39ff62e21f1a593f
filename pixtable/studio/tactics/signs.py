"""Icons of the keywords and statuses, on the grid of the icons."""

from pixtable.studio.kit.paths import circle, ellipse, minus, polar, polygon, rect, smooth, svg, union
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.materials import INK
from pixtable.studio.tactics.drawing.shapes import bar, ring, star, stroke
from pixtable.studio.tactics.icons import attack, heart_, icon

_SHIELD = "M 2 2.4 L 8 1 L 14 2.4 L 14 8 C 14 12 10 14 8 15 C 6 14 2 12 2 8 Z"

# Keywords


@icon
def piercing(brush: Brush) -> None:
    brush.put(svg("M 4 2 L 12 2 L 12 8 C 12 12 9.6 13.8 8 14.6 C 6.4 13.8 4 12 4 8 Z"), "sky", -0.2)
    brush.put(rect(0.8, 7.2, 11, 1.6), "cream", 0.6)
    brush.put(polygon([(10.6, 4.6), (15.4, 8), (10.6, 11.4)]), "silver", 0.7)


@icon
def swift(brush: Brush) -> None:
    brush.put(smooth([(5, 2, 1), (9, 2, 1), (9, 8), (14.6, 10.6), (14.6, 14, 1), (5, 14, 1)]), "leather", 0.3)
    for y, length in ((3.4, 5), (6.4, 6.4), (9.4, 4.4)):
        brush.put(smooth([(6, y, 1), (6, y + 2.4, 1), (6 - length, y + 0.6, 1), (4, y - 0.4)]), "white", 0.4)


@icon
def armour(brush: Brush) -> None:
    brush.put(svg(_SHIELD), "steel", 0.3)
    brush.put(polygon([(8, 3.4), (11.6, 4.4), (11.6, 8), (8, 12.6)]), "silver", 0.9, outline=False)


@icon
def thorns(brush: Brush) -> None:
    spikes = [polygon([polar(8, 8, a - 22, 4), polar(8, 8, a, 7.6), polar(8, 8, a + 22, 4)]) for a in range(0, 360, 60)]
    brush.put(union(circle(8, 8, 4.6), *spikes), "forest", 0.3)
    brush.put(circle(8, 8, 2.2), "lime", 0.4, outline=False)


@icon
def cleave(brush: Brush) -> None:
    brush.put(smooth([(1, 4, 1), (8, 1.2), (15, 4, 1), (15, 7, 1), (8, 4.8), (1, 7, 1)]), "silver", 0.6)
    for x, lean in ((3.4, 20), (8, 0), (12.6, -20)):
        with brush.at(x, 10.4, lean, (0, 0)):
            brush.put(polygon([(-1.8, -1.8), (1.8, -1.8), (0, 4)]), "ember", 0.3)


@icon
def drain(brush: Brush) -> None:
    brush.put(smooth([(8, 1, 1), (12.6, 7.6), (11.6, 12.6), (8, 14.6), (4.4, 12.6), (3.4, 7.6)]), "crimson", 0.3)
    brush.put(polygon([(8, 5), (11, 8.6), (9.2, 8.6), (9.2, 12), (6.8, 12), (6.8, 8.6), (5, 8.6)]), "white", 0.6)


@icon
def reach(brush: Brush) -> None:
    brush.put(bar(1.6, 14.4, 45, 14, 1.8, 1.8), "wood", 0.3)
    brush.put(polygon([(14.8, 1.2), (13.6, 6.2), (9.8, 2.4)]), "silver", 0.7)
    brush.put(bar(8.4, 4.8, 135, 4, 1.6, 1.6), "red", 0.2)


@icon
def challenge(brush: Brush) -> None:
    brush.put(rect(2.2, 1, 1.8, 14), "wood", 0.3)
    brush.put(polygon([(4, 1.6), (14.6, 1.6), (11.6, 5.2), (14.6, 8.8), (4, 8.8)]), "red", 0.3)
    brush.put(rect(7.4, 2.8, 1.7, 3.2), "white", 0.8, outline=False)
    brush.put(rect(7.4, 6.8, 1.7, 1.4), "white", 0.8, outline=False)


@icon
def stealth(brush: Brush) -> None:
    brush.put(smooth([(8, 1), (13.6, 5.6), (14.6, 14.4, 1), (1.4, 14.4, 1), (2.4, 5.6)]), "slate", 0.2)
    brush.put(
        smooth([(8, 4.6), (11.4, 7.4), (10.6, 11.4), (8, 13), (5.4, 11.4), (4.6, 7.4)]), "ink", -0.4, outline=False
    )
    brush.dots("#fff08a", (6, 8), (9, 8))


@icon
def steadfast(brush: Brush) -> None:
    brush.put(rect(7, 4.6, 2, 9), "iron", 0.4)
    brush.put(rect(3.6, 5.6, 8.8, 1.8), "iron", 0.3)
    hook = minus(circle(8, 8.6, 6.4), circle(8, 7.4, 5), rect(0, 0, 16, 8.6))
    brush.put(hook, "iron", 0.3)
    brush.put(ring(8, 3, 2.4, 1), "steel", 0.5)


# Statuses


def _arrow(brush: Brush, up: bool) -> None:
    """In the lower right corner: green and pointing up, or red and pointing down."""
    with brush.at(11.6, 11.2, 0 if up else 180, (0, 0)):
        arrow = [(0, -4.2), (4, 0.4), (1.6, 0.4), (1.6, 4), (-1.6, 4), (-1.6, 0.4), (-4, 0.4)]
        brush.put(polygon(arrow), "lime" if up else "red", 0.4)


@icon
def attack_up(brush: Brush) -> None:
    attack(brush)
    _arrow(brush, up=True)


@icon
def attack_down(brush: Brush) -> None:
    attack(brush)
    _arrow(brush, up=False)


@icon
def life_up(brush: Brush) -> None:
    heart_(brush)
    _arrow(brush, up=True)


@icon
def life_down(brush: Brush) -> None:
    heart_(brush)
    _arrow(brush, up=False)


@icon
def marked(brush: Brush) -> None:
    brush.put(ring(8, 8, 6.4, 4.4), "red", 0.3)
    for turn in range(0, 360, 90):
        brush.put(bar(8, 8, turn, 7.6, 1.7, 1.7, 3.4), "red", 0.3)
    brush.put(circle(8, 8, 1.5), "red", 0.6)


@icon
def blessed(brush: Brush) -> None:
    brush.put(star(8, 8, 7.4, 4.4, 8), "gold", 0.3)
    brush.put(circle(8, 8, 4.2), "holy", 0.3, outline=False)
    brush.put(union(rect(7.2, 5, 1.7, 6), rect(5, 7.2, 6, 1.7)), "gold", -0.4, outline=False)


@icon
def cursed(brush: Brush) -> None:
    brush.put(
        smooth([(8, 0.8, 1), (11, 4), (14, 6.6), (12.6, 12.6), (8, 15), (3.4, 12.6), (2, 6.6), (5.4, 5.4)]), "hex", 0.1
    )
    brush.put(ellipse(5.8, 9, 1.5, 1.8), "ink", outline=False)
    brush.put(ellipse(10.2, 9, 1.5, 1.8), "ink", outline=False)
    brush.dots(INK, (6, 12), (8, 12), (9, 12))


@icon
def stunned(brush: Brush) -> None:
    brush.put(minus(ellipse(8, 11, 6.8, 3.4), ellipse(8, 11, 4.8, 1.6)), "sky", 0.2)
    for x, y, radius in ((3.6, 6, 3.2), (12.4, 6, 3.2), (8, 3.6, 3.4)):
        brush.put(star(x, y, radius, radius * 0.45), "yellow", 0.5)


@icon
def silenced(brush: Brush) -> None:
    brush.put(
        smooth([(2, 3), (8, 1.6), (14, 3), (14.4, 8), (11, 11), (7, 11), (4, 14.4, 1), (4, 10.4), (1.6, 8)]),
        "white",
        0.2,
    )
    brush.put(stroke([(4.6, 3.6), (11.4, 9.2)], 1.8), "red", 0.2)
    brush.put(stroke([(11.4, 3.6), (4.6, 9.2)], 1.8), "red", 0.2)


@icon
def threatened(brush: Brush) -> None:
    brush.put(polygon([(8, 0.8), (15.4, 14.4), (0.6, 14.4)]), "fire", 0.3)
    brush.put(polygon([(6.7, 5), (9.3, 5), (8.7, 10), (7.3, 10)]), "ink", 0, outline=False)
    brush.put(rect(7.2, 11, 1.7, 1.7), "ink", 0, outline=False)


# Deeds


@icon
def move(brush: Brush) -> None:
    arrow = [(1.2, 5.8), (8, 5.8), (8, 1.6), (14.8, 8), (8, 14.4), (8, 10.2), (1.2, 10.2)]
    brush.put(polygon(arrow), "gold", 0.4)


@icon
def swap(brush: Brush) -> None:
    brush.put(polygon([(1, 3.4), (9.4, 3.4), (9.4, 0.8), (15, 4.8), (9.4, 8.4), (9.4, 6), (1, 6)]), "gold", 0.4)
    brush.put(polygon([(15, 10), (6.6, 10), (6.6, 7.6), (1, 11.4), (6.6, 15.2), (6.6, 12.6), (15, 12.6)]), "sky", 0.3)
