"""Paper lanterns and fireflies."""

from pixtable.studio.kit.colour import Colour, mix
from pixtable.studio.kit.paths import blob, circle, curve, line, round_rect
from pixtable.studio.kit.scene import Scene


def draw_lantern(scene: Scene, x: float, y: float, size: float, colour: Colour) -> None:
    """Hanging from a thread that ends at (x, y)."""
    dark = mix(colour, "#5a1208", 0.4)
    with scene.at(x, y, size):
        scene.glow(0, 16, 60, mix(colour, "#ffb040", 0.3), 0.50)
        scene.line(line(0, -14, 0, 0), 1.4, "#1a1420")
        shade = blob("-8,2! 8,2! 17,12 18,20 12,30 7,33! -7,33! -12,30 -18,20 -17,12")
        fill = (mix(colour, "#fff0b8", 0.28), mix(colour, "#8a1d08", 0.30))
        scene.paper(shade, fill, shadow=0.4, rim=0.35, edge=0, texture=0.35, lit=0)
        for rib in ("-15,8 0,11.5 15,8", "-18,16 0,19.5 18,16", "-16,24 0,27.5 16,24"):
            scene.line(curve(rib), 1, dark, 0.7)
        scene.glow(0, 19, 15, "#fff0a8", 0.50)
        for cap in (0, 32):
            scene.paper(round_rect(-8, cap, 16, 4, 1.5), ("#7a4a20", "#3a1e0c"), shadow=0.2, edge=0)
        scene.line(line(0, 36, 0, 46), 1.6, dark)


def draw_firefly(scene: Scene, x: float, y: float, size: float = 1.0) -> None:
    scene.glow(x, y, 13 * size, "#ffe58a", 0.55)
    scene.flat(circle(x, y, 1.7 * size), "#fffbe0")
