"""Owls."""

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import SIDES, ellipse, symmetric
from pixtable.studio.pixies.artist import Artist

_CLAW = "#e0a050"
_BEAK = "#e0912b"


def perched(art: Artist) -> None:
    """On a branch, looking at us."""
    art.twig([(-130, 128), (-50, 122), (40, 125), (128, 116)], 11, 7)
    for side in SIDES:
        art.feathers((60, -46), (-7, 10), (166, -7), (150, -14), 46, tones=(1, 1, 0), side=side)
    art.feathers((-28, 84), (14, 0), (202, -11), (70, 0), 26, tones=(1, 1, 1, 1, 1))
    art.body(symmetric("0,-120 58,-100 74,-20 54,70 0,104"))
    art.scales(symmetric("0,-40 56,-30 64,20 46,80 0,108"), 180, 19, 36, 26)
    for side in SIDES:
        art.fan((side * 40, -98), (side * 8, side * 62), 54, 3, 24, role="long")
    for side in SIDES:
        _eye_disc(art, side * 31, -66, 36)
        art.eye(side * 31, -66, 20, "white", look=(-side * 0.4, 0))
    art.loose((0, -60), 180, 32, 20, _BEAK, veins=False)
    for side in SIDES:
        art.toes(side * 26, 102, 9, 24, _CLAW)


def in_flight(art: Artist) -> None:
    """Wings spread, coming straight on."""
    art.feathers((0, 50), (0, 0), (146, 17), (86, 0), 28, tones=(1, 0, 2, 0, 1))
    for side in SIDES:
        art.feathers((24, -18), (3, 6), (52, 17), (148, -13), 44, tones=(1, 0, 2, 1, 0, 2), side=side)
        art.feathers((22, -10), (0, 8), (62, 20), (80, -8), 36, tones=(2, 3, 2, 3), role="main", side=side, shadow=0.7)
    art.body(ellipse(0, 16, 44, 62))
    art.scales(ellipse(0, 30, 42, 54), 180, 17, 32, 24)
    art.body(symmetric("0,-96 40,-100 54,-62 40,-24 0,-12"), 2)
    for side in SIDES:
        art.fan((side * 34, -90), (0, side * 50), 40, 3, 20, role="long")
    for side in SIDES:
        _eye_disc(art, side * 23, -60, 29)
        art.eye(side * 23, -60, 15, "gold")
    art.loose((0, -56), 180, 25, 16, _BEAK, veins=False)
    for side in SIDES:
        art.toes(side * 18, 74, 8, 22, _CLAW)


def _eye_disc(art: Artist, x: float, y: float, radius: float) -> None:
    colour = mix(art.blossom, art.tone(3), 0.33)
    for i in range(12):
        art.loose((x, y), i * 30, radius, radius * 0.48, colour, kind="petal", shadow=0.4, veins=False)
