"""Mice."""

from pixtable.studio.kit.paths import SIDES, blob, circle, curve, ellipse, symmetric
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.species import WHITE


def sitting(art: Artist) -> None:
    """With a petal in its paws."""
    art.line(curve("40,96 96,110 128,80 112,48 88,60 98,80"), 6, "#c9967a")
    art.line(curve("40,95 96,109 127,79 112,48"), 2, "#f0c8ac", 0.8)
    art.paper(ellipse(0, 58, 58, 58), art.deep())
    art.fan((0, 38), (70, 290), 78, 11, 38)
    art.fan((0, 30), (90, 270), 58, 8, 34)
    art.paper(ellipse(0, 70, 32, 36), WHITE, shadow=0.5)
    for side in SIDES:
        art.loose((side * 26, 108), side * 96, 34, 18, "#d9a88a", veins=False)
    for side in SIDES:
        art.ring((side * 58, -76), (20, 20), 30, 11, 26, shadow=0.6)
        art.paper(circle(side * 58, -76, 37), art.deep(0), shadow=0.6)
        art.paper(circle(side * 58, -74, 26), ("#f6c9b4", "#d18f7c"), shadow=0.2)
    art.body(symmetric("0,-84 46,-72 56,-30 30,10 0,30"), 2)
    art.fan((0, -52), (-50, 50), 40, 5, 26, shadow=0.6)
    art.eyes(0, -28, 24, 10.5)
    art.nose(0, 22, 8, "#c2504a")
    for side in SIDES:
        art.whiskers(side * 14, 16, side, 54)
    art.loose((0, 86), 0, 44, 30, "#f2c24e", kind="petal", stalk=True, shadow=0.7)
    for side in SIDES:
        art.leaf((side * 40, 46), 180 + side * 42, 50, 20, "long", tone=1)
        art.pebble(side * 14, 84, 8, 7, "#e0b094")


def climbing(art: Artist) -> None:
    """Up angle ear of wheat."""
    art.twig([(70, 140), (60, 60), (66, -20), (50, -110)], 5.5, 3.5, "#c9a24a")
    for i in range(9):
        share = i / 9
        art.loose((56 - share * 4, -54 - share * 62), 24 if i % 2 else -24, 34, 13, "#eec75a", kind="lance")
    art.line(curve("66,72 110,92 124,46 98,20 76,34 66,60 52,70"), 6.5, "#c9967a")
    art.line(curve("110,91 123,46 98,20"), 2, "#f0c8ac", 0.8)
    art.coat(blob("-66,0 -20,-36 44,-20 76,36 58,86 0,100 -54,70"), 112, 20, 44, 34)
    for x, y, angle in ((30, 88, 100), (-30, 84, -110)):
        art.loose((x, y), angle, 36, 16, "#d9a88a", veins=False)
    for x, y in ((-22, -70), (-70, -62)):
        art.ring((x, y), (15, 15), 26, 9, 22, shadow=0.6)
        art.paper(circle(x, y, 28), art.deep(0), shadow=0.6)
        art.paper(circle(x, y + 2, 19), ("#f6c9b4", "#d18f7c"), shadow=0.2)
    art.body(blob("-132,6 -104,-32 -62,-58 -22,-44 -8,-4 -32,30 -84,34 -120,22"), 2)
    art.paper(blob("-130,8 -96,14 -60,20 -40,28 -84,34 -120,22"), WHITE, shadow=0.2)
    art.eye(-70, -12, 11.5)
    art.blush(-52, 10, 12, 8)
    art.nose(-132, 4, 9, "#c2504a")
    art.whiskers(-112, 10, -1, 34)
    art.lip("-118,20 -106,26 -94,22")
    art.leaf((-18, 34), 60, 52, 18, "long", tone=1)
    art.pebble(26, 10, 8, 7, "#e0b094")
    art.grass(-90, 122, 6, 36)
    art.berry(-48, 118, 9)
    art.berry(-30, 122, 8)
