"""Pictures of rooms."""

from pixtable.studio.kit.colour import MIDNIGHT, TEAL, mix
from pixtable.studio.kit.paths import (
    blob,
    circle,
    curve,
    ellipse,
    line,
    placed,
    polygon,
    rect,
    round_rect,
    smooth,
    symmetric,
    taper,
    union,
)
from pixtable.studio.pictoric.motifs.beasts import dog
from pixtable.studio.pictoric.motifs.body import profile_path
from pixtable.studio.pictoric.motifs.cats import cat, cat_behind
from pixtable.studio.pictoric.motifs.clouds import billow
from pixtable.studio.pictoric.motifs.furniture import bed, books, chair, oval_frame, plain_chair, room, wardrobe
from pixtable.studio.pictoric.motifs.houses import window
from pixtable.studio.pictoric.motifs.kitchen import teacup, teapot
from pixtable.studio.pictoric.motifs.land import hills
from pixtable.studio.pictoric.motifs.lights import flame
from pixtable.studio.pictoric.motifs.people import old_man
from pixtable.studio.pictoric.motifs.person import person, youngster
from pixtable.studio.pictoric.motifs.plants import leaf_path
from pixtable.studio.pictoric.motifs.sky import moon, planet, sparkle, starfield
from pixtable.studio.pictoric.motifs.things import ladder
from pixtable.studio.pictoric.motifs.trees import pine
from pixtable.studio.pictoric.palettes import ABSINTHE, AMBER, BONFIRE, MULBERRY, NOCTURNE, SPEARMINT, TERRACOTTA
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import SCREEN, SOFT_LIGHT, WHITE, Dream


@recipe(AMBER, light=(70, 60), reach=760, seed=11)
def dark_lamp(scene: Dream) -> None:
    """A lamp that gives out night instead of light: in a bright room a child sits inside its cone of stars."""
    room(scene, (0.93, 0.8), (0.62, 0.46), 590, "diamond", pattern_tone=1.0)
    with scene.at(96, 300):

        def inside(scene: Dream) -> None:
            scene.gradient(rect(-60, -150, 120, 160), ["#8fc7d8", "#d8ecdc", "#f3e6b0"], (0, -140, 0, 0))
            scene.flat(circle(16, -100, 15), "#fff6d0")

        window(scene, 92, 140, inside, 0.66)
    scene.beam(96, 230, 62, 16, 560, alpha=0.35)
    cone = blob("214,226! 398,226! 478,664! 420,690 306,700 190,690 134,664!")
    scene.flat(cone, 0.1, 0.5, blur=14)
    scene.paper(cone, (0.04, 0.16), shadow=0.5, rim=0.25, texture=0.7, brush="brush", lit=0)
    starfield(scene, cone, 110, 9, (130, 250, 480, 640))
    with scene.at(372, 330):
        moon(scene, 27, 0.97, crescent=True)
    with scene.clip(cone):
        scene.glow(300, 650, 170, scene.palette.accent, 0.7)
        scene.flat(ellipse(306, 676, 170, 26), 0.5, 0.35, blur=5)
    scene.paper(rect(302, 20, 8, 130), 0.12, shadow=0.6, edge=0.2)
    scene.paper(blob("262,138! 350,138! 404,232! 306,244 208,232!"), scene.shaded("accent2", 0.1, 0.35), shadow=1.2)
    scene.line(curve("208,230 306,242 404,230"), 4, 0.95, 0.8)
    for x in (-2, -1, 0, 1, 2):
        scene.line(line(306 + x * 19, 142, 306 + x * 43, 236), 1.6, 0.1, 0.3)
    with scene.at(300, 668, 1.5):
        chair(scene, "accent", "arm")
    with scene.at(292, 626, 2.0):
        youngster(scene, 0.97, hair=0.5, legs="sit", arms=((-6, -24), (17, -36)))
    sparkle(scene, 330, 574, 11, "glow")
    scene.glow(330, 574, 100, "glow", 0.6)
    with scene.at(84, 676, 0.92):
        dog(scene, "#9a6238")


_STOREYS = (MIDNIGHT, MULBERRY, TEAL, BONFIRE, ABSINTHE)


@recipe(MIDNIGHT, light=(268, 300), reach=620, seed=28)
def droste_room(scene: Dream) -> None:
    """The sleeper's wall holds a painting of the same room, where another sleeper has a painting of the room ...
    the last one is awake."""
    _sleepers_room(scene, 0)


