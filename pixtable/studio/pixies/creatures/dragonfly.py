"""Dragonflies."""

import math

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import SIDES, Place, circle, ellipse, polar
from pixtable.studio.pixies.artist import Artist

_REED = "#7d9a48"


def spread(art: Artist) -> None:
    """Straight as a needle, over the grass."""
    with art.at(0, 4):
        _insect(art, sway=0)
    art.grass(-110, 134, 6, 40)
    art.grass(106, 134, 6, 46)


def on_a_reed(art: Artist) -> None:
    """Riding a slanting stem."""
    art.twig([(-120, 140), (-60, 60), (0, 0), (60, -140)], 6, 4, "#8a9a4a")
    art.loose((-92, 98), -60, 70, 16, _REED, kind="willow", stalk=True)
    art.loose((-20, 20), 70, 74, 16, _REED, kind="willow", stalk=True)
    with art.at(0, -6, turn=42):
        _insect(art, sway=-16)


def _insect(art: Artist, sway: float) -> None:
    for side in SIDES:
        _wing(art, (side * 6, -26), side * 104, 120, hind=True)
        _wing(art, (side * 6, -42), side * 66, 134, hind=False)
    _tail(art, sway)
    art.paper(ellipse(0, -34, 20, 32), art.deep(0))
    art.scales(ellipse(0, -30, 20, 32), 180, 12, 24, 18, shadow=0.4)
    for side in SIDES:
        for j in (0, 1):
            art.twig([(side * 14, -50 + j * 8), (side * 30, -66 + j * 16), (side * 34, -80 + j * 22)], 3, 1.8)
    _head(art)


def _wing(art: Artist, at: Place, angle: float, length: float, *, hind: bool) -> None:
    tone = 2 if hind else 0
    if art.colour == "red":
        art.loose(at, angle, length, 46, art.tone(tone), kind="serrate", stalk=True)
        art.loose(at, angle, length * 0.6, 22, art.tone(3), kind="serrate", stalk=True, shadow=0.5)
    elif art.colour == "yellow":
        art.loose(at, angle, length, 44, art.tone(tone), kind="petal", stalk=True)
        art.leaf(polar(*at, angle, length * 0.5), angle, 52, 36, "ginkgo", tone=3, shadow=0.6)
    elif art.colour == "green":
        art.leaf(at, angle, length, 42, "oaklong", tone=tone)
    else:
        for j, aside in enumerate((-10, 10, 0)):
            reach = length * (1 - 0.06 * abs(aside) / 9)
            art.leaf(at, angle + aside, reach, 40, "long", tone=(0, 3, 2)[j], order=j + hind, shadow=0.8)
    art.berry(*polar(*at, angle, length * 0.86), 5)


def _tail(art: Artist, sway: float) -> None:
    for i in reversed(range(9)):
        share = i / 8
        colour = mix(mix(art.tone(1, i), "#6a4a30", 0.3), art.tone(3, i), share * 0.6)
        art.pebble(math.sin(share * 2.4) * sway, 4 + share * 126, 11 - share * 4, 11, colour)
    art.leaf((math.sin(2.4) * sway, 132), 180, 24, 12, "long", tone=2)


def _head(art: Artist) -> None:
    art.pebble(0, -80, 34, 29)
    for side in SIDES:
        fill = (mix(art.tone(2, side), "#ffffff", 0.2), art.tone(1, side))
        art.paper(circle(side * 25, -90, 19), fill, shadow=0.6, edge=0.2)
        art.eye(side * 25, -90, 13)
        art.blush(side * 18, -68, 7, 5)
    art.smile(0, -70, 8)
