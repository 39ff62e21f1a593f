"""Beasts of forest, field and circus."""

import math

import skia

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import (
    blob,
    circle,
    curve,
    ellipse,
    line,
    polygon,
    rect,
    round_rect,
    smooth,
    symmetric,
    taper,
    union,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.plants import leaf_path
from pixtable.studio.pictoric.sheet import WHITE, Dream


def fox(scene: Dream, colour: Tone = "accent") -> None:
    """Sitting fox in profile, faces right, 130 tall."""
    colour = scene.hue(colour)
    dark = mix(colour, scene.palette.ramp[0], 0.55)
    wht = mix(scene.tone(0.95), colour, 0.08)
    tail = blob("-20,-6! -52,2 -84,-10 -96,-38 -84,-66 -70,-80! -70,-52 -62,-32 -44,-24 -22,-28!")
    scene.paper(tail, (mix(colour, WHITE, 0.08), mix(colour, dark, 0.35)))
    scene.paper(blob("-70,-80! -84,-66 -93,-48 -84,-50 -80,-42 -74,-48 -69,-46! -70,-60"), wht, shadow=0.35, edge=0.6)
    scene.paper(
        blob("-34,0! -46,-22 -36,-52 -10,-78 14,-92! 38,-84! 36,-56 34,-30 36,-2! 26,0 0,0"),
        (mix(colour, WHITE, 0.06), mix(colour, dark, 0.4)),
        brush="brush",
    )
    scene.paper(blob("18,-80! 38,-82! 42,-62 36,-40 28,-26 20,-46"), wht, shadow=0.3, edge=0.8)
    scene.paper(blob("14,-44! 32,-44! 32,-14 40,0! 18,0! 18,-16"), (colour, dark), shadow=0.5, edge=0.4)
    scene.paper(
        blob("-36,-4! -38,-26 -16,-36 4,-20 6,-6 16,0! -28,0!"),
        (mix(colour, WHITE, 0.04), mix(colour, dark, 0.5)),
        shadow=0.6,
        edge=0.5,
    )
    # head
    scene.paper(blob("6,-112! 0,-142! 20,-126!"), dark, shadow=0.4, edge=0.3)
    scene.paper(
        blob("8,-84! -2,-100 6,-120 24,-128 42,-116 56,-104 76,-95! 74,-90 52,-82 36,-74 18,-74"),
        (mix(colour, WHITE, 0.1), colour),
        shadow=0.8,
    )
    scene.paper(
        blob("76,-95! 74,-90 52,-82 36,-74 18,-74 8,-82! 24,-88 40,-94 56,-94"), wht, shadow=0.2, edge=0.6, rim=0.2
    )
    scene.paper(blob("14,-120! 14,-150! 34,-124!"), mix(colour, WHITE, 0.05), shadow=0.5, edge=0.3)
    scene.flat(polygon([(18, -124), (17, -140), (28, -125)]), dark, 0.7)
    scene.flat(ellipse(75, -94, 4, 3.4), 0.0)
    scene.flat(ellipse(44, -103, 3, 3.8), 0.0)
    scene.flat(circle(45, -104.5, 1.1), 1.0)


def stag_shadow(scene: Dream) -> None:
    p = blob(
        "-16,0! -14,-30 -30,-48 -26,-74 -6,-84 6,-104 2,-120 14,-126 30,-118 42,-112! 36,-104 "
        "24,-100 20,-80 18,-40 20,0! 12,0! 8,-34 -2,-34 -6,0!"
    )
    for q in (
        [(10, -122), (2, -150), (12, -180)],
        [(4, -146), (-18, -160), (-22, -182)],
        [(8, -164), (26, -178), (28, -198)],
        [(16, -122), (34, -144), (62, -152)],
        [(30, -142), (34, -164), (50, -180)],
        [(46, -150), (62, -170), (64, -186)],
    ):
        p = union(p, taper(q, 6, 2, 10))
    scene.flat(p, 0.12)


def sitting_bear(scene: Dream, colour: Tone = "#5b4436") -> None:
    """Bear sitting in profile on its haunches, 110 tall."""
    c = scene.hue(colour) if not isinstance(colour, str) or not colour.startswith("#") else colour
    fill = (mix(c, scene.tone(0.9), 0.22), mix(c, scene.palette.ramp[0], 0.45))
    scene.paper(
        blob("-44,0! -50,-26 -42,-58 -22,-82 6,-88 26,-72 32,-40 30,0!"), fill, brush="brush", texture=0.8, edge=1.8
    )
    scene.paper(blob("-20,0! -24,-22 -4,-36 20,-28 30,-14 52,-8 56,1!"), fill, shadow=0.6, edge=1.2)
    scene.paper(circle(-4, -108, 9), fill, shadow=0.4, edge=0.6)
    scene.paper(blob("-14,-82 -12,-102 6,-114 26,-108 36,-98 54,-92 57,-84! 50,-77 30,-74 8,-70"), fill, edge=1.2)
    scene.paper(circle(10, -112, 9), fill, shadow=0.4, edge=0.6)
    scene.flat(circle(11, -110, 4.5), mix(c, scene.palette.ramp[0], 0.5), 0.8)
    scene.paper(
        blob("36,-97! 54,-92 57,-84! 50,-77 36,-77!"),
        (mix(c, scene.tone(0.95), 0.42), mix(c, scene.tone(0.9), 0.25)),
        shadow=0.2,
        edge=0.5,
    )
    scene.flat(ellipse(55, -90, 4, 3.2), 0.0)
    scene.flat(circle(32, -97, 2.4), 0.0)
    scene.flat(circle(32.7, -97.9, 0.9), 1.0)
    scene.paper(blob("6,-66! 22,-68 34,-56 54,-50 60,-42 54,-36 34,-40 14,-46!"), fill, shadow=0.6, edge=1.0)


def sleeping_bear_path(ears: bool = True) -> skia.Path:
    """Path of a sleeping bear, about 420 wide, head to the right."""
    b = blob(
        "-205,0! -222,-34 -214,-86 -178,-136 -116,-166 -40,-170 16,-152 54,-126 80,-124 "
        "104,-136 138,-136 162,-116 176,-92 200,-82 220,-70 226,-52 216,-34 194,-24 210,-16 "
        "218,-6 208,0!"
    )
    return union(b, union(ellipse(112, -128, 17, 19), ellipse(80, -130, 13, 15))) if ears else b


def bear_behind(scene: Dream, colour: Tone = 0.2, scarf: Tone | None = None) -> None:
    """Sitting bear from behind, 150 tall."""
    c = scene.hue(colour)
    hi = mix(c, scene.tone(0.8), 0.16)
    for d in (-1, 1):
        scene.paper(circle(d * 30, -146, 13), (hi, c), shadow=0.5, edge=0.6)
        scene.paper(ellipse(d * 42, -8, 24, 13), (hi, c), shadow=0.5, edge=0.8)
    scene.paper(symmetric("0,-112 34,-100 54,-66 62,-30 50,-2 0,4"), (hi, c), shadow=0.9, edge=1.6, brush="brush")
    for d in (-1, 1):
        scene.paper(
            union(
                taper([(d * 40, -84), (d * 60, -56), (d * 58, -28)], 27, 22, 16),
                union(circle(d * 40, -84, 13.5), circle(d * 58, -28, 11)),
            ),
            (hi, c),
            shadow=0.5,
            edge=1.2,
        )
    scene.paper(ellipse(0, -122, 40, 33), (hi, c), shadow=0.7, edge=1.2, brush="brush")
    if scarf:
        scene.paper(blob("-32,-104! 0,-94 32,-104! 33,-92 0,-82 -33,-92"), scarf, shadow=0.5, edge=0.4)


def howling_wolf(scene: Dream, colour: Tone = 0.1, belly: Tone | None = None) -> None:
    c = scene.hue(colour)
    hi = mix(c, scene.tone(0.85), 0.18)
    scene.paper(blob("-42,-4! -70,4 -100,-6 -116,-26! -98,-30 -70,-26 -44,-28!"), (hi, c), shadow=0.5, edge=1.2)
    p = blob(
        "-44,0! -58,-26 -46,-64 -22,-98 -6,-124 -9,-138 -26,-156! -2,-152 12,-158 26,-178 "
        "38,-199! 46,-190 40,-164 36,-142 44,-116 38,-104! 44,-90 37,-78! 36,-44 42,0! 22,0! "
        "20,-36 6,-30 16,-6 18,0!"
    )
    scene.paper(p, (hi, c), shadow=0.9, edge=1.0, brush="brush")
    if belly is not None:
        scene.paper(blob("37,-146! 43,-116 37,-104! 42,-90 36,-74! 26,-96 24,-124"), belly, shadow=0.2, edge=1.0)
    scene.flat(blob("10,-150! 15,-155 19,-153! 14,-149"), "glow")
    scene.flat(circle(41, -196, 3.4), 0.0)


def rabbit(scene: Dream, colour: Tone = 0.8) -> None:
    """Sitting rabbit in profile facing right, 90 tall."""
    c = scene.hue(colour)
    lo = mix(c, scene.palette.ramp[0], 0.3)
    scene.paper(circle(-34, -16, 10), mix(c, WHITE, 0.4), shadow=0.4, edge=0.8)
    scene.paper(blob("6,-62! -6,-80 -8,-104 2,-108 12,-90 14,-66!"), (c, lo), shadow=0.4, edge=0.3)
    scene.paper(blob("-34,0! -38,-26 -20,-50 4,-54 18,-36 20,-10 30,0!"), (c, lo), shadow=0.7, edge=0.6)
    scene.paper(blob("2,-46! 0,-62 16,-72 32,-64 38,-52 28,-42 14,-40"), (mix(c, WHITE, 0.15), c), shadow=0.5, edge=0.4)
    scene.paper(blob("14,-66! 8,-88 14,-112 24,-110 26,-86 22,-66!"), (c, lo), shadow=0.5, edge=0.3)
    scene.flat(circle(24, -58, 2.6), 0.0)
    scene.flat(circle(25, -59, 0.9), 1.0)


def snail_body(scene: Dream, tone: float = 0.75, colour: Tone | None = None) -> None:
    c = scene.hue(colour if colour is not None else tone)
    lo = mix(c, scene.palette.ramp[0], 0.35)
    for x, y, dx in ((132, -126, 10), (150, -128, 26)):
        scene.paper(
            taper([(x, y), (x + dx * 0.6, y - 26), (x + dx, y - 46)], 7, 3.5, 12), (c, lo), shadow=0.4, edge=0.2
        )
        scene.paper(circle(x + dx, y - 49, 6), lo, shadow=0.3, edge=0.2)
        scene.flat(circle(x + dx + 1.5, y - 50.5, 1.8), 1.0)
    scene.paper(
        blob(
            "-186,0! -150,-12 -90,-26 0,-40 70,-46 100,-70 112,-108 124,-132 146,-140 166,-128 "
            "166,-104 152,-70 142,-34 138,-6 122,2! -60,4"
        ),
        (c, lo),
        shadow=1.0,
        brush="brush",
        texture=0.8,
    )
    scene.line(curve("166,-112 158,-104 148,-104"), 2, lo)
    for i in range(12):
        scene.line(
            smooth([(-120 + i * 20, -3), (-112 + i * 20, -12), (-106 + i * 20, -14)], closed=False), 1.4, lo, 0.6
        )


def mouse(scene: Dream, colour: Tone = "#8a7a80") -> None:
    """Standing mouse facing right, 56 tall."""
    c = scene.hue(colour)
    hi = mix(c, WHITE, 0.25)
    scene.line(curve("-14,-4 -34,2 -44,-10 -54,-6"), 2.2, "#d99a94")
    scene.paper(blob("-16,0! -18,-18 -8,-34 6,-34 14,-18 14,0!"), (hi, c), shadow=0.6, edge=0.5)
    scene.paper(ellipse(4, -12, 8, 11), mix(hi, WHITE, 0.4), shadow=0.2, edge=0.3)
    scene.paper(circle(-8, -52, 9), (hi, c), shadow=0.4, edge=0.2)
    scene.flat(circle(-8, -52, 5.4), "#e3a8a0")
    scene.paper(blob("-10,-34! -10,-46 4,-52 16,-44 24,-36 14,-30 0,-28"), (hi, c), shadow=0.5, edge=0.3)
    scene.paper(circle(4, -54, 9), (hi, c), shadow=0.4, edge=0.2)
    scene.flat(circle(4, -54, 5.4), "#e3a8a0")
    scene.flat(circle(24, -37, 2.6), "#d9706a")
    scene.flat(circle(13, -42, 2.2), 0.0)
    scene.flat(circle(13.6, -42.8, 0.8), 1.0)


def stag_head(scene: Dream, colour: Tone = "#8a5a3e") -> None:
    """Stag's head and neck from the front, 190 tall face, from the chin; antlers are drawn by the picture."""
    c = scene.hue(colour)
    hi = mix(c, "#ffe3bd", 0.32)
    lo = mix(c, scene.palette.ramp[0], 0.5)
    scene.paper(symmetric("0,-130 44,-110 60,-40 84,60 120,160! 0,170"), (c, lo), shadow=1.2, brush="brush", edge=1.6)
    for _ in range(60):
        x = scene.random.uniform(-60, 60)
        y = scene.random.uniform(-10, 150)
        scene.line(
            smooth([(x, y), (x * 1.04, y + 9), (x * 1.08, y + 18)], closed=False),
            1.6,
            scene.random.choice([hi, lo]),
            0.4,
        )
    for d in (-1, 1):
        scene.paper(
            smooth(
                [(d * 40, -158, 1), (d * 70, -184), (d * 112, -180), (d * 124, -168, 1), (d * 96, -146), (d * 56, -136)]
            ),
            (c, lo),
            shadow=0.8,
            edge=0.6,
        )
        scene.paper(
            smooth([(d * 54, -156, 1), (d * 76, -170), (d * 106, -168, 1), (d * 80, -152)]),
            mix(hi, "#f0b0a0", 0.4),
            shadow=0.2,
            edge=0.4,
        )
    scene.paper(
        symmetric("0,-196 30,-194 48,-172 52,-140 40,-98 28,-60 27,-30 20,-6 0,0"),
        (hi, c),
        shadow=1.1,
        brush="brush",
        edge=0.6,
        rim=0.8,
    )
    scene.paper(
        symmetric("0,-150 9,-140 13,-90 22,-44 21,-24 14,-6 0,-3"),
        (mix(hi, WHITE, 0.25), mix(hi, WHITE, 0.05)),
        shadow=0.15,
        edge=0.8,
        rim=0.2,
    )
    for d in (-1, 1):
        scene.paper(
            smooth([(d * 24, -116, 1), (d * 32, -128), (d * 44, -122, 1), (d * 36, -112)]), lo, shadow=0.2, edge=0
        )
        scene.flat(ellipse(d * 34, -120, 6.4, 6.6), 0.0)
        scene.flat(circle(d * 34 - 2, -122.5, 2), 1.0)
    scene.paper(symmetric("0,-40 14,-38 19,-30 10,-22 0,-18"), 0.04, shadow=0.3, edge=0.1)
    scene.line(curve("-12,-12 0,-9 12,-12"), 2, lo)
    scene.flat(ellipse(-6, -34, 4, 2), 0.7, 0.5)


def bear_scaled(b: skia.Path) -> skia.Path:
    m = skia.Matrix()
    m.setScale(1, 1.5)
    q = skia.Path()
    b.transform(m, q)
    return q


def fox_tail(scene: Dream) -> None:
    scene.paper(blob("0,0! -20,-10 -40,-40 -30,-74 -14,-90! -4,-60 10,-30"), ("#e0703a", "#a8432a"))
    scene.paper(blob("-14,-90! -30,-74 -36,-58 -24,-62 -14,-56 -6,-66"), 0.95, shadow=0.3)


def sheep(scene: Dream) -> None:
    for x in (-9, -3, 6, 11):
        scene.paper(rect(x - 1.5, -8, 3, 9), 0.1, shadow=0.2, edge=0)
    b = None
    for i in range(9):
        q = circle(math.cos(i * 0.7) * 13, -15 + math.sin(i * 0.7) * 6, 7)
        b = q if b is None else union(b, q)
    scene.paper(union(b, ellipse(0, -15, 14, 8)), "#fffaf0", shadow=0.5, edge=0.5)
    scene.paper(ellipse(19, -18, 6, 5), 0.12, shadow=0.3, edge=0.1)
    scene.paper(leaf_path(16, -21, 7, 2.6, 0.35), 0.12, shadow=0.2, edge=0)
    scene.flat(circle(21, -19, 1), WHITE)


def deer(scene: Dream, colour: Tone = 0.1) -> None:
    """Standing deer in profile, faces right, looks up; about 170 tall with antlers."""
    c = scene.hue(colour)
    hi = mix(c, scene.tone(0.8), 0.2)
    for x, x2 in ((-34, -38), (-22, -20), (22, 20), (32, 36)):
        scene.paper(taper([(x, -64), (x2, -34), (x2 + 1, 0)], 11, 5, 10), (hi, c), shadow=0.4, edge=0.2)
    scene.paper(
        blob(
            "-48,-78! -40,-96 -10,-98 20,-98 32,-118 40,-142 52,-152 64,-148 82,-138! 80,-130 "
            "62,-128 56,-112 46,-84 34,-62 -8,-58 -40,-58"
        ),
        (hi, c),
        shadow=0.8,
        edge=0.5,
    )
    scene.paper(leaf_path(46, -148, 22, 3.6, 0.3), c, shadow=0.3, edge=0.1)
    scene.flat(circle(62, -142, 2), "glow")
    scene.paper(leaf_path(-46, -88, 16, 2.4, 0.4), hi, shadow=0.3, edge=0.1)
    for q in (
        [(50, -150), (44, -178), (30, -196)],
        [(46, -170), (58, -186), (60, -202)],
        [(38, -188), (44, -204), (40, -214)],
        [(54, -151), (66, -172), (84, -180)],
        [(68, -173), (72, -192), (84, -202)],
    ):
        scene.paper(taper(q, 4.5, 1.5, 10), hi, shadow=0.3, edge=0.1)


def dog(scene: Dream, colour: Tone = "#b98a5a", ear: Tone | None = None) -> None:
    """Sitting dog in profile, faces right, 90 tall."""
    f = scene.shaded(colour, 0.12, 0.28)
    e = scene.shaded(ear if ear is not None else mix(scene.hue(colour), scene.palette.ramp[0], 0.45), 0.06, 0.25)
    scene.paper(taper([(-24, -10), (-40, -14), (-50, -30), (-46, -42)], 9, 5), f, shadow=0.5, edge=0.3)
    scene.paper(blob("-30,0! -34,-20 -22,-44 -2,-60! 16,-58! 22,-40 20,-18 22,-5 30,0!"), f, shadow=0.7, edge=0.4)
    scene.paper(blob("-26,0! -30,-18 -14,-28 2,-18 4,-6 12,0!"), f, shadow=0.4, edge=0.3)
    scene.paper(round_rect(10, -34, 10, 34, 5), f, shadow=0.4, edge=0.2)
    scene.paper(ellipse(19, -2, 9, 4), f, shadow=0.3, edge=0.2)
    scene.paper(blob("-8,-62 -6,-82 8,-92 22,-88 28,-78 46,-74 48,-66 40,-60 24,-58 10,-52"), f, shadow=0.5, edge=0.3)
    scene.paper(blob("-2,-86! -14,-82 -20,-64 -14,-54 -4,-62 4,-78"), e, shadow=0.5, edge=0.3)
    scene.flat(ellipse(46, -72, 4, 3.2), 0.0)
    scene.flat(circle(22, -77, 2.4), 0.0)
    scene.flat(circle(22.8, -78, 0.8), 1.0)
    scene.line(curve("40,-64 32,-63 26,-66"), 1.2, 0.0, 0.7)
    scene.paper(blob("-6,-58! 14,-52! 17,-57! -4,-64!"), "accent", shadow=0.3, edge=0.1)


def doorman_bear(scene: Dream, colour: Tone = "#6b4632", vest: Tone | None = "accent", cap: bool = True) -> None:
    """Upright bear, front view, 130 tall."""
    c = scene.hue(colour)
    f = scene.shaded(c, 0.1, 0.3)
    lt = mix(c, scene.tone(0.95), 0.45)
    for x in (-16, 16):
        scene.paper(
            smooth([(x - 13, -30, 1), (x + 13, -30, 1), (x + 12, -4), (x + 15, 1, 1), (x - 15, 1, 1), (x - 12, -4)]),
            f,
            shadow=0.6,
            edge=0.6,
        )
    for sx in (-1, 1):
        scene.paper(
            union(taper([(sx * 26, -78), (sx * 40, -58), (sx * 36, -38)], 19, 15), circle(sx * 36, -38, 8.5)),
            f,
            shadow=0.6,
            edge=0.6,
        )
    body = blob("-22,-90 22,-90 36,-60 38,-32 24,-16 -24,-16 -38,-32 -36,-60")
    scene.paper(body, f, shadow=0.8, edge=0.8)
    with scene.clip(body):
        if vest:
            scene.paper(
                polygon([(-60, -100), (60, -100), (60, -24), (-60, -24)]),
                scene.shaded(vest, 0.1, 0.25),
                shadow=0.2,
                edge=0.4,
            )
            scene.flat(polygon([(-12, -96), (12, -96), (0, -56)]), lt)
            for y in (-66, -52, -38):
                scene.flat(circle(-6, y, 2.1), "accent2")
                scene.flat(circle(6, y, 2.1), "accent2")
    for sx in (-1, 1):
        scene.paper(circle(sx * 20, -124, 9.5), f, shadow=0.4, edge=0.5)
        scene.flat(circle(sx * 20, -123, 5), lt, 0.8)
    scene.paper(blob("-27,-106 -18,-126 0,-131 18,-126 27,-106 18,-88 0,-84 -18,-88"), f, shadow=0.6, edge=0.7)
    scene.paper(ellipse(0, -97, 11.5, 9.5), lt, shadow=0.25, edge=0.3)
    scene.flat(ellipse(0, -102, 4.6, 3.4), 0.0)
    scene.line(curve("0,-99 0,-95 -5,-92"), 1.1, 0.0, 0.7)
    scene.line(curve("0,-95 5,-92"), 1.1, 0.0, 0.7)
    for sx in (-1, 1):
        scene.flat(circle(sx * 10.5, -109, 2.5), 0.0)
        scene.flat(circle(sx * 10.5 + 0.8, -110, 0.8), 1.0)
    if cap:
        scene.paper(
            union(round_rect(-15, -142, 30, 16, 3), round_rect(-18, -130, 36, 5, 2)),
            scene.shaded(vest or "accent", 0.05, 0.3),
            shadow=0.4,
            edge=0.2,
        )
        scene.flat(rect(-15, -134, 30, 2.5), "accent2")


def lion(scene: Dream) -> None:
    """Sitting lion, front view, 190 tall with hat."""
    f = scene.shaded("#d9963f", 0.12, 0.26)
    m = scene.shaded("#9a4a24", 0.08, 0.35)
    lt = mix(scene.hue("#d9963f"), scene.tone(0.98), 0.55)
    scene.paper(taper([(44, -10), (78, -4), (92, -30), (84, -58)], 9, 6), f, shadow=0.6, edge=0.3)
    scene.paper(blob("84,-52! 72,-66 82,-86! 94,-70"), m, shadow=0.5, edge=0.8)
    scene.paper(blob("-30,-100 30,-100 48,-50 58,-18 52,0! -52,0! -58,-18 -48,-50"), f, shadow=0.8, edge=0.5)
    for sx in (-1, 1):
        scene.paper(ellipse(sx * 42, -16, 22, 18), f, shadow=0.5, edge=0.4)
        scene.paper(round_rect(sx * 16 - 12, -74, 24, 74, 11), f, shadow=0.6, edge=0.3)
        scene.paper(ellipse(sx * 16, -4, 15, 8), scene.shaded(lt, 0.05, 0.15), shadow=0.4, edge=0.3)
        for k in (-5, 0, 5):
            scene.line(line(sx * 16 + k, -8, sx * 16 + k, 0), 1, scene.hue("#9a4a24"), 0.6)
    for radius, n, k in ((60, 17, 0), (46, 14, 0.5)):
        p = None
        for i in range(n):
            a = (i + k) * 2 * math.pi / n
            q = smooth(
                [
                    (math.cos(a - 0.26) * radius * 0.55, -122 + math.sin(a - 0.26) * radius * 0.55),
                    (math.cos(a - 0.14) * radius * 0.95, -122 + math.sin(a - 0.14) * radius * 0.92),
                    (math.cos(a + 0.1) * radius * 1.12, -122 + math.sin(a + 0.1) * radius * 1.06, 1),
                    (math.cos(a + 0.26) * radius * 0.55, -122 + math.sin(a + 0.26) * radius * 0.55),
                ]
            )
            p = q if p is None else union(p, q)
        scene.paper(
            union(p, circle(0, -122, radius * 0.8)),
            m if radius > 50 else scene.shaded(mix(scene.hue("#9a4a24"), scene.hue("#d9963f"), 0.45), 0.08, 0.25),
            shadow=0.7,
            edge=0.5,
        )
    for sx in (-1, 1):
        scene.paper(circle(sx * 27, -152, 10), f, shadow=0.4, edge=0.3)
    scene.paper(blob("-31,-124 -24,-150 0,-158 24,-150 31,-124 20,-96 0,-88 -20,-96"), f, shadow=0.6, edge=0.4)
    scene.paper(blob("-16,-104 -10,-116 0,-112 10,-116 16,-104 8,-93 -8,-93"), lt, shadow=0.3, edge=0.3)
    scene.paper(
        blob("-10,-122! 0,-124 10,-122! 0,-111!"),
        mix(scene.hue("#9a4a24"), scene.palette.ramp[0], 0.4),
        shadow=0.2,
        edge=0.2,
    )
    scene.line(curve("-12,-101 -6,-98 0,-103 6,-98 12,-101"), 1.6, scene.palette.ramp[0], 0.8)
    for sx in (-1, 1):
        scene.flat(smooth([(sx * 7, -132, 1), (sx * 13, -137), (sx * 20, -132, 1), (sx * 13, -129)]), "glow")
        scene.flat(circle(sx * 13, -133, 2.6), 0.0)
        scene.line(
            smooth([(sx * 6, -139), (sx * 14, -143), (sx * 22, -138)], closed=False), 1.8, scene.hue("#9a4a24"), 0.9
        )
    with scene.at(4, -154, turn=6):
        scene.paper(
            union(polygon([(-22, 0), (-25, -52), (27, -52), (23, 0)]), ellipse(0, 0, 42, 7)),
            0.07,
            shadow=0.6,
            edge=0.3,
            rim=0.7,
        )
        scene.flat(polygon([(-22, -5), (-23, -17), (24, -17), (23, -5)]), "accent")