def _sleepers_room(scene: Dream, storey: int) -> None:
    """The room, and in the painting on its wall the next one."""
    last = storey == len(_STOREYS) - 1
    with scene.dressed(_STOREYS[storey]):
        room(scene, (0.36, 0.26), (0.24, 0.1), 590, ("stripe", "diamond", "leaf")[storey % 3], pattern_tone=0.46)
        scene.paper(round_rect(138, 96, 252, 362, 6), scene.shaded("accent2", 0.15, 0.35), shadow=1.2)
        scene.paper(rect(150, 108, 228, 338), scene.shaded("accent2", 0.35, 0.1), shadow=0.3, edge=0.3)
        inner = rect(156, 114, 216, 326)
        if not last:
            scene.paper(inner, 0.1, shadow=0)
            with scene.clip(inner), scene.at(154, 112, 0.43):
                _sleepers_room(scene, storey + 1)

            scene.line(inner, 6, scene.palette.ramp[0], 0.5, blur=4)
        else:
            scene.flat(inner, "glow")
            scene.glow(264, 280, 300, "glow", 1)
        scene.glow(264, 280, 330, "glow", 0.25)
        with scene.at(96, 600, 1.2):
            scene.paper(round_rect(-30, -56, 60, 56, 4), (0.3, 0.16), brush="wood")
            scene.flat(circle(0, -30, 4), "accent2")
            scene.paper(polygon([(-6, -58), (6, -58), (4, -84), (-4, -84)]), 0.5, shadow=0.4, edge=0.1)
            scene.glow(0, -100, 90, "glow", 0.7)
            scene.paper(
                polygon([(-22, -82), (22, -82), (12, -116), (-12, -116)]),
                scene.shaded("glow", 0.1, 0.1),
                shadow=0.5,
                edge=0.2,
            )
        with scene.at(306, 706, 2.25):
            bed(scene, "accent", 0.3, 150, sleeper=not last, hair=[0.08, 0.5, 0.06, 0.4, 0.1][storey])
        if last:
            with scene.at(270, 600, 3.0):
                youngster(scene, 0.96, hair=0.1, legs="none", arms=((-12, -24), (15, -46)))
        with scene.at(86, 724, 0.95):
            cat(scene, 0.05, "sleep" if storey < 3 else "sit")


