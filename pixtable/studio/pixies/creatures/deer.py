"""Deer."""

from pixtable.studio.kit.paths import SIDES, blob, circle, ellipse, points, symmetric, taper
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.species import WHITE


def stag(art: Artist) -> None:
    """A portrait with blossoming antlers."""
    _antlers(art)
    art.fan((0, 40), (96, 264), 104, 11, 42)
    art.fan((0, 30), (110, 250), 78, 8, 38)
    for side in SIDES:
        art.leaf((side * 42, -46), side * 84, 72, 36, "long", tone=0, shadow=1.1)
        art.loose((side * 48, -46), side * 84, 48, 16, "#f3c8ae", kind="lance", veins=False, shadow=0.3)
    _stag_face(art)


def _antlers(art: Artist) -> None:
    for side in SIDES:
        art.twig([(side * 22, -60), (side * 40, -100), (side * 84, -112), (side * 104, -150)], 8, 4)
        for tine in (
            "38,-94 37,-118 30,-142",
            "70,-110 74,-130 72,-150",
            "88,-116 111,-114 128,-112",
            "30,-78 49,-77 62,-76",
        ):
            art.twig(points(tine, side), 5.5, 3)
        tips = ((104, -146, 10), (30, -138, -6), (72, -146, 4), (126, -110, 70), (62, -76, 80))
        for j, (x, y, angle) in enumerate(tips):
            art.leaf((side * x, y), side * angle - 12, 38, 26, tone=j % 3, order=j + (side > 0) * 2)
            art.leaf((side * x, y), side * angle + 24, 32, 22, tone=(j + 1) % 3, order=j + 1 + (side > 0) * 2)
        art.berry(side * 52, -102, 6)
        art.berry(side * 86, -128, 6)


def _stag_face(art: Artist) -> None:
    art.body(symmetric("0,-82 40,-72 52,-34 38,20 26,62 0,76"))
    art.scales(symmetric("0,-84 36,-74 40,-40 16,0 0,30"), 180, 16, 32, 24, shadow=0.4)
    art.paper(symmetric("0,22 28,34 30,60 0,80"), WHITE, shadow=0.4)
    art.nose(0, 46, 14)
    art.mouth(0, 58, 10)
    for side in SIDES:
        art.paper(ellipse(side * 33, -18, 19, 17), WHITE, shadow=0.2, edge=0.3)
        art.eye(side * 33, -17, 13)
        art.blush(side * 36, 14, 11, 8)
    for i in range(3):
        art.flat(circle((i - 1) * 14, -56 + abs(i - 1) * 6, 3.4), "#fff6e6", 0.9)


def fawn(art: Artist) -> None:
    """Standing on thin legs."""
    for x, lean in ((-34, -4), (-14, 3), (46, 5), (66, -3)):
        art.twig([(x, 48), (x + lean, 90), (x + lean * 0.5, 130)], 10, 5.5, "#b98a5a")
        art.loose((x + lean * 0.5, 124), 180, 16, 14, "#3a2420", veins=False)
    art.coat(blob("-54,-8 -20,-24 50,-20 88,10 84,54 40,66 -30,66 -58,36"), 104, 19, 42, 32)
    art.leaf((82, -2), 50, 42, 26, tone=3)
    for x, y in ((0, 4), (26, -4), (50, 10), (16, 28), (42, 34)):
        art.flat(circle(x, y, 4.6), "#fff6e6", 0.92)
    art.paper(taper([(-34, 20), (-52, -20), (-62, -62)], 52, 34, 16), art.deep(0))
    art.scales(taper([(-32, 24), (-52, -20), (-62, -62)], 52, 34, 16), 165, 16, 32, 24)
    _fawn_head(art)
    art.daisy(-96, 112, 15)
    art.grass(98, 132, 7, 40)
    art.mushroom(110, 130, 0.8)


def _fawn_head(art: Artist) -> None:
    for side, angle in ((1, 64), (-1, -40)):
        art.leaf((-60 + side * 16, -92), angle, 54, 30, "long", tone=0)
        art.loose((-60 + side * 18, -93), angle, 36, 14, "#f3c8ae", kind="lance", veins=False, shadow=0.3)
    for x, tip in ((-66, -84), (-50, -40)):
        art.twig([(x, -104), ((x + tip) / 2, -124), (tip, -142)], 5, 3)
        art.twig([((x + tip) / 2, -124), (x, -146)], 3.5, 2.2)
        art.leaf((tip, -140), -14 if tip < -60 else 20, 26, 18)
    art.body(blob("-126,-54 -96,-84 -62,-110 -30,-98 -24,-66 -50,-46 -96,-36 -122,-40"))
    art.fan((-54, -88), (-40, 20), 30, 3, 20, shadow=0.5)
    art.paper(blob("-128,-54 -104,-66 -92,-48 -100,-36 -122,-40"), WHITE, shadow=0.2)
    art.nose(-126, -56, 8)
    art.lip("-118,-46 -108,-42 -98,-46")
    art.eye(-76, -72, 11)
    art.blush(-58, -54, 11, 7)
