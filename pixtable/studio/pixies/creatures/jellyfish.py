"""A jellyfish."""

import math

from pixtable.studio.kit.paths import Track, smooth, symmetric, taper
from pixtable.studio.pixies.artist import Artist


def drifting(art: Artist) -> None:
    """Lit from within."""
    for x, phase, length in ((-70, 0, 5), (70, 3, 5), (-44, 1.2, 6), (44, 4.2, 6), (-16, 2.2, 7), (16, 0.4, 7)):
        _arm(art, x, phase, length)
    art.ring((0, -8), (84, 34), 46, 15, 36, span=(96, 264))
    _dome(art)
    face = (art.pale(0.5, "#fff2dc"), art.tone(3))
    art.paper(symmetric("0,-54 50,-44 62,-14 44,12 0,18"), face, shadow=0.5, texture=0.8)
    for i in range(13):
        art.stone(-94 + i / 12 * 188, 20 + math.sin(i / 12 * math.pi) * 8, 7, 6.2, art.blossom)
    art.eyes(0, -20, 28, 12.5)
    art.smile(0, -4, 9, 2.6)
    art.daisy(-50, -80, 15)
    art.bubbles((-122, -96, 8), (-130, -70, 5), (122, -60, 6))


def _arm(art: Artist, x: float, phase: float, length: int) -> None:
    stations = [(x * (1 + j * 0.03) + math.sin(j * 1.15 + phase) * 15, 14 + j * 21) for j in range(length)]
    art.paper(taper(stations, 14, 4, 16), art.deep(0))
    track = Track.through(stations)
    for j in reversed(range(length * 2)):
        share = j / (length * 2)
        station = track.at(share)
        turn = station.heading + (16 if j % 2 else -16)
        foot, size = (station.x, station.y), (38 - share * 10, 22 - share * 6)
        art.leaf(foot, turn, *size, "long", tone=(0, 2, 3, 2)[j % 4], order=j + length, shadow=0.6)


def _dome(art: Artist) -> None:
    turns = [math.radians(degrees) for degrees in range(0, 181, 15)]
    rim = [(math.cos(turn) * 100, 14 - math.sin(turn) * 128) for turn in turns]
    outline = smooth([*rim, (-60, 26), (0, 30), (60, 26)])
    art.body(outline)
    art.scales(outline, lambda x, _y: math.degrees(math.atan2(x, 118)), 19, 44, 38)
