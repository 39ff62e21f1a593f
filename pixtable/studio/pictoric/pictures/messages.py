"""Pictures of letters, voices and things let go."""

import math
import random

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
from pixtable.studio.pictoric.motifs.birds import flying_bird, letter_bird
from pixtable.studio.pictoric.motifs.cats import cat_behind
from pixtable.studio.pictoric.motifs.clouds import billow, cumulus
from pixtable.studio.pictoric.motifs.houses import city
from pixtable.studio.pictoric.motifs.land import hills, ridge
from pixtable.studio.pictoric.motifs.lights import hand_lamp
from pixtable.studio.pictoric.motifs.machines import coiled_cord, handset
from pixtable.studio.pictoric.motifs.paint import along
from pixtable.studio.pictoric.motifs.people import old_man
from pixtable.studio.pictoric.motifs.person import person
from pixtable.studio.pictoric.motifs.sky import stars, sun
from pixtable.studio.pictoric.motifs.things import ladder, mailbox
from pixtable.studio.pictoric.motifs.toys import toy_balloon
from pixtable.studio.pictoric.motifs.trees import painted_tree, pine
from pixtable.studio.pictoric.palettes import ATTIC, AUTUMN, CRIMSON, SPEARMINT
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import SCREEN, WHITE, Dream


@recipe(CRIMSON, light=(256, 500), reach=520, seed=73)
def letter_house(scene: Dream) -> None:
    """Somebody moved into a letter that was never sent; its light has been on for years."""
    scene.wash(["#150b1c", "#2a1024", "#521a30", "#8a2f40", "#c4604e"], strength=0.6)
    stars(scene, 130, 380, big=9)
    with scene.depth(0.3, scene.tone(0.4)):
        ridge(scene, 500, 120, 0.2, 5, seed=9, snow=0.7)
    for i, x in enumerate((10, 50, 92, 420, 462, 504)):
        with scene.at(x, 540 + 6 * math.sin(i)):
            pine(scene, 0.05, 130 + 50 * math.sin(i * 2.2), snow=0.86)
    scene.paper(
        blob("-20,800! -20,536! 120,528 260,540 400,530 540,538! 540,800!"), ("#f6e0e0", "#b98aa8"), shadow=1, edge=1.2
    )
    scene.glow(256, 470, 330, "glow", 0.35)
    scene.paper(polygon([(84, 332), (256, 196), (428, 332)]), ("#e8c9a8", "#b98a78"), shadow=1.4, edge=0.6)
    scene.paper(polygon([(98, 330), (256, 206), (414, 330)]), ("#d8b49a", "#a87468"), shadow=0.3, edge=0.4)
    scene.paper(polygon([(120, 330), (392, 330), (392, 262), (120, 262)]), ("#fffaf0", "#f0dcc8"), shadow=0.9, edge=0.4)
    for i in range(4):
        scene.line(
            line(140, 280 + i * 13, 372 if i < 3 else 280, 280 + i * 13),
            1.6,
            "#8a6a6a",
            0.5,
            dash=(22, 6, 10, 5, 30, 7),
        )
    body = rect(84, 330, 344, 232)
    scene.paper(body, ("#fff6ea", "#e8c8ae"), shadow=2, edge=0.6, brush="mottle")
    scene.paper(polygon([(84, 330), (84, 562), (248, 448)]), ("#fff3e4", "#ecd0b8"), shadow=0.5, edge=0.3)
    scene.paper(polygon([(428, 330), (428, 562), (264, 448)]), ("#f3ddca", "#e0bca2"), shadow=0.5, edge=0.3)
    scene.paper(polygon([(84, 562), (428, 562), (256, 432)]), ("#fffaf2", "#f0d6be"), shadow=0.8, edge=0.3)
    # stamp window, seal = round window, door
    st = rect(346, 350, 60, 72)
    scene.paper(st, (WHITE, "#f2e2d0"), shadow=0.5, edge=1.8)
    scene.flat(rect(354, 358, 44, 56), "glow")
    scene.glow(376, 386, 60, "glow", 0.6)
    scene.line(line(376, 358, 376, 414), 3, "#8a2f2a")
    scene.line(line(354, 386, 398, 386), 3, "#8a2f2a")
    scene.paper(circle(256, 440, 36), scene.shaded("accent", 0.1, 0.4), shadow=1.2, edge=1.6)
    scene.line(circle(256, 440, 26), 2, "#5a0f14", 0.8)
    scene.flat(circle(256, 440, 24), "glow")
    scene.glow(256, 440, 80, "glow", 0.6)
    for q in ([(256, 416), (256, 464)], [(232, 440), (280, 440)]):
        scene.line(polyline(q), 3, "#8a2420")
    scene.glow(256, 530, 110, "glow", 0.6)
    scene.flat(round_rect(232, 494, 48, 70, 24), "glow")
    scene.line(svg("M 232 564 L 232 518 Q 232 494 256 494 Q 280 494 280 518 L 280 564"), 5, "#8a2420")
    scene.paper(
        polygon([(232, 564), (232, 516), (212, 508), (212, 572)]),
        scene.shaded("#8a2f2a", 0.1, 0.3),
        shadow=0.8,
        edge=0.2,
    )
    scene.paper(rect(150, 222, 26, 54), scene.shaded("#8a3a38", 0.1, 0.4), shadow=0.8, brush="brush")
    scene.paper(round_rect(145, 214, 36, 11, 3), 0.97, shadow=0.5, edge=0.8)
    for i in range(7):
        scene.flat(circle(164 + i * 7 + 6 * math.sin(i), 204 - i * 20, 8 + i * 3.4), 0.8, 0.22 - 0.02 * i, blur=5)
    scene.paper(
        blob("70,572 84,556 150,560 220,566 300,566 380,558 430,556 446,574 380,584 130,584"),
        (1.0, 0.9),
        shadow=0.5,
        edge=1.4,
    )
    scene.paper(
        blob("-20,800! -20,604! 120,590 260,602 400,592 540,604! 540,800!"), ("#fff3ee", "#a87a9c"), shadow=1, edge=1.2
    )
    scene.flat(polygon([(232, 572), (280, 572), (340, 700), (170, 700)]), "glow", 0.5, blur=12, blend=SCREEN)
    # footprints loop across the snow like a flourish of handwriting
    trail = [
        (256, 584),
        (262, 612),
        (320, 632),
        (392, 628),
        (420, 652),
        (380, 672),
        (330, 656),
        (350, 632),
        (410, 640),
        (456, 672),
        (430, 706),
        (350, 716),
        (290, 700),
        (270, 720),
        (236, 730),
    ]
    for i, (x, y, a) in enumerate(along(smooth(trail, closed=False), 86)):
        o = 4 if i % 2 else -4
        nx, ny = -math.sin(math.radians(a)) * o, math.cos(math.radians(a)) * o * 0.7
        with scene.at(x + nx, y + ny, 0.7 + 0.5 * (y - 584) / 150, a):
            scene.flat(ellipse(0, 0, 3.8, 2.2), "#7a4a70", 0.8)
    with scene.at(212, 726, 1.5):
        old_man(scene, "#5a2438", hat="bowler", cane=True)
    hand_lamp(scene, 252, 690, 1.1)
    for _ in range(150):
        x, y, r = scene.random.uniform(0, 512), scene.random.uniform(0, 768), scene.random.uniform(0.7, 2.4)
        scene.flat(circle(x, y, r), 1.0, scene.random.uniform(0.4, 0.9), blur=0.4)


