"""An octopus."""

from pixtable.studio.kit.paths import SIDES, Track, points, symmetric, taper
from pixtable.studio.pixies.artist import Artist

_ARMS = (
    "40,20 96,10 128,-34 104,-62",
    "44,34 104,52 136,92 106,112",
    "24,44 48,92 84,122 58,140",
    "8,46 12,96 30,124 6,138",
)


def waving(art: Artist) -> None:
    """All eight arms curled outwards."""
    for side in SIDES:
        for arm in _ARMS:
            _arm(art, arm, side)
    art.body(symmetric("0,-122 56,-100 78,-44 60,14 34,46 0,54"))
    art.scales(symmetric("0,-128 60,-104 82,-44 40,-40 0,-44"), 0, 19, 42, 34)
    art.ring((0, -96), (8, 8), 30, 7, 22, shadow=0.6)
    art.daisy(0, -96, 15)
    for side in SIDES:
        art.eye(side * 28, -10, 19, "white", look=(-side * 0.2, 0.15))
        art.blush(side * 46, 20, 14, 9)
    art.smile(0, 22, 12, 2.8)
    art.bubbles((-112, -110, 8), (-126, -86, 5), (116, -104, 6))


def _arm(art: Artist, way: str, side: int) -> None:
    stations = points(way, side)
    art.paper(taper(stations, 36, 10), art.deep(0))
    track = Track.through(stations)
    art.garland(track, round(11 * max(1, art.density * 0.9)), (42, 26), (32, 18), role="long")
    for share in (0.55, 0.75, 0.92):
        x, y = track.at(share).aside(side * 4)
        art.stone(x, y, 4.4 - share * 1.4, 4.2 - share * 1.4, "#fbe9d0")
