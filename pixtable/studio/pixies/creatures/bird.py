"""Birds."""

from pixtable.studio.kit.paths import blob, circle, ellipse, symmetric
from pixtable.studio.pixies.artist import Artist
from pixtable.studio.pixies.species import WHITE


def singing(art: Artist) -> None:
    """On a berry twig."""
    art.twig([(-132, 106), (-40, 98), (50, 104), (134, 88)], 10, 6)
    for i, (x, angle) in enumerate(((-118, -20), (110, 24), (124, 60))):
        art.leaf((x, 98 if x < 0 else 92), angle, 40, 24, tone=i)
    for i in range(3):
        art.berry(-96 + i * 13, 116 + i % 2 * 9, 7)
    art.feathers((62, 30), (0, 0), (112, 11), (104, -10), 24, tones=(1, 0, 2, 0))
    art.body(blob("-60,-70 -6,-92 44,-50 76,20 52,76 0,92 -46,70 -66,10"))
    breast = blob("-66,-34 -40,-24 -8,10 0,60 -14,86 -46,70 -66,10")
    art.paper(breast, (art.pale(0.55), art.tone(2)), shadow=0.5)
    art.scales(breast, 190, 18, 32, 24, tone=3, shadow=0.4)
    art.feathers((-4, -16), (4, 8), (128, 9), (100, -14), 38, tones=(1, 0, 2, 3))
    art.loose((-62, -56), -92, 34, 22, "#e8a030", veins=False)
    art.fan((-14, -86), (-10, 60), 34, 4, 18, role="long", shadow=0.6)
    art.paper(circle(-34, -56, 17), WHITE, shadow=0.3, edge=0.4)
    art.eye(-35, -56, 11)
    art.blush(-30, -32, 12, 8)
    for x in (-12, 16):
        art.twig([(x, 84), (x + 1, 100)], 4.5, 3.5, "#d99a4a")
        art.toes(x, 100, 9, 6, "#d99a4a")


def nest(art: Artist) -> None:
    """Three chicks, one of them hungry."""
    for x, y, size, tone, mood in ((-56, 4, 0.86, 2, "open"), (56, 2, 0.86, 0, "sleep"), (0, -18, 1.0, 0, "hungry")):
        with art.at(x, y, size):
            _chick(art, tone, mood)
    art.paper(symmetric("0,60 50,56 104,42 96,84 50,114 0,122"), ("#7a5636", "#3d2818"))
    for _ in range(64):
        _straw(art)
    for x, angle in ((-104, -120), (96, 130), (-40, 170), (50, 190)):
        art.leaf((x, 64 if abs(x) > 60 else 92), angle, 42, 28)
    art.daisy(84, 64, 16)
    art.berry(-76, 70, 7)
    art.berry(-64, 78, 7)


def _chick(art: Artist, tone: int, mood: str) -> None:
    art.ring((0, 0), (24, 24), 40, 13, 24, shadow=0.6)
    art.body(circle(0, 0, 44), tone)
    art.scales(ellipse(0, 24, 38, 26), 180, 15, 26, 20, shadow=0.4)
    art.fan((0, -40), (-36, 36), 30, 3, 16, role="long", shadow=0.5)
    if mood == "hungry":
        art.paper(symmetric("0,-12 20,2 0,10"), ("#ffb347", "#d9792a"), shadow=0.4, edge=0.2)
        art.paper(symmetric("0,0 19,4 0,30"), ("#f29a3a", "#c0601c"), shadow=0.4, edge=0.2)
        art.flat(symmetric("0,2 12,5 0,18"), "#8a2a22")
    else:
        art.loose((0, 0), 180, 24, 18, "#f0a030", veins=False)
    art.eyes(0, -10, 20, 9, "sleep" if mood == "sleep" else "open")


def _straw(art: Artist) -> None:
    depth = art.random.random()
    half = 88 - depth * depth * 44
    x = art.random.uniform(-half, half)
    y = 36 + depth * 66 + (1 - (x / 115) ** 2) * 16
    reach = art.random.uniform(24, 50) * art.random.choice((-1, 1))
    start, end = (x - reach, y - 4 + art.random.uniform(-6, 6)), (x + reach, y - 2 + art.random.uniform(-8, 8))
    colour = art.random.choice(("#8a6238", "#b48a54", "#6a4626", "#c9a36a"))
    art.twig([start, (x, y + 4), end], art.random.uniform(3, 5), 2, colour)