@recipe(AUTUMN, light=(380, 250), reach=700, seed=52)
def letter_swallows(scene: Dream) -> None:
    """In autumn the letters nobody posted gather on the wires and leave on their own."""
    scene.wash([0.3, 0.46, 0.62, 0.78, 0.9, 0.97], strength=0.55)
    with scene.at(372, 446):
        sun(scene, 64, "#ffe9b0", 0, "#e8703a")
    for x, y, w in ((110, 470, 200), (470, 400, 170)):
        with scene.at(x, y):
            cumulus(scene, w, 0.86, dark=0.14, alpha=0.9)
    with scene.depth(0.3, scene.tone(0.8)):
        hills(scene, 560, 26, 0.6, seed=3)
    hills(scene, 606, 22, 0.46, seed=7, marks=70)
    for i, (x, y, k) in enumerate(((440, 612, 0.5), (480, 616, 0.7), (404, 606, 0.36))):
        with scene.at(x, y, k):
            painted_tree(scene, 0.1, 0.5, seed=i + 3, count=300, leaf_colour="#d8743a")
    hills(scene, 676, 20, 0.28, seed=12, marks=110)
    px = 96
    for x, k in ((330, 0.52), (px, 1.0)):
        scene.paper(
            polygon([(x - 6 * k, 720), (x - 4 * k, 720 - 640 * k), (x + 4 * k, 720 - 640 * k), (x + 6 * k, 720)]),
            (0.16, 0.03),
            shadow=0.9,
            brush="wood",
            edge=0.4,
        )
        for y in (614, 566, 518):
            scene.paper(
                round_rect(x - 58 * k, 720 - y * k, 116 * k, 8 * k, 3), (0.2, 0.06), shadow=0.6, brush="wood", edge=0.3
            )
            for o in (-50, -26, 26, 50):
                scene.paper(
                    round_rect(x + o * k - 3 * k, 720 - y * k - 9 * k, 6 * k, 10 * k, 2),
                    "#5f8f94",
                    shadow=0.3,
                    edge=0.1,
                )
    wires = []
    for y in (614, 566, 518):
        for o in (-50, 50):
            a = (px + o, 720 - y)
            b = (330 + o * 0.52, 720 - y * 0.52)
            w = [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 30), b]
            wires.append(w)
            scene.line(smooth(w, closed=False), 1.6, 0.02, 0.9)
            scene.line(smooth([a, (a[0] - 70, a[1] + 26), (-60, a[1] + 14)], closed=False), 1.6, 0.02, 0.9)
            scene.line(smooth([b, (b[0] + 90, b[1] + 44), (560, b[1] + 30)], closed=False), 1.1, 0.02, 0.8)
    rr = random.Random(8)
    for w in wires:
        places = along(smooth(w, closed=False), 40)
        i = rr.randint(3, 6)
        while i < 36:
            x, y, a = places[i]
            k = (1 - 0.5 * i / 40) * 0.62
            with scene.at(x, y, k, a * 0.4):
                letter_bird(scene, perch=True, flip=rr.random() < 0.5)
            i += rr.choice((4, 4, 5, 7, 9))
    for dx, dy in [(0, 0)] + [(k * 30, k * 15) for k in range(1, 6)] + [(k * 26, -k * 17 + 2) for k in range(1, 6)]:
        with scene.at(230 + dx, 130 + dy, 0.4 + 0.012 * (dx / 30), -12):
            letter_bird(scene)
    for x, y, k, r in ((286, 560, 0.62, -30), (236, 610, 0.75, -38), (330, 500, 0.5, -20)):
        with scene.at(x, y, k, r):
            letter_bird(scene)
    with scene.at(206, 726, 1.15):
        mailbox(scene)
    with scene.at(286, 730):
        cat_behind(scene, 0.04, tail=1, tall=64)
    for _ in range(40):
        x, y, length = scene.random.uniform(300, 512), scene.random.uniform(380, 768), scene.random.uniform(3, 6.5)
        with scene.at(x, y, turn=scene.random.uniform(0, 360)):
            scene.flat(
                smooth([(-length, 0, 1), (0, -length * 0.45), (length, 0, 1), (0, length * 0.45)]),
                scene.random.choice(("#e8843a", "#c8452f", "#f2b84f")),
                0.95,
            )


