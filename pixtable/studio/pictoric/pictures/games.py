"""Pictures of chess and a doll's house."""

import math

from pixtable.studio.kit.colour import mix
from pixtable.studio.kit.paths import blob, circle, curve, ellipse, line, polygon, rect, round_rect, smooth, taper
from pixtable.studio.pictoric.motifs.cats import cat_behind
from pixtable.studio.pictoric.motifs.clouds import billow
from pixtable.studio.pictoric.motifs.furniture import plain_chair
from pixtable.studio.pictoric.motifs.kitchen import teacup, teapot
from pixtable.studio.pictoric.motifs.music import violin
from pixtable.studio.pictoric.motifs.paint import inner_shadow
from pixtable.studio.pictoric.motifs.people import child, old_man
from pixtable.studio.pictoric.motifs.plants import leaf_path
from pixtable.studio.pictoric.motifs.sky import moon, smoke
from pixtable.studio.pictoric.motifs.toys import chessman
from pixtable.studio.pictoric.palettes import GARNET, PORCELAIN, VELVET
from pixtable.studio.pictoric.recipe import recipe
from pixtable.studio.pictoric.sheet import WHITE, Dream


@recipe(GARNET, light=(256, 250), reach=560, seed=5)
def chess_seedling(scene: Dream) -> None:
    """A whole army of chessmen has stopped before one green shoot growing out of the board."""
    scene.wash([0.16, 0.3, 0.5, 0.7, 0.86, 0.9], strength=0.5)
    scene.glow(256, 330, 380, "glow", 0.7)
    with scene.at(256, 330):
        moon(scene, 120, 0.97)
    with scene.depth(0.25, scene.tone(0.7)):
        for x, k, n in ((60, 1.3, "rook"), (452, 1.3, "rook"), (128, 1.25, "bishop"), (384, 1.25, "bishop")):
            with scene.at(x, 440, k):
                chessman(scene, n, 0.34)
    hor = 430
    # perspective board
    for r_ in range(9):
        y0 = hor + (r_ / 9) ** 1.75 * 360
        y1 = hor + ((r_ + 1) / 9) ** 1.75 * 360
        for c_ in range(-5, 5):
            f0 = 22 + (y0 - hor) * 0.235
            f1 = 22 + (y1 - hor) * 0.235
            scene.paper(
                polygon(
                    [
                        (256 + c_ * f0 * 1.7, y0),
                        (256 + (c_ + 1) * f0 * 1.7, y0),
                        (256 + (c_ + 1) * f1 * 1.7, y1 + 0.6),
                        (256 + c_ * f1 * 1.7, y1 + 0.6),
                    ]
                ),
                0.93 - 0.03 * r_ if (r_ + c_) % 2 else 0.16,
                shadow=0,
                edge=0,
                rim=0.15,
                shade=0.1,
                texture=0.7,
            )
    for x, y, k, n in (
        (256, 470, 1.75, "king"),
        (188, 474, 1.6, "queen"),
        (322, 476, 1.5, "knight"),
        (118, 486, 1.45, "bishop"),
        (396, 488, 1.45, "bishop"),
        (46, 500, 1.45, "rook"),
        (468, 502, 1.45, "rook"),
    ):
        scene.flat(
            polygon(
                [
                    (x - 16 * k, y),
                    (x + 16 * k, y),
                    (x + (x - 256) * 0.5 + 30 * k, y + 150),
                    (x + (x - 256) * 0.5 - 30 * k, y + 150),
                ]
            ),
            0.0,
            0.38,
            blur=7,
        )
        with scene.at(x, y, k):
            chessman(scene, n, 0.04)
    for i, x in enumerate((24, 94, 166, 350, 422, 492)):
        with scene.at(x, 556 + 10 * math.cos(i), 1.5):
            chessman(scene, "pawn", 0.03)
    scene.glow(256, 640, 130, "glow", 0.55)
    scene.paper(
        blob("214,676! 224,664 240,668 256,656 272,666 290,662 300,676! 256,684"), (0.24, 0.1), shadow=0.8, edge=1
    )
    for pts in (
        [(226, 672), (200, 680), (186, 676)],
        [(286, 672), (312, 682), (330, 676)],
        [(250, 678), (246, 692), (232, 700)],
        [(266, 678), (280, 694), (276, 706)],
    ):
        scene.line(smooth(pts, closed=False), 1.5, 0.05, 0.8)
    scene.paper(taper([(256, 668), (252, 636), (258, 600)], 8, 4, 16), ("#8fd06a", "#3f8a4a"), shadow=0.8, edge=0.1)
    for x, y, left, a, c in (
        (257, 606, 62, -2.55, "#6fbf5c"),
        (258, 604, 66, -0.55, "#8fd66e"),
        (258, 602, 34, -1.65, "#b6ea86"),
    ):
        scene.paper(leaf_path(x, y, left, a, 0.3), (mix(c, WHITE, 0.25), c), shadow=0.9, edge=0.1, rim=1)
        scene.line(
            smooth([(x, y), (x + math.cos(a) * left * 0.8, y + math.sin(a) * left * 0.8)], closed=False),
            1.1,
            "#2f6b3a",
            0.6,
        )
    for x, y in ((300, 580), (214, 578)):
        scene.glow(x, y, 12, "glow", 0.8)
        scene.flat(circle(x, y, 2), WHITE, 0.9)


