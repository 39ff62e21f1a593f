"""Cats."""

from pixtable.studio.kit.paths import SIDES, blob, ellipse, polygon, symmetric
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.species import WHITE


def sitting(art: Artist) -> None:
    """Upright, with a bell."""
    art.plume([(44, 98), (104, 96), (116, 34), (82, 6), (92, -42)], 8, (34, 44), 34, 24)
    art.coat(symmetric("0,-30 44,0 64,74 44,114"), 180, 20, 42, 32)
    art.bib(0, 5, 58, 24, kind="ovate" if art.colour == "red" else "petal")
    for side in SIDES:
        art.leaf((side * 20, 58), 180, 52, 22, "lance", tone=2)
        art.paper(ellipse(side * 21, 112, 17, 11), WHITE, shadow=0.5, edge=0.4)
    with art.at(0, -50):
        _head(art)
        for side in SIDES:
            art.eye(side * 28, 0, 15, "gold")
            art.blush(side * 46, 22, 11, 8)
        _muzzle(art)
    art.twig([(-34, -6), (0, 6), (34, -6)], 5, 5, "#3a5a9a" if art.colour == "red" else "#b0402c")
    art.berry(0, 10, 9, "#f0b52e")


def loaf(art: Artist) -> None:
    """Asleep on a stump, tail hanging down."""
    _stump(art)
    art.paper(blob("-84,58 -66,4 0,-16 66,4 90,58 60,84 -60,84"), art.deep())
    art.scales(blob("-88,62 -66,0 0,-18 70,0 94,60 60,90 -60,90"), lambda x, _y: 180 - x * 0.5, 19, 44, 34)
    art.plume([(70, 66), (104, 80), (98, 116), (116, 136)], 6, (30, 36), 30, 22)
    for side in SIDES:
        art.paper(ellipse(side * 26, 82, 20, 11), WHITE, shadow=0.6, edge=0.4)
    with art.at(-14, -42, turn=-6):
        _head(art)
        for side in SIDES:
            lid = (art.pale(0.2, "#ffffff"), art.tone(2))
            art.paper(ellipse(side * 30, -2, 20, 14), lid, shadow=0.2, edge=0.4)
        art.eyes(0, -4, 30, 12, "sleep", blush_drop=22)
        _muzzle(art)
    art.daisy(-84, 92, 14)
    art.mushroom(-108, 136, 0.8)


def _stump(art: Artist) -> None:
    sides = polygon([(-112, 84), (112, 84), (118, 146), (-118, 146)])
    art.paper(sides, ("#8a6238", "#4d3420"), brush="wood", edge=2)
    art.paper(ellipse(0, 84, 112, 26), ("#e8c890", "#b08a54"), shadow=0.4)
    for share in (0.9, 0.8, 0.66):
        art.line(ellipse(0, 84, 112 * share, 26 * share), 1.6, "#8a6238", 0.7)


def _head(art: Artist) -> None:
    for side in SIDES:
        art.leaf((side * 36, -30), side * 16, 60, 48, "ovate", tone=0)
        art.loose((side * 36, -34), side * 16, 34, 22, "#f3b8a4", veins=False, shadow=0.3)
    art.body(symmetric("0,-48 44,-42 64,-4 48,34 0,46"))
    for side in SIDES:
        art.fan((side * 50, 14), (side * 72, side * 136), 34, 3, 16, role="long", shadow=0.5)
    art.fan((0, -12), (-38, 38), 40, 5, 20, shadow=0.6)
    for side in SIDES:
        art.paper(ellipse(side * 14, 22, 19, 15), WHITE, shadow=0.3, edge=0.3)


def _muzzle(art: Artist) -> None:
    art.nose(0, 12, 7, "#c2504a")
    art.mouth(0, 18, 11)
    for side in SIDES:
        art.whiskers(side * 24, 22, side, 54)
