"""Rabbits."""

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import SIDES, Place, blob, ellipse
from pixtable.studio.pixies.artist import Artist


def upright(art: Artist) -> None:
    """Sitting up, a daisy behind the ear."""
    for side in SIDES:
        _ear(art, (side * 20, -66), side * (8 + art.random.random() * 8), 46, side * 0.12)
    for side in SIDES:
        art.leaf((side * 30, 98), side * 104, 66, 38, "long", tone=1)
    art.paper(ellipse(0, 56, 60, 66), art.deep())
    art.fan((0, 44), (62, 298), 84, 12, 40)
    art.fan((0, 36), (84, 276), 62, 9, 36)
    for aside in range(-2, 3):
        art.loose((0, 18), 180 + aside * 22, 60, 26, art.pale(0.5, "#ffffff"), kind="petal", shadow=0.6, pale=True)
    for side in SIDES:
        art.leaf((side * 44, 14), side * 160, 62, 30, "long", tone=1)
    art.ring((0, -42), (8, 6), 56, 14, 30, role="long")
    art.pebble(0, -40, 46, 40, art.pale(0.7, "#f7ead0"))
    art.eyes(0, -46, 20, 9.5)
    for side in SIDES:
        art.whiskers(side * 15, -26, side, 50)
    art.nose(0, -34, 7, "#c2504a")
    art.mouth(0, -28, 8)
    art.daisy(36, -76, 17)


def crouching(art: Artist) -> None:
    """From the side, nibbling at a daisy."""
    art.leaf((104, 50), 70, 40, 40, "petal", tone="#ffffff")
    art.daisy(104, 44, 22, "#fff4e0")
    art.coat(blob("-50,10 -10,-26 52,-28 100,16 108,66 78,100 -30,104 -62,64"), 98, 20, 46, 34)
    art.body(ellipse(58, 58, 44, 42), 2)
    art.scales(ellipse(58, 54, 46, 44), 120, 17, 38, 30)
    art.leaf((80, 98), -88, 66, 24, "long", tone=1)
    art.leaf((-14, 98), -88, 48, 24, "long", tone=1)
    for angle in (38, 18):
        _ear(art, (-52, -66), angle, 38, 0.14)
    art.ring((-62, -28), (6, 6), 56, 13, 30, role="long")
    art.pebble(-66, -26, 42, 37, art.pale(0.7, "#f7ead0"))
    art.eye(-78, -34, 10)
    art.blush(-62, -12, 11, 8)
    art.nose(-106, -26, 7, "#c2504a")
    art.lip("-102,-16 -94,-11 -86,-14")
    art.whiskers(-94, -20, -1, 40)
    art.leaf((-96, 70), 20, 60, 16, "willow", tone="#7d9a48")
    art.daisy(-86, 22, 13)
    art.grass(-112, 106, 6, 34)


def _ear(art: Artist, at: Place, angle: float, width: float, bend: float) -> None:
    art.leaf(at, angle, 111, width, "long", tone=0, shadow=1.2, bend=bend)
    inner = mix(art.blossom, "#f0a090", 0.25)
    art.loose((at[0], at[1] - 6), angle, 74, width * 0.42, inner, kind="lance", shadow=0.5, bend=bend)
