"""Pictures of theatre, circus and masks."""

import math

from pixtable.studio.kit.colour import VIOLET, mix
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
    star,
    taper,
    union,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.beasts import deer, lion
from pixtable.studio.pictoric.motifs.body import eye, fist
from pixtable.studio.pictoric.motifs.furniture import chair, room
from pixtable.studio.pictoric.motifs.land import hills
from pixtable.studio.pictoric.motifs.lights import flame
from pixtable.studio.pictoric.motifs.person import person
from pixtable.studio.pictoric.motifs.plants import corner_leaves
from pixtable.studio.pictoric.motifs.sky import moon, stars
from pixtable.studio.pictoric.motifs.small_life import moth
from pixtable.studio.pictoric.motifs.theatre import curtain, valance, wall_mask
from pixtable.studio.pictoric.motifs.toys import carousel_horse, cross_bar, puppet
from pixtable.studio.pictoric.motifs.trees import pine
from pixtable.studio.pictoric.palettes import ABSINTHE, BLOSSOM, OXIDE, PEACOCK, THEATRE
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import SCREEN, WHITE, Dream


@recipe(THEATRE, light=(256, 300), reach=520, seed=22)
def theatre_eye(scene: Dream) -> None:
    """The curtain opens and the stage is watching: a huge eye looks past the tiny actor into the empty house."""
    scene.gradient(rect(0, 0, 512, 768), [0.03, 0.12, 0.2, 0.06], (0, 0, 0, 600))
    scene.textured(rect(0, 0, 512, 768), brush="cloudy", strength=0.6)
    scene.glow(256, 300, 330, "accent", 0.35)
    with scene.at(256, 296):
        eye(scene, 330, "accent2", lids=0.33, look=(0, 4))
    scene.beam(256, -30, 90, 13, 720, alpha=0.28)
    scene.paper(polygon([(40, 520), (472, 520), (540, 640), (-28, 640)]), (0.62, 0.34), brush="wood", texture=0.9)
    for i in range(-7, 8):
        scene.line(line(256 + i * 30, 520, 256 + i * 40, 640), 1.2, 0.0, 0.35)
    scene.flat(ellipse(256, 574, 92, 20), "glow", 0.5, blur=10, blend=SCREEN)
    with scene.layer(alpha=0.6, blur=3):
        scene.flat(ellipse(256, 584, 36, 6), 0.0)
    with scene.at(256, 582, 1.75):
        person(
            scene,
            0.95,
            tone=0.1,
            hat="cone",
            hat_colour="accent",
            arms=((-26, -50), (26, -50)),
            scarf=None,
            legs="stand",
        )
    scene.paper(rect(-10, 636, 532, 30), (0.3, 0.16), shadow=1)
    for i in range(10):
        scene.glow(40 + i * 48, 632, 34, "glow", 0.7)
        scene.paper(
            smooth([(28 + i * 48, 640, 1), (30 + i * 48, 628), (50 + i * 48, 628), (52 + i * 48, 640, 1)]),
            0.8,
            shadow=0.4,
            edge=0.2,
        )
    for sx, x in ((1, 0), (-1, 512)):
        with scene.at(x, 20):
            curtain(scene, sx, 176, 640, 0.42, count=7, tie=0.6, gold="accent")
    valance(scene, 512, 96, 0.44, 6, gold="accent")
    for j, (y, k, t) in enumerate(((736, 0.9, 0.1), (790, 1.15, 0.04))):
        for i in range(8 - j):
            x = 18 + i * (70 + j * 14) - (0 if j else 8)
            scene.paper(
                smooth(
                    [
                        (x - 30 * k, y + 40, 1),
                        (x - 30 * k, y - 14 * k),
                        (x - 22 * k, y - 34 * k),
                        (x, y - 40 * k),
                        (x + 22 * k, y - 34 * k),
                        (x + 30 * k, y - 14 * k),
                        (x + 30 * k, y + 40, 1),
                    ]
                ),
                (t + 0.1, t),
                shadow=1,
                rim=0.7,
            )


