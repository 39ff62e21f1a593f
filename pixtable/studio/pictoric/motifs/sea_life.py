"""What lives in the sea."""

import math
from collections.abc import Sequence

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import blob, circle, curve, ellipse, smooth, svg, taper, union
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.things import canopy
from pixtable.studio.pictoric.sheet import WHITE, Dream


def whale(scene: Dream, tone: float = 0.3, belly: float = 0.75) -> None:
    # faces left; ~320 wide, origin = centre
    tail = blob("118,-10! 150,-34 172,-70 170,-104! 196,-86 206,-66 232,-72 262,-62! 238,-38 204,-30 186,4 150,30!")
    body = blob(
        "-160,10 -150,-34 -108,-66 -48,-78 20,-70 82,-44 150,-26 178,-12 160,16 118,40 40,66 -40,74 -108,62 -146,38"
    )
    scene.paper(union(tail, body), (tone + 0.09, tone - 0.08), brush="brush", texture=0.7)
    scene.line(curve("206,-66 196,-50 178,-26"), 1.6, tone - 0.15, 0.6)
    # belly panel with grooves
    bel = blob("-158,20! -120,24 -60,30 10,34 70,34 118,30! 60,58 0,70 -50,73 -108,62 -146,40")
    scene.paper(bel, (belly, belly - 0.22), shadow=0.45, rim=0.3, edge=0.5)
    for i in range(7):
        y = 34 + i * 5.2
        scene.line(
            smooth(
                [(-146 + i * 7, y - 2), (-80, y + 3 + i * 0.6), (-10, y + 2 + i * 0.7), (52 - i * 9, y - 3)],
                closed=False,
            ),
            1.3,
            tone - 0.05,
            0.55,
        )
    # mouth
    scene.line(curve("-158,16 -132,20 -112,14 -100,4"), 2.2, tone - 0.22, 0.9)
    scene.flat(ellipse(-98, -8, 6.5, 5.2), 0.0)
    scene.flat(circle(-100, -10, 1.9), "glow")
    scene.line(curve("-108,-15 -98,-19 -88,-14"), 1.6, tone - 0.2, 0.8)
    fin = blob("-52,34! -30,30 -8,40! -6,70 -30,104 -56,122! -58,88 -58,58")
    scene.paper(fin, (tone + 0.1, tone - 0.12), shadow=0.8)
    # speckles
    for _ in range(16):
        x, y = scene.random.uniform(-120, 110), scene.random.uniform(-56, -12)
        scene.flat(circle(x, y + abs(x) * 0.1, scene.random.uniform(0.8, 2.4)), tone + 0.4, 0.5)


def fish(scene: Dream, colour: Tone = "accent", stripe: Tone = "accent2") -> None:
    """Faces right, about 110 long."""
    c = scene.hue(colour)
    c2 = scene.hue(stripe)
    scene.paper(blob("-34,0! -62,-30! -54,0 -64,30!"), (c2, mix(c2, c, 0.5)), shadow=0.6, edge=0.5)
    scene.paper(blob("-10,-20! 0,-44 26,-36! 20,-22"), c2, shadow=0.5, edge=0.5)
    scene.paper(blob("-6,20! -6,36 12,30! 12,22"), c2, shadow=0.5, edge=0.5)
    body = blob("54,2! 36,-18 6,-28 -22,-16 -40,0! -22,16 6,26 36,18")
    scene.paper(body, (mix(c, WHITE, 0.18), mix(c, scene.palette.ramp[0], 0.25)), edge=0.6)
    with scene.clip(body):
        for x in (22, 2, -16):
            scene.paper(
                smooth([(x, -34, 1), (x + 9, -34, 1), (x + 13, 0), (x + 7, 34, 1), (x - 1, 34, 1), (x + 4, 0)]),
                c2,
                shadow=0.2,
                edge=0.4,
                rim=0.3,
            )
    scene.flat(circle(38, -4, 4.4), 1.0)
    scene.flat(circle(39, -4, 2.3), 0.0)


def whale_tail(scene: Dream) -> None:
    scene.paper(
        blob(
            "-14,20! -10,-30 -18,-60 -60,-72 -84,-100! -48,-104 -14,-92 2,-78 20,-94 54,-104 "
            "90,-96! 64,-70 22,-58 14,-28 22,20!"
        ),
        (0.4, 0.2),
    )


def jelly_umbrella(scene: Dream, colours: Sequence[Tone]) -> None:
    for i in range(7):
        x = -70 + i * 23
        length = 150 + 40 * math.sin(i * 1.7)
        q = [(x, -6.0), *((x + 14 * math.sin(j * 1.4 + i), -6 + length * j / 5) for j in range(1, 6))]
        scene.paper(taper(q, 7, 1.2, 30), (colours[1], colours[0]), shadow=0.5, edge=0.2, alpha=0.9)
    scene.glow(0, -20, 120, "glow", 0.4)
    canopy(scene, colours)
    scene.line(svg("M 0 -4 L 0 120 Q 0 140 -14 140 Q -26 138 -25 124"), 4.5, 0.12)


def kelp(scene: Dream, tone: float, height: float) -> None:
    q = [(0, 0)] + [(12 * math.sin(i * 1.2 + height), -height * i / 6) for i in range(1, 7)]
    scene.paper(taper(q, 9, 2, 30), (tone + 0.2, tone), shadow=0.7, edge=0.3)
    for i in range(1, 11):
        y = -height * i / 11
        x = 12 * math.sin(i * 6 / 11 * 1.2 + height)
        d = 1 if i % 2 else -1
        scene.paper(
            smooth([(x, y, 1), (x + d * 16, y - 14), (x + d * 34, y - 16, 1), (x + d * 20, y - 2)]),
            (tone + 0.25, tone + 0.05),
            shadow=0.5,
            edge=0.3,
        )
