"""Ladybirds."""

from pixtable.studio.kit.paths import SIDES, curve, ellipse, points, smooth, symmetric, taper
from pixtable.studio.pixies.artist import Artist

_BLACK = ("#4a3430", "#1e1210")
_DOT = "#2a1614"


def crawling(art: Artist) -> None:
    """Over a big leaf."""
    meadow = "#c9a25a" if art.colour == "green" else "#8fa85a"
    art.loose((-126, 120), 56, 330, 150, meadow, stalk=True, shadow=1.2)
    with art.at(0, 6, turn=18):
        for side in SIDES:
            for hip, foot in ((-26, -50), (10, 8), (44, 66)):
                art.twig([(side * 60, hip), (side * 92, (hip + foot) / 2), (side * 110, foot)], 6, 3.4, _leg(art))
        art.coat(symmetric("0,-62 62,-44 84,14 60,76 0,100"), 180, 24, 52, 44, jitter=4)
        art.paper(taper([(0, -56), (0, 20), (0, 96)], 6, 3, 10), _DOT, shadow=0.4)
        for x, y in points("-36,-16 38,-12 -44,30 44,34 -22,62 24,64 0,-32"):
            art.stone(x, y, 12.5, 12, _DOT)
        art.paper(symmetric("0,-96 40,-84 52,-50 0,-36"), _BLACK)
        _head(art, -92, 36)


def taking_off(art: Artist) -> None:
    """Wing cases open."""
    for i in range(5):
        art.stone(120 - i * 12, 118 - i * i * 3, 3, 3, "#fff6d0")
    for angle, length in ((132, 138), (156, 112)):
        for side in SIDES:
            art.gauze((side * 8, -10), side * angle, length, 52)
    art.paper(ellipse(0, 40, 34, 66), _BLACK)
    for y in range(6, 106, 20):
        art.line(curve(f"-30,{y} 0,{y + 6} 30,{y}"), 2, "#8a6a5a", 0.6)
    for side in SIDES:
        _open_case(art, side)
        for y in (20, 46):
            art.twig([(side * 28, y), (side * 46, y + 30), (side * 42, y + 50)], 5, 3, _leg(art))
    art.paper(symmetric("0,-72 36,-62 46,-30 0,-16"), _BLACK)
    _head(art, -78, 42)
    art.fan((0, -110), (-30, 30), 22, 3, 14, role="long", shadow=0.5)


def _open_case(art: Artist, side: int) -> None:
    with art.at(side * 12, -40, 0.98, -side * 44):
        case = smooth(points("0,0 46,14 60,70 30,126 0,134 -8,60", side))
        art.coat(case, 180, 22, 48, 40, jitter=4, depth=0)
        for x, y in points("20,28 38,66 12,74 22,106", side):
            art.stone(x, y, 10.5, 10, _DOT)


def _head(art: Artist, y: float, size: float) -> None:
    for side in SIDES:
        art.twig([(side * 18, y - 20), (side * 30, y - 43), (side * 49, y - 50)], 3.6, 2.2, _leg(art))
        art.berry(side * 50, y - 51, 6)
    art.pebble(0, y, size, size * 0.88)
    art.eyes(0, y - 1, size * 0.44, size * 0.27)
    art.smile(0, y + size * 0.42, size * 0.2)


def _leg(art: Artist) -> str:
    return "#3a2620" if art.colour in ("blue", "green") else "#c09058"