@recipe(BLOSSOM, light=(256, 120), reach=680, seed=76)
def mask_choice(scene: Dream) -> None:
    """Every morning a face is chosen from the wall; one hook is already empty, and nobody knows who has gone out
    in that one."""
    room(scene, (0.42, 0.3), (0.34, 0.14), 610, "leaf", pattern_tone=0.56)
    scene.beam(256, -40, 90, 30, 760, alpha=0.35)
    scene.glow(256, 150, 300, "glow", 0.3)
    scene.paper(round_rect(20, 60, 472, 18, 5), scene.shaded("#8a4a3a", 0.15, 0.3), brush="wood", shadow=1)
    scene.paper(round_rect(20, 262, 472, 16, 5), scene.shaded("#8a4a3a", 0.15, 0.3), brush="wood", shadow=1)
    kinds: list[tuple[str, Tone]] = [
        ("joy", 0.97),
        ("sorrow", "#9fc3d8"),
        ("anger", "#d8503f"),
        ("sleep", "#e8d4f0"),
        ("sun", "#f2b63f"),
        ("", 0),
        ("cat", "#5a4a5f"),
        ("bird", "#4f9a92"),
    ]
    for i, (k, c) in enumerate(kinds):
        x = 78 + i % 4 * 119
        y = 152 if i < 4 else 354
        yy = 70 if i < 4 else 270
        scene.paper(circle(x, yy, 7), scene.shaded("accent2", 0.2, 0.3), shadow=0.5, edge=0.1)
        if k:
            scene.line(line(x, yy + 2, x - 26, y - 46), 1.4, 0.05, 0.8)
            scene.line(line(x, yy + 2, x + 26, y - 46), 1.4, 0.05, 0.8)
            with scene.at(x, y, 0.82 if k != "sun" else 0.7):
                wall_mask(scene, k, c)
        else:
            scene.flat(
                smooth(
                    [
                        (x, y - 52),
                        (x + 28, y - 45),
                        (x + 41, y - 18),
                        (x + 36, y + 15),
                        (x + 21, y + 40),
                        (x, y + 51),
                        (x - 21, y + 40),
                        (x - 36, y + 15),
                        (x - 41, y - 18),
                        (x - 28, y - 45),
                    ]
                ),
                1.0,
                0.16,
                blur=3,
            )
            scene.line(smooth([(x, yy + 4), (x - 3, yy + 18), (x + 2, yy + 34)], closed=False), 1.6, "accent2")
    with scene.layer(alpha=0.5, blur=6):
        scene.flat(ellipse(206, 738, 76, 10), 0.0)
    with scene.at(206, 738, 3.9):
        person(scene, 0.12, tone=0.05, hat="none", hair=0.06, back=True, arms=((-11, -22), (19, -72)))
    with scene.at(420, 724, 1.15):
        chair(scene, "#a8603f", "wood")
    with scene.at(424, 676, 0.9):
        scene.paper(union(blob("-22,0! -23,-22 0,-34 23,-22 22,0!"), ellipse(0, 0, 36, 6)), 0.1, shadow=0.7, rim=0.7)
        scene.flat(polygon([(-22, -2), (22, -2), (22, -10), (-22, -10)]), "accent")


