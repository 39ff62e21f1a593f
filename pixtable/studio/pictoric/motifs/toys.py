"""Toys: puppets, chess, dolls, kites."""

import math
from collections.abc import Sequence

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import (
    Place,
    Point,
    blob,
    circle,
    curve,
    ellipse,
    line,
    mirrored_profile,
    polygon,
    rect,
    round_rect,
    smooth,
    symmetric,
    taper,
    union,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.beasts import bear_behind
from pixtable.studio.pictoric.motifs.plants import leaf_path
from pixtable.studio.pictoric.sheet import WHITE, Dream

CHESSMEN: dict[str, list[Point]] = {
    "pawn": [
        (0, -64),
        (11, -59),
        (13, -49),
        (8, -40),
        (15, -36, 1),
        (9, -32),
        (9, -22),
        (16, -10),
        (20, -6, 1),
        (20, 2, 1),
        (0, 4),
    ],
    "bishop": [
        (0, -106),
        (3.5, -102),
        (3, -98),
        (11, -86),
        (13, -74),
        (8, -62),
        (15, -58, 1),
        (8, -53),
        (8, -34),
        (12, -18),
        (20, -8),
        (23, -4, 1),
        (23, 2, 1),
        (0, 4),
    ],
    "queen": [
        (0, -124),
        (4, -120),
        (3, -114),
        (17, -120, 1),
        (13, -100),
        (9, -80),
        (16, -75, 1),
        (9, -70),
        (8, -44),
        (12, -22),
        (21, -9),
        (24, -5, 1),
        (24, 2, 1),
        (0, 4),
    ],
    "king": [
        (0, -112),
        (9, -113),
        (18, -110, 1),
        (14, -94),
        (9, -80),
        (17, -75, 1),
        (9, -70),
        (8, -44),
        (12, -22),
        (21, -9),
        (25, -5, 1),
        (25, 2, 1),
        (0, 4),
    ],
    "rook": [
        (0, -80),
        (5, -80, 1),
        (5, -86, 1),
        (11, -86, 1),
        (11, -80, 1),
        (13, -80, 1),
        (13, -87, 1),
        (18, -87, 1),
        (18, -70, 1),
        (12, -66, 1),
        (11, -40),
        (13, -20),
        (21, -8),
        (23, -4, 1),
        (23, 2, 1),
        (0, 4),
    ],
}


def toy_balloon(scene: Dream, colour: Tone = "#d8342f", string: float = 120, shine: float = 0.4) -> None:
    """Child's balloon, 80 wide."""
    c = colour if isinstance(colour, str) and colour.startswith("#") else scene.hue(colour)
    scene.line(
        smooth([(0, 50), (5, 50 + string * 0.3), (-5, 50 + string * 0.65), (2, 50 + string)], closed=False),
        1.5,
        0.12,
        0.55,
    )
    p = blob("0,-46 26,-39 38,-12 30,20 10,42 0,46 -10,42 -30,20 -38,-12 -26,-39")
    scene.paper(p, (mix(c, WHITE, 0.16), mix(c, scene.tone(0), 0.22)), shadow=0.8, edge=0.4)
    scene.paper(polygon([(-5, 52), (5, 52), (0, 44)]), mix(c, scene.tone(0), 0.25), shadow=0.3, edge=0.1)
    with scene.clip(p):
        scene.flat(blob("-24,-20 -14,-34 -4,-36 -12,-24 -20,-6"), 1.0, shine, blur=2 * scene.scale)
        scene.flat(ellipse(14, 22, 20, 10), mix(c, WHITE, 0.4), 0.25, blur=6 * scene.scale)


def teddy_behind(scene: Dream, colour: Tone = "#9a6a44") -> None:
    """Huge worn teddy bear sitting, seen from behind: seams, patch, one ear mended."""
    bear_behind(scene, colour)
    c = scene.hue(colour)
    lo = mix(c, scene.palette.ramp[0], 0.5)
    scene.line(curve("0,-96 3,-50 0,0"), 1.1, lo, 0.8, dash=(4, 3))
    scene.line(curve("0,-150 2,-124 0,-98"), 1, lo, 0.7, dash=(4, 3))
    scene.paper(polygon([(18, -62), (40, -58), (37, -36), (16, -40)]), "#b8544a", shadow=0.3, edge=0.2)
    scene.line(polygon([(20, -60), (38, -56), (35, -38), (18, -42)]), 0.9, "#ffe9c0", 0.9, dash=(3, 2))
    for k in range(3):
        scene.line(line(-34 + k * 5, -132 + k * 2, -31 + k * 5, -124 + k * 2), 1.2, "#ffe9c0", 0.9)
    for i in range(70):
        a = scene.random.random() * 6.28
        x, y = scene.random.uniform(-46, 46), scene.random.uniform(-100, -6)
        scene.line(
            smooth([(x, y), (x + math.cos(a) * 2, y + 2), (x + math.cos(a) * 3, y + 4)], closed=False),
            0.7,
            mix(c, "#ffe3bd", 0.4) if i % 2 else lo,
            0.4,
        )


def carousel_horse(scene: Dream, colour: Tone = "#f6ecd8", mane: Tone = "#d8742f") -> None:
    """Carousel horse leaping to the right with pole and saddle; 260 wide, from the middle of the body."""
    c = scene.hue(colour)
    lo = mix(c, scene.palette.ramp[1], 0.35)
    mn = scene.hue(mane)

    def leg(pts: Sequence[Place], w0: float, w1: float, w2: float, far: bool = False) -> None:
        f = mix(c, lo, 0.7) if far else c
        h = taper(pts[:3], w0, w1, 12)
        q = taper(pts[2:], w1, w2, 12)
        scene.paper(
            union(union(h, q), circle(pts[2][0], pts[2][1], w1 * 0.52)), (f, mix(f, lo, 0.6)), shadow=0.5, edge=0.2
        )
        x, y = pts[-1]
        px, py = pts[-2]
        a = math.degrees(math.atan2(y - py, x - px))
        with scene.at(x, y, turn=a - 90):
            scene.paper(
                polygon([(-w2 * 0.55, -3), (w2 * 0.55, -3), (w2 * 0.9, 10), (-w2 * 0.8, 10)]),
                "#5a3a2c",
                shadow=0.3,
                edge=0.1,
            )

    leg([(52, 6), (84, 14), (104, -10), (112, 16), (100, 36)], 26, 15, 9, True)
    leg([(-70, 2), (-98, 20), (-106, 44), (-138, 56), (-164, 72)], 34, 17, 9, True)
    scene.paper(
        blob("-84,-12! -112,-34 -150,-30 -176,-2 -166,-6 -186,26! -150,10 -132,0 -100,-4 -82,6!"),
        (mix(mn, WHITE, 0.2), mn),
        shadow=0.7,
        edge=0.4,
    )
    scene.paper(
        blob(
            "-84,8 -88,-14 -66,-32 -30,-30 10,-24 38,-34 58,-62 74,-92 88,-104 98,-104 112,-84 "
            "130,-58 132,-46 122,-40 106,-48 92,-52 84,-36 76,-8 62,20 28,32 -20,26 -56,32 -76,26"
        ),
        (mix(c, WHITE, 0.25), lo),
        shadow=1.0,
        edge=0.3,
        rim=0.9,
    )
    scene.paper(leaf_path(92, -100, 22, -1.35, 0.28), c, shadow=0.4, edge=0.1)
    for x, y, left, a in (
        (88, -102, 34, 2.7),
        (80, -92, 42, 2.75),
        (72, -80, 46, 2.8),
        (64, -66, 44, 2.85),
        (54, -52, 40, 2.9),
        (44, -40, 34, 2.95),
    ):
        scene.paper(
            smooth(
                [
                    (x, y, 1),
                    (x + math.cos(a) * left * 0.5, y + math.sin(a) * left * 0.5 - 9),
                    (x + math.cos(a) * left, y + math.sin(a) * left - 2, 1),
                    (x + math.cos(a) * left * 0.5, y + math.sin(a) * left * 0.5 + 8),
                ]
            ),
            (mix(mn, WHITE, 0.25), mn),
            shadow=0.5,
            edge=0.1,
        )
    leg([(58, 14), (92, 34), (122, 20), (134, 44), (122, 60)], 28, 15, 9)
    leg([(-66, 14), (-84, 44), (-70, 66), (-98, 86), (-122, 104)], 38, 18, 9)
    scene.paper(blob("-30,-32! -6,-24 20,-30! 28,0 14,18 -16,18 -34,0"), ("#c8344a", "#7a1c34"), shadow=0.6, edge=0.2)
    scene.line(curve("-32,0 -14,14 12,14 27,0"), 2.4, "#ffd873")
    for i in range(5):
        scene.flat(circle(-18 + i * 10, -6 + 4 * math.sin(i * 1.5), 2.6), "#ffd873")
    scene.line(curve("112,-84 100,-66 104,-50"), 2.4, "#7a1c34")
    scene.line(curve("128,-62 110,-66 92,-58 60,-28 20,-26"), 2.4, "#7a1c34")
    scene.flat(circle(100, -84, 3.6), 0.0)
    scene.flat(circle(101, -85.4, 1.2), 1.0)
    scene.flat(ellipse(127, -50, 2, 1.6), "#7a4a3a")
    for top, length in ((-112, 84), (20, 60)):
        scene.paper(round_rect(-3, top, 6, length, 3), ("#fff0b8", "#a8742a"), shadow=0.6, edge=0, rim=1)
    scene.paper(circle(0, -116, 7), ("#fff0b8", "#b8802a"), shadow=0.5, edge=0)


def kite(scene: Dream, colours: Sequence[Tone] = ("accent", "accent2")) -> None:
    """Diamond kite, point up, 120 tall, from the crossing."""
    c = [scene.hue(q) for q in colours]
    quads = (
        (polygon([(0, -50), (0, 0), (-40, 0)]), c[0]),
        (polygon([(0, -50), (40, 0), (0, 0)]), c[1]),
        (polygon([(-40, 0), (0, 0), (0, 70)]), c[1]),
        (polygon([(0, 0), (40, 0), (0, 70)]), c[0]),
    )
    q = [(0, 70)] + [(14 * math.sin(i * 1.5), 70 + i * 20) for i in range(1, 7)]
    scene.line(smooth(q, closed=False), 1.6, 0.1, 0.9)
    for i in (1, 3, 5):
        x, y = q[i]
        scene.paper(
            polygon([(x - 10, y - 6), (x + 10, y + 6), (x + 10, y - 6), (x - 10, y + 6)]),
            c[i % 2],
            shadow=0.3,
            edge=0.1,
        )
    for p, cc in quads:
        scene.paper(p, (mix(cc, WHITE, 0.12), cc), shadow=0.5, edge=0.2)
    scene.line(line(0, -50, 0, 70), 1.6, 0.1, 0.7)
    scene.line(line(-40, 0, 40, 0), 1.6, 0.1, 0.7)


def chessman(scene: Dream, kind: str, colour: Tone = 0.1) -> None:
    """A turned chess piece: a pawn is 64 tall, a king 130."""
    if kind == "knight":
        p = union(
            blob(
                "-22,-2! -18,-14 -15,-40 -16,-70 -6,-92 4,-102 8,-112! 14,-100 26,-88 36,-68 34,-60 "
                "26,-58 14,-66 8,-60 14,-42 16,-16 22,-4!"
            ),
            symmetric("0,-10 20,-8 24,-4! 24,2! 0,4"),
        )
    else:
        p = mirrored_profile(CHESSMEN[kind])
    if kind == "king":
        p = union(p, union(rect(-2.5, -130, 5, 20), rect(-8, -126, 16, 5)))
    light = mix(scene.hue(colour), scene.tone(1), 0.16)
    scene.paper(p, (light, scene.hue(colour)), shadow=1.0, edge=0.2, rim=0.95)
    if kind == "knight":
        scene.flat(circle(14, -84, 2), "glow")
        scene.line(curve("-10,-84 -14,-60 -12,-30"), 1.4, mix(scene.hue(colour), scene.tone(1), 0.35), 0.5)


def puppet(scene: Dream, coat: Tone = "accent") -> None:
    """A hanging marionette, 110 tall, from the top of its head."""
    wd = mix("#e9c293", scene.palette.glow, 0.2)
    hands = [(-38, 34), (38, 20)]
    knees = [(-14, 78), (16, 70)]
    feet = [(-18, 108), (24, 96)]
    for k, f in zip(knees, feet, strict=True):
        scene.paper(taper([(k[0] * 0.5, 60), k], 9, 8, 6), wd, shadow=0.4, edge=0.1)
        scene.paper(taper([k, f], 8, 6, 6), wd, shadow=0.4, edge=0.1)
        scene.paper(circle(k[0], k[1], 4.4), wd, shadow=0.3, edge=0)
        scene.paper(ellipse(f[0] + 4, f[1] + 2, 9, 5), 0.1, shadow=0.4, edge=0.1)
    for sx, h in zip((-1, 1), hands, strict=True):
        e = (sx * 26, 42)
        scene.paper(taper([(sx * 10, 32), e], 8, 7, 6), scene.shaded(coat), shadow=0.4, edge=0.1)
        scene.paper(taper([e, h], 7, 5, 6), wd, shadow=0.4, edge=0.1)
        scene.paper(circle(*e, 4), wd, shadow=0.3, edge=0)
        scene.paper(circle(*h, 4.6), wd, shadow=0.3, edge=0)
    scene.paper(
        blob("-12,27! 0,24 12,27! 12,46 18,66! 0,70 -18,66! -12,46"),
        scene.shaded(coat, 0.1, 0.25),
        shadow=0.5,
        edge=0.2,
    )
    for i in range(3):
        scene.flat(circle(0, 36 + i * 9, 1.6), "accent2")
    scene.paper(circle(0, 13, 12.5), wd, shadow=0.5, edge=0.1)
    scene.flat(circle(-4.6, 12, 1.7), 0.0)
    scene.flat(circle(4.6, 12, 1.7), 0.0)
    scene.line(curve("-4,18.5 0,20 4,18.5"), 1.1, 0.0, 0.8)
    scene.flat(circle(-8, 16.5, 2.2), "accent", 0.5)
    scene.flat(circle(8, 16.5, 2.2), "accent", 0.5)
    scene.paper(blob("-12,6! 0,2 12,6! 2,-24!"), scene.shaded("accent2", 0.1, 0.2), shadow=0.4, edge=0.2)
    scene.flat(circle(2, -25, 3), 1.0)


def cross_bar(scene: Dream, width: float = 90) -> None:
    scene.paper(
        round_rect(-width / 2, -4, width, 8, 3), scene.shaded("#a9743f", 0.2, 0.2), shadow=0.6, edge=0.2, brush="wood"
    )
    scene.paper(
        polygon([(-5, -14), (5, -14), (8, 16), (-8, 16)]),
        scene.shaded("#a9743f", 0.25, 0.15),
        shadow=0.5,
        edge=0.2,
        brush="wood",
    )