@recipe(ATTIC, light=(200, 470), reach=760, seed=74)
def lost_balloons(scene: Dream) -> None:
    """All the balloons ever let go have gathered under one cloud; he has come up to look for his."""
    scene.wash(["#2c4468", "#3f688e", "#6f9cb4", "#a9bfb8", "#d9c49a", "#e2b98a"], strength=0.55)
    for x, y, w, h in ((90, 70, 330, 110), (400, 64, 340, 120), (250, 96, 330, 110)):
        with scene.at(x, y):
            cumulus(scene, w, 0.8, h, flat=False, dark=0.2, highlight=0.4)
    rr = random.Random(6)
    fill: list[tuple[float, ...]] = []
    cols = ["#e8b0a0", "#f0cf8a", "#a8c8a8", "#8fb0d0", "#c8a8c8", "#f0e0c8", "#d88a7a", "#7f9ab8", "#b8b07a"]
    tries = 0
    while len(fill) < 74 and tries < 4000:
        tries += 1
        x, r = rr.uniform(-5, 517), rr.uniform(17, 29)
        y = rr.uniform(84, 330)
        if y > 330 - 90 * abs((x - 256) / 256) ** 1.5 + 30 * math.sin(x * 0.03):
            continue
        if all((math.hypot(x - a, (y - b) / 1.15) > (r + c) * 0.74 for a, b, c in fill)):
            fill.append((x, y, r))
    for x, y, r in sorted(fill, key=lambda q: q[1]):
        with scene.depth(0.16 * (1 - y / 330), scene.tone(0.5)), scene.at(x, y, r / 40, rr.uniform(-9, 9)):
            toy_balloon(scene, rr.choice(cols), rr.uniform(90, 200))
    with scene.at(30, 560):
        cumulus(scene, 210, 0.95, dark=0.12)
    with scene.at(470, 610):
        cumulus(scene, 240, 0.95, dark=0.12)
    with scene.depth(0.3, scene.tone(0.84)):
        ridge(scene, 760, 70, 0.5, 5, seed=3)
    with scene.depth(0.12, scene.tone(0.84)):
        city(scene, -10, 520, 764, 0.4, lowest=16, highest=50, lit=0.3)
    hills(scene, 752, 8, 0.3, seed=4)
    with scene.at(330, 790, turn=-6.8):
        ladder(scene, 322, 40, 0.2, 17, top=0.65)
    scene.line(line(276, 470, 310, 470), 4.4, 0.16)
    with scene.at(290, 472, 1.55, flip=True):
        old_man(scene, "#3f5a7a", hat="bowler", cane=False, arm=(22, -68))
    with scene.at(238, 296, 1.12, -4):
        toy_balloon(scene, "#d8342f", 10, shine=0.55)
    scene.line(curve("240,346 246,362 252,370"), 1.6, "#5a2420")
    scene.glow(238, 296, 110, "#ff9a7a", 0.35)
    for x, y, k in ((120, 470, 0.36), (150, 452, 0.26), (400, 440, 0.3)):
        with scene.at(x, y, k, -8):
            flying_bird(scene, 0.1, colour="#2f3f5a")


