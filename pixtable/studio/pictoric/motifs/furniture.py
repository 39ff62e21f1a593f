"""Rooms and what stands in them."""

import math

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import blob, circle, curve, ellipse, line, polygon, rect, round_rect, smooth, star, taper
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.paint import between
from pixtable.studio.pictoric.motifs.people import head, skin
from pixtable.studio.pictoric.sheet import Draw, Dream


def plain_chair(scene: Dream, tone: float = 0.2, colour: Tone | None = None) -> None:
    """Plain wooden chair, three-quarter, 80 tall."""
    c = scene.hue(colour if colour is not None else tone)
    fill = (mix(c, scene.tone(1), 0.25), c)
    for q in ([(-18, -34), (-20, 0)], [(12, -34), (14, 0)]):
        scene.paper(taper(q, 5, 3.6, 4), fill, shadow=0.4, edge=0.2)
    scene.paper(taper([(-8, -40), (-8, -6)], 4.4, 3.4, 4), mix(c, scene.tone(0), 0.35), shadow=0.3, edge=0.2)
    scene.paper(taper([(22, -40), (24, -6)], 4.4, 3.4, 4), mix(c, scene.tone(0), 0.35), shadow=0.3, edge=0.2)
    scene.paper(polygon([(-22, -34), (14, -34), (26, -42), (-10, -42)]), fill, shadow=0.5, edge=0.3)
    scene.paper(taper([(-9, -40), (-13, -84)], 4.6, 3.6, 4), fill, shadow=0.4, edge=0.2)
    scene.paper(taper([(24, -40), (25, -84)], 4.6, 3.6, 4), fill, shadow=0.4, edge=0.2)
    for y in (-80, -66):
        scene.paper(
            smooth([(-13, y - 5, 1), (6, y - 8), (25, y - 5, 1), (25, y + 2, 1), (6, y), (-13, y + 2, 1)]),
            fill,
            shadow=0.4,
            edge=0.3,
        )


def parachute_bed(scene: Dream, first: Tone = "#c8493f", second: Tone = "#f4e3c4", hair: Tone = "#4a2a1c") -> None:
    """Iron bed with a sleeper, hanging from a patchwork blanket as parachute; 230 tall, from the mattress centre."""
    dome = blob(
        "-118,-150! -104,-206 -58,-246 0,-258 58,-246 104,-206 118,-150! 88,-166 58,-152 "
        "28,-168 0,-154 -28,-168 -58,-152 -88,-166"
    )
    for x, bx in ((-116, -84), (-58, -60), (0, 0), (58, 56), (116, 84)):
        scene.line(line(x, -152, bx, -26), 1.3, 0.1, 0.8)
    scene.paper(dome, scene.shaded(first, 0.1, 0.3), shadow=1.2, edge=0.6, brush="mottle")
    with scene.clip(dome):
        for i, x in enumerate((-88, -30, 28, 86)):
            scene.paper(
                smooth(
                    [
                        (x * 0.2, -262, 1),
                        (x - 2, -210),
                        (x - 4, -140, 1),
                        (x + 34, -140, 1),
                        (x * 0.7 + 26, -210),
                        (x * 0.2 + 14, -262, 1),
                    ]
                ),
                second if i % 2 == 0 else mix(scene.hue(second), scene.hue(first), 0.35),
                shadow=0.25,
                edge=0.4,
                rim=0.3,
            )
        for y in (-222, -190):
            scene.line(
                smooth([(-120, y + 20), (-50, y - 4), (0, y - 8), (50, y - 4), (120, y + 20)], closed=False),
                1.6,
                mix(scene.hue(first), scene.tone(0), 0.4),
                0.6,
                dash=(6, 5),
            )
    iron = 0.08
    for x, h in ((-92, 66), (92, 44)):
        for o in (-1, 1):
            scene.line(line(x + o * 9, 26, x + o * 9, -h), 4, iron)
        scene.line(smooth([(x - 9, -h), (x, -h - 12), (x + 9, -h)], closed=False), 4, iron)
        scene.line(line(x, -h - 8, x, 8), 2.4, iron)
        scene.flat(circle(x, -h - 12, 4.5), "accent2")
    scene.paper(round_rect(-94, -12, 188, 22, 7), scene.shaded("#f4ead8", 0.1, 0.25), shadow=0.8, edge=0.4)
    scene.line(line(-90, 12, 90, 12), 4, iron)
    scene.paper(blob("-90,-12! -86,-32 -58,-38 -34,-30 -30,-12!"), 0.97, shadow=0.5, edge=0.5)
    head(scene, -52, -36, 15)
    scene.paper(blob("-66,-32! -69,-46 -56,-54 -42,-50 -38,-42! -50,-44 -58,-36"), hair, shadow=0.2, edge=0.5)
    scene.line(curve("-50,-35 -46.5,-33 -43,-35"), 1.4, 0.0, 0.9)
    scene.flat(ellipse(-44, -30, 3.4, 2.2), "accent", 0.35)
    scene.paper(
        blob("-34,-10! -38,-30 -10,-42 30,-40 70,-30 92,-14! 94,14! 40,18 0,14 -36,16!"),
        scene.shaded(first, 0.12, 0.35),
        shadow=0.7,
        edge=0.6,
        brush="mottle",
    )
    scene.paper(
        blob("-37,-22! -22,-36 -8,-41! 0,-34 -14,-22 -26,2 -34,8!"),
        scene.shaded(second, 0.1, 0.2),
        shadow=0.4,
        edge=0.4,
    )
    for i in range(3):
        scene.line(
            smooth([(-4 + i * 30, -34), (0 + i * 30, -12), (-4 + i * 30, 14)], closed=False),
            1.3,
            mix(scene.hue(first), scene.tone(0), 0.4),
            0.5,
            dash=(5, 5),
        )


