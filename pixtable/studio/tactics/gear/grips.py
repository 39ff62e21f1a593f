"""What many weapons begin with."""

from pixtable.studio.kit.paths import polygon, rect
from pixtable.studio.tactics.drawing.brush import Brush


def pole(brush: Brush, top: float, bottom: float, material: str = "wood", width: float = 2.1) -> None:
    brush.put(rect(-width / 2, top, width, bottom - top), material)


def blade(
    brush: Brush, root: float, point: float, half: float, material: str = "steel", tip: float = 3, light: float = 0.5
) -> None:
    outline = [(-half, root), (-half, point + tip), (0, point), (half, point + tip), (half, root)]
    brush.put(polygon(outline), material, light)
