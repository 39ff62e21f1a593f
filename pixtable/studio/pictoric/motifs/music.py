"""What music comes out of."""

import math

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import (
    blob,
    circle,
    curve,
    ellipse,
    polygon,
    polyline,
    round_rect,
    smooth,
    stroked,
    symmetric,
    union,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.sheet import WHITE, Dream


def violin(scene: Dream, colour: Tone = "#b5562a", inlay: Tone = "glow") -> None:
    """Violin seen from the front, about 330 tall, from the bottom of the body."""
    c = scene.hue(colour)
    hi = mix(c, "#ffd9a0", 0.35)
    lo = mix(c, scene.palette.ramp[0], 0.45)
    body = symmetric(
        "0,-226 26,-224 52,-212 60,-184 54,-158 60,-148! 42,-132 38,-110 44,-90 66,-78! 62,-66 76,-40 66,-10 34,4 0,6"
    )
    scene.paper(body, (hi, lo), shadow=1.5, brush="wood", texture=0.9, edge=0.4, rim=0.8)
    with scene.clip(body):
        scene.line(body, 7, mix(lo, scene.palette.ramp[0], 0.3), 0.45)
    for d in (-1, 1):
        q = stroked(
            smooth(
                [
                    (d * 20, -136),
                    (d * 25, -140),
                    (d * 27, -132),
                    (d * 25, -118),
                    (d * 29, -104),
                    (d * 31, -90),
                    (d * 28, -80),
                    (d * 23, -86),
                ],
                closed=False,
            ),
            3.8,
        )
        q = union(q, union(circle(d * 21, -136, 3.8), circle(d * 23.5, -86, 4.2)))
        if inlay == "glow":
            scene.glow(d * 26, -112, 40, inlay, 0.55)
        scene.flat(q, inlay)
    scene.paper(polygon([(-8, -300), (8, -300), (12, -150), (-12, -150)]), (0.1, 0.04), shadow=0.6, edge=0.1)
    scene.paper(polygon([(-11, -60), (11, -60), (7, -10), (-7, -10)]), (0.12, 0.04), shadow=0.6, edge=0.1)
    scene.paper(
        blob("-22,-88! -18,-98 0,-103 18,-98 22,-88! 12,-92 0,-88 -12,-92"),
        mix(hi, WHITE, 0.2),
        shadow=0.6,
        edge=0.1,
    )
    for i in range(4):
        x = -6 + i * 4
        scene.line(polyline([(x, -302), (x * 1.7, -99), (x * 1.1, -58)]), 0.9, 0.95, 0.85)
    scene.paper(symmetric("0,-344 9,-340 9,-318 8,-298 0,-296"), (hi, lo), shadow=0.6, edge=0.2)
    for d, y in ((-1, -330), (1, -324), (-1, -314), (1, -308)):
        scene.paper(round_rect(min(d * 7, d * 22), y - 2.5, 15, 5, 2.4), 0.1, shadow=0.3, edge=0)
    scene.paper(circle(0, -350, 13), (hi, c), shadow=0.6, edge=0.2)
    scene.line(curve("9,-350 0,-342 -7,-350 0,-357 5,-351 0,-348"), 1.8, lo)


def flower_horn(scene: Dream, colour: Tone = "accent2") -> None:
    """Gramophone horn that is also a bindweed flower, mouth towards the viewer; from the throat, opens up-right."""
    c = scene.hue(colour)
    hi = mix(c, WHITE, 0.4)
    lo = mix(c, scene.palette.ramp[0], 0.4)
    scene.paper(blob("-8,6! 10,-30 16,-70 6,-120! 120,-30! 70,-22 34,0 8,12!"), (c, lo), shadow=1.0, edge=0.3)
    with scene.at(66, -80, turn=38):
        m = None
        for i in range(7):
            a = i * 0.8976
            q = ellipse(math.cos(a) * 44, math.sin(a) * 30, 34, 26)
            m = q if m is None else union(m, q)
        m = union(m, ellipse(0, 0, 60, 42))
        scene.paper(m, (hi, c), shadow=1.0, edge=0.5, rim=0.9)
        for i in range(7):
            a = i * 0.8976 + 0.45
            scene.line(
                smooth(
                    [(0, 0), (math.cos(a) * 36, math.sin(a) * 25), (math.cos(a) * 66, math.sin(a) * 48)], closed=False
                ),
                1.6,
                lo,
                0.5,
            )
        scene.flat(ellipse(0, 0, 40, 27), lo, 0.55, blur=9 * scene.scale)
        scene.flat(ellipse(-3, 2, 20, 13), scene.palette.ramp[0], 0.8, blur=5 * scene.scale)
