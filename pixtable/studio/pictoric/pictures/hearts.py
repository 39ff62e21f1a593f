"""Pictures of hearts, heads and crowns."""

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import (
    Track,
    blob,
    circle,
    curve,
    ellipse,
    line,
    minus,
    placed,
    polygon,
    round_rect,
    smooth,
    stroked,
    union,
)
from pixtable.studio.kit.scene import Tone
from pixtable.studio.pictoric.motifs.birds import flying_bird, pigeon
from pixtable.studio.pictoric.motifs.body import heart_path
from pixtable.studio.pictoric.motifs.clouds import billow
from pixtable.studio.pictoric.motifs.furniture import chair
from pixtable.studio.pictoric.motifs.houses import house_row
from pixtable.studio.pictoric.motifs.land import hills
from pixtable.studio.pictoric.motifs.lights import hand_lamp
from pixtable.studio.pictoric.motifs.machines import gear, robot
from pixtable.studio.pictoric.motifs.paint import between
from pixtable.studio.pictoric.motifs.person import person
from pixtable.studio.pictoric.motifs.sky import stars
from pixtable.studio.pictoric.motifs.things import cage, ladder
from pixtable.studio.pictoric.palettes import BONFIRE, LAGOON, SOOT, THEATRE
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import SCREEN, Dream


@recipe(LAGOON, light=(256, 330), reach=520, seed=41)
def clockwork_heart(scene: Dream) -> None:
    """A giant heart is a clockwork with its side panel open; one small mechanic with a lamp looks for the wheel
    that hurts."""
    scene.wash([0.08, 0.2, 0.34, 0.42, 0.3, 0.12], strength=0.55, brush="cloudy")
    scene.glow(256, 330, 380, "accent", 0.5)
    for x, y, w, t in ((50, 180, 200, 0.36), (480, 240, 220, 0.38), (60, 560, 200, 0.3)):
        with scene.at(x, y):
            billow(scene, w, t, seed=int(x), alpha=0.6)
    br = "#d6a24a"
    for q, w in (
        ([(326, 200), (318, 130), (340, 70), (334, -10)], 46),
        ([(186, 200), (196, 130), (170, 72), (178, -10)], 40),
        ([(400, 230), (440, 180), (450, 120), (530, 80)], 30),
        ([(110, 240), (76, 190), (60, 130), (-20, 100)], 28),
        ([(256, 280), (256, 160), (262, 80), (256, -10)], 34),
    ):
        scene.paper(stroked(smooth(q, closed=False), w), scene.shaded(br, 0.1, 0.4), shadow=1)
        for u in (0.3, 0.7):
            clamp = Track.through(q).at(u)
            scene.line(
                line(*clamp.aside(w * 0.56), *clamp.aside(-w * 0.56)),
                7,
                mix(scene.hue(br), scene.tone(1), 0.35),
            )
    heart = placed(heart_path(430), 256, 350)
    scene.paper(heart, scene.shaded("#d8433f", 0.12, 0.45), shadow=2, texture=0.8)
    for q in (
        [(70, 300), (110, 270), (140, 290)],
        [(90, 380), (130, 400), (150, 440)],
        [(430, 250), (400, 280), (410, 320)],
        [(400, 400), (372, 430), (340, 450)],
    ):
        with scene.clip(heart):
            scene.line(smooth(q, closed=False), 3, scene.palette.ramp[0], 0.35)
    hole = placed(heart_path(270), 256, 350)
    scene.paper(stroked(hole, 16), scene.shaded(br, 0.25, 0.35), shadow=0.8)
    scene.flat(hole, 0.03)
    for i in range(22):
        rivet = Track(hole).at(i / 22)
        scene.flat(circle(rivet.x, rivet.y, 3), 0.05)
        scene.flat(circle(rivet.x - 0.8, rivet.y - 0.8, 1.1), 1.0, 0.8)
    with scene.clip(hole):
        scene.glow(256, 350, 180, "glow", 0.6)
        for x, y, r, n, c, sp in (
            (176, 290, 56, 16, "#8a6a42", 5),
            (330, 286, 50, 14, "#6f7a86", 4),
            (256, 366, 62, 18, br, 6),
            (192, 400, 34, 10, "#6f7a86", 0),
            (318, 396, 38, 12, "#a8643a", 4),
            (256, 452, 36, 10, "#8a6a42", 0),
            (256, 270, 26, 9, "accent2", 0),
        ):
            with scene.at(x, y):
                gear(scene, r, n, c, spokes=sp, rot=x % 17)
        scene.line(hole, 16, 0.0, 0.5, blur=9)
    with scene.at(256, 366):
        scene.glow(0, 0, 60, "glow", 0.7)
        scene.paper(placed(heart_path(34), 0, 2), scene.shaded("accent", 0.2, 0.2), shadow=0.6, edge=0.1)
    with scene.at(470, 372, 0.9, 90):
        scene.paper(
            minus(
                union(circle(-20, -24, 22), circle(20, -24, 22), round_rect(-7, -14, 14, 60, 4)),
                union(circle(-20, -24, 11), circle(20, -24, 11)),
            ),
            scene.shaded(br, 0.25, 0.35),
            shadow=1,
            edge=0.2,
        )
    hills(scene, 690, 12, 0.2, seed=4, fade=0.12)
    hills(scene, 728, 8, 0.1, seed=6)
    with scene.at(170, 706, turn=9):
        ladder(scene, 300, 34, "#e2bb7a", 20, top=0.9)
    with scene.at(212, 470, 1.15):
        person(
            scene, 0.95, tone=0.1, hat="cap", hat_colour="accent2", legs="walk", arms=((-9, -26), (17, -40)), hair=0.1
        )
    with scene.at(236, 424):
        hand_lamp(scene, 0, 0, 1.1)
    with scene.at(352, 716):
        scene.paper(round_rect(-32, -30, 64, 32, 4), scene.shaded("#8a4a32", 0.1, 0.3), brush="wood")
        scene.line(curve("-16,-30 0,-44 16,-30"), 4, 0.1)
        with scene.at(50, -10):
            gear(scene, 16, 9, br)