@recipe(PORCELAIN, light=(256, 270), reach=640, seed=23)
def chess_tea(scene: Dream) -> None:
    """The battle is over, all the others have fallen: the two enemy kings take tea alone on the board."""
    scene.wash([0.3, 0.46, 0.64, 0.82, 0.95], strength=0.5)
    scene.glow(256, 330, 340, "glow", 0.8)
    scene.paper(circle(256, 318, 70), ("#fff3d6", "#f7c98a"), shadow=0.3, rim=0.3)
    for x, y, w, t in ((70, 180, 230, 0.8), (450, 150, 260, 0.76), (400, 260, 160, 0.88)):
        with scene.at(x, y):
            billow(scene, w, t, seed=int(w))
    hor = 340

    def below(z: float) -> float:
        return hor + 430 / z

    def across(u: float, z: float) -> float:
        return 256 + u * 430 / z

    zs = [14, 7, 4.6, 3.4, 2.7, 2.25, 1.9, 1.65, 1.45, 1.28, 1.14, 1.02, 0.9]
    scene.flat(rect(0, hor, 512, 430), 0.78)
    for j in range(len(zs) - 1):
        for i in range(-16, 16):
            z0, z1 = zs[j], zs[j + 1]
            q = [
                (across(i * 0.36, z0), below(z0)),
                (across((i + 1) * 0.36, z0), below(z0)),
                (across((i + 1) * 0.36, z1), below(z1)),
                (across(i * 0.36, z1), below(z1)),
            ]
            if max(a[0] for a in q) < -5 or min(a[0] for a in q) > 517:
                continue
            scene.flat(polygon(q), 0.9 if (i + j) % 2 else 0.2 + 0.012 * j)
    scene.textured(rect(0, hor, 512, 430), brush="mottle", strength=0.7)
    scene.flat(ellipse(256, hor, 380, 26), "glow", 0.55, blur=14)
    for x, y, k, a, t, kd in (
        (64, 420, 0.42, 84, 0.16, "pawn"),
        (440, 410, 0.4, -80, "accent", "pawn"),
        (330, 400, 0.3, 96, 0.16, "bishop"),
        (190, 392, 0.28, -95, "accent", "rook"),
        (110, 500, 0.6, -98, "accent", "bishop"),
        (430, 520, 0.62, 88, 0.16, "rook"),
        (470, 700, 1.0, -84, "accent", "pawn"),
        (20, 690, 0.95, 82, 0.16, "queen"),
    ):
        with scene.layer(alpha=0.45, blur=4):
            scene.flat(ellipse(x + math.sin(math.radians(a)) * 50 * k, y + 8 * k, 70 * k, 12 * k), 0.0)
        with scene.at(x, y, k * 1.7, a):
            chessman(scene, kd, t)
    with scene.layer(alpha=0.5, blur=5):
        scene.flat(ellipse(150, 652, 70, 12), 0.0)
        scene.flat(ellipse(362, 652, 70, 12), 0.0)
        scene.flat(ellipse(256, 676, 60, 9), 0.0)
    with scene.at(146, 650, 2.35):
        chessman(scene, "king", "accent")
    with scene.at(368, 650, 2.35):
        chessman(scene, "king", 0.12)
    for x in (232, 280):
        scene.paper(taper([(x, 600), (x + (x - 256) * 0.3, 676)], 6, 4, 6), 0.25, shadow=0.4, edge=0.1)
    scene.paper(ellipse(256, 600, 54, 13), scene.shaded("accent2", 0.1, 0.25), shadow=1)
    scene.paper(ellipse(256, 597, 46, 10), 0.98, shadow=0.2, edge=0.2)
    with scene.at(256, 594):
        scene.paper(
            blob("-15,0 -19,-14 -10,-26 10,-26 19,-14 15,0"), scene.shaded("accent2", 0.2, 0.2), shadow=0.5, edge=0.2
        )
        scene.line(curve("17,-18 30,-20 34,-30"), 4, "accent2")
        scene.line(curve("-17,-20 -30,-22 -28,-8 -16,-6"), 3, "accent2")
        scene.paper(ellipse(0, -27, 7, 4), "accent", shadow=0.3, edge=0.1)
    for x in (222, 290):
        scene.paper(smooth([(x - 8, 586, 1), (x + 8, 586, 1), (x + 5, 598), (x - 5, 598)]), 1.0, shadow=0.4, edge=0.1)
        scene.line(smooth([(x, 580), (x - 4, 570), (x + 3, 562), (x - 2, 552)], closed=False), 1.6, 1.0, 0.7, blur=1)


