"""Shields stand upright before the figure; their middle is at (0, 0)."""

from pixtable.studio.kit.paths import circle, common, polygon, rect, round_rect, svg, union
from pixtable.studio.tactics.drawing.brush import Brush
from pixtable.studio.tactics.drawing.shapes import star
from pixtable.studio.tactics.gear.wardrobe import shield


@shield("heater")
def heater_shield(brush: Brush, material: str = "blue", trim: str = "gold") -> None:
    brush.put(svg("M -6 -7 L 6 -7 L 6 1 C 6 6 2 8 0 9 C -2 8 -6 6 -6 1 Z"), trim)
    brush.put(svg("M -4 -5 L 4 -5 L 4 1 C 4 4 1 6 0 7 C -1 6 -4 4 -4 1 Z"), material)
    brush.put(polygon([(-4, 2.4), (0, -2), (4, 2.4), (4, 5), (0, 0.8), (-4, 5)]), trim, 1, outline=False, flat=True)
    brush.put(star(0, -3, 1.9, 0.8, 4), trim, 1, outline=False, flat=True)


@shield("round")
def round_shield(brush: Brush, material: str = "red", trim: str = "iron") -> None:
    brush.put(circle(0, 0, 8.4), trim, 0.2)
    brush.put(circle(0, 0, 6.4), material, 0.1)
    brush.put(
        common(circle(0, 0, 6.2), union(rect(-7, -1.2, 14, 2.4), rect(-1.2, -7, 2.4, 14))), "cream", 0.2, outline=False
    )
    brush.put(circle(0, 0, 2.4), trim, 0.6)


@shield("buckler")
def buckler_shield(brush: Brush, material: str = "gold", trim: str = "bronze") -> None:
    brush.put(circle(0, 0, 7.4), trim, 0.3)
    brush.put(circle(0, 0, 5.2), material, 0.4, outline=False)
    brush.put(star(0, 0, 5, 1.8, 4), "crimson", 0.2, outline=False)
    brush.put(circle(0, 0, 1.6), "holy", 0.8, outline=False)


@shield("tower")
def tower_shield(brush: Brush, material: str = "slate", trim: str = "steel") -> None:
    brush.put(round_rect(-8, -15, 16, 30, 3), trim, 0.3)
    brush.put(round_rect(-5.6, -12.6, 11.2, 25.2, 2), material, 0.1)
    brush.put(rect(-1, -12, 2, 24), trim, 0.6, outline=False)
    brush.put(rect(-5, -1, 10, 2), trim, 0.6, outline=False)
    brush.put(polygon([(0, -6), (4, 0), (0, 6), (-4, 0)]), "yellow", 0.3)


@shield("sun")
def sun_shield(brush: Brush, material: str = "white", trim: str = "gold") -> None:
    brush.put(svg("M -8 -10 L 0 -12.6 L 8 -10 L 8 2 C 8 8 3 11 0 13 C -3 11 -8 8 -8 2 Z"), trim, 0.2)
    brush.put(svg("M -6 -8.4 L 0 -10.4 L 6 -8.4 L 6 2 C 6 6 2 9 0 10.4 C -2 9 -6 6 -6 2 Z"), material, 0.2)
    brush.put(star(0, -0.6, 5.4, 2.6, 8), "gold", 0.5, outline=False)
    brush.put(circle(0, -0.6, 2), "holy", 0.8, outline=False, flat=True)
