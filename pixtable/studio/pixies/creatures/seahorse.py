"""Sea horses."""

from pixtable.studio.kit.paths import Track, blob, circle, ellipse, points, taper
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.species import WHITE

_CURL = "14,40 34,74 16,108 -18,114 -34,92 -20,74 -4,84"


def alone(art: Artist) -> None:
    """Among the weeds."""
    _weeds(art)
    with art.at(4, 4, 1.12):
        _seahorse(art)
    _bubbles(art)


def with_foal(art: Artist) -> None:
    """Face to face with a small one."""
    _weeds(art)
    with art.at(34, 6):
        _seahorse(art)
    with art.at(-74, 50, 0.5, flip=True):
        _seahorse(art)
    _bubbles(art)


def _weeds(art: Artist) -> None:
    colour = "#b98a4a" if art.colour == "green" else "#7f9a6a"
    for x, count in ((-108, 4), (112, 5)):
        for j in range(count):
            angle, length = (j - (count - 1) / 2) * 14, art.random.uniform(60, 100)
            art.loose((x + (j - count / 2) * 6, 138), angle, length, 13, colour, kind="willow", shadow=0.7)


def _bubbles(art: Artist) -> None:
    art.bubbles((-116, -66, 9), (-104, -96, 6), (-124, -120, 4))


def _seahorse(art: Artist) -> None:
    art.feathers((36, 10), (0, 4), (62, 17), (64, -4), 24, tones=(0, 2, 3, 2, 0))
    art.paper(taper(points(_CURL), 44, 9, 26), art.deep())
    art.garland(Track.through(points(_CURL)), round(16 * max(1, art.density)), (34, 19), (30, 13))
    art.coat(blob("-30,-58 6,-70 34,-40 46,6 40,48 10,58 -22,30 -34,-14"), 170, 17, 34, 28)
    for i in range(4):
        at, angle = (-20 + i * 3, -22 + i * 15), 200 - i * 4
        art.loose(at, angle, 34, 24, art.pale(0.5), kind="petal", shadow=0.4, pale=True)
    art.feathers((2, -100), (6.5, 13), (24, 14), (40, -2), 16, tones=(2, 0, 1, 2, 0, 1, 2), role="main")
    _head(art)


def _head(art: Artist) -> None:
    snout = blob("-30,-92 -66,-84 -94,-82 -100,-70 -90,-62 -60,-66 -24,-64")
    art.paper(snout, (art.pale(0.3), art.tone(2)), texture=0.9)
    art.body(blob("-40,-70 -34,-104 -4,-120 26,-104 28,-74 4,-54 -24,-56"))
    art.fan((2, -112), (-24, 50), 34, 5, 18, shadow=0.6)
    art.paper(circle(-16, -88, 15), WHITE, shadow=0.3, edge=0.3)
    art.eye(-17, -88, 11.5)
    art.blush(-8, -66, 10, 7)
    art.flat(ellipse(-96, -72, 3, 4), "#3a2018", 0.9)
