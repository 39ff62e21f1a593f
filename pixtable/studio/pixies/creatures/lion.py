"""A lion."""

from pixtable.studio.kit.paths import SIDES, blob, circle, ellipse, line, symmetric
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.species import WHITE


def sitting(art: Artist) -> None:
    """A mane of petals."""
    art.twig([(48, 92), (104, 88), (118, 40), (98, 6)], 9, 6, "#d9b060")
    art.fan((98, 8), (-60, 40), 40, 5, 26)
    art.paper(symmetric("0,-10 50,10 66,74 44,114"), ("#f0d9a0", "#b8924e"), texture=0.9)
    for side in SIDES:
        art.paper(blob("14,40 38,46 36,104 12,106", side), ("#f6e4b4", "#c9a35e"), shadow=0.6, texture=0.9)
        art.paper(ellipse(side * 26, 110, 22, 13), ("#fff0cc", "#d9b878"), shadow=0.7)
        for j in (-1, 0, 1):
            art.line(line(side * 26 + j * 8, 108, side * 26 + j * 8, 118), 2, "#7a5424", 0.8)
    for radius, length, count, width in ((58, 66, 15, 44), (44, 58, 13, 40), (28, 44, 11, 34)):
        art.ring((0, -40), (radius, radius * 0.96), length, count, width, jitter=6, offset=radius * 0.7)
    for side in SIDES:
        art.paper(circle(side * 44, -82, 18), ("#f0d9a0", "#b8924e"))
        art.flat(circle(side * 44, -80, 10), "#c9806a", 0.7, blur=2)
    art.paper(symmetric("0,-92 44,-82 56,-40 42,-4 0,10"), ("#fbe9bc", "#d2ac68"), texture=0.9)
    art.fan((0, -70), (-50, 50), 34, 5, 24, shadow=0.6)
    for side in SIDES:
        art.paper(ellipse(side * 16, -12, 21, 17), WHITE, shadow=0.3, edge=0.3)
        for j in range(3):
            art.flat(circle(side * (12 + j * 6), -12 + j % 2 * 5, 1.5), "#6a4a2c", 0.9)
    art.eyes(0, -40, 24, 11.5)
    art.nose(0, -24, 11, "#7a3a2c")
    art.mouth(0, -14, 13)
    art.daisy(-96, 112, 17)
    art.grass(-116, 130, 6, 30)