def chair(scene: Dream, colour: Tone = 0.3, kind: str = "wood") -> None:
    """A chair from the front, 100 tall: of wood, an armchair, a stool, a throne or a ring."""
    f = scene.shaded(colour, 0.12, 0.3)
    if kind == "stool":
        for x0, x1 in ((-12, -20), (12, 20), (-4, -7), (4, 7)):
            scene.paper(taper([(x0, -44), (x1, 0)], 5, 4, 6), f, shadow=0.4, edge=0.1)
        scene.line(line(-16, -18, 16, -18), 3, scene.hue(colour))
        scene.paper(ellipse(0, -46, 26, 7), f, shadow=0.5, edge=0.2)
        return
    if kind == "arm":
        scene.paper(blob("-30,-40 -34,-86 0,-104 34,-86 30,-40"), f, shadow=0.7, edge=0.4)
        for x, y in ((-12, -80), (12, -80), (0, -66), (-14, -58), (14, -58)):
            scene.flat(circle(x, y, 1.8), mix(scene.hue(colour), scene.palette.ramp[0], 0.5))
        scene.paper(round_rect(-28, -42, 56, 26, 8), scene.shaded(colour, 0.22, 0.12), shadow=0.5, edge=0.3)
        for sx in (-1, 1):
            scene.paper(round_rect(sx * 34 - 9, -58, 18, 48, 9), f, shadow=0.6, edge=0.3)
            scene.paper(taper([(sx * 34, -12), (sx * 36, 0)], 6, 4, 5), 0.12, shadow=0.3, edge=0.1)
        scene.paper(round_rect(-30, -18, 60, 11, 4), f, shadow=0.3, edge=0.2)
        return
    for x in (-22, 22):
        scene.paper(round_rect(x - 3, -46, 6, 47, 2), scene.shaded(colour, 0.0, 0.45), shadow=0.4, edge=0.2)
    scene.paper(round_rect(-24, -102, 6, 60, 3), f, shadow=0.4, edge=0.2)
    scene.paper(round_rect(18, -102, 6, 60, 3), f, shadow=0.4, edge=0.2)
    if kind == "throne":
        scene.paper(blob("-26,-40! -30,-110! -14,-100 0,-128! 14,-100 30,-110! 26,-40!"), f, shadow=0.6, edge=0.3)
        scene.paper(round_rect(-18, -94, 36, 50, 8), scene.shaded("accent", 0.1, 0.2), shadow=0.4, edge=0.3)
    else:
        for y in (-98, -82, -66):
            scene.paper(
                smooth([(-24, y, 1), (0, y - 4), (24, y, 1), (24, y + 8, 1), (0, y + 4), (-24, y + 8, 1)]),
                f,
                shadow=0.4,
                edge=0.2,
            )
    scene.paper(
        polygon([(-26, -46), (26, -46), (30, -36), (-30, -36)]), scene.shaded(colour, 0.25, 0.1), shadow=0.5, edge=0.2
    )
    for x in (-27, 27):
        scene.paper(round_rect(x - 3, -38, 6, 39, 2), f, shadow=0.4, edge=0.2)


