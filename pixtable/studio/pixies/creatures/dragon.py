"""Dragons."""

from pixtable.studio.kit.paths import SIDES, Track, blob, curve, ellipse, points, smooth, symmetric
from pixtable.studio.pixies.artist import Artist

_HORN = "#e0c08a"
_NOSTRIL = "#3a2018"


def sitting(art: Artist) -> None:
    """A little one, wings out."""
    art.plume([(30, 96), (96, 104), (128, 60), (104, 20)], 7, (30, 26), 26, 20)
    art.leaf((104, 22), -10, 54, 40, tone=3)
    for side in SIDES:
        art.wing((side * 28, 4), side * 58, 124, side)
        art.twig([(side * 26, 6), (side * 70, -36), (side * 122, -50)], 5, 2.6)
    art.coat(symmetric("0,-20 44,4 62,70 40,112"), 180, 20, 42, 34)
    for i in range(5):
        _belly_plate(art, i)
    for side in SIDES:
        art.leaf((side * 36, 30), 180 + side * 24, 52, 24, "lance", tone=2)
        art.paper(ellipse(side * 36, 112, 24, 14), art.deep(0))
        for j in (-1, 0, 1):
            art.loose((side * 36 + j * 12, 116), 180, 14, 9, "#fff6e2", veins=False, shadow=0.4)
    _front_head(art)


def _belly_plate(art: Artist, i: int) -> None:
    half, top, foot = 26 - abs(i - 2) * 2, 14 + i * 19, 40 + i * 17
    plate = smooth([(-half, top + 6), (0, top), (half, top + 6), (22, foot - 4), (0, foot), (-22, foot - 4)])
    art.paper(plate, ("#fbeec8", "#d9b878"), shadow=0.4, edge=0.5)


def _front_head(art: Artist) -> None:
    for side in SIDES:
        art.twig([(side * 28, -84), (side * 46, -112), (side * 42, -138)], 8, 3, _HORN)
        art.leaf((side * 48, -58), side * 76, 52, 34, tone=1)
    art.body(symmetric("0,-98 44,-88 58,-52 46,-20 26,6 0,12"))
    art.scales(symmetric("0,-102 44,-90 50,-60 20,-40 0,-30"), 180, 16, 32, 26, shadow=0.4)
    art.paper(symmetric("0,-22 34,-16 36,2 0,16"), (art.pale(0.4), art.tone(2)), shadow=0.4)
    for side in SIDES:
        art.flat(ellipse(side * 12, -10, 3.4, 2.6), _NOSTRIL)
    art.smile(0, -1, 14, 2.4)
    art.eyes(0, -44, 27, 13, "gold", blush_drop=20)


def serpent(art: Artist) -> None:
    """A long one in a loop, watching its pearl."""
    track = Track.through(points("-34,-64 34,-84 92,-40 76,30 10,44 -56,38 -96,78 -50,122 40,118 104,112"))
    for share in (0.28, 0.62):
        _claws(art, track, share)
    count = round(40 * max(1, art.density))
    for i in reversed(range(count)):
        _coil(art, track, i / (count - 1), i)
    art.fan((104, 112), (60, 130), 46, 4, 24)
    with art.at(-58, -66, turn=-10):
        _side_head(art)
    art.stone(-112, -18, 12, 12, "#fff2d8")


def _claws(art: Artist, track: Track, share: float) -> None:
    station = track.at(share)
    for side in SIDES:
        foot = station.aside(side * 52)
        art.twig([(station.x, station.y), foot], 11, 7)
        for j in (-1, 0, 1):
            art.leaf(foot, station.heading + side * 90 + j * 34, 22, 10, "lance", tone=3)


def _coil(art: Artist, track: Track, share: float, i: int) -> None:
    """One pair of scales and a leaf of the crest."""
    station = track.at(share)
    girth = 30 * (1 - share) ** 0.6 + 7
    crest = (girth * 1.1 + 8, girth * 0.7 + 6)
    art.leaf(station.aside(-girth * 0.5), station.heading + 58, *crest, "long", tone=3, order=i, shadow=0.5)
    for side in SIDES:
        tone, turn = (0, 2, 1)[i % 3], station.heading + side * 24
        size = (girth * 1.5 + 10, girth + 10)
        art.leaf(station.aside(side * girth * 0.36), turn, *size, "scale", tone=tone, order=i // 3, shadow=0.5)


def _side_head(art: Artist) -> None:
    for j in range(5):
        art.leaf((20, -6), 40 + j * 26, 54, 28, tone=j % 3, order=j)
    for j in (0, 1):
        art.twig([(8 + j * 14, -28), (22 + j * 16, -54), (14 + j * 18, -82)], 6.5, 3)
        art.twig([(21 + j * 16, -54), (36 + j * 14, -66)], 4, 2.4)
    art.body(blob("-76,6 -56,-16 -14,-38 26,-30 36,2 16,28 -30,30 -66,24"))
    art.paper(blob("-78,6 -56,-10 -36,6 -34,26 -66,24"), (art.pale(0.4), art.tone(2)), shadow=0.3)
    art.flat(ellipse(-68, 4, 3.4, 2.6), _NOSTRIL)
    art.lip("-72,17 -50,21 -28,14", 2.4)
    art.eye(-18, -12, 13, "gold")
    art.blush(-2, 10, 11, 7)
    for whisker in ("-68,12 -92,-6 -98,12", "-68,12 -92,26 -98,56"):
        art.line(curve(whisker), 2.4, "#fff0c8", 0.95)