@recipe(BONFIRE, light=(372, 250), reach=600, seed=32)
def robot_heart(scene: Dream) -> None:
    """The robot has opened the door in its chest where a bird used to nest; the bird sits on its hand and cannot
    decide."""
    scene.wash([0.26, 0.42, 0.6, 0.76, 0.9, 0.8], strength=0.55)
    scene.glow(380, 260, 330, "glow", 0.6)
    scene.paper(circle(392, 300, 62), ("#fff0c0", "#ffc06a"), shadow=0.3, rim=0.2)
    with scene.depth(0.4, scene.tone(0.75)):
        hills(scene, 560, 26, 0.5, seed=3)
        for x, r in ((60, 70), (150, 40), (470, 84)):
            with scene.at(x, 570):
                gear(scene, r, 14, 0.5, spokes=5, rot=x)
    hills(scene, 610, 22, 0.36, seed=6, marks=50)
    for x, y, r, ro in ((30, 650, 46, 10), (110, 668, 28, 0), (486, 660, 58, 20)):
        with scene.at(x, y):
            gear(scene, r, 12, "accent2" if x < 100 else 0.5, spokes=4, rot=ro)
    hills(scene, 664, 16, 0.22, seed=9, marks=60)
    with scene.layer(alpha=0.5, blur=6):
        scene.flat(ellipse(228, 704, 110, 14), 0.0)
    with scene.at(222, 704, 1.88):
        robot(
            scene,
            0.5,
            body="#4f8c96",
            arms=[[(-56, -140), (-84, -108), (-74, -62)], [(56, -140), (92, -132), (98, -178)]],
        )
        hole = round_rect(-36, -150, 72, 76, 8)
        scene.paper(stroked(hole, 6), scene.shaded("#3a6b76", 0.1, 0.3), shadow=0.3, edge=0.1)
        scene.flat(hole, 0.03)
        with scene.clip(hole):
            scene.glow(0, -100, 70, "glow", 0.95)
            scene.line(line(0, -152, 0, -138), 1.6, 0.5)
            scene.paper(
                blob("-24,-92! -20,-78 0,-73 20,-78 24,-92! 0,-86"), ("#b5793f", "#6a3f2a"), shadow=0.5, edge=1.2
            )
            for k in range(8):
                scene.line(
                    smooth([(-24 + k * 5, -90), (-12 + k * 4, -80), (4 + k * 3, -78 + k % 3)], closed=False),
                    1,
                    "#e0b070",
                    0.7,
                )
            scene.paper(ellipse(-6, -92, 6, 7.5), 0.97, shadow=0.3, edge=0.1)
            scene.paper(ellipse(7, -91, 6, 7), 0.93, shadow=0.3, edge=0.1)
        scene.paper(
            polygon([(-36, -152), (-74, -162), (-74, -62), (-36, -72)]),
            scene.shaded("#5f9ca4", 0.1, 0.35),
            shadow=1,
            edge=0.3,
        )
        for y in (-150, -74):
            scene.flat(circle(-68, y, 2), 0.05)
        scene.flat(circle(-64, -110, 3.4), "accent2")
    with scene.at(406, 352, 1.15):
        scene.glow(0, -20, 60, "glow", 0.6)
        scene.paper(
            blob("-34,-2! -14,-12 -2,-24 4,-34 14,-37 20,-31 29,-29! 20,-25 19,-13 8,-4 -8,-3"),
            scene.shaded("#f4c542", 0.2, 0.15),
            shadow=0.6,
            edge=0.2,
        )
        scene.paper(blob("-28,-4! -8,-17 8,-15 2,-6 -12,-4"), scene.shaded("#d9832f", 0.1, 0.2), shadow=0.3, edge=0.2)
        scene.flat(circle(14, -31, 1.7), 0.0)
        for x in (0, 6):
            scene.line(line(x, -3, x, 4), 1.6, 0.1)
    for x, y, k in ((80, 150, 0.42), (140, 116, 0.34), (196, 152, 0.28)):
        with scene.at(x, y, k, -10):
            flying_bird(scene, 0.2, colour="#f4c542")