def bed(
    scene: Dream,
    blanket: Tone = "accent",
    tone: float = 0.3,
    width: float = 150,
    sleeper: bool = True,
    *,
    hair: Tone = 0.1,
) -> None:
    """A bed from the side, its head at the left."""
    for x in (-width * 0.47, width * 0.45):
        scene.paper(round_rect(x, -20, 7, 21, 2), tone - 0.1, shadow=0.4, edge=0.2)
    scene.paper(
        smooth(
            [
                (-width * 0.5, -8, 1),
                (-width * 0.52, -70),
                (-width * 0.5, -80),
                (-width * 0.44, -80),
                (-width * 0.42, -70),
                (-width * 0.42, -8, 1),
            ]
        ),
        scene.shaded(tone, 0.12, 0.25),
        shadow=0.6,
        edge=0.3,
    )
    scene.paper(
        smooth(
            [
                (width * 0.44, -8, 1),
                (width * 0.44, -46),
                (width * 0.47, -54),
                (width * 0.52, -46),
                (width * 0.52, -8, 1),
            ]
        ),
        scene.shaded(tone, 0.12, 0.25),
        shadow=0.5,
        edge=0.3,
    )
    scene.paper(round_rect(-width * 0.46, -24, width * 0.94, 14, 4), scene.shaded(tone, 0.1, 0.3), shadow=0.5, edge=0.2)
    scene.paper(round_rect(-width * 0.43, -36, width * 0.88, 16, 6), 0.93, shadow=0.4, edge=0.2)
    scene.paper(
        smooth(
            [
                (-width * 0.42, -36, 1),
                (-width * 0.41, -50),
                (-width * 0.3, -54),
                (-width * 0.19, -50),
                (-width * 0.17, -36, 1),
            ]
        ),
        0.98,
        shadow=0.4,
        edge=0.3,
    )
    if sleeper:
        scene.paper(circle(-width * 0.255, -54, width * 0.062), skin(scene), shadow=0.3, edge=0.1)
        scene.paper(
            smooth(
                [
                    (-width * 0.315, -50, 1),
                    (-width * 0.32, -62),
                    (-width * 0.26, -67),
                    (-width * 0.2, -60),
                    (-width * 0.235, -58, 1),
                    (-width * 0.28, -55),
                ]
            ),
            hair,
            shadow=0.2,
            edge=0.3,
        )
        scene.line(
            smooth([(-width * 0.235, -53), (-width * 0.222, -51.6), (-width * 0.21, -53)], closed=False), 0.9, 0.0, 0.8
        )
    b = (
        smooth(
            [
                (-width * 0.2, -14, 1),
                (-width * 0.19, -48),
                (-width * 0.05, -58),
                (width * 0.12, -52),
                (width * 0.34, -54),
                (width * 0.45, -40),
                (width * 0.46, -14, 1),
            ]
        )
        if sleeper
        else smooth(
            [
                (-width * 0.2, -14, 1),
                (-width * 0.19, -42),
                (0, -44),
                (width * 0.4, -42),
                (width * 0.46, -34),
                (width * 0.46, -14, 1),
            ]
        )
    )
    scene.paper(b, scene.shaded(blanket, 0.1, 0.25), shadow=0.5, edge=0.5)
    with scene.clip(b):
        for i in range(8):
            for j in range(4):
                if (i + j) % 2:
                    scene.flat(
                        rect(-width * 0.22 + i * width * 0.09, -62 + j * 13, width * 0.09, 13),
                        "accent2" if (i * 3 + j) % 4 else 1.0,
                        0.5,
                    )


