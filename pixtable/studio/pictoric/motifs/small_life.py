"""Bees and moths."""

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import blob, circle, ellipse, smooth
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.plants import leaf_path
from pixtable.studio.pictoric.sheet import WHITE, Dream


def bee(scene: Dream) -> None:
    """Faces right, 60 long."""
    for x, a, left in ((-2, -2.1, 40), (6, -1.4, 44)):
        scene.paper(leaf_path(x, -8, left, a, 0.34), WHITE, alpha=0.72, shadow=0.3, edge=0, rim=0.8)
    b = blob("28,0 18,-13 -6,-16 -24,-8 -34,2! -22,10 -4,14 18,11")
    scene.paper(b, ("glow", mix(scene.hue("glow"), scene.palette.ramp[1], 0.3)), shadow=0.5, edge=0.2)
    with scene.clip(b):
        for x in (-22, -10, 2):
            scene.flat(
                smooth([(x, -20, 1), (x + 6, -20, 1), (x + 9, 0), (x + 5, 20, 1), (x - 1, 20, 1), (x + 3, 0)]),
                0.04,
                0.92,
            )
    scene.paper(circle(26, -2, 9), 0.1, shadow=0.3, edge=0.2)
    scene.flat(circle(29, -4, 2), 1.0)
    for d in (0, 5):
        scene.line(smooth([(30 + d * 0.4, -9), (35 + d, -16), (40 + d, -17 + d * 0.5)], closed=False), 1.2, 0.04)


def moth(scene: Dream, colour: Tone = "glow") -> None:
    for sx in (-1, 1):
        scene.paper(
            smooth([(0, -2, 1), (sx * 12, -20), (sx * 28, -20), (sx * 26, -4), (sx * 10, 2)]),
            scene.shaded(colour, 0.2, 0.15),
            shadow=0.4,
            edge=0.2,
        )
        scene.paper(
            smooth([(0, 0, 1), (sx * 14, 2), (sx * 20, 14), (sx * 8, 20), (sx * 2, 10)]),
            scene.shaded(colour, 0.1, 0.3),
            shadow=0.4,
            edge=0.2,
        )
        scene.flat(circle(sx * 20, -13, 2.4), scene.palette.ramp[0], 0.5)
    scene.paper(ellipse(0, 2, 2.2, 10), 0.1, shadow=0.2, edge=0)
