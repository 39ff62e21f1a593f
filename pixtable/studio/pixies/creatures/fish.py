"""Fish."""

from pixtable.studio.kit.paths import blob
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.species import CREAM


def swimming(art: Artist) -> None:
    """A round old carp."""
    art.feathers((76, 0), (0, 0), (46, 22), (84, 0), 36, tones=(0, 1, 2, 0, 1), role="main")
    art.feathers((-40, -44), (18, 2), (6, 9), (50, 0), 24, tones=(1, 2, 0, 1, 2, 0), role="main")
    art.feathers((-16, 46), (16, 0), (165, -12), (40, 0), 22, tones=(1, 1, 1, 1), role="main")
    art.body(blob("-122,0! -92,-50 -20,-68 42,-42 90,0 42,42 -20,68 -92,50"))
    art.scales(blob("-62,0 -50,-54 -14,-64 42,-40 84,0 42,40 -14,64 -50,54"), 90, 17, 36, 26)
    cheek = CREAM if art.is_multi else (art.pale(0.2, "#ffffff"), art.tone(0))
    art.paper(blob("-122,0! -92,-50 -56,-60 -46,-20 -50,24 -60,58 -92,50"), cheek, texture=0.9)
    art.leaf((-22, 14), 112, 52, 32, tone=3)
    art.eye(-84, -14, 17, "white", look=(-0.3, 0))
    art.blush(-72, 16, 11, 8)
    art.smile(-104, 12, 9)
    art.bubbles((-128, -54, 9), (-132, -84, 7), (-136, -114, 5))
    art.grass(-96, 132, 6, 44, "#7f9a6a")
    art.grass(90, 134, 7, 54, "#7f9a6a")


def veil_tailed(art: Artist) -> None:
    """Swimming upwards with a long tail."""
    with art.at(-6, 0, 0.94, 36):
        art.feathers((56, 0), (0, 0), (56, 17), (141, 4), 44, tones=(0, 1, 2, 0, 1))
        art.feathers((56, 0), (0, 0), (58, 21), (98, 3), 40, tones=(1, 2, 0, 1), role="main")
        art.feathers((-34, -34), (17, 0), (-4, 13), (74, -4), 26, tones=(0, 1, 2, 0, 1, 2))
        art.feathers((-14, 34), (22, 0), (172, -16), (62, 0), 24, tones=(1, 1, 1))
        art.body(blob("-112,-2! -84,-36 -20,-50 40,-30 74,0 40,30 -20,48 -84,34"), 2)
        art.scales(blob("-50,0 -44,-38 -10,-48 40,-28 70,0 40,28 -10,46 -44,36"), 90, 15, 32, 24)
        if art.is_multi:
            cheek = blob("-112,-2! -84,-36 -50,-46 -42,-10 -46,24 -54,42 -84,34")
            art.paper(cheek, ("#fff0c8", "#e8b45a"), texture=0.9)
        art.leaf((-30, 12), 120, 54, 28, tone=3)
        art.eye(-76, -8, 15, "white", look=(-0.2, -0.2))
        art.blush(-66, 14, 10, 7)
        art.smile(-94, 9, 8)
    art.bubbles((-128, -96, 9), (-134, -124, 6), (-120, -66, 5))