def wardrobe(
    scene: Dream, tone: Tone = 0.25, width: float = 150, height: float = 250, inside: Draw | None = None
) -> None:
    """A wardrobe with its doors open; `inside` is painted in the opening."""
    wood = scene.hue(tone)
    scene.paper(rect(-width / 2 - 10, -height, width + 20, height - 8), scene.shaded(wood, 0.1, 0.3), brush="wood")
    scene.paper(
        smooth(
            [
                (-width / 2 - 20, -height + 2, 1),
                (-width * 0.3, -height - 10),
                (0, -height - 30),
                (width * 0.3, -height - 10),
                (width / 2 + 20, -height + 2, 1),
            ]
        ),
        scene.shaded(wood, 0.16, 0.2),
        brush="wood",
        shadow=0.7,
    )
    scene.paper(circle(0, -height - 9, 7), "accent2", shadow=0.4, edge=0.2)
    hole = rect(-width / 2, -height + 16, width, height - 36)
    scene.flat(hole, 0.0)
    with scene.clip(hole):
        if inside:
            inside(scene)
        scene.line(hole, 12, 0.0, 0.5, blur=6)
    for sx in (-1, 1):
        q = [
            (sx * width / 2, -height + 16),
            (sx * width * 0.92, -height - 2),
            (sx * width * 0.92, 8),
            (sx * width / 2, -20),
        ]
        scene.paper(polygon(q), scene.shaded(mix(wood, scene.tone(1), 0.06), 0.16, 0.25), brush="wood", shadow=1.0)
        for a, b in ((0.1, 0.5), (0.56, 0.92)):

            def across(u: float, sx: float = sx) -> float:
                return between(sx * width / 2, sx * width * 0.92, u)

            def below(u: float, v: float) -> float:
                return between(between(-height + 16, -height - 2, u), between(-20, 8, u), v)

            scene.line(
                polygon(
                    [
                        (across(0.2), below(0.2, a)),
                        (across(0.8), below(0.8, a)),
                        (across(0.8), below(0.8, b)),
                        (across(0.2), below(0.2, b)),
                    ]
                ),
                2.4,
                mix(wood, scene.palette.ramp[0], 0.5),
                0.7,
            )
        scene.flat(circle(sx * width * 0.86, -height * 0.48, 4), "accent2")
    scene.paper(rect(-width / 2 - 16, -20, width + 32, 14), scene.shaded(wood, 0.2, 0.2), brush="wood", shadow=0.6)
    for x in (-width / 2 - 6, width / 2 - 4):
        scene.paper(round_rect(x, -8, 12, 9, 3), mix(wood, scene.palette.ramp[0], 0.3), shadow=0.4, edge=0.2)


def oval_frame(
    scene: Dream, rx: float, ry: float, colour: Tone = "accent2", frame_width: float = 14, *, inside: Draw | None = None
) -> None:
    """A gilded oval frame."""
    scene.paper(ellipse(0, 0, rx + frame_width, ry + frame_width), scene.shaded(colour, 0.2, 0.3), rim=0.9, edge=0.4)
    for i in range(40):
        a = i * 2 * math.pi / 40
        scene.paper(
            circle(
                math.cos(a) * (rx + frame_width * 0.55), math.sin(a) * (ry + frame_width * 0.55), frame_width * 0.26
            ),
            scene.shaded(colour, 0.35, 0.1),
            shadow=0.25,
            edge=0,
            rim=0.7,
        )
    scene.paper(ellipse(0, 0, rx, ry), 0.3, shadow=0, rim=0)
    with scene.clip(ellipse(0, 0, rx, ry)):
        if inside:
            inside(scene)
        scene.line(
            ellipse(0, 0, rx, ry), frame_width * 0.9, scene.palette.ramp[0], 0.55, blur=frame_width * 0.5 * scene.scale
        )


