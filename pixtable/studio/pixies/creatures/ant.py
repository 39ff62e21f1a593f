"""A leaf-cutter ant."""

from pixtable.studio.kit.paths import SIDES, blob, ellipse
from pixtable.studio.pixies.artist import Artist


def sailing(art: Artist) -> None:
    """Carrying a leaf like a sail."""
    art.leaf((-58, -6), 14, 150, 112, tone=0, shadow=1.3)
    art.leaf((-58, -6), 14, 84, 60, tone=3, shadow=0.6)
    art.berry(-30, -92, 6)
    art.berry(-14, -70, 6)
    for x, stride in ((-34, -34), (-8, -2), (18, 30)):
        art.twig([(x + 8, 50), (x + stride * 0.9 + 16, 74), (x + stride + 22, 112)], 6, 3.6, "#a8704a")
        art.twig([(x, 50), (x + stride * 1.2, 66), (x + stride * 1.5, 108)], 7, 4, "#d09a6a")
    art.ring((76, 26), (34, 26), 40, 13, 28, shadow=0.8, tilt=20)
    art.coat(blob("30,26 54,-12 104,-8 128,28 104,62 54,60"), 96, 18, 38, 30)
    art.stone(22, 30, 13, 13, "#7a4a34")
    art.paper(ellipse(-8, 34, 30, 24), art.deep(0))
    art.scales(ellipse(-6, 34, 30, 24), 96, 15, 30, 24, shadow=0.5)
    for lean in (-46, -14):
        art.twig([(-78, 0), (-92 + lean * 0.2, -36), (-118 - lean * 0.2, -52 + lean * 0.5)], 4, 2.4, "#d09a6a")
        art.berry(-118 - lean * 0.2, -54 + lean * 0.5, 5.6)
    for side in SIDES:
        art.twig([(-96, 52), (-116, 62 + side * 5), (-104, 72 + side * 6)], 5, 2.6, "#d09a6a")
    art.pebble(-76, 30, 42, 37)
    art.eyes(-82, 24, 18, 11)
    art.smile(-84, 42, 8)
    for x, y in ((-118, 124), (-60, 130), (20, 132), (90, 124), (120, 132)):
        art.stone(x, y, art.random.uniform(3, 6), art.random.uniform(3, 5), "#d8cdbc")
