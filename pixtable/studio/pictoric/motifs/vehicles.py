"""Boats, a train, a balloon."""

from collections.abc import Sequence

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import (
    blob,
    circle,
    curve,
    ellipse,
    line,
    polygon,
    polyline,
    rect,
    round_rect,
    smooth,
    svg,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.houses import windows
from pixtable.studio.pictoric.motifs.lights import hand_lamp
from pixtable.studio.pictoric.sheet import WHITE, Dream


def sailing_boat(scene: Dream, tone: float = 0.35, sail: bool = True, lantern: bool = True) -> None:
    if sail:
        scene.paper(rect(-2, -120, 4, 120), tone - 0.2, shadow=0.4)
        scene.paper(blob("4,-116! 40,-72 58,-24! 30,-18 4,-18!"), (0.92, 0.77), shadow=0.8, brush="brush")
        scene.paper(blob("-5,-104! -26,-62 -44,-24! -24,-20 -5,-20!"), ("accent", "accent2"), shadow=0.8)
        scene.paper(blob("0,-120! 14,-126 26,-120! 12,-116 0,-112!"), "accent", shadow=0.3)
    hull = blob("-70,-20! -40,-12 0,-9 42,-12 76,-24! 62,2 34,16 -32,16 -58,2")
    scene.paper(hull, (tone + 0.15, tone - 0.12), brush="wood", texture=0.8)
    scene.line(curve("-64,-10 -34,-3 4,0 40,-3 69,-14"), 1.8, tone + 0.35, 0.7)
    if lantern:
        scene.line(curve("74,-24 80,-40 90,-42"), 2, tone - 0.1)
        hand_lamp(scene, 90, -34, 0.8)


def hot_air_balloon(
    scene: Dream, colours: Sequence[Tone] = ("accent", "accent2", 0.92), basket: bool = True, radius: float = 80
) -> None:
    """Hot air balloon; from the centre of envelope."""
    env = smooth(
        [
            (0, -radius),
            (radius * 0.62, -radius * 0.8),
            (radius * 0.98, -radius * 0.22),
            (radius * 0.86, radius * 0.34),
            (radius * 0.46, radius * 0.86),
            (radius * 0.2, radius * 1.16, 1),
            (-radius * 0.2, radius * 1.16, 1),
            (-radius * 0.46, radius * 0.86),
            (-radius * 0.86, radius * 0.34),
            (-radius * 0.98, -radius * 0.22),
            (-radius * 0.62, -radius * 0.8),
        ]
    )
    scene.paper(env, colours[0], shadow=1.1)
    with scene.clip(env):
        for left, right in ((-1.0, -0.67), (-0.31, 0.02), (0.39, 0.71)):
            a, b = left * radius, right * radius
            scene.paper(
                svg(
                    f"M 0 {-radius * 1.02} C {a * 0.7} {-radius} {a * 1.25} {-radius * 0.2} {a} {radius * 0.3} "
                    f"Q {a * 0.6} {radius * 0.9} {a * 0.22} {radius * 1.2} L {b * 0.22} {radius * 1.2} "
                    f"Q {b * 0.6} {radius * 0.9} {b} {radius * 0.3} "
                    f"C {b * 1.25} {-radius * 0.2} {b * 0.7} {-radius} 0 {-radius * 1.02} Z"
                ),
                colours[1],
                shadow=0.35,
                edge=0.5,
                rim=0.3,
            )
        scene.paper(
            smooth(
                [
                    (-radius * 1.1, -radius * 0.02, 1),
                    (-radius * 0.5, radius * 0.14),
                    (0, radius * 0.18),
                    (radius * 0.5, radius * 0.14),
                    (radius * 1.1, -radius * 0.02, 1),
                    (radius * 1.1, radius * 0.16, 1),
                    (radius * 0.5, radius * 0.32),
                    (0, radius * 0.36),
                    (-radius * 0.5, radius * 0.32),
                    (-radius * 1.1, radius * 0.16, 1),
                ]
            ),
            colours[2],
            shadow=0.4,
            edge=0.5,
            rim=0.3,
        )
    if basket:
        for x in (-0.2, -0.07, 0.07, 0.2):
            scene.line(line(radius * x, radius * 1.16, radius * x * 0.85, radius * 1.62), 1.2, 0.1, 0.9)
        scene.glow(0, radius * 1.24, radius * 0.5, "glow", 0.7)
        scene.paper(
            smooth(
                [
                    (-radius * 0.2, radius * 1.6, 1),
                    (radius * 0.2, radius * 1.6, 1),
                    (radius * 0.16, radius * 1.86),
                    (0, radius * 1.9),
                    (-radius * 0.16, radius * 1.86),
                ]
            ),
            (0.45, 0.2),
            shadow=0.6,
            brush="wood",
            edge=0.5,
        )


def train(scene: Dream, tone: float = 0.2, cars: int = 3) -> None:
    """Steam train facing right, from the rail under the engine's nose."""

    def wheels(xs: Sequence[float], r: float) -> None:
        for x in xs:
            scene.paper(circle(x, -r, r), tone - 0.1, shadow=0.4, edge=0.2)
            scene.flat(circle(x, -r, r * 0.45), tone + 0.35)
            scene.flat(circle(x, -r, r * 0.18), tone - 0.15)

    for c in range(cars):
        x = -150 - c * 86
        scene.paper(round_rect(x - 78, -58, 80, 46, 6), (tone + 0.22, tone), shadow=0.7, edge=0.5)
        scene.paper(round_rect(x - 81, -64, 86, 9, 4), tone - 0.05, shadow=0.4, edge=0.3)
        windows(scene, [(x - 64 + i * 17, -40) for i in range(4)], 10, 14, 1)
        wheels((x - 62, x - 44, x - 32, x - 14), 9)
        scene.paper(rect(x, -22, 10, 5), tone - 0.1, shadow=0.2)
    scene.paper(round_rect(-142, -80, 46, 66, 5), "accent", shadow=0.7, edge=0.5)
    scene.paper(round_rect(-147, -87, 56, 10, 5), tone - 0.05, shadow=0.4, edge=0.3)
    windows(scene, [(-119, -60)], 20, 18, 1)
    scene.paper(round_rect(-98, -62, 84, 44, 16), (tone + 0.25, tone), shadow=0.7, edge=0.4)
    scene.paper(blob("-36,-60! -40,-86! -18,-86! -22,-60!"), tone - 0.05, shadow=0.5, edge=0.3)
    scene.paper(round_rect(-43, -92, 28, 8, 3), "accent", shadow=0.3, edge=0.2)
    scene.paper(blob("-78,-60! -76,-74 -60,-74 -58,-60!"), "accent2", shadow=0.4, edge=0.2)
    scene.paper(polygon([(-14, -20), (10, -2), (-22, -2)]), "accent", shadow=0.4, edge=0.3)
    scene.paper(rect(-146, -24, 136, 9), tone - 0.1, shadow=0.3, edge=0.2)
    wheels((-124, -94), 15)
    wheels((-64, -42, -22), 10)
    scene.glow(-8, -44, 40, "glow", 0.9)
    scene.flat(circle(-10, -44, 5), "glow")


def rowing_boat(scene: Dream, tone: float = 0.3, colour: Tone | None = None) -> None:
    """Side view of an open rowing boat; from the waterline centre."""
    k = 1
    c = scene.hue(colour if colour is not None else tone)
    scene.paper(
        smooth(
            [
                (-66 * k, -24 * k, 1),
                (-30 * k, -14 * k),
                (0, -12 * k),
                (30 * k, -14 * k),
                (68 * k, -26 * k, 1),
                (52 * k, 2 * k),
                (28 * k, 11 * k),
                (-26 * k, 11 * k),
                (-50 * k, 2 * k),
            ]
        ),
        (mix(c, scene.tone(0.9), 0.25), mix(c, scene.tone(0), 0.35)),
        brush="wood",
        texture=0.9,
        edge=0.5,
    )
    for o in (0, 7, 14):
        scene.line(
            smooth(
                [
                    ((-60 + o) * k, (-15 + o * 0.8) * k),
                    (-28 * k, (-6 + o * 0.8) * k),
                    (0, (-4 + o * 0.85) * k),
                    (28 * k, (-6 + o * 0.8) * k),
                    ((62 - o) * k, (-17 + o * 0.8) * k),
                ],
                closed=False,
            ),
            1.3,
            mix(c, scene.tone(0), 0.5),
            0.5,
        )
    scene.line(
        smooth(
            [(-66 * k, -24 * k), (-30 * k, -14 * k), (0, -12 * k), (30 * k, -14 * k), (68 * k, -26 * k)], closed=False
        ),
        2.6 * k,
        mix(c, scene.tone(1), 0.45),
        0.9,
    )


def paper_boat(scene: Dream) -> None:
    """Folded paper boat, 130 wide, from the waterline."""
    scene.paper(polygon([(0, -64), (-30, -18), (0, -10), (30, -18)]), (0.98, 0.88), shadow=0.6, edge=0.3)
    scene.flat(polygon([(0, -64), (0, -10), (30, -18)]), 0.68, 0.5)
    scene.paper(
        polygon([(-66, -36), (-28, -14), (0, -22), (28, -14), (66, -36), (36, 12), (-36, 12)]),
        (0.98, 0.86),
        shadow=0.8,
        edge=0.3,
    )
    scene.flat(polygon([(66, -36), (28, -14), (0, -22), (10, 12), (36, 12)]), 0.63, 0.35)
    scene.line(polyline([(-66, -36), (-28, -14), (0, -22), (28, -14), (66, -36)]), 1.2, 0.53, 0.6)
    scene.line(curve("58,-34 64,-56 76,-58"), 1.8, 0.1)
    hand_lamp(scene, 76, -48, 1.0)


def rowing_boat_from_above(scene: Dream) -> None:
    """Rowing boat from above, 170 long."""
    c = "#8a4a30"
    o = blob("0,-88! 26,-56 36,-10 34,44 24,76! -24,76! -34,44 -36,-10 -26,-56")
    i = blob("0,-74! 20,-50 28,-10 27,42 18,66! -18,66! -27,42 -28,-10 -20,-50")
    scene.paper(o, (mix(c, WHITE, 0.3), mix(c, scene.tone(0), 0.2)), shadow=1.4, edge=0.4, brush="wood")
    scene.paper(
        i, (mix(c, scene.tone(0), 0.6), mix(c, scene.tone(0), 0.35)), shadow=0.3, edge=0.2, rim=0.2, brush="wood"
    )
    for y in (-40, 4, 46):
        scene.paper(
            rect(-28 if y > -20 else -20, y, 56 if y > -20 else 40, 12),
            scene.shaded("#b9824a", 0.15, 0.35),
            shadow=0.7,
            edge=0.3,
            brush="wood",
        )
    for sx in (-1, 1):
        scene.line(line(sx * 12, -20, sx * 16, 62), 3.4, "#d8b078")
        scene.paper(ellipse(sx * 16, 66, 5, 13), scene.shaded("#d8b078", 0.1, 0.3), shadow=0.4, edge=0.2)