@recipe(SPEARMINT, light=(256, 190), reach=640, seed=15)
def handset_bridge(scene: Dream) -> None:
    """A giant telephone receiver is the only bridge over the gulf; two people stand at its ends and neither begins
    to speak."""
    scene.wash([0.46, 0.56, 0.68, 0.8, 0.84, 0.7, 0.5], strength=0.55)
    scene.glow(256, 220, 300, "glow", 0.5)
    with scene.at(256, 220):
        scene.paper(circle(0, 0, 64), scene.shaded("accent2", 0.3, 0.0), shadow=0.5, rim=0.5)
    with scene.depth(0.45, scene.tone(0.8)):
        ridge(scene, 520, 230, 0.5, 4, seed=5)
    scene.gradient(rect(0, 440, 512, 340), ["#c9dfc4", "#9fc9b4", "#5d9c93"], (0, 440, 0, 768))
    scene.flat(ellipse(256, 440, 420, 46), scene.tone(0.86), 0.9, blur=18)
    for y, h in ((560, 0.5), (640, 0.34)):
        with scene.depth(h, scene.tone(0.85)):
            scene.paper(
                smooth(
                    [
                        (-20, 790, 1),
                        (-20, y - 130, 1),
                        (40, y - 140),
                        (92, y - 90),
                        (110, y - 20),
                        (150, y + 30),
                        (160, 790, 1),
                    ]
                ),
                (0.5, 0.3),
            )
            scene.paper(
                smooth(
                    [
                        (532, 790, 1),
                        (532, y - 160, 1),
                        (470, y - 150),
                        (420, y - 110),
                        (404, y - 30),
                        (360, y + 40),
                        (350, 790, 1),
                    ]
                ),
                (0.5, 0.3),
            )
    with scene.layer(alpha=0.8):
        for x, y, w in ((190, 690, 260), (330, 730, 300)):
            with scene.at(x, y):
                billow(scene, w, 0.9, seed=int(x))
    coiled_cord(
        scene, [(160, 462), (180, 520), (240, 560), (250, 620), (216, 680), (236, 760)], 9, 26, 3.6, colour=0.06
    )
    for pts in (
        [
            (-30, 790, 1),
            (-30, 478, 1),
            (40, 470),
            (120, 474),
            (150, 486),
            (136, 520),
            (150, 560),
            (118, 610),
            (128, 680),
            (96, 790, 1),
        ],
        [
            (542, 790, 1),
            (542, 468, 1),
            (480, 462),
            (400, 470),
            (366, 484),
            (378, 530),
            (360, 570),
            (392, 640),
            (384, 700),
            (420, 790, 1),
        ],
    ):
        scene.paper(smooth(pts), (0.34, 0.06), shadow=1.6, edge=2)
        with scene.clip(smooth(pts)):
            for k in range(16):
                y = 500 + k * 18
                scene.line(
                    smooth(
                        [(-20, y + scene.random.uniform(-8, 8)), (120, y + 10), (260, y - 6), (400, y + 8), (540, y)],
                        closed=False,
                    ),
                    scene.random.uniform(1, 2.4),
                    0.5,
                    0.22,
                    dash=(scene.random.uniform(20, 50), scene.random.uniform(20, 60)),
                )
    for pts in (
        [(-30, 486, 1), (-30, 462, 1), (60, 462), (152, 482), (110, 494), (40, 490)],
        [(542, 478, 1), (542, 452, 1), (460, 454), (362, 480), (420, 490), (480, 482)],
    ):
        scene.paper(smooth(pts), (0.66, 0.46), shadow=0.6, edge=2)
    with scene.at(258, 446, 1.38):
        handset(scene, 240, 0.06)
    with scene.at(116, 452, 1.25):
        person(scene, "accent", hat="none", hair=0.12, skirt=True, scarf="accent2", arms=((-10, -24), (13, -20)))
    with scene.at(402, 446, 1.28, flip=True):
        person(scene, 0.2, hat="bowler", arms=((-10, -24), (10, -22)))
    for x, y, k in ((330, 120, 0.3), (366, 142, 0.22)):
        with scene.at(x, y, k, -8):
            flying_bird(scene, 0.2, colour=0.25)