@recipe(NOCTURNE, light=(356, 300), reach=520, seed=10)
def steam_guest(scene: Dream) -> None:
    """Two cups are always poured: the steam of the second remembers who used to sit there."""
    scene.wash([0.26, 0.34, 0.42, 0.44, 0.4, 0.3], strength=0.5, brush="mottle")
    for i in range(12):
        scene.flat(rect(i * 46 - 6, 0, 1.6, 600), 0.5, 0.1)
    for i in range(70):
        scene.flat(leaf_path(i % 12 * 46 + 17, i // 12 * 92 + 30 * (i % 12 % 2), 12, -1.57, 0.4), 0.55, 0.12)
    scene.paper(round_rect(56, 90, 150, 220, 4), (0.34, 0.26), shadow=1.0, edge=0.3)
    win = round_rect(68, 102, 126, 196, 2)
    scene.washed(win, ["#0d1a38", "#24406e", "#5a86a0"], (0, 100, 0, 300))
    with scene.clip(win):
        for _ in range(60):
            scene.flat(
                circle(scene.random.uniform(66, 196), scene.random.uniform(100, 300), scene.random.uniform(0.8, 2.2)),
                WHITE,
                0.8,
            )
        for x, h in ((80, 70), (110, 100), (150, 80), (186, 110)):
            with scene.at(x, 304):
                pine(scene, 0.16, h, snow=0.9)
    scene.line(line(131, 102, 131, 298), 5, 0.34)
    scene.line(line(68, 190, 194, 190), 5, 0.34)
    scene.paper(rect(46, 304, 170, 12), (0.42, 0.3), shadow=0.9, edge=0.2)
    hills(scene, 640, 0, 0.2, seed=2, fade=0.1)
    with scene.at(376, 668, 2.3, flip=True):
        plain_chair(scene, 0.3, "#6a4a3a")
    with scene.at(96, 668, 2.3):
        plain_chair(scene, 0.3, "#6a4a3a")
    with scene.at(126, 666, 3.0):
        old_man(scene, "#7a2f2a", cane=False, sit=True)
    scene.line(line(250, 0, 250, 150), 2, 0.05)
    scene.glow(250, 190, 210, "glow", 0.5)
    with scene.at(250, 0):
        scene.paper(symmetric("0,148 12,152 44,188! 0,192"), ("#c8503f", "#7a2f2a"), shadow=0.9, edge=0.2)
        scene.flat(ellipse(0, 190, 26, 4), "glow")
    scene.glow(250, 200, 60, "glow", 0.8)
    # the guest made of steam
    g = union(
        union(
            circle(366, 334, 32),
            blob("330,392! 346,372 366,366 390,372 408,398 418,460 424,560 420,600! 330,600! 318,520 322,440"),
        ),
        union(circle(386, 310, 20), blob("352,352! 380,352! 384,378 350,378")),
    )
    arm = taper([(344, 404), (314, 456), (286, 500)], 30, 17)
    with scene.layer(alpha=0.9, blur=2.2, mask=(0, 330, 0, 650)):
        scene.flat(g, "#eef3ea", 0.42, blur=9)
        scene.flat(g, "#f6f4e6", 0.5, blur=2)
        scene.flat(arm, "#f6f4e6", 0.55, blur=4)
    for _ in range(14):
        a = scene.random.uniform(335, 405)
        y = scene.random.uniform(310, 560)
        curl = scene.random.uniform(8, 22)
        scene.line(
            smooth(
                [
                    (a - curl, y),
                    (a - curl * 0.3, y - curl * 0.8),
                    (a + curl * 0.7, y - curl * 0.3),
                    (a + curl * 0.3, y + curl * 0.5),
                    (a - curl * 0.2, y + curl * 0.1),
                ],
                closed=False,
            ),
            2.2,
            WHITE,
            0.22,
            blur=1.6,
        )
    for dx, a in ((0, 0.7), (8, 0.5), (-8, 0.5)):
        scene.line(
            smooth(
                [
                    (268 + dx, 508),
                    (256 + dx * 2, 480),
                    (282 + dx * 2, 452),
                    (262 + dx * 2, 420),
                    (300 + dx, 380),
                    (320, 352),
                ],
                closed=False,
            ),
            4.5,
            WHITE,
            a * 0.55,
            blur=3,
        )
    scene.glow(356, 420, 230, scene.tone(0.95), 0.3)
    scene.paper(ellipse(252, 590, 172, 30), ("#8a5a3e", "#5a3628"), shadow=1.6, brush="wood", edge=0.2)
    scene.paper(ellipse(252, 584, 172, 28), ("#b98558", "#8a5638"), shadow=0.4, brush="wood", edge=0.2, rim=0.9)
    scene.paper(
        blob("240,612! 264,612! 266,680 290,716 310,724! 196,724! 214,716 238,680"),
        ("#6a4030", "#3a241e"),
        shadow=0.8,
        edge=0.3,
    )
    cl = blob("150,572! 252,556 352,572! 330,606 300,598 270,616 236,600 200,612 176,596")
    scene.paper(cl, (0.97, 0.78), shadow=0.7, edge=0.4)
    with scene.at(246, 590, 0.72):
        teapot(scene, 0.88, "#2f6f86")
    with scene.at(168, 590, 0.62):
        teacup(scene, 0.95, "accent")
    with scene.at(316, 588, 0.62):
        teacup(scene, 0.95, "#2f6f86")
    with scene.at(446, 716, 0.62):
        cat_behind(scene, "#2a2230", tail=-1)


@recipe(MULBERRY, light=(290, 300), reach=520, seed=21)
def mirror_child(scene: Dream) -> None:
    """An old man stands before the mirror; the boy in it, in a summer field, has been waiting for him."""
    room(scene, (0.34, 0.24), (0.34, 0.12), 600, "leaf", pattern_tone=0.5)
    scene.glow(290, 320, 360, "glow", 0.5)
    scene.flat(polygon([(180, 600), (420, 600), (470, 768), (60, 768)]), "glow", 0.35, blur=22, blend=SOFT_LIGHT)

    def field(scene: Dream) -> None:
        scene.gradient(rect(-160, -220, 320, 440), ["#8ec9d8", "#d8ecd0", "#fff3c0"], (0, -210, 0, 60))
        scene.textured(rect(-160, -220, 320, 440), brush="brush", strength=0.5)
        scene.flat(circle(66, -120, 30), "#fff6d0")
        scene.glow(66, -120, 110, "#fff3c0", 0.8)
        with scene.at(-70, -70, 0.7):
            billow(scene, 170, 1.0, seed=4)
        scene.paper(blob("-170,220! -170,60! -60,40 60,64 170,44! 170,220!"), ("#b9c76a", "#6f9a4e"), shadow=0.6)
        scene.paper(blob("-170,220! -170,120! -40,104 80,124 170,108! 170,220!"), ("#8fb357", "#3f7a4a"), shadow=0.6)
        for _ in range(46):
            x, y = scene.random.uniform(-130, 130), scene.random.uniform(110, 190)
            scene.line(line(x, y, x + 1, y - 9), 1.2, "#d8e08a", 0.7)
            scene.flat(circle(x + 1, y - 10, 2), scene.random.choice(["#e8604c", "#fff6e0", "#f3c04a"]))
        with scene.at(4, 164, 2.5, flip=True):
            youngster(scene, "#d8503f", hair="#6a3a2a", arms=((-10, -24), (15, -44)), legs="stand")
        scene.line(curve("-24,80 -50,20 -44,-60 -24,-130"), 1.4, "#4a3040", 0.8)
        with scene.at(-22, -150, 0.34):
            scene.paper(
                blob("0,-52 34,-40 48,-6 30,34 0,54 -30,34 -48,-6 -34,-40"), scene.shaded("#e0443a", 0.2, 0.2), edge=0.2
            )

    scene.paper(polygon([(196, 520), (214, 520), (176, 640), (158, 640)]), (0.2, 0.1))
    scene.paper(polygon([(366, 520), (384, 520), (422, 640), (404, 640)]), (0.2, 0.1))
    with scene.at(290, 330):
        oval_frame(scene, 146, 214, "accent2", 18, inside=field)
    scene.paper(blob("262,104! 276,84 290,66! 304,84 318,104!"), scene.shaded("accent2", 0.2, 0.3), edge=0.2)
    with scene.layer(alpha=0.5, blur=6):
        scene.flat(ellipse(110, 706, 80, 12), 0.0)
    with scene.at(122, 706, 3.2):
        person(
            scene,
            0.58,
            tone=0.1,
            hat="none",
            hair=0.97,
            arms=((-9, -22), (17, -30)),
            back=False,
            skin_colour=mix(scene.tone(0.8), scene.palette.accent, 0.1),
        )
        scene.line(line(17, -30, 19, 0), 2.2, 0.8)
        scene.line(curve("13,-31 17,-34 19,-29"), 2.2, 0.8)
    with scene.at(434, 706, 1.1):
        chair(scene, 0.5)


@recipe(SPEARMINT, light=(256, 330), reach=520, seed=46)
def wardrobe_space(scene: Dream) -> None:
    """Among the coats in the wardrobe hangs a spacesuit, and behind it the universe begins; two children dare each
    other to step in."""
    room(scene, (0.5, 0.36), (0.44, 0.2), 590, "stripe", pattern_tone=0.66)
    scene.glow(256, 360, 330, scene.tone(0.9), 0.35)

    def space(scene: Dream) -> None:
        scene.gradient(rect(-90, -280, 180, 290), ["#0b0a2a", "#2a1c66", "#6a3a8a", "#150f3a"], (0, -270, 0, 0))
        scene.textured(rect(-90, -280, 180, 290), brush="cloudy", strength=0.8)
        starfield(scene, rect(-90, -280, 180, 290), 90, 8, (-80, -270, 80, 0))
        scene.glow(30, -90, 80, "#e87ab0", 0.5)
        with scene.at(30, -86):
            planet(scene, 26, ("#e8804c", "#f7c06a"), ring="#fff0d0")
        with scene.at(-40, -40):
            planet(scene, 11, ("#58c7c0", "#bff0d8"), bands=3)
        scene.line(line(-90, -222, 90, -222), 4, "#c8a060")
        for x, c in ((-62, "#8a3a3a"), (60, "#3a5a4a")):
            scene.line(smooth([(x, -222), (x + 4, -214), (x, -208)], closed=False), 2, "#c8a060")
            scene.paper(
                smooth(
                    [
                        (x - 8, -206, 1),
                        (x + 8, -206, 1),
                        (x + 20, -196),
                        (x + 19, -90, 1),
                        (x - 19, -90, 1),
                        (x - 20, -196),
                    ]
                ),
                scene.shaded(c, 0.1, 0.3),
                shadow=0.6,
                edge=0.4,
            )
        scene.line(curve("-14,-222 -10,-214 -14,-208"), 2, "#c8a060")
        with scene.at(-14, -208, 0.95):
            f = (WHITE, "#b8c4cc")
            for sx in (-1, 1):
                scene.paper(taper([(sx * 14, 30), (sx * 26, 52), (sx * 24, 78)], 15, 13), f, shadow=0.5, edge=0.2)
            scene.paper(blob("-18,24! 18,24! 21,66 18,84! -18,84! -21,66"), f, shadow=0.6, edge=0.2)
            for sx in (-1, 1):
                scene.paper(round_rect(sx * 9 - 8, 82, 16, 44, 6), f, shadow=0.4, edge=0.2)
            scene.paper(circle(0, 10, 19), f, shadow=0.6, edge=0.1)
            scene.paper(ellipse(2, 11, 13, 12), ("#f0b45a", "#5a3a6a"), shadow=0.2, edge=0.1)
            scene.flat(ellipse(-3, 6, 4, 2.4), 1.0, 0.8)
            scene.paper(round_rect(-9, 42, 18, 13, 2), "accent", shadow=0.3, edge=0.1)
            scene.flat(circle(-4, 48, 2), "accent2")
            scene.flat(circle(3, 48, 2), 1.0)

    with scene.at(256, 606, 1.24):

        def inside(scene: Dream) -> None:
            scene.gradient(rect(-90, -330, 180, 330), ["#0b0a2a", "#150f3a"], (0, -320, 0, 0))
            with scene.at(0, -20):
                space(scene)
            starfield(scene, rect(-90, -330, 180, 330), 30, 2, (-80, -320, 80, -20))

        wardrobe(scene, "#8a5a3a", 164, 330, inside)
    scene.flat(polygon([(160, 592), (352, 592), (420, 768), (92, 768)]), "#8a6ad0", 0.35, blur=18, blend=SCREEN)
    for x, y, r in ((250, 632, 7), (330, 660, 5), (180, 650, 5), (292, 700, 6)):
        sparkle(scene, x, y, r)
    with scene.layer(alpha=0.5, blur=4):
        scene.flat(ellipse(226, 734, 40, 7), 0.0)
        scene.flat(ellipse(296, 738, 36, 6), 0.0)
    with scene.at(224, 730, 2.35):
        youngster(scene, "accent", hair="#3a2420", back=True, arms=((-12, -24), (17, -22)))
    with scene.at(298, 736, 2.0):
        youngster(scene, "accent2", hair="#c8803a", back=True, arms=((-17, -28), (12, -22)), skirt=True)
    with scene.at(440, 728, 0.8):
        scene.paper(ellipse(0, -22, 22, 22), scene.shaded("#a8703f", 0.1, 0.3), shadow=0.6)
        scene.paper(circle(0, -52, 17), scene.shaded("#a8703f", 0.15, 0.25), shadow=0.5, edge=0.4)
        for sx in (-1, 1):
            scene.paper(circle(sx * 13, -66, 6), scene.shaded("#a8703f", 0.1, 0.3), shadow=0.3, edge=0.2)
        scene.paper(ellipse(0, -47, 8, 6), "#e8c89a", shadow=0.2, edge=0.1)
        for sx in (-1, 1):
            scene.flat(circle(sx * 6, -56, 1.8), 0.0)
        scene.flat(circle(0, -50, 2), 0.0)


@recipe(TERRACOTTA, light=(230, 330), reach=520, seed=31)
def head_house(scene: Dream) -> None:
    """Inside the head it is evening: somebody reads under the skull, somebody looks out of the eye, something is
    locked in the cellar of the neck."""
    scene.wash([0.62, 0.74, 0.84, 0.92, 0.86, 0.7], strength=0.5)
    scene.glow(256, 330, 380, "glow", 0.35)
    for x, y, w in ((70, 140, 190), (470, 200, 180), (60, 640, 240), (470, 690, 220)):
        with scene.at(x, y):
            billow(scene, w, 0.9, seed=int(x), alpha=0.85)
    cx, cy = 236, 318
    with scene.at(cx, cy, 1.5):
        scene.paper(blob("-150,330! -140,240 -92,200 -60,186 52,186 90,204 150,240 180,330!"), (0.2, 0.04), shadow=1.2)
        scene.paper(profile_path(1.0), (0.22, 0.08), shadow=1.8, brush="brush")
    inside = placed(profile_path(0.9), cx - 2, cy + 2, 1.5)
    scene.flat(inside, 0.02)
    with scene.clip(inside):
        for y0, y1, a, b in ((60, 226, 0.12, 0.3), (226, 336, 0.86, 0.66), (336, 452, 0.7, 0.5), (452, 640, 0.1, 0.05)):
            scene.gradient(rect(0, y0, 512, y1 - y0), [a, b], (0, y0, 0, y1))
        scene.textured(inside, brush="mottle", strength=0.6)
        starfield(scene, rect(0, 60, 512, 166), 40, 5, (60, 100, 420, 220))
        with scene.at(176, 160):
            moon(scene, 22, 0.97, crescent=True)
        for x in range(60, 430, 18):
            scene.flat(rect(x, 336, 7, 116), 0.8, 0.2)
        # telescope in the attic
        scene.line(curve("240,226 262,190 300,168"), 5, 0.5)
        scene.paper(polygon([(284, 180), (330, 140), (338, 152), (292, 190)]), "accent2", shadow=0.5)
        with scene.at(236, 224, 0.72):
            youngster(scene, "accent2", hair=0.1, legs="stand", arms=((-10, -24), (14, -40)))
        for k in range(3):
            scene.paper(rect(52, 258 + k * 27, 124, 3.4), 0.2, shadow=0.4, edge=0.1)
            books(scene, 54, 174, 258 + k * 27, 14, highest=23)
        books(scene, 54, 174, 334, 14, highest=20)
        scene.glow(228, 262, 90, "glow", 0.7)
        with scene.at(230, 336, 0.78):
            chair(scene, "accent", "arm")
        with scene.at(228, 318, 0.95):
            person(scene, 0.96, hat="none", hair=0.9, legs="sit", arms=((-4, -24), (14, -24)))
            scene.paper(
                polygon([(8, -28), (16, -24), (26, -28), (26, -38), (16, -34), (8, -38)]), 1.0, shadow=0.3, edge=0.1
            )
        scene.line(line(262, 226, 262, 250), 1.4, 0.1)
        scene.paper(polygon([(250, 262), (274, 262), (267, 250), (257, 250)]), "accent2", shadow=0.3, edge=0.1)
        with scene.at(330, 338, 0.98):
            person(scene, "accent", hat="none", hair=0.1, legs="stand", arms=((-10, -22), (16, -34)))
        with scene.at(150, 452, 0.9):
            bed(scene, "accent", 0.3, 110, hair=0.1)
        with scene.at(276, 454, 0.62):
            scene.paper(round_rect(-34, -60, 68, 60, 6), 0.25)
            flame(scene, 48, outer="#d9482f", mid="#f7b23f")
        with scene.at(334, 452, 0.7):
            chair(scene, 0.25)
        scene.paper(round_rect(170, 520, 60, 44, 4), scene.shaded("accent2", 0.0, 0.5), shadow=0.6, brush="wood")
        scene.line(round_rect(170, 520, 60, 44, 4), 2, 0.0)
        scene.line(curve("166,534 200,546 236,530"), 3, 0.5, dash=(5, 3))
        scene.glow(200, 520, 40, "glow", 0.5)
        scene.line(line(174, 520, 226, 520), 1.6, "glow")
        for x in (252, 270):
            scene.flat(ellipse(x, 552, 4, 2.8), "glow")
        for y in (226, 336, 452):
            scene.paper(rect(0, y - 3, 512, 8), (0.3, 0.16), shadow=0.7, edge=0.3, brush="wood")
        for x, y, h in ((300, 336, 110), (216, 452, 116), (150, 560, 112)):
            with scene.at(x, y):
                ladder(scene, h + 8, 19, 0.34, 13)
        scene.paper(rect(290, 452, 6, 0.1), 0.1, shadow=0)
    scene.glow(390, 322, 70, "glow", 0.7)
    scene.paper(ellipse(384, 318, 20, 13), 0.08, shadow=0.3, edge=0.1)
    scene.flat(ellipse(384, 318, 15, 9), "glow")
    scene.flat(circle(385, 318, 5.5), 0.05)
    scene.beam(392, 318, -4, 10, 190, alpha=0.5)
    scene.line(inside, 3, 0.9, 0.25)
