"""A rooster."""

from pixtable.studio.kit.paths import blob, circle
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.species import WHITE

_LEG = "#e0a84a"


def crowing(art: Artist) -> None:
    """In profile, with a sickle tail and spilled corn."""
    for layer, (length, count) in enumerate(((128, 5), (100, 4), (72, 3))):
        role = "main" if layer == 1 else "long"
        for i in range(count):
            angle, tone = 26 + i * 74 / count + layer * 8, (1, 0, 2, 3)[(i + layer) % 4]
            size = length * (1 - 0.04 * i)
            art.leaf((50, 10), angle, size, length * 0.36, role, tone=tone, shadow=0.9, bend=0.16)
    for x in (-14, 14):
        art.twig([(x, 70), (x + 2, 100), (x, 130)], 6, 4.5, _LEG)
        art.toes(x, 128, 13, 8, _LEG)
    art.coat(blob("-64,-60 -30,-70 10,-24 66,-2 72,36 34,78 -26,82 -64,44 -76,-6"), 140, 18, 40, 30)
    art.feathers((-20, 2), (6, 8), (104, 9), (84, -10), 38, tones=(1, 0, 2, 3))
    _head(art)
    for x, y in ((-104, 118), (-84, 126), (-118, 130), (-94, 134)):
        art.stone(x, y, 4, 3, "#ffe08a")
    art.grass(104, 134, 7, 40)


def _head(art: Artist) -> None:
    comb = "#f0633c" if art.colour == "red" else "#d92f2a"
    for i in range(8):
        colour = ("#f6c04a", "#e8902c", "#ffe08a")[i % 3]
        art.loose((-48, -54), 180 + (i - 3.5) * 16, 64, 18, colour, kind="willow", shadow=0.6)
    for i, (angle, length) in enumerate(((-40, 34), (-12, 44), (16, 42), (44, 34))):
        art.loose((-54 + i * 6, -104), angle, length, 22, comb, kind="petal", veins=False)
    art.body(circle(-54, -82, 33), 2)
    art.loose((-84, -80), -98, 32, 20, "#ffc23a", veins=False)
    for i in (0, 1):
        art.loose((-84 + i * 10, -66), 184 - i * 12, 28, 15, comb, kind="petal", veins=False)
    art.paper(circle(-60, -88, 14), WHITE, shadow=0.2, edge=0.2)
    art.eye(-61, -88, 10.5)
    art.blush(-44, -72, 10, 7)
