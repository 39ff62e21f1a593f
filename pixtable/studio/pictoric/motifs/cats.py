"""Cats: behind, beside, walking, asleep."""

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import blob, circle, curve, ellipse, line, polygon, smooth, symmetric, taper
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.sheet import Dream


def cat_behind(
    scene: Dream,
    colour: Tone = 0.06,
    tail: float = 1,
    eyes: bool = False,
    collar: Tone | None = None,
    *,
    tall: float = 132,
) -> None:
    """Sitting and seen from behind, or from the front if it has eyes; `tail` is the side of the tail."""
    with scene.at(0, 0, tall / 132):
        _cat_behind(scene, colour, tail, eyes, collar)


def _cat_behind(scene: Dream, colour: Tone, tail: float, eyes: bool, collar: Tone | None) -> None:
    c = scene.hue(colour)
    hi = mix(c, scene.tone(0.8), 0.18)
    scene.paper(
        taper([(20, -9), (46, -3), (64, -16), (66, -40), (54, -54), (46, -48)], 12, 7, 26)
        if tail > 0
        else taper([(-20, -9), (-50, -2), (-70, -18), (-66, -44)], 12, 6, 26),
        (hi, c),
        shadow=0.5,
        edge=0.3,
    )
    scene.paper(symmetric("0,-86 14,-80 29,-54 37,-24 33,-2 16,2 0,1"), (hi, c), shadow=0.8, edge=0.6, brush="brush")
    scene.paper(symmetric("0,-121 11,-119 26,-133! 25,-110 28,-96 20,-80 0,-74"), (hi, c), shadow=0.6, edge=0.4)
    if eyes:
        for d in (-1, 1):
            scene.flat(
                smooth([(d * 5, -98, 1), (d * 11, -104), (d * 18, -99, 1), (d * 11, -94)]),
                "glow",
            )
            scene.flat(ellipse(d * 11.5, -99, 1.5, 4.4), 0.0)
        scene.flat(polygon([(-2.6, -91), (2.6, -91), (0, -88)]), "accent")
        scene.line(curve("-6,-84 -3,-82.5 0,-87 3,-82.5 6,-84"), 1, 0.5, 0.7)
    if collar:
        scene.line(curve("-17,-80 0,-74 17,-80"), 4, collar)


def cat_with_raised_paw(scene: Dream, colour: Tone = 0.05) -> None:
    """Cat in profile, sitting, one paw raised to the right; 190 tall."""
    c = scene.hue(colour)
    hi = mix(c, scene.tone(0.85), 0.2)
    scene.paper(
        taper([(-52, -12), (-104, -4), (-132, -40), (-120, -92), (-142, -116)], 18, 8, 30),
        (hi, c),
        shadow=0.7,
        edge=0.5,
    )
    scene.paper(taper([(34, -92), (72, -104), (108, -132)], 26, 17, 16), (hi, c), shadow=0.6, edge=0.4)
    scene.paper(ellipse(112, -136, 13, 11), (hi, c), shadow=0.4, edge=0.3)
    scene.paper(
        blob("-62,0! -72,-34 -58,-84 -24,-122 4,-142 34,-138 46,-108 44,-66 46,-20 54,0!"),
        (hi, c),
        shadow=1.0,
        brush="brush",
        edge=0.8,
    )
    scene.paper(blob("-66,-2! -70,-40 -36,-60 -4,-38 2,-10 20,0!"), (hi, c), shadow=0.7, edge=0.6)
    scene.paper(taper([(38, -60), (40, -26), (44, -3)], 22, 18, 12), (hi, c), shadow=0.5, edge=0.3)
    scene.paper(ellipse(50, -5, 16, 7), (hi, c), shadow=0.4, edge=0.2)
    scene.paper(
        blob("-4,-150 -6,-172 -2,-206! 18,-190 34,-190 54,-204! 56,-176 66,-158 58,-142 36,-132 10,-134"),
        (hi, c),
        shadow=0.8,
        edge=0.4,
    )
    scene.flat(blob("38,-166! 45,-172 52,-166! 45,-162"), "glow")
    scene.flat(ellipse(46, -167, 1.6, 4.6), 0.0)
    scene.flat(circle(65, -157, 3), "#c8606a")
    for k in (-5, 0, 5):
        scene.line(smooth([(54, -152 + k * 0.4), (74, -154 + k), (92, -150 + k * 2)], closed=False), 1, hi, 0.8)


def cat(scene: Dream, colour: Tone = 0.06, pose: str = "sit") -> None:
    """In profile, faces right, about 80 tall; the pose is sit, walk or sleep."""
    c = scene.hue(colour)
    f = (mix(c, scene.tone(1), 0.16), c)
    if pose == "sit":
        scene.paper(taper([(-22, -6), (-44, -2), (-58, -16), (-52, -34), (-58, -46)], 9, 5), f, shadow=0.6, edge=0.3)
        scene.paper(blob("-28,0! -32,-18 -22,-42 -4,-56 10,-58! 20,-48 20,-24 22,-6 28,0!"), f, shadow=0.7, edge=0.4)
        scene.paper(
            blob("-4,-56! -6,-72 -4,-92! 6,-82 16,-82 24,-92! 28,-72 32,-64 26,-52 12,-48 0,-52"),
            f,
            shadow=0.5,
            edge=0.3,
        )
        scene.flat(blob("17,-68! 21,-72 26,-68! 21,-66"), "glow")
        scene.flat(ellipse(21.5, -69, 1, 2.4), 0.0)
        scene.line(line(26, -60, 42, -63), 0.6, scene.tone(0.9), 0.6)
        scene.line(line(26, -58, 41, -57), 0.6, scene.tone(0.9), 0.6)
    elif pose == "walk":
        scene.paper(taper([(-44, -44), (-62, -56), (-66, -78), (-56, -92)], 8, 5), f, shadow=0.5, edge=0.2)
        for x, d in ((-36, -4), (-24, 6), (24, -4), (34, 7)):
            scene.paper(taper([(x, -30), (x + d * 0.5, -14), (x + d, 0)], 11, 7), f, shadow=0.4, edge=0.2)
        scene.paper(blob("-48,-44 -40,-58 0,-56 36,-60 46,-46 38,-28 0,-26 -40,-26"), f, shadow=0.6, edge=0.3)
        scene.paper(blob("36,-66 38,-88! 46,-80 56,-80 64,-88! 66,-68 70,-60 60,-50 44,-50"), f, shadow=0.5, edge=0.3)
        scene.flat(blob("55,-66! 59,-70 64,-66! 59,-64"), "glow")
    else:
        scene.paper(blob("-46,-2 -50,-22 -30,-40 4,-42 36,-30 44,-10 34,0"), f, shadow=0.8, edge=0.4)
        scene.paper(blob("16,-6 14,-22 12,-36! 22,-30 34,-30 44,-36! 46,-18 40,-4"), f, shadow=0.5, edge=0.3)
        scene.line(curve("22,-16 26,-13 30,-16"), 1, scene.tone(0.9), 0.7)
        scene.line(curve("34,-16 37,-13 41,-16"), 1, scene.tone(0.9), 0.7)
        scene.paper(taper([(-44, -8), (-30, 4), (0, 4), (20, 0)], 10, 6), f, shadow=0.4, edge=0.2)