@recipe(VELVET, light=(256, 440), reach=480, seed=37)
def dollhouse_eye(scene: Dream) -> None:
    """The family in the doll's house goes on with its evening; only the cat has noticed who is looking in."""
    scene.wash([0.2, 0.32, 0.42, 0.36, 0.24, 0.14], strength=0.6, brush="mottle")
    for i in range(10):
        scene.flat(rect(i * 56, 0, 20, 700), 0.5, 0.06)
    scene.paper(rect(-10, 690, 532, 90), ("#6a3f38", "#2a1620"), brush="wood", texture=1, shadow=1, edge=0.4)
    scene.flat(ellipse(256, 704, 230, 22), 0.0, 0.55, blur=12)
    x0_all, x1_all = 52, 460
    ys = [222, 374, 526, 690]
    mid = 256
    scene.paper(
        polygon(
            [(x0_all - 10, ys[0] - 8), (x1_all + 10, ys[0] - 8), (x1_all + 10, ys[3] + 6), (x0_all - 10, ys[3] + 6)]
        ),
        ("#e9c9a0", "#a8745c"),
        shadow=1.8,
        edge=0.4,
        brush="wood",
    )
    rooms = {}
    cols = [
        ("#7a9a94", "#9ab4a4"),
        ("#b98a9a", "#d0a8a8"),
        ("#c89a5a", "#dcb878"),
        ("#6f86a4", "#90a4b8"),
        ("#a8b07a", "#c0c494"),
        ("#b8705c", "#cc9078"),
    ]
    for j in range(3):
        for i in range(2):
            x0 = x0_all + 4 if i == 0 else mid + 5
            x1 = mid - 5 if i == 0 else x1_all - 4
            y0, y1 = ys[j] + 5, ys[j + 1] - 7
            rooms[i, j] = (x0, y0, x1, y1)
            rp = rect(x0, y0, x1 - x0, y1 - y0)
            scene.washed(rp, cols[j * 2 + i], (0, y0, 0, y1), strength=0.5, brush="mottle")
            with scene.clip(rp):
                for k in range(14):
                    scene.flat(rect(x0 + k * 15, y0, 5, y1 - y0), WHITE, 0.08)
                scene.flat(rect(x0, y1 - 15, x1 - x0, 16), "#5a3428", 0.9)
                scene.glow((x0 + x1) / 2, y0 + 50, 120, "glow", 0.3)
            inner_shadow(scene, rp, 0.6, 8)
    # the two upper windows: one enormous face behind the house
    for _d, x in ((-1, 146), (1, 366)):
        w = round_rect(x - 62, 242, 124, 84, 14)
        scene.paper(round_rect(x - 70, 234, 140, 100, 18), ("#fff0d8", "#c8a080"), shadow=0.8, edge=0.1)
        scene.washed(w, ["#e2a98a", "#f0c4a0", "#d89a80"], (0, 240, 0, 330), strength=0.5, brush="mottle")
        with scene.clip(w):
            e = smooth(
                [
                    (x - 54, 288, 1),
                    (x - 26, 262),
                    (x + 4, 256),
                    (x + 32, 264),
                    (x + 56, 288, 1),
                    (x + 28, 308),
                    (x, 314),
                    (x - 28, 308),
                ]
            )
            scene.flat(e, "#8a4a40", 0.5, blur=4)
            scene.paper(e, ("#fffaf0", "#e6d8d0"), shadow=0.3, edge=0.1, rim=0.2)
            with scene.clip(e):
                ix = x + 6
                scene.paper(circle(ix, 285, 28), ("#2f7f7a", "#7fd0b4"), shadow=0.2, edge=0, rim=0.2)
                for a in range(18):
                    scene.line(
                        line(
                            ix + math.cos(a * 0.35) * 13,
                            285 + math.sin(a * 0.35) * 13,
                            ix + math.cos(a * 0.35) * 26,
                            285 + math.sin(a * 0.35) * 26,
                        ),
                        1.2,
                        "#d8f0d0",
                        0.4,
                    )
                scene.flat(circle(ix, 285, 13), "#0a0810")
                scene.flat(circle(ix - 8, 276, 6), WHITE, 0.95)
                scene.flat(circle(ix + 8, 294, 3), WHITE, 0.6)
                scene.flat(rect(x - 60, 250, 120, 14), "#4a2020", 0.35, blur=6)
            scene.line(
                smooth([(x - 56, 288), (x - 26, 261), (x + 4, 255), (x + 32, 263), (x + 58, 289)], closed=False),
                4.5,
                "#5a2c28",
            )
            for k in range(6):
                scene.line(
                    smooth(
                        [
                            (x - 40 + k * 16, 270 - 10 * math.sin((k + 1) / 7 * 3.1)),
                            (x - 43 + k * 17, 260 - 10 * math.sin((k + 1) / 7 * 3.1)),
                            (x - 48 + k * 19, 252 - 10 * math.sin((k + 1) / 7 * 3.1)),
                        ],
                        closed=False,
                    ),
                    2.2,
                    "#5a2c28",
                )
        inner_shadow(scene, w, 0.5, 6)
        scene.line(line(x, 242, x, 326), 4, "#fff0d8")
        scene.line(round_rect(x - 62, 242, 124, 84, 14), 3, "#fff0d8")

    def bedr(x: float, y: float) -> None:
        scene.paper(round_rect(x - 50, y - 20, 100, 14, 4), "#fff4e4", shadow=0.5, edge=0.1)
        scene.paper(round_rect(x - 54, y - 36, 7, 36, 3), "#6a3a30", shadow=0.4, edge=0.1)
        scene.paper(round_rect(x + 47, y - 28, 7, 28, 3), "#6a3a30", shadow=0.4, edge=0.1)
        scene.paper(circle(x - 34, y - 25, 7.5), "#f0c9a2", shadow=0.3, edge=0)
        scene.paper(
            smooth([(x - 41, y - 26, 1), (x - 40, y - 33), (x - 32, y - 34), (x - 27, y - 27, 1)]),
            "#3a2018",
            shadow=0.2,
            edge=0,
        )
        scene.paper(
            smooth([(x - 24, y - 8, 1), (x - 24, y - 24), (x, y - 29), (x + 46, y - 20, 1), (x + 46, y - 7, 1)]),
            "#c8544a",
            shadow=0.5,
            edge=0.2,
        )

    bedr(120, 365)
    with scene.at(206, 366, 0.5):
        plain_chair(scene, 0.3, "#6a3a30")
    scene.paper(round_rect(300, 336, 78, 6, 2), "#6a3a30", shadow=0.5, edge=0.1)
    for x in (304, 370):
        scene.paper(rect(x, 342, 5, 24), "#5a3028", shadow=0.3, edge=0.1)
    with scene.at(334, 337, 0.17):
        teapot(scene, 0.9, "accent2")
    with scene.at(420, 366, 0.9, flip=True):
        child(scene, "accent", 0.08, girl=True)
    # dinner, left middle
    scene.paper(round_rect(86, 476, 120, 7, 2), "#fff0dc", shadow=0.6, edge=0.1)
    scene.paper(round_rect(140, 483, 10, 34, 2), "#6a3a30", shadow=0.3, edge=0.1)
    scene.line(line(146, 380, 146, 412), 1.6, 0.05)
    scene.glow(146, 424, 70, "glow", 0.7)
    scene.paper(polygon([(138, 410), (154, 410), (166, 426), (126, 426)]), "accent", shadow=0.4, edge=0.1)
    with scene.at(78, 518, 0.78):
        old_man(scene, "#3a5a6a", cane=False, sit=True)
    with scene.at(214, 518, flip=True):
        child(scene, "accent2", 0.1, girl=True)
    for x in (116, 174):
        with scene.at(x, 477, 0.22):
            teacup(scene, 0.95, "accent")
    with scene.at(300, 520, 0.34):
        violin(scene, "#b5562a", 0.05)
    scene.paper(round_rect(330, 450, 112, 68, 4), ("#4a2a30", "#2a161e"), shadow=0.7, edge=0.2)
    scene.paper(round_rect(326, 478, 120, 11, 2), "#fff4e4", shadow=0.5, edge=0.1)
    for k in range(13):
        scene.flat(rect(331 + k * 8.4, 478, 4, 7), 0.02)
    scene.glow(428, 436, 40, "glow", 0.7)
    scene.paper(rect(425, 438, 6, 12), "#fff4e4", shadow=0.3, edge=0)
    scene.flat(leaf_path(428, 438, 13, -1.57, 0.4), "#ffe9a0")
    # kitchen and hall
    scene.paper(round_rect(70, 606, 64, 78, 4), ("#e6e0d4", "#a8a094"), shadow=0.6, edge=0.2)
    scene.flat(round_rect(80, 640, 44, 30, 4), "#e0662a")
    scene.glow(102, 654, 44, "#ff9a4a", 0.6)
    scene.paper(round_rect(78, 588, 26, 20, 5), ("#5f8f9a", "#2f5a66"), shadow=0.5, edge=0.1)
    smoke(scene, 90, 584, 5, 3, r0=4, tone=1, alpha=0.5)
    for k in range(4):
        scene.paper(
            round_rect(150 + k * 22, 560, 14, 18, 4),
            ["#c8544a", "#e0a040", "#5f8f9a", "#fff0d8"][k],
            shadow=0.4,
            edge=0.1,
        )
    scene.paper(rect(144, 578, 94, 5), "#6a3a30", shadow=0.4, edge=0.1)
    with scene.at(196, 684, 0.5):
        plain_chair(scene, 0.3, "#6a3a30")
    for k in range(7):
        scene.paper(rect(276 + k * 14, 668 - k * 18, 16, 18 + k * 18), ("#a8705a", "#6a3a34"), shadow=0.3, edge=0.1)
    scene.paper(round_rect(388, 588, 52, 96, 24), ("#7a2f3a", "#4a1a28"), shadow=0.6, edge=0.2)
    scene.flat(circle(430, 640, 3), "#ffd98a")
    with scene.at(344, 596, 0.5):
        cat_behind(scene, 0.04, tail=1)
    for y in ys[1:3]:
        scene.paper(
            rect(x0_all - 10, y - 5, x1_all - x0_all + 20, 11),
            ("#f3d9b4", "#b98a68"),
            shadow=0.6,
            edge=0.2,
            brush="wood",
        )
    scene.paper(rect(mid - 5, ys[0], 10, ys[3] - ys[0]), ("#f3d9b4", "#b98a68"), shadow=0.5, edge=0.2)
    scene.paper(rect(356, 96, 34, 76), ("#a85a4a", "#6a3038"), shadow=0.8, edge=0.3)
    scene.paper(round_rect(350, 88, 46, 13, 3), "#c8806a", shadow=0.5, edge=0.2)
    roof = polygon([(24, 222), (196, 92), (316, 92), (488, 222)])
    scene.paper(roof, ("#3f8f8a", "#1c4f58"), shadow=1.4, edge=0.4)
    with scene.clip(roof):
        for r_ in range(8):
            for k in range(34):
                x = 10 + k * 15 + (7.5 if r_ % 2 else 0)
                y = 100 + r_ * 17
                scene.line(smooth([(x, y), (x + 7.5, y + 9), (x + 15, y)], closed=False), 1.4, "#0f333c", 0.6)
    scene.paper(round_rect(x0_all - 22, 216, x1_all - x0_all + 44, 13, 4), ("#fff0d8", "#c8a080"), shadow=0.8, edge=0.2)
    scene.paper(circle(256, 158, 25), "#fff0d8", shadow=0.6, edge=0.1)
    scene.flat(circle(256, 158, 19), "#3a1a38")
    scene.line(line(256, 139, 256, 177), 3, "#fff0d8")
    scene.line(line(237, 158, 275, 158), 3, "#fff0d8")
