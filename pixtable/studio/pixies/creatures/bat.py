"""Bats."""

from pixtable.studio.kit.paths import SIDES, blob, circle, ellipse
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.species import CREAM


def flying(art: Artist) -> None:
    """At dusk, among fireflies."""
    broad = "main" if art.colour in ("red", "green") else "long"
    for side in SIDES:
        art.feathers((22, -4), (3, 6), (64, 20), (140, -17), 56, tones=(1, 0, 2, 0, 1), role=broad, side=side)
        art.twig([(side * 22, -2), (side * 76, -50), (side * 140, -40)], 6, 3)
        art.twig([(side * 76, -50), (side * 78, -68)], 4, 2)
    art.paper(ellipse(0, 38, 38, 56), art.deep())
    art.scales(ellipse(0, 34, 38, 56), 180, 18, 38, 30)
    with art.at(0, -40):
        _head(art)
        art.eyes(0, -2, 17, 10)
        _fangs(art)
    for side in SIDES:
        art.twig([(side * 14, 90), (side * 16, 108)], 4.5, 2.5)
    for x, y in ((-116, -116), (110, -126), (126, 104), (-120, 110)):
        art.flat(circle(x, y, 2.6), "#fff2c0", 0.9)
        art.glow(x, y, 12, "#fff2c0", 0.5)


def hanging(art: Artist) -> None:
    """Asleep upside down, wrapped in its wings."""
    art.twig([(-136, -112), (-40, -120), (50, -112), (136, -124)], 10, 7)
    for at, angle, length in (((-104, -114), 170, 50), ((102, -118), 200, 46), ((-60, -118), -20, 38)):
        art.leaf(at, angle, length, length * 0.68)
    for side in SIDES:
        art.twig([(side * 14, -118), (side * 16, -90)], 5.5, 4, "#8a5a3a")
    art.paper(blob("-20,-96 20,-96 62,-20 54,60 0,86 -54,60 -62,-20"), art.deep())
    with art.at(0, 56, turn=180):
        _head(art)
        art.eyes(0, 0, 17, 9, "sleep")
        _fangs(art)
    folded = "long" if art.colour == "blue" or art.is_multi else "main"
    for side in SIDES:
        art.feathers((40, -86), (-8, 5), (174, 9), (130, -8), 50, tones=(1, 0, 2, 0), role=folded, side=side)


def _head(art: Artist) -> None:
    for side in SIDES:
        art.leaf((side * 28, -24), side * 22, 66, 48, "ovate", tone=1)
        art.loose((side * 29, -28), side * 22, 40, 22, "#f3b8a4", veins=False, shadow=0.3)
    art.ring((0, 0), (12, 10), 36, 13, 24, role="long", shadow=0.5)
    art.paper(ellipse(0, 0, 44, 38), art.deep(0))
    art.paper(ellipse(0, 4, 36, 30), CREAM, shadow=0.2)


def _fangs(art: Artist) -> None:
    art.stone(0, 12, 7, 5, "#8a5444")
    art.smile(0, 20, 7)
    for side in SIDES:
        art.loose((side * 4, 23), 180, 9, 5, "#ffffff", kind="lance", veins=False, shadow=0.1)
