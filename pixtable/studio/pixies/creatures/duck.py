"""A duck."""

from pixtable.studio.kit.paths import blob, circle, curve, ellipse, taper
from pixtable.studio.pixies.artist import Artist


def afloat(art: Artist) -> None:
    """With a bow, a duckling behind it."""
    _pond(art)
    art.feathers((86, 30), (0, 0), (40, 18), (62, -5), 28, tones=(0, 1, 2, 0), role="main")
    art.coat(blob("-66,20 -30,-4 40,6 96,8 110,44 84,88 0,98 -62,84 -80,50"), 92, 19, 42, 36, depth=0)
    art.feathers((-14, 28), (5, 7), (84, 9), (96, -12), 40, tones=(1, 0, 2, 3, 2))
    art.paper(taper([(-44, 50), (-52, 0), (-48, -40)], 70, 50, 14), art.deep(0))
    art.scales(taper([(-44, 60), (-52, 0), (-48, -40)], 72, 52, 14), 176, 16, 34, 26)
    _bow(art)
    art.paper(blob("-80,-70 -112,-66 -132,-54 -128,-42 -100,-42 -74,-46"), ("#ffab3a", "#d9731c"), edge=0.2)
    art.line(curve("-128,-50 -104,-52 -80,-54"), 2, "#7a3a10", 0.8)
    art.body(circle(-50, -62, 42))
    art.scales(blob("-50,-106 -12,-92 -4,-60 -30,-30 -40,-60 -70,-84"), 150, 15, 30, 24, shadow=0.4)
    art.fan((-40, -98), (-20, 60), 32, 4, 18, role="long", shadow=0.6)
    art.eye(-66, -70, 12)
    art.blush(-58, -46, 13, 9)
    for x, y in ((-112, 112), (118, 104)):
        art.loose((x, y), 80 if x < 0 else -70, 34, 30, "#6f9a5a", kind="heart")
    _duckling(art)


def _pond(art: Artist) -> None:
    art.paper(ellipse(4, 98, 138, 34), ("#9cc8d8", "#4d8aa4"), shadow=0.6, texture=0.8, edge=1)
    for i in range(3):
        art.line(ellipse(4, 98, 124 - i * 34, 27 - i * 8), 1.8, "#e8f6fa", 0.55)


def _bow(art: Artist) -> None:
    art.twig([(-80, 16), (-48, 26), (-18, 12)], 6, 6, "#b0402c")
    art.leaf((-26, 16), 140, 34, 20, "ovate", tone="#c2483a")
    art.leaf((-26, 16), 200, 30, 18, "ovate", tone="#c2483a")
    art.berry(-26, 16, 6, "#8a2a20")


def _duckling(art: Artist) -> None:
    with art.at(96, 118, 0.5):
        art.ring((0, 0), (14, 14), 34, 9, 26)
        art.body(circle(0, 0, 32), 2)
        art.eyes(-4, -8, 13, 7)
        art.loose((-4, 0), 180, 18, 16, "#f0a030", veins=False)
