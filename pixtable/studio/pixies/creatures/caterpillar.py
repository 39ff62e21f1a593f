"""Caterpillars."""

from pixtable.studio.kit.paths import SIDES, Track, circle, line, points
from pixtable.studio.pixies.artist import Artist

_SEGMENTS = 8


def bridging(art: Artist) -> None:
    """Arched over a twig."""
    art.twig([(-140, 112), (-40, 104), (60, 110), (142, 104)], 9, 6)
    art.leaf((-120, 108), -30, 46, 30)
    art.leaf((118, 106), 160, 40, 28)
    _body(art, "126,84 92,62 60,20 20,6 -16,34 -44,70 -84,66", legs=True)
    with art.at(-104, 30):
        _head(art)
        art.daisy(34, -28, 15)


def on_a_leaf(art: Artist) -> None:
    """Rearing up from its breakfast."""
    breakfast = "#d9b46a" if art.colour == "green" else "#8fa85a"
    art.loose((-130, 136), 62, 290, 130, breakfast, stalk=True, shadow=1.2)
    _body(art, "70,120 104,84 70,48 10,52 -34,28 -20,-20 10,-46", legs=False)
    with art.at(22, -66):
        _head(art)
        art.fan((0, -32), (-44, 44), 26, 5, 16, role="long", shadow=0.5)


def _body(art: Artist, way: str, *, legs: bool) -> None:
    track = Track.through(points(way))
    for i in range(_SEGMENTS):
        station = track.at(i / _SEGMENTS)
        with art.at(station.x, station.y):
            _segment(art, i, 26 + i * 1.3, legs=legs)


def _segment(art: Artist, i: int, radius: float, *, legs: bool) -> None:
    if legs:
        for side in SIDES:
            art.loose((side * 6, radius * 0.7), 180 + side * 12, 22, 10, "#8a6238", veins=False)
    art.ring((0, 0), (radius * 0.55, radius * 0.55), radius * 0.85, 9, 24, shadow=0.6, offset=i * 17)
    art.paper(circle(0, 0, radius * 0.72), art.deep((0, 2, 1)[i % 3]), shadow=0.4)
    art.ring((0, 0), (4, 4), radius * 0.66, 7, 18, role="long", shadow=0.4, offset=i * 11)
    art.stone(0, 0, radius * 0.26, radius * 0.25, art.blossom)
    if i % 2 == 0:
        hair = "#5a3b25" if art.colour in ("blue", "green") else "#e0c48c"
        art.line(line(0, -radius * 0.4, 2, -radius * 1.5), 2, hair)
        art.berry(2, -radius * 1.55, 4.5)


def _head(art: Artist) -> None:
    for side in SIDES:
        art.twig([(side * 14, -32), (side * 24, -58), (side * 38, -74)], 3.4, 2)
        art.leaf((side * 38, -72), side * 30, 26, 18)
    art.pebble(0, 0, 44, 41)
    art.eyes(0, -4, 17, 11)
    art.smile(0, 14, 9)
