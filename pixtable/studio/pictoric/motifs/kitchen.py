"""Cups, pots, jars and cans."""

import skia

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import (
    blob,
    circle,
    curve,
    ellipse,
    minus,
    mirrored_profile,
    polygon,
    round_rect,
    smooth,
    stroked,
    symmetric,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.paint import inner_shadow
from pixtable.studio.pictoric.sheet import WHITE, Draw, Dream


def teacup(scene: Dream, tone: float = 0.92, colour: Tone = "accent") -> None:
    """Cup and saucer, 90 wide, from the foot."""
    scene.paper(ellipse(0, 0, 58, 9), (tone, tone - 0.2), shadow=0.8, edge=0.1)
    scene.flat(ellipse(0, -2, 36, 4.5), tone - 0.3, 0.5)
    scene.paper(minus(ellipse(44, -30, 17, 17), ellipse(43, -30, 10, 10)), (tone, tone - 0.2), shadow=0.5, edge=0.1)
    scene.paper(
        blob("-44,-54! 44,-54! 40,-28 24,-6 0,-2 -24,-6 -40,-28"),
        (tone + 0.04, tone - 0.22),
        shadow=0.7,
        edge=0.1,
        rim=0.8,
    )
    scene.line(curve("-41,-34 -20,-28 0,-26 20,-28 41,-34"), 3.4, colour, 0.9)
    scene.paper(ellipse(0, -54, 44, 8), tone - 0.06, shadow=0.2, edge=0.1)
    scene.flat(ellipse(0, -53, 38, 5.6), "#7a3e1c")


def teapot(scene: Dream, tone: float = 0.9, colour: Tone = "accent") -> None:
    """Round teapot, spout to the right, 150 wide, from the foot."""
    scene.paper(
        blob("40,-34! 70,-44 84,-78 104,-92! 112,-82 100,-70 92,-36 60,-12 40,-10!"),
        (tone, tone - 0.25),
        shadow=0.6,
        edge=0.2,
    )
    scene.paper(stroked(curve("-48,-86 -92,-92 -98,-46 -58,-22"), 10), (tone - 0.02, tone - 0.25), shadow=0.6, edge=0.1)
    b = symmetric("0,-110 30,-106 58,-80 62,-48 44,-12 28,-2! 28,2! 0,3")
    scene.paper(b, (tone + 0.05, tone - 0.3), shadow=1.0, edge=0.3, rim=0.9)
    with scene.clip(b):
        scene.paper(
            blob("-80,-60! -30,-50 30,-50 80,-60! 80,-40! 30,-30 -30,-30 -80,-40!"), colour, shadow=0.2, edge=0.1
        )
        for i in range(-5, 6):
            scene.flat(circle(i * 11, -41 + abs(i) * 0.6, 2.6), tone + 0.05)
    scene.paper(
        symmetric("0,-134 7,-130 6,-122 22,-116 34,-106! 0,-102"), (tone + 0.04, tone - 0.15), shadow=0.5, edge=0.2
    )
    scene.paper(circle(0, -136, 7), colour, shadow=0.3, edge=0.1)


def preserve_jar(
    scene: Dream, paint: Draw, width: float = 170, height: float = 220, lid: Tone = "accent", *, is_open: bool = False
) -> None:
    """A preserve jar; `paint` gets the shape of the glass and paints what is kept in it."""
    body = mirrored_profile(
        [
            (0, -height),
            (width * 0.34, -height, 1),
            (width * 0.36, -height * 0.93),
            (width * 0.5, -height * 0.8),
            (width * 0.5, -height * 0.1),
            (width * 0.42, 0),
            (0, 2),
        ]
    )
    scene.flat(ellipse(0, 2, width * 0.5, 8), 0.0, 0.5, blur=6)
    scene.paper(body, 0.5, shadow=1.2, rim=0.4, edge=0.1)
    with scene.clip(body):
        paint(body)
    inner_shadow(scene, body, 0.5, 9)
    scene.line(body, 2.4, WHITE, 0.55)
    scene.flat(
        smooth(
            [
                (-width * 0.42, -height * 0.74, 1),
                (-width * 0.36, -height * 0.78),
                (-width * 0.33, -height * 0.4),
                (-width * 0.36, -height * 0.14),
                (-width * 0.42, -height * 0.16),
            ]
        ),
        WHITE,
        0.42,
        blur=2.5,
    )
    scene.flat(round_rect(width * 0.33, -height * 0.72, 5, height * 0.3, 2.5), WHITE, 0.3, blur=1.5)
    if is_open:
        scene.line(ellipse(0, -height, width * 0.34, 7), 2.4, WHITE, 0.7)
        return
    c = scene.hue(lid)
    scene.paper(
        mirrored_profile(
            [
                (0, -height - 20),
                (width * 0.32, -height - 18),
                (width * 0.4, -height - 2),
                (width * 0.46, -height + 18),
                (width * 0.4, -height + 14),
                (width * 0.3, -height + 20),
                (width * 0.15, -height + 15),
                (0, -height + 21),
            ]
        ),
        (mix(c, WHITE, 0.15), mix(c, scene.palette.ramp[0], 0.25)),
        shadow=0.8,
        edge=0.6,
    )
    for i in range(-3, 4):
        scene.flat(circle(i * width * 0.1, -height - 6 + abs(i) * 1.2, 3), WHITE, 0.6)
    scene.line(
        smooth([(-width * 0.4, -height), (0, -height + 6), (width * 0.4, -height)], closed=False), 3.2, "#f3e3c0"
    )
    scene.line(smooth([(6, -height + 5), (18, -height + 16), (14, -height + 26)], closed=False), 2, "#f3e3c0")


def watering_can(scene: Dream, colour: Tone = "accent") -> None:
    """Watering can pouring to the left; from the foot, 90 wide."""
    c = scene.hue(colour)
    hi = mix(c, WHITE, 0.25)
    lo = mix(c, scene.palette.ramp[0], 0.35)
    scene.paper(stroked(curve("8,-52 30,-80 54,-60 38,-20"), 6), (hi, lo), shadow=0.5, edge=0.1)
    scene.paper(polygon([(-24, -18), (-62, -58), (-56, -64), (-22, -36)]), (hi, lo), shadow=0.5, edge=0.1)
    scene.paper(polygon([(-70, -50), (-50, -74), (-60, -80), (-80, -56)]), hi, shadow=0.4, edge=0.1)
    scene.paper(polygon([(-28, -54), (34, -54), (38, 0), (-30, 0)]), (hi, lo), shadow=0.7, edge=0.3)
    scene.paper(ellipse(3, -54, 31, 7), lo, shadow=0.2, edge=0.1)


def lathe_at(x: float, y: float, width: float, height: float) -> skia.Path:
    p = mirrored_profile(
        [
            (0, -height * 0.8),
            (width * 0.9, -height * 0.7),
            (width, -height * 0.1),
            (width * 0.8, height * 0.4),
            (0, height * 0.78),
        ]
    )
    m = skia.Matrix()
    m.setTranslate(x, y)
    q = skia.Path()
    p.transform(m, q)
    return q


def glass_jar(
    scene: Dream,
    width: float = 70,
    height: float = 96,
    inside: Draw | None = None,
    lid: Tone = "accent2",
    *,
    is_open: bool = False,
) -> None:
    """A glass jar; `inside` is drawn from the middle of its floor."""
    p = smooth(
        [
            (-width * 0.34, -height, 1),
            (width * 0.34, -height, 1),
            (width * 0.36, -height * 0.92),
            (width * 0.5, -height * 0.78),
            (width * 0.5, -height * 0.2),
            (width * 0.42, 0, 1),
            (-width * 0.42, 0, 1),
            (-width * 0.5, -height * 0.2),
            (-width * 0.5, -height * 0.78),
            (-width * 0.36, -height * 0.92),
        ]
    )
    scene.flat(p, scene.palette.ramp[0], 0.35, blur=4)
    scene.flat(p, 0.95, 0.16)
    with scene.clip(p):
        if inside:
            with scene.at(0, -2):
                inside(scene)
        scene.flat(
            round_rect(-width * 0.42, -height * 0.82, width * 0.1, height * 0.66, width * 0.05), 1.0, 0.5, blur=1.2
        )
        scene.flat(round_rect(width * 0.3, -height * 0.7, width * 0.04, height * 0.4, 2), 1.0, 0.35, blur=0.8)
    scene.line(p, 1.8, 0.95, 0.75)
    scene.line(
        smooth([(-width * 0.36, -height * 0.93), (0, -height * 0.9), (width * 0.36, -height * 0.93)], closed=False),
        1.4,
        0.95,
        0.6,
    )
    if not is_open:
        scene.paper(
            round_rect(-width * 0.39, -height - 11, width * 0.78, 15, 4),
            scene.shaded(lid, 0.1, 0.3),
            shadow=0.5,
            edge=0.2,
        )
