"""A crab."""

from pixtable.studio.kit.paths import SIDES, symmetric
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.species import CREAM


def dancing(art: Artist) -> None:
    """Claws up."""
    _limbs(art)
    art.ring((0, 44), (56, 32), 50, 19, 34, shadow=0.8)
    art.paper(symmetric("0,-20 60,-8 86,30 60,76 0,90"), art.deep(0))
    art.scales(symmetric("0,-24 60,-12 86,26 50,40 0,44"), 0, 18, 40, 34)
    art.paper(symmetric("0,22 70,38 52,74 0,86"), CREAM, shadow=0.5, texture=0.9)
    for side in SIDES:
        art.twig([(side * 24, -4), (side * 28, -34), (side * 30, -52)], 7, 5.5, art.tone(2))
        art.eye(side * 30, -62, 20, "white", look=(-side * 0.2, 0.1))
        art.blush(side * 42, 56, 12, 8)
    art.lip("-24,50 -10,62 10,62 24,50", 3)
    art.daisy(44, -14, 14)
    for x, y, size in ((-112, 124, 9), (-90, 132, 6), (108, 126, 8)):
        art.stone(x, y, size, size * 0.8, "#d8cdbc")
    art.stone(84, 134, 14, 11, "#f2e4c6")


def _limbs(art: Artist) -> None:
    for side in SIDES:
        for j in range(3):
            art.twig(
                [(side * 62, 44 + j * 14), (side * (106 - j * 6), 34 + j * 26), (side * (122 - j * 14), 70 + j * 26)],
                9,
                4.5,
                art.tone(1),
            )
        art.twig([(side * 60, 18), (side * 100, 0), (side * 96, -46)], 13, 10, art.tone(1))
        with art.at(side * 92, -58, 1, side * -8):
            for angle, length in ((side * 42, 72), (-side * 34, 64)):
                art.leaf((0, 10), angle, length, 46, "long", tone=0)
            art.ring((0, 6), (6, 6), 34, 8, 26, shadow=0.6)
            art.stone(0, 6, 13, 12, art.blossom)