def books(scene: Dream, x0: float, x1: float, y: float, lowest: float = 22, *, highest: float = 34) -> None:
    """Row of book spines standing on y."""
    r = scene.random
    x = x0
    while x < x1 - 4:
        w = r.uniform(5, 12)
        h = r.uniform(lowest, highest)
        if x + w > x1:
            break
        if r.random() < 0.03:
            x += w * 1.4
            continue
        spines: list[Tone] = [0.2, 0.3, 0.4, 0.55, "accent", "accent2", 0.7]
        c = mix(scene.hue(r.choice(spines)), scene.tone(r.random()), 0.18)
        with scene.at(x + w / 2, y, turn=r.uniform(-7, 7) if r.random() < 0.06 else 0):
            scene.paper(rect(-w / 2, -h, w - 0.6, h), scene.shaded(c, 0.1, 0.28), shadow=0.3, edge=0.1, rim=0.6)
            if r.random() < 0.6:
                scene.flat(rect(-w / 2, -h * 0.84, w - 0.6, 1.6), "accent2", 0.8)
                scene.flat(rect(-w / 2, -h * 0.24, w - 0.6, 1.6), "accent2", 0.8)
        x += w


def room(
    scene: Dream,
    wall: tuple[float, float] = (0.5, 0.4),
    floor: tuple[float, float] = (0.3, 0.16),
    fy: float = 560,
    pattern: str = "stripe",
    *,
    pattern_tone: Tone | None = None,
) -> None:
    """A papered wall above boards; `floor` is where they meet."""
    width = rect(-10, -10, scene.width + 20, fy + 10)
    scene.gradient(width, wall, (0, 0, 0, fy))
    scene.textured(width, brush="mottle", strength=0.5)
    pattern_tone = pattern_tone if pattern_tone is not None else wall[0] + 0.07 if isinstance(wall[0], float) else 1.0
    with scene.clip(width):
        if pattern == "stripe":
            for x in range(0, scene.width, 44):
                scene.flat(rect(x, 0, 20, fy), pattern_tone, 0.28)
            for x in range(0, scene.width, 44):
                scene.line(line(x + 32, 0, x + 32, fy), 1, pattern_tone, 0.4)
        elif pattern == "diamond":
            for j in range(-1, int(fy / 38) + 1):
                for i in range(-1, 14):
                    x = i * 42 + (21 if j % 2 else 0)
                    y = j * 38
                    scene.flat(star(4, 8, 3.36, x, y), pattern_tone, 0.32)
                    scene.flat(circle(x + 21, y, 1.8), pattern_tone, 0.4)
        elif pattern == "leaf":
            for j in range(-1, int(fy / 44) + 1):
                for i in range(-1, 13):
                    x = i * 46 + (23 if j % 2 else 0)
                    y = j * 44
                    for a in (-40, 0, 40):
                        with scene.at(x, y, turn=a):
                            scene.flat(blob("0,0! 4,-8 0,-18! -4,-8"), pattern_tone, 0.34)
    faces = rect(-10, fy, scene.width + 20, scene.height - fy + 10)
    scene.gradient(faces, floor, (0, fy, 0, scene.height))
    scene.textured(faces, brush="wood", strength=0.7)
    with scene.clip(faces):
        for i in range(-12, 13):
            scene.line(line(256 + i * 34, fy, 256 + i * 92, scene.height), 1.4, scene.palette.ramp[0], 0.35)
    scene.paper(
        rect(-10, fy - 16, scene.width + 20, 17),
        wall[-1] if not isinstance(wall[-1], float) else wall[-1] + 0.12,
        shadow=0.7,
        edge=0.3,
    )