@recipe(PEACOCK, light=(338, 330), reach=520, seed=53)
def lion_hoop(scene: Dream) -> None:
    """Tonight the lion wears the top hat and the man jumps through the burning hoop."""
    scene.gradient(rect(0, 0, 512, 768), [0.1, 0.3], (0, 0, 0, 600))
    for i in range(-9, 10):
        if i % 2:
            scene.paper(
                polygon([(256, -60), (256 + i * 62 - 31, 620), (256 + i * 62 + 31, 620)]),
                (0.1, 0.34) if i % 4 == 1 else (0.16, 0.44),
                shadow=0.3,
                edge=0.2,
            )
    scene.textured(rect(0, 0, 512, 620), brush="brush", strength=0.4)
    scene.paper(
        blob("-20,-20! 532,-20! 532,60! 440,90 380,56! 320,92 256,56! 192,92 132,56! 72,90 -20,60!"),
        scene.shaded("accent", 0.05, 0.4),
        shadow=1.2,
    )
    scene.line(curve("-20,60 72,90 132,56"), 3, "accent2")
    scene.beam(80, 20, 58, 10, 640, alpha=0.3)
    scene.beam(432, 20, 110, 9, 520, alpha=0.25)
    scene.paper(ellipse(256, 700, 330, 120), (0.82, 0.62), shadow=1.2, edge=1)
    scene.paper(ellipse(256, 712, 300, 92), (0.9, 0.74), shadow=0.2, edge=0.6)
    for i in range(-5, 6):
        scene.paper(
            polygon(
                [
                    (256 + i * 56 - 26, 622 + abs(i) * 5),
                    (256 + i * 56 + 26, 622 + abs(i + 0.5) * 5),
                    (256 + i * 56 + 26, 656 + abs(i + 0.5) * 6),
                    (256 + i * 56 - 26, 656 + abs(i) * 6),
                ]
            ),
            "accent" if i % 2 else "accent2",
            shadow=0.5,
            edge=0.3,
        )
    with scene.layer(alpha=0.45, blur=6):
        scene.flat(ellipse(142, 716, 90, 12), 0.0)
        scene.flat(ellipse(360, 722, 60, 8), 0.0)
    with scene.at(140, 716):
        scene.paper(polygon([(-66, -64), (66, -64), (84, 0), (-84, 0)]), scene.shaded(0.2, 0.1, 0.3), shadow=0.9)
        for x in (-40, 0, 40):
            scene.flat(star(5, 13, 13 * 0.45, x, -32), "accent2")
        scene.paper(ellipse(0, -64, 70, 13), scene.shaded("accent", 0.1, 0.2), shadow=0.5)
    with scene.at(140, 654, 1.5):
        lion(scene)
    scene.paper(rect(352, 470, 8, 248), 0.1, shadow=0.6, edge=0.2)
    scene.paper(polygon([(326, 722), (386, 722), (366, 706), (346, 706)]), 0.1, shadow=0.5)
    scene.glow(356, 372, 230, "glow", 0.7)
    radius = 104
    for i in range(26):
        a = i * 2 * math.pi / 26
        x, y = 356 + math.cos(a) * radius * 0.8, 372 + math.sin(a) * radius
        h = scene.random.uniform(34, 58)
        with scene.at(x, y, 1, math.degrees(math.atan2(math.cos(a) * 0.7, max(0.2, -math.sin(a) * 0.7 + 0.55))) * 0.6):
            flame(scene, h, glow=0)
    scene.line(ellipse(356, 372, radius * 0.8, radius), 7, 0.06)
    with scene.at(316, 384, 1.9, 72):
        person(scene, "accent", tone=0.1, hat="none", hair=0.08, arms=((-10, -72), (9, -74)), legs="walk")


