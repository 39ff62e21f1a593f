"""Hedgehogs."""

from pixtable.studio.kit.paths import SIDES, blob, circle, curve, ellipse, symmetric
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.species import CREAM


def walking(art: Artist) -> None:
    """On its way, a mushroom behind it."""
    art.paper(ellipse(18, 14, 104, 80), art.deep())
    for radius, length, count, width in ((92, 76, 15, 32), (62, 68, 12, 30), (32, 60, 9, 28)):
        art.ring((18, 14), (radius * 0.8, radius * 0.74), length, count, width, span=(-106, 122), jitter=7)
    art.paper(blob("-132,44 -100,4 -62,-16 -18,-6 24,26 56,56 60,84 12,98 -56,94 -98,76"), CREAM, texture=0.9)
    art.leaf((-42, -2), -24, 44, 32, tone=1)
    art.berry(-134, 44, 12, "#3a2420")
    art.eye(-84, 28, 10)
    art.blush(-70, 52, 12, 8)
    art.line(curve("-118,60 -102,70 -84,66"), 2.3, "#4a2c1c", 0.9)
    for x in (-62, -34, 10, 40):
        art.loose((x, 86), 170, 30, 17, "#b0854f", veins=False)
    art.mushroom(118, 104, 1.1)
    art.daisy(34, -62, 15)


def rolled_up(art: Artist) -> None:
    """A ball of leaves with a face and a crown of berries."""
    art.paper(circle(0, 14, 96), art.deep())
    for radius, length, count, width in ((86, 62, 20, 30), (66, 56, 17, 28), (46, 44, 13, 26)):
        art.ring((0, 14), (radius, radius), length, count, width, jitter=8, offset=radius)
    art.paper(symmetric("0,-14 44,-26 58,20 38,66 0,78"), CREAM, texture=0.9)
    for side in SIDES:
        art.paper(circle(side * 48, -26, 14), CREAM, shadow=0.7)
        art.flat(circle(side * 48, -25, 8), "#c98a70", 0.6, blur=2)
    art.eyes(0, 14, 25, 11, look=(0, 0.2))
    art.berry(0, 34, 10, "#33201c")
    art.mouth(0, 46, 10)
    for side in SIDES:
        art.loose((side * 20, 82), 180 - side * 14, 26, 20, "#c79a62", veins=False)
        art.loose((side * 34, 110), side * 100, 28, 17, "#b0854f", veins=False)
    for x, y in ((-14, -60), (14, -62), (0, -74)):
        art.berry(x, y, 9)
    art.leaf((2, -78), 30, 26, 14, "ovate", tone="#6f9a44")
