"""Spiders."""

from pixtable.studio.kit.paths import SIDES, circle, ellipse, line, polar, smooth
from pixtable.studio.pixies.artist import Artist

_RINGS = (40, 66, 92, 118, 140)


def weaving(art: Artist) -> None:
    """In the middle of a dewy web."""
    _web(art)
    for side in SIDES:
        for j in range(4):
            y = -30 + j * 16
            knee, foot = (side * (62 + j * 4), y - 34 + j * 26), (side * (98 - abs(j - 1.5) * 8), y - 6 + j * 32)
            art.twig([(side * 24, y), knee, foot], 5.5, 3)
    art.ring((0, 42), (30, 32), 44, 14, 32, jitter=6)
    art.paper(ellipse(0, 42, 46, 50), art.deep())
    art.ring((0, 42), (14, 16), 34, 11, 28, offset=12)
    art.daisy(0, 42, 20)
    art.ring((0, -42), (16, 14), 30, 11, 22, role="long", shadow=0.6)
    art.pebble(0, -42, 38, 34)
    for side in SIDES:
        art.eye(side * 13, -46, 10.5)
        art.eye(side * 28, -56, 6.5)
        art.blush(side * 24, -28, 8, 6)
    art.smile(0, -30, 8)


def _web(art: Artist) -> None:
    for i in range(12):
        art.line(line(0, 0, *polar(0, 0, i * 30, 146)), 1.5, _silk(art), 0.75)
        for radius in _RINGS:
            stations = [
                polar(0, 0, i * 30, radius),
                polar(0, 0, i * 30 + 15, radius * 0.9),
                polar(0, 0, i * 30 + 30, radius),
            ]
            art.line(smooth(stations, closed=False), 1.3, _silk(art), 0.7)
    for _ in range(14):
        radius = art.random.choice(_RINGS[1:])
        x, y = polar(0, 0, art.random.uniform(0, 360), radius * 0.95)
        art.stone(x, y, 2.6, 2.6, "#e8f2f8")


def hanging(art: Artist) -> None:
    """From a twig by one thread."""
    art.twig([(-134, -128), (-30, -120), (60, -128), (136, -116)], 9, 6)
    for at, angle, length in (((-104, -122), 160, 46), ((112, -118), 196, 52), ((60, -124), 24, 40)):
        art.leaf(at, angle, length, length * 0.67)
    art.line(line(0, -122, 0, -20), 2.2, _silk(art), 0.95)
    for side in SIDES:
        for j in range(4):
            knee, foot = (side * (70 + j * 6), -18 + j * 22), (side * (92 - j * 4), 24 + j * 30)
            art.twig([(side * 30, 18 + j * 9), knee, foot], 6, 3.2)
    art.ring((0, 14), (34, 34), 46, 15, 34, jitter=6)
    art.paper(circle(0, 14, 50), art.deep())
    art.scales(circle(0, 4, 50), 0, 20, 42, 32)
    art.pebble(0, 58, 46, 40)
    art.fan((0, 28), (-60, 60), 26, 6, 18, role="long", shadow=0.5)
    _hanging_face(art)


def _hanging_face(art: Artist) -> None:
    for side in SIDES:
        art.eye(side * 18, 56, 14, "white", look=(0, -0.3))
        art.eye(side * 38, 44, 6)
        art.blush(side * 34, 74, 10, 7)
    art.smile(0, 76, 9)
    for side in SIDES:
        art.loose((side * 5, 84), 180, 10, 6, "#ffffff", kind="lance", veins=False, shadow=0.2)


def _silk(art: Artist) -> str:
    return "#8a8a98" if art.colour in ("blue", "green") else "#fffaf0"
