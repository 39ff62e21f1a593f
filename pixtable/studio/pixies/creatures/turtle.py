"""Turtles. Their shells are plates with a rosette of leaves on each: leaves alone read as a flower with a face."""

import skia

from pixtable.studio.kit.paths import SIDES, blob, circle, common, curve, ellipse, placed, polygon, stroked, symmetric
from pixtable.studio.pixies.artist import Artist

_SKIN = ("#e8d09c", "#b08c58")
_RIM = ("#d9b878", "#9a7644")
_SPOT = "#9a7848"


def walking(art: Artist) -> None:
    """From the side, a small garden on its back."""
    for x, angle in ((-58, 190), (-24, 176), (52, 182), (88, 166)):
        art.loose((x, 58), angle, 60, 46, "#c9a068", kind="petal", shadow=0.9)
        for j in (-1, 0, 1):
            art.loose((x + (182 - angle) * 0.8 + j * 9, 112), 180, 9, 7, "#fff0d0", veins=False, shadow=0.3)
    art.loose((112, 58), 112, 40, 16, "#b08a54", kind="lance")
    _side_head(art)
    _dome(art)
    art.daisy(20, -74, 15)
    art.mushroom(58, -58, 0.8)
    art.grass(-118, 116, 6, 30)


def _side_head(art: Artist) -> None:
    art.paper(blob("-66,58 -92,34 -118,0 -140,-24 -134,-62 -98,-72 -72,-52 -62,-8 -36,40"), _SKIN, texture=0.9)
    for x, y in ((-84, 14), (-74, 28), (-92, -2), (-78, -10)):
        art.flat(ellipse(x, y, 5, 3.4), _SPOT, 0.55)
    art.eye(-106, -44, 11.5)
    art.blush(-94, -24, 10, 7)
    art.lip("-136,-34 -124,-24 -110,-24", 2.4)


def _dome(art: Artist) -> None:
    dome = blob("-94,56! -84,4 -40,-58 20,-78 82,-54 118,2 126,56! 20,66")
    art.paper(dome, art.deep())
    for i, x in enumerate((-27, 19, 65)):
        _plate(art, common(dome, _scute(x, -80, -22, 25)), (2, 0, 2)[i], 20)
    for i, x in enumerate((-68, -10, 48, 106)):
        _plate(art, common(dome, _scute(x, -20, 42, 31)), (0, 2, 0, 2)[i], 22)
    art.paper(blob("-100,46! -60,40 20,44 100,38 132,46! 122,66 20,74 -92,66"), _RIM, shadow=0.9, texture=0.9)
    for i in range(11):
        x = -82 + i * 20
        art.line(curve(f"{x},44 {x + 1},56 {x},68"), 1.6, "#6a4c26", 0.7)


def _scute(x: float, top: float, foot: float, half: float) -> skia.Path:
    """A plate of a domed shell, leaning with the slope of the shell."""
    lean, middle = (x - 19) * 0.12, (top + foot) / 2
    upper = [(x - lean - half * 0.72, top), (x - lean + half * 0.72, top)]
    lower = [(x + lean + half * 0.72, foot), (x + lean - half * 0.72, foot)]
    return polygon([*upper, (x + half, middle), *lower, (x - half, middle)])


def swimming(art: Artist) -> None:
    """From above, flippers out."""
    with art.at(0, 2, turn=24):
        for side in SIDES:
            _flipper(art, (side * 56, -40), side * 62, 104, 44)
            _flipper(art, (side * 46, 66), side * 140, 64, 36)
        art.loose((0, 88), 180, 34, 18, "#b08a54", kind="lance")
        art.paper(symmetric("0,-150 30,-140 40,-112 30,-84 24,-62"), _SKIN, texture=0.9)
        for x, y in ((-9, -134), (9, -134), (0, -142)):
            art.flat(ellipse(x, y, 5, 4), _SPOT, 0.5)
        art.eyes(0, -112, 22, 10)
        art.smile(0, -94, 8)
        _shell_from_above(art)
    art.bubbles((-118, -100, 8), (-104, -124, 5), (116, 96, 7))


def _flipper(art: Artist, at: tuple[float, float], angle: float, length: float, width: float) -> None:
    art.loose(at, angle, length, width, "#c9a068", kind="petal", shadow=1.2)
    with art.at(*at, turn=angle):
        for j in range(5):
            art.flat(ellipse((j % 2 - 0.5) * width * 0.3, -length * (0.42 + j * 0.1), 5.4, 4.2), "#8a6a3c", 0.55)


def _shell_from_above(art: Artist) -> None:
    shell = symmetric("0,-84 60,-64 80,4 56,74 0,100")
    art.paper(stroked(shell, 16), _RIM, shadow=1.2, texture=0.9)
    for i in range(20):
        _rim_joint(art, i * 18 + 9)
    art.paper(shell, art.deep())
    for i, y in enumerate((-56, -18, 20, 58)):
        back = polygon([(-15, y - 18), (15, y - 18), (27, y), (15, y + 18), (-15, y + 18), (-27, y)])
        _plate(art, common(shell, back), (0, 2)[i % 2], 17)
    for side in SIDES:
        for i, y in enumerate((-66, -37, 1, 39, 70)):
            flank = polygon([(side * x, y + rise) for x, rise in ((18, 0), (30, 17), (96, 24), (96, -24), (30, -17))])
            _plate(art, common(shell, flank), (1, 0, 2)[i % 3], 13)


def _rim_joint(art: Artist, angle: float) -> None:
    with art.at(0, 8, turn=angle):
        across = 84 + 10 * abs(1 - abs(angle % 180 - 90) / 45)
        art.flat(circle(0, -across, 2.2), "#6a4c26", 0.7)


def _plate(art: Artist, outline: skia.Path, tone: int, rosette: float) -> None:
    """One plate, shrunk a little so that the dark shell shows between plates."""
    bounds = outline.getBounds()
    x, y = bounds.centerX(), bounds.centerY()
    art.body(placed(placed(outline, -x, -y), x, y, 0.92), tone, shadow=0.6)
    size = min(rosette, bounds.width() * 0.36, bounds.height() * 0.42)
    art.ring((x, y), (2, 2), size, 6, size * 0.8, shadow=0.4, tone=3, jitter=8)
    art.stone(x, y, size * 0.2, size * 0.2, art.blossom)
