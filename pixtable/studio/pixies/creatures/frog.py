"""Frogs."""

from pixtable.studio.kit.paths import SIDES, circle, ellipse, minus, polygon, symmetric
from pixtable.studio.pixies.artist import Artist


def sitting(art: Artist) -> None:
    """On a lily pad."""
    _pad_and_legs(art)
    art.coat(symmetric("0,-40 56,-20 70,50 46,100 0,108"), 180, 22, 46, 36)
    art.bib(24, 5, 70, 30, colour=art.pale(0.55, "#fff8e0"), kind="petal")
    for side in SIDES:
        art.leaf((side * 40, 34), 180 - side * 4, 66, 26, "long", tone=0)
        for j in (-1, 0, 1):
            art.leaf((side * 40, 94), 180 + j * 34, 24, 10, "lance", tone=2)
    _broad_face(art)
    art.daisy(74, 88, 19)


def _pad_and_legs(art: Artist) -> None:
    art.paper(
        minus(ellipse(0, 104, 126, 34), polygon([(0, 104), (130, 84), (130, 108)])),
        ("#8a9a5a", "#4d6a3c") if art.colour != "green" else ("#d9b46a", "#9a7434"),
        texture=0.9,
    )
    for side in SIDES:
        art.leaf((side * 46, 66), side * 58, 70, 44, tone=1, shadow=1.1)
        art.leaf((side * 60, 98), side * 100, 58, 30, "long", tone=1)
        for j in (-1, 0, 1):
            art.berry(side * 112 + j * 3, 104 + j * 8, 5, art.tone(2))


def _broad_face(art: Artist) -> None:
    outline = symmetric("0,-92 60,-86 92,-46 72,-6 0,10")
    art.body(outline)
    with art.clip(outline):
        art.flat(ellipse(0, 6, 80, 30), art.pale(0.5, "#fff8e0"), 0.75, blur=5)
    art.fan((0, -72), (-40, 40), 26, 4, 20, shadow=0.5)
    for side in SIDES:
        art.body(circle(side * 48, -92, 30))
        art.eye(side * 48, -94, 21, "gold", look=(-side * 0.2, 0.1))
        art.blush(side * 66, -34, 14, 9)
        art.flat(circle(side * 8, -54, 2.4), "#2a1814")
    art.lip("-62,-34 -34,-16 0,-10 34,-16 62,-34", 3.4)


def leaping(art: Artist) -> None:
    """Seen from above, legs flung out."""
    with art.at(0, 0, 1, 22):
        for side in SIDES:
            art.leaf((side * 34, 52), side * 128, 70, 36, tone=1)
            art.twig([(side * 78, 98), (side * 52, 122), (side * 72, 138)], 13, 8, art.tone(1))
            for j in (-1, 0, 1):
                art.leaf((side * 74, 138), 180 - side * 20 + j * 32, 34, 14, "lance", tone=2)
            art.leaf((side * 40, -44), side * 48, 60, 28, "long", tone=1)
            for j in (-1, 0, 1):
                art.leaf((side * 82, -82), side * 40 + j * 32, 30, 12, "lance", tone=2)
        outline = symmetric("0,-104 46,-76 58,-20 46,46 0,84")
        art.paper(outline, art.deep())
        art.scales(symmetric("0,-60 46,-50 54,-10 44,46 0,84"), 180, 20, 42, 34)
        art.body(symmetric("0,-116 40,-98 58,-62 30,-40 0,-36"), 2)
        for side in SIDES:
            art.body(circle(side * 38, -84, 22), 2)
            art.eye(side * 40, -88, 16, "gold", look=(0, -0.2))
            art.blush(side * 34, -56, 10, 7)
        art.lip("-26,-98 0,-106 26,-98", 2.6)
        for x, y in ((-14, -8), (14, 4), (-8, 30)):
            art.berry(x, y, 6)
