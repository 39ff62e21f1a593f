"""People, small and seldom seen from the front."""

from pixtable.studio.kit.colour import RGB, mix
from pixtable.studio.kit.paths import (
    Place,
    blob,
    circle,
    curve,
    ellipse,
    line,
    round_rect,
    smooth,
    taper,
    union,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.lights import hand_lamp
from pixtable.studio.pictoric.motifs.plants import leaf_path
from pixtable.studio.pictoric.motifs.things import canopy
from pixtable.studio.pictoric.sheet import WHITE, Dream


def traveller(
    scene: Dream,
    tone: float = 0.1,
    coat: Tone = "accent",
    scarf: bool = True,
    lantern: bool = False,
    *,
    hat: bool = True,
    umbrella: bool = False,
) -> None:
    """Small traveller, 60 units tall, faces right."""
    scene.paper(blob("-6,-18! -2,-18 -4,-2 0,1! -9,1!"), tone, shadow=0.4, edge=0.3, rim=0.4)
    scene.paper(blob("2,-18! 7,-17 9,-3 14,1! 4,1!"), tone + 0.05, shadow=0.4, edge=0.3, rim=0.4)
    scene.paper(blob("-5,-44! 0,-47 6,-44! 11,-28 13,-13! 2,-10 -12,-13! -9,-30"), coat, shadow=0.6, edge=0.4, rim=0.7)
    scene.paper(circle(1, -51, 6.4), mix(scene.tone(0.82), scene.palette.glow, 0.35), shadow=0.3, edge=0.2, rim=0.3)
    if hat:
        scene.paper(
            blob("-10,-52! -5,-56 -4,-64 3,-67 8,-56 13,-53! 2,-54"), tone + 0.08, shadow=0.4, edge=0.3, rim=0.6
        )
    else:
        scene.paper(blob("-6,-49! -7,-56 0,-60 7,-56 6,-53! -1,-54"), tone, shadow=0.3, edge=0.3)
    if scarf:
        scene.paper(
            blob("-5,-46! 7,-46! 6,-42 -4,-41 -16,-38 -27,-43! -24,-37 -30,-34! -14,-33 -5,-40"),
            "accent2",
            shadow=0.4,
            edge=0.4,
            rim=0.5,
        )
    scene.paper(
        taper([(3, -39), (11, -31), (18, -29 if lantern or umbrella else -22)], 5.5, 4),
        coat,
        shadow=0.4,
        edge=0.2,
        rim=0.5,
    )
    if lantern:
        scene.line(line(18, -30, 18, -26), 1, tone)
        hand_lamp(scene, 18, -18, 0.75)
    if umbrella:
        scene.line(line(18, -24, 16, -78), 1.8, tone)
        with scene.at(16, -70, 0.34):
            canopy(scene)


def skin(scene: Dream) -> RGB:
    return mix(scene.tone(0.84), "#e8b48f", 0.5)


def head(scene: Dream, x: float, y: float, radius: float = 6.4, colour: Tone | None = None) -> None:
    scene.paper(circle(x, y, radius), colour or skin(scene), shadow=0.3, edge=0.2, rim=0.3)


def old_man(
    scene: Dream,
    coat: Tone = 0.22,
    hat: str = "bowler",
    cane: bool = True,
    *,
    arm: Place | None = None,
    sit: bool = False,
) -> None:
    """A stooped old man with a white beard, 66 tall, faces right."""
    if sit:
        scene.paper(
            blob("-8,-22! 10,-24 24,-20 26,-2 32,1! 18,1! 16,-10 -8,-8"),
            scene.shaded(coat, 0, 0.45),
            shadow=0.4,
            edge=0.3,
        )
    else:
        scene.paper(blob("-8,-18! -2,-18! -3,-2 1,1! -10,1!"), 0.06, shadow=0.3, edge=0.2, rim=0.4)
        scene.paper(blob("2,-18! 8,-18! 8,-2 13,1! 3,1!"), 0.09, shadow=0.3, edge=0.2, rim=0.4)
    scene.paper(
        blob("-4,-48! 3,-51 9,-47! 12,-30 12,-10! 0,-7 -13,-10! -13,-28 -9,-42"),
        scene.shaded(coat),
        shadow=0.6,
        edge=0.4,
        rim=0.7,
    )
    head(scene, 7, -54, 7)
    scene.flat(circle(10.5, -55, 0.9), 0.0)
    scene.paper(blob("1,-52! 6,-50 14,-51! 15,-45 11,-34! 4,-40 0,-46"), 0.96, shadow=0.3, edge=0.5, rim=0.3)
    if hat == "bowler":
        scene.paper(
            union(blob("0,-56! 0,-63 7,-68 14,-63 14,-56!"), round_rect(-4, -58, 22, 3.4, 1.6)),
            0.06,
            shadow=0.4,
            edge=0.2,
            rim=0.7,
        )
    elif hat == "straw":
        scene.paper(blob("-9,-55! 2,-59 4,-66 11,-66 13,-59 24,-54! 7,-56"), "accent2", shadow=0.4, edge=0.3)
    elif hat == "night":
        scene.paper(blob("0,-55! 2,-64 -6,-74 -16,-70! -8,-66 0,-70 10,-66 14,-55!"), "accent", shadow=0.4, edge=0.3)
    ax, ay = arm or (19, -28)
    scene.paper(
        taper([(3, -45), ((3 + ax) / 2 + 1, (-45 + ay) / 2 + 4), (ax, ay)], 6.4, 4.4),
        scene.shaded(coat, 0.2, 0.1),
        shadow=0.4,
        edge=0.2,
        rim=0.6,
    )
    scene.flat(circle(ax, ay, 2.4), skin(scene))
    if cane:
        scene.line(line(ax, ay, ax + 3, 1), 1.8, 0.06)


def diver(scene: Dream) -> None:
    """Old brass-helmet diver, 70 tall, faces right with a raised hand."""
    for x in (-7, 6):
        scene.paper(
            smooth([(x - 5, -24, 1), (x + 5, -24, 1), (x + 5, -4), (x + 8, 1, 1), (x - 6, 1, 1)]),
            scene.shaded("#8a7a5a", 0.1, 0.4),
            shadow=0.4,
            edge=0.3,
        )
        scene.paper(round_rect(x - 6, -5, 15, 6, 2), "#3a3028", shadow=0.3, edge=0.1)
    scene.paper(
        blob("-13,-46! 0,-49 13,-46! 14,-30 13,-20! 0,-18 -13,-20! -14,-30"),
        scene.shaded("#a08f68", 0.15, 0.4),
        shadow=0.6,
        edge=0.4,
        rim=0.8,
    )
    scene.paper(
        taper([(10, -44), (20, -50), (26, -62)], 8, 6), scene.shaded("#a08f68", 0.15, 0.4), shadow=0.4, edge=0.2
    )
    scene.paper(
        taper([(-11, -44), (-18, -34), (-18, -24)], 8, 6), scene.shaded("#a08f68", 0.1, 0.4), shadow=0.4, edge=0.2
    )
    scene.paper(round_rect(-13, -52, 26, 8, 3), scene.shaded("accent2", 0.1, 0.4), shadow=0.4, edge=0.2)
    scene.paper(circle(0, -61, 13), scene.shaded("accent2", 0.2, 0.4), shadow=0.5, edge=0.3, rim=0.9)
    scene.flat(circle(3, -61, 7.4), "#062030")
    scene.line(circle(3, -61, 7.6), 2.2, mix(scene.hue("accent2"), WHITE, 0.3))
    scene.flat(ellipse(0.5, -64, 2.4, 1.8), 1.0, 0.8)
    for a in (-1, 1):
        scene.line(line(3 + a * 2.5, -68, 3 + a * 2.5, -54), 0.9, mix(scene.hue("accent2"), WHITE, 0.2))
    scene.line(curve("-12,-64 -26,-90 -20,-140 -34,-220 -24,-420 -30,-700"), 2, 0.5, 0.6)


def child(
    scene: Dream,
    coat: Tone = "accent",
    hair: Tone = 0.12,
    girl: bool = True,
    tone: float = 0.08,
    *,
    arm: Place | None = None,
    back: bool = False,
    hat: Tone | None = None,
) -> None:
    """A small child, 50 tall, faces right; `arm` is where the hand reaches."""
    sk = skin(scene)
    c = scene.hue(coat)
    for x in (-4, 4):
        scene.paper(taper([(x, -16), (x, -6), (x + 1.5, -1)], 4.6, 3.6, 8), tone + 0.06, shadow=0.3, edge=0)
        scene.paper(ellipse(x + 2, -1, 4, 2.4), tone, shadow=0.2, edge=0)
    if girl:
        scene.paper(
            blob("-4,-33! 4,-33! 9,-22 13,-11! 0,-9 -12,-11! -8,-22"),
            (mix(c, WHITE, 0.08), mix(c, scene.palette.ramp[0], 0.22)),
            shadow=0.5,
            edge=0.3,
            rim=0.7,
        )
    else:
        scene.paper(
            blob("-5,-34! 5,-34! 8,-24 8,-13! -8,-13! -8,-24"),
            (mix(c, WHITE, 0.08), mix(c, scene.palette.ramp[0], 0.22)),
            shadow=0.5,
            edge=0.3,
            rim=0.7,
        )
    ax, ay = arm or (12, -18)
    scene.paper(
        taper([(3, -30), ((3 + ax) / 2 + 1, (-30 + ay) / 2 + 2), (ax, ay)], 4.8, 3.4, 10),
        c,
        shadow=0.3,
        edge=0,
        rim=0.6,
    )
    scene.flat(circle(ax, ay, 2), sk)
    scene.paper(circle(0, -40, 7.4), sk, shadow=0.3, edge=0.1, rim=0.3)
    if girl:
        scene.paper(
            blob("-8,-34! -9.5,-44 -2,-50 7,-46 8,-41! 2,-44 -3,-40 -4,-34") if not back else circle(0, -41, 8),
            hair,
            shadow=0.3,
            edge=0.2,
        )
        scene.paper(taper([(-6, -38), (-12, -34), (-13, -25)], 4.5, 2, 10), hair, shadow=0.3, edge=0)
    else:
        scene.paper(
            blob("-8,-39! -8,-46 -1,-50 7,-47 8,-42! 0,-43") if not back else circle(0, -41.5, 7.8),
            hair,
            shadow=0.3,
            edge=0.2,
        )
    if not back:
        scene.flat(circle(4.4, -40, 1), 0.0)
        scene.flat(ellipse(3.4, -36.6, 1.8, 1.2), "#e0705c", 0.4)
    if hat is not None:
        scene.paper(blob("-9,-43! -7,-50 0,-56 7,-50 9,-43! 0,-45"), hat, shadow=0.3, edge=0.3)
        scene.paper(circle(0, -56, 2.6), 0.95, shadow=0.2, edge=0.2)


def grandmother(scene: Dream) -> None:
    """Grandmother in an armchair, faces left, 200 tall, hands forward at about (-62,-92)."""
    c = scene.hue("#6a3a4a")
    sh = scene.hue("#c8543a")
    sk = "#eec4a0"
    scene.paper(round_rect(-44, -176, 104, 176, 26), ("#7a4a52", "#3a2230"), shadow=1.2, edge=0.4)
    scene.paper(round_rect(-52, -84, 26, 84, 12), ("#8a5a5e", "#4a2c38"), shadow=0.8, edge=0.3)
    scene.paper(
        blob("-36,-150! -6,-160 30,-146 40,-90 34,-46 -30,-44 -44,-96"),
        (mix(sh, WHITE, 0.1), mix(sh, scene.palette.ramp[0], 0.35)),
        shadow=0.9,
        edge=0.6,
    )
    scene.paper(
        blob("30,-70! 30,-40 10,-22 -60,-30 -86,-34 -92,0! -128,0! -122,-40 -104,-66 -40,-74"),
        (mix(c, WHITE, 0.08), mix(c, scene.palette.ramp[0], 0.35)),
        shadow=0.9,
        edge=0.5,
    )
    scene.paper(ellipse(-116, -3, 20, 8), 0.06, shadow=0.4, edge=0.1)
    scene.paper(
        taper([(-4, -132), (-30, -98), (-66, -92)], 30, 16, 16),
        (sh, mix(sh, scene.palette.ramp[0], 0.3)),
        shadow=0.7,
        edge=0.3,
    )
    scene.paper(circle(-72, -92, 9), sk, shadow=0.4, edge=0.1)
    scene.paper(ellipse(-10, -184, 27, 29), sk, shadow=0.6, edge=0.2)
    scene.paper(
        blob("-30,-196! -24,-214 -4,-220 18,-206 20,-178 8,-162! 4,-184 -8,-200"), "#e6e0da", shadow=0.4, edge=0.5
    )
    scene.paper(circle(16, -216, 15), "#e6e0da", shadow=0.5, edge=0.5)
    scene.line(circle(-24, -184, 7), 1.6, "#5a3a2a")
    scene.line(line(-17, -184, 4, -186), 1.4, "#5a3a2a")
    scene.line(curve("-28,-183 -24,-181 -20,-183"), 1.6, "#3a2420")
    scene.paper(leaf_path(-34, -178, 10, 2.6, 0.5), sk, shadow=0.2, edge=0)
    scene.line(curve("-28,-166 -22,-163 -16,-166"), 1.6, "#a84a3f")
    scene.flat(ellipse(-16, -174, 6, 4), "#e08a78", 0.5)
