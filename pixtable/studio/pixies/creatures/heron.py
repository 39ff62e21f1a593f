"""Herons and cranes."""

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import SIDES, blob, ellipse, taper
from pixtable.studio.pixies.artist import Artist

_LEG = "#d9a04a"
_BEAK = ("#f0b040", "#c07a1c")


def fishing(art: Artist) -> None:
    """One leg up, among the reeds."""
    _reeds(art)
    art.twig([(14, 60), (16, 96), (12, 130)], 5.5, 4, _LEG)
    art.twig([(30, 58), (56, 84), (26, 98)], 5.5, 4, _LEG)
    art.toes(12, 128, 14, 6, _LEG)
    art.feathers((56, 26), (0, 0), (100, 11), (100, -10), 26, tones=(1, 0, 2, 0, 1))
    art.coat(blob("-36,0 6,-24 60,-6 86,36 40,66 -16,60 -40,34"), 104, 18, 42, 32)
    art.feathers((-6, 4), (6, 8), (108, 8), (100, -16), 38, tones=(1, 0, 2))
    neck = [(-18, 30), (-44, -4), (-14, -50), (-34, -96)]
    art.paper(taper(neck, 44, 24, 22), (mix(art.tone(2), "#fff8ea", 0.3), art.tone(0)))
    art.scales(taper(neck, 44, 22, 22), 170, 15, 30, 22, shadow=0.4)
    for i in range(4):
        at, colour = (-30 + i * 6, 20 + i * 5), art.pale(0.7, "#fff8ea")
        art.loose(at, 186 - i * 5, 60 - i * 7, 13, colour, kind="willow", shadow=0.5, pale=True)
    _fisher_head(art)


def _reeds(art: Artist) -> None:
    for x, height in ((-120, 120), (-104, 90), (110, 130), (126, 96)):
        art.twig([(x, 136), (x + 3, 136 - height * 0.5), (x - 2, 136 - height)], 4, 2.6, "#8a9a4a")
        art.stone(x - 2, 136 - height, 6, 14, "#7a4a2a")
    for i in range(3):
        art.line(ellipse(6, 128, 86 - i * 24, 12 - i * 3), 2, "#ffffff" if art.colour != "blue" else "#7a8fb4", 0.5)


def _fisher_head(art: Artist) -> None:
    art.paper(blob("-56,-112! -136,-92! -58,-96"), _BEAK, edge=0.2, shadow=0.7)
    art.feathers((-24, -112), (0, 0), (62, 15), (76, -8), 14, tones=(1, 1, 1))
    art.body(blob("-62,-104 -44,-124 -16,-122 -6,-100 -24,-84 -52,-90"), 2)
    art.eye(-40, -106, 9.5)
    art.blush(-26, -94, 8, 5)


def dancing(art: Artist) -> None:
    """A crane with its wings raised."""
    for side in SIDES:
        art.feathers((22, -2), (0, 5), (38, 19), (146, -13), 40, tones=(1, 0, 1, 0, 1), side=side)
        art.feathers((18, 4), (0, 5), (50, 26), (80, -6), 36, tones=(2, 3, 2), role="main", side=side, shadow=0.6)
    art.twig([(-10, 60), (-22, 98), (-16, 134)], 5.5, 4, _LEG)
    art.twig([(12, 60), (42, 84), (24, 112)], 5.5, 4, _LEG)
    art.toes(-16, 132, 13, 6, _LEG)
    for i in range(3):
        art.leaf((0, 54), 180 + (i - 1) * 18, 44, 18, "long", tone=1)
    art.paper(ellipse(0, 30, 34, 42), art.deep(2))
    art.scales(ellipse(0, 30, 34, 42), 180, 16, 32, 24, tone=3)
    neck = [(0, 16), (22, -26), (-16, -66), (4, -104)]
    art.paper(taper(neck, 38, 22, 22), (mix(art.tone(2), "#fff8ea", 0.3), art.tone(0)))
    art.scales(taper(neck, 38, 22, 22), 176, 14, 28, 20, shadow=0.4)
    art.paper(blob("-14,-116! -84,-136! -18,-104"), _BEAK, edge=0.2, shadow=0.7)
    art.feathers((14, -118), (0, 0), (10, 20), (44, 0), 12, tones=(0, 1, 2, 0))
    art.body(blob("-22,-110 -6,-130 20,-128 28,-106 10,-90 -14,-96"), 2)
    art.eye(0, -112, 9.5)
    art.blush(14, -100, 8, 5)
