"""Peacocks."""

from pixtable.studio.kit.paths import SIDES, Place, blob, polar, symmetric
from pixtable.studio.pixies.artist import Artist

_LEG = "#d9a04a"
_BEAK = "#e8a030"


def displaying(art: Artist) -> None:
    """The whole fan, from the front."""
    for layer, (length, count, spread) in enumerate(((206, 13, 78), (160, 10, 74), (112, 8, 70))):
        for i in range(count):
            aside = 2 * i / (count - 1) - 1
            _fan_feather(art, layer, i, aside * spread, length * (1 - 0.24 * aside**2))
    with art.at(0, 38, 0.78):
        for side in SIDES:
            art.twig([(side * 14, 100), (side * 16, 130)], 5, 4, _LEG)
            art.toes(side * 16, 128, 10, 8, _LEG)
        art.coat(symmetric("0,-66 26,-50 28,-10 46,40 36,92 0,108"), 180, 16, 34, 26)
        _crest(art, (0, -74), (-34, -17, 0, 17, 34))
        art.pebble(0, -56, 36, 33)
        art.loose((0, -52), 180, 26, 17, _BEAK, veins=False)
        art.eyes(0, -60, 16, 9.5)


def _fan_feather(art: Artist, layer: int, i: int, angle: float, length: float) -> None:
    role, tone = ("main" if layer == 1 else "long"), (1, 0, 2)[(i + layer) % 3]
    foot = polar(0, 74, angle, 10)
    art.leaf(foot, angle, length, length * 0.3, role, tone=tone, order=i + layer, shadow=0.9)
    if layer != 1:
        x, y = polar(0, 74, angle, length * 0.88)
        art.stone(x, y, 9 - layer, 9 - layer, art.blossom)
        art.berry(x, y, 5.4 - layer * 0.5, art.tone(1, i + layer + 1))


def trailing(art: Artist) -> None:
    """From the side, the train hanging down."""
    with art.at(-14, -22):
        for layer, (length, count) in enumerate(((206, 7), (160, 6), (112, 5))):
            for i in range(count):
                _train_feather(art, layer, i, 98 + i * 50 / (count - 1), length)
    for x in (-26, -4):
        art.twig([(x, 62), (x - 4, 96), (x - 2, 126)], 5, 4, _LEG)
        art.toes(x - 2, 124, 10, 8, _LEG)
    art.coat(blob("-72,-70 -46,-84 -26,-56 14,-24 44,16 16,64 -36,70 -66,30 -62,-20"), 150, 17, 36, 28)
    art.feathers((-16, -6), (6, 9), (118, 9), (78, -12), 38, tones=(3, 2, 0), role="main")
    _crest(art, (-52, -100), (-30, -10, 10, 30))
    art.loose((-78, -82), -100, 28, 18, _BEAK, veins=False)
    art.pebble(-56, -84, 33, 30)
    art.eye(-66, -88, 10)
    art.blush(-48, -70, 10, 7)


def _train_feather(art: Artist, layer: int, i: int, angle: float, length: float) -> None:
    tone = (1, 0, 2)[(i + layer) % 3]
    art.leaf((0, 0), angle, length * (1 - 0.02 * i), length * 0.26, "long", tone=tone, order=i + layer, shadow=0.9)
    if layer < 2:
        x, y = polar(0, 0, angle, length * 0.86)
        art.stone(x, y, 11 - layer, 11 - layer, "#f6d77a")
        art.berry(x, y, 6.4, art.tone(1, i + layer + 1) if art.is_multi else "#15936f")


def _crest(art: Artist, at: Place, angles: tuple[float, ...]) -> None:
    for i, angle in enumerate(angles):
        art.twig([at, polar(*at, angle, 38)], 2.6, 2)
        art.berry(*polar(*at, angle, 41), 5.4, art.tone(0, i) if art.is_multi else art.tone(3))
