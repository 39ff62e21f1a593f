"""Snails."""

import math

from pixtable.studio.kit.paths import blob, circle, polar, smooth
from pixtable.studio.pixies.artist import Artist

_STALK = "#d0ac78"


def gliding(art: Artist) -> None:
    """A shell of leaves wound outwards."""
    head = "-152,92 -146,62 -126,32 -118,-6 -100,-34 -70,-34 -52,-6 -48,40"
    art.paper(blob(f"{head} -20,72 80,80 152,96! 80,112 -80,114 -138,108"), ("#f3e0b4", "#b89662"), texture=0.9)
    for x, lean in ((-98, -22), (-74, 8)):
        art.twig([(x, -28), (x + lean * 0.5, -60), (x + lean, -84)], 6.5, 4.5, _STALK)
        art.eye(x + lean, -90, 15, "white", look=(-0.3, 0))
    art.blush(-112, 30, 11, 8)
    art.smile(-98, 20, 9)
    with art.at(40, 8):
        _wound_shell(art)


def _wound_shell(art: Artist) -> None:
    art.paper(circle(0, 0, 88), art.deep())
    count = 54 if art.colour == "blue" else 40
    for i in range(count):
        inward = 1 - i / count
        turn = 20 + 900 * i / count
        x, y = polar(0, 0, turn, 84 * inward**0.85 + 5)
        size = (46 * inward + 22, 32 * inward + 13)
        art.leaf((x * 0.92, y * 0.9), turn + 56, *size, tone=i % 3 if i % 7 else 3, order=i // 3, shadow=0.8)
    art.daisy(0, 0, 15)


def asleep(art: Artist) -> None:
    """Under a rosette shell, with a mushroom for a passenger."""
    with art.at(0, 0, flip=True):
        head = "-150,92 -142,58 -132,20 -132,-30 -116,-62 -86,-64 -70,-38 -62,20"
        art.paper(blob(f"{head} -24,72 80,80 152,96! 80,112 -80,114 -138,108"), ("#ecd4b0", "#a98560"), texture=0.9)
        for x, lean in ((-114, -24), (-90, 12)):
            art.twig([(x, -56), (x + lean * 0.5, -84), (x + lean, -106)], 6, 4, _STALK)
            art.berry(x + lean, -110, 8, "#5a3a28")
        art.eyes(-104, -28, 13, 7.5, "sleep")
        art.smile(-104, -12, 7)
        with art.at(36, 14):
            _rosette_shell(art)
        art.mushroom(66, -72, 1.15)


def _rosette_shell(art: Artist) -> None:
    art.paper(circle(0, 0, 84), art.deep())
    for radius, length, count, width in ((66, 42, 15, 34), (44, 38, 12, 30), (22, 34, 8, 26)):
        art.ring((0, 0), (radius, radius), length, count, width, offset=radius, tilt=38)
    art.stone(0, 0, 22, 21, "#f2e4c6")
    spiral = [(math.cos(t * 0.5) * 17 * t / 24, math.sin(t * 0.5) * 17 * t / 24) for t in range(2, 25)]
    art.line(smooth(spiral, closed=False), 3.4, "#8a5a2c")
