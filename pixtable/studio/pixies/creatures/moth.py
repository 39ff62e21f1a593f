"""Moths and butterflies."""

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import SIDES
from pixtable.studio.pixies.artist import Artist


def spread(art: Artist) -> None:
    """Pinned flat by the light."""
    for side in SIDES:
        art.wing((side * 8, 20), side * 126, 112, side, hind=True)
        art.wing((side * 8, -8), side * 62, 142, side)
        art.daisy(side * 80, -50, 15, petals=10)
        for j in range(3):
            art.berry(side * (50 + j * 14), 58 + j * 13, 5.5 - j * 0.6)
        art.twig([(side * 7, -60), (side * 20, -94), (side * 44, -116)], 3.4, 1.8)
        art.berry(side * 45, -117, 6.5)
    for i in range(6):
        art.pebble(0, 90 - i * 21, 11 + i * 1.8, 14, mix("#8a6a4a", "#d8c09a", i / 6))
    art.pebble(0, -46, 33, 30)
    art.fan((0, -62), (-66, 66), 28, 6, 16, role="long", shadow=0.5)
    art.eyes(0, -44, 13, 8.5)
    art.smile(0, -31, 6)


def on_a_flower(art: Artist) -> None:
    """Resting with its wings folded up."""
    art.twig([(-34, 134), (-40, 100), (-30, 62)], 5, 4, "#6f8a3c")
    art.loose((-38, 112), -70, 44, 18, "#7d9a48", kind="lance", stalk=True)
    for i in range(12):
        art.loose((-30, 66), i * 30, 44, 22, mix("#ffffff", art.blossom, 0.5), kind="petal", shadow=0.6, pale=True)
    art.pebble(-30, 66, 16, 14, "#f0b52e")
    with art.at(0, 0, 1, -8):
        art.wing((8, 16), 20, 150, 1)
        art.wing((0, 24), 70, 128, 1, hind=True)
    for j in range(4):
        art.berry(48 + j * 15, -38 + j * 16, 6)
    art.daisy(58, -66, 14)
    for i in range(6):
        share = i / 5
        art.pebble(40 - share * 72, 54 - share * 50, 10 + share * 4, 10 + share * 3, mix("#8a6a4a", "#d8c09a", share))
    for side in SIDES:
        art.twig([(-52, -28), (-66, -64), (-80 + side * 14, -96 - side * 6)], 3.2, 1.8)
        art.berry(-80 + side * 14, -98 - side * 6, 6)
    for x in (-30, -14):
        art.twig([(x, 18), (x - 10, 36), (x - 12, 54)], 3, 2)
    art.pebble(-50, -12, 31, 29)
    art.eyes(-56, -14, 12, 8, look=(-0.4, 0))
    art.smile(-57, 0, 6)
