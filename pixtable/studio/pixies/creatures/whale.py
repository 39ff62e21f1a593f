"""A whale."""

import math

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import blob, common, smooth
from pixtable.studio.pixies.artist import Artist


def spouting(art: Artist) -> None:
    """On a calm sea."""
    _spout(art)
    for angle, turn in ((16, -12), (74, 12)):
        art.leaf((122, -22), angle, 78, 40, tone=0)
        art.leaf((122, -22), angle + turn, 62, 30, tone=2, shadow=0.8)
    body = blob("-140,24 -128,-22 -80,-54 -10,-58 50,-34 94,2 116,-22 132,-18 124,26 86,66 20,92 -70,92 -124,66")
    art.body(body)
    back = blob("-90,-60 -10,-64 50,-40 94,-2 116,-26 134,-20 122,30 80,58 10,52 -60,36 -100,-10")
    art.scales(back, 98, 16, 44, 32)
    belly = common(body, blob("-140,30 -100,44 -40,52 30,62 86,62 20,94 -70,94 -124,68"))
    art.paper(belly, ("#fffaf0", "#d8dbe0"), shadow=0.4, texture=0.8)
    with art.clip(belly):
        for i in range(6):
            groove = smooth([(-130 + i * 6, 48 + i * 7), (-60, 60 + i * 7), (40, 68 + i * 6)], closed=False)
            art.line(groove, 1.6, "#8a98b0", 0.7)
    for tone, (angle, length) in zip((1, 0, 2), ((150, 76), (132, 66), (168, 58)), strict=True):
        art.leaf((-34, 54), angle, length, 34, tone=tone)
    art.eye(-104, 8, 13.5)
    art.blush(-84, 30, 14, 9)
    art.lip("-136,38 -116,42 -96,36", 2.8)
    art.daisy(-8, -54, 15)
    art.fan((12, -52), (-20, 50), 30, 4, 18, role="long", shadow=0.6)
    _waves(art)


def _spout(art: Artist) -> None:
    colour = mix("#dff0fb", art.tone(3), 0.4)
    for aside in range(-3, 4):
        length, bend = 84 - abs(aside) * 9, aside * 0.09
        art.loose((-46, -62), aside * 21, length, 15, colour, kind="willow", shadow=0.6, pale=True, bend=bend)
    for aside in range(-2, 3):
        size = 5 - abs(aside) * 0.6
        art.stone(-46 + aside * 30, -134 + abs(aside) * 17, size, size, "#dfeefa")


def _waves(art: Artist) -> None:
    for phase, y in enumerate((116, 130)):
        crest = [(x, y + math.sin(x * 0.07 + phase) * 5) for x in range(-140, 150, 14)]
        art.line(smooth(crest, closed=False), 3.4, mix(art.tone(2), "#ffffff", 0.35), 0.8)