@recipe(SOOT, light=(400, 130), reach=680, seed=25)
def cage_head(scene: Dream) -> None:
    """A gentleman whose head is a birdcage has left its little door open; the bird is already carrying off his hat."""
    scene.wash([0.72, 0.84, 0.92, 0.96, 0.9, 0.78], strength=0.5, brush="cloudy")
    scene.glow(380, 150, 260, "glow", 0.5)
    for x, y, w, t in ((60, 260, 220, 0.86), (470, 330, 230, 0.84), (250, 470, 330, 0.82)):
        with scene.at(x, y):
            billow(scene, w, t, seed=int(x), alpha=0.8)
    with scene.depth(0.55, scene.tone(0.86)):
        house_row(scene, -10, 520, 700, 0.5, lowest=60, highest=140, lit=0.0, seed=4)
    suit = blob("6,790! 24,680 62,620 150,580! 216,562 256,556 296,562 362,580! 450,620 488,680 506,790!")
    scene.paper(suit, (0.2, 0.05), shadow=1.6, brush="brush")
    scene.paper(polygon([(208, 566), (304, 566), (258, 720)]), 1.0, shadow=0.3)
    scene.paper(
        blob("208,560! 196,600 224,640! 256,600! 288,640! 316,600 304,560! 256,572"), 0.97, shadow=0.6, edge=0.3
    )
    scene.paper(
        polygon(
            [(244, 604), (268, 604), (276, 622), (266, 634), (280, 768), (256, 790), (232, 768), (246, 634), (236, 622)]
        ),
        scene.shaded("accent", 0.1, 0.3),
        shadow=0.6,
        edge=0.3,
    )
    for sx in (-1, 1):
        scene.paper(
            polygon(
                [
                    (256 + sx * 50, 572),
                    (256 + sx * 98, 620),
                    (256 + sx * 70, 652),
                    (256 + sx * 88, 668),
                    (256 + sx * 6, 790),
                    (256 + sx * 12, 720),
                ]
            ),
            (0.26, 0.12),
            shadow=0.7,
            edge=0.4,
        )
    with scene.at(256, 566, 1.72):
        cage(scene, 0.1, width=112, height=178, part="back")
        scene.glow(0, -80, 90, "glow", 0.4)
        scene.line(line(-34, -64, 34, -64), 2.6, 0.3)
        scene.line(curve("0,-178 0,-130"), 1.4, 0.3)
        scene.paper(round_rect(-12, -20, 24, 10, 4), "accent2", shadow=0.4, edge=0.2)
        for x, y, r in ((-8, -30, 20), (12, -40, -30)):
            with scene.at(x, y, 0.3, r):
                scene.paper(blob("0,0! 10,-16 4,-40! -8,-18"), "accent", shadow=0.4, edge=0.2)
        cage(scene, 0.1, width=112, height=178, part="front")
        scene.paper(
            minus(
                polygon([(57, -88), (96, -98), (96, -38), (57, -30)]),
                polygon([(62, -84), (91, -91), (91, -43), (62, -36)]),
            ),
            0.12,
            shadow=0.6,
            edge=0.1,
        )
        for k in (1, 2, 3):
            scene.line(line(57 + k * 10, -88 - k * 2.6, 57 + k * 10, -30 - k * 2.2), 2, 0.12)
    with scene.at(420, 190, 0.9, -14):
        for x in (-30, -4, 20):
            scene.line(line(x, 20, x * 0.6, 84), 1.2, 0.1, 0.9)
        flying_bird(scene, 0.3, colour="accent")
    with scene.at(414, 290, turn=-16):
        scene.paper(
            union(blob("-44,0! -46,-40 -26,-62 0,-66 26,-62 46,-40 44,0!"), ellipse(0, 0, 72, 11)),
            (0.2, 0.05),
            shadow=1.2,
            rim=0.8,
        )
        scene.paper(blob("-44,-5! 0,2 44,-5! 45,-18! 0,-11 -45,-18!"), "accent", shadow=0.3, edge=0.2)


