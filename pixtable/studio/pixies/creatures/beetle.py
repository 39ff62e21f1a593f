"""Beetles."""

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import SIDES, common, ellipse, rect, symmetric, taper
from pixtable.studio.pixies.artist import Artist


def stag(art: Artist) -> None:
    """With antlers, its wing cases closed."""
    _legs(art)
    for side in SIDES:
        art.twig([(side * 14, -86), (side * 52, -104), (side * 46, -142), (side * 18, -150)], 10, 4, "#7a4a2a")
        art.twig([(side * 48, -122), (side * 26, -124)], 5, 3, "#7a4a2a")
    back = symmetric("0,-40 56,-22 66,40 40,100 0,120")
    art.paper(back, art.deep())
    for side in SIDES:
        case = common(back, rect(0 if side > 0 else -90, -60, 90, 200))
        art.scales(case, 180 - side * 6, 22, 50, 38, jitter=4)
    art.paper(taper([(0, -36), (0, 40), (0, 114)], 5, 3, 10), "#3a2416", shadow=0.4)
    art.paper(symmetric("0,-76 46,-66 54,-30 0,-18"), art.deep(0))
    art.fan((0, -26), (-70, 70), 42, 6, 28, shadow=0.6)
    art.pebble(0, -82, 38, 30)
    _face(art)


def scarab(art: Artist) -> None:
    """Opening its wing cases."""
    _legs(art)
    for side in SIDES:
        art.gauze((side * 10, -16), side * 140, 140, 54)
        art.wing((side * 14, -30), side * 112, 118, side)
    belly = ellipse(0, 34, 36, 72)
    art.paper(belly, art.deep())
    for i in range(6):
        fill = (mix(art.tone(2, i), "#5a3a20", 0.25), mix(art.tone(1, i), "#3a2010", 0.35))
        art.paper(common(belly, rect(-40, -30 + i * 24, 80, 20)), fill, shadow=0.5, edge=0.5)
    art.paper(symmetric("0,-78 48,-66 58,-24 0,-10"), art.deep(0))
    art.scales(symmetric("0,-82 48,-68 60,-20 0,-6"), 180, 18, 38, 30)
    for side in SIDES:
        art.twig([(side * 12, -104), (side * 30, -122), (side * 52, -124)], 4, 2.4)
        art.fan((side * 52, -124), (side * 50, side * 120), 20, 3, 9, role="lance", shadow=0.5)
    art.pebble(0, -86, 36, 30)
    _face(art)


def _legs(art: Artist) -> None:
    for side in SIDES:
        for hip, knee, foot in ((-26, -52, -78), (14, 6, 28), (48, 64, 110)):
            shin = foot + (12 if hip < 0 else -18)
            art.twig([(side * 40, hip), (side * 84, knee), (side * 100, shin), (side * 116, foot)], 6, 3)


def _face(art: Artist) -> None:
    art.eyes(0, -84, 16, 9.5)
    art.smile(0, -70, 7)
