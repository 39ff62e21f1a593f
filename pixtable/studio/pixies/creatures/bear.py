"""A bear."""

from pixtable.studio.kit.paths import SIDES, blob, circle, ellipse, line, round_rect, symmetric
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.species import CREAM


def with_honey(art: Artist) -> None:
    """Both paws on the pot, two bees above."""
    _feet(art)
    art.coat(symmetric("0,-30 58,-4 80,60 52,112"), 180, 21, 46, 38)
    art.paper(ellipse(0, 66, 40, 40), CREAM, shadow=0.5, texture=0.9)
    _head(art)
    _pot(art)
    _bees(art)


def _feet(art: Artist) -> None:
    for side in SIDES:
        art.leaf((side * 48, 96), side * 84, 60, 50, tone=1)
        art.paper(ellipse(side * 66, 104, 30, 24), art.deep(0))
        art.paper(ellipse(side * 68, 106, 16, 13), ("#f0d2b0", "#b88a64"), shadow=0.2)
        for j in (-1, 0, 1):
            art.flat(circle(side * 68 + j * 10, 88 + abs(j) * 3, 4.4), "#e0b890")


def _head(art: Artist) -> None:
    for side in SIDES:
        art.ring((side * 54, -94), (10, 10), 26, 8, 24, shadow=0.6)
        art.paper(circle(side * 54, -94, 26), art.deep(0))
        art.paper(circle(side * 54, -92, 15), ("#f0d2b0", "#c2946a"), shadow=0.2)
    art.ring((0, -52), (52, 46), 34, 17, 30, shadow=0.7)
    art.body(ellipse(0, -52, 70, 60))
    art.scales(symmetric("0,-114 50,-104 70,-60 40,-66 0,-56"), 180, 16, 36, 30, shadow=0.5)
    art.paper(ellipse(0, -30, 34, 27), CREAM, shadow=0.4, edge=0.5)
    art.eyes(0, -56, 30, 11, blush_drop=22)
    art.nose(0, -42, 12)
    art.mouth(0, -26, 11)


def _pot(art: Artist) -> None:
    art.paper(blob("-26,28 26,28 32,74 0,84 -32,74"), ("#d99a4a", "#8a5420"), shadow=0.9)
    art.paper(round_rect(-30, 20, 60, 14, 6), ("#b87434", "#6f4018"), shadow=0.5)
    art.paper(blob("-22,32 22,32 18,50 8,46 4,62 -6,48 -16,54"), ("#ffd65a", "#e8a01c"), shadow=0.3, edge=0.2)
    for side in SIDES:
        art.leaf((side * 62, 10), 180 + side * 56, 60, 30, "main" if art.colour != "blue" else "long", tone=1)
        art.paper(ellipse(side * 30, 50, 18, 16), art.deep(0))
        for j in (-1, 0, 1):
            art.flat(circle(side * 26 + j * 6 - side * 4, 60, 2.2), "#f0d2b0", 0.9)


def _bees(art: Artist) -> None:
    for x, y in ((-92, -126), (100, -112)):
        with art.at(x, y, 0.42, 20 if x < 0 else -20):
            for angle in (-40, 40):
                art.loose((0, 0), angle, 44, 24, "#f6f2e4", kind="petal", pale=True)
            art.stone(0, 8, 22, 16, "#f0b52e")
            for side in SIDES:
                art.line(line(side * 9, -4, side * 9, 20), 5, "#3a2416")
            art.eye(-12, -2, 5)