@recipe(THEATRE, light=(256, 420), reach=560, seed=73)
def crown_cage(scene: Dream) -> None:
    """The crown is so large that the king lives in it; seen from inside its golden points are bars."""
    scene.wash([0.08, 0.18, 0.3, 0.46, 0.56, 0.4], strength=0.55)
    scene.glow(256, 420, 340, "glow", 0.5)
    stars(scene, 60, 300, big=5)
    for x, y, w, t in ((60, 230, 210, 0.4), (460, 180, 220, 0.42)):
        with scene.at(x, y):
            billow(scene, w, t, seed=int(x), alpha=0.7)
    with scene.depth(0.3, scene.tone(0.4)):
        hills(scene, 560, 18, 0.3, seed=3)
    scene.paper(blob("-20,790! -20,604! 140,590 380,590 532,604! 532,790!"), (0.34, 0.12), shadow=1, edge=1.5)
    g = "#e0aa3f"

    def bar(x: float, y0: float, y1: float, w: float, ball: float, al: Tone) -> None:
        scene.paper(
            smooth(
                [
                    (x - w * 2.7, y0, 1),
                    (x - w * 1.15, between(y0, y1, 0.35)),
                    (x - w * 0.75, between(y0, y1, 0.7)),
                    (x, y1, 1),
                    (x + w * 0.75, between(y0, y1, 0.7)),
                    (x + w * 1.15, between(y0, y1, 0.35)),
                    (x + w * 2.7, y0, 1),
                ]
            ),
            scene.shaded(al, 0.2, 0.35),
            shadow=0.9,
            edge=0.2,
            rim=0.9,
        )
        scene.paper(
            circle(x, y1 + 1, ball),
            scene.shaded("accent2" if int(x) % 2 else "#d8344a", 0.25, 0.3),
            shadow=0.6,
            edge=0.1,
            rim=0.9,
        )

    with scene.depth(0.25, scene.tone(0.2)):
        for i in range(7):
            u = (i + 0.5) / 7
            x = between(110, 402, u)
            d = abs(u - 0.5) * 2
            bar(x, 560 + 10 * (1 - d), 250 + 34 * d, 8, 7, "#a8742f")
        scene.paper(
            blob("86,560! 256,536 426,560! 426,610! 256,580 86,610!"), scene.shaded("#a8742f", 0.1, 0.4), shadow=0.6
        )
    scene.paper(ellipse(256, 612, 186, 40), (0.5, 0.3), shadow=0.4, edge=0.4)
    scene.flat(ellipse(256, 610, 130, 26), "glow", 0.5, blur=14, blend=SCREEN)
    with scene.at(256, 628, 1.15):
        chair(scene, 0.2, "stool")
    with scene.at(254, 580, 2.0):
        person(
            scene,
            "#d8344a",
            tone=0.1,
            hat="none",
            hair="#f0e6dc",
            beard="#fbf3e6",
            legs="sit",
            arms=((-6, -18), (14, -22)),
        )
    scene.glow(256, 540, 130, "glow", 0.35)
    for i in (0, 1, 2, 4, 5, 6):
        u = i / 6
        x = between(92, 420, u)
        d = abs(u - 0.5) * 2
        bar(x, between(668, 640, d), between(214, 264, d), 11, 10, g)
    band = blob("58,612! 130,640 256,652 382,640 454,612! 450,686! 382,712 256,724 130,712 62,686!")
    scene.paper(band, scene.shaded(g, 0.25, 0.4), shadow=1.6, rim=1, edge=0.3)
    scene.line(curve("60,624 130,652 256,664 382,652 452,624"), 3, "#fff0c0", 0.7)
    scene.line(curve("62,676 130,701 256,713 382,701 450,676"), 3, "#7a4a1a", 0.6)
    for x, y, c in (
        (94, 652, "#d8344a"),
        (148, 673, "accent2"),
        (202, 684, "#d8344a"),
        (256, 688, "accent2"),
        (310, 684, "#d8344a"),
        (364, 673, "accent2"),
        (418, 652, "#d8344a"),
    ):
        scene.paper(ellipse(x, y, 13, 11), scene.shaded(c, 0.25, 0.35), shadow=0.5, edge=0.1, rim=1)
        scene.flat(ellipse(x - 4, y - 4, 3.4, 2.4), 1.0, 0.8)
    for x, y, k, fl in ((446, 150, 0.42, False), (404, 118, 0.34, False), (80, 130, 0.3, True)):
        with scene.at(x, y, k, -10, flip=fl):
            flying_bird(scene, 0.9, colour=0.95)
    with scene.at(470, 742, 0.95):
        pigeon(scene, 0.9)
