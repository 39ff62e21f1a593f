"""Squirrels."""

from pixtable.studio.kit.paths import SIDES, blob, ellipse, round_rect, symmetric
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.species import WHITE


def nibbling(art: Artist) -> None:
    """From the side, with angle acorn."""
    art.plume([(36, 96), (104, 92), (112, 20), (72, -38), (104, -96), (126, -84)], 11, (62, 50), 40, 36)
    art.coat(blob("-30,-20 20,-14 60,40 56,92 20,112 -40,110 -52,60 -48,10"), 172, 19, 42, 32)
    for i in range(4):
        art.loose((-40 + i * 6, 2 + i * 4), 184 - i * 4, 76 - i * 10, 22, "#fff6e6", shadow=0.4, pale=True)
    art.ring((28, 78), (12, 10), 34, 8, 28)
    art.loose((8, 106), -92, 66, 22, art.tone(1), kind="lance")
    _side_head(art)
    art.lip("-96,-22 -84,-16 -72,-20")
    art.acorn(-86, 22, 1.15, 14)
    art.leaf((-30, 14), -98, 52, 18, "lance", tone=2)
    art.pebble(-76, 20, 8, 7, "#8a5a3a")
    art.mushroom(-112, 124, 0.9)


def _side_head(art: Artist) -> None:
    for x, angle in ((-46, -14), (-18, 18)):
        art.leaf((x, -84), angle, 46, 28, "ovate", tone=1)
        art.loose((x, -86), angle, 26, 12, "#f3b8a4", kind="lance", veins=False, shadow=0.3)
    for x, angle in ((-46, -10), (-16, 20)):
        art.fan((x, -118), (angle - 16, angle + 16), 20, 3, 7, role="lance", shadow=0.4)
    art.body(blob("-104,-38 -78,-76 -36,-94 4,-74 14,-34 -16,-4 -66,-4 -94,-16"))
    art.fan((-16, -62), (-60, 20), 36, 4, 22, shadow=0.5)
    art.paper(blob("-104,-36 -76,-40 -48,-20 -40,-4 -66,-2 -94,-14"), WHITE, shadow=0.2)
    art.nose(-104, -40, 8)
    art.eye(-60, -52, 12)
    art.blush(-34, -28, 13, 9)


def under_its_tail(art: Artist) -> None:
    """The tail held up as a parasol."""
    art.plume([(10, 90), (86, 60), (84, -40), (20, -112), (-44, -104)], 12, (66, 54), 44, 38)
    art.coat(symmetric("0,-20 44,6 56,70 36,112"), 180, 20, 42, 32)
    art.bib(10, 5, 80, 26)
    for side in SIDES:
        art.loose((side * 30, 110), side * 100, 40, 20, art.tone(1))
    _front_head(art)
    art.acorn(0, 36, 1.2, 0)
    for side in SIDES:
        art.leaf((side * 42, 24), 180 + side * 58, 46, 18, "lance", tone=2)


def _front_head(art: Artist) -> None:
    for side in SIDES:
        art.leaf((side * 34, -66), side * 14, 50, 30, "ovate", tone=1)
        art.loose((side * 34, -68), side * 14, 30, 14, "#f3b8a4", kind="lance", veins=False, shadow=0.3)
        art.fan((side * 44, -104), (side * 2, side * 34), 22, 3, 8, role="lance", shadow=0.4)
    art.body(symmetric("0,-88 44,-78 62,-40 44,-4 0,10"))
    for side in SIDES:
        art.paper(ellipse(side * 19, -16, 25, 20), WHITE, shadow=0.2, edge=0.3)
        art.fan((side * 56, -24), (side * 76, side * 130), 24, 3, 12, role="long", shadow=0.5)
    art.fan((0, -52), (-40, 40), 38, 5, 22, shadow=0.5)
    art.eyes(0, -40, 26, 11.5)
    art.nose(0, -22, 8)
    art.mouth(0, -14, 10)
    art.flat(round_rect(-4, -8, 8, 9, 2), "#ffffff")