@recipe(ABSINTHE, light=(256, 110), reach=640, seed=24)
def puppet_chain(scene: Dream) -> None:
    """The puppet's hands hold the strings of a smaller puppet, and that one of a smaller one; only the last has
    cut itself free."""
    scene.wash([0.5, 0.4, 0.26, 0.16, 0.1, 0.05], strength=0.5, brush="cloudy")
    scene.beam(256, -40, 90, 26, 900, alpha=0.4)
    scene.glow(256, 120, 300, "glow", 0.4)

    def rig(x: float, y: float, k: float, coat: Tone, px: float, py: float, pk: float, cut: bool = False) -> None:
        with scene.at(px, py, pk):
            pts = [scene.point(*q) for q in [(-38, 34), (38, 20), (-14, 78), (16, 70), (0, 0)]]
        for i, (bx, q) in enumerate(zip((-42, 42, -22, 22, 0), pts, strict=True)):
            scene.line(
                polyline([(x + bx * k, y), q])
                if not cut
                else smooth(
                    [(x + bx * k, y), (x + bx * k * 1.02 + 4, y + 26 * k), (x + bx * k - 5, y + (48 + i * 7) * k)],
                    closed=False,
                ),
                1.0,
                scene.tone(0.96),
                0.8,
            )
        with scene.at(x, y, k):
            cross_bar(scene, 90)

    rig(238, 138, 1.6, "accent", 226, 232, 2.05)
    with scene.at(238, 130, 0.95, 4):
        fist(scene, cuff=0.1)
    with scene.at(226, 232, 2.05):
        puppet(scene, "accent")
    hx, hy = 226 + 38 * 2.05, 232 + 20 * 2.05
    rig(hx, hy + 8, 0.9, "accent2", 326, 408, 1.22)
    with scene.at(326, 408, 1.22):
        puppet(scene, "accent2")
    hx2, hy2 = 326 - 38 * 1.22, 408 + 34 * 1.22
    rig(hx2, hy2 + 6, 0.6, "accent", 262, 546, 0.72)
    with scene.at(262, 546, 0.72):
        puppet(scene, "accent")
    scene.paper(blob("-20,790! -20,690! 120,676 300,664 420,676 540,660! 540,790!"), (0.22, 0.04), shadow=1.4, edge=2)
    hills(scene, 742, 10, 0.1, seed=4, marks=60)
    rig(262 + 38 * 0.72, 546 + 20 * 0.72 + 4, 0.4, "accent2", 300, 570, 0.3, cut=True)
    scene.glow(396, 650, 110, "glow", 0.6)
    with scene.layer(alpha=0.5, blur=3):
        scene.flat(ellipse(398, 682, 30, 5), 0.0)
    with scene.at(396, 682, 1.2):
        person(scene, 0.95, tone=0.1, hat="cone", hat_colour="accent2", legs="walk", arms=((-15, -30), (16, -32)))
    for x, y in ((378, 646), (416, 644), (398, 606)):
        scene.line(smooth([(x, y), (x - 6, y - 18), (x + 4, y - 34)], closed=False), 1.1, 1.0, 0.9)


