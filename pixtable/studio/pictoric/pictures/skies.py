"""Pictures of the sky at night and at dawn."""

import math
import random
from collections.abc import Sequence

import skia

from pixtable.studio.kit.colour import MIDNIGHT
from pixtable.studio.kit.paths import (
    Place,
    blob,
    circle,
    curve,
    ellipse,
    line,
    minus,
    polygon,
    polyline,
    rect,
    round_rect,
    smooth,
    stroked,
    taper,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.birds import flying_bird, gull
from pixtable.studio.pictoric.motifs.cats import cat
from pixtable.studio.pictoric.motifs.clouds import cumulus, layered_cloud
from pixtable.studio.pictoric.motifs.houses import city, house
from pixtable.studio.pictoric.motifs.land import hills, ridge
from pixtable.studio.pictoric.motifs.lights import hand_lamp
from pixtable.studio.pictoric.motifs.machines import small_robot
from pixtable.studio.pictoric.motifs.paint import along, between, inner_shadow
from pixtable.studio.pictoric.motifs.people import old_man
from pixtable.studio.pictoric.motifs.person import person
from pixtable.studio.pictoric.motifs.plants import grass
from pixtable.studio.pictoric.motifs.sky import moon, planet, rain, stars, sun
from pixtable.studio.pictoric.motifs.trees import pine
from pixtable.studio.pictoric.motifs.vehicles import rowing_boat, train
from pixtable.studio.pictoric.motifs.water import calm_water, glints, ripples
from pixtable.studio.pictoric.palettes import COSMOS, EMBER, INDIGO, MARSH, ZIP
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import WHITE, Dream


@recipe(ZIP, light=(60, 430), reach=640, seed=11)
def unzip_night(scene: Dream) -> None:
    """A night train is the slider of a zip: it opens the dark, and the morning behind it was always there."""
    scene.wash([0.06, 0.1, 0.18, 0.22, 0.14, 0.06], strength=0.7)
    stars(scene, 170, 768, big=12)
    upper = [(352, 432), (250, 356), (140, 236), (40, 116), (-30, 50)]
    lower = [(352, 432), (240, 496), (110, 580), (-30, 690)]
    hole = skia.Path(smooth(upper, closed=False))
    hole.lineTo(-30, 690)
    q = smooth(lower[::-1], closed=False)
    hole.addPath(q, skia.Path.AddPathMode.kExtend_AddPathMode)
    hole.close()
    scene.washed(hole, [0.62, 0.74, 0.86, 0.97, 0.99, 0.8], (0, 80, 0, 690))
    with scene.clip(hole):
        with scene.at(74, 420):
            sun(scene, 72, "#fff0b0")
        for x, y, w, t in ((170, 400, 150, 0.92), (10, 300, 190, 0.86), (60, 520, 210, 0.98)):
            with scene.at(x, y):
                cumulus(scene, w, t, dark=0.12)
        calm_water(scene, 560, [0.8, 0.66, 0.55], count=40)
        with scene.at(206, 356, 0.26, -6):
            gull(scene)
        scene.flat(minus(rect(-100, -100, 760, 1000), hole), 0.0, 0.75, blur=13)
    for edge, sg in ((upper, -1), (lower, 1)):
        scene.paper(
            stroked(smooth([(x, y + sg * 13) for x, y in edge], closed=False), 20, flat_ends=True),
            (0.3, 0.2),
            shadow=1.1,
            brush="brush",
            edge=0.4,
        )
        scene.line(smooth([(x, y + sg * 20) for x, y in edge], closed=False), 1.1, 0.7, 0.6, dash=(6, 5))
        for x, y, a in along(smooth(edge, closed=False), 38):
            with scene.at(x, y, turn=a):
                scene.paper(
                    round_rect(-3, -5.5, 6.4, 11, 2), scene.shaded("accent2", 0.2, 0.35), shadow=0.5, edge=0, rim=0.9
                )
    scene.paper(stroked(line(352, 432, 560, 314), 40, flat_ends=True), (0.28, 0.2), shadow=0.8, brush="brush", edge=0.4)
    for o in (-16, 16):
        scene.line(line(356, 436 + o * 1.12, 560, 318 + o * 1.12), 1.1, 0.7, 0.6, dash=(6, 5))
    for i in range(28):
        with scene.at(352 + i * 7.6, 432 - i * 4.39, turn=-30):
            scene.paper(
                round_rect(-2.6, -9, 5.4, 18, 2), scene.shaded("accent2", 0.2, 0.35), shadow=0.5, edge=0, rim=0.9
            )
    with scene.depth(0.25, scene.tone(0.2)):
        hills(scene, 690, 18, 0.16, seed=3)
    for x, k in ((196, 0.7), (228, 0.9), (262, 0.75), (330, 0.8), (362, 1.0), (398, 0.75), (452, 0.85), (484, 0.7)):
        with scene.at(x, 706 + 6 * math.sin(x), k):
            house(scene, 0.2, 0.12, lit=x in (228, 398))
    with scene.at(300, 710, 0.6):
        house(scene, 0.22, 0.1, 26, 62, lit=False)
    hills(scene, 716, 10, 0.09, seed=8, marks=40)
    with scene.at(392, 404, 0.78, -30):
        train(scene, 0.4, 2)
    for i in range(8):
        scene.glow(352 - i * 13, 330 - i * 16, 30 + 6 * i, scene.tone(0.9), 0.13)
        scene.flat(circle(352 - i * 13, 330 - i * 16, 7 + i * 2.6), 0.9, 0.3 - 0.03 * i, blur=4)


@recipe(EMBER, light=(246, 372), reach=560, seed=6)
def sun_ferry(scene: Dream) -> None:
    """Every night somebody rows the tired sun back to where it has to begin."""
    scene.wash([0.02, 0.08, 0.17, 0.28, 0.44, 0.6], strength=0.6)
    stars(scene, 150, 400, big=9)
    scene.paper(
        blob("-20,520! 40,486 110,478 170,496 260,506 350,494 420,470 480,478 540,500! 540,530! -20,530!"),
        (0.32, 0.22),
        shadow=0.4,
    )
    calm_water(scene, 512, [0.52, 0.3, 0.16, 0.07, 0.03], count=90, tone=0.8)
    with scene.at(238, 382):
        sun(scene, 116, "#ffd98c", 0, "#f4682c")
    with scene.layer(alpha=0.55, mask=(0, 540, 0, 760)), scene.at(238, 640, down=-1):
        scene.flat(circle(0, 0, 112), "#f4682c", 0.75, blur=7)
    glints(scene, 238, 548, 760, 54, w0=150, w1=70, colour="glow", alpha=0.75, spread=30)
    q = [(122, 424), (170, 462), (240, 474), (310, 462), (356, 422)]
    band = [(x, y + 26) for x, y in q]
    scene.paper(
        smooth(
            [
                (q[0][0], q[0][1], 1),
                *q[1:-1],
                (q[-1][0], q[-1][1], 1),
                (band[-1][0], band[-1][1] + 4, 1),
                *band[-2:0:-1],
                (band[0][0], band[0][1] + 4, 1),
            ]
        ),
        scene.shaded("#3b2a6e", 0.08, 0.4),
        shadow=0.9,
        brush="brush",
    )
    for i in range(9):
        x = 136 + i * 26
        scene.line(
            line(x, 440 + 22 * math.sin((i + 0.5) / 9 * 3.14), x + 8, 462 + 22 * math.sin((i + 0.5) / 9 * 3.14)),
            2,
            "#ff9a5a",
            0.5,
        )
    with scene.at(246, 534, 2.5):
        rowing_boat(scene, 0.1, colour="#241443")
    scene.line(line(386, 476, 318, 574), 4.4, "#5a3a55")
    scene.paper(blob("326,560! 312,566 296,596 308,600 326,582"), "#6a4560", shadow=0.5, edge=0.3)
    with scene.at(382, 520, 1.5, flip=True):
        old_man(scene, "#1c1440", hat="straw", cane=False, arm=(17, -32))
    for i in range(3):
        ripples(scene, 246, 562 + i * 3, 150, 2, tone=0.9, alpha=0.4, flat=0.07)
    ripples(scene, 302, 600, 16, 3, tone=0.95, alpha=0.5)
    for x, y, k in ((86, 300, 0.3), (60, 330, 0.22)):
        with scene.at(x, y, k, -10):
            flying_bird(scene, 0.05, colour=0.03)


@recipe(MARSH, light=(400, 330), reach=640, seed=7)
def walking_clouds(scene: Dream) -> None:
    """Before sunrise the clouds come down on long legs and wade through the marsh to drink."""
    scene.wash(["#4d6b7d", "#7a93a0", "#b9a9a0", "#e8b592", "#fbd3a4", "#fbe0b8"], strength=0.5)
    with scene.at(452, 440):
        sun(scene, 50, "#fff2d6", 0, "#f08f5a")
    with scene.depth(0.45, scene.tone(0.85)):
        ridge(scene, 520, 90, 0.5, 5, seed=4)
    calm_water(scene, 508, ["#f6cfa4", "#d7a68e", "#8f8f96", "#546f7f", "#34505f"], count=100, tone=1.0, alpha=0.4)

    def walker(
        x: float,
        y: float,
        w: float,
        h: float,
        t: float,
        legs: Sequence[tuple[float, float, float]],
        ground: float,
        seed: int,
        k: float = 1.0,
    ) -> None:
        for fx, kx, lift in legs:
            hx = x + fx * w * 0.36
            foot = (x + kx * w * 0.42, ground - lift)
            knee = ((hx + foot[0]) / 2 + w * 0.09 * (1 if kx > fx else -1), (y + foot[1]) / 2 - 10)
            scene.paper(taper([(hx, y - 16), knee], 9 * k, 5 * k, 10), (t - 0.36, t - 0.58), shadow=0.5, edge=0.2)
            scene.paper(
                taper([knee, ((knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2), foot], 5 * k, 2.6 * k, 10),
                (t - 0.5, t - 0.72),
                shadow=0.5,
                edge=0.2,
            )
            scene.paper(circle(*knee, 4.6 * k), t - 0.55, shadow=0.3, edge=0.2)
            for d in (-1, 0, 1):
                scene.line(polyline([foot, (foot[0] + d * 9 * k + 4 * k, foot[1] + 3 * k)]), 2 * k, t - 0.55)
            if not lift:
                ripples(scene, foot[0], foot[1] + 2, 10 * k, 3, tone=1.0, alpha=0.7)
        with scene.at(x, y):
            cumulus(scene, w, t, h, seed=seed, dark=0.22)

    with scene.depth(0.35, scene.tone(0.86)):
        walker(
            420, 330, 110, 66, 0.86, ((-0.7, -0.95, 0), (-0.2, -0.3, 0), (0.25, 0.3, 14), (0.7, 0.95, 0)), 536, 5, 0.55
        )
        walker(90, 300, 120, 70, 0.84, ((-0.7, -0.95, 0), (-0.2, -0.3, 8), (0.3, 0.4, 0), (0.7, 0.95, 0)), 546, 9, 0.6)
    with scene.depth(0.12, scene.tone(0.86)):
        with scene.at(214, 566, 0.62):
            house(scene, 0.4)
        for x in (202, 226):
            scene.line(line(x, 564, x, 586), 2, 0.2)
        ripples(scene, 214, 588, 16, 2, tone=1.0, alpha=0.6)
    walker(
        238,
        300,
        300,
        150,
        0.93,
        ((-0.8, -1.0, 0), (-0.3, -0.42, 0), (0.3, 0.34, 30), (0.8, 1.0, 0)),
        664,
        3,
        1.35,
    )
    with scene.layer(alpha=0.6):
        rain(scene, rect(120, 300, 230, 120), 46, 15, 96, tone=0.45, alpha=0.5)
    with scene.at(120, 716, 0.9):
        rowing_boat(scene, 0.16)
    for x0, x1, n in ((-10, 130, 34), (390, 530, 40)):
        for _ in range(n):
            x = scene.random.uniform(x0, x1)
            h = scene.random.uniform(50, 150)
            b = scene.random.uniform(-16, 16)
            y0 = 790
            scene.paper(
                taper([(x, y0), (x + b * 0.3, y0 - h * 0.6), (x + b, y0 - h)], 3.2, 0.8, 10),
                (0.16, 0.04),
                shadow=0.4,
                edge=0,
                shade=0,
                texture=0,
            )
            if scene.random.random() < 0.3:
                scene.paper(round_rect(x + b - 2.6, y0 - h - 4, 5.2, 20, 2.6), "#4b3128", shadow=0.3, edge=0.1)


@recipe(COSMOS, light=(120, 120), reach=720, seed=33)
def laundry_planets(scene: Dream) -> None:
    """On the roof at night somebody hangs the washed planets out to dry."""
    scene.wash([0.06, 0.16, 0.28, 0.42, 0.56, 0.7], strength=0.55)
    stars(scene, 150, 520, big=12)
    rope = [(40, 250), (140, 296), (256, 312), (372, 296), (476, 244)]
    scene.line(smooth(rope, closed=False), 2.2, 0.95, 0.9)
    items: list[tuple[float, float, float, tuple[Tone, Tone], float | None]] = [
        (92, 276, 30, ("accent2", 0.9), None),
        (170, 304, 46, ("accent", "#ffc46b"), None),
        (268, 312, 38, ("#7f6bd0", "#f0a5c8"), 0.95),
        (362, 298, 52, ("#3f9fb0", "#bfe6c8"), None),
        (444, 262, 24, ("#f2b24a", "#e2703f"), None),
    ]
    for x, y, r, c, ring in items:
        scene.line(line(x, y, x, y + 16), 1.2, 0.95, 0.8)
        with scene.at(x, y + 14 + r):
            planet(scene, r, c, ring=ring, craters=r < 35)
        for dx in (-r * 0.3, r * 0.3):
            scene.paper(
                round_rect(x + dx - 3, y - 9 + abs(dx) * 0.1, 6, 24 + abs(dx) * 0.35, 2),
                "#e9c48a",
                shadow=0.5,
                edge=0.1,
            )
    for _ in range(16):
        x = scene.random.choice([92, 170, 268, 362])
        scene.flat(ellipse(x + scene.random.uniform(-14, 14), scene.random.uniform(420, 560), 1.3, 3.2), 1.0, 0.7)
    with scene.depth(0.4, scene.tone(0.5)):
        city(scene, -10, 520, 660, 0.3, lowest=30, highest=120, lit=0.5)
    for x, h in ((40, 470), (476, 450)):
        scene.paper(rect(x - 22, h - 226, 44, 460), scene.shaded("#7a3f5a", 0.1, 0.35), shadow=1)
        for k in range(34):
            scene.flat(round_rect(x - 20 + k % 2 * 20, h - 214 + k * 13, 18, 10, 1), 0.1, 0.25)
        scene.paper(round_rect(x - 28, h - 236, 56, 14, 2), 0.3, shadow=0.6)
        scene.paper(round_rect(x - 10, h - 262, 20, 28, 3), 0.2, shadow=0.5)
    roof = polygon([(-20, 660), (120, 588), (400, 588), (540, 660), (540, 800), (-20, 800)])
    scene.paper(roof, (0.3, 0.1), shadow=1.4)
    with scene.clip(roof):
        for j in range(12):
            for i in range(26):
                x = -20 + i * 24 + (12 if j % 2 else 0)
                y = 596 + j * 19
                scene.paper(
                    smooth([(x, y, 1), (x + 22, y, 1), (x + 22, y + 14), (x + 11, y + 20), (x, y + 14)]),
                    0.22 + 0.04 * ((i * 7 + j * 3) % 4),
                    shadow=0.3,
                    edge=0.1,
                    rim=0.5,
                )
    scene.paper(round_rect(108, 580, 304, 12, 4), (0.4, 0.25), shadow=0.6)
    with scene.at(214, 584, 1.75):
        person(scene, "accent", hat="bun", hair=0.08, skirt=True, arms=((-14, -52), (16, -56)))
    with scene.at(300, 584):
        scene.paper(blob("-34,-30! 34,-30! 26,0 -26,0"), ("#d9a86a", "#8a5a3a"), brush="wood", shadow=0.8)
        scene.line(line(-32, -20, 32, -20), 1.6, 0.1, 0.4)
        with scene.at(-6, -38):
            moon(scene, 19, 0.97)
        scene.paper(blob("-34,-30! 0,-24 34,-30! 30,-14 -30,-14"), ("#d9a86a", "#a06a42"), shadow=0.4, edge=0.3)
    with scene.at(372, 584, 0.8):
        cat(scene, 0.02, "sit")


@recipe(INDIGO, light=(300, 230), reach=520, seed=23)
def puzzle_night(scene: Dream) -> None:
    """The night turns out to be a jigsaw; one piece is missing and day shows through the gap."""
    scene.wash([0.06, 0.16, 0.26, 0.34, 0.42, 0.5], strength=0.6)
    stars(scene, 150, 600, big=10)
    with scene.at(112, 250):
        moon(scene, 70, 0.97)
    nx, ny = 4, 5
    cw, ch = 512 / nx, 640 / ny
    r = random.Random(11)
    uprights = {}
    levels = {}
    for j in range(ny):
        for i in range(1, nx):
            uprights[i, j] = r.choice((-1, 1))
    for j in range(1, ny + 1):
        for i in range(nx):
            levels[i, j] = r.choice((-1, 1))
    # points of one tabbed edge from a to b

    def edge(a: Place, b: Place, d: float) -> list[Place]:
        if d == 0:
            return [a, b]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy)
        ux, uy = dx / length, dy / length
        nx, ny = -uy * d, ux * d

        def tops(u: float, v: float) -> Place:
            return a[0] + ux * u * length + nx * v * length, a[1] + uy * u * length + ny * v * length

        return [
            a,
            tops(0.2, 0.02),
            tops(0.38, -0.01),
            tops(0.43, 0.06),
            tops(0.37, 0.14),
            tops(0.41, 0.22),
            tops(0.5, 0.25),
            tops(0.59, 0.22),
            tops(0.63, 0.14),
            tops(0.57, 0.06),
            tops(0.62, -0.01),
            tops(0.8, 0.02),
            b,
        ]

    def piece(i: int, j: int) -> skia.Path:
        one, two = (i * cw, j * ch), ((i + 1) * cw, j * ch)
        three, four = ((i + 1) * cw, (j + 1) * ch), (i * cw, (j + 1) * ch)
        q = (
            edge(one, two, levels.get((i, j), 0))[:-1]
            + edge(two, three, -uprights.get((i + 1, j), 0))[:-1]
            + edge(four, three, levels.get((i, j + 1), 0))[:0:-1]
            + edge(one, four, -uprights.get((i, j), 0))[:0:-1]
        )
        return smooth(q)

    miss = (2, 1)
    for (i, j), d in uprights.items():
        e = smooth(edge((i * cw, j * ch), (i * cw, (j + 1) * ch), -d), closed=False)
        with scene.at(1, 1.4):
            scene.line(e, 2, 0.0, 0.6)
        scene.line(e, 1, 0.75, 0.5)
    for (i, j), d in levels.items():
        e = smooth(edge((i * cw, j * ch), ((i + 1) * cw, j * ch), d), closed=False)
        with scene.at(1, 1.4):
            scene.line(e, 2, 0.0, 0.6)
        scene.line(e, 1, 0.75, 0.5)
    gap = piece(*miss)
    scene.glow(320, 192, 250, "#fff3c0", 0.6)
    scene.paper(gap, 0.9, shadow=0, edge=0, rim=0)
    scene.washed(gap, ["#58b8ec", "#a8def2", "#fff3c4"], (0, 130, 0, 270))
    with scene.clip(gap):
        with scene.at(306, 236):
            layered_cloud(scene, 100, 0.99, layers=2)
        with scene.at(330, 174, 0.34, -10):
            flying_bird(scene, 0.1, colour="#d8433b")
    inner_shadow(scene, gap, 0.75, 6, "#0a1030")
    scene.line(gap, 1.4, 0.9, 0.7)
    for a, sp, left in ((118, 7, 520), (104, 4, 520)):
        scene.beam(320, 200, a, sp, left, "#fff0c0", 0.35)
    hills(scene, 648, 8, 0.2, seed=4, marks=50)

    def loose(i: int, j: int, x: float, y: float, rot: float, k: float, t: float) -> None:
        b = piece(i, j)
        bb = b.getBounds()
        with scene.at(x, y, k, rot, down=k * 0.7), scene.at(-bb.centerX(), -bb.centerY()):
            scene.paper(b, (t + 0.1, t - 0.05), shadow=1.2, edge=0, rim=0.9)
            scene.paper(circle(bb.centerX() + 6, bb.centerY() - 8, 1.4), 1.0, shadow=0, edge=0)

    for q in (
        (0, 4, 76, 702, 20, 0.5, 0.3),
        (2, 4, 160, 730, -30, 0.46, 0.24),
        (3, 4, 446, 712, 50, 0.5, 0.28),
        (1, 4, 372, 740, 8, 0.44, 0.34),
    ):
        loose(*q)
    for x in (246, 290):
        scene.paper(taper([(x - 36, 720), (x + 44, 330)], 6, 5, 6), ("#b98a5c", "#6a4430"), shadow=0.8, edge=0.2)
    for i in range(14):
        u = i / 14
        x = 246 - 36 + 80 * u
        y = 700 - 370 * u
        scene.paper(round_rect(x - 2, y - 2, 48, 4.6, 2), "#a87a50", shadow=0.5, edge=0.1)
    with scene.at(284, 470, 1.5):
        small_robot(scene, 0.7, lantern=False)
    b = piece(*miss)
    bb = b.getBounds()
    with scene.at(380, 392, 0.74, 18), scene.at(-bb.centerX(), -bb.centerY()):
        scene.paper(b, (0.2, 0.1), shadow=1.4, edge=0, rim=1)
        for x, y in ((-20, -12), (14, 8), (-4, 22), (24, -22)):
            scene.flat(circle(bb.centerX() + x, bb.centerY() + y, 1.6), WHITE, 0.9)
    scene.paper(taper([(300, 414), (322, 410), (344, 402)], 9, 7, 10), 0.7, shadow=0.4, edge=0, rim=0.8)
    grass(scene, -10, 522, 770, 60, height=24, tone=0.06, seed=3)


@recipe(MIDNIGHT, light=(256, 390), reach=560, seed=45)
def two_planets(scene: Dream) -> None:
    """Two people, each alone on a planet as big as a house, hold their lamps up to each other across the dark."""
    scene.wash([0.02, 0.08, 0.14, 0.14, 0.08, 0.02], strength=0.5, brush="cloudy")
    stars(scene, 190, 768, big=10)
    scene.line(curve("-20,600 150,460 300,350 540,160"), 90, 0.4, 0.12, blur=30)
    for _ in range(120):
        u = scene.random.random()
        x = between(-20, 540, u) + scene.random.gauss(0, 14)
        y = between(600, 160, u) + scene.random.gauss(0, 34)
        scene.flat(circle(x, y, scene.random.uniform(0.4, 1.2)), 1.0, 0.7)

    def world(r: float, cols: Sequence[Tone], coat: Tone, hat: str, skirt: bool = False) -> None:
        with scene.at(0, 0, turn=-34), scene.at(0, -r + 3):
            house(scene, 0.6, "accent", width=50, height=44)
        for turn, tone, tall in ((46, 0.46, 92), (78, 0.4, 66), (-70, 0.42, 60)):
            with scene.at(0, 0, turn=turn), scene.at(0, -r + 3):
                pine(scene, tone, tall)
        planet(scene, r, cols, bands=5, tilt=-12)
        with scene.at(0, 0, turn=6):
            with scene.at(0, -r + 2, 1.55):
                person(scene, coat, tone=0.1, hat=hat, skirt=skirt, hair=0.12, arms=((-11, -24), (15, -52)))
            with scene.at(23, -r - 88):
                hand_lamp(scene, 0, 0, 1.3)
                scene.glow(0, 0, 90, "glow", 0.6)

    scene.beam(268, 452, -78, 9, 300, alpha=0.34)
    scene.beam(272, 276, 102, 9, 300, alpha=0.34)
    with scene.at(150, 606, turn=24):
        world(104, ("#c8694a", "#e8a868"), "accent2", "none", True)
    with scene.at(372, 150, 0.86, 205):
        world(96, ("#4f8fb0", "#a5d0c8"), "#7fb0d8", "bowler")
