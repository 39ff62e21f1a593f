"""Salamanders."""

from pixtable.studio.kit.paths import SIDES, Track, circle, points, polar, smooth, symmetric
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.species import WHITE


def winding(art: Artist) -> None:
    """Coming up out of a brook, in an S."""
    _body(art, "-6,-70 26,-26 4,26 -40,60 -30,110 30,124 92,98", hips=(0.16, 0.46))
    with art.at(-12, -92, turn=-14):
        _head(art)
    art.mushroom(-104, 120)
    art.mushroom(-84, 128, 0.7)
    art.daisy(100, -60, 16)


def coiled(art: Artist) -> None:
    """Curled round two daisies."""
    _body(art, "-58,26 -76,84 -16,122 64,104 96,36 62,-34 0,-66 -40,-120", hips=(0.16, 0.42))
    with art.at(-50, 6, turn=18):
        _head(art)
    art.daisy(14, 40, 20)
    art.daisy(38, 54, 13)


def _body(art: Artist, way: str, hips: tuple[float, float]) -> None:
    track = Track.through(points(way))
    for share in hips:
        _legs(art, track, share)
    right, left = [], []
    for i in range(25):
        share = i / 24
        half = _girth(share) * (0.8 + 0.2 * min(1, share * 8))
        right.append(track.at(share).aside(half))
        left.append(track.at(share).aside(-half))
    art.paper(smooth(right + left[::-1]), art.deep())
    count = round(30 * max(1, art.density))
    for i in reversed(range(count)):
        _scales(art, track, i / (count - 1) * 0.97, i)


def _girth(share: float) -> float:
    return 30 * (1 - share) ** 0.75 + 4 if share > 0.5 else 27


def _legs(art: Artist, track: Track, share: float) -> None:
    station = track.at(share)
    skin = "#c9a05a" if art.colour == "yellow" else "#a8784a"
    for side in SIDES:
        x, y = polar(station.x, station.y, station.heading + side * 68, 58)
        along_x, along_y = station.along
        knee = ((station.x + x) / 2 + along_x * 8, (station.y + y) / 2 + along_y * 8)
        art.twig([(station.x, station.y), knee, (x, y)], 13, 8, skin)
        for j in (-1, 0, 1):
            art.leaf((x, y), station.heading + side * 60 + j * 36, 26, 10, "lance", tone=2)


def _scales(art: Artist, track: Track, share: float, i: int) -> None:
    station, girth = track.at(share), _girth(share)
    for side in SIDES:
        foot, turn = station.aside(side * girth * 0.32), station.heading + side * 26
        size, tone = (girth * 1.5 + 10, girth + 8), (0, 2, 1)[i % 3]
        art.leaf(foot, turn, *size, "scale", tone=tone, order=i // 2, shadow=0.5)
    if i % 4 == 0 and share < 0.8:
        art.stone(station.x, station.y, girth * 0.26, girth * 0.25, art.blossom)


def _head(art: Artist) -> None:
    for side in SIDES:
        art.fan((side * 34, 14), (side * 60, side * 130), 34, 4, 14, role="long", shadow=0.6)
    art.body(symmetric("0,-46 34,-36 48,-2 34,30 0,38"), 2)
    for side in SIDES:
        art.paper(circle(side * 30, -10, 17), WHITE, shadow=0.4, edge=0.2)
        art.eye(side * 30, -10, 13)
        art.blush(side * 26, 14, 9, 6)
    art.lip("-22,14 0,24 22,14", 2.6)
    art.fan((0, -24), (-30, 30), 24, 3, 16, role="long", shadow=0.4)