@recipe(OXIDE, light=(262, 400), reach=420, seed=35)
def crowd_unmasked(scene: Dream) -> None:
    """In a crowd of the same white mask one person has taken the mask off, and moths gather to the bare face as to
    a lamp."""
    scene.gradient(rect(0, 0, 512, 768), [0.1, 0.22, 0.3], (0, 0, 0, 768))
    scene.textured(rect(0, 0, 512, 768), brush="mottle", strength=0.6)
    scene.glow(262, 380, 330, "glow", 0.4)

    def bust(x: float, y: float, k: float, t: float, coat: Tone | None = None) -> None:
        with scene.at(x, y, k):
            scene.paper(
                blob("-66,190! -62,50 -30,28 30,28 62,50 66,190!"),
                (t + 0.08, t - 0.04) if coat is None else scene.shaded(coat, 0.1, 0.3),
                shadow=1,
                edge=0.6,
            )
            scene.paper(polygon([(-12, 26), (12, 26), (0, 60)]), 0.9, shadow=0.3, edge=0.2)
            scene.paper(
                blob("-30,-14 -26,-40 0,-50 26,-40 30,-14 24,16 0,36 -24,16"),
                (0.97, 0.74),
                shadow=0.8,
                edge=0.2,
                rim=0.5,
            )
            for sx in (-1, 1):
                scene.flat(smooth([(sx * 5, -10, 1), (sx * 12, -16), (sx * 21, -10, 1), (sx * 12, -6)]), 0.0)
                scene.flat(circle(sx * 19, 6, 5), "accent2", 0.35, blur=2 * scene.scale)
            scene.line(curve("-10,17 0,21 10,17"), 2, 0.0, 0.85)
            scene.line(curve("0,-8 3,4 -1,7"), 1.2, 0.4, 0.5)
            scene.paper(
                union(blob("-27,-32! -26,-58 0,-70 26,-58 27,-32!"), ellipse(0, -33, 42, 7)),
                (t + 0.04, t - 0.06),
                shadow=0.7,
                edge=0.2,
                rim=0.6,
            )

    for j, (y, k, hz, n, t) in enumerate(
        ((120, 0.62, 0.62, 8, 0.3), (214, 0.76, 0.46, 7, 0.26), (322, 0.92, 0.28, 6, 0.22))
    ):
        with scene.depth(hz, scene.tone(0.3)):
            for i in range(n):
                bust((i + 0.5 - (0.5 if j % 2 else 0)) * 512 / (n - 1 + 0.0) - 20, y, k, t)
    scene.glow(262, 420, 230, "glow", 0.75)
    for x in (36, 150, 376, 488):
        bust(x, 470, 1.12, 0.16)
    with scene.at(262, 462, 1.36):
        scene.paper(blob("-66,130! -62,50 -30,28 30,28 62,50 66,130!"), scene.shaded("accent2", 0.1, 0.25), shadow=1.2)
        scene.paper(polygon([(-12, 26), (12, 26), (0, 60)]), 0.98, shadow=0.3)
        scene.paper(blob("-34,-4 -38,-40 -14,-64 20,-62 40,-36 36,2 26,20 -26,20"), "#5a2f2a", shadow=0.8)
        f = mix(scene.tone(0.95), scene.palette.glow, 0.3)
        scene.paper(
            blob("-28,-12 -24,-36 0,-44 24,-36 28,-12 20,18 0,34 -20,18"),
            (mix(f, WHITE, 0.3), f),
            shadow=0.4,
            edge=0.2,
        )
        scene.paper(blob("-30,-14! -28,-44 4,-54 30,-40 30,-20! 12,-36 -12,-34"), "#6a382f", shadow=0.4)
        for sx in (-1, 1):
            scene.line(smooth([(sx * 6, -8), (sx * 13, -4), (sx * 20, -8)], closed=False), 2.2, 0.1)
            scene.flat(circle(sx * 17, 6, 5.5), "accent2", 0.5, blur=3)
        scene.line(curve("-7,15 0,18 7,15"), 2.2, "#a3402f")
        scene.line(curve("1,-6 5,5 -1,8"), 1.4, 0.6, 0.6)
    scene.paper(
        union(taper([(330, 580), (382, 574), (362, 530)], 44, 24), circle(362, 530, 13)),
        scene.shaded("accent2", 0.08, 0.25),
        shadow=0.8,
    )
    scene.paper(
        circle(358, 524, 12),
        scene.shaded(mix(scene.tone(0.95), scene.palette.glow, 0.3), 0.1, 0.1),
        shadow=0.4,
        edge=0.1,
    )
    for x in (-16, 90, 206, 330, 440, 536):
        bust(x, 664, 1.36, 0.1)
    with scene.at(356, 492, 0.92, 16):
        scene.paper(blob("-30,-14 -26,-40 0,-50 26,-40 30,-14 24,16 0,36 -24,16"), (0.99, 0.8), shadow=1.2, rim=0.8)
        for sx in (-1, 1):
            scene.flat(smooth([(sx * 5, -10, 1), (sx * 12, -16), (sx * 21, -10, 1), (sx * 12, -6)]), 0.1)
        scene.line(curve("-10,17 0,21 10,17"), 2, 0.1)
    for i in range(9):
        a = i * 0.75 + 0.3
        d = scene.random.uniform(110, 170)
        with scene.at(
            262 + math.cos(a) * d * 0.9,
            390 + math.sin(a) * d * 0.8,
            scene.random.uniform(0.34, 0.6),
            scene.random.uniform(-60, 60),
        ):
            moth(scene, "glow")


