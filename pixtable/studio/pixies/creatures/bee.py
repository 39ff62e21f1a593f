"""Bees."""

import skia

from pixtable.studio.kit.paths import SIDES, blob, common, ngon, rect, smooth, symmetric
from pixtable.studio.pixies.artist import Artist

_BLACK = ("#4a3020", "#22140e")


def hovering(art: Artist) -> None:
    """From the side, over daisies."""
    for i in range(5):
        art.stone(-128 + i * 13, 84 - i * i * 2.2, 3, 3, "#fff6d0")
    for angle, length in ((46, 112), (14, 128), (-18, 104)):
        art.gauze((10, -26), angle, length, 50)
    outline = blob("-66,4 -40,-44 20,-52 76,-20 104,26 70,62 10,72 -46,50")
    art.paper(outline, art.deep())
    for i in range(6):
        _upright_band(art, outline, 92 - i * 27, leafy=bool(i % 2))
    art.loose((100, 28), 110, 26, 12, "#3a2416", kind="lance", veins=False)
    for x in (-30, 4, 36):
        art.twig([(x, 60), (x - 6, 82), (x - 14, 96)], 4, 2.4)
    _side_face(art)
    art.daisy(-112, 112, 24)
    art.daisy(-70, 128, 16)


def _upright_band(art: Artist, outline: skia.Path, x: float, *, leafy: bool) -> None:
    if leafy:
        art.scales(common(outline, rect(x - 18, -60, 30, 140)), 92, 16, 34, 26)
        return
    band = smooth([(x - 16, -70), (x + 8, -70), (x + 16, 0), (x + 10, 80), (x - 14, 80), (x - 8, 0)])
    art.paper(common(outline, band), _BLACK, shadow=0.6, edge=0.6)


def _side_face(art: Artist) -> None:
    art.ring((-66, 6), (10, 10), 40, 10, 24, role="long", shadow=0.5)
    for lean in (-34, -8):
        art.twig([(-76, -26), (-86 + lean * 0.3, -62), (-96 + lean * 0.9, -88)], 3.2, 2)
        art.berry(-96 + lean * 0.9, -90, 6.5)
    art.pebble(-76, 6, 42, 39)
    art.eyes(-78, -2, 14, 11)
    art.smile(-80, 16, 8)


def on_honeycomb(art: Artist) -> None:
    """From above, at work."""
    _honeycomb(art)
    for side in SIDES:
        for angle, length in ((104, 104), (66, 124)):
            art.gauze((side * 12, -26), side * angle, length, 48)
        for y, reach in ((-10, 40), (14, 30), (38, 22)):
            art.twig([(side * 30, y), (side * 58, y + reach * 0.3), (side * 74, y + reach)], 4, 2.2)
    outline = symmetric("0,-40 40,-24 50,30 34,86 0,116")
    art.paper(outline, art.deep())
    for i in reversed(range(6)):
        _level_band(art, outline, -26 + i * 25, leafy=i % 2 == 0)
    art.ring((0, -44), (14, 12), 34, 12, 22, role="long", shadow=0.5)
    for side in SIDES:
        art.twig([(side * 12, -100), (side * 22, -126), (side * 40, -138)], 3.2, 2)
        art.berry(side * 41, -139, 6)
    art.pebble(0, -72, 40, 36)
    art.eyes(0, -72, 17, 10.5)
    art.smile(0, -56, 8)
    art.fan((0, -100), (-40, 40), 22, 4, 14, role="long", shadow=0.5)


def _honeycomb(art: Artist) -> None:
    for row in range(3):
        for column in range(5):
            if (row + column) % 2 == 0 or row == 1:
                cell = ngon(6, 27, -130 + column * 52 + row % 2 * 26, 52 + row * 44)
                art.paper(cell, ("#e6b04a", "#a8691c"), shadow=0.6, edge=0.3)
                art.flat(cell, "#5a3208", 0.35, blur=7)


def _level_band(art: Artist, outline: skia.Path, y: float, *, leafy: bool) -> None:
    if leafy:
        art.scales(common(outline, rect(-60, y - 12, 120, 32)), 180, 15, 34, 26)
        return
    band = smooth([(-70, y - 10), (0, y - 2), (70, y - 10), (70, y + 12), (0, y + 20), (-70, y + 12)])
    art.paper(common(outline, band), _BLACK, shadow=0.6, edge=0.6)
