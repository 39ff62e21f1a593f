"""A red panda."""

from pixtable.studio.kit.paths import SIDES, Track, blob, ellipse, points, symmetric, taper
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.species import WHITE

_DARK = ("#5a3024", "#2a1510")


def sitting(art: Artist) -> None:
    """Holding a sprig, its ringed tail beside it."""
    _tail(art)
    art.coat(symmetric("0,-20 50,6 66,70 44,112"), 180, 20, 44, 36, depth=0)
    art.paper(blob("-26,20 26,20 34,80 0,104 -34,80"), _DARK, shadow=0.5, texture=0.9)
    for side in SIDES:
        art.paper(ellipse(side * 40, 110, 26, 15), ("#4a281e", "#22110c"))
        arm = taper([(side * 48, 20), (side * 50, 52), (side * 22, 66)], 26, 20, 12)
        art.paper(arm, _DARK, shadow=0.8)
    _head(art)
    for at, angle, length in (((0, 60), 0, 60), ((0, 50), 34, 34), ((0, 46), -34, 30)):
        art.loose(at, angle, length, 4 + length * 0.2, "#9cbf62", kind="willow", stalk=True, shadow=0.6)
    for side in SIDES:
        art.paper(ellipse(side * 12, 62, 13, 11), _DARK, shadow=0.6)


def _tail(art: Artist) -> None:
    stations = points("30,92 96,100 122,52 112,-6 126,-48")
    art.paper(taper(stations, 44, 34), art.deep(0))
    track = Track.through(stations)
    role = "long" if art.colour == "blue" else "main"
    for i in reversed(range(13)):
        station = track.at(i / 12)
        for side in SIDES:
            tone = 1 if i // 2 % 2 else 3
            art.leaf((station.x, station.y), station.heading + side * 34, 42, 30, role, tone=tone, shadow=0.7)


def _head(art: Artist) -> None:
    for side in SIDES:
        art.leaf((side * 46, -84), side * 26, 52, 48, "ovate", tone=0)
        art.loose((side * 47, -88), side * 26, 34, 26, "#fff6e6", veins=False, shadow=0.3)
    art.body(symmetric("0,-106 50,-98 76,-56 62,-14 0,8"))
    art.scales(symmetric("0,-112 50,-104 60,-74 20,-62 0,-58"), 180, 16, 36, 30, shadow=0.5)
    for side in SIDES:
        art.fan((side * 62, -34), (side * 70, side * 130), 30, 3, 16, role="long", shadow=0.5)
        art.paper(blob("70,-40! 44,-58 34,-28 18,-8 44,-8 64,-18", side), WHITE, shadow=0.3, edge=0.5)
        art.paper(ellipse(side * 30, -76, 13, 8), WHITE, shadow=0.3, edge=0.3)
    art.paper(symmetric("0,-44 26,-30 24,-6 0,6"), WHITE, shadow=0.3, edge=0.4)
    art.eyes(0, -50, 30, 11, blush_drop=24)
    art.nose(0, -26, 9)
    art.mouth(0, -16, 9)