@recipe(VIOLET, light=(150, 300), reach=560, seed=33)
def carousel_free(scene: Dream) -> None:
    """One horse has leapt off the carousel, pole and all, and the wild deer watch their painted cousin pass."""
    scene.wash([0.14, 0.26, 0.44, 0.64, 0.82, 0.92], strength=0.5)
    stars(scene, 100, 330)
    with scene.at(392, 120):
        moon(scene, 50, 0.97)
    with scene.depth(0.3, scene.tone(0.72)):
        for i, x in enumerate(range(-20, 560, 42)):
            with scene.at(x, 560):
                pine(scene, 0.34, 130 + 44 * math.sin(i * 1.9))
    hills(scene, 560, 14, 0.5, seed=4)
    # the lit carousel far behind
    with scene.at(118, 590):
        scene.glow(0, -110, 230, "glow", 0.75)
        scene.paper(ellipse(0, -4, 112, 15), ("#d8a05a", "#8a4a4a"), shadow=0.8, edge=0.2)
        scene.paper(rect(-13, -140, 26, 136), ("#f6d08a", "#c8804a"), shadow=0.5, edge=0.2)
        for x in (-84, -44, 44, 84):
            scene.line(line(x, -140, x, -4), 3, "#fff0c0")
        for x, k in ((-66, 0.17), (-24, 0.15), (72, 0.17)):
            with scene.at(x, -52, k * 1.5):
                carousel_horse(scene, "#f3e0d0", "#d8527c")
        scene.paper(
            blob("-122,-136! -60,-178 0,-214! 60,-178 122,-136! 0,-124"), ("#ff7468", "#a83060"), shadow=0.9, edge=0.3
        )
        for i in range(-2, 3):
            scene.paper(polygon([(0, -212), (i * 48 - 12, -131), (i * 48 + 12, -131)]), "#ffe9c8", shadow=0.1, edge=0.1)
        for i in range(9):
            x = -112 + i * 28
            scene.paper(
                smooth([(x - 14, -136, 1), (x + 14, -136, 1), (x + 9, -120), (x, -114), (x - 9, -120)]),
                "#f7b84e" if i % 2 else "#ff7468",
                shadow=0.4,
                edge=0.1,
            )
            scene.glow(x, -138, 13, "glow", 0.9)
            scene.flat(circle(x, -138, 2.4), "#fffbe0")
        scene.line(line(0, -212, 0, -234), 2.4, "#ffe9c8")
        scene.paper(polygon([(0, -234), (24, -227), (0, -220)]), "#ff7468", shadow=0.3, edge=0.1)
    hills(scene, 620, 22, 0.3, seed=7, marks=60)
    for i in range(44):
        u = i / 43
        x = 150 + u * 130 + scene.random.gauss(0, 10)
        y = 572 - 140 * math.sin(u * 1.4) + scene.random.gauss(0, 9)
        scene.glow(x, y, 9, "glow", 0.6)
        scene.flat(circle(x, y, scene.random.uniform(0.8, 2)), "#fff6d0")
    with scene.at(322, 424, 1.32, -16):
        carousel_horse(scene)
    for x, k, f in ((400, 0.62, True), (456, 0.5, True), (54, 0.5, False)):
        with scene.at(x, 700, k * 1.15, flip=f):
            deer(scene, "#a07ac0")
    hills(scene, 690, 12, 0.14, seed=9, marks=70)
    for x, h in ((14, 190), (58, 110), (500, 210), (440, 90)):
        with scene.at(x, 774):
            pine(scene, 0.06, h)
    corner_leaves(scene, 0.02, "bl br", 5, 4)
